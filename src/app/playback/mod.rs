//! Running a search, and going to any moment of it.

pub(crate) mod breakpoints_menu;
pub(crate) mod clock;
pub(crate) mod jump_menu;
pub(crate) mod rerun;
pub(crate) mod run;
pub(crate) mod searching;
pub(crate) mod timeline;
#[cfg(test)]
pub(crate) mod timeline_tests;
pub(crate) mod timeline_view;
pub(crate) mod transport;
pub(crate) mod transport_view;
pub(crate) mod unrecorded_notice;

pub(crate) use clock::{Clock, ClockBy, Span};
pub(crate) use rerun::Rerun;
pub(crate) use run::{Phase, Run};
pub(crate) use timeline::Timeline;
