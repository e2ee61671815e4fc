//! What tiles show: their numbers, or parts of a picture.

pub mod decode;
pub mod faces;
pub mod picture;

pub use decode::Fault;
pub use faces::{Faces, show_in};
pub(crate) use picture::TilePicture;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::ColorImage;
use serde::{Deserialize, Serialize};

use crate::files::{Question, name_of};
use crate::tiles::picture::SHORTER;
use slidescope_core::drawings::{Drawing, draw};
use slidescope_core::run::Tone;
use slidescope_core::tasks::{Job, Wake};
use slidescope_core::text::{Message, tiles as text};

/// The extensions of picture files.
pub const EXTENSIONS: [&str; 3] = ["png", "jpg", "jpeg"];

pub(crate) fn name_of_drawing(drawing: Drawing) -> &'static str {
    Message::of("tiles", drawing.id()).text()
}

/// A shipped picture with this many pixels a side.
pub(crate) fn drawn(drawing: Drawing, side: usize) -> ColorImage {
    ColorImage::from_rgb([side, side], draw(drawing, side).as_flattened())
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TileChoice {
    Numbers,
    Drawing(Drawing),
    /// The picture in this file.
    Own(PathBuf),
}

/// The look of tiles, wherever boards are drawn.
#[derive(Clone, Debug)]
pub struct TileLook {
    pub(crate) picture: Option<Arc<TilePicture>>,
    pub(crate) numbers: bool,
}

struct Wanted {
    choice: TileChoice,
    /// Whether it was restored from an earlier session.
    is_kept: bool,
}

pub struct Tiles {
    pub look: TileLook,
    pub(crate) choice: TileChoice,
    /// The last of the user's own pictures that could be read.
    pub(crate) own: Option<PathBuf>,
    pub(crate) typed: String,
    /// Whether a field for the path is shown, because there is no dialog.
    pub has_field: bool,
    reading: Option<Job<Wanted, Result<TilePicture, Fault>>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptTiles {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) drawing: Option<Drawing>,
    /// The path of the user's own picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) own: Option<String>,
    pub(crate) shows_own: bool,
    pub(crate) numbers: bool,
}

impl Default for KeptTiles {
    fn default() -> Self {
        Tiles::default().kept()
    }
}

impl Default for Tiles {
    fn default() -> Self {
        Self {
            look: TileLook {
                picture: None,
                numbers: true,
            },
            choice: TileChoice::Numbers,
            own: None,
            typed: String::new(),
            has_field: false,
            reading: None,
        }
    }
}

impl Tiles {
    /// Returns the choice that is being read or drawn, otherwise the one shown.
    pub(crate) fn wanted(&self) -> &TileChoice {
        let reading = self.reading.as_ref().and_then(Job::asked);
        reading.map_or(&self.choice, |wanted| &wanted.choice)
    }

    /// Shows `choice`; a picture once it is read. Until then, and if it cannot be read, the present look stays.
    pub fn show(&mut self, choice: TileChoice, wake: &Wake) {
        self.want(choice, false, wake);
    }

    fn want(&mut self, choice: TileChoice, is_kept: bool, wake: &Wake) {
        let source = match &choice {
            TileChoice::Numbers => {
                self.reading = None;
                self.choice = choice;
                self.look.picture = None;
                return;
            }
            TileChoice::Drawing(drawing) => Ok(*drawing),
            TileChoice::Own(path) => Err(path.clone()),
        };
        let wanted = Wanted { choice, is_kept };
        self.reading = Some(Job::of("tiles", wake, wanted, move |_| match source {
            Ok(drawing) => {
                let image = drawn(drawing, SHORTER);
                TilePicture::new(&image).ok_or(Fault::BrokeOff)
            }
            Err(path) => decode::read(&path),
        }));
    }

    pub(crate) const fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// Returns a question that asks for a picture, starting in the folder of the last one.
    pub fn question(&self) -> Question {
        let folder = self.own.as_ref().and_then(|path| path.parent());
        Question {
            saves: false,
            picks_folder: false,
            title: text::CHOOSE.to_string(),
            folder: folder.map(Path::to_owned),
            name: String::new(),
            format: (text::PICTURES.to_string(), EXTENSIONS[0].to_owned()),
            also: &EXTENSIONS[1..],
        }
    }

    pub fn kept(&self) -> KeptTiles {
        let wanted = self.wanted();
        let own = match wanted {
            TileChoice::Own(path) => Some(path),
            TileChoice::Numbers | TileChoice::Drawing(_) => self.own.as_ref(),
        };
        let own = own.and_then(|path| path.to_str()).map(str::to_owned);
        KeptTiles {
            drawing: match wanted {
                TileChoice::Drawing(drawing) => Some(*drawing),
                TileChoice::Numbers | TileChoice::Own(_) => None,
            },
            shows_own: own.is_some() && matches!(wanted, TileChoice::Own(_)),
            own,
            numbers: self.look.numbers,
        }
    }

    pub fn restore(&mut self, kept: &KeptTiles, wake: &Wake) {
        self.look.numbers = kept.numbers;
        self.own = kept.own.as_ref().map(PathBuf::from);
        let own = self.own.clone().filter(|_| kept.shows_own);
        let own = own.map(TileChoice::Own);
        let choice = own.or(kept.drawing.map(TileChoice::Drawing));
        if let Some(choice) = choice {
            self.want(choice, true, wake);
        }
    }

    /// Takes in a picture that was read, and returns a message about it. Never waits.
    pub fn poll(&mut self) -> Option<(Tone, String)> {
        let (wanted, read) = Job::take_finished(&mut self.reading)?;
        let read = read.unwrap_or(Err(Fault::BrokeOff));
        let name = match &wanted.choice {
            TileChoice::Own(path) => name_of(path),
            TileChoice::Drawing(drawing) => name_of_drawing(*drawing).to_owned(),
            TileChoice::Numbers => String::new(),
        };
        match read {
            Ok(picture) => {
                self.look.picture = Some(Arc::new(picture));
                let mut said = None;
                if let TileChoice::Own(path) = &wanted.choice {
                    self.own = Some(path.clone());
                    said = (!wanted.is_kept).then(|| (Tone::Quiet, text::shown(&name)));
                }
                self.choice = wanted.choice;
                said
            }
            Err(fault) => {
                let reason = fault.text(&name);
                let words = match wanted.is_kept {
                    true => text::numbers_instead(&reason),
                    false => reason,
                };
                Some((Tone::Bad, words))
            }
        }
    }
}
