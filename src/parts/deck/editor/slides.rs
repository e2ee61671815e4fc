//! The list of slides, with undo.

use slidescope_core::lesson::{MAX_NOTES, MAX_SLIDES, MAX_TEXT, Picture, Scene, Slide};
use slidescope_core::undo::UndoStack;

const UNDO: usize = 100;

/// The slides of a lesson and their earlier versions.
#[derive(Clone, Debug, Default)]
pub struct Slides {
    list: Vec<Slide>,
    /// The slide that is shown, by index.
    pub current: Option<usize>,
    /// Whether the user put the slides away. If not, a presentation begins with the first slide.
    pub put_away: bool,
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
    pub fn of(list: Vec<Slide>) -> Self {
        Self {
            list,
            ..Self::default()
        }
    }

    /// Slides that are not in any file.
    pub fn unsaved(list: Vec<Slide>) -> Self {
        Self {
            list,
            version: 1,
            ..Self::default()
        }
    }

    pub fn list(&self) -> &[Slide] {
        &self.list
    }

    pub fn get(&self, index: usize) -> Option<&Slide> {
        self.list.get(index)
    }

    pub const fn len(&self) -> usize {
        self.list.len()
    }

    pub const fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub const fn has_room(&self) -> bool {
        self.list.len() < MAX_SLIDES
    }

    pub fn can_undo(&self) -> bool {
        self.past.can_go_back()
    }

    /// A number that increases with every change.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// Returns whether there are unsaved changes.
    pub const fn is_changed(&self) -> bool {
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

    /// Returns the current slide and its index.
    pub fn shown(&self) -> Option<(usize, &Slide)> {
        self.current.zip(self.slide())
    }

    /// Returns the current slide.
    pub fn slide(&self) -> Option<&Slide> {
        self.list.get(self.current?)
    }

    /// Returns the current slide if it is shown instead of a screen.
    pub fn alone(&self) -> Option<&Slide> {
        self.slide().filter(|slide| slide.scene.stands_alone())
    }

    /// Returns the index of the next or previous slide, or of the first if none is shown.
    pub fn next(&self, forward: bool) -> Option<usize> {
        match self.current {
            None => Some(0),
            Some(now) if forward => Some(now + 1),
            Some(now) => now.checked_sub(1),
        }
    }

    /// Adds a slide and shows it. It is added after the current one. If a slide shows the same, that one is shown instead.
    pub fn add(&mut self, slide: Slide) {
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
    pub fn add_all(&mut self, mut slides: Vec<Slide>) -> usize {
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
    pub fn remove(&mut self, index: usize) {
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
    pub fn edit(&mut self, index: usize, change: impl FnOnce(&mut Slide)) {
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
    pub fn replace(&mut self, index: usize, shown: &Slide) {
        self.writing = None;
        self.edit(index, |slide| {
            slide.setup = shown.setup;
            slide.scene = shown.scene.clone();
        });
        self.writing = None;
    }

    /// Adds a copy after the slide, if there is room, and shows the copy.
    pub fn duplicate(&mut self, index: usize) {
        let Some(copy) = self.get(index).cloned().filter(|_| self.has_room()) else {
            return;
        };
        self.change();
        self.list.insert(index + 1, copy);
        self.current = Some(index + 1);
    }

    pub fn shift(&mut self, from: usize, to: usize) {
        if from == to || from.max(to) >= self.list.len() {
            return;
        }
        self.change();
        let slide = self.list.remove(from);
        self.list.insert(to, slide);
        self.current = Some(to);
    }

    /// Undoes the last change, and shows the slide that was shown before it.
    pub fn undo(&mut self) {
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
