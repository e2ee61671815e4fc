//! `slidescope solve`: its options, also for the fastest solution on several threads.

use std::ops::{ControlFlow, RangeInclusive};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use clap::{Args, value_parser};

use crate::cli::args::{
    AnswerFormat, HeuristicFile, Named, heuristic_file, limits, move_order, one_of,
};
use crate::cli::input::GoalArgs;
use crate::cli::output::{LIMIT, NOT_WRITTEN, NamedFile, Refusal, check_files, print_answer};
use crate::cli::progress::{ProgressLine, prepare, with_progress_line};
use crate::cli::report::{Report, Shortest};
use crate::cli::{check as order, interrupt};
use slidescope_core::console;
use slidescope_core::files::WriteError;
use slidescope_core::interchange::posthoc::{self, TracedSearch};
use slidescope_core::puzzle::{Board, MoveOrder, NARROW_CELLS, Problem};
use slidescope_core::search::heuristics::pattern_database::{
    PatternDatabase, PatternPlan, PatternSize,
};
use slidescope_core::search::{
    self, Algorithm, Heuristic, Marks, Outcome, PatternDatabases, Solution, Stats, Strategy, Ties,
    Weight, estimator,
};
use slidescope_core::services::cache::Cache;
use slidescope_core::services::machine::Cores;
use slidescope_core::study::compare::least_cost;
use slidescope_core::study::heuristic_check::Overestimate;
use slidescope_core::study::{
    parse_algorithm, parse_heuristic, parse_strategy, proven_bound, quick_bound,
};
use slidescope_core::text::units::Bytes;
use slidescope_core::text::units::{bytes_with_decimal, seconds_with_hundredths};
use slidescope_core::text::{help, terminal, trace_warning};

/// Solve a board and print the solution.
///
/// Before the search it is decided whether a solution exists; a board without one is rejected with the reason, unless
/// --search-anyway is given.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = help::solve())]
pub(crate) struct SolveArgs {
    /// The start board in any usual form, its file, the name of an example, or - to read it from standard input
    ///
    /// Written as 285174306, as "4 1 2 / 5 0 3", as [[4,1,2],[5,0,3]] or one row per line, with commas or spaces; 0, _, x
    /// or . is the blank.
    #[arg(required = true, num_args = 1.., value_name = "BOARD")]
    pub board: Vec<String>,

    #[command(flatten)]
    goal: GoalArgs,

    /// The strategy in one word, as in other commands: algorithm or algorithm:heuristic, for example bfs or
    /// astar:manhattan. Replaces --algorithm and its options
    #[arg(
        long,
        value_parser = parse_strategy,
        conflicts_with_all = ["algorithm", "heuristic", "heuristic_file", "weight", "ties", "marks", "move_order", "depth_limit"],
        value_name = "STRATEGY"
    )]
    strategy: Option<Strategy>,

    /// The search algorithm
    #[arg(long, default_value = Algorithm::AStar.id(), value_parser = Named { all: &Algorithm::ALL, id: Algorithm::id, parse: parse_algorithm }, value_name = "ALGORITHM")]
    pub algorithm: Algorithm,

    /// The heuristic of astar, weighted-astar, greedy, mm and idastar
    #[arg(long, default_value = Heuristic::Manhattan.id(), value_parser = Named { all: &Heuristic::ALL, id: Heuristic::id, parse: parse_heuristic }, value_name = "HEURISTIC")]
    pub heuristic: Heuristic,

    /// A file with your own heuristic, instead of --heuristic
    #[arg(long, value_parser = heuristic_file(), conflicts_with_all = ["heuristic", "threads"], value_name = "FILE")]
    heuristic_file: Option<HeuristicFile>,

    /// The weight w of weighted-astar, 1 to 10: it expands the node with the lowest f = g + w × h
    #[arg(long, default_value_t = Weight::default().get() as u8, value_parser = value_parser!(u8).range(WEIGHTS), value_name = "W")]
    pub weight: u8,

    /// Which of the nodes with the lowest f astar expands first
    #[arg(long, default_value = Ties::LargerG.id(), value_parser = one_of(&Ties::ALL, Ties::id), value_name = "TIES")]
    pub ties: Ties,

    /// When dfs marks a state as visited
    #[arg(long, default_value = Marks::Entered.id(), value_parser = one_of(&Marks::ALL, Marks::id), value_name = "MARKS")]
    pub marks: Marks,

    /// The order in which the moves of the blank are tried: U, L, R and D, each once, for example RDUL
    #[arg(long, default_value_t = MoveOrder::USUAL, value_parser = move_order, value_name = "ORDER")]
    pub move_order: MoveOrder,

    /// The maximum depth of depth-limited and iterative-deepening, and the maximum f of idastar [default: the length of
    /// the longest solution of any board]
    #[arg(long, value_name = "N")]
    pub depth_limit: Option<u32>,

    /// Search a board even if it has no solution
    #[arg(long)]
    pub search_anyway: bool,

    /// The maximum memory of the search, to within 5 %, for example 4GiB or 512MB [default: half of the free memory]
    #[arg(long, value_name = "SIZE")]
    pub memory_limit: Option<Bytes>,

    /// The maximum number of expansions [default: no limit]
    #[arg(long, value_name = "N")]
    pub max_expansions: Option<u64>,

    /// Write the search to a file for replay in Posthoc, usually named *.trace.json. The time then includes writing
    #[arg(long, value_name = "FILE")]
    pub trace: Option<PathBuf>,

    /// Write the boards in the order of their expansion to a file for `slidescope check`: CSV if its name ends in .csv,
    /// else JSON. At most 1,000,000 expansions
    #[arg(long, conflicts_with_all = ["threads", "costs"], value_name = "FILE")]
    pub order: Option<PathBuf>,

    /// Find a shortest solution as fast as possible, on this many threads. Needs --algorithm idastar --heuristic patterns;
    /// only expansions are counted
    #[arg(
        long,
        value_name = "N",
        value_parser = value_parser!(u16).range(1..=MOST_THREADS),
        conflicts_with_all = ["costs", "depth_limit", "max_expansions", "memory_limit", "search_anyway", "trace"]
    )]
    pub threads: Option<u16>,

    /// With --threads: the size of the pattern databases. Larger ones are for 4x4 boards, large ones also for 5x5
    /// boards whose goal has its blank in a corner; they are built once and stored [default: standard]
    #[arg(long, requires = "threads", value_parser = one_of(&PatternSize::ALL, PatternSize::id), value_name = "SIZE")]
    pub pattern_size: Option<PatternSize>,

    /// The format of the answer: text, or one JSON object
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    format: AnswerFormat,
}

impl SolveArgs {
    fn strategy(&self) -> Strategy {
        if let Some(strategy) = self.strategy {
            return strategy;
        }
        let own = self.heuristic_file.as_ref();
        let own = own.map(|file| Heuristic::Own(file.own));
        Strategy {
            weight: Weight::new(self.weight).unwrap_or_default(),
            depth_limit: self.depth_limit,
            ties: self.ties,
            marks: self.marks,
            move_order: self.move_order,
            ..Strategy::new(self.algorithm, own.unwrap_or(self.heuristic))
        }
    }

    /// Returns the report of a problem before its search.
    fn report(&self, problem: Problem) -> Report {
        Report {
            problem,
            strategy: self.strategy(),
            limits: limits(self.memory_limit, self.max_expansions),
            threads: self.threads,
            outcome: None,
            shortest: None,
            least_cost: None,
            at_least: None,
            stats: Stats::default(),
            elapsed: Duration::ZERO,
        }
    }
}

const MOST_THREADS: i64 = 1024;

const WEIGHTS: RangeInclusive<i64> = Weight::LEAST.get() as i64..=Weight::MOST.get() as i64;

pub(crate) fn run(args: &SolveArgs) -> Result<u8, Refusal> {
    let problem = args.goal.problem(&args.board.join(" "))?;
    let read = args.heuristic_file.iter().map(HeuristicFile::named);
    let written = args.trace.iter().map(|path| NamedFile("--trace", path));
    let written = written.chain(args.order.iter().map(|path| NamedFile("--order", path)));
    check_files(read, written)?;
    if let Some(threads) = args.threads {
        return print_report(args, &shortest_path(args, problem, threads)?, None);
    }
    let (report, mut lost) = answer(args, problem).map_err(Refusal::not_written)?;
    if let (Some(path), Some(_)) = (&args.order, &report.outcome) {
        let databases = prepare(&[report.strategy], [problem]);
        lost = lost.or(order::write(path, &problem, report.strategy, &databases).err());
    }
    print_report(args, &report, lost)
}

/// Prints the report. `lost` is the error if the trace was lost.
fn print_report(
    args: &SolveArgs,
    report: &Report,
    lost: Option<WriteError>,
) -> Result<u8, Refusal> {
    let text = match args.format {
        AnswerFormat::Text => report.text(),
        AnswerFormat::Json => report.json() + "\n",
    };
    let code = match lost {
        None => report.end().1,
        Some(fault) => {
            console::warn(&fault);
            NOT_WRITTEN
        }
    };
    print_answer(&text, code)
}

/// Returns the answer of the multi-threaded search for a shortest path, on `threads` threads.
fn shortest_path(args: &SolveArgs, problem: Problem, threads: u16) -> Result<Report, Refusal> {
    let strategy = args.strategy();
    if (strategy.algorithm, strategy.heuristic) != (Algorithm::IdaStar, Heuristic::Patterns) {
        return Err(terminal::THREADS_NEED_PATTERNS.into());
    }
    let (goal, cores) = (problem.goal(), Cores::up_to(usize::from(threads)));
    let size = args.pattern_size.unwrap_or(PatternSize::Standard);
    let plan = PatternPlan::of(&goal, size).ok_or(terminal::NO_LARGE_PATTERNS)?;
    let mut report = args.report(problem);
    if problem.solvability().is_solvable() {
        let patterns = tables(&plan, size, &goal);
        let patterns = patterns.ok_or_else(|| {
            let fault = terminal::no_memory_for_patterns(bytes_with_decimal(plan.building_bytes()));
            Refusal::Failed(fault, LIMIT)
        })?;
        let start = Instant::now();
        let _ = interrupt::heed();
        let last = Mutex::new((0, 0));
        let answer = with_progress_line(|show| {
            patterns.solve(&problem, &cores, &|known| {
                let (at_least, expanded) = (known.at_least, known.expanded);
                if let Ok(mut last) = last.lock() {
                    *last = (*last).max((at_least, expanded));
                }
                let _ = show(&|| {
                    let elapsed = seconds_with_hundredths(start.elapsed());
                    terminal::bound_progress(at_least, expanded, elapsed)
                });
                interrupt::go_on()
            })
        });
        report.elapsed = start.elapsed();
        report.outcome = Some(match answer {
            Some(answer) => {
                report.stats.expanded = answer.expanded;
                answer.outcome
            }
            None if interrupt::go_on().is_break() => {
                let (at_least, expanded) = last.into_inner().unwrap_or_default();
                report.stats.expanded = expanded;
                report.at_least = Some(at_least);
                Outcome::Cancelled
            }
            None => return Err(terminal::NO_LARGE_PATTERNS.into()),
        });
    }
    Ok(report)
}

/// Loads or builds the tables of this `size` for `goal`. If building takes long, prints the costs first.
fn tables(plan: &PatternPlan, size: PatternSize, goal: &Board) -> Option<Arc<PatternDatabase>> {
    let (cache, databases) = (Cache::of_this_machine(), PatternDatabases::default());
    let kept = cache.kept_patterns(size, &databases, goal);
    kept.or_else(|| {
        if plan.estimated_seconds() >= LONG_SECONDS {
            console::say(terminal::pattern_costs(plan));
        }
        with_progress_line(|show| {
            cache.patterns_of(size, &databases, goal, &|built| {
                show(&|| terminal::pattern_progress(built.percent()))
            })
        })
    })
}

/// Tables that take longer than this to build are announced with their costs.
const LONG_SECONDS: u64 = 20;

/// Returns the answer, and the error if its trace was lost. If the trace cannot even be created, nothing is searched.
fn answer(args: &SolveArgs, problem: Problem) -> Result<(Report, Option<WriteError>), WriteError> {
    let mut lost = None;
    let mut report = args.report(problem);
    let (strategy, limits) = (report.strategy, report.limits);
    if problem.solvability().is_solvable() || args.search_anyway {
        let databases = prepare(&[strategy], [problem]);
        let mut progress = ProgressLine::new();
        let _ = interrupt::heed();
        let start = Instant::now();
        let mut most = 0;
        let between = |stats: &Stats| {
            most = most.max(stats.bytes);
            progress.show(|elapsed| terminal::search_progress(strategy, stats, elapsed));
            interrupt::go_on()
        };
        let (outcome, stats) = match &args.trace {
            None => search::solve_while(&problem, strategy, limits, &databases, between),
            Some(path) => {
                let traced = posthoc::trace(&problem, strategy, limits, &databases, path, between);
                progress.clear();
                let TracedSearch {
                    outcome,
                    stats,
                    written,
                } = traced?;
                match written {
                    Ok(written) => trace_warning(&written).iter().for_each(console::warn),
                    Err(fault) => lost = Some(fault),
                }
                (outcome, stats)
            }
        };
        report.elapsed = start.elapsed();
        progress.clear();
        report.stats = Stats {
            bytes: stats.bytes.max(most),
            ..stats
        };
        let guided = strategy.algorithm.is_optimal() && !strategy.is_optimal();
        if let Outcome::Solved(found) = &outcome
            && guided
            && problem.costs().is_unit()
        {
            report.shortest = shortest(&problem, strategy, found, &databases);
        }
        if let Outcome::Solved(path) = &outcome
            && !problem.costs().is_unit()
        {
            report.least_cost = match strategy.finds_cheapest(&problem) {
                true => Some(path.cost()),
                false => least_cost(&problem),
            };
        }
        report.at_least = at_least(&report, &outcome, &databases);
        report.outcome = Some(outcome);
    } else if args.trace.is_some() {
        console::warn(terminal::NO_TRACE);
    }
    Ok((report, lost))
}

/// Returns a lower bound on the length of every solution, if the search does not determine the shortest length: from what
/// the search has proven and from quick bounds. No tables are built for this.
fn at_least(report: &Report, outcome: &Outcome, databases: &PatternDatabases) -> Option<u32> {
    let (problem, strategy) = (&report.problem, report.strategy);
    let is_open = match outcome {
        Outcome::Solved(_) => !strategy.is_optimal() && report.shortest.is_none(),
        Outcome::Limit(_) | Outcome::Cancelled => problem.solvability().is_solvable(),
        Outcome::Exhausted | Outcome::NoEstimate(_) => false,
    };
    let is_open = is_open && problem.costs().is_unit();
    if !is_open {
        return None;
    }
    let standard = PatternSize::Standard;
    let cache = Cache::of_this_machine();
    drop(cache.kept_patterns(standard, databases, &problem.goal()));
    let proven = proven_bound(problem, strategy, &report.stats, Some(outcome));
    Some(quick_bound(problem, databases).max(proven.unwrap_or(0)))
}

/// The time limit of the second search, which looks for a shortest solution if the one found may be longer.
const PATIENCE: Duration = Duration::from_secs(10);

/// Returns the shortest length and what misled a search with `strategy` to a longer path, or `None` if it takes too long.
fn shortest(
    problem: &Problem,
    strategy: Strategy,
    found: &Solution,
    databases: &PatternDatabases,
) -> Option<Shortest> {
    if problem.size().cells() > NARROW_CELLS {
        return None;
    }
    let began = Instant::now();
    let in_time = || match began.elapsed() < PATIENCE {
        true => interrupt::go_on(),
        false => ControlFlow::Break(()),
    };
    let (goal, cache) = (problem.goal(), Cache::of_this_machine());
    let outcome = with_progress_line(|show| {
        let go_on = || {
            let _ = show(&|| terminal::CHECKS_LENGTH.to_string());
            in_time()
        };
        let patterns = cache.patterns(databases, &goal, &|_| go_on())?;
        let answer = patterns.solve(problem, &Cores::all(), &|_| go_on())?;
        Some(answer.outcome)
    });
    let Some(Outcome::Solved(path)) = outcome else {
        return None;
    };
    let overestimate = (found.len() > path.len())
        .then(|| Overestimate::on(path.boards(), estimator(strategy, &goal, databases)));
    Some(Shortest {
        moves: path.len(),
        overestimate: overestimate.flatten(),
    })
}
