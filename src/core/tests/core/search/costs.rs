//! Searches where moves have different costs, compared with a plain Dijkstra and with numbers computed apart.

use std::cell::Cell;
use std::collections::{BTreeSet, HashMap};

use crate::common::{board, databases, eight_puzzle, size};
use slidescope_core::for_tests::{BestFirst, ByF, ByTile, HashedSpace, Search};
use slidescope_core::puzzle::{Arrangement, Board, Costs, CostsError, Move, MoveOrder, Problem};
use slidescope_core::recording::Recording;
use slidescope_core::search::heuristics::{Estimate, Estimator, OwnHeuristic};
use slidescope_core::search::{
    Algorithm, AnySearch as _, Heuristic, Limits, Outcome, Reopen, Solution, Stats, Status,
    Strategy, Ties, Trace, Weight, any_search, estimator_by, solve,
};

/// A list in which a far tile is cheap and a near one dear.
fn uneven() -> Costs {
    Costs::read("9,1,4,30,2,99,1,7", size("3x3")).expect("eight costs")
}

fn solved(problem: &Problem, strategy: Strategy) -> (Solution, Stats) {
    match solve(problem, strategy, Limits::NONE, databases(), |_| ()) {
        (Outcome::Solved(path), stats) => (path, stats),
        (other, _) => panic!("{strategy}: {other:?}"),
    }
}

/// The least cost to `goal` from every board that can reach it: Dijkstra 1959, as plainly as it can be written.
fn least_costs(goal: Board, costs: Costs) -> HashMap<Board, u32> {
    let mut least = HashMap::from([(goal, 0)]);
    let mut waiting = BTreeSet::from([(0, goal.cells())]);
    while let Some((cost, cells)) = waiting.pop_first() {
        let here = Board::from_cells(goal.size(), &cells).expect("a board");
        for next in Move::ALL.iter().filter_map(|&mv| here.after(mv)) {
            let tile = here.tile(next.blank());
            let through = cost + costs.of(tile);
            let known = least.get(&next).copied();
            if known.is_none_or(|known| through < known) {
                if let Some(known) = known {
                    waiting.remove(&(known, next.cells()));
                }
                least.insert(next, through);
                waiting.insert((through, next.cells()));
            }
        }
    }
    least
}

/// Every algorithm whose paths are cheapest, with every heuristic that it can use.
fn cheapest() -> Vec<Strategy> {
    use Algorithm::{AStar, Bidirectional, IdaStar, Mm, UniformCost};
    let mut all = vec![
        Strategy::new(UniformCost, Heuristic::Zero),
        Strategy::new(Bidirectional, Heuristic::Zero),
    ];
    for algorithm in [AStar, Mm, IdaStar] {
        let heuristics = Heuristic::ALL.into_iter();
        all.extend(heuristics.map(|heuristic| Strategy::new(algorithm, heuristic)));
    }
    all
}

#[test]
fn the_expense_puzzle_agrees_with_a_program_written_apart() {
    let text = include_str!("../../data/expense.txt");
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    let mut sum = [0; 2];
    for (number, row) in rows.enumerate() {
        let [start, moves, cost, uniform, guided]: [&str; 5] =
            row.split(' ').collect::<Vec<_>>().try_into().expect("five");
        let problem = eight_puzzle(start, "123456780").with_costs(Costs::Tile);
        let [moves, cost, uniform, guided] =
            [moves, cost, uniform, guided].map(|it| it.parse::<u64>().expect("a number"));
        let (path, stats) = solved(&problem, Strategy::default());
        assert_eq!(
            (u64::from(path.cost()), stats.expanded),
            (cost, guided),
            "{start}"
        );
        assert_eq!(u64::from(stats.depth), cost, "the last f is the cost");
        sum[0] += stats.expanded;
        if number % 12 == 0 {
            let by_g = Strategy::new(Algorithm::UniformCost, Heuristic::Zero);
            let (path, stats) = solved(&problem, by_g);
            assert_eq!(
                (u64::from(path.cost()), stats.expanded),
                (cost, uniform),
                "{start}"
            );
            let (path, _) = solved(&problem, Strategy::new(Algorithm::Bfs, Heuristic::Zero));
            assert_eq!(path.len() as u64, moves, "BFS counts moves");
            assert!(u64::from(path.cost()) >= cost);
            sum[1] += 1;
        }
    }
    assert_eq!(sum, [235_483, 15]);
}

/// The example of the expense puzzle that courses set: start 2 3 6 / 1 0 7 / 4 8 5.
#[test]
fn the_published_example_costs_63_in_12_moves() {
    let problem = eight_puzzle("236107485", "123456780").with_costs(Costs::Tile);
    for strategy in cheapest() {
        let (path, _) = solved(&problem, strategy);
        assert_eq!((path.len(), path.cost()), (12, 63), "{strategy}");
    }
}

/// By the program that made `expense.txt`: the first of the 33,732 boards on which no shortest path is a cheapest one.
#[test]
fn fewest_moves_and_least_cost_are_two_things() {
    let problem = eight_puzzle("253410786", "123456780");
    let bfs = Strategy::new(Algorithm::Bfs, Heuristic::Zero);
    let by_g = Strategy::new(Algorithm::UniformCost, Heuristic::Zero);
    let dear = problem.with_costs(Costs::Tile);
    let found = |strategy| solved(&dear, strategy).0;
    assert_eq!((found(bfs).len(), found(bfs).cost()), (11, 53));
    assert_eq!((found(by_g).len(), found(by_g).cost()), (15, 45));
    let unit = solved(&problem, by_g).0;
    assert_eq!((unit.len(), unit.cost()), (11, 11));
}

/// The 360 boards of 2×3 under several rules, each by some of the algorithms that promise a cheapest path.
#[test]
fn every_optimal_search_finds_a_cheapest_path() {
    let goal = board("2x3", "123450");
    for costs in [
        &[2, 1, 5, 3, 7][..],
        &[1, 1, 1, 1, 99],
        &[4, 4, 4, 4, 4],
        &[1, 2, 3, 4, 5],
    ] {
        let costs = Costs::list(costs, size("2x3")).expect("five costs");
        let least = least_costs(goal, costs);
        assert_eq!(least.len(), 360);
        for (number, (&start, &cost)) in least.iter().enumerate() {
            let problem = Problem::new(start, goal)
                .expect("one size")
                .with_costs(costs);
            for (place, strategy) in cheapest().into_iter().enumerate() {
                // IDA* has a threshold for nearly every cost, and MM builds tables for every start: they take a part.
                let part = match (strategy.algorithm, strategy.heuristic) {
                    (Algorithm::IdaStar, _) | (_, Heuristic::Patterns) => 120,
                    _ => 19,
                };
                if (number + place) % part != 0 {
                    continue;
                }
                let (path, _) = solved(&problem, strategy);
                assert_eq!(path.cost(), cost, "{strategy} {start} {costs:?}");
            }
            let weighted = Strategy {
                weight: Weight::new(3).expect("a weight"),
                ..Strategy::new(Algorithm::WeightedAStar, Heuristic::Manhattan)
            };
            assert!(solved(&problem, weighted).0.cost() <= 3 * cost);
        }
    }
}

/// The costs of a solved problem are 1 by any rule of equal costs 1, and then nothing changes: same expansions in the same
/// order. Costs that are all equal multiply everything.
#[test]
fn equal_costs_change_no_expansion() {
    let problem = eight_puzzle("724506831", "123456780");
    let threefold = problem.with_costs(Costs::list(&[3; 8], size("3x3")).expect("eight costs"));
    for strategy in [
        Strategy::default(),
        Strategy::new(Algorithm::UniformCost, Heuristic::Zero),
        Strategy::new(Algorithm::Greedy, Heuristic::Manhattan),
        Strategy::new(Algorithm::WeightedAStar, Heuristic::LinearConflict),
        Strategy::new(Algorithm::Mm, Heuristic::Manhattan),
        Strategy::new(Algorithm::IdaStar, Heuristic::Manhattan),
    ] {
        let [(one, before), (three, after)] =
            [problem, threefold].map(|problem| solved(&problem, strategy));
        assert_eq!(one.moves(), three.moves(), "{strategy}");
        assert_eq!(three.cost(), 3 * one.cost());
        let counts = |stats: &Stats| [stats.expanded, stats.generated, stats.peak_frontier];
        assert_eq!(counts(&before), counts(&after), "{strategy}");
    }
}

/// On every board of the 8-puzzle: no estimate exceeds the least cost, and of those that are called consistent no move
/// lowers one by more than it costs.
#[test]
fn no_estimate_exceeds_the_least_cost() {
    let goal = board("3x3", "123456780");
    let own = "let sum = 0; for tile in 1..size { sum += cost(tile) * distance(tile); } sum";
    let own = OwnHeuristic::new("by cost", own).expect("a heuristic");
    for costs in [Costs::Tile, uneven()] {
        let least = least_costs(goal, costs);
        assert_eq!(least.len(), 181_440);
        let of = |heuristic| {
            let strategy = Strategy::new(Algorithm::AStar, heuristic);
            estimator_by(costs, strategy, &goal, databases())
        };
        let all = Heuristic::ALL.map(|heuristic| (heuristic, of(heuristic)));
        let manhattan = of(Heuristic::Manhattan);
        let own = of(Heuristic::Own(own));
        for (number, (here, &cost)) in least.iter().enumerate() {
            for (heuristic, estimate) in &all {
                let h = estimate(here.state());
                assert!(h <= cost, "{} of {here} is {h}, not {cost}", heuristic.id());
                // Patterns know the blank here, so they are consistent too.
                if *heuristic == Heuristic::Patchy || number % 7 > 0 {
                    continue;
                }
                for next in Move::ALL.iter().filter_map(|&mv| here.after(mv)) {
                    let step = costs.of(here.tile(next.blank()));
                    assert!(
                        h <= step + estimate(next.state()),
                        "{} {here}",
                        heuristic.id()
                    );
                }
            }
            if number % 500 == 0 {
                assert_eq!(own(here.state()), manhattan(here.state()));
            }
        }
    }
}

/// A recording knows at every moment what the search itself says.
#[test]
fn a_recording_repeats_a_search_by_cost() {
    let costs = uneven();
    let problem = eight_puzzle("413726580", "123456780").with_costs(costs);
    let mut strategies = cheapest();
    let others = [Algorithm::Greedy, Algorithm::WeightedAStar, Algorithm::Bfs];
    strategies.extend(others.map(|algorithm| Strategy::new(algorithm, Heuristic::Manhattan)));
    for strategy in strategies {
        let mut search = any_search(&problem, strategy, Limits::NONE, databases());
        let mut recording = Recording::new(&problem, strategy, databases());
        let mut told = vec![(search.stats(), None, search.next_open(3))];
        let outcome = loop {
            let mut trace = Trace::default();
            let status = search.record(1, &mut trace);
            recording.append(trace.all());
            told.push((search.stats(), search.current(), search.next_open(3)));
            if let Status::Finished(outcome) = status {
                break outcome;
            }
            if told.len() > 3000 {
                break Outcome::Cancelled;
            }
        };
        recording.finish(search.stats().expanded);
        for (k, (stats, current, open)) in told.iter().enumerate() {
            let moment = recording.at(k as u64);
            let expected = Stats { bytes: 0, ..*stats };
            assert_eq!(moment.stats(), expected, "{strategy} at {k}");
            assert_eq!(
                moment.current().map(|node| node.view()),
                *current,
                "{strategy} at {k}"
            );
            let places = 0..if strategy.algorithm.is_bidirectional() {
                1
            } else {
                3
            };
            let next: Vec<_> = moment
                .open()
                .range(places.clone())
                .map(|node| node.view())
                .collect();
            if !moment.is_over() {
                assert_eq!(
                    next,
                    open[..open.len().min(places.end)],
                    "{strategy} at {k}"
                );
            }
        }
        if let Outcome::Solved(path) = outcome {
            let last = recording.newest();
            assert!(last.is_over(), "{strategy}");
            let solution = last.solution();
            let twice = usize::from(strategy.algorithm.is_bidirectional());
            assert_eq!(solution.len(), path.len() + 1 + twice, "{strategy}");
            let node = |id| last.node(id).expect("it exists");
            let ends = solution.iter().map(|&id| node(id));
            let depths = ends.clone().map(|node| node.depth).max();
            assert!(depths.is_some_and(|most| most as usize <= path.len()));
        }
    }
}

#[test]
fn rules_are_read_and_written() {
    let eight = size("3x3");
    for text in ["unit", "tile", "9,1,4,30,2,99,1,7"] {
        assert_eq!(Costs::read(text, eight).expect("a rule").write(), text);
    }
    assert_eq!(Costs::read("1 1 1 1 1 1 1 1", eight), Ok(Costs::Unit));
    assert_eq!(Costs::read("1, 2, 3", size("2x2")), Ok(Costs::Tile));
    let (given, tiles) = (3, 8);
    for (text, fault) in [
        ("", CostsError::Unreadable),
        ("tiles", CostsError::Unreadable),
        ("1,2,x,4,5,6,7,8", CostsError::Unreadable),
        ("0,1,1,1,1,1,1,1", CostsError::OutOfRange),
        ("1,100,1,1,1,1,1,1", CostsError::OutOfRange),
        ("1,2,3", CostsError::Count { given, tiles }),
    ] {
        assert_eq!(Costs::read(text, eight), Err(fault), "{text}");
    }
    let other = eight_puzzle("724506831", "123456780");
    let three = Costs::read("3,2,1", size("2x2")).expect("a rule");
    assert_eq!(
        other.with_costs(three).costs(),
        Costs::Unit,
        "of another board"
    );
}

/// Counts how often it is asked.
struct Counting<'a> {
    estimator: Estimator,
    can_fail: bool,
    asked: &'a Cell<u64>,
}

impl Estimate for Counting<'_> {
    fn can_fail(&self) -> bool {
        self.can_fail
    }

    fn of(&self, state: impl Arrangement) -> u32 {
        self.asked.set(self.asked.get() + 1);
        (self.estimator)(state.into())
    }
}

/// The estimates computed and the counters of A* where moves have costs, after two hundred expansions.
fn estimates_asked(heuristic: Heuristic) -> (u64, Stats) {
    let start = "5 1 2 4 / 9 6 3 8 / 13 10 7 11 / 0 14 15 12";
    let start: Board = start.parse().expect("a board");
    let (size, costs) = (start.size(), Costs::Tile);
    let problem = Problem::new(start, Board::blank_last(size)).expect("one size");
    let problem = problem.with_costs(costs);
    let strategy = Strategy::new(Algorithm::AStar, heuristic);
    let asked = Cell::new(0);
    let estimate = Counting {
        estimator: estimator_by(costs, strategy, &problem.goal(), databases()),
        can_fail: matches!(heuristic, Heuristic::Own(_)),
        asked: &asked,
    };
    let space = HashedSpace::<u64>::new(size, MoveOrder::USUAL);
    let priority = ByF(Ties::LargerG, Reopen::Always);
    let by_tile = ByTile::new(costs, size);
    let search = BestFirst::new(&problem, space, priority, estimate, by_tile);
    let mut search = Search::new(&problem, search, Limits::NONE);
    search.advance(200, &mut ());
    (asked.get(), search.stats())
}

/// Estimates made ahead are more than are used; a program that can fail is asked for those alone that are put into the
/// frontier. The search is the same.
#[test]
fn successors_are_made_ahead_unless_the_estimate_can_fail() {
    let own = OwnHeuristic::new("by hand", "manhattan()").expect("a name");
    let (ahead, built_in) = estimates_asked(Heuristic::Manhattan);
    let (alone, by_own) = estimates_asked(Heuristic::Own(own));
    assert_eq!(built_in, by_own);
    assert_eq!(
        alone,
        1 + built_in.generated - built_in.duplicates + built_in.improved + built_in.reopened
    );
    assert!(ahead > alone, "{ahead} {alone}");
}
