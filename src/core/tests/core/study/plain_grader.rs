//! A grader written from the sentences of `slidescope grade --help` alone, as plainly as they are. It has its own search, its
//! own estimates and its own distances.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{LazyLock, Mutex};

use slidescope_core::lesson::exercise::{Answer, TraceRow};
use slidescope_core::puzzle::{Board, Move};

pub fn beside(board: Board) -> Vec<Board> {
    let moves = Move::ALL.into_iter();
    moves.filter_map(|mv| board.after(mv)).collect()
}

/// The moves from the goal to every board.
pub fn distances(goal: Board) -> HashMap<Board, u32> {
    let (mut far, mut waits) = (HashMap::from([(goal, 0)]), VecDeque::from([goal]));
    while let Some(board) = waits.pop_front() {
        let moves = far[&board];
        for next in beside(board) {
            far.entry(next).or_insert_with(|| {
                waits.push_back(next);
                moves + 1
            });
        }
    }
    far
}

pub static FAR: LazyLock<HashMap<Board, u32>> = LazyLock::new(|| distances(goal()));

pub fn goal() -> Board {
    crate::common::board("3x3", "123456780")
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    Bfs,
    Greedy,
    AStar,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum H {
    None,
    Misplaced,
    Manhattan,
}

impl H {
    pub fn of(self, board: Board, goal: Board) -> u32 {
        let place = |board: Board, tile: u8| {
            let cells = board.cells();
            cells.iter().position(|it| *it == tile).expect("every tile") as i32
        };
        let moved = (1..9_u8).map(|tile| {
            let (from, to) = (place(board, tile), place(goal, tile));
            let far = (from / 3 - to / 3).abs() + (from % 3 - to % 3).abs();
            match self {
                Self::None => 0,
                Self::Misplaced => far.min(1),
                Self::Manhattan => far,
            }
        });
        moved.sum::<i32>() as u32
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Node {
    pub board: Board,
    pub g: u32,
    h: u32,
    age: usize,
    parent: Option<Board>,
}

/// A search by hand: what waits, what was seen, and whether it is over.
#[derive(Clone)]
pub struct Search {
    rule: Rule,
    h: H,
    goal: Board,
    pub open: Vec<Node>,
    seen: HashMap<Board, u32>,
    age: usize,
    pub over: bool,
}

impl Search {
    pub fn new(rule: Rule, h: H, start: Board, goal: Board) -> Self {
        let mut search = Self {
            rule,
            h,
            goal,
            open: Vec::new(),
            seen: HashMap::new(),
            age: 0,
            over: rule == Rule::Bfs && start == goal,
        };
        search.put(start, 0, None);
        search
    }

    fn put(&mut self, board: Board, g: u32, parent: Option<Board>) {
        match self.seen.get(&board) {
            Some(old) if self.rule != Rule::AStar || *old <= g => return,
            _ => self.open.retain(|node| node.board != board),
        }
        self.seen.insert(board, g);
        self.age += 1;
        let (h, age) = (self.h.of(board, self.goal), self.age);
        self.open.push(Node {
            board,
            g,
            h,
            age,
            parent,
        });
    }

    fn value(&self, g: u32, h: u32) -> u32 {
        match self.rule {
            Rule::Bfs => g,
            Rule::Greedy => h,
            Rule::AStar => g + h,
        }
    }

    pub fn is_best(&self, node: &Node) -> bool {
        let value = |node: &Node| self.value(node.g, node.h);
        self.open.iter().all(|other| value(other) >= value(node))
    }

    /// What the program takes among equals: in A* the smallest h, in greedy search the smallest g, then the oldest.
    fn rank(&self, node: &Node) -> (u32, u32, usize) {
        let tie = match self.rule {
            Rule::Bfs => 0,
            Rule::Greedy => node.g,
            Rule::AStar => node.h,
        };
        (self.value(node.g, node.h), tie, node.age)
    }

    /// Whether the program takes this board next, or one from which only the order of moves separates it.
    pub fn is_next(&self, board: Board) -> bool {
        let next = self.open.iter().min_by_key(|node| self.rank(node)).copied();
        let next = next.expect("a board");
        let key = |node: &Node| {
            let (value, tie, _) = self.rank(node);
            (value, tie, node.parent)
        };
        let mut open = self.open.iter();
        open.any(|node| node.board == board && key(node) == key(&next))
    }

    /// The search after so many expansions of the program.
    pub fn after(mut self, expansions: usize) -> Self {
        for _ in 0..expansions {
            let next = self.open.iter().min_by_key(|node| self.rank(node)).copied();
            self.take(next.expect("a board"));
        }
        self
    }

    pub fn take(&mut self, node: Node) {
        self.open.retain(|other| other != &node);
        if self.rule != Rule::Bfs && node.board == self.goal {
            self.over = true;
            return;
        }
        for next in beside(node.board) {
            if Some(next) != node.parent {
                self.put(next, node.g + 1, Some(node.board));
            }
            if self.rule == Rule::Bfs && next == self.goal {
                self.over = true;
                return;
            }
        }
        self.over |= self.open.is_empty();
    }

    /// Searches on, without the boards that are gone. Returns the number of expansions.
    fn go_on(mut self, gone: &HashSet<Board>, most: usize) -> usize {
        let mut lines = 0;
        while !self.over && lines < most {
            let rest = self.open.iter().filter(|node| !gone.contains(&node.board));
            let Some(next) = rest.min_by_key(|node| self.rank(node)).copied() else {
                break;
            };
            self.take(next);
            lines += 1;
        }
        lines
    }
}

/// The most lines of a table that are compared.
const MOST: usize = 80;

/// The points of a table.
pub fn table(search: &Search, rows: &[TraceRow], points: u32) -> u32 {
    let needed = search.clone().go_on(&HashSet::new(), MOST);
    let mut rows = rows.to_vec();
    while rows.last() == Some(&TraceRow::default()) {
        rows.pop();
    }
    let mut search = search.clone();
    let (has_h, has_f) = (search.rule != Rule::Bfs, search.rule == Rule::AStar);
    let columns = 3 + u32::from(has_h) + u32::from(has_f);
    let mut own_g: HashMap<Board, u32> = HashMap::new();
    let mut gone: HashSet<Board> = HashSet::new();
    let (mut off_g, mut off_frontier) = (0_i64, 0_i64);
    let (mut bad, mut hollow, mut lines) = (0, 0, 0);
    let mut holes = [0_u32; 4];
    for (at, row) in rows.iter().enumerate() {
        if search.over || at >= MOST {
            bad += 1;
            continue;
        }
        lines += 1;
        let named = |board: &Board| rows[at..].iter().position(|row| row.board == Some(*board));
        let carried = |node: &Node, own: &HashMap<Board, u32>| {
            node.parent
                .and_then(|parent| own.get(&parent))
                .map_or(node.g, |g| g + 1)
        };
        let found = search
            .open
            .iter()
            .find(|node| Some(node.board) == row.board)
            .copied();
        let Some(node) = found else {
            bad += 1;
            // The best one that no later line names, rather one whose successors are named.
            let best = search
                .open
                .iter()
                .filter(|node| !gone.contains(&node.board));
            let lowest = best.clone().map(|node| search.value(node.g, node.h)).min();
            let best = best.filter(|node| Some(search.value(node.g, node.h)) == lowest);
            let unnamed = best.filter(|node| named(&node.board).is_none());
            let leads_on = |node: &Node| {
                let mut next = beside(node.board).into_iter();
                next.any(|board| !search.seen.contains_key(&board) && named(&board).is_some())
            };
            let meant = unnamed.min_by_key(|node| (!leads_on(node), search.rank(node)));
            if let Some(node) = meant.copied() {
                own_g.insert(node.board, row.g.unwrap_or(carried(&node, &own_g)));
                search.take(node);
                let frontier = search.open.len() as i64;
                off_g = row.g.map_or(off_g, |g| i64::from(g) - i64::from(node.g));
                off_frontier = row
                    .frontier
                    .map_or(off_frontier, |it| i64::from(it) - frontier);
            }
            continue;
        };
        // The values that the table gives a board: those of its line, else those that follow from its parent's.
        let own_value = |node: &Node| {
            let line = named(&node.board).map(|line| rows[at + line]);
            let g = line.and_then(|row| row.g).unwrap_or(carried(node, &own_g));
            search.value(g, line.and_then(|row| row.h).unwrap_or(node.h))
        };
        let value = |node: &Node| search.value(node.g, node.h);
        let rest: Vec<Node> = search
            .open
            .iter()
            .filter(|node| !gone.contains(&node.board))
            .copied()
            .collect();
        let lasts = rest.contains(&node);
        let is_next = lasts
            && (rest.iter().all(|other| value(other) >= value(&node))
                || rest
                    .iter()
                    .all(|other| own_value(other) >= own_value(&node)));
        if !is_next {
            let better = rest.iter().filter(|other| value(other) < value(&node));
            let never = better.filter(|other| named(&other.board).is_none());
            gone.extend(never.map(|other| other.board));
        }
        let parents_g = carried(&node, &own_g);
        own_g.insert(node.board, row.g.unwrap_or(parents_g));
        search.take(node);
        let frontier = search.open.len() as i64;
        let number = |value: Option<u32>, right: &[i64]| {
            value.map(|value| right.contains(&i64::from(value)))
        };
        let (g, h) = (row.g.unwrap_or(node.g), row.h.unwrap_or(node.h));
        let mut cells = vec![
            (
                0,
                number(
                    row.g,
                    &[node.g.into(), parents_g.into(), i64::from(node.g) + off_g],
                ),
            ),
            (
                3,
                number(row.frontier, &[frontier, frontier + off_frontier]),
            ),
        ];
        if has_h {
            cells.push((1, number(row.h, &[node.h.into()])));
        }
        if has_f {
            cells.push((
                2,
                number(row.f, &[(g + h).into(), (node.g + node.h).into()]),
            ));
        }
        off_g = row.g.map_or(off_g, |g| i64::from(g) - i64::from(node.g));
        off_frontier = row
            .frontier
            .map_or(off_frontier, |it| i64::from(it) - frontier);
        if !is_next || cells.iter().any(|(_, is_right)| *is_right == Some(false)) {
            bad += 1;
        } else if cells.iter().any(|(_, is_right)| is_right.is_none()) {
            hollow += 1;
            for (column, is_right) in cells {
                holes[column] += u32::from(is_right.is_none());
            }
        }
    }
    let missing = search.go_on(&gone, MOST.saturating_sub(lines));
    let all = needed.max(lines + missing) as f64;
    let line = (f64::from(points) / all).max(1.0);
    let column = f64::from(points.div_ceil(columns));
    let empty: f64 = holes
        .iter()
        .map(|cells| (f64::from(*cells) * line).min(column))
        .sum();
    let lost = (f64::from(bad) + missing as f64) * line + empty.min(f64::from(hollow) * line);
    // A hair less, so that sums of thirds are whole again.
    (f64::from(points) - lost - 1e-9).ceil().max(0.0) as u32
}

/// How many boards, from the first on, are ones that may be next, and whether the search is over after them.
pub fn prefix(search: &Search, boards: &[Board]) -> (usize, bool) {
    let mut search = search.clone();
    for (at, board) in boards.iter().enumerate() {
        let node = search
            .open
            .iter()
            .find(|node| node.board == *board)
            .copied();
        match node.filter(|node| !search.over && search.is_best(node)) {
            Some(node) => search.take(node),
            None => return (at, false),
        }
    }
    (boards.len(), search.over)
}

/// Whether the estimates of a program that the tests know never exceed the distance, and are closer on average than misplaced
/// tiles.
pub fn is_estimate(source: &str) -> bool {
    static KNOWN: LazyLock<Mutex<HashMap<String, bool>>> = LazyLock::new(Mutex::default);
    let mut known = KNOWN.lock().expect("no panic");
    *known
        .entry(source.to_owned())
        .or_insert_with(|| has_it_all(source))
}

fn has_it_all(source: &str) -> bool {
    let estimate = |board: Board| match source {
        "manhattan()" => Some(H::Manhattan.of(board, goal())),
        "misplaced()" => Some(H::Misplaced.of(board, goal())),
        "misplaced() + 1" => Some(H::Misplaced.of(board, goal()) + 1),
        "2 * manhattan()" => Some(2 * H::Manhattan.of(board, goal())),
        _ => None,
    };
    let mut sums = (0_u64, 0_u64);
    for (board, far) in FAR.iter() {
        match estimate(*board) {
            Some(h) if h <= *far => sums.0 += u64::from(h),
            _ => return false,
        }
        sums.1 += u64::from(H::Misplaced.of(*board, goal()));
    }
    sums.0 > sums.1
}

/// Whether the moves lead from `start` to the goal, and no fewer do.
pub fn solves(start: Board, moves: &[Move]) -> bool {
    let end = moves.iter().try_fold(start, |board, mv| board.after(*mv));
    end == Some(goal()) && moves.len() as u32 == FAR[&start]
}

/// Whether an answer is that option.
pub fn is_option(answer: &Answer, right: usize) -> bool {
    *answer == Answer::Option(right)
}
