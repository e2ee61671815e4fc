//! Studies: strategies measured on boards, compared and tabulated. The module may use threads and needs no window.

pub mod accuracy;
pub mod branching;
pub(crate) mod column_key;
pub mod compare;
pub mod dominance;
pub mod effort;
pub mod every_board;
pub mod experiment;
pub mod findings;
pub(crate) mod fingerprint;
pub mod heuristic_check;
pub mod measure;
pub(crate) mod notes;
pub(crate) mod optimality;
pub mod predicted_effort;
pub mod presets;
pub(crate) mod strategy_names;
pub mod table;

pub use branching::branching;
pub use fingerprint::{Fingerprint, fingerprint};
pub use measure::{End, Measurement, measure};
pub use optimality::{Optimality, SolutionQuality, proven_bound, quick_bound};
pub use strategy_names::{
    StrategyError, algorithm_known_as, heuristic_known_as, parse_algorithm, parse_heuristic,
    parse_strategy, parse_strategy_with, strategy_name,
};
