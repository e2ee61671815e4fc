//! The stack of a depth-first search, at every moment at once.
//!
//! A node is an occurrence on a path: the same state reached by another way, or in another iteration, is another node.
//! The successors of an expansion are numbered one after the other, so that those which still wait beside a node are a
//! range that begins behind it, and the stack is one such range for each node from the next one up to the root. Nothing
//! is stored for that but which node came next. A successor beyond the threshold is dropped when its turn comes; the
//! column that says when a node was expanded says that of it.

use std::ops::Range;

use crate::{
    puzzle::{Move, Problem},
    recording::{History, NodeId, Order, expansions::Expansions, nodes::Way},
    search::{Algorithm, Fate, Side, Strategy, Successors},
};

/// One search with one threshold, from the root on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Iteration {
    /// Expansions made before it began.
    pub(crate) at: u32,
    pub(crate) root: u32,
    pub(crate) threshold: u32,
}

/// What a depth-first search has done, beside its nodes.
#[derive(Clone, Debug)]
pub(crate) struct Descent {
    iterations: Vec<Iteration>,
    /// The expansions at each depth, ascending.
    by_depth: Vec<Vec<u32>>,
    /// Successors that have not been tried yet, for each node of the path from the root on.
    untried: Vec<Range<u32>>,
    /// The node expanded next; none where the search is over.
    pub(crate) next: Option<u32>,
    /// The lowest f that was beyond the threshold.
    beyond: u32,
    largest: u32,
    deepens: bool,
    by_f: bool,
}

impl Descent {
    /// Before the first expansion, with a root whose estimate is `h`.
    pub(crate) fn new(problem: &Problem, strategy: Strategy, h: u32) -> Self {
        let largest = strategy
            .depth_limit
            .unwrap_or_else(|| problem.longest_solution());
        let deepens = strategy.algorithm != Algorithm::DepthLimited;
        let threshold = if deepens { h } else { largest };
        Self {
            iterations: vec![Iteration {
                at: 0,
                root: 0,
                threshold,
            }],
            by_depth: Vec::new(),
            untried: Vec::new(),
            next: (threshold <= largest).then_some(0),
            beyond: u32::MAX,
            largest,
            deepens,
            by_f: strategy.algorithm == Algorithm::IdaStar,
        }
    }

    /// Every iteration so far.
    pub(crate) fn iterations(&self) -> &[Iteration] {
        &self.iterations
    }

    /// How many iterations had begun after `k` expansions, and the last of them.
    pub(crate) fn begun(&self, k: u32) -> (usize, Iteration) {
        let count = self.iterations.partition_point(|it| it.at <= k).max(1);
        (count, self.iterations[count - 1])
    }

    /// The limit, where it lets not even the start pass, so that no iteration begins.
    pub(crate) fn refuses_all(&self) -> Option<u32> {
        (self.iterations[0].threshold > self.largest).then_some(self.largest)
    }

    /// The iteration of expansion `k`, or the first.
    pub(crate) fn of_expansion(&self, k: u32) -> Iteration {
        let count = self.iterations.partition_point(|it| it.at < k).max(1);
        self.iterations[count - 1]
    }

    /// The expansions at each depth, ascending.
    pub(crate) fn by_depth(&self) -> &[Vec<u32>] {
        &self.by_depth
    }

    /// The largest depth among the first `k` expansions.
    pub(crate) fn deepest(&self, k: u32) -> u32 {
        let depths = self.by_depth.iter();
        let reached = depths.take_while(|at| at.first().is_some_and(|&first| first <= k));
        (reached.count() as u32).saturating_sub(1)
    }

    /// Successors that wait, without the one that comes next.
    fn waiting(&self) -> u32 {
        self.untried.iter().map(|left| left.end - left.start).sum()
    }
}

impl Expansions {
    /// The children that expansion `k` gave its node.
    pub(crate) fn children(&self, k: u32) -> Range<u32> {
        let fates = self.successors(k);
        let told = Move::ALL.iter().filter(|&&mv| fates.get(mv) != Fate::None);
        let start = self.nodes(k.saturating_sub(1));
        start..start + told.count() as u32
    }
}

impl History {
    /// What a depth-first search has done; none for the others.
    pub(crate) fn descent(&self) -> Option<&Descent> {
        match &self.open {
            Order::Stack(descent) => Some(descent),
            _ => None,
        }
    }

    /// Records the expansion of the next node of a depth-first search; `false`, and nothing recorded, where it is over.
    pub(crate) fn descend(&mut self, fates: Option<Successors>) -> bool {
        let (Some(node), Some(fates)) = (self.descent().and_then(|descent| descent.next), fates)
        else {
            return false;
        };
        let at = self.expansions.len() + 1;
        let state = self.nodes.state[node as usize];
        let g = self.nodes.g[node as usize];
        let first = self.nodes.len() as u32;
        self.nodes.expand(node, at);
        for mv in Move::ALL {
            let blank = state.blank();
            let to = self.grid.size().neighbour(blank, mv);
            if let Some(to) = to.filter(|_| fates.get(mv) != Fate::None) {
                let child = state.slide(blank, to);
                let h = self.estimate_of(child, Side::Forward);
                let way = Way {
                    parent: node,
                    mv,
                    g: g.saturating_add(1),
                };
                self.nodes.push(child, Side::Forward, at, h, way);
            }
        }
        let found = state == self.problem.goal().state();
        if found {
            self.goal = Some(node);
        }
        let children = first..self.nodes.len() as u32;
        let open = self.go_on(children, at, u32::from(g), found);
        let nodes = self.nodes.len() as u32;
        self.expansions.push(node, nodes, 0, open, fates);
        true
    }

    /// Finds the node that comes after one at depth `g` with these `children`, and returns how many are open then.
    fn go_on(&mut self, children: Range<u32>, at: u32, g: u32, found: bool) -> u32 {
        let root = self.nodes.len() as u32;
        let (state, h) = (self.nodes.state[0], self.nodes.h[0]);
        let Order::Stack(descent) = &mut self.open else {
            return 0;
        };
        if g as usize >= descent.by_depth.len() {
            descent.by_depth.resize_with(g as usize + 1, Vec::new);
        }
        descent.by_depth[g as usize].push(at);
        let threshold = descent.begun(at).1.threshold;
        if found || !descent.by_f && g == threshold {
            descent.beyond = descent.beyond.min(g + 1);
        }
        descent.untried.push(children);
        descent.next = None;
        while let Some(left) = descent.untried.last_mut().filter(|_| !found) {
            let Some(child) = left.next() else {
                descent.untried.pop();
                continue;
            };
            let index = child as usize;
            let f = u32::from(self.nodes.g[index]) + u32::from(self.nodes.h[index]);
            if f <= threshold {
                descent.next = Some(child);
                break;
            }
            descent.beyond = descent.beyond.min(f);
            self.nodes.expanded[index] = at;
        }
        if descent.untried.is_empty() && descent.deepens && descent.beyond <= descent.largest {
            descent.iterations.push(Iteration {
                at,
                root,
                threshold: std::mem::replace(&mut descent.beyond, u32::MAX),
            });
            descent.next = Some(root);
            self.nodes.push_root(state, Side::Forward, h);
            self.nodes.born[root as usize] = at;
        }
        descent.waiting() + u32::from(descent.next.is_some())
    }

    /// The node that a depth-first search expands after `k` expansions; none where it is over.
    pub(crate) fn next_down(&self, k: u32) -> Option<u32> {
        let recorded = self.expansions.node(k + 1);
        recorded.or_else(|| self.descent().and_then(|descent| descent.next))
    }

    /// The end of the path after `k` expansions: the node that comes next, or the goal that was found.
    pub(crate) fn end_of_path(&self, k: u32) -> Option<u32> {
        let found = self
            .goal
            .filter(|&goal| self.nodes.expanded[goal as usize] <= k);
        found.or_else(|| self.next_down(k))
    }

    /// The stack of a depth-first search after `k` expansions: what waits at each depth, deepest first.
    pub(crate) fn stack(&self, k: u32) -> impl Iterator<Item = Range<u32>> {
        let next = self.next_down(k);
        let mut at = self.end_of_path(k);
        std::iter::from_fn(move || {
            let node = at?;
            // The next one waits itself; those above it are being tried.
            let first = node + u32::from(next != Some(node));
            if self.nodes.is_root(node) {
                at = None;
                return Some(first..node + 1);
            }
            let parent = self.nodes.way(node).parent;
            at = Some(parent);
            let expansion = self.nodes.expanded[parent as usize];
            Some(first..self.expansions.children(expansion).end)
        })
    }

    /// The nodes there are after `k` expansions: of a depth-first search those of the iteration of the node expanded
    /// last, and the root of the next one where that is about to begin.
    pub(crate) fn present(&self, k: u32) -> Range<u32> {
        let first = self.descent().map_or(0, |it| it.of_expansion(k).root);
        first..self.expansions.nodes(k)
    }

    /// The children of a node after `k` expansions, where it has been expanded by a depth-first search.
    pub(crate) fn children_down(&self, id: NodeId, k: u32) -> Range<u32> {
        let expansion = self.expansions_of(id.0).find(|&at| at <= k);
        expansion.map_or(0..0, |at| self.expansions.children(at))
    }
}

impl History {
    /// Where expansion `k` was the last of an iteration and another begins: the root of the one that ended.
    pub(crate) fn root_before(&self, k: u32) -> Option<u32> {
        let descent = self.descent()?;
        let (_, begun) = descent.begun(k);
        (begun.at == k && k > 0).then(|| descent.of_expansion(k).root)
    }

    /// The nodes that are drawn at moment `k`: of a depth-first search those of the iteration of the node expanded last.
    pub(crate) fn drawn(&self, k: u32) -> Range<u32> {
        let present = self.present(k);
        let next_root = self.root_before(k).is_some();
        present.start..present.end - u32::from(next_root)
    }
}
