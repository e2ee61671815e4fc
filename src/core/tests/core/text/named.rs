//! Values that have an id have messages: [`Message::of`] panics if there is none.

use slidescope_core::for_tests::Heading;
use slidescope_core::lesson::exercise::grade::Gradebook;
use slidescope_core::lesson::{Aim, Wanted};
use slidescope_core::order::TiesAccepted;
use slidescope_core::picture::{self, AnimationFormat, PictureFormat, SearchPicture};
use slidescope_core::puzzle;
use slidescope_core::search::heuristics::pattern_database::PatternSize;
use slidescope_core::search::{Algorithm, Counter, Heuristic, Marks, Ties};
use slidescope_core::study::presets::Preset;
use slidescope_core::study::table::{ColumnKey, Format};
use slidescope_core::study::{End, Optimality};
use slidescope_core::text::{
    Message, Named, Summarized, examples, experiment, glossary, study, worksheet,
};
use slidescope_core::worksheet::{Teaches, WorksheetFormat};

fn all<T: Copy>(values: &[T], said: impl Fn(T) -> &'static str) {
    assert!(values.iter().all(|value| !said(*value).is_empty()));
}

#[test]
fn every_value_has_its_messages() {
    macro_rules! said {
        ($($said:ident { $($kind:ty,)+ })+) => {{
            $($(assert!(<$kind>::ALL.iter().all(|it| !it.$said().is_empty()));)+)+
            [$($(stringify!($kind),)+)+].len()
        }};
    }
    let kinds = said! {
        name {
            Gradebook, Wanted, Aim, Algorithm, Ties, Marks, Counter, Format, Preset, picture::Preset, PictureFormat,
            AnimationFormat, WorksheetFormat,
        }
        summary {
            Gradebook, Algorithm, Ties, Marks, Preset, Format, Teaches, PatternSize, TiesAccepted, SearchPicture,
            picture::Preset, PictureFormat, AnimationFormat, WorksheetFormat,
        }
    };
    let table = include_str!("../../../text/named.rs").lines();
    let rows = table.filter(|line| line.ends_with("\",") && line.contains(" = \""));
    assert_eq!(rows.count(), kinds, "every row is here");
}

#[test]
fn every_id_has_its_messages() {
    all(&Heuristic::ALL, Named::name);
    all(&Heuristic::ALL, |it| it.summary().text());
    all(&Preset::ALL, |it| experiment::preset(it).text());
    all(&Preset::ALL, |it| experiment::known(it).text());
    all(&worksheet::Column::ALL, |it| {
        Message::of("worksheet-column", it.id()).text()
    });
    // The heading of `Instance` depends on the table.
    let headed = |it: &ColumnKey| *it != ColumnKey::Instance;
    let headed: Vec<ColumnKey> = ColumnKey::ALL.into_iter().filter(headed).collect();
    all(&headed, |it| Message::of("study-headings", it.id()).text());
    all(&ColumnKey::ALL, |it| {
        Message::of("experiment-column", it.id()).text()
    });
    all(&Heading::ALL, |it| {
        Message::of("study-heading", it.id()).text()
    });
    all(&End::ALL, |it| Message::of("study-end", it.id()).text());
    all(&Optimality::ALL, |it| study::reason(it).text());
    all(&Ties::ALL, |it| Message::of("check-habit", it.id()).text());
    all(&glossary::Group::ALL, |it| it.name().text());
    for example in puzzle::examples() {
        assert!(!examples::title(example).is_empty() && !examples::about(example).is_empty());
        assert!(!examples::source(example).is_empty());
    }
}
