//! What a change means for several features at once.

pub(crate) mod heuristics;
