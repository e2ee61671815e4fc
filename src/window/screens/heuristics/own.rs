//! The user's own heuristics: their names and programs, and the examples that are there from the start.

use serde::{Deserialize, Serialize};

use slidescope_core::search::heuristics::OwnHeuristic;
use slidescope_core::search::heuristics::script::MAX_SOURCE;
use slidescope_core::text::{Message, heuristics_place as text};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Written {
    pub name: String,
    /// The program, as [`Script`](slidescope_core::search::heuristics::script::Script) reads it.
    pub source: String,
}

impl Written {
    /// Returns whether the program is one of the shipped examples, unchanged.
    pub(crate) fn is_shipped(&self) -> bool {
        SHIPPED.iter().any(|(_, source)| *source == self.source)
    }

    /// Returns the description of the heuristic: the comment at the start of its program.
    pub(crate) fn about(&self) -> String {
        let lines = self.source.lines().map(str::trim);
        let comment = lines.map_while(|line| line.strip_prefix("//"));
        comment.map(str::trim).collect::<Vec<_>>().join("\n")
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OwnHeuristics(pub Vec<Written>);

pub(crate) const MOST: usize = 200;

#[rustfmt::skip]
const SHIPPED: [(Message, &str); 7] = [
    (text::examples::CORNER, include_str!("../../../../assets/heuristics/corner-aware-manhattan.rhai")),
    (text::examples::SUM, include_str!("../../../../assets/heuristics/manhattan-plus-misplaced.rhai")),
    (text::examples::MAX, include_str!("../../../../assets/heuristics/max-of-two.rhai")),
    (text::examples::WEIGHTED, include_str!("../../../../assets/heuristics/weighted-manhattan.rhai")),
    (text::examples::SWAP, include_str!("../../../../assets/heuristics/relaxed-swap.rhai")),
    (text::examples::PATTERN, include_str!("../../../../assets/heuristics/pattern-of-four.rhai")),
    (text::examples::SEQUENCE, include_str!("../../../../assets/heuristics/sequence-score.rhai")),
];

impl Default for OwnHeuristics {
    fn default() -> Self {
        let written = |(name, source): (Message, &str)| Written {
            name: name.into(),
            source: source.to_owned(),
        };
        Self(SHIPPED.map(written).into())
    }
}

impl OwnHeuristics {
    /// Returns the heuristics to offer for searches: those whose name is valid in a strategy.
    pub(crate) fn to_offer(&self) -> Vec<OwnHeuristic> {
        let own = |written: &Written| OwnHeuristic::new(&written.name, &written.source).ok();
        self.0.iter().filter_map(own).collect()
    }

    /// Adds those that are not in the list with the same name and program, such as those of a lesson.
    pub(crate) fn take_in(&mut self, all: &[OwnHeuristic]) {
        for own in all {
            let same = |w: &Written| w.name == own.name() && w.source == own.source();
            if !self.0.iter().any(same) {
                self.add(own.name(), own.source());
            }
        }
    }

    pub(crate) fn has_room(&self) -> bool {
        self.0.len() < MOST
    }

    /// Adds a heuristic at the end under an unused name. Returns its index, or `None` if there is no room.
    pub(crate) fn add(&mut self, name: &str, source: &str) -> Option<usize> {
        if !self.has_room() || source.len() > MAX_SOURCE {
            return None;
        }
        let name = self.free_name(name);
        let source = source.to_owned();
        self.0.push(Written { name, source });
        Some(self.0.len() - 1)
    }

    /// Returns `name`, with a number appended if it is taken.
    fn free_name(&self, name: &str) -> String {
        let taken = |name: &str| self.0.iter().any(|written| written.name == name);
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let mut names = std::iter::once(name.to_owned()).chain(numbered);
        let free = names.find(|name| !taken(name));
        free.unwrap_or_else(|| name.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_says_what_it_teaches() {
        for written in OwnHeuristics::default().0 {
            assert!(written.about().contains("It teaches: "), "{}", written.name);
        }
    }

    #[test]
    fn a_name_that_is_taken_gets_a_number() {
        let mut own = OwnHeuristics::default();
        for name in ["Mine", "Mine 2", "Mine 3"] {
            let index = own.add("Mine", "0").expect("room");
            assert_eq!(own.0[index].name, name);
        }
        assert_eq!(own.add("Long", &"1".repeat(MAX_SOURCE + 1)), None);
    }
}
