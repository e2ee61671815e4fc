//! The measuring itself, on the job's thread: boards, checks, runs, and comparisons, the chosen heuristic before all others.

use std::sync::Arc;

use crate::app::heuristics::effort::standing::{
    Boards, CHARTED, News, Runs, Standing, Wanted, limit, mean_ratio,
};
use crate::app::heuristics::program::{Program, Tools, is_listed, unless_cancelled};
use crate::jobs::Token;
use crate::jobs::machine::Cores;
use crate::puzzle::Board;
use crate::search::heuristics::pattern_database::{BuildProgress, PatternDatabase};
use crate::search::{Distances, Heuristic};
use crate::study::dominance::{Dominance, compare_every_state, compare_sample};
use crate::study::effort::{
    Guide, LARGE_LENGTHS, Measuring, Searcher, add_runs, listed_boards, listed_lengths,
    walked_boards,
};
use crate::study::heuristic_check::{
    HeuristicCheck, NoValues, check_every_state, check_sample, every_value,
};
use crate::study::predicted_effort::{Equilibrium, blank_at_distance, blank_by_parity, predicted};

/// Boards per length in the chart: a few at once, then as many as make the curves steady.
pub(crate) const BOARDS: [usize; 2] = [3, 12];
/// The same at the one length of the table.
pub(crate) const BOARDS_OF_TABLE: [usize; 2] = [12, 100];
/// The seed of the boards: the same for all heuristics, so that their means compare.
const SEED: u64 = 1;
/// The length of the table where the space is too large to be listed; where it is not, that nearest to the mean.
const LARGE_TABLE_LENGTH: u32 = 20;
/// Boards of samples on large spaces: to check and compare a heuristic, and for its distribution.
const SAMPLE: u64 = 1_000;
const DISTRIBUTION: u64 = 5_000;
/// In larger spaces the values of every state are kept only of the heuristics in the chart: 4 bytes a state.
const MOST_STATES_KEPT: u64 = 200_000;

pub(crate) struct Work<'a> {
    pub(crate) token: &'a NewsToken<'a>,
    pub(crate) wanted: Wanted,
    pub(crate) tools: Tools,
    pub(crate) boards: Option<Arc<Boards>>,
    pub(crate) known: Vec<Standing>,
}

/// What a check has found, the values of every state where they can be listed, and their distribution.
type Checked = (HeuristicCheck, Option<Arc<Vec<u32>>>, Equilibrium);

struct Space {
    goal: Board,
    /// Where all states can be listed.
    distances: Option<Arc<Distances>>,
    boards: Arc<Boards>,
}

pub(crate) type NewsToken<'a> = Token<'a, Vec<News>>;

impl Work<'_> {
    /// The chosen heuristic first, and all at once before any in more detail.
    pub(crate) fn run(mut self, related: &[(Program, Program, Dominance)]) -> Result<(), NoValues> {
        let space = self.prepare()?;
        let programs = self.wanted.programs.clone();
        let searcher = self.wanted.searcher;
        let chosen = programs.first();
        let is_charted = |program: &&Program| match program {
            Program::BuiltIn(heuristic) if CHARTED.contains(heuristic) => true,
            Program::BuiltIn(_) | Program::Own(_) => Some(*program) == chosen,
        };
        let charted: Vec<&Program> = programs.iter().filter(is_charted).collect();
        let [few, many] = BOARDS;
        for program in &charted {
            self.check(program, &space)?;
            self.measure(program, Runs::Curve(searcher), few, &space)?;
        }
        for program in &charted {
            self.measure(program, Runs::Curve(searcher), many, &space)?;
        }
        let [some, most] = BOARDS_OF_TABLE;
        let keeps_values = space.goal.size().reachable_states() <= MOST_STATES_KEPT.into();
        for program in &programs {
            let is_related =
                |(a, b, _): &(Program, Program, Dominance)| Some(a) == chosen && b == program;
            let is_related = Some(program) == chosen || related.iter().any(is_related);
            if is_related && self.is_tabled(program, most, &space) {
                continue;
            }
            self.check(program, &space)?;
            if let Some(chosen) = chosen
                && !is_related
            {
                self.relate(chosen, program, &space)?;
            }
            self.measure(program, Runs::Table, some, &space)?;
            if !keeps_values && !charted.contains(&program) {
                self.measure(program, Runs::Table, most, &space)?;
                self.standing(program).values = None;
                self.tell_standing(program);
            }
        }
        for program in &programs {
            self.measure(program, Runs::Table, most, &space)?;
        }
        let other = match searcher {
            Searcher::AStar => Searcher::IdaStar,
            Searcher::IdaStar => Searcher::AStar,
        };
        for most in BOARDS {
            for program in &charted {
                self.measure(program, Runs::Curve(other), most, &space)?;
            }
        }
        Ok(())
    }

    fn tell(&self, news: News) {
        self.token.update(|told| {
            let mut told = told.unwrap_or_default();
            if let News::Standing(standing) = &news {
                told.retain(
                    |old| !matches!(old, News::Standing(old) if old.program == standing.program),
                );
            }
            told.push(news);
            told
        });
    }

    fn tell_standing(&mut self, program: &Program) {
        let standing = self.standing(program).clone();
        self.tell(News::Standing(Box::new(standing)));
    }

    fn prepare(&mut self) -> Result<Space, NoValues> {
        let goal = self.wanted.goal;
        let distances = if is_listed(&goal) {
            self.tools.distances(goal)
        } else {
            None
        };
        let kept = self.boards.take().filter(|boards| boards.goal == goal);
        let boards = match (kept, &distances) {
            (Some(boards), _) => boards,
            (None, Some(distances)) => Arc::new(listed(distances)),
            (None, None) => Arc::new(self.walked()?),
        };
        self.tell(News::Boards(Arc::clone(&boards)));
        Ok(Space {
            goal,
            distances,
            boards,
        })
    }

    /// Pattern databases for the goal, from the disk or made.
    fn make_patterns(&self) -> Result<Arc<PatternDatabase>, NoValues> {
        let ask = |_: BuildProgress| unless_cancelled(self.token);
        let (databases, goal) = (&self.tools.databases, &self.wanted.goal);
        let made = self.tools.cache.patterns(databases, goal, &ask);
        made.ok_or(NoValues::Cancelled)
    }

    fn walked(&self) -> Result<Boards, NoValues> {
        let goal = self.wanted.goal;
        let patterns = self.make_patterns()?;
        let [_, many] = BOARDS;
        let [_, most] = BOARDS_OF_TABLE;
        let cores = Cores::all();
        let walk = |lengths: &[u32], count| {
            let ask = || unless_cancelled(self.token);
            let boards = walked_boards(goal, lengths, count, SEED, &patterns, &cores, &ask);
            boards.map_err(|_| NoValues::Cancelled)
        };
        Ok(Boards {
            goal,
            of_chart: walk(&LARGE_LENGTHS, many)?,
            table_length: LARGE_TABLE_LENGTH,
            of_table: walk(&[LARGE_TABLE_LENGTH], most)?,
        })
    }

    fn standing(&mut self, program: &Program) -> &mut Standing {
        let at = self.known.iter().position(|of| of.program == *program);
        let at = at.unwrap_or_else(|| {
            self.known.push(Standing::new(program.clone()));
            self.known.len() - 1
        });
        &mut self.known[at]
    }

    /// Notes that a heuristic broke off. Where the request was taken back, all ends.
    fn unless_broken<T>(
        &mut self,
        program: &Program,
        done: Result<T, NoValues>,
    ) -> Result<Option<T>, NoValues> {
        match done {
            Ok(done) => Ok(Some(done)),
            Err(NoValues::Script(_)) => {
                self.standing(program).has_failed = true;
                self.tell_standing(program);
                Ok(None)
            }
            Err(NoValues::Cancelled) => Err(NoValues::Cancelled),
        }
    }

    /// Holds a heuristic against the true distances, where that was not done yet.
    fn check(&mut self, program: &Program, space: &Space) -> Result<(), NoValues> {
        let standing = self.standing(program);
        let has_values = standing.values.is_some() || space.distances.is_none();
        if standing.check.is_some() && has_values || standing.has_failed {
            return Ok(());
        }
        self.tell(News::At(program.clone()));
        let checked = self.checked(program, space);
        if let Some((check, values, equilibrium)) = self.unless_broken(program, checked)? {
            let standing = self.standing(program);
            standing.mean_ratio = mean_ratio(&check);
            standing.predicted = predictions(&equilibrium, space);
            standing.check = Some(Arc::new(check));
            standing.values = values;
            self.tell_standing(program);
        }
        Ok(())
    }

    fn checked(&self, program: &Program, space: &Space) -> Result<Checked, NoValues> {
        let (subject, databases) = (self.tools.subject(program), &self.tools.databases);
        let (cores, ask) = (Cores::all(), |_| unless_cancelled(self.token));
        let Some(distances) = &space.distances else {
            let patterns = self.make_patterns()?;
            let tables = (&*patterns, databases);
            let check = check_sample(&subject, space.goal, SAMPLE, tables, &cores, &ask)?;
            let spread =
                Equilibrium::of_sample(&subject, space.goal, DISTRIBUTION, databases, &ask)?;
            return Ok((check, None, spread));
        };
        if *program == Program::BuiltIn(Heuristic::Patterns) {
            self.make_patterns()?;
        }
        let values = every_value(&subject, distances, databases, &cores, &ask)?;
        let check = check_every_state(distances, &values);
        let spread = Equilibrium::of_every_state(distances, &values);
        Ok((check, Some(Arc::new(values)), spread))
    }

    /// Whether the row of a heuristic has all its boards.
    fn is_tabled(&mut self, program: &Program, most: usize, space: &Space) -> bool {
        let standing = self.standing(program);
        let mut lengths = space.boards.of_table.iter();
        let has_all = lengths.all(|(length, boards)| {
            let effort = standing.of_table.lengths.get(length);
            effort.is_some_and(|of| of.capped() > 0 || of.runs >= boards.len().min(most) as u64)
        });
        standing.check.is_some() && has_all || standing.has_failed
    }

    fn guide(&mut self, program: &Program, space: &Space) -> Option<Guide> {
        let subject = self.tools.subject(program);
        let databases = self.tools.databases.clone();
        let standing = self.standing(program);
        if standing.has_failed {
            return None;
        }
        match &space.distances {
            Some(distances) => Guide::by_values(distances, Arc::clone(standing.values.as_ref()?)),
            None => Some(Guide::evaluated(space.goal, subject, databases)),
        }
    }

    /// Adds runs to a curve of a heuristic, or to its row in the table.
    fn measure(
        &mut self,
        program: &Program,
        runs: Runs,
        most: usize,
        space: &Space,
    ) -> Result<(), NoValues> {
        let Some(guide) = self.guide(program, space) else {
            return Ok(());
        };
        self.tell(News::At(program.clone()));
        let (searcher, boards) = match runs {
            Runs::Curve(searcher) => (searcher, &space.boards.of_chart),
            Runs::Table => (Searcher::AStar, &space.boards.of_table),
        };
        let measuring = Measuring {
            guide: &guide,
            searcher,
            boards,
            expansions: limit(&space.goal, searcher),
        };
        let mut standing = self.standing(program).clone();
        let mut effort = standing.effort_of(runs).clone();
        let (cores, ask) = (Cores::all(), || unless_cancelled(self.token));
        let done = add_runs(&mut effort, measuring, most, &cores, &ask, &mut |partial| {
            // A row is short: it comes whole.
            if runs != Runs::Table {
                standing.effort_of(runs).clone_from(partial);
                self.tell(News::Standing(Box::new(standing.clone())));
            }
        });
        *self.standing(program).effort_of(runs) = effort;
        if runs == Runs::Table {
            self.tell_standing(program);
        }
        self.unless_broken(program, done).map(|_| ())
    }

    fn relate(&mut self, first: &Program, second: &Program, space: &Space) -> Result<(), NoValues> {
        if first == second
            || [first, second]
                .iter()
                .any(|of| self.standing(of).has_failed)
        {
            return Ok(());
        }
        let values = [first, second].map(|program| self.standing(program).values.clone());
        let found = match (&space.distances, values) {
            (Some(distances), [Some(first), Some(second)]) => {
                compare_every_state(distances, &first, &second)
            }
            (Some(_), _) => return Ok(()),
            (None, _) => {
                let subjects = [first, second].map(|program| self.tools.subject(program));
                let subjects = [&subjects[0], &subjects[1]];
                let databases = &self.tools.databases;
                let ask = |_| unless_cancelled(self.token);
                let found = compare_sample(subjects, space.goal, SAMPLE, databases, &ask);
                match self.unless_broken(second, found)? {
                    Some(found) => found,
                    None => return Ok(()),
                }
            }
        };
        self.tell(News::Related(first.clone(), second.clone(), found));
        Ok(())
    }
}

fn listed(distances: &Distances) -> Boards {
    let [_, many] = BOARDS;
    let [_, most] = BOARDS_OF_TABLE;
    let counts = (0_u64..).zip(distances.counts());
    let (sum, states) = counts.fold((0, 0), |(sum, states), (distance, count)| {
        (sum + distance * count, states + count)
    });
    let mean = (sum as f64 / states as f64).round() as u32;
    let length = listed_lengths(distances).min_by_key(|length| length.abs_diff(mean));
    let table_length = length.unwrap_or(mean);
    Boards {
        goal: distances.goal(),
        of_chart: listed_boards(distances, listed_lengths(distances), many, SEED),
        table_length,
        of_table: listed_boards(distances, [table_length], most, SEED),
    }
}

fn predictions(equilibrium: &Equilibrium, space: &Space) -> Vec<(u32, f64)> {
    let of_length = |&length: &u32| {
        let root = match &space.distances {
            Some(distances) => blank_at_distance(distances, length),
            None => blank_by_parity(&space.goal, length),
        };
        (length, predicted(equilibrium, &root, length).expanded)
    };
    space.boards.of_chart.keys().map(of_length).collect()
}
