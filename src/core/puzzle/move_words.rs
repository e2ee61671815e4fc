//! Moves as people and programs write them.

use crate::puzzle::Move;

/// Words beside a move that say nothing about its direction.
const FILLERS: [&str; 6] = ["move", "moves", "blank", "tile", "the", "to"];

impl Move {
    /// Reads moves in letters (`RUL`, `L2U2`), words (`Up, Left`), compass points or arrows. Whether they are moves of the blank
    /// or of the tiles is not known from the text; they are returned as written.
    ///
    /// # Errors
    /// The first word that is none.
    pub fn read_all<'a>(words: impl IntoIterator<Item = &'a str>) -> Result<Vec<Self>, String> {
        let separators = |c: char| !c.is_alphanumeric() && !"↑↓←→".contains(c);
        let mut all = Vec::new();
        for word in words {
            for part in word.split(separators).filter(|part| !part.is_empty()) {
                let lower = part.to_lowercase();
                if FILLERS.contains(&lower.as_str()) {
                    continue;
                }
                match Self::named(&lower) {
                    Some(mv) => all.push(mv),
                    None => all.extend(run(&lower).ok_or_else(|| part.to_owned())?),
                }
            }
        }
        Ok(all)
    }

    fn named(lower: &str) -> Option<Self> {
        match lower {
            "up" | "north" | "上" | "↑" => Some(Self::Up),
            "down" | "south" | "下" | "↓" => Some(Self::Down),
            "left" | "west" | "左" | "←" => Some(Self::Left),
            "right" | "east" | "右" | "→" => Some(Self::Right),
            _ => None,
        }
    }
}

/// Reads letters, each with the number of times it is made if there is one.
fn run(lower: &str) -> Option<Vec<Move>> {
    let mut all: Vec<Move> = Vec::new();
    let mut letters = lower.chars().peekable();
    while let Some(letter) = letters.next() {
        let mv = match letter {
            'u' | 'n' => Move::Up,
            'd' | 's' => Move::Down,
            'l' | 'w' => Move::Left,
            'r' | 'e' => Move::Right,
            other => Move::named(other.encode_utf8(&mut [0; 4]))?,
        };
        let mut times = String::new();
        while let Some(digit) = letters.next_if(char::is_ascii_digit) {
            times.push(digit);
        }
        let times = match times.as_str() {
            "" => 1,
            times => times.parse().ok().filter(|times| *times <= 99)?,
        };
        all.extend(std::iter::repeat_n(mv, times));
    }
    Some(all)
}
