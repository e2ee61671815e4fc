//! What the heuristics of the list cost and save: measured in the background, a few boards at once and then more.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::app::heuristics::check::{Question, Tools, is_listed};
use crate::app::heuristics::reading::Program;
use crate::jobs::machine::Cores;
use crate::jobs::{Job, Token, Update, Wake};
use crate::puzzle::Board;
use crate::search::heuristics::pattern_database::{BuildProgress, PatternDatabase};
use crate::search::{Distances, Heuristic};
use crate::study::dominance::{Dominance, compare_every_state, compare_sample};
use crate::study::effort::{
    BoardsByLength, Effort, Guide, LARGE_LENGTHS, Measuring, Searcher, add_runs, listed_boards,
    listed_lengths, walked_boards,
};
use crate::study::heuristic_check::{
    HeuristicCheck, NoValues, check_every_state, check_sample, every_value,
};
use crate::study::predicted_effort::{Equilibrium, blank_at_distance, blank_by_parity, predicted};

/// Boards per length in the chart: a few at once, then as many as make the curves steady.
const BOARDS: [usize; 2] = [3, 12];
/// The same at the one length of the table.
const BOARDS_OF_TABLE: [usize; 2] = [12, 100];
/// The seed of the boards: the same for all heuristics, so that their means compare.
const SEED: u64 = 1;
/// The length of the table where the space is too large to be listed; where it is not, that nearest to the mean.
const LARGE_TABLE_LENGTH: u32 = 20;
/// Boards of samples on large spaces: to check and compare a heuristic, and for its distribution.
const SAMPLE: u64 = 1_000;
const DISTRIBUTION: u64 = 5_000;
/// Expansions per run: by a table of values, and where each takes an evaluation.
const MOST_A_STAR: u64 = 100_000;
const MOST_IDA_STAR: u64 = 1_000_000;
const MOST_EVALUATED: u64 = 30_000;

/// In larger spaces the values of every state are kept only of the heuristics in the chart: 4 bytes a state.
const MOST_STATES_KEPT: u64 = 200_000;

/// The built-in heuristics whose curves are always there to compare with.
pub(crate) const CHARTED: [Heuristic; 3] = [
    Heuristic::Misplaced,
    Heuristic::Manhattan,
    Heuristic::LinearConflict,
];

/// What a person does with the chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Count the nodes of this search.
    Count(Searcher),
}

/// What is known of one heuristic.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub(crate) program: Program,
    pub(crate) check: Option<Arc<HeuristicCheck>>,
    /// The mean of h / h* over all states but the goal.
    pub(crate) mean_ratio: f64,
    /// The heuristic of every state by address, where they can be listed.
    values: Option<Arc<Vec<u32>>>,
    pub(crate) a_star: Effort,
    pub(crate) ida_star: Effort,
    /// A* on more boards of the length of the table.
    pub(crate) of_table: Effort,
    /// What theory says that IDA* expands in its last iteration, by length.
    pub(crate) predicted: Vec<(u32, f64)>,
    /// It broke off on some board.
    pub(crate) has_failed: bool,
}

impl Standing {
    const fn new(program: Program) -> Self {
        Self {
            program,
            check: None,
            mean_ratio: 0.0,
            values: None,
            a_star: Effort::new(),
            ida_star: Effort::new(),
            of_table: Effort::new(),
            predicted: Vec::new(),
            has_failed: false,
        }
    }

    pub(crate) const fn effort(&self, searcher: Searcher) -> &Effort {
        match searcher {
            Searcher::AStar => &self.a_star,
            Searcher::IdaStar => &self.ida_star,
        }
    }

    const fn effort_mut(&mut self, searcher: Searcher) -> &mut Effort {
        match searcher {
            Searcher::AStar => &mut self.a_star,
            Searcher::IdaStar => &mut self.ida_star,
        }
    }
}

/// What is wanted: these heuristics for this goal, the first of them before all others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wanted {
    pub(crate) goal: Board,
    /// The heuristic that is chosen, then the others.
    pub(crate) programs: Vec<Program>,
    pub(crate) searcher: Searcher,
}

/// News of the measuring.
#[derive(Clone, Debug)]
enum News {
    Boards(Arc<Boards>),
    /// What is known of a heuristic by now.
    Standing(Box<Standing>),
    Related(Program, Program, Dominance),
    /// This heuristic is being looked at.
    At(Program),
}

/// The boards that are searched from.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Boards {
    goal: Board,
    of_chart: BoardsByLength,
    table_length: u32,
    of_table: BoardsByLength,
}

/// The measuring that is under way, and what was found before.
pub(crate) struct EffortState {
    /// Which search's nodes the chart shows.
    pub(crate) searcher: Searcher,
    job: Job<Wanted, (), Vec<News>>,
    /// The last request that was worked on to its end.
    done: Option<Wanted>,
    goal: Option<Board>,
    boards: Option<Arc<Boards>>,
    known: Vec<Standing>,
    related: Vec<(Program, Program, Dominance)>,
    at: Option<Program>,
}

/// Heuristics kept at hand beside those of the list.
const KEPT: usize = 8;

impl EffortState {
    pub(crate) fn new(wake: Wake) -> Self {
        Self {
            searcher: Searcher::AStar,
            job: Job::new("effort", wake),
            done: None,
            goal: None,
            boards: None,
            known: Vec::new(),
            related: Vec::new(),
            at: None,
        }
    }

    /// Takes in what has come. Never waits.
    pub(crate) fn poll(&mut self) {
        while let Some(update) = self.job.poll() {
            match update {
                Update::Progress(news) => news.into_iter().for_each(|news| self.hear(news)),
                Update::Finished(wanted, _) => {
                    self.done = Some(wanted);
                    self.at = None;
                }
            }
        }
    }

    fn hear(&mut self, news: News) {
        match news {
            News::Boards(boards) => self.boards = Some(boards),
            News::Standing(standing) => {
                self.known.retain(|known| known.program != standing.program);
                self.known.push(*standing);
            }
            News::Related(first, second, found) => {
                self.related.retain(|(a, b, _)| *a != first || *b != second);
                self.related.push((first, second, found));
            }
            News::At(program) => self.at = Some(program),
        }
    }

    /// Has what is wanted measured, in place of anything else. What is known already is kept and added to.
    pub(crate) fn want(&mut self, wanted: &Wanted, tools: &Tools) {
        if self.job.asked() == Some(wanted) || self.done.as_ref() == Some(wanted) {
            return;
        }
        if self.goal != Some(wanted.goal) {
            self.goal = Some(wanted.goal);
            self.boards = None;
            self.known.clear();
            self.related.clear();
        }
        let is_wanted = |program: &Program| wanted.programs.contains(program);
        let (listed, mut others): (Vec<_>, Vec<_>) = std::mem::take(&mut self.known)
            .into_iter()
            .partition(|known| is_wanted(&known.program));
        let old = others.split_off(others.len().min(KEPT));
        self.known = [others, listed].concat();
        self.related
            .retain(|(a, b, _)| is_wanted(a) && is_wanted(b));
        let work = Work {
            wanted: wanted.clone(),
            tools: tools.clone(),
            boards: self.boards.clone(),
            known: self.known.clone(),
        };
        let related = self.related.clone();
        self.job.ask(wanted.clone(), move |token| {
            drop(old);
            // Where it is cancelled, what was found until then is kept.
            let _ = work.run(&related, token);
        });
    }

    /// Stops measuring, so that it takes no time from searches; what is known is kept.
    pub(crate) fn stop(&mut self) {
        if self.job.asked().is_some() {
            self.job.cancel();
            self.at = None;
        }
    }

    /// Stops measuring anything else; what is known is kept.
    pub(crate) fn cancel_but(&mut self, chosen: &Question) {
        let is_it = |wanted: &Wanted| {
            wanted.goal == chosen.goal && wanted.programs.first() == Some(&chosen.program)
        };
        if !self.job.asked().is_some_and(is_it) {
            self.stop();
        }
    }

    pub(crate) fn get(&self, program: &Program) -> Option<&Standing> {
        self.known.iter().find(|known| known.program == *program)
    }

    /// How the first stands to the second.
    pub(crate) fn relation(&self, first: &Program, second: &Program) -> Option<&Dominance> {
        let mut related = self.related.iter();
        let found = related.find(|(a, b, _)| a == first && b == second);
        found.map(|(.., found)| found)
    }

    /// How many boards of each length a heuristic was measured on: of a length of which there are fewer, all.
    pub(crate) fn boards_per_length(&self, standing: &Standing) -> u64 {
        let [_, many] = BOARDS;
        let Some(boards) = &self.boards else {
            return 0;
        };
        let lengths = &standing.effort(self.searcher).lengths;
        let whole = lengths.iter().filter(|(_, effort)| effort.capped() == 0);
        let some = whole.filter_map(|(length, effort)| {
            let all = boards.of_chart.get(length)?.len() as u64;
            Some(if effort.runs < all {
                effort.runs
            } else {
                many as u64
            })
        });
        some.min().unwrap_or(0)
    }

    /// The length of the boards that the table tells of.
    pub(crate) fn table_length(&self) -> Option<u32> {
        self.boards.as_ref().map(|boards| boards.table_length)
    }

    /// The heuristic that is being measured, while there is more to come.
    pub(crate) fn at(&self) -> Option<&Program> {
        self.job.asked().and(self.at.as_ref())
    }

    pub(crate) fn update(&mut self, action: Action) {
        match action {
            Action::Count(searcher) => self.searcher = searcher,
        }
    }
}

/// The limit of a run.
pub(crate) fn limit(goal: &Board, searcher: Searcher) -> u64 {
    match (is_listed(goal), searcher) {
        (true, Searcher::AStar) => MOST_A_STAR,
        (true, Searcher::IdaStar) => MOST_IDA_STAR,
        (false, Searcher::AStar | Searcher::IdaStar) => MOST_EVALUATED,
    }
}

/// One request, on the job's thread.
struct Work {
    wanted: Wanted,
    tools: Tools,
    boards: Option<Arc<Boards>>,
    known: Vec<Standing>,
}

/// What a check has found, the values of every state where they can be listed, and their distribution.
type Checked = (HeuristicCheck, Option<Arc<Vec<u32>>>, Equilibrium);

/// What a request works with.
struct Space {
    goal: Board,
    /// Where all states can be listed.
    distances: Option<Arc<Distances>>,
    boards: Arc<Boards>,
}

type NewsToken<'a> = Token<'a, Vec<News>>;

fn tell(token: &NewsToken<'_>, news: News) {
    token.update(|told| {
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

fn go_on(token: &NewsToken<'_>) -> ControlFlow<()> {
    if token.is_cancelled() {
        ControlFlow::Break(())
    } else {
        ControlFlow::Continue(())
    }
}

impl Work {
    /// The chosen heuristic first, and all at once before any in more detail.
    fn run(
        mut self,
        related: &[(Program, Program, Dominance)],
        token: &NewsToken<'_>,
    ) -> Result<(), NoValues> {
        let space = self.prepare(token)?;
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
            self.check(program, &space, token)?;
            self.measure(program, searcher, few, &space, token)?;
        }
        for program in &charted {
            self.measure(program, searcher, many, &space, token)?;
        }
        let [some, most] = BOARDS_OF_TABLE;
        let keeps_values = space.goal.size().reachable_states() <= MOST_STATES_KEPT;
        for program in &programs {
            let is_related =
                |(a, b, _): &(Program, Program, Dominance)| Some(a) == chosen && b == program;
            let is_related = Some(program) == chosen || related.iter().any(is_related);
            if is_related && self.is_tabled(program, most, &space) {
                continue;
            }
            self.check(program, &space, token)?;
            if let Some(chosen) = chosen
                && !is_related
            {
                self.relate(chosen, program, &space, token)?;
            }
            self.measure_for_table(program, some, &space, token)?;
            if !keeps_values && !charted.contains(&program) {
                self.measure_for_table(program, most, &space, token)?;
                self.standing(program).values = None;
                let standing = self.standing(program).clone();
                tell(token, News::Standing(Box::new(standing)));
            }
        }
        for program in &programs {
            self.measure_for_table(program, most, &space, token)?;
        }
        let other = match searcher {
            Searcher::AStar => Searcher::IdaStar,
            Searcher::IdaStar => Searcher::AStar,
        };
        for most in BOARDS {
            for program in &charted {
                self.measure(program, other, most, &space, token)?;
            }
        }
        Ok(())
    }

    fn prepare(&mut self, token: &NewsToken<'_>) -> Result<Space, NoValues> {
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
            (None, None) => Arc::new(self.walked(token)?),
        };
        tell(token, News::Boards(Arc::clone(&boards)));
        Ok(Space {
            goal,
            distances,
            boards,
        })
    }

    /// Pattern databases for the goal, from the disk or made.
    fn make_patterns(&self, token: &NewsToken<'_>) -> Result<Arc<PatternDatabase>, NoValues> {
        let ask = |_: BuildProgress| go_on(token);
        let (databases, goal) = (&self.tools.databases, &self.wanted.goal);
        let made = self.tools.cache.patterns(databases, goal, &ask);
        made.ok_or(NoValues::Cancelled)
    }

    fn walked(&self, token: &NewsToken<'_>) -> Result<Boards, NoValues> {
        let goal = self.wanted.goal;
        let patterns = self.make_patterns(token)?;
        let [_, many] = BOARDS;
        let [_, most] = BOARDS_OF_TABLE;
        let cores = Cores::all();
        let walk = |lengths: &[u32], count| {
            let ask = || go_on(token);
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
        token: &NewsToken<'_>,
    ) -> Result<Option<T>, NoValues> {
        match done {
            Ok(done) => Ok(Some(done)),
            Err(NoValues::Script(_)) => {
                let standing = self.standing(program);
                standing.has_failed = true;
                tell(token, News::Standing(Box::new(standing.clone())));
                Ok(None)
            }
            Err(NoValues::Cancelled) => Err(NoValues::Cancelled),
        }
    }

    /// Holds a heuristic against the true distances, where that was not done yet.
    fn check(
        &mut self,
        program: &Program,
        space: &Space,
        token: &NewsToken<'_>,
    ) -> Result<(), NoValues> {
        let standing = self.standing(program);
        let has_values = standing.values.is_some() || space.distances.is_none();
        if standing.check.is_some() && has_values || standing.has_failed {
            return Ok(());
        }
        tell(token, News::At(program.clone()));
        let checked = self.checked(program, space, token);
        if let Some((check, values, equilibrium)) = self.unless_broken(program, checked, token)? {
            let standing = self.standing(program);
            standing.mean_ratio = mean_ratio(&check);
            standing.predicted = predictions(&equilibrium, space);
            standing.check = Some(Arc::new(check));
            standing.values = values;
            tell(token, News::Standing(Box::new(standing.clone())));
        }
        Ok(())
    }

    fn checked(
        &self,
        program: &Program,
        space: &Space,
        token: &NewsToken<'_>,
    ) -> Result<Checked, NoValues> {
        let (subject, databases) = (self.tools.subject(program), &self.tools.databases);
        let (cores, ask) = (Cores::all(), |_| go_on(token));
        let Some(distances) = &space.distances else {
            let patterns = self.make_patterns(token)?;
            let tables = (&*patterns, databases);
            let check = check_sample(&subject, space.goal, SAMPLE, tables, &cores, &ask)?;
            let spread =
                Equilibrium::of_sample(&subject, space.goal, DISTRIBUTION, databases, &ask)?;
            return Ok((check, None, spread));
        };
        if *program == Program::BuiltIn(Heuristic::Patterns) {
            self.make_patterns(token)?;
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

    /// Adds runs to the curve of a heuristic.
    fn measure(
        &mut self,
        program: &Program,
        searcher: Searcher,
        most: usize,
        space: &Space,
        token: &NewsToken<'_>,
    ) -> Result<(), NoValues> {
        let Some(guide) = self.guide(program, space) else {
            return Ok(());
        };
        tell(token, News::At(program.clone()));
        let measuring = Measuring {
            guide: &guide,
            searcher,
            boards: &space.boards.of_chart,
            expansions: limit(&space.goal, searcher),
        };
        let mut standing = self.standing(program).clone();
        let mut effort = standing.effort(searcher).clone();
        let (cores, ask) = (Cores::all(), || go_on(token));
        let done = add_runs(&mut effort, measuring, most, &cores, &ask, &mut |partial| {
            standing.effort_mut(searcher).clone_from(partial);
            tell(token, News::Standing(Box::new(standing.clone())));
        });
        *self.standing(program).effort_mut(searcher) = effort;
        self.unless_broken(program, done, token).map(|_| ())
    }

    /// Adds runs to the row of a heuristic in the table.
    fn measure_for_table(
        &mut self,
        program: &Program,
        most: usize,
        space: &Space,
        token: &NewsToken<'_>,
    ) -> Result<(), NoValues> {
        let Some(guide) = self.guide(program, space) else {
            return Ok(());
        };
        tell(token, News::At(program.clone()));
        let measuring = Measuring {
            guide: &guide,
            searcher: Searcher::AStar,
            boards: &space.boards.of_table,
            expansions: limit(&space.goal, Searcher::AStar),
        };
        let mut effort = self.standing(program).of_table.clone();
        let (cores, ask) = (Cores::all(), || go_on(token));
        let done = add_runs(&mut effort, measuring, most, &cores, &ask, &mut |_| ());
        let standing = self.standing(program);
        standing.of_table = effort;
        tell(token, News::Standing(Box::new(standing.clone())));
        self.unless_broken(program, done, token).map(|_| ())
    }

    /// Compares two heuristics.
    fn relate(
        &mut self,
        first: &Program,
        second: &Program,
        space: &Space,
        token: &NewsToken<'_>,
    ) -> Result<(), NoValues> {
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
                let ask = |_| go_on(token);
                let found = compare_sample(subjects, space.goal, SAMPLE, databases, &ask);
                match self.unless_broken(second, found, token)? {
                    Some(found) => found,
                    None => return Ok(()),
                }
            }
        };
        tell(token, News::Related(first.clone(), second.clone(), found));
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

/// The mean of h / h* over all states but the goal.
pub(crate) fn mean_ratio(check: &HeuristicCheck) -> f64 {
    let known = check.counts.iter().filter(|((h_star, _), _)| *h_star > 0);
    let (mut sum, mut states) = (0.0, 0_u64);
    for (&(h_star, h), &count) in known {
        sum += f64::from(h) / f64::from(h_star) * count as f64;
        states += count;
    }
    sum / states.max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::heuristics::Chosen;
    use crate::app::testing::{model, poll_until};
    use crate::app::{Action as Do, Model, Screen, boards, heuristics};
    use crate::puzzle::Problem;
    use crate::study::dominance::Relation;

    fn manhattan() -> Program {
        Program::BuiltIn(Heuristic::Manhattan)
    }

    fn act(model: &mut Model, action: heuristics::Action) {
        model.update(Do::Heuristics(action));
    }

    /// The place on a 2 × 3 board, with Manhattan chosen and one heuristic of one's own.
    fn place(source: &str) -> Model {
        let mut model = model();
        let board: Board = "123450".parse().expect("a board");
        let problem = Problem::new(board, board).expect("equal sizes");
        model.update(Do::Boards(boards::Action::Load(problem)));
        model.heuristics.own.0.truncate(1);
        model.heuristics.own.0[0].source = source.to_owned();
        let manhattan = Chosen::BuiltIn(Heuristic::Manhattan);
        model.update(Do::Heuristics(heuristics::Action::Choose(manhattan)));
        model.update(Do::Visit(Screen::Heuristics));
        model
    }

    fn is_done(model: &Model) -> bool {
        let effort = &model.heuristics.effort;
        effort
            .done
            .as_ref()
            .is_some_and(|done| done.searcher == effort.searcher && effort.job.asked().is_none())
    }

    #[test]
    fn all_heuristics_of_the_list_are_measured_and_compared() {
        let mut model = place("manhattan() + misplaced()");
        poll_until(&mut model, is_done);
        let effort = &model.heuristics.effort;
        assert!(effort.at().is_none());
        let length = effort.table_length().expect("there are boards");
        for of in model.heuristics.listing() {
            let standing = effort.get(&of.program).expect(of.name);
            assert!(
                standing.check.is_some() && !standing.has_failed,
                "{}",
                of.name
            );
            assert!(standing.of_table.lengths[&length].runs > 12, "{}", of.name);
        }
        let standing = effort.get(&manhattan()).expect("measured");
        assert_eq!(effort.boards_per_length(standing), 12);
        for searcher in Searcher::ALL {
            assert!(standing.effort(searcher).capped_from().is_none());
            assert!(standing.effort(searcher).lengths.len() > 8);
        }
        assert_eq!(standing.predicted.len(), standing.a_star.lengths.len());
        let misplaced = Program::BuiltIn(Heuristic::Misplaced);
        let found = effort.relation(&manhattan(), &misplaced).expect("compared");
        assert_eq!(found.relation(), Relation::Dominates);
        assert!(found.is_proven());
        let own = Program::Own("manhattan() + misplaced()".into());
        let found = effort.relation(&manhattan(), &own).expect("compared");
        assert_eq!(found.relation(), Relation::IsDominated);
    }

    #[test]
    fn an_edit_begins_anew_and_keeps_what_is_known_of_the_others() {
        let mut model = place("manhattan()");
        poll_until(&mut model, is_done);
        let known = model.heuristics.effort.get(&manhattan()).expect("measured");
        let (known, own) = (known.a_star.clone(), Chosen::Own(0));
        act(&mut model, heuristics::Action::Choose(own));
        act(
            &mut model,
            heuristics::Action::Edit("misplaced() / 2".to_owned()),
        );
        let edited = Program::Own("misplaced() / 2".into());
        let is_measured = |model: &Model| {
            let effort = &model.heuristics.effort;
            let chosen = effort.done.as_ref().and_then(|done| done.programs.first());
            is_done(model) && chosen == Some(&edited)
        };
        poll_until(&mut model, is_measured);
        let effort = &model.heuristics.effort;
        let standing = effort.get(&edited).expect("measured");
        assert_eq!(effort.boards_per_length(standing), 12);
        let same = effort.get(&manhattan()).expect("still there");
        assert_eq!(same.a_star, known);
    }

    #[test]
    fn a_heuristic_that_breaks_off_stops_no_other() {
        let mut model = place("if blank() == 1 { at(99) } else { 0 }");
        act(&mut model, heuristics::Action::Choose(Chosen::Own(0)));
        poll_until(&mut model, is_done);
        let effort = &model.heuristics.effort;
        for of in model.heuristics.listing() {
            let standing = effort.get(&of.program).expect(of.name);
            let is_own = matches!(of.chosen, Chosen::Own(_));
            assert_eq!(standing.has_failed, is_own, "{}", of.name);
        }
    }

    #[test]
    fn nothing_is_measured_before_the_place_is_visited() {
        let mut model = model();
        for _ in 0..20 {
            model.poll();
        }
        assert!(model.heuristics.effort.job.asked().is_none());
    }
}
