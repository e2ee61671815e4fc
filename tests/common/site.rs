//! The files of a page, as far as packing looks at them.

use std::fs;
use std::path::Path;

const INDEX: &str =
    r#"<html lang="en"><link href="icon.svg"><script src="start-1.js"></script></html>"#;
const START: &str = r#"import './slidescope-2.js'; fetch("slidescope-3.wasm")"#;

/// Makes `folder` with the files of a page, and one that is left of an earlier version.
pub fn make(folder: &Path) {
    fs::create_dir(folder).expect("made");
    for (name, text) in [
        ("index.html", INDEX),
        ("start-1.js", START),
        ("slidescope-2.js", "// the program"),
        ("slidescope-3.wasm", "wasm"),
        ("slidescope-0.wasm", "of an earlier version"),
        ("icon.svg", "<svg/>"),
    ] {
        fs::write(folder.join(name), text).expect("written");
    }
}
