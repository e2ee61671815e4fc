//! The position and size of the window.

use egui::{Context, Rect, ViewportBuilder, ViewportCommand, pos2, vec2};
use serde::{Deserialize, Serialize};

/// The initial and the least size of the window, in points.
const FIRST: [f32; 2] = [1280.0, 800.0];
const LEAST: [f32; 2] = [800.0, 600.0];
/// More points than any screen has.
const MOST: u32 = 16_384;

/// The window's position and size in points of the screen, independent of the zoom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WindowPlace {
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// `None` if the system does not report it, as on Wayland.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) at: Option<[i32; 2]>,
    #[serde(default)]
    pub(crate) maximized: bool,
}

impl WindowPlace {
    fn is_possible(&self) -> bool {
        let sizes = (LEAST[0] as u32..=MOST).contains(&self.width)
            && (LEAST[1] as u32..=MOST).contains(&self.height);
        let near = |at: &[i32; 2]| at.iter().all(|at| at.unsigned_abs() <= 2 * MOST);
        sizes && self.at.as_ref().is_none_or(near)
    }

    /// Returns a window with the place in `kept`, or the initial one.
    pub fn viewport(kept: Option<Self>) -> ViewportBuilder {
        let builder = ViewportBuilder::default()
            .with_inner_size(FIRST)
            .with_min_inner_size(LEAST);
        let Some(place) = kept.filter(Self::is_possible) else {
            return builder;
        };
        let builder = builder
            .with_inner_size([place.width as f32, place.height as f32])
            .with_maximized(place.maximized);
        match place.at {
            Some([x, y]) => builder.with_position([x as f32, y as f32]),
            None => builder,
        }
    }

    /// Returns the window's current place. A full-screen or minimized window keeps the place it had `before`.
    pub(crate) fn of(ctx: &Context, before: Option<Self>) -> Option<Self> {
        let zoom = ctx.zoom_factor();
        let size = ctx.content_rect().size() * zoom;
        let (outer, maximized, hidden) = ctx.input(|input| {
            let info = input.viewport();
            let whole = info.fullscreen == Some(true);
            let hidden = whole || info.minimized == Some(true);
            (info.outer_rect, info.maximized == Some(true), hidden)
        });
        if hidden {
            return before;
        }
        if let Some(before) = before.filter(|_| maximized) {
            return Some(Self {
                maximized,
                ..before
            });
        }
        let at = outer.map(|rect| [rect.left() * zoom, rect.top() * zoom]);
        let at = at.map(|at| at.map(|at| at.round() as i32));
        let now = Self {
            width: size.x.round() as u32,
            height: size.y.round() as u32,
            at,
            maximized,
        };
        now.is_possible().then_some(now).or(before)
    }

    /// Moves the window back if its saved place is on a screen that is no longer there. `screens` are the rectangles of the
    /// present screens.
    pub(crate) fn bring_back(self, ctx: &Context, screens: &[Rect]) {
        let Some([x, y]) = self.at else {
            return;
        };
        // Enough of the title bar must be visible to drag the window by.
        let title = Rect::from_min_size(pos2(x as f32, y as f32), vec2(self.width as f32, 32.0));
        let reachable = |screen: &Rect| {
            let seen = screen.intersect(title);
            seen.width() >= 100.0 && seen.height() >= 16.0
        };
        if !screens.is_empty() && !screens.iter().any(reachable) {
            let to = screens[0].min + vec2(40.0, 40.0);
            ctx.send_viewport_cmd(ViewportCommand::OuterPosition(to));
        }
    }
}
