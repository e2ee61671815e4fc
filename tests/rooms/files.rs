//! What the desktop on Linux is asked, and what it is told.

use std::path::Path;

use slidescope_parts::files::native::{file_uri, unwrapped};

#[test]
fn a_setting_is_read_however_often_it_is_wrapped() {
    use zbus::zvariant::{OwnedValue, Value};
    let owned = |value: Value<'_>| value.try_to_owned().expect("no descriptor");
    let number = |value: OwnedValue| u32::try_from(unwrapped(value)?).ok();
    assert_eq!(number(owned(Value::U32(1))), Some(1));
    let twice = Value::Value(Box::new(Value::U32(1)));
    assert_eq!(number(owned(twice)), Some(1));
    assert_eq!(number(owned(Value::Bool(true))), None);
}

#[test]
fn a_path_becomes_an_address() {
    let uri = file_uri(Path::new("/tmp/two words/ä%.json"));
    assert_eq!(uri, "file:///tmp/two%20words/%C3%A4%25.json");
}
