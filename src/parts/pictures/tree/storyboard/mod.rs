//! The tree of a search that has just begun: all nodes at once, each as a board or as a numbered circle.
//!
//! `arrangement` computes where the nodes are, `figures` what is said of each; `paint` and the tree's `widget` show them.
//! When the room changes, a new arrangement is made at once; when the moment changes, as soon as the last one is at rest
//! (`flight`), so that what is drawn can be read at any time.

pub mod arrangement;
pub mod figures;
pub mod flight;
pub(crate) mod paint;

use egui::{Pos2, Rect, Ui, Vec2};

use crate::pictures::tree::detail::{Detail, Face, MOST_NODES};
use crate::pictures::tree::scene::Scene;
use crate::pictures::tree::storyboard::arrangement::{
    Arrangement, Families, LAST_RANK, arrange, edges,
};
use crate::pictures::tree::storyboard::figures::{label, widest};
use crate::pictures::tree::storyboard::flight::Flight;
use crate::pictures::tree::viewport::Viewport;
use crate::widgets::motion;
use slidescope_core::layout::Position;
use slidescope_core::puzzle::Size;
use slidescope_core::recording::{Moment, NodeId, PartOfExpansion};

#[derive(Clone, Copy, Debug, PartialEq)]
struct SheetKey {
    run: u64,
    moment: (u64, Option<PartOfExpansion>),
    recorded: u64,
    nodes: usize,
    room: Vec2,
    least: f32,
    asks: bool,
}

#[derive(Default)]
pub(crate) struct Storyboard {
    made: Option<(SheetKey, Option<Sheet>)>,
    flight: Flight,
    /// The moment of the previous sheet, which is shown while nodes move.
    before: (u64, Option<PartOfExpansion>),
}

/// A small tree and the positions of its nodes.
#[derive(Clone, Debug)]
pub struct Sheet {
    pub nodes: Vec<NodeId>,
    pub families: Families,
    pub labels: Vec<String>,
    /// The width of the widest label, in multiples of its font size.
    pub widest: f32,
    pub arrangement: Arrangement,
}

pub(crate) struct PlacedSheet<'a> {
    pub(crate) sheet: &'a Sheet,
    /// The moment that is drawn: while nodes move, the previous one.
    pub(crate) moment: Moment<'a>,
    /// Whether the arrangement was made in this frame.
    pub(crate) is_new: bool,
    /// By node: whether it is drawn, what it looks like, its box, and the edge from its parent.
    pub(crate) drawn: Vec<bool>,
    pub(crate) faces: Vec<Face>,
    pub(crate) boxes: Vec<Rect>,
    pub(crate) edges: Vec<Vec<Pos2>>,
    pub(crate) moving: bool,
}

impl Storyboard {
    /// Returns the tree of a scene as a storyboard, if there is room for one.
    pub(crate) fn show<'a>(
        &'a mut self,
        ui: &Ui,
        rect: Rect,
        scene: &Scene<'a>,
        view: Viewport,
    ) -> Option<PlacedSheet<'a>> {
        let recording = scene.moment.recording();
        let key = SheetKey {
            run: recording.serial(),
            moment: scene.moment.key(),
            recorded: recording.len(),
            nodes: scene.moment.drawn(),
            room: rect.size(),
            least: scene.style.least,
            asks: scene.style.asks,
        };
        let same =
            |made: &SheetKey| (made.run, made.room, made.least) == (key.run, key.room, key.least);
        let last = self.made.as_ref().filter(|(made, _)| same(made));
        let holds = last
            .is_some_and(|(made, sheet)| *made == key || sheet.is_some() && !self.flight.is_over());
        if !holds {
            let sheet = Sheet::new(ui, scene, rect.size());
            self.before = last.map_or(key.moment, |(made, _)| made.moment);
            let last = last.and_then(|(_, sheet)| sheet.as_ref());
            self.flight = match last.zip(sheet.as_ref()) {
                Some((old, new)) => Flight::between(old, new),
                None => Flight::over(),
            };
            self.made = Some((key, sheet));
        }
        let (key, sheet) = self.made.as_ref()?;
        let (k, part) = if self.flight.moves() {
            self.before
        } else {
            key.moment
        };
        let moment = scene.moment.recording().at(k);
        let moment = part.map_or(moment, |part| moment.partly(part));
        let sheet = sheet.as_ref()?;
        Some(PlacedSheet {
            is_new: !holds,
            ..sheet.shown(moment, scene.style.least, rect, view, &self.flight)
        })
    }

    pub(crate) fn step(&mut self, ui: &Ui) {
        if !self.flight.is_over() {
            self.flight.step(motion::seconds(ui));
        }
    }
}

impl Sheet {
    fn new(ui: &Ui, scene: &Scene<'_>, room: Vec2) -> Option<Self> {
        let moment = &scene.moment;
        if moment.drawn() > MOST_NODES {
            return None;
        }
        let asks = scene.style.asks;
        let (nodes, families) = families(moment, asks);
        let labels: Vec<String> = nodes.iter().map(|&id| label(moment, id)).collect();
        let wide = widest(ui, &labels);
        let size = moment.recording().problem().size();
        let faces = Face::all(size, wide, scene.style.least);
        let arrangement = arrange(&families, room, &faces, scene.style.least > 0.0 || asks)?;
        Some(Self {
            nodes,
            families,
            labels,
            widest: wide,
            arrangement,
        })
    }

    /// Returns the middle of a node's frame at rest.
    pub(crate) fn middle(&self, node: usize) -> Pos2 {
        let made = &self.arrangement;
        made.faces[node].frame_in(made.boxes[node]).center()
    }

    fn shown<'a>(
        &'a self,
        moment: Moment<'a>,
        least: f32,
        rect: Rect,
        view: Viewport,
        flight: &Flight,
    ) -> PlacedSheet<'a> {
        let count = self.nodes.len();
        let drawn: Vec<bool> = (0..count).map(|node| flight.shows(node)).collect();
        let size = moment.recording().problem().size();
        let places = (0..count).map(|node| {
            let (face, place) = flight.place(self, node);
            let middle = to_screen(view, rect, face.frame_in(place).center());
            let face = self.enlarged(face, size, least, view.across as f32);
            (face, face.around(middle))
        });
        let (faces, boxes): (Vec<Face>, Vec<Rect>) = places.unzip();
        let rows = &self.arrangement.rows;
        let mut edges = edges(&self.families, rows, (&boxes, &faces), &drawn);
        for (node, edge) in edges.iter_mut().enumerate() {
            if !flight.joins(node) {
                edge.clear();
            }
        }
        PlacedSheet {
            sheet: self,
            moment,
            is_new: false,
            drawn,
            faces,
            boxes,
            edges,
            moving: !flight.is_over(),
        }
    }

    /// Returns the face of a node if everything is `scale` times as large.
    fn enlarged(&self, face: Face, size: Size, least: f32, scale: f32) -> Face {
        match face.detail {
            Detail::Board { pitch } => face.scaled(pitch * scale, scale),
            Detail::Circle { radius } => {
                let larger = Face::of_room(size, face.cell() * scale, self.widest, least);
                let board = larger.filter(|face| face.detail.is_board());
                board.unwrap_or_else(|| Face::circle((radius * scale).min(14.0)))
            }
        }
    }
}

impl PlacedSheet<'_> {
    pub(crate) fn frame(&self, node: usize) -> Rect {
        self.faces[node].frame_in(self.boxes[node])
    }

    /// Returns the detail of the nodes that show most: boards, if there are any.
    pub(crate) fn detail(&self) -> Option<Detail> {
        let mut details = self.faces.iter().map(|face| face.detail);
        let board = details.clone().find(|detail| detail.is_board());
        board.or_else(|| details.next())
    }

    pub(crate) fn resting(&self, rect: Rect, view: Viewport, id: NodeId) -> Option<Rect> {
        let node = self.sheet.nodes.iter().position(|&node| node == id)?;
        let middle = to_screen(view, rect, self.sheet.middle(node));
        Some(self.faces[node].around(middle))
    }
}

/// Returns the place on the screen of a point of a sheet, given in points from its corner.
fn to_screen(view: Viewport, rect: Rect, pos: Pos2) -> Pos2 {
    let off = pos.to_vec2() - rect.size() / 2.0;
    view.to_screen(rect, Position::new(off.x.into(), off.y.into()))
}

/// Returns the nodes that are drawn at a moment, and their family relations. If a question `asks` for boards, those that wait
/// matter most.
fn families(moment: &Moment<'_>, asks: bool) -> (Vec<NodeId>, Families) {
    let roots = 1 + usize::from(moment.recording().algorithm().is_bidirectional());
    let roots: Vec<NodeId> = moment.drawn_range().take(roots).map(NodeId).collect();
    let (nodes, mut families) = below(&roots, |node| moment.children(node));
    rank(moment, &nodes, &mut families);
    if asks {
        for (rank, &node) in families.rank.iter_mut().zip(&nodes) {
            let waits = moment.node(node).is_some_and(|node| !node.closed);
            *rank = if waits { 0 } else { LAST_RANK.min(*rank + 1) };
        }
    }
    (nodes, families)
}

/// Returns the nodes of the trees below one root or two, and their family relations.
pub fn below(
    roots: &[NodeId],
    children: impl Fn(NodeId) -> Vec<NodeId>,
) -> (Vec<NodeId>, Families) {
    let (mut nodes, mut families) = (Vec::new(), Families::default());
    for &root in roots {
        families.backward = nodes.len();
        let mut stack = vec![(root, None)];
        while let Some((node, parent)) = stack.pop() {
            let index = nodes.len();
            nodes.push(node);
            families.parent.push(parent);
            families.rank.push(LAST_RANK);
            let children = children(node).into_iter().rev();
            stack.extend(children.map(|child| (child, Some(index))));
        }
    }
    if roots.len() == 1 {
        families.backward = nodes.len();
    }
    (nodes, families)
}

/// Ranks the nodes: the one expanded last and its children matter most, then its parent, then the rest of its path.
fn rank(moment: &Moment<'_>, nodes: &[NodeId], families: &mut Families) {
    let current = moment.current().map(|node| node.id);
    let Some(current) = nodes.iter().position(|&node| Some(node) == current) else {
        return families.rank.fill(0);
    };
    let mut above = Some(current);
    for rank in [0, 1].into_iter().chain(std::iter::repeat(2)) {
        let Some(node) = above else { break };
        families.rank[node] = rank;
        above = families.parent[node];
    }
    for (node, parent) in families.parent.iter().enumerate() {
        if *parent == Some(current) {
            families.rank[node] = 0;
        }
    }
}
