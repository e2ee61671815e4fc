//! The processor time of threads, as Linux reports it; zero elsewhere.

use std::fs;
use std::time::Duration;

/// Of this thread.
pub fn of_this_thread() -> Duration {
    spent("/proc/thread-self/schedstat")
}

/// Of all threads of this process with this name that are alive.
pub fn of_threads(name: &str) -> Duration {
    let tasks = fs::read_dir("/proc/self/task").into_iter().flatten();
    let paths = tasks.flatten().map(|task| task.path());
    let named = paths
        .filter(|path| fs::read_to_string(path.join("comm")).is_ok_and(|comm| comm.trim() == name));
    named
        .map(|path| spent(&path.join("schedstat").to_string_lossy()))
        .sum()
}

fn spent(path: &str) -> Duration {
    let told = fs::read_to_string(path).unwrap_or_default();
    let nanoseconds = told.split(' ').next().and_then(|first| first.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or(0))
}
