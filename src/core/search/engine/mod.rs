//! The data structures and low-level techniques that make the algorithms fast.

pub(crate) mod age_queue;
pub(crate) mod bfs_frontier;
pub(crate) mod blank_cell;
pub(crate) mod bucket_queue;
pub(crate) mod dispatch;
pub(crate) mod driver;
pub(crate) mod fifo;
pub(crate) mod lookahead;
pub(crate) mod mapped_memory;
pub(crate) mod mm_bounds;
pub(crate) mod node_record;
pub(crate) mod node_table;
pub(crate) mod open_queue;
#[cfg_attr(target_arch = "wasm32", path = "pages_of_a_page.rs")]
pub(crate) mod pages;
pub(crate) mod parallel;
pub(crate) mod parent_move;
pub(crate) mod path;
pub(crate) mod sparse_queue;
pub(crate) mod step_costs;
pub(crate) mod symmetry;
