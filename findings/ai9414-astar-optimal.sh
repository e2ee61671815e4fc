#!/usr/bin/env bash
# ai9414 0.2.1 (PyPI, demonstrations for a course): its A* on a graph with places in the plane estimates by the straight
# line and says at the goal that "the highlighted path is optimal". The costs of the edges are the teacher's; the model
# accepts costs below the straight line, for which the estimate is too large. The sentence stays.
# Seen: a path of cost 10 is called optimal where another costs 2.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check ai9414==0.2.1
"$folder/bin/python" - <<'END'
from ai9414.graph_astar.solver import solve_graph_astar
from ai9414.search.models import GraphEdge, GraphNode, WeightedGraph

graph = WeightedGraph(
    nodes=[GraphNode(id="S", x=0, y=0), GraphNode(id="A", x=5, y=50), GraphNode(id="G", x=10, y=0)],
    edges=[GraphEdge(u="S", v="G", cost=10), GraphEdge(u="S", v="A", cost=1), GraphEdge(u="A", v="G", cost=1)],
    start="S",
    goal="G",
)
result = solve_graph_astar(graph)
assert result.path == ["S", "G"] and result.best_cost == 10, result.path
assert "path is optimal" in result.raw_steps[-1].annotation, result.raw_steps[-1].annotation
print("ai9414 0.2.1: A* calls a path of cost 10 optimal where another costs 2")
END
