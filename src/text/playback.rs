//! What the bar of a search says: buttons, speed, timeline, breakpoints, and moments to go to.

use std::fmt::Display;

use crate::puzzle::{Board, Size};
use crate::recording::Breakpoint;
use crate::search::Stats;
use crate::text::Message;
use crate::text::jobs::no_more_threads;
use crate::text::thousands;

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
pub(crate) const fn hints(behind: bool) -> Hints {
    Hints {
        reset: "Reset: drops the run (R).",
        start: "Jump to the start; the run is kept (Home).",
        back: "One expansion back (←).",
        pause: "Pauses the search (Space).",
        run: if behind {
            "Plays the recorded run from here, then searches on (Space)."
        } else {
            "Searches at the chosen speed (Space)."
        },
        step: "One expansion forward (→).",
        finish: "Searches to the end at full speed (End).",
    }
}

pub(crate) const ABOUT_SPEED: Message = Message("playback-about-speed");

pub(crate) fn not_started(error: impl Display) -> String {
    format!("The search was not started: {}", no_more_threads(error))
}

pub(crate) fn not_searched_again(error: impl Display) -> String {
    format!(
        "This moment was not searched again: {}",
        no_more_threads(error)
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
        format!("Last run: {strategy}")
    }

    pub(crate) fn about(start: impl Display, strategy: Strategy, expanded: u64) -> String {
        let expanded = message!("count-expansion", count = expanded);
        format!("Goes back to {strategy} on {start}, which ended after {expanded}.")
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
    format!("expansion {} of {}", thousands(at), thousands(end))
}

/// Adds the bookmark under the pointer to what stands there.
pub(crate) fn with_bookmark(about: &str, expansion: u64, note: &str) -> String {
    format!("{about}\nSlide at {}: {note}", thousands(expansion))
}

/// A moment for which `nodes` nodes were recorded and no more.
pub(crate) fn beyond_recording(moment: u64, nodes: usize) -> String {
    let (number, nodes) = (thousands(moment), thousands(nodes));
    format!(
        "Expansion {number} is not recorded (limit: {nodes} nodes). To show it, the search runs again up to here."
    )
}

pub(crate) fn moment_depth_first(moment: u64, stats: &Stats) -> String {
    format!(
        "Expansion {}: threshold {}, at depth {}, {} on the stack.",
        thousands(moment),
        stats.threshold,
        stats.visited.saturating_sub(1),
        thousands(stats.frontier)
    )
}

/// What an algorithm with a frontier has reached.
pub(crate) const F: Message = Message("playback-f");
pub(crate) const PRIORITY: Message = Message("playback-priority");
pub(crate) const DEPTH: Message = Message("playback-depth");

pub(crate) fn moment(moment: u64, reached: &str, stats: &Stats) -> String {
    format!(
        "Expansion {}: {reached} {}, {} visited, {} in the frontier.",
        thousands(moment),
        stats.depth,
        thousands(stats.visited),
        thousands(stats.frontier)
    )
}

pub(crate) const EXPANSION: Message = Message("playback-expansion");
pub(crate) const MOMENT: Message = Message("playback-moment");
pub(crate) const ABOUT_MOMENT: Message = Message("playback-about-moment");

pub(crate) fn of_expansions(newest: u64) -> String {
    format!("of {}", thousands(newest))
}

pub(crate) const ABOUT_EXPANSIONS: Message = Message("playback-about-expansions");
pub(crate) const NEWEST: Message = Message("playback-newest");
pub(crate) const FOLLOW: Message = Message("playback-follow");

pub(crate) const fn about_follow(follows: bool) -> &'static str {
    if follows {
        "The newest moment is shown while the search runs."
    } else {
        "Goes to the newest moment and stays with it while the search runs (End)."
    }
}

pub(crate) mod unrecorded {
    //! A moment that is not recorded.

    use crate::text::Message;

    use crate::text::thousands;

    pub(crate) const ABOUT: Message = Message("playback-unrecorded-about");
    pub(crate) const CANCEL: Message = Message("playback-unrecorded-cancel");
    pub(crate) const GO_THERE: Message = Message("playback-unrecorded-go-there");

    pub(crate) fn broke_off(at: u64) -> String {
        format!("{} failed.", searching(at))
    }

    pub(crate) fn searching(at: u64) -> String {
        format!("Searching again to expansion {}", thousands(at))
    }

    pub(crate) fn searched(at: u64, last: u64) -> String {
        let (at, last) = (thousands(at), thousands(last));
        format!(
            "Searched again up to expansion {at}, for counters and frontier. Tree drawn up to expansion {last}."
        )
    }

    pub(crate) fn drawn_up_to(last: u64, limit: usize) -> String {
        let (last, limit) = (thousands(last), thousands(limit));
        format!("Tree drawn up to expansion {last} (recording limit: {limit} nodes)")
    }

    pub(crate) fn catching_up(last: u64) -> String {
        format!("drawing: expansion {}", thousands(last))
    }
}

pub(crate) mod breakpoints {
    use crate::text::Message;

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
            format!("{STOP_AT} · {count}")
        }
    }

    pub(crate) fn reaches(counted: &str) -> String {
        format!("{counted} reaches")
    }

    pub(crate) fn remove(breakpoint: &str) -> String {
        format!("Remove: {breakpoint}")
    }

    pub(crate) fn met_at(expansion: u64) -> String {
        format!("at {}", crate::text::thousands(expansion))
    }
}

pub(crate) fn breakpoint(breakpoint: Breakpoint, size: Size) -> String {
    let board = |state| Board::from_state(size, state).map_or_else(String::new, |b| b.to_string());
    match breakpoint {
        Breakpoint::Depth(depth) => format!("depth {depth}"),
        Breakpoint::F(f) => format!("f {f}"),
        Breakpoint::Generated(state) => format!("{} generated", board(state)),
        Breakpoint::Expanded(state) => format!("{} expanded", board(state)),
        Breakpoint::Meeting => "frontiers meet".to_owned(),
    }
}

pub(crate) mod jump {
    use crate::recording::Landmark;
    use crate::search::Algorithm;
    use crate::text::Message;

    pub(crate) const GO_TO: Message = Message("playback-jump-go-to");
    pub(crate) const ABOUT: Message = Message("playback-jump-about");
    pub(crate) const ABOUT_NEXT: Message = Message("playback-jump-about-next");
    pub(crate) const ABOUT_PREVIOUS: Message = Message("playback-jump-about-previous");

    pub(crate) fn next(landmark: &str) -> String {
        format!("Next {landmark}")
    }

    pub(crate) fn previous(landmark: &str) -> String {
        format!("Previous {landmark}")
    }

    /// The name of a kind of moment, and what it is.
    pub(crate) const fn landmark(
        landmark: Landmark,
        algorithm: Algorithm,
    ) -> (&'static str, &'static str) {
        match landmark {
            Landmark::F => ("f", "The first expansion with a larger f ([ and ])."),
            Landmark::Threshold => (
                "threshold",
                "The start of an iteration with the next threshold ([ and ]).",
            ),
            Landmark::Priority => (
                "priority",
                "The first expansion with a larger p = max(g + h, 2g + 1) ([ and ]).",
            ),
            Landmark::Layer if algorithm.is_depth_first() => {
                ("depth", "The first expansion at a larger depth ([ and ]).")
            }
            Landmark::Layer => ("layer", "The start of a layer ([ and ])."),
            Landmark::Meeting => ("meeting", "A state is generated that the other search has."),
            Landmark::Change(_) => (
                "change of the chosen node",
                "The node is generated, expanded, improved or reopened.",
            ),
            Landmark::Goal => ("goal", "The goal is generated."),
            Landmark::End => ("end", "The last moment recorded."),
        }
    }
}
