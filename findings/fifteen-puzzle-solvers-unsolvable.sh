#!/usr/bin/env bash
# fifteen-puzzle-solvers 2.0.3 (PyPI): where there is no solution, BreadthFirst returns the path to the last board it took, in
# the form of a solution. AStar returns an empty list for the same board.
# Seen: a path of six moves for the 2 x 2 board 21/30, which cannot be solved; its last board is 03/12, not the goal.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check fifteen-puzzle-solvers==2.0.3
"$folder/bin/python" - <<'END'
from fifteen_puzzle_solvers.domain import Puzzle
from fifteen_puzzle_solvers.services.algorithms import AStar, BreadthFirst
from fifteen_puzzle_solvers.services.puzzle import PuzzleValidationService

start = Puzzle([[2, 1], [3, 0]])
assert not PuzzleValidationService.is_solvable(start)
assert AStar(start).solve_puzzle() == []
path = [puzzle.position for puzzle in BreadthFirst(start).solve_puzzle()]
assert len(path) == 7 and path[-1] == [[0, 3], [1, 2]], path
print("fifteen-puzzle-solvers 2.0.3: breadth-first search returns a path of six moves for a board without a solution")
END
