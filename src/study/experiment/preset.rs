//! Which known experiment a plan is; `study::presets` holds them.

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Preset by id {
        /// The table of AIMA, Fig. 3.26.
        Aima = "aima",
        /// Korf's 15-puzzles by IDA*.
        Korf = "korf",
        /// Korf and Felner's 24-puzzles by searches that do not promise a shortest path.
        KorfFelner = "korf-felner",
        /// Where bidirectional BFS beats A*.
        BidirectionalAgainstAstar = "bidirectional-against-astar",
    }
}

impl Preset {
    /// Whether its boards are published ones, not drawn: they have no seed, and their number is that of all boards.
    pub const fn is_published(self) -> bool {
        match self {
            Self::Korf | Self::KorfFelner => true,
            Self::Aima | Self::BidirectionalAgainstAstar => false,
        }
    }

    /// How many of its boards are run at first where all of them take hours: the easiest ones.
    pub const fn first_boards(self) -> Option<u32> {
        match self {
            Self::Korf => Some(20),
            Self::Aima | Self::KorfFelner | Self::BidirectionalAgainstAstar => None,
        }
    }
}
