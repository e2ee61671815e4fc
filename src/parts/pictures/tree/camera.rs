//! The camera: which part of the tree is shown, and how large.

use egui::{Pos2, Rect, Vec2};

use crate::pictures::tree::viewport::{MARGIN, Viewport};
use slidescope_core::layout::Position;
use slidescope_core::lesson::{LessonCamera, ZOOMS};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CameraMode {
    /// The whole tree.
    #[default]
    Fit,
    Follow,
    /// Where the user moved the camera.
    Free,
}

/// The camera. When it zooms in, rows move apart more slowly than nodes of a row, so that parents stay visible.
#[derive(Clone, Copy, Debug, Default)]
pub struct Camera {
    pub mode: CameraMode,
    /// Where the view of the dots goes, and where that view is now.
    target: Option<Viewport>,
    shown: Option<Viewport>,
    /// The viewport of all dots when the user last moved away from it: the reference for zooming.
    whole: Option<Viewport>,
    /// The view of the storyboard, while that is shown.
    sheet: Option<Viewport>,
    /// The corners of the whole tree in the last frame.
    bounds: Option<(Position, Position)>,
    asked: Option<LessonCamera>,
}

/// Points per row at the largest zoom.
const NEAR_ROW: f64 = 128.0;
/// Points per leaf at the largest zoom, and the scale of the storyboard then.
const NEAREST: f64 = 1e12;
const NEAREST_SHEET: f64 = 8.0;
/// The smallest zoom, as a share of the zoom that shows the whole picture.
const FARTHEST: f64 = 0.5;
/// The time constant of the camera’s motion, in seconds.
const EASE: f64 = 0.09;

impl Camera {
    /// Starts to show another run. Its tree appears without motion, because nothing leads there from the last one.
    pub fn begin_run(&mut self) {
        let (mode, asked) = (self.mode, self.asked);
        *self = Self {
            asked,
            ..Self::default()
        };
        if mode == CameraMode::Follow {
            self.mode = mode;
        }
    }

    /// Returns the view of this frame, `seconds` after the last, and whether the camera still moves. `bounds` are the
    /// corners of the whole tree, `current` is the position of the node expanded last.
    pub fn look(
        &mut self,
        rect: Rect,
        bounds: (Position, Position),
        current: Option<Position>,
        seconds: f64,
    ) -> (Viewport, bool) {
        let whole = Viewport::of(bounds.0, bounds.1, rect.size());
        self.bounds = Some(bounds);
        if let Some(asked) = self.asked.take() {
            self.turn_to(asked, whole, bounds);
        }
        let target = match (self.mode, self.target) {
            (CameraMode::Fit, _) | (_, None) => whole,
            (CameraMode::Follow, Some(target)) => follow(target, rect, current),
            (CameraMode::Free, Some(target)) => target,
        };
        if self.mode == CameraMode::Fit || self.whole.is_none() {
            self.whole = Some(whole);
        }
        self.target = Some(target);
        let share = 1.0 - (-seconds.max(0.0) / EASE).exp();
        let shown = self.shown;
        let shown = shown.map_or(target, |shown| shown.towards(target, share));
        let moving = !shown.is_as_good_as(target);
        let shown = if moving { shown } else { target };
        self.shown = Some(shown);
        (shown, moving)
    }

    /// Returns the view of the storyboard: as it was laid out, or as the user moved it.
    pub(crate) fn sheet(&self) -> Viewport {
        let moved = self.sheet.filter(|_| self.mode == CameraMode::Free);
        moved.unwrap_or(Viewport::SHEET)
    }

    /// Notes that the storyboard is shown: panning and zooming then apply to it.
    pub(crate) fn enter_sheet(&mut self) {
        self.sheet = Some(self.sheet());
    }

    /// Notes that the tree is drawn as dots. If the storyboard was shown before, the view appears without motion: it shows
    /// the whole tree, or goes on following a node.
    pub(crate) fn leave_sheet(&mut self) {
        if self.sheet.take().is_none() {
            return;
        }
        self.shown = None;
        if self.mode == CameraMode::Free {
            self.mode = CameraMode::Fit;
        }
    }

    /// Moves the storyboard just far enough that `place` on the screen is inside `rect`.
    pub(crate) fn reveal(&mut self, rect: Rect, place: Rect) {
        let [before, beyond] = [rect.min - place.min, place.max - rect.max];
        let by = before.max(Vec2::ZERO) - beyond.max(Vec2::ZERO);
        self.sheet = self.sheet.map(|view| view.moved(by));
    }

    /// Returns what is shown, in a form that holds for windows of any size.
    pub fn seen(&self) -> LessonCamera {
        if let Some(asked) = self.asked {
            return asked;
        }
        if self.mode == CameraMode::Follow {
            return LessonCamera::Follow;
        }
        let free = self.target.filter(|_| self.mode == CameraMode::Free);
        let (Some(target), Some(whole), Some((low, high))) = (free, self.whole, self.bounds) else {
            return LessonCamera::Fit;
        };
        let share = |at: f64, low: f64, high: f64| {
            let share = (at - low) / (high - low).max(1e-9);
            // Four digits are a tenth of a point in a picture of 1000 points, and are readable.
            (share.clamp(0.0, 1.0) * 1e4).round() / 1e4
        };
        let zoom = target.across / whole.across;
        LessonCamera::Part {
            x: share(target.centre.x, low.x, high.x),
            y: share(target.centre.y, low.y, high.y),
            zoom: ((zoom * 1e3).round() / 1e3).clamp(*ZOOMS.start(), *ZOOMS.end()),
        }
    }

    pub const fn ask(&mut self, camera: LessonCamera) {
        self.asked = Some(camera);
    }

    fn turn_to(
        &mut self,
        camera: LessonCamera,
        whole: Viewport,
        (low, high): (Position, Position),
    ) {
        match camera {
            LessonCamera::Fit => self.mode = CameraMode::Fit,
            LessonCamera::Follow => self.mode = CameraMode::Follow,
            LessonCamera::Part { x, y, zoom } => {
                let across = whole.across * zoom;
                self.whole = Some(whole);
                self.mode = CameraMode::Free;
                let (x, y) = (low.x + x * (high.x - low.x), low.y + y * (high.y - low.y));
                self.target = Some(Viewport {
                    centre: Position::new(x, y),
                    across,
                    down: row_height(whole, across),
                });
            }
        }
    }

    pub fn pan(&mut self, by: Vec2) {
        if let Some(view) = self.sheet.or(self.shown) {
            self.jump(view.moved(by));
        }
    }

    /// Zooms by a factor, so that what is at `pos` stays there.
    pub fn zoom(&mut self, rect: Rect, pos: Pos2, factor: f64) {
        if let Some(view) = self.sheet {
            let scale = (view.across * factor).clamp(FARTHEST, NEAREST_SHEET);
            self.jump(view.scaled(rect, pos, (scale, scale)));
        } else if let (Some(view), Some(whole)) = (self.shown, self.whole) {
            let across = (view.across * factor).clamp(whole.across * FARTHEST, NEAREST);
            let down = row_height(whole, across);
            self.jump(view.scaled(rect, pos, (across, down)));
        }
    }

    fn jump(&mut self, view: Viewport) {
        self.mode = CameraMode::Free;
        if self.sheet.is_some() {
            self.sheet = Some(view);
        } else {
            self.target = Some(view);
            self.shown = Some(view);
        }
    }

    /// Goes to the part of the tree between two corners.
    pub(crate) fn go(&mut self, rect: Rect, low: Position, high: Position) {
        if self.sheet.is_some() {
            // A storyboard shows every path.
            self.mode = CameraMode::Fit;
            return;
        }
        let Some(whole) = self.whole else {
            return;
        };
        let near = Viewport::of(low, high, rect.size());
        let across = near.across.max(whole.across);
        let room = (f64::from(rect.height()) - 2.0 * MARGIN) / (high.y - low.y).max(1.0);
        let down = row_height(whole, across).min(whole.down.max(room));
        self.mode = CameraMode::Free;
        self.target = Some(Viewport {
            across,
            down,
            ..near
        });
    }
}

/// Returns the points per row when there are `across` points per leaf.
fn row_height(whole: Viewport, across: f64) -> f64 {
    let nearer = (across / whole.across).max(1e-3).sqrt();
    (whole.down * nearer.max(0.7)).min(NEAR_ROW.max(whole.down))
}

/// Returns the view, moved just far enough that a node is not near the edge.
fn follow(mut view: Viewport, rect: Rect, current: Option<Position>) -> Viewport {
    let Some(position) = current else {
        return view;
    };
    let room = rect.shrink2(rect.size() * 0.22);
    let pos = view.to_screen(rect, position);
    if !room.contains(pos) {
        let inside = pos.clamp(room.min, room.max);
        view.centre.x += f64::from(pos.x - inside.x) / view.across;
        view.centre.y += f64::from(pos.y - inside.y) / view.down;
    }
    view
}
