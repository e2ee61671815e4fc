//! egui's own widgets in our colours.

use egui::style::{ScrollAnimation, ScrollStyle, WidgetVisuals};
use egui::{
    Context, CornerRadius, Frame, Id, Margin, Shadow, Stroke, Style, TextStyle, Ui, Visuals, vec2,
};

use crate::theme::{CARD_RADIUS, Palette, RADIUS, fonts, size};
use crate::{Settings, Theme};

/// The duration of the animations of egui's widgets, in seconds.
const ANIMATION: f32 = 0.12;

pub fn apply(ctx: &Context) {
    fonts::install(ctx);
    for (theme, palette) in [
        (egui::Theme::Dark, Palette::themed(true)),
        (egui::Theme::Light, Palette::themed(false)),
    ] {
        let mut style = Style::clone(&ctx.style_of(theme));
        shape(&mut style);
        style.visuals = visuals(theme, palette);
        ctx.set_style_of(theme, style);
    }
    ctx.options_mut(|options| {
        options.fallback_theme = egui::Theme::Dark;
        // The zoom belongs to the model, which has its own keys.
        options.zoom_with_keyboard = false;
    });
}

/// Brings the window's theme in line with the settings, and its zoom with `zoom`.
pub fn follow(ctx: &Context, settings: &Settings, zoom: f32) {
    let wanted = match settings.theme {
        Theme::System => egui::ThemePreference::System,
        Theme::Dark => egui::ThemePreference::Dark,
        Theme::Light => egui::ThemePreference::Light,
    };
    if ctx.options(|options| options.theme_preference) != wanted {
        ctx.set_theme(wanted);
    }
    if (ctx.zoom_factor() - zoom).abs() > f32::EPSILON {
        ctx.set_zoom_factor(zoom);
    }
}

/// Turns animations off if `less`, or on again.
pub fn move_less(ctx: &Context, less: bool) {
    if moves(&ctx.global_style()) != less {
        return;
    }
    ctx.all_styles_mut(|style| {
        style.animation_time = if less { 0.0 } else { ANIMATION };
        style.scroll_animation = if less {
            ScrollAnimation::none()
        } else {
            ScrollAnimation::default()
        };
    });
}

/// Returns whether animations are on; otherwise everything is shown at its new place at once.
pub fn moves(style: &Style) -> bool {
    style.animation_time > 0.0
}

/// Sets whether what is drawn in `ctx` goes to a vector file.
pub(crate) fn want_shapes(ctx: &Context, wanted: bool) {
    ctx.data_mut(|data| data.insert_temp(Id::unique("as shapes"), wanted));
}

/// Returns whether the output is a vector file. Painters then draw lines and discs as shapes instead of one large mesh.
pub(crate) fn wants_shapes(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(Id::unique("as shapes")))
        .unwrap_or(false)
}

pub fn card(palette: &Palette) -> Frame {
    Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(CARD_RADIUS)
        .inner_margin(Margin::symmetric(16, 12))
}

/// A card tinted with `color`, for the verdict on an answer.
pub(crate) fn tinted(palette: &Palette, color: egui::Color32) -> Frame {
    card(palette)
        .fill(palette.card.lerp_to_gamma(color, 0.14))
        .stroke(Stroke::new(1.0, color))
        .inner_margin(Margin::symmetric(14, 12))
}

pub fn side(palette: &Palette, x: i8, y: i8) -> Frame {
    Frame::new()
        .fill(palette.panel)
        .inner_margin(Margin::symmetric(x, y))
}

/// Draws a hairline across the available width, with room above and below.
pub fn rule(ui: &mut Ui, above: f32, below: f32) {
    let (rect, _) = ui.allocate_exact_size(
        vec2(ui.available_width(), above + below),
        egui::Sense::hover(),
    );
    let y = rect.top() + above;
    let line = Stroke::new(1.0, Palette::of(ui).line);
    ui.painter().hline(rect.x_range(), y, line);
}

fn shape(style: &mut Style) {
    style.text_styles = [
        (TextStyle::Small, fonts::regular(size::LABEL)),
        (TextStyle::Body, fonts::regular(size::TEXT)),
        (TextStyle::Button, fonts::medium(size::TEXT)),
        (TextStyle::Heading, fonts::semibold(size::HEADING)),
        (TextStyle::Monospace, egui::FontId::monospace(size::TEXT)),
    ]
    .into();
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(8.0, 8.0);
    spacing.button_padding = vec2(8.0, 5.0);
    spacing.interact_size = vec2(28.0, 28.0);
    spacing.menu_margin = Margin::same(6);
    spacing.icon_width = 14.0;
    spacing.combo_height = 500.0;
    spacing.default_area_size = vec2(600.0, 560.0);
    spacing.tooltip_width = 320.0;
    spacing.scroll = ScrollStyle {
        bar_width: 6.0,
        dormant_handle_opacity: 0.0,
        dormant_background_opacity: 0.0,
        ..ScrollStyle::floating()
    };
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.5;
    style.animation_time = ANIMATION;
}

fn visuals(theme: egui::Theme, p: &Palette) -> Visuals {
    let mut v = theme.default_visuals();
    let plain = |fill, line, text| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, line),
        corner_radius: CornerRadius::same(RADIUS),
        fg_stroke: Stroke::new(1.0, text),
        expansion: 0.0,
    };
    v.widgets.noninteractive = plain(p.panel, p.line, p.text);
    v.widgets.inactive = plain(p.card, p.line, p.text);
    v.widgets.hovered = plain(p.hover, p.dim, p.text);
    v.widgets.active = plain(p.hover, p.accent, p.text);
    v.widgets.open = plain(p.hover, p.dim, p.text);
    // Boxes and circles to choose with have this colour; in the card's colour they would be invisible.
    v.widgets.inactive.bg_fill = p.line;
    v.selection.bg_fill = p.accent.gamma_multiply(0.32);
    v.selection.stroke = Stroke::new(1.0, p.accent);
    v.weak_text_color = Some(p.dim);
    v.hyperlink_color = p.accent;
    v.text_edit_bg_color = Some(p.card);
    v.extreme_bg_color = p.ground;
    v.faint_bg_color = p.card;
    v.panel_fill = p.panel;
    v.window_fill = p.panel;
    v.window_stroke = Stroke::new(1.0, p.line);
    v.window_corner_radius = CornerRadius::same(CARD_RADIUS);
    v.menu_corner_radius = CornerRadius::same(CARD_RADIUS);
    v.popup_shadow = Shadow {
        offset: [0, 4],
        blur: 16,
        spread: 0,
        color: egui::Color32::from_black_alpha(if v.dark_mode { 110 } else { 40 }),
    };
    v.error_fg_color = p.bad;
    v.warn_fg_color = p.gold_text;
    v.text_cursor.blink = false;
    v
}
