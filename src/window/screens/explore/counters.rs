//! The live counters, each with its counting rule.

use egui::{CursorIcon, Rect, Role, Sense, Stroke, Ui, WidgetInfo};

use slidescope_core::recording::Landmark;
use slidescope_core::run::{Command, Run, Transport};
use slidescope_core::search::{Algorithm, Counter, Stats};
use slidescope_core::text::explore::{counters as text, memory};
use slidescope_core::text::glossary::Term;
use slidescope_core::text::playback::jump;
use slidescope_core::text::units::{bytes, seconds};
use slidescope_core::text::{Message, Named, thousands};
use slidescope_parts::Facts;
use slidescope_parts::help::explained::lead_to;
use slidescope_parts::theme::{self, Palette, size};
use slidescope_parts::widgets::{number_row, width_of};

struct Row {
    name: &'static str,
    value: String,
    indent: f32,
    about: Message,
    term: Option<Term>,
    landmark: Option<Landmark>,
}

impl Row {
    fn new((name, about): (Message, Message), value: String) -> Self {
        Self {
            name: name.text(),
            value,
            indent: 0.0,
            about,
            term: None,
            landmark: None,
        }
    }

    fn explained(name: &'static str, term: Term, count: u64) -> Self {
        Self {
            name,
            term: Some(term),
            ..Self::new((term.about(), term.about()), thousands(count))
        }
    }

    fn ruled(counter: Counter, count: u64) -> Self {
        Self::explained(counter.name(), counter.into(), count)
    }
}

/// Shows the counters once there is a run; in two columns if `compact`.
pub(crate) fn show(ui: &mut Ui, facts: &Facts, compact: bool) {
    let Some(run) = &facts.playback.run else {
        return;
    };
    ui.spacing_mut().item_spacing.y = 0.5;
    let rows = rows(facts, run);
    if compact {
        let (left, right) = rows.split_at(rows.len().div_ceil(2));
        ui.spacing_mut().item_spacing.x = 16.0;
        ui.columns(2, |columns| {
            list(&mut columns[0], left, size::LABEL + 0.5, facts);
            list(&mut columns[1], right, size::LABEL + 0.5, facts);
        });
    } else {
        list(ui, &rows, size::TEXT, facts);
    }
}

fn list(ui: &mut Ui, rows: &[Row], text: f32, facts: &Facts) {
    for row in rows {
        let shown = number_row(ui, row.name, &row.value, row.indent, text);
        let shown = shown.on_hover_text(row.about.text());
        if let Some(term) = row.term {
            lead_to(&shown, term, facts);
        }
        if let Some(landmark) = row.landmark {
            lead_to_moment(ui, row, landmark, shown.rect, facts);
        }
    }
}

/// Makes the number at the right of `rect` a link to the next moment of `landmark`, or to the first after the last one.
fn lead_to_moment(ui: &mut Ui, row: &Row, landmark: Landmark, rect: Rect, facts: &Facts) {
    let Some(timeline) = facts.playback.timeline() else {
        return;
    };
    let palette = *Palette::of(ui);
    let font = theme::medium(size::TEXT);
    let width = width_of(ui, &row.value, &font).max(14.0);
    let place = rect.with_min_x(rect.right() - width);
    let id = ui.scope_id().with(("moment", row.name));
    let link = ui.interact(place, id, Sense::click());
    let width = if link.has_focus() { 2.0 } else { 1.0 };
    let line = Stroke::new(width, palette.accent);
    ui.painter()
        .hline(place.x_range(), place.bottom() - 1.0, line);
    let (name, about) = jump::landmark(landmark, facts.strategy().algorithm);
    let name = jump::next(name);
    link.widget_info(|| WidgetInfo::labeled(Role::Link, true, &name));
    let link = link.on_hover_cursor(CursorIcon::PointingHand);
    if link.on_hover_text(format!("{name}\n{about}")).clicked() {
        if timeline.recording().next(landmark, timeline.at()).is_none() {
            facts.transport(Transport::GoTo(0));
        }
        facts.steer(Command::ToLandmark(landmark, true));
    }
}

fn rows(facts: &Facts, run: &Run) -> Vec<Row> {
    let stats = run.shown();
    let (algorithm, peak) = (facts.settings.strategy.algorithm, stats.peak_frontier);
    let [first, second] = special(run.strategy.algorithm, &stats, &run.newest_stats());
    vec![
        Row::ruled(Counter::Expanded, stats.expanded),
        Row::ruled(Counter::Generated, stats.generated),
        Row::ruled(Counter::Visited, stats.visited),
        Row::ruled(Counter::Frontier, stats.frontier),
        Row {
            indent: 12.0,
            ..Row::explained(text::AT_MOST.text(), Term::PeakFrontier, peak)
        },
        first,
        second,
        Row::new(text::reached(algorithm), thousands(stats.depth)),
        Row::new(text::SEARCH_TIME, seconds(run.seconds_shown())),
        Row::new(memory::HELD, bytes(stats.bytes)),
        Row::new(memory::RECORDED, bytes(run.timeline.bytes())),
    ]
}

/// Returns the rows of only some searches: duplicates and reopened nodes if states are stored, otherwise threshold and
/// iterations. The first two are links as soon as their count in the `whole` search is positive.
fn special(algorithm: Algorithm, stats: &Stats, whole: &Stats) -> [Row; 2] {
    if algorithm.is_depth_first() {
        let (name, term) = text::threshold(algorithm);
        [
            Row::explained(name.text(), term, stats.threshold.into()),
            Row::new(text::ITERATIONS, thousands(stats.iterations)),
        ]
    } else {
        let linked = |counter, count: fn(&Stats) -> u64, landmark| Row {
            landmark: Some(landmark).filter(|_| count(whole) > 0),
            ..Row::ruled(counter, count(stats))
        };
        let [duplicate, reopened] = [Landmark::Duplicate, Landmark::Reopened];
        [
            linked(Counter::Duplicates, |stats| stats.duplicates, duplicate),
            linked(Counter::Reopened, |stats| stats.reopened, reopened),
        ]
    }
}
