//! The table of every board: a row for each length and strategy, and at the end one for each strategy over all lengths.

use crate::search::Strategy;
use crate::study::compare::named;
use crate::study::every_board::{Against, EveryBoard, Extreme, Measured, Scope, Summary, Widest};
use crate::study::notes::Note;
use crate::study::table::{Cell, ColumnKey, Field, Table};

/// A row, with the names of its boards.
struct Row {
    scope: Scope,
    strategy: Strategy,
    summary: Summary,
    /// The boards with the least and most expansions, the longest path, the excess and the widest difference.
    boards: [Option<String>; 5],
}

impl EveryBoard {
    /// The table of its lengths that are `measured`, or an empty one with the same columns.
    pub fn table(&self, measured: Option<&Measured>) -> Table {
        let row = |(scope, strategy, summary): (Scope, Strategy, Summary)| {
            let against = summary.against.unwrap_or_default();
            let board = |address: u32| Some(measured?.board(address)?.to_string());
            let at = |extreme: Option<Extreme>| board(extreme?.board);
            let widest = against.widest.and_then(|widest| board(widest.board));
            let [least, most, longest, excess] =
                [summary.least, summary.most, summary.longest, against.excess].map(at);
            Row {
                scope,
                strategy,
                boards: [least, most, longest, excess, widest],
                summary,
            }
        };
        let summaries = measured.map(Measured::summaries).unwrap_or_default();
        let rows: Vec<Row> = summaries.into_iter().map(row).collect();
        let against = self.against().map(Note::EveryBoardAgainst);
        let part = measured.filter(|it| it.lengths.len() < it.asked);
        let part = part.map(|it| Note::EveryBoardPart(it.lengths.len(), it.asked));
        let by_cost = (!self.costs().is_unit()).then_some(Note::EveryBoardCosts(self.costs()));
        let table = Table::new(
            self.to_string(),
            &fields(self.against().is_some(), by_cost.is_some()),
            &rows,
        );
        table.noted(by_cost.iter().chain(&against).chain(&part))
    }
}

fn fields(compares: bool, by_cost: bool) -> Vec<Field<Row>> {
    type F = Field<Row>;
    fn total(of: fn(&Summary) -> u128) -> impl Fn(&Row) -> Cell {
        move |row| Cell::count(u64::try_from(of(&row.summary)).ok())
    }
    fn mean(of: fn(&Summary) -> u128, decimals: usize) -> impl Fn(&Row) -> Cell {
        move |row| {
            let boards = row.summary.boards;
            let mean = (boards > 0).then(|| of(&row.summary) as f64 / boards as f64);
            Cell::number(mean, decimals)
        }
    }
    fn value(of: fn(&Summary) -> Option<Extreme>) -> impl Fn(&Row) -> Cell {
        move |row| Cell::count(of(&row.summary).map(|of| of.value))
    }
    fn board(at: usize) -> impl Fn(&Row) -> Cell {
        move |row| row.boards[at].clone().map_or(Cell::None, Cell::Text)
    }
    fn widest(of: fn(Widest) -> u32) -> impl Fn(&Row) -> Cell {
        move |row| Cell::count((|| Some(of(row.summary.against.as_ref()?.widest?)))())
    }
    fn compared(of: fn(&Against) -> u64) -> impl Fn(&Row) -> Cell {
        move |row| Cell::count(row.summary.against.as_ref().map(of))
    }
    let key = if by_cost {
        ColumnKey::Cost
    } else {
        ColumnKey::Length
    };
    let mut fields = vec![
        F::of(key, |row| match row.scope {
            Scope::Length(length) => Cell::Count(length.into()),
            Scope::All => Cell::None,
        }),
        F::of(ColumnKey::Strategy, |row| named(row.strategy)),
        F::of(ColumnKey::Boards, |row| row.summary.boards),
        F::of(ColumnKey::ExpandedTotal, total(|it| it.expanded)),
        F::of(ColumnKey::Expanded, mean(|it| it.expanded, 1)),
        F::of(ColumnKey::ExpandedQ1, |row| row.summary.quartiles[0]),
        F::of(ColumnKey::ExpandedMedian, |row| row.summary.quartiles[1]),
        F::of(ColumnKey::ExpandedQ3, |row| row.summary.quartiles[2]),
        F::of(ColumnKey::Least, value(|it| it.least)),
        F::of(ColumnKey::LeastBoard, board(0)),
        F::of(ColumnKey::Most, value(|it| it.most)),
        F::of(ColumnKey::MostBoard, board(1)),
        F::of(ColumnKey::GeneratedTotal, total(|it| it.generated)),
        F::of(ColumnKey::Generated, mean(|it| it.generated, 1)),
        F::of(ColumnKey::Found, mean(|it| it.found, 2)),
        F::of(ColumnKey::Longest, value(|it| it.longest)),
        F::of(ColumnKey::LongestBoard, board(2)),
        F::of(ColumnKey::NotShortest, |row| row.summary.not_shortest),
    ];
    if compares {
        fields.extend([
            F::of(ColumnKey::More, compared(|it| it.more)),
            F::of(ColumnKey::Equal, compared(|it| it.equal)),
            F::of(ColumnKey::Fewer, compared(|it| it.fewer)),
            F::of(ColumnKey::Excess, value(|it| it.against?.excess)),
            F::of(ColumnKey::ExcessBoard, board(3)),
            F::of(ColumnKey::Longer, compared(|it| it.longer)),
            F::of(ColumnKey::Widest, widest(|it| it.length)),
            F::of(ColumnKey::WidestOther, widest(|it| it.other)),
            F::of(ColumnKey::WidestBoard, board(4)),
        ]);
    }
    fields
}
