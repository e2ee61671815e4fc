//! The moment that is shown, and the slider that chooses it.

mod moment;
mod timeline;
