//! What is said where the window is a page in a browser.

pub(crate) use crate::text::messages::page::*;
