//! Which known experiment a plan is; `study::presets` holds them.

/// An experiment that is ready to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// The table of AIMA, Fig. 3.26.
    Aima,
    /// Korf's 15-puzzles by IDA*.
    Korf,
    /// Korf and Felner's 24-puzzles by searches that do not promise a shortest path.
    KorfFelner,
    /// Where bidirectional BFS beats A*.
    BidirectionalAgainstAstar,
}

impl Preset {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self::Aima,
        Self::Korf,
        Self::KorfFelner,
        Self::BidirectionalAgainstAstar,
    ];

    /// The name on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Aima => "aima",
            Self::Korf => "korf",
            Self::KorfFelner => "korf-felner",
            Self::BidirectionalAgainstAstar => "bidirectional-against-astar",
        }
    }

    /// Whether its boards are published ones, not drawn: they have no seed, and their number is that of all boards.
    #[must_use]
    pub const fn is_published(self) -> bool {
        match self {
            Self::Korf | Self::KorfFelner => true,
            Self::Aima | Self::BidirectionalAgainstAstar => false,
        }
    }

    /// How many of its boards are run at first where all of them take hours: the easiest ones.
    #[must_use]
    pub const fn first_boards(self) -> Option<u32> {
        match self {
            Self::Korf => Some(20),
            Self::Aima | Self::KorfFelner | Self::BidirectionalAgainstAstar => None,
        }
    }
}
