//! The controls of a strategy's parameter: weight, order of ties, depth limit.

use egui::{Align, ComboBox, DragValue, Layout, Rect, Response, Sense, Ui, UiBuilder, pos2, vec2};

use crate::theme::{self, size};
use crate::widgets::{Choice, label, set_name};
use slidescope_core::lesson::DEPTH_LIMITS;
use slidescope_core::puzzle::MoveOrder;
use slidescope_core::search::{Marks, Reopen, Strategy, Ties, Weight};
use slidescope_core::text::explain::move_order;
use slidescope_core::text::{Named, Summarized, strategies as text};

/// The height of the line with a list's name, in which a parameter can be shown.
const LINE: f32 = 18.0;

fn weight(ui: &mut Ui, chosen: &mut Strategy) -> Response {
    let mut weight = chosen.weight.get() as u8;
    let range = Weight::LEAST.get() as u8..=Weight::MOST.get() as u8;
    let value = ui.add(DragValue::new(&mut weight).range(range).speed(0.05));
    if value.changed()
        && let Some(weight) = Weight::new(weight)
    {
        chosen.weight = weight;
    }
    value
}

/// Shows the weight at the right end of the line with the name of the list at `list`.
pub(crate) fn weight_in_line(ui: &mut Ui, chosen: &mut Strategy, list: Rect) {
    let line = Rect::from_min_max(
        pos2(list.right() - 62.0, list.top() - 1.0),
        pos2(list.right(), list.top() + LINE - 1.0),
    );
    let layout = Layout::right_to_left(Align::Center);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(line).layout(layout));
    ui.spacing_mut().item_spacing.x = 4.0;
    ui.spacing_mut().interact_size = vec2(30.0, LINE);
    ui.spacing_mut().button_padding = vec2(4.0, 0.0);
    ui.style_mut().override_font_id = Some(theme::medium(size::LABEL + 1.0));
    let value = weight(&mut ui, chosen);
    set_name(&ui, &value, text::WEIGHT_NAME);
    ui.style_mut().override_font_id = None;
    label(&mut ui, &text::WEIGHT_SHORT).on_hover_text(text::WEIGHT.text());
    value.on_hover_text(text::WEIGHT.text());
}

pub(crate) fn weight_row(ui: &mut Ui, chosen: &mut Strategy) {
    ui.horizontal(|ui| {
        let name = label(ui, &text::WEIGHT_NAME);
        let value = weight(ui, chosen);
        value
            .labelled_by(name.id)
            .on_hover_text(text::WEIGHT.text());
    });
}

pub(crate) fn weight_list(ui: &mut Ui, chosen: &mut Strategy, width: f32) {
    let range = Weight::LEAST.get() as u8..=Weight::MOST.get() as u8;
    let weights: Vec<Weight> = range.filter_map(Weight::new).collect();
    let list = Choice {
        name: &text::WEIGHT_NAME,
        width,
        options: &weights,
        first: 0,
        text: |weight| weight.to_string(),
        about: |_| text::WEIGHT,
        mark: None,
    };
    list.show(ui, &mut chosen.weight);
}

/// Shows all values of a parameter as rows to choose from.
fn rows<T: Copy + PartialEq + Named + Summarized>(ui: &mut Ui, all: &[T], chosen: &mut T) {
    let now = *chosen;
    for &value in all {
        let row = ui.selectable_label(value == now, value.name());
        if row.on_hover_text(value.summary().text()).clicked() {
            *chosen = value;
        }
    }
}

pub fn ties_rows(ui: &mut Ui, chosen: &mut Strategy) {
    rows(ui, &Ties::ALL, &mut chosen.ties);
    let mut never = chosen.reopen == Reopen::Never;
    let row = ui.checkbox(&mut never, text::NEVER_REOPENS.0.text());
    if row.on_hover_text(text::NEVER_REOPENS.1.text()).changed() {
        chosen.reopen = if never { Reopen::Never } else { Reopen::Always };
    }
}

pub fn marks_rows(ui: &mut Ui, chosen: &mut Strategy) {
    rows(ui, &Marks::ALL, &mut chosen.marks);
}

/// Shows the order of moves: a line with its name and a list of all.
pub fn move_order_row(ui: &mut Ui, chosen: &mut Strategy) {
    ui.horizontal(|ui| {
        let name = label(ui, &text::MOVE_ORDER.0);
        let name = name.on_hover_text(text::MOVE_ORDER.1.text());
        let list = ComboBox::from_id_salt("order of moves").width(72.0);
        let list = list.selected_text(chosen.move_order.to_string());
        let list = list.show_ui(ui, |ui| {
            for order in MoveOrder::all() {
                let words = move_order(order);
                let row = ui.selectable_value(&mut chosen.move_order, order, order.to_string());
                row.on_hover_text(words);
            }
        });
        list.response.labelled_by(name.id);
    });
}

/// Shows the depth limit in a column `width` points wide. The value `deepest` means no limit.
pub(crate) fn depth_limit(ui: &mut Ui, chosen: &mut Strategy, width: f32, deepest: u32) {
    let mut limit = chosen.depth_limit.unwrap_or(deepest).min(deepest);
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.spacing_mut().interact_size = vec2(width, 28.0);
        let heading = label(ui, &text::DEPTH_LIMIT_NAME).interact(Sense::CLICK);
        let value = ui
            .add(DragValue::new(&mut limit).range(0..=deepest).speed(0.2))
            .labelled_by(heading.id)
            .on_hover_text(text::DEPTH_LIMIT.text());
        if heading.clicked() {
            value.request_focus();
        }
        if value.changed() {
            chosen.depth_limit = (limit < deepest).then_some(limit);
        }
    });
}

/// Shows the depth limit, with a checkbox for whether there is one.
pub(crate) fn depth_limit_row(ui: &mut Ui, chosen: &mut Strategy) {
    ui.horizontal(|ui| {
        let mut limited = chosen.depth_limit.is_some();
        ui.checkbox(&mut limited, text::LIMIT.text())
            .on_hover_text(text::NO_DEPTH_LIMIT.text());
        let mut limit = chosen.depth_limit.unwrap_or(20);
        let value = DragValue::new(&mut limit).range(DEPTH_LIMITS).speed(0.2);
        let value = ui.add_enabled(limited, value);
        set_name(ui, &value, text::DEPTH_LIMIT_NAME);
        chosen.depth_limit = limited.then_some(limit);
    });
}
