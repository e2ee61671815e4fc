//! Experiments: many boards, several strategies, one table.
//!
//! A [`Spec`] specifies the experiment, a [`Plan`] holds its boards and numbers its runs, [`run`] makes the runs on several
//! threads, a [`Journal`] stores finished runs in a file, and a [`Summary`] adds them up. [`Background`] does all this for
//! the window on its own threads, with the journals in a [`JournalFolder`]. The results depend only on the spec: not on the
//! number of threads, on which runs came from a journal, or on how many machines shared the work. Each machine makes a
//! [`Shard`], and [`merge`] combines their journals.

pub(crate) mod background;
pub(crate) mod instances;
pub(crate) mod journal;
pub(crate) mod journal_folder;
pub(crate) mod lengths;
pub(crate) mod merge;
pub(crate) mod plan;
pub(crate) mod pool;
pub(crate) mod shard;
pub(crate) mod summary;

pub use crate::study::notes::OrderSpread;
pub use background::{Background, Ended, ExperimentRequest, News, Results, StartError};
pub use instances::{Instance, InstanceFileError, read_instance_file, read_instances};
pub(crate) use instances::{InstanceFileFault, MAX_INSTANCE_FILE, MAX_INSTANCES};
pub(crate) use journal::header::{experiment, spec as spec_of};
pub use journal::{Journal, JournalError};
pub(crate) use journal::{JournalFault, LineFault, VERSION};
pub use journal_folder::{JournalFolder, StoredExperiment};
pub use lengths::{Lengths, LengthsError};
pub use merge::{MergeError, MergeRemark, Merged, Missing, MissingShard, merge};
pub use plan::{Draw, Plan, Preset, Source, Spec, SpecError};
pub use pool::{Broken, Control, Event, Run, RunError, RunState, Stopped, run};
pub use shard::{Shard, ShardError};
pub use summary::{Group, Progress, RunningStats, Summary, results_page, results_table};
