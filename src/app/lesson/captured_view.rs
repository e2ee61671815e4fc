//! How a lesson names what the window shows.

use crate::{
    app::{
        ColourBy, Screen, Speed,
        explore::{Explore, Tab},
    },
    lesson::{self, Colour, Look, Picture},
    worker::Pace,
};

pub(crate) fn look(screen: Screen, explore: &Explore, speed: Speed) -> Look {
    Look {
        place: match screen {
            Screen::Explore => lesson::Place::Explore,
            Screen::Compare => lesson::Place::Compare,
            Screen::Experiment => lesson::Place::Experiment,
        },
        picture: match explore.tab {
            Tab::Tree => Picture::Tree,
            Tab::StateSpace => Picture::StateSpace,
            Tab::Depths => Picture::Depths,
            Tab::Expansion => Picture::Expansion,
            Tab::Frontier => Picture::Frontier,
            Tab::Solution => Picture::Solution,
        },
        colour: match explore.colour {
            ColourBy::F => Colour::F,
            ColourBy::G => Colour::G,
            ColourBy::H => Colour::H,
        },
        speed: match speed.pace() {
            Pace::PerSecond(rate) => Some(rate),
            Pace::Full => None,
        },
    }
}

/// The tab of a picture. The solution has one only once it is found.
pub(crate) const fn tab(picture: Picture) -> Tab {
    match picture {
        Picture::Tree | Picture::Solution => Tab::Tree,
        Picture::StateSpace => Tab::StateSpace,
        Picture::Depths => Tab::Depths,
        Picture::Expansion => Tab::Expansion,
        Picture::Frontier => Tab::Frontier,
    }
}

pub(crate) const fn colour(colour: Colour) -> ColourBy {
    match colour {
        Colour::F => ColourBy::F,
        Colour::G => ColourBy::G,
        Colour::H => ColourBy::H,
    }
}

/// The notch of the slider nearest to a speed.
pub(crate) fn speed(speed: Option<f64>) -> Speed {
    Speed::nearest(speed.map_or(Pace::Full, Pace::PerSecond))
}

/// The place of the window.
pub(crate) const fn place(place: lesson::Place) -> Screen {
    match place {
        lesson::Place::Explore => Screen::Explore,
        lesson::Place::Compare => Screen::Compare,
        lesson::Place::Experiment => Screen::Experiment,
    }
}
