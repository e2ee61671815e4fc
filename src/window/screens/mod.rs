//! The five places of the window. None knows another.

pub mod compare;
pub mod experiment;
pub mod explore;
pub mod heuristics;
pub(crate) mod lessons;
