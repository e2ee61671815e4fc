//! The help window: search, the terms with their pictures, and the keys.

use egui::{Align, Id, Layout, Order, Rect, RichText, ScrollArea, Sense, Ui, Window, pos2, vec2};

use crate::help::sketch::ROOM;
use crate::help::{Help, Page, pictures};
use crate::theme::{self, Palette, size};
use crate::widgets::{
    MOST_OF_LINE, body, choice, close_clicked, heading, label, quiet, quiet_clicked, set_name,
    text_field,
};
use crate::{Effect, Facts, Screen};
use slidescope_core::boards::Edit;
use slidescope_core::lesson::Shipped;
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::study::parse_strategy;
use slidescope_core::text::Message;
use slidescope_core::text::glossary::{Group, Term};
use slidescope_core::text::kept::{RESET, RESET_STAY, RESET_SURE};
use slidescope_core::text::lesson::open_shipped;

use slidescope_core::text::programs::{Program, program_rows};
use slidescope_core::text::window::help as text;

/// The maximum size of the window, in points.
const SIDES: [f32; 2] = [616.0, 640.0];
const KEYS: f32 = 168.0;

/// Guesses about every board of the 8-puzzle, with the strategy and the board that show the truth.
const SURPRISES: [((Message, Message), &str, &str); 4] = [
    (text::SURPRISE_QUARTER, "astar:manhattan", "607485123"),
    (text::SURPRISE_HARDEST, "astar:manhattan", "563802741"),
    (
        text::SURPRISE_CONFLICT,
        "astar:linear-conflict",
        "760584312",
    ),
    (text::SURPRISE_GREEDY, "greedy:manhattan", "584670321"),
];

pub fn button(ui: &mut Ui, open: bool, facts: &Facts) {
    let text = RichText::new("?").font(theme::semibold(size::TEXT + 1.0));
    let button = egui::Button::new(text)
        .frame_when_inactive(false)
        .selected(open)
        .min_size(vec2(28.0, 26.0));
    let response = ui.add(button).on_hover_text(text::ABOUT.text());
    set_name(ui, &response, text::NAME);
    if response.clicked() {
        facts.ask(Effect::ToggleHelp);
    }
}

/// Shows the window while it is open. It can be moved, and does not block anything behind it.
pub fn show(ui: &Ui, help: &mut Help, facts: &Facts) {
    if !help.open {
        return;
    }
    let ctx = ui.ctx();
    let screen = ctx.content_rect();
    let frame = theme::card(Palette::of(ui)).shadow(ui.visuals().window_shadow);
    let around = frame.total_margin().sum();
    let room = vec2(
        SIDES[0].min(screen.width() - 24.0 - around.x),
        SIDES[1].min(screen.height() - 64.0 - around.y),
    );
    Window::new(text::NAME.text())
        .id(Id::unique("help"))
        .title_bar(false)
        .resizable(false)
        .order(Order::Foreground)
        .pivot(egui::Align2::RIGHT_TOP)
        .default_pos(pos2(screen.right() - 12.0, screen.top() + 50.0))
        .constrain_to(screen.shrink(4.0))
        .frame(frame)
        .show(ctx, |ui| {
            ui.set_min_size(room);
            ui.set_max_size(room);
            ui.spacing_mut().item_spacing.y = 8.0;
            head(ui, help, facts);
            pages(ui, help, facts);
        });
}

/// Shows the search field, the lessons, and the choice of pages.
fn head(ui: &mut Ui, help: &mut Help, facts: &Facts) {
    let row = vec2(ui.available_width(), 28.0);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::TOP), |ui| {
        if close_clicked(ui, text::CLOSE) {
            help.open = false;
        }
        ui.with_layout(
            Layout::left_to_right(Align::TOP).with_main_wrap(true),
            |ui| {
                for shipped in Shipped::COURSE {
                    if quiet_clicked(ui, open_shipped(shipped)) {
                        help.open = false;
                        facts.ask(Effect::OpenLesson(shipped));
                    }
                }
            },
        );
    });
    let width = ui.available_width();
    let id = Id::unique("search help");
    let field = text_field(ui, id, &mut help.query, MOST_OF_LINE, |edit| {
        edit.hint_text(text::SEARCH.text())
            .desired_width(width)
            .min_size(vec2(width, 28.0))
    });
    set_name(ui, &field, text::SEARCH);
    if std::mem::take(&mut help.takes_keyboard) {
        field.request_focus();
    }
    if help.query.trim().is_empty() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            for (page, name) in [
                (Page::Terms, text::TERMS),
                (Page::Keys, text::KEYS_HEADING),
                (Page::Programs, text::PROGRAMS_HEADING),
                (Page::Surprises, text::SURPRISES_HEADING),
            ] {
                if choice(ui, help.page == page, &name).clicked() {
                    help.page = page;
                }
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if !help.asks_reset {
                    help.asks_reset = quiet_clicked(ui, RESET);
                    return;
                }
                let sure = quiet_clicked(ui, (RESET_SURE, RESET.1));
                if sure {
                    facts.ask(Effect::ResetSettings);
                }
                help.asks_reset = !quiet(ui, &RESET_STAY).clicked() && !sure;
            });
        });
    }
}

fn pages(ui: &mut Ui, help: &mut Help, facts: &Facts) {
    let query = help.query.trim();
    let salt = (help.page, query.is_empty());
    ScrollArea::vertical()
        .id_salt(salt)
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            if query.is_empty() {
                match help.page {
                    Page::Terms => terms(ui, help.asked, &mut help.scrolls),
                    Page::Keys => keys(ui, query),
                    Page::Programs => programs(ui, query),
                    Page::Surprises => surprises(ui, facts, &mut help.open),
                }
            } else if !found(ui, query) {
                label(ui, &text::NOTHING);
            }
            ui.add_space(4.0);
        });
}

/// Shows all terms in groups. The term `asked` for is framed, and scrolled to once if `scrolls`.
fn terms(ui: &mut Ui, asked: Option<Term>, scrolls: &mut bool) {
    for group in Group::ALL {
        ui.add_space(6.0);
        heading(ui, group.name().text());
        for term in group.terms() {
            let chosen = asked == Some(term);
            let place = entry(ui, term, chosen);
            if chosen && std::mem::take(scrolls) {
                ui.scroll_to_rect(place, Some(Align::Center));
            }
        }
    }
}

/// Shows the results: terms named `query`, terms that mention it, keys. Returns whether there are any.
fn found(ui: &mut Ui, query: &str) -> bool {
    let (called, mention): (Vec<Term>, Vec<Term>) = Term::all()
        .filter(|term| term.matches(query))
        .partition(|term| term.is_called(query));
    for term in called.iter().chain(&mention) {
        entry(ui, *term, false);
    }
    let any_key = key_rows(query).next().is_some();
    if any_key {
        ui.add_space(6.0);
        heading(ui, &text::KEYS_HEADING);
        keys(ui, query);
    }
    let any_program = program_rows(query).next().is_some();
    if any_program {
        ui.add_space(6.0);
        heading(ui, &text::PROGRAMS_HEADING);
        programs(ui, query);
    }
    any_program || any_key || !called.is_empty() || !mention.is_empty()
}

fn keys(ui: &mut Ui, query: &str) {
    ui.spacing_mut().item_spacing.y = 4.0;
    for row in key_rows(query) {
        key_row(ui, row);
    }
    if query.is_empty() {
        heading(ui, &text::EDITING_HEADING);
        label(ui, &text::EDITING);
    }
}

/// Returns keys and what they do, if that contains the words of `query`; all if it is empty.
fn key_rows(query: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let query = query.to_lowercase();
    let rows = text::KEYS.text().lines();
    rows.filter_map(|row| row.split_once(" | "))
        .filter(move |(keys, what)| {
            let text = format!("{keys} {what}").to_lowercase();
            query.split_whitespace().all(|word| text.contains(word))
        })
}

fn key_row(ui: &mut Ui, (keys, what): (&str, &str)) {
    let palette = Palette::of(ui);
    ui.horizontal_top(|ui| {
        let name = RichText::new(keys)
            .font(theme::medium(size::LABEL + 1.0))
            .color(palette.text);
        ui.allocate_ui(vec2(KEYS, 16.0), |ui| {
            ui.set_min_width(KEYS);
            ui.label(name);
        });
        ui.vertical(|ui| {
            ui.set_width(ui.available_width());
            label(ui, what);
        });
    });
}

/// Shows how other programs search, and the strategies here that do the same.
fn programs(ui: &mut Ui, query: &str) {
    if query.is_empty() {
        label(ui, &text::PROGRAMS_LEAD);
    }
    for Program {
        name,
        habits,
        strategy,
    } in program_rows(query)
    {
        card(ui, name, habits, |ui| {
            if let Some(strategy) = strategy {
                let strategy = RichText::new(strategy).font(theme::medium(size::LABEL + 1.0));
                ui.label(strategy.color(Palette::of(ui).text));
            }
        });
    }
}

/// Shows a card with a heading, a text, and `more` below.
fn card(ui: &mut Ui, name: &str, text: &str, more: impl FnOnce(&mut Ui)) {
    let palette = *Palette::of(ui);
    let frame = egui::Frame::new()
        .fill(palette.card)
        .corner_radius(theme::CARD_RADIUS)
        .inner_margin(egui::Margin::symmetric(12, 8));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0;
        heading(ui, name);
        ui.label(body(text).color(palette.text));
        more(ui);
    });
}

/// Shows what one would guess of every board, what is true, and a board to open for each.
fn surprises(ui: &mut Ui, facts: &Facts, open: &mut bool) {
    label(ui, &text::SURPRISES_LEAD);
    for ((guess, truth), strategy, board) in SURPRISES {
        card(ui, guess.text(), truth.text(), |ui| {
            let clicked = quiet(ui, &text::open_surprise(board)).clicked();
            let problem = board
                .parse::<Board>()
                .ok()
                .and_then(|start| Problem::new(start, Board::blank_last(start.size())).ok());
            if let (true, Some(problem), Ok(strategy)) =
                (clicked, problem, parse_strategy(strategy))
            {
                *open = false;
                facts.set(|settings| settings.strategy = strategy);
                facts.ask(Effect::Edit(Edit::Load(problem)));
                facts.ask(Effect::Visit(Screen::Explore));
            }
        });
    }
}

fn entry(ui: &mut Ui, term: Term, chosen: bool) -> Rect {
    let palette = *Palette::of(ui);
    let line = if chosen { palette.accent } else { palette.card };
    let frame = egui::Frame::new()
        .fill(palette.card)
        .stroke(egui::Stroke::new(1.5, line))
        .corner_radius(theme::CARD_RADIUS)
        .inner_margin(egui::Margin::symmetric(12, 8));
    let shown = frame.show(ui, |ui| {
        let width = ui.available_width();
        ui.set_width(width);
        let picture = pictures::of(term);
        let words = picture.map_or(width, |_| width - ROOM.x - 14.0);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 14.0;
            ui.vertical(|ui| {
                ui.set_width(words);
                ui.spacing_mut().item_spacing.y = 3.0;
                heading(ui, term.name());
                ui.label(body(term.about()).color(palette.text));
            });
            if let Some(picture) = picture {
                let (rect, _) = ui.allocate_exact_size(ROOM, Sense::hover());
                pictures::draw(ui, rect, picture);
            }
        });
    });
    shown.response.rect
}
