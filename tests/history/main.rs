//! A history against searches written as plainly as can be: every moment of every run, in everything it says.

#[path = "../common/mod.rs"]
mod common;
mod descent;
mod engine;
mod map;
mod meaning;
mod moments;
mod naive;
mod overlay;
mod reasons;
mod tree;
