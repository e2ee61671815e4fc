//! The pattern databases of searches, each built once for all searches that are given the same handle.

use std::fmt;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::puzzle::Board;
use crate::search::Sequential;
use crate::search::heuristics::own::OwnTables;
use crate::search::heuristics::pattern_database::{PatternDatabase, PatternPlan, PatternSize};

/// Bytes of standard databases kept, besides the one used last: some of every size that a lesson shows.
const KEPT: usize = 64 << 20;

#[derive(Default)]
struct Shared {
    /// One per size of patterns, shape of the board and cell of the goal's blank, the most recently used last.
    databases: Mutex<Vec<Arc<PatternDatabase>>>,
    own: OwnTables,
    /// Locked while a standard database is built.
    building: Mutex<()>,
}

/// Pattern databases: one to four megabytes each, up to 13 on boards of more than sixteen cells, and more for a
/// [large](PatternSize) one. The standard ones used last are kept, and the large ones of the board size used last; a search
/// keeps those that it uses. The handle also holds the tables of user-defined heuristics.
///
/// A clone is another handle to the same databases. A caller that starts searches passes one handle to all of them; what one
/// search builds, the others find. Handles created separately share nothing. An empty one costs next to nothing and is
/// enough for searches without patterns.
#[derive(Clone, Default)]
pub struct PatternDatabases(Arc<Shared>);

impl PatternDatabases {
    pub fn own(&self) -> &OwnTables {
        &self.0.own
    }

    fn databases(&self) -> MutexGuard<'_, Vec<Arc<PatternDatabase>>> {
        self.0
            .databases
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// The standard database that [serves](PatternDatabase::serves) `goal`, if it has been built.
    pub fn get(&self, goal: &Board) -> Option<Arc<PatternDatabase>> {
        self.find(goal, PatternSize::Standard)
    }

    /// The database of this size that [serves](PatternDatabase::serves) `goal`, if it has been built.
    pub fn find(&self, goal: &Board, size: PatternSize) -> Option<Arc<PatternDatabase>> {
        let mut databases = self.databases();
        let serves = |known: &Arc<PatternDatabase>| known.patterns == size && known.serves(goal);
        let at = databases.iter().position(serves)?;
        databases[at..].rotate_left(1);
        databases.last().map(Arc::clone)
    }

    /// Whether the standard database for `goal` has been built.
    pub fn contains(&self, goal: &Board) -> bool {
        self.get(goal).is_some()
    }

    /// The standard database for `goal`. A missing one is built on this thread, which takes some tenths of a second; a
    /// caller that builds on many threads, or reads it from a file, [inserts](Self::insert) it first.
    ///
    /// # Panics
    /// If there is no memory for it. [`try_get_or_build`](Self::try_get_or_build) returns `None` instead.
    pub fn get_or_build(&self, goal: &Board) -> Arc<PatternDatabase> {
        let built = self.try_get_or_build(goal);
        built.expect("memory for the tables")
    }

    /// Like [`get_or_build`](Self::get_or_build), but returns `None` if there is no memory.
    pub fn try_get_or_build(&self, goal: &Board) -> Option<Arc<PatternDatabase>> {
        if let Some(there) = self.get(goal) {
            return Some(there);
        }
        // Another thread may have built it while this one waited.
        let _building = self.0.building.lock();
        if let Some(there) = self.get(goal) {
            return Some(there);
        }
        let go_on = |_| ControlFlow::Continue(());
        let built = PatternPlan::standard(goal).build(&Sequential, &go_on);
        built.map(|built| self.insert(built))
    }

    /// Adds a database and returns the stored one: an existing one for the same goals is kept.
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

/// Drops the least recently used standard databases while all of them take more than `most` bytes, and the large ones for
/// other board sizes than that of the last.
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
