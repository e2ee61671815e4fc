//! File locks, which prevent two programs from writing to the same file.

use std::fs::{File, TryLockError};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lock {
    Exclusive,
    /// Any number of programs can hold the lock, but not together with an exclusive one.
    Shared,
}

/// Locks `file` until it is closed. Fails at once if it is locked. Other programs can still read it.
///
/// # Errors
/// If another program has locked it, or the file system has no locks.
#[cfg(not(any(windows, target_arch = "wasm32")))]
pub fn try_lock(file: &File, lock: Lock) -> Result<(), TryLockError> {
    match lock {
        Lock::Exclusive => file.try_lock(),
        Lock::Shared => file.try_lock_shared(),
    }
}

/// Always fails, because a page in a browser has no files to lock.
#[cfg(target_arch = "wasm32")]
pub fn try_lock(_: &File, _: Lock) -> Result<(), TryLockError> {
    Err(TryLockError::Error(std::io::ErrorKind::Unsupported.into()))
}

/// Locks `file` until it is closed. Fails at once if it is locked. On Windows locked bytes cannot be read, so a byte far
/// beyond the end is locked instead of the file.
#[cfg(windows)]
#[allow(
    unsafe_code,
    reason = "a call to Windows: the standard library locks all of a file"
)]
pub fn try_lock(file: &File, lock: Lock) -> Result<(), TryLockError> {
    use std::os::windows::io::AsRawHandle as _;
    use windows_sys::Win32::Foundation::{ERROR_IO_PENDING, ERROR_LOCK_VIOLATION};
    use windows_sys::Win32::Storage::FileSystem::{
        LOCKFILE_EXCLUSIVE_LOCK, LOCKFILE_FAIL_IMMEDIATELY, LockFileEx,
    };
    use windows_sys::Win32::System::IO::{OVERLAPPED, OVERLAPPED_0, OVERLAPPED_0_0};
    let flags = match lock {
        Lock::Exclusive => LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY,
        Lock::Shared => LOCKFILE_FAIL_IMMEDIATELY,
    };
    let offset = OVERLAPPED_0_0 {
        Offset: 0,
        OffsetHigh: 1 << 30,
    };
    let mut place = OVERLAPPED {
        Anonymous: OVERLAPPED_0 { Anonymous: offset },
        ..OVERLAPPED::default()
    };
    // SAFETY: the handle is open, and `place` lives until the call returns, which does not block.
    let locked = unsafe { LockFileEx(file.as_raw_handle(), flags, 0, 1, 0, &raw mut place) };
    if locked != 0 {
        return Ok(());
    }
    let error = std::io::Error::last_os_error();
    let is = |code: u32| error.raw_os_error() == Some(code as i32);
    if is(ERROR_LOCK_VIOLATION) || is(ERROR_IO_PENDING) {
        Err(TryLockError::WouldBlock)
    } else {
        Err(TryLockError::Error(error))
    }
}
