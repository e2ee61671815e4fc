//! Searches by heuristics that users wrote.

use slidescope_core::puzzle::{Board, Problem, random_walk};
use slidescope_core::recording::Recording;
use slidescope_core::search::heuristics::script::ScriptFault;
use slidescope_core::search::heuristics::{BadName, OwnHeuristic};
use slidescope_core::search::{
    Algorithm, Distances, Heuristic, Limits, Outcome, PatternDatabases, Stats, Status, Strategy,
    Trace, Weight, any_search, solve,
};
use slidescope_core::study::heuristic_check::{Subject, check_every_state, every_value};

use crate::common::{board, eight_puzzle, own_deepening, size};

const GUIDED: [Algorithm; 5] = [
    Algorithm::AStar,
    Algorithm::WeightedAStar,
    Algorithm::Greedy,
    Algorithm::Mm,
    Algorithm::IdaStar,
];

fn own(source: &str) -> Heuristic {
    Heuristic::Own(OwnHeuristic::new("own", source).expect("a heuristic"))
}

fn run(problem: &Problem, strategy: Strategy) -> (Outcome, Stats) {
    let databases = PatternDatabases::default();
    solve(problem, strategy, Limits::NONE, &databases, |_| ())
}

fn length(outcome: &Outcome) -> Option<u32> {
    match outcome {
        Outcome::Solved(path) => Some(path.len() as u32),
        _ => None,
    }
}

/// The counters without the bytes, which depend on the ranges of f and h.
fn counters(stats: Stats) -> Stats {
    Stats { bytes: 0, ..stats }
}

#[test]
fn a_program_that_says_what_a_heuristic_says_makes_the_same_search() {
    let four = board_by_walk("4x4", 60);
    let problems = [
        eight_puzzle("813467052", "123456780"),
        Problem::new(board("2x3", "512304"), board("2x3", "123450")).expect("equal sizes"),
        Problem::new(four, Board::blank_last(size("4x4"))).expect("equal sizes"),
    ];
    for problem in &problems {
        for algorithm in GUIDED {
            for (source, shipped) in [
                ("manhattan()", Heuristic::Manhattan),
                ("linear_conflict()", Heuristic::LinearConflict),
            ] {
                let theirs = run(problem, Strategy::new(algorithm, own(source)));
                let ours = run(problem, Strategy::new(algorithm, shipped));
                assert_eq!(theirs.0, ours.0, "{algorithm} {source}");
                assert_eq!(counters(theirs.1), counters(ours.1), "{algorithm} {source}");
            }
        }
    }
}

fn board_by_walk(rows_by_columns: &str, moves: usize) -> Board {
    random_walk(Board::blank_last(size(rows_by_columns)), moves, 5)
}

const CORNERS: &str = include_str!("../../../../../assets/heuristics/corner-aware-manhattan.rhai");

#[test]
fn an_inconsistent_but_admissible_one_reopens_nodes_and_stays_optimal() {
    let goal = board("3x3", "123456780");
    let distances = Distances::new(goal).expect("a small space");
    let heuristic = own(CORNERS);
    let mut reopened = 0;
    for seed in 0..60 {
        let problem = Problem::new(random_walk(goal, 200, seed), goal).expect("equal sizes");
        let shortest = distances.distance(&problem.start());
        for algorithm in [Algorithm::AStar, Algorithm::IdaStar, Algorithm::Mm] {
            let (outcome, stats) = run(&problem, Strategy::new(algorithm, heuristic));
            assert_eq!(length(&outcome), shortest, "{algorithm}, seed {seed}");
            reopened += stats.reopened;
        }
    }
    assert!(reopened > 0, "it is not consistent");
}

/// The first threshold of IDA* is far above the longest solution of any board.
#[test]
fn an_overestimate_gives_a_path_that_may_be_longer() {
    let goal = board("3x3", "123456780");
    let distances = Distances::new(goal).expect("a small space");
    for source in ["manhattan() * 4", "manhattan() + misplaced()"] {
        let mut longer = 0;
        for seed in 0..20 {
            let problem = Problem::new(random_walk(goal, 200, seed), goal).expect("equal sizes");
            let shortest = distances.distance(&problem.start());
            for algorithm in GUIDED {
                let strategy = Strategy::new(algorithm, own(source));
                assert!(!strategy.is_optimal());
                let (outcome, _) = run(&problem, strategy);
                let found = length(&outcome);
                assert!(found >= shortest, "{algorithm} {source}: {outcome:?}");
                longer += u32::from(found > shortest);
            }
        }
        assert!(longer > 0, "{source}");
    }
}

/// No shortest solution is longer than the longest, so no path needs to be, however high the estimate may be.
#[test]
fn ida_star_by_any_program_ends_where_there_is_no_solution_and_finds_the_others() {
    for (size, goal) in [("2x2", "1230"), ("2x3", "123450")] {
        let goal = board(size, goal);
        let unsolvable = Problem::new(goal.swapped(0, 1), goal).expect("equal sizes");
        let blind = Strategy::new(Algorithm::IterativeDeepening, Heuristic::Zero);
        let (_, proof) = run(&unsolvable, blind);
        for strategy in own_deepening() {
            let (outcome, stats) = run(&unsolvable, strategy);
            assert_eq!(outcome, Outcome::Exhausted);
            assert!(stats.depth <= unsolvable.longest_solution());
            if strategy == own_deepening()[0] {
                assert_eq!(stats.expanded, proof.expanded);
            }
            for seed in 0..60 {
                let start = random_walk(goal, 200, seed);
                let problem = Problem::new(start, goal).expect("equal sizes");
                let (outcome, _) = run(&problem, strategy);
                let found = length(&outcome).expect("a solution");
                assert!(found <= problem.longest_solution());
            }
        }
    }
}

#[test]
fn a_program_that_fails_ends_every_search_with_the_board() {
    // It fails once the blank reaches cell 0, some expansions after the start.
    let source = "if blank() == 0 { at(99) } else { manhattan() }";
    let problem = eight_puzzle("813467052", "123456780");
    for algorithm in GUIDED {
        let strategy = Strategy::new(algorithm, own(source));
        let (outcome, stats) = run(&problem, strategy);
        let Outcome::NoEstimate(error) = &outcome else {
            panic!("{algorithm}: {outcome:?}");
        };
        let failed = error.board.expect("a board");
        assert_eq!((failed.blank(), failed.size()), (0, size("3x3")));
        let fault = ScriptFault::NoSuchCell { cell: 99, cells: 9 };
        assert_eq!(error.fault, fault);
        // However it is advanced, it ends the same way.
        let databases = PatternDatabases::default();
        let mut search = any_search(&problem, strategy, Limits::NONE, &databases);
        let mut trace = Trace::default();
        let again = loop {
            if let Status::Finished(outcome) = search.record(1, &mut trace) {
                break outcome;
            }
        };
        assert_eq!(again, outcome, "{algorithm}");
        if algorithm != Algorithm::IdaStar {
            assert_eq!(counters(search.stats()), counters(stats), "{algorithm}");
        }
        let mut recording = Recording::new(&problem, strategy, &databases);
        recording.append(trace.stretch(..));
        assert_eq!(recording.len(), search.stats().expanded, "{algorithm}");
    }
    for source in ["at(99)", "loop {}", "-1", "0.0 / 0.0", "manhattan(", "5000"] {
        for algorithm in GUIDED {
            let (outcome, stats) = run(&problem, Strategy::new(algorithm, own(source)));
            assert!(
                matches!(outcome, Outcome::NoEstimate(_)),
                "{algorithm} {source}"
            );
            assert_eq!(stats.expanded, 0, "{algorithm} {source}");
        }
    }
}

#[test]
fn a_weight_lowers_the_largest_estimate() {
    let problem = eight_puzzle("813467052", "123456780");
    let weighed = |weight| Strategy {
        weight: Weight::new(weight).expect("a weight"),
        ..Strategy::new(Algorithm::WeightedAStar, own("manhattan() * 100"))
    };
    assert!(matches!(run(&problem, weighed(1)).0, Outcome::Solved(_)));
    let (outcome, _) = run(&problem, weighed(10));
    let Outcome::NoEstimate(error) = outcome else {
        panic!("{outcome:?}");
    };
    assert!(matches!(
        error.fault,
        ScriptFault::NoEstimate { most: 390, .. }
    ));
}

#[test]
fn estimates_that_a_check_has_made_are_not_made_again() {
    let goal = board("3x3", "123456780");
    let databases = PatternDatabases::default();
    let Heuristic::Own(heuristic) = own("manhattan()") else {
        unreachable!("it is one");
    };
    // These are not the program's values, which shows that the program is not run.
    let values = vec![0; 362_880];
    databases.own().keep(heuristic.source(), &goal, &values);
    let problem = eight_puzzle("813467052", "123456780");
    let by = |heuristic| {
        let strategy = Strategy::new(Algorithm::AStar, heuristic);
        let (_, stats) = solve(&problem, strategy, Limits::NONE, &databases, |_| ());
        stats.expanded
    };
    assert_eq!(by(Heuristic::Own(heuristic)), by(Heuristic::Zero));
}

#[test]
fn names_can_stand_in_the_name_of_a_strategy() {
    for name in [
        "corner-aware",
        "manhattan + misplaced",
        "我的启发函数",
        "h2",
    ] {
        assert!(OwnHeuristic::new(name, "1").is_ok(), "{name}");
    }
    for name in ["", " a", "a:b", "a,b", "w=2", "a\nb", &"a".repeat(41)] {
        let refused = OwnHeuristic::new(name, "1");
        assert!(matches!(refused, Err(BadName::Unusable { .. })), "{name}");
    }
    for name in ["manhattan", "Manhattan", "Pattern databases", "zero"] {
        let refused = OwnHeuristic::new(name, "1");
        assert!(matches!(refused, Err(BadName::Taken { .. })), "{name}");
    }
    let [a, b] = ["1", "2"].map(|source| OwnHeuristic::new("same", source).expect("a heuristic"));
    assert_ne!(a, b);
    assert_eq!(OwnHeuristic::new("same", "1"), Ok(a));
}

/// A heuristic that the check proves admissible leads A* to a shortest solution.
#[test]
fn what_the_check_calls_admissible_gives_no_longer_solution() {
    let goal = board("3x3", "123456780");
    let distances = Distances::new(goal).expect("a small space");
    let databases = PatternDatabases::default();
    for (source, admissible) in [
        (CORNERS, true),
        ("max(manhattan(), misplaced())", true),
        ("if blank() % 2 == 0 { manhattan() } else { 0 }", true),
        ("manhattan() + misplaced()", false),
        ("manhattan() + 1", false),
    ] {
        let heuristic = own(source);
        let values = every_value(
            &Subject::BuiltIn(heuristic),
            &distances,
            &databases,
            &slidescope_core::search::Sequential,
            &|_| std::ops::ControlFlow::Continue(()),
        )
        .expect("values");
        let check = check_every_state(&distances, &values);
        assert_eq!(check.is_admissible(), Some(admissible), "{source}");
        databases.own().keep(source, &goal, &values);
        for seed in 0..30 {
            let problem = Problem::new(random_walk(goal, 150, seed), goal).expect("equal sizes");
            let strategy = Strategy::new(Algorithm::AStar, heuristic);
            let (outcome, _) = solve(&problem, strategy, Limits::NONE, &databases, |_| ());
            let shortest = distances.distance(&problem.start());
            let found = length(&outcome);
            assert!(
                found == shortest || !admissible && found > shortest,
                "{source}, {seed}"
            );
        }
    }
}
