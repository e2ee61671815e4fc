//! The picture that is saved: of what, how large, and where to.

use crate::app::compare::compare_view;
use crate::app::files::{SaveFile, Target};
use crate::app::{Model, Screen};
use crate::study::picture::{FigureText, Paper, PictureFormat, Preset};
use crate::text::export::menu as text;

/// What a picture can be of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureSubject {
    /// The search tree.
    Tree,
    /// The map of the state space.
    StateSpace,
    /// The numbers of nodes at each depth.
    Depths,
    /// The curves of frontier and visited.
    Plot,
    /// The node expanded last and its successors.
    Expansion,
    /// The boards of the path found.
    Solution,
    /// What each strategy compared has searched.
    Columns,
    /// Their curves.
    Curves,
    /// Every state by its true distance and its estimate.
    Estimates,
    /// Nodes against length.
    Lengths,
}

impl PictureSubject {
    /// Those of a screen.
    pub(crate) const fn of(screen: Screen) -> &'static [Self] {
        match screen {
            Screen::Explore => &[
                Self::Tree,
                Self::StateSpace,
                Self::Depths,
                Self::Plot,
                Self::Expansion,
                Self::Solution,
            ],
            Screen::Compare => &[Self::Columns, Self::Curves],
            Screen::Heuristics => &[Self::Estimates],
            Screen::Experiment => &[Self::Lengths],
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Tree => &text::TREE,
            Self::StateSpace => &text::STATE_SPACE,
            Self::Depths => &text::DEPTHS,
            Self::Expansion => &text::EXPANSION,
            Self::Solution => &text::SOLUTION,
            Self::Columns => &text::STRATEGIES,
            Self::Curves => &text::CURVES,
            Self::Estimates => &text::ESTIMATES,
            Self::Plot | Self::Lengths => &text::PLOT,
        }
    }

    /// The height of a figure by its width, where only the width is given; what is not needed is cut off.
    pub(crate) fn aspect(self, model: &Model, paper: Paper) -> f32 {
        // On narrow paper axes and legends take a larger share of the height.
        let narrow = paper.preset == Preset::Column;
        match self {
            Self::Tree => 0.8,
            Self::StateSpace | Self::Estimates if narrow => 0.9,
            Self::StateSpace | Self::Estimates => 0.66,
            Self::Expansion if narrow => 0.85,
            Self::Expansion => 0.52,
            Self::Solution => {
                // At least as high as the smallest boards need; the rest is cut off.
                let [width, _] = paper.sheet(1.0).size;
                let replay = model.facts.playback.replay.as_ref();
                let boards = replay.map_or(0, |replay| replay.solution.len() + 1);
                let rows = (boards as f32 / (width / 64.0).floor()).ceil();
                ((rows * 72.0 + 48.0) / width).max(1.7)
            }
            Self::Depths | Self::Plot | Self::Curves | Self::Lengths if narrow => 0.75,
            Self::Depths | Self::Plot | Self::Curves | Self::Lengths => 0.5,
            Self::Columns => {
                let [width, _] = paper.sheet(1.0).size;
                compare_view::picture_height(width, model.compare.lanes.len()) / width
            }
        }
    }

    /// The file's name without its extension.
    const fn stem(self) -> &'static str {
        match self {
            Self::Tree => "tree",
            Self::StateSpace => "state-space",
            Self::Depths => "depths",
            Self::Plot => "plot",
            Self::Expansion => "expansion",
            Self::Solution => "solution",
            Self::Columns => "strategies",
            Self::Curves => "curves",
            Self::Estimates => "heuristic",
            Self::Lengths => "experiment",
        }
    }
}

/// The picture to be saved.
pub struct PictureExport {
    /// What was chosen on each screen.
    subjects: Vec<PictureSubject>,
    /// Its size and its zoom; [`light`](Self::light) stands for the paper's own.
    pub(crate) paper: Paper,
    /// Title and caption.
    pub(crate) text: FigureText,
    /// Light or dark; `None` is as the window.
    pub(crate) light: Option<bool>,
    pub(crate) file: SaveFile<PictureFormat>,
}

impl PictureExport {
    /// The zooms that are offered.
    pub(crate) const ZOOMS: [f32; 4] = [1.0, 1.5, 2.0, 3.0];

    pub(crate) fn new() -> Self {
        use PictureSubject::{Columns, Estimates, Lengths, Tree};
        Self {
            subjects: vec![Tree, Columns, Estimates, Lengths],
            paper: Paper::default(),
            text: FigureText::default(),
            light: Some(true),
            file: SaveFile::new(Target::Picture, Tree.stem()),
        }
    }

    /// What is drawn on a screen.
    pub(crate) fn subject(&self, screen: Screen) -> PictureSubject {
        let offered = PictureSubject::of(screen);
        let chosen = self.subjects.iter().find(|chosen| offered.contains(chosen));
        chosen.copied().unwrap_or(offered[0])
    }

    /// Whether `subject` is what is drawn on its screen.
    pub(crate) fn is_of(&self, subject: PictureSubject) -> bool {
        self.subjects.contains(&subject)
    }

    /// Draws `subject` on its screen from now on.
    pub(crate) fn choose(&mut self, subject: PictureSubject, screen: Screen) {
        let old = self.subject(screen);
        let offered = PictureSubject::of(screen);
        self.subjects.retain(|chosen| !offered.contains(chosen));
        self.subjects.push(subject);
        self.file.rename(old.stem(), subject.stem());
    }

    /// Has the file's name, unless a person gave it one, say what is drawn on the screen that is gone to.
    pub(crate) fn name_for(&mut self, from: Screen, to: Screen) {
        let (from, to) = (self.subject(from), self.subject(to));
        self.file.rename(from.stem(), to.stem());
    }

    /// The paper that is chosen; `light` is as the window.
    pub(crate) fn paper(&self, light: bool) -> Paper {
        let light = self.light.unwrap_or(light);
        Paper {
            light,
            ..self.paper
        }
    }
}
