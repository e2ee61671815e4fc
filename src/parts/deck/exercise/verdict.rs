//! The verdict on an answer.

use slidescope_core::lesson::exercise::grade::{Grade, grade_task, right_answer};
use slidescope_core::lesson::exercise::{Answer, StudentTask, Try};
use slidescope_core::search::PatternDatabases;

/// The verdict on an answer, as far as a student may see it.
#[derive(Clone, Debug)]
pub(crate) struct Verdict {
    pub(crate) grade: Grade,
    /// A right answer, once no more answers are accepted.
    pub(crate) right: Option<Answer>,
    /// The points of all answers so far, by which the task is graded.
    pub(crate) counted: u32,
    /// The number of answers when it was judged, and whether no more were accepted.
    pub(crate) of: (usize, bool),
}

/// Judges the answers to a task. `locks`: no more are accepted; while another one is possible, the verdict is about the last.
/// `before` is the verdict on earlier answers.
pub(super) fn judge(
    own: &StudentTask,
    again: bool,
    tries: &[Try],
    locks: bool,
    before: Option<&Verdict>,
    databases: &PatternDatabases,
) -> Verdict {
    let count = tries.len();
    let first = if locks { 0 } else { count.saturating_sub(1) };
    let grade = grade_task(own, again, &tries[first..], databases);
    let counted = match before {
        _ if first == 0 => grade.points,
        Some(before) if before.of.0 == first => grade.points.max(before.counted),
        _ => grade_task(own, again, tries, databases).points,
    };
    let is_wrong = grade.points < own.task.points;
    let right = (locks && is_wrong).then(|| right_answer(own, databases));
    Verdict {
        grade,
        right: right.flatten(),
        counted,
        of: (count, locks),
    }
}
