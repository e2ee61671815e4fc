//! The walls inside the three crates: modules and folders import each other without circles, except between a parent and those
//! below it; and each room of the window and of its parts uses only the rooms that a table allows.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path as FilePath, PathBuf};
use std::sync::LazyLock;

use crate::common::core_folder;
use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, Path, UseTree, Visibility};

/// A module by its path from the crate, in the crate of the parts with `parts` before it: `["window", "shell", "keys"]`,
/// `["parts", "boards"]`.
type Name = Vec<String>;

const PARTS: &str = "parts";

/// What a file says about its module.
#[derive(Default)]
struct Module {
    /// Names bound by `use`, and what they stand for.
    bound: BTreeMap<String, Name>,
    /// Names that this module re-exports.
    handed_on: BTreeMap<String, Name>,
    /// Every path that it mentions, from the crate root.
    mentions: BTreeSet<Name>,
}

struct Reader<'a> {
    modules: &'a BTreeMap<Name, PathBuf>,
    /// The module that is being read, including modules inside the file.
    here: Name,
    module: Module,
}

impl Reader<'_> {
    /// The path from the crate root, if `path` leads into the crate.
    fn whole(&self, path: &[String]) -> Option<Name> {
        let mut here = self.here.clone();
        let mut rest = path;
        match rest.first()?.as_str() {
            "crate" if self.here[0] != PARTS => return Some(rest[1..].to_vec()),
            "crate" | "slidescope_parts" => {
                return Some([&[PARTS.to_owned()], &rest[1..]].concat());
            }
            "slidescope_core" => return Some(rest[1..].to_vec()),
            "self" => rest = &rest[1..],
            "super" => {}
            first => {
                if let Some(bound) = self.module.bound.get(first) {
                    return Some([bound, &rest[1..]].concat());
                }
                here.push(first.to_owned());
                let is_child = self.modules.contains_key(&here);
                here.pop();
                if !is_child {
                    return None;
                }
            }
        }
        while rest.first().is_some_and(|segment| segment == "super") {
            here.pop();
            rest = &rest[1..];
        }
        Some([here, rest.to_vec()].concat())
    }

    fn read_use(&mut self, tree: &UseTree, before: &mut Name, is_public: bool) {
        let (last, alias) = match tree {
            UseTree::Path(path) => {
                before.push(path.ident.to_string());
                self.read_use(&path.tree, before, is_public);
                before.pop();
                return;
            }
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.read_use(tree, before, is_public);
                }
                return;
            }
            UseTree::Name(name) => (name.ident.to_string(), name.ident.to_string()),
            UseTree::Rename(name) => (name.ident.to_string(), name.rename.to_string()),
            UseTree::Glob(_) => ("self".to_owned(), "*".to_owned()),
        };
        let mut path = before.clone();
        let mut alias = alias;
        if last == "self" {
            alias = path.last().cloned().unwrap_or_default();
        } else {
            path.push(last);
        }
        let Some(whole) = self.whole(&path) else {
            return;
        };
        if is_public {
            self.module.handed_on.insert(alias.clone(), whole.clone());
        } else if !self.modules.contains_key(&whole) {
            // A module that is bound counts only where something in it is named.
            self.module.mentions.insert(whole.clone());
        }
        self.module.bound.insert(alias, whole);
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let name = attribute.parse_args::<syn::Ident>();
        attribute.path().is_ident("cfg") && name.is_ok_and(|name| name == "test")
    })
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Use(item) if !is_test(&item.attrs) => {
                let is_public = !matches!(item.vis, Visibility::Inherited);
                self.read_use(&item.tree, &mut Vec::new(), is_public);
            }
            Item::Use(_) => {}
            _ => visit::visit_item(self, item),
        }
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if item.content.is_some() && !is_test(&item.attrs) {
            self.here.push(item.ident.to_string());
            visit::visit_item_mod(self, item);
            self.here.pop();
        }
    }

    fn visit_path(&mut self, path: &'ast Path) {
        let segments: Name = path.segments.iter().map(|s| s.ident.to_string()).collect();
        if (segments.len() > 1 || self.module.bound.contains_key(&segments[0]))
            && let Some(whole) = self.whole(&segments)
        {
            self.module.mentions.insert(whole);
        }
        visit::visit_path(self, path);
    }
}

/// The files of the crates by their modules, without `main.rs`, modules of tests and each `lib.rs` but that of the parts, which
/// hands on what stands below it. Core and program have no module of one name, so that a path in either tells one module.
fn modules() -> BTreeMap<Name, PathBuf> {
    fn walk(folder: &FilePath, at: &Name, found: &mut BTreeMap<Name, PathBuf>) {
        for entry in fs::read_dir(folder).expect("readable") {
            let path = entry.expect("readable").path();
            let stem = path.file_stem().expect("a name").to_string_lossy();
            let name = [at.as_slice(), &[stem.into_owned()]].concat();
            if path.is_dir() {
                walk(&path, &name, found);
            } else if path.ends_with("mod.rs") {
                found.insert(at.clone(), path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.insert(name, path);
            }
        }
    }
    let mut found = BTreeMap::new();
    let core = core_folder();
    walk(core, &Vec::new(), &mut found);
    found.retain(|name, _| !matches!(name[0].as_str(), "build" | "lib"));
    let program = core.parent().expect("a folder");
    for folder in [PARTS, "window", "cli"] {
        walk(&program.join(folder), &vec![folder.to_owned()], &mut found);
    }
    let parts = PARTS.to_owned();
    if let Some(file) = found.remove([parts.clone(), "lib".to_owned()].as_slice()) {
        found.insert(vec![parts], file);
    }
    found.retain(|name, _| !name.iter().any(|name| name == "tests"));
    found
}

/// The module that defines what a path names, following re-exports.
fn home(path: &[String], read: &BTreeMap<Name, Module>) -> Option<Name> {
    let mut path = path.to_vec();
    for _ in 0..8 {
        let end = (1..=path.len())
            .rev()
            .find(|&end| read.contains_key(&path[..end]))?;
        let module = &read[&path[..end]];
        match path.get(end).and_then(|name| module.handed_on.get(name)) {
            Some(further) => path = [further, &path[end + 1..]].concat(),
            None => return Some(path[..end].to_vec()),
        }
    }
    None
}

/// Every module with the modules that it imports from.
type Imports = BTreeMap<Name, BTreeSet<Name>>;

/// What the sources say, read once for all tests.
fn imports() -> &'static Imports {
    static IMPORTS: LazyLock<Imports> = LazyLock::new(read_imports);
    &IMPORTS
}

fn read_imports() -> Imports {
    let modules = modules();
    let mut read = BTreeMap::new();
    for (name, path) in &modules {
        let file = syn::parse_file(&fs::read_to_string(path).expect("readable")).expect("parsed");
        let mut reader = Reader {
            modules: &modules,
            here: name.clone(),
            module: Module::default(),
        };
        reader.visit_file(&file);
        read.insert(name.clone(), reader.module);
    }
    let homes = |(name, module): (&Name, &Module)| {
        let homes = module.mentions.iter().filter_map(|path| home(path, &read));
        (name.clone(), homes.filter(|home| home != name).collect())
    };
    read.iter().map(homes).collect()
}

/// All modules that can be reached from `from`.
fn reached(from: &Name, imports: &Imports) -> BTreeSet<Name> {
    let mut found = BTreeSet::new();
    let mut waiting = vec![from];
    while let Some(name) = waiting.pop() {
        for next in &imports[name] {
            if found.insert(next.clone()) {
                waiting.push(next);
            }
        }
    }
    found
}

/// Whether these are one module and modules below it.
fn is_family(circle: &BTreeSet<Name>) -> bool {
    let parent = circle.iter().min_by_key(|name| name.len());
    parent.is_some_and(|parent| circle.iter().all(|name| name.starts_with(parent)))
}

#[test]
fn modules_import_each_other_without_circles() {
    let imports = imports();
    assert!(imports.len() > 300, "the files of src are found");
    let reach: BTreeMap<&Name, BTreeSet<Name>> = imports
        .keys()
        .map(|name| (name, reached(name, imports)))
        .collect();
    let mut circles = BTreeSet::new();
    for (name, found) in &reach {
        let back = found.iter().filter(|other| reach[other].contains(*name));
        let circle: BTreeSet<Name> = back.cloned().collect();
        if !is_family(&circle) && !circle.is_empty() {
            circles.insert(circle);
        }
    }
    let told: Vec<String> = circles
        .iter()
        .map(|circle| {
            circle
                .iter()
                .map(|name| name.join("/"))
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect();
    assert!(told.is_empty(), "circles:\n{}", told.join("\n"));
}

/// Folders of the core whose files still use each other both ways.
const WITHOUT_WALLS: [&str; 2] = ["recording", "search"];

/// The folders and files of each folder use each other in one direction. A folder is one thing here, whatever stands in it,
/// and a folder's own `mod.rs` belongs to the folder above.
#[test]
fn folders_use_each_other_without_circles() {
    let imports = imports();
    let mut uses: BTreeMap<Name, BTreeMap<Name, BTreeSet<Name>>> = BTreeMap::new();
    for (from, homes) in imports {
        for to in homes {
            let same = from.iter().zip(to).take_while(|(a, b)| a == b).count();
            // A folder's own module knows what stands in the folder, and is known there.
            if same == from.len() || same == to.len() {
                continue;
            }
            let room = uses.entry(from[..same].to_vec()).or_default();
            let (one, other) = (from[..=same].to_vec(), to[..=same].to_vec());
            room.entry(other.clone()).or_default();
            room.entry(one).or_default().insert(other);
        }
    }
    let mut circles = Vec::new();
    for (folder, siblings) in &uses {
        if WITHOUT_WALLS.contains(&folder.join("/").as_str()) {
            continue;
        }
        for name in siblings.keys() {
            if reached(name, siblings).contains(name) {
                let next = siblings[name].iter().map(|name| name.join("/"));
                let next: Vec<String> = next.collect();
                circles.push(format!("{} uses {}", name.join("/"), next.join(" ")));
            }
        }
    }
    assert!(circles.is_empty(), "circles:\n{}", circles.join("\n"));
}

/// Every room of the window and of its parts, those that it may use, and nothing else of the two. The lowest stand first.
#[rustfmt::skip]
const ROOMS: [(&str, &[&str]); 20] = [
    ("settings", &[]),
    ("screen", &[]),
    ("files", &[]),
    ("theme", &["settings"]),
    ("tiles", &["files", "theme"]),
    ("widgets", &["theme", "tiles"]),
    ("effect", &["files", "screen", "settings"]),
    ("facts", &["effect", "screen", "settings"]),
    ("help", &["effect", "facts", "screen", "theme", "widgets"]),
    ("playback", &["facts", "theme", "widgets"]),
    ("pictures", &["effect", "facts", "help", "playback", "theme", "tiles", "widgets"]),
    ("boards", &["effect", "facts", "files", "help", "theme", "tiles", "widgets"]),
    ("export", &["effect", "facts", "files", "screen", "settings", "theme", "tiles", "widgets"]),
    ("deck", &["effect", "export", "facts", "files", "help", "pictures", "playback", "screen", "theme", "tiles", "widgets"]),
    ("screens/compare", &["effect", "export", "facts", "files", "pictures", "playback", "screen", "theme", "widgets"]),
    ("screens/experiment", &["boards", "export", "facts", "files", "theme", "widgets"]),
    ("screens/explore", &["boards", "facts", "help", "pictures", "playback", "settings", "theme", "tiles", "widgets"]),
    ("screens/heuristics", &["effect", "export", "facts", "files", "screen", "theme", "widgets"]),
    ("screens/lessons", &["deck", "effect", "facts", "files", "theme", "widgets"]),
    // `shell` and `platform` may use all of the window; only `platform` uses `shell`.
    ("shell", &["boards", "deck", "effect", "export", "facts", "files", "help", "pictures", "playback", "screen", "screens/compare",
        "screens/experiment", "screens/explore", "screens/heuristics", "screens/lessons", "settings", "theme", "tiles", "widgets"]),
];

/// The room of the window or of its parts in which a module stands.
fn room(name: &Name) -> Option<String> {
    let (program, inside) = name.split_first()?;
    if program != "window" && program != PARTS {
        return None;
    }
    match inside {
        [] => None,
        [screens, screen, ..] if screens == "screens" => Some(format!("screens/{screen}")),
        [room, ..] => Some(room.clone()),
    }
}

#[test]
fn a_room_of_the_window_uses_only_its_own_and_those_in_the_table() {
    let mut found = BTreeSet::new();
    let mut used = BTreeSet::new();
    for (from, homes) in imports() {
        let Some(here) = room(from).filter(|here| here != "platform" && here != "screens") else {
            continue;
        };
        let (_, may) = ROOMS.iter().find(|(name, _)| *name == here).expect("a row");
        for to in homes.iter().filter_map(room).filter(|to| *to != here) {
            match may.contains(&to.as_str()) {
                true => drop(used.insert((here.clone(), to))),
                false => drop(found.insert(format!("{} uses {to}", from.join("/")))),
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    let rows = ROOMS
        .iter()
        .flat_map(|(here, may)| may.iter().map(move |to| (*here, *to)));
    let idle: Vec<_> = rows
        .filter(|(here, to)| !used.contains(&((*here).to_owned(), (*to).to_owned())))
        .collect();
    assert!(idle.is_empty(), "allowed and not used: {idle:?}");
}

/// What changes all features stands in one room: no other names the model.
#[test]
fn only_the_shell_knows_the_model() {
    let model: Name = ["window", "shell", "model"].map(str::to_owned).to_vec();
    let knows = |(name, homes): (&Name, &BTreeSet<Name>)| {
        let here = room(name).unwrap_or_default();
        (homes.contains(&model) && here != "shell").then(|| name.join("/"))
    };
    let found: Vec<String> = imports().iter().filter_map(knows).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// What stands below the screens and is read by all of them draws nothing.
#[test]
fn facts_and_effects_do_not_draw() {
    let parts = core_folder().join("../parts");
    for file in ["effect.rs", "facts.rs", "screen.rs", "settings.rs"] {
        let text = fs::read_to_string(parts.join(file)).expect("readable");
        assert!(!text.contains("egui"), "{file}");
    }
}

/// Nothing is defined for the tests alone.
#[test]
fn what_the_tests_reach_is_only_handed_on() {
    let file = core_folder().join("for_tests.rs");
    let file = syn::parse_file(&fs::read_to_string(file).expect("readable")).expect("parsed");
    let is_handed_on =
        |item: &Item| matches!(item, Item::Use(item) if matches!(item.vis, Visibility::Public(_)));
    assert!(file.items.iter().all(is_handed_on));
}

/// The libraries are compiled without their tests, so a test in their sources would never run.
#[test]
fn no_test_stands_in_the_sources_of_the_libraries() {
    let has_test = |(name, path): (Name, PathBuf)| {
        let text = fs::read_to_string(path).expect("readable");
        let is_tested = text.contains("cfg(test)") || text.contains("#[test]");
        is_tested.then(|| name.join("/"))
    };
    let found: Vec<String> = modules().into_iter().filter_map(has_test).collect();
    assert!(found.is_empty(), "{found:?}");
}
