//! The picture, driven as a person would.
