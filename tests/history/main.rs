//! A history against searches written as plainly as can be: every moment of every run, in everything it says.

mod engine;
mod meaning;
mod moments;
mod naive;
mod reasons;
mod tree;
