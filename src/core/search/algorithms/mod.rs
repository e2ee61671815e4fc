//! The search algorithms, one short file each: how each expands, and its open nodes while it runs.

pub(crate) mod best_first;
pub(crate) mod bfs;
pub(crate) mod bidirectional_bfs;
pub(crate) mod depth_first;
pub(crate) mod dfs;
pub(crate) mod ida_star_by_cost;
pub(crate) mod mm;
pub(crate) mod priority;
pub(crate) mod recursion;
