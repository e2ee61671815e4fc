#!/usr/bin/env bash
# polysearch 0.0.2 (PyPI): a_star_search leaves the step into the expanded node out of g, so that the path it returns need not
# be the cheapest, without any heuristic. Its uniform_cost_search is right.
# Seen: of two ways with steps 1, 6, 6, 1 and 3, 3, 3, 3 A* returns the first, which costs 14 and not 12.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check polysearch==0.0.2
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$here "$folder/bin/python" - <<'END'
from polysearch.algorithms.a_star import a_star_search
from polysearch.algorithms.uniform_cost import uniform_cost_search
from polysearch.interfaces.state_space_problem import StateSpaceProblem

STEPS = {"S": {"A": 1, "D": 3}, "A": {"B": 6}, "B": {"C": 6}, "C": {"G": 1}, "D": {"E": 3}, "E": {"F": 3}, "F": {"G": 3}, "G": {}}


class TwoWays(StateSpaceProblem):
    def initial_state(self):
        return "S"

    def goal_state(self):
        return "G"

    def goal_check(self, state):
        return state == "G"

    def operators(self):
        return "ABCDEFG"

    def apply_operator(self, operator, state):
        return operator if operator in STEPS[state] else None

    def cost(self, state1, state2):
        return STEPS[state1][state2]


def cost(path):
    return sum(STEPS[a][b] for a, b in zip(path, path[1:]))


paths = [search(TwoWays()) for search in (a_star_search, uniform_cost_search)]
print("A*", paths[0], cost(paths[0]), "uniform cost", paths[1], cost(paths[1]))
assert [cost(path) for path in paths] == [14, 12]
END
