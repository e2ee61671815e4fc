//! The Export menu: a picture of what is shown, the trace of the search, worksheets, and the link to what is shown.

use std::iter;

use egui::{DragValue, Id, ProgressBar, TextEdit, Ui, vec2};

use crate::export::link::Link;
use crate::export::recent::{self, Recent};
use crate::export::save_view;
use crate::export::{
    AnimationExport, Exports, PictureExport, PictureSubject, WorksheetExport, package,
};
use crate::widgets::{
    MOST_OF_PATH, heading, label, label_in, menu_button, menu_card, named, quiet, quiet_clicked,
    set_name, text_field, toggle, toggle_clicked,
};
use crate::{Effect, Facts, Screen, theme};
use slidescope_core::picture::{Animation, FigureText, Paper, Preset};
use slidescope_core::run::{Status, Tone};
use slidescope_core::text::dialogs::{RECENT_EXPORTS, show_recent};
use slidescope_core::text::export::{menu as words, warning_before_trace};
use slidescope_core::text::files::{ANIMATION, PICTURE, TRACE, WORKSHEET};
use slidescope_core::text::package as package_words;
use slidescope_core::text::page as link_words;
use slidescope_core::text::worksheet::menu as sheet_words;
use slidescope_core::text::{Message, Named, Summarized};
use slidescope_core::worksheet::{MOST_OFFERED, Teaches};

const WIDTH: f32 = 476.0;

/// Shows the button that opens the menu. `can_draw` tells whether there is something to draw. `recent` has the files that
/// were written recently.
pub fn menu(
    ui: &mut Ui,
    exports: &mut Exports,
    can_draw: bool,
    recent: &Recent,
    link: &Link,
    width: f32,
    facts: &Facts,
) {
    let button = menu_button(ui, &words::EXPORT, &words::EXPORT, vec2(width, 28.0));
    let button = button.on_hover_text(words::ABOUT.text());
    menu_card(&button, ui, WIDTH, |ui| {
        sections(ui, exports, can_draw, facts);
        theme::rule(ui, 6.0, 6.0);
        copy_link(ui, link, facts);
        if !recent.is_empty() {
            theme::rule(ui, 6.0, 6.0);
            heading(ui, &RECENT_EXPORTS);
            if let Some(path) = recent::list(ui, recent, true, |path| show_recent(path.display())) {
                facts.ask(Effect::ShowFolder(path));
            }
        }
    });
}

fn sections(ui: &mut Ui, exports: &mut Exports, can_draw: bool, facts: &Facts) {
    let explores = facts.screen == Screen::Explore;
    let (shows_worksheet, shows_package) = (
        exports.worksheet.is_shown && explores,
        exports.package.is_shown,
    );
    if shows_package {
        package::show(ui, &mut exports.package, facts);
    } else if shows_worksheet {
        worksheet_section(ui, &mut exports.worksheet, facts);
    } else {
        picture_section(ui, &mut exports.picture, can_draw, facts);
        if explores {
            theme::rule(ui, 6.0, 6.0);
            animation_section(ui, exports, can_draw, facts);
            theme::rule(ui, 6.0, 6.0);
            trace_section(ui, exports, facts);
        }
    }
    theme::rule(ui, 6.0, 6.0);
    if shows_package {
        exports.package.is_shown ^= quiet_clicked(ui, package_words::HIDE);
    } else if shows_worksheet {
        exports.worksheet.is_shown ^= quiet_clicked(ui, sheet_words::HIDE);
    } else {
        ui.horizontal_wrapped(|ui| {
            if explores {
                exports.worksheet.is_shown ^= quiet_clicked(ui, sheet_words::SHOW);
            }
            exports.package.is_shown ^= quiet_clicked(ui, package_words::SHOW);
        });
    }
}

fn picture_section(ui: &mut Ui, picture: &mut PictureExport, can_draw: bool, facts: &Facts) {
    heading(ui, &words::PICTURE);
    subject(ui, picture, facts.screen);
    size(ui, &mut picture.paper);
    theme(ui, &mut picture.light);
    text(ui, &mut picture.text);
    row(ui, &words::FORMAT, "", |ui| {
        save_view::formats(ui, &mut picture.file, words::picture_as);
    });
    if save_view::row(ui, &mut picture.file, PICTURE, can_draw, facts) {
        facts.ask(Effect::SavePicture(picture.paper(is_light(ui))));
    }
}

fn is_light(ui: &Ui) -> bool {
    !ui.visuals().dark_mode
}

/// Shows a row that begins with its `name`.
fn row(ui: &mut Ui, name: &str, about: &str, contents: impl FnOnce(&mut Ui)) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let response = label_in(ui, vec2(save_view::NAME, 24.0), name);
        if !about.is_empty() {
            response.on_hover_text(about);
        }
        contents(ui);
    });
}

/// Shows the choice of the picture's subject. A screen with one picture needs no choice.
fn subject(ui: &mut Ui, picture: &mut PictureExport, screen: Screen) {
    let subjects = PictureSubject::of(screen);
    if subjects.len() < 2 {
        return;
    }
    let now = picture.subject(screen);
    row(ui, &words::OF, &words::ABOUT_OF, |ui| {
        for subject in subjects {
            let name = words::picture_of(subject.name());
            if toggle(ui, subject == now, subject.name(), &name).clicked() {
                picture.choose(subject, screen);
            }
        }
    });
}

fn theme(ui: &mut Ui, chosen: &mut Option<bool>) {
    row(ui, &words::THEME, "", |ui| {
        for (light, words) in [
            (Some(true), words::LIGHT),
            (Some(false), words::DARK),
            (None, words::AS_HERE),
        ] {
            if toggle_clicked(ui, *chosen == light, words) {
                *chosen = light;
            }
        }
    });
}

/// Shows the choice of a size: a column, a page, a slide, or a size in pixels, in a row of its own.
fn size(ui: &mut Ui, paper: &mut Paper) {
    row(ui, &words::SIZE, &words::ABOUT_SIZE, |ui| {
        for preset in Preset::ALL {
            let name = words::picture_for(preset.name());
            let button = toggle(ui, paper.preset == preset, preset.name(), &name);
            if button.on_hover_text(preset.summary().text()).clicked() {
                paper.preset = preset;
            }
        }
    });
    if paper.preset != Preset::Own {
        return;
    }
    row(ui, "", "", |ui| {
        number(ui, pixels(&mut paper.width), &words::WIDTH);
        label(ui, &words::TIMES);
        number(ui, pixels(&mut paper.height), &words::HEIGHT);
        label(ui, &words::PIXELS);
        ui.add_space(8.0);
        label(ui, &words::ZOOM_LABEL).on_hover_text(words::ZOOM.text());
        for zoom in PictureExport::ZOOMS {
            let name = words::picture_zoom(zoom);
            let button = toggle(ui, paper.zoom == zoom, &format!("{zoom}×"), &name);
            if button.on_hover_text(words::ZOOM.text()).clicked() {
                paper.zoom = zoom;
            }
        }
    });
}

fn pixels(side: &mut u32) -> DragValue<'_> {
    DragValue::new(side).range(Paper::SIDE).speed(4.0)
}

fn text(ui: &mut Ui, text: &mut FigureText) {
    for (value, [name, hint, accessible]) in [
        (&mut text.title, words::TITLE),
        (&mut text.caption, words::CAPTION),
    ] {
        row(ui, &name, "", |ui| {
            let field = TextEdit::singleline(value).hint_text(hint.text());
            let field = ui.add(field.desired_width(WIDTH - save_view::NAME - 5.0));
            set_name(ui, &field, accessible);
        });
    }
}

fn animation_section(ui: &mut Ui, exports: &mut Exports, can_draw: bool, facts: &Facts) {
    heading(ui, &words::ANIMATION);
    label(ui, &words::ABOUT_ANIMATION);
    let AnimationExport { film, to, .. } = &mut exports.animation;
    let newest = facts.playback.expanded();
    row(ui, &words::SPEED, &words::ABOUT_SPEED, |ui| {
        let speed = DragValue::new(&mut film.speed).range(Animation::SPEED);
        number(ui, speed.speed(0.1), &words::ANIMATION_SPEED);
        label(ui, &words::A_SECOND);
        ui.add_space(8.0);
        label(ui, &words::AT_MOST);
        let seconds = DragValue::new(&mut film.seconds).range(Animation::SECONDS);
        number(ui, seconds.speed(0.2), &words::ANIMATION_SECONDS);
        label(ui, &words::SECONDS);
    });
    row(ui, &words::PART, &words::ABOUT_PART, |ui| {
        let mut end = to.map_or(newest, |to| to.min(newest));
        let from = DragValue::new(&mut film.from).range(0..=end);
        number(ui, from, &words::ANIMATION_FROM);
        label(ui, &words::UP_TO);
        let last = DragValue::new(&mut end).range(film.from..=newest.max(film.from));
        if number(ui, last, &words::ANIMATION_TO) {
            *to = (end < newest).then_some(end);
        }
        label(ui, &words::EXPANSIONS);
    });
    let frames = exports.animation.frames(newest);
    let file = &mut exports.animation.file;
    row(ui, &words::FORMAT, "", |ui| {
        save_view::formats(ui, file, words::animation_as);
        if newest > 0 {
            label(ui, &words::lasts(&frames));
        }
    });
    let picture = &exports.picture;
    let possible = can_draw && newest > 0 && picture.subject(facts.screen).moving().is_some();
    if save_view::row(ui, file, ANIMATION, possible, facts) {
        facts.ask(Effect::SaveAnimation(picture.paper(is_light(ui))));
    }
    if file.is_busy() {
        ui.horizontal(|ui| {
            let share = file.progress().unwrap_or(0.0);
            let bar = ProgressBar::new(share).desired_width(ui.available_width() - 84.0);
            let bar = ui.add(bar.text(words::drawn(share)));
            named(ui, &bar, &words::ANIMATION_PROGRESS);
            if quiet(ui, &words::CANCEL).clicked() {
                file.cancel();
            }
        });
    }
}

/// Shows a field for a number. Returns whether it was changed.
fn number(ui: &mut Ui, field: DragValue<'_>, name: &'static str) -> bool {
    let field = ui.add(field);
    set_name(ui, &field, name);
    field.on_hover_text(words::SIDE.text()).changed()
}

/// Shows a warning if the trace is large, and the button that saves it.
fn trace_section(ui: &mut Ui, exports: &mut Exports, facts: &Facts) {
    heading(ui, &words::TRACE);
    let expanded = facts.playback.expanded();
    if let Some(text) = warning_before_trace(expanded) {
        save_view::message(ui, &Status::new(Tone::Waiting, text));
    }
    if save_view::row(ui, &mut exports.trace, TRACE, expanded > 0, facts) {
        exports.write_trace(facts);
    }
}

/// The maximum number of steps with ties that can be chosen here; the terminal accepts more.
const MOST_TIES: u32 = 3;

fn worksheet_section(ui: &mut Ui, export: &mut WorksheetExport, facts: &Facts) {
    heading(ui, &sheet_words::WORKSHEET);
    row(ui, &sheet_words::SHEETS, &sheet_words::ABOUT_SHEETS, |ui| {
        let field = DragValue::new(&mut export.copies).range(1..=MOST_OFFERED);
        number(ui, field.speed(0.1), &sheet_words::COPIES);
        ui.add_space(8.0);
        for (filled, words) in [(false, sheet_words::EMPTY), (true, sheet_words::FILLED)] {
            if toggle_clicked(ui, export.filled == filled, words) {
                export.fill(filled);
            }
        }
    });
    row(ui, &sheet_words::BOARDS, &sheet_words::ABOUT_BOARDS, |ui| {
        let first = match export.ties {
            None => sheet_words::THIS_BOARD,
            Some(_) => sheet_words::ANY_BOARDS,
        };
        if toggle(ui, export.teaches.is_none(), &first, &first).clicked() {
            export.teaches = None;
        }
        for teaches in Teaches::ALL {
            let text = Message::of("worksheet-shown", teaches.id());
            let about = teaches.summary();
            if toggle_clicked(ui, export.teaches == Some(teaches), [text, about, about]) {
                export.teaches = Some(teaches);
            }
        }
    });
    row(ui, &sheet_words::TIES, &sheet_words::ABOUT_TIES, |ui| {
        for ties in iter::once(None).chain((0..=MOST_TIES).map(Some)) {
            let text = match ties {
                None => sheet_words::ANY_TIES.to_string(),
                Some(0) => sheet_words::NO_TIES.to_string(),
                Some(ties) => ties.to_string(),
            };
            let name = sheet_words::sheet_ties(&text);
            if toggle(ui, export.ties == ties, &text, &name).clicked() {
                export.ties = ties;
            }
        }
        ui.add_space(8.0);
        label(ui, &sheet_words::SEED).on_hover_text(sheet_words::ABOUT_SEED.text());
        let seed = DragValue::new(&mut export.seed);
        number(ui, seed, &sheet_words::SEED_VALUE);
    });
    row(ui, &words::FORMAT, "", |ui| {
        save_view::formats(ui, &mut export.file, sheet_words::worksheet_as);
    });
    let possible = facts.setup().problem.is_some();
    if save_view::row(ui, &mut export.file, WORKSHEET, possible, facts) {
        export.write(facts);
    }
}

/// Shows the buttons that copy `link`. The desktop program asks for the address of the page that opens it.
fn copy_link(ui: &mut Ui, link: &Link, facts: &Facts) {
    heading(ui, &link_words::LINK);
    if facts.page.is_none() {
        let [name, accessible, about] = link_words::PAGE;
        ui.horizontal(|ui| {
            label_in(ui, vec2(save_view::NAME - 4.0, 28.0), &name);
            let id = Id::unique("page of links");
            let mut address = facts.settings.page.clone();
            let width = ui.available_width();
            let field = text_field(ui, id, &mut address, MOST_OF_PATH, |edit| {
                edit.desired_width(width).hint_text("https://…")
            });
            let field = field.on_hover_text(about.text());
            set_name(ui, &field, accessible);
            if field.changed() {
                facts.set(|settings| settings.page = address);
            }
        });
    }
    let page = facts.page.as_deref().unwrap_or(&facts.settings.page);
    let page = page_of(page);
    ui.horizontal(|ui| {
        let possible = page.is_some();
        let button = |ui: &mut Ui, (name, about): (Message, Message)| {
            let button = ui.add_enabled_ui(possible, |ui| quiet(ui, &name)).inner;
            let button = button.on_disabled_hover_text(link_words::PAGE_FIRST.text());
            button.on_hover_text(about.text()).clicked()
        };
        let copies_link = button(ui, link_words::COPY_LINK);
        let copies_frame = button(ui, link_words::COPY_FRAME);
        let Some(page) = page else {
            label(ui, &link_words::PAGE_FIRST);
            return;
        };
        if copies_link {
            ui.copy_text(format!("{page}#{link}"));
        } else if copies_frame {
            ui.copy_text(link.frame(page));
        }
        if copies_link || copies_frame {
            facts.ask(Effect::Say(Tone::Quiet, link_words::COPIED.to_string()));
        }
    });
}

/// Returns the address of a page without its query and fragment, or `None` if it is not one.
fn page_of(address: &str) -> Option<&str> {
    let address = address.trim();
    let mut schemes = ["https://", "http://", "file://"].into_iter();
    let is_page = schemes.any(|it| address.starts_with(it) && address.len() > it.len());
    let page = address.split(['#', '?']).next().filter(|_| is_page);
    page.filter(|page| !page.contains(['"', '<', ' ']))
}
