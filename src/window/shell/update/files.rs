//! Carries out the requests of views for files and dialogs.

use std::path::Path;
use std::sync::Arc;

use crate::window::shell::Model;
use slidescope_core::lesson::{EXTENSION, path_of};
use slidescope_core::run::Tone;
use slidescope_core::text::{Named, dialogs as text, package};
use slidescope_parts::files::{
    Answer, AnswersFormat, Dialogs, FileFormat as _, NamedFile, NoDialog, Platform, Question,
    TableFormat, Target,
};
use slidescope_parts::tiles::TileChoice;

impl Model {
    /// Uses the dialogs of `platform`, and asks it in the background whether it reduces motion.
    pub(crate) fn use_platform(&mut self, platform: Arc<dyn Platform>) {
        self.facts.page = platform.page();
        self.dialogs = Dialogs::of(platform, &self.facts.wake);
    }

    pub(crate) fn export_to(&mut self, folder: &Path) {
        for target in Target::ALL {
            if let Some(file) = self.named_file(target) {
                file.offer_folder(folder);
            }
        }
        self.exercises.saves_to = Some(folder.to_owned());
    }

    /// Returns the file that is saved for `target`, if it is one to save.
    fn named_file(&mut self, target: Target) -> Option<&mut dyn NamedFile> {
        Some(match target {
            Target::Picture => &mut self.exports.picture.file,
            Target::Animation => &mut self.exports.animation.file,
            Target::Trace => &mut self.exports.trace,
            Target::Worksheet => &mut self.exports.worksheet.file,
            Target::Package => &mut self.exports.package.file,
            Target::Comparison => &mut self.compare.export,
            Target::Experiment => &mut self.experiment.export,
            Target::Heuristic => &mut self.heuristics.file,
            Target::Handout => &mut self.lesson.handout_file,
            Target::Lesson => &mut self.lesson.file,
            Target::Answers => &mut self.exercises.work()?.file,
            Target::NewExercise => &mut self.exercises.form.as_mut()?.file,
            Target::Grades => &mut self.grading.as_mut()?.file,
            Target::Feedback => &mut self.grading.as_mut()?.feedback,
            _ => return None,
        })
    }

    pub(crate) fn choose_file(&mut self, target: Target) {
        if self.dialogs.is_asking() {
            return self.say_of(target, &text::ALREADY_OPEN);
        }
        let question = self.question(target);
        self.dialogs.ask(target, question, &self.facts.wake);
    }

    fn question(&mut self, target: Target) -> Question {
        let (format, extension, also): (_, _, &[_]) = match target {
            // A file of this kind may have any name.
            Target::OpenLesson
            | Target::AddSlides
            | Target::PlayLesson
            | Target::OpenExercise
            | Target::GradedExercise
            | Target::PackedExercise
            | Target::PackedSite => (text::LESSONS.text(), EXTENSION, &[]),
            Target::OpenAnswers | Target::GradedAnswers => {
                (AnswersFormat.name(), AnswersFormat.extension(), &[])
            }
            Target::OrderFile | Target::CheckedOrder => {
                (text::ORDERS.text(), "json", &["csv", "txt"])
            }
            Target::ClassList => (Named::name(TableFormat::Csv), "csv", &["txt", "tsv"]),
            _ => {
                let question = self.named_file(target.field()).map(|file| file.question());
                let mut question = question.unwrap_or_else(|| self.tiles.question());
                question.saves &= target != Target::OpenHeuristic;
                return question;
            }
        };
        let title = match target {
            Target::PackedSite => package::SITE,
            _ => text::OPEN,
        };
        Question {
            saves: false,
            picks_folder: matches!(target, Target::GradedAnswers | Target::PackedSite),
            title: title.to_string(),
            format: (format.to_owned(), extension.to_owned()),
            also,
            ..self.lesson.file.question()
        }
    }

    /// Receives the results of saving files, and the answers of dialogs. Never waits.
    pub(crate) fn poll_files(&mut self) {
        for target in Target::ALL {
            let Some(path) = self.named_file(target).and_then(NamedFile::poll) else {
                continue;
            };
            match target {
                Target::Lesson => {
                    self.keeping.lessons.note(path);
                    self.lesson.note_saved(&self.facts);
                    self.carry_out();
                }
                Target::Worksheet
                | Target::Answers
                | Target::NewExercise
                | Target::Grades
                | Target::Feedback
                | Target::Heuristic => {}
                _ => self.keeping.exports.note(path),
            }
        }
        if let Some((target, answer)) = self.dialogs.answer() {
            self.take_answer(target, answer);
        }
        if let Some(reduces) = self.dialogs.reduces_motion() {
            self.facts.reduces_motion = reduces;
        }
        if let Some(path) = self.dialogs.not_shown() {
            self.say(Tone::Quiet, text::no_file_manager(path.display()));
        }
    }

    fn take_answer(&mut self, target: Target, answer: Answer) {
        let path = match answer {
            Ok(Some(path)) => path,
            Ok(None) => {
                self.lesson.saves_by_key = false;
                return;
            }
            Err(NoDialog) => return self.do_without_dialog(target),
        };
        let Some(name) = path.to_str().map(str::to_owned) else {
            return self.say_of(target, &text::NOT_TEXT);
        };
        match target {
            Target::OpenLesson => self.lesson.read(path, false, &self.facts),
            Target::AddSlides => self.lesson.add_from(path, &self.facts),
            Target::SlidePicture => self.lesson.add_picture(path, &self.facts),
            Target::PlayLesson => self.course.open(path, &self.facts),
            Target::OpenExercise => self.exercises.read(path, None, &self.facts),
            Target::OpenAnswers => self.exercises.read_answers(path, &self.facts),
            Target::OrderFile => {
                if let Some(work) = self.exercises.work() {
                    work.name_file(&name);
                }
            }
            Target::GradedExercise => {
                if let Some(grading) = &mut self.grading {
                    grading.exercise = name;
                }
            }
            Target::GradedAnswers => {
                if let Some(grading) = &mut self.grading {
                    grading.name_answers(name);
                }
            }
            Target::ClassList => {
                if let Some(grading) = &mut self.grading {
                    grading.roster = name;
                }
            }
            Target::PackedExercise => self.exports.package.exercise = name,
            Target::PackedSite => self.exports.package.site = name,
            Target::CheckedOrder => {
                if let Some(checking) = &mut self.checking {
                    checking.name_file(&path);
                }
            }
            Target::OpenHeuristic => self.read_dropped(vec![path]),
            _ => match self.named_file(target) {
                Some(file) => file.take_chosen(name),
                None => self.tiles.show(TileChoice::Own(path), &self.facts.wake),
            },
        }
        if target == Target::Lesson && self.lesson.saves_by_key {
            let window = self.snapshot();
            self.lesson.save(&window, &self.facts);
        }
    }

    /// Without a dialog, the path is that in the field of the menu.
    fn do_without_dialog(&mut self, target: Target) {
        let (lesson, facts) = (&mut self.lesson, &self.facts);
        match target {
            Target::TilePicture => self.tiles.has_field = true,
            // A picture can also be dropped.
            Target::SlidePicture => lesson.add_picture(lesson.file.path().into(), facts),
            Target::AddSlides => lesson.add_from(path_of(lesson.file.path()), facts),
            _ => {
                let is_lesson = matches!(target, Target::Lesson | Target::OpenLesson);
                lesson.opens_menu |= is_lesson;
                lesson.saves_by_key &= !is_lesson;
                self.say_of(target, &text::NO_DIALOG);
            }
        }
    }

    /// Shows a message below the field of a file, or as a toast if there is no field.
    fn say_of(&mut self, target: Target, words: &str) {
        let tone = Tone::Waiting;
        match self.named_file(target.field()) {
            Some(file) => file.say(tone, words.to_owned()),
            None => self.say(tone, words),
        }
    }
}
