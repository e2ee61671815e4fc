//! The picture that is saved: of what, how large, and where to.

use std::{fmt, io, path::Path, sync::Arc};

use crate::{
    app::{
        Model, Screen, Speed,
        explore::Tab,
        export::{Saving, save_file::Out},
        playback::RunCommand,
    },
    jobs::Measured,
    study::picture::{Kind, Order, Paper, View},
};

/// What a picture can be of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motif {
    /// The search tree.
    Tree,
    /// The map of the state space.
    StateSpace,
    /// The numbers of nodes at each depth.
    Depths,
    /// The curves of frontier and visited.
    Plot,
    /// What each strategy compared has searched.
    Columns,
    /// Their curves.
    Curves,
    /// Nodes against length.
    Lengths,
}

impl Motif {
    /// Those of a place.
    #[must_use]
    pub const fn of(place: Screen) -> &'static [Self] {
        match place {
            Screen::Explore => &[Self::Tree, Self::StateSpace, Self::Depths, Self::Plot],
            Screen::Compare => &[Self::Columns, Self::Curves],
            Screen::Experiment => &[Self::Lengths],
        }
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tree => "Tree",
            Self::StateSpace => "State space",
            Self::Depths => "Depths",
            Self::Columns => "Strategies",
            Self::Curves => "Curves",
            Self::Plot | Self::Lengths => "Plot",
        }
    }

    fn file(self, kind: Kind) -> String {
        let stem = match self {
            Self::Tree => "tree",
            Self::StateSpace => "state-space",
            Self::Depths => "depths",
            Self::Plot => "plot",
            Self::Columns => "strategies",
            Self::Curves => "curves",
            Self::Lengths => "experiment",
        };
        format!("{stem}.{}", kind.extension())
    }
}

/// What a person wishes of the picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A picture of this.
    Of(Motif),
    /// On paper like this.
    On(Paper),
    /// Light, or dark; none is as the window.
    Light(Option<bool>),
    /// Of this kind.
    Kind(Kind),
    /// The text of the file's field has changed to this.
    Path(String),
    /// Write this picture.
    Write(Page),
}

/// A picture that is drawn and waits to be written.
#[derive(Clone)]
pub struct Page(Arc<Written>);

type Written = dyn Fn(&mut dyn io::Write) -> io::Result<()> + Send + Sync;

impl Page {
    /// A picture that `write` writes.
    pub fn new(
        write: impl Fn(&mut dyn io::Write) -> io::Result<()> + Send + Sync + 'static,
    ) -> Self {
        Self(Arc::new(write))
    }
}

impl fmt::Debug for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Page")
    }
}

impl PartialEq for Page {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// The picture to be saved.
pub struct PictureDesk {
    /// What was chosen at each place, in their order.
    of: Vec<Motif>,
    /// Its size and its zoom; whether it is light is told by [`light`](Self::light).
    pub paper: Paper,
    /// Light or dark; none is as the window.
    pub light: Option<bool>,
    /// The kind of file.
    pub kind: Kind,
    /// The file.
    pub saving: Saving,
}

impl PictureDesk {
    /// The zooms that are offered.
    pub const ZOOMS: [f32; 4] = [1.0, 1.5, 2.0, 3.0];

    pub(crate) fn new() -> Self {
        let kind = Kind::default();
        Self {
            of: vec![Motif::Tree, Motif::Columns, Motif::Lengths],
            paper: Paper::default(),
            light: None,
            kind,
            saving: Saving::new(&Motif::Tree.file(kind)),
        }
    }

    /// What is drawn at a place.
    #[must_use]
    pub fn motif(&self, place: Screen) -> Motif {
        let of = Motif::of(place);
        let chosen = self.of.iter().find(|motif| of.contains(motif));
        chosen.copied().unwrap_or(of[0])
    }

    /// Whether `motif` is what is drawn at its place.
    #[must_use]
    pub fn is_of(&self, motif: Motif) -> bool {
        self.of.contains(&motif)
    }
}

impl Model {
    pub(crate) fn update_picture(&mut self, action: Action) {
        let now = self.picture.motif(self.screen);
        let desk = &mut self.picture;
        match action {
            Action::Of(motif) => {
                let place = Motif::of(self.screen);
                desk.of.retain(|chosen| !place.contains(chosen));
                desk.of.push(motif);
                desk.saving
                    .rename(&now.file(desk.kind), &motif.file(desk.kind));
            }
            Action::On(paper) => desk.paper = paper,
            Action::Light(light) => desk.light = light,
            Action::Kind(kind) => {
                desk.name_kind(kind);
                desk.kind = kind;
            }
            Action::Path(path) => {
                // The ending tells the kind.
                desk.kind = Kind::of(Path::new(path.trim())).unwrap_or(desk.kind);
                desk.saving.set_path(path);
            }
            Action::Write(Page(write)) => {
                let work = move |out: Out<'_>| write(out).map(|()| String::new());
                let ending = desk.kind.extension();
                desk.saving.write(&self.wake, ending, false, work);
            }
        }
    }

    /// Searches as far as `order` asks, as fast as can be, with the views it needs.
    pub(crate) fn take_order(&mut self, order: &Order) {
        self.boards.editor.set_problem(order.problem);
        self.settings.strategy = order.strategy;
        self.playback.speed = Speed::FULL;
        self.explore.tab = match order.view {
            View::Map => Tab::StateSpace,
            View::Depths => Tab::Depths,
            View::Tree | View::Plot => Tab::Tree,
        };
        let setup = self.setup();
        let command = order.at.map_or(RunCommand::Go, RunCommand::StepTo);
        self.playback.start_and(command, true, &setup);
    }

    /// Has the file's name, where nobody gave it another, say what is drawn at the place that is gone to.
    pub(crate) fn name_picture(&mut self, from: Screen, to: Screen) {
        let (from, to) = (self.picture.motif(from), self.picture.motif(to));
        let kind = self.picture.kind;
        self.picture.saving.rename(&from.file(kind), &to.file(kind));
    }

    /// Whether what is chosen can be drawn now.
    #[must_use]
    pub fn can_draw(&self) -> bool {
        let space = || match self.space() {
            Measured::Done(space) => Some(space),
            _ => None,
        };
        match self.picture.motif(self.screen) {
            Motif::Tree | Motif::Depths | Motif::Plot => self.playback.run.is_some(),
            Motif::StateSpace => {
                self.playback.run.is_some() && space().is_some_and(|s| s.map.is_some())
            }
            Motif::Columns | Motif::Curves => self.compare.has_begun(),
            Motif::Lengths => {
                let job = self.experiment.job.as_ref();
                job.is_some_and(|job| job.results.is_some())
            }
        }
    }
}

impl PictureDesk {
    /// Ends the file's name as its kind does, where it ended as the other kind.
    fn name_kind(&mut self, kind: Kind) {
        let path = Path::new(self.saving.path());
        let path = if Kind::of(path).is_some() {
            path.with_extension(kind.extension()).display().to_string()
        } else {
            self.saving.path().to_owned()
        };
        self.saving.set_path(path);
    }
}
