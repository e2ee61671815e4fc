//! What a move costs: a rule for all tiles.

use crate::puzzle::{PLACES, Size};

/// The cost of a move, by the tile that slides. Every cost is at least 1, so a path never becomes cheaper as it grows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Costs {
    /// Every move costs 1: the cost of a path is its length.
    #[default]
    Unit,
    /// A move costs the number of the tile, as in the expense puzzle of courses.
    Tile,
    /// By tile; 0 for the blank and for tiles that the board does not have.
    Own([u8; PLACES]),
}

/// A text is no rule of costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CostsError {
    /// It is neither the name of a rule nor a list of numbers.
    Unreadable,
    /// A cost is not within 1 to [`Costs::MOST`].
    OutOfRange,
    /// The list has `given` costs, and the board another number of tiles.
    Count { given: usize, tiles: usize },
}

impl Costs {
    /// The largest cost of a tile in a list.
    pub const MOST: u8 = 99;

    /// The rule with these costs of the tiles 1, 2 and so on of a board of `size`; a rule that has a name if they are the
    /// same.
    ///
    /// # Errors
    /// If there are more or fewer costs than tiles, or one is not within 1 to [`MOST`](Self::MOST).
    pub fn list(costs: &[u8], size: Size) -> Result<Self, CostsError> {
        let (given, tiles) = (costs.len(), size.cells() - 1);
        if given != tiles {
            return Err(CostsError::Count { given, tiles });
        }
        if costs.iter().any(|&cost| cost == 0 || cost > Self::MOST) {
            return Err(CostsError::OutOfRange);
        }
        if costs.iter().all(|&cost| cost == 1) {
            return Ok(Self::Unit);
        }
        if (1..).zip(costs).all(|(tile, &cost)| tile == cost) {
            return Ok(Self::Tile);
        }
        let mut own = [0; PLACES];
        own[1..=tiles].copy_from_slice(costs);
        Ok(Self::Own(own))
    }

    /// Reads the rule of a board of `size`: `unit`, `tile`, or the costs of the tiles 1, 2 and so on, separated by commas or
    /// spaces.
    ///
    /// # Errors
    /// If the text is none of these.
    pub fn read(text: &str, size: Size) -> Result<Self, CostsError> {
        match text.trim() {
            "unit" => return Ok(Self::Unit),
            "tile" => return Ok(Self::Tile),
            _ => {}
        }
        let parts = text
            .split([',', ' ', ';', '，'])
            .filter(|part| !part.is_empty());
        let costs = parts.map(|part| match part.parse::<u64>() {
            Ok(cost) => u8::try_from(cost).map_err(|_| CostsError::OutOfRange),
            Err(_) => Err(CostsError::Unreadable),
        });
        let costs: Vec<u8> = costs.collect::<Result<_, _>>()?;
        match costs.is_empty() {
            true => Err(CostsError::Unreadable),
            false => Self::list(&costs, size),
        }
    }

    /// The rule as it is [read](Self::read) again: its name or its list.
    pub fn write(self) -> String {
        match self {
            Self::Unit => "unit".to_owned(),
            Self::Tile => "tile".to_owned(),
            Self::Own(costs) => {
                let costs = costs.iter().filter(|&&cost| cost > 0);
                let costs: Vec<String> = costs.map(u8::to_string).collect();
                costs.join(",")
            }
        }
    }

    pub const fn is_unit(self) -> bool {
        matches!(self, Self::Unit)
    }

    /// The cost of a move of `tile`.
    pub const fn of(self, tile: u8) -> u32 {
        match self {
            Self::Unit => 1,
            Self::Tile => tile as u32,
            Self::Own(costs) => costs[tile as usize % PLACES] as u32,
        }
    }

    /// Whether a board of this `size` has exactly the tiles of the rule.
    pub fn fits(self, size: Size) -> bool {
        match self {
            Self::Unit | Self::Tile => true,
            Self::Own(costs) => {
                let tiles = costs.iter().filter(|&&cost| cost > 0).count();
                tiles + 1 == size.cells()
            }
        }
    }

    /// The costs of the tiles 1, 2 and so on of a board of this `size`.
    pub fn all(self, size: Size) -> impl Iterator<Item = u32> {
        (1..size.cells() as u8).map(move |tile| self.of(tile))
    }

    /// The costs by tile, 0 for the blank: see [`all`](Self::all).
    pub(crate) fn table(self, size: Size) -> [u32; PLACES] {
        let mut table = [0; PLACES];
        for (place, cost) in table[1..].iter_mut().zip(self.all(size)) {
            *place = cost;
        }
        table
    }

    /// The cost of the cheapest move on a board of this `size`.
    pub fn least(self, size: Size) -> u32 {
        self.all(size).min().unwrap_or(1)
    }

    /// The cost of the dearest move on a board of this `size`.
    pub fn most(self, size: Size) -> u32 {
        self.all(size).max().unwrap_or(1)
    }
}
