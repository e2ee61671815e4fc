//! What a lesson does to the other features.
