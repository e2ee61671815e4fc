//! Judges an answer to a slide's question from the slide alone. The window, the grader and the tests use the same
//! function. A student's heuristic is checked on every state.

use std::collections::HashSet;

use serde::{Serialize, Serializer};

use crate::explain::{self, GuessVerdict, Why};
use crate::lesson::moment::{SlideMoment, named, own_of, shortest};
use crate::lesson::number::parse_number;
use crate::lesson::proof::{Operations, proven};
use crate::lesson::query::{FigureQuery, SetQuery};
use crate::lesson::{Figure, Played, Question, Slide, Task};
use crate::puzzle::{Board, Move};
use crate::recording::{Moment, Node};
use crate::search::heuristics::script::ScriptError;
use crate::search::{Heuristic, PatternDatabases, Solution};
use crate::study::heuristic_check::{Inconsistency, Overestimate};

/// A student's answer to the question of a slide or to a task. In a file its name is the key.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// The blank's moves from the start board, for solve questions.
    #[serde(serialize_with = "letters")]
    Moves(Vec<Move>),
    /// Boards, for mark, order and predict questions. A prediction judges the last; the first follows the slide's moment.
    Boards(Vec<Board>),
    Number(f64),
    /// The number of an option, from 0, for choose and strategy questions.
    #[serde(serialize_with = "from_one")]
    Option(usize),
    /// A program, for heuristic questions.
    Program(String),
    /// A table, for trace tasks.
    Rows(Vec<TraceRow>),
    /// The text of a file with an order, for own-search tasks.
    File(String),
    /// What cannot be read in a file of answers. It is wrong. In a file it is read as unreadable again.
    #[serde(rename = "file", serialize_with = "text_alone")]
    Unreadable {
        text: String,
        /// The boards of a list before the first one that cannot be read.
        before: Vec<Board>,
    },
}

fn letters<S: Serializer>(moves: &[Move], file: S) -> Result<S::Ok, S::Error> {
    file.collect_str(&moves.iter().map(|mv| mv.letter()).collect::<String>())
}

/// A number that counts from 0 here and from 1 in a file.
pub(super) fn from_one<S: Serializer>(number: &usize, file: S) -> Result<S::Ok, S::Error> {
    (number + 1).serialize(file)
}

fn text_alone<S: Serializer>(text: &str, _: &[Board], file: S) -> Result<S::Ok, S::Error> {
    file.serialize_str(text)
}

impl Answer {
    /// Returns the text as which a student's progress keeps an answer to a question.
    pub fn to_kept(&self) -> String {
        match self {
            Self::Moves(moves) => moves.iter().map(|mv| mv.letter()).collect(),
            Self::Boards(boards) => {
                let boards: Vec<String> = boards.iter().map(ToString::to_string).collect();
                boards.join("; ")
            }
            Self::Number(number) => number.to_string(),
            Self::Option(index) => (index + 1).to_string(),
            Self::Program(source) => source.clone(),
            Self::Rows(_) | Self::File(_) | Self::Unreadable { .. } => String::new(),
        }
    }

    /// Reads what [`to_kept`](Self::to_kept) wrote of an answer to `task`.
    pub fn of_kept(task: &Task, kept: &str) -> Option<Self> {
        Some(match task {
            Task::Solve => Self::Moves(Move::all_of(kept)?),
            Task::Predict(_) | Task::Mark { .. } => {
                let boards = kept.split("; ").map(|board| board.parse().ok());
                Self::Boards(boards.collect::<Option<_>>()?)
            }
            Task::Number { .. } | Task::Play(_) => Self::Number(kept.parse().ok()?),
            Task::Choose { .. } => Self::Option(kept.parse::<usize>().ok()?.checked_sub(1)?),
            Task::Heuristic(_) => Self::Program(kept.to_owned()),
        })
    }
}

/// A line of a trace as it was typed. Empty cells are `None`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TraceRow {
    /// The expanded board.
    pub board: Option<Board>,
    /// The number of moves from the root.
    pub g: Option<u32>,
    pub h: Option<u32>,
    /// The f of the strategy.
    pub f: Option<u32>,
    /// The number of boards in the frontier afterwards.
    pub frontier: Option<u32>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    pub right: bool,
    /// The reason, as data. The question's own reply, if any, takes precedence.
    pub reason: Reason,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// The explanation of the chosen option, which may be empty.
    Said(String),
    /// The puzzle is solved in `moves` moves. A shortest solution has `fewest`.
    Solved {
        moves: usize,
        fewest: usize,
    },
    NotSolved,
    Predicted(GuessVerdict),
    /// Boards that were marked wrongly, and the number of missing ones.
    Marked {
        wrong: Vec<Board>,
        missing: usize,
        /// One of the missing boards.
        missed: Option<Board>,
    },
    Number {
        right: f64,
        given: f64,
    },
    /// The heuristic has all wanted properties on this number of states.
    Proven {
        states: u64,
        mean: f64,
    },
    NotAdmissible(Overestimate),
    NotConsistent(Inconsistency),
    /// The heuristic is closer to the truth than the built-in one on too few boards.
    NotCloser {
        boards: u64,
        least: u64,
        than: Heuristic,
    },
    /// What the search did with a value in the hand.
    Played(Played),
    /// The heuristic's program cannot be read or fails.
    Broken(ScriptError),
    /// The heuristic's program takes more [`Operations`] than it may.
    TooManyOperations,
    /// The right answer cannot be computed: the slide's moment is beyond the recording, or a search takes too long.
    Unknown,
    /// The answer's kind does not match the question.
    NoAnswer,
}

/// Whether an answer is right, and why. `None` if the right answer cannot be computed.
pub(crate) type Judged = Option<(bool, Reason)>;

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
) -> Option<(Vec<Board>, Option<Why>)> {
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
    let verdict = verdict(&shown.later(more), last);
    Some((verdict.is_right(), Reason::Predicted(verdict)))
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
