//! File formats of other programs.

pub mod posthoc;
