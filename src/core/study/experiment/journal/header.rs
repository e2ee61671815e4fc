//! The first line of a journal, which identifies its experiment.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::puzzle::{Board, Costs, Problem, Size};
use crate::search::heuristics::OwnHeuristic;
use crate::search::{Limits, Strategy};
use crate::study::experiment::journal::{JournalFault, Seal, VERSION};
use crate::study::experiment::{Draw, Instance, Plan, Preset, Shard, Source, Spec};
use crate::study::strategy_names::own_heuristics;
use crate::study::{parse_strategy_with, strategy_name};

const NAME: &str = "slidescope experiment";

/// The content of the first line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Header {
    journal: String,
    version: u64,
    pub(crate) experiment: Value,
    /// The shard, if the journal is not for all runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    shard: Option<String>,
    /// The preset whose table the experiment has. It changes no run, so journals that differ in it can be merged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    preset: Option<String>,
    /// The version of the program that created the journal.
    pub(crate) program: String,
    /// The checksum of the line without this field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    crc32: Option<String>,
}

impl Header {
    pub(crate) fn of(plan: &Plan) -> Self {
        let header = Self {
            version: VERSION,
            shard: plan.shard().map(|shard| shard.to_string()),
            preset: plan.preset().map(|preset| preset.id().to_owned()),
            program: PROGRAM.to_string(),
            journal: NAME.to_string(),
            experiment: experiment(plan.spec()),
            crc32: None,
        };
        Self {
            crc32: Some(header.checksum()),
            ..header
        }
    }

    pub(crate) fn line(&self) -> String {
        json!(self).to_string() + "\n"
    }

    fn checksum(&self) -> String {
        let unsealed = Self {
            crc32: None,
            ..self.clone()
        };
        Seal::NONE.checksum(unsealed.line().trim_end().as_bytes())
    }

    pub(crate) fn shard(&self) -> Option<Shard> {
        self.shard.as_ref()?.parse().ok()
    }

    pub(crate) fn preset(&self) -> Option<Preset> {
        Preset::known_as(self.preset.as_ref()?)
    }

    /// Returns the initial value of the checksums of its lines.
    pub(crate) fn seal(&self) -> Seal {
        Seal::of(&self.experiment)
    }

    /// Returns the header if its checksum is correct.
    fn whole(self) -> Result<Self, JournalFault> {
        let is_whole = self.crc32.as_ref() == Some(&self.checksum());
        is_whole.then_some(self).ok_or(JournalFault::ChangedHeader)
    }
}

pub(crate) const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// Returns a text that identifies the experiment in every version of the program, for file names.
pub(crate) fn identity(plan: &Plan) -> String {
    experiment(plan.spec()).to_string()
}

/// Returns `true` if an incomplete, possibly empty first line may have been written by this program.
pub(crate) fn begins_with(text: &[u8]) -> bool {
    // Keys are written in alphabetical order.
    const BEGINNING: &[u8] = b"{\"crc32\":\"";
    text.starts_with(BEGINNING) || BEGINNING.starts_with(text)
}

/// Parses a first line without verifying its checksum.
fn parsed(text: &[u8]) -> Result<Header, JournalFault> {
    let not_a_journal = |_| JournalFault::NotAJournal;
    let any: Value = serde_json::from_slice(text).map_err(not_a_journal)?;
    let version = any["version"].as_u64();
    let (Some(NAME), Some(version)) = (any["journal"].as_str(), version) else {
        return Err(JournalFault::NotAJournal);
    };
    if version != VERSION {
        return Err(JournalFault::OtherVersion(version));
    }
    let read: Header = serde_json::from_value(any).map_err(not_a_journal)?;
    if read.shard.is_some() && read.shard().is_none() {
        return Err(JournalFault::ChangedHeader);
    }
    Ok(read)
}

pub(crate) fn read(text: &[u8]) -> Result<Header, JournalFault> {
    parsed(text)?.whole()
}

/// Parses the first line `text` and checks that it has the same experiment and shard as `plan`.
pub(crate) fn check_same(text: &[u8], plan: &Plan) -> Result<(), JournalFault> {
    let theirs = parsed(text)?;
    if let Some(differing) = difference(&theirs.experiment, &experiment(plan.spec())) {
        return Err(JournalFault::OtherExperiment { differing });
    }
    if theirs.shard() != plan.shard() {
        return Err(JournalFault::OtherShard {
            theirs: theirs.shard(),
            ours: plan.shard(),
        });
    }
    theirs.whole().map(drop)
}

/// Returns the keys in which two experiments differ, or `None` if they are the same.
pub(crate) fn difference(theirs: &Value, ours: &Value) -> Option<Vec<String>> {
    let both = [ours, theirs].into_iter().filter_map(Value::as_object);
    let keys: BTreeSet<&String> = both.flat_map(|it| it.keys()).collect();
    let differing = keys
        .into_iter()
        .filter(|key| theirs.get(key) != ours.get(key));
    (theirs != ours).then(|| differing.cloned().collect())
}

/// Returns everything that determines the runs and their counts.
pub(crate) fn experiment(spec: &Spec) -> Value {
    let names: Vec<String> = spec.strategies.iter().map(|s| strategy_name(*s)).collect();
    let mut experiment = match &spec.source {
        Source::Drawn(of) => json!({
            "size": format!("{}x{}", of.goal.size().rows(), of.goal.size().columns()),
            "goal": of.goal.to_string(),
            "lengths": of.lengths.to_string(),
            "boards": of.each,
            "seed": of.seed,
        }),
        Source::Given(instances) => {
            let boards = instances.iter().map(|given| {
                let (start, goal) = (given.problem.start(), given.problem.goal());
                let [start, goal] = [start, goal].map(|board| board.to_string());
                json!([given.name, start, goal, given.length])
            });
            json!({ "boards": boards.collect::<Vec<_>>() })
        }
    };
    if !spec.costs.is_unit() {
        experiment["costs"] = json!(spec.costs.write());
    }
    experiment["strategies"] = json!(names);
    let own = own_heuristics(spec.strategies.iter().copied());
    if !own.is_empty() {
        experiment["heuristics"] = programs(&own);
    }
    experiment["limits"] = json!([spec.limits.memory, spec.limits.expansions]);
    experiment
}

/// Parses the specification of an experiment. Returns `None` if it is invalid.
pub(crate) fn spec(experiment: &Value) -> Option<Spec> {
    let names = experiment.get("strategies")?.as_array()?;
    let own = own_of(experiment)?;
    let strategies = names.iter().map(|name| strategy(name, &own));
    let strategies: Option<Vec<Strategy>> = strategies.collect();
    let limits = experiment.get("limits")?;
    let source = source(experiment)?;
    let size = match &source {
        Source::Drawn(draw) => draw.goal.size(),
        Source::Given(instances) => instances.first()?.problem.size(),
    };
    Some(Spec {
        source,
        costs: costs(experiment, size)?,
        strategies: strategies?,
        limits: Limits {
            memory: limits.get(0)?.as_u64()?,
            expansions: limits.get(1)?.as_u64(),
        },
    })
}

/// The names and programs of the user's own heuristics, as a journal has them.
pub(crate) fn programs(own: &[OwnHeuristic]) -> Value {
    let programs = own.iter().map(|own| json!([own.name(), own.source()]));
    programs.collect()
}

/// Parses the user's own heuristics of a journal.
pub(crate) fn own_of(header: &Value) -> Option<Vec<OwnHeuristic>> {
    let own = |program: &Value| {
        let text = |at: usize| program.get(at)?.as_str();
        OwnHeuristic::new(text(0)?, text(1)?).ok()
    };
    match header.get("heuristics") {
        Some(programs) => programs.as_array()?.iter().map(own).collect(),
        None => Some(Vec::new()),
    }
}

pub(crate) fn strategy(name: &Value, own: &[OwnHeuristic]) -> Option<Strategy> {
    parse_strategy_with(name.as_str()?, own).ok()
}

pub(crate) fn costs(header: &Value, size: Size) -> Option<Costs> {
    match header.get("costs") {
        Some(costs) => Costs::read(costs.as_str()?, size).ok(),
        None => Some(Costs::Unit),
    }
}

fn source(experiment: &Value) -> Option<Source> {
    let boards = experiment.get("boards")?;
    if let Some(boards) = boards.as_array() {
        let instances: Option<Vec<Instance>> = boards.iter().map(instance).collect();
        return Some(Source::Given(instances?));
    }
    Some(Source::Drawn(Draw {
        goal: board(experiment.get("goal")?)?,
        lengths: experiment.get("lengths")?.as_str()?.parse().ok()?,
        each: u32::try_from(boards.as_u64()?).ok()?,
        seed: experiment.get("seed")?.as_u64()?,
    }))
}

fn instance(value: &Value) -> Option<Instance> {
    let length = value.get(3)?;
    Some(Instance {
        name: value.get(0)?.as_str()?.to_owned(),
        problem: Problem::new(board(value.get(1)?)?, board(value.get(2)?)?).ok()?,
        length: match length {
            Value::Null => None,
            length => Some(u32::try_from(length.as_u64()?).ok()?),
        },
    })
}

/// Parses a board. Its notation includes its size.
fn board(value: &Value) -> Option<Board> {
    value.as_str()?.parse().ok()
}
