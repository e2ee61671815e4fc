//! The system's dialogs and file manager, and whether it is set to less motion.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use rfd::FileDialog;

use crate::files::{NoDialog, Platform, Question};
use slidescope_core::text::dialogs as text;

/// Sets the parent window of a dialog.
type Parent = dyn Fn(FileDialog) -> FileDialog + Send + Sync;

pub struct Native {
    parent: Box<Parent>,
}

impl Native {
    pub fn new(parent: impl Fn(FileDialog) -> FileDialog + Send + Sync + 'static) -> Self {
        Self {
            parent: Box::new(parent),
        }
    }
}

impl Platform for Native {
    fn choose(&self, question: &Question) -> Result<Option<PathBuf>, NoDialog> {
        if !has_dialogs() {
            return Err(NoDialog);
        }
        let (format, extension) = &question.format;
        let mut extensions = vec![extension.as_str()];
        extensions.extend(question.also);
        let mut dialog = FileDialog::new()
            .set_title(&question.title)
            .add_filter(format, &extensions)
            .add_filter(text::ALL_FILES, &["*"])
            .set_file_name(&question.name);
        if let Some(folder) = question.folder.as_ref().filter(|folder| folder.is_dir()) {
            dialog = dialog.set_directory(folder);
        }
        let dialog = (self.parent)(dialog);
        Ok(if question.picks_folder {
            dialog.pick_folder()
        } else if question.saves {
            dialog.save_file()
        } else {
            dialog.pick_file()
        })
    }

    fn show_in_folder(&self, path: &Path) -> Result<(), NoDialog> {
        show_in_folder(path).map_err(|_| NoDialog)
    }

    fn reduces_motion(&self) -> bool {
        reduces_motion()
    }
}

/// The portal has the setting of every desktop since version 1.20, and GNOME's before. Without a portal, returns `false`.
#[cfg(target_os = "linux")]
fn reduces_motion() -> bool {
    let Ok(bus) = zbus::blocking::Connection::session() else {
        return false;
    };
    let reduced = setting(&bus, "org.freedesktop.appearance", "reduced-motion");
    if let Some(reduced) = reduced.and_then(|value| u32::try_from(value).ok()) {
        return reduced == 1;
    }
    let animations = setting(&bus, "org.gnome.desktop.interface", "enable-animations");
    animations.and_then(|value| bool::try_from(value).ok()) == Some(false)
}

/// Reads a setting of the desktop from its portal.
#[cfg(target_os = "linux")]
fn setting(
    bus: &zbus::blocking::Connection,
    namespace: &str,
    key: &str,
) -> Option<zbus::zvariant::OwnedValue> {
    let reply = bus.call_method(
        Some("org.freedesktop.portal.Desktop"),
        "/org/freedesktop/portal/desktop",
        Some("org.freedesktop.portal.Settings"),
        "Read",
        &(namespace, key),
    );
    reply.ok()?.body().deserialize().ok().and_then(unwrapped)
}

/// `Read`, which every version of the portal supports, wraps a value twice.
#[cfg(target_os = "linux")]
pub fn unwrapped(value: zbus::zvariant::OwnedValue) -> Option<zbus::zvariant::OwnedValue> {
    match value.downcast_ref::<zbus::zvariant::Value<'_>>() {
        Ok(inner) => inner.try_to_owned().ok(),
        Err(_) => Some(value),
    }
}

#[cfg(windows)]
#[allow(
    unsafe_code,
    reason = "a call to Windows, for which the standard library has no function"
)]
fn reduces_motion() -> bool {
    use windows_sys::Win32::UI::WindowsAndMessaging::{
        SPI_GETCLIENTAREAANIMATION, SystemParametersInfoW,
    };
    let mut animates: windows_sys::core::BOOL = 1;
    let place = (&raw mut animates).cast();
    // SAFETY: this call writes one BOOL to where the third argument points.
    let answered = unsafe { SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, place, 0) } != 0;
    answered && animates == 0
}

#[cfg(target_os = "macos")]
fn reduces_motion() -> bool {
    objc2_app_kit::NSWorkspace::sharedWorkspace().accessibilityDisplayShouldReduceMotion()
}

#[cfg(not(any(target_os = "linux", target_os = "macos", windows)))]
const fn reduces_motion() -> bool {
    false
}

/// Runs a program without input or output, and waits for it. Returns whether it succeeded.
fn run(command: &mut Command) -> io::Result<bool> {
    let command = command.stdin(Stdio::null()).stdout(Stdio::null());
    let status = command.stderr(Stdio::null()).status()?;
    Ok(status.success())
}

/// Returns whether the desktop has a portal with file dialogs, or `zenity`, which is used without a portal. Without either,
/// `rfd` returns as if the user had cancelled.
#[cfg(target_os = "linux")]
fn has_dialogs() -> bool {
    portal_version().is_ok() || has_program("zenity")
}

#[cfg(not(target_os = "linux"))]
const fn has_dialogs() -> bool {
    true
}

#[cfg(target_os = "linux")]
fn portal_version() -> zbus::Result<u32> {
    let bus = zbus::blocking::Connection::session()?;
    let portal = zbus::blocking::Proxy::new(
        &bus,
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.FileChooser",
    )?;
    portal.get_property("version")
}

/// Returns whether a program of this name is in the search path.
#[cfg(target_os = "linux")]
fn has_program(name: &str) -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).any(|folder| folder.join(name).is_file())
}

/// Asks the file manager to select the file. If no file manager answers, opens the folder.
#[cfg(target_os = "linux")]
fn show_in_folder(path: &Path) -> io::Result<()> {
    if ask_file_manager(path).is_ok() {
        return Ok(());
    }
    let folder = path.parent().unwrap_or(path);
    match run(Command::new("xdg-open").arg(folder))? {
        true => Ok(()),
        false => Err(io::ErrorKind::NotFound.into()),
    }
}

#[cfg(target_os = "linux")]
fn ask_file_manager(path: &Path) -> zbus::Result<()> {
    let bus = zbus::blocking::Connection::session()?;
    let name = "org.freedesktop.FileManager1";
    let items = [file_uri(path)];
    let body = (items.as_slice(), "");
    let place = "/org/freedesktop/FileManager1";
    bus.call_method(Some(name), place, Some(name), "ShowItems", &body)
        .map(drop)
}

/// `file:///a%20b` of `/a b`.
#[cfg(target_os = "linux")]
pub fn file_uri(path: &Path) -> String {
    use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_encode};
    use std::os::unix::ffi::OsStrExt as _;
    const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC
        .remove(b'/')
        .remove(b'-')
        .remove(b'_')
        .remove(b'.')
        .remove(b'~');
    let path = percent_encode(path.as_os_str().as_bytes(), ESCAPED);
    format!("file://{path}")
}

#[cfg(target_os = "macos")]
fn show_in_folder(path: &Path) -> io::Result<()> {
    match run(Command::new("open").arg("-R").arg(path))? {
        true => Ok(()),
        false => Err(io::ErrorKind::NotFound.into()),
    }
}

#[cfg(windows)]
fn show_in_folder(path: &Path) -> io::Result<()> {
    use std::os::windows::process::CommandExt as _;
    // Explorer parses arguments in its own way, accepts no slashes, and its exit code is meaningless. Names have no quotes.
    let path = std::path::absolute(path)?;
    let select = format!("/select,\"{}\"", path.display());
    run(Command::new("explorer").raw_arg(select)).map(drop)
}

#[cfg(not(any(target_os = "linux", target_os = "macos", windows)))]
fn show_in_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().unwrap_or(path);
    run(Command::new("xdg-open").arg(folder)).map(drop)
}
