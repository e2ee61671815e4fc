//! Finds boards that teach what is asked for, among shuffles that a seed fixes.

use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow;

use crate::puzzle::{Board, Problem, Size, random_walk};
use crate::search::{Algorithm, Heuristic, Limits, PatternDatabases, Strategy};
use crate::study::worksheet::{End, MOST_EXPANSIONS, Worksheet, WorksheetError};
use crate::study::{Measurement, measure};

/// The shuffles that are tried. The number is fixed, so that the same arguments find the same boards on every machine.
pub const TRIES: u32 = 20_000;

/// Moves of a shuffle beyond the length that a search of so many expansions can have: they lead around.
const DETOUR: u32 = 6;

/// Expansions of a sheet of which nothing more is asked.
const USUAL_EXPANSIONS: u32 = 7;

/// The fewest expansions of a sheet of which a lesson is asked, but no length.
const FEWEST_EXPANSIONS: u32 = 5;

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Teaches by id {
        /// A board that was expanded before is reopened, because a shorter path to it is found.
        Reopened = "reopened",
        /// The heuristic leads the search off the path of the solution.
        Misled = "misled",
        /// The heuristic is above the truth, so that a longer path than a shortest one is found.
        Longer = "longer",
        /// It expands more nodes than breadth-first search.
        MoreThanBfs = "more-than-bfs",
        /// There is no solution: everything is searched in vain.
        Unsolvable = "unsolvable",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TeachesError {
    /// It keeps the first path to a board, which is as short as any.
    NeverReopens(Algorithm),
    /// Its heuristic is consistent, so that it reopens nothing.
    Consistent(Heuristic),
    /// It finds shortest paths alone.
    AlwaysShortest(Algorithm),
    /// It has no heuristic.
    NoHeuristic(Algorithm),
    /// It has no priorities, so there are no ties.
    NoPriority(Algorithm),
    /// It goes on and on where there is no solution.
    NeverEnds(Algorithm),
    /// So many boards can be reached on a board of that size, and all would be expanded.
    TooManyStates(u128),
}

impl Teaches {
    /// The size of the boards where only one will do: all boards of it can be expanded by hand.
    pub fn size(self) -> Option<Size> {
        let smallest = Size::inferred(4);
        smallest.filter(|_| self == Self::Unsolvable)
    }

    fn is_shown_by(self, sheet: &Worksheet) -> bool {
        match self {
            Self::Reopened => !sheet.reopening().is_empty(),
            Self::Misled => !sheet.astray().is_empty(),
            Self::Unsolvable => sheet.end == End::Exhausted,
            Self::Longer => {
                let astar = Strategy::new(Algorithm::AStar, Heuristic::LinearConflict);
                let found = measured(&sheet.problem, astar, Limits::NONE);
                match &sheet.end {
                    End::Solved(path) => Some(path.len() as u32) > found.length,
                    End::Exhausted => false,
                }
            }
            Self::MoreThanBfs => {
                let limits = Limits {
                    expansions: Some(u64::from(sheet.expansions())),
                    ..Limits::NONE
                };
                let bfs = Strategy::new(Algorithm::Bfs, Heuristic::Zero);
                let bfs = measured(&sheet.problem, bfs, limits);
                bfs.length.is_some() && bfs.expanded < u64::from(sheet.expansions())
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The goal; of the same size as the starts.
    pub goal: Board,
    /// Whether other goals do as well, where there are too few starts for this one.
    pub any_goal: bool,
    pub strategy: Strategy,
    /// Expansions that each takes. Without a number all take equally many: seven, or where
    /// ties or a lesson are asked for, whichever has enough boards.
    pub expansions: Option<u32>,
    /// Steps at which the tie rule decides.
    pub ties: Option<u32>,
    pub teaches: Option<Teaches>,
    /// How many, all of them different.
    pub copies: usize,
    /// What the shuffles begin with.
    pub seed: u64,
}

/// A board that comes near what is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nearest {
    pub problem: Problem,
    pub expansions: u32,
    pub ties: u32,
    pub teaches: bool,
}

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum NotFound {
    Never(#[from] TeachesError),
    NoSheet(#[from] WorksheetError),
    TooFew {
        wanted: Box<Wanted>,
        /// How many there are, all of equally many expansions.
        found: usize,
        expansions: Option<u32>,
        tried: usize,
        nearest: Option<Nearest>,
    },
    Cancelled {
        tried: usize,
    },
}

/// What a strategy that looks up no tables does.
fn measured(problem: &Problem, strategy: Strategy, limits: Limits) -> Measurement {
    let databases = PatternDatabases::default();
    let go_on = |_: &_| ControlFlow::Continue(());
    measure(problem, strategy, limits, &databases, go_on)
}

impl Wanted {
    fn check(&self) -> Result<(), NotFound> {
        let algorithm = self.strategy.algorithm;
        if !Worksheet::supports(algorithm) {
            return Err(WorksheetError::Unsupported(algorithm).into());
        }
        if self.ties.is_some() && self.strategy.rank(0, 0).is_none() {
            return Err(TeachesError::NoPriority(algorithm).into());
        }
        let (heuristic, states) = (self.strategy.heuristic, self.goal.size().reachable_states());
        let never = match self.teaches {
            Some(Teaches::Reopened) if !algorithm.goes_by_f() => {
                TeachesError::NeverReopens(algorithm)
            }
            Some(Teaches::Reopened)
                if algorithm == Algorithm::AStar && heuristic.is_consistent() =>
            {
                TeachesError::Consistent(heuristic)
            }
            Some(Teaches::Longer) if self.strategy.is_optimal() => {
                TeachesError::AlwaysShortest(algorithm)
            }
            Some(Teaches::MoreThanBfs) if algorithm == Algorithm::Bfs => {
                TeachesError::NoHeuristic(algorithm)
            }
            Some(Teaches::Misled) if self.strategy.heuristic_used().is_none() => {
                TeachesError::NoHeuristic(algorithm)
            }
            Some(Teaches::Unsolvable) if algorithm == Algorithm::IdaStar => {
                TeachesError::NeverEnds(algorithm)
            }
            Some(Teaches::Unsolvable) if states > u128::from(MOST_EXPANSIONS) => {
                TeachesError::TooManyStates(states)
            }
            Some(_) | None => return Ok(()),
        };
        Err(never.into())
    }

    /// The expansions that each sheet takes, where that is known before one is found.
    pub(crate) fn length(&self) -> Option<u32> {
        // Some ties and lessons do not exist in a sheet of that length.
        let is_plain = self.teaches.is_none() && self.ties.is_none_or(|ties| ties == 0);
        // Whole layers are seldom as many as that.
        let is_plain = is_plain && self.strategy.algorithm != Algorithm::Bidirectional;
        self.expansions.or(is_plain.then_some(USUAL_EXPANSIONS))
    }

    /// The problem of a shuffle for so many expansions; `goals` says whether the goal is shuffled too.
    fn shuffled(&self, number: u32, goals: bool, length: Option<u32>) -> Option<Problem> {
        let longest = length.unwrap_or(MOST_EXPANSIONS) + DETOUR;
        let moves = 1 + (number % longest) as usize;
        let seed = mixed(self.seed, u64::from(number));
        let goal = if goals {
            random_walk(self.goal, 100 + moves, !seed)
        } else {
            self.goal
        };
        let root = match self.teaches {
            Some(Teaches::Unsolvable) => goal.unreachable(),
            Some(_) | None => goal,
        };
        Problem::new(random_walk(root, moves, seed), goal).ok()
    }

    /// Whether a heuristic may lead straight to the goal, and nothing is asked for that keeps it from that.
    fn is_guided(&self) -> bool {
        let is_plain = self.teaches.is_none() && self.ties.is_none();
        is_plain && self.strategy.heuristic_used().is_some()
    }

    /// Whether the heuristic leads straight to the goal, so that there is nothing to choose.
    fn is_straight(&self, sheet: &Worksheet) -> bool {
        self.is_guided() && sheet.ties() == 0 && sheet.astray().is_empty()
    }

    /// How far `sheet` is from what is asked for, with so many expansions; 0 where it is right.
    fn distance(&self, sheet: &Worksheet, length: Option<u32>) -> u32 {
        let off = |wanted: Option<u32>, has: u32| wanted.map_or(0, |wanted| wanted.abs_diff(has));
        let shown = self.teaches.is_none_or(|what| what.is_shown_by(sheet));
        let missing = if shown { 0 } else { 10 };
        let length = match length {
            Some(length) => length.abs_diff(sheet.expansions()),
            // A* falls behind BFS next to the goal: it tests a node when it is taken, BFS when it is made.
            None if self.teaches == Some(Teaches::MoreThanBfs) => 0,
            None => FEWEST_EXPANSIONS.saturating_sub(sheet.expansions()),
        };
        // A sheet that shows what it should comes nearer than one of the right length.
        3 * missing + 2 * length + off(self.ties, sheet.ties())
    }
}

/// Another seed for each shuffle: the finaliser of SplitMix64 (Steele, Lea, Flood 2014).
const fn mixed(seed: u64, number: u64) -> u64 {
    let mut z = seed
        .wrapping_mul(0x2545_f491_4f6c_dd1d)
        .wrapping_add((number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Finds the sheets that are `wanted`, beginning with `first` where that is given. All start boards differ, and all sheets
/// take equally many expansions. It is given up where `go_on` says no.
///
/// # Errors
/// [`NotFound`].
pub fn find(
    wanted: &Wanted,
    first: Option<Worksheet>,
    databases: &PatternDatabases,
    go_on: impl FnMut() -> bool,
) -> Result<Vec<Worksheet>, NotFound> {
    find_at_least(wanted.copies, wanted, first, databases, go_on)
}

/// As [`find()`], where `least` sheets will do if there are no more.
pub(crate) fn find_at_least(
    least: usize,
    wanted: &Wanted,
    first: Option<Worksheet>,
    databases: &PatternDatabases,
    mut go_on: impl FnMut() -> bool,
) -> Result<Vec<Worksheet>, NotFound> {
    let mut wanted = *wanted;
    if let Some(first) = &first {
        wanted.expansions = Some(first.expansions());
    }
    wanted.check()?;
    let mut tried: HashSet<Problem> = HashSet::new();
    // By expansions: where no number is given, the first group that is large enough is the answer.
    let mut groups: BTreeMap<u32, Vec<Worksheet>> = BTreeMap::new();
    // On these no choice arises: they are taken where there are too few others.
    let mut straight = Vec::new();
    if let Some(first) = first {
        tried.insert(first.problem);
        groups.insert(first.expansions(), vec![first]);
    }
    if let Some(group) = whole_group(&mut groups, wanted.copies) {
        return Ok(group);
    }
    let mut nearest: Option<(u32, Nearest)> = None;
    let length = wanted.length();
    let mut passes = vec![(false, length)];
    if wanted.any_goal {
        passes.push((true, length));
    }
    // Of the usual length there may be too few on which a choice arises.
    let is_free = wanted.is_guided() && wanted.expansions.is_none();
    if is_free {
        passes.push((false, None));
    }
    for (goals, length) in passes {
        if is_free {
            tried.clear();
        }
        let most = length.map_or(MOST_EXPANSIONS, |length| {
            length.saturating_add(10).min(MOST_EXPANSIONS.max(length))
        });
        for number in 0..TRIES {
            if number.is_multiple_of(64) && !go_on() {
                return Err(NotFound::Cancelled { tried: tried.len() });
            }
            let Some(problem) = wanted.shuffled(number, goals, length) else {
                continue;
            };
            if !tried.insert(problem) {
                continue;
            }
            let sheet = match Worksheet::trace(&problem, wanted.strategy, most, databases) {
                Ok(sheet) => sheet,
                Err(WorksheetError::NothingToDo | WorksheetError::TooLong(_)) => continue,
                Err(fault) => return Err(fault.into()),
            };
            let distance = wanted.distance(&sheet, length);
            if distance > 0 {
                if nearest.is_none_or(|(least, _)| distance < least) {
                    let teaches = wanted.teaches.is_none_or(|what| what.is_shown_by(&sheet));
                    let near = Nearest {
                        problem,
                        expansions: sheet.expansions(),
                        ties: sheet.ties(),
                        teaches,
                    };
                    nearest = Some((distance, near));
                }
                continue;
            }
            let group = match (wanted.is_straight(&sheet), length) {
                (true, None) => continue,
                (true, Some(_)) => &mut straight,
                (false, _) => groups.entry(sheet.expansions()).or_default(),
            };
            let is_new = |old: &Worksheet| old.problem.start() != problem.start();
            if group.len() < wanted.copies && group.iter().all(is_new) {
                group.push(sheet);
            }
            if let Some(group) = whole_group(&mut groups, wanted.copies) {
                return Ok(group);
            }
        }
    }
    if let Some(expansions) = straight.first().map(Worksheet::expansions) {
        groups.entry(expansions).or_default().append(&mut straight);
    }
    let largest = groups.into_values().max_by_key(Vec::len);
    let mut sheets = largest.unwrap_or_default();
    sheets.truncate(wanted.copies);
    if sheets.len() >= least {
        return Ok(sheets);
    }
    let nearest = nearest.map(|(_, nearest)| nearest);
    Err(NotFound::TooFew {
        wanted: Box::new(wanted),
        found: sheets.len(),
        expansions: sheets.first().map(Worksheet::expansions),
        tried: tried.len(),
        nearest: nearest.filter(|_| sheets.is_empty()),
    })
}

/// The group that has as many sheets as asked for.
fn whole_group(
    groups: &mut BTreeMap<u32, Vec<Worksheet>>,
    copies: usize,
) -> Option<Vec<Worksheet>> {
    let whole = groups.iter().find(|(_, group)| group.len() >= copies);
    let expansions = whole.map(|(expansions, _)| *expansions)?;
    groups.remove(&expansions)
}
