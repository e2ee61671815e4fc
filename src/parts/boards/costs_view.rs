//! What moves cost: 1 each, the number of the tile, or a list.

use egui::{Id, Popup, PopupCloseBehavior, Ui, vec2};

use crate::theme::Palette;
use crate::widgets::{menu_button, small, text_field};
use crate::{Effect, Facts};
use slidescope_core::boards::Edit;
use slidescope_core::puzzle::Costs;
use slidescope_core::text::board_editor as text;

/// The most characters of a list of costs.
const MOST: usize = 120;

/// Shows what moves cost, with a menu to change it.
pub(super) fn show(ui: &mut Ui, facts: &Facts) {
    let editor = &facts.boards.editor;
    let costs = match editor.costs.fits(editor.size) {
        true => editor.costs,
        false => Costs::Unit,
    };
    let shown = match costs {
        Costs::Unit => text::COSTS_UNIT.to_string(),
        Costs::Tile => text::COSTS_TILE.to_string(),
        Costs::Own(_) => text::costs_own(costs.write()),
    };
    let (name, about) = text::COSTS;
    let width = ui.available_width();
    let button = menu_button(ui, &text::costs_now(shown), name.text(), vec2(width, 26.0));
    let ask = |costs| facts.ask(Effect::Edit(Edit::Costs(costs)));
    Popup::menu(&button)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .show(|ui| {
            ui.set_max_width(280.0);
            for (rule, name) in [
                (Costs::Unit, text::COSTS_EACH_UNIT),
                (Costs::Tile, text::COSTS_EACH_TILE),
            ] {
                if ui.selectable_label(costs == rule, name.text()).clicked() {
                    ask(rule);
                    ui.close();
                }
            }
            list(ui, facts, costs).into_iter().for_each(ask);
        });
    button.on_hover_text(about.text());
}

/// Shows the field for a list of costs. Returns the list, if what was typed is one.
fn list(ui: &mut Ui, facts: &Facts, costs: Costs) -> Option<Costs> {
    let size = facts.boards.editor.size;
    let id = Id::unique("costs of tiles");
    let name = ui.label(text::COSTS_EACH_OWN.text());
    let all = || costs.all(size).map(|cost| cost.to_string());
    let now = || all().collect::<Vec<_>>().join(",");
    let draft = id.with("draft");
    let mut typed = ui.data(|data| data.get_temp(draft)).unwrap_or_else(now);
    let field = text_field(ui, id, &mut typed, MOST, |edit| edit.desired_width(260.0));
    let field = field.labelled_by(name.id);
    let read = Costs::read(&typed, size);
    if let Err(fault) = &read {
        ui.label(small(fault.to_string(), Palette::of(ui).bad));
    }
    if field.has_focus() || read.is_err() {
        ui.data_mut(|data| data.insert_temp(draft, typed));
    } else {
        ui.data_mut(|data| data.remove::<String>(draft));
    }
    field.changed().then_some(())?;
    read.ok()
}
