//! Judges an answer to a slide's question from the slide alone. The window, the grader and the tests use the same
//! function. A student's heuristic is checked on every state.

use std::collections::HashSet;

use crate::explain::{self, GuessVerdict, Selection};
use crate::lesson::answer::{Answer, Judged, Judgement, Reason};
use crate::lesson::moment::{SlideMoment, named, own_of, shortest};
use crate::lesson::number::parse_number;
use crate::lesson::proof::{Operations, proven};
use crate::lesson::query::{FigureQuery, SetQuery};
use crate::lesson::{Figure, Question, Slide, Task};
use crate::puzzle::{Board, Move};
use crate::recording::{Moment, Node};
use crate::search::{PatternDatabases, Solution};

/// Judges an answer to the question of `slide`. It repeats the search up to the slide's moment and checks a heuristic on
/// all states, so it can take long. Call it on a background thread.
pub fn judge(slide: &Slide, given: &Answer, databases: &PatternDatabases) -> Judgement {
    judge_within(slide, given, &Operations::at_most(u64::MAX), databases)
}

/// Like [`judge`], for programs that may take these operations.
pub(crate) fn judge_within(
    slide: &Slide,
    given: &Answer,
    operations: &Operations,
    databases: &PatternDatabases,
) -> Judgement {
    let task = slide.task();
    let judged = match (task, given) {
        (Some(Task::Solve), Answer::Moves(moves)) => solved(slide, moves, databases),
        (Some(Task::Predict(_)), Answer::Boards(boards)) => predicted(slide, boards, databases),
        (Some(Task::Mark { answer }), Answer::Boards(boards)) => {
            marked(slide, answer, boards, databases)
        }
        (Some(Task::Number { answer, tolerance }), &Answer::Number(given)) => {
            let right = figure(slide, answer, databases);
            right.map(|right| {
                let is_right = is_near(given, right, *tolerance);
                (is_right, Reason::Number { right, given })
            })
        }
        (Some(Task::Choose { options, .. }), &Answer::Option(index)) => {
            let because = options.get(index).map(|option| option.because.clone());
            let reason = Reason::Said(because.unwrap_or_default());
            right_option(slide, databases).map(|right| (index == right, reason))
        }
        (Some(Task::Heuristic(wants)), Answer::Program(source)) => {
            proven(&slide.setup.problem, source, wants, operations, databases)
        }
        (Some(Task::Play(play)), &Answer::Number(value)) => {
            let played = play.played(slide, value as u32, databases);
            played.map(|played| (play.is_reached(&played), Reason::Played(played)))
        }
        _ => Some((false, Reason::NoAnswer)),
    };
    let (right, reason) = judged.unwrap_or((false, Reason::Unknown));
    Judgement { right, reason }
}

/// Returns a right answer to the question of `slide`, or `None` if it has no question or no answer can be found.
pub fn solution(slide: &Slide, databases: &PatternDatabases) -> Option<Answer> {
    let Question { task, .. } = slide.question.as_ref()?;
    Some(match task {
        Task::Solve => Answer::Moves(shortest(&slide.setup.problem, databases)?),
        Task::Predict(times) => {
            let shown = SlideMoment::new(slide, u64::from(times.get()), databases)?;
            let next = |more| shown.board(shown.later(more).next()?.state);
            Answer::Boards((0..u64::from(times.get())).map_while(next).collect())
        }
        Task::Mark { answer } => Answer::Boards(set(slide, answer, databases)?),
        Task::Number { answer, .. } => Answer::Number(figure(slide, answer, databases)?),
        Task::Choose { .. } => Answer::Option(right_option(slide, databases)?),
        Task::Play(play) => Answer::Number(play.solution(slide, databases)?.into()),
        Task::Heuristic(wants) => {
            let fits = |source: &&str| {
                let operations = Operations::at_most(u64::MAX);
                let judged = proven(&slide.setup.problem, source, wants, &operations, databases);
                matches!(judged, Some((true, _)))
            };
            let programs = ["manhattan()", "linear_conflict()"];
            Answer::Program(programs.into_iter().find(fits)?.to_owned())
        }
    })
}

/// Returns every board that the rule allows to be expanded after the moment of `slide`, and why the next one is.
pub fn next_boards(
    slide: &Slide,
    databases: &PatternDatabases,
) -> Option<(Vec<Board>, Option<Selection>)> {
    let shown = SlideMoment::new(slide, 1, databases)?;
    let moment = shown.later(0);
    let first = 0..moment.open().len().min(MOST_ALIKE);
    let right = |node: &Node| explain::judge(&moment, node.id).is_right();
    let open = moment.open();
    let boards = open
        .range(first)
        .filter(right)
        .filter_map(|node| shown.board(node.state));
    Some((boards.collect(), explain::why_next(&moment)))
}

/// Of boards that are equally right, at most so many are told.
const MOST_ALIKE: usize = 64;

fn solved(slide: &Slide, moves: &[Move], databases: &PatternDatabases) -> Judged {
    let problem = &slide.setup.problem;
    let Ok(solution) = Solution::checked(problem, moves.to_vec()) else {
        return Some((false, Reason::NotSolved));
    };
    let (moves, fewest) = (solution.len(), shortest(problem, databases)?.len());
    Some((moves == fewest, Reason::Solved { moves, fewest }))
}

fn predicted(slide: &Slide, boards: &[Board], databases: &PatternDatabases) -> Judged {
    let Some((&last, before)) = boards.split_last() else {
        return Some((false, Reason::NoAnswer));
    };
    let more = before.len() as u64;
    let shown = SlideMoment::new(slide, more, databases)?;
    let moment = shown.later(more);
    let verdict = verdict(&moment, last);
    let why = explain::why_next(&moment).filter(|_| verdict == GuessVerdict::Right);
    Some((verdict.is_right(), Reason::Predicted(verdict, why)))
}

/// Returns the verdict on the guess that `board` is expanded next. Of several nodes with this board, the best counts.
fn verdict(moment: &Moment<'_>, board: Board) -> GuessVerdict {
    let nodes = named(moment, board);
    let verdicts = nodes.into_iter().map(|id| explain::judge(moment, id));
    let worth = |verdict: &GuessVerdict| match verdict {
        GuessVerdict::Right | GuessVerdict::AsGood => 2,
        GuessVerdict::NotOpen { .. } => 0,
        _ => 1,
    };
    let not_generated = GuessVerdict::NotOpen { closed: false };
    verdicts.max_by_key(worth).unwrap_or(not_generated)
}

fn set(slide: &Slide, query: &str, databases: &PatternDatabases) -> Option<Vec<Board>> {
    let query = SetQuery::parse(query, &own_of(slide)).ok()?;
    SlideMoment::new(slide, 0, databases)?.boards(&query)
}

fn marked(slide: &Slide, query: &str, boards: &[Board], databases: &PatternDatabases) -> Judged {
    let right = set(slide, query, databases)?;
    let only_in = |these: &[Board], others: &[Board]| {
        let others: HashSet<Board> = others.iter().copied().collect();
        let mut seen = HashSet::new();
        let mut only = these.to_vec();
        only.retain(|board| !others.contains(board) && seen.insert(*board));
        only
    };
    let (wrong, missing) = (only_in(boards, &right), only_in(&right, boards));
    let is_right = wrong.is_empty() && missing.is_empty();
    let reason = Reason::Marked {
        wrong,
        missing: missing.len(),
        missed: missing.first().copied(),
    };
    Some((is_right, reason))
}

fn figure(slide: &Slide, figure: &Figure, databases: &PatternDatabases) -> Option<f64> {
    match figure {
        Figure::Literal(number) => Some(*number),
        Figure::Query(query) => {
            let query = FigureQuery::parse(query, &own_of(slide)).ok()?;
            SlideMoment::new(slide, 0, databases)?.figure(&query)
        }
    }
}

/// Returns the right option of a choice: the one marked as right, or the one whose text is the right number.
fn right_option(slide: &Slide, databases: &PatternDatabases) -> Option<usize> {
    let Task::Choose { options, answer } = &slide.question.as_ref()?.task else {
        return None;
    };
    match answer {
        None => options.iter().position(|option| option.right),
        Some(answer) => {
            let right = figure(slide, answer, databases)?;
            let is_it = |text: &str| parse_number(text).is_some_and(|it| is_near(it, right, 0.0));
            options.iter().position(|option| is_it(&option.text))
        }
    }
}

/// Returns `true` if `number` deviates from `right` by at most the share `tolerance`, or by a tiny rounding error.
fn is_near(number: f64, right: f64, tolerance: f64) -> bool {
    (number - right).abs() <= right.abs() * tolerance.max(1e-9)
}
