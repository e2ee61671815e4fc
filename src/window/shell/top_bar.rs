//! The bar at the top: the app's name, its screens, the menus for opening and saving, theme, language, zoom and help.

use egui::{Align2, Popup, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use slidescope_core::values;

use crate::window::shell::Model;
use slidescope_core::text::language::{self, Language};
use slidescope_core::text::numbers::percent;
use slidescope_core::text::{Message, present as present_text, window as text};
use slidescope_parts::deck::editor::{Snapshot, lesson_view};
use slidescope_parts::export::export_view;
use slidescope_parts::help::help_view;
use slidescope_parts::theme::{self, Palette, size};
use slidescope_parts::widgets::{
    Icon, icon_button, label, list_style, menu_button, menu_card, quiet, quiet_clicked,
    quiet_width, set_name, width_of,
};
use slidescope_parts::{Effect, Facts, Screen, Theme};

/// The widths of a screen's button, of a menu, and of the menu of screens, in points.
const SCREEN: f32 = 88.0;
const MENU: f32 = 78.0;
const SCREENS: f32 = 104.0;
/// The space between two buttons, and the additional space between two groups.
const GAP: f32 = 4.0;
const GROUP: f32 = 10.0;
/// The space between the app's name and the screens.
const AFTER_NAME: f32 = 16.0;
const ZOOM: f32 = 58.0;
const ADD: f32 = 24.0;
const MORE: f32 = 24.0;

values! {
    /// Which parts of the bar are moved into menus; the less room there is, the more.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    enum Fold {
        Nothing,
        Tools,
        /// The tools, and the app's name is left out.
        Name,
        /// The screens too.
        Screens,
    }
}

impl Fold {
    /// Returns the first variant that fits into the bar, or `Screens` if none does.
    fn of(ui: &Ui) -> Self {
        let room = ui.available_width();
        let fits = |fold: &Self| fold.left(ui) + GROUP + fold.right(ui) <= room;
        let fitting = Self::ALL.into_iter().find(fits);
        fitting.unwrap_or(Self::Screens)
    }

    fn left(self, ui: &Ui) -> f32 {
        let count = Screen::ALL.len() as f32;
        let screens = count * (SCREEN + GAP);
        let name = width_of(ui, text::TITLE, &name_font()) + AFTER_NAME + 2.0 * GAP;
        match self {
            Self::Nothing | Self::Tools => name + screens,
            Self::Name => screens,
            Self::Screens => SCREENS,
        }
    }

    fn right(self, ui: &Ui) -> f32 {
        let (add, more) = match self {
            Self::Nothing => (ADD + GAP, tools_width(ui)),
            Self::Tools | Self::Name => (ADD + GAP, MORE),
            Self::Screens => (0.0, MORE),
        };
        2.0 * (self.menu() + GAP) + add + more
    }

    const fn menu(self) -> f32 {
        match self {
            Self::Nothing | Self::Tools | Self::Name => MENU,
            // In the narrowest windows every point counts.
            Self::Screens => MENU - 3.0,
        }
    }
}

fn tools_width(ui: &Ui) -> f32 {
    let present = quiet_width(ui, present_text::PRESENT.0.text());
    let zoom = 24.0 + GAP + ZOOM + GAP + 24.0;
    let look = 24.0 + GAP + 24.0;
    present + look + zoom + 28.0 + 3.0 * (GAP + GROUP)
}

fn name_font() -> egui::FontId {
    theme::bold(size::HEADING + 1.0)
}

/// Shows the bar, with the menus for opening and saving what `window` shows.
pub(crate) fn show(ui: &mut Ui, model: &mut Model, window: &Snapshot) {
    let (can_draw, link) = (model.can_draw(), model.link());
    let (facts, keeping) = (&model.facts, &model.keeping);
    let (lesson, exports) = (&mut model.lesson, &mut model.exports);
    let fold = Fold::of(ui);
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let from = ui.max_rect();
        if fold < Fold::Name {
            ui.label(RichText::new(text::TITLE).font(name_font()));
            ui.add_space(AFTER_NAME);
        }
        if fold == Fold::Screens {
            screens_menu(ui, facts.screen, facts);
        } else {
            for visited in Screen::ALL {
                screen_button(ui, facts.screen, visited, facts);
            }
        }
        // Laid out from left to right, because Tab would visit a right-to-left layout backwards.
        let begin = from.right() - fold.right(ui);
        ui.add_space((begin - ui.cursor().left()).max(0.0));
        let width = fold.menu();
        lesson_view::menu(ui, lesson, window, &keeping.lessons, width, facts);
        export_view::menu(ui, exports, can_draw, &keeping.exports, &link, width, facts);
        if fold == Fold::Nothing {
            tools(ui, model.help.open, facts);
        } else {
            more(ui, facts);
        }
    });
}

fn tools(ui: &mut Ui, help: bool, facts: &Facts) {
    if quiet_clicked(ui, present_text::PRESENT) {
        facts.ask(Effect::StartPresenting);
    }
    ui.add_space(GROUP);
    theme_button(ui, facts);
    language_menu(ui, facts);
    ui.add_space(GROUP);
    zoom(ui, facts);
    ui.add_space(GROUP);
    help_view::button(ui, help, facts);
}

/// Shows the button of a menu with the tools, for when the bar has no room for them.
fn more(ui: &mut Ui, facts: &Facts) {
    let (name, about) = text::MORE;
    let button = icon_button(ui, true, Icon::More, &name, false);
    let button = button.on_hover_text(about.text());
    menu_card(&button, ui, 170.0, |ui| {
        ui.horizontal(|ui| zoom(ui, facts));
        ui.horizontal(|ui| {
            theme_button(ui, facts);
            label(ui, &text::theme(facts.settings.theme.name()));
        });
        ui.horizontal(|ui| {
            language_menu(ui, facts);
            label(ui, &language::named(facts.settings.language));
        });
        if quiet_clicked(ui, present_text::PRESENT) {
            facts.ask(Effect::StartPresenting);
            ui.close();
        }
        let help = quiet(ui, &text::help::NAME);
        if help.on_hover_text(text::help::ABOUT.text()).clicked() {
            facts.ask(Effect::OpenHelp);
            ui.close();
        }
    });
}

/// Shows the screens as a menu, labelled with the name of the current one.
fn screens_menu(ui: &mut Ui, now: Screen, facts: &Facts) {
    let name = text::screen(now.name());
    let button = menu_button(ui, now.name(), &name, vec2(SCREENS, 28.0));
    Popup::menu(&button).show(|ui| {
        list_style(ui);
        for screen in Screen::ALL {
            let row = ui.selectable_label(screen == now, screen.name());
            if row.on_hover_text(screen.about()).clicked() {
                facts.ask(Effect::Visit(screen));
            }
        }
    });
    button.on_hover_text(now.about());
}

fn screen_button(ui: &mut Ui, now: Screen, screen: Screen, facts: &Facts) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(SCREEN, 26.0), Sense::click());
    let (on, name) = (now == screen, screen.name());
    let lit = on || response.hovered();
    let color = if lit { palette.text } else { palette.dim };
    if on {
        let line = Stroke::new(1.0, palette.line);
        ui.painter()
            .rect(rect, 13.0, palette.card, line, StrokeKind::Inside);
    }
    if response.has_focus() {
        let line = Stroke::new(2.0, palette.accent);
        ui.painter()
            .rect_stroke(rect, 13.0, line, StrokeKind::Inside);
    }
    let font = theme::semibold(size::TEXT);
    let painter = ui.painter();
    painter.text(rect.center(), Align2::CENTER_CENTER, name, font, color);
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), on, name));
    if response.on_hover_text(screen.about()).clicked() {
        facts.ask(Effect::Visit(screen));
    }
}

fn theme_button(ui: &mut Ui, facts: &Facts) {
    let now = facts.settings.theme;
    let icon = match now {
        Theme::System => Icon::System,
        Theme::Light => Icon::Light,
        Theme::Dark => Icon::Dark,
    };
    let name = text::theme(now.name());
    let about = text::about_theme(now.name(), now.next().name());
    let button = icon_button(ui, true, icon, &name, false);
    if button.on_hover_text(about).clicked() {
        facts.set(|settings| settings.theme = now.next());
    }
}

fn language_menu(ui: &mut Ui, facts: &Facts) {
    let now = facts.settings.language;
    let button = icon_button(ui, true, Icon::Language, &language::named(now), false);
    Popup::menu(&button).show(|ui| {
        list_style(ui);
        for choice in std::iter::once(None).chain(Language::all().map(Some)) {
            let row = ui.selectable_label(choice == now, language::name(choice));
            if row.clicked() {
                facts.set(|settings| settings.language = choice);
            }
        }
    });
    button.on_hover_text(language::ABOUT.text());
}

fn zoom(ui: &mut Ui, facts: &Facts) {
    let now = facts.settings.zoom;
    let step = |ui: &mut Ui, sign: &str, (name, about): (Message, Message), to: f32| {
        let text = RichText::new(sign)
            .font(theme::regular(size::HEADING))
            .color(Palette::of(ui).dim);
        let button = egui::Button::new(text)
            .frame_when_inactive(false)
            .min_size(vec2(24.0, 24.0));
        let response = ui
            .add_enabled(to != now, button)
            .on_hover_text(about.text());
        set_name(ui, &response, name);
        if response.clicked() {
            facts.set(|settings| settings.zoom = to);
        }
    };
    let [smaller, larger] = facts.settings.zoom_steps();
    step(ui, "−", text::SMALLER, smaller);
    let zoom = RichText::new(percent(f64::from(now * 100.0), 0))
        .font(theme::regular(size::TEXT))
        .color(Palette::of(ui).dim);
    let button = egui::Button::new(zoom)
        .frame_when_inactive(false)
        .min_size(vec2(ZOOM, 24.0));
    let response = ui.add(button).on_hover_text(text::UNZOOM.text());
    if response.clicked() {
        facts.set(|settings| settings.zoom = 1.0);
    }
    step(ui, "+", text::LARGER, larger);
}
