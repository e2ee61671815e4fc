#!/usr/bin/env bash
# sliding-puzzles 0.9.3 (PyPI, a Gymnasium environment): the board that reset and step return is the environment's own array,
# which the next step changes. A list of the boards of an episode holds the last one as often as there are steps.
# Seen: after one move the board returned by reset is the same object as the one returned by step.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check sliding-puzzles==0.9.3
"$folder/bin/python" - <<'END'
import sliding_puzzles

environment = sliding_puzzles.make(w=3)
state = [1, 2, 3, 4, -1, 5, 7, 8, 6]
before, _ = environment.reset(options={"state": state})
after = environment.step(0)[0]
print("before:", before.flatten().tolist(), "same array:", before is after)
assert before is after and before.flatten().tolist() != state
END
