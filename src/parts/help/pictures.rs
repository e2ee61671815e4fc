//! The small pictures of the glossary.

use egui::{Color32, Rect, Shape, Stroke, Ui};

use crate::help::sketch::{Mark, Sketch, TREE};
use crate::theme::{Hue, Palette};
use slidescope_core::puzzle::{Board, Size};
use slidescope_core::search::Heuristic;
use slidescope_core::text::glossary::{Term, pictures as text};

type Picture = fn(&Sketch<'_>);

pub fn of(term: Term) -> Option<Picture> {
    use Mark::{Absent, Crossed, Faint, Filled, Outlined};
    let picture: Picture = match term {
        Term::Move => slide,
        Term::StateSpace => halves,
        Term::Solvable => parity,
        Term::Optimal => |s| paths(s, true),
        Term::G => moves_so_far,
        Term::H | Term::Heuristic(Heuristic::Manhattan) => distances,
        Term::TrueDistance | Term::Admissible => |s| {
            s.bar((8.0, 14.0), 58.0, false, "h");
            s.bar((8.0, 44.0), 104.0, true, "h*");
        },
        Term::F => |s| {
            s.bar((6.0, 29.0), 70.0, true, "g");
            s.bar((78.0, 29.0), 48.0, false, "h");
            s.text(66.0, 62.0, "f", s.ink());
            s.line((6.0, 53.0), (126.0, 53.0), s.palette.dim);
        },
        Term::Weight => |s| {
            s.bar((6.0, 29.0), 40.0, true, "g");
            s.bar((48.0, 29.0), 38.0, false, "h");
            s.bar((88.0, 29.0), 38.0, false, "h");
            s.text(66.0, 62.0, "w = 2", s.ink());
        },
        Term::Depth | Term::Layer => layers,
        Term::Node => |s| {
            s.tree([Faint, Faint, Faint, Faint, Filled, Faint]);
            s.line(TREE[0], TREE[1], s.strong());
            s.line(TREE[1], TREE[4], s.strong());
            s.node(TREE[0].0, TREE[0].1, Faint);
            s.node(TREE[1].0, TREE[1].1, Faint);
        },
        Term::Successor | Term::Generated => |s| {
            s.tree([Faint, Faint, Faint, Outlined, Outlined, Faint]);
        },
        Term::Frontier => |s| s.tree([Faint, Faint, Outlined, Outlined, Outlined, Absent]),
        Term::Closed => |s| s.tree([Filled, Filled, Faint, Faint, Faint, Absent]),
        Term::Expanded => |s| {
            s.tree([Filled, Filled, Filled, Faint, Faint, Faint]);
            for ((x, y), number) in TREE.into_iter().zip(["1", "2", "3"]) {
                s.text(x, y, number, s.palette.on_accent);
            }
        },
        Term::Visited => |s| {
            s.tree([Filled, Filled, Outlined, Outlined, Outlined, Absent]);
        },
        Term::Duplicate => |s| {
            s.tree([Faint, Faint, Faint, Faint, Filled, Faint]);
            s.dashed(TREE[2], (64.0, 63.0), s.palette.dim);
            s.cross(77.0, 51.0, 4.0);
        },
        Term::Reopened => |s| paths(s, false),
        Term::Tie => tie,
        Term::PeakFrontier => peak,
        Term::BranchingFactor => uniform,
        Term::Consistent => |s| {
            s.line((30.0, 34.0), (102.0, 34.0), s.palette.dim);
            s.node(30.0, 34.0, Filled);
            s.node(102.0, 34.0, Filled);
            s.text(30.0, 14.0, "h = 5", s.ink());
            s.text(102.0, 14.0, "h = 4", s.ink());
            s.text(66.0, 56.0, &text::ONE_MOVE, s.palette.dim);
        },
        Term::Heuristic(Heuristic::Misplaced) => misplaced,
        Term::Heuristic(Heuristic::Patterns) => pattern,
        Term::Stack => |s| {
            s.tree([Faint, Faint, Outlined, Filled, Outlined, Absent]);
            s.line(TREE[0], TREE[1], s.strong());
            s.line(TREE[1], TREE[3], s.strong());
            s.node(TREE[0].0, TREE[0].1, Faint);
            s.node(TREE[1].0, TREE[1].1, Faint);
            s.node(TREE[3].0, TREE[3].1, Filled);
        },
        Term::DepthLimit => |s| {
            s.tree([Filled, Filled, Filled, Crossed, Crossed, Crossed]);
            s.dashed((4.0, 52.0), (128.0, 52.0), s.palette.gold);
        },
        Term::Threshold => |s| {
            s.tree([Filled, Filled, Crossed, Filled, Crossed, Absent]);
            for ((x, y), f) in TREE.into_iter().zip(["6", "6", "8", "6", "8"]) {
                s.text(x + 13.0, y, f, s.palette.gold_text);
            }
            s.text(22.0, 10.0, "f ≤ 6", s.palette.gold_text);
        },
        Term::Iteration => iterations,
        Term::TwoSearches | Term::Meeting => meeting,
        Term::State | Term::Priority | Term::Memory | Term::Heuristic(_) | Term::Algorithm(_) => {
            return None;
        }
    };
    Some(picture)
}

pub(crate) fn draw(ui: &Ui, rect: Rect, picture: Picture) {
    picture(&Sketch {
        painter: ui.painter().with_clip_rect(rect.intersect(ui.clip_rect())),
        corner: rect.min,
        palette: Palette::of(ui),
    });
}

/// A board that no lesson asks about, and its goal.
///
/// # Panics
///
/// Never: both have every tile once.
pub fn boards() -> (Board, Board) {
    let size = Size::new(3, 3).expect("3 × 3 is a size");
    let start = Board::from_cells(size, &[4, 1, 3, 2, 5, 6, 7, 8, 0]).expect("every tile once");
    (start, Board::blank_last(size))
}

/// The distance of each tile from its place in the goal, by cell.
pub fn to_go(start: &Board, goal: &Board) -> Vec<usize> {
    let size = start.size();
    let home = |tile| (0..size.cells()).find(|cell| goal.tile(*cell) == tile);
    let of = |cell: usize| match start.tile(cell) {
        0 => 0,
        tile => home(tile).map_or(0, |home| size.distance(cell, home)),
    };
    (0..size.cells()).map(of).collect()
}

fn distances(s: &Sketch<'_>) {
    let (start, goal) = boards();
    let moves = to_go(&start, &goal);
    s.board((4.0, 2.0), 72.0, &start, |cell, _| match moves[cell] {
        0 => (s.palette.blank, None),
        moves => (s.palette.tile, Some(moves.to_string())),
    });
    let sum: usize = moves.iter().sum();
    s.text(104.0, 38.0, &format!("h = {sum}"), s.ink());
}

fn misplaced(s: &Sketch<'_>) {
    let (start, goal) = boards();
    let moves = to_go(&start, &goal);
    s.board((4.0, 2.0), 72.0, &start, |cell, _| match moves[cell] {
        0 => (s.palette.blank, None),
        _ => (s.palette.accent.gamma_multiply(0.45), None),
    });
    let count = moves.iter().filter(|moves| **moves > 0).count();
    s.text(104.0, 38.0, &format!("h = {count}"), s.ink());
}

fn pattern(s: &Sketch<'_>) {
    let (start, _) = boards();
    let covered = s.palette.blank;
    s.board((30.0, 2.0), 72.0, &start, |_, tile| {
        let fill = if tile <= 4 { s.palette.tile } else { covered };
        (fill, None)
    });
}

fn slide(s: &Sketch<'_>) {
    let cell = |x: f32, fill: Color32| {
        let place = Rect::from_min_size(s.at(x, 22.0), egui::Vec2::splat(32.0));
        s.painter.rect_filled(place, 4.0, fill);
    };
    cell(32.0, s.palette.blank);
    cell(68.0, s.palette.tile);
    s.text(84.0, 38.0, "5", s.ink());
    s.text(48.0, 38.0, "←", s.palette.gold_text);
}

fn halves(s: &Sketch<'_>) {
    for (x, mark) in [(36.0, Mark::Filled), (98.0, Mark::Faint)] {
        let rim = Stroke::new(1.5, s.palette.dim);
        s.painter.circle_stroke(s.at(x, 38.0), 29.0, rim);
        for (dx, dy) in [(0.0, -14.0), (-14.0, 6.0), (13.0, 8.0)] {
            s.node(x + dx, 38.0 + dy, mark);
        }
    }
}

/// Draws the goal, which is solvable, and the goal with two tiles exchanged, which is not.
fn parity(s: &Sketch<'_>) {
    let (_, goal) = boards();
    let exchanged = goal.swapped(6, 7);
    for (x, board) in [(4.0, goal), (74.0, exchanged)] {
        s.board((x, 0.0), 54.0, &board, |cell, tile| {
            let moved = board == exchanged && matches!(cell, 6 | 7) && tile > 0;
            match moved {
                true => (s.palette.accent.gamma_multiply(0.45), None),
                false => (s.palette.tile, None),
            }
        });
    }
    s.tick(31.0, 66.0);
    s.cross(101.0, 66.0, 4.0);
}

fn moves_so_far(s: &Sketch<'_>) {
    let xs = [12.0, 48.0, 84.0, 120.0];
    for (at, pair) in xs.windows(2).enumerate() {
        s.line((pair[0], 30.0), (pair[1], 30.0), s.palette.dim);
        let middle = f32::midpoint(pair[0], pair[1]);
        s.text(middle, 19.0, &(at + 1).to_string(), s.palette.dim);
    }
    for (at, x) in xs.into_iter().enumerate() {
        let last = at + 1 == xs.len();
        s.node(x, 30.0, if last { Mark::Filled } else { Mark::Faint });
    }
    s.text(108.0, 52.0, "g = 3", s.ink());
}

fn layers(s: &Sketch<'_>) {
    let band = Rect::from_min_max(s.at(18.0, 27.0), s.at(128.0, 49.0));
    s.painter.rect_filled(band, 4.0, s.palette.hover);
    let [faint, filled] = [Mark::Faint, Mark::Filled];
    s.tree([faint, filled, filled, faint, faint, faint]);
    for (y, depth) in [(10.0, "0"), (38.0, "1"), (66.0, "2")] {
        s.text(6.0, y, depth, s.palette.dim);
    }
}

fn tie(s: &Sketch<'_>) {
    for (x, sum) in [(34.0, "3 + 3 = 6"), (98.0, "5 + 1 = 6")] {
        s.line((66.0, 8.0), (x, 34.0), s.palette.dim);
        s.node(x, 34.0, Mark::Outlined);
        s.text(x, 54.0, sum, s.ink());
    }
    s.node(66.0, 8.0, Mark::Faint);
    s.text(98.0, 69.0, &text::LARGER_G, s.palette.dim);
}

fn paths(s: &Sketch<'_>, whole: bool) {
    let (from, to) = ((14.0, 50.0), (118.0, 50.0));
    let detour = [from, (34.0, 16.0), (66.0, 10.0), (98.0, 16.0), to];
    for pair in detour.windows(2) {
        s.line(pair[0], pair[1], s.palette.dim);
    }
    let middle = (66.0, 50.0);
    s.line(from, middle, s.palette.gold);
    s.line(middle, to, s.palette.gold);
    for (x, y) in [from, detour[1], detour[2], detour[3], middle] {
        s.node(x, y, Mark::Faint);
    }
    let end = if whole { Mark::Filled } else { Mark::Outlined };
    s.node(to.0, to.1, end);
    let words = if whole {
        text::TWO_MOVES.text()
    } else {
        "g: 4 → 2"
    };
    s.text(66.0, 68.0, words, s.palette.gold_text);
}

fn peak(s: &Sketch<'_>) {
    let height = |x: f32| {
        let x = (x - 70.0) / 42.0;
        64.0 - 50.0 * (-x * x).exp()
    };
    let curve = (6..=126)
        .step_by(3)
        .map(|x| s.at(x as f32, height(x as f32)));
    let line = Stroke::new(2.0, s.strong());
    s.painter.add(Shape::line(curve.collect(), line));
    s.line((6.0, 68.0), (126.0, 68.0), s.palette.dim);
    s.painter
        .circle_filled(s.at(70.0, height(70.0)), 4.0, s.palette.gold);
}

fn uniform(s: &Sketch<'_>) {
    for depth in 0..3_u32 {
        let count = 1 << depth;
        let place = |at: u32, count: u32| 96.0 * (at as f32 + 0.5) / count as f32;
        for at in 0..count {
            let (x, y) = (place(at, count), 10.0 + 28.0 * depth as f32);
            if depth > 0 {
                let parent = place(at / 2, count / 2);
                s.line((parent, y - 22.0), (x, y), s.palette.dim);
            }
            s.node(x, y, Mark::Filled);
        }
    }
    s.text(112.0, 12.0, "b* = 2", s.ink());
}

fn iterations(s: &Sketch<'_>) {
    for (depth, x) in [(22.0, 22.0), (38.0, 58.0), (54.0, 102.0)] {
        let (top, half) = (10.0, depth * 0.5);
        let corners = [
            s.at(x, top),
            s.at(x - half, top + depth),
            s.at(x + half, top + depth),
        ];
        let fill = s.strong().gamma_multiply(0.35);
        let line = Stroke::new(1.5, s.strong());
        s.painter
            .add(Shape::convex_polygon(corners.to_vec(), fill, line));
        s.node(x, top, Mark::Filled);
    }
}

fn meeting(s: &Sketch<'_>) {
    for (x, color, name) in [
        (36.0, s.palette.hue(Hue::Green), text::START),
        (96.0, s.palette.backward, text::GOAL),
    ] {
        let fill = color.gamma_multiply(0.3);
        s.painter.circle_filled(s.at(x, 38.0), 30.0, fill);
        let rim = Stroke::new(1.5, color);
        s.painter.circle_stroke(s.at(x, 38.0), 30.0, rim);
        s.text(x, 38.0, &name, s.ink());
    }
    s.painter
        .circle_filled(s.at(66.0, 38.0), 5.0, s.palette.gold);
}
