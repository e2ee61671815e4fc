//! Effort by tabulated values, compared with the searches themselves, and solutions that are too long.

use std::ops::ControlFlow;

use crate::common::{board, databases, size};
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::search::{
    Algorithm, Distances, Heuristic, Limits, Outcome, Parallel, PatternDatabases, Sequential,
    Strategy, solve,
};
use slidescope_core::services::machine::Cores;
use slidescope_core::study::effort::{
    Effort, Guide, Measuring, NoBoards, Searcher, add_runs, listed_boards, listed_lengths,
    walked_boards,
};
use slidescope_core::study::heuristic_check::{NoValues, Subject, every_value};

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

fn guide(subject: &Subject, distances: &Distances) -> Guide {
    let values = every_value(subject, distances, databases(), &Cores::all(), &|_| go_on());
    let guide = Guide::new(distances.goal(), subject, databases()).expect("room");
    guide.with_values(&values.expect("it runs"))
}

fn effort(guide: &Guide, searcher: Searcher, distances: &Distances, boards: usize) -> Effort {
    let boards = listed_boards(distances, listed_lengths(distances), boards, 1);
    let mut effort = Effort::default();
    let measuring = Measuring {
        guide,
        searcher,
        boards: &boards,
        expansions: 3_000_000,
    };
    add_runs(
        &mut effort,
        measuring,
        usize::MAX,
        &Cores::all(),
        &go_on,
        &mut |_| (),
    )
    .expect("it runs");
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
        for (searcher, boards) in [(Searcher::AStar, 6), (Searcher::IdaStar, 2)] {
            let strategy = Strategy::new(searcher.algorithm(), heuristic);
            let boards = listed_boards(&distances, listed_lengths(&distances), boards, 7);
            for start in boards.values().flatten() {
                let problem = Problem::new(*start, distances.goal()).expect("equal sizes");
                let (outcome, stats) = solve(&problem, strategy, Limits::NONE, databases(), |_| ());
                let Outcome::Solved(path) = outcome else {
                    panic!("{outcome:?}");
                };
                let run = guide
                    .run(searcher, start, u64::MAX, &go_on)
                    .expect("it runs");
                assert_eq!(run.moves, Some(path.len() as u32));
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
    let evaluated = evaluated.expect("room");
    let boards = listed_boards(&distances, [8, 14, 17], 3, 1);
    for start in boards.values().flatten() {
        for searcher in Searcher::ALL {
            let run = |guide: &Guide| {
                guide
                    .run(searcher, start, u64::MAX, &go_on)
                    .expect("it runs")
            };
            let [table, each] = [run(&tabulated), run(&evaluated)];
            assert_eq!(table.moves, each.moves);
            if searcher == Searcher::IdaStar {
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
        for (searcher, boards) in [(Searcher::AStar, 100), (Searcher::IdaStar, 3)] {
            let effort = effort(&guide, searcher, &distances, boards);
            assert_eq!(effort.capped_from(), None);
            for (&length, of) in &effort.lengths {
                assert_eq!((of.too_long, of.worst), (0, 0), "length {length}");
                assert_eq!(effort.mean_excess(length), Some(0.0));
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
            let run = guide
                .run(Searcher::AStar, start, u64::MAX, &go_on)
                .expect("it runs");
            assert_eq!(
                (run.expanded, run.moves),
                (plain.0, Some(plain.1)),
                "{start}"
            );
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
            for searcher in Searcher::ALL {
                let run = guide
                    .run(searcher, start, 1_000_000, &go_on)
                    .expect("it runs");
                assert!(
                    run.moves.is_some() || source.starts_with("if"),
                    "{source}, {searcher:?}: {run:?}"
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
    let measuring = Measuring {
        guide: &guide,
        searcher: Searcher::AStar,
        boards: &boards,
        expansions: 1000,
    };
    let mut effort = Effort::default();
    let mut told = Vec::new();
    let mut note = |effort: &Effort| told.push(effort.lengths.len());
    add_runs(&mut effort, measuring, 3, &Sequential, &go_on, &mut note).expect("it runs");
    let last = effort.capped_from().expect("it is reached");
    assert_eq!(effort.lengths.keys().last(), Some(&last));
    assert_eq!(effort.lengths[&last].mean_expanded(), None);
    assert!(effort.lengths[&last].capped() > 0);
    assert!(effort.lengths[&(last - 2)].mean_expanded().is_some());
    assert_eq!(told, (1..=effort.lengths.len()).collect::<Vec<_>>());
}

#[test]
fn more_boards_refine_what_is_there_on_any_number_of_threads() {
    fn refined(
        distances: &Distances,
        guide: &Guide,
        stages: &[usize],
        parallel: &impl Parallel,
    ) -> Effort {
        let boards = listed_boards(distances, listed_lengths(distances), 12, 1);
        let measuring = Measuring {
            guide,
            searcher: Searcher::AStar,
            boards: &boards,
            expansions: 100_000,
        };
        let mut effort = Effort::default();
        for &most in stages {
            add_runs(&mut effort, measuring, most, parallel, &go_on, &mut |_| ()).expect("it runs");
            assert!(
                effort
                    .lengths
                    .iter()
                    .all(|(length, of)| of.runs == most.min(boards[length].len()) as u64)
            );
        }
        effort
    }
    let distances = space();
    let guide = guide(&Subject::BuiltIn(Heuristic::Manhattan), &distances);
    let whole = refined(&distances, &guide, &[12], &Sequential);
    assert_eq!(refined(&distances, &guide, &[3, 12], &Sequential), whole);
    assert_eq!(
        refined(&distances, &guide, &[3, 7, 12], &Cores::up_to(3)),
        whole
    );
}

/// The means in a class's table for the 8-puzzle: a hundred boards of 22 moves, A* by Manhattan around 480.
#[test]
fn manhattan_expands_some_hundred_nodes_at_length_22() {
    let distances = space();
    let boards = listed_boards(&distances, [22], 100, 1);
    let mean = |heuristic| {
        let guide = guide(&Subject::BuiltIn(heuristic), &distances);
        let mut effort = Effort::default();
        let measuring = Measuring {
            guide: &guide,
            searcher: Searcher::AStar,
            boards: &boards,
            expansions: 1_000_000,
        };
        add_runs(
            &mut effort,
            measuring,
            100,
            &Cores::all(),
            &go_on,
            &mut |_| (),
        )
        .expect("it runs");
        effort.lengths[&22].mean_expanded().expect("no limit")
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
    let broken = script("if blank() == 0 { at(99) } else { 0 }");
    let guide = |subject: &Subject| Guide::new(goal, subject, databases()).expect("room");
    let broken = guide(&broken);
    let walk = slidescope_core::puzzle::random_walk(goal, 30, 1);
    let run = broken.run(Searcher::AStar, &walk, 100_000, &go_on);
    assert!(matches!(run, Err(NoValues::Script(_))));
    let zero = guide(&Subject::BuiltIn(Heuristic::Zero));
    let run = zero.run(Searcher::AStar, &walk, 100_000, &|| ControlFlow::Break(()));
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
