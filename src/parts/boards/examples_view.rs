//! Boards that ship with the app, and shuffling.

use egui::{Align2, Button, DragValue, Id, Role, Ui, WidgetInfo, vec2};

use crate::theme::{self, Palette, size};
use crate::widgets::{MOST_OF_LINE, label, menu_button, menu_card, quiet, set_name, text_field};
use crate::{Effect, Facts};
use slidescope_core::boards::{Edit, Sought};
use slidescope_core::puzzle::{Example, Problem, Size, examples};
use slidescope_core::study::every_board::shipped_extremes;
use slidescope_core::text::{Message, board_editor as text, examples, sentence};
use slidescope_core::worksheet::{MOST_EXPANSIONS, Teaches};

/// The sizes with a group in the menu, column by column.
const GROUPS: [&[(usize, usize)]; 2] = [&[(3, 3), (2, 3)], &[(4, 4), (5, 5)]];

/// The widths of an entry and of the search for a board, in points.
const ENTRY: f32 = 330.0;
const FIND: f32 = 250.0;

pub(crate) fn menu(ui: &mut Ui, facts: &Facts) {
    let button = menu_button(ui, &text::EXAMPLES, &text::EXAMPLES, vec2(100.0, 28.0));
    menu_card(&button, ui, 2.0 * ENTRY + FIND + 32.0, |ui| {
        let id = Id::unique("examples wanted");
        let mut wanted: String = ui.data(|kept| kept.get_temp(id)).unwrap_or_default();
        let field = text_field(ui, id.with("field"), &mut wanted, MOST_OF_LINE, |edit| {
            edit.hint_text(text::SEARCH_EXAMPLES.text())
                .desired_width(ENTRY)
        });
        set_name(ui, &field, text::SEARCH_EXAMPLES);
        if field.changed() {
            ui.data_mut(|kept| kept.insert_temp(id, wanted.clone()));
        }
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 16.0;
            for sizes in GROUPS {
                ui.vertical(|ui| {
                    ui.set_width(ENTRY);
                    ui.spacing_mut().item_spacing.y = 0.0;
                    for &size in sizes {
                        group(ui, size, &wanted.to_lowercase(), facts);
                    }
                });
            }
            ui.vertical(|ui| {
                ui.set_width(FIND);
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.add_space(4.0);
                find_a_board(ui, facts);
            });
        });
    });
    button.on_hover_text(text::ABOUT_EXAMPLES.text());
}

/// Shows the boards of a size below its name.
fn group(ui: &mut Ui, (rows, columns): (usize, usize), wanted: &str, facts: &Facts) {
    let Ok(size) = Size::new(rows, columns) else {
        return;
    };
    let holds = |words: &str| words.to_lowercase().contains(wanted);
    let is_wanted = |example: &&Example| {
        let words = [examples::title(example), examples::about(example)];
        example.start.size() == size
            && (words.into_iter().any(holds) || holds(&text::example_length(example.optimal)))
    };
    let mut shown = examples().iter().filter(is_wanted).peekable();
    if shown.peek().is_some() {
        ui.add_space(4.0);
        label(ui, &size.to_string());
    }
    for example in shown {
        entry(ui, example, facts);
    }
}

fn find_a_board(ui: &mut Ui, facts: &Facts) {
    /// The initial value.
    const EXPANSIONS: u32 = 12;
    label(ui, &text::find_for(facts.settings.strategy));
    let row = |ui: &mut Ui, name: &str, about: Message, effect: Effect| {
        let button = Button::new(name).frame_when_inactive(false);
        let button = button.min_size(vec2(FIND, 24.0));
        if ui.add(button).on_hover_text(about.text()).clicked() {
            facts.ask(effect);
            ui.close();
        }
    };
    for (name, sought) in [
        (text::FIND_REOPENED, Sought::Teaches(Teaches::Reopened)),
        (text::FIND_LONGER, Sought::Teaches(Teaches::Longer)),
        (
            text::FIND_MORE_THAN_BFS,
            Sought::Teaches(Teaches::MoreThanBfs),
        ),
        (text::FIND_NO_TIES, Sought::NoTies),
    ] {
        row(ui, &name, text::ABOUT_FIND, Effect::FindBoard(sought));
    }
    let editor = &facts.boards.editor;
    if let Some(goal) = editor.goal.board.filter(|_| editor.costs.is_unit()) {
        let [hardest, longest] = shipped_extremes(goal, facts.settings.strategy);
        let extremes = [
            hardest.map(|(expanded, board)| (text::find_most(expanded), board)),
            longest.map(|(moves, board)| (text::find_longest(moves), board)),
        ];
        for (name, board) in extremes.into_iter().flatten() {
            if let Ok(problem) = Problem::new(board, goal) {
                row(
                    ui,
                    &name,
                    text::ABOUT_FIND_EXTREME,
                    Effect::Edit(Edit::Load(problem)),
                );
            }
        }
    }
    if let Some(longest) = facts.boards.longest_shuffle(&facts.surveys) {
        let hardest = Effect::Edit(Edit::Shuffle(longest));
        row(ui, &text::FIND_HARDEST, text::ABOUT_FIND, hardest);
    }
    let id = Id::unique("expansions of a board");
    let mut expansions = ui.data(|kept| kept.get_temp(id)).unwrap_or(EXPANSIONS);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let button = Button::new(text::FIND_EXPANSIONS.text()).frame_when_inactive(false);
        let clicked = ui
            .add(button)
            .on_hover_text(text::ABOUT_FIND.text())
            .clicked();
        let most = 2 * MOST_EXPANSIONS;
        let value = ui.add(DragValue::new(&mut expansions).range(1..=most).speed(0.2));
        set_name(ui, &value, text::FIND_EXPANSIONS_VALUE.text());
        if value.changed() {
            ui.data_mut(|kept| kept.insert_temp(id, expansions));
        }
        if clicked {
            facts.ask(Effect::FindBoard(Sought::Expansions(expansions)));
            ui.close();
        }
    });
}

/// Shows the name and length of an example, and below them what it is suited for.
fn entry(ui: &mut Ui, instance: &Example, facts: &Facts) {
    let palette = Palette::of(ui);
    let button = Button::new("")
        .frame_when_inactive(false)
        .min_size(vec2(ENTRY, 40.0));
    let response = ui.add(button);
    let place = response.rect.shrink2(vec2(8.0, 4.0));
    let small = theme::regular(size::LABEL + 0.5);
    let paint = |align: Align2, words: &str, font, color| {
        ui.painter()
            .text(align.pos_in_rect(&place), align, words, font, color);
    };
    let (title, length) = (
        examples::title(instance),
        text::example_length(instance.optimal),
    );
    let about = sentence(examples::about(instance));
    paint(
        Align2::LEFT_TOP,
        title,
        theme::medium(size::TEXT),
        palette.text,
    );
    paint(Align2::RIGHT_TOP, &length, small.clone(), palette.dim);
    paint(Align2::LEFT_BOTTOM, &about, small, palette.dim);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, title));
    let about = text::about_example(about, examples::source(instance));
    let response = response.on_hover_text(about);
    if response.clicked()
        && let Some(problem) = instance.problem()
    {
        facts.ask(Effect::Edit(Edit::Load(problem)));
        ui.close();
    }
}

/// Shows the shuffle button and the wanted length, which egui stores.
pub fn shuffle(ui: &mut Ui, facts: &Facts) {
    /// The initial value.
    const LENGTH: u32 = 20;
    let id = Id::unique("shuffle length");
    let length = ui.data(|kept| kept.get_temp(id)).unwrap_or(LENGTH);
    ui.horizontal(|ui| {
        let exact = facts.boards.shuffle_is_exact(&facts.surveys);
        let about = text::about_shuffle(exact);
        if quiet(ui, &text::SHUFFLE).on_hover_text(&about).clicked() {
            facts.ask(Effect::Edit(Edit::Shuffle(length)));
        }
        let name = label(ui, &text::shuffle_to(exact));
        let most = match exact {
            true => facts.boards.longest_shuffle(&facts.surveys).unwrap_or(60),
            false => 10_000,
        };
        // The stored length is unchanged, for larger boards.
        let mut shown = length.min(most);
        let value = ui
            .add(DragValue::new(&mut shown).range(0..=most).speed(0.2))
            .labelled_by(name.id)
            .on_hover_text(about);
        label(ui, &text::MOVES);
        if value.changed() {
            ui.data_mut(|kept| kept.insert_temp(id, shown));
        }
    });
}
