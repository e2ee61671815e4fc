#!/usr/bin/env bash
# pathos-ai 0.2.0 (PyPI): where successors can be reversed, solver(mode="exact") chooses BidirectionalAStar, which reports
# epsilon 1.0, "found", an empty path, and a cost that need not be the least. It stops when the two lowest f add up to the
# best meeting; both estimate the way to the goal, so that the sum is about twice the length from the beginning.
# Seen: cost 24 with epsilon 1.0 for 025167348, which needs 22; the path is [].
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check pathos-ai==0.2.0
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$here "$folder/bin/python" - <<'END'
from board import GOAL, board, distances, manhattan, moves
import pathos.algorithms.informed
from pathos import Space

start = board("025167348")
space = Space().initial(start)
space.successors(moves)
space.reverse_successors(moves)
space.goal(lambda state: state == GOAL)
space.heuristic(manhattan)
space.evaluate(lambda state: 1)
result = space.solver(mode="exact").solve()
print(result.algorithm, "cost", result.cost, "epsilon", result.epsilon, "path", result.path, "shortest", distances()[start])
assert result.algorithm == "BidirectionalAStar" and result.found and result.epsilon == 1.0
assert result.cost == 24 and result.path == [] and distances()[start] == 22
END
