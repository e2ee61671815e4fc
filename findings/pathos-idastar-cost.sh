#!/usr/bin/env bash
# pathos-ai 0.2.0 (PyPI): IDAstar reports the number of steps as its cost, whatever the steps cost. AStar reports the cost.
# Seen: where each move costs 2, cost 15 by IDAstar and 30 by AStar for 312576408, a board of 15 moves.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check pathos-ai==0.2.0
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$here "$folder/bin/python" - <<'END'
from board import GOAL, board, manhattan, moves
from pathos import Space
from pathos.algorithms.informed import AStar, IDAstar

costs = []
for algorithm in (IDAstar, AStar):
    space = Space().initial(board("312576408"))
    space.successors(moves)
    space.goal(lambda state: state == GOAL)
    space.heuristic(manhattan)
    space.evaluate(lambda state: 2)
    costs.append(algorithm(space).solve().cost)
print("IDAstar", costs[0], "AStar", costs[1])
assert costs == [15.0, 30.0]
END
