//! The shapes of the tree as last drawn, reused while nothing changes.

use egui::{Color32, Rect, Shape, Ui};

use crate::app::explore::tree::scene::{Scene, SceneStyle};
use crate::app::explore::tree::viewport::Viewport;
use crate::app::theme::Palette;
use crate::recording::{NodeId, PartOfExpansion};

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PictureKey {
    rect: Rect,
    ground: Color32,
    style: SceneStyle,
    near: Option<NodeId>,
    view: Viewport,
    run: u64,
    moment: (u64, Option<PartOfExpansion>),
    recorded: u64,
    solved: bool,
}

impl PictureKey {
    pub(crate) fn of(
        ui: &Ui,
        scene: &Scene<'_>,
        rect: Rect,
        view: Viewport,
        near: Option<NodeId>,
    ) -> Self {
        let recording = scene.moment.recording();
        Self {
            rect,
            ground: Palette::of(ui).ground,
            style: scene.style.clone(),
            near,
            view,
            run: recording.serial(),
            moment: scene.moment.key(),
            recorded: recording.len(),
            solved: !scene.moment.solution().is_empty(),
        }
    }
}

#[derive(Default)]
pub(crate) struct PictureCache {
    drawn: Option<(PictureKey, Shape)>,
    /// Whether it is without boards, which are drawn anew each time: they are few.
    whole: bool,
}

impl PictureCache {
    pub(crate) fn is_of(&self, key: &PictureKey) -> bool {
        let drawn = self.drawn.as_ref().filter(|_| self.whole);
        drawn.is_some_and(|(drawn, _)| drawn == key)
    }

    pub(crate) fn keep(&mut self, key: PictureKey, drawn: Shape, whole: bool) {
        self.drawn = Some((key, drawn));
        self.whole = whole;
    }

    pub(crate) fn show(&self, ui: &Ui, rect: Rect) {
        if let Some((_, drawn)) = &self.drawn {
            ui.painter().with_clip_rect(rect).add(drawn.clone());
        }
    }
}
