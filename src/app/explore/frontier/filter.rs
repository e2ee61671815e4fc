//! What of the open list is listed.

use crate::{
    app::explore::frontier::priority,
    recording::Node,
    search::{Side, Strategy},
};

/// What a filter asks for.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Wanted {
    f: Option<u32>,
    g: Option<u32>,
    h: Option<u32>,
    /// The priority.
    p: Option<u32>,
    side: Option<Side>,
    /// Parts of the board.
    parts: Vec<String>,
}

impl Wanted {
    /// What a text asks for.
    pub(crate) fn parse(text: &str) -> Self {
        let mut wanted = Self::default();
        let mut words = text
            .split([' ', '=', ','])
            .filter(|word| !word.is_empty())
            .peekable();
        while let Some(word) = words.next() {
            let (name, rest) = word.split_at(word.chars().next().map_or(0, char::len_utf8));
            let slot = match (name, word) {
                (_, "forward") => {
                    wanted.side = Some(Side::Forward);
                    &mut wanted.g
                }
                (_, "backward") => {
                    wanted.side = Some(Side::Backward);
                    &mut wanted.g
                }
                ("f", _) => &mut wanted.f,
                ("g", _) => &mut wanted.g,
                ("h", _) => &mut wanted.h,
                ("p", _) => &mut wanted.p,
                _ => {
                    wanted.parts.push(word.to_owned());
                    continue;
                }
            };
            // "f18", or "f 18" in two words.
            if let Ok(number) = rest.parse() {
                *slot = Some(number);
            } else if let Some(number) = words.peek().and_then(|next| next.parse().ok()) {
                *slot = Some(number);
                words.next();
            }
        }
        wanted
    }

    /// Whether a node has it.
    pub(crate) fn holds(
        &self,
        strategy: Strategy,
        node: &Node,
        board: impl FnOnce() -> String,
    ) -> bool {
        let is = |wanted: Option<u32>, value: Option<u32>| wanted.is_none() || wanted == value;
        is(self.f, node.f())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_is_read_in_the_ways_people_write_it() {
        let f = Wanted {
            f: Some(18),
            ..Wanted::default()
        };
        for text in ["f 18", "f18", "f=18", "f = 18"] {
            assert_eq!(Wanted::parse(text), f, "{text}");
        }
        let several = Wanted::parse("g 7 h9 813");
        assert_eq!((several.g, several.h), (Some(7), Some(9)));
        assert_eq!(several.parts, ["813"]);
        let side = Wanted::parse("backward 4");
        assert_eq!((side.side, side.g), (Some(Side::Backward), Some(4)));
        assert_eq!(Wanted::parse(""), Wanted::default());
    }
}
