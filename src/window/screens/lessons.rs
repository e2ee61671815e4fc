//! The Lessons screen: a card for each shipped lesson with its progress, exercises, and the teacher's own slides.

use egui::{Align2, Color32, Pos2, Rect, RichText, ScrollArea, Stroke, Ui, pos2, vec2};

use slidescope_core::lesson::{Progress, Shipped};
use slidescope_core::text::papers::tasks;
use slidescope_core::text::{
    check, course as text, exercises as exercise_text, grade, lesson as lesson_text,
};
use slidescope_core::words::count;
use slidescope_parts::deck::editor::LessonState;
use slidescope_parts::deck::exercise::Exercises;
use slidescope_parts::deck::player::Course;
use slidescope_parts::files::Target;
use slidescope_parts::theme::{self, Hue, Palette, size};
use slidescope_parts::widgets::{
    USUAL, at_right, ground, label, primary, progress_bar, quiet, quiet_clicked, set_name,
};
use slidescope_parts::{Effect, Facts};

const CARD: f32 = 330.0;
const PICTURE: f32 = 130.0;
const GAP: f32 = 10.0;
/// The least width of a card; in narrower windows the cards are in two rows.
const LEAST: f32 = 210.0;
/// The most questions offered for a review at once.
const MOST_REVIEWED: usize = 8;
/// The most exercises shown, the last opened first.
const SHOWN: usize = 3;

pub(crate) fn show(
    ui: &mut Ui,
    course: &Course,
    deck: &LessonState,
    exercises: &mut Exercises,
    facts: &Facts,
) {
    ground(ui, 24, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = GAP;
            head(ui, facts);
            ui.add_space(8.0);
            cards(ui, course, facts);
            ui.add_space(14.0);
            review(ui, course, facts);
            exercises_shelf(ui, exercises, facts);
            ui.add_space(14.0);
            ui.label(RichText::new(text::FOR_TEACHERS).font(theme::semibold(size::HEADING)));
            for_teachers(ui, exercises, facts);
            own_slides(ui, deck, facts);
        });
    });
}

fn head(ui: &mut Ui, facts: &Facts) {
    let words = |ui: &mut Ui| {
        ui.label(RichText::new(text::HEADING).font(theme::bold(21.0)));
        let words = RichText::new(text::intro(facts.keeps)).size(size::TEXT + 1.0);
        ui.label(words.color(Palette::of(ui).dim));
    };
    let open = |ui: &mut Ui| {
        if quiet_clicked(ui, text::OPEN) {
            facts.ask(Effect::ChooseFile(Target::PlayLesson));
        }
    };
    if ui.available_width() < theme::PHONE {
        words(ui);
        open(ui);
        return;
    }
    ui.horizontal(|ui| {
        ui.vertical(words);
        at_right(ui, open);
    });
}

fn cards(ui: &mut Ui, course: &Course, facts: &Facts) {
    let all = Shipped::COURSE;
    let width = ui.available_width();
    let fitting = ((width + GAP) / (LEAST + GAP)).floor() as usize;
    let columns = if fitting >= all.len() {
        all.len()
    } else {
        fitting.clamp(1, 2)
    };
    let side = ((width - GAP * (columns - 1) as f32) / columns as f32).floor();
    for (row, shipped) in all.chunks(columns).enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for (column, shipped) in shipped.iter().enumerate() {
                let number = row * columns + column + 1;
                card(ui, *shipped, number, side, course, facts);
            }
        });
    }
}

fn card(ui: &mut Ui, shipped: Shipped, number: usize, width: f32, course: &Course, facts: &Facts) {
    let palette = *Palette::of(ui);
    let Ok(lesson) = shipped.lesson() else {
        return;
    };
    theme::card(&palette).inner_margin(20).show(ui, |ui| {
        ui.set_min_size(vec2(width - 42.0, CARD - 42.0));
        ui.set_max_width(width - 42.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            let (place, _) =
                ui.allocate_exact_size(vec2(ui.available_width(), PICTURE), egui::Sense::hover());
            picture(ui, shipped, place, &palette);
            let title = lesson_text::shipped(shipped);
            let words = format!("{number}  {title}");
            ui.label(RichText::new(words).font(theme::semibold(size::HEADING + 1.0)));
            let about = RichText::new(lesson_text::open_shipped(shipped).1).size(size::TEXT + 0.5);
            ui.label(about.color(palette.dim));
            let rest = ui.available_height() - 56.0;
            ui.add_space(rest.max(0.0));
            let known = course.progress.get(shipped.id());
            let slides = lesson.slides.len();
            let share = known.map_or(0.0, |known| known.slide as f32 / slides as f32);
            let name = text::progress(title);
            progress_bar(ui, share.min(1.0), palette.accent, &name);
            ui.horizontal(|ui| {
                let is_done = known.is_some_and(|known| known.is_done(&lesson));
                label(ui, &standing(known, &lesson));
                at_right(ui, |ui| {
                    let (name, about) = match known {
                        _ if is_done => text::AGAIN,
                        Some(known) if known.slide > 0 => text::CONTINUE,
                        _ => text::START,
                    };
                    let place = vec2(86.0, 34.0);
                    let spoken = format!("{name} {title}");
                    let clicked = if is_done {
                        let button = quiet(ui, &name);
                        set_name(ui, &button, spoken);
                        button
                    } else {
                        primary(ui, true, &name, &spoken, place)
                    };
                    if clicked.on_hover_text(about.text()).clicked() {
                        facts.ask(Effect::OpenLesson(shipped));
                    }
                });
            });
        });
    });
}

fn standing(known: Option<&Progress>, lesson: &slidescope_core::lesson::Lesson) -> String {
    let slides = lesson.slides.len();
    match known {
        Some(known) if known.is_done(lesson) => {
            let score = known.score(lesson);
            if score.questions == 0 {
                text::SEEN.to_string()
            } else {
                text::done(score.at_first, score.questions)
            }
        }
        Some(known) if known.slide > 0 => text::at_slide(known.slide + 1, slides),
        _ => count::slides(slides),
    }
}

/// Shows the questions that were answered wrong a day or a week ago, if there are any.
fn review(ui: &mut Ui, course: &Course, facts: &Facts) {
    let due = course.due();
    if due.is_empty() {
        return;
    }
    let frame = theme::card(Palette::of(ui)).inner_margin(16);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(text::REVIEW).font(theme::semibold(size::TEXT)));
        ui.horizontal_wrapped(|ui| {
            for (shipped, slide) in due.into_iter().take(MOST_REVIEWED) {
                let words = text::review_slide(lesson_text::shipped(shipped), slide + 1);
                if quiet(ui, &words).clicked() {
                    facts.ask(Effect::Review(shipped, slide));
                }
            }
        });
    });
    ui.add_space(14.0);
}

/// Shows the heading, a row of buttons, and the exercises that were opened last.
fn exercises_shelf(ui: &mut Ui, exercises: &mut Exercises, facts: &Facts) {
    ui.label(RichText::new(exercise_text::HEADING).font(theme::semibold(size::HEADING)));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        if quiet_clicked(ui, exercise_text::OPEN) {
            facts.ask(Effect::ChooseFile(Target::OpenExercise));
        }
    });
    let mut clicked = None;
    for (index, kept) in exercises.kept.iter().take(SHOWN).enumerate() {
        let about = exercise_text::about_kept(&*tasks(kept.tasks), kept.student.as_str());
        titled_card(ui, f32::INFINITY, &kept.title, &about, |ui| {
            ui.spacing_mut().item_spacing.x = 14.0;
            label(ui, &exercise_text::done(kept.done, kept.tasks));
            let (name, about) = exercise_text::GO_ON;
            let spoken = exercise_text::go_on_with(kept.title.as_str());
            let button = primary(ui, true, &name, &spoken, USUAL);
            if button.on_hover_text(about.text()).clicked() {
                clicked = Some(index);
            }
        });
    }
    if let Some(index) = clicked {
        exercises.go_on(index, facts);
    }
}

/// Shows the buttons that make, grade and check what students do.
fn for_teachers(ui: &mut Ui, exercises: &mut Exercises, facts: &Facts) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        if quiet_clicked(ui, exercise_text::NEW) {
            exercises.set(facts);
        }
        if quiet_clicked(ui, grade::OPEN) {
            facts.ask(Effect::Grade);
        }
        if quiet_clicked(ui, check::OPEN) {
            facts.ask(Effect::CheckOrder);
        }
    });
}

/// Shows the title of the teacher's own slides, with a button to play them as a student sees them.
fn own_slides(ui: &mut Ui, deck: &LessonState, facts: &Facts) {
    let about = if deck.slides.is_empty() {
        text::NO_SLIDES.to_string()
    } else {
        text::own_slides(deck.title_or_unnamed(), deck.slides.len())
    };
    titled_card(ui, 560.0, &text::YOUR_SLIDES, &about, |ui| {
        if !deck.slides.is_empty() && quiet_clicked(ui, text::PLAY) {
            facts.ask(Effect::PlaySlides);
        }
    });
}

/// A card no wider than `most`: a title with a line below it, and `right` at the right end, below on a phone.
fn titled_card(ui: &mut Ui, most: f32, title: &str, about: &str, right: impl FnOnce(&mut Ui)) {
    let frame = theme::card(Palette::of(ui)).inner_margin(16);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width().min(most));
        let words = |ui: &mut Ui| {
            ui.label(RichText::new(title).font(theme::semibold(size::TEXT)));
            label(ui, about);
        };
        if ui.available_width() < theme::PHONE {
            words(ui);
            ui.horizontal(|ui| at_right(ui, right));
            return;
        }
        ui.horizontal(|ui| {
            ui.vertical(words);
            at_right(ui, right);
        });
    });
}

/// Draws the topic of a lesson in a few shapes.
fn picture(ui: &Ui, shipped: Shipped, place: Rect, palette: &Palette) {
    let painter = ui.painter_at(place);
    let middle = place.center();
    let faded = |share: f32| palette.card.lerp_to_gamma(palette.accent, share);
    // The widest picture takes 240 points.
    let fit = (place.width() / 240.0).min(1.0);
    let dot = |at: Pos2, color: Color32| painter.circle_filled(at, 5.5 * fit, color);
    match shipped {
        // Layers, of which the last are waiting.
        Shipped::Everywhere => {
            let rows = [(1, 1.0), (3, 1.0), (6, 1.0), (9, 0.35), (12, 0.18)];
            for (row, (count, share)) in rows.into_iter().enumerate() {
                for column in 0..count {
                    let x = (column as f32 - (count - 1) as f32 / 2.0) * 18.0 * fit;
                    let y = row as f32 * 21.0 - 42.0;
                    let _ = dot(middle + vec2(x, y), faded(share));
                }
            }
        }
        // g + h = f.
        Shipped::AStar => {
            let write = |at: Pos2, words: &str, color: Color32| {
                let font = theme::semibold(size::HEADING * fit);
                painter.text(at, Align2::CENTER_CENTER, words, font, color);
            };
            let top = pos2(middle.x, place.top() + 34.0);
            write(top, "0 + 6 = 6", palette.text);
            for (x, words, color) in [
                (-62.0, "1 + 7 = 8", palette.dim),
                (62.0, "1 + 5 = 6", palette.accent),
            ] {
                let at = pos2(middle.x + x * fit, place.bottom() - 30.0);
                let (below, line) = (vec2(0.0, 14.0), Stroke::new(1.5, palette.line));
                painter.line_segment([top + below, at - below], line);
                write(at, words, color);
            }
        }
        // Two searches that meet.
        Shipped::TwoEnds => {
            for (x, color) in [(-64.0, palette.hue(Hue::Sky)), (64.0, palette.backward)] {
                for (radius, share) in [(54.0, 0.1), (40.0, 0.2), (26.0, 0.35), (8.0, 1.0)] {
                    let fill = palette.card.lerp_to_gamma(color, share);
                    let at = middle + vec2(x * fit, 0.0);
                    painter.circle(at, radius * fit, fill, Stroke::new(1.0, color));
                }
            }
            let _ = dot(middle, palette.gold);
        }
        // Many tiles.
        Shipped::TwentyFour | Shipped::Example => {
            for cell in 0..24 {
                let (row, column) = ((cell / 5) as f32, (cell % 5) as f32);
                let at = middle + vec2(column - 2.5, row - 2.5) * 20.0;
                let tile = Rect::from_min_size(at, vec2(18.0, 18.0));
                painter.rect_filled(tile, 3.0, palette.tile);
            }
        }
    }
}
