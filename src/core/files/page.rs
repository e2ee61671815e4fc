//! Files in a browser: written files become downloads, and files to read come from uploads. Files in the folder [`KEPT`]
//! are in the browser's storage.

use std::cell::RefCell;
use std::io::{self, Cursor};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, HtmlAnchorElement, Response, Storage, Url, window};

use crate::files::{WriteError, WriteStep};

/// The folder of files that persist between visits.
pub const KEPT: &str = "kept";

/// The longest download that can be copied, in bytes.
const MOST_COPIED: usize = 1 << 20;

/// The number of uploaded files kept in memory.
const MOST_UPLOADS: usize = 8;

pub type Out = Vec<u8>;

type Bytes = Arc<[u8]>;

thread_local! {
    /// The uploads, newest last.
    static UPLOADS: RefCell<Vec<(PathBuf, Bytes)>> = const { RefCell::new(Vec::new()) };
    /// The URL of the last download. It is freed with the next one, because a browser does not report when it has read it.
    static LAST: RefCell<Option<String>> = const { RefCell::new(None) };
    /// What was downloaded last, if it is a text that can be copied.
    static LAST_TEXT: RefCell<Option<(PathBuf, Rc<str>)>> = const { RefCell::new(None) };
}

/// Stores a file uploaded by the user, so that it can be read by its name.
pub fn take_upload(name: &str, bytes: &[u8]) -> PathBuf {
    let path = PathBuf::from(name);
    UPLOADS.with_borrow_mut(|uploads| {
        uploads.retain(|(other, _)| *other != path);
        uploads.push((path.clone(), bytes.into()));
        let old = uploads.len().saturating_sub(MOST_UPLOADS);
        uploads.drain(..old);
    });
    path
}

/// Returns the key in the browser's storage of the file at `path`, if it is in [`KEPT`].
fn key(path: &Path) -> Option<String> {
    let name = path.strip_prefix(KEPT).ok()?;
    Some(format!("slidescope/{}", name.display()))
}

/// Returns the browser's storage. It may be disabled, or forbidden for an embedded page.
fn storage() -> io::Result<Storage> {
    let storage = window().and_then(|window| window.local_storage().ok().flatten());
    storage.ok_or_else(|| io::ErrorKind::PermissionDenied.into())
}

/// A file being written, which is downloaded or stored when it is complete.
#[derive(Debug)]
pub struct NewFile {
    pub(super) path: PathBuf,
    out: Out,
}

impl NewFile {
    /// Begins the file at `path`. Never fails.
    pub fn begin(path: &Path) -> Result<Self, WriteError> {
        Ok(Self {
            path: path.to_owned(),
            out: Vec::new(),
        })
    }

    /// Returns the writer for the contents.
    pub const fn out(&mut self) -> &mut Out {
        &mut self.out
    }

    /// Downloads or stores the file, and returns its length in bytes. Fails if the browser refuses.
    pub fn finish(self) -> Result<u64, WriteError> {
        let done = match key(&self.path) {
            Some(key) => store(&key, &self.out),
            None => download(&self.path, &self.out),
        };
        done.map(|()| self.out.len() as u64)
            .map_err(|cause| self.failed(cause))
    }
}

fn store(key: &str, bytes: &[u8]) -> io::Result<()> {
    let text = str::from_utf8(bytes).map_err(io::Error::other)?;
    let stored = storage()?.set_item(key, text);
    stored.map_err(|_| io::ErrorKind::StorageFull.into())
}

fn download(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let refused = |error: JsValue| {
        let reason = error.as_string();
        io::Error::other(reason.unwrap_or_else(|| format!("{error:?}")))
    };
    let name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
    let document = window().and_then(|window| window.document());
    let document = document.ok_or(io::ErrorKind::Unsupported)?;
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes));
    let blob = Blob::new_with_u8_array_sequence(&parts).map_err(refused)?;
    let address = Url::create_object_url_with_blob(&blob).map_err(refused)?;
    let link = document.create_element("a").map_err(refused)?;
    let link: HtmlAnchorElement = link.unchecked_into();
    link.set_href(&address);
    link.set_download(&name.to_string_lossy());
    link.click();
    let text = Some(bytes).filter(|bytes| bytes.len() <= MOST_COPIED);
    let text = text.and_then(|bytes| str::from_utf8(bytes).ok());
    LAST_TEXT.set(text.map(|text| (path.to_owned(), text.into())));
    if let Some(last) = LAST.replace(Some(address)) {
        _ = Url::revoke_object_url(&last);
    }
    Ok(())
}

/// Returns the text of the last download, if that was this file and a text. A browser may refuse a download and does not say
/// so; the text can then be copied.
pub fn downloaded_text(path: &Path) -> Option<Rc<str>> {
    let last = LAST_TEXT.with_borrow(Clone::clone);
    last.filter(|(last, _)| last == path).map(|(_, text)| text)
}

/// Reads a file of this page from its server, or from what the browser has kept of it.
pub async fn read_of_page(_: &Path, name: &str, _: u64) -> io::Result<Vec<u8>> {
    let refused = |error: JsValue| io::Error::other(format!("{error:?}"));
    let window = window().ok_or(io::ErrorKind::Unsupported)?;
    let response = JsFuture::from(window.fetch_with_str(name)).await;
    let response: Response = response.map_err(refused)?.unchecked_into();
    if !response.ok() {
        return Err(io::Error::other(response.status().to_string()));
    }
    let bytes = response.array_buffer().map_err(refused)?;
    let bytes = JsFuture::from(bytes).await.map_err(refused)?;
    Ok(js_sys::Uint8Array::new(&bytes).to_vec())
}

/// Always succeeds, because all files of a page are regular.
pub(crate) const fn check_regular(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Opens an uploaded or stored file.
pub fn open_regular(path: &Path) -> io::Result<Cursor<Bytes>> {
    let bytes = match key(path) {
        Some(key) => {
            let text = storage()?.get_item(&key).ok().flatten();
            text.map(|text| text.into_bytes().into())
        }
        None => UPLOADS.with_borrow(|uploads| {
            let found = uploads.iter().find(|(upload, _)| upload == path);
            found.map(|(_, bytes)| Arc::clone(bytes))
        }),
    };
    bytes
        .map(Cursor::new)
        .ok_or_else(|| io::ErrorKind::NotFound.into())
}

pub fn open(path: &Path) -> io::Result<Cursor<Bytes>> {
    open_regular(path)
}

/// Returns the stored files of a folder.
pub fn files_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let storage = storage()?;
    let count = storage.length().unwrap_or(0);
    let keys = (0..count).filter_map(|at| storage.key(at).ok().flatten());
    let paths = keys.filter_map(|key| Some(Path::new(KEPT).join(key.strip_prefix("slidescope/")?)));
    Ok(paths.filter(|path| path.parent() == Some(folder)).collect())
}

pub fn exists(path: &Path) -> bool {
    open_regular(path).is_ok()
}

/// Renames a stored file.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    let bytes = open_regular(from)?.into_inner();
    let (from, to) = (key(from), key(to));
    let (Some(from), Some(to)) = (from, to) else {
        return Err(io::ErrorKind::Unsupported.into());
    };
    store(&to, &bytes)?;
    storage()?
        .remove_item(&from)
        .map_err(|_| io::ErrorKind::PermissionDenied.into())
}

/// Needs no lock, because nothing interrupts a page while it runs. Fails if there is no storage.
pub fn lock_beside(_: &Path) -> io::Result<()> {
    storage().map(drop)
}

pub const fn remove_unfinished() {}
