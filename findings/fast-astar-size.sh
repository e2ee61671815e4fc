#!/usr/bin/env bash
# fast-astar 2.0.2 (npm, an A* on grids): from 101 columns and rows on it chooses another implementation by itself, in
# WebAssembly, which finds no path between two cells of an empty grid, and goes diagonally although rightAngle is true and
# optimalResult, "ensure optimal path", is left at true. The implementation for smaller grids is right.
# Seen: from (0, 0) to (9, 9) of an empty grid 19 cells with 100 columns and null with 101; diagonal steps to the far corner.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --ignore-scripts --no-audit --no-fund fast-astar@2.0.2
cat >seen.mjs <<'END'
import assert from 'node:assert';
const say = console.log;
// It tells what it does on the console.
console.log = () => {};
const { Grid, Astar } = await import('fast-astar');
const search = (size, to) => new Astar(new Grid({ col: size, row: size })).search([0, 0], to, { rightAngle: true });
const isDiagonal = ([x, y], at, path) => at > 0 && x !== path[at - 1][0] && y !== path[at - 1][1];
const seen = [(await search(100, [9, 9])).length, await search(101, [9, 9])];
for (const size of [100, 101]) seen.push((await search(size, [size - 1, size - 1])).some(isDiagonal));
say('cells with 100 columns and with 101:', seen[0], seen[1], '- diagonal to the far corner:', seen[2], seen[3]);
assert.deepEqual(seen, [19, null, false, true]);
END
node seen.mjs
