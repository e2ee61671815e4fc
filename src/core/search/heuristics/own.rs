//! User-defined heuristics, as used by searches, and their values, which searches share.

use std::cell::{OnceCell, RefCell};
use std::fmt;
use std::sync::atomic::AtomicU16;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, PoisonError};

use crate::puzzle::{Arrangement, Board, Costs, Ranking, State};
use crate::search::Heuristic;
use crate::search::heuristics::script::{
    MAX_ESTIMATE, MAX_SOURCE, Script, ScriptError, ScriptPatterns,
};
use crate::search::heuristics::script::{Term, terms};
use crate::search::heuristics::{Estimate, Estimator, find_or_make};

/// A user-defined heuristic: a name and a [program](Script).
///
/// This is a `Copy` handle. Its data is kept until the process ends, once per pair of name and program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OwnHeuristic(&'static Written);

#[derive(PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Written {
    name: String,
    source: String,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadName {
    /// It is empty, too long, starts or ends with a space, or has a control character or a separator of strategy names.
    Unusable { name: String },
    /// A built-in heuristic has this name.
    Taken { name: String },
    /// The program has more than [`MAX_SOURCE`] bytes, or the stored programs leave no room for it.
    TooLong,
}

pub const MAX_NAME: usize = 40;
/// The English names of the built-in heuristics that differ from their ids.
const NAMES: [&str; 3] = ["misplaced tiles", "linear conflict", "pattern databases"];
/// Largest total size of the stored programs in bytes.
const MAX_KEPT: usize = 64 << 20;

impl OwnHeuristic {
    /// The heuristic `name` with the program `source`. The program is not parsed here: use [`Script::new`] for that.
    ///
    /// # Errors
    /// [`BadName`] if the name cannot be part of a strategy name, or there is no room.
    pub fn new(name: &str, source: &str) -> Result<Self, BadName> {
        static KEPT: Mutex<(Vec<OwnHeuristic>, usize)> = Mutex::new((Vec::new(), 0));
        Self::check_name(name)?;
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        let (known, bytes) = &mut *kept;
        let same = |own: &&Self| own.name() == name && own.source() == source;
        if let Some(own) = known.iter().find(same) {
            return Ok(*own);
        }
        if source.len() > MAX_SOURCE || *bytes + source.len() > MAX_KEPT {
            return Err(BadName::TooLong);
        }
        *bytes += source.len();
        let own = Self(Box::leak(Box::new(Written {
            name: name.to_owned(),
            source: source.to_owned(),
        })));
        known.push(own);
        Ok(own)
    }

    /// Whether a heuristic can be called `name`.
    ///
    /// # Errors
    /// [`BadName`] if it cannot.
    pub fn check_name(name: &str) -> Result<(), BadName> {
        let divides = |c: char| c.is_control() || matches!(c, ':' | ',' | '=' | '"');
        let length = name.chars().count();
        if !(1..=MAX_NAME).contains(&length) || name.trim() != name || name.contains(divides) {
            let name = name.chars().take(MAX_NAME).collect();
            return Err(BadName::Unusable { name });
        }
        let mut known = Heuristic::ALL.into_iter().map(Heuristic::id).chain(NAMES);
        if known.any(|known| known.eq_ignore_ascii_case(name)) {
            let name = name.to_owned();
            return Err(BadName::Taken { name });
        }
        Ok(())
    }

    pub const fn name(self) -> &'static str {
        self.0.name.as_str()
    }

    pub const fn source(self) -> &'static str {
        self.0.source.as_str()
    }
}

impl fmt::Debug for OwnHeuristic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("OwnHeuristic").field(&self.name()).finish()
    }
}

/// The known estimates of one program for one goal, by the [address](Ranking) of the state. A program takes some
/// microseconds for a state, the table some nanoseconds.
struct Values {
    source: String,
    goal: Board,
    costs: Costs,
    known: Box<[AtomicU16]>,
}

/// Marks an unknown value in a table of values.
const UNKNOWN: u16 = u16::MAX;

/// The tables that searches with user-defined heuristics share: of patterns, and of values on boards of up to ten cells.
#[derive(Clone, Default)]
pub struct OwnTables {
    pub(crate) patterns: ScriptPatterns,
    values: Arc<Mutex<Vec<Arc<Values>>>>,
}

/// The number of value tables kept; the oldest is dropped first. The largest takes 7 MB.
const MOST_VALUES: usize = 8;

impl OwnTables {
    fn values(&self, source: &str, goal: &Board, costs: Costs) -> Option<Arc<Values>> {
        let addresses = Ranking::of(goal)?.addresses();
        let mut all = self.values.lock().unwrap_or_else(PoisonError::into_inner);
        let is_same = |values: &Arc<Values>| {
            (values.goal, values.costs) == (*goal, costs) && values.source == source
        };
        let values = find_or_make(&mut all, MOST_VALUES, is_same, || {
            let unknown = std::iter::repeat_with(|| AtomicU16::new(UNKNOWN));
            Arc::new(Values {
                source: source.to_owned(),
                goal: *goal,
                costs,
                known: unknown.take(addresses).collect(),
            })
        });
        Some(Arc::clone(values))
    }

    /// Stores the estimates of all states, by address, so that no search has to compute them again.
    pub(crate) fn keep(&self, source: &str, goal: &Board, estimates: &[u32]) {
        if let Some(values) = self.values(source, goal, Costs::Unit) {
            for (place, &h) in values.known.iter().zip(estimates) {
                place.store(h as u16, Relaxed);
            }
        }
    }
}

/// An [`OwnHeuristic`] for one goal, in one search. Once its program has failed, it is not run again.
pub(crate) struct OwnEstimate {
    own: OwnHeuristic,
    goal: Board,
    costs: Costs,
    tables: OwnTables,
    values: Option<(&'static Ranking, Arc<Values>)>,
    /// The largest estimate that the search supports.
    most: u32,
    /// Created for the first state that is not in the table.
    script: OnceCell<RefCell<Script>>,
    failure: OnceCell<Box<ScriptError>>,
}

impl OwnEstimate {
    /// Creates the estimate for `goal` in a search that multiplies h by `weight`.
    pub(crate) fn new(
        own: OwnHeuristic,
        goal: &Board,
        costs: Costs,
        weight: u32,
        tables: &OwnTables,
    ) -> Self {
        let ranking = Ranking::of(goal);
        Self {
            own,
            goal: *goal,
            costs,
            tables: tables.clone(),
            values: ranking.zip(tables.values(own.source(), goal, costs)),
            most: MAX_ESTIMATE / weight,
            script: OnceCell::new(),
            failure: OnceCell::new(),
        }
    }

    /// The estimate of `state`, or the largest one if the program fails.
    fn answer(&self, state: State) -> u32 {
        if self.failure.get().is_some() {
            return self.most;
        }
        let place = self.values.as_ref().and_then(|(ranking, values)| {
            let address = ranking.address(state)?;
            values.known.get(address as usize)
        });
        let known = place.map_or(UNKNOWN, |place| place.load(Relaxed));
        if known != UNKNOWN && u32::from(known) <= self.most {
            return known.into();
        }
        match self.run(state) {
            Ok(h) => {
                if let Some(place) = place {
                    place.store(h as u16, Relaxed);
                }
                h
            }
            Err(error) => {
                let _ = self.failure.set(Box::new(error));
                self.most
            }
        }
    }

    fn run(&self, state: State) -> Result<u32, ScriptError> {
        let script = match self.script.get() {
            Some(script) => script,
            None => {
                let patterns = &self.tables.patterns;
                let script = Script::by(self.own.source(), &self.goal, self.costs, patterns)?;
                self.script.get_or_init(|| RefCell::new(script))
            }
        };
        script.borrow_mut().estimate_up_to(self.most, state)
    }
}

impl Estimate for OwnEstimate {
    const CAN_FAIL: bool = true;

    fn of(&self, state: impl Arrangement) -> u32 {
        self.answer(state.into())
    }

    fn failure(&self) -> Option<&ScriptError> {
        self.failure.get().map(AsRef::as_ref)
    }
}

thread_local! {
    /// The programs this thread used last, because a program cannot leave the thread that created it.
    static HERE: RefCell<Vec<OwnEstimate>> = const { RefCell::new(Vec::new()) };
}

/// The number of programs kept per thread: a bidirectional search needs two.
const MOST_HERE: usize = 8;

/// The terms whose sum is the estimate `h` of `state` for `goal` by `own`; see [`terms`]. The last answers are cached,
/// because the window asks in every frame.
pub fn terms_of(
    own: OwnHeuristic,
    goal: &Board,
    (state, h): (State, u32),
    tables: &OwnTables,
) -> Vec<Term> {
    type Kept = ((OwnHeuristic, Board, State), Vec<Term>);
    thread_local! {
        static KEPT: RefCell<Vec<Kept>> = const { RefCell::new(Vec::new()) };
    }
    let key = (own, *goal, state);
    KEPT.with_borrow_mut(|kept| {
        let is_same = |(known, _): &Kept| *known == key;
        let make = || (key, terms(own.source(), goal, state, h, &tables.patterns));
        find_or_make(kept, MOST_HERE, is_same, make).1.clone()
    })
}

/// The estimator for callers that need no speed, on any thread. If the program fails it returns the largest estimate; the
/// search itself ends with the error.
pub(crate) fn estimator(
    own: OwnHeuristic,
    goal: &Board,
    costs: Costs,
    weight: u32,
    tables: &OwnTables,
) -> Estimator {
    let (goal, tables) = (*goal, tables.clone());
    Box::new(move |state| {
        HERE.with_borrow_mut(|here| {
            let most = MAX_ESTIMATE / weight;
            let same = |e: &OwnEstimate| {
                e.own == own
                    && (e.goal, e.costs) == (goal, costs)
                    && e.most == most
                    && Arc::ptr_eq(&e.tables.values, &tables.values)
            };
            let make = || OwnEstimate::new(own, &goal, costs, weight, &tables);
            find_or_make(here, MOST_HERE, same, make).answer(state)
        })
    })
}
