//! The whole app without a screen, driven by accessible names.

#[path = "../../src/core/tests/common/mod.rs"]
mod common;
#[path = "../common/site.rs"]
mod site;
#[path = "../common/window.rs"]
mod window;

mod calm;
mod compare;
mod course;
mod deepening;
mod effort;
mod exercise;
mod experiment;
mod explore;
mod files;
mod fonts;
mod grading;
mod help;
mod heuristics;
mod inspector;
mod keyboard;
mod layout;
mod lesson;
mod links;
mod monkey;
mod motion;
mod package;
mod parameters;
mod paste;
mod picture;
mod present;
mod reading;
mod shortest;
mod surveys;
mod tiles;
mod timeline;
mod views;
mod worksheet;

/// The longest frame that the app counts in full.
const FRAME_SECONDS: f32 = 0.1;
