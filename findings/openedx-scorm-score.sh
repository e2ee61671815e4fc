#!/usr/bin/env bash
# openedx-scorm-xblock 19.0.5 (PyPI, the SCORM unit of Open edX): the grade is cmi.core.score.raw divided by 100, whatever
# cmi.core.score.max is, so that 8 of 10 points are 8 per cent. The points of a unit that is "incomplete" are kept and reach
# the gradebook only with "completed", "passed" or "failed".
# Seen: a grade of 0.08 with score.max 10 and score.raw 8; none before the status; score.raw 29 is read back as
# 28.999999999999996.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check openedx-scorm-xblock==19.0.5 xblock==5.2.0 web-fragments==3.1.0 \
  'django<5' setuptools==75.8.0
"$folder/bin/python" - <<'END'
import json
from unittest import mock

from django.conf import settings

settings.configure(DATABASES={}, RUNNING_WITH_TEST_SETTINGS=True)
from openedxscorm.scormxblock import ScormXBlock
from xblock.field_data import DictFieldData


def unit():
    block = ScormXBlock(mock.Mock(), DictFieldData({"has_score": True}), mock.Mock())
    block.track_set_value = block.emit_completion = lambda *_, **__: None
    return block


def tell(block, **values):
    for name, value in values.items():
        block.set_value({"name": "cmi.core." + name.replace("score_", "score."), "value": value})


def grades(block):
    calls = block.runtime.publish.call_args_list
    return [call.args[2]["value"] for call in calls if call.args[1] == "grade"]


block = unit()
tell(block, score_min="0", score_max="10", score_raw="8", lesson_status="incomplete")
assert grades(block) == []
tell(block, lesson_status="completed")
print("8 of 10 points are a grade of", grades(block))
assert grades(block) == [0.08]

tell(block, score_raw="29")
asked = mock.Mock(method="POST", body=json.dumps({"name": "cmi.core.score.raw"}).encode())
read = block.scorm_get_value(asked).json["value"]
print("29 is read back as", read)
assert read == 28.999999999999996
END
