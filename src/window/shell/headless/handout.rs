//! A lesson on paper: two or six slides per page with their texts and questions, room to write, and the answers separately.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use egui::epaint::ClippedShape;
use egui::{Color32, FontId, Galley, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

use crate::window::screens::explore::board_view;
use crate::window::shell::Model;
use crate::window::shell::drawing::Cameras;
use slidescope_core::lesson::{Answer, Choice, Lesson, Scene, Slide, Tab, Task, solution};
use slidescope_core::picture::SearchPicture;
use slidescope_core::services::Measured;
use slidescope_core::tasks;
use slidescope_core::text::course;
use slidescope_core::text::lesson::{handout as text, scene};
use slidescope_parts::boards::survey;
use slidescope_parts::deck::editor::{Handout, Slides, text_view};
use slidescope_parts::export::PictureSubject;
use slidescope_parts::export::stage::Stage;
use slidescope_parts::export::worksheet::pages::{SHEET, drawing};
use slidescope_parts::export::worksheet::pen::{FAINT, INK, PALE, Pen, frame, paper};
use slidescope_parts::theme::{regular, semibold};
use slidescope_parts::tiles::TileLook;
use slidescope_parts::{Effect, Screen};

/// How long to wait for a slide's moment. A picture that is not ready by then is replaced with the start board.
const PATIENCE: Duration = Duration::from_secs(60);
const GAP: f32 = 26.0;
/// The least share of a slide's area that its picture takes.
const PICTURE: f32 = 0.45;
const LINE: f32 = 24.0;

/// Draws the slides of `lesson` with these tiles, limiting searches to `memory` bytes, and writes them as a PDF of A4 pages.
/// `go_on` is called with the share done.
///
/// # Errors
///
/// Fails as interrupted if `go_on` returns `false`, and if the file cannot be written or the fonts lack a character.
pub async fn write(
    lesson: &Lesson,
    handout: Handout,
    (tiles, memory): (&TileLook, u64),
    out: &mut dyn io::Write,
    mut go_on: impl FnMut(f32) -> bool,
) -> io::Result<()> {
    let mut stage = Stage::new(true, true);
    let mut model = Model::new(1, memory, Arc::new(|| {}));
    model.tiles.look = tiles.clone();
    model.lesson.view = lesson.view;
    model.lesson.slides = Slides::of(lesson.slides.clone());
    model.show_lesson(lesson);
    let count = lesson.slides.len();
    let mut shapes: Vec<ClippedShape> = Vec::new();
    for (index, slide) in lesson.slides.iter().enumerate() {
        let mut more = || go_on(index as f32 / count as f32);
        let subject = arrive(&mut model, index, slide, &mut more).await?;
        let cell = Cell {
            number: index + 1,
            slide,
            handout,
        };
        let (page, place) = (index / handout.on_a_page, place(index, handout));
        let mut cameras = Cameras::default();
        stage.show_tiles(&model.tiles.look, model.facts.tile_goal());
        let drawn = stage.draw(&SHEET, |ui| {
            cell.draw(ui, place, |ui| {
                picture(ui, &model, slide, subject, &mut cameras);
            });
        });
        let down = frame(page).min.to_vec2();
        shapes.extend(drawn.into_iter().map(|mut drawn| {
            drawn.shape.translate(down);
            drawn.clip_rect = drawn.clip_rect.translate(down);
            drawn
        }));
    }
    let mut pages = count.div_ceil(handout.on_a_page);
    if handout.answers {
        let given: Vec<Option<Answer>> = lesson
            .slides
            .iter()
            .map(|slide| solution(slide, &model.facts.databases))
            .collect();
        let first = pages;
        shapes.extend(stage.draw(&SHEET, |ui| {
            let mut pen = Pen::new(ui.painter().clone());
            pen.number = first;
            answers(&mut pen, &lesson.slides, &given);
            pages = pen.number;
        }));
    }
    drawing(stage, shapes, pages, text::TITLE.to_string()).write(out)
}

/// Goes to a slide and waits for its moment. Returns the subject of its picture, if it has one that can be drawn.
async fn arrive(
    model: &mut Model,
    index: usize,
    slide: &Slide,
    go_on: &mut impl FnMut() -> bool,
) -> io::Result<Option<PictureSubject>> {
    model.update(Effect::Slide(index));
    let until = tasks::now() + PATIENCE;
    loop {
        model.poll();
        let subject = subject(model, slide);
        if has_arrived(model, slide, subject) {
            return Ok(subject);
        }
        if tasks::now() > until {
            return Ok(subject.filter(|&subject| model.has_picture(subject)));
        }
        if !go_on() {
            return Err(io::ErrorKind::Interrupted.into());
        }
        tasks::rest(Duration::from_millis(10)).await;
    }
}

pub fn has_arrived(model: &Model, slide: &Slide, subject: Option<PictureSubject>) -> bool {
    let compared = model.facts.screen == Screen::Compare && model.compare.is_searching();
    let counted = match slide.scene {
        Scene::Experiment(_) => !model.experiment.is_under_way(),
        Scene::Survey(_) => {
            let board = model.survey.surveyed(&model.facts);
            board.is_none_or(|board| model.facts.surveys.get(&board).is_some())
        }
        _ => true,
    };
    // The space is needed for the cells of maps, and for the grey bars behind depths.
    let space = match subject {
        Some(PictureSubject::Columns) => Some(model.compare.space(&model.facts)),
        Some(PictureSubject::Search(SearchPicture::Map | SearchPicture::Depths)) => {
            Some(model.facts.space())
        }
        _ => None,
    };
    let measures = matches!(space, Some(Measured::Pending));
    let arrived = model.lesson.awaited.is_none() && !compared && counted && !measures;
    arrived && subject.is_none_or(|subject| model.has_picture(subject))
}

/// Returns the subject of the slide's picture, or `None` if it is only a board or has no picture.
pub fn subject(model: &Model, slide: &Slide) -> Option<PictureSubject> {
    match &slide.scene {
        Scene::Text(_) | Scene::Survey(_) => None,
        Scene::Experiment(_) => Some(PictureSubject::Lengths),
        Scene::Compare(_) => Some(PictureSubject::Columns),
        Scene::Heuristics(_) => Some(PictureSubject::Estimates),
        Scene::Explore(_) => Some(PictureSubject::Search(match model.explore.tab {
            Tab::Board => return None,
            Tab::Tree | Tab::Frontier => SearchPicture::Tree,
            Tab::StateSpace if matches!(model.facts.space(), Measured::TooLarge) => return None,
            Tab::StateSpace => SearchPicture::Map,
            Tab::Depths => SearchPicture::Depths,
            Tab::Expansion => SearchPicture::Expansion,
            Tab::Solution => SearchPicture::Solution,
        })),
    }
}

fn picture(
    ui: &mut Ui,
    model: &Model,
    slide: &Slide,
    subject: Option<PictureSubject>,
    cameras: &mut Cameras,
) {
    match (subject, &slide.scene) {
        (Some(subject), _) => model.draw(ui, subject, cameras),
        (None, Scene::Text(picture)) => text_view::alone(ui, "", picture.as_ref()),
        (None, Scene::Survey(_)) => survey::presented(ui, &model.survey, &model.facts),
        (None, _) => board_view::show(ui, false, &model.facts),
    }
}

/// Returns the rectangle of a slide on its page: two slides one below the other, or three rows of two.
fn place(index: usize, handout: Handout) -> Rect {
    let columns = if handout.on_a_page > 2 { 2 } else { 1 };
    let rows = handout.on_a_page / columns;
    let [width, height] = paper();
    let inside = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height)).shrink(48.0);
    let at = index % handout.on_a_page;
    let (row, column) = (at / columns, at % columns);
    let gaps = |parts: usize| GAP * (parts - 1) as f32;
    let size = vec2(
        (inside.width() - gaps(columns)) / columns as f32,
        (inside.height() - gaps(rows)) / rows as f32,
    );
    let step = size + vec2(GAP, GAP);
    let corner = inside.min + vec2(column as f32 * step.x, row as f32 * step.y);
    Rect::from_min_size(corner, size)
}

struct Cell<'a> {
    number: usize,
    slide: &'a Slide,
    handout: Handout,
}

impl Cell<'_> {
    fn draw(&self, ui: &mut Ui, place: Rect, picture: impl FnOnce(&mut Ui)) {
        let head = self.head(ui, place);
        let is_text = self.slide.scene == Scene::Text(None);
        let most = if is_text { 1.0 } else { 1.0 - PICTURE } * (place.height() - head);
        let (paragraphs, height) = self.words(ui, place.width(), most);
        let lines = self.lines();
        let rest = place.with_min_y(place.top() + head);
        let below = height + lines * LINE + 8.0;
        let top = if is_text {
            rest.top()
        } else {
            let room = rest.with_max_y((rest.bottom() - below).max(rest.top() + 40.0));
            ui.painter()
                .rect_stroke(room, 4.0, Stroke::new(0.8, PALE), StrokeKind::Inside);
            let mut child = ui.new_child(UiBuilder::new().max_rect(room.shrink(6.0)));
            child.shrink_clip_rect(room);
            picture(&mut child);
            room.bottom() + 8.0
        };
        let painter = ui.painter().with_clip_rect(place.expand(2.0));
        let mut y = top;
        for galley in paragraphs {
            let down = galley.size().y;
            painter.galley(pos2(place.left(), y), galley, INK);
            y += down + 4.0;
        }
        for line in 1..=lines as usize {
            let y = y + line as f32 * LINE - 4.0;
            painter.hline(place.x_range(), y, Stroke::new(0.6, PALE));
        }
    }

    /// Draws the slide's number and what it shows. Returns the height.
    fn head(&self, ui: &Ui, place: Rect) -> f32 {
        let painter = ui.painter();
        let layout = |words: String, font: FontId, color| {
            painter.layout(words, font, color, place.width() - 28.0)
        };
        let number = layout(self.number.to_string(), semibold(14.0), INK);
        let about = layout(scene(self.slide), regular(10.5), FAINT);
        let height = number.size().y.max(about.size().y);
        let middle = |galley: &Galley| place.top() + (height - galley.size().y) / 2.0;
        let (first, second) = (middle(&number), middle(&about));
        painter.galley(pos2(place.left(), first), number, INK);
        painter.galley(pos2(place.left() + 26.0, second), about, FAINT);
        height + 6.0
    }

    /// Lays out the slide's text and question, in type small enough to fit `most` points. Returns its height too.
    fn words(&self, ui: &Ui, width: f32, most: f32) -> (Vec<Arc<Galley>>, f32) {
        let slide = self.slide;
        let mut paragraphs = vec![(slide.text.clone(), regular as fn(f32) -> FontId, INK)];
        if let Some(question) = &slide.question {
            paragraphs.push((question.ask.clone(), semibold, INK));
            if let Task::Choose { options, .. } = &question.task {
                let option = |(index, option): (usize, &Choice)| {
                    let words = format!("    {}.  {}", index + 1, option.text);
                    (words, regular as fn(f32) -> FontId, INK)
                };
                paragraphs.extend(options.iter().enumerate().map(option));
            }
        }
        if self.handout.notes {
            paragraphs.push((slide.notes.clone(), regular, FAINT));
        }
        paragraphs.retain(|(words, ..)| !words.is_empty());
        let mut size = match self.handout.on_a_page {
            0..=2 => 13.0,
            _ => 11.0,
        };
        loop {
            let layout = |(words, font, color): &(String, fn(f32) -> FontId, Color32)| {
                ui.painter()
                    .layout(words.clone(), font(size), *color, width)
            };
            let galleys: Vec<Arc<Galley>> = paragraphs.iter().map(layout).collect();
            let height = galleys
                .iter()
                .map(|galley| galley.size().y + 4.0)
                .sum::<f32>();
            let all = height + self.lines() * LINE;
            if all <= most || size <= 7.0 {
                return (galleys, height);
            }
            size -= 0.5;
        }
    }

    fn lines(&self) -> f32 {
        match self.slide.task() {
            None | Some(Task::Choose { .. }) => 0.0,
            Some(Task::Number { .. } | Task::Solve | Task::Play(_)) => 1.0,
            Some(Task::Predict(_) | Task::Mark { .. }) => 2.0,
            Some(Task::Heuristic(_)) => 3.0,
        }
    }
}

/// Draws the questions with their answers, on separate pages.
fn answers(pen: &mut Pen, slides: &[Slide], given: &[Option<Answer>]) {
    pen.next_page();
    let width = pen.right - pen.left;
    let title = pen.galley(&text::ANSWERS, semibold(20.0), INK, width);
    pen.line(title, 14.0);
    for (index, (slide, given)) in slides.iter().zip(given).enumerate() {
        let Some(question) = &slide.question else {
            continue;
        };
        let answer = course::answer_to(question, given.as_ref());
        let ask = format!("{}.  {}", index + 1, question.ask);
        let ask = pen.galley(&ask, regular(12.0), INK, width);
        let answer = pen.galley(&answer, semibold(12.0), INK, width - 22.0);
        if pen.y + ask.size().y + answer.size().y > pen.bottom {
            pen.next_page();
        }
        pen.line(ask, 2.0);
        pen.left += 22.0;
        pen.line(answer, 10.0);
        pen.left -= 22.0;
    }
}
