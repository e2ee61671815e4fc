//! A student's own search against the rule: faults are planted into a search written as plainly as can be, and the first
//! difference is found again by going through the order as plainly.

use std::collections::{BTreeMap, HashMap};

use proptest::prelude::*;
use slidescope::puzzle::{Board, Move, Problem, random_walk};
use slidescope::search::{Algorithm, Heuristic, Limits, Side, Strategy, any_search, estimator};
use slidescope::study::check::{
    Checked, Order, OrderFileFault, Row, TieHabit, TiesAccepted, Why, check, read_order,
};

use crate::common::databases;

/// What a student's program does otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fault {
    None,
    /// The goal, or the meeting, at the other moment.
    Goal,
    /// As soon as the sides meet.
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

/// A program: what it does otherwise, and who is taken of equals (0 the first put in, 1 the last, else any).
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

/// The boards beside one, in the order of `moves`.
fn beside(board: Board, moves: [Move; 4], over: bool) -> Vec<Board> {
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
        while !open.is_empty() && order.len() < 400 {
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
                g: Some(node.g),
                h: Some(self.h(board)),
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
        while order.len() < 400 && layers.iter().all(|layer| !layer.is_empty()) {
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

/// Where an order first leaves what the rule allows, worked out anew for each line; lines count from 1.
fn first_difference(problem: &Problem, strategy: Strategy, rows: &[Row]) -> Option<usize> {
    let h = h_of(strategy, problem.goal());
    if strategy.algorithm == Algorithm::Bidirectional {
        return first_difference_of_two(problem, rows);
    }
    let is_bfs = strategy.algorithm == Algorithm::Bfs;
    let improves = strategy.algorithm == Algorithm::AStar;
    let mut open = BTreeMap::from([(problem.start().cells(), 0)]);
    let mut best = open.clone();
    for (row, number) in rows.iter().zip(1..) {
        let value = |cells: &Vec<u8>, g: u32| {
            let board = Board::from_cells(problem.size(), cells).expect("a board");
            priority(strategy, g, h(board))
        };
        let lowest = open.iter().map(|(cells, g)| value(cells, *g)).min();
        let cells = row.board.cells();
        let Some(g) = open.get(&cells).copied() else {
            return Some(number);
        };
        let is_right = Some(value(&cells, g)) == lowest;
        let has = row.h.is_none_or(|it| it == h(row.board)) && row.g.is_none_or(|it| it == g);
        if !is_right || !has {
            return Some(number);
        }
        open.remove(&cells);
        let last = rows.len() == number;
        if !is_bfs && row.board == problem.goal() {
            return (!last).then_some(number + 1);
        }
        for next in beside(row.board, Move::ALL, false) {
            match best.get(&next.cells()) {
                Some(&old) if old <= g + 1 || !improves => continue,
                _ => {}
            }
            best.insert(next.cells(), g + 1);
            open.insert(next.cells(), g + 1);
            if is_bfs && next == problem.goal() {
                return (!last).then_some(number + 1);
            }
        }
    }
    Some(rows.len() + 1)
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

fn strategy(algorithm: Algorithm) -> Strategy {
    Strategy::new(algorithm, Heuristic::Manhattan)
}

fn problem(size: &str, moves: usize, seed: u64) -> Problem {
    let goal = Board::blank_last(size.parse().expect("a size"));
    Problem::new(random_walk(goal, moves, seed), goal).expect("one size")
}

fn checked(program: &Program, rows: Vec<Row>, ties: TiesAccepted) -> Checked {
    let order = Order {
        rows,
        solution: None,
    };
    check(
        &program.problem,
        program.strategy,
        &order,
        ties,
        databases(),
    )
}

/// Whether that is what a person who planted the fault would say. Some faults look alike in some orders.
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
        Fault::TooLarge => matches!(why, Why::H { yours, right, .. } if *yours == right + 2),
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
    let mut planted: BTreeMap<(&str, &str, Fault), (u32, u32)> = BTreeMap::new();
    for size in ["2x3", "3x2", "2x4", "3x3", "3x4", "4x4"] {
        for (algorithm, faults) in faults {
            for &fault in faults {
                for seed in 0..6_u64 {
                    let program = Program {
                        problem: problem(size, 8 + 4 * seed as usize, seed),
                        strategy: strategy(algorithm),
                        fault,
                        moves: Move::ALL,
                        ties: seed,
                    };
                    let mut rows = program.run();
                    // Every other file has the boards alone.
                    let bare = seed % 2 == 1 && !matches!(fault, Fault::TooLarge);
                    if bare || matches!(fault, Fault::Start | Fault::Invented) {
                        rows.iter_mut().for_each(|row| *row = Row::of(row.board));
                    }
                    let (problem, strategy) = (&program.problem, program.strategy);
                    let expected = first_difference(problem, strategy, &rows);
                    let found = checked(&program, rows.clone(), TiesAccepted::Any);
                    let number = found.divergence.as_ref().map(|it| it.number);
                    assert_eq!(number, expected, "{size} {algorithm:?} {fault:?} {seed}");
                    if let Some(found) = found.divergence {
                        let told = planted.entry((size, algorithm.id(), fault)).or_default();
                        told.0 += 1;
                        told.1 += u32::from(names(&found.reason, &program));
                        if !names(&found.reason, &program) {
                            println!(
                                "{size} {algorithm:?} {fault:?} {seed} bare={bare}: {} {:?} of {}",
                                found.number,
                                found.reason,
                                rows.len()
                            );
                        }
                    }
                }
            }
        }
    }
    println!("{planted:#?}");
    assert!(planted.len() >= 40, "{}", planted.len());
}

#[test]
fn this_program_agrees_with_itself_in_both_ways_of_ties() {
    for (size, moves) in [
        ("2x2", 5),
        ("2x3", 40),
        ("3x3", 30),
        ("2x5", 30),
        ("4x4", 25),
        ("5x5", 12),
    ] {
        for algorithm in [
            Algorithm::Bfs,
            Algorithm::Bidirectional,
            Algorithm::UniformCost,
            Algorithm::AStar,
            Algorithm::WeightedAStar,
            Algorithm::Greedy,
        ] {
            for heuristic in [
                Heuristic::Manhattan,
                Heuristic::Patchy,
                Heuristic::Misplaced,
            ] {
                let strategy = Strategy::new(algorithm, heuristic);
                for seed in 0..3 {
                    let problem = problem(size, moves, seed);
                    let limits = Limits {
                        expansions: Some(3000),
                        ..Limits::NONE
                    };
                    let mut search = any_search(&problem, strategy, limits, databases());
                    let mut rows = Vec::new();
                    let status = search.observe(10_000, &mut |expansion| {
                        let board =
                            Board::from_state(problem.size(), expansion.state).expect("a board");
                        rows.push(Row {
                            g: Some(expansion.g),
                            ..Row::of(board)
                        });
                    });
                    let over = search.stats().expanded < 3000;
                    let order = Order {
                        rows,
                        solution: None,
                    };
                    for ties in TiesAccepted::ALL {
                        let found = check(&problem, strategy, &order, ties, databases());
                        let number = found.divergence.as_ref().map(|it| it.number);
                        let end = (!over).then_some(order.rows.len() + 1);
                        assert_eq!(
                            number, end,
                            "{size} {strategy:?} {seed} {status:?} {found:?}"
                        );
                    }
                }
            }
        }
    }
}
