//! Texts about merging the journals of several machines.

use crate::text::messages::experiment_shards as said;
use crate::words::count;

use std::collections::BTreeMap;
use std::path::Path;

use crate::files::Skipped;
use crate::study::experiment::{MergeError, MergeRemark, Missing, MissingShard, Plan, Source};
use crate::study::strategy_name;
use crate::text::experiment_files::part;
use crate::text::listed;

displayed!(MergeError, |it| match it {
    Self::Journal(fault) => fault.to_string(),
    Self::Nothing => said::NOTHING.to_string(),
    Self::Spec { path, fault } => format!("{}: {fault}", path.display()),
    Self::Different {
        path,
        first,
        differing,
    } => {
        let parts = differing.iter().map(part);
        let parts = parts.reduce(said::and_their);
        said::different(first.display(), path.display(), parts.unwrap_or_default())
    }
    Self::Contradiction { path, first, run } if path == first => {
        said::run_twice(path.display(), run)
    }
    Self::Contradiction { path, first, run } =>
        said::contradiction(first.display(), path.display(), run),
});

displayed!(MergeRemark, |it| match it {
    Self::Empty(path) => said::empty(path.display()),
    Self::Twice(path) => said::given_twice(path.display()),
    Self::NotAFile(path) => Skipped(path).to_string(),
    Self::CutShort(path) => said::cut_short(path.display()),
    Self::InUse(path) => said::in_use(path.display()),
    Self::OtherProgram {
        path,
        version,
        first,
        first_version,
    } => said::other_program(path.display(), version, first_version, first.display()),
    Self::Damaged { path, line, fault } => said::damaged(path.display(), line, fault),
    Self::Overlap { path, first, runs } => said::overlap(*runs, path.display(), first.display()),
});

/// Up to this many missing runs are listed one by one.
const LISTED: usize = 6;

/// Up to this many unfinished shards are listed one by one.
const BEGUN: usize = 20;

// The missing runs in lines, by shard, strategy and length, and then the commands that make them.
displayed!(Missing<'_>, |it| {
    let shards = it.shards.iter();
    let (begun, absent): (Vec<_>, Vec<_>) = shards.partition(|shard| shard.journal.is_some());
    let mut lines = vec![said::missing(it.runs.len(), count::runs(it.plan.runs()))];
    lines.extend(absent.first().map(|first| {
        let runs: usize = absent.iter().map(|shard| shard.missing).sum();
        said::no_journal(absent.len(), ranges(&absent), first.shard.of(), runs)
    }));
    lines.extend(begun.iter().take(BEGUN).map(|shard| {
        let (all, journal) = (count::runs(shard.all), journal(shard));
        said::begun(shard.shard, shard.missing, all, journal.display())
    }));
    lines.extend(
        begun
            .get(BEGUN..)
            .filter(|more| !more.is_empty())
            .map(|more| said::more_begun(ranges(more))),
    );
    lines.push(said::by_strategy(by_strategy(it)));
    lines.extend(by_length(it).map(said::by_length));
    let listed = it.runs.iter().filter(|_| it.runs.len() <= LISTED);
    lines.extend(listed.map(|&run| {
        said::run(
            run,
            it.plan.strategy(run),
            it.plan.task(run).problem.start(),
        )
    }));
    let commands = commands(it, &begun, &absent).join("\n  ");
    format!(
        "{}\n{}\n  {commands}",
        lines.join("\n  "),
        said::TO_MAKE_THEM.text()
    )
});

fn journal(shard: &MissingShard) -> &Path {
    shard.journal.as_deref().unwrap_or(Path::new("–"))
}

fn by_strategy(missing: &Missing) -> String {
    let strategies = &missing.plan.spec().strategies;
    let mut counts = vec![0; strategies.len()];
    for run in &missing.runs {
        counts[run % strategies.len()] += 1;
    }
    let some = strategies
        .iter()
        .zip(counts)
        .filter(|(_, count)| *count > 0);
    listed(some.map(|(strategy, count)| said::each(strategy, count)))
}

/// Returns `None` if the lengths are unknown.
fn by_length(missing: &Missing) -> Option<String> {
    let mut counts = BTreeMap::<u32, usize>::new();
    for &run in &missing.runs {
        *counts.entry(missing.plan.task(run).length?).or_default() += 1;
    }
    let each = counts.iter();
    Some(listed(
        each.map(|(length, count)| said::each(length, *count)),
    ))
}

fn commands(missing: &Missing, begun: &[&MissingShard], absent: &[&MissingShard]) -> Vec<String> {
    let command = ["slidescope", "experiment", &arguments(missing.plan)].join(" ");
    let quoted = |path: &Path| quoted(&path.display().to_string());
    let mut commands = Vec::new();
    for shard in begun.iter().take(BEGUN) {
        let path = quoted(journal(shard));
        commands.push(format!(
            "{command} --shard {} --journal {path}",
            shard.shard
        ));
    }
    match absent {
        [] => {}
        [one] => commands.push(format!("{command} --shard {}", one.shard)),
        [first, ..] => {
            let (of, each) = (first.shard.of(), said::for_each(ranges(absent)));
            commands.push(format!("{command} --shard K/{of}   {each}"));
        }
    }
    if missing.shards.is_empty() {
        let path = missing.whole.as_deref().unwrap_or(Path::new("FILE"));
        commands.push(format!("{command} --journal {}", quoted(path)));
    }
    commands
}

/// Returns the numbers of shards as ranges: 2, 5 to 9 and 12.
fn ranges(shards: &[&MissingShard]) -> String {
    let numbers: Vec<u32> = shards.iter().map(|it| it.shard.number()).collect();
    let mut each: Vec<String> = Vec::new();
    for range in numbers.chunk_by(|one, next| one + 1 == *next) {
        match range {
            [from, _, .., to] => each.push(said::range(from, to)),
            few => each.extend(few.iter().map(u32::to_string)),
        }
    }
    let last = each.pop().unwrap_or_default();
    if each.is_empty() {
        last
    } else {
        said::numbers(listed(each), last)
    }
}

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
        Source::Drawn(draw) => {
            if plan.preset().is_none() {
                let size = draw.goal.size();
                let goal = quoted(&draw.goal.to_string());
                arguments.push(format!("--size {}x{}", size.rows(), size.columns()));
                arguments.push(format!("--goal {goal} --lengths {}", draw.lengths));
            }
            arguments.push(format!("--boards {} --seed {}", draw.each, draw.seed));
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

/// Quotes an argument for a shell.
fn quoted(argument: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./:,=+".contains(c);
    if !argument.is_empty() && argument.chars().all(plain) {
        argument.to_owned()
    } else {
        format!("'{}'", argument.replace('\'', r"'\''"))
    }
}
