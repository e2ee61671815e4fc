//! Strategies as text: `bfs`, `astar:manhattan`, `weighted-astar:manhattan:w=3`, `depth-limited:limit=20`.

use crate::reading::plain;
use crate::search::heuristics::OwnHeuristic;
use crate::search::{Algorithm, Heuristic, Marks, Reopen, Strategy, Ties, Weight};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StrategyError {
    /// The name is empty, or nothing precedes the colon.
    Empty,
    NoSuchAlgorithm {
        name: String,
    },
    NoSuchHeuristic {
        name: String,
    },
    /// A heuristic is given for an algorithm that uses none.
    Unguided {
        algorithm: Algorithm,
    },
    NoSuchSetting {
        algorithm: Algorithm,
        name: String,
    },
    BadValue {
        name: String,
        value: String,
    },
}

impl StrategyError {
    /// What [`MoveOrder`](crate::puzzle::MoveOrder) does not read.
    pub fn bad_order(text: &str) -> Self {
        Self::BadValue {
            name: "order".to_owned(),
            value: text.to_owned(),
        }
    }
}

/// Parses a strategy. `text` is the id of an algorithm, followed, after colons, by the id of the heuristic if the algorithm
/// uses one (Manhattan by default) and by settings, each with a default: `w=` and a weight, `limit=` and a depth, `ties=`
/// and what goes first, `reopen=` and `always` or `never`,
/// `marks=` and when depth-first search marks a state, `order=` and the moves in the order in which they are tried.
///
/// ```
/// use slidescope_core::study::{parse_strategy, strategy_name};
///
/// assert_eq!(strategy_name(parse_strategy("astar").unwrap()), "astar:manhattan");
/// assert_eq!(
///     parse_strategy("bfs:manhattan").unwrap_err().to_string(),
///     "BFS uses no heuristic; write “bfs” alone"
/// );
/// ```
///
/// # Errors
/// [`StrategyError`] if there is no such algorithm, heuristic or setting, or they do not fit together.
pub fn parse_strategy(text: &str) -> Result<Strategy, StrategyError> {
    parse_strategy_with(text, &[])
}

/// Like [`parse_strategy`], but also accepts the names of the heuristics in `own`.
///
/// # Errors
/// The same as [`parse_strategy`].
pub fn parse_strategy_with(text: &str, own: &[OwnHeuristic]) -> Result<Strategy, StrategyError> {
    let text = plain(text);
    let mut parts = text.split(':').map(str::trim);
    let name = parts.next().unwrap_or_default();
    if name.is_empty() {
        return Err(StrategyError::Empty);
    }
    let algorithm = parse_algorithm(name)?;
    let mut strategy = Strategy::new(algorithm, Heuristic::Manhattan);
    for part in parts {
        match part.split_once('=') {
            Some((name, value)) => set(&mut strategy, name.trim(), value.trim())?,
            None => strategy.heuristic = heuristic(algorithm, part, own)?,
        }
    }
    Ok(strategy)
}

/// Returns the algorithm with this id.
///
/// # Errors
/// [`StrategyError::NoSuchAlgorithm`] if there is none. Its message suggests the algorithm if `id` is a common other name.
pub fn parse_algorithm(id: &str) -> Result<Algorithm, StrategyError> {
    Algorithm::known_as(id).ok_or_else(|| StrategyError::NoSuchAlgorithm {
        name: id.to_owned(),
    })
}

/// Returns the heuristic with this id.
///
/// # Errors
/// [`StrategyError::NoSuchHeuristic`] if there is none. Its message suggests the heuristic if `id` is a common other name.
pub fn parse_heuristic(id: &str) -> Result<Heuristic, StrategyError> {
    let mut known = Heuristic::ALL.iter().copied();
    let found = known.find(|known| known.id() == id);
    found.ok_or_else(|| StrategyError::NoSuchHeuristic {
        name: id.to_owned(),
    })
}

fn heuristic(
    algorithm: Algorithm,
    id: &str,
    own: &[OwnHeuristic],
) -> Result<Heuristic, StrategyError> {
    if !algorithm.uses_heuristic() {
        return Err(StrategyError::Unguided { algorithm });
    }
    let named = own.iter().find(|own| own.name() == id);
    named.map_or_else(|| parse_heuristic(id), |&own| Ok(Heuristic::Own(own)))
}

/// Returns the user-defined heuristics that `strategies` use, without duplicates.
pub(crate) fn own_heuristics(strategies: impl IntoIterator<Item = Strategy>) -> Vec<OwnHeuristic> {
    let mut all = Vec::new();
    for strategy in strategies {
        if let Some(Heuristic::Own(own)) = strategy.heuristic_used()
            && !all.contains(&own)
        {
            all.push(own);
        }
    }
    all
}

/// Returns a name in lower case and without separators between its words.
pub(crate) fn squeezed(name: &str) -> String {
    let letters = name.chars().filter(|c| c.is_alphanumeric() || *c == '*');
    letters.flat_map(char::to_lowercase).collect()
}

/// Returns the algorithm that other programs and books call `name`.
pub fn algorithm_known_as(name: &str) -> Option<Algorithm> {
    let name = squeezed(name);
    let mut all = Algorithm::ALL.into_iter();
    let by_name = all.find(|known| squeezed(known.id()) == name);
    by_name.or(match name.as_str() {
        "depthfirst" | "depthfirstsearch" | "graphdfs" | "depthfirstgraphsearch" => {
            Some(Algorithm::Dfs)
        }
        "dls" | "dldfs" | "backtracking" | "depthlimitedsearch" | "depthlimitedbacktracking" => {
            Some(Algorithm::DepthLimited)
        }
        "ids" | "iddfs" | "id" | "dfid" | "deepening" | "iterativedeepeningsearch" => {
            Some(Algorithm::IterativeDeepening)
        }
        "ucs" | "uniformcostsearch" | "dijkstra" | "cheapestfirst" => Some(Algorithm::UniformCost),
        "breadthfirst" | "breadthfirstsearch" => Some(Algorithm::Bfs),
        "bidirectionalbfs"
        | "bidi"
        | "bibfs"
        | "bds"
        | "bidirectionalsearch"
        | "bidirectionalbreadthfirst" => Some(Algorithm::Bidirectional),
        "a" | "a*" => Some(Algorithm::AStar),
        "wa" | "wa*" | "wastar" | "weighteda" | "weighteda*" => Some(Algorithm::WeightedAStar),
        "bestfirst" | "greedybestfirst" | "gbfs" | "greedysearch" | "pureheuristicsearch" => {
            Some(Algorithm::Greedy)
        }
        "bidirectionalastar" | "bidirectionala*" | "bidirectionala*mm" | "meetinthemiddle" => {
            Some(Algorithm::Mm)
        }
        "ida" | "ida*" | "iterativedeepeninga*" | "iterativedeepeningastar" => {
            Some(Algorithm::IdaStar)
        }
        _ => None,
    })
}

/// Returns the heuristic that other programs and books call `name`.
pub fn heuristic_known_as(name: &str) -> Option<Heuristic> {
    let name = squeezed(name);
    let mut all = Heuristic::ALL.into_iter();
    let by_name = all.find(|known| squeezed(known.id()) == name);
    by_name.or(match name.as_str() {
        "none" | "null" | "blind" | "0" => Some(Heuristic::Zero),
        "hamming" | "h1" | "misplacedtiles" => Some(Heuristic::Misplaced),
        "taxicab" | "cityblock" | "h2" | "md" | "manhattandistance" => Some(Heuristic::Manhattan),
        "lc" | "linearconflicts" | "conflicts" => Some(Heuristic::LinearConflict),
        "pdb" | "pdbs" | "patterndatabase" | "patterndatabases" | "pattern" => {
            Some(Heuristic::Patterns)
        }
        _ => None,
    })
}

fn set(strategy: &mut Strategy, name: &str, value: &str) -> Result<(), StrategyError> {
    let algorithm = strategy.algorithm;
    let bad = || StrategyError::BadValue {
        name: name.to_owned(),
        value: value.to_owned(),
    };
    match name {
        "w" if algorithm.uses_weight() => {
            let weight = value.parse().ok().and_then(Weight::new);
            strategy.weight = weight.ok_or_else(bad)?;
        }
        "limit" if algorithm.is_depth_first() => {
            strategy.depth_limit = Some(value.parse().map_err(|_| bad())?);
        }
        "ties" if algorithm == Algorithm::AStar => {
            strategy.ties = Ties::known_as(value).ok_or_else(bad)?;
        }
        "marks" if algorithm == Algorithm::Dfs => {
            strategy.marks = Marks::known_as(value).ok_or_else(bad)?;
        }
        "reopen" if algorithm.goes_by_f() => {
            strategy.reopen = Reopen::known_as(value).ok_or_else(bad)?;
        }
        "order" => strategy.move_order = value.parse().map_err(|_| bad())?,
        _ => {
            return Err(StrategyError::NoSuchSetting {
                algorithm,
                name: name.to_owned(),
            });
        }
    }
    Ok(())
}

/// Returns the name that [`parse_strategy`] parses.
pub fn strategy_name(strategy: Strategy) -> String {
    let mut name = strategy.algorithm.id().to_owned();
    if let Some(heuristic) = strategy.heuristic_used() {
        name = name + ":" + heuristic.id();
    }
    if let Some(weight) = strategy.weight_used() {
        name += &format!(":w={weight}");
    }
    if let Some(limit) = strategy.depth_limit_used() {
        name += &format!(":limit={limit}");
    }
    if let Some(ties) = strategy.ties_used() {
        name += &format!(":ties={}", ties.id());
    }
    if let Some(reopen) = strategy.reopen_used() {
        name += &format!(":reopen={}", reopen.id());
    }
    if let Some(marks) = strategy.marks_used() {
        name += &format!(":marks={}", marks.id());
    }
    if let Some(order) = strategy.move_order_used() {
        name += &format!(":order={order}");
    }
    name
}
