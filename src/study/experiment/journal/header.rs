//! The first line of a journal: which experiment it belongs to.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::puzzle::{Board, Problem};
use crate::search::{Limits, Strategy};
use crate::study::experiment::journal::{JournalFault, VERSION};
use crate::study::experiment::{Instance, Plan, Source, Spec};
use crate::study::{parse_strategy, strategy_name};

const NAME: &str = "slidescope experiment";

#[derive(Serialize, Deserialize)]
struct Header {
    journal: String,
    version: u64,
    experiment: Value,
}

/// The first line of the journal of `plan`.
pub(crate) fn header(plan: &Plan) -> String {
    let header = Header {
        journal: NAME.to_owned(),
        version: VERSION,
        experiment: experiment(plan),
    };
    json!(header).to_string() + "\n"
}

/// The experiment that a first line names.
pub(crate) fn read(text: &[u8]) -> Result<Value, JournalFault> {
    let read: Header = serde_json::from_slice(text).map_err(|_| JournalFault::NotAJournal)?;
    if read.journal != NAME {
        return Err(JournalFault::NotAJournal);
    }
    if read.version > VERSION {
        return Err(JournalFault::Newer(read.version));
    }
    Ok(read.experiment)
}

/// Whether the first line `text` names the same experiment as `header`.
pub(crate) fn same(text: &[u8], header: &str) -> Result<(), JournalFault> {
    let (theirs, ours) = (read(text)?, read(header.as_bytes())?);
    if theirs == ours {
        return Ok(());
    }
    let keys = ours.as_object().into_iter().flat_map(|o| o.keys());
    let differing = keys.filter(|key| theirs.get(key) != ours.get(key));
    Err(JournalFault::OtherExperiment {
        differing: differing.cloned().collect(),
    })
}

/// All that decides what runs there are and what they count.
fn experiment(plan: &Plan) -> Value {
    let spec = plan.spec();
    let names: Vec<String> = spec.strategies.iter().map(|s| strategy_name(*s)).collect();
    let mut experiment = match &spec.source {
        Source::Drawn {
            goal,
            lengths,
            each,
            seed,
        } => json!({
            "size": format!("{}x{}", goal.size().rows(), goal.size().columns()),
            "goal": goal.to_string(),
            "lengths": lengths.to_string(),
            "boards": each,
            "seed": seed,
        }),
        Source::Given(_) => {
            let boards = plan.tasks().iter().map(|task| {
                let (start, goal) = (task.problem.start(), task.problem.goal());
                json!([task.name, start.to_string(), goal.to_string(), task.length])
            });
            json!({ "boards": boards.collect::<Vec<_>>() })
        }
    };
    experiment["strategies"] = json!(names);
    experiment["limits"] = json!([spec.limits.memory, spec.limits.expansions]);
    experiment
}

/// What the experiment asks for; `None` where it is none.
pub(crate) fn spec(experiment: &Value) -> Option<Spec> {
    let names = experiment.get("strategies")?.as_array()?;
    let strategy = |name: &Value| parse_strategy(name.as_str()?).ok();
    let strategies: Option<Vec<Strategy>> = names.iter().map(strategy).collect();
    let limits = experiment.get("limits")?;
    Some(Spec {
        source: source(experiment)?,
        strategies: strategies?,
        limits: Limits {
            memory: limits.get(0)?.as_u64()?,
            expansions: limits.get(1)?.as_u64(),
        },
    })
}

fn source(experiment: &Value) -> Option<Source> {
    let boards = experiment.get("boards")?;
    if let Some(boards) = boards.as_array() {
        let instances: Option<Vec<Instance>> = boards.iter().map(instance).collect();
        return Some(Source::Given(instances?));
    }
    Some(Source::Drawn {
        goal: board(experiment.get("goal")?)?,
        lengths: experiment.get("lengths")?.as_str()?.parse().ok()?,
        each: u32::try_from(boards.as_u64()?).ok()?,
        seed: experiment.get("seed")?.as_u64()?,
    })
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

/// A board is written so that it names its own size.
fn board(value: &Value) -> Option<Board> {
    value.as_str()?.parse().ok()
}
