//! The names that programs give to columns and keys.

/// What a key outside a board's entry stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    Order,
    Solution,
    /// The number of moves of the solution.
    Length,
    Start,
    Goal,
    /// What moves cost.
    Costs,
    /// Known from this program's own files, and nothing to compare.
    Format,
}

const VALUES: [(&str, &str); 3] = [
    (
        "g",
        "g, gn, gscore, gcost, gvalue, cost, pathcost, costsofar, depth, dist, distance, level, \
        代价, 深度",
    ),
    (
        "h",
        "h, hn, hscore, hcost, hvalue, heuristic, estimate, 估计, 启发值",
    ),
    (
        "f",
        "f, fn, fscore, fcost, fvalue, priority, total, totalcost, 总代价",
    ),
];

const BOARDS: &str =
    "board, state, node, tiles, puzzle, grid, config, configuration, matrix, current, 局面, 状态";

const ORDER: &str = "order, boards, states, nodes, expanded, expansions, expandednodes, \
    expansionorder, visited, explored, closed, 顺序";

const KEYS: [(Key, &str); 6] = [
    (Key::Order, ORDER),
    (
        Key::Solution,
        "solution, path, moves, actions, plan, steps, 解, 路径",
    ),
    (
        Key::Length,
        "cost, length, depth, pathlength, solutionlength, pathcost, totalcost, 步数",
    ),
    (Key::Start, "start, initial, 初始局面"),
    (Key::Goal, "goal, target, 目标"),
    (Key::Costs, "costs"),
];

/// Returns a name in lower case, without spaces and signs.
fn plain(name: &str) -> String {
    let letters = name.chars().filter(|c| c.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

fn is_in(names: &str, name: &str) -> bool {
    names.split(", ").any(|known| known == name)
}

fn find<K: Copy>(all: &[(K, &str)], name: &str) -> Option<K> {
    let name = plain(name);
    let mut all = all.iter();
    all.find_map(|(key, names)| is_in(names, &name).then_some(*key))
}

/// Returns the value of a board that a column holds: g, h or f.
pub(super) fn value(name: &str) -> Option<&'static str> {
    find(&VALUES, name)
}

pub(super) fn is_board(name: &str) -> bool {
    is_in(BOARDS, &plain(name))
}

pub(super) fn key(name: &str) -> Option<Key> {
    match plain(name).as_str() {
        "format" | "version" => Some(Key::Format),
        _ => find(&KEYS, name),
    }
}
