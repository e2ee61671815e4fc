//! True distances (h*): of a whole space or of one board.

pub(crate) mod bound_search;
pub(crate) mod distances;
pub(crate) mod move_automaton;
pub(crate) mod pieces;
pub(crate) mod shortest_path;
pub(crate) mod survey;
