//! The controls of a search that is played.

#[cfg(test)]
pub(crate) mod moment_tests;
pub(crate) mod moments_menu;
pub(crate) mod shared_bar;
#[cfg(test)]
pub(crate) mod timeline_tests;
pub(crate) mod timeline_view;
