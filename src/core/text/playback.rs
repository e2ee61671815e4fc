//! Texts of the playback bar: buttons, speed, timeline, breakpoints, and moments to go to.

use crate::services::search_task::Pace;
use crate::text::messages::playback as said;
use crate::words::units::{FULL_SPEED, per_second};
pub use said::*;

use crate::puzzle::{Board, Size};
use crate::recording::Breakpoint;

displayed!(Pace, |it| match it {
    Self::PerSecond(n) => per_second(*n),
    Self::Full => FULL_SPEED.to_string(),
});

pub fn breakpoint(breakpoint: Breakpoint, size: Size) -> String {
    let board = |state| Board::from_state(size, state).map_or_else(String::new, |b| b.to_string());
    match breakpoint {
        Breakpoint::Depth(depth) => said::breakpoint_depth(depth),
        Breakpoint::F(f) => said::breakpoint_f(f),
        Breakpoint::Generated(state) => said::breakpoint_generated(board(state)),
        Breakpoint::Expanded(state) => said::breakpoint_expanded(board(state)),
        Breakpoint::Meeting => said::BREAKPOINT_MEETING.to_string(),
    }
}

pub mod jump {
    use crate::recording::Landmark;
    use crate::search::Algorithm;
    use crate::text::Message;
    use crate::text::messages::playback::jump as said;
    pub use said::*;

    pub const fn landmark(landmark: Landmark, algorithm: Algorithm) -> (Message, Message) {
        match landmark {
            Landmark::F => said::F,
            Landmark::Threshold => said::THRESHOLD,
            Landmark::Priority => said::PRIORITY,
            Landmark::Layer if algorithm.is_depth_first() => said::DEPTH,
            Landmark::Layer => said::LAYER,
            Landmark::Meeting => said::MEETING,
            Landmark::Reopened => said::REOPENED,
            Landmark::Duplicate => said::DUPLICATE,
            Landmark::Improved => said::IMPROVED,
            Landmark::FAbove(_) => said::F_ABOVE,
            Landmark::Deepest => said::DEEPEST,
            Landmark::Change(_) => said::CHANGE,
            Landmark::Goal => said::GOAL,
            Landmark::End => said::END,
        }
    }
}
