//! Moves of the blank.

use std::fmt;

/// A move of the blank. The order of the variants is the order in which every search tries them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Move {
    /// The blank goes up; the tile above comes down.
    Up = 0,
    /// The blank goes left.
    Left = 1,
    /// The blank goes right.
    Right = 2,
    /// The blank goes down.
    Down = 3,
}

impl Move {
    /// All four moves, in the fixed order.
    pub const ALL: [Self; 4] = [Self::Up, Self::Left, Self::Right, Self::Down];

    /// The move with this code, 0 to 3.
    #[inline]
    pub const fn from_code(code: u8) -> Option<Self> {
        match code {
            0 => Some(Self::Up),
            1 => Some(Self::Left),
            2 => Some(Self::Right),
            3 => Some(Self::Down),
            _ => None,
        }
    }

    /// The move that undoes this one.
    #[inline]
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Left => Self::Right,
            Self::Right => Self::Left,
            Self::Down => Self::Up,
        }
    }

    /// `U`, `L`, `R` or `D`.
    pub const fn letter(self) -> char {
        match self {
            Self::Up => 'U',
            Self::Left => 'L',
            Self::Right => 'R',
            Self::Down => 'D',
        }
    }

    /// Parses a sequence of move letters in either case, with or without white space. Returns `None` if it contains another
    /// letter.
    pub fn all_of(letters: &str) -> Option<Vec<Self>> {
        let letters = letters.chars().filter(|letter| !letter.is_whitespace());
        let of = |letter: char| Self::ALL.into_iter().find(|mv| mv.letter() == letter);
        letters.map(|it| of(it.to_ascii_uppercase())).collect()
    }

    /// The direction in which the *tile* slides, as an arrow: opposite to the blank's move.
    pub const fn tile_arrow(self) -> char {
        match self {
            Self::Up => '↓',
            Self::Left => '→',
            Self::Right => '←',
            Self::Down => '↑',
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
