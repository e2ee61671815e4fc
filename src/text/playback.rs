//! What the bar of a search says: buttons, speed, timeline, breakpoints, and moments to go to.

use std::fmt::Display;

use crate::puzzle::{Board, Size};
use crate::recording::Breakpoint;
use crate::search::Stats;
use crate::text::Message;
use crate::text::jobs::no_more_threads;
use crate::text::message;

pub(crate) const RUN: Message = Message("playback-run");
pub(crate) const PAUSE: Message = Message("playback-pause");
pub(crate) const RESET: Message = Message("playback-reset");
pub(crate) const TO_START: Message = Message("playback-to-start");
pub(crate) const STEP_BACK: Message = Message("playback-step-back");
pub(crate) const STEP: Message = Message("playback-step");
pub(crate) const FINISH: Message = Message("playback-finish");
pub(crate) const SPEED: Message = Message("playback-speed");

/// What the bar's buttons do, in a sentence each.
pub(crate) struct Hints {
    pub(crate) reset: &'static str,
    pub(crate) start: &'static str,
    pub(crate) back: &'static str,
    pub(crate) pause: &'static str,
    pub(crate) run: &'static str,
    pub(crate) step: &'static str,
    pub(crate) finish: &'static str,
}

/// The hints for one search. `behind`: an earlier moment than the newest is looked at.
pub(crate) fn hints(behind: bool) -> Hints {
    Hints {
        reset: message!("playback-hint-reset"),
        start: message!("playback-hint-start"),
        back: message!("playback-hint-back"),
        pause: message!("playback-hint-pause"),
        run: if behind {
            message!("playback-hint-play")
        } else {
            message!("playback-hint-run")
        },
        step: message!("playback-hint-step"),
        finish: message!("playback-hint-finish"),
    }
}

pub(crate) const ABOUT_SPEED: Message = Message("playback-about-speed");

pub(crate) fn not_started(error: impl Display) -> String {
    message!("playback-not-started", reason = no_more_threads(error))
}

pub(crate) fn not_searched_again(error: impl Display) -> String {
    message!(
        "playback-not-searched-again",
        reason = no_more_threads(error)
    )
}

/// Why a run was given up.
pub(crate) const BOARD_CHANGED: Message = Message("playback-board-changed");
pub(crate) const STRATEGY_CHANGED: Message = Message("playback-strategy-changed");

/// The run that was on screen before board or strategy changed.
pub(crate) mod last_run {
    use crate::text::Message;
    use crate::text::message;
    use std::fmt::Display;

    use crate::search::Strategy;

    pub(crate) const SHOW: Message = Message("playback-last-run-show");

    pub(crate) fn name(strategy: Strategy) -> String {
        message!("playback-last-run-name", strategy = strategy.to_string())
    }

    pub(crate) fn about(start: impl Display, strategy: Strategy, expanded: u64) -> String {
        message!(
            "playback-last-run-about",
            strategy = strategy.to_string(),
            start = start.to_string(),
            expanded
        )
    }
}

pub(crate) mod clock {
    //! What the clock of a comparison counts: a name, and what it means.

    use crate::text::Message;

    pub(crate) const EXPANSIONS: (Message, Message) = (
        Message("playback-clock-expansions"),
        Message("playback-clock-expansions-about"),
    );
    pub(crate) const DEPTH: (Message, Message) = (
        Message("playback-clock-depth"),
        Message("playback-clock-depth-about"),
    );
    pub(crate) const TIME: (Message, Message) = (
        Message("playback-clock-time"),
        Message("playback-clock-time-about"),
    );

    /// The speed of a clock that counts depths.
    pub(crate) fn depths_per_second(rate: f64) -> String {
        format!("{rate} / s")
    }
}

pub(crate) const TIMELINE: Message = Message("playback-timeline");

/// The moment of the timeline, for screen readers.
pub(crate) fn expansion_of(at: u64, end: u64) -> String {
    message!("playback-expansion-of", at, end)
}

/// Adds the bookmark under the pointer to what stands there.
pub(crate) fn with_bookmark(about: &str, expansion: u64, note: &str) -> String {
    let bookmark = message!("playback-bookmark", expansion, note);
    format!("{about}\n{bookmark}")
}

/// A moment for which `nodes` nodes were recorded and no more.
pub(crate) fn beyond_recording(moment: u64, nodes: usize) -> String {
    message!("playback-beyond-recording", expansion = moment, nodes)
}

pub(crate) fn moment_depth_first(moment: u64, stats: &Stats) -> String {
    message!(
        "playback-moment-depth-first",
        expansion = moment,
        threshold = stats.threshold.to_string(),
        depth = stats.visited.saturating_sub(1).to_string(),
        stack = stats.frontier
    )
}

/// What an algorithm with a frontier has reached.
pub(crate) const F: Message = Message("playback-f");
pub(crate) const PRIORITY: Message = Message("playback-priority");
pub(crate) const DEPTH: Message = Message("playback-depth");

pub(crate) fn moment(moment: u64, reached: &str, stats: &Stats) -> String {
    message!(
        "playback-moment-shown",
        expansion = moment,
        reached,
        depth = stats.depth.to_string(),
        visited = stats.visited,
        frontier = stats.frontier
    )
}

pub(crate) const EXPANSION: Message = Message("playback-expansion");
pub(crate) const MOMENT: Message = Message("playback-moment");
pub(crate) const ABOUT_MOMENT: Message = Message("playback-about-moment");

pub(crate) fn of_expansions(newest: u64) -> String {
    message!("playback-of-expansions", newest)
}

pub(crate) const ABOUT_EXPANSIONS: Message = Message("playback-about-expansions");
pub(crate) const NEWEST: Message = Message("playback-newest");
pub(crate) const FOLLOW: Message = Message("playback-follow");

pub(crate) fn about_follow(follows: bool) -> &'static str {
    if follows {
        message!("playback-about-following")
    } else {
        message!("playback-about-follow")
    }
}

pub(crate) mod unrecorded {
    //! A moment that is not recorded.

    use crate::text::Message;
    use crate::text::message;

    pub(crate) const ABOUT: Message = Message("playback-unrecorded-about");
    pub(crate) const CANCEL: Message = Message("playback-unrecorded-cancel");
    pub(crate) const GO_THERE: Message = Message("playback-unrecorded-go-there");

    pub(crate) fn broke_off(at: u64) -> String {
        message!("playback-unrecorded-broke-off", expansion = at)
    }

    pub(crate) fn searching(at: u64) -> String {
        message!("playback-unrecorded-searching", expansion = at)
    }

    pub(crate) fn searched(at: u64, last: u64) -> String {
        message!("playback-unrecorded-searched", at, last)
    }

    pub(crate) fn drawn_up_to(last: u64, limit: usize) -> String {
        message!("playback-unrecorded-drawn-up-to", last, limit)
    }

    pub(crate) fn catching_up(last: u64) -> String {
        message!("playback-unrecorded-catching-up", last)
    }
}

pub(crate) mod breakpoints {
    use crate::text::Message;
    use crate::text::message;

    pub(crate) const STOP_AT: Message = Message("playback-breakpoints-stop-at");
    pub(crate) const ABOUT: Message = Message("playback-breakpoints-about");
    pub(crate) const ABOUT_REMOVE: Message = Message("playback-breakpoints-about-remove");
    pub(crate) const ABOUT_MET: Message = Message("playback-breakpoints-about-met");
    pub(crate) const MEETING: Message = Message("playback-breakpoints-meeting");
    pub(crate) const ABOUT_MEETING: Message = Message("playback-breakpoints-about-meeting");
    pub(crate) const BOARD: Message = Message("playback-breakpoints-board");
    pub(crate) const BOARD_HINT: Message = Message("playback-breakpoints-board-hint");
    pub(crate) const GENERATED: Message = Message("playback-breakpoints-generated");
    pub(crate) const EXPANDED: Message = Message("playback-breakpoints-expanded");

    /// What is counted, and the button that sets a breakpoint at a number of it.
    pub(crate) const DEPTH: (Message, Message) = (
        Message("playback-breakpoints-depth"),
        Message("playback-breakpoints-depth-about"),
    );
    pub(crate) const F: (Message, Message) = (
        Message("playback-breakpoints-f"),
        Message("playback-breakpoints-f-about"),
    );
    pub(crate) const THRESHOLD: (Message, Message) = (
        Message("playback-breakpoints-threshold"),
        Message("playback-breakpoints-threshold-about"),
    );

    /// The button of the menu, with the number of breakpoints set.
    pub(crate) fn button(count: usize) -> String {
        if count == 0 {
            STOP_AT.to_string()
        } else {
            message!("playback-breakpoints-stop-at-several", count)
        }
    }

    pub(crate) fn reaches(counted: &str) -> String {
        message!("playback-breakpoints-reaches", counted)
    }

    pub(crate) fn remove(breakpoint: &str) -> String {
        message!("playback-breakpoints-remove", breakpoint)
    }

    pub(crate) fn met_at(expansion: u64) -> String {
        message!("playback-breakpoints-met-at", expansion)
    }
}

pub(crate) fn breakpoint(breakpoint: Breakpoint, size: Size) -> String {
    let board = |state| Board::from_state(size, state).map_or_else(String::new, |b| b.to_string());
    match breakpoint {
        Breakpoint::Depth(depth) => message!("playback-breakpoint-depth", depth),
        Breakpoint::F(f) => message!("playback-breakpoint-f", f),
        Breakpoint::Generated(state) => {
            message!("playback-breakpoint-generated", board = board(state))
        }
        Breakpoint::Expanded(state) => {
            message!("playback-breakpoint-expanded", board = board(state))
        }
        Breakpoint::Meeting => message!("playback-breakpoint-meeting").to_owned(),
    }
}

pub(crate) mod jump {
    use crate::recording::Landmark;
    use crate::search::Algorithm;
    use crate::text::Message;
    use crate::text::message;

    pub(crate) const GO_TO: Message = Message("playback-jump-go-to");
    pub(crate) const ABOUT: Message = Message("playback-jump-about");
    pub(crate) const ABOUT_NEXT: Message = Message("playback-jump-about-next");
    pub(crate) const ABOUT_PREVIOUS: Message = Message("playback-jump-about-previous");

    pub(crate) fn next(landmark: &str) -> String {
        message!("playback-jump-next", landmark)
    }

    pub(crate) fn previous(landmark: &str) -> String {
        message!("playback-jump-previous", landmark)
    }

    /// The name of a kind of moment, and what it is.
    pub(crate) fn landmark(
        landmark: Landmark,
        algorithm: Algorithm,
    ) -> (&'static str, &'static str) {
        match landmark {
            Landmark::F => (
                message!("playback-jump-f"),
                message!("playback-jump-about-f"),
            ),
            Landmark::Threshold => (
                message!("playback-jump-threshold"),
                message!("playback-jump-about-threshold"),
            ),
            Landmark::Priority => (
                message!("playback-jump-priority"),
                message!("playback-jump-about-priority"),
            ),
            Landmark::Layer if algorithm.is_depth_first() => (
                message!("playback-jump-depth"),
                message!("playback-jump-about-depth"),
            ),
            Landmark::Layer => (
                message!("playback-jump-layer"),
                message!("playback-jump-about-layer"),
            ),
            Landmark::Meeting => (
                message!("playback-jump-meeting"),
                message!("playback-jump-about-meeting"),
            ),
            Landmark::Change(_) => (
                message!("playback-jump-change"),
                message!("playback-jump-about-change"),
            ),
            Landmark::Goal => (
                message!("playback-jump-goal"),
                message!("playback-jump-about-goal"),
            ),
            Landmark::End => (
                message!("playback-jump-end"),
                message!("playback-jump-about-end"),
            ),
        }
    }
}
