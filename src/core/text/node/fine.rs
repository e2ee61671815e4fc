//! Texts about an expansion in fine steps.

use crate::text::messages::node::fine as said;
pub use said::*;

use crate::explain::Treatment;

pub fn estimate(parts: &[u32], h: u32) -> String {
    let parts: Vec<String> = parts.iter().map(u32::to_string).collect();
    match parts.len() {
        0 | 1 => h.to_string(),
        _ => format!("{} = {h}", parts.join(" + ")),
    }
}

/// Returns the result of the look-up among the visited nodes or of the test against the threshold.
pub fn looked_up(treatment: Treatment) -> String {
    match treatment {
        Treatment::Edge
        | Treatment::Back
        | Treatment::NotReached
        | Treatment::AtLimit { .. }
        | Treatment::Undecided => String::new(),
        Treatment::Stacked {
            f, threshold, by_f, ..
        } => said::tested(by_f, f > threshold, f, threshold),
        Treatment::Kept { .. } => said::NEW.to_string(),
        Treatment::Dropped {
            stored,
            g,
            closed: true,
        } if g < stored => said::stays_closed(stored, g),
        Treatment::Dropped { stored, g, .. } if g < stored => said::first_path_kept(stored),
        Treatment::Dropped { stored, g, .. } => said::no_better(stored, g),
        Treatment::Reparented {
            old,
            g,
            reopened: true,
            ..
        } => said::better_reopened(old, g),
        Treatment::Reparented { old, g, .. } if g > old => said::put_again(old, g),
        Treatment::Reparented { old, g, .. } => said::better(old, g),
    }
}
