//! Searches every board, length by length: those not yet known, or one shard of them.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use crate::puzzle::{Board, Ranking};
use crate::search::each_board::{Count, EachBoard};
use crate::search::heuristics::script::{MAX_ESTIMATE, Script};
use crate::search::{Distances, Heuristic, Parallel, PatternDatabases, Strategy};
use crate::study::every_board::{EveryBoard, EveryBoardError, NotMeasured, Spread, Summary};
use crate::study::experiment::{Lengths, Shard};
use crate::study::heuristic_check::values::{NoValues, Subject, every_value};

/// The number of boards that a thread searches at a time. A cancelled run ends between two such pieces.
const PIECE: usize = 32;

/// The boards of a [`Summary`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    Length(u32),
    All,
}

/// The boards of one length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfLength {
    pub length: u32,
    /// By strategy.
    pub strategies: Vec<(Summary, Spread)>,
}

/// The lengths that are whole.
#[derive(Clone, Debug)]
pub struct Measured {
    pub every: EveryBoard,
    pub lengths: Vec<OfLength>,
    /// The summaries over all these lengths, by strategy.
    pub totals: Vec<Summary>,
    /// Whether none is missing.
    pub is_whole: bool,
    /// The number of lengths that were to be measured.
    pub asked: usize,
    ranking: &'static Ranking,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EveryBoardProgress {
    /// The length whose boards are searched; `None` while what searches share is made.
    pub length: Option<u32>,
    /// Searches made, and all of them.
    pub searches: u64,
    pub of: u64,
}

/// Keeps a length. It stops the searches if it breaks.
pub type KeepLength<'a> = dyn FnMut(&OfLength) -> ControlFlow<()> + 'a;

/// What is kept of the lengths, and which are searched. By default nothing is kept, and all are.
#[derive(Default)]
pub struct KeptLengths<'a> {
    /// The lengths that are not searched again.
    pub known: Vec<OfLength>,
    /// Which part of the lengths is searched: of `n` shards each takes every `n`-th length.
    pub shard: Option<Shard>,
    /// Receives each length that is whole.
    pub keep: Option<&'a mut KeepLength<'a>>,
}

impl EveryBoard {
    /// Searches every board, in pieces distributed by `parallel`. `go_on` is called often, from any thread; if it breaks, the
    /// lengths that are whole are returned.
    ///
    /// # Errors
    /// [`NotMeasured`] if an own heuristic has no estimate for a board, or `go_on` breaks before the first search.
    pub fn measure(
        &self,
        databases: &PatternDatabases,
        parallel: &impl Parallel,
        go_on: &(impl Fn(EveryBoardProgress) -> ControlFlow<()> + Sync),
    ) -> Result<Measured, NotMeasured> {
        self.measure_with(databases, parallel, go_on, KeptLengths::default())
    }

    /// As [`measure`](Self::measure), for a part of the lengths, or with some known before.
    ///
    /// # Errors
    /// As there.
    pub fn measure_with(
        &self,
        databases: &PatternDatabases,
        parallel: &impl Parallel,
        go_on: &(impl Fn(EveryBoardProgress) -> ControlFlow<()> + Sync),
        keeping: KeptLengths<'_>,
    ) -> Result<Measured, NotMeasured> {
        let distances = Distances::by(self.goal, self.costs).ok_or(NotMeasured::Cancelled)?;
        let of = self.searches(&distances);
        let searches = self.strategies.iter().map(|&strategy| {
            let go_on = || {
                go_on(EveryBoardProgress {
                    length: None,
                    searches: 0,
                    of,
                })
            };
            if go_on().is_break() {
                return Err(NotMeasured::Cancelled);
            }
            let estimates = || estimates(strategy, &distances, databases, parallel, &go_on);
            EachBoard::new(strategy, &distances, databases, parallel, estimates)
        });
        let searches: Vec<EachBoard> = searches.collect::<Result<_, _>>()?;
        Ok(self.search(&distances, &searches, parallel, go_on, keeping))
    }

    /// Searches every board of `distances` by A* with these estimates by address. Returns `None` if `go_on` breaks, or an
    /// estimate is larger than a search supports.
    pub fn by_values(
        distances: &Distances,
        values: &[u32],
        parallel: &impl Parallel,
        go_on: &(impl Fn() -> ControlFlow<()> + Sync),
    ) -> Option<Measured> {
        let is_supported = values.iter().all(|&h| h <= MAX_ESTIMATE);
        let estimates = || is_supported.then(|| values.to_vec()).ok_or(());
        let (strategy, databases) = (Strategy::default(), PatternDatabases::default());
        let each = EachBoard::new(strategy, distances, &databases, parallel, estimates).ok()?;
        let every = Self {
            goal: distances.goal(),
            costs: distances.costs(),
            lengths: None,
            strategies: vec![strategy],
            against: None,
        };
        let keeping = KeptLengths::default();
        let measured = every.search(distances, &[each], parallel, &|_| go_on(), keeping);
        Some(measured).filter(|measured| measured.is_whole)
    }

    /// The number of searches, of all strategies together.
    fn searches(&self, distances: &Distances) -> u64 {
        let boards = self
            .chosen(distances)
            .map(|length| distances.counts()[length as usize]);
        boards.sum::<u64>() * self.strategies.len() as u64
    }

    fn search(
        &self,
        distances: &Distances,
        searches: &[EachBoard],
        parallel: &impl Parallel,
        go_on: &(impl Fn(EveryBoardProgress) -> ControlFlow<()> + Sync),
        keeping: KeptLengths<'_>,
    ) -> Measured {
        let lengths: Vec<u32> = self.chosen(distances).collect();
        let of = self.searches(distances);
        let (mut whole, mut is_whole) = (Vec::new(), true);
        let made = AtomicU64::new(0);
        let KeptLengths {
            known,
            shard,
            mut keep,
        } = keeping;
        let is_ours =
            |at: usize| shard.is_none_or(|shard| at as u32 % shard.of() + 1 == shard.number());
        for (_, length) in (0..).zip(lengths).filter(|(at, _)| is_ours(*at)) {
            if let Some(of) = known.iter().find(|of| of.length == length) {
                whole.push(of.clone());
                continue;
            }
            let boards = distances.addresses_at(length);
            let mut counts = vec![vec![Count::default(); boards.len()]; searches.len()];
            let pieces = searches.iter().zip(&mut counts).flat_map(|(each, counts)| {
                let pieces = boards.chunks(PIECE).zip(counts.chunks_mut(PIECE));
                pieces.map(move |(boards, counts)| (each, boards, counts))
            });
            let stopped = std::sync::atomic::AtomicBool::new(false);
            parallel.each(pieces.collect(), |(each, boards, counts)| {
                let now = EveryBoardProgress {
                    length: Some(length),
                    searches: made.load(Relaxed),
                    of,
                };
                if stopped.load(Relaxed) || go_on(now).is_break() {
                    stopped.store(true, Relaxed);
                    return;
                }
                each.search(boards, counts);
                made.fetch_add(boards.len() as u64, Relaxed);
            });
            if stopped.into_inner() {
                is_whole = false;
                break;
            }
            let other = self.against.map(|against| counts[against].as_slice());
            let of = |(at, counts): (usize, &Vec<Count>)| {
                let other = other.filter(|_| self.against != Some(at));
                Summary::of(length, &boards, counts, other)
            };
            let strategies = counts.iter().enumerate().map(of).collect();
            let of = OfLength { length, strategies };
            let kept = keep.as_mut().map(|keep| keep(&of));
            whole.push(of);
            if kept.is_some_and(|kept| kept.is_break()) {
                is_whole = false;
                break;
            }
        }
        self.added_up(distances, whole, is_whole)
    }

    fn added_up(&self, distances: &Distances, lengths: Vec<OfLength>, is_whole: bool) -> Measured {
        let total = |at: usize| {
            let parts = lengths.iter().map(|of| &of.strategies[at]);
            Summary::all(parts.map(|(summary, spread)| (summary, spread)))
        };
        Measured {
            every: self.clone(),
            totals: (0..self.strategies.len()).map(total).collect(),
            lengths,
            is_whole,
            asked: self.chosen(distances).count(),
            ranking: distances.ranking(),
        }
    }

    /// Adds up lengths that were measured before, or `None` if the space is too large.
    pub(super) fn measured(&self, mut lengths: Vec<OfLength>) -> Option<Measured> {
        let distances = Distances::by(self.goal, self.costs)?;
        lengths.sort_by_key(|of| of.length);
        let is_whole = self
            .chosen(&distances)
            .eq(lengths.iter().map(|of| of.length));
        Some(self.added_up(&distances, lengths, is_whole))
    }

    fn chosen(&self, distances: &Distances) -> impl Iterator<Item = u32> {
        let lengths = self.lengths;
        let chosen = lengths.into_iter().flat_map(Lengths::iter);
        let counts = (0..).zip(distances.counts());
        // No board may have just this cost.
        let all = counts.filter(move |(_, boards)| lengths.is_none() && **boards > 0);
        let all = all.map(|(length, _)| length);
        chosen.chain(all)
    }

    /// Checks that the chosen lengths exist. It searches the space once.
    ///
    /// # Errors
    /// [`EveryBoardError::TooFar`] if there are no boards of a length.
    pub fn check_lengths(&self) -> Result<(), EveryBoardError> {
        let Some(distances) = self
            .lengths
            .and_then(|_| Distances::by(self.goal, self.costs))
        else {
            return Ok(());
        };
        let farthest = distances.farthest();
        let too_far = self.chosen(&distances).find(|&length| length > farthest);
        too_far.map_or(Ok(()), |length| {
            Err(EveryBoardError::TooFar { length, farthest })
        })
    }
}

/// The estimates of all states by address.
fn estimates(
    strategy: Strategy,
    distances: &Distances,
    databases: &PatternDatabases,
    parallel: &impl Parallel,
    go_on: &(dyn Fn() -> ControlFlow<()> + Sync),
) -> Result<Vec<u32>, NotMeasured> {
    let subject = Subject::BuiltIn(strategy.heuristic);
    let failed = |error| NotMeasured::NoEstimate(strategy, Box::new(error));
    let values = every_value(&subject, distances, databases, parallel, &|_| go_on());
    let values = values.map_err(|fault| match fault {
        NoValues::Script(error) => failed(error),
        NoValues::Cancelled => NotMeasured::Cancelled,
    })?;
    // A search that multiplies h supports smaller estimates.
    let most = MAX_ESTIMATE / strategy.factor();
    if let Heuristic::Own(own) = strategy.heuristic
        && let Some(at) = values.iter().position(|&h| h > most)
    {
        let mut script = Script::new(own.source(), &distances.goal(), &databases.own().patterns)
            .map_err(failed)?;
        let state = distances.ranking().state(at as u32);
        script.estimate_up_to(most, state).map_err(failed)?;
    }
    Ok(values)
}

impl Measured {
    /// The board at an address, as it stands in a summary.
    pub fn board(&self, address: u32) -> Option<Board> {
        Board::from_state(self.every.goal.size(), self.ranking.state(address))
    }

    /// Returns the summaries by length and then over all, with the strategies in their order.
    pub fn summaries(&self) -> Vec<(Scope, Strategy, Summary)> {
        let strategies = || self.every.strategies.iter().enumerate();
        let mut rows = Vec::new();
        for of in &self.lengths {
            let row = |(at, &strategy): (usize, &Strategy)| {
                (
                    Scope::Length(of.length),
                    strategy,
                    of.strategies[at].0.clone(),
                )
            };
            rows.extend(strategies().map(row));
        }
        rows.extend(
            strategies().map(|(at, &strategy)| (Scope::All, strategy, self.totals[at].clone())),
        );
        rows
    }

    /// Returns how many boards, and how many of `length`, need more expansions than `expanded` by the strategy at this place,
    /// each with the number of boards.
    pub fn harder(&self, strategy: usize, length: u32, expanded: u64) -> [(u64, u64); 2] {
        let of = |part: &OfLength| {
            let spread = &part.strategies[strategy].1;
            let harder = spread.len() - spread.partition_point(|&it| it <= expanded);
            (harder as u64, spread.len() as u64)
        };
        let all = self.lengths.iter().map(of);
        let all = all.fold((0, 0), |sum, of| (sum.0 + of.0, sum.1 + of.1));
        let here = self.lengths.iter().find(|of| of.length == length);
        [all, here.map_or((0, 0), of)]
    }
}
