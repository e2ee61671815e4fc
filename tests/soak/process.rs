//! The resources of a process, as Linux reports them.

use std::{fmt, fs, io};

/// The resources of a process at one moment.
#[derive(Clone, Copy, Default)]
pub struct Usage {
    /// Bytes of physical memory.
    pub memory: u64,
    pub threads: u64,
    /// Open files, pipes and sockets.
    pub files: u64,
}

impl Usage {
    /// Reads `/proc`, which only Linux has.
    pub fn of(process: u32) -> io::Result<Self> {
        let status = fs::read_to_string(format!("/proc/{process}/status"))?;
        let number = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name))?;
            line.split_whitespace().next()?.parse::<u64>().ok()
        };
        let missing = |name| io::Error::other(format!("no {name} in /proc/{process}/status"));
        Ok(Self {
            memory: 1024 * number("VmRSS:").ok_or_else(|| missing("VmRSS"))?,
            threads: number("Threads:").ok_or_else(|| missing("Threads"))?,
            files: fs::read_dir(format!("/proc/{process}/fd"))?.count() as u64,
        })
    }

    /// The larger of each figure.
    pub fn max(self, other: Self) -> Self {
        Self {
            memory: self.memory.max(other.memory),
            threads: self.threads.max(other.threads),
            files: self.files.max(other.files),
        }
    }
}

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let megabytes = self.memory / 1_000_000;
        write!(
            f,
            "{megabytes} MB, {} threads, {} files",
            self.threads, self.files
        )
    }
}
