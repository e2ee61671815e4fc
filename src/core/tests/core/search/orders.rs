//! Searches by the rules as they are written down, in every order of moves, against the real ones: the same boards in the
//! same order, and the same path.

use std::collections::{HashMap, HashSet};

use crate::common::{board, databases, size};
use slidescope_core::puzzle::{Board, Move, MoveOrder, Problem, State, random_walk};
use slidescope_core::search::{
    Algorithm, Heuristic, Limits, Marks, Outcome, Reopen, Side, Status, Strategy, Ties, Weight,
    any_search, estimator,
};

/// Side, state and g of each expansion, and the path.
type Run = (Vec<(Side, State, u32)>, Option<Vec<Move>>);

fn real(problem: &Problem, strategy: Strategy, most: u64) -> Run {
    let mut search = any_search(problem, strategy, Limits::NONE, databases());
    let mut expanded = Vec::new();
    let status = search.observe(most, &mut |expansion| {
        expanded.push((expansion.side, expansion.state, expansion.g));
    });
    let path = match status {
        Status::Finished(Outcome::Solved(path)) => Some(path.moves().to_vec()),
        _ => None,
    };
    (expanded, path)
}

/// The moves of the blank in their order, without the one straight back.
fn successors(at: Board, came: Option<Move>, order: MoveOrder) -> Vec<(Move, Board)> {
    let moves = order.moves().into_iter();
    let onward = moves.filter(|mv| came.map(Move::inverse) != Some(*mv));
    onward.filter_map(|mv| Some((mv, at.after(mv)?))).collect()
}

#[derive(Clone, Copy)]
struct Stored {
    came: Option<Move>,
    g: u32,
    closed: bool,
}

fn path_to(nodes: &HashMap<Board, Stored>, mut at: Board) -> Vec<Move> {
    let mut moves = Vec::new();
    while let Some(mv) = nodes[&at].came {
        moves.push(mv);
        at = at.after(mv.inverse()).expect("the parent");
    }
    moves.reverse();
    moves
}

fn bfs(problem: &Problem, order: MoveOrder) -> Run {
    let root = Stored {
        came: None,
        g: 0,
        closed: false,
    };
    let mut nodes = HashMap::from([(problem.start(), root)]);
    let (mut queue, mut next) = (vec![problem.start()], 0);
    let mut expanded = Vec::new();
    if problem.start() == problem.goal() {
        return (expanded, Some(Vec::new()));
    }
    while let Some(&at) = queue.get(next) {
        next += 1;
        let Stored { came, g, .. } = nodes[&at];
        expanded.push((Side::Forward, at.state(), g));
        for (mv, child) in successors(at, came, order) {
            if nodes.contains_key(&child) {
                continue;
            }
            let came = Some(mv);
            nodes.insert(
                child,
                Stored {
                    came,
                    g: g + 1,
                    closed: false,
                },
            );
            queue.push(child);
            if child == problem.goal() {
                return (expanded, Some(path_to(&nodes, child)));
            }
        }
    }
    (expanded, None)
}

/// The open list as a plain list of boards with their g and age: the entry with the lowest keys is taken.
fn best_first(problem: &Problem, strategy: Strategy, most: usize) -> Run {
    let h = estimator(strategy, &problem.goal(), databases());
    let greedy = strategy.algorithm == Algorithm::Greedy;
    let keys = |at: Board, g: u32, age: i64| {
        let h = if strategy.algorithm.uses_heuristic() {
            h(at.state())
        } else {
            0
        };
        let (g, h) = (i64::from(g), i64::from(h));
        match (strategy.algorithm, strategy.ties) {
            (Algorithm::UniformCost, _) => [g, 0, age],
            (Algorithm::Greedy, _) => [h, g, age],
            (Algorithm::WeightedAStar, _) => [g + i64::from(strategy.weight.get()) * h, h, age],
            (_, Ties::LargerG) => [g + h, h, age],
            (_, Ties::SmallerG) => [g + h, g, age],
            (_, Ties::Oldest) => [g + h, 0, age],
            (_, Ties::Newest) => [g + h, 0, -age],
        }
    };
    let root = Stored {
        came: None,
        g: 0,
        closed: false,
    };
    let mut nodes = HashMap::from([(problem.start(), root)]);
    let mut open = vec![(keys(problem.start(), 0, 0), problem.start(), 0)];
    let (mut age, mut expanded) = (0, Vec::new());
    while expanded.len() < most {
        let Some(first) = (0..open.len()).min_by_key(|&place| open[place].0) else {
            break;
        };
        let (_, at, g) = open.swap_remove(first);
        let Stored { came, .. } = nodes[&at];
        nodes.get_mut(&at).expect("it is stored").closed = true;
        expanded.push((Side::Forward, at.state(), g));
        if at == problem.goal() {
            return (expanded, Some(path_to(&nodes, at)));
        }
        for (mv, child) in successors(at, came, order_of(strategy)) {
            if let Some(old) = nodes.get(&child) {
                let stays = old.closed && strategy.reopen == Reopen::Never;
                if greedy || old.g <= g + 1 || stays {
                    continue;
                }
                open.retain(|(_, other, _)| *other != child);
            }
            age += 1;
            let came = Some(mv);
            nodes.insert(
                child,
                Stored {
                    came,
                    g: g + 1,
                    closed: false,
                },
            );
            open.push((keys(child, g + 1, age), child, g + 1));
        }
    }
    (expanded, None)
}

const fn order_of(strategy: Strategy) -> MoveOrder {
    strategy.move_order
}

/// Depth-first search by recursion: a board is marked when it is entered.
struct Recursion<'a> {
    problem: &'a Problem,
    order: MoveOrder,
    marked: HashSet<Board>,
    expanded: Vec<(Side, State, u32)>,
    path: Vec<Move>,
    most: usize,
}

impl Recursion<'_> {
    /// Whether the search is over: the goal is found, or there were enough expansions.
    fn enter(&mut self, at: Board) -> bool {
        self.marked.insert(at);
        let g = self.path.len() as u32;
        self.expanded.push((Side::Forward, at.state(), g));
        if at == self.problem.goal() || self.expanded.len() == self.most {
            return true;
        }
        let came = self.path.last().copied();
        for (mv, child) in successors(at, came, self.order) {
            if !self.marked.contains(&child) {
                self.path.push(mv);
                if self.enter(child) {
                    return true;
                }
                self.path.pop();
            }
        }
        false
    }
}

/// Depth-first search by a stack of boards with the paths to them.
fn by_stack(problem: &Problem, strategy: Strategy, most: usize) -> Run {
    let when_generated = strategy.marks == Marks::Generated;
    let mut marked = HashSet::new();
    let mut stack = vec![(problem.start(), Vec::new())];
    let mut expanded = Vec::new();
    while let Some((at, path)) = stack.pop() {
        if !when_generated && !marked.insert(at) {
            continue;
        }
        expanded.push((Side::Forward, at.state(), path.len() as u32));
        if at == problem.goal() {
            return (expanded, Some(path));
        }
        if expanded.len() == most {
            return (expanded, None);
        }
        for (mv, child) in successors(at, path.last().copied(), order_of(strategy)) {
            let is_new = if when_generated {
                child != problem.start() && marked.insert(child)
            } else {
                !marked.contains(&child)
            };
            if is_new {
                let path = path.iter().copied().chain([mv]).collect();
                stack.push((child, path));
            }
        }
    }
    (expanded, None)
}

fn dfs(problem: &Problem, strategy: Strategy, most: usize) -> Run {
    if strategy.marks != Marks::Entered {
        return by_stack(problem, strategy, most);
    }
    let mut search = Recursion {
        problem,
        order: strategy.move_order,
        marked: HashSet::new(),
        expanded: Vec::new(),
        path: Vec::new(),
        most,
    };
    search.enter(problem.start());
    let is_found = search
        .expanded
        .last()
        .is_some_and(|(_, at, _)| *at == problem.goal().state());
    (search.expanded, is_found.then_some(search.path))
}

/// Whole layers of the smaller side, until the sides share a board.
fn bidirectional(problem: &Problem, order: MoveOrder) -> Run {
    let ends = [problem.start(), problem.goal()];
    let root = Stored {
        came: None,
        g: 0,
        closed: false,
    };
    let mut nodes = ends.map(|end| HashMap::from([(end, root)]));
    let mut layers = ends.map(|end| vec![end]);
    let mut expanded = Vec::new();
    let mut met = (ends[0] == ends[1]).then_some(ends[0]);
    let mut g = [0; 2];
    while met.is_none() {
        let side = usize::from(layers[0].len() > layers[1].len());
        let mut next = Vec::new();
        for at in std::mem::take(&mut layers[side]) {
            let named = [Side::Forward, Side::Backward][side];
            expanded.push((named, at.state(), g[side]));
            for (mv, child) in successors(at, nodes[side][&at].came, order) {
                if nodes[side].contains_key(&child) {
                    continue;
                }
                let (came, g) = (Some(mv), g[side] + 1);
                nodes[side].insert(
                    child,
                    Stored {
                        came,
                        g,
                        closed: false,
                    },
                );
                next.push(child);
                if nodes[1 - side].contains_key(&child) {
                    met = met.or(Some(child));
                }
            }
        }
        layers[side] = next;
        g[side] += 1;
    }
    let path = met.map(|met| {
        let back = path_to(&nodes[1], met);
        let back = back.iter().rev().map(|mv| mv.inverse());
        path_to(&nodes[0], met).into_iter().chain(back).collect()
    });
    (expanded, path)
}

/// Recursion down to a threshold of f, or of the depth.
struct Deepening<'a> {
    problem: &'a Problem,
    strategy: Strategy,
    h: &'a dyn Fn(State) -> u32,
    expanded: Vec<(Side, State, u32)>,
    path: Vec<Move>,
    beyond: u32,
}

impl Deepening<'_> {
    fn search(&mut self, at: Board, g: u32, threshold: u32) -> bool {
        self.expanded.push((Side::Forward, at.state(), g));
        if at == self.problem.goal() {
            return true;
        }
        let is_guided = self.strategy.algorithm == Algorithm::IdaStar;
        if !is_guided && g == threshold {
            self.beyond = self.beyond.min(g + 1);
            return false;
        }
        let came = self.path.last().copied();
        for (mv, child) in successors(at, came, order_of(self.strategy)) {
            let f = g
                + 1
                + if is_guided {
                    (self.h)(child.state())
                } else {
                    0
                };
            if f > threshold {
                self.beyond = self.beyond.min(f);
                continue;
            }
            self.path.push(mv);
            if self.search(child, g + 1, threshold) {
                return true;
            }
            self.path.pop();
        }
        false
    }
}

fn deepening(problem: &Problem, strategy: Strategy) -> Run {
    let h = estimator(strategy, &problem.goal(), databases());
    let mut search = Deepening {
        problem,
        strategy,
        h: &h,
        expanded: Vec::new(),
        path: Vec::new(),
        beyond: u32::MAX,
    };
    let mut threshold = match strategy.algorithm {
        Algorithm::IdaStar => h(problem.start().state()),
        Algorithm::IterativeDeepening => 0,
        _ => strategy.depth_limit.expect("a limit"),
    };
    loop {
        if search.search(problem.start(), 0, threshold) {
            return (search.expanded, Some(search.path));
        }
        if strategy.algorithm == Algorithm::DepthLimited {
            return (search.expanded, None);
        }
        threshold = std::mem::replace(&mut search.beyond, u32::MAX);
    }
}

fn plain(problem: &Problem, strategy: Strategy, most: usize) -> Run {
    match strategy.algorithm {
        Algorithm::Bfs => bfs(problem, strategy.move_order),
        Algorithm::Bidirectional => bidirectional(problem, strategy.move_order),
        Algorithm::Dfs => dfs(problem, strategy, most),
        by if by.is_depth_first() => deepening(problem, strategy),
        _ => best_first(problem, strategy, most),
    }
}

/// Strategies of all kinds; of depth-first ones with a limit of twelve.
fn strategies() -> Vec<Strategy> {
    let by = |algorithm, heuristic| Strategy {
        weight: Weight::new(3).expect("a weight"),
        depth_limit: (algorithm == Algorithm::DepthLimited).then_some(12),
        ..Strategy::new(algorithm, heuristic)
    };
    let mut all: Vec<Strategy> = Algorithm::ALL
        .into_iter()
        .filter(|algorithm| *algorithm != Algorithm::Mm)
        .map(|algorithm| by(algorithm, Heuristic::Manhattan))
        .collect();
    let dfs = by(Algorithm::Dfs, Heuristic::Zero);
    all.extend(Marks::ALL.map(|marks| Strategy { marks, ..dfs }));
    for heuristic in [Heuristic::Misplaced, Heuristic::Patchy] {
        let usual = by(Algorithm::AStar, heuristic);
        all.extend(Ties::ALL.map(|ties| Strategy { ties, ..usual }));
        let reopen = Reopen::Never;
        all.extend(Ties::ALL.map(|ties| Strategy {
            ties,
            reopen,
            ..usual
        }));
        all.push(by(Algorithm::IdaStar, heuristic));
    }
    all
}

/// Boards addressed by rank, hashed in 64 bits and in 128, on which IDA* is compiled for known cells, and on which it is not.
fn problems() -> Vec<Problem> {
    let sizes = [
        ("2x3", 30),
        ("3x3", 16),
        ("3x4", 14),
        ("4x4", 12),
        ("5x5", 10),
    ];
    let walk = |(text, moves): (&str, usize)| {
        let goal = Board::snail(size(text));
        (0..2).map(move |seed| {
            Problem::new(random_walk(goal, moves, seed), goal).expect("equal sizes")
        })
    };
    sizes.into_iter().flat_map(walk).collect()
}

/// Holds a search against the plain one and returns its expansions.
fn obeys(problem: &Problem, strategy: Strategy, most: usize) -> Vec<(Side, State, u32)> {
    let expected = plain(problem, strategy, most);
    let found = real(problem, strategy, expected.0.len().max(1) as u64);
    assert_eq!(found.0.len(), expected.0.len(), "{strategy}");
    assert!(found == expected, "{strategy} on {}", problem.start());
    found.0
}

/// Boards of the 8-puzzle, each to the goal with the blank last.
fn drawn(boards: u64) -> impl Iterator<Item = Problem> {
    let goal = board("3x3", "123456780");
    (0..boards).map(move |seed| {
        let start = random_walk(goal, 4 + (seed % 12) as usize, seed);
        Problem::new(start, goal).expect("equal sizes")
    })
}

/// One order of moves for each of many boards.
#[test]
fn every_search_obeys_some_order_on_many_boards() {
    for (problem, number) in drawn(60).zip(0..) {
        for usual in strategies() {
            let move_order = MoveOrder::all().nth(number * 7 % 24).unwrap_or_default();
            obeys(
                &problem,
                Strategy {
                    move_order,
                    ..usual
                },
                120,
            );
        }
    }
}

#[test]
#[ignore = "900,000 searches: a few minutes in release mode"]
fn every_search_obeys_every_order_on_a_thousand_boards() {
    for problem in drawn(1000) {
        for usual in strategies() {
            for move_order in MoveOrder::all() {
                obeys(
                    &problem,
                    Strategy {
                        move_order,
                        ..usual
                    },
                    120,
                );
            }
        }
    }
}

#[test]
fn every_search_obeys_every_order_of_moves() {
    const MOST: usize = 400;
    for problem in problems().into_iter().step_by(2) {
        for usual in strategies() {
            let mut runs = Vec::new();
            for move_order in MoveOrder::all() {
                runs.push(obeys(
                    &problem,
                    Strategy {
                        move_order,
                        ..usual
                    },
                    MOST,
                ));
            }
            if problem.size() == size("3x3") {
                assert!(
                    runs.iter().any(|run| *run != runs[0]),
                    "{usual}: it decides"
                );
            }
        }
    }
}

/// MM in another order is MM on the board that is mirrored along its diagonal, where up and left are exchanged.
#[test]
fn mm_obeys_the_order_of_moves() {
    let turned = |board: Board| {
        let cells: Vec<u8> = (0..9)
            .map(|cell| board.tile(cell % 3 * 3 + cell / 3))
            .collect();
        Board::from_cells(board.size(), &cells).expect("legal")
    };
    let goal = board("3x3", "123804765");
    for seed in 0..20 {
        let problem = Problem::new(random_walk(goal, 40, seed), goal).expect("equal sizes");
        let other = Problem::new(turned(problem.start()), turned(goal)).expect("equal sizes");
        for move_order in MoveOrder::all() {
            let mirrored: String = move_order
                .moves()
                .iter()
                .map(|mv| match mv {
                    Move::Up => 'L',
                    Move::Left => 'U',
                    Move::Right => 'D',
                    Move::Down => 'R',
                })
                .collect();
            let by = |move_order| Strategy {
                move_order,
                ..Strategy::new(Algorithm::Mm, Heuristic::Manhattan)
            };
            let (one, path) = real(&problem, by(move_order), u64::MAX);
            let (two, turned_path) =
                real(&other, by(mirrored.parse().expect("an order")), u64::MAX);
            let states = |run: &[(Side, State, u32)]| -> Vec<(Side, u32)> {
                run.iter().map(|(side, _, g)| (*side, *g)).collect()
            };
            assert_eq!(states(&one), states(&two));
            let state =
                |state: State| turned(Board::from_state(goal.size(), state).expect("legal"));
            assert!(
                one.iter()
                    .zip(&two)
                    .all(|(one, two)| state(one.1).state() == two.1)
            );
            assert_eq!(path.map(|it| it.len()), turned_path.map(|it| it.len()));
        }
    }
}

#[test]
fn an_order_is_four_letters() {
    let all: Vec<MoveOrder> = MoveOrder::all().collect();
    assert_eq!((all.len(), all[0]), (24, MoveOrder::default()));
    for (number, order) in all.iter().enumerate() {
        assert_eq!(
            (order.number(), order.to_string().parse()),
            (number, Ok(*order))
        );
        assert!(
            order
                .moves()
                .iter()
                .enumerate()
                .all(|(at, mv)| order.place(*mv) == at)
        );
    }
    assert_eq!(
        "rdul".parse::<MoveOrder>().map(|it| it.to_string()),
        Ok("RDUL".to_owned())
    );
    for wrong in ["", "ULR", "ULRU", "ULRDD", "NESW"] {
        assert!(wrong.parse::<MoveOrder>().is_err(), "{wrong}");
    }
}

/// The whole space of 2 × 3 by each kind of depth-first search, to a goal that is not in it.
#[test]
fn depth_first_search_expands_every_board_once() {
    let goal = board("2x3", "123450");
    let problem = Problem::new(goal.swapped(0, 1), goal).expect("equal sizes");
    for (marks, move_order) in Marks::ALL
        .into_iter()
        .flat_map(|marks| MoveOrder::all().map(move |order| (marks, order)))
    {
        let strategy = Strategy {
            marks,
            move_order,
            ..Strategy::new(Algorithm::Dfs, Heuristic::Zero)
        };
        let expected = dfs(&problem, strategy, usize::MAX);
        let found = real(&problem, strategy, u64::MAX);
        assert!(found == expected, "{strategy}");
        let states: HashSet<State> = found.0.iter().map(|(_, state, _)| *state).collect();
        assert_eq!((states.len(), found.0.len()), (360, 360));
    }
}
