//! Studies: strategies measured on boards, compared, tabulated and carried home. Headless; it may use threads.

mod branching;
pub mod compare;
pub mod experiment;
pub mod file;
pub mod lesson;
mod measure;
mod names;
pub mod picture;
pub mod posthoc;
pub mod presets;
mod proof;
pub mod table;

pub use branching::branching;
pub use measure::{End, Measurement, measure};
pub use names::{StrategyError, parse_strategy, strategy_name};
pub use proof::Proof;
