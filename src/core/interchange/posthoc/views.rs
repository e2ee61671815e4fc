//! The views with which Posthoc draws an event: a board in a frame whose colour shows the state of the node.

use serde_json::{Value, json};

use crate::puzzle::Size;

/// The horizontal gap between two boards, in cells.
const GAP: usize = 1;
/// The vertical gap between two rows of boards, in cells. It holds the numbers of the upper boards.
const BELOW: usize = 2;
/// How far a frame extends beyond its board, in cells.
const FRAME: f64 = 0.2;

/// For each kind of event, the colour of the frame and the kind of event that removes the board. `None` keeps it.
const KINDS: [(&str, &str, Option<&str>); 6] = [
    ("source", "#0072b2", Some("expanding")),
    ("destination", "#b8860b", None),
    ("generating", "#56b4e9", Some("expanding")),
    ("expanding", "#d55e00", Some("closing")),
    ("closing", "#6b7280", None),
    // Removed by an event that never comes, because Posthoc draws boards that are never removed below all others.
    ("end", "#b8860b", Some("never")),
];

/// Returns an expression that Posthoc evaluates for each event.
fn expression(text: &str) -> String {
    format!("${{{{ {text} }}}}")
}

fn corner(size: Size) -> [String; 2] {
    let (across, down) = (size.columns() + GAP, size.rows() + BELOW);
    [format!("$.column * {across}"), format!("$.row * {down}")]
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

/// Returns the views of a trace: `main` chooses the colour by the kind of event, `board` draws frame, numbers and tiles.
pub(crate) fn views(size: Size, guided: bool) -> Value {
    let main: Vec<Value> = KINDS
        .iter()
        .map(|(kind, ink, until)| {
            let until = until.map_or(Value::Bool(false), Value::from);
            let is = expression(&format!("$.type === '{kind}'"));
            json!({ "$": "board", "$if": is, "ink": ink, "until": until })
        })
        .collect();
    json!({ "main": main, "board": [edge(size), frame(size, guided), tile(size)] })
}

/// Returns the line from the parent's board to this one.
fn edge(size: Size) -> Value {
    let (across, down) = (size.columns() + GAP, size.rows() + BELOW);
    let middle = size.columns() as f64 / 2.0;
    // Below the numbers, so that no line crosses them.
    let bottom = size.rows() as f64 + 4.0 * FRAME;
    let x = |of: &str| expression(&format!("{of}.column * {across} + {middle}"));
    // The rows of the backward search go upwards, so its lines leave a board at its upper edge.
    let side = |of: &str, up: &str, ahead: &str| {
        expression(&format!("{of}.row * {down} + ($.row < 0 ? {up} : {ahead})"))
    };
    let (below, above) = (bottom.to_string(), format!("-{FRAME}"));
    let from = side("parent", &above, &below);
    let to = side("$", &below, &above);
    json!({
        "$": "path",
        "$if": expression("$.type === 'generating' && parent"),
        "points": [{ "x": x("parent"), "y": from }, { "x": x("$"), "y": to }],
        "fill": "#9ca3af",
        "alpha": 0.5,
        "lineWidth": 0.06,
        "clear": false,
    })
}

/// Returns the frame, with the node's numbers below it.
fn frame(size: Size, guided: bool) -> Value {
    let [x, y] = corner(size);
    let numbers = if guided {
        "'g ' + $.g + '  h ' + $.h + '  f ' + $.f"
    } else {
        "'depth ' + $.g"
    };
    let outer = |cells: usize| cells as f64 + 2.0 * FRAME;
    json!({
        "$": "rect",
        "x": expression(&format!("{x} - {FRAME}")),
        "y": expression(&format!("{y} - {FRAME}")),
        "width": outer(size.columns()),
        "height": outer(size.rows()),
        "fill": expression("$.ink"),
        "alpha": 1,
        "label": expression(numbers),
        "textX": FRAME,
        "textY": outer(size.rows()) + 0.55,
        "fontSize": 0.45,
        "fontColor": expression("$.ink"),
        "clear": expression("$.until"),
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
        "clear": expression("$.until"),
    })
}
