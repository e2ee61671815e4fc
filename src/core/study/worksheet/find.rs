//! Finds boards with the requested properties among shuffles determined by a seed.

use std::collections::{BTreeMap, HashSet};

use crate::puzzle::{Board, Costs, Problem, Size, random_walk};
use crate::search::{Algorithm, Heuristic, Limits, Outcome, PatternDatabases, Strategy, solve};
use crate::study::worksheet::question::bfs_expansions;
use crate::study::worksheet::{End, MOST_EXPANSIONS, Worksheet, WorksheetError};

/// The number of shuffles tried. It is fixed, so that the same arguments find the same boards on every machine.
pub const TRIES: u32 = 20_000;

/// The number of moves by which a shuffle may exceed the requested number of expansions, because shuffles contain detours.
const DETOUR: u32 = 6;

/// The number of expansions of a sheet without further requirements.
const USUAL_EXPANSIONS: u32 = 7;

/// The most expansions of a sheet where the usual number has too few boards, one bound after the other. On 3 × 3 boards, A*
/// by Manhattan distance exercises something on none with fewer than 12 expansions, and on fifty with 16.
const LONGER: [u32; 3] = [16, 20, MOST_EXPANSIONS];

/// The fewest expansions of a sheet for which a lesson but no length is requested.
const FEWEST_EXPANSIONS: u32 = 5;

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Teaches by id {
        /// A board that was expanded before is reopened, because a shorter path to it was found.
        Reopened = "reopened",
        /// The heuristic leads the search away from the solution path.
        Misled = "misled",
        /// The heuristic overestimates, so the path found is longer than a shortest one.
        Longer = "longer",
        /// The search expands more nodes than breadth-first search.
        MoreThanBfs = "more-than-bfs",
        /// Greedy search by the same heuristic expands other boards or in another order.
        DiffersFromGreedy = "differs-from-greedy",
        /// There is no solution, so all reachable boards are searched in vain.
        Unsolvable = "unsolvable",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TeachesError {
    /// It never reopens a board, because the first path to a board is kept.
    NeverReopens(Algorithm),
    /// Its heuristic is consistent, so it reopens nothing.
    Consistent(Heuristic),
    /// It always finds a shortest path.
    AlwaysShortest(Algorithm),
    /// It has no heuristic.
    NoHeuristic(Algorithm),
    /// It is greedy search itself.
    IsGreedy(Algorithm),
    /// It has no priorities, so there are no ties.
    NoPriority(Algorithm),
    /// It never ends if there is no solution.
    NeverEnds(Algorithm),
    /// This many boards are reachable at that size, and all of them would be expanded.
    TooManyStates(u128),
}

impl Teaches {
    /// Returns the required board size, if only one fits: the one small enough that all boards can be expanded by hand.
    pub fn size(self) -> Option<Size> {
        let smallest = Size::inferred(4);
        smallest.filter(|_| self == Self::Unsolvable)
    }

    fn is_shown_by(self, sheet: &Worksheet, databases: &PatternDatabases) -> bool {
        match self {
            Self::DiffersFromGreedy => sheet.differs_from_greedy(databases),
            Self::Reopened => !sheet.reopening().is_empty(),
            Self::Misled => !sheet.astray().is_empty(),
            Self::Unsolvable => sheet.end == End::Exhausted,
            Self::Longer => {
                let astar = Strategy::new(Algorithm::AStar, Heuristic::LinearConflict);
                // It needs no pattern databases.
                let databases = PatternDatabases::default();
                let found = solve(&sheet.problem, astar, Limits::NONE, &databases, |_| ()).0;
                match (&sheet.end, found) {
                    (End::Solved(path), Outcome::Solved(least)) => path.cost() > least.cost(),
                    _ => false,
                }
            }
            Self::MoreThanBfs => {
                let expansions = u64::from(sheet.expansions());
                bfs_expansions(&sheet.problem, expansions).is_some_and(|bfs| bfs < expansions)
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The goal. It has the same size as the starts.
    pub goal: Board,
    /// What moves cost.
    pub costs: Costs,
    /// Whether other goals are allowed if there are too few starts for this one.
    pub any_goal: bool,
    pub strategy: Strategy,
    /// The number of expansions of each sheet. If `None`, all sheets still have the same number: seven, or any number with
    /// enough boards.
    pub expansions: Option<u32>,
    /// The number of steps at which the tie rule decides.
    pub ties: Option<u32>,
    pub teaches: Option<Teaches>,
    /// Whether boards are preferred that [exercise something](Worksheet::exercises_something), unless ties or a lesson are
    /// requested.
    pub exercises: bool,
    /// The number of sheets, all of them different.
    pub copies: usize,
    /// The seed of the shuffles.
    pub seed: u64,
}

/// A board that comes close to the request.
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
        /// The number of sheets found, all with the same number of expansions.
        found: usize,
        expansions: Option<u32>,
        tried: usize,
        nearest: Option<Box<Nearest>>,
    },
    Cancelled {
        tried: usize,
    },
}

impl Wanted {
    fn check(&self) -> Result<(), NotFound> {
        let algorithm = self.strategy.algorithm;
        if !Worksheet::supports(algorithm, self.costs) {
            return Err(WorksheetError::Unsupported(algorithm, self.costs).into());
        }
        if self.ties.is_some() && self.strategy.rank(0, 0).is_none() {
            return Err(TeachesError::NoPriority(algorithm).into());
        }
        let problem = Problem::new(self.goal, self.goal);
        let problem = problem.map(|problem| problem.with_costs(self.costs));
        let finds_cheapest = problem.is_ok_and(|it| self.strategy.finds_cheapest(&it));
        let (heuristic, states) = (self.strategy.heuristic, self.goal.size().reachable_states());
        let never = match self.teaches {
            Some(Teaches::Reopened)
                if !algorithm.goes_by_f() || self.strategy.reopen_used().is_some() =>
            {
                TeachesError::NeverReopens(algorithm)
            }
            Some(Teaches::Reopened)
                if algorithm == Algorithm::AStar && heuristic.is_consistent() =>
            {
                TeachesError::Consistent(heuristic)
            }
            Some(Teaches::Longer) if finds_cheapest => TeachesError::AlwaysShortest(algorithm),
            Some(Teaches::MoreThanBfs) if algorithm == Algorithm::Bfs => {
                TeachesError::NoHeuristic(algorithm)
            }
            Some(Teaches::Misled | Teaches::DiffersFromGreedy)
                if self.strategy.heuristic_used().is_none() =>
            {
                TeachesError::NoHeuristic(algorithm)
            }
            Some(Teaches::DiffersFromGreedy) if algorithm == Algorithm::Greedy => {
                TeachesError::IsGreedy(algorithm)
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

    /// Returns the number of expansions of each sheet, if it is known before one is found.
    pub(crate) fn length(&self) -> Option<u32> {
        // Some ties and lessons do not exist at the usual length.
        let is_plain = self.teaches.is_none() && self.ties.is_none_or(|ties| ties == 0);
        // Bidirectional search expands whole layers, which rarely add up to the usual length.
        let is_plain = is_plain && self.strategy.algorithm != Algorithm::Bidirectional;
        self.expansions.or(is_plain.then_some(USUAL_EXPANSIONS))
    }

    /// Returns the problem of shuffle `number` for at most `most` expansions. If `goals` is set, the goal is shuffled too.
    fn shuffled(&self, number: u32, goals: bool, most: u32) -> Option<Problem> {
        let longest = most + DETOUR;
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
        let problem = Problem::new(random_walk(root, moves, seed), goal).ok()?;
        Some(problem.with_costs(self.costs))
    }

    /// Returns `true` if a heuristic may lead straight to the goal and no request prevents that.
    fn is_guided(&self) -> bool {
        let is_plain = self.teaches.is_none() && self.ties.is_none();
        is_plain && self.strategy.heuristic_used().is_some()
    }

    /// Returns how much there is to decide on `sheet`: 0 if the heuristic leads straight to the goal, 1 if that makes it
    /// second choice, otherwise 2.
    fn worth(&self, sheet: &Worksheet, databases: &PatternDatabases) -> usize {
        if !self.is_guided() {
            2
        } else if sheet.ties() == 0 && sheet.astray().is_empty() {
            0
        } else if self.exercises && !sheet.exercises_something(databases) {
            1
        } else {
            2
        }
    }

    /// Returns how many of the sheets found exercise something, if fewer than all and nothing else was requested.
    pub fn too_few(&self, found: &[Worksheet], databases: &PatternDatabases) -> Option<usize> {
        let good = found
            .iter()
            .filter(|sheet| self.worth(sheet, databases) == 2);
        Some(good.count()).filter(|good| self.exercises && *good < found.len())
    }

    /// Returns how far `sheet` is from the request with `length` expansions. 0 means that it fits.
    fn distance(&self, sheet: &Worksheet, is_shown: bool, length: Option<u32>) -> u32 {
        let off = |wanted: Option<u32>, has: u32| wanted.map_or(0, |wanted| wanted.abs_diff(has));
        let missing = if is_shown { 0 } else { 10 };
        let length = match length {
            Some(length) => length.abs_diff(sheet.expansions()),
            // Sheets near the goal show this too: A* tests for the goal at expansion, BFS already at generation.
            None if self.teaches == Some(Teaches::MoreThanBfs) => 0,
            None => FEWEST_EXPANSIONS.saturating_sub(sheet.expansions()),
        };
        // Showing the requested lesson counts more than having the right length.
        3 * missing + 2 * length + off(self.ties, sheet.ties())
    }
}

/// Returns a different seed for each shuffle, by the finaliser of SplitMix64 (Steele, Lea, Flood 2014).
const fn mixed(seed: u64, number: u64) -> u64 {
    let mut z = seed
        .wrapping_mul(0x2545_f491_4f6c_dd1d)
        .wrapping_add((number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Finds the `wanted` sheets, beginning with `first` if it is given. All start boards differ, and all sheets have the same
/// number of expansions. The search is cancelled when `go_on` returns `false`.
///
/// # Errors
/// [`NotFound`] if there are too few sheets, the request cannot be met, or the search was cancelled.
pub fn find(
    wanted: &Wanted,
    first: Option<Worksheet>,
    databases: &PatternDatabases,
    go_on: impl FnMut() -> bool,
) -> Result<Vec<Worksheet>, NotFound> {
    find_at_least(wanted.copies, wanted, first, databases, go_on)
}

/// Like [`find()`], but accepts `least` sheets if there are no more.
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
    // Grouped by expansions: if no number is requested, the first group that is large enough is the answer.
    let mut groups: BTreeMap<u32, Vec<Worksheet>> = BTreeMap::new();
    // Sheets of less worth, used only if there are too few others.
    let mut poor = [Vec::new(), Vec::new()];
    if let Some(first) = first {
        tried.insert(first.problem);
        groups.insert(first.expansions(), vec![first]);
    }
    if let Some(group) = whole_group(&mut groups, wanted.copies) {
        return Ok(group);
    }
    let mut nearest: Option<(u32, Nearest)> = None;
    let length = wanted.length();
    let most = length.map_or(MOST_EXPANSIONS, |length| {
        length.saturating_add(10).min(MOST_EXPANSIONS.max(length))
    });
    let mut passes = vec![(false, length, most)];
    if wanted.any_goal {
        passes.push((true, length, most));
    }
    // There may be too few sheets of the usual length that exercise something.
    let is_free = wanted.is_guided() && wanted.expansions.is_none();
    if is_free {
        passes.extend(LONGER.map(|most| (false, None, most)));
    }
    for (goals, length, most) in passes {
        if is_free {
            tried.clear();
        }
        for number in 0..TRIES {
            if number.is_multiple_of(64) && !go_on() {
                return Err(NotFound::Cancelled { tried: tried.len() });
            }
            let Some(problem) = wanted.shuffled(number, goals, length.unwrap_or(most)) else {
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
            let is_shown = wanted
                .teaches
                .is_none_or(|what| what.is_shown_by(&sheet, databases));
            let distance = wanted.distance(&sheet, is_shown, length);
            if distance > 0 {
                if nearest.is_none_or(|(least, _)| distance < least) {
                    let near = Nearest {
                        problem,
                        expansions: sheet.expansions(),
                        ties: sheet.ties(),
                        teaches: is_shown,
                    };
                    nearest = Some((distance, near));
                }
                continue;
            }
            let group = match (wanted.worth(&sheet, databases), length) {
                (2, _) => groups.entry(sheet.expansions()).or_default(),
                (_, None) => continue,
                (worth, Some(_)) => &mut poor[worth],
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
    for mut sheets in poor.into_iter().rev() {
        if let Some(expansions) = sheets.first().map(Worksheet::expansions) {
            groups.entry(expansions).or_default().append(&mut sheets);
        }
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
        nearest: nearest.filter(|_| sheets.is_empty()).map(Box::new),
    })
}

/// Removes and returns a group that has as many sheets as requested.
fn whole_group(
    groups: &mut BTreeMap<u32, Vec<Worksheet>>,
    copies: usize,
) -> Option<Vec<Worksheet>> {
    let whole = groups.iter().find(|(_, group)| group.len() >= copies);
    let expansions = whole.map(|(expansions, _)| *expansions)?;
    groups.remove(&expansions)
}
