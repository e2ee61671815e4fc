//! Experiments: many boards, several strategies, one table.
//!
//! A [`Spec`] says what is asked, a [`Plan`] holds its boards and numbers its runs, [`run`] makes them on several
//! threads, a [`Journal`] keeps what is finished, and a [`Summary`] adds it up as it comes; [`Background`] does all that
//! beside a window, and a [`Shelf`] keeps its journals. The numbers depend on the
//! spec alone: not on the number of threads, and not on what was taken from a journal.

mod background;
mod control;
mod instances;
mod journal;
mod lengths;
mod plan;
mod pool;
mod progress;
mod results;
mod shelf;
mod summary;
mod tally;

pub use background::{Asked, Background, Begun, Boards, Ended, News, StartError};
pub use control::Control;
pub use instances::{
    Instance, InstanceError, InstanceFileError, read_instance_file, read_instances,
};
pub use journal::{Journal, JournalError};
pub use lengths::{Lengths, LengthsError};
pub use plan::{Plan, Source, Spec, SpecError, Task};
pub use pool::{Broken, Event, Run, Stopped, run};
pub use progress::Progress;
pub use results::{page as results_page, table as results};
pub use shelf::{Kept, Shelf};
pub use summary::{Group, Summary};
pub use tally::Tally;
