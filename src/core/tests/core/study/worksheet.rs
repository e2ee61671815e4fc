//! Worksheets compared with a plainly written search, and found boards compared with what was asked for.

use std::collections::HashSet;

use slidescope_core::puzzle::{Board, Costs, Move, Problem, Size, random_walk};
use slidescope_core::search::{Algorithm, Heuristic, PatternDatabases};
use slidescope_core::study::parse_strategy;
use slidescope_core::text::worksheet::Sheets;
use slidescope_core::worksheet::{
    End, MOST_EXPANSIONS, NotFound, Teaches, TeachesError, Wanted, Worksheet, WorksheetError, find,
};

fn board(text: &str) -> Board {
    text.parse().expect("a board")
}

/// The Manhattan distance, tile by tile.
fn manhattan(board: Board, goal: Board) -> u32 {
    let (size, cells, goals) = (board.size(), board.cells(), goal.cells());
    let mut sum = 0;
    for (cell, tile) in cells.iter().enumerate().filter(|(_, tile)| **tile != 0) {
        let home = goals.iter().position(|other| other == tile).expect("there");
        sum += size.distance(cell, home) as u32;
    }
    sum
}

/// A node of the plain search.
#[derive(Clone, Copy)]
struct Node {
    board: Board,
    parent: Option<Board>,
    g: u32,
    age: usize,
    open: bool,
}

/// An expansion of the plain search: the board, its g, the successors put into the frontier, the number of open nodes
/// afterwards, and the number that had the lowest priority before.
type Line = (Board, u32, Vec<(Board, u32, bool)>, u64, usize);

/// Best-first search and BFS with a single list of nodes that is searched each time.
fn plain(problem: &Problem, name: &str) -> Vec<Line> {
    let goal = problem.goal();
    let h = |board| manhattan(board, goal);
    let bfs = name == "bfs";
    let rank = |node: &Node| match name {
        "bfs" => 0,
        "uniform-cost" => node.g,
        "greedy:manhattan" => h(node.board),
        "weighted-astar:manhattan:w=3" => node.g + 3 * h(node.board),
        _ => node.g + h(node.board),
    };
    let tie = |node: &Node| match name {
        "bfs" | "uniform-cost" => 0,
        "greedy:manhattan" | "astar:manhattan:ties=smaller-g" => node.g,
        _ => h(node.board),
    };
    let root = Node {
        board: problem.start(),
        parent: None,
        g: 0,
        age: 0,
        open: true,
    };
    let (mut nodes, mut age, mut lines) = (vec![root], 1, Vec::new());
    loop {
        let open: Vec<Node> = nodes.iter().copied().filter(|node| node.open).collect();
        let Some(&taken) = open
            .iter()
            .min_by_key(|node| (rank(node), tie(node), node.age))
        else {
            return lines;
        };
        let lowest = open.iter().filter(|node| rank(node) == rank(&taken));
        let lowest = if bfs { 0 } else { lowest.count() };
        let mut entered = Vec::new();
        let mut over = taken.board == goal;
        for node in &mut nodes {
            node.open &= node.board != taken.board;
        }
        for mv in Move::ALL.into_iter().filter(|_| taken.board != goal) {
            let Some(next) = taken
                .board
                .after(mv)
                .filter(|next| Some(*next) != taken.parent)
            else {
                continue;
            };
            let node = Node {
                board: next,
                parent: Some(taken.board),
                g: taken.g + 1,
                age,
                open: true,
            };
            age += 1;
            let improves = name.contains("astar");
            match nodes.iter_mut().find(|old| old.board == next) {
                None => {
                    nodes.push(node);
                    entered.push((next, node.g, false));
                }
                Some(old) if improves && node.g < old.g => {
                    *old = node;
                    entered.push((next, node.g, true));
                }
                Some(_) => {}
            }
            if bfs && next == goal {
                over = true;
                break;
            }
        }
        let left = nodes.iter().filter(|node| node.open).count() as u64;
        lines.push((taken.board, taken.g, entered, left, lowest));
        if over {
            return lines;
        }
    }
}

const STRATEGIES: [&str; 6] = [
    "bfs",
    "uniform-cost",
    "astar:manhattan",
    "astar:manhattan:ties=smaller-g",
    "weighted-astar:manhattan:w=3",
    "greedy:manhattan",
];

#[test]
fn two_hundred_sheets_have_the_answers_of_a_plain_search() {
    let databases = PatternDatabases::default();
    let (mut sheets, mut number) = (0, 0);
    while sheets < 200 {
        number += 1;
        let sizes = [(2, 2), (2, 3), (3, 3), (3, 4), (4, 4), (5, 5), (2, 12)];
        let (rows, columns) = sizes[number % sizes.len()];
        let size = Size::new(rows, columns).expect("a size");
        let goal = Board::blank_last(size);
        let start = random_walk(goal, 1 + number % 14, number as u64);
        let problem = Problem::new(start, goal).expect("one size");
        let name = STRATEGIES[number % STRATEGIES.len()];
        let strategy = parse_strategy(name).expect("a strategy");
        let sheet = match Worksheet::trace(&problem, strategy, MOST_EXPANSIONS, &databases) {
            Ok(sheet) => sheet,
            Err(WorksheetError::TooLong(_) | WorksheetError::NothingToDo) => continue,
            Err(fault) => panic!("{fault}"),
        };
        sheets += 1;
        let lines = plain(&problem, name);
        assert_eq!(lines.len(), sheet.steps.len(), "{start:?} {name}");
        for (step, line) in sheet.steps.iter().zip(&lines) {
            let entered = step.successors.iter();
            let entered = entered.map(|each| (each.board, each.g, each.reparented));
            let written: Line = (
                step.board,
                step.g,
                entered.collect(),
                step.frontier[0],
                step.lowest,
            );
            assert_eq!(written, *line, "{start:?} {name}");
            if strategy.heuristic_used().is_some() {
                assert_eq!(step.h, Some(manhattan(step.board, goal)));
                for each in &step.successors {
                    assert_eq!(each.h, Some(manhattan(each.board, goal)));
                    assert_eq!(each.f, strategy.f(each.g, each.h.expect("an h")));
                }
            }
        }
        let End::Solved(solution) = &sheet.end else {
            panic!("{start:?} has a solution");
        };
        assert_eq!(solution.boards().last(), Some(&goal));
    }
}

/// IDA* as in textbooks: the boards in the order of expansion, each with its g and the threshold.
fn plain_ida(problem: &Problem) -> Vec<(Board, u32, u32)> {
    fn down(
        path: &mut Vec<Board>,
        goal: Board,
        threshold: u32,
        beyond: &mut u32,
        lines: &mut Vec<(Board, u32, u32)>,
    ) -> bool {
        let (board, g) = (path[path.len() - 1], path.len() as u32 - 1);
        lines.push((board, g, threshold));
        if board == goal {
            return true;
        }
        let back = path.len().checked_sub(2).map(|at| path[at]);
        for next in Move::ALL.into_iter().filter_map(|mv| board.after(mv)) {
            let f = g + 1 + manhattan(next, goal);
            if Some(next) == back {
                continue;
            }
            if f > threshold {
                *beyond = f.min(*beyond);
                continue;
            }
            path.push(next);
            if down(path, goal, threshold, beyond, lines) {
                return true;
            }
            path.pop();
        }
        false
    }
    let (mut threshold, mut lines) = (manhattan(problem.start(), problem.goal()), Vec::new());
    loop {
        let (mut path, mut beyond) = (vec![problem.start()], u32::MAX);
        if down(
            &mut path,
            problem.goal(),
            threshold,
            &mut beyond,
            &mut lines,
        ) {
            return lines;
        }
        threshold = beyond;
    }
}

#[test]
fn a_sheet_of_ida_star_tells_thresholds_and_what_is_left_out() {
    let databases = PatternDatabases::default();
    let strategy = parse_strategy("idastar:manhattan").expect("a strategy");
    let (mut sheets, mut again) = (0, 0);
    for number in 0..400_u64 {
        let size = Size::new(3, 2 + number as usize % 3).expect("a size");
        let goal = Board::blank_last(size);
        let problem = Problem::new(random_walk(goal, 4 + number as usize % 14, number), goal);
        let problem = problem.expect("one size");
        let Ok(sheet) = Worksheet::trace(&problem, strategy, MOST_EXPANSIONS, &databases) else {
            continue;
        };
        sheets += 1;
        let steps = sheet.steps.iter();
        let written = steps.map(|step| (step.board, step.g, step.threshold.expect("a threshold")));
        let lines = plain_ida(&problem);
        assert_eq!(written.collect::<Vec<_>>(), lines, "{:?}", problem.start());
        again += u32::from(lines.iter().any(|line| line.2 > lines[0].2));
        for step in &sheet.steps {
            for each in &step.successors {
                assert_eq!(each.f, each.h.map(|h| each.g + h));
                assert_eq!(each.cut, each.f > step.threshold);
            }
        }
    }
    assert!(
        sheets > 100 && again > 20,
        "{sheets}, {again} of them in several iterations"
    );
}

#[test]
fn two_frontiers_are_counted_apart_and_meet() {
    let databases = PatternDatabases::default();
    let problem = Problem::new(board("136402758"), board("123456780")).expect("one size");
    let strategy = parse_strategy("bidirectional").expect("a strategy");
    let sheet = Worksheet::trace(&problem, strategy, 40, &databases).expect("short");
    let mut visited = [vec![problem.start()], vec![problem.goal()]];
    let mut open = [1_u64, 1];
    for step in &sheet.steps {
        let side = step.side as usize;
        assert!(visited[side].contains(&step.board));
        open[side] += step.successors.len() as u64 - 1;
        assert_eq!(step.frontier, open);
        for each in &step.successors {
            assert!(!visited[side].contains(&each.board), "new to its side");
            assert_eq!(each.ends, visited[1 - side].contains(&each.board));
            visited[side].push(each.board);
        }
    }
    let met = |step: &slidescope_core::worksheet::Expanded| {
        step.successors.iter().any(|successor| successor.ends)
    };
    assert!(sheet.steps.iter().any(met));
}

fn wanted(name: &str) -> Wanted {
    Wanted {
        costs: Costs::Unit,
        goal: board("123456780"),
        any_goal: false,
        strategy: parse_strategy(name).expect("a strategy"),
        expansions: None,
        ties: None,
        teaches: None,
        exercises: true,
        copies: 1,
        seed: 4,
    }
}

fn found(wanted: &Wanted) -> Vec<Worksheet> {
    let sheets = find(wanted, None, &PatternDatabases::default(), || true);
    sheets.unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn a_room_has_different_boards_of_equal_length_the_same_for_the_same_seed() {
    let room = Wanted {
        copies: 30,
        ..wanted("astar:manhattan")
    };
    let sheets = found(&room);
    assert_eq!(sheets.len(), 30);
    let starts: HashSet<Board> = sheets.iter().map(|sheet| sheet.problem.start()).collect();
    assert_eq!(starts.len(), 30);
    let length = sheets[0].expansions();
    assert!(sheets.iter().all(|sheet| sheet.expansions() == length));
    let mut others = HashSet::new();
    // On each of them there is something to decide.
    for (seed, sheets) in [(4, sheets.clone()), (5, found(&Wanted { seed: 5, ..room }))] {
        let room = Wanted { seed, ..room };
        others.extend(sheets.iter().map(|sheet| sheet.problem));
        assert_eq!((sheets.len(), sheets[0].expansions()), (30, length));
        assert_eq!(room.too_few(&sheets, &PatternDatabases::default()), None);
        for sheet in &sheets {
            let lines = plain(&sheet.problem, "astar:manhattan");
            let greedy = plain(&sheet.problem, "greedy:manhattan");
            let order = |lines: &[Line]| lines.iter().map(|line| line.0).collect::<Vec<_>>();
            assert_ne!(order(&lines), order(&greedy));
            let f = |line: &Line| line.1 + manhattan(line.0, sheet.problem.goal());
            assert!(lines.iter().any(|line| f(line) > f(&lines[0])));
            let End::Solved(solution) = &sheet.end else {
                panic!("solvable");
            };
            let path = solution.boards();
            let astray = lines.iter().filter(|line| !path.contains(&line.0));
            assert!(astray.count() >= 2);
        }
    }
    assert!(others.len() > 30, "another seed, other boards");
    // The smallest boards have none. The sheets are found all the same, and it is said.
    let small = Wanted {
        goal: board("1230"),
        ..wanted("astar:manhattan")
    };
    let small_sheets = found(&small);
    let good = small.too_few(&small_sheets, &PatternDatabases::default());
    assert_eq!(good, Some(0));
    assert_eq!(sheets, found(&room));
    let [first, ..] = sheets.as_slice() else {
        panic!("thirty");
    };
    let others = find(
        &room,
        Some(first.clone()),
        &PatternDatabases::default(),
        || true,
    );
    assert_eq!(others.expect("enough")[0], *first);
    // Without a heuristic the goals differ too.
    let bfs = Wanted {
        copies: 30,
        any_goal: true,
        ..wanted("bfs")
    };
    assert_eq!(found(&bfs).len(), 30);
}

#[test]
fn without_ties_one_board_is_the_lowest_at_every_step() {
    for expansions in [5, 7, 9] {
        let none = Wanted {
            copies: 5,
            expansions: Some(expansions),
            ties: Some(0),
            ..wanted("astar:manhattan")
        };
        for sheet in found(&none) {
            let lines = plain(&sheet.problem, "astar:manhattan");
            assert_eq!(lines.len() as u32, expansions);
            assert!(lines.iter().all(|line| line.4 == 1), "{:?}", sheet.problem);
        }
    }
    for ties in 1..=5 {
        let some = Wanted {
            ties: Some(ties),
            ..wanted("astar:manhattan")
        };
        for sheet in found(&some) {
            let lines = plain(&sheet.problem, "astar:manhattan");
            let tied = lines.iter().filter(|line| line.4 > 1).count();
            assert_eq!(tied as u32, ties, "{:?}", sheet.problem);
        }
    }
}

#[test]
fn each_lesson_is_shown_and_what_cannot_be_shown_is_named() {
    let teach = |name: &str, teaches| Wanted {
        teaches: Some(teaches),
        ..wanted(name)
    };
    for sheet in found(&teach("astar:patchy", Teaches::Reopened)) {
        // A board that was expanded before, not one that is still open with a longer path.
        let reopened = sheet.steps.iter().enumerate().any(|(at, step)| {
            let better = step.successors.iter().filter(|each| each.reparented);
            let closed = |board: Board| sheet.steps[..at].iter().any(|old| old.board == board);
            better.filter(|each| closed(each.board)).count() > 0
        });
        assert!(reopened, "{:?}", sheet.problem);
        let mut best: Vec<(Board, u32)> = vec![(sheet.problem.start(), 0)];
        let mut changed = false;
        for each in sheet.steps.iter().flat_map(|step| &step.successors) {
            let old = best.iter().position(|(board, _)| *board == each.board);
            changed |= old.is_some();
            assert!(old.is_none_or(|old| each.g < best[old].1));
            best.retain(|(board, _)| *board != each.board);
            best.push((each.board, each.g));
        }
        assert!(changed);
    }
    for sheet in found(&teach("astar:manhattan", Teaches::Misled)) {
        let End::Solved(solution) = &sheet.end else {
            panic!("it has a solution");
        };
        let off =
            |step: &slidescope_core::worksheet::Expanded| !solution.boards().contains(&step.board);
        assert!(sheet.steps.iter().any(off));
    }
    for sheet in found(&teach("astar:manhattan", Teaches::DiffersFromGreedy)) {
        let order = |name: &str| {
            let lines = plain(&sheet.problem, name);
            lines.into_iter().map(|line| line.0).collect::<Vec<_>>()
        };
        assert_ne!(order("astar:manhattan"), order("greedy:manhattan"));
    }
    let small = Wanted {
        goal: board("1230"),
        ..teach("bfs", Teaches::Unsolvable)
    };
    for sheet in found(&small) {
        assert_eq!((sheet.expansions(), sheet.end), (12, End::Exhausted));
    }
    let fault = |wanted: &Wanted| {
        let sheets = find(wanted, None, &PatternDatabases::default(), || true);
        sheets.expect_err("impossible")
    };
    let reopened = teach("greedy:manhattan", Teaches::Reopened);
    let never = TeachesError::NeverReopens(Algorithm::Greedy);
    assert_eq!(fault(&reopened), NotFound::Never(never));
    let consistent = TeachesError::Consistent(Heuristic::Manhattan);
    let never = fault(&teach("astar:manhattan", Teaches::Reopened));
    assert_eq!(never, NotFound::Never(consistent));
    let shortest = TeachesError::AlwaysShortest(Algorithm::AStar);
    let never = fault(&teach("astar:manhattan", Teaches::Longer));
    assert_eq!(never, NotFound::Never(shortest));
    for sheet in found(&teach("weighted-astar:manhattan:w=5", Teaches::Longer)) {
        let goal = sheet.problem.goal();
        let distances = slidescope_core::search::Distances::new(goal).expect("a small space");
        let End::Solved(solution) = &sheet.end else {
            panic!("it has a solution");
        };
        let shortest = distances.distance(&sheet.problem.start());
        assert!(Some(solution.len() as u32) > shortest);
    }
    for sheet in found(&teach("astar:misplaced", Teaches::MoreThanBfs)) {
        let bfs = plain(&sheet.problem, "bfs").len();
        assert!(bfs < sheet.steps.len(), "{:?}", sheet.problem);
    }
    let large = teach("bfs", Teaches::Unsolvable);
    assert_eq!(
        fault(&large),
        NotFound::Never(TeachesError::TooManyStates(181_440))
    );
    let NotFound::TooFew { nearest, found, .. } = fault(&Wanted {
        expansions: Some(7),
        ties: Some(3),
        ..wanted("astar:manhattan")
    }) else {
        panic!("there is none");
    };
    assert_eq!((nearest.map(|near| near.expansions), found), (Some(7), 0));
}

#[test]
fn a_page_to_fill_in_gives_nothing_away() {
    use slidescope_core::text::worksheet::Cell;
    let databases = PatternDatabases::default();
    let sheets = |filled| Sheets {
        sheets: found(&Wanted {
            expansions: Some(7),
            ..wanted("astar:manhattan")
        }),
        seed: Some(4),
        filled,
    };
    let [empty, filled] = [false, true].map(|filled| sheets(filled).page(0, &databases));
    let written = |cell: &Cell| match cell {
        Cell::Text(text) => !text.is_empty(),
        Cell::Board(board) => board.is_some(),
        Cell::Successors(..) => true,
        Cell::Outlines(_) => false,
    };
    for row in &empty.rows {
        assert_eq!(
            row.iter().filter(|cell| written(cell)).count(),
            1,
            "{row:?}"
        );
    }
    assert!(filled.rows.iter().flatten().all(written));
    assert!(empty.questions.iter().all(|(_, answer)| answer.is_none()));
    assert!(filled.questions.iter().all(|(_, answer)| answer.is_some()));
    assert_eq!(empty.rows.len(), 7);
}
