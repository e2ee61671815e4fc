//! Each algorithm as a page of code.

use crate::search::Algorithm;

/// The line of A* that takes a node, where of the same f the smallest g comes first.
pub const TAKE_SMALLER_G: (usize, &str) = (1, "    n ← lowest f, smallest g, oldest");

/// The lines of an algorithm, with four spaces for each level.
#[must_use]
pub const fn pseudocode(algorithm: Algorithm) -> &'static [&'static str] {
    match algorithm {
        Algorithm::Bfs => &[
            "while the queue is not empty",
            "    n ← the oldest node in the queue",
            "    for each neighbour m of n",
            "        if m is new",
            "            parent(m) ← n",
            "            if m is the goal: return its path",
            "            put m into the queue",
            "return no solution",
        ],
        Algorithm::Bidirectional => &[
            "until the frontiers have met",
            "    take the side of the smaller frontier",
            "    for each node n of its layer",
            "        for each neighbour m of n",
            "            if m is new to this side",
            "                parent(m) ← n",
            "                if the other has m: they meet",
            "                put m into this side’s queue",
            "return the path through the meeting",
        ],
        Algorithm::AStar => &[
            "while the frontier is not empty",
            "    n ← lowest f, largest g, oldest",
            "    if n is the goal: return its path",
            "    for each neighbour m of n",
            "        if m is new or g(n) + 1 < g(m)",
            "            parent(m) ← n",
            "            put m into the frontier",
            "return no solution",
        ],
        Algorithm::UniformCost => &[
            "while the frontier is not empty",
            "    n ← lowest g, oldest",
            "    if n is the goal: return its path",
            "    for each neighbour m of n",
            "        if m is new or g(n) + 1 < g(m)",
            "            parent(m) ← n",
            "            put m into the frontier",
            "return no solution",
        ],
        Algorithm::WeightedAStar => &[
            "while the frontier is not empty",
            "    n ← lowest g + w·h, largest g, oldest",
            "    if n is the goal: return its path",
            "    for each neighbour m of n",
            "        if m is new or g(n) + 1 < g(m)",
            "            parent(m) ← n",
            "            put m into the frontier",
            "return no solution",
        ],
        Algorithm::Greedy => &[
            "while the frontier is not empty",
            "    n ← lowest h, smallest g, oldest",
            "    if n is the goal: return its path",
            "    for each neighbour m of n",
            "        if m is new",
            "            parent(m) ← n",
            "            put m into the frontier",
            "return no solution",
        ],
        Algorithm::Mm => &[
            "until the best path has the length of a bound",
            "    n ← lowest p, smallest g, oldest",
            "    for each neighbour m of n",
            "        if m is new to this side or g(n) + 1 < g(m)",
            "            parent(m) ← n",
            "            if the other has m: a path",
            "            put m into this side’s frontier",
            "return the best path",
        ],
        Algorithm::DepthLimited => &[
            "search(n, depth):",
            "    if n is the goal: return the path",
            "    if depth is the limit: return",
            "    for each neighbour m of n but its parent",
            "        search(m, depth + 1)",
            "search(start, 0)",
        ],
        Algorithm::IterativeDeepening => &[
            "search(n, depth):",
            "    if n is the goal: return the path",
            "    if depth is the limit: return",
            "    for each neighbour m of n but its parent",
            "        search(m, depth + 1)",
            "for limit 0, 1, 2 and so on",
            "    search(start, 0)",
        ],
        Algorithm::IdaStar => &[
            "search(n, g):",
            "    if n is the goal: return the path",
            "    for each neighbour m of n but its parent",
            "        if g + 1 + h(m) ≤ threshold",
            "            search(m, g + 1)",
            "threshold ← h(start)",
            "repeat search(start, 0)",
            "    threshold ← the lowest f beyond it",
        ],
    }
}
