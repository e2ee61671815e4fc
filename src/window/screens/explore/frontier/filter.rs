//! The filter of the open list, parsed from text into conditions on a node.

use crate::window::screens::explore::frontier::row::priority;
use slidescope_core::recording::Node;
use slidescope_core::search::{Side, Strategy};

#[derive(Debug, Default, PartialEq)]
pub struct Filter {
    pub f: Option<u32>,
    pub g: Option<u32>,
    pub h: Option<u32>,
    pub p: Option<u32>,
    pub side: Option<Side>,
    pub parts: Vec<String>,
}

impl Filter {
    pub fn parse(text: &str) -> Self {
        let mut filter = Self::default();
        let mut words = text
            .split([' ', '=', ','])
            .filter(|word| !word.is_empty())
            .peekable();
        while let Some(word) = words.next() {
            let (name, rest) = word.split_at(word.chars().next().map_or(0, char::len_utf8));
            let slot = match (name, side(word)) {
                (_, Some(side)) => {
                    filter.side = Some(side);
                    &mut filter.g
                }
                ("f", None) => &mut filter.f,
                ("g", None) => &mut filter.g,
                ("h", None) => &mut filter.h,
                ("p", None) => &mut filter.p,
                (_, None) => {
                    filter.parts.push(word.to_owned());
                    continue;
                }
            };
            // Either "f18", or "f 18" in two words.
            if let Ok(number) = rest.parse() {
                *slot = Some(number);
            } else if let Some(number) = words.peek().and_then(|next| next.parse().ok()) {
                *slot = Some(number);
                words.next();
            }
        }
        filter
    }

    pub(crate) fn holds(
        &self,
        strategy: Strategy,
        node: &Node,
        board: impl FnOnce() -> String,
    ) -> bool {
        let is = |wanted: Option<u32>, value: Option<u32>| wanted.is_none() || wanted == value;
        is(self.f, node.f)
            && is(self.g, Some(node.g))
            && is(self.h, node.h)
            && is(self.p, priority(strategy, node.view()))
            && self.side.is_none_or(|side| side == node.side)
            && (self.parts.is_empty() || {
                let board = board();
                self.parts.iter().all(|part| board.contains(part.as_str()))
            })
    }
}

/// Returns the side with this name, in English or in the chosen language.
fn side(word: &str) -> Option<Side> {
    let mut sides = [("forward", Side::Forward), ("backward", Side::Backward)].into_iter();
    let found = sides.find(|(name, side)| word == *name || word == side.to_string());
    found.map(|(_, side)| side)
}
