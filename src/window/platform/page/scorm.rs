//! Finds the functions that a learning platform offers to the page in it: the object `API` of SCORM 1.2, in the pages around
//! this one and around the page that opened it.

use std::rc::Rc;

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::browser;
use slidescope_parts::deck::exercise::scorm::{Api, LearningPlatform};

/// The most pages around a page that are searched. The standard suggests seven.
const MOST_AROUND: usize = 16;

/// Returns the name of the exercise if this page is a package for a platform.
pub(super) fn exercise() -> Option<String> {
    let root = web_sys::window()?.document()?.document_element()?;
    root.get_attribute("data-lesson")
}

/// Begins the session, which ends with the page.
pub(super) fn begin() -> LearningPlatform {
    let found = web_sys::window().and_then(|window| {
        let opener = || around(&Reflect::get(&window, &"opener".into()).ok()?);
        around(&window).or_else(opener)
    });
    let api = found.map(|object| Rc::new(Found(object)) as Rc<dyn Api>);
    let platform = LearningPlatform::begin(api);
    let end = platform.ending();
    browser::listen("pagehide", Closure::new(move |_| end()));
    // A page that the browser kept while another was shown has no session any more.
    let again = |event: web_sys::Event| {
        let kept = Reflect::get(&event, &"persisted".into());
        if let Some(window) = web_sys::window().filter(|_| kept.is_ok_and(|it| it.is_truthy())) {
            _ = window.location().reload();
        }
    };
    browser::listen("pageshow", Closure::new(again));
    platform
}

/// Searches a window, the one around it, and so on. A page from elsewhere lets nobody look.
fn around(window: &JsValue) -> Option<JsValue> {
    let mut window = window.clone();
    for _ in 0..MOST_AROUND {
        let api = Reflect::get(&window, &"API".into()).ok()?;
        if api.is_object() {
            return Some(api);
        }
        let parent = Reflect::get(&window, &"parent".into()).ok()?;
        if !parent.is_object() || js_sys::Object::is(&parent, &window) {
            return None;
        }
        window = parent;
    }
    None
}

struct Found(JsValue);

impl Api for Found {
    fn call(&self, name: &str, arguments: &[&str]) -> Option<String> {
        let function = Reflect::get(&self.0, &name.into()).ok()?;
        let function: Function = function.dyn_into().ok()?;
        let arguments: Array = arguments.iter().map(|text| JsValue::from(*text)).collect();
        let said = function.apply(&self.0, &arguments).ok()?;
        // Some platforms return a truth or a number in place of a text.
        let text = said.as_string();
        let truth = || said.as_bool().map(|said| said.to_string());
        text.or_else(truth)
            .or_else(|| Some(said.as_f64()?.to_string()))
    }
}
