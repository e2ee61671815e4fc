//! The pattern databases that searches look up, each built once for all searches that are given the same handle.

use std::fmt;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::puzzle::Board;
use crate::search::Sequential;
use crate::search::heuristics::own::OwnTables;
use crate::search::heuristics::pattern_database::{PatternDatabase, PatternPlan, PatternSize};

/// Bytes of standard databases that are kept at hand, beside the one used last: some of every size that a lesson shows.
const KEPT: usize = 64 << 20;

#[derive(Default)]
struct Shared {
    /// One for each size of patterns, shape of a board and cell of the goal's blank, those used last at the end.
    databases: Mutex<Vec<Arc<PatternDatabase>>>,
    own: OwnTables,
    /// Held while a standard one is built.
    building: Mutex<()>,
}

/// Pattern databases: one to four megabytes for each, up to 13 on boards of more than sixteen cells, and more for a
/// [large](PatternSize) one. The standard ones used last are kept at hand, and the large ones of the size of board used last;
/// a search keeps those that it looks up. With them are the tables of heuristics that a person wrote.
///
/// A clone is another handle to the same databases. Whoever starts searches has one handle and passes it to all of them;
/// what one search builds, the others find. Handles that were made apart share nothing. An empty one costs next to nothing
/// and is enough for searches without patterns.
#[derive(Clone, Default)]
pub struct PatternDatabases(Arc<Shared>);

impl PatternDatabases {
    /// Keeps the estimates that the program `source` makes of all states, by their [address](crate::puzzle::Ranking), so
    /// that searches find them. Boards whose states cannot be listed have none to keep.
    pub fn keep_estimates(&self, source: &str, goal: &Board, estimates: &[u32]) {
        self.0.own.keep(source, goal, estimates);
    }

    pub(crate) fn own(&self) -> &OwnTables {
        &self.0.own
    }

    fn databases(&self) -> MutexGuard<'_, Vec<Arc<PatternDatabase>>> {
        self.0
            .databases
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// The standard database that [serves](PatternDatabase::serves) `goal`, where there is one already.
    pub fn get(&self, goal: &Board) -> Option<Arc<PatternDatabase>> {
        self.find(goal, PatternSize::Standard)
    }

    /// The database of this size that [serves](PatternDatabase::serves) `goal`, where there is one already.
    pub fn find(&self, goal: &Board, size: PatternSize) -> Option<Arc<PatternDatabase>> {
        let mut databases = self.databases();
        let serves = |known: &Arc<PatternDatabase>| known.patterns == size && known.serves(goal);
        let at = databases.iter().position(serves)?;
        databases[at..].rotate_left(1);
        databases.last().map(Arc::clone)
    }

    /// Whether there is a standard database for `goal` already.
    pub fn contains(&self, goal: &Board) -> bool {
        self.get(goal).is_some()
    }

    /// The standard database for `goal`. Where there is none yet, it is built on this thread, which takes some tenths of a second;
    /// a caller that builds on many threads, or reads it from a file, [inserts](Self::insert) it first.
    ///
    /// # Panics
    /// Where there is no memory for it. [`try_get_or_build`](Self::try_get_or_build) says so instead.
    pub fn get_or_build(&self, goal: &Board) -> Arc<PatternDatabase> {
        let built = self.try_get_or_build(goal);
        built.expect("memory for the tables")
    }

    /// The same; `None` where there is no memory for it.
    pub fn try_get_or_build(&self, goal: &Board) -> Option<Arc<PatternDatabase>> {
        if let Some(there) = self.get(goal) {
            return Some(there);
        }
        // Who comes second finds what the first has built.
        let _building = self.0.building.lock();
        if let Some(there) = self.get(goal) {
            return Some(there);
        }
        let go_on = |_| ControlFlow::Continue(());
        let built = PatternPlan::standard(goal).build(&Sequential, &go_on);
        built.map(|built| self.insert(built))
    }

    /// Adds a database, and returns the one that is there from now on: one that was there before for the same goals stays.
    pub fn insert(&self, database: PatternDatabase) -> Arc<PatternDatabase> {
        let mut databases = self.databases();
        let of = |known: &PatternDatabase| (known.size, known.blank, known.patterns);
        if let Some(there) = databases.iter().find(|known| of(known) == of(&database)) {
            return Arc::clone(there);
        }
        let added = Arc::new(database);
        databases.push(Arc::clone(&added));
        forget(&mut databases, KEPT);
        added
    }
}

/// Lets go of the standard databases used longest ago, as long as all take more than `most` bytes, and of the large ones of
/// other boards than that of the last.
fn forget(databases: &mut Vec<Arc<PatternDatabase>>, most: usize) {
    let Some(last) = databases.last().map(Arc::clone) else {
        return;
    };
    let mut held = 0;
    let mut is_kept: Vec<bool> = Vec::new();
    for known in databases.iter().rev() {
        held += known.bytes().len();
        is_kept.push(match known.patterns {
            _ if Arc::ptr_eq(known, &last) => true,
            PatternSize::Standard => held <= most,
            PatternSize::Large | PatternSize::Largest => {
                held -= known.bytes().len();
                known.size == last.size
            }
        });
    }
    databases.retain(|_| is_kept.pop().unwrap_or(true));
}

impl fmt::Debug for PatternDatabases {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PatternDatabases").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Size;

    #[test]
    fn databases_used_longest_ago_are_forgotten_first() {
        let goals = [(2, 3), (2, 4), (3, 3)]
            .map(|(rows, columns)| Board::blank_last(Size::new(rows, columns).expect("a size")));
        let databases = PatternDatabases::default();
        for goal in &goals {
            let _ = databases.get_or_build(goal);
        }
        assert!(
            goals.iter().all(|goal| databases.contains(goal)),
            "small ones are kept"
        );
        assert!(databases.contains(&goals[0]), "and now used last");
        let last = databases.get(&goals[0]).expect("there").bytes().len();
        forget(&mut databases.databases(), last);
        assert_eq!(
            goals.map(|goal| databases.contains(&goal)),
            [true, false, false]
        );
    }
}
