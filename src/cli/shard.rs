//! `--shard`, `--journal` and `--merge`: run an experiment in parts, on several machines or at several times.

use std::path::PathBuf;

use clap::Args;

use crate::cli::args::OutputArgs;
use crate::cli::output::{MISSING, NamedFile, Refusal, check_files, exit_code, with_failed_runs};
use crate::console;
use crate::study::experiment::{JournalError, MergeError, Plan, Run, Shard, merge};
use crate::study::presets::PresetError;
use crate::study::table::Table;
use crate::text::terminal;

/// The arguments for the journal, the part to run, and the parts to merge.
#[derive(Args, Clone, Debug)]
pub(crate) struct ShardArgs {
    /// Store finished runs in this file, and read them when the same experiment is run again
    #[arg(long, value_name = "FILE")]
    pub(crate) journal: Option<PathBuf>,

    /// Run one part of the experiment, for example 3/16, and store it in the file of --journal [default then: experiment-03-of-16.journal]; --merge makes one table of all parts
    #[arg(long, value_name = "K/N")]
    pub(crate) shard: Option<Shard>,

    /// Make one table of the journals of all shards, and list the missing runs. Nothing is run
    #[arg(long, num_args = 1.., conflicts_with_all = ["preset", "size", "goal", "lengths", "boards", "seed", "instances", "strategies", "threads", "journal", "shard", "files", "memory_limit", "max_expansions"], value_name = "JOURNAL")]
    pub(crate) merge: Vec<PathBuf>,
}

impl ShardArgs {
    /// Returns the path of the journal. A shard always has one, because it would be useless without.
    pub(crate) fn journal_path(&self) -> Option<PathBuf> {
        let of_shard = || Some(PathBuf::from(self.shard?.journal_name()));
        self.journal.clone().or_else(of_shard)
    }

    pub(crate) const fn merges(&self) -> bool {
        !self.merge.is_empty()
    }

    /// Merges the journals, prints their table, and returns the exit code.
    pub(crate) fn merged(
        &self,
        output: &OutputArgs,
        table: impl Fn(&Plan, &[Run]) -> Result<Table, PresetError>,
    ) -> Result<u8, Refusal> {
        let read = self.merge.iter().map(|path| NamedFile("--merge", path));
        check_files(read, output.named())?;
        let merged = merge(&self.merge).map_err(|fault| match fault {
            MergeError::Journal(fault) => unopened(fault),
            fault => fault.into(),
        })?;
        output.check(table(&merged.plan, &[])?)?;
        let table = table(&merged.plan, &merged.runs)?;
        for remark in &merged.remarks {
            console::warn(remark);
        }
        let table = with_failed_runs(table, &merged.plan, &merged.runs);
        let Some(missing) = merged.missing() else {
            return output.deliver(table, exit_code(&merged.runs));
        };
        console::warn(&missing);
        let note = terminal::unfinished(merged.runs.len(), merged.plan.runs());
        output.deliver(table.note(note), MISSING)
    }
}

/// Returns the error for a journal that cannot be used. I/O errors are not faults of the arguments.
pub(crate) fn unopened(fault: JournalError) -> Refusal {
    match fault.is_io() {
        true => Refusal::not_written(fault),
        false => fault.into(),
    }
}
