#!/usr/bin/env bash
# sliding-puzzles 0.9.3 (PyPI, a Gymnasium environment): the seed that is given when the environment is made is stored and
# not used, so that a run with a seed draws other boards each time. reset(seed=...) does seed it.
# Seen: two environments made with seed=7 begin with different boards in at least one of five resets; reset(seed=7) gives
# equal ones.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check sliding-puzzles==0.9.3
"$folder/bin/python" - <<'END'
import sliding_puzzles


def first_boards(at_reset):
    environment = sliding_puzzles.make(w=3, seed=7)
    boards = []
    for number in range(5):
        board, _ = environment.reset(seed=7 + number) if at_reset else environment.reset()
        boards.append(board.flatten().tolist())
    return boards


print("made with a seed:", first_boards(False)[0], first_boards(False)[0])
assert first_boards(False) != first_boards(False)
assert first_boards(True) == first_boards(True)
END
