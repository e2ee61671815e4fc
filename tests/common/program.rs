//! The program, run as a person or a script runs it.

use std::process::{Command, Stdio};

/// What a run leaves behind.
pub struct Run {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// Runs the program with these arguments and nothing on standard input.
pub fn run(args: &[&str]) -> Run {
    let output = Command::new(env!("CARGO_BIN_EXE_slidescope"))
        .args(args)
        // Tables that searches look up are kept where caches are, on each platform.
        .envs(
            ["XDG_CACHE_HOME", "HOME", "LOCALAPPDATA"]
                .map(|variable| (variable, env!("CARGO_TARGET_TMPDIR"))),
        )
        .stdin(Stdio::null())
        .output()
        .expect("the program starts");
    Run {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}
