//! `slidescope completions` and `slidescope man`: every command and option is in them.

use std::process::{Command, Stdio};

use crate::program::run;

/// The commands that help lists.
pub(crate) fn commands() -> Vec<String> {
    let help = run(&["--help"]).out;
    let list = help.split("Commands:").nth(1).expect("a list of commands");
    let list = list.split("\n\n").next().expect("lines");
    let names = list.lines().filter_map(|line| {
        let name = line.strip_prefix("  ")?.split_whitespace().next()?;
        Some(name.to_owned()).filter(|_| !line.starts_with("   "))
    });
    names.collect()
}

/// The long options of a command, as its help lists them.
fn options(command: &str) -> Vec<String> {
    let help = run(&[command, "-h"]).out;
    let words = help.lines().filter_map(|line| {
        let line = line.trim_start();
        let line = line.split_once(", --").map_or(line, |(_, long)| long);
        let name = line.strip_prefix("--").unwrap_or(line);
        let name = name.split([' ', '=']).next()?;
        let is_option =
            help.contains(&format!("--{name} ")) || help.contains(&format!("--{name}\n"));
        (is_option && name.len() > 2).then(|| name.to_owned())
    });
    words.collect()
}

#[test]
fn completions_of_every_shell_have_every_command_and_option() {
    let commands = commands();
    for name in [
        "solve",
        "compare",
        "experiment",
        "survey",
        "heuristic",
        "completions",
        "man",
    ] {
        assert!(
            commands.iter().any(|command| command == name),
            "{commands:?}"
        );
    }
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let run = run(&["completions", shell]);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{shell}");
        for command in &commands {
            assert!(run.out.contains(command.as_str()), "{shell}: {command}");
            for option in options(command) {
                assert!(run.out.contains(&option), "{shell}: {command} --{option}");
            }
        }
    }
    let wrong = run(&["completions", "cmd"]);
    assert_eq!(wrong.code, Some(2));
}

#[test]
fn there_is_a_page_of_the_program_and_of_every_command() {
    let page = run(&["man"]);
    assert_eq!((page.code, page.err.as_str()), (Some(0), ""));
    assert!(page.out.contains(".TH slidescope 1"), "{}", page.out);
    for command in commands() {
        if command == "help" {
            continue;
        }
        let name = format!("slidescope\\-{command}");
        assert!(page.out.contains(&name), "{command}");
        let own = run(&["man", &command]);
        assert_eq!(own.code, Some(0), "{command}");
        assert!(own.out.contains(".TH"), "{command}");
        for option in options(&command) {
            let option = format!("\\-\\-{}", option.replace('-', "\\-"));
            assert!(own.out.contains(&option), "{command} {option}");
        }
    }
    let wrong = run(&["man", "slove"]);
    assert_eq!(wrong.code, Some(2));
    assert!(wrong.err.contains("no command “slove”"), "{}", wrong.err);
}

/// Only where there is a bash.
#[test]
#[cfg(unix)]
fn a_real_bash_completes_commands_and_options() {
    let script = run(&["completions", "bash"]).out;
    let ask = |words: &str, number: usize| {
        let test = format!(
            "{script}\nCOMP_WORDS=({words}); COMP_CWORD={number}\n_slidescope slidescope \"${{COMP_WORDS[{number}]}}\" \"${{COMP_WORDS[{}]}}\"\necho \"${{COMPREPLY[@]}}\"",
            number - 1
        );
        let bash = Command::new("bash")
            .args(["-c", &test])
            .stdin(Stdio::null())
            .output();
        bash.ok()
            .map(|output| String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let Some(commands) = ask("slidescope s", 1) else {
        return;
    };
    let mut commands: Vec<&str> = commands.split_whitespace().collect();
    commands.sort_unstable();
    assert_eq!(commands, ["solve", "survey"]);
    assert_eq!(
        ask("slidescope survey --si", 2).as_deref(),
        Some("--size\n")
    );
}
