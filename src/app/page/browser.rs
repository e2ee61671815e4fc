//! What the page asks of the browser. `assets/web/index.html` has the elements that are named here.

use std::panic;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::wasm_bindgen::JsValue;
use web_sys::Element;

use crate::app::files::{NoDialog, Platform, Question};
use crate::tasks::Panicked;
use crate::text::page as text;

pub(crate) fn element(id: &str) -> Option<Element> {
    web_sys::window()?.document()?.get_element_by_id(id)
}

/// Shows the window in place of what stands there while it is loaded.
pub(crate) fn show_window() {
    if let Some(loading) = element("loading") {
        loading.remove();
    }
}

/// Shows `reason` in place of the window, with a button to start again.
pub(crate) fn break_off(reason: &str) {
    show_window();
    let say = |id: &str, words: &str| {
        if let Some(element) = element(id) {
            element.set_text_content(Some(words));
        }
    };
    say("reason", reason);
    say("again", text::START_AGAIN.text());
    if let Some(broken) = element("broken") {
        // Where even that is refused, nothing can be shown.
        let _ = broken.remove_attribute("hidden");
    }
}

/// A panic ends the page: nothing of the program can be called any more. So it says what happened, and what is kept stands in
/// the address.
pub(crate) fn tell_panics() {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        before(info);
        let mut reason = Panicked::from_panic(info.payload()).to_string();
        if let Some(place) = info.location() {
            reason = format!("{reason} ({}:{})", place.file(), place.line());
        }
        break_off(&text::broke_off(&reason));
    }));
}

/// Puts `address` in the place of what follows the `#`, without going anywhere.
pub(crate) fn set_address(address: &str) {
    let history = web_sys::window().and_then(|window| window.history().ok());
    if let Some(history) = history {
        // An embedded page may be refused; the window is the same without.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(address));
    }
}

/// What the browser offers. Its dialogs for files cannot be waited for.
struct Browser {
    reduces_motion: bool,
}

pub(crate) fn platform() -> Arc<dyn Platform> {
    let asked = web_sys::window().and_then(|window| {
        let query = window.match_media("(prefers-reduced-motion: reduce)");
        query.ok().flatten()
    });
    Arc::new(Browser {
        reduces_motion: asked.is_some_and(|query| query.matches()),
    })
}

impl Platform for Browser {
    fn choose(&self, _: &Question) -> Result<Option<PathBuf>, NoDialog> {
        Err(NoDialog)
    }

    fn show_in_folder(&self, _: &Path) -> Result<(), NoDialog> {
        Err(NoDialog)
    }

    fn reduces_motion(&self) -> bool {
        self.reduces_motion
    }
}
