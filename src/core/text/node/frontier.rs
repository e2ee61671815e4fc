//! Texts about the nodes of the open list.

use crate::text::messages::node::frontier as said;
pub use said::*;

use crate::search::{NodeView, Side};
use crate::text::{listed, thousands};

/// Returns the values of a node in three forms: those that determine the strategy's order, the others, and all of them
/// for screen readers. `f` and `p` are given if the strategy uses them.
pub fn figures(node: NodeView, f: Option<u32>, p: Option<u32>) -> [String; 3] {
    let (g, side) = (format!("g {}", thousands(node.g)), node.side.to_string());
    let Some(h) = node.h else {
        return match node.side {
            Side::Forward => [g.clone(), String::new(), g],
            Side::Backward => [g.clone(), side.clone(), listed([&side, &g])],
        };
    };
    match (f, p) {
        (Some(f), _) => [
            format!("f {f}"),
            format!("{g}  h {h}"),
            listed([format!("f {f}"), g, format!("h {h}")]),
        ],
        (None, Some(p)) => [
            format!("p {p}"),
            format!("{g}  h {h}"),
            listed([side, format!("p {p}"), g, format!("h {h}")]),
        ],
        (None, None) => [format!("h {h}"), g.clone(), listed([format!("h {h}"), g])],
    }
}
