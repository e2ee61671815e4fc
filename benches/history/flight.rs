//! A flight through a tree: from the whole of it down to single nodes, along a row, and up again.

use std::time::{Duration, Instant};

use slidescope_core::layout::visible::{Visible, Window};
use slidescope_core::layout::{Position, Tree};
use slidescope_core::recording::{Moment, Recording};

/// A large window on a large screen.
const POINTS: (f64, f64) = (1600.0, 900.0);
/// Points per cell.
const CELL: f64 = 3.0;
/// Frames of each leg: down, along the row, and up.
const LEG: usize = 60;

pub struct Flight {
    frames: Vec<Window>,
    next: usize,
    visible: Visible,
}

impl Flight {
    pub fn new(tree: &Tree) -> Self {
        let window = |x: f64, y: f64, zoom: f64| {
            let (width, height) = (tree.width / zoom, tree.height() / zoom.sqrt().min(8.0));
            let low = Position {
                x: (x - 0.5 / zoom) * tree.width,
                y: y * tree.height() - height / 2.0,
            };
            Window {
                low,
                high: Position {
                    x: low.x + width,
                    y: low.y + height,
                },
                cell: width / (POINTS.0 / CELL),
            }
        };
        let share = |frame: usize| frame as f64 / LEG as f64;
        let deepest = 4096.0_f64;
        let zoom = |frame: usize| deepest.powf(share(frame));
        let down = (0..LEG).map(|frame| window(0.45, 0.3 + 0.4 * share(frame), zoom(frame)));
        let along = (0..LEG).map(|frame| window(0.45 + 0.002 * share(frame), 0.7, deepest));
        let up = (0..LEG).map(|frame| window(0.452, 0.7 - 0.4 * share(frame), zoom(LEG - frame)));
        Self {
            frames: down.chain(along).chain(up).collect(),
            next: 0,
            visible: Visible::default(),
        }
    }

    /// The number of dots and clouds to draw in the next frame.
    pub fn frame(&mut self, tree: &Tree, moment: &Moment<'_>) -> usize {
        let window = self.frames[self.next % self.frames.len()];
        self.next += 1;
        tree.see(moment, &window, &mut self.visible);
        self.visible.dots.len() + self.visible.clouds.len()
    }

    /// The number of dots and clouds to draw of the whole tree.
    pub fn whole(&mut self, tree: &Tree, moment: &Moment<'_>) -> usize {
        tree.see(moment, &self.frames[0], &mut self.visible);
        self.visible.dots.len() + self.visible.clouds.len()
    }

    /// Describes the time of the slowest frame, and the most marks drawn in one frame.
    pub fn slowest(&mut self, tree: &Tree, recording: &Recording) -> String {
        let moment = recording.newest();
        self.next = 0;
        let (mut slowest, mut most) = (Duration::ZERO, 0);
        for _ in 0..self.frames.len() {
            let begin = Instant::now();
            let seen = self.frame(tree, &moment);
            slowest = slowest.max(begin.elapsed());
            most = most.max(seen);
        }
        format!("slowest frame {slowest:.2?}, at most {most} marks in one")
    }
}
