#!/usr/bin/env bash
# cosc604 0.1.0 (PyPI, the code of a course): its priority queue keeps pairs of a priority and a node, and nodes have no
# order, so that uniform-cost search and A* end with an error as soon as two open nodes are equal. On a sliding puzzle, where
# each move costs 1, that is the first expansion of any board with two moves. Its example has no two equal costs.
# Seen: TypeError for 123456078, two moves from the goal.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check cosc604==0.1.0 networkx==3.4.2 numpy==2.2.6
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$here "$folder/bin/python" - <<'END'
from board import GOAL, board, moves
from cosc604 import uniform_cost_search


class Puzzle:
    initial = board("123456078")

    def goal_test(self, state):
        return state == GOAL

    def successors(self, state):
        return [(letter, 1, next_state) for letter, next_state in moves(state)]


try:
    print(uniform_cost_search(Puzzle()))
except TypeError as error:
    print("TypeError:", error)
else:
    raise SystemExit("no error any more")
END
