//! The accessibility tree in the page. Each named widget has an element at its place, which is not seen: screen readers, the
//! browser's tools and tests find it, and what they do with it is done to the widget. A mouse goes through it to the canvas.

mod element;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use egui::accesskit::{Action, ActionData, ActionRequest, Node, NodeId, TreeId, TreeUpdate};
use egui::{Context, Event, FullOutput, Plugin, RawInput};
use js_sys::{Array, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Element, HtmlElement};

use super::browser::element;
use crate::tasks::now;
use crate::text::language::Language;
use element::{name, set, write};

/// Widgets that get an element; a full screen has a few hundred.
const MOST: usize = 1500;
/// Requests that wait for the next frame.
const MOST_REQUESTS: usize = 64;
/// How long the elements stay as they are while something moves: nobody listens faster.
const REST: Duration = Duration::from_millis(200);

type Requests = Arc<Mutex<Vec<ActionRequest>>>;

/// Keeps the elements of the page in step with the window from now on.
pub(super) fn mirror(ctx: &Context) {
    let names = Names::default();
    if let Some(host) = element("names") {
        for kind in ["click", "focusin", "input", "keydown"] {
            let (ctx, requests) = (ctx.clone(), Arc::clone(&names.requests));
            let heard = Closure::<dyn FnMut(_)>::new(move |event| hear(&event, &ctx, &requests));
            // Where the browser refuses, here and below, the window is the same without.
            _ = host.add_event_listener_with_callback(kind, heard.as_ref().unchecked_ref());
            heard.forget();
        }
        ctx.add_plugin(names);
    }
}

#[derive(Default)]
struct Names {
    requests: Requests,
    /// What the elements show, with the names of the widgets, and in which order.
    shown: HashMap<NodeId, (Node, String)>,
    order: Vec<NodeId>,
    mirrored: Duration,
}

impl Plugin for Names {
    fn debug_name(&self) -> &'static str {
        "names"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        for request in requests.drain(..) {
            // The widget may keep another value than its element has now.
            if request.action == Action::SetValue {
                self.shown.remove(&request.target_node);
            }
            input.events.push(Event::AccessKitActionRequest(request));
        }
        match now() - self.mirrored < REST {
            true => ctx.disable_accesskit(),
            false => ctx.enable_accesskit(),
        }
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        let told = &output.platform_output;
        let passes = ctx.options(|options| options.max_passes.get());
        if told.requested_discard() && told.num_completed_passes < passes {
            // Another pass takes its place, with other places for its widgets.
            return;
        }
        if let Some(update) = output.platform_output.accesskit_update.take() {
            self.mirrored = now();
            _ = self.show(update, ctx.zoom_factor());
        } else {
            ctx.request_repaint_after(REST.saturating_sub(now() - self.mirrored));
        }
    }
}

impl Names {
    fn show(&mut self, update: TreeUpdate, zoom: f32) -> Result<(), JsValue> {
        let (Some(host), Some(canvas)) = (element("names"), element("window")) else {
            return Ok(());
        };
        let has_focus = || {
            let document = host.owner_document();
            host.contains(document.and_then(|it| it.active_element()).as_deref())
        };
        let had_focus = has_focus();
        set(&host, "style", Some(&format!("transform:scale({zoom})")))?;
        set(&host, "lang", Some(Language::chosen().tag()))?;

        let mut nodes: HashMap<_, _> = update.nodes.into_iter().collect();
        let mut named = Vec::new();
        let mut rest: Vec<_> = update.tree.iter().map(|tree| tree.root).collect();
        while let Some(id) = rest.pop().filter(|_| named.len() < MOST) {
            let Some(node) = nodes.get(&id) else {
                continue;
            };
            rest.extend(node.children().iter().rev());
            if let Some(name) = name(node, &nodes) {
                named.push((id, name));
            }
        }
        let order: Vec<_> = named.iter().map(|(id, _)| *id).collect();
        let mut shown = HashMap::with_capacity(order.len());
        for (id, name) in named {
            let Some(node) = nodes.remove(&id) else {
                continue;
            };
            let shows = (node, name);
            if self.shown.get(&id) != Some(&shows) {
                write(&host, id, &shows.0, &shows.1)?;
            }
            shown.insert(id, shows);
        }
        if order != self.order {
            let gone = self.order.iter().filter(|id| !shown.contains_key(id));
            for gone in gone.filter_map(|id| element(&address(*id))) {
                gone.remove();
            }
            let mut next = host.first_child();
            for element in order.iter().filter_map(|id| element(&address(*id))) {
                if next.as_ref() == Some(&element) {
                    next = element.next_sibling();
                } else {
                    host.insert_before(&element, next.as_ref())?;
                }
            }
            let told = element("told").filter(|told| {
                let text = told.text_content();
                shown.values().all(|(_, name)| Some(name) != text.as_ref())
            });
            if let Some(told) = told {
                told.set_text_content(None);
            }
        }
        // What had the focus may be gone, or have been moved.
        if had_focus && !has_focus() {
            focus(&canvas);
        }
        let focused = shown.get(&update.focus).map(|(_, name)| name.as_str());
        let descendant = focused.map(|_| address(update.focus));
        set(&canvas, "aria-activedescendant", descendant.as_deref())?;
        // While a text is edited, an element of eframe's has the focus, which has no name.
        if let Some(agent) = canvas.next_element_sibling() {
            set(&agent, "aria-label", focused)?;
        }
        (self.order, self.shown) = (order, shown);
        Ok(())
    }
}

fn address(id: NodeId) -> String {
    format!("n{}", id.0)
}

fn focus(element: &Element) {
    _ = element.unchecked_ref::<HtmlElement>().focus();
}

/// Has the widget of an element do what is done to the element.
fn hear(event: &web_sys::Event, ctx: &Context, requests: &Requests) {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let Some(target) = target else { return };
    let Ok(id) = target.id().trim_start_matches('n').parse() else {
        return;
    };
    let (action, data) = match event.type_().as_str() {
        "click" => (Action::Click, None),
        "focusin" => (Action::Focus, None),
        "input" => {
            let value = Reflect::get(&target, &"value".into()).ok();
            let value = value.and_then(|value| value.as_string());
            let value = value.unwrap_or_default();
            let data = match (target.has_attribute("aria-valuenow"), value.parse()) {
                (true, Ok(number)) => ActionData::NumericValue(number),
                _ => ActionData::Value(value.into()),
            };
            (Action::SetValue, Some(data))
        }
        _ => return press(event),
    };
    let mut requests = requests.lock().unwrap_or_else(PoisonError::into_inner);
    if requests.len() < MOST_REQUESTS {
        requests.push(ActionRequest {
            action,
            target_tree: TreeId::ROOT,
            target_node: NodeId(id),
            data,
        });
    }
    ctx.request_repaint();
}

/// The widget that is focused gets a key from the canvas.
fn press(event: &web_sys::Event) {
    let again = Array::of2(&event.type_().into(), event);
    let again = Reflect::construct(&event.constructor(), &again);
    if let (Some(canvas), Ok(again)) = (element("window"), again) {
        focus(&canvas);
        if canvas.dispatch_event(again.unchecked_ref()) == Ok(false) {
            event.prevent_default();
        }
    }
}
