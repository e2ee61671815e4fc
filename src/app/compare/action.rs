//! What a person can wish in the Compare place.

use crate::{
    app::{
        compare::Curve,
        playback::{ClockBy, Transport},
    },
    search::Strategy,
    study::table::Format,
};

/// What a person wishes there.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// One more strategy.
    Add(Strategy),
    /// Another strategy in the place of this one.
    Change(usize, Strategy),
    /// One strategy less.
    Remove(usize),
    /// What its bar has in common with that of one search.
    Transport(Transport),
    /// Begin though the board has no solution.
    Anyway,
    /// Give up the searches that are not over; what they did stays.
    Cancel,
    /// What the clock counts.
    Clock(ClockBy),
    /// Sort the table by this column; the same once more turns it round.
    Sort(String),
    /// What the plot shows.
    Curve(Curve),
    /// Logarithmic axes, or linear ones.
    LogAxes(bool),
    /// Trees in place of maps.
    Trees(bool),
    /// Where the table is written.
    Path(String),
    /// How it is written.
    Format(Format),
    /// Write it.
    Export,
}
