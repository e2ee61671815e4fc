//! What the page asks of the browser. `assets/web/index.html` contains the elements named here.

use std::cell::Cell;
use std::panic;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;

use js_sys::Reflect;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, HtmlInputElement, ReadableStreamDefaultReader, Response, Url};

use slidescope_core::files::take_upload;
use slidescope_core::lesson::MAX_BYTES;
use slidescope_core::tasks::{Latest, Panicked, Wake};
use slidescope_core::text::page as text;
use slidescope_parts::files::{NoDialog, Platform, Question};

/// The most bytes of a file that are read: one more than any reader accepts, so that the reader reports a file as too large.
const MOST_BYTES: f64 = ((64 << 20) + 1) as f64;

pub(crate) fn element(id: &str) -> Option<Element> {
    web_sys::window()?.document()?.get_element_by_id(id)
}

/// Shows the window, replacing the loading message.
pub(crate) fn show_window() {
    if let Some(loading) = element("loading") {
        loading.remove();
    }
    // `start.js` set this attribute, so that the program does not take the keys of a page around it.
    if let Some(stage) = element("stage") {
        _ = stage.remove_attribute("inert");
    }
}

/// Shows `reason` instead of the window, with a button to start again.
pub(crate) fn break_off(reason: &str) {
    show_window();
    // Nothing responds there any more.
    if let Some(names) = element("names") {
        names.remove();
    }
    let say = |id: &str, words: &str| {
        if let Some(element) = element(id) {
            element.set_text_content(Some(words));
        }
    };
    say("reason", reason);
    say("again", text::START_AGAIN.text());
    if let Some(broken) = element("broken") {
        // If even that is refused, nothing can be shown.
        let _ = broken.remove_attribute("hidden");
    }
}

/// Handles panics. After a panic nothing of the program can be called, so the page shows what happened. The address still
/// holds the state.
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

fn location() -> Option<web_sys::Location> {
    Some(web_sys::window()?.location())
}

/// Returns the part of the address from the `#` on.
pub(crate) fn address() -> String {
    let hash = location().and_then(|location| location.hash().ok());
    hash.unwrap_or_default()
}

/// Returns the part of the address, before or after the `#`, that makes the page a figure embedded in another page.
pub(crate) fn embedding() -> Option<String> {
    let query = location().and_then(|location| location.search().ok());
    let asked = format!("{}{}", query.unwrap_or_default(), address());
    let mut parts = asked.split(['?', '#', '&']);
    let part = parts.find(|part| *part == "embed" || part.starts_with("embed="));
    part.map(str::to_owned)
}

/// Replaces the part after the `#` with `address` without loading anything: replaces the current history entry, or adds one
/// if `as_step`.
pub(crate) fn set_address(address: &str, as_step: bool) {
    let history = web_sys::window().and_then(|window| window.history().ok());
    if let Some(history) = history {
        // The browser may refuse this for an embedded page; the window works without it.
        let _ = match as_step {
            true => history.push_state_with_url(&JsValue::NULL, "", Some(address)),
            false => history.replace_state_with_url(&JsValue::NULL, "", Some(address)),
        };
    }
}

/// Makes the browser ask before the page is left while `unkept` is set.
pub(crate) fn ask_before_leaving(unkept: Rc<Cell<bool>>) {
    let ask = Closure::<dyn FnMut(_)>::new(move |event: web_sys::Event| {
        if unkept.get() {
            event.prevent_default();
            // Browsers of before 2023 ask because of this.
            _ = Reflect::set(&event, &"returnValue".into(), &"?".into());
        }
    });
    listen("beforeunload", ask);
}

/// Calls `heard` at each event of this kind on the window, until the page ends.
pub(super) fn listen(kind: &str, heard: Closure<dyn FnMut(web_sys::Event)>) {
    if let Some(window) = web_sys::window() {
        // If the browser refuses, the page works without it.
        _ = window.add_event_listener_with_callback(kind, heard.as_ref().unchecked_ref());
        heard.forget();
    }
}

/// Makes the browser ask for a file. Its contents are available once its name is in `chosen`.
fn upload(question: &Question, chosen: Arc<Latest<PathBuf>>, wake: Wake) -> Option<()> {
    let document = web_sys::window()?.document()?;
    let input: HtmlInputElement = document.create_element("input").ok()?.dyn_into().ok()?;
    input.set_type("file");
    // Browsers know only the last part of an extension.
    let endings = question
        .also
        .iter()
        .copied()
        .chain([question.format.1.as_str()]);
    let endings = endings.filter_map(|ending| ending.rsplit('.').next());
    let endings: Vec<String> = endings.map(|ending| format!(".{ending}")).collect();
    input.set_accept(&endings.join(","));
    let asked = input.clone();
    // Kept until the browser calls it. If the user cancels, these few bytes are never freed.
    let answer = Closure::once_into_js(move || {
        if let Some(file) = asked.files().and_then(|files| files.get(0)) {
            spawn_local(async move {
                if let Some(path) = read(&file).await {
                    chosen.put(path);
                    wake();
                }
            });
        }
    });
    input.set_onchange(Some(answer.unchecked_ref()));
    input.click();
    Some(())
}

/// Reads a file of the user's, up to the largest size that any reader accepts.
pub(crate) async fn read(file: &web_sys::File) -> Option<PathBuf> {
    let part = file.slice_with_f64_and_f64(0.0, MOST_BYTES).ok()?;
    let bytes = JsFuture::from(part.array_buffer()).await.ok()?;
    let bytes = js_sys::Uint8Array::new(&bytes).to_vec();
    Some(take_upload(&file.name(), &bytes))
}

/// Fetches a file from the page's server, up to the size limit of a lesson, or returns why it failed.
pub(crate) async fn fetch(address: String) -> Result<PathBuf, String> {
    let silent = || text::silent(&address);
    let window = web_sys::window().ok_or_else(silent)?;
    let here = window.location();
    let url = Url::new_with_base(&address, &here.href().unwrap_or_default());
    let url = url.ok().filter(|url| here.origin() == Ok(url.origin()));
    let url = url.ok_or_else(|| text::elsewhere(&address))?;
    let response = JsFuture::from(window.fetch_with_str(&url.href())).await;
    let response: Response = response.map_err(|_| silent())?.unchecked_into();
    if !response.ok() {
        return Err(text::answers(&address, response.status()));
    }
    let reader = response.body().ok_or_else(silent)?.get_reader();
    let reader: ReadableStreamDefaultReader = reader.unchecked_into();
    let mut bytes = Vec::new();
    // A larger file is refused later, as any other file is.
    while bytes.len() as u64 <= MAX_BYTES {
        let piece = JsFuture::from(reader.read()).await.map_err(|_| silent())?;
        let piece = Reflect::get(&piece, &"value".into()).map_err(|_| silent())?;
        if piece.is_undefined() {
            break;
        }
        bytes.extend(js_sys::Uint8Array::new(&piece).to_vec());
    }
    _ = reader.cancel();
    let name = url.pathname();
    let name = name.rsplit('/').next().unwrap_or_default();
    Ok(take_upload(name, &bytes))
}

/// What the browser offers. Its file dialogs cannot be waited for.
struct Browser {
    reduces_motion: bool,
}

pub(crate) fn platform() -> Arc<dyn Platform> {
    Arc::new(Browser {
        reduces_motion: prefers("(prefers-reduced-motion: reduce)"),
    })
}

/// Returns whether a preference of the person, in the language of style sheets, holds.
pub(crate) fn prefers(query: &str) -> bool {
    let asked = web_sys::window().and_then(|window| window.match_media(query).ok().flatten());
    asked.is_some_and(|query| query.matches())
}

impl Platform for Browser {
    /// A file is downloaded under the name in its field.
    fn choose(&self, question: &Question) -> Result<Option<PathBuf>, NoDialog> {
        Ok(Some(PathBuf::from(&question.name)))
    }

    fn choose_later(&self, question: &Question, wake: &Wake) -> Option<Arc<Latest<PathBuf>>> {
        if question.saves {
            return None;
        }
        let chosen = Arc::new(Latest::default());
        // If the browser refuses, it is as if the user had cancelled.
        _ = upload(question, Arc::clone(&chosen), Arc::clone(wake));
        Some(chosen)
    }

    fn page(&self) -> Option<String> {
        Some(location().map_or_else(String::new, |location| {
            let part = |part: Result<String, JsValue>| part.unwrap_or_default();
            format!("{}{}", part(location.origin()), part(location.pathname()))
        }))
    }

    fn reduces_motion(&self) -> bool {
        self.reduces_motion
    }
}
