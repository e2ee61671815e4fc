//! The line of a field in the text of a lesson's file.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};

enum Step<'a> {
    Key(&'a str),
    /// From 1.
    Item(usize),
}

/// The line, from 1, on which `field` stands, such as `slides[2].expansion`; of an item of a list that is an object, that of
/// its first field; where there is none, that of what it is missing from.
pub(super) fn line_of(text: &str, field: &str) -> usize {
    let steps: Vec<Step<'_>> = field.split('.').flat_map(steps).collect();
    let mut lines = (0..=steps.len()).rev().filter_map(|known| {
        let mut parser = serde_json::Deserializer::from_str(text);
        let found = Rest(&steps[..known]).deserialize(&mut parser);
        found.err().map(|stop| stop.line())
    });
    lines.next().unwrap_or(1)
}

/// `slides[2]` is a key and a place in its list.
fn steps(part: &str) -> impl Iterator<Item = Step<'_>> {
    let (key, item) = part.split_once('[').unwrap_or((part, ""));
    let item = item.strip_suffix(']').and_then(|item| item.parse().ok());
    std::iter::once(Step::Key(key)).chain(item.map(Step::Item))
}

/// What is left of the way. The reader stops with an error where it ends, for errors know their line.
struct Rest<'a>(&'a [Step<'a>]);

impl<'de> DeserializeSeed<'de> for Rest<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Rest<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("more")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let [Step::Key(wanted), rest @ ..] = self.0 else {
            return Err(A::Error::custom("here"));
        };
        while let Some(key) = map.next_key::<String>()? {
            if key == *wanted && rest.is_empty() {
                return Err(A::Error::custom("here"));
            } else if key == *wanted {
                map.next_value_seed(Rest(rest))?;
            } else {
                map.next_value::<IgnoredAny>()?;
            }
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        let [Step::Item(wanted), rest @ ..] = self.0 else {
            return Err(A::Error::custom("here"));
        };
        for _ in 1..*wanted {
            list.next_element::<IgnoredAny>()?;
        }
        list.next_element_seed(Rest(rest))?;
        // Where the item was not found, the reader goes on to the end.
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(())
    }
}
