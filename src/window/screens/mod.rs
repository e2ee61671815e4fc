//! The five places of the window. None knows another.

pub(crate) mod compare;
pub(crate) mod experiment;
pub(crate) mod explore;
pub(crate) mod heuristics;
pub(crate) mod lessons;
