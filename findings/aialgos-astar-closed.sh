#!/usr/bin/env bash
# aialgos 0.1.0 (PyPI): a_star, documented as finding the optimal path "when heuristic is admissible", keeps a closed node
# closed. With an estimate that never overestimates and is not consistent (Manhattan distance on boards whose first four
# tiles have an odd sum, misplaced tiles on the others) it returns longer paths.
# Seen: 28 moves for 648503712, which needs 24; the estimate is at most the truth on all 181,440 boards.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check aialgos==0.1.0
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$here "$folder/bin/python" - <<'END'
from aialgos.informed import a_star
from board import GOAL, board, distances, manhattan, misplaced, moves

known = distances()
graph = {state: [(next_state, 1) for _, next_state in moves(state)] for state in known}
estimate = {state: manhattan(state) if sum(state[:4]) % 2 else misplaced(state) for state in known}
assert all(estimate[state] <= known[state] for state in known)
start = board("648503712")
_, cost = a_star(graph, start, GOAL, estimate)
print("A*", cost, "shortest", known[start])
assert cost == 28 and known[start] == 24
END
