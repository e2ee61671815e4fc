//! One strategy: its name and verdict, its picture, its counters.

use egui::text::LayoutJob;
use egui::{
    Align, Align2, Color32, FontId, Layout, Margin, Rect, RichText, Sense, Ui, Vec2, pos2, vec2,
};

use crate::window::screens::compare::picture_view::LaneView;
use crate::window::screens::compare::{Compare, Lane, ShownResults, lacks_tables};
use slidescope_core::run::Tone;
use slidescope_core::search::Stats;
use slidescope_core::services::Measured;
use slidescope_core::study::compare::{PathVerdict, StrategyResult};
use slidescope_core::text::compare::Said;
use slidescope_core::text::numbers::{self, millions};
use slidescope_core::text::strategies::open_list;
use slidescope_core::text::{compare as text, listed, thousands};
use slidescope_parts::Facts;
use slidescope_parts::theme::{self, Palette, size};
use slidescope_parts::widgets::{at, clipped, elided, elided_label, mark, named, width_of};

/// Below this height, in points, there is room for the picture alone.
const LOW: f32 = 210.0;

/// Below this width, name and verdict are not on the same line.
const NARROW: f32 = 340.0;

/// The font size of the most important number: six digits have room beside the picture.
const NUMBER: f32 = 17.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// Figures beside the picture, counters below it.
    Full,
    /// Fewer figures, beside the picture.
    Low,
    /// Fewer figures, below the picture.
    Slim,
}

impl Form {
    fn of(column: Vec2) -> Self {
        let [full, slim] = [Self::Full, Self::Slim].map(|form| form.room(column).min_elem());
        if column.y < LOW {
            Self::Low
        } else if slim > full {
            Self::Slim
        } else {
            Self::Full
        }
    }

    /// Returns the height of the card above and below the picture, in points.
    fn around(self, column: Vec2) -> [f32; 2] {
        match self {
            Self::Full if column.x < NARROW => [52.0, 26.0],
            Self::Full => [32.0, 26.0],
            Self::Low if column.x < NARROW => [46.0, 6.0],
            Self::Low => [28.0, 6.0],
            Self::Slim => [66.0, 66.0],
        }
    }

    fn room(self, column: Vec2) -> Vec2 {
        let [above, below] = self.around(column);
        column - vec2(24.0 + self.beside(), above + below)
    }

    /// Returns the width to the right of the picture, in points.
    const fn beside(self) -> f32 {
        match self {
            Self::Full => 84.0,
            Self::Low => 92.0,
            Self::Slim => 0.0,
        }
    }
}

pub(crate) fn picture_room(column: Vec2) -> Vec2 {
    Form::of(column).room(column)
}

/// A strategy's column, at the moment of the clock.
struct Column<'a> {
    compare: &'a Compare,
    lane: &'a Lane,
    stats: Stats,
    form: Form,
    two_lines: bool,
}

pub(crate) fn show(
    ui: &mut Ui,
    compare: &Compare,
    index: usize,
    shown: Option<&ShownResults>,
    view: &mut LaneView,
    facts: &Facts,
) {
    let lane = &compare.lanes[index];
    let form = Form::of(ui.available_size());
    let column = Column {
        compare,
        lane,
        stats: lane.stats_at(compare.moment_of(lane)),
        form,
        two_lines: ui.available_width() < NARROW,
    };
    let row = shown.and_then(|shown| shown.comparison.rows.get(index));
    let margin = Margin::symmetric(12, if form == Form::Low { 6 } else { 10 });
    let card = theme::card(Palette::of(ui)).inner_margin(margin);
    card.show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.spacing_mut().item_spacing.y = 2.0;
        column.heading(ui, column.verdict(row, facts));
        let area = ui.available_rect_before_wrap();
        let foot = match form {
            Form::Full => 16.0,
            Form::Low => 0.0,
            Form::Slim => 56.0,
        };
        let (body, foot) = area.split_top_bottom_at_y(area.bottom() - foot);
        let picture = body.with_max_x(body.right() - form.beside());
        clipped(ui, picture, |ui| {
            view.show(ui, compare, index, form != Form::Full, facts);
        });
        if compare.has_begun() {
            let place = if form == Form::Slim { foot } else { body };
            column.figures(ui, place, facts);
            at(ui, foot, |ui| column.counters(ui));
        }
    });
}

impl Column<'_> {
    /// Shows mark, name and verdict. The verdict is at the right, in fewer words if there is too little room, or below in a
    /// narrow column. In a slim column the name has two lines.
    fn heading(&self, ui: &mut Ui, verdict: Option<(Tone, Said)>) {
        let (lane, slim) = (self.lane, self.form == Form::Slim);
        let palette = *Palette::of(ui);
        let font = theme::semibold(if slim { size::LABEL + 1.0 } else { size::TEXT });
        let width = |text: &str| width_of(ui, text, &font);
        let name = lane.strategy.to_string();
        let room = ui.available_width() - if slim { 0.0 } else { 24.0 };
        let taken = if self.two_lines {
            0.0
        } else {
            width(&name) + 16.0
        };
        let verdict = verdict.map(|(tone, said)| {
            let fits = taken + width(&said.text) <= room;
            let text = if fits { &said.text } else { &said.short };
            let rich = RichText::new(text).font(font.clone());
            (rich.color(palette.tone(tone)), width(text) + 16.0, said)
        });
        let (beside, below) = match self.two_lines {
            true => (None, verdict),
            false => (verdict, None),
        };
        let room = room - beside.as_ref().map_or(0.0, |(_, width, _)| *width);
        let line = |ui: &mut Ui| {
            ui.set_height(if slim { 34.0 } else { 20.0 });
            ui.spacing_mut().item_spacing.x = 8.0;
            mark(ui, lane.hue);
            let shown = if slim {
                let font = theme::semibold(size::TEXT);
                let width = room - 24.0;
                let mut job = LayoutJob::simple(name.clone(), font, palette.text, width);
                job.wrap.max_rows = 2;
                let galley = ui.painter().layout_job(job);
                let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
                ui.painter().galley(rect.min, galley, palette.text);
                named(ui, &response, &name);
                response
            } else {
                elided_label(ui, &name, fitting(ui, &name, room - 28.0), room)
            };
            shown.on_hover_text(text::about_strategy(lane.strategy));
            if let Some((rich, _, said)) = beside {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    show_verdict(ui, rich, &said);
                });
            }
        };
        if slim {
            ui.horizontal_top(line);
        } else {
            ui.horizontal(line);
        }
        if self.two_lines {
            // The line is there before there is a verdict, so that nothing jumps.
            ui.horizontal(|ui| {
                ui.set_height(18.0);
                ui.add_space(if slim { 0.0 } else { 20.0 });
                if let Some((rich, _, said)) = below {
                    show_verdict(ui, rich, &said);
                }
            });
        }
    }

    fn verdict(&self, row: Option<&StrategyResult>, facts: &Facts) -> Option<(Tone, Said)> {
        let lane = self.lane;
        if let Some(failure) = lane.failure() {
            return Some((Tone::Bad, text::not_run(failure)));
        }
        if !self.compare.has_begun() {
            return None;
        }
        if lane.is_waiting() {
            let problem = self.compare.problem.as_ref();
            let lacks = |problem| lacks_tables(lane, problem, &facts.databases);
            return Some((Tone::Quiet, text::waits(problem.is_some_and(lacks))));
        }
        // The end of a search is not revealed before the clock has passed it.
        if !self.compare.is_over(lane) {
            let searching = text::searching(lane.strategy, self.stats.depth);
            return Some((Tone::Quiet, searching));
        }
        let row = row?;
        let tone = match row.verdict {
            PathVerdict::Proven(_) | PathVerdict::AsShort => Tone::Solved,
            PathVerdict::Longer(_) | PathVerdict::Dearer(_) | PathVerdict::Unknown => Tone::Waiting,
            PathVerdict::Unsolved(_) => Tone::Bad,
        };
        let length = row.measured.length.unwrap_or(0);
        let by_cost = self.compare.problem.is_some_and(|it| !it.costs().is_unit());
        let cost = row.measured.cost.filter(|_| by_cost);
        Some((tone, text::verdict(row.verdict, length, cost)))
    }

    /// Paints the figures beside the picture or, in a slim column, below it.
    fn figures(&self, ui: &Ui, place: Rect, facts: &Facts) {
        let (palette, stats) = (Palette::of(ui), &self.stats);
        let open_list = open_list(self.lane.strategy.algorithm);
        let small = theme::regular(size::LABEL);
        let dim = |text: String| (text, small.clone(), palette.dim);
        let number = theme::semibold(NUMBER);
        let color = palette.hue(self.lane.hue);
        let mut lines = vec![
            (count(stats.expanded), number, color),
            dim(text::EXPANDED_FIGURE.to_string()),
        ];
        if self.form == Form::Full {
            let weight = theme::semibold(size::HEADING);
            let mut figure = |number: String, label: &str| {
                lines.push((number, weight.clone(), palette.text));
                lines.push(dim(label.to_owned()));
            };
            figure(count(stats.visited), &text::VISITED_FIGURE);
            figure(count(stats.frontier), open_list);
            if let Some(share) = self.share(facts) {
                figure(numbers::share(share), &text::OF_ALL_STATES);
            }
        } else {
            lines.push(dim(text::visited(stats.visited)));
            lines.push(dim(text::open_count(stats.frontier, open_list)));
            if self.compare.trees {
                lines.push(dim(text::OWN_SCALE_IN_SHORT.to_string()));
            }
        }
        if self.form == Form::Slim {
            return slim_figures(ui, &lines, place);
        }
        let mut corner = place.right_top();
        for (at, (text, font, color)) in lines.into_iter().enumerate() {
            let mut needed = 1.2 * font.size;
            if self.form == Form::Full && at % 2 == 0 {
                // A number has its name below it.
                needed += 1.2 * size::LABEL;
                corner.y += if at > 0 { 4.0 } else { 0.0 };
            }
            // In a low card the last figures are left out: half a figure would be useless.
            if corner.y + needed > place.bottom() {
                break;
            }
            let painter = ui.painter();
            let words = painter.text(corner, Align2::RIGHT_TOP, text, font, color);
            corner.y = words.bottom() + 1.0;
        }
    }

    /// Returns how much of the space is stored, in percent, if a map shows it.
    fn share(&self, facts: &Facts) -> Option<f64> {
        // A depth-first search stores one path: its share says nothing about the states explored.
        let one_path = self.lane.strategy.algorithm.is_depth_first();
        match self.compare.space(facts) {
            Measured::Done(space) if !self.compare.trees && !one_path && space.map.is_some() => {
                let all: u64 = space.depths.iter().sum();
                Some(100.0 * self.stats.visited as f64 / all.max(1) as f64)
            }
            _ => None,
        }
    }

    /// Shows the counters in a line if there is room. Screen readers get all of them.
    fn counters(&self, ui: &mut Ui) {
        let palette = *Palette::of(ui);
        let strategy = self.lane.strategy;
        let texts = text::counters(strategy.algorithm, &self.stats);
        let place = vec2(ui.available_width(), 16.0);
        let (rect, response) = ui.allocate_exact_size(place, Sense::hover());
        if self.form == Form::Full {
            // Visited and frontier are already shown beside the picture.
            let text = texts[2..].join("  ·  ");
            let font = theme::regular(size::LABEL);
            let galley = elided(ui.painter(), &text, font, palette.dim, rect.width());
            let from = rect.left_center() - vec2(0.0, galley.size().y / 2.0);
            ui.painter().galley(from, galley, palette.dim);
        }
        let name = text::all_counters(strategy, self.stats.expanded, listed(texts));
        named(ui, &response, &name);
        response.on_hover_text(name);
    }
}

/// Shows a verdict in the words that fit. Screen readers and tests get the full text.
fn show_verdict(ui: &mut Ui, words: RichText, said: &Said) {
    let response = ui.add(egui::Label::new(words).truncate());
    named(ui, &response, &said.text);
    response.on_hover_text(&said.about);
}

/// Returns the font of a name, smaller if that makes it fit on one line of `room` points.
fn fitting(ui: &Ui, name: &str, room: f32) -> FontId {
    let fonts = [size::TEXT, size::LABEL + 1.0, size::LABEL].map(theme::semibold);
    let fits = |font: &&FontId| width_of(ui, name, font) <= room;
    fonts.iter().find(fits).unwrap_or(&fonts[2]).clone()
}

fn slim_figures(ui: &Ui, lines: &[(String, FontId, Color32)], place: Rect) {
    let mut corner = place.left_top() + vec2(0.0, 4.0);
    for (at, (text, font, color)) in lines.iter().enumerate() {
        let (from, anchor) = match at {
            1 => (corner - vec2(0.0, 4.0), Align2::LEFT_BOTTOM),
            _ => (corner, Align2::LEFT_TOP),
        };
        let words = ui.painter().text(from, anchor, text, font.clone(), *color);
        corner = match at {
            // The name of the number is to the right of it.
            0 => words.right_bottom() + vec2(5.0, 1.0),
            1 => pos2(place.left(), corner.y),
            _ => pos2(place.left(), words.bottom()),
        };
    }
}

/// Formats a count so that it has room beside the picture.
fn count(count: u64) -> String {
    if count < 1_000_000 {
        thousands(count)
    } else {
        millions(count)
    }
}
