//! The map of a state space, and the figures beside it: moves from the start across, moves to the goal up, each cell filled
//! by how much of it a search has expanded.
//!
//! A move changes both distances by one, so their sum has the same parity in every state. Cells are diamonds as wide as two
//! columns and as high as two rows, so that those with states fill the plane.

use egui::{
    Align2, Color32, Id, Key, Mesh, Pos2, Rect, Response, Role, Sense, Shape, Stroke, Ui, Vec2,
    pos2,
};

use crate::theme::{self, Hue, Palette, size};
use crate::widgets::{chart, described, keep_arrows};
use slidescope_core::recording::{MapCounts, Moment, StateMap};
use slidescope_core::search::Algorithm;
use slidescope_core::text::explore::map as text;
use slidescope_core::text::{numbers, thousands};

#[derive(Default)]
pub struct MapView {
    counts: MapCounts,
    cursor: (usize, usize),
}

pub struct MapStyle<'a> {
    pub id: Id,
    pub name: &'a str,
    /// The colour of each side's states; see [`side_colors`].
    pub colors: [Color32; 2],
    /// The room for the axes. With [`chart::SMALL`] they have no names.
    pub around: chart::Around,
}

struct Grid {
    inside: Rect,
    step: Vec2,
}

impl Grid {
    fn new(rect: Rect, map: &StateMap, around: chart::Around) -> Self {
        let room = chart::inside(rect, around);
        // Cells at the edge extend by half a diamond.
        let (across, up) = (map.across() as f32 + 1.0, map.up() as f32 + 1.0);
        // A move has the same length on both axes.
        let step = Vec2::splat((room.width() / across).min(room.height() / up));
        let inside = Rect::from_min_size(room.min, Vec2::new(step.x * across, step.y * up));
        Self { inside, step }
    }

    fn centre(&self, g: usize, h: usize) -> Pos2 {
        pos2(
            self.inside.left() + (g + 1) as f32 * self.step.x,
            self.inside.bottom() - (h + 1) as f32 * self.step.y,
        )
    }

    /// Returns the corners of a cell, `smaller` points closer to its centre than they would be to fill the plane.
    fn corners(&self, g: usize, h: usize, smaller: f32) -> [Pos2; 4] {
        let (centre, step) = (self.centre(g, h), self.step - Vec2::splat(smaller));
        let x = Vec2::new(step.x.max(0.5), 0.0);
        let y = Vec2::new(0.0, step.y.max(0.5));
        [centre - y, centre + x, centre + y, centre - x]
    }

    /// Returns the cell at `pos` among those that can hold states, whose distances add up to a number of the same parity as
    /// `sum`.
    fn at(&self, pos: Pos2, sum: usize) -> Option<(usize, usize)> {
        let off = Vec2::new(pos.x - self.inside.left(), self.inside.bottom() - pos.y);
        let (x, y) = (off.x / self.step.x - 1.0, off.y / self.step.y - 1.0);
        let (g, h) = (x.floor(), y.floor());
        let around = [(g, h), (g + 1.0, h), (g, h + 1.0), (g + 1.0, h + 1.0)];
        let cells = around.into_iter().filter(|&(g, h)| g >= 0.0 && h >= 0.0);
        let off = |(g, h): (f32, f32)| (x - g).abs() + (y - h).abs();
        cells
            .filter(|&(g, h)| (g + h) as usize % 2 == sum % 2)
            .find(|&cell| off(cell) <= 1.0)
            .map(|(g, h)| (g as usize, h as usize))
    }
}

const FIGURES: f32 = 116.0;

/// Returns the forward and the backward colour. If `own` is the usual backward colour, the backward side gets green.
pub fn side_colors(palette: &Palette, own: Color32, algorithm: Algorithm) -> [Color32; 2] {
    let other = if !algorithm.is_bidirectional() {
        own
    } else if own == palette.backward {
        palette.hue(Hue::Green)
    } else {
        palette.backward
    };
    [own, other]
}

impl MapView {
    /// Shows the map at a moment in the middle of `room` points, with the figures of that moment.
    pub(crate) fn show(&mut self, ui: &mut Ui, map: &StateMap, moment: &Moment<'_>, room: Vec2) {
        let palette = Palette::of(ui);
        let algorithm = moment.recording().algorithm();
        let own = palette.algorithm(algorithm);
        let style = MapStyle {
            id: Id::unique("state map"),
            name: &text::NAME,
            colors: side_colors(palette, own, algorithm),
            around: chart::USUAL,
        };
        let room = room - Vec2::new(FIGURES, 0.0);
        let place = Rect::from_min_size(ui.cursor().min, room);
        let end = Grid::new(place, map, style.around).inside.right() + style.around[1];
        let spare = (place.right() - end).max(0.0);
        let rect = ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            ui.add_space(spare / 2.0);
            let room = room - Vec2::new(spare, 0.0);
            self.picture(ui, map, Some(moment), room, &style)
        });
        let rect = rect.inner;
        // A depth-first search stores only one path: the share that it has generated is more informative.
        let reached = algorithm.is_depth_first().then(|| self.counts.generated());
        let map_end = Grid::new(rect, map, style.around).inside.right();
        let at = pos2(map_end + FIGURES - 8.0, rect.top() + 8.0);
        figures(ui, at, map, moment, reached);
    }

    /// Shows the map without figures. Without a moment, no state is shown as reached. Returns its place.
    pub fn picture(
        &mut self,
        ui: &mut Ui,
        map: &StateMap,
        moment: Option<&Moment<'_>>,
        room: Vec2,
        style: &MapStyle<'_>,
    ) -> Rect {
        let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
        let response = ui.interact(rect, style.id, Sense::click());
        match moment {
            Some(moment) => self.counts.go(map, moment),
            None => self.counts = MapCounts::default(),
        }
        let grid = Grid::new(rect, map, style.around);
        if response.clicked() {
            response.request_focus();
        }
        self.keys(ui, map, &response);
        axes(ui, &grid, map, style.around);
        self.cells(ui, &grid, map, style.colors);
        diagonal(ui, &grid, map);
        let sum = map.optimal() as usize;
        let hovered = response.hover_pos().and_then(|pos| grid.at(pos, sum));
        let hovered = hovered.filter(|&(g, h)| map.states(g, h) > 0);
        let focused = response.has_focus().then_some(self.cursor);
        if let Some((g, h)) = hovered.or(focused) {
            let line = Stroke::new(1.5, Palette::of(ui).text);
            let corners = grid.corners(g, h, 0.0).to_vec();
            ui.painter().add(Shape::closed_line(corners, line));
        }
        let words = self.readout(map, self.cursor.0, self.cursor.1);
        described(ui, &response, Role::Canvas, style.name, Some(&words));
        if let Some((g, h)) = hovered {
            response.on_hover_text_at_pointer(self.readout(map, g, h));
        }
        rect
    }

    /// Moves the cursor from cell to cell with the arrow keys.
    fn keys(&mut self, ui: &Ui, map: &StateMap, response: &Response) {
        if !response.has_focus() {
            return;
        }
        keep_arrows(ui, response);
        let arrows = [
            (Key::ArrowRight, 1, 0),
            (Key::ArrowLeft, -1, 0),
            (Key::ArrowUp, 0, 1),
            (Key::ArrowDown, 0, -1),
        ];
        let (g, h) = &mut self.cursor;
        for (key, across, up) in arrows {
            if ui.input(|input| input.key_pressed(key)) {
                *g = g.saturating_add_signed(across).min(map.across() - 1);
                *h = h.saturating_add_signed(up).min(map.up() - 1);
            }
        }
    }

    fn readout(&self, map: &StateMap, g: usize, h: usize) -> String {
        let reached = self.counts.reached(g, h);
        let sum = |sides: [u32; 2]| u64::from(sides[0]) + u64::from(sides[1]);
        let (generated, expanded) = (sum(reached.generated), sum(reached.expanded));
        text::cell(g, h, u64::from(map.states(g, h)), generated, expanded)
    }

    /// Draws all cells in one mesh. A cell's colour goes from faint to full with the share of its states that is expanded. A
    /// cell with generated states only has an outline.
    fn cells(&self, ui: &Ui, grid: &Grid, map: &StateMap, colors: [Color32; 2]) {
        let palette = Palette::of(ui);
        let empty = unreached(palette);
        let mut mesh = Mesh::default();
        for g in 0..map.across() {
            for h in 0..map.up() {
                let states = map.states(g, h);
                if states == 0 {
                    continue;
                }
                let reached = self.counts.reached(g, h);
                let side = usize::from(reached.generated[1] > reached.generated[0]);
                let share = |sides: [u32; 2]| (sides[0] + sides[1]) as f32 / states as f32;
                let (made, done) = (share(reached.generated), share(reached.expanded));
                let cell = |smaller: f32| grid.corners(g, h, smaller);
                if done > 0.0 {
                    diamond(&mut mesh, cell(0.0), filled(palette, colors[side], done));
                } else if made > 0.0 {
                    let rim = generated(palette, colors[side], made);
                    diamond(&mut mesh, cell(0.0), rim);
                    let color = empty.lerp_to_gamma(colors[side], 0.18);
                    diamond(&mut mesh, cell(2.2), color);
                } else {
                    diamond(&mut mesh, cell(0.0), empty);
                }
            }
        }
        ui.painter().add(Shape::mesh(mesh));
    }
}

fn diamond(mesh: &mut Mesh, corners: [Pos2; 4], color: Color32) {
    let first = mesh.vertices.len() as u32;
    for corner in corners {
        mesh.colored_vertex(corner, color);
    }
    mesh.add_triangle(first, first + 1, first + 2);
    mesh.add_triangle(first, first + 2, first + 3);
}

fn axes(ui: &Ui, grid: &Grid, map: &StateMap, around: chart::Around) {
    let is_named = around != chart::SMALL;
    let x = chart::marks(map.across() as u32 - 1, grid.step.x, 34.0);
    let x = x.map(|g| (grid.centre(g as usize, 0).x, g.to_string()));
    let name: &str = if is_named { &text::FROM_START } else { "" };
    chart::across(ui, grid.inside, &x.collect::<Vec<_>>(), name);
    let y = chart::marks(map.up() as u32 - 1, grid.step.y, 18.0);
    let y = y.map(|h| (grid.centre(0, h as usize).y, h.to_string()));
    chart::up(ui, grid.inside, &y.collect::<Vec<_>>(), false);
    if is_named {
        chart::name_up(ui, grid.inside, around, &text::TO_GOAL);
    }
}

pub(crate) fn unreached(palette: &Palette) -> Color32 {
    palette.card.lerp_to_gamma(palette.hover, 0.5)
}

/// Returns the colour of the rim of a cell of which this share was generated.
pub(crate) fn generated(palette: &Palette, color: Color32, share: f32) -> Color32 {
    unreached(palette).lerp_to_gamma(color, 0.4 + 0.3 * share.min(1.0))
}

/// Returns the colour of a cell of which this share was expanded. The square root makes one state of thousands visible.
pub(crate) fn filled(palette: &Palette, color: Color32, share: f32) -> Color32 {
    let strength = 0.3 + 0.7 * share.clamp(0.0, 1.0).sqrt();
    palette.blank.lerp_to_gamma(color, strength)
}

/// Shows figures beside the map, with their upper right corner at `at`: the number expanded, and the share of states stored
/// or, if given, `reached`.
fn figures(ui: &Ui, at: Pos2, map: &StateMap, moment: &Moment<'_>, reached: Option<u64>) {
    let palette = Palette::of(ui);
    let stats = moment.stats();
    let column = |g| (0..map.up()).map(move |h| u64::from(map.states(g, h)));
    let all: u64 = (0..map.across()).flat_map(column).sum();
    let share = 100.0 * reached.unwrap_or(stats.visited) as f64 / all as f64;
    let what = match reached {
        Some(_) => text::GENERATED_SHARE,
        None => text::VISITED_SHARE,
    };
    let color = palette.algorithm(moment.recording().algorithm());
    let small = theme::regular(size::LABEL);
    let [large, middle] = [size::NUMBER, size::HEADING].map(theme::semibold);
    let mut at = at;
    for (figure, font, color) in [
        (thousands(stats.expanded), large, color),
        (text::EXPANDED.to_string(), small.clone(), palette.dim),
        (numbers::share(share), middle, palette.text),
        (what.to_string(), small.clone(), palette.dim),
        (text::of_states(all), small, palette.dim),
    ] {
        let words = ui
            .painter()
            .text(at, Align2::RIGHT_TOP, figure, font, color);
        at.y = words.bottom() + 1.0;
    }
}

/// Draws the line of the states on shortest paths, where the moves from the start and to the goal add up to C*.
fn diagonal(ui: &Ui, grid: &Grid, map: &StateMap) {
    const DASH: f32 = 5.0;
    const GAP: f32 = 4.0;
    let c = map.optimal() as usize;
    let [from, to] = [grid.centre(0, c), grid.centre(c, 0)];
    let palette = Palette::of(ui);
    // Gold dashes alone are hard to see on the colour of an algorithm.
    ui.painter()
        .line_segment([from, to], Stroke::new(3.5, palette.card));
    let line = Stroke::new(1.5, palette.gold);
    // `Shape::dashed_line` measures with `f32::hypot`, which differs by a bit between platforms; this does not.
    let [across, down] = [to.x - from.x, to.y - from.y].map(f64::from);
    let length = (across * across + down * down).sqrt() as f32;
    let at = |way: f32| from + (to - from) * (way / length);
    let mut way = 0.0;
    while way < length {
        let ends = way + DASH >= length;
        let end = if ends { to } else { at(way + DASH) };
        ui.painter().line_segment([at(way), end], line);
        way = way + DASH + GAP;
    }
}
