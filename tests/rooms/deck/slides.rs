//! The list of slides, and undoing what was done to it.

use slidescope_core::lesson::{ExploreScene, MAX_SLIDES, Scene, SearchSetup, Shipped, Slide};
use slidescope_parts::deck::editor::slides::*;

fn setup() -> SearchSetup {
    Shipped::Example.lesson().expect("a lesson").setup
}

fn slide(expansion: u64, text: &str) -> Slide {
    let scene = ExploreScene {
        expansion,
        ..ExploreScene::default()
    };
    Slide {
        text: text.to_owned(),
        ..Slide::new(setup(), Scene::Explore(scene))
    }
}

fn texts(slides: &Slides) -> Vec<&str> {
    let list = slides.list().iter();
    list.map(|slide| slide.text.as_str()).collect()
}

fn three() -> Slides {
    Slides::of(vec![slide(1, "a"), slide(2, "b"), slide(3, "c")])
}

#[test]
fn slides_of_another_lesson_come_after_the_one_shown_as_many_as_find_room() {
    let mut slides = three();
    slides.current = Some(0);
    assert_eq!(slides.add_all(vec![slide(7, "x"), slide(8, "y")]), 2);
    assert_eq!(texts(&slides), ["a", "x", "y", "b", "c"]);
    assert_eq!(slides.current, Some(1));
    slides.undo();
    assert_eq!(texts(&slides), ["a", "b", "c"]);
    let many = vec![slide(9, "z"); MAX_SLIDES];
    assert_eq!(slides.add_all(many), MAX_SLIDES - 3);
    assert!(!slides.has_room());
}

#[test]
fn every_change_can_be_taken_back() {
    let mut slides = three();
    assert!(!slides.is_changed());
    slides.shift(0, 2);
    assert_eq!(slides.current, Some(2));
    assert_eq!(texts(&slides), ["b", "c", "a"]);
    slides.current = Some(1);
    slides.duplicate(1);
    assert_eq!(slides.current, Some(2));
    assert_eq!(texts(&slides), ["b", "c", "c", "a"]);
    slides.remove(0);
    slides.edit(0, |slide| slide.text = "d".to_owned());
    assert_eq!(texts(&slides), ["d", "c", "a"]);
    for (current, left) in [
        (Some(1), vec!["c", "c", "a"]),
        (Some(2), vec!["b", "c", "c", "a"]),
        (Some(1), vec!["b", "c", "a"]),
        (None, vec!["a", "b", "c"]),
    ] {
        slides.undo();
        assert_eq!(slides.current, current);
        assert_eq!(texts(&slides), left);
    }
    assert!(!slides.can_undo());
    assert!(slides.is_changed(), "no file has this version");
}

#[test]
fn letters_of_one_text_are_one_step() {
    let mut slides = three();
    for text in ["b!", "b!!", "b!!!"] {
        slides.edit(1, |slide| slide.text = text.to_owned());
    }
    slides.edit(2, |slide| slide.text = "x".to_owned());
    slides.undo();
    assert_eq!(texts(&slides), ["a", "b!!!", "c"]);
    slides.undo();
    assert_eq!(texts(&slides), ["a", "b", "c"]);
}

#[test]
fn a_slide_is_added_after_the_current_one_and_a_moment_is_one_slide() {
    let mut slides = three();
    slides.current = Some(0);
    for (slide, place) in [
        (slide(9, "later"), 1),
        (slide(0, "first"), 2),
        (slide(2, "other"), 3),
    ] {
        slides.add(slide);
        assert_eq!(slides.current, Some(place));
    }
    assert_eq!(texts(&slides), ["a", "later", "first", "b", "c"]);
}

#[test]
fn what_does_not_exist_is_not_changed() {
    let mut slides = three();
    slides.remove(3);
    slides.edit(3, |slide| slide.text = "x".to_owned());
    slides.replace(7, &slide(1, ""));
    slides.duplicate(3);
    slides.shift(0, 3);
    slides.shift(1, 1);
    assert_eq!(texts(&slides), ["a", "b", "c"]);
    assert!(!slides.is_changed());
}
