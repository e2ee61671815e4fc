//! Strategies as text: `bfs`, `astar:manhattan`, `weighted-astar:manhattan:w=3`, `depth-limited:limit=20`.

use crate::search::heuristics::OwnHeuristic;
use crate::search::{Algorithm, Heuristic, Strategy, Ties, Weight};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StrategyError {
    /// Nothing before the colon, or nothing at all.
    Empty,
    NoSuchAlgorithm {
        name: String,
    },
    NoSuchHeuristic {
        name: String,
    },
    /// A heuristic for an algorithm that is guided by none.
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

/// The strategy called `text`: the id of an algorithm, and after colons that of the heuristic where it uses one (without,
/// Manhattan) and its settings (without, as they come): `w=` and a weight, `limit=` and a depth,
/// `ties=` and what goes first.
///
/// ```
/// use slidescope::study::{parse_strategy, strategy_name};
///
/// assert_eq!(strategy_name(parse_strategy("astar").unwrap()), "astar:manhattan");
/// assert_eq!(
///     parse_strategy("bfs:manhattan").unwrap_err().to_string(),
///     "BFS uses no heuristic; write “bfs” alone"
/// );
/// ```
///
/// # Errors
/// [`StrategyError`] where there is no such algorithm, heuristic or setting, or they do not go together.
pub fn parse_strategy(text: &str) -> Result<Strategy, StrategyError> {
    parse_strategy_with(text, &[])
}

/// As [`parse_strategy`], where heuristics are also called by the names of `own`.
///
/// # Errors
/// As [`parse_strategy`].
pub fn parse_strategy_with(text: &str, own: &[OwnHeuristic]) -> Result<Strategy, StrategyError> {
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

/// The algorithm with this id.
///
/// # Errors
/// [`StrategyError::NoSuchAlgorithm`] where there is none; it knows what an algorithm is called elsewhere.
pub fn parse_algorithm(id: &str) -> Result<Algorithm, StrategyError> {
    Algorithm::known_as(id).ok_or_else(|| StrategyError::NoSuchAlgorithm {
        name: id.to_owned(),
    })
}

/// The heuristic with this id.
///
/// # Errors
/// [`StrategyError::NoSuchHeuristic`] where there is none; it knows what a heuristic is called elsewhere.
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

/// The heuristics of one's own that `strategies` go by, each once.
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

/// A name in small letters and without what stands between its words.
pub(crate) fn squeezed(name: &str) -> String {
    let letters = name.chars().filter(|c| c.is_alphanumeric() || *c == '*');
    letters.flat_map(char::to_lowercase).collect()
}

/// The algorithm that other programs and books call `name`.
pub fn algorithm_known_as(name: &str) -> Option<Algorithm> {
    let name = squeezed(name);
    let mut all = Algorithm::ALL.into_iter();
    let by_name = all.find(|known| squeezed(known.id()) == name);
    by_name.or(match name.as_str() {
        "dfs"
        | "depthfirst"
        | "depthfirstsearch"
        | "dls"
        | "dldfs"
        | "backtracking"
        | "depthlimitedsearch"
        | "depthlimitedbacktracking" => Some(Algorithm::DepthLimited),
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

/// The heuristic that other programs and books call `name`.
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
        _ => {
            return Err(StrategyError::NoSuchSetting {
                algorithm,
                name: name.to_owned(),
            });
        }
    }
    Ok(())
}

/// The name that [`parse_strategy`] reads.
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
    name
}
