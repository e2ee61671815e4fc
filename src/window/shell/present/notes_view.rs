//! What only the presenter reads: the notes of the slide, its answer, the next slide, and the elapsed time.
//!
//! It is a separate window if there is a second screen, otherwise a panel beside the slide.

use egui::{
    CentralPanel, Frame, Margin, Panel, Pos2, RichText, ScrollArea, Sense, Ui, ViewportBuilder,
    ViewportId, pos2, vec2,
};

use crate::window::shell::present::grounds;
use crate::window::shell::{Model, keys};
use slidescope_core::lesson::Slide;
use slidescope_core::text::lesson::{on_slide, scene};
use slidescope_core::text::{course, present as text};
use slidescope_parts::Effect;
use slidescope_parts::theme::{self, Palette};
use slidescope_parts::widgets::{named, paint_thumbnail};

/// The share of the screen's width that the notes take beside the slide.
const SHARE: f32 = 0.25;
/// The initial size of the separate window, and its distance from the other screen's corner, in points of a presentation.
const WINDOW: [f32; 2] = [430.0, 300.0];
const CORNER: f32 = 20.0;
/// The sizes of headings, of the slide's text, of the notes, and of the clock, and the side of the board.
const SMALL: f32 = 13.0;
const SAID: f32 = 15.0;
const NOTES: f32 = 19.0;
const CLOCK: f32 = 26.0;
const BOARD: f32 = 44.0;

#[derive(Default)]
pub(crate) struct NotesView {
    /// When the presentation began, in seconds since the program started.
    since: f64,
    /// Whether it is a separate window, once that is known.
    apart: Option<bool>,
    corner: Option<Pos2>,
}

impl NotesView {
    pub(crate) fn since(time: f64) -> Self {
        Self {
            since: time,
            ..Self::default()
        }
    }

    /// A page cannot detect other screens.
    #[cfg(target_arch = "wasm32")]
    pub(crate) const fn look_for_screen(&mut self, _: &eframe::Frame) {
        self.apart = Some(false);
    }

    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn look_for_screen(&mut self, frame: &eframe::Frame) {
        if self.apart.is_some() {
            return;
        }
        self.corner = frame.winit_window().and_then(|window| {
            let own = window.current_monitor();
            let mut screens = window.available_monitors();
            let other = screens.find(|screen| Some(screen) != own.as_ref())?;
            let (at, scale) = (other.position(), other.scale_factor());
            let points = |pixels: i32| (f64::from(pixels) / scale) as f32;
            Some(pos2(points(at.x), points(at.y)))
        });
        self.apart = Some(self.corner.is_some());
    }
}

/// Shows the notes, also while the screen is blank.
pub(crate) fn show(ui: &mut Ui, view: &mut NotesView, model: &mut Model) {
    if !model.present.notes {
        return;
    }
    let slide = model.course.slides_or(&model.lesson.slides).slide();
    if let Some(slide) = slide.filter(|slide| slide.question.is_some()) {
        model.told.seek(slide, &model.facts);
    }
    let ctx = ui.ctx().clone();
    let seconds = (ctx.input(|input| input.time) - view.since).max(0.0);
    let until = std::time::Duration::from_secs_f64(1.0 - seconds.fract());
    ctx.request_repaint_after(until);
    // Both windows have the zoom of the presentation, but these texts are read from close up.
    let scale = model.facts.settings.zoom / ctx.zoom_factor();
    let seconds = seconds as u64;
    if view.apart == Some(true) && !ctx.embed_viewports() {
        let mut builder = ViewportBuilder::default()
            .with_title(text::NOTES.0)
            .with_inner_size(WINDOW);
        if let Some(corner) = view.corner {
            builder = builder.with_position(corner / ctx.zoom_factor() + vec2(CORNER, CORNER));
        }
        let id = ViewportId::from_hash_of("notes");
        // Windows with different bounds would each discard the glyphs of the other.
        let side = ctx.input(|input| input.max_texture_side);
        ctx.show_viewport_immediate(id, builder, |ui, _| {
            ui.input_mut(|input| input.max_texture_side = side);
            keys::presented(ui.ctx(), model);
            let frame = Frame::new().fill(grounds(ui)[0]).inner_margin(12);
            CentralPanel::default()
                .frame(frame)
                .show(ui, |ui| contents(ui, view, model, scale, seconds));
            if ui.input(|input| input.viewport().close_requested()) {
                model.present.notes = false;
            }
        });
    } else {
        let frame = Frame::new()
            .fill(grounds(ui)[1])
            .inner_margin(Margin::symmetric(12, 8));
        Panel::right("notes")
            .exact_size(ui.available_width() * SHARE)
            .frame(frame)
            .show(ui, |ui| contents(ui, view, model, scale, seconds));
    }
}

/// Shows the contents, which are the same in both places. `scale` is the number of points of the presentation per point of an
/// ordinary window, `seconds` the elapsed time.
fn contents(ui: &mut Ui, view: &mut NotesView, model: &mut Model, scale: f32, seconds: u64) {
    let slides = model.course.slides_or(&model.lesson.slides);
    let (told, present, facts) = (&model.told, &mut model.present, &model.facts);
    ui.spacing_mut().item_spacing = vec2(8.0, 6.0) * scale;
    let Some((index, slide)) = slides.shown() else {
        heading(ui, text::NO_SLIDE.text(), scale);
        return;
    };
    let apart = view.apart == Some(true);
    ui.horizontal_wrapped(|ui| {
        let of = on_slide::slide_of(index + 1, slides.len());
        heading(ui, &of, scale);
        let clock = format!("{}:{:02}", seconds / 60, seconds % 60);
        let words = RichText::new(&clock).font(theme::semibold(CLOCK * scale));
        let response = ui.label(words.color(Palette::of(ui).text));
        named(ui, &response, &text::elapsed(clock));
    });
    ui.horizontal_wrapped(|ui| {
        for (name, turn) in [
            (on_slide::PREVIOUS.0, Effect::PreviousSlide),
            (on_slide::NEXT.0, Effect::NextSlide),
        ] {
            if button(ui, name.text(), scale) {
                facts.ask(turn);
            }
        }
        let other = if apart {
            text::NOTES_BESIDE
        } else {
            text::NOTES_APART
        };
        if !ui.ctx().embed_viewports() && button(ui, other.text(), scale) {
            view.apart = Some(!apart);
        }
        if button(ui, text::NOTES_CLOSE.text(), scale) {
            present.notes = false;
        }
    });
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let (dim, color) = (Palette::of(ui).dim, Palette::of(ui).text);
        paragraph(ui, &slide.text, SAID * scale, dim);
        if let Some(question) = &slide.question {
            paragraph(ui, &question.ask, SAID * scale, dim);
            // Beside the slide, the audience would read it.
            if let Some(answer) = told.found(slide).filter(|_| apart) {
                let words = text::the_answer(course::answer(answer));
                paragraph(ui, &words, SAID * scale, Palette::of(ui).good);
            }
        }
        if slide.notes.is_empty() {
            paragraph(ui, text::NO_NOTES.text(), SAID * scale, dim);
        } else {
            paragraph(ui, &slide.notes, NOTES * scale, color);
        }
        ui.separator();
        match slides.get(index + 1) {
            Some(next) => coming(ui, next, scale),
            None => heading(ui, text::LAST.text(), scale),
        }
    });
}

fn coming(ui: &mut Ui, slide: &Slide, scale: f32) {
    heading(ui, text::NEXT.text(), scale);
    let color = Palette::of(ui).dim;
    ui.horizontal_top(|ui| {
        let side = BOARD * scale;
        let (place, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        paint_thumbnail(ui, place, &slide.setup.problem.start());
        ui.vertical(|ui| {
            paragraph(ui, &scene(slide), SMALL * scale, color);
            paragraph(ui, &slide.text, SAID * scale, color);
            if let Some(question) = &slide.question {
                paragraph(ui, &question.ask, SAID * scale, color);
            }
        });
    });
}

fn heading(ui: &mut Ui, words: &str, scale: f32) {
    let words = RichText::new(words).font(theme::semibold(SMALL * scale));
    ui.label(words.color(Palette::of(ui).dim));
}

fn paragraph(ui: &mut Ui, words: &str, size: f32, color: egui::Color32) {
    if !words.is_empty() {
        ui.label(RichText::new(words).size(size).color(color));
    }
}

fn button(ui: &mut Ui, name: &str, scale: f32) -> bool {
    let words = RichText::new(name).font(theme::medium(SMALL * scale));
    ui.add(egui::Button::new(words)).clicked()
}
