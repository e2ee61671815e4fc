//! The layers hold: `app` knows `worker` and `study`, which both know `search`, which knows `puzzle`; `cli` knows all but
//! `app` and `worker`; and no arrow points up or across.
//! Beside them, `cache` knows what it keeps, and neither `search` nor `puzzle` knows `cache` or `cores`.

mod paths;

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use paths::Mention;

/// What is drawn with; only `src/app` may.
const WINDOW: &[&str] = &["egui", "eframe", "egui_plot", "epaint", "emath", "winit"];

/// A part of `src`, and the paths that it must not mention.
struct Layer {
    name: &'static str,
    forbidden: &'static [&'static str],
}

const LAYERS: [Layer; 6] = [
    Layer {
        name: "puzzle",
        forbidden: &[
            "crate::search",
            "crate::cache",
            "crate::cores",
            "crate::study",
            "crate::worker",
            "crate::app",
            "crate::cli",
            "std::thread",
            "std::time",
            "crossbeam_channel",
        ],
    },
    Layer {
        name: "search",
        forbidden: &[
            "crate::cache",
            "crate::cores",
            "crate::study",
            "crate::worker",
            "crate::app",
            "crate::cli",
            "std::thread",
            "std::time",
            "std::sync::mpsc",
            "core::time",
            "crossbeam_channel",
        ],
    },
    Layer {
        name: "cache",
        forbidden: &["crate::study", "crate::worker", "crate::app", "crate::cli"],
    },
    Layer {
        name: "worker",
        forbidden: &["crate::study", "crate::app", "crate::cli"],
    },
    Layer {
        name: "study",
        forbidden: &["crate::worker", "crate::app", "crate::cli"],
    },
    Layer {
        name: "cli",
        forbidden: &["crate::app", "crate::worker"],
    },
];

/// Every mention in `text`, the source of `module`, that `layer` forbids, as "path in line n".
fn violations(layer: &Layer, module: &[&str], text: &str) -> Vec<String> {
    let breaks = |m: &Mention| {
        let mut forbidden = layer.forbidden.iter().chain(WINDOW);
        forbidden.any(|path| m.reaches(path))
    };
    let mentions = paths::mentions(module, text);
    let found = mentions.into_iter().filter(breaks);
    found.map(|m| format!("{m} in line {}", m.line)).collect()
}

/// Every `.rs` file of `layer`, with the module that it is.
fn sources(layer: &Layer) -> Vec<(PathBuf, Vec<String>)> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                walk(&path, found)?;
            } else if path.extension().is_some_and(|e| e == "rs") {
                found.push(path);
            }
        }
        Ok(())
    }
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    walk(&src.join(layer.name), &mut files).expect("a layer is a folder in src");
    let module = |file: &Path| {
        let inside = file.strip_prefix(&src).expect("found there");
        let inside = inside.with_extension("");
        let names = inside.iter().map(|n| n.to_string_lossy().into_owned());
        names.filter(|n| n != "mod").collect()
    };
    files.into_iter().map(|f| (f.clone(), module(&f))).collect()
}

#[test]
fn no_layer_knows_what_is_above_it() {
    let mut found = Vec::new();
    for layer in &LAYERS {
        for (file, module) in sources(layer) {
            let text = fs::read_to_string(&file).expect("a source file is readable");
            let module: Vec<&str> = module.iter().map(String::as_str).collect();
            let here = violations(layer, &module, &text);
            found.extend(here.iter().map(|v| format!("{}: {v}", file.display())));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_files_of_every_layer_are_found_and_their_paths_are_understood() {
    for layer in &LAYERS {
        let sources = sources(layer);
        assert!(
            sources.iter().any(|(_, module)| module == &[layer.name]),
            "{} has no mod.rs",
            layer.name
        );
    }
    // The arrow that is there must be seen, or one that should not be would go unseen too.
    let known = sources(&LAYERS[1]).into_iter().any(|(file, module)| {
        let text = fs::read_to_string(file).expect("a source file is readable");
        let module: Vec<&str> = module.iter().map(String::as_str).collect();
        let mentions = paths::mentions(&module, &text);
        mentions.iter().any(|m| m.reaches("crate::puzzle"))
    });
    assert!(known, "search mentions puzzle, and it was not seen");
}

/// What the checker says of a file `src/search/astar.rs` that reads `text`.
fn in_search(text: &str) -> Vec<String> {
    violations(&LAYERS[1], &["search", "astar"], text)
}

#[test]
fn a_violation_is_caught_however_it_is_written() {
    for text in [
        "use crate::worker::spawn;",
        "use crate::study::measure;",
        "use crate::{puzzle::State, worker::{self, Event}};",
        "use crate::{puzzle::{State, Board}, app};",
        "use super::super::worker::RunHandle;",
        "use super::{super::cli, Stats};",
        "mod tests { use super::super::super::app::Model; }",
        "use crate::*;",
        "use crate as root; fn f() { root::app::run(); }",
        "fn f() { let h = crate::worker::spawn(r, || ()); }",
        "macro_rules! m { () => { $crate::app::run() } }",
        "use std::{collections::VecDeque, time::Instant};",
        "use std::time::{Duration, Instant};",
        "fn f(t: ::std::time::Instant) {}",
        "fn f() { let r = ..std::time::UNIX_EPOCH; }",
        "fn f() { std::thread::yield_now(); }",
        "use crossbeam_channel as channel;",
        "use egui::Color32;",
        "fn f(ui: &mut eframe::egui::Ui) {}",
        "const Q: char = '\"'; use crate::app;",
        "fn f<'a>(x: &'a u8) { crate::app::run(); }",
        r###"const T: &str = r#"a " quote"#; use crate::app;"###,
    ] {
        assert!(!in_search(text).is_empty(), "not caught: {text}");
    }
}

#[test]
fn what_is_allowed_is_let_through() {
    for text in [
        "use crate::puzzle::{Board, Problem, State};",
        "use super::{Stats, Status};",
        "use super::super::puzzle;",
        "mod tests { use super::*; use super::super::Stats; }",
        "use std::{collections::VecDeque, fmt};",
        "// crate::app knows this, and so does crate::worker",
        "/* use crate::app; /* use crate::cli; */ use egui; */",
        "const HELP: &str = \"std::time is \\\" not used\";",
        "const RAW: &str = r#\"use \"crate::app\";\"#;",
        "fn f(node: Node) -> u64 { node.egui + node.time }",
        "fn app(worker: u8) -> u8 { let time = worker; time }",
    ] {
        assert_eq!(in_search(text), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn a_violation_is_named_with_its_place() {
    let text = "\nuse super::super::{\n    puzzle::State,\n    worker::spawn,\n};\n";
    assert_eq!(in_search(text), ["crate::worker::spawn in line 4"]);
}
