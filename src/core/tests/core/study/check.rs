//! Checking a student's own search against the rule: faults are planted into a plainly written search, and the first
//! difference is found a second time by a plain walk through the order.

use std::collections::{BTreeMap, HashMap};

use slidescope_core::order::{Checked, Given, Order, Row, SolutionFault, TiesAccepted, Why, check};
use slidescope_core::puzzle::{Board, Move, Problem, random_walk};
use slidescope_core::search::{
    Algorithm, Heuristic, Limits, Outcome, Side, Status, Strategy, any_search, estimator,
};

use crate::common::databases;

/// What a student's program does wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fault {
    None,
    /// Tests for the goal, or for the meeting, at the wrong moment.
    Goal,
    /// Ends as soon as the sides meet.
    AtOnce,
    NoMemory,
    MoveBack,
    KeepsG,
    /// h of some boards is larger by 2.
    TooLarge,
    BlankCounted,
    OverTheEdge,
    Start,
    Invented,
    Sides,
}

/// A program is stopped after this many expansions.
const MOST: usize = 90;

/// A program: its fault, and which of equal nodes it takes (0 the first put in, 1 the last, else any).
struct Program {
    problem: Problem,
    strategy: Strategy,
    fault: Fault,
    moves: [Move; 4],
    ties: u64,
}

#[derive(Clone, Copy)]
struct Node {
    board: Board,
    g: u32,
    parent: Option<Board>,
}

fn h_of(strategy: Strategy, goal: Board) -> impl Fn(Board) -> u32 {
    let estimate = estimator(strategy, &goal, databases());
    let guided = strategy.algorithm.uses_heuristic();
    move |board| if guided { estimate(board.state()) } else { 0 }
}

fn priority(strategy: Strategy, g: u32, h: u32) -> u32 {
    match strategy.algorithm {
        Algorithm::AStar => g + h,
        Algorithm::WeightedAStar => g + 2 * h,
        Algorithm::Greedy => h,
        _ => g,
    }
}

/// The boards one move away, in the order of `moves`; with `over`, also one over the right edge.
pub(super) fn beside(board: Board, moves: [Move; 4], over: bool) -> Vec<Board> {
    let mut all: Vec<Board> = moves.into_iter().filter_map(|mv| board.after(mv)).collect();
    let (blank, columns) = (board.blank(), board.size().columns());
    if over && blank % columns == columns - 1 && blank + 1 < board.size().cells() {
        all.push(board.swapped(blank, blank + 1));
    }
    all
}

impl Program {
    fn h(&self, board: Board) -> u32 {
        let goal = self.problem.goal();
        let right = h_of(self.strategy, goal)(board);
        match self.fault {
            Fault::TooLarge if board != goal && board.tile(0) % 3 == 1 => right + 2,
            Fault::BlankCounted => {
                right + board.size().distance(board.blank(), goal.blank()) as u32
            }
            _ => right,
        }
    }

    /// The nodes in the order in which they are expanded.
    fn run(&self) -> Vec<Row> {
        if self.strategy.algorithm == Algorithm::Bidirectional {
            return self.run_both();
        }
        let (start, goal) = (self.problem.start(), self.problem.goal());
        let mut order = Vec::new();
        let mut open = vec![Node {
            board: start,
            g: 0,
            parent: None,
        }];
        let mut best = HashMap::from([(start, 0)]);
        let improves = self.strategy.algorithm == Algorithm::AStar && self.fault != Fault::KeepsG;
        let remembers = !matches!(self.fault, Fault::NoMemory | Fault::MoveBack);
        let is_bfs = self.strategy.algorithm == Algorithm::Bfs;
        let when_generated = is_bfs != (self.fault == Fault::Goal);
        while !open.is_empty() && order.len() < MOST {
            let value = |node: &Node| priority(self.strategy, node.g, self.h(node.board));
            let lowest = open.iter().map(value).min().expect("one waits");
            let equal: Vec<usize> = (0..open.len())
                .filter(|&at| value(&open[at]) == lowest)
                .collect();
            let pick = match self.ties {
                0 => 0,
                1 => equal.len() - 1,
                seed => {
                    (seed.wrapping_mul(order.len() as u64 * 7919 + 31) >> 7) as usize % equal.len()
                }
            };
            let node = open.remove(equal[pick]);
            let board = match self.fault {
                Fault::Start if order.is_empty() => node
                    .board
                    .after(self.only_move(node.board))
                    .expect("a move"),
                Fault::Invented if order.len() == 3 => random_walk(node.board, 25, 5),
                _ => node.board,
            };
            order.push(Row {
                g: Some(node.g.into()),
                h: Some(self.h(board).into()),
                ..Row::of(board)
            });
            if !when_generated && board == goal {
                break;
            }
            for next in beside(board, self.moves, self.fault == Fault::OverTheEdge) {
                let g = node.g + 1;
                let back = node.parent == Some(next) && self.fault != Fault::MoveBack;
                if back {
                    continue;
                }
                if remembers {
                    match best.get(&next) {
                        Some(&old) if old <= g || !improves => continue,
                        Some(_) => open.retain(|it| it.board != next),
                        None => {}
                    }
                    best.insert(next, g);
                }
                open.push(Node {
                    board: next,
                    g,
                    parent: Some(board),
                });
                if when_generated && next == goal {
                    return order;
                }
            }
        }
        order
    }

    fn only_move(&self, board: Board) -> Move {
        self.moves
            .into_iter()
            .find(|mv| board.after(*mv).is_some())
            .expect("a move")
    }

    fn run_both(&self) -> Vec<Row> {
        let roots = [self.problem.start(), self.problem.goal()];
        let mut order: Vec<Row> = Vec::new();
        let mut layers = roots.map(|root| vec![root]);
        let mut seen = roots.map(|root| vec![root]);
        let mut rounds = 0;
        while order.len() < MOST && layers.iter().all(|layer| !layer.is_empty()) {
            let side = match self.fault {
                Fault::Sides => rounds % 2,
                _ => usize::from(layers[1].len() < layers[0].len()),
            };
            rounds += 1;
            let mut met = false;
            for board in std::mem::take(&mut layers[side]) {
                order.push(Row::of(board));
                if self.fault == Fault::Goal && seen[1 - side].contains(&board) {
                    return order;
                }
                for next in beside(board, self.moves, self.fault == Fault::OverTheEdge) {
                    if seen[side].contains(&next) {
                        continue;
                    }
                    seen[side].push(next);
                    layers[side].push(next);
                    met |= seen[1 - side].contains(&next);
                    if met && self.fault == Fault::AtOnce {
                        return order;
                    }
                }
            }
            if met && self.fault != Fault::Goal {
                return order;
            }
        }
        order
    }
}

/// The first line of an order that breaks the rule, worked out anew for each line; lines count from 1.
fn first_difference(problem: &Problem, strategy: Strategy, rows: &[Row]) -> Option<usize> {
    let h = h_of(strategy, problem.goal());
    if strategy.algorithm == Algorithm::Bidirectional {
        return first_difference_of_two(problem, rows);
    }
    let is_bfs = strategy.algorithm == Algorithm::Bfs;
    let improves = strategy.algorithm == Algorithm::AStar;
    // The g of each open board, and of each board that was met.
    let mut open = HashMap::from([(problem.start(), 0)]);
    let mut best = open.clone();
    for (row, number) in rows.iter().zip(1..) {
        let value = |board: &Board, g: u32| priority(strategy, g, h(*board));
        let lowest = open.iter().map(|(board, g)| value(board, *g)).min();
        let Some(g) = open.get(&row.board).copied() else {
            return Some(number);
        };
        let is_right = Some(value(&row.board, g)) == lowest;
        let has = row.h.is_none_or(|it| it == f64::from(h(row.board)))
            && row.g.is_none_or(|it| it == f64::from(g));
        if !is_right || !has {
            return Some(number);
        }
        open.remove(&row.board);
        let last = rows.len() == number;
        if !is_bfs && row.board == problem.goal() {
            return (!last).then_some(number + 1);
        }
        for next in beside(row.board, Move::ALL, false) {
            match best.get(&next) {
                Some(&old) if old <= g + 1 || !improves => continue,
                _ => {}
            }
            best.insert(next, g + 1);
            open.insert(next, g + 1);
            if is_bfs && next == problem.goal() {
                // The goal itself may be listed.
                let adds_goal = rows.len() == number + 1 && rows[number].board == next;
                return (!last && !adds_goal).then_some(number + 1);
            }
        }
    }
    // The goal may be left out where it is taken next.
    let value = |board: &Board, g: u32| priority(strategy, g, h(*board));
    let lowest = open.iter().map(|(board, g)| value(board, *g)).min();
    let goal = open.get(&problem.goal());
    let is_next = goal.is_some_and(|g| Some(value(&problem.goal(), *g)) == lowest);
    (is_bfs || !is_next).then_some(rows.len() + 1)
}

fn first_difference_of_two(problem: &Problem, rows: &[Row]) -> Option<usize> {
    let mut layers = [vec![problem.start()], vec![problem.goal()]];
    let mut seen = layers.clone();
    let mut lines = rows.iter().zip(1..).peekable();
    loop {
        let (forward, backward) = (layers[0].len(), layers[1].len());
        let first = lines.peek().map(|(row, _)| row.board);
        let side = match forward.cmp(&backward) {
            std::cmp::Ordering::Equal if first.is_some_and(|it| layers[1].contains(&it)) => 1,
            std::cmp::Ordering::Greater => 1,
            _ => 0,
        };
        let (mut layer, mut met) = (std::mem::take(&mut layers[side]), false);
        while !layer.is_empty() {
            let Some((row, number)) = lines.next() else {
                return Some(rows.len() + 1);
            };
            let Some(at) = layer.iter().position(|it| *it == row.board) else {
                return Some(number);
            };
            for next in beside(layer.remove(at), Move::ALL, false) {
                if !seen[side].contains(&next) {
                    seen[side].push(next);
                    layers[side].push(next);
                    met |= seen[1 - side].contains(&next);
                }
            }
        }
        if met {
            return lines.next().map(|(_, number)| number);
        }
    }
}

pub(super) fn strategy(algorithm: Algorithm) -> Strategy {
    Strategy::new(algorithm, Heuristic::Manhattan)
}

pub(super) fn problem(size: &str, moves: usize, seed: u64) -> Problem {
    let goal = Board::blank_last(size.parse().expect("a size"));
    Problem::new(random_walk(goal, moves, seed), goal).expect("one size")
}

fn checked(program: &Program, rows: Vec<Row>, ties: TiesAccepted) -> Checked {
    let order = Order {
        rows,
        ..Order::default()
    };
    check(
        &program.problem,
        program.strategy,
        &order,
        ties,
        databases(),
    )
}

/// Whether `why` names the planted fault. Some faults look alike in some orders.
fn names(why: &Why, program: &Program) -> bool {
    match program.fault {
        Fault::None => false,
        Fault::Goal if program.strategy.algorithm == Algorithm::Bfs => *why == Why::GoalWhenTaken,
        Fault::Goal if program.strategy.algorithm == Algorithm::Bidirectional => {
            *why == Why::GoalWhenTaken
        }
        Fault::Goal | Fault::AtOnce => *why == Why::GoalWhenGenerated,
        Fault::NoMemory => *why == Why::ClosedAgain,
        Fault::MoveBack => *why == Why::MoveBack,
        Fault::KeepsG => *why == Why::GNotUpdated,
        Fault::TooLarge => {
            matches!(why, Why::H { yours, right, .. } if *yours == f64::from(right + 2))
        }
        Fault::BlankCounted => matches!(why, Why::BlankCounted | Why::H { .. }),
        Fault::OverTheEdge => *why == Why::OverTheEdge,
        Fault::Start => *why == Why::OtherStart,
        Fault::Invented => *why == Why::NoSuccessor,
        Fault::Sides => matches!(why, Why::OtherSide(Side::Forward | Side::Backward)),
    }
}

#[test]
fn the_first_difference_of_every_planted_fault_is_found_with_its_reason() {
    let faults: [(Algorithm, &[Fault]); 4] = [
        (
            Algorithm::Bfs,
            &[
                Fault::Goal,
                Fault::NoMemory,
                Fault::MoveBack,
                Fault::OverTheEdge,
                Fault::Start,
                Fault::Invented,
            ],
        ),
        (
            Algorithm::AStar,
            &[
                Fault::Goal,
                Fault::NoMemory,
                Fault::MoveBack,
                Fault::KeepsG,
                Fault::TooLarge,
                Fault::BlankCounted,
                Fault::OverTheEdge,
                Fault::Start,
                Fault::Invented,
            ],
        ),
        (
            Algorithm::Greedy,
            &[
                Fault::Goal,
                Fault::NoMemory,
                Fault::MoveBack,
                Fault::TooLarge,
                Fault::BlankCounted,
                Fault::OverTheEdge,
                Fault::Start,
                Fault::Invented,
            ],
        ),
        (
            Algorithm::Bidirectional,
            &[Fault::Goal, Fault::AtOnce, Fault::Sides, Fault::OverTheEdge],
        ),
    ];
    // For each size, search and fault: differences found, and those whose reason is the fault.
    let mut planted: BTreeMap<(&str, &str, Fault), [u32; 2]> = BTreeMap::new();
    for size in ["2x3", "3x2", "2x4", "3x3", "3x4", "4x4"] {
        for (algorithm, faults) in faults {
            for &fault in faults {
                for seed in 0..3_u64 {
                    let program = Program {
                        problem: problem(size, 8 + 4 * seed as usize, seed),
                        strategy: strategy(algorithm),
                        fault,
                        moves: Move::ALL,
                        ties: seed,
                    };
                    let mut rows = program.run();
                    // Some files have only the boards.
                    let bare = seed == 1 && fault != Fault::TooLarge;
                    if bare || matches!(fault, Fault::Start | Fault::Invented) {
                        rows.iter_mut().for_each(|row| *row = Row::of(row.board));
                    }
                    let expected = first_difference(&program.problem, program.strategy, &rows);
                    let found = checked(&program, rows.clone(), TiesAccepted::Any).divergence;
                    let number = found.as_ref().map(|it| it.number);
                    assert_eq!(number, expected, "{size} {algorithm:?} {fault:?} {seed}");
                    // A program that was stopped may have done nothing wrong so far.
                    let is_stopped = rows.len() >= MOST && number > Some(rows.len());
                    if let Some(found) = found.filter(|_| !is_stopped) {
                        let [differ, named] =
                            planted.entry((size, algorithm.id(), fault)).or_default();
                        *differ += 1;
                        *named += u32::from(names(found.reason(), &program));
                    }
                }
            }
        }
    }
    let named = planted.values().filter(|[_, named]| *named > 0).count();
    assert!(named >= 40, "{named}: {planted:?}");
    let [differ, named] = [0, 1].map(|it| planted.values().map(|found| found[it]).sum::<u32>());
    assert!(10 * named >= 9 * differ, "{named} of {differ}: {planted:?}");
}

#[test]
fn of_programs_without_a_fault_every_order_is_right_and_their_habits_are_told() {
    let [up, down, left, right] = Move::ALL;
    for moves in [Move::ALL, [left, right, up, down], [right, down, left, up]] {
        for ties in 0..4 {
            for (algorithm, walk) in [
                (Algorithm::Bfs, 5),
                (Algorithm::AStar, 10),
                (Algorithm::Greedy, 8),
                (Algorithm::Bidirectional, 12),
            ] {
                let program = Program {
                    problem: problem("3x3", walk, 3),
                    strategy: strategy(algorithm),
                    fault: Fault::None,
                    moves,
                    ties,
                };
                let rows = program.run();
                let any = checked(&program, rows.clone(), TiesAccepted::Any);
                assert!(any.agrees(), "{algorithm:?} {any:?}");
                let here = checked(&program, rows, TiesAccepted::AsHere);
                let Some(found) = here.divergence else {
                    continue;
                };
                match *found.reason() {
                    // Other orders of the moves and other ties may give the same boards.
                    Why::Tie(_) | Why::MoveOrder(..) => {}
                    Why::OtherTie => assert!(ties > 1, "{algorithm:?} {moves:?} {ties}"),
                    ref other => panic!("{algorithm:?} {moves:?} {ties}: {other:?}"),
                }
            }
        }
    }
}

#[test]
fn a_wrong_value_is_named_where_it_stands() {
    let program = Program {
        problem: problem("3x3", 30, 3),
        strategy: strategy(Algorithm::AStar),
        fault: Fault::None,
        moves: Move::ALL,
        ties: 0,
    };
    let rows = program.run();
    let planted = |change: &dyn Fn(&mut Row)| {
        let mut rows = rows.clone();
        change(&mut rows[2]);
        let found = checked(&program, rows, TiesAccepted::Any).divergence;
        let found = found.expect("a difference");
        assert_eq!(found.number, 3);
        found.reason().clone()
    };
    let (g, h) = (rows[2].g.expect("g"), rows[2].h.expect("h"));
    // An estimate need not be whole.
    for wrong in [h + 1.0, h + 0.2] {
        let why = planted(&|row| row.h = Some(wrong));
        let is_named = |yours, right| (yours, f64::from(right)) == (wrong, h);
        assert!(matches!(why, Why::H { yours, right, .. } if is_named(yours, right)));
    }
    let (yours, right) = (g + 2.0, g as u32);
    assert_eq!(
        planted(&|row| row.g = Some(g + 2.0)),
        Why::G { yours, right }
    );
    let (yours, right) = (h, (g + h) as u32);
    assert_eq!(planted(&|row| row.f = Some(h)), Why::F { yours, right });
}

#[test]
fn a_solution_is_held_against_the_path_that_the_search_found() {
    let problem = problem("3x3", 12, 1);
    let by = strategy(Algorithm::AStar);
    let program = Program {
        problem,
        strategy: by,
        fault: Fault::None,
        moves: Move::ALL,
        ties: 0,
    };
    let rows = program.run();
    let with = |solution: Vec<Move>| {
        let rows = rows.clone();
        let solutions = vec![Given::Moves(solution)];
        let order = Order {
            rows,
            solutions,
            ..Order::default()
        };
        check(&problem, by, &order, TiesAccepted::Any, databases())
    };
    let mut search = any_search(&problem, by, Limits::NONE, databases());
    let Status::Finished(Outcome::Solved(path)) = search.observe(10_000, &mut |_| {}) else {
        panic!("solvable");
    };
    let path = path.moves().to_vec();
    assert!(with(path.clone()).agrees());
    let last = *path.last().expect("a move");
    let longer = [path.clone(), vec![last.inverse(), last]].concat();
    let right = path.len() as u32;
    let yours = longer.len();
    let expected = Some(SolutionFault::OtherLength { yours, right });
    assert_eq!(with(longer).solution, expected);
    assert_eq!(
        with(path[1..].to_vec()).solution,
        Some(SolutionFault::NoPath)
    );
}
