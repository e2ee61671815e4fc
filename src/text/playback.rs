//! Texts of the playback bar: buttons, speed, timeline, breakpoints, and moments to go to.

use crate::text::messages::playback as said;
use crate::words::units::{FULL_SPEED, per_second};
use crate::worker::Pace;
pub(crate) use said::*;

use crate::puzzle::{Board, Size};
use crate::recording::Breakpoint;
use crate::search::Stats;

displayed!(Pace, |it| match it {
    Self::PerSecond(n) => per_second(*n),
    Self::Full => FULL_SPEED.to_string(),
});

pub(crate) fn moment_depth_first(moment: u64, stats: &Stats) -> String {
    said::moment_depth_first(
        moment,
        stats.threshold.to_string(),
        stats.visited.saturating_sub(1).to_string(),
        stats.frontier,
    )
}

pub(crate) fn moment(moment: u64, reached: &str, stats: &Stats) -> String {
    said::moment_shown(
        moment,
        reached,
        stats.depth.to_string(),
        stats.visited,
        stats.frontier,
    )
}

pub(crate) mod breakpoints {
    use crate::text::messages::playback::breakpoints as said;
    pub(crate) use said::*;

    /// Returns the text of the menu button, with the number of breakpoints set.
    pub(crate) fn button(count: usize) -> String {
        if count == 0 {
            STOP_AT.to_string()
        } else {
            said::stop_at_several(count)
        }
    }
}

pub(crate) fn breakpoint(breakpoint: Breakpoint, size: Size) -> String {
    let board = |state| Board::from_state(size, state).map_or_else(String::new, |b| b.to_string());
    match breakpoint {
        Breakpoint::Depth(depth) => said::breakpoint_depth(depth),
        Breakpoint::F(f) => said::breakpoint_f(f),
        Breakpoint::Generated(state) => said::breakpoint_generated(board(state)),
        Breakpoint::Expanded(state) => said::breakpoint_expanded(board(state)),
        Breakpoint::Meeting => said::BREAKPOINT_MEETING.to_string(),
    }
}

pub(crate) mod jump {
    use crate::recording::Landmark;
    use crate::search::Algorithm;
    use crate::text::messages::playback::jump as said;
    pub(crate) use said::*;

    pub(crate) fn landmark(
        landmark: Landmark,
        algorithm: Algorithm,
    ) -> (&'static str, &'static str) {
        match landmark {
            Landmark::F => (said::F.text(), said::ABOUT_F.text()),
            Landmark::Threshold => (said::THRESHOLD.text(), said::ABOUT_THRESHOLD.text()),
            Landmark::Priority => (said::PRIORITY.text(), said::ABOUT_PRIORITY.text()),
            Landmark::Layer if algorithm.is_depth_first() => {
                (said::DEPTH.text(), said::ABOUT_DEPTH.text())
            }
            Landmark::Layer => (said::LAYER.text(), said::ABOUT_LAYER.text()),
            Landmark::Meeting => (said::MEETING.text(), said::ABOUT_MEETING.text()),
            Landmark::Reopened => (said::REOPENED.text(), said::ABOUT_REOPENED.text()),
            Landmark::Duplicate => (said::DUPLICATE.text(), said::ABOUT_DUPLICATE.text()),
            Landmark::Improved => (said::IMPROVED.text(), said::ABOUT_IMPROVED.text()),
            Landmark::FAbove(_) => (said::F_ABOVE.text(), said::ABOUT_F_ABOVE.text()),
            Landmark::Deepest => (said::DEEPEST.text(), said::ABOUT_DEEPEST.text()),
            Landmark::Change(_) => (said::CHANGE.text(), said::ABOUT_CHANGE.text()),
            Landmark::Goal => (said::GOAL.text(), said::ABOUT_GOAL.text()),
            Landmark::End => (said::END.text(), said::ABOUT_END.text()),
        }
    }
}
