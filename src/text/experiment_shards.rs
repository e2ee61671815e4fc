//! What is said where the journals of several machines are put together.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use crate::study::experiment::{
    MergeError, MergeRemark, Missing, MissingShard, Plan, Shard, Source,
};
use crate::study::strategy_name;
use crate::text::experiment_files::part;
use crate::text::export::skipped;
use crate::text::listed;
use crate::text::message;

impl fmt::Display for MergeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Journal(fault) => return fault.fmt(f),
            Self::Nothing => message!("experiment-shards-nothing").to_owned(),
            Self::Spec { path, fault } => return write!(f, "{}: {fault}", path.display()),
            Self::Different {
                path,
                first,
                differing,
            } => {
                let parts = differing.iter().map(|key| part(key));
                let parts = parts
                    .reduce(|parts, part| message!("experiment-shards-and-their", parts, part));
                message!(
                    "experiment-shards-different",
                    first = shown(first),
                    path = shown(path),
                    parts = parts.unwrap_or_default()
                )
            }
            Self::Contradiction { path, first, run } if path == first => message!(
                "experiment-shards-run-twice",
                path = shown(path),
                run = run.to_string()
            ),
            Self::Contradiction { path, first, run } => message!(
                "experiment-shards-contradiction",
                first = shown(first),
                path = shown(path),
                run = run.to_string()
            ),
        })
    }
}

impl fmt::Display for MergeRemark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Empty(path) => message!("experiment-shards-empty", path = shown(path)),
            Self::Twice(path) => message!("experiment-shards-given-twice", path = shown(path)),
            Self::NotAFile(path) => skipped(path),
            Self::CutShort(path) => message!("experiment-shards-cut-short", path = shown(path)),
            Self::InUse(path) => message!("experiment-shards-in-use", path = shown(path)),
            Self::NoChecksums(path) => {
                message!("experiment-shards-no-checksums", path = shown(path))
            }
            Self::OtherProgram {
                path,
                version,
                first,
                first_version,
            } => message!(
                "experiment-shards-other-program",
                path = shown(path),
                version,
                first = shown(first),
                first_version
            ),
            Self::Damaged { path, line, fault } => message!(
                "experiment-shards-damaged",
                path = shown(path),
                line = line.to_string(),
                fault = fault.0.to_string()
            ),
            Self::Overlap { path, first, runs } => message!(
                "experiment-shards-overlap",
                path = shown(path),
                first = shown(first),
                runs = *runs
            ),
        })
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// Up to so many missing runs are listed one by one.
const LISTED: usize = 6;

/// Up to so many shards that were begun are listed one by one.
const BEGUN: usize = 20;

impl fmt::Display for Missing<'_> {
    /// What is missing, in lines: by shard, strategy and length; then how to make it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = message!("count-run", count = self.plan.runs());
        let missing = self.runs.len();
        f.write_str(&message!("experiment-shards-missing", missing, all))?;
        let (begun, absent): (Vec<_>, Vec<_>) = self
            .shards
            .iter()
            .partition(|shard| shard.journal.is_some());
        if let Some(first) = absent.first() {
            let runs: usize = absent.iter().map(|shard| shard.missing).sum();
            let line = message!(
                "experiment-shards-no-journal",
                count = absent.len(),
                numbers = ranges(&absent),
                of = first.shard.of().to_string(),
                runs = message!("count-run", count = runs)
            );
            write!(f, "\n  {line}")?;
        }
        for shard in begun.iter().take(BEGUN) {
            let line = message!(
                "experiment-shards-begun",
                shard = shard.shard.to_string(),
                missing = shard.missing.to_string(),
                all = message!("count-run", count = shard.all),
                path = shown(shard.journal.as_deref().unwrap_or(Path::new("–")))
            );
            write!(f, "\n  {line}")?;
        }
        if begun.len() > BEGUN {
            let numbers = ranges(&begun[BEGUN..]);
            let line = message!("experiment-shards-more-begun", numbers);
            write!(f, "\n  {line}")?;
        }
        let strategies = self.by_strategy();
        let line = message!("experiment-shards-by-strategy", strategies);
        write!(f, "\n  {line}")?;
        if let Some(lengths) = self.by_length() {
            let line = message!("experiment-shards-by-length", lengths);
            write!(f, "\n  {line}")?;
        }
        if self.runs.len() <= LISTED {
            for &run in &self.runs {
                let line = message!(
                    "experiment-shards-run",
                    run = run.to_string(),
                    strategy = self.plan.strategy(run).to_string(),
                    board = self.plan.task(run).problem.start().to_string()
                );
                write!(f, "\n  {line}")?;
            }
        }
        write!(f, "\n{}", message!("experiment-shards-to-make-them"))?;
        self.commands(f, &begun, &absent)
    }
}

impl Missing<'_> {
    fn by_strategy(&self) -> String {
        let strategies = &self.plan.spec().strategies;
        let mut counts = vec![0; strategies.len()];
        for run in &self.runs {
            counts[run % strategies.len()] += 1;
        }
        let some = strategies
            .iter()
            .zip(counts)
            .filter(|(_, count)| *count > 0);
        listed(some.map(|(strategy, count)| counted(strategy, count)))
    }

    /// None where the lengths are not known.
    fn by_length(&self) -> Option<String> {
        let mut counts = BTreeMap::<u32, usize>::new();
        for &run in &self.runs {
            *counts.entry(self.plan.task(run).length?).or_default() += 1;
        }
        let each = counts.iter();
        Some(listed(each.map(|(length, count)| counted(length, *count))))
    }

    fn commands(
        &self,
        f: &mut fmt::Formatter<'_>,
        begun: &[&MissingShard],
        absent: &[&MissingShard],
    ) -> fmt::Result {
        let arguments = arguments(self.plan);
        let command = format!("\n  slidescope experiment {arguments}");
        for shard in begun.iter().take(BEGUN) {
            let path = shard.journal.as_deref().unwrap_or(Path::new("–"));
            let path = quoted(&shown(path));
            write!(f, "{command} --shard {} --journal {path}", shard.shard)?;
        }
        match absent {
            [] => {}
            [one] => write!(f, "{command} --shard {}", one.shard)?,
            [first, ..] => {
                let (of, ranges) = (first.shard.of(), ranges(absent));
                let each = message!("experiment-shards-for-each", numbers = ranges);
                write!(f, "{command} --shard K/{of}   {each}")?;
            }
        }
        if self.shards.is_empty() {
            let path = self.whole.as_deref().unwrap_or(Path::new("FILE"));
            write!(f, "{command} --journal {}", quoted(&shown(path)))?;
        }
        Ok(())
    }
}

/// What is missing of a strategy or a length.
fn counted(name: impl fmt::Display, count: usize) -> String {
    let (name, count) = (name.to_string(), count.to_string());
    message!("experiment-shards-each", name, count)
}

/// The numbers of shards: 2, 5 to 9 and 12.
fn ranges(shards: &[&MissingShard]) -> String {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for number in shards.iter().map(|shard| Shard::number(shard.shard)) {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => ranges.push((number, number)),
        }
    }
    let mut each: Vec<String> = Vec::new();
    for (from, to) in ranges {
        if to - from > 1 {
            let (from, to) = (from.to_string(), to.to_string());
            each.push(message!("experiment-shards-range", from, to));
        } else {
            each.extend((from..=to).map(|number| number.to_string()));
        }
    }
    let last = each.pop().unwrap_or_default();
    if each.is_empty() {
        last
    } else {
        message!("experiment-shards-numbers", numbers = listed(each), last)
    }
}

/// The arguments that ask for the experiment of `plan`.
fn arguments(plan: &Plan) -> String {
    let spec = plan.spec();
    let mut arguments = Vec::new();
    if let Some(preset) = plan.preset() {
        arguments.push(format!("--preset {}", preset.id()));
    }
    match &spec.source {
        Source::Given(instances) if plan.preset().is_some() => {
            arguments.push(format!("--boards {}", instances.len()));
        }
        Source::Given(_) => arguments.push("--instances FILE".to_owned()),
        Source::Drawn {
            goal,
            lengths,
            each,
            seed,
        } => {
            if plan.preset().is_none() {
                let size = goal.size();
                let goal = quoted(&goal.to_string());
                arguments.push(format!("--size {}x{}", size.rows(), size.columns()));
                arguments.push(format!("--goal {goal} --lengths {lengths}"));
            }
            arguments.push(format!("--boards {each} --seed {seed}"));
        }
    }
    if plan.preset().is_none() {
        let strategies = spec.strategies.iter().map(|s| strategy_name(*s));
        let strategies: Vec<String> = strategies.collect();
        arguments.push(format!("--strategies {}", strategies.join(",")));
    }
    if spec.limits.memory != Plan::MEMORY {
        arguments.push(format!("--memory-limit {}", spec.limits.memory));
    }
    if let Some(expansions) = spec.limits.expansions {
        arguments.push(format!("--max-expansions {expansions}"));
    }
    arguments.join(" ")
}

/// An argument as a shell reads it.
fn quoted(argument: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./:,=+".contains(c);
    if !argument.is_empty() && argument.chars().all(plain) {
        argument.to_owned()
    } else {
        format!(
            "'{}'",
            argument.split('\'').collect::<Vec<_>>().join(r"'\''")
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_shards_are_given_in_ranges() {
        for (numbers, text) in [
            (&[3][..], "3"),
            (&[3, 4], "3 and 4"),
            (&[1, 2, 3], "1 to 3"),
            (&[2, 5, 6, 7, 9, 12, 13], "2, 5 to 7, 9, 12 and 13"),
        ] {
            let shards = numbers.iter().map(|&number| MissingShard {
                shard: Shard::new(number, 16).expect("a shard"),
                missing: 1,
                all: 1,
                journal: None,
            });
            let shards: Vec<MissingShard> = shards.collect();
            assert_eq!(ranges(&shards.iter().collect::<Vec<_>>()), text);
        }
    }

    #[test]
    fn arguments_are_quoted_where_a_shell_needs_it() {
        assert_eq!(quoted("a/b-1.journal"), "a/b-1.journal");
        assert_eq!(quoted("1 2 / 3 0"), "'1 2 / 3 0'");
        assert_eq!(quoted("it's"), r"'it'\''s'");
    }
}
