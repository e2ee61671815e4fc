//! Merges the journals of an experiment that several machines shared.

use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::files::{Lock, NotAFile, check_regular, is_not_a_file, try_lock};
use crate::study::experiment::journal::header::{self, Header};
use crate::study::experiment::journal::line::run_of;
use crate::study::experiment::journal::{JournalFault, LineFault, Lines, Seal, is_whole};
use crate::study::experiment::{JournalError, Plan, Run, Shard, SpecError};

#[derive(Debug)]
pub struct Merged {
    /// The whole plan, without a shard.
    pub plan: Plan,
    pub runs: Vec<Run>,
    /// Remarks on the files for the user.
    pub remarks: Vec<MergeRemark>,
    sources: Vec<Source>,
}

#[derive(Debug)]
struct Source {
    path: PathBuf,
    shard: Option<Shard>,
    runs: usize,
}

#[derive(Debug, thiserror::Error)]
pub enum MergeError {
    #[error(transparent)]
    Journal(#[from] JournalError),
    Nothing,
    Spec {
        path: PathBuf,
        fault: SpecError,
    },
    Different {
        path: PathBuf,
        first: PathBuf,
        differing: Vec<String>,
    },
    /// Two journal lines have the same run with different counts.
    Contradiction {
        path: PathBuf,
        /// An earlier file, or the same one.
        first: PathBuf,
        run: usize,
    },
}

/// A remark on a file that does not prevent merging.
#[derive(Debug)]
pub enum MergeRemark {
    /// The file is empty or contains only a part of its first line.
    Empty(PathBuf),
    /// The file was given twice.
    Twice(PathBuf),
    /// The path is a named pipe, a device or a folder. Reading it might block forever.
    NotAFile(PathBuf),
    /// Its last line is cut short.
    CutShort(PathBuf),
    InUse(PathBuf),
    /// The file was written by another version of the program.
    OtherProgram {
        path: PathBuf,
        version: String,
        first: PathBuf,
        first_version: String,
    },
    /// A line of the file is damaged or was edited. It is left out.
    Damaged {
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        fault: LineFault,
    },
    /// Some runs of the file are also in another file. They count once.
    Overlap {
        path: PathBuf,
        first: PathBuf,
        runs: usize,
    },
}

#[derive(Debug)]
pub struct Missing<'a> {
    pub plan: &'a Plan,
    pub runs: Vec<usize>,
    /// The shards to which the runs belong. Empty if no journal was of a shard.
    pub shards: Vec<MissingShard>,
    /// The journal of the whole experiment with the most runs, if there is one.
    pub whole: Option<PathBuf>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingShard {
    pub shard: Shard,
    pub missing: usize,
    pub all: usize,
    pub journal: Option<PathBuf>,
}

/// Reads and merges the journals at `paths` without changing them. Lines that are damaged or were edited are left out,
/// with a remark.
///
/// # Errors
/// [`MergeError`] if a file cannot be read or is not a journal, if the journals belong to different experiments or
/// contradict each other, or if all of them are empty.
pub fn merge(paths: &[PathBuf]) -> Result<Merged, MergeError> {
    let mut merger = Merger::default();
    for path in paths {
        merger.read(path)?;
    }
    merger.finish()
}

/// The experiment named by the first journal.
struct Begun {
    plan: Plan,
    path: PathBuf,
    origin: Header,
    /// For each run, its measurement and the number of its source.
    found: Vec<Option<(Run, usize)>>,
    /// For each number of shards, the shard of each run.
    shards: BTreeMap<u32, Vec<u32>>,
}

impl Begun {
    fn new(path: &Path, origin: &Header) -> Result<Self, MergeError> {
        let spec = header::spec(&origin.experiment)
            .ok_or_else(|| JournalError::new(path, JournalFault::NotAJournal))?;
        let plan = Plan::new(spec).map_err(|fault| MergeError::Spec {
            path: path.to_owned(),
            fault,
        })?;
        Ok(Self {
            found: vec![None; plan.runs()],
            shards: BTreeMap::new(),
            plan: plan.shown_as(origin.preset()),
            path: path.to_owned(),
            origin: origin.clone(),
        })
    }

    fn run(&mut self, text: &[u8], seal: Seal, shard: Option<Shard>) -> Result<Run, LineFault> {
        let run = run_of(&self.plan, text, seal)?;
        if let Some(shard) = shard {
            let shards = self.shards.entry(shard.of());
            let shards = shards.or_insert_with(|| self.plan.shards(shard.of()));
            if shards[run.index] != shard.number() {
                return Err(LineFault::OtherShard(run.index));
            }
        }
        Ok(run)
    }
}

#[derive(Default)]
struct Merger {
    begun: Option<Begun>,
    sources: Vec<Source>,
    remarks: Vec<MergeRemark>,
    /// The canonical paths of the files read.
    real: Vec<PathBuf>,
}

impl Merger {
    fn read(&mut self, path: &Path) -> Result<(), MergeError> {
        let io = |error| JournalError::new(path, error);
        let Some(mut lines) = self.open(path)? else {
            return Ok(());
        };
        let text = lines.read().map_err(io)?;
        if !is_whole(text) && header::begins_with(text) {
            self.remarks.push(MergeRemark::Empty(path.to_owned()));
            return Ok(());
        }
        let origin = header::read(text).map_err(|fault| JournalError::new(path, fault))?;
        let mut begun = self.begun_by(path, &origin)?;
        let (seal, shard) = (origin.seal(), origin.shard());
        let (number, mut runs) = (self.sources.len(), 0);
        // For each earlier file, by its number, how many runs of this one it has too.
        let mut overlaps = BTreeMap::<usize, usize>::new();
        for line in 2.. {
            let text = lines.read().map_err(io)?;
            if !is_whole(text) {
                if !text.is_empty() {
                    self.remarks.push(MergeRemark::CutShort(path.to_owned()));
                }
                break;
            }
            let run = match begun.run(text, seal, shard) {
                Ok(run) => run,
                Err(fault) => {
                    let path = path.to_owned();
                    self.remarks
                        .push(MergeRemark::Damaged { path, line, fault });
                    continue;
                }
            };
            let Some((before, source)) = begun.found[run.index] else {
                begun.found[run.index] = Some((run, number));
                runs += 1;
                continue;
            };
            if !agree(&run, &before) {
                let first = self.sources.get(source).map_or(path, |source| &source.path);
                return Err(MergeError::Contradiction {
                    path: path.to_owned(),
                    first: first.to_owned(),
                    run: run.index,
                });
            }
            if source != number {
                *overlaps.entry(source).or_default() += 1;
                runs += 1;
            }
        }
        self.begun = Some(begun);
        for (source, runs) in overlaps {
            self.remarks.push(MergeRemark::Overlap {
                path: path.to_owned(),
                first: self.sources[source].path.clone(),
                runs,
            });
        }
        self.sources.push(Source {
            path: path.to_owned(),
            shard,
            runs,
        });
        Ok(())
    }

    /// Opens a file. Returns `None` if it was read before or is not a regular file.
    fn open(&mut self, path: &Path) -> Result<Option<Lines<File>>, JournalError> {
        // A pipe from another program may have no path of its own. It can be read once.
        if let Ok(real) = fs::canonicalize(path) {
            if let Err(error) = check_regular(&real) {
                if is_not_a_file(&error) {
                    self.remarks.push(MergeRemark::NotAFile(path.to_owned()));
                    return Ok(None);
                }
                return Err(JournalError::new(path, error));
            }
            if self.real.contains(&real) {
                self.remarks.push(MergeRemark::Twice(path.to_owned()));
                return Ok(None);
            }
            self.real.push(real);
        }
        let file = File::open(path).map_err(|error| JournalError::new(path, error))?;
        if matches!(try_lock(&file, Lock::Shared), Err(TryLockError::WouldBlock)) {
            self.remarks.push(MergeRemark::InUse(path.to_owned()));
        }
        Ok(Some(Lines::new(file)))
    }

    /// Takes the experiment, which the first journal determines. All others must belong to the same one.
    fn begun_by(&mut self, path: &Path, origin: &Header) -> Result<Begun, MergeError> {
        let Some(begun) = self.begun.take() else {
            return Begun::new(path, origin);
        };
        let ours = &begun.origin.experiment;
        if let Some(differing) = header::difference(&origin.experiment, ours) {
            return Err(MergeError::Different {
                path: path.to_owned(),
                first: begun.path,
                differing,
            });
        }
        let (version, first_version) = (&origin.program, &begun.origin.program);
        if version != first_version {
            self.remarks.push(MergeRemark::OtherProgram {
                path: path.to_owned(),
                version: version.clone(),
                first: begun.path.clone(),
                first_version: first_version.clone(),
            });
        }
        Ok(begun)
    }

    fn finish(self) -> Result<Merged, MergeError> {
        let Some(begun) = self.begun else {
            let skipped = self.remarks.iter().find_map(|remark| match remark {
                MergeRemark::NotAFile(path) => Some(path),
                _ => None,
            });
            return Err(skipped.map_or(MergeError::Nothing, |path| {
                let fault = io::Error::new(io::ErrorKind::InvalidInput, NotAFile);
                JournalError::new(path, fault).into()
            }));
        };
        let runs = begun.found.iter().flatten().map(|(run, _)| *run);
        Ok(Merged {
            runs: runs.collect(),
            plan: begun.plan,
            remarks: self.remarks,
            sources: self.sources,
        })
    }
}

/// Returns `true` if two measurements of a run agree. Times may differ, and so may bytes, because page sizes vary.
fn agree(one: &Run, other: &Run) -> bool {
    let counts = |run: &Run| {
        let row = &run.measured;
        let counts = [row.expanded, row.generated, row.visited, row.peak_frontier];
        (counts, row.end, row.length, row.proof)
    };
    counts(one) == counts(other)
}

impl Merged {
    pub fn missing(&self) -> Option<Missing<'_>> {
        let mut found = vec![false; self.plan.runs()];
        self.runs.iter().for_each(|run| found[run.index] = true);
        let runs: Vec<usize> = (0..found.len()).filter(|&run| !found[run]).collect();
        if runs.is_empty() {
            return None;
        }
        let whole = self.sources.iter().filter(|source| source.shard.is_none());
        let whole = whole.max_by_key(|source| source.runs);
        Some(Missing {
            plan: &self.plan,
            shards: self.missing_shards(&runs),
            whole: whole.map(|source| source.path.clone()),
            runs,
        })
    }

    /// Returns the shards of the `missing` runs, for the most common number of shards of the journals (the larger on a tie).
    fn missing_shards(&self, missing: &[usize]) -> Vec<MissingShard> {
        let mut journals = BTreeMap::<u32, usize>::new();
        for shard in self.sources.iter().filter_map(|source| source.shard) {
            *journals.entry(shard.of()).or_default() += 1;
        }
        let division = journals.into_iter().max_by_key(|&(of, count)| (count, of));
        let Some((of, _)) = division else {
            return Vec::new();
        };
        let shards = self.plan.shards(of);
        let mut all = BTreeMap::<u32, (usize, usize)>::new();
        for &number in &shards {
            all.entry(number).or_default().1 += 1;
        }
        for &run in missing {
            all.entry(shards[run]).or_default().0 += 1;
        }
        let some = all.into_iter().filter(|(_, (missing, _))| *missing > 0);
        let some = some.filter_map(|(number, (missing, all))| {
            let shard = Shard::new(number, of).ok()?;
            let mut sources = self.sources.iter();
            let source = sources.find(|source| source.shard == Some(shard));
            Some(MissingShard {
                shard,
                missing,
                all,
                journal: source.map(|source| source.path.clone()),
            })
        });
        some.collect()
    }
}
