//! What only the tests reach: parts whose promises cannot be seen from outside.

pub use crate::layout::cells::{CellCounts, RowCells};
pub use crate::layout::rows::{Cursor, Entry, Row};
pub use crate::recording::closings::{Closings, NEVER};
pub use crate::recording::column::Column;
pub use crate::search::algorithms::best_first::BestFirst;
pub use crate::search::algorithms::bfs::Bfs;
pub use crate::search::algorithms::bidirectional_bfs::Bidirectional;
pub use crate::search::algorithms::mm::Mm;
pub use crate::search::algorithms::priority::{ByF, ByG};
pub use crate::search::engine::bucket_queue::BucketQueue;
pub use crate::search::engine::driver::Search;
pub use crate::search::engine::fifo::Fifo;
pub use crate::search::engine::mm_bounds::MinCounts;
pub use crate::search::engine::node_table::cache_line::Key;
pub use crate::search::engine::node_table::segments::{LARGE, Segments};
pub use crate::search::engine::node_table::{HashedSpace, NodeTable, RankedSpace, Space};
pub use crate::search::engine::open_queue::OpenQueue;
pub use crate::search::engine::path::packed_call::{Budget, MOST, Path, Reach};
pub use crate::search::engine::sparse_queue::SparseQueue;
pub use crate::search::engine::step_costs::{ByTile, Unit};
pub use crate::search::engine::symmetry::Symmetry;
pub use crate::search::exact::move_automaton::{DEAD, automaton};
pub use crate::search::heuristics::pattern_database::partition::Second;
pub use crate::search::heuristics::pattern_database::placement::{Ranks, placements};
