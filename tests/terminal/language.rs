//! Help, the manual and refusals in Chinese.

use crate::program::run;
use crate::shell::commands;

/// Whether a text has a line of English. Examples do not count: they have file names, options and signs.
fn has_english(text: &str) -> bool {
    let is_word = |word: &str| word.len() > 1 && word.bytes().all(|c| c.is_ascii_lowercase());
    let is_sentence = |line: &str| {
        let words: Vec<&str> = line.split([' ', ',', ';', ':', '.']).collect();
        let is_code = line.contains(['=', '[', '{', '|', '>'])
            || line.trim_start().starts_with("slidescope ");
        !is_code
            && words
                .windows(3)
                .any(|words| words.iter().all(|word| is_word(word)))
    };
    text.lines().any(is_sentence)
}

fn is_chinese(text: &str) -> bool {
    text.contains(|c| ('\u{4e00}'..='\u{9fff}').contains(&c)) && !has_english(text)
}

/// The arguments that help lists, each with the line below it.
fn arguments(help: &str) -> Vec<(String, String)> {
    let lines: Vec<&str> = help.lines().collect();
    let is_argument = |line: &str| {
        let begin = line.trim_start();
        let indent = line.len() - begin.len();
        begin.starts_with(['-', '<']) && (indent == 2 || indent == 6) && begin.len() > 2
    };
    let pairs = lines.windows(2).filter(|pair| is_argument(pair[0]));
    pairs
        .map(|pair| (pair[0].trim().to_owned(), pair[1].to_owned()))
        .collect()
}

#[test]
fn help_and_the_manual_are_chinese() {
    let program = run(&["--lang", "zh-CN", "--help"]);
    assert!(is_chinese(&program.out), "{}", program.out);
    for command in commands() {
        if command == "help" {
            continue;
        }
        let english = run(&[&command, "--help"]).out;
        let chinese = run(&["--lang", "zh-CN", &command, "--help"]).out;
        assert!(has_english(&english) && is_chinese(&chinese), "{chinese}");
        let (english, chinese) = (arguments(&english), arguments(&chinese));
        assert!(english.len() > 1, "{command}");
        for ((name, about), (other, said)) in english.into_iter().zip(chinese) {
            assert_eq!(name, other, "{command}");
            assert!(is_chinese(&said), "{command} {name}: {about}: {said}");
        }
        let page = run(&["--lang", "zh-CN", "man", &command]).out;
        assert!(is_chinese(&page), "{page}");
    }
}

#[test]
fn what_is_wrong_with_arguments_is_said_in_chinese() {
    let board = "123456708";
    for arguments in [
        &["solve"][..],
        &["solve", board, "--weigth", "3"],
        &["solve", board, "--weight"],
        &["solve", board, "--weight", "99"],
        &["solve", board, "--weight", "much"],
        &["solve", board, "--weight", "2", "--weight", "3"],
        &["solve", board, "--algorithm", "dijkstra"],
        &["solve", board, "--strategy", "bfs", "--weight", "2"],
        &["solve", board, "--format", "xml"],
        &["solve", board, "--max-expansions", "-1"],
        &["compare", board, "--format", "txt"],
        &["experiment", "--preset", "korff"],
        &["help", "solv"],
        &["solv", board],
    ] {
        let refused = run(&[&["--lang", "zh-CN"], arguments].concat());
        assert_eq!(refused.code, Some(2), "{}", refused.err);
        assert!(is_chinese(&refused.err), "{arguments:?}: {}", refused.err);
        let english = run(arguments);
        assert!(!is_chinese(&english.err), "{}", english.err);
    }
}

#[test]
fn completions_do_not_depend_on_the_language() {
    let chinese = run(&["--lang", "zh-CN", "completions", "zsh"]);
    assert_eq!(chinese.out, run(&["completions", "zsh"]).out);
}
