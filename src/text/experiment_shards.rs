//! What is said where the journals of several machines are put together.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use crate::study::experiment::{
    MergeError, MergeRemark, Missing, MissingShard, Plan, Shard, Source,
};
use crate::study::strategy_name;
use crate::text::message;
use crate::text::numbers::plural;
use crate::text::thousands;

impl fmt::Display for MergeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Journal(fault) => fault.fmt(f),
            Self::Nothing => {
                f.write_str("these journals are empty; give the journals of shards that were begun")
            }
            Self::Spec { path, fault } => write!(f, "{}: {fault}", path.display()),
            Self::Different {
                path,
                first,
                differing,
            } => write!(
                f,
                "{} and {} belong to different experiments, which differ in their {}; merge journals of one experiment",
                first.display(),
                path.display(),
                differing.join(" and their ")
            ),
            Self::Contradiction { path, first, run } if path == first => write!(
                f,
                "{} has run {run} twice, with different counts; remove one of the two lines, or both to make the run again",
                path.display()
            ),
            Self::Contradiction { path, first, run } => write!(
                f,
                "{} and {} both have run {run}, with different counts; make it again, or leave out the wrong journal",
                first.display(),
                path.display()
            ),
        }
    }
}

impl fmt::Display for MergeRemark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty(path) => write!(
                f,
                "{}: it is empty, or has a part of its first line only; it has no runs",
                path.display()
            ),
            Self::Twice(path) => {
                write!(f, "{}: it is given twice; it is read once", path.display())
            }
            Self::CutShort(path) => write!(
                f,
                "{}: its last line is incomplete and left out; the run is made again when the shard is resumed",
                path.display()
            ),
            Self::InUse(path) => write!(
                f,
                "{}: another program is writing to it; only its present runs are merged",
                path.display()
            ),
            Self::NoChecksums(path) => write!(
                f,
                "{}: an older version of the program wrote it, without checksums, so edited lines are not noticed",
                path.display()
            ),
            Self::OtherProgram {
                path,
                version,
                first,
                first_version,
            } => write!(
                f,
                "{}: version {version} of the program wrote it, and version {first_version} {}; they may count differently",
                path.display(),
                first.display()
            ),
            Self::Damaged { path, line, fault } => write!(
                f,
                "{}: line {line} is left out: {}; remove it, or the shard cannot be resumed",
                path.display(),
                fault.0
            ),
            Self::Overlap { path, first, runs } => write!(
                f,
                "{}: {} of it {} in {} too, and {} once",
                path.display(),
                message!("count-run", count = *runs as u64),
                if *runs == 1 { "is" } else { "are" },
                first.display(),
                if *runs == 1 { "counts" } else { "count" }
            ),
        }
    }
}

/// Up to so many missing runs are listed one by one.
const LISTED: usize = 6;

/// Up to so many shards that were begun are listed one by one.
const BEGUN: usize = 20;

impl fmt::Display for Missing<'_> {
    /// What is missing, in lines: by shard, strategy and length; then how to make it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (missing, all) = (self.runs.len() as u64, self.plan.runs() as u64);
        let are = if missing == 1 { "is" } else { "are" };
        write!(
            f,
            "{} of {} {are} missing:",
            thousands(missing),
            message!("count-run", count = all)
        )?;
        let (begun, absent): (Vec<_>, Vec<_>) = self
            .shards
            .iter()
            .partition(|shard| shard.journal.is_some());
        if let Some(first) = absent.first() {
            let runs: usize = absent.iter().map(|shard| shard.missing).sum();
            write!(
                f,
                "\n  {} {} of {}: no journal given, {}",
                plural(absent.len() as u64, "shard"),
                ranges(&absent),
                first.shard.of(),
                message!("count-run", count = runs)
            )?;
        }
        for shard in begun.iter().take(BEGUN) {
            let path = shard.journal.as_deref().unwrap_or(Path::new("–"));
            write!(
                f,
                "\n  shard {}: {} of {} ({} has the others)",
                shard.shard,
                shard.missing,
                message!("count-run", count = shard.all),
                path.display()
            )?;
        }
        if begun.len() > BEGUN {
            write!(f, "\n  and shards {}", ranges(&begun[BEGUN..]))?;
        }
        write!(f, "\n  by strategy: {}", self.by_strategy())?;
        if let Some(lengths) = self.by_length() {
            write!(f, "\n  by length: {lengths}")?;
        }
        if self.runs.len() <= LISTED {
            for &run in &self.runs {
                let board = self.plan.task(run).problem.start();
                let strategy = self.plan.strategy(run);
                write!(f, "\n  run {run}: {strategy} on {board}")?;
            }
        }
        write!(f, "\nTo make them, and then merge again:")?;
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
        let each: Vec<String> = some
            .map(|(strategy, count)| format!("{strategy} ({count})"))
            .collect();
        each.join(", ")
    }

    /// None where the lengths are not known.
    fn by_length(&self) -> Option<String> {
        let mut counts = BTreeMap::<u32, usize>::new();
        for &run in &self.runs {
            *counts.entry(self.plan.task(run).length?).or_default() += 1;
        }
        let each: Vec<String> = counts
            .iter()
            .map(|(length, count)| format!("{length} ({count})"))
            .collect();
        Some(each.join(", "))
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
            let path = quoted(&path.display().to_string());
            write!(f, "{command} --shard {} --journal {path}", shard.shard)?;
        }
        match absent {
            [] => {}
            [one] => write!(f, "{command} --shard {}", one.shard)?,
            [first, ..] => {
                let (of, ranges) = (first.shard.of(), ranges(absent));
                write!(f, "{command} --shard K/{of}   for K = {ranges}")?;
            }
        }
        if self.shards.is_empty() {
            let path = self.whole.as_deref().unwrap_or(Path::new("FILE"));
            write!(
                f,
                "{command} --journal {}",
                quoted(&path.display().to_string())
            )?;
        }
        Ok(())
    }
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
            each.push(format!("{from} to {to}"));
        } else {
            each.extend((from..=to).map(|number| number.to_string()));
        }
    }
    let last = each.pop().unwrap_or_default();
    if each.is_empty() {
        last
    } else {
        format!("{} and {last}", each.join(", "))
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
