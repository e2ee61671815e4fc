//! What a person can wish in the Compare place.

use crate::{
    app::{compare::Curve, playback::ClockBy},
    search::Strategy,
    study::table::{ColumnKey, Format},
};

/// What a person wishes there.
#[derive(Clone, Debug, PartialEq)]
pub enum CompareWish {
    /// One more strategy.
    Add(Strategy),
    /// Another strategy in the place of this one.
    Change(usize, Strategy),
    /// One strategy less.
    Remove(usize),
    /// Play where it stands still, stand still where it plays; begin where nothing has begun.
    Toggle,
    /// Begin though the board has no solution.
    Anyway,
    /// One step of the clock on.
    Step,
    /// One step of the clock back.
    StepBack,
    /// Look at this moment.
    GoTo(u64),
    /// To the newest of each, and begin where nothing has begun.
    Finish,
    /// Give up the searches that are not over; what they did stays.
    Cancel,
    /// Forget the searches.
    Reset,
    /// What the clock counts.
    Clock(ClockBy),
    /// The notch of the speed slider.
    Speed(f64),
    /// One notch faster.
    Faster,
    /// One notch slower.
    Slower,
    /// Sort the table by this column; the same once more turns it round.
    Sort(ColumnKey),
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
