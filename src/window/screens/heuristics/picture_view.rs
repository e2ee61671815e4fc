//! The picture: every state, with its true distance across and its estimate up, where a state above the line h = h* is
//! overestimated; or the error h* − h, as a coloured bar for each true distance.

use egui::{
    Align, Id, Key, Label, Layout, Rect, Response, RichText, Role, Sense, Shape, Stroke,
    StrokeKind, Ui, Vec2, pos2, vec2,
};

use crate::window::screens::heuristics::check::{CheckProgress, ErrorAt, Findings};
use crate::window::screens::heuristics::{Heuristics, Pictured};
use slidescope_core::study::heuristic_check::HeuristicCheck;
use slidescope_core::text::heuristics_place as text;
use slidescope_core::text::numbers::decimals;
use slidescope_parts::theme::{self, Hue, Palette, size};
use slidescope_parts::widgets::{
    chart, choice, described, ends, fitting_label, full_card, keep_arrows, note, paint_thumbnail,
    progress_bar,
};

/// Opacity of results that are not for the program as written now.
const FAINT: f32 = 0.4;

pub(crate) fn card(ui: &mut Ui, heuristics: &mut Heuristics) {
    full_card(ui, |ui| {
        heuristics.pictured = head(ui, heuristics);
        said(ui, heuristics);
        picture(ui, heuristics.findings(), heuristics.pictured);
    });
}

/// Shows only the picture. `findings` says whether they are for the program as written now.
pub(crate) fn picture(ui: &mut Ui, findings: Option<(&Findings, bool)>, pictured: Pictured) {
    match findings {
        Some((findings, current)) => fainter(ui, !current, |ui| match pictured {
            Pictured::Estimate => estimates(ui, findings),
            Pictured::Error => errors(ui, findings),
        }),
        None => note(ui, &text::NOTHING_YET),
    }
}

/// Shows `contents`, fading them while they are `stale`. The fade is gradual, so that short checks hardly flicker.
pub(crate) fn fainter(ui: &mut Ui, stale: bool, contents: impl FnOnce(&mut Ui)) {
    let id = ui.unique_id().with("stale");
    let seconds = if theme::moves(ui.style()) { 0.3 } else { 0.0 };
    let faint = ui.ctx().animate_bool_with_time(id, stale, seconds);
    ui.scope(|ui| {
        ui.multiply_opacity(1.0 - (1.0 - FAINT) * faint);
        contents(ui);
    });
}

fn head(ui: &mut Ui, heuristics: &Heuristics) -> Pictured {
    let mut pictured = heuristics.pictured;
    let check = heuristics.findings().map(|(findings, _)| &findings.check);
    let size_of = check.map_or(heuristics.goal.size(), |check| check.goal.size());
    ui.horizontal(|ui| {
        ui.set_height(28.0);
        let title = |ui: &mut Ui| {
            let room = ui.available_width();
            let sample = check.and_then(|check| check.extent.sample());
            let whole = text::picture_heading(sample, size_of);
            let short = text::short_picture_heading(sample, size_of);
            let headings = [&*whole, &*short, &*text::H_AGAINST_TRUTH];
            fitting_label(ui, &headings, &theme::semibold(size::TEXT), room);
        };
        ends(ui, title, |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            for (offered, name, about) in [
                (Pictured::Estimate, text::ESTIMATE, text::ABOUT_ESTIMATE),
                (Pictured::Error, text::ERROR, text::ABOUT_ERROR),
            ] {
                let chosen = heuristics.pictured == offered;
                if choice(ui, chosen, &name)
                    .on_hover_text(about.text())
                    .clicked()
                {
                    pictured = offered;
                }
            }
        });
    });
    pictured
}

/// Shows the line below the heading: the progress of the check, and what the results are for. Always takes up its height.
fn said(ui: &mut Ui, heuristics: &Heuristics) {
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), 16.0),
        Layout::left_to_right(Align::Center),
        |ui| {
            ui.set_min_height(16.0);
            let stale = match heuristics.findings() {
                Some((found, false)) if heuristics.question().as_ref() == Some(&found.question) => {
                    text::LAST_GOOD.text()
                }
                Some((_, false)) => text::EARLIER.text(),
                Some((_, true)) | None => "",
            };
            if let Some(progress) = heuristics.checks.progress() {
                let (words, share) = match progress {
                    CheckProgress::Preparing(percent) => {
                        (text::preparing(percent), f32::from(percent) / 100.0)
                    }
                    CheckProgress::Checked { done, of } => {
                        let share = done as f32 / of.max(1) as f32;
                        (text::checked(done.min(of), of), share.min(1.0))
                    }
                };
                ui.scope(|ui| {
                    let is_narrow = ui.available_width() < 320.0;
                    ui.set_width(if is_narrow { 56.0 } else { 96.0 });
                    let color = Palette::of(ui).accent;
                    progress_bar(ui, share, color, &text::CHECKING);
                });
                line(ui, &words);
            }
            if !stale.is_empty() {
                line(ui, stale);
            }
        },
    );
}

/// Shows words, truncated to the available width.
fn line(ui: &mut Ui, words: &str) {
    let words = RichText::new(words).size(size::LABEL + 1.0);
    ui.add(Label::new(words.color(Palette::of(ui).dim)).truncate());
}

struct Grid {
    inside: Rect,
    step: Vec2,
}

impl Grid {
    fn new(rect: Rect, across: u32, up: u32) -> Self {
        let inside = chart::inside(rect, chart::USUAL);
        let step = inside.size() / vec2((across + 1) as f32, (up + 1) as f32);
        Self { inside, step }
    }

    fn cell(&self, h_star: u32, h: u32) -> Rect {
        let from = vec2(h_star as f32, -((h + 1) as f32));
        let min = self.inside.left_bottom() + from * self.step;
        let gap = vec2((self.step.x * 0.12).min(2.0), (self.step.y * 0.16).min(2.0));
        let size = (self.step - gap).max(Vec2::splat(1.0));
        Rect::from_min_size(min + gap / 2.0, size)
    }

    fn at(&self, pos: egui::Pos2) -> Option<(u32, u32)> {
        if !self.inside.contains(pos) {
            return None;
        }
        let off = (pos - self.inside.left_bottom()) / self.step;
        Some((off.x as u32, -off.y as u32))
    }
}

fn estimates(ui: &mut Ui, findings: &Findings) {
    let check = &findings.check;
    let (rect, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let response = ui.interact(rect, Id::unique("heuristic picture"), Sense::click());
    let most = |of: fn(&(u32, u32)) -> u32| check.counts.keys().map(of).max().unwrap_or(0);
    let (across, up) = (most(|cell| cell.0), most(|cell| cell.1));
    // The line h = h* is always shown in full for comparison.
    let up = up.max(across);
    let grid = Grid::new(rect, across, up);
    axes(ui, &grid, across, up);
    cells(ui, &grid, check);
    diagonal(ui, &grid, across);
    let hovered = response.hover_pos().and_then(|pos| grid.at(pos));
    let hovered = hovered.filter(|cell| check.counts.contains_key(cell));
    let walked = walk(ui, &response, check);
    if let Some((h_star, h)) = hovered.or(walked) {
        let line = Stroke::new(1.5, Palette::of(ui).text);
        let (cell, outside) = (grid.cell(h_star, h).expand(1.0), StrokeKind::Outside);
        ui.painter().rect_stroke(cell, 2.0, line, outside);
    }
    let words = match walked {
        Some(cell) => words_of(check, cell),
        None => text::pictured(check),
    };
    described(ui, &response, Role::Image, &text::PICTURE, Some(&words));
    if let Some(cell) = hovered {
        response.on_hover_ui_at_pointer(|ui| {
            ui.label(words_of(check, cell));
            if let Some(board) = check.examples.get(&cell) {
                let (place, _) = ui.allocate_exact_size(vec2(84.0, 84.0), Sense::hover());
                paint_thumbnail(ui, place, board);
            }
        });
    }
}

fn words_of(check: &HeuristicCheck, (h_star, h): (u32, u32)) -> String {
    let count = check.counts.get(&(h_star, h)).copied().unwrap_or(0);
    text::cell(h_star, h, count, check.examples.get(&(h_star, h)))
}

/// Moves from cell to cell with the arrow keys while the picture has the keyboard focus.
fn walk(ui: &Ui, response: &Response, check: &HeuristicCheck) -> Option<(u32, u32)> {
    if response.clicked() {
        response.request_focus();
    }
    if !response.has_focus() {
        return None;
    }
    keep_arrows(ui, response);
    let id = response.id.with("cell");
    let first = *check.counts.keys().next()?;
    let mut cell: (u32, u32) = ui.data(|data| data.get_temp(id)).unwrap_or(first);
    let press = |key| ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key));
    let (h_star, h) = cell;
    let nearest = |cells: &mut dyn Iterator<Item = (u32, u32)>| {
        cells.min_by_key(|&(x, y)| (x.abs_diff(h_star), y.abs_diff(h)))
    };
    let all = || check.counts.keys().copied();
    let next = if press(Key::ArrowRight) {
        nearest(&mut all().filter(|of| of.0 > h_star))
    } else if press(Key::ArrowLeft) {
        nearest(&mut all().filter(|of| of.0 < h_star))
    } else if press(Key::ArrowUp) {
        all().find(|of| of.0 == h_star && of.1 > h)
    } else if press(Key::ArrowDown) {
        all().rfind(|of| of.0 == h_star && of.1 < h)
    } else {
        None
    };
    cell = next.unwrap_or(cell);
    ui.data_mut(|data| data.insert_temp(id, cell));
    check.counts.contains_key(&cell).then_some(cell)
}

fn axes(ui: &Ui, grid: &Grid, across: u32, up: u32) {
    let x = chart::marks(across, grid.step.x, 34.0);
    let x = x.map(|h_star| (grid.cell(h_star, 0).center().x, h_star.to_string()));
    chart::across(ui, grid.inside, &x.collect::<Vec<_>>(), &text::H_STAR_AXIS);
    let y = chart::marks(up, grid.step.y, 18.0);
    let y = y.map(|h| (grid.cell(0, h).center().y, h.to_string()));
    chart::up(ui, grid.inside, &y.collect::<Vec<_>>(), true);
    chart::name_up(ui, grid.inside, chart::USUAL, &text::H_AXIS);
}

fn cells(ui: &Ui, grid: &Grid, check: &HeuristicCheck) {
    let palette = Palette::of(ui);
    let most = check.counts.values().copied().max().unwrap_or(1).max(2) as f32;
    for (&(h_star, h), &count) in &check.counts {
        let hue = if h > h_star {
            Hue::Vermilion
        } else {
            Hue::Orange
        };
        let share = (count as f32).ln() / most.ln();
        let cell = grid.cell(h_star, h);
        let radius = (cell.height() * 0.2).min(2.0);
        // Logarithmic in the count, so that a single state is visible.
        let strength = 0.28 + 0.72 * share.clamp(0.0, 1.0);
        let fill = palette.panel.lerp_to_gamma(palette.hue(hue), strength);
        ui.painter().rect_filled(cell, radius, fill);
    }
}

/// Draws the line h = h*.
fn diagonal(ui: &Ui, grid: &Grid, across: u32) {
    let (palette, painter) = (Palette::of(ui), ui.painter());
    let (from, to) = (grid.cell(0, 0).center(), grid.cell(across, across).center());
    let line = Stroke::new(1.5, palette.gold);
    painter.extend(Shape::dashed_line(&[from, to], line, 5.0, 4.0));
    let font = theme::semibold(size::LABEL);
    let galley = painter.layout_no_wrap(text::DIAGONAL.to_string(), font, palette.gold_text);
    // The label is beside the part of the line with few cells, on its own background.
    let at = from.lerp(to, 0.82) + vec2(-galley.size().x - 14.0, -galley.size().y - 2.0);
    let ground = Rect::from_min_size(at, galley.size()).expand2(vec2(4.0, 1.0));
    painter.rect_filled(ground, 3.0, palette.panel.gamma_multiply(0.85));
    painter.galley(at, galley, palette.gold_text);
}

/// Shows the error h* − h by true distance: the mean, and the range from least to most.
fn errors(ui: &mut Ui, findings: &Findings) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let response = ui.interact(rect, Id::unique("heuristic error"), Sense::hover());
    let inside = chart::inside(rect, chart::USUAL);
    let errors = &findings.errors;
    let across = errors.iter().map(|error| error.h_star).max().unwrap_or(0);
    let least = errors.iter().map(|error| error.least).min().unwrap_or(0);
    let most = errors.iter().map(|error| error.most).max().unwrap_or(0);
    let (least, most) = (least.min(0) as f32, most.max(1) as f32);
    let step = inside.width() / (across + 1) as f32;
    let x = |h_star: u32| inside.left() + (h_star as f32 + 0.5) * step;
    let pitch = inside.height() / (most - least);
    let y = |error: f32| inside.bottom() - (error - least) * pitch;

    let columns = chart::marks(across, step, 34.0).map(|h_star| (x(h_star), h_star.to_string()));
    chart::across(ui, inside, &columns.collect::<Vec<_>>(), &text::H_STAR_AXIS);
    let above = chart::marks(most as u32, pitch, 18.0).map(i64::from);
    let below = chart::marks(-least as u32, pitch, 18.0).map(|error| -i64::from(error));
    let rows = below.skip(1).chain(above);
    let rows = rows.map(|error| (y(error as f32), error.to_string()));
    chart::up(ui, inside, &rows.collect::<Vec<_>>(), true);
    chart::name_up(ui, inside, chart::USUAL, &text::ERROR_AXIS);

    let bar = |error_from: f32, error_to: f32, h_star: u32| {
        let across = x(h_star) - step * 0.36..=x(h_star) + step * 0.36;
        Rect::from_x_y_ranges(across, y(error_to) - 1.0..=y(error_from) + 1.0)
    };
    let painter = ui.painter();
    for error in errors {
        let (from, to) = (error.least as f32, error.most as f32);
        let under = (to >= 0.0).then_some((from.max(0.0), to, Hue::Orange, 0.4));
        let over = (from < 0.0).then_some((from, to.min(0.0), Hue::Vermilion, 0.55));
        for (from, to, hue, strength) in under.into_iter().chain(over) {
            let color = palette.panel.lerp_to_gamma(palette.hue(hue), strength);
            painter.rect_filled(bar(from, to, error.h_star), 1.5, color);
        }
    }
    let ends = [pos2(inside.left(), y(0.0)), pos2(inside.right(), y(0.0))];
    let line = Stroke::new(1.5, palette.gold);
    painter.extend(Shape::dashed_line(&ends, line, 5.0, 4.0));
    let mean = |error: &ErrorAt| pos2(x(error.h_star), y(error.mean as f32));
    let line = Stroke::new(2.0, palette.text);
    painter.line(errors.iter().map(mean).collect(), line);

    let check = &findings.check;
    let words = text::errors_pictured(decimals(check.mean_h_star() - check.mean_h(), 2));
    let name = &text::ERROR_PICTURE;
    described(ui, &response, Role::Image, name, Some(&words));
    let hovered = response.hover_pos().filter(|pos| inside.contains(*pos));
    let hovered = hovered.map(|pos| ((pos.x - inside.left()) / step) as u32);
    if let Some(error) = errors.iter().find(|error| Some(error.h_star) == hovered) {
        let [least, most] = [error.least, error.most].map(|error| error.to_string());
        let mean = format!("{:.2}", error.mean);
        response.on_hover_text_at_pointer(text::error_at(error.h_star, mean, least, most));
    }
}
