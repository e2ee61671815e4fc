//! Texts for doing an exercise in the window.

use crate::text::messages::exercises as said;
pub use said::*;

use crate::lesson::Task;
use crate::lesson::exercise::grade::{Slip, TraceCell};
use crate::lesson::exercise::{ExerciseTask, TaskKind};
use crate::text::listed;

pub fn kind(task: &ExerciseTask) -> &'static str {
    let question = task.slide.question.as_ref().map(|it| &it.task);
    let kind = match (&task.kind, question) {
        (TaskKind::Question, Some(Task::Solve)) => said::KIND_SOLVE,
        (TaskKind::Question, _) => said::KIND_QUESTION,
        (TaskKind::Trace, _) => said::KIND_TRACE,
        (TaskKind::Order { .. }, _) => said::KIND_ORDER,
        (TaskKind::Strategy { .. }, _) => said::KIND_STRATEGY,
        (TaskKind::Heuristic(_), _) => said::KIND_ESTIMATE,
        (TaskKind::OwnSearch, _) => said::KIND_OWN_SEARCH,
    };
    kind.text()
}

pub fn cell(cell: TraceCell) -> &'static str {
    match cell {
        TraceCell::Board => said::BOARD.text(),
        TraceCell::Frontier => said::FRONTIER.text(),
        TraceCell::G | TraceCell::H | TraceCell::F => cell.id(),
    }
}

pub fn slip(slip: &Slip) -> String {
    let cells: Vec<&str> = slip.cells.iter().map(|it| cell(*it)).collect();
    said::slips(slip.line + 1, listed(&cells))
}
