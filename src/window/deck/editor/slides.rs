//! The list of slides, with undo.

use slidescope_core::lesson::{MAX_NOTES, MAX_SLIDES, MAX_TEXT, Picture, Scene, Slide};
use slidescope_core::undo::UndoStack;

const UNDO: usize = 100;

/// The slides of a lesson and their earlier versions.
#[derive(Clone, Debug, Default)]
pub struct Slides {
    list: Vec<Slide>,
    /// The slide that is shown, by index.
    pub(crate) current: Option<usize>,
    /// Whether the user put the slides away. If not, a presentation begins with the first slide.
    pub(crate) put_away: bool,
    /// Earlier lists, each with the slide shown then.
    past: UndoStack<(Vec<Slide>, Option<usize>), UNDO>,
    /// The slide whose text was changed last; further changes of it belong to the same undo step.
    writing: Option<usize>,
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

    /// Slides that are not in any file.
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

    /// A number that increases with every change.
    pub(crate) const fn version(&self) -> u64 {
        self.version
    }

    /// Returns whether there are unsaved changes.
    pub(crate) const fn is_changed(&self) -> bool {
        self.version != self.saved
    }

    /// Records that version `version` is in the file.
    pub(crate) const fn note_saved(&mut self, version: u64) {
        self.saved = version;
    }

    fn change(&mut self) {
        self.past.note((self.list.clone(), self.current));
        self.version += 1;
        self.writing = None;
    }

    pub(crate) fn shown(&self) -> Option<(usize, &Slide)> {
        let index = self.current?;
        Some((index, self.list.get(index)?))
    }

    /// Returns the current slide if it is shown instead of a screen.
    pub(crate) fn alone(&self) -> Option<&Slide> {
        let (_, slide) = self.shown()?;
        slide.scene.stands_alone().then_some(slide)
    }

    /// Returns the index of the next or previous slide, or of the first if none is shown.
    pub(crate) fn next(&self, forward: bool) -> Option<usize> {
        match self.current {
            None => Some(0),
            Some(now) if forward => Some(now + 1),
            Some(now) => now.checked_sub(1),
        }
    }

    /// Adds a slide and shows it. It is added after the current one. If a slide shows the same, that one is shown instead.
    pub(crate) fn add(&mut self, slide: Slide) {
        let is_text = matches!(slide.scene, Scene::Text(_));
        let same = |other: &Slide| !is_text && other.shows_the_same(&slide);
        if let Some(index) = self.list.iter().position(same) {
            self.current = Some(index);
        } else if self.has_room() {
            let after = self.current.map_or(self.list.len(), |index| index + 1);
            let index = after.min(self.list.len());
            self.change();
            self.list.insert(index, slide);
            self.current = Some(index);
        }
    }

    /// Adds slides of another lesson after the current one, as many as fit, and shows the first. Returns the number added.
    pub(crate) fn add_all(&mut self, mut slides: Vec<Slide>) -> usize {
        slides.truncate(MAX_SLIDES - self.list.len());
        if slides.is_empty() {
            return 0;
        }
        let count = slides.len();
        let place = self.current.map_or(self.list.len(), |index| index + 1);
        let place = place.min(self.list.len());
        self.change();
        self.list.splice(place..place, slides);
        self.current = Some(place);
        count
    }

    /// Removes a slide. If it is the current one, the next is shown.
    pub(crate) fn remove(&mut self, index: usize) {
        if index >= self.list.len() {
            return;
        }
        self.change();
        self.list.remove(index);
        let last = self.list.len().checked_sub(1);
        let now = self.current.map(|now| now - usize::from(now > index));
        self.current = now.zip(last).map(|(now, last)| now.min(last));
    }

    /// Hides the texts of the slides.
    pub(crate) const fn put_away(&mut self) {
        self.current = None;
        self.put_away = true;
    }

    /// Changes the text of a slide. Successive changes of the same slide are one undo step.
    pub(crate) fn edit(&mut self, index: usize, change: impl FnOnce(&mut Slide)) {
        let Some(mut slide) = self.list.get(index).cloned() else {
            return;
        };
        change(&mut slide);
        limit(&mut slide.text, MAX_TEXT);
        limit(&mut slide.notes, MAX_NOTES);
        if self.list[index] == slide {
            return;
        }
        if self.writing == Some(index) {
            self.version += 1;
        } else {
            self.change();
            self.writing = Some(index);
        }
        self.list[index] = slide;
    }

    /// Sets the picture of the current text slide.
    pub(crate) fn set_picture(&mut self, picture: Option<Picture>) {
        if let Some((index, _)) = self.shown() {
            self.writing = None;
            self.edit(index, |slide| {
                if let Scene::Text(now) = &mut slide.scene {
                    *now = picture;
                }
            });
        }
    }

    /// Makes a slide show what `shown` shows; its text is kept.
    pub(crate) fn replace(&mut self, index: usize, shown: &Slide) {
        self.writing = None;
        self.edit(index, |slide| {
            slide.setup = shown.setup;
            slide.scene = shown.scene.clone();
        });
        self.writing = None;
    }

    /// Adds a copy after the slide, if there is room, and shows the copy.
    pub(crate) fn duplicate(&mut self, index: usize) {
        let Some(copy) = self.get(index).cloned().filter(|_| self.has_room()) else {
            return;
        };
        self.change();
        self.list.insert(index + 1, copy);
        self.current = Some(index + 1);
    }

    pub(crate) fn shift(&mut self, from: usize, to: usize) {
        if from == to || from.max(to) >= self.list.len() {
            return;
        }
        self.change();
        let slide = self.list.remove(from);
        self.list.insert(to, slide);
        self.current = Some(to);
    }

    /// Undoes the last change, and shows the slide that was shown before it.
    pub(crate) fn undo(&mut self) {
        let now = (self.list.clone(), self.current);
        if let Some((list, current)) = self.past.back(now) {
            self.list = list;
            self.current = current;
            self.version += 1;
            self.writing = None;
        }
    }
}

/// Truncates a text to the limit of a lesson's file. A field limits typed text, but not what a screen reader sets.
fn limit(text: &mut String, most: usize) {
    if let Some((end, _)) = text.char_indices().nth(most) {
        text.truncate(end);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use slidescope_core::lesson::{ExploreScene, SearchSetup, Shipped};

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
}
