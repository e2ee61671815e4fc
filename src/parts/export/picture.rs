//! The picture and the animation to be saved: their subject, size and file.

use crate::Screen;
use crate::files::{SaveFile, Target};
use slidescope_core::picture::{
    Animation, AnimationFormat, FigureText, Frame, Paper, PictureFormat, SearchPicture,
};
use slidescope_core::text::export::menu as text;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureSubject {
    Search(SearchPicture),
    /// What each strategy compared has searched.
    Columns,
    Curves,
    Estimates,
    /// Nodes against length.
    Lengths,
}

impl PictureSubject {
    pub(crate) fn of(screen: Screen) -> Vec<Self> {
        match screen {
            Screen::Lessons | Screen::Explore => SearchPicture::ALL.map(Self::Search).into(),
            Screen::Compare => vec![Self::Columns, Self::Curves],
            Screen::Heuristics => vec![Self::Estimates],
            Screen::Experiment => vec![Self::Lengths],
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Search(SearchPicture::Tree) => &text::TREE,
            Self::Search(SearchPicture::Map) => &text::STATE_SPACE,
            Self::Search(SearchPicture::Depths) => &text::DEPTHS,
            Self::Search(SearchPicture::Expansion) => &text::EXPANSION,
            Self::Search(SearchPicture::Solution) => &text::SOLUTION,
            Self::Columns => &text::STRATEGIES,
            Self::Curves => &text::CURVES,
            Self::Estimates => &text::ESTIMATES,
            Self::Search(SearchPicture::Plot) | Self::Lengths => &text::PLOT,
        }
    }

    const fn stem(self) -> &'static str {
        match self {
            Self::Search(SearchPicture::Map) => "state-space",
            Self::Search(view) => view.id(),
            Self::Columns => "strategies",
            Self::Curves => "curves",
            Self::Estimates => "heuristic",
            Self::Lengths => "experiment",
        }
    }

    /// Returns the view of a search that it is, if that changes in the course of the search.
    pub const fn moving(self) -> Option<SearchPicture> {
        match self {
            Self::Search(SearchPicture::Solution)
            | Self::Columns
            | Self::Curves
            | Self::Estimates
            | Self::Lengths => None,
            Self::Search(view) => Some(view),
        }
    }
}

pub struct PictureExport {
    subjects: Vec<PictureSubject>,
    /// The size and the zoom. Its own `light` is not used: see [`light`](Self::light).
    pub(crate) paper: Paper,
    pub text: FigureText,
    /// Light or dark; `None` follows the window.
    pub(crate) light: Option<bool>,
    pub file: SaveFile<PictureFormat>,
}

impl Default for PictureExport {
    fn default() -> Self {
        let subjects = Screen::ALL.map(|screen| PictureSubject::of(screen)[0]);
        Self {
            subjects: subjects.to_vec(),
            paper: Paper::default(),
            text: FigureText::default(),
            light: Some(true),
            file: SaveFile::new(Target::Picture, subjects[0].stem()),
        }
    }
}

impl PictureExport {
    pub(crate) const ZOOMS: [f32; 4] = [1.0, 1.5, 2.0, 3.0];

    pub fn subject(&self, screen: Screen) -> PictureSubject {
        let offered = PictureSubject::of(screen);
        let chosen = self.subjects.iter().find(|chosen| offered.contains(chosen));
        chosen.copied().unwrap_or(offered[0])
    }

    pub fn is_of(&self, view: SearchPicture) -> bool {
        self.subjects.contains(&PictureSubject::Search(view))
    }

    pub(crate) fn choose(&mut self, subject: PictureSubject, screen: Screen) {
        let old = self.subject(screen);
        let offered = PictureSubject::of(screen);
        self.subjects.retain(|chosen| !offered.contains(chosen));
        self.subjects.push(subject);
        self.file.rename(old.stem(), subject.stem());
    }

    /// Renames the file after what is drawn on the new screen, unless the user gave it a name.
    pub fn name_for(&mut self, from: Screen, to: Screen) {
        let (from, to) = (self.subject(from), self.subject(to));
        self.file.rename(from.stem(), to.stem());
    }

    pub(crate) fn paper(&self, light: bool) -> Paper {
        let light = self.light.unwrap_or(light);
        Paper {
            light,
            ..self.paper
        }
    }
}

/// The animation to be saved. Its subject, its size and the words around it are those of the picture.
pub struct AnimationExport {
    /// Speed, length and first moment. The format is that of the file.
    pub film: Animation,
    /// The last moment; `None` is the newest.
    pub(crate) to: Option<u64>,
    pub file: SaveFile<AnimationFormat>,
}

impl Default for AnimationExport {
    fn default() -> Self {
        Self {
            film: Animation::new(AnimationFormat::default()),
            to: None,
            file: SaveFile::new(Target::Animation, "run"),
        }
    }
}

impl AnimationExport {
    /// Returns the last moment, in a run of `newest` expansions.
    pub fn end(&self, newest: u64) -> u64 {
        self.to.map_or(newest, |to| to.min(newest))
    }

    pub(crate) fn frames(&self, newest: u64) -> Vec<Frame> {
        self.film.frames(self.end(newest))
    }
}
