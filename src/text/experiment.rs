//! What the Experiment place says.

pub(crate) const DEPTH_LIMIT: &str = "How deep it may go; empty: as far as a solution can be away.";
