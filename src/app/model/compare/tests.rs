//! A comparison without a window.
