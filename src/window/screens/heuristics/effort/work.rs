//! The measuring on the job's thread: boards and their lengths, checks, searches and comparisons, the chosen heuristic first.

use std::sync::Arc;

use crate::window::screens::heuristics::effort::{
    BOARDS, BOARDS_OF_TABLE, Boards, CHARTED, FEW, FEW_OF_TABLE, Measured, SEARCHERS, Standing,
    Wanted, is_exact, limit,
};
use crate::window::screens::heuristics::reading::Tools;
use slidescope_core::puzzle::{Board, Costs};
use slidescope_core::search::{Algorithm, Distances, Heuristic, Strategy};
use slidescope_core::services::machine::Cores;
use slidescope_core::study::dominance::{compare_every_state, compare_sample};
use slidescope_core::study::effort::{
    BoardsByLength, EffortByLength, LARGE_LENGTHS, Measuring, add_lengths, listed_boards,
    listed_lengths, walked_boards,
};
use slidescope_core::study::every_board::{EveryBoard, shipped};
use slidescope_core::study::heuristic_check::{
    HeuristicCheck, NoValues, Subject, check_every_state, check_sample, every_value,
};
use slidescope_core::study::predicted_effort::{
    Equilibrium, blank_at_distance, blank_by_parity, predicted,
};
use slidescope_core::tasks::Token;

/// The seed of the boards: the same for all heuristics, so that their means are comparable.
const SEED: u64 = 1;
/// The length used in the table if the space is too large to be listed; otherwise the length nearest to the mean is used.
const LARGE_TABLE_LENGTH: u32 = 20;
/// Sample sizes in large spaces: to check and compare a heuristic, and for its distribution.
const SAMPLE: u64 = 1_000;
const DISTRIBUTION: u64 = 5_000;

/// Measures what is requested and adds it to earlier measurements.
struct Work<'a> {
    token: &'a Token<'a, Measured>,
    tools: &'a Tools,
    goal: Board,
    /// Present if all states can be listed.
    distances: Option<Arc<Distances>>,
    boards: Arc<Boards>,
    measured: Measured,
}

/// The result of a check, the values of every state where they can be listed, and their distribution.
type Checked = (HeuristicCheck, Option<Arc<Vec<u32>>>, Equilibrium);

/// Measures the chosen heuristic first. If cancelled, what was reported so far is kept.
pub(crate) fn work(
    token: &Token<'_, Measured>,
    wanted: &Wanted,
    tools: &Tools,
    mut measured: Measured,
) -> Result<(), NoValues> {
    let goal = wanted.goal;
    let distances = tools.distances(goal, Costs::Unit);
    let boards = match (measured.boards.take(), &distances) {
        (Some(boards), _) => boards,
        (None, Some(distances)) => Arc::new(listed(distances)),
        (None, None) => Arc::new(walked(token, tools, goal)?),
    };
    measured.boards = Some(Arc::clone(&boards));
    let work = Work {
        token,
        tools,
        goal,
        distances,
        boards,
        measured,
    };
    work.tell();
    work.run(&wanted.programs, wanted.searcher)
}

impl Work<'_> {
    fn run(mut self, programs: &[Subject], searcher: Algorithm) -> Result<(), NoValues> {
        let chosen = programs.first();
        let is_charted = |program: &&Subject| match program {
            Subject::BuiltIn(heuristic) if CHARTED.contains(heuristic) => true,
            Subject::BuiltIn(_) | Subject::Script(_) => Some(*program) == chosen,
        };
        let charted: Vec<&Subject> = programs.iter().filter(is_charted).collect();
        for program in &charted {
            self.step(program, |work| work.check(program))?;
        }
        for program in &charted {
            self.step(program, |work| work.curve(program, searcher))?;
        }
        for program in programs {
            let mut related = self.measured.related.iter();
            let is_related = Some(program) == chosen
                || related.any(|(a, b, _)| Some(a) == chosen && b == program);
            if is_related && self.is_tabled(program) {
                continue;
            }
            self.step(program, |work| work.check(program))?;
            if let Some(chosen) = chosen
                && !is_related
            {
                self.step(program, |work| work.relate(chosen, program))?;
            }
            // In larger spaces only the heuristics in the chart keep the value of every state.
            if !is_exact(&self.goal) && !charted.contains(&program) {
                self.step(program, |work| work.row(program))?;
                self.standing(program).values = None;
                self.tell();
            }
        }
        for program in programs {
            self.step(program, |work| work.row(program))?;
        }
        for other in SEARCHERS.into_iter().filter(|other| *other != searcher) {
            for program in &charted {
                self.step(program, |work| work.curve(program, other))?;
            }
        }
        Ok(())
    }

    fn tell(&self) {
        self.token.report(self.measured.clone());
    }

    fn tell_at(&mut self, program: &Subject) {
        self.measured.at = Some(program.clone());
        self.tell();
    }

    fn standing(&mut self, program: &Subject) -> &mut Standing {
        let known = &mut self.measured.standings;
        let at = known.iter().position(|of| of.program == *program);
        let at = at.unwrap_or_else(|| {
            known.push(Standing::new(program.clone()));
            known.len() - 1
        });
        &mut known[at]
    }

    /// Takes a step for a heuristic, unless it has failed, and records if it fails now. Returns the error if the request was
    /// cancelled.
    fn step(
        &mut self,
        program: &Subject,
        step: impl FnOnce(&mut Self) -> Result<(), NoValues>,
    ) -> Result<(), NoValues> {
        if self.standing(program).has_failed {
            return Ok(());
        }
        match step(self) {
            Err(NoValues::Script(_)) => {
                self.standing(program).has_failed = true;
                self.tell();
                Ok(())
            }
            done => done,
        }
    }

    /// Compares a heuristic with the true distances, unless that was done already.
    fn check(&mut self, program: &Subject) -> Result<(), NoValues> {
        let is_listed = self.distances.is_some();
        let standing = self.standing(program);
        let has_values = standing.values.is_some() || !is_listed;
        if standing.check.is_some() && has_values {
            return Ok(());
        }
        self.tell_at(program);
        let (check, values, equilibrium) = self.checked(program)?;
        let predicted = self.predictions(&equilibrium);
        let standing = self.standing(program);
        standing.predicted = predicted;
        standing.check = Some(Arc::new(check));
        standing.values = values;
        self.tell();
        Ok(())
    }

    fn checked(&self, program: &Subject) -> Result<Checked, NoValues> {
        let databases = &self.tools.databases;
        let (cores, ask) = (Cores::all(), |_| self.token.go_on());
        let Some(distances) = &self.distances else {
            let patterns = self.tools.patterns(&self.goal, |_| self.token.go_on())?;
            let tables = (&*patterns, databases);
            let check = check_sample(program, self.goal, SAMPLE, tables, &cores, &ask)?;
            let spread = Equilibrium::of_sample(program, self.goal, DISTRIBUTION, databases, &ask)?;
            return Ok((check, None, spread));
        };
        if *program == Subject::BuiltIn(Heuristic::Patterns) {
            self.tools.patterns(&self.goal, |_| self.token.go_on())?;
        }
        let values = every_value(program, distances, databases, &cores, &ask)?;
        let check = check_every_state(distances, &values);
        let spread = Equilibrium::of_every_state(distances, &values);
        Ok((check, Some(Arc::new(values)), spread))
    }

    /// Returns whether the table row of a heuristic is complete.
    fn is_tabled(&mut self, program: &Subject) -> bool {
        let standing = self.standing(program);
        standing.check.is_some() && standing.of_table.is_some() || standing.has_failed
    }

    /// Adds what is missing in a curve of a heuristic.
    fn curve(&mut self, program: &Subject, searcher: Algorithm) -> Result<(), NoValues> {
        if searcher == Algorithm::AStar && self.every(program)? {
            return Ok(());
        }
        let boards = Arc::clone(&self.boards);
        let known = self.standing(program).curve(searcher).clone();
        let of_chart = (&boards.of_chart, FEW);
        self.search(program, searcher, of_chart, known, |standing, lengths| {
            standing.curve_mut(searcher).clone_from(lengths);
        })
    }

    /// Measures the row of a heuristic in the table, unless that was done already.
    fn row(&mut self, program: &Subject) -> Result<(), NoValues> {
        if self.every(program)? || self.standing(program).of_table.is_some() {
            return Ok(());
        }
        let boards = Arc::clone(&self.boards);
        let (of_table, none) = ((&boards.of_table, FEW_OF_TABLE), EffortByLength::new());
        self.search(
            program,
            Algorithm::AStar,
            of_table,
            none,
            |standing, lengths| {
                standing.of_table = lengths.values().next().copied();
            },
        )
    }

    /// Searches the boards of the lengths that are not `known`, few of each first. `take` gets all lengths after each.
    fn search(
        &mut self,
        program: &Subject,
        searcher: Algorithm,
        (boards, few): (&BoardsByLength, usize),
        mut known: EffortByLength,
        take: impl Fn(&mut Standing, &EffortByLength),
    ) -> Result<(), NoValues> {
        let (goal, databases) = (self.goal, self.tools.databases.clone());
        let Some(heuristic) = program.heuristic() else {
            return Ok(());
        };
        let values = &self.standing(program).values;
        if let (Subject::Script(source), Some(values)) = (program, values) {
            databases.keep_estimates(source, &goal, values);
        }
        self.tell_at(program);
        let measuring = Measuring {
            goal,
            strategy: Strategy::new(searcher, heuristic),
            boards,
            few,
            expansions: limit(&goal, searcher),
            databases: &databases,
        };
        let token = self.token;
        let (cores, ask) = (Cores::all(), || token.go_on());
        add_lengths(&mut known, measuring, &cores, &ask, &mut |lengths| {
            take(self.standing(program), lengths);
            self.tell();
        })
    }

    /// Measures A* on every board, unless that was done already. Returns whether it could.
    fn every(&mut self, program: &Subject) -> Result<bool, NoValues> {
        let (goal, distances) = (self.goal, self.distances.clone());
        let Some(distances) = distances.filter(|_| is_exact(&goal)) else {
            return Ok(false);
        };
        let standing = self.standing(program);
        if standing.is_of_every_board() {
            return Ok(true);
        }
        let Some(values) = standing.values.clone() else {
            return Ok(false);
        };
        let known = match program {
            Subject::BuiltIn(heuristic) => {
                shipped(goal, Strategy::new(Algorithm::AStar, *heuristic)).cloned()
            }
            Subject::Script(_) => None,
        };
        let rows = match known {
            Some(rows) => rows,
            None => {
                self.tell_at(program);
                let (cores, ask) = (Cores::all(), || self.token.go_on());
                let measured = EveryBoard::by_values(&distances, &values, &cores, &ask);
                let Some(measured) = measured else {
                    return match self.token.is_cancelled() {
                        true => Err(NoValues::Cancelled),
                        false => Ok(false),
                    };
                };
                let rows = measured.summaries().into_iter();
                rows.map(|(scope, _, summary)| (scope, summary)).collect()
            }
        };
        let boards = Arc::clone(&self.boards);
        self.standing(program).take_every(&rows, &boards);
        self.tell();
        Ok(true)
    }

    fn relate(&mut self, first: &Subject, second: &Subject) -> Result<(), NoValues> {
        if first == second || self.standing(first).has_failed {
            return Ok(());
        }
        let values = [first, second].map(|program| self.standing(program).values.clone());
        let found = match (&self.distances, values) {
            (Some(distances), [Some(first), Some(second)]) => {
                compare_every_state(distances, &first, &second)
            }
            (Some(_), _) => return Ok(()),
            (None, _) => {
                let databases = &self.tools.databases;
                let ask = |_| self.token.go_on();
                compare_sample([first, second], self.goal, SAMPLE, databases, &ask)?
            }
        };
        let related = (first.clone(), second.clone(), found);
        self.measured.related.push(related);
        self.tell();
        Ok(())
    }

    fn predictions(&self, equilibrium: &Equilibrium) -> Vec<(u32, f64)> {
        let of_length = |&length: &u32| {
            let root = match &self.distances {
                Some(distances) => blank_at_distance(distances, length),
                None => blank_by_parity(&self.goal, length),
            };
            (length, predicted(equilibrium, &root, length))
        };
        self.boards.of_chart.keys().map(of_length).collect()
    }
}

fn listed(distances: &Distances) -> Boards {
    let counts = (0_u64..).zip(distances.counts());
    let (sum, states) = counts.fold((0, 0), |(sum, states), (distance, count)| {
        (sum + distance * count, states + count)
    });
    let mean = (sum as f64 / states as f64).round() as u32;
    let length = listed_lengths(distances).min_by_key(|length| length.abs_diff(mean));
    let table_length = length.unwrap_or(mean);
    Boards {
        of_chart: listed_boards(distances, listed_lengths(distances), BOARDS, SEED),
        of_table: listed_boards(distances, [table_length], BOARDS_OF_TABLE, SEED),
    }
}

fn walked(token: &Token<'_, Measured>, tools: &Tools, goal: Board) -> Result<Boards, NoValues> {
    let patterns = tools.patterns(&goal, |_| token.go_on())?;
    let (cores, ask) = (Cores::all(), || token.go_on());
    let walk = |lengths: &[u32], count| {
        let boards = walked_boards(goal, lengths, count, SEED, &patterns, &cores, &ask);
        boards.map_err(|_| NoValues::Cancelled)
    };
    Ok(Boards {
        of_chart: walk(&LARGE_LENGTHS, BOARDS)?,
        of_table: walk(&[LARGE_TABLE_LENGTH], BOARDS_OF_TABLE)?,
    })
}
