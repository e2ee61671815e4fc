#!/usr/bin/env bash
# fifteen-puzzle-solvers 2.0.3 (PyPI): its AStar, described as ordering paths by "the sum of the path length and a heuristic
# estimate", never adds the moves made. A path is ordered by the estimate of its last board alone, which is greedy search. The
# solution can be longer than a shortest one with any of its three estimates, Manhattan distance among them. Its BreadthFirst
# is right.
# Seen: 34 moves for 012368475 with Manhattan distance, which needs 14.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check fifteen-puzzle-solvers==2.0.3
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$here "$folder/bin/python" - <<'END'
from board import board, distances
from fifteen_puzzle_solvers.domain import Puzzle
from fifteen_puzzle_solvers.services.algorithms import AStar, BreadthFirst

start = board("012368475")
rows = [list(start[row : row + 3]) for row in (0, 3, 6)]
assert distances()[start] == 14
assert len(BreadthFirst(Puzzle(rows)).solve_puzzle()) - 1 == 14
length = len(AStar(Puzzle(rows), "manhattan_distance").solve_puzzle()) - 1
assert length == 34, length
print("fifteen-puzzle-solvers 2.0.3: A* by Manhattan distance finds 34 moves for 012368475, which needs 14")
END
