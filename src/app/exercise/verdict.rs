//! What the answer to a task is worth, as far as a student may see it.

use crate::lesson::exercise::grade::{Slip, grade_task, right_answer};
use crate::lesson::exercise::{Answer, StudentTask, Try};
use crate::search::PatternDatabases;

/// What an answer is worth.
#[derive(Clone, Debug)]
pub(crate) struct Verdict {
    pub(crate) points: u32,
    /// The wrong cells of a table.
    pub(crate) slips: Vec<Slip>,
    /// The answer that is judged, where it did not earn all points.
    pub(crate) wrong: Option<Answer>,
    /// A right answer, once no other may be given.
    pub(crate) right: Option<Answer>,
    /// How many answers there were when it was judged, and whether others could be given.
    pub(crate) of: (usize, bool),
}

/// Judges the answers to a task; `of` is how many there are, and whether no other may be given.
pub(crate) fn judge(
    own: &StudentTask,
    again: bool,
    tries: &[Try],
    of: (usize, bool),
    databases: &PatternDatabases,
) -> Verdict {
    let (_, locks) = of;
    // While another answer may be given, the last one is spoken of.
    let judged = if locks {
        tries
    } else {
        tries.split_at(tries.len().saturating_sub(1)).1
    };
    let grade = grade_task(own, again, judged, databases);
    let is_wrong = grade.points < own.task.points;
    Verdict {
        points: grade.points,
        slips: grade.slips,
        wrong: grade.wrong,
        right: (locks && is_wrong)
            .then(|| right_answer(own, databases))
            .flatten(),
        of,
    }
}
