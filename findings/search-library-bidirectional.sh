#!/usr/bin/env bash
# search-library 1.0.0 (PyPI): its README lists bidirectional search as optimal in unweighted graphs. It expands one node of
# each side in turn and returns the first meeting, while other nodes of the same depth could meet earlier.
# Seen: four steps from 1 to 0 in an undirected graph of six nodes, where its own breadth-first search finds three.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check search-library==1.0.0
"$folder/bin/python" - <<'END'
from search_library import bfs_search, bidirectional_search

graph = {0: [3], 1: [2, 4], 2: [5, 1], 3: [5, 0, 4], 4: [1, 3], 5: [3, 2]}
assert all(node in graph[other] for node, others in graph.items() for other in others)


class Problem:
    def __init__(self, start, goal):
        self.start, self.goal = start, goal

    def initial_state(self):
        return self.start

    def is_goal(self, state):
        return state == self.goal

    def successors(self, state):
        return [(other, 1.0) for other in graph[state]]


there, back = Problem(1, 0), Problem(0, 1)
shortest = bfs_search(there).path
path = bidirectional_search(there, reverse_problem=back).path
print("breadth-first search", shortest, "bidirectional", path)
assert shortest == [1, 4, 3, 0] and path == [1, 2, 5, 3, 0]
END
