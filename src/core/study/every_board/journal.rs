//! Stores the lengths that are whole in a file, so that closing the program loses nothing, and several machines can share them.
//!
//! A line of JSON names the boards and strategies. Each of the others is a length, with a checksum that depends on the first
//! line. The last one is incomplete if the program was killed while writing it; it is then ignored.

use std::io::Read;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::files::open_regular;
use crate::puzzle::Board;
use crate::study::every_board::{EveryBoard, Measured, OfLength, Spread, Summary};
use crate::study::experiment::JournalError;
use crate::study::experiment::journal::header::{costs, difference, own_of, programs, strategy};
use crate::study::experiment::journal::{JournalFault, LineFault, LineFile, Lines, Seal};
use crate::study::strategy_name;
use crate::study::strategy_names::own_heuristics;

const NAME: &str = "slidescope every board";
const VERSION: u64 = 1;

#[derive(Debug)]
pub struct EveryBoardJournal(LineFile);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    length: u32,
    /// By strategy: the summary, and its spread as numbers of expansions with how often each occurs.
    strategies: Vec<(Summary, Vec<(u64, u64)>)>,
    /// The checksum of the line without this field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    crc32: Option<String>,
}

impl EveryBoardJournal {
    /// Opens or creates the journal of `every` at `path`, and returns the lengths it holds.
    ///
    /// # Errors
    /// [`JournalError`] if the file cannot be read or written, is in use, is not a journal of these boards and strategies, or
    /// is damaged.
    pub fn open(path: &Path, every: &EveryBoard) -> Result<(Self, Vec<OfLength>), JournalError> {
        let header = header(every);
        let (first, seal) = (header.to_string() + "\n", Seal::of(&header));
        let (file, known) = LineFile::open(path, &first, seal, |file| {
            let is_new = file.metadata()?.len() == 0;
            let read = || read(file, Some(every)).map(|(_, known, whole)| (known, whole));
            (!is_new).then(read).transpose()
        })?;
        Ok((Self(file), known))
    }

    /// Appends a length that is whole.
    ///
    /// # Errors
    /// [`JournalError`] if it cannot be written.
    pub fn append(&mut self, of: &OfLength) -> Result<(), JournalError> {
        let of_strategy = |(summary, spread): &(Summary, Spread)| {
            let runs = spread.chunk_by(|a, b| a == b);
            let runs = runs.map(|run| (run[0], run.len() as u64));
            (summary.clone(), runs.collect())
        };
        let mut line = Line {
            length: of.length,
            strategies: of.strategies.iter().map(of_strategy).collect(),
            crc32: None,
        };
        line.crc32 = Some(self.0.seal.checksum(json!(line).to_string().as_bytes()));
        self.0.append(&(json!(line).to_string() + "\n"))
    }

    /// Whether the file at `path` begins as a journal of every board.
    pub fn is_at(path: &Path) -> bool {
        let name = || {
            let first: Value =
                serde_json::from_slice(Lines::new(open_regular(path).ok()?).read().ok()?).ok()?;
            Some(first["journal"] == NAME)
        };
        name().unwrap_or(false)
    }

    /// Returns the lengths of all journals at `paths`, which are only read.
    ///
    /// # Errors
    /// [`JournalError`] if one cannot be read, is damaged, is of other boards or strategies than the first, or contradicts it.
    pub fn merge(paths: &[PathBuf]) -> Result<Option<Measured>, JournalError> {
        let mut merged: Option<(EveryBoard, Vec<OfLength>)> = None;
        for path in paths {
            let failed = |fault: JournalFault| JournalError::new(path, fault);
            let file = open_regular(path).map_err(|error| failed(error.into()))?;
            let first = merged.as_ref().map(|(every, _)| every);
            let (every, found, _) = read(file, first).map_err(failed)?;
            let (_, lengths) = merged.get_or_insert_with(|| (every, Vec::new()));
            for (line, of) in (2..).zip(found) {
                match lengths.iter().find(|known| known.length == of.length) {
                    Some(known) if *known != of => {
                        let fault = LineFault::Changed;
                        return Err(failed(JournalFault::Damaged { line, fault }));
                    }
                    Some(_) => {}
                    None => lengths.push(of),
                }
            }
        }
        Ok(merged.and_then(|(every, lengths)| every.measured(lengths)))
    }
}

/// Everything that determines the counts.
fn header(every: &EveryBoard) -> Value {
    let names = every
        .strategies()
        .iter()
        .map(|strategy| strategy_name(*strategy));
    let own = own_heuristics(every.strategies().iter().copied());
    let mut header = json!({
        "journal": NAME,
        "version": VERSION,
        "goal": every.goal().to_string(),
        "lengths": every.lengths().map(|lengths| lengths.to_string()),
        "strategies": names.collect::<Vec<_>>(),
        "against": every.against().map(strategy_name),
        "heuristics": programs(&own),
    });
    if !every.costs().is_unit() {
        header["costs"] = json!(every.costs().write());
    }
    header
}

fn every_of(header: &Value) -> Option<EveryBoard> {
    let own = own_of(header)?;
    let strategy = |name: &Value| strategy(name, &own);
    let names = header["strategies"].as_array()?;
    let strategies: Option<Vec<_>> = names.iter().map(strategy).collect();
    let goal: Board = header["goal"].as_str()?.parse().ok()?;
    let lengths = match &header["lengths"] {
        Value::Null => None,
        lengths => Some(lengths.as_str()?.parse().ok()?),
    };
    let against = match &header["against"] {
        Value::Null => None,
        against => Some(strategy(against)?),
    };
    let every = EveryBoard::new(goal, lengths, strategies?, against).ok()?;
    Some(every.with_costs(costs(header, goal.size())?))
}

/// Returns the boards and strategies of a journal, which are to be those `asked` for, its lengths, and the bytes of its whole
/// lines.
fn read(
    file: impl Read,
    asked: Option<&EveryBoard>,
) -> Result<(EveryBoard, Vec<OfLength>, u64), JournalFault> {
    let mut lines = Lines::new(file);
    let text = lines.read()?;
    let theirs = serde_json::from_slice(text);
    let theirs: Value = theirs.map_err(|_| JournalFault::NotAJournal)?;
    if theirs["journal"] != NAME {
        return Err(JournalFault::NotAJournal);
    }
    if let Some(version) = theirs["version"].as_u64().filter(|it| *it != VERSION) {
        return Err(JournalFault::OtherVersion(version));
    }
    let every = asked.cloned().or_else(|| every_of(&theirs));
    let every = every.ok_or(JournalFault::NotAJournal)?;
    let ours = header(&every);
    if let Some(differing) = difference(&theirs, &ours) {
        return Err(JournalFault::OtherExperiment { differing });
    }
    let (seal, mut known, mut whole) = (Seal::of(&ours), Vec::new(), text.len() as u64);
    whole += lines.each_after_first(|text| {
        known.push(length_of(text, seal, &every)?);
        Ok(())
    })?;
    Ok((every, known, whole))
}

fn length_of(text: &[u8], seal: Seal, every: &EveryBoard) -> Result<OfLength, LineFault> {
    let mut line: Line = serde_json::from_slice(text)?;
    let found = line.crc32.take().ok_or(LineFault::NoChecksum)?;
    let is_right = seal.checksum(json!(line).to_string().as_bytes()) == found;
    if !is_right || line.strategies.len() != every.strategies().len() {
        return Err(LineFault::Changed);
    }
    let of_strategy = |(summary, runs): (Summary, Vec<(u64, u64)>)| {
        let spread = runs.into_iter();
        let spread = spread.flat_map(|(value, often)| std::iter::repeat_n(value, often as usize));
        (summary, spread.collect())
    };
    Ok(OfLength {
        length: line.length,
        strategies: line.strategies.into_iter().map(of_strategy).collect(),
    })
}
