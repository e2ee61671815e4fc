//! The glossary, and its terms in sentences.

use std::collections::HashSet;

use slidescope_core::text::glossary::{Group, Term, terms_in};

#[test]
fn every_term_has_an_entry_of_its_own() {
    let (mut names, mut words) = (HashSet::new(), HashSet::new());
    for term in Term::all() {
        let (name, about) = (term.name(), term.about());
        assert!(names.insert(name), "{name} is there twice");
        assert!(about.ends_with('.') && about.len() > 20, "{name}: {about}");
        assert!(about.starts_with(|c: char| c.is_uppercase() || "fp".contains(c)));
        assert!(term.words().count() > 0, "{name} is never found");
        for word in term.words() {
            assert!(words.insert(word), "{word} stands for two terms");
            assert!(term.matches(word), "{name} is not found by {word}");
            assert!(term.is_called(word));
        }
    }
}

#[test]
fn every_term_is_in_one_group() {
    assert!(Group::ALL.iter().all(|group| !group.terms().is_empty()));
    let all: HashSet<Term> = Term::all().collect();
    // Each has a message with the words that refer to it.
    let messages = include_str!("../../../../../assets/languages/en.ftl").lines();
    let is_of_a_term = |line: &&str| line.starts_with("glossary-") && line.contains("-words = ");
    assert_eq!(all.len(), messages.filter(is_of_a_term).count());
    assert_eq!(Term::all().count(), all.len());
}

#[test]
fn a_search_finds_words_by_their_beginnings() {
    let found =
        |query: &str| -> Vec<Term> { Term::all().filter(|term| term.matches(query)).collect() };
    assert!(found("open list").contains(&Term::Frontier));
    assert!(found("front").contains(&Term::Frontier));
    assert!(!found("tie").contains(&Term::Frontier));
    assert_eq!(found("h"), [Term::H]);
    assert!(found("zebra").is_empty());
}

#[test]
fn terms_are_found_in_sentences() {
    let words = |text: &'static str| -> Vec<&str> {
        let found = terms_in(text).into_iter();
        found.map(|(range, _)| &text[range]).collect()
    };
    assert_eq!(
        words(
            "f = 18 is the lowest in the frontier. 22 nodes share it; this one has the largest g (8)."
        ),
        ["f", "frontier", "nodes", "g"]
    );
    assert_eq!(
        words("h* is at least h, and A* needs both."),
        ["h*", "h", "A*"]
    );
    assert_eq!(
        words("Its depth is the depth limit 7: Frontier’s end."),
        ["depth", "depth limit", "Frontier"]
    );
    assert_eq!(words("A path of 5. Half of it fits."), Vec::<&str>::new());
    assert_eq!(words("f 值，即 g 与 h；比较 A*算法"), ["f", "g", "h", "A*"]);
}
