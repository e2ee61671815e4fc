//! The archive that a learning platform takes: the page, the exercise, and `imsmanifest.xml`, which says what is in it.
//!
//! The page in a package has the exercise's name in its first element, by which it knows that a platform is around it.

use std::collections::BTreeMap;
use std::io::{self, Write};

use flate2::Compression;
use flate2::write::DeflateEncoder;
use rawzip::time::UtcDateTime;
use rawzip::{CompressionMethod, ZipArchiveWriter};

use crate::lesson::Lesson;
use crate::lesson::exercise::Solutions;

/// The page's first file.
pub const INDEX: &str = "index.html";

/// The name of the exercise in every package.
pub const EXERCISE: &str = "exercise.lesson.json";

/// What the first element of the page is, without and with the exercise.
const ROOT: &str = "<html lang=\"en\"";

/// The largest text in which names of further files of the page are looked for. Larger ones are made by tools, and name files
/// that there are none of.
const MOST_TEXT: usize = 16 << 10;

/// The date of every file, 1 January 2020: the same exercise and page give the same archive.
const DATE: i64 = 1_577_836_800;

/// The files of the page by their names.
pub type Site = BTreeMap<String, Vec<u8>>;

/// Returns the next file that those of `site` name and that is not among them, or `None` if the page is whole. Begin with an
/// empty one: files beside the page, which may be a teacher's, are not named and stay out.
pub fn missing(site: &Site) -> Option<String> {
    if site.is_empty() {
        return Some(INDEX.to_owned());
    }
    let texts = site.iter().filter(|(name, bytes)| {
        let is_text = [".html", ".js", ".json"]
            .iter()
            .any(|it| name.ends_with(it));
        is_text && bytes.len() <= MOST_TEXT
    });
    let mut named = texts.flat_map(|(_, bytes)| {
        let text = String::from_utf8_lossy(bytes);
        let parts = text
            .split(['"', '\'', '`'])
            .map(|part| part.trim_start_matches("./"));
        parts
            .filter(|part| is_name(part))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    });
    named.find(|name| !site.contains_key(name))
}

fn is_name(text: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    let kinds = [".html", ".js", ".json", ".wasm", ".svg"];
    let stem = kinds.iter().find_map(|kind| text.strip_suffix(kind));
    stem.is_some_and(|stem| !stem.is_empty()) && text.chars().all(is_plain)
}

/// Returns whether this is a page of this program that can hold an exercise.
pub fn is_page(site: &Site) -> bool {
    let index = site.get(INDEX).map(|bytes| String::from_utf8_lossy(bytes));
    let has = |ending: &str| site.keys().any(|name| name.ends_with(ending));
    index.is_some_and(|index| index.contains(ROOT)) && has(".wasm") && has(".js")
}

/// Writes the package of the exercise in `lesson`, called `title`. A teacher's key is left out, so that the page shows no right
/// answers.
///
/// # Errors
/// If `out` cannot be written.
pub fn write(out: &mut dyn Write, site: &Site, lesson: &Lesson, title: &str) -> io::Result<()> {
    let mut lesson = lesson.clone();
    if let Some(exercise) = &mut lesson.exercise
        && matches!(exercise.solutions, Solutions::Key(_))
    {
        exercise.solutions = Solutions::Locked;
    }
    let fingerprint = lesson.fingerprint().unwrap_or_default();
    let files = site.keys().map(String::as_str).chain([EXERCISE]);
    let manifest = manifest(&fingerprint, title, files);
    let mut zip = ZipArchiveWriter::new(out);
    add(&mut zip, "imsmanifest.xml", manifest.as_bytes())?;
    add(&mut zip, EXERCISE, lesson.to_text().as_bytes())?;
    for (name, bytes) in site {
        if name == INDEX {
            let page = String::from_utf8_lossy(bytes);
            let named = format!("{ROOT} data-lesson=\"{EXERCISE}\"");
            add(&mut zip, name, page.replacen(ROOT, &named, 1).as_bytes())?;
        } else {
            add(&mut zip, name, bytes)?;
        }
    }
    zip.finish().map(drop).map_err(io::Error::other)
}

fn add(zip: &mut ZipArchiveWriter<&mut dyn Write>, name: &str, bytes: &[u8]) -> io::Result<()> {
    let file = zip
        .new_file(name)
        .compression_method(CompressionMethod::DEFLATE)
        .last_modified(UtcDateTime::from_unix(DATE));
    let (mut entry, config) = file.start().map_err(io::Error::other)?;
    let deflated = DeflateEncoder::new(&mut entry, Compression::best());
    let mut writer = config.wrap(deflated);
    writer.write_all(bytes)?;
    let (deflated, written) = writer.finish().map_err(io::Error::other)?;
    deflated.finish()?;
    entry.finish(written).map(drop).map_err(io::Error::other)
}

/// The manifest: one unit, whose first file is the page.
fn manifest<'a>(fingerprint: &str, title: &str, files: impl Iterator<Item = &'a str>) -> String {
    let title = title.replace('&', "&amp;").replace('<', "&lt;");
    let files: Vec<String> = files
        .map(|name| format!("      <file href=\"{name}\"/>\n"))
        .collect();
    format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="slidescope-{fingerprint}" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>{title}</title>
      <item identifier="exercise" identifierref="page" isvisible="true">
        <title>{title}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="{INDEX}">
{}    </resource>
  </resources>
</manifest>
"#,
        files.concat()
    )
}
