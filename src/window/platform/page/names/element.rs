//! The element of a widget.

use std::collections::HashMap;

use egui::accesskit::{Live, Node, NodeId, Role, Toggled};
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::Element;

use super::address;
use crate::window::platform::page::browser::element;

pub(super) fn set(element: &Element, attribute: &str, value: Option<&str>) -> Result<(), JsValue> {
    match value {
        _ if element.get_attribute(attribute).as_deref() == value => Ok(()),
        Some(value) => element.set_attribute(attribute, value),
        None => element.remove_attribute(attribute),
    }
}

pub(super) fn name(node: &Node, nodes: &HashMap<NodeId, Node>) -> Option<String> {
    let own = |node: &Node| {
        let value = node.value().filter(|_| node.role() == Role::Label);
        node.label().or(value).map(str::to_owned)
    };
    if node.role() == Role::TextRun {
        return None;
    }
    own(node).or_else(|| {
        let labels = node.labelled_by().iter().filter_map(|id| nodes.get(id));
        let labels: Vec<_> = labels.filter_map(own).collect();
        (!labels.is_empty()).then(|| labels.join(" "))
    })
}

/// Returns the tag of a widget's element and its role; for an `input`, its type instead of the role.
const fn html(role: Role) -> (&'static str, Option<&'static str>) {
    match role {
        Role::TextInput => ("input", Some("text")),
        Role::Slider => ("input", Some("range")),
        Role::SpinButton => ("input", Some("number")),
        Role::MultilineTextInput => ("textarea", None),
        Role::Label => ("div", None),
        Role::Heading => ("div", Some("heading")),
        Role::RadioGroup => ("div", Some("radiogroup")),
        Role::Button => ("div", Some("button")),
        Role::CheckBox => ("div", Some("checkbox")),
        Role::RadioButton => ("div", Some("radio")),
        Role::Tab => ("div", Some("tab")),
        Role::Link => ("div", Some("link")),
        Role::ComboBox => ("div", Some("combobox")),
        Role::ProgressIndicator => ("div", Some("progressbar")),
        Role::Splitter => ("div", Some("separator")),
        Role::Image | Role::Canvas => ("div", Some("img")),
        _ => ("div", Some("group")),
    }
}

/// Creates the element of a widget, or updates it.
pub(super) fn write(host: &Element, id: NodeId, node: &Node, name: &str) -> Result<(), JsValue> {
    let (tag, role) = html(node.role());
    let mut found = element(&address(id));
    if let Some(other) = found.take_if(|found| found.local_name() != tag) {
        other.remove();
    }
    let document = host.owner_document().ok_or(JsValue::NULL)?;
    let element = found.map_or_else(|| document.create_element(tag), Ok)?;
    if element.parent_node().is_none() {
        element.set_id(&address(id));
        host.append_child(&element)?;
    }

    let is_text = tag == "div" && role.is_none();
    let bounds = node.bounds().unwrap_or_default();
    let (x, y) = (bounds.x0, bounds.y0);
    let (width, height) = (bounds.width(), bounds.height());
    let place = format!("left:{x:.0}px;top:{y:.0}px;width:{width:.0}px;height:{height:.0}px");
    let number = |number: Option<f64>| number.map(|number| number.to_string());
    let number_now = number(node.numeric_value());
    let truth = |is: bool| if is { "true" } else { "false" };
    let toggled = node.toggled().map(|toggled| toggled == Toggled::True);
    let (toggle, toggled) = match node.role() {
        Role::CheckBox | Role::RadioButton => ("aria-checked", toggled),
        Role::Tab => ("aria-selected", node.is_selected()),
        _ => ("aria-pressed", toggled),
    };
    // Elements of these kinds are incomplete without.
    let expanded = node.is_expanded();
    let (expanded, level, at) = match node.role() {
        Role::ComboBox => (Some(expanded.unwrap_or(false)), None, None),
        Role::Heading => (expanded, Some("2"), None),
        Role::Splitter => (expanded, None, Some(format!("{x:.0}"))),
        _ => (expanded, None, None),
    };
    let set = |attribute: &str, value: Option<&str>| set(&element, attribute, value);
    set("style", Some(&place))?;
    set("tabindex", Some("-1"))?;
    set(if tag == "input" { "type" } else { "role" }, role)?;
    set("aria-label", Some(name).filter(|_| !is_text))?;
    set("aria-description", node.description())?;
    set("aria-disabled", node.is_disabled().then_some("true"))?;
    set("aria-expanded", expanded.map(truth))?;
    set(
        "aria-controls",
        (role == Some("combobox") && expanded == Some(true)).then_some("names"),
    )?;
    set("aria-level", level)?;
    set(toggle, toggled.map(truth))?;
    if at.is_some() {
        set("aria-valuenow", at.as_deref())?;
        set("aria-valuemax", Some(&host.client_width().to_string()))?;
    }
    if number_now.is_some() {
        set("min", number(node.min_numeric_value()).as_deref())?;
        set("max", number(node.max_numeric_value()).as_deref())?;
        set("step", Some("any"))?;
        set("aria-valuenow", number_now.as_deref())?;
        set("aria-valuetext", node.value())?;
    }
    if tag == "div" {
        element.set_text_content(if is_text { Some(name) } else { node.value() });
    } else {
        let value = number_now.as_deref().or(node.value()).unwrap_or_default();
        Reflect::set(&element, &"value".into(), &value.into())?;
    }
    Ok(())
}

/// Returns whether changes of a widget's name are announced.
pub(super) fn is_live(node: &Node) -> bool {
    node.live().is_some_and(|live| live != Live::Off)
}
