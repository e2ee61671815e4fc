//! Nodes expanded against the length of a shortest solution: one curve per heuristic, on a logarithmic axis.

use egui::{Color32, FontId, Rect, Response, Sense, Stroke, Ui, vec2};
use egui_plot::{FilledArea, LineStyle};

use crate::window::screens::heuristics::effort::{
    BOARDS, CHARTED, EffortState, SEARCHERS, Standing, limit,
};
use crate::window::screens::heuristics::{Heuristics, Listed};
use slidescope_core::puzzle::Board;
use slidescope_core::search::{Algorithm, Heuristic};
use slidescope_core::study::effort::{Effort, EffortByLength, LARGE_LENGTHS};
use slidescope_core::study::heuristic_check::Subject;
use slidescope_core::tasks::is_brief;
use slidescope_core::text::heuristic_effort as text;
use slidescope_core::text::numbers::thousands;
use slidescope_core::text::page::ON_THE_DESKTOP;
use slidescope_parts::theme::{self, Hue, Palette, size};
use slidescope_parts::widgets::chart::{Axis, Chart, CurveStyle, Scale, draw_line, paint_line};
use slidescope_parts::widgets::{
    choice, elided, ends, fitting_label, full_card, named, note, on_the_desktop,
};

/// Counts differ by powers of ten.
const Y: Scale = Scale::Log;

const THEORY_LINE: LineStyle = LineStyle::Dashed { length: 6.0 };
const THIN: f32 = 1.5;

/// The curves that are always shown, from the weakest heuristic to the strongest.
const FIXED: [(Heuristic, Hue, LineStyle); 3] = [
    (CHARTED[0], Hue::Sky, LineStyle::Dotted { spacing: 5.0 }),
    (CHARTED[1], Hue::Green, LineStyle::Dashed { length: 10.0 }),
    (CHARTED[2], Hue::Violet, LineStyle::Dashed { length: 5.0 }),
];

struct Curve<'a> {
    /// Its place in the legend.
    place: usize,
    name: &'a str,
    standing: &'a Standing,
    style: CurveStyle,
    is_chosen: bool,
}

impl Curve<'_> {
    const fn width(&self) -> f32 {
        if self.is_chosen { 2.5 } else { 2.0 }
    }
}

/// The curves of the card: those that are always shown, then the chosen one.
struct Curves<'a> {
    state: &'a EffortState,
    goal: Board,
    all: Vec<Curve<'a>>,
}

pub(crate) fn card(ui: &mut Ui, heuristics: &mut Heuristics) {
    let mut searcher = heuristics.effort.searcher;
    full_card(ui, |ui| {
        let listing = heuristics.listing();
        let curves = Curves::of(Palette::of(ui), heuristics, &listing);
        curves.header(ui, &mut searcher);
        curves.legend(ui);
        if !curves.is_empty() {
            return curves.chart(ui);
        }
        let chosen = listing.iter().find(|of| of.is_chosen);
        match chosen.and_then(|chosen| curves.state.get(&chosen.program)) {
            Some(standing) if standing.has_failed => note(ui, &text::BROKE_OFF),
            Some(_) | None if is_brief() => on_the_desktop(ui, &ON_THE_DESKTOP),
            Some(_) | None => note(ui, &text::MEASURING),
        }
    });
    heuristics.effort.searcher = searcher;
}

impl<'a> Curves<'a> {
    fn of(palette: &Palette, heuristics: &'a Heuristics, listing: &'a [Listed<'_>]) -> Self {
        let curve = |of: &'a Listed<'_>| {
            let mut fixed = FIXED.iter();
            let place = fixed.position(|fixed| of.program == Subject::BuiltIn(fixed.0));
            let (hue, line) = match place {
                // The chosen curve is drawn solid, even if it is one of those always shown.
                Some(at) if of.is_chosen => (FIXED[at].1, LineStyle::Solid),
                Some(at) => (FIXED[at].1, FIXED[at].2),
                None if of.is_chosen => (Hue::Orange, LineStyle::Solid),
                None => return None,
            };
            let style = CurveStyle::of(palette, hue);
            Some(Curve {
                place: place.unwrap_or(FIXED.len()),
                name: of.name,
                standing: heuristics.effort.get(&of.program)?,
                style: CurveStyle { line, ..style },
                is_chosen: of.is_chosen,
            })
        };
        let mut all: Vec<Curve<'a>> = listing.iter().filter_map(curve).collect();
        all.sort_by_key(|curve| curve.place);
        Self {
            state: &heuristics.effort,
            goal: heuristics.goal,
            all,
        }
    }

    /// Shows the title and a switch for each search. Sets `chosen` to the one that was clicked.
    fn header(&self, ui: &mut Ui, chosen: &mut Algorithm) {
        let state = self.state;
        let boards = if self.is_empty() { 0 } else { BOARDS };
        ui.horizontal(|ui| {
            ui.set_height(24.0);
            let title = |ui: &mut Ui| {
                let [mut whole, plain] =
                    [boards, 0].map(|of| text::chart_title(state.searcher, of));
                let mut short = text::short_chart_title(state.searcher, boards);
                if self.all.iter().all(|of| self.is_of_every_board(of)) {
                    whole = text::CHART_TITLE_OF_ALL.to_string();
                    short = text::SHORT_CHART_TITLE_OF_ALL.to_string();
                }
                let titles = [&*whole, &*short, &*plain, &*text::SHORTEST_CHART_TITLE];
                let width = ui.available_width();
                fitting_label(ui, &titles, &theme::semibold(size::TEXT), width);
            };
            ends(ui, title, |ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                for searcher in SEARCHERS {
                    let button = choice(ui, state.searcher == searcher, &text::searcher(searcher));
                    let button = button.on_hover_text(text::about_searcher(searcher).text());
                    if button.clicked() {
                        *chosen = searcher;
                    }
                }
            });
        });
    }

    fn legend(&self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        // Rows are no higher than their text, to leave room for the curves in a small card.
        ui.spacing_mut().interact_size.y = 16.0;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 2.0);
            for curve in &self.all {
                let font = if curve.is_chosen {
                    theme::semibold
                } else {
                    theme::medium
                };
                let (place, _) = entry(ui, curve.name, font(size::LABEL), palette.text);
                let stroke = Stroke::new(curve.width(), curve.style.color);
                paint_line(ui.painter(), place, stroke, curve.style.line);
            }
            if let Some(chosen) = self.theory() {
                let font = theme::medium(size::LABEL);
                let (place, response) = entry(ui, &text::THEORY, font, palette.dim);
                let stroke = Stroke::new(THIN, palette.text);
                paint_line(ui.painter(), place, stroke, THEORY_LINE);
                response.on_hover_text(text::about_theory(chosen.name));
            }
        });
    }

    /// Whether there is nothing to draw.
    fn is_empty(&self) -> bool {
        self.all.iter().all(|of| self.points(of).is_empty())
    }

    fn is_of_every_board(&self, curve: &Curve<'_>) -> bool {
        self.state.searcher == Algorithm::AStar && curve.standing.is_of_every_board()
    }

    fn lengths<'c>(&self, curve: &'c Curve<'_>) -> &'c EffortByLength {
        curve.standing.curve(self.state.searcher)
    }

    /// The quartiles of the chosen curve, if they are of every board.
    fn band(&self) -> Option<FilledArea> {
        let chosen = self.all.iter().find(|curve| curve.is_chosen)?;
        let lengths = self.lengths(chosen).iter();
        let known = lengths.filter_map(|(length, of)| Some((*length, of.quartiles?)));
        let known: Vec<(u32, [u64; 3])> = known.collect();
        if known.is_empty() {
            return None;
        }
        let x: Vec<f64> = known.iter().map(|(length, _)| f64::from(*length)).collect();
        let edge = |at: usize| -> Vec<f64> {
            let edge = known.iter().map(|(_, of)| Y.place_count(of[at] as f64));
            edge.collect()
        };
        let area = FilledArea::new("quartiles", &x, &edge(0), &edge(2));
        Some(
            area.fill_color(chosen.style.color.gamma_multiply(0.16))
                .allow_hover(false),
        )
    }

    /// Returns the curve to compare with theory: the chosen one, for IDA* and unless it is known to be inadmissible.
    fn theory(&self) -> Option<&Curve<'a>> {
        let chosen = self.all.iter().find(|curve| curve.is_chosen)?;
        let check = chosen.standing.check.as_ref()?;
        let is_admissible = check.is_admissible() != Some(false);
        (self.state.searcher == Algorithm::IdaStar && is_admissible).then_some(chosen)
    }

    /// The means of a curve by length.
    fn points(&self, curve: &Curve<'_>) -> Vec<(u32, f64)> {
        let point = |(&length, of): (&u32, &Effort)| Some((length, of.mean_expanded()?));
        self.lengths(curve).iter().filter_map(point).collect()
    }

    fn chart(&self, ui: &mut Ui) {
        let predicted = || self.all.iter().flat_map(|of| &of.standing.predicted);
        let lengths = || predicted().map(|(length, _)| *length);
        let from = lengths().min().unwrap_or(0);
        let last = LARGE_LENGTHS[LARGE_LENGTHS.len() - 1];
        let to = lengths().max().unwrap_or(last);
        let all = self.all.iter().flat_map(|curve| self.points(curve));
        let highest = all.map(|(_, mean)| mean).fold(100.0, f64::max);
        let chart = Chart {
            id: "effort",
            name: &text::chart_title(self.state.searcher, 0),
            said: self.readout(f64::from(to)),
            x: Axis {
                spacing: 14.0..=18.0,
                ..Axis::of_lengths((from, to), 8.0, &text::LENGTH)
            },
            y: Axis {
                // The axis begins at one node, so that curves do not move while they are refined.
                range: -0.15..=Y.place_count(highest).ceil() + 0.1,
                ..Axis::of_counts(Y, 1.0)
            },
            spare: 4.0,
            empty: None,
        };
        let ink = Palette::of(ui).text;
        let place = |(length, mean)| [f64::from(length), Y.place_count(mean)];
        chart.show(
            ui,
            |x| self.readout(x),
            |plot| {
                if let Some(chosen) = self.theory() {
                    let known = chosen.standing.predicted.iter();
                    // The axis does not extend below one node.
                    let shown = known.copied().filter(|(_, mean)| *mean >= 1.0);
                    let look = (ink, THIN, THEORY_LINE);
                    draw_line(plot, &text::THEORY, shown.map(place).collect(), look);
                }
                if let Some(band) = self.band() {
                    plot.add(band);
                }
                for curve in &self.all {
                    let points = self.points(curve).into_iter().map(place);
                    let (name, width) = (curve.name, curve.width());
                    curve.style.draw(plot, name, width, points.collect());
                }
            },
        );
    }

    fn readout(&self, x: f64) -> Option<String> {
        let limit = limit(&self.goal, self.state.searcher);
        let far = |length: u32| (f64::from(length) - x).abs();
        let lengths = self.all.iter().flat_map(|of| self.lengths(of).keys());
        let lengths = lengths.copied();
        let length = lengths.min_by(|a, b| far(*a).total_cmp(&far(*b)))?;
        let mut told = vec![text::readout_length(length)];
        for curve in &self.all {
            if let Some(effort) = self.lengths(curve).get(&length) {
                told.push(text::readout_curve(curve.name, effort, limit));
                let quartiles = effort.quartiles.filter(|_| curve.is_chosen);
                if let Some([low, middle, high]) = quartiles {
                    told.push(text::readout_quartiles(
                        thousands(low),
                        thousands(middle),
                        thousands(high),
                    ));
                }
            }
        }
        if let Some(chosen) = self.theory() {
            let mut known = chosen.standing.predicted.iter();
            let here = known.find(|(of, _)| *of == length);
            told.extend(here.map(|(_, mean)| text::readout_theory(text::mean_nodes(*mean))));
        }
        Some(told.join("\n"))
    }
}

/// Shows a name of the legend on one line with the sample of its curve. Returns the place for that sample.
fn entry(ui: &mut Ui, name: &str, font: FontId, color: Color32) -> (Rect, Response) {
    let room = ui.max_rect().width();
    let piece = if room < 260.0 { 14.0 } else { 22.0 };
    let most = room - piece - 6.0;
    let galley = elided(ui.painter(), name, font, color, most);
    let wanted = vec2(piece + 5.0 + galley.size().x, 16.0);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    let from = rect.left_center() + vec2(piece + 5.0, -galley.size().y / 2.0);
    ui.painter().galley(from, galley, color);
    named(ui, &response, &text::curve(name));
    (rect.with_max_x(rect.left() + piece), response)
}
