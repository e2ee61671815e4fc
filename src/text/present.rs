//! What a presentation says besides its slides.

pub(crate) use crate::text::messages::present::*;
