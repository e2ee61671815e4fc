use slidescope_core::text::glossary::Term;
use slidescope_parts::help::*;

#[test]
fn explaining_a_term_replaces_the_search() {
    let mut help = Help::default();
    help.show(true);
    help.page = Page::Keys;
    help.query = "zoom".to_owned();
    help.explain(Term::Frontier);
    assert_eq!((help.page, help.query.as_str()), (Page::Terms, ""));
    assert_eq!(help.asked, Some(Term::Frontier));
    help.scrolls = false;
    help.explain(Term::Frontier);
    assert!(help.scrolls, "a second click goes there again");
    help.show(false);
    help.show(true);
    assert_eq!(help.asked, None);
}
