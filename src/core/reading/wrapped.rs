//! Boards in what other programs and people wrap them in: numbered rows, lists of YAML, tables of HTML, hexadecimal numbers,
//! and a few words on the solution. Each function returns the text of the board alone, or `None` if there is no such wrapping.

/// The texts that `text` may wrap.
pub(super) fn unwrapped(text: &str) -> Vec<String> {
    let ways = [
        html,
        yaml,
        numbered,
        hexadecimal,
        without_remark,
        with_goal,
        beside,
    ];
    ways.iter().filter_map(|way| way(text)).collect()
}

/// A table of HTML: a line for each row, with bars between the cells, of which an empty one is the blank.
fn html(text: &str) -> Option<String> {
    let lower = text.to_ascii_lowercase();
    let has_cells = lower.contains("<td") || lower.contains("<th");
    if !has_cells {
        return None;
    }
    let (mut table, mut rest) = (String::new(), text);
    while let Some((before, after)) = rest.split_once('<') {
        table.push_str(&before.replace(['\n', '\r'], " "));
        let (tag, after) = after.split_once('>')?;
        let name = tag.split(|c: char| c.is_whitespace()).next()?;
        table.push_str(match name.to_ascii_lowercase().as_str() {
            "tr" => "\n",
            "td" | "th" => "|",
            _ => " ",
        });
        rest = after;
    }
    Some(table.replace("&nbsp;", " "))
}

/// A list of YAML: a row an item, a cell an item, or a list of lists over several lines.
fn yaml(text: &str) -> Option<String> {
    let lines = text.lines().map(str::trim);
    let is_name = |line: &&str| line.ends_with(':') || *line == "---";
    let lines = lines.filter(|line| !line.is_empty() && !is_name(line));
    let items: Option<Vec<&str>> = lines.map(|line| line.strip_prefix("- ")).collect();
    let items = items.filter(|items| items.len() > 1)?;
    let is_nested = items.iter().any(|item| item.trim_start().starts_with("- "));
    if !is_nested {
        return Some(items.join("\n"));
    }
    let rows = items.iter().map(|item| {
        let first = item.trim_start().strip_prefix("- ");
        first.map_or_else(|| format!(" {item}"), |first| format!("\n{first}"))
    });
    Some(rows.collect())
}

/// Rows with their numbers before them: `1: 8 1 3` or `1) 8 1 3`, from 0 or 1 on.
fn numbered(text: &str) -> Option<String> {
    let lines: Vec<&str> = text.lines().filter(|it| !it.trim().is_empty()).collect();
    let row = |line: &str| {
        let (number, rest) = line.split_once([':', ')'])?;
        let bare = number
            .trim()
            .trim_start_matches(|c: char| c.is_alphabetic());
        Some((bare.trim().parse::<usize>().ok()?, rest.to_owned()))
    };
    let rows: Vec<(usize, String)> = lines.iter().map(|line| row(line)).collect::<Option<_>>()?;
    let first = rows.first()?.0;
    let in_order = (first..).zip(&rows).all(|(at, (number, _))| at == *number);
    let rows = rows.into_iter().map(|(_, rest)| rest).collect::<Vec<_>>();
    (first <= 1 && in_order && rows.len() > 1).then(|| rows.join("\n"))
}

/// A number of a program: `0x8134…`.
fn hexadecimal(text: &str) -> Option<String> {
    let digits = text.trim().strip_prefix("0x")?;
    let digits = digits.replace('_', "");
    let all = digits.len() > 3 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    all.then(|| digits.to_ascii_lowercase())
}

fn without_remark(text: &str) -> Option<String> {
    remarked(text).map(|(board, _)| board.to_owned())
}

/// A board with a remark on its solution behind it, and the number in the remark: `813467052 needs 20 moves`. Every word of
/// it must be known.
pub(super) fn remarked(text: &str) -> Option<(&str, Option<&str>)> {
    const KNOWN: &[&str] = &[
        "need", "needs", "takes", "requires", "has", "is", "solved", "solvable", "in", "with",
        "of", "at", "least", "best", "optimal", "shortest", "solution", "path", "length", "cost",
        "depth", "move", "moves", "step", "steps", "a", "an", "the", "需要", "需", "最短", "最少",
        "步", "解", "解法", "长度",
    ];
    /// Of what a number is that stands before it.
    const UNITS: &[&str] = &["move", "moves", "step", "steps", "步"];
    let text = text.trim();
    if text.contains(['{', '}', '[', ']', '"', '\n', '\t']) {
        return None;
    }
    // Words and numbers, whatever stands between them.
    let mut parts: Vec<(usize, &str)> = Vec::new();
    let (mut from, mut last) = (0, None);
    let ends = text.char_indices().chain([(text.len(), ' ')]);
    for (at, c) in ends {
        let kind = match c {
            c if c.is_alphabetic() => Some(true),
            c if c.is_ascii_digit() => Some(false),
            _ => None,
        };
        if kind != last {
            parts.extend(last.map(|_| (from, &text[from..at])));
            (from, last) = (at, kind);
        }
    }
    let word = |part: &str| part.starts_with(char::is_alphabetic);
    let is_known = |part: &str| KNOWN.contains(&part.to_lowercase().as_str());
    let tail = parts.iter().rev();
    let mut numbers = 0;
    let tail = tail.take_while(|(_, part)| {
        numbers += usize::from(!word(part));
        if word(part) {
            is_known(part)
        } else {
            numbers == 1 && part.len() < 3
        }
    });
    let begin = parts.len() - tail.count();
    let remark = &parts[begin..];
    // A number belongs to it that has a unit behind it, or stands behind a word.
    let at = remark.iter().position(|(_, part)| word(part))?;
    let has_unit = UNITS.contains(&remark[at].1.to_lowercase().as_str());
    let remark = remark.get(if at == 1 && has_unit { 0 } else { at }..)?;
    let &(from, _) = remark.first()?;
    let number = remark.iter().find(|(_, part)| !word(part));
    let board =
        text[..from].trim_end_matches([' ', '\t', '\n', ',', ';', ':', '(', '-', '=', '[', '.']);
    (!board.is_empty()).then_some((board, number.map(|(_, part)| *part)))
}

/// A start and a goal side by side, with arrows or signs between them.
fn beside(text: &str) -> Option<String> {
    let has_bar = |line: &str| line.matches('|').count() == 1;
    let signs = |line: &str| {
        line.contains("->") || line.contains("=>") || line.contains(';') || has_bar(line)
    };
    let is_beside = text.trim().lines().count() > 1 && text.lines().any(signs);
    is_beside.then(|| {
        let text = ["->", "=>", ";"]
            .iter()
            .fold(text.to_owned(), |text, sign| text.replace(sign, " "));
        text.replace(['|'], " ")
    })
}

/// A start and a goal on one line behind their letters: `S: … T: …`.
fn with_goal(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_name = |word: &&str| {
        let name = word.strip_suffix(':').unwrap_or_default();
        !name.is_empty() && name.chars().all(char::is_alphabetic)
    };
    let names = words.iter().filter(|word| is_name(word)).count();
    let first = words.first().filter(|word| is_name(word));
    if names != 2 || first.is_none() {
        return None;
    }
    let words = words.iter().skip(1);
    let words = words.map(|word| if is_name(word) { "\n" } else { word });
    Some(words.collect::<Vec<_>>().join(" "))
}
