//! The archive that a learning platform takes: the page, the exercise, and `imsmanifest.xml`, which says what is in it.
//!
//! The page in a package has the exercise's name in its first element, by which it knows that a platform is around it.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use flate2::Compression;
use flate2::write::DeflateEncoder;
use rawzip::time::UtcDateTime;
use rawzip::{CompressionMethod, ZipArchiveWriter};

use crate::files::read_of_page;
use crate::lesson::exercise::Solutions;
use crate::lesson::{Lesson, LessonError};
use crate::tasks::rest;

/// The page's first file.
const INDEX: &str = "index.html";

/// The name of the exercise in every package.
const EXERCISE: &str = "exercise.lesson.json";

/// What the first element of the page is, without and with the exercise.
const ROOT: &str = "<html lang=\"en\"";

/// The largest text in which names of further files of the page are looked for. Larger ones are made by tools, and name files
/// that there are none of.
const MOST_TEXT: usize = 16 << 10;

/// The date of every file, 1 January 2020: the same exercise and page give the same archive.
const DATE: i64 = 1_577_836_800;

/// The largest file of a page that is read, in bytes; the program itself has 13 MB.
const MOST_BYTES: u64 = 64 << 20;

/// The bytes that are compressed before other tasks of a page run.
const PIECE: usize = 128 << 10;

/// Why there is no package.
#[derive(Debug, thiserror::Error)]
pub enum PackageFault {
    Lesson(#[from] LessonError),
    /// The lesson in this file has no exercise.
    NoExercise(PathBuf),
    /// The page in `folder` lacks a file.
    NoFile {
        folder: PathBuf,
        name: String,
        source: io::Error,
    },
    /// The folder has a page of another kind.
    OtherPage(PathBuf),
}

/// An exercise and the page that shows it.
#[derive(Debug)]
pub struct Package {
    pub site: Site,
    lesson: Lesson,
    title: String,
}

impl Package {
    /// Reads the exercise in `file` and the page in `folder`. A page in a browser has no folders, and reads its own files.
    ///
    /// # Errors
    /// If one of them cannot be read, or is something else.
    pub async fn read(file: &Path, folder: &Path) -> Result<Self, PackageFault> {
        let lesson = Lesson::open(file)?;
        if lesson.exercise.is_none() {
            return Err(PackageFault::NoExercise(file.to_owned()));
        }
        let mut site = Site::new();
        while let Some(name) = missing(&site) {
            match read_of_page(folder, &name, MOST_BYTES).await {
                Ok(bytes) => drop(site.insert(name, bytes)),
                Err(source) => {
                    let folder = folder.to_owned();
                    return Err(PackageFault::NoFile {
                        folder,
                        name,
                        source,
                    });
                }
            }
        }
        if !is_page(&site) {
            return Err(PackageFault::OtherPage(folder.to_owned()));
        }
        let title = lesson.title_or_name(file);
        Ok(Self {
            site,
            lesson,
            title,
        })
    }

    /// Writes the archive. A teacher's key is left out, so that the page shows no right answers. `go_on` is called with the share
    /// written so far, and returns whether to continue.
    ///
    /// # Errors
    /// If `out` cannot be written, or the archive is not wanted any more.
    pub async fn write(
        mut self,
        out: &mut dyn Write,
        mut go_on: impl FnMut(f32) -> bool,
    ) -> io::Result<()> {
        if let Some(exercise) = &mut self.lesson.exercise
            && matches!(exercise.solutions, Solutions::Key(_))
        {
            exercise.solutions = Solutions::Locked;
        }
        if let Some(index) = self.site.get_mut(INDEX) {
            let named = format!("{ROOT} data-lesson=\"{EXERCISE}\"");
            let page = String::from_utf8_lossy(index).replacen(ROOT, &named, 1);
            *index = page.into_bytes();
        }
        let fingerprint = self.lesson.fingerprint().unwrap_or_default();
        let text = self.lesson.to_text().into_bytes();
        self.site.insert(EXERCISE.to_owned(), text);
        let manifest = manifest(&fingerprint, &self.title, self.site.keys());
        let manifest = ("imsmanifest.xml", manifest.as_bytes());
        let site = self.site.iter().map(|(name, bytes)| (&**name, &**bytes));
        let files: Vec<(&str, &[u8])> = [manifest].into_iter().chain(site).collect();
        let whole: usize = files.iter().map(|(_, bytes)| bytes.len()).sum();
        let mut zip = ZipArchiveWriter::new(out);
        let mut done = 0;
        for (name, bytes) in files {
            let file = zip
                .new_file(name)
                .compression_method(CompressionMethod::DEFLATE)
                .last_modified(UtcDateTime::from_unix(DATE));
            let (mut entry, config) = file.start().map_err(io::Error::other)?;
            let deflated = DeflateEncoder::new(&mut entry, Compression::best());
            let mut writer = config.wrap(deflated);
            for piece in bytes.chunks(PIECE) {
                writer.write_all(piece)?;
                done += piece.len();
                if !go_on(done as f32 / whole as f32) {
                    return Err(io::ErrorKind::Interrupted.into());
                }
                rest(Duration::ZERO).await;
            }
            let (deflated, written) = writer.finish().map_err(io::Error::other)?;
            deflated.finish()?;
            entry.finish(written).map_err(io::Error::other)?;
        }
        zip.finish().map(drop).map_err(io::Error::other)
    }
}

/// The files of the page by their names.
pub type Site = BTreeMap<String, Vec<u8>>;

/// Returns the next file that those of `site` name and that is not among them, or `None` if the page is whole. Begin with an
/// empty one: files beside the page, which may be a teacher's, are not named and stay out.
fn missing(site: &Site) -> Option<String> {
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
fn is_page(site: &Site) -> bool {
    let index = site.get(INDEX).map(|bytes| String::from_utf8_lossy(bytes));
    let has = |ending: &str| site.keys().any(|name| name.ends_with(ending));
    index.is_some_and(|index| index.contains(ROOT)) && has(".wasm") && has(".js")
}

/// The manifest: one unit, whose first file is the page.
fn manifest<'a>(fingerprint: &str, title: &str, files: impl Iterator<Item = &'a String>) -> String {
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
