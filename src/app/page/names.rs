//! The accessibility tree in the page. Each named widget has an element at its place, which is not seen: screen readers, the
//! browser's tools and tests find it, and what they do with it is done to the widget. A mouse goes through it to the canvas,
//! and keys are passed on to it.

use std::collections::HashMap;
use std::mem;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use eframe::wasm_bindgen::JsCast as _;
use egui::accesskit::{
    Action, ActionData, ActionRequest, Live, Node, NodeId, Role, Toggled, TreeId, TreeUpdate,
};
use egui::{Context, Event, FullOutput, Plugin, RawInput};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, HtmlElement};

use super::browser::element;
use crate::tasks::now;
use crate::text::language::Language;

/// Widgets that get an element; a full screen has a few hundred.
const MOST: usize = 1500;
/// Requests that wait for the next frame.
const MOST_REQUESTS: usize = 64;
/// How long the elements stay while something moves. Nobody listens faster, and each time costs a part of a frame.
const REST: Duration = Duration::from_millis(200);

type Requests = Arc<Mutex<Vec<ActionRequest>>>;

/// Keeps the elements of the page in step with the window from now on.
pub(super) fn mirror(ctx: &Context) {
    let names = Names::default();
    if let Some(host) = element("names") {
        for kind in ["click", "focusin", "input", "keydown"] {
            listen(&host, kind, ctx.clone(), Arc::clone(&names.requests));
        }
        ctx.add_plugin(names);
    }
}

#[derive(Default)]
struct Names {
    requests: Requests,
    /// What the elements show, with the names of the widgets.
    shown: HashMap<NodeId, (Node, String)>,
    order: Vec<NodeId>,
    look: String,
    mirrored: Duration,
}

impl Plugin for Names {
    fn debug_name(&self) -> &'static str {
        "names"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let asked = mem::take(&mut *self.requests.lock().unwrap_or_else(PoisonError::into_inner));
        for request in asked {
            // The widget may keep another value than its element has now.
            if request.action == Action::SetValue {
                self.shown.remove(&request.target_node);
            }
            input.events.push(Event::AccessKitActionRequest(request));
        }
        if now() - self.mirrored < REST {
            ctx.disable_accesskit();
        } else {
            ctx.enable_accesskit();
        }
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        if let Some(update) = output.platform_output.accesskit_update.take() {
            self.mirrored = now();
            // Where the browser refuses, the window is the same without.
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
        let focused = host.contains(active().as_deref());
        let look = format!("transform:scale({zoom})");
        if look != self.look {
            host.set_attribute("style", &look)?;
            self.look = look;
        }
        let language = Language::chosen().tag();
        if host.get_attribute("lang").as_deref() != Some(language) {
            host.set_attribute("lang", language)?;
        }

        let mut nodes: HashMap<_, _> = update.nodes.into_iter().collect();
        let mut order = Vec::new();
        let mut rest: Vec<_> = update.tree.iter().map(|tree| tree.root).collect();
        while let Some(id) = rest.pop() {
            let Some(node) = nodes.get(&id) else { continue };
            rest.extend(node.children().iter().rev());
            if let Some(name) = name(node, &nodes)
                && order.len() < MOST
            {
                order.push((id, name));
            }
        }
        let mut shown = HashMap::with_capacity(order.len());
        let ids: Vec<_> = order.iter().map(|(id, _)| *id).collect();
        for (id, name) in order {
            let Some(node) = nodes.remove(&id) else {
                continue;
            };
            let before = self.shown.remove(&id);
            let now = (node, name);
            if before.as_ref() != Some(&now) {
                write(&host, id, &now.0, &now.1)?;
            }
            shown.insert(id, now);
        }
        if ids != self.order {
            for gone in self.order.iter().filter(|id| !shown.contains_key(id)) {
                if let Some(gone) = element(&address(*gone)) {
                    gone.remove();
                }
            }
            let mut next = host.first_child();
            for id in &ids {
                let Some(element) = element(&address(*id)) else {
                    continue;
                };
                if next.as_ref() == Some(&element) {
                    next = element.next_sibling();
                } else {
                    host.insert_before(&element, next.as_ref())?;
                }
            }
            self.order = ids;
        }
        // What had the focus may be gone, or have been moved.
        if focused && !host.contains(active().as_deref()) {
            focus(&canvas);
        }
        let name = shown.get(&update.focus).map(|(_, name)| name.as_str());
        let focused = name.map(|_| address(update.focus));
        set(&canvas, "aria-activedescendant", focused.as_deref())?;
        // While a text is edited, the keys go to an element of eframe's, which has no name.
        if let Some(agent) = canvas.next_element_sibling() {
            set(&agent, "aria-label", name)?;
        }
        self.shown = shown;
        Ok(())
    }
}

fn address(id: NodeId) -> String {
    format!("n{}", id.0)
}

fn active() -> Option<Element> {
    web_sys::window()?.document()?.active_element()
}

fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        // As above.
        _ = element.focus();
    }
}

fn name(node: &Node, nodes: &HashMap<NodeId, Node>) -> Option<String> {
    if node.is_hidden() || node.role() == Role::TextRun {
        return None;
    }
    let own = |node: &Node| {
        let spoken = node
            .label()
            .or_else(|| node.value().filter(|_| node.role() == Role::Label));
        spoken.map(str::to_owned)
    };
    own(node)
        .or_else(|| {
            let labels = node.labelled_by().iter().filter_map(|id| nodes.get(id));
            let names: Vec<_> = labels.filter_map(own).collect();
            (!names.is_empty()).then(|| names.join(" "))
        })
        .or_else(|| node.placeholder().map(str::to_owned))
}

/// The element and the role of a widget. An `input` has its role by its type.
const fn html(role: Role) -> (&'static str, Option<&'static str>) {
    match role {
        Role::TextInput => ("input", Some("text")),
        Role::Slider => ("input", Some("range")),
        Role::SpinButton => ("input", Some("number")),
        Role::MultilineTextInput => ("textarea", None),
        Role::Label | Role::Paragraph => ("div", None),
        Role::Button | Role::DefaultButton => ("div", Some("button")),
        Role::CheckBox => ("div", Some("checkbox")),
        Role::RadioButton => ("div", Some("radio")),
        Role::Tab => ("div", Some("tab")),
        Role::Link => ("div", Some("link")),
        Role::ComboBox => ("div", Some("combobox")),
        Role::Heading => ("div", Some("heading")),
        Role::ProgressIndicator => ("div", Some("progressbar")),
        Role::Splitter => ("div", Some("separator")),
        Role::Image | Role::Canvas => ("div", Some("img")),
        Role::Dialog | Role::Window => ("div", Some("dialog")),
        _ => ("div", Some("group")),
    }
}

fn set(element: &Element, attribute: &str, value: Option<&str>) -> Result<(), JsValue> {
    match value {
        Some(value) => element.set_attribute(attribute, value),
        None => element.remove_attribute(attribute),
    }
}

/// Makes the element of a widget, or has it show what became of it.
fn write(host: &Element, id: NodeId, node: &Node, name: &str) -> Result<(), JsValue> {
    let (tag, role) = html(node.role());
    let found = element(&address(id));
    let fits = found
        .as_ref()
        .is_some_and(|found| found.local_name() == tag);
    let element = match found {
        Some(found) if fits => found,
        found => {
            if let Some(found) = found {
                found.remove();
            }
            let document = host.owner_document().ok_or(JsValue::NULL)?;
            let element = document.create_element(tag)?;
            element.set_id(&address(id));
            element.set_attribute("tabindex", "-1")?;
            host.append_child(&element)?;
            element
        }
    };
    let bounds = node.bounds().unwrap_or_default();
    let place = format!(
        "left:{:.0}px;top:{:.0}px;width:{:.0}px;height:{:.0}px",
        bounds.x0,
        bounds.y0,
        bounds.x1 - bounds.x0,
        bounds.y1 - bounds.y0
    );
    let number = |number: Option<f64>| number.map(|number| number.to_string());
    let (least, most) = (
        number(node.min_numeric_value()),
        number(node.max_numeric_value()),
    );
    let toggled = node.toggled().map(|toggled| match toggled {
        Toggled::True => "true",
        Toggled::False => "false",
        Toggled::Mixed => "mixed",
    });
    let toggle = match node.role() {
        Role::CheckBox | Role::RadioButton => "aria-checked",
        Role::Tab => "aria-selected",
        _ => "aria-pressed",
    };
    let truth = |is: bool| is.then_some("true");
    let is_text = tag == "div" && role.is_none();
    let now = number(node.numeric_value());
    let value = node.value().or(now.as_deref());
    for (attribute, value) in [
        ("style", Some(place.as_str())),
        (if tag == "input" { "type" } else { "role" }, role),
        ("min", least.as_deref()),
        ("max", most.as_deref()),
        ("step", now.as_ref().map(|_| "any")),
        ("aria-label", Some(name).filter(|_| !is_text)),
        ("aria-description", node.description()),
        ("aria-disabled", truth(node.is_disabled())),
        (
            "aria-expanded",
            node.is_expanded()
                .map(|is| if is { "true" } else { "false" }),
        ),
        ("aria-valuenow", now.as_deref()),
        ("aria-valuetext", now.as_ref().and(value)),
        (toggle, toggled),
    ] {
        set(&element, attribute, value)?;
    }
    if tag == "div" {
        element.set_text_content(if is_text { Some(name) } else { value });
    } else {
        let value = match now.as_deref() {
            Some(now) => now,
            None => node.value().unwrap_or_default(),
        };
        js_sys::Reflect::set(&element, &"value".into(), &value.into())?;
    }
    // It is read out because it comes into an element that is there.
    if node.live().is_some_and(|live| live != Live::Off)
        && let Some(told) = super::browser::element("told")
    {
        told.set_text_content(Some(name));
    }
    Ok(())
}

/// Passes what is done to an element on to its widget.
fn listen(host: &Element, kind: &str, ctx: Context, requests: Requests) {
    let heard = move |event: web_sys::Event| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let Some(target) = target else { return };
        let Some(id) = target.id().strip_prefix('n').and_then(|id| id.parse().ok()) else {
            return;
        };
        let (action, data) = match event.type_().as_str() {
            "click" => (Action::Click, None),
            "focusin" => (Action::Focus, None),
            "keydown" => return pass_on(&event),
            _ => {
                let value = js_sys::Reflect::get(&target, &"value".into());
                let value = value
                    .ok()
                    .and_then(|value| value.as_string())
                    .unwrap_or_default();
                let data = match target
                    .get_attribute("aria-valuenow")
                    .and(value.parse().ok())
                {
                    Some(number) => ActionData::NumericValue(number),
                    None => ActionData::Value(value.into()),
                };
                (Action::SetValue, Some(data))
            }
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
    };
    let heard = Closure::<dyn FnMut(_)>::new(heard);
    // As above.
    _ = host.add_event_listener_with_callback(kind, heard.as_ref().unchecked_ref());
    heard.forget();
}

/// The canvas takes the focus, and the key as if it had been pressed there.
fn pass_on(event: &web_sys::Event) {
    let again = js_sys::Array::of2(&event.type_().into(), event);
    let again = js_sys::Reflect::construct(&event.constructor(), &again);
    if let (Some(canvas), Ok(again)) = (element("window"), again) {
        event.prevent_default();
        focus(&canvas);
        _ = canvas.dispatch_event(again.unchecked_ref());
    }
}
