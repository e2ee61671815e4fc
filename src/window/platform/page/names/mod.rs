//! The accessibility tree as elements of the page. Each named widget has an invisible element at its position, for screen
//! readers, the browser's tools and tests. Actions on it are forwarded to the widget. The mouse reaches the canvas below it.

mod element;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use egui::accesskit::{Action, ActionData, ActionRequest, Node, NodeId, Role, TreeId, TreeUpdate};
use egui::{Context, Event, FullOutput, Plugin, RawInput};
use js_sys::{Array, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Element, HtmlElement};

use super::browser::element;
use element::{is_live, name, set, write};
use slidescope_core::tasks::now;
use slidescope_core::text::language::Language;
use slidescope_core::text::sentence;

/// The most widgets that get an element; a full screen has a few hundred.
const MOST: usize = 1500;
/// The most requests that wait for the next frame.
const MOST_REQUESTS: usize = 64;
/// The least time between two updates of the elements; nobody listens faster.
const REST: Duration = Duration::from_millis(200);

type Requests = Arc<Mutex<Vec<ActionRequest>>>;

/// Keeps the elements of the page in step with the window from now on.
pub(super) fn mirror(ctx: &Context) {
    let names = Names::default();
    if let Some(host) = element("names") {
        for kind in ["click", "focusin", "input", "keydown"] {
            let (ctx, requests) = (ctx.clone(), Arc::clone(&names.requests));
            let heard = Closure::<dyn FnMut(_)>::new(move |event| hear(&event, &ctx, &requests));
            // If the browser refuses, here and below, the window works without it.
            _ = host.add_event_listener_with_callback(kind, heard.as_ref().unchecked_ref());
            heard.forget();
        }
        ctx.add_plugin(names);
    }
}

#[derive(Default)]
struct Names {
    requests: Requests,
    /// What the elements show, including the names of the widgets, and their order.
    shown: HashMap<NodeId, (Node, String)>,
    order: Vec<NodeId>,
    /// How many lists of tabs there are.
    lists: usize,
    mirrored: Duration,
}

impl Plugin for Names {
    fn debug_name(&self) -> &'static str {
        "names"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        for request in requests.drain(..) {
            // The element may now show a value that the widget does not accept, so it is written anew.
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
            // Another pass follows, in which widgets may have other positions.
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
        let root = update.tree.as_ref().map(|tree| tree.root);
        let mut rest: Vec<_> = root.into_iter().collect();
        let focusable = |id: &NodeId| {
            let node = nodes.get(id).filter(|node| !node.is_disabled());
            node.is_some_and(|node| node.supports_action(Action::Focus))
        };
        let mut stops = Vec::new();
        while let Some(id) = rest.pop().filter(|_| named.len() < MOST) {
            let Some(node) = nodes.get(&id) else {
                continue;
            };
            stops.extend(Some(id).filter(focusable));
            rest.extend(node.children().iter().rev());
            // The window's own name is that of the page.
            if node.role() == Role::Window && Some(id) == root {
                continue;
            }
            if let Some(name) = name(node, &nodes) {
                named.push((id, name));
            }
        }
        let order: Vec<_> = named.iter().map(|(id, _)| *id).collect();
        let owned = |id: &NodeId| owned_by(*id, &nodes, &order);
        let groups: Vec<_> = order.iter().map(|id| (*id, owned(id))).collect();
        let tabs: Vec<bool> = order
            .iter()
            .map(|id| nodes.get(id).is_some_and(|node| node.role() == Role::Tab))
            .collect();
        let mut told = Vec::new();
        let mut shown = HashMap::with_capacity(order.len());
        for (id, name) in named {
            let Some(node) = nodes.remove(&id) else {
                continue;
            };
            let shows = (node, name);
            let before = self.shown.get(&id);
            if before != Some(&shows) {
                write(&host, id, &shows.0, &shows.1)?;
                let was_told = before.is_some_and(|(node, name)| is_live(node) && *name == shows.1);
                if is_live(&shows.0) && !was_told && !shows.1.is_empty() {
                    told.push(shows.1.clone());
                }
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
            for (id, owned) in groups.iter().filter(|(_, owned)| owned.is_some()) {
                if let Some(group) = element(&address(*id)) {
                    set(&group, "aria-owns", owned.as_deref())?;
                }
            }
            self.list_tabs(&host, &order, &tabs)?;
        }
        // Screen readers announce changes in an element that exists already.
        if !told.is_empty()
            && let Some(place) = element("told")
        {
            let ends = ['.', '?', '!', '。', '？', '！'];
            let sentences = told.iter().map(|text| match text.ends_with(ends) {
                true => text.clone(),
                false => sentence(text),
            });
            let sentences: Vec<String> = sentences.collect();
            place.set_text_content(Some(&sentences.join(" ")));
        }
        // The focused element may have been removed or moved.
        if had_focus && !has_focus() {
            focus(&canvas);
        }
        // Where there is no widget beyond the focused one, Tab leaves the page: see `start.js`.
        let at = stops.iter().position(|id| *id == update.focus);
        let ends = match at {
            None => "start",
            Some(0) if stops.len() == 1 => "both",
            Some(0) => "start",
            Some(at) if at + 1 == stops.len() => "end",
            Some(_) => "",
        };
        set(&canvas, "data-ends", Some(ends))?;
        let focused = shown.get(&update.focus).map(|(_, name)| name.as_str());
        let descendant = focused.map(|_| address(update.focus));
        set(&canvas, "aria-activedescendant", descendant.as_deref())?;
        // While a text is edited, the focus is on an element of eframe, which has no name.
        if let Some(agent) = canvas.next_element_sibling() {
            set(&agent, "aria-label", Some(focused.unwrap_or("Slidescope")))?;
            set(&agent, "tabindex", Some("-1"))?;
        }
        (self.order, self.shown) = (order, shown);
        Ok(())
    }
}

impl Names {
    /// Puts each run of tabs into a list, which such elements need.
    fn list_tabs(
        &mut self,
        host: &Element,
        order: &[NodeId],
        tabs: &[bool],
    ) -> Result<(), JsValue> {
        let runs = order.iter().zip(tabs).collect::<Vec<_>>();
        let runs = runs.chunk_by(|one, other| one.1 == other.1);
        let mut count = 0;
        for run in runs.filter(|run| *run[0].1) {
            let own: Vec<String> = run.iter().map(|(id, _)| address(**id)).collect();
            let name = format!("tabs{count}");
            let list = match element(&name) {
                Some(list) => list,
                None => {
                    let document = host.owner_document().ok_or(JsValue::NULL)?;
                    let list = document.create_element("div")?;
                    list.set_id(&name);
                    set(&list, "role", Some("tablist"))?;
                    list
                }
            };
            set(&list, "aria-owns", Some(&own.join(" ")))?;
            host.append_child(&list)?;
            count += 1;
        }
        for left in count..self.lists {
            if let Some(list) = element(&format!("tabs{left}")) {
                list.remove();
            }
        }
        self.lists = count;
        Ok(())
    }
}

/// Returns the elements of the widgets in a group, or `None` if it is none. The elements themselves lie beside each other.
fn owned_by(id: NodeId, nodes: &HashMap<NodeId, Node>, order: &[NodeId]) -> Option<String> {
    let group = nodes.get(&id)?;
    if !matches!(group.role(), Role::Group | Role::RadioGroup) {
        return None;
    }
    let (mut rest, mut inside) = (group.children().to_vec(), Vec::new());
    while let Some(child) = rest.pop() {
        rest.extend(nodes.get(&child).into_iter().flat_map(Node::children));
        inside.push(child);
    }
    let owned = order.iter().filter(|id| inside.contains(id));
    Some(owned.map(|id| address(*id)).collect::<Vec<_>>().join(" "))
}

fn address(id: NodeId) -> String {
    format!("n{}", id.0)
}

fn focus(element: &Element) {
    _ = element.unchecked_ref::<HtmlElement>().focus();
}

/// Forwards an event on an element to its widget.
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

/// Forwards a key to the canvas, where the focused widget gets it.
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
