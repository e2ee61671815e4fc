#!/usr/bin/env bash
# aialgos 0.1.0 (PyPI): dls, documented as "Path if found within the limit, or [] otherwise", misses paths within the limit.
# A node that was entered at the limit is marked for the whole search, so a shorter way to it is not followed.
# Seen: nothing within 10 moves for 513406728, which has a solution of 10.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check aialgos==0.1.0
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$here "$folder/bin/python" - <<'END'
from aialgos.uninformed import dls
from board import GOAL, board, distances, moves

start = board("513406728")
known = distances()
graph = {state: [next_state for _, next_state in moves(state)] for state in known}
found = dls(graph, start, GOAL, limit=10)
print("dls within 10:", found, "shortest:", known[start])
assert known[start] == 10 and found == []
END
