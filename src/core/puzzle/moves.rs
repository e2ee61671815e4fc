//! Moves of the blank.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A move of the blank. The order of the variants is the order in which a search tries them unless it is given [another](MoveOrder).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Move {
    /// The blank goes up; the tile above comes down.
    #[serde(rename = "U")]
    Up = 0,
    /// The blank goes left.
    #[serde(rename = "L")]
    Left = 1,
    /// The blank goes right.
    #[serde(rename = "R")]
    Right = 2,
    /// The blank goes down.
    #[serde(rename = "D")]
    Down = 3,
}

impl Move {
    /// All four moves, in the usual order.
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

/// The order in which a search tries the four moves: up, left, right, down unless somebody chooses another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MoveOrder([Move; 4]);

impl MoveOrder {
    pub const USUAL: Self = Self(Move::ALL);
    /// The number of orders.
    pub const COUNT: usize = 24;

    /// All orders, the usual one first.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT).map(|number| {
            let mut left = Move::ALL.to_vec();
            let places = [number / 6, number / 2 % 3, number % 2, 0];
            Self(places.map(|place| left.remove(place)))
        })
    }

    /// What stands for all orders.
    pub const ALL: &str = "all";

    /// Reads one order, or [all](Self::ALL).
    ///
    /// # Errors
    /// [`NotAMoveOrder`] if it is neither.
    pub fn one_or_all(text: &str) -> Result<Vec<Self>, NotAMoveOrder> {
        match text {
            Self::ALL => Ok(Self::all().collect()),
            one => Ok(vec![one.parse()?]),
        }
    }

    pub const fn moves(self) -> [Move; 4] {
        self.0
    }

    /// The place of `mv` in the order, 0 to 3.
    pub fn place(self, mv: Move) -> usize {
        self.0.iter().position(|other| *other == mv).unwrap_or(0)
    }

    /// The place of the order in [`all`](Self::all).
    pub fn number(self) -> usize {
        Self::all().position(|other| other == self).unwrap_or(0)
    }

    pub fn is_usual(self) -> bool {
        self == Self::USUAL
    }
}

impl Default for MoveOrder {
    fn default() -> Self {
        Self::USUAL
    }
}

impl fmt::Display for MoveOrder {
    /// Writes its letters, such as `ULRD`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|mv| mv.fmt(f))
    }
}

/// The text is not the four letters U, L, R and D, each once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAMoveOrder;

impl FromStr for MoveOrder {
    type Err = NotAMoveOrder;

    /// Reads its letters, in either case.
    fn from_str(text: &str) -> Result<Self, NotAMoveOrder> {
        let moves = Move::all_of(text).and_then(|moves| moves.try_into().ok());
        let order = moves.map(Self).ok_or(NotAMoveOrder)?;
        let each_once = Move::ALL.iter().all(|mv| order.0.contains(mv));
        each_once.then_some(order).ok_or(NotAMoveOrder)
    }
}
