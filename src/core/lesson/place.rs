//! Finds the line of a field in the text of a lesson's file.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};

enum Step<'a> {
    Key(&'a str),
    /// From 1.
    Item(usize),
}

/// Returns the line, from 1, of a `field` such as `slides[2].expansion`. For a list item that is an object, this is the line
/// of its first field. For a missing field, it is the line of its parent.
pub(super) fn line_of(text: &str, field: &str) -> usize {
    let steps: Vec<Step<'_>> = field.split('.').flat_map(steps).collect();
    let mut lines = (0..=steps.len()).rev().filter_map(|known| {
        let mut parser = serde_json::Deserializer::from_str(text);
        let found = Rest(&steps[..known]).deserialize(&mut parser);
        found.err().map(|stop| stop.line())
    });
    lines.next().unwrap_or(1)
}

/// Splits a part such as `slides[2]` into a key and an index in its list.
fn steps(part: &str) -> impl Iterator<Item = Step<'_>> {
    let (key, item) = part.split_once('[').unwrap_or((part, ""));
    let item = item.strip_suffix(']').and_then(|item| item.parse().ok());
    std::iter::once(Step::Key(key)).chain(item.map(Step::Item))
}

/// The remaining path. At its end the visitor stops with an error, because serde_json's errors contain the line.
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
        // If the field was not found, the list is read to its end.
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(())
    }
}
