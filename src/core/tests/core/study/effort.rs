//! Effort by tabulated values, compared with the searches themselves, and solutions that are too long.

use std::ops::ControlFlow;

use crate::common::{board, databases, size};
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::search::{
    Algorithm, Distances, Heuristic, Limits, Outcome, Parallel, PatternDatabases, Sequential,
    Stats, Strategy, solve,
};
use slidescope_core::services::machine::Cores;
use slidescope_core::study::effort::{
    BoardsByLength, EffortByLength, Measuring, NoBoards, add_lengths, listed_boards,
    listed_lengths, walked_boards,
};
use slidescope_core::study::heuristic_check::{NoValues, Subject, every_value};

const SEARCHERS: [Algorithm; 2] = [Algorithm::AStar, Algorithm::IdaStar];

const CORNER: &str = include_str!("../../../../../assets/heuristics/corner-aware-manhattan.rhai");
const SUM: &str = include_str!("../../../../../assets/heuristics/manhattan-plus-misplaced.rhai");

fn go_on() -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn script(source: &str) -> Subject {
    Subject::Script(source.into())
}

fn space() -> Distances {
    Distances::new(board("3x3", "123456780")).expect("a small space")
}

/// A heuristic with the databases that have what is known of its values.
struct Guide {
    heuristic: Heuristic,
    goal: Board,
    databases: PatternDatabases,
}

impl Guide {
    fn new(goal: Board, subject: &Subject, databases: &PatternDatabases) -> Self {
        Self {
            heuristic: subject.heuristic().expect("room"),
            goal,
            databases: databases.clone(),
        }
    }

    fn run(&self, searcher: Algorithm, start: &Board, expansions: u64) -> (Option<u32>, Stats) {
        let problem = Problem::new(*start, self.goal).expect("equal sizes");
        let limits = Limits {
            expansions: Some(expansions),
            ..Limits::NONE
        };
        let strategy = Strategy::new(searcher, self.heuristic);
        let (outcome, stats) = solve(&problem, strategy, limits, &self.databases, |_| ());
        match outcome {
            Outcome::Solved(path) => (Some(path.len() as u32), stats),
            Outcome::Limit(_) => (None, stats),
            other => panic!("{other:?}"),
        }
    }

    fn measuring<'a>(
        &'a self,
        searcher: Algorithm,
        boards: &'a BoardsByLength,
        expansions: u64,
    ) -> Measuring<'a> {
        Measuring {
            goal: self.goal,
            strategy: Strategy::new(searcher, self.heuristic),
            boards,
            few: usize::MAX,
            expansions,
            databases: &self.databases,
        }
    }
}

fn guide(subject: &Subject, distances: &Distances) -> Guide {
    let values = every_value(subject, distances, databases(), &Cores::all(), &|_| go_on());
    let guide = Guide::new(distances.goal(), subject, databases());
    if let Subject::Script(source) = subject {
        let values = values.expect("it runs");
        guide.databases.own().keep(source, &guide.goal, &values);
    }
    guide
}

fn effort(measuring: Measuring<'_>, parallel: &impl Parallel) -> EffortByLength {
    let mut effort = EffortByLength::new();
    add_lengths(&mut effort, measuring, parallel, &go_on, &mut |_| ()).expect("it runs");
    effort
}

/// Boards of every length, by four built-in heuristics.
#[test]
fn a_table_of_values_searches_as_the_heuristic_itself_does() {
    let distances = space();
    for heuristic in [
        Heuristic::Manhattan,
        Heuristic::LinearConflict,
        Heuristic::Patchy,
        Heuristic::Patterns,
    ] {
        let guide = guide(&Subject::BuiltIn(heuristic), &distances);
        for (searcher, boards) in [(Algorithm::AStar, 6), (Algorithm::IdaStar, 2)] {
            let strategy = Strategy::new(searcher, heuristic);
            let boards = listed_boards(&distances, listed_lengths(&distances), boards, 7);
            for start in boards.values().flatten() {
                let problem = Problem::new(*start, distances.goal()).expect("equal sizes");
                let (outcome, stats) = solve(&problem, strategy, Limits::NONE, databases(), |_| ());
                let Outcome::Solved(path) = outcome else {
                    panic!("{outcome:?}");
                };
                let (moves, run) = guide.run(searcher, start, u64::MAX);
                assert_eq!(moves, Some(path.len() as u32));
                // Manhattan's own IDA* raises its threshold by two and ends at the same node.
                assert_eq!(
                    (run.expanded, run.generated),
                    (stats.expanded, stats.generated),
                    "{heuristic:?} {searcher:?} {start}"
                );
            }
        }
    }
}

#[test]
fn a_heuristic_evaluated_for_each_node_expands_as_a_table_of_it_does() {
    let distances = space();
    let subject = script(CORNER);
    let tabulated = guide(&subject, &distances);
    let evaluated = Guide::new(distances.goal(), &subject, &PatternDatabases::default());
    let boards = listed_boards(&distances, [8, 14, 17], 3, 1);
    for start in boards.values().flatten() {
        for searcher in SEARCHERS {
            let run = |guide: &Guide| {
                let (moves, stats) = guide.run(searcher, start, u64::MAX);
                (moves, stats.expanded, stats.generated)
            };
            let [table, each] = [run(&tabulated), run(&evaluated)];
            assert_eq!(table.0, each.0);
            if searcher == Algorithm::IdaStar {
                assert_eq!(table, each);
            }
        }
    }
}

/// The corner example is inconsistent: nodes are reopened, and answers stay optimal.
#[test]
fn admissible_heuristics_never_give_a_longer_solution() {
    let distances = space();
    for subject in [script(CORNER), Subject::BuiltIn(Heuristic::Patchy)] {
        let guide = guide(&subject, &distances);
        for (searcher, boards) in [(Algorithm::AStar, 12), (Algorithm::IdaStar, 3)] {
            let boards = listed_boards(&distances, listed_lengths(&distances), boards, 1);
            let measuring = guide.measuring(searcher, &boards, 3_000_000);
            for (length, of) in effort(measuring, &Cores::all()) {
                assert_eq!((of.too_long, of.worst), (0, 0), "length {length}");
                assert_eq!((of.mean_excess(), of.capped), (Some(0.0), 0));
            }
        }
    }
}

/// A plain A* over boards, with reopening: the expansions until the goal is expanded, and the goal's g.
fn plain_a_star(start: Board, goal: Board, h: impl Fn(&Board) -> u32) -> (u64, u32) {
    use slidescope_core::puzzle::Move;
    use std::collections::HashMap;

    let mut best = HashMap::from([(start, 0_u32)]);
    let mut open = vec![(h(&start), h(&start), 0_u64, 0_u32, start)];
    let (mut age, mut expanded) = (0, 0);
    loop {
        let (at, _) = open
            .iter()
            .enumerate()
            .min_by_key(|(_, entry)| (entry.0, entry.1, entry.2))
            .expect("there is a way");
        let (_, _, _, g, board) = open.swap_remove(at);
        if best[&board] != g {
            continue;
        }
        expanded += 1;
        if board == goal {
            return (expanded, g);
        }
        for next in Move::ALL.into_iter().filter_map(|mv| board.after(mv)) {
            if best.get(&next).is_none_or(|&known| g + 1 < known) {
                best.insert(next, g + 1);
                age += 1;
                open.push((g + 1 + h(&next), h(&next), age, g + 1, next));
            }
        }
    }
}

#[test]
fn overestimating_heuristics_are_searched_as_a_plain_search_does() {
    let distances = space();
    let goal = distances.goal();
    let manhattan = |board: &Board| -> u32 {
        let size = board.size();
        let away = |cell: usize| {
            let tile = board.tile(cell);
            let home = (0..9)
                .find(|&home| goal.tile(home) == tile)
                .expect("a cell");
            if tile == 0 {
                0
            } else {
                size.distance(cell, home) as u32
            }
        };
        (0..9).map(away).sum()
    };
    let misplaced = |board: &Board| -> u32 {
        (0..9)
            .filter(|&cell| board.tile(cell) != 0 && board.tile(cell) != goal.tile(cell))
            .count() as u32
    };
    let guide = guide(&script(SUM), &distances);
    let mut too_long = 0;
    let boards = listed_boards(&distances, [6, 12, 16, 20, 22], 6, 3);
    for (&length, boards) in &boards {
        for start in boards {
            let h = |board: &Board| manhattan(board) + misplaced(board);
            let plain = plain_a_star(*start, goal, h);
            let (moves, stats) = guide.run(Algorithm::AStar, start, u64::MAX);
            assert_eq!((stats.expanded, moves), (plain.0, Some(plain.1)), "{start}");
            assert_eq!(plain.1 % 2, length % 2);
            too_long += u32::from(plain.1 > length);
        }
    }
    assert!(too_long > 0, "none of them is too long");
}

/// The f of a solution exceeds the longest possible solution.
#[test]
fn estimates_far_too_high_end_in_a_solution_all_the_same() {
    let distances = space();
    for source in [
        "50 + manhattan()",
        "9 * manhattan()",
        "if misplaced() == 0 { 0 } else { 3900 }",
    ] {
        let guide = guide(&script(source), &distances);
        for start in listed_boards(&distances, [2, 4, 8], 2, 3)
            .values()
            .flatten()
        {
            for searcher in SEARCHERS {
                let (moves, stats) = guide.run(searcher, start, 1_000_000);
                assert!(
                    moves.is_some() || source.starts_with("if"),
                    "{source}, {searcher:?}: {stats:?}"
                );
            }
        }
    }
}

#[test]
fn a_length_at_which_a_run_reaches_its_limit_has_no_mean_and_is_the_last() {
    let distances = space();
    let guide = guide(&Subject::BuiltIn(Heuristic::Zero), &distances);
    let boards = listed_boards(&distances, listed_lengths(&distances), 3, 1);
    let measuring = guide.measuring(Algorithm::AStar, &boards, 1000);
    let mut effort = EffortByLength::new();
    let mut told = Vec::new();
    let mut note = |effort: &EffortByLength| told.push(effort.len());
    add_lengths(&mut effort, measuring, &Sequential, &go_on, &mut note).expect("it runs");
    let is_capped = |length: &&u32| effort[length].capped > 0;
    let last = *effort.keys().find(is_capped).expect("it is reached");
    assert_eq!(effort.keys().last(), Some(&last));
    assert_eq!(effort[&last].mean_expanded(), None);
    assert!(effort[&(last - 2)].mean_expanded().is_some());
    assert_eq!(told, (1..=effort.len()).collect::<Vec<_>>());
}

#[test]
fn figures_are_the_same_on_any_number_of_threads_and_in_parts() {
    let distances = space();
    let guide = guide(&Subject::BuiltIn(Heuristic::Manhattan), &distances);
    let boards = listed_boards(&distances, listed_lengths(&distances), 12, 1);
    let measuring = guide.measuring(Algorithm::AStar, &boards, 100_000);
    let whole = effort(measuring, &Sequential);
    assert!(whole.keys().eq(boards.keys()));
    assert!(
        whole
            .iter()
            .all(|(length, of)| of.boards == boards[length].len() as u64)
    );
    let in_parts = Measuring {
        few: 3,
        ..measuring
    };
    assert_eq!(effort(in_parts, &Cores::up_to(3)), whole);
    // What is known is kept, and the rest is added.
    let mut some = whole.clone();
    some.retain(|length, _| length % 3 == 0);
    add_lengths(&mut some, measuring, &Cores::up_to(3), &go_on, &mut |_| ()).expect("it runs");
    assert_eq!(some, whole);
}

#[test]
fn where_one_of_the_first_boards_reaches_its_limit_the_others_are_left_out() {
    let distances = space();
    let guide = guide(&Subject::BuiltIn(Heuristic::Zero), &distances);
    let boards = listed_boards(&distances, [20], 12, 1);
    let measuring = guide.measuring(Algorithm::AStar, &boards, 100);
    let first = Measuring {
        few: 3,
        ..measuring
    };
    assert_eq!(effort(first, &Cores::all())[&20].boards, 3);
    assert_eq!(effort(measuring, &Cores::all())[&20].capped, 12);
}

/// The means in a class's table for the 8-puzzle: a hundred boards of 22 moves, A* by Manhattan around 480.
#[test]
fn manhattan_expands_some_hundred_nodes_at_length_22() {
    let distances = space();
    let boards = listed_boards(&distances, [22], 100, 1);
    let mean = |heuristic| {
        let guide = guide(&Subject::BuiltIn(heuristic), &distances);
        let measuring = guide.measuring(Algorithm::AStar, &boards, 1_000_000);
        let effort = effort(measuring, &Cores::all());
        effort[&22].mean_expanded().expect("no limit")
    };
    let [misplaced, manhattan, conflicts] = [
        Heuristic::Misplaced,
        Heuristic::Manhattan,
        Heuristic::LinearConflict,
    ]
    .map(mean);
    println!("{misplaced} {manhattan} {conflicts}");
    assert!((4_000.0..8_000.0).contains(&misplaced), "{misplaced}");
    assert!((380.0..600.0).contains(&manhattan), "{manhattan}");
    assert!((180.0..320.0).contains(&conflicts), "{conflicts}");
}

#[test]
fn a_program_that_breaks_off_and_a_caller_who_has_enough_end_it() {
    let goal = Board::blank_last(size("3x4"));
    let walk = slidescope_core::puzzle::random_walk(goal, 30, 1);
    let boards = BoardsByLength::from([(30, vec![walk])]);
    let measure = |subject: &Subject, go_on: fn() -> ControlFlow<()>| {
        let guide = Guide::new(goal, subject, databases());
        let measuring = guide.measuring(Algorithm::AStar, &boards, 100_000);
        let mut none = EffortByLength::new();
        let done = add_lengths(&mut none, measuring, &Sequential, &go_on, &mut |_| ());
        assert!(none.is_empty());
        done
    };
    let broken = script("if blank() == 0 { at(99) } else { 0 }");
    let run = measure(&broken, go_on);
    assert!(matches!(run, Err(NoValues::Script(_))));
    let zero = Subject::BuiltIn(Heuristic::Zero);
    let run = measure(&zero, || ControlFlow::Break(()));
    assert!(matches!(run, Err(NoValues::Cancelled)));
}

#[test]
fn boards_of_a_large_space_have_the_length_they_are_said_to_have() {
    let goal = Board::blank_last(size("3x4"));
    let patterns = databases().get_or_build(&goal);
    let lengths = [4, 10, 18];
    let boards = walked_boards(goal, &lengths, 4, 1, &patterns, &Sequential, &go_on);
    let boards = boards.expect("nobody stops it");
    assert_eq!(boards.keys().copied().collect::<Vec<_>>(), lengths);
    let strategy = Strategy::new(Algorithm::AStar, Heuristic::LinearConflict);
    for (&length, boards) in &boards {
        assert_eq!(boards.len(), 4, "{length}");
        for start in boards {
            let problem = Problem::new(*start, goal).expect("equal sizes");
            let (outcome, _) = solve(&problem, strategy, Limits::NONE, databases(), |_| ());
            assert!(matches!(outcome, Outcome::Solved(path) if path.len() as u32 == length));
        }
    }
    let stopped = walked_boards(goal, &lengths, 4, 1, &patterns, &Sequential, &|| {
        ControlFlow::Break(())
    });
    assert_eq!(stopped, Err(NoBoards::Cancelled));
    let other = Board::blank_last(size("4x4"));
    let refused = walked_boards(other, &lengths, 4, 1, &patterns, &Sequential, &go_on);
    assert_eq!(refused, Err(NoBoards::OtherGoal));
}
