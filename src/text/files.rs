//! What the window says of files that are saved.

use std::io;
use std::path::Path;

use crate::interchange::posthoc::{MAX_EXPANSIONS, SLOW_EXPANSIONS};
use crate::study::table::Format;
use crate::text::jobs::no_more_threads;
use crate::text::{counted, thousands};

/// What stands beside a file that can be saved.
pub(crate) struct SaveLabels {
    /// Before the field for the name.
    pub(crate) field: &'static str,
    pub(crate) button: &'static str,
    /// What the button does.
    pub(crate) about: &'static str,
    /// Why the button does nothing yet.
    pub(crate) why_not: &'static str,
}

pub(crate) const PICTURE: SaveLabels = SaveLabels {
    field: "Picture file",
    button: "Save picture",
    about: "Saves the picture at this size. If that fails, an old file is kept.",
    why_not: "There is nothing to draw yet: run a search first. Spaces of a few million states and more have no map.",
};

pub(crate) const ANIMATION: SaveLabels = SaveLabels {
    field: "Animation file",
    button: "Save animation",
    about: "Runs the search again in the background and draws every moment.",
    why_not: "There is nothing to animate: run a search first, and choose the tree, the state space, the depths, the plot or the expansion.",
};

pub(crate) const TRACE: SaveLabels = SaveLabels {
    field: "Trace file",
    button: "Save trace",
    about: "Writes every expansion so far, for Posthoc (posthoc.pathfinding.ai) to draw and replay.",
    why_not: "There is no search to save yet: run it or make a step first.",
};

pub(crate) const WORKSHEET: SaveLabels = SaveLabels {
    field: "Worksheet file",
    button: "Save worksheet",
    about: "Writes pages to trace this search by hand: the board, the rules and an empty table.",
    why_not: "The board is not legal yet, or the file is being written.",
};

pub(crate) const TABLE: SaveLabels = SaveLabels {
    field: "File",
    button: "Write file",
    about: "Saves the table. If that fails, an old file is kept.",
    why_not: "The file is being written.",
};

/// The button where there is such a file already, and what it does then.
pub(crate) const REPLACE: (&str, &str) = ("Replace it", "Replaces the file.");

/// Errors end without a full stop, as everywhere: whoever shows them adds it.
pub(crate) const NO_FILE_NAME: &str = "There is no file name: type one first";

pub(crate) const FILE_TASK_BROKE_OFF: &str = "Saving stopped with an error; try again";

pub(crate) fn file_exists(path: &Path) -> String {
    format!("The file {} exists already", path.display())
}

pub(crate) fn no_thread(error: &io::Error) -> String {
    format!("Not written: {}", no_more_threads(error))
}

/// What is said of a file that was saved.
pub(crate) fn written(path: &Path, size: &str, expansions: Option<u64>) -> String {
    let path = path.display();
    match expansions {
        None => format!("Written to {path}, {size}."),
        Some(expansions) => {
            let expansions = counted(expansions, "expansion");
            format!("Written to {path}, {size}, {expansions}.")
        }
    }
}

/// What a person should know before a trace of so many expansions is written.
pub(crate) fn warning_before_trace(expanded: u64) -> Option<String> {
    let (most, slow) = (thousands(MAX_EXPANSIONS), thousands(SLOW_EXPANSIONS));
    let all = thousands(expanded);
    if expanded > MAX_EXPANSIONS {
        Some(format!(
            "Only the first {most} of {all} expansions are written; Posthoc is slow with so many."
        ))
    } else if expanded > SLOW_EXPANSIONS {
        Some(format!(
            "{all} expansions; above {slow} Posthoc becomes slow."
        ))
    } else {
        None
    }
}

pub(crate) const ABOUT_SVG: &str = "Lines and text, sharp at any size.";
pub(crate) const ABOUT_PDF: &str = "Lines and text with its fonts, for LaTeX and for printing.";
pub(crate) const ABOUT_GIF: &str = "256 colours; every program plays it, also in slides.";
pub(crate) const ABOUT_APNG: &str = "All colours, in a PNG; browsers play it.";
pub(crate) const ABOUT_PNG: &str = "Pixels, which everything can show.";

/// The name of a format and what it is good for.
pub(crate) const POSTHOC: (&str, &str) =
    ("Posthoc", "A search trace that Posthoc draws and replays.");
pub(crate) const LESSON: (&str, &str) = ("JSON", "A lesson that a person can read.");

/// The name of a table's format as lists have it.
pub(crate) const fn table_format(format: Format) -> &'static str {
    match format {
        Format::Text => "Text",
        Format::Csv => "CSV",
        Format::Json => "JSON",
        Format::Markdown => "Markdown",
        Format::Latex => "LaTeX",
    }
}
