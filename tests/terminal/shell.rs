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

/// Runs another program with `text` as its input. Returns what it prints, or `None`, said on standard error, where the
/// machine does not have it.
#[cfg(unix)]
fn with_tool(tool: &str, arguments: &[&str], text: &str) -> Option<(Option<i32>, String)> {
    use std::io::Write as _;
    let started = Command::new(tool)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let Ok(mut child) = started else {
        eprintln!("skipped: there is no {tool} here");
        return None;
    };
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(text.as_bytes()).expect("written");
    drop(input);
    let output = child.wait_with_output().expect("an end");
    let said = [output.stdout, output.stderr].concat();
    Some((
        output.status.code(),
        String::from_utf8_lossy(&said).into_owned(),
    ))
}

#[test]
#[cfg(unix)]
fn a_real_zsh_completes_the_options_of_a_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("_slidescope");
    std::fs::write(&file, run(&["completions", "zsh"]).out).expect("written");
    // A shell in a terminal of its own is typed to; what it shows after Tab has the whole option, in one piece or several.
    let script = format!(
        "zmodload zsh/zpty\n\
         zpty z zsh -f -i\n\
         zpty -w z 'PS1=; autoload -Uz compinit; compinit -u -D'\n\
         zpty -w z 'source {}; compdef _slidescope slidescope'\n\
         zpty -w -n z $'slidescope solve --heuristic-fi\\t'\n\
         for wait in {{1..100}}; do\n\
         while zpty -r -t z line; do all+=$line; [[ $all == *--heuristic-file* ]] && break 2; done\n\
         sleep 0.1\n\
         done\n\
         zpty -d z\n\
         print -r -- \"$all\"\n",
        file.display()
    );
    if let Some((_, said)) = with_tool("zsh", &["-f"], &script) {
        assert!(said.contains("--heuristic-file"), "{said}");
    }
}

#[test]
#[cfg(unix)]
fn a_real_fish_completes_the_options_of_a_command() {
    let script = run(&["completions", "fish"]).out;
    let ask = script + "\ncomplete -C 'slidescope solve --heuristic-fi'\n";
    if let Some((_, said)) = with_tool("fish", &["--no-config"], &ask) {
        assert!(said.starts_with("--heuristic-file"), "{said}");
    }
}

#[test]
#[cfg(unix)]
fn mandoc_has_nothing_to_say_of_the_manual() {
    let mut pages = vec![run(&["man"]).out];
    let commands = commands().into_iter().filter(|name| name != "help");
    pages.extend(commands.map(|name| run(&["man", &name]).out));
    for page in pages {
        let title = page
            .lines()
            .find(|line| line.starts_with(".TH"))
            .expect("a title");
        let version = format!("\"slidescope {}\"", env!("CARGO_PKG_VERSION"));
        assert!(title.contains(" 2") && title.contains(&version), "{title}");
        let Some((code, said)) = with_tool("mandoc", &["-T", "lint", "-W", "warning"], &page)
        else {
            return;
        };
        assert_eq!((code, said.as_str()), (Some(0), ""), "{title}");
    }
}
