//! The window: features that own their state and draw themselves, the facts they share, and the effects between them.

pub(crate) mod boards;
pub(crate) mod check;
pub(crate) mod compare;
pub(crate) mod course;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod desktop;
pub(crate) mod dropped;
pub(crate) mod effect;
pub(crate) mod exercise;
pub(crate) mod experiment;
pub mod explore;
pub(crate) mod export;
pub(crate) mod facts;
pub(crate) mod files;
pub(crate) mod grading;
pub(crate) mod headless;
pub(crate) mod help;
pub(crate) mod heuristics;
pub(crate) mod kept;
pub(crate) mod keys;
pub(crate) mod lesson;
pub(crate) mod link;
pub(crate) mod model;
#[cfg(test)]
pub(crate) mod model_tests;
#[cfg(target_arch = "wasm32")]
pub(crate) mod page;
pub(crate) mod panels;
pub(crate) mod playback;
pub(crate) mod present;
pub(crate) mod screen;
pub(crate) mod settings;
pub(crate) mod survey;
#[cfg(test)]
pub(crate) mod testing;
pub(crate) mod theme;
pub(crate) mod tiles;
pub(crate) mod toast;
pub(crate) mod top_bar;
pub(crate) mod undo;
pub(crate) mod update;
pub(crate) mod widgets;
pub(crate) mod window;

pub(crate) use boards::Verdict;
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::run;
pub(crate) use effect::Effect;
pub(crate) use explore::{ColourBy, XAxis};
#[cfg(not(target_arch = "wasm32"))]
pub use export::worksheet::exercise::exercise;
#[cfg(not(target_arch = "wasm32"))]
pub use export::worksheet::worksheet;
pub(crate) use facts::Facts;
pub use files::{NoDialog, Platform, Question};
#[cfg(not(target_arch = "wasm32"))]
pub use headless::picture;
pub(crate) use model::Model;
#[cfg(target_arch = "wasm32")]
pub use page::run;
pub(crate) use screen::Screen;
pub(crate) use settings::{Settings, Theme};
pub use window::{App, KeepingUp};
