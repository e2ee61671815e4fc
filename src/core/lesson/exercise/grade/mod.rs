//! Grades answers. Everything is recomputed from the exercise, the student's number and the answers; nothing else in the
//! file counts.

pub(crate) mod class;
mod copied;
pub(crate) mod gradebook;
mod grading;
pub(crate) mod handed_in;
pub(crate) mod roster;
mod together;
pub(crate) mod trace;

pub use class::{Concern, Graded, GradedStudent, Grading, Others, Spread, USUAL_OPERATIONS};
pub use gradebook::{Gradebook, NotOfCanvas};
pub use grading::grade;
pub use handed_in::{HandedIn, ListFault, MOST_FILES, MOST_UNPACKED, answer_files};
pub use roster::{Roster, RosterFault};
pub use trace::{Slip, TraceCell, Traced, judge_rows, right_rows};

use crate::lesson::exercise::{Answer, HeuristicWanted, StudentTask, TaskKind, Try};
use crate::lesson::judging::{judge_within, solution};
use crate::lesson::moment::LIMITS;
use crate::lesson::proof::{Operations, proven};
use crate::lesson::{Reason, SearchSetup, Slide, Task};
use crate::order::follow::Follower;
use crate::order::rule::Rule;
use crate::order::{
    Followed, OrderFileFault, OrderReport, Row, TiesAccepted, own_order, read_order, write_order,
};
use crate::puzzle::{Board, Problem};
use crate::search::heuristics::OwnHeuristic;
use crate::search::{
    Algorithm, Counter, Heuristic, Limits, Outcome, PatternDatabases, Strategy, solve,
};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Grade {
    pub points: u32,
    pub answered: bool,
    /// The answer that counts, if it did not earn all points.
    pub wrong: Option<Answer>,
    pub slips: Vec<Slip>,
    /// The number of lines that are missing in a table.
    pub missing: u32,
    /// The file of a search of one's own, without its boards.
    pub order: Option<Result<OrderReport, OrderFileFault>>,
}

/// Grades the tries of a task: the best one counts if it may be tried `again`, otherwise the first.
pub fn grade_task(
    own: &StudentTask,
    again: bool,
    tries: &[Try],
    databases: &PatternDatabases,
) -> Grade {
    grade_within(own, again, tries, &Operations::at_most(u64::MAX), databases)
}

/// Like [`grade_task`]; the programs of all tries together may take these operations.
pub(crate) fn grade_within(
    own: &StudentTask,
    again: bool,
    tries: &[Try],
    operations: &Operations,
    databases: &PatternDatabases,
) -> Grade {
    let counted = if again {
        tries
    } else {
        tries.get(..1).unwrap_or_default()
    };
    let mut best: Option<Grade> = None;
    for one in counted {
        let mut grade = worth(own, &one.answer, operations, databases);
        let is_right = grade.points == own.task.points;
        if best.as_ref().is_none_or(|best| grade.points > best.points) {
            grade.answered = true;
            grade.wrong = (!is_right).then(|| one.answer.clone());
            best = Some(grade);
        }
        if is_right {
            break;
        }
    }
    best.unwrap_or_default()
}

/// Returns the points of an answer, and what is wrong in a table.
fn worth(
    own: &StudentTask,
    answer: &Answer,
    operations: &Operations,
    databases: &PatternDatabases,
) -> Grade {
    let (points, setup) = (own.task.points, own.setup());
    let share = |right: usize, of: usize| points * right as u32 / of.max(1) as u32;
    let all_or_nothing = |is_right: bool| if is_right { points } else { 0 };
    let earned = match (&own.task.kind, answer) {
        (TaskKind::Question, answer) => {
            let (right, of) = question(&own.task.slide, answer, operations, databases);
            share(right, of)
        }
        (TaskKind::Trace, Answer::Rows(rows)) => {
            let traced = judge_rows(setup, rows, databases);
            return Grade {
                points: traced.points(points),
                slips: traced.slips,
                missing: traced.missing,
                ..Grade::default()
            };
        }
        (TaskKind::Order { expansions }, Answer::Boards(boards)) => {
            let (right, of) = in_order(setup, *expansions as usize, boards, true, databases);
            share(right, of)
        }
        (TaskKind::Order { expansions }, Answer::Unreadable { boards, .. }) => {
            let before: Vec<Board> = boards.iter().map_while(|board| *board).collect();
            let (right, of) = in_order(setup, *expansions as usize, &before, false, databases);
            share(right, of)
        }
        (TaskKind::Strategy { options, least }, Answer::Option(option)) => {
            let best = best_options(&setup.problem, options, *least, databases);
            all_or_nothing(best.contains(option))
        }
        (TaskKind::Heuristic(wanted), Answer::Program(source)) => {
            all_or_nothing(is_estimate(setup, wanted, source, operations, databases))
        }
        (TaskKind::OwnSearch, Answer::File(text)) => {
            let order = read_order(text.as_bytes(), &setup.problem);
            // A search that expands nothing has an empty order, which is no order elsewhere.
            let rule = Rule::new(&setup.problem, setup.strategy, databases);
            let is_own = || right_answer(own, databases).as_ref() == Some(answer);
            let is_empty = || matches!(order, Err(OrderFileFault::Empty)) || is_own();
            let agrees = Follower::new(&rule).next().is_none() && is_empty();
            let found = order.map(|order| {
                let (any, SearchSetup { problem, strategy }) = (TiesAccepted::Any, *setup);
                let mut report = OrderReport::new(problem, strategy, order, any, databases);
                report.order.rows = Vec::new();
                report
            });
            let agrees = agrees || found.as_ref().is_ok_and(|it| it.checked.agrees());
            return Grade {
                points: all_or_nothing(agrees),
                order: Some(found),
                ..Grade::default()
            };
        }
        _ => 0,
    };
    Grade {
        points: earned,
        ..Grade::default()
    }
}

/// Returns how many parts of a question are answered right, and how many it has: one, or one for each prediction.
fn question(
    slide: &Slide,
    answer: &Answer,
    operations: &Operations,
    databases: &PatternDatabases,
) -> (usize, usize) {
    let is_right = |answer: &Answer| judge_within(slide, answer, operations, databases).right;
    let boards: Vec<Option<Board>> = match answer {
        Answer::Boards(boards) => boards.iter().copied().map(Some).collect(),
        Answer::Unreadable { boards, .. } => boards.clone(),
        _ => return (usize::from(is_right(answer)), 1),
    };
    let Some(Task::Predict(times)) = slide.task() else {
        return (usize::from(is_right(answer)), 1);
    };
    let (of, size) = (times.get() as usize, slide.setup.problem.size());
    // A prediction is judged by its place and the last board alone.
    let parts = (1..=of).zip(boards).filter_map(|(place, board)| {
        let board = board.filter(|board| board.size() == size)?;
        Some(Answer::Boards(vec![board; place]))
    });
    (parts.filter(is_right).count(), of)
}

/// Returns how many boards, from the first on, follow an order that the rule allows, and how many are required. `is_whole`:
/// no more boards were given.
fn in_order(
    setup: &SearchSetup,
    expansions: usize,
    boards: &[Board],
    is_whole: bool,
    databases: &PatternDatabases,
) -> (usize, usize) {
    let rule = Rule::new(&setup.problem, setup.strategy, databases);
    let fits = |board: &&Board| board.size() == setup.problem.size();
    let rows = boards.iter().take(expansions).take_while(fits);
    let rows: Vec<Row> = rows.copied().map(Row::of).collect();
    let followed = Followed::along(&rule, &rows, TiesAccepted::Any);
    let right = followed.rows;
    // If the search ends earlier, no more boards are required.
    match followed.follower.over {
        Some(_) if is_whole && boards.len() == right => (right.max(1), right.max(1)),
        _ => (right, expansions),
    }
}

/// Returns the strategies with the smallest value of a counter among those that find a solution.
fn best_options(
    problem: &Problem,
    options: &[Strategy],
    least: Counter,
    databases: &PatternDatabases,
) -> Vec<usize> {
    let counts = options.iter().map(|strategy| {
        let (outcome, stats) = solve(problem, *strategy, LIMITS, databases, |_| ());
        let count = match least {
            Counter::Expanded => stats.expanded,
            Counter::Generated => stats.generated,
            Counter::Duplicates => stats.duplicates,
            Counter::Reopened => stats.reopened,
            Counter::Visited => stats.visited,
            Counter::Frontier => stats.peak_frontier,
        };
        matches!(outcome, Outcome::Solved(_) | Outcome::Exhausted).then_some(count)
    });
    let counts: Vec<Option<u64>> = counts.collect();
    let lowest = counts.iter().flatten().min().copied();
    let places = counts.iter().enumerate();
    places
        .filter(|(_, it)| it.is_some() && **it == lowest)
        .map(|(at, _)| at)
        .collect()
}

fn is_estimate(
    setup: &SearchSetup,
    wanted: &HeuristicWanted,
    source: &str,
    operations: &Operations,
    databases: &PatternDatabases,
) -> bool {
    let problem = &setup.problem;
    let proof = proven(problem, source, &wanted.wants, operations, databases);
    let Some((true, Reason::Proven { mean, .. })) = proof else {
        return false;
    };
    if wanted.mean.is_some_and(|least| mean < least) {
        return false;
    }
    let Ok(own) = OwnHeuristic::new("answer", source) else {
        return false;
    };
    let strategy = Strategy::new(Algorithm::AStar, Heuristic::Own(own));
    wanted.most.iter().all(|&(start, most)| {
        let limits = Limits {
            expansions: Some(most),
            ..LIMITS
        };
        let solved = |problem: Problem| solve(&problem, strategy, limits, databases, |_| ()).0;
        let outcome = Problem::new(start, problem.goal()).ok();
        let outcome = outcome.map(|it| solved(it.with_costs(problem.costs())));
        matches!(outcome, Some(Outcome::Solved(_)))
    })
}

/// Returns an answer that earns all points, or `None` if none can be found.
pub fn right_answer(own: &StudentTask, databases: &PatternDatabases) -> Option<Answer> {
    let setup = own.setup();
    match &own.task.kind {
        TaskKind::Question => solution(&own.task.slide, databases),
        TaskKind::Trace => Some(Answer::Rows(right_rows(setup, databases))),
        TaskKind::Order { expansions } => {
            let rows = right_rows(setup, databases).into_iter();
            let boards = rows.filter_map(|row| row.board);
            Some(Answer::Boards(boards.take(*expansions as usize).collect()))
        }
        TaskKind::Strategy { options, least } => {
            let best = best_options(&setup.problem, options, *least, databases);
            best.first().copied().map(Answer::Option)
        }
        TaskKind::Heuristic(wanted) => ["manhattan()", "linear_conflict()"]
            .into_iter()
            .find(|source| {
                let operations = Operations::at_most(u64::MAX);
                is_estimate(setup, wanted, source, &operations, databases)
            })
            .map(|source| Answer::Program(source.to_owned())),
        TaskKind::OwnSearch => {
            let order = own_order(&setup.problem, setup.strategy, databases)?;
            let text = write_order(&setup.problem, setup.strategy, &order, true);
            Some(Answer::File(text))
        }
    }
}
