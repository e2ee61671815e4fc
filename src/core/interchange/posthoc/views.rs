//! The views with which Posthoc draws an event: a board on a card, whose edge has the colour of what happened to the node.
//!
//! Nothing is ever removed: an event paints over those before it. What an event removes, Posthoc copies into every event until
//! then, which takes its parser a time of events × open boards.

use serde_json::{Value, json};

use crate::puzzle::Size;

/// The horizontal gap between two boards, in cells.
const GAP: usize = 1;
/// The vertical gap between two boards, in cells. It holds the numbers of the upper one.
const BELOW: usize = 2;
/// How far a card extends beyond its board, in cells.
const MARGIN: f64 = 0.2;
/// How far a card extends below its board, with the line of numbers, in cells.
const UNDER: f64 = 0.8;

/// The colour of a card's edge after each kind of event.
const KINDS: [(&str, &str); 6] = [
    ("source", "#0072b2"),
    ("destination", "#b8860b"),
    ("generating", "#56b4e9"),
    ("expanding", "#d55e00"),
    ("closing", "#6b7280"),
    ("end", "#b8860b"),
];

/// Returns an expression that Posthoc evaluates for each event.
fn expression(text: &str) -> String {
    format!("${{{{ {text} }}}}")
}

fn corner(size: Size) -> [String; 2] {
    let (across, down) = (size.columns() + GAP, size.rows() + BELOW);
    [format!("$.column * {across}"), format!("$.row * {down}")]
}

/// Returns the lower edge of a card, from the upper one of its board.
fn bottom(size: Size) -> f64 {
    size.rows() as f64 + UNDER
}

/// Returns the centre of a board. Posthoc draws the path to the root through these points.
pub(crate) fn pivot(size: Size) -> Value {
    let [x, y] = corner(size);
    let middle =
        |corner: &str, cells: usize| expression(&format!("{corner} + {}", cells as f64 / 2.0));
    json!({
        "x": middle(&x, size.columns()),
        "y": middle(&y, size.rows()),
        "scale": size.columns(),
    })
}

/// Returns the views of a trace: `card` draws a node when it is found, `edge` colours it at every event.
pub(crate) fn views(size: Size, guided: bool) -> Value {
    let is_found = "!['expanding', 'closing', 'end'].includes($.type)";
    let mut main = vec![json!({ "$": "card", "$if": expression(is_found) })];
    main.extend(KINDS.iter().map(|(kind, ink)| {
        let is = expression(&format!("$.type === '{kind}'"));
        json!({ "$": "edge", "$if": is, "ink": ink })
    }));
    json!({
        "main": main,
        "card": [line(size), card(size, guided), tile(size)],
        "edge": [edge(size)],
    })
}

/// Returns the line from the parent's board to this one.
fn line(size: Size) -> Value {
    let (across, down) = (size.columns() + GAP, size.rows() + BELOW);
    let middle = size.columns() as f64 / 2.0;
    let x = |of: &str| expression(&format!("{of}.column * {across} + {middle}"));
    // The rows of the backward search go upwards, so its lines leave a board at its upper edge.
    let side = |of: &str, up: &str, ahead: &str| {
        expression(&format!("{of}.row * {down} + ($.row < 0 ? {up} : {ahead})"))
    };
    let (below, above) = (bottom(size).to_string(), format!("-{MARGIN}"));
    let from = side("parent", &above, &below);
    let to = side("$", &below, &above);
    json!({
        "$": "path",
        "$if": expression("parent"),
        "points": [{ "x": x("parent"), "y": from }, { "x": x("$"), "y": to }],
        "fill": "#9ca3af",
        "alpha": 0.5,
        "lineWidth": 0.06,
        "clear": false,
    })
}

/// Returns the card, with the node's numbers below the board. It covers one that was there before.
fn card(size: Size, guided: bool) -> Value {
    let [x, y] = corner(size);
    let numbers = if guided {
        "'g ' + $.g + '  h ' + $.h + '  f ' + $.f"
    } else {
        "'depth ' + $.g"
    };
    json!({
        "$": "rect",
        "x": expression(&format!("{x} - {MARGIN}")),
        "y": expression(&format!("{y} - {MARGIN}")),
        "width": size.columns() as f64 + 2.0 * MARGIN,
        "height": bottom(size) + MARGIN,
        "fill": "#d1d5db",
        "alpha": 1,
        "label": expression(numbers),
        "textX": MARGIN,
        "textY": bottom(size),
        "fontSize": 0.4,
        "fontColor": "#1f2937",
        "clear": false,
    })
}

/// Returns the edge of a card.
fn edge(size: Size) -> Value {
    let [x, y] = corner(size);
    let right = size.columns() as f64 + MARGIN;
    let corners = [
        (-MARGIN, -MARGIN),
        (right, -MARGIN),
        (right, bottom(size)),
        (-MARGIN, bottom(size)),
        (-MARGIN, -MARGIN),
    ];
    let points = corners.map(|(right, down)| {
        json!({
            "x": expression(&format!("{x} + {right}")),
            "y": expression(&format!("{y} + {down}")),
        })
    });
    json!({
        "$": "path",
        "points": points,
        "fill": expression("$.ink"),
        "alpha": 1,
        "lineWidth": 0.16,
        "clear": false,
    })
}

/// Returns one tile for each cell. The blank is a darker cell without a number.
fn tile(size: Size) -> Value {
    let [x, y] = corner(size);
    let columns = size.columns();
    json!({
        "$": "rect",
        "$for": { "$let": "i", "$from": 0, "$to": size.cells(), "$step": 1 },
        "x": expression(&format!("{x} + $.i % {columns} + 0.04")),
        "y": expression(&format!("{y} + Math.floor($.i / {columns}) + 0.04")),
        "width": 0.92,
        "height": 0.92,
        "fill": expression("$.tiles[$.i] ? '#f3f0e7' : '#3f4650'"),
        "alpha": 1,
        "label": expression("$.tiles[$.i] ? String($.tiles[$.i]) : ''"),
        "textX": expression("$.tiles[$.i] > 9 ? 0.13 : 0.3"),
        "textY": 0.66,
        "fontSize": 0.56,
        "fontColor": "#1f2937",
        "clear": false,
    })
}
