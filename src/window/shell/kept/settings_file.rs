//! The file of settings: its fields, which values are accepted, and how changes by two windows are merged.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::window::screens::explore::sides::Sides;
use crate::window::screens::heuristics::own::MOST;
use crate::window::screens::heuristics::{OwnHeuristics, Written};
use crate::window::shell::kept::WindowPlace;
use slidescope_core::lesson::{DEPTH_LIMITS, Progress};
use slidescope_core::puzzle::{Board, Costs, Problem};
use slidescope_core::run::Speed;
use slidescope_core::search::heuristics::OwnHeuristic;
use slidescope_core::search::heuristics::script::MAX_SOURCE;
use slidescope_core::search::{Algorithm, Heuristic, Marks, Reopen, Strategy, Ties, Weight};
use slidescope_core::study::{parse_algorithm, parse_heuristic};
use slidescope_core::text::kept as text;
use slidescope_parts::deck::exercise::KeptExercise;
use slidescope_parts::settings::MIN_MEMORY;
use slidescope_parts::tiles::KeptTiles;
use slidescope_parts::{Settings, Theme};

const FORMAT: &str = "slidescope settings";

/// The version that is written, and the newest version that can be read.
pub(crate) const VERSION: u64 = 1;

/// A larger file is not read. The user's own heuristics take most of it.
pub(crate) const MAX_BYTES: u64 = 4 << 20;

/// The most memory that the field in the window accepts.
const MOST_MEMORY: u64 = 1_000_000_000 << 20;

/// The most bytes of all own heuristics; including JSON's overhead this is far below [`MAX_BYTES`].
const ROOM_FOR_HEURISTICS: usize = 1 << 20;

/// The content of the file. A value that is missing or has the wrong type is `None`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Kept {
    pub theme: Option<Theme>,
    /// The tag of the language; `None` is the system's.
    pub language: Option<String>,
    pub zoom_percent: Option<u32>,
    pub window: Option<WindowPlace>,
    pub panels: Option<Sides>,
    pub speed: Option<Speed>,
    pub compare_speed: Option<Speed>,
    #[serde(deserialize_with = "lenient_strategy")]
    pub strategy: Option<KeptStrategy>,
    pub tiles: Option<KeptTiles>,
    /// In bytes; `None` is the limit suggested for the machine.
    pub memory_limit: Option<u64>,
    /// The address of the page used in links.
    pub page: Option<String>,
    pub start: Option<String>,
    pub goal: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub costs: Option<String>,
    pub first_lesson_offered: bool,
    /// The progress in each lesson, by its id.
    pub progress: BTreeMap<String, Progress>,
    /// The exercises opened last, newest first.
    pub exercises: Vec<KeptExercise>,
    /// Newest first.
    pub recent_lessons: Vec<String>,
    pub recent_exports: Vec<String>,
    /// `None` stands for the shipped examples.
    pub heuristics: Option<Vec<Written>>,
}

/// A saved strategy, including parameters that the current algorithm does not use. Algorithm and heuristic are given by id.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptStrategy {
    pub(crate) algorithm: Option<String>,
    pub(crate) heuristic: Option<String>,
    pub(crate) weight: Option<u8>,
    pub(crate) ties: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) reopen: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) marks: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) move_order: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) depth_limit: Option<u32>,
}

/// Why a file is not read.
#[derive(Debug)]
pub enum Fault {
    /// With the new name of the file, once it is renamed.
    Damaged(Option<PathBuf>),
    /// It has this newer version. It is left unchanged, and nothing is saved.
    Newer(u64),
    /// The system cannot read it. Nothing is saved.
    Unreadable(io::Error),
}

impl Fault {
    /// Returns what is said of the file at `path`.
    pub(crate) fn text(&self, path: &Path) -> String {
        match self {
            Self::Damaged(Some(aside)) => text::damaged_set_aside(aside.display()),
            Self::Damaged(None) => text::damaged(path.display()),
            Self::Newer(version) => text::newer(path.display(), version),
            Self::Unreadable(error) => text::unreadable(path.display(), error),
        }
    }
}

impl Kept {
    pub(crate) fn problem(&self) -> Option<Problem> {
        let board = |text: &Option<String>| text.as_ref()?.parse::<Board>().ok();
        let problem = Problem::new(board(&self.start)?, board(&self.goal)?).ok()?;
        let costs = self.costs.as_ref();
        let costs = costs.and_then(|text| Costs::read(text, problem.size()).ok());
        Some(problem.with_costs(costs.unwrap_or_default()))
    }

    /// Returns the zoom, if it is one of the available steps.
    pub(crate) fn zoom(&self) -> Option<f32> {
        let percent = self.zoom_percent?;
        let mut steps = Settings::ZOOMS.into_iter();
        steps.find(|zoom| (zoom * 100.0).round() as u32 == percent)
    }

    /// Returns the memory limit, if the field in the window accepts it.
    pub(crate) fn memory_limit(&self) -> Option<u64> {
        let fits = |bytes: &u64| (MIN_MEMORY..=MOST_MEMORY).contains(bytes);
        self.memory_limit.filter(fits)
    }

    /// Returns the own heuristics that have a name and a valid length, or `None` if the examples are unchanged.
    pub(crate) fn heuristics(&self) -> Option<OwnHeuristics> {
        let whole = |own: &&Written| {
            let name = own.name.trim();
            !name.is_empty() && name.len() <= 200 && own.source.len() <= MAX_SOURCE
        };
        let all = self.heuristics.as_ref()?.iter().filter(whole);
        Some(OwnHeuristics(all.take(MOST).cloned().collect()))
    }

    /// Returns the heuristics to save: as many as the file has room for, or `None` for the unchanged examples.
    pub(crate) fn of_heuristics(own: &OwnHeuristics) -> Option<Vec<Written>> {
        if *own == OwnHeuristics::default() {
            return None;
        }
        let mut bytes = 0;
        let fits = |written: &&Written| {
            bytes += written.name.len() + written.source.len();
            bytes <= ROOM_FOR_HEURISTICS
        };
        Some(own.0.iter().take_while(fits).cloned().collect())
    }

    pub(crate) fn fields(&self) -> Fields {
        match serde_json::to_value(self) {
            Ok(Value::Object(mut fields)) => {
                fields.retain(|_, value| !value.is_null());
                Fields(fields)
            }
            Ok(_) | Err(_) => Fields::default(),
        }
    }
}

impl KeptStrategy {
    pub(crate) fn of(strategy: Strategy) -> Self {
        Self {
            algorithm: Some(strategy.algorithm.id().to_owned()),
            heuristic: Some(strategy.heuristic.id().to_owned()),
            weight: u8::try_from(strategy.weight.get()).ok(),
            ties: Some(strategy.ties.id().to_owned()),
            reopen: (strategy.reopen != Reopen::default()).then(|| strategy.reopen.id().to_owned()),
            marks: strategy.marks_used().map(|marks| marks.id().to_owned()),
            move_order: strategy.move_order_used().map(|order| order.to_string()),
            depth_limit: strategy.depth_limit,
        }
    }

    /// Returns the saved strategy, with missing values taken from `usual`.
    pub(crate) fn over(&self, usual: Strategy, own: &[OwnHeuristic]) -> Strategy {
        let id = |id: &Option<String>| id.clone().unwrap_or_default();
        let mut strategy = usual;
        if let Ok(algorithm) = parse_algorithm(&id(&self.algorithm)) {
            strategy.algorithm = algorithm;
        }
        let heuristic = id(&self.heuristic);
        if let Some(&own) = own.iter().find(|own| own.name() == heuristic) {
            strategy.heuristic = Heuristic::Own(own);
        } else if let Ok(heuristic) = parse_heuristic(&heuristic) {
            strategy.heuristic = heuristic;
        }
        if let Some(weight) = self.weight.and_then(Weight::new) {
            strategy.weight = weight;
        }
        strategy.ties = Ties::known_as(&id(&self.ties)).unwrap_or(strategy.ties);
        strategy.reopen = Reopen::known_as(&id(&self.reopen)).unwrap_or(strategy.reopen);
        strategy.marks = Marks::known_as(&id(&self.marks)).unwrap_or(strategy.marks);
        strategy.move_order = id(&self.move_order).parse().unwrap_or(strategy.move_order);
        // As in the window, the other algorithms have no limit.
        let limited = strategy.algorithm == Algorithm::DepthLimited;
        let fits = |limit: &u32| limited && DEPTH_LIMITS.contains(limit);
        strategy.depth_limit = self.depth_limit.filter(fits);
        strategy
    }
}

/// The fields of a file, including unknown ones.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fields(Map<String, Value>);

impl Fields {
    /// Reads the text of a file.
    ///
    /// # Errors
    ///
    /// Fails if the text is not that of a settings file, or of a newer version.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let fields: Map<String, Value> =
            serde_json::from_str(text).map_err(|_| Fault::Damaged(None))?;
        let is_own = fields.get("format").and_then(Value::as_str) == Some(FORMAT);
        match fields.get("version").and_then(Value::as_u64) {
            Some(version) if is_own && version > VERSION => Err(Fault::Newer(version)),
            Some(1..) if is_own => Ok(Self(fields)),
            _ => Err(Fault::Damaged(None)),
        }
    }

    pub fn kept(&self) -> Kept {
        lenient(&self.0)
    }

    /// Returns whether one of the fields with these names differs.
    pub(crate) fn differ_in(&self, other: &Self, names: &[&str]) -> bool {
        names
            .iter()
            .any(|name| self.0.get(*name) != other.0.get(*name))
    }

    /// Returns these fields with the changes from `base` to `mine`. Changes that another window has written since, and
    /// fields that only a later version knows, are preserved.
    pub(crate) fn changed(mut self, base: &Self, mine: &Self) -> Self {
        change(&mut self.0, &base.0, &mine.0, false);
        self
    }

    pub(crate) fn text(&self) -> String {
        let mut all = self.0.clone();
        all.insert("format".to_owned(), FORMAT.into());
        all.insert("version".to_owned(), VERSION.into());
        let mut text = serde_json::to_string_pretty(&Value::Object(all)).unwrap_or_default();
        text.push('\n');
        text
    }
}

/// Makes the changes from `base` to `mine`: field by field, and if `deep`, also those of the fields of a field. Progress in
/// lessons is deep, because two windows may make it at once.
fn change(
    fields: &mut Map<String, Value>,
    base: &Map<String, Value>,
    mine: &Map<String, Value>,
    deep: bool,
) {
    let empty = Map::new();
    for (name, value) in mine {
        if base.get(name) == Some(value) {
            continue;
        }
        let deep = deep || name == "progress";
        match (fields.get_mut(name), value) {
            (Some(Value::Object(theirs)), Value::Object(mine)) if deep => {
                let base = base.get(name).and_then(Value::as_object);
                change(theirs, base.unwrap_or(&empty), mine, deep);
            }
            _ => drop(fields.insert(name.clone(), value.clone())),
        }
    }
    for name in base.keys().filter(|name| !mine.contains_key(*name)) {
        fields.remove(name);
    }
}

/// Reads the fields of an object one by one, so that a field of the wrong type does not affect the others.
fn lenient<T: DeserializeOwned + Default>(fields: &Map<String, Value>) -> T {
    let mut fields = fields.clone();
    fields.retain(|name, value| {
        let alone = Map::from_iter([(name.clone(), value.clone())]);
        serde_json::from_value::<T>(Value::Object(alone)).is_ok()
    });
    serde_json::from_value(Value::Object(fields)).unwrap_or_default()
}

fn lenient_strategy<'a, D: Deserializer<'a>>(from: D) -> Result<Option<KeptStrategy>, D::Error> {
    Map::deserialize(from).map(|fields| Some(lenient(&fields)))
}
