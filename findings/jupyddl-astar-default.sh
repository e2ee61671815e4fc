#!/usr/bin/env bash
# jupyddl 2.4.0 (PyPI): its A* is marked `optimal`, and solve_task(task, search="astar") without a heuristic takes hff, which
# overestimates. The plan can be longer than a shortest one. With heuristic="hmax" it is shortest.
# Seen: 22 moves for the 8-puzzle 150378462 in PDDL, which needs 20.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check jupyddl==2.4.0
cat >"$folder/domain.pddl" <<'END'
(define (domain slide)
  (:requirements :strips :typing)
  (:types tile cell)
  (:predicates (on ?t - tile ?c - cell) (free ?c - cell) (next ?a ?b - cell))
  (:action move
    :parameters (?t - tile ?a ?b - cell)
    :precondition (and (on ?t ?a) (free ?b) (next ?a ?b))
    :effect (and (on ?t ?b) (free ?a) (not (on ?t ?a)) (not (free ?b)))))
END
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$here "$folder/bin/python" - "$folder" <<'END'
import sys
from pathlib import Path

from board import board, distances
from jupyddl.api import build_task, solve_task
from jupyddl.search import make_planner

start = board("150378462")
cells = range(9)
beside = [(a, b) for a in cells for b in cells if abs(a // 3 - b // 3) + abs(a % 3 - b % 3) == 1]
tiles = " ".join(f"t{tile}" for tile in range(1, 9))
placed = " ".join(f"(on t{tile} c{cell})" if tile else f"(free c{cell})" for cell, tile in enumerate(start))
nexts = " ".join(f"(next c{a} c{b})" for a, b in beside)
goal = " ".join(f"(on t{tile} c{tile - 1})" for tile in range(1, 9))
folder = Path(sys.argv[1])
(folder / "problem.pddl").write_text(
    f"(define (problem p) (:domain slide) (:objects {tiles} - tile {' '.join(f'c{c}' for c in cells)} - cell)"
    f" (:init {placed} {nexts}) (:goal (and {goal})))"
)
task = build_task(str(folder / "domain.pddl"), str(folder / "problem.pddl"))
lengths = [len(solve_task(task, search="astar", **given).plan) for given in ({}, {"heuristic": "hmax"})]
print("A* by default", lengths[0], "with hmax", lengths[1], "shortest", distances()[start])
assert make_planner("astar").optimal and lengths == [22, 20] and distances()[start] == 20
END
