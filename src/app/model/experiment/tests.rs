//! The Experiment place without a window.
