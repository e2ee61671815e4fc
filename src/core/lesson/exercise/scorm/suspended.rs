//! The text in which a learning platform keeps a student's answers, `cmi.suspend_data`: a mark, and the file of answers by
//! deflate and base64. `slidescope grade` reads it as any file of answers.

use std::io::{Read as _, Write as _};

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;

use crate::lesson::exercise::{Answers, MAX_ANSWERS_BYTES};

/// The most characters that SCORM 1.2 keeps of a student (`CMIString4096`).
pub const MOST: usize = 4096;

/// Says what the text is, and that base64 follows.
const MARK: &str = "slidescope:";

/// Returns the text of the answers, and the tasks, from 0, whose answers do not fit into [`MOST`] characters: the longest.
pub fn suspended(answers: &Answers) -> (String, Vec<usize>) {
    let mut kept = answers.clone();
    let mut left = Vec::new();
    loop {
        let text = format!(
            "{MARK}{}",
            BASE64_STANDARD.encode(deflated(&kept.to_line()))
        );
        if text.len() <= MOST || kept.tasks.is_empty() {
            left.sort_unstable();
            return (text, left);
        }
        let length = |at: &usize| {
            let tasks = vec![kept.tasks[*at].clone()];
            deflated(
                &Answers {
                    tasks,
                    ..answers.clone()
                }
                .to_line(),
            )
            .len()
        };
        if let Some(longest) = (0..kept.tasks.len()).max_by_key(length) {
            left.push(kept.tasks.remove(longest).task);
        }
    }
}

fn deflated(text: &str) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    // Writing into memory does not fail.
    _ = encoder.write_all(text.as_bytes());
    encoder.finish().unwrap_or_default()
}

/// Returns the file of answers in a text of a platform, or `None` if it is none. Platforms show the text in quotation marks or
/// broken into lines; at most [`MAX_ANSWERS_BYTES`] and one more byte are unpacked.
pub fn unpacked(text: &str) -> Option<Vec<u8>> {
    let is_text = |c: &char| !c.is_whitespace() && !matches!(c, '"' | '\'');
    let text: String = text.chars().filter(is_text).collect();
    let bytes = BASE64_STANDARD.decode(text.strip_prefix(MARK)?).ok()?;
    let mut file = Vec::new();
    let inflated = DeflateDecoder::new(bytes.as_slice()).take(MAX_ANSWERS_BYTES + 1);
    { inflated }.read_to_end(&mut file).ok().map(|_| file)
}
