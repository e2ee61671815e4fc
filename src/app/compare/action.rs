//! What a person can do on the Compare screen.

use crate::app::compare::Curve;
use crate::app::files::{FileEdit, TableFormat};
use crate::app::playback::{ClockBy, Transport};
use crate::search::Strategy;
use crate::study::table::ColumnKey;

#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Add(Strategy),
    Change(usize, Strategy),
    Remove(usize),
    /// What its bar has in common with that of one search.
    Transport(Transport),
    /// Begin though the board has no solution.
    Anyway,
    /// Give up the searches that are not over; what they did stays.
    Cancel,
    Clock(ClockBy),
    /// Sort the table by this column; the same once more turns it round.
    Sort(ColumnKey),
    Curve(Curve),
    LogAxes(bool),
    /// Trees instead of maps.
    Trees(bool),
    /// Another name or format for the table's file.
    File(FileEdit<TableFormat>),
    Export,
}
