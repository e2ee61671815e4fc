//! What the machine has to offer.

use sysinfo::System;

/// Bytes taken as free where the system does not say: 2 GiB.
const UNKNOWN: u64 = 2 << 30;

/// The memory a search may hold unless a person says otherwise, in bytes: half of what is free on this machine now, or
/// in the container it runs in where that is less.
#[must_use]
pub fn default_memory_limit() -> u64 {
    free_memory().unwrap_or(UNKNOWN) / 2
}

fn free_memory() -> Option<u64> {
    let mut system = System::new().ok()?;
    system.refresh_memory();
    let free = Some(system.available_memory()).filter(|free| *free > 0)?;
    match system.cgroup_limits() {
        Some(container) if container.total_memory > 0 => Some(free.min(container.free_memory)),
        _ => Some(free),
    }
}
