//! Bars with the number of nodes at each depth, or with each f.

use egui::{Color32, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2};

use crate::theme::Palette;
use crate::widgets::{chart, described};
use slidescope_core::recording::Level;
use slidescope_core::text::explore::depths as text;
use slidescope_core::text::numbers::whole_millions;

pub struct LevelColumn<'a> {
    pub levels: &'a [Level],
    pub color: Color32,
    /// The column's name if there are two.
    pub name: &'a str,
}

pub struct LevelBars<'a> {
    pub columns: &'a [LevelColumn<'a>],
    /// The number of states at each depth, if known.
    pub exist: &'a [u64],
    /// What a level is: "depth" or "f"; for states without a search, what they are counted by.
    pub of: &'a str,
    pub axis: &'a str,
    pub first: usize,
    pub log: bool,
}

impl LevelBars<'_> {
    pub fn show(&self, ui: &mut Ui, room: Vec2) {
        let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
        let response = ui.interact(rect, Id::unique("depth bars").with(self.of), Sense::hover());
        let inside = chart::inside(rect, chart::LONG);
        let count = self.count();
        let highest = self.highest();
        let step = inside.width() / (count - self.first).max(1) as f32;
        self.axes(ui, inside, highest, step);
        for level in self.first..count {
            let left = inside.left() + (level - self.first) as f32 * step;
            let place = Rect::from_x_y_ranges(left..=left + step, inside.y_range());
            self.level(ui, place, level, highest);
        }
        let words = text::levels(count - self.first, self.of);
        let name = text::name(!self.columns.is_empty(), self.of);
        described(ui, &response, Role::Image, &name, Some(&words));
        let hovered = response.hover_pos().filter(|pos| inside.contains(*pos));
        if let Some(pos) = hovered {
            let level = self.first + ((pos.x - inside.left()) / step) as usize;
            response.on_hover_text_at_pointer(self.readout(level));
        }
    }

    fn count(&self) -> usize {
        let levels = self.columns.iter().map(|column| column.levels.len()).max();
        levels
            .unwrap_or(0)
            .max(self.exist.len())
            .max(self.first + 1)
    }

    fn highest(&self) -> u64 {
        let stored = self.columns.iter().flat_map(|column| column.levels);
        let stored = stored.map(|level| level.stored.max(level.expanded)).max();
        let exist = self.exist.iter().copied().max();
        stored.max(exist).unwrap_or(0).max(10)
    }

    /// Returns the height of a bar relative to `highest`. On a logarithmic axis a single node is visible.
    fn part(&self, value: u64, highest: u64) -> f32 {
        if value == 0 {
            0.0
        } else if self.log {
            (((value as f64).ln() + 0.7) / ((highest as f64).ln() + 0.7)) as f32
        } else {
            (value as f64 / highest as f64) as f32
        }
    }

    fn level(&self, ui: &Ui, place: Rect, level: usize, highest: u64) {
        let palette = Palette::of(ui);
        let painter = ui.painter();
        let bar = |range: egui::Rangef, value: u64| {
            let top = place.bottom() - place.height() * self.part(value, highest);
            Rect::from_x_y_ranges(range, top..=place.bottom())
        };
        let whole = place.x_range().shrink(place.width() * 0.1);
        if let Some(&states) = self.exist.get(level) {
            let alone = self.columns.is_empty();
            let fill = if alone { palette.accent } else { palette.hover };
            painter.rect_filled(bar(whole, states), 1.0, fill);
            let line = Stroke::new(1.0, if alone { fill } else { palette.line });
            painter.rect_stroke(bar(whole, states), 1.0, line, StrokeKind::Inside);
        }
        // Side by side: on a logarithmic axis the height of a stacked bar would be meaningless.
        let width = whole.span() / (2 * self.columns.len()) as f32;
        for (at, column) in self.columns.iter().enumerate() {
            let Some(of) = column.levels.get(level) else {
                continue;
            };
            let left = whole.min + 2.0 * at as f32 * width;
            let half = |nth: f32| egui::Rangef::new(left + nth * width, left + (nth + 1.0) * width);
            let closed = bar(half(0.0), of.stored - of.frontier);
            painter.rect_filled(closed, 1.0, column.color);
            if of.frontier > 0 {
                let waiting = bar(half(1.0), of.frontier);
                painter.rect_filled(waiting, 1.0, column.color.gamma_multiply(0.25));
                let line = Stroke::new(1.0, column.color);
                painter.rect_stroke(waiting, 1.0, line, StrokeKind::Inside);
            }
        }
    }

    fn axes(&self, ui: &Ui, inside: Rect, highest: u64, step: f32) {
        let count = self.count() - self.first;
        let every = [1, 2, 5, 10, 20, 50]
            .into_iter()
            .find(|&every| every as f32 * step >= 24.0)
            .unwrap_or(100);
        let marks = (self.first..self.first + count).filter(|level| level % every == 0);
        let x = |level: usize| inside.left() + ((level - self.first) as f32 + 0.5) * step;
        let marks: Vec<_> = marks.map(|level| (x(level), level.to_string())).collect();
        chart::across(ui, inside, &marks, self.axis);
        let y = |value: u64| inside.bottom() - inside.height() * self.part(value, highest);
        let values: Vec<u64> = if self.log {
            (0..10).map(|power| 10_u64.pow(power)).collect()
        } else {
            let rough = (highest / 4).max(1);
            let unit = 10_u64.pow(rough.ilog10());
            let each = [1, 2, 5, 10].map(|step| step * unit);
            let each = each.into_iter().find(|&each| each >= rough);
            (0..5).map(|k| k * each.unwrap_or(rough)).collect()
        };
        let values = values.into_iter().filter(|&value| value <= highest);
        let marks: Vec<_> = values
            .map(|value| (y(value), whole_millions(value)))
            .collect();
        let name = if self.columns.is_empty() {
            text::STATES_AXIS
        } else {
            text::NODES_AXIS
        };
        chart::up(ui, inside, &marks, true);
        let scale = chart::Scale::of(self.log);
        let title = scale.title_up(ui, Some(&name), inside.height());
        chart::name_up(ui, inside, chart::LONG, &title.unwrap_or_default());
    }

    fn readout(&self, level: usize) -> String {
        if self.columns.is_empty() {
            let states = self.exist.get(level).copied().unwrap_or(0);
            return text::states_at(states, level, self.of);
        }
        let mut words = text::level(self.of, level);
        for column in self.columns {
            let of = column.levels.get(level).copied().unwrap_or_default();
            let name = (self.columns.len() > 1).then_some(column.name);
            words += &text::nodes(name, of.expanded, of.frontier, of.stored);
        }
        if let Some(&states) = self.exist.get(level) {
            words += &format!("\n{}", text::states_exist(states));
        }
        words
    }
}
