//! The encodings of texts: UTF-8, UTF-16 as PowerShell writes it, and GB18030 as spreadsheets in China write it.

/// The error that bytes are text in none of the known encodings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub struct NotText;

/// Returns the text of `bytes`, without a byte order mark and with `\n` at the ends of lines.
///
/// # Errors
/// [`NotText`] if the bytes are neither UTF-8 nor UTF-16 nor GB18030.
pub fn decode(bytes: Vec<u8>) -> Result<String, NotText> {
    const MARKS: [(&str, &[u8]); 3] = [
        ("utf-8", b"\xef\xbb\xbf"),
        ("utf-16le", b"\xff\xfe"),
        ("utf-16be", b"\xfe\xff"),
    ];
    let marked = MARKS.iter().find(|(_, mark)| bytes.starts_with(mark));
    let marked = marked.map(|(encoding, _)| *encoding);
    let text = match marked.or_else(|| unmarked_utf_16(&bytes)) {
        Some(encoding) => decoded(encoding, &bytes),
        None => String::from_utf8(bytes)
            .or_else(|fault| {
                let bytes = Some(fault.as_bytes()).filter(|bytes| !is_western(bytes));
                bytes
                    .and_then(|bytes| decoded("gb18030", bytes))
                    .ok_or(NotText)
            })
            .ok(),
    };
    text.map(plain_lines).ok_or(NotText)
}

/// Returns the text of `bytes` in this encoding, or `None` if it is none. The names are those of the
/// [standard](https://encoding.spec.whatwg.org/).
#[cfg(not(target_arch = "wasm32"))]
fn decoded(encoding: &str, bytes: &[u8]) -> Option<String> {
    let encoding = encoding_rs::Encoding::for_label(encoding.as_bytes())?;
    let text = encoding.decode_without_bom_handling_and_without_replacement(bytes);
    text.map(std::borrow::Cow::into_owned)
}

/// As above, by the browser, which has the tables that would be a tenth of a megabyte of the page.
#[cfg(target_arch = "wasm32")]
fn decoded(encoding: &str, bytes: &[u8]) -> Option<String> {
    let is_strict = web_sys::TextDecoderOptions::new();
    is_strict.set_fatal(true);
    let decoder = web_sys::TextDecoder::new_with_label_and_options(encoding, &is_strict).ok()?;
    decoder.decode_with_u8_array(bytes).ok()
}

/// Whether one byte alone stands between letters of ASCII, as in “Müller” in an encoding of Western Europe, which is no text
/// here. In GB18030 it would be a rare character that ends with the byte of a letter, in the midst of a word.
fn is_western(bytes: &[u8]) -> bool {
    bytes.windows(4).any(|four| {
        let [before, byte, after, last] = [four[0], four[1], four[2], four[3]];
        let is_inside = before.is_ascii_alphabetic() && after.is_ascii_alphabetic();
        is_inside && !byte.is_ascii() && last.is_ascii_lowercase()
    })
}

/// UTF-16 without a byte order mark: every other byte of its digits, spaces and line ends is 0.
fn unmarked_utf_16(bytes: &[u8]) -> Option<&'static str> {
    let zeros = |from: usize| {
        bytes
            .iter()
            .skip(from)
            .step_by(2)
            .filter(|byte| **byte == 0)
    };
    let (high, low) = (zeros(0).count(), zeros(1).count());
    let is_half = |zeros: usize| bytes.len().is_multiple_of(2) && 4 * zeros >= bytes.len();
    match (high, low) {
        (0, low) if low > 0 && is_half(low) => Some("utf-16le"),
        (high, 0) if high > 0 && is_half(high) => Some("utf-16be"),
        _ => None,
    }
}

/// Removes the byte order mark and the carriage returns that programs on Windows write.
fn plain_lines(text: String) -> String {
    let unmarked = text.trim_start_matches('\u{feff}');
    if unmarked.len() == text.len() && !text.contains('\r') {
        return text;
    }
    unmarked.split("\r\n").collect::<Vec<_>>().join("\n")
}
