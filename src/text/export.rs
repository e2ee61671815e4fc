//! What is said of files that are written, of traces and of pictures, in the terminal too.

use std::fmt;

use crate::{
    interchange::posthoc::{SLOW_EXPANSIONS, TraceSummary},
    study::{
        file::{WriteError, WriteStep},
        picture::PictureError,
    },
    text::{counted, numbers::plural, thousands},
};

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let done = match self.step {
            WriteStep::Find => "found",
            WriteStep::Create => "made",
            WriteStep::Write => "written",
        };
        let (path, source) = (self.path.display(), &self.source);
        write!(f, "{path} could not be {done}: {source}")
    }
}

impl TraceSummary {
    /// What a person should know of a trace that is large.
    #[must_use]
    pub fn warning(&self) -> Option<String> {
        let &Self {
            expansions,
            left_out,
        } = self;
        if left_out > 0 {
            let noun = plural(expansions, "expansion");
            let verb = if left_out == 1 { "is" } else { "are" };
            Some(format!(
                "the trace ends after {expansions} {noun}; {left_out} more {verb} not in it"
            ))
        } else if expansions > SLOW_EXPANSIONS {
            Some(format!(
                "the trace has {expansions} expansions; above {SLOW_EXPANSIONS} Posthoc becomes slow"
            ))
        } else {
            None
        }
    }
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotStarted => f.write_str("the search could not be started"),
            Self::SearchFailed(reason) => f.write_str(reason),
            Self::EndedBefore { expansions, at } => {
                let (end, at) = (counted(*expansions, "expansion"), thousands(at));
                write!(f, "the search ended after {end}, before --at {at}")
            }
            Self::NotRecorded { recorded } => {
                let recorded = thousands(recorded);
                write!(
                    f,
                    "only the first {recorded} expansions are recorded; draw an earlier moment with --at"
                )
            }
            Self::SpaceTooLarge => f.write_str(
                "the space is too large for a map, which is drawn of boards up to nine cells and 2 × 5",
            ),
            Self::TwoSpaces => {
                f.write_str("start and goal are in two spaces, of which there is no map")
            }
            Self::Write(error) => error.fmt(f),
        }
    }
}
