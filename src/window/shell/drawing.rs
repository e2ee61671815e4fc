//! Draws a picture off screen, at the requested size, with the views of the window.

use egui::epaint::ClippedShape;
use egui::{Rect, Ui};

use crate::window::screens::compare::picture_view::LaneView;
use crate::window::screens::compare::{self, compare_view};
use crate::window::screens::experiment;
use crate::window::screens::explore::{depths, expansion, plot, solution};
use crate::window::screens::heuristics::picture_view;
use crate::window::shell::Model;
use slidescope_core::picture::{FigureText, Paper, PictureFormat, Preset, SearchPicture, Sheet};
use slidescope_parts::export::PictureSubject;
use slidescope_parts::export::stage::{self, Drawing, Stage};
use slidescope_parts::pictures::state_space::{self, MapView};
use slidescope_parts::pictures::tree::{TreeView, tree_view};

/// The views of a picture. They show everything, unlike those of the window, which the user may have zoomed.
#[derive(Default)]
pub struct Cameras {
    tree: TreeView,
    map: MapView,
    columns: Vec<LaneView>,
}

impl Model {
    /// Draws what the panel of `subject` shows, without its controls.
    pub(crate) fn draw(&self, ui: &mut Ui, subject: PictureSubject, cameras: &mut Cameras) {
        let (facts, options) = (&self.facts, self.explore.options);
        let view = match subject {
            PictureSubject::Search(view) => view,
            PictureSubject::Columns => {
                let columns = &mut cameras.columns;
                return compare_view::columns_picture(ui, &self.compare, columns, facts);
            }
            PictureSubject::Curves => return compare::plot_view::picture(ui, &self.compare),
            PictureSubject::Estimates => {
                let heuristics = &self.heuristics;
                return picture_view::picture(ui, heuristics.findings(), heuristics.pictured);
            }
            PictureSubject::Lengths => return experiment::plot_view::picture(ui, &self.experiment),
        };
        match (view, &facts.playback.run) {
            (SearchPicture::Solution, _) => {
                if let Some(replay) = &facts.playback.replay {
                    solution::picture(ui, replay, facts);
                }
            }
            (SearchPicture::Tree, Some(run)) => {
                tree_view::picture(ui, options, run, &mut cameras.tree, facts);
            }
            (SearchPicture::Map, Some(run)) => {
                state_space::picture(ui, facts, run, &mut cameras.map);
            }
            (SearchPicture::Depths, Some(run)) => depths::show(ui, options, run, facts),
            (SearchPicture::Plot, Some(run)) => plot::picture(ui, options, run, facts),
            (SearchPicture::Expansion, Some(run)) => {
                if let Some(node) = run.current() {
                    expansion::show(ui, run, node, facts);
                }
            }
            (_, None) => {}
        }
    }

    /// Returns the height of a figure as a share of its width, for when only the width is given. Unused height is cut off.
    pub(crate) fn aspect(&self, subject: PictureSubject, paper: Paper) -> f32 {
        // On narrow paper axes and legends take a larger share of the height.
        let by_paper = |narrow, wide| match paper.preset {
            Preset::Column => narrow,
            Preset::Own | Preset::Page | Preset::Slide => wide,
        };
        let [width, _] = paper.sheet(1.0).size;
        match subject {
            // In a column there is no room for boards side by side, so they need it below each other.
            PictureSubject::Search(SearchPicture::Tree) => by_paper(1.6, 0.8),
            PictureSubject::Search(SearchPicture::Map) | PictureSubject::Estimates => {
                by_paper(0.9, 0.66)
            }
            PictureSubject::Search(SearchPicture::Expansion) => by_paper(0.85, 0.52),
            PictureSubject::Search(SearchPicture::Solution) => {
                // At least as high as the smallest boards need; the rest is cut off.
                let replay = self.facts.playback.replay.as_ref();
                let boards = replay.map_or(0, |replay| replay.solution.len() + 1);
                let rows = (boards as f32 / (width / 64.0).floor()).ceil();
                ((rows * 72.0 + 48.0) / width).max(1.7)
            }
            PictureSubject::Search(SearchPicture::Depths | SearchPicture::Plot)
            | PictureSubject::Curves
            | PictureSubject::Lengths => by_paper(0.75, 0.5),
            PictureSubject::Columns => {
                compare_view::picture_height(width, self.compare.lanes.len()) / width
            }
        }
    }
}

/// The margin around the contents of a sheet that is cut, in points.
const MARGIN: f32 = 4.0;
/// The minimum share of its width that a sheet keeps, so that a narrow figure is not enlarged too much.
const NARROWEST: f32 = 0.6;
/// The height of a gap between two parts of a figure, in points, above which they are moved together.
const GAP: f32 = 18.0;
const SQUEEZES: usize = 4;

impl Model {
    /// Draws a figure, for a file of this format.
    pub(crate) fn drawing(
        &self,
        subject: PictureSubject,
        paper: Paper,
        text: &FigureText,
        format: PictureFormat,
    ) -> Drawing {
        let draw = |stage: &mut Stage, sheet: &Sheet| {
            self.draw_on(stage, sheet, subject, text, &mut Cameras::default())
        };
        let shapes = match format {
            PictureFormat::Svg | PictureFormat::Pdf => true,
            PictureFormat::Png => false,
        };
        let mut stage = Stage::new(paper.light, shapes);
        let aspect = self.aspect(subject, paper);
        let mut sheet = paper.sheet(aspect);
        if sheet.millimetres.is_some() {
            sheet.size[1] += stage::height_of(text, sheet.size[0]);
            if subject == PictureSubject::Columns {
                sheet.size[1] = sheet.size[1].min(Sheet::HIGHEST);
            }
        }
        let mut shapes = draw(&mut stage, &sheet);
        let mut frame = stage::whole(&sheet);
        if sheet.millimetres.is_some() {
            for _ in 0..SQUEEZES {
                let empty = stage::widest_gap(&shapes);
                if empty <= GAP + 2.0 {
                    break;
                }
                let mut lower = sheet;
                lower.size[1] -= empty - GAP;
                let squeezed = draw(&mut stage, &lower);
                // A figure that fills its place keeps its gaps, and would only become smaller.
                if stage::widest_gap(&squeezed) > f32::midpoint(empty, GAP) {
                    break;
                }
                (sheet, shapes) = (lower, squeezed);
            }
            frame = cut(&shapes, &sheet);
            let grown = sheet.size[0] / frame.width();
            if format == PictureFormat::Png && (grown - 1.0).abs() > 0.01 {
                // Letters are drawn at the size that they have in the file.
                sheet.zoom *= grown;
                shapes = draw(&mut stage, &sheet);
            }
        } else if paper.cut {
            frame = cut(&shapes, &sheet);
        }
        Drawing {
            stage,
            shapes,
            frames: vec![frame],
            sheet,
            text: text.clone(),
            format,
        }
    }

    pub(crate) fn draw_on(
        &self,
        stage: &mut Stage,
        sheet: &Sheet,
        subject: PictureSubject,
        text: &FigureText,
        cameras: &mut Cameras,
    ) -> Vec<ClippedShape> {
        stage.show_tiles(&self.tiles.look, self.facts.tile_goal());
        stage.draw(sheet, |ui| {
            let margin = if sheet.millimetres.is_some() { 6 } else { 12 };
            stage::page(ui, text, margin, |ui| self.draw(ui, subject, cameras));
        })
    }
}

/// Returns the part of a sheet that is drawn on, with a margin. As much is cut off at the left as at the right, so that the
/// middle stays there. At least a share of the width is kept.
fn cut(shapes: &[ClippedShape], sheet: &Sheet) -> Rect {
    let whole = stage::whole(sheet);
    let drawn = stage::extent(shapes).expand(MARGIN).intersect(whole);
    if !drawn.is_positive() {
        return whole;
    }
    let middle = whole.center().x;
    let half = (middle - drawn.left()).max(drawn.right() - middle);
    let half = half.max(NARROWEST / 2.0 * whole.width());
    Rect::from_x_y_ranges(middle - half..=middle + half, drawn.y_range())
}
