//! What the bar of a search says: buttons, speed, timeline, breakpoints, and moments to go to.

use std::fmt::Display;

use crate::puzzle::{Board, Size};
use crate::recording::Breakpoint;
use crate::search::Stats;
use crate::text::jobs::no_more_threads;
use crate::text::thousands;

pub(crate) const RUN: &str = "Run";
pub(crate) const PAUSE: &str = "Pause";
pub(crate) const RESET: &str = "Reset";
pub(crate) const TO_START: &str = "To the beginning";
pub(crate) const STEP_BACK: &str = "Step back";
pub(crate) const STEP: &str = "Step";
pub(crate) const FINISH: &str = "Finish";
pub(crate) const SPEED: &str = "Speed";

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

pub(crate) const ABOUT_SPEED: &str = "Expansions per second, from 1 to full speed (+ and −).";

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
pub(crate) const BOARD_CHANGED: &str = "The board changed: the run was reset";
pub(crate) const STRATEGY_CHANGED: &str = "The strategy changed: the run was reset";

/// The run that was on screen before board or strategy changed.
pub(crate) mod last_run {
    use std::fmt::Display;

    use crate::search::Strategy;
    use crate::text::counted;

    pub(crate) const SHOW: &str = "Show again";

    pub(crate) fn name(strategy: Strategy) -> String {
        format!("Last run: {strategy}")
    }

    pub(crate) fn about(start: impl Display, strategy: Strategy, expanded: u64) -> String {
        let expanded = counted(expanded, "expansion");
        format!("Goes back to {strategy} on {start}, which ended after {expanded}.")
    }
}

pub(crate) mod clock {
    //! What the clock of a comparison counts: a name, and what it means.

    pub(crate) const EXPANSIONS: (&str, &str) = (
        "expansions",
        "Every strategy is shown after the same number of expansions.",
    );
    pub(crate) const DEPTH: (&str, &str) = (
        "depth or f",
        "Every strategy is shown just before it goes beyond the same depth; A* just before it goes beyond the same f.",
    );
    pub(crate) const TIME: (&str, &str) = (
        "time",
        "Every strategy is shown after the same search time. The searches run one after the other, so that none slows another down.",
    );

    /// The speed of a clock that counts depths.
    pub(crate) fn depths_per_second(rate: f64) -> String {
        format!("{rate} / s")
    }
}

pub(crate) const TIMELINE: &str = "Timeline";

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
pub(crate) const F: &str = "f";
pub(crate) const PRIORITY: &str = "p";
pub(crate) const DEPTH: &str = "depth";

pub(crate) fn moment(moment: u64, reached: &str, stats: &Stats) -> String {
    format!(
        "Expansion {}: {reached} {}, {} visited, {} in the frontier.",
        thousands(moment),
        stats.depth,
        thousands(stats.visited),
        thousands(stats.frontier)
    )
}

pub(crate) const EXPANSION: &str = "Expansion";
pub(crate) const MOMENT: &str = "Moment";
pub(crate) const ABOUT_MOMENT: &str = "The moment shown, in expansions. Type a number, or drag.";

pub(crate) fn of_expansions(newest: u64) -> String {
    format!("of {}", thousands(newest))
}

pub(crate) const ABOUT_EXPANSIONS: &str = "Expansions the search has made so far.";
pub(crate) const NEWEST: &str = "newest";
pub(crate) const FOLLOW: &str = "Follow the newest";

pub(crate) const fn about_follow(follows: bool) -> &'static str {
    if follows {
        "The newest moment is shown while the search runs."
    } else {
        "Goes to the newest moment and stays with it while the search runs (End)."
    }
}

pub(crate) mod unrecorded {
    //! A moment that is not recorded.

    use crate::text::thousands;

    pub(crate) const ABOUT: &str =
        "Moments up to there are recorded. For later ones the search runs again.";
    pub(crate) const CANCEL: &str = "Cancel";
    pub(crate) const GO_THERE: &str = "Go there";

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
    pub(crate) const STOP_AT: &str = "Stop at";
    pub(crate) const ABOUT: &str = "Breakpoints: the run stops when it reaches one of them.";
    pub(crate) const ABOUT_REMOVE: &str = "Removes this breakpoint.";
    pub(crate) const ABOUT_MET: &str = "The expansion that reached it first.";
    pub(crate) const MEETING: &str = "Stop when the frontiers meet";
    pub(crate) const ABOUT_MEETING: &str =
        "Stops when a state is generated that the other search has.";
    pub(crate) const BOARD: &str = "a board";
    pub(crate) const BOARD_HINT: &str = "such as the goal: 123456780";
    pub(crate) const GENERATED: &str = "Stop when generated";
    pub(crate) const EXPANDED: &str = "Stop when expanded";

    /// What is counted, and the button that sets a breakpoint at a number of it.
    pub(crate) const DEPTH: (&str, &str) = ("depth", "Stop at depth");
    pub(crate) const F: (&str, &str) = ("f", "Stop at f");
    pub(crate) const THRESHOLD: (&str, &str) = ("threshold", "Stop at threshold");

    /// The button of the menu, with the number of breakpoints set.
    pub(crate) fn button(count: usize) -> String {
        if count == 0 {
            STOP_AT.to_owned()
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

    pub(crate) const GO_TO: &str = "Go to";
    pub(crate) const ABOUT: &str =
        "Jumps to the next layer, f or threshold, to a meeting, or to the goal.";
    pub(crate) const ABOUT_NEXT: &str = "The next one.";
    pub(crate) const ABOUT_PREVIOUS: &str = "The one before.";

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
