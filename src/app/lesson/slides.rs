//! The list of slides, with undo.

use crate::app::undo::UndoStack;
use crate::lesson::{MAX_SLIDES, Slide};

/// The most changes that can be taken back.
const UNDO: usize = 100;

/// The slides of a lesson, and how they were before.
#[derive(Clone, Debug, Default)]
pub struct Slides {
    list: Vec<Slide>,
    /// Earlier lists with the slide that was shown.
    past: UndoStack<(Vec<Slide>, Option<usize>), UNDO>,
    /// The slide whose caption was changed last: further changes of it are one step.
    writing: Option<usize>,
    /// Counts changes.
    version: u64,
    /// The version in the file.
    saved: u64,
}

impl Slides {
    /// The slides of a lesson that was opened.
    pub(crate) fn of(list: Vec<Slide>) -> Self {
        Self {
            list,
            ..Self::default()
        }
    }

    /// Slides that no file has.
    pub(crate) fn unsaved(list: Vec<Slide>) -> Self {
        Self {
            list,
            version: 1,
            ..Self::default()
        }
    }

    pub(crate) fn list(&self) -> &[Slide] {
        &self.list
    }

    pub(crate) fn get(&self, index: usize) -> Option<&Slide> {
        self.list.get(index)
    }

    pub(crate) const fn len(&self) -> usize {
        self.list.len()
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(crate) const fn has_room(&self) -> bool {
        self.list.len() < MAX_SLIDES
    }

    pub(crate) fn can_undo(&self) -> bool {
        self.past.can_go_back()
    }

    /// A number that changes with every change.
    pub(crate) const fn version(&self) -> u64 {
        self.version
    }

    /// Whether there are changes that no file has.
    pub(crate) const fn is_changed(&self) -> bool {
        self.version != self.saved
    }

    /// Notes that version `version` is in the file.
    pub(crate) const fn note_saved(&mut self, version: u64) {
        self.saved = version;
    }

    fn change(&mut self, current: Option<usize>) {
        self.past.note((self.list.clone(), current));
        self.version += 1;
        self.writing = None;
    }

    /// Adds a slide and returns its number. A slide that shows the same gets the new caption instead. Slides of one search
    /// stand in its order, after those of earlier searches; a comparison comes after the slide that is shown.
    pub(crate) fn add(&mut self, slide: Slide, current: Option<usize>) -> Option<usize> {
        let same =
            |other: &Slide| other.setup.is_same_search(&slide.setup) && other.scene == slide.scene;
        if let Some(index) = self.list.iter().position(same) {
            self.write(index, slide.caption, current);
            self.writing = None;
            return Some(index);
        }
        if !self.has_room() {
            return None;
        }
        let index = self.place_of(&slide, current);
        self.change(current);
        self.list.insert(index, slide);
        Some(index)
    }

    fn place_of(&self, slide: &Slide, current: Option<usize>) -> usize {
        let after = current.map_or(self.list.len(), |index| index + 1);
        let Some(expansion) = slide.expansion() else {
            return after.min(self.list.len());
        };
        let same =
            |other: &Slide| other.expansion().is_some() && other.setup.is_same_search(&slide.setup);
        let later = |other: &Slide| same(other) && other.expansion() > Some(expansion);
        let last = self.list.iter().rposition(same).map(|last| last + 1);
        let place = self.list.iter().position(later).or(last);
        place.unwrap_or(self.list.len())
    }

    pub(crate) fn remove(&mut self, index: usize, current: Option<usize>) {
        if index < self.list.len() {
            self.change(current);
            self.list.remove(index);
        }
    }

    /// Changes a caption.
    pub(crate) fn write(&mut self, index: usize, caption: String, current: Option<usize>) {
        if self
            .list
            .get(index)
            .is_none_or(|slide| slide.caption == caption)
        {
            return;
        }
        if self.writing == Some(index) {
            self.version += 1;
        } else {
            self.change(current);
            self.writing = Some(index);
        }
        self.list[index].caption = caption;
    }

    /// Has a slide show what `shown` does; its caption stays.
    pub(crate) fn replace(&mut self, index: usize, shown: &Slide, current: Option<usize>) {
        let Some(old) = self.list.get(index) else {
            return;
        };
        let slide = Slide {
            caption: old.caption.clone(),
            ..shown.clone()
        };
        if *old != slide {
            self.change(current);
            self.list[index] = slide;
        }
    }

    /// Puts a copy after the slide; returns whether there was room.
    pub(crate) fn duplicate(&mut self, index: usize, current: Option<usize>) -> bool {
        let Some(copy) = self.get(index).cloned().filter(|_| self.has_room()) else {
            return false;
        };
        self.change(current);
        self.list.insert(index + 1, copy);
        true
    }

    /// Moves a slide; returns whether it is elsewhere now.
    pub(crate) fn shift(&mut self, from: usize, to: usize, current: Option<usize>) -> bool {
        if from == to || from.max(to) >= self.list.len() {
            return false;
        }
        self.change(current);
        let slide = self.list.remove(from);
        self.list.insert(to, slide);
        true
    }

    /// Takes the last change back; returns the slide that was shown before it.
    pub(crate) fn undo(&mut self) -> Option<Option<usize>> {
        let now = (self.list.clone(), None);
        let (list, current) = self.past.back(now)?;
        self.list = list;
        self.version += 1;
        self.writing = None;
        Some(current)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::{ExploreScene, Scene, SearchSetup, Shipped};

    fn setup() -> SearchSetup {
        Shipped::Example.lesson().expect("a lesson").setup
    }

    fn slide(expansion: u64, caption: &str) -> Slide {
        Slide {
            setup: setup(),
            scene: Scene::Explore(ExploreScene {
                expansion,
                ..ExploreScene::default()
            }),
            caption: caption.to_owned(),
        }
    }

    fn captions(slides: &Slides) -> Vec<&str> {
        let list = slides.list().iter();
        list.map(|slide| slide.caption.as_str()).collect()
    }

    fn three() -> Slides {
        Slides::of(vec![slide(1, "a"), slide(2, "b"), slide(3, "c")])
    }

    #[test]
    fn every_change_can_be_taken_back() {
        let mut slides = three();
        assert!(!slides.is_changed());
        assert!(slides.shift(0, 2, None));
        assert_eq!(captions(&slides), ["b", "c", "a"]);
        assert!(slides.duplicate(1, Some(1)));
        assert_eq!(captions(&slides), ["b", "c", "c", "a"]);
        slides.remove(0, Some(2));
        slides.write(0, "d".to_owned(), None);
        assert_eq!(captions(&slides), ["d", "c", "a"]);
        for (current, left) in [
            (None, vec!["c", "c", "a"]),
            (Some(2), vec!["b", "c", "c", "a"]),
            (Some(1), vec!["b", "c", "a"]),
            (None, vec!["a", "b", "c"]),
        ] {
            assert_eq!(slides.undo(), Some(current));
            assert_eq!(captions(&slides), left);
        }
        assert_eq!(slides.undo(), None);
        assert!(slides.is_changed(), "no file has this version");
    }

    #[test]
    fn letters_of_one_caption_are_one_step() {
        let mut slides = three();
        for text in ["b!", "b!!", "b!!!"] {
            slides.write(1, text.to_owned(), None);
        }
        slides.write(2, "x".to_owned(), None);
        slides.undo();
        assert_eq!(captions(&slides), ["a", "b!!!", "c"]);
        slides.undo();
        assert_eq!(captions(&slides), ["a", "b", "c"]);
    }

    #[test]
    fn slides_of_a_search_stand_in_its_order_and_a_moment_has_one_caption() {
        let mut slides = three();
        assert_eq!(slides.add(slide(0, "first"), Some(2)), Some(0));
        assert_eq!(slides.add(slide(9, "last"), Some(0)), Some(4));
        assert_eq!(slides.add(slide(2, "other"), None), Some(2));
        assert_eq!(captions(&slides), ["first", "a", "other", "c", "last"]);
    }

    #[test]
    fn what_does_not_exist_is_not_changed() {
        let mut slides = three();
        slides.remove(3, None);
        slides.write(3, "x".to_owned(), None);
        slides.replace(7, &slide(1, ""), None);
        assert!(!slides.duplicate(3, None));
        assert!(!slides.shift(0, 3, None));
        assert!(!slides.shift(1, 1, None));
        assert!(!slides.is_changed());
    }
}
