//! The languages of the program, and the look-up of messages, with their arguments, in the chosen one.
//!
//! Every sentence shown to the user is a message of the [Fluent](https://projectfluent.org) files in `assets/languages`, one
//! file per language. English is the reference: a test checks that the others have its messages and their arguments.

use std::collections::HashMap;
use std::ops::Deref;
use std::str::FromStr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fmt};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

use super::messages::language as said;
use crate::words::{listed, thousands};
/// A number in a message. It is formatted with commas, and selects singular or plural.
pub use fluent_bundle::types::FluentNumber as Number;
pub use said::ABOUT;

/// The tag and the file of every language, in the order of the tags. `build.rs` generates it from `assets/languages`.
static FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language(usize);

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", language_unknown(.0))]
pub struct UnknownLanguage(String);

static CHOSEN: AtomicUsize = AtomicUsize::new(usize::MAX);

impl Language {
    pub fn all() -> impl Iterator<Item = Self> {
        (0..FILES.len()).map(Self)
    }

    /// The language whose messages are the reference.
    ///
    /// # Panics
    ///
    /// Never: its file is part of the program.
    pub fn english() -> Self {
        Self::all()
            .find(|language| language.tag() == "en")
            .expect("assets/languages/en.ftl")
    }

    /// The language of the system's locale, or English if it is not available.
    pub fn of_the_system() -> Self {
        // As in POSIX, the first variable that is set decides, and `C` means English. On macOS and Windows, programs started
        // from the desktop have none of them.
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
        let set = variables.iter().filter_map(|name| env::var(name).ok());
        let locale = set.into_iter().find(|value| !value.is_empty());
        locale
            .map_or_else(
                || sys_locale::get_locales().collect(),
                |locale| vec![locale],
            )
            .iter()
            .find_map(|locale| locale.parse().ok())
            .unwrap_or_else(Self::english)
    }

    /// The language of all messages.
    pub fn chosen() -> Self {
        match CHOSEN.load(Ordering::Relaxed) {
            usize::MAX => Self::english(),
            at => Self(at),
        }
    }

    pub fn choose(self) {
        CHOSEN.store(self.0, Ordering::Relaxed);
    }

    /// Its BCP 47 tag: `en`, `zh-CN`.
    pub fn tag(self) -> &'static str {
        FILES[self.0].0
    }

    /// Its name in the language itself.
    pub fn name(self) -> &'static str {
        self.plain(said::NAME.0)
    }

    /// A message in this language or, if missing, in English; the id itself if both lack it.
    fn plain(self, id: &'static str) -> &'static str {
        self.words(id).unwrap_or(id)
    }

    fn with(self, id: &str, arguments: &FluentArgs) -> String {
        let found = self.messages().with(id, arguments);
        let found = found.or_else(|| Self::english().messages().with(id, arguments));
        found.unwrap_or_else(|| id.to_owned())
    }

    /// The text of a message without arguments; `None` if there is no such message.
    pub fn words(self, id: &str) -> Option<&'static str> {
        let found = self.messages().plain(id);
        found.or_else(|| Self::english().messages().plain(id))
    }

    fn messages(self) -> &'static Messages {
        static MESSAGES: [OnceLock<Messages>; FILES.len()] =
            [const { OnceLock::new() }; FILES.len()];
        MESSAGES[self.0].get_or_init(|| Messages::read(FILES[self.0]))
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Takes a tag (`zh-CN`), a part of one (`zh`), or a locale as POSIX spells it (`zh_CN.UTF-8`). An exact match is
    /// preferred; otherwise the first language with the same main part is used.
    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let unknown = || UnknownLanguage(name.to_owned());
        let tag = name.split(['.', '@']).next().unwrap_or(name);
        let wanted: LanguageIdentifier = tag.parse().map_err(|_| unknown())?;
        let having = |test: &dyn Fn(&LanguageIdentifier) -> bool| {
            Self::all().find(|language| language.tag().parse().is_ok_and(|tag| test(&tag)))
        };
        having(&|tag| *tag == wanted)
            .or_else(|| having(&|tag| tag.language == wanted.language))
            .ok_or_else(unknown)
    }
}

struct Messages {
    bundle: FluentBundle<FluentResource>,
    /// The texts of messages without arguments.
    plain: HashMap<String, String>,
}

impl Messages {
    /// Parses a file. Invalid entries are skipped; a test checks that every file is valid.
    fn read((tag, file): (&str, &str)) -> Self {
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(read, _)| read);
        let ids: Vec<String> = resource.entries().filter_map(id).collect();
        let mut bundle = FluentBundle::new_concurrent(tag.parse().into_iter().collect());
        // The marks show where an argument begins and ends; `close_gaps` removes them.
        bundle.set_use_isolating(tag.starts_with("zh"));
        // For ordinal numbers: `NUMBER($number, type: "ordinal")`.
        let _ = bundle.add_builtins();
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(thousands(number.as_string())),
            _ => None,
        }));
        bundle.add_resource_overriding(resource);
        let plain = ids.into_iter().filter_map(|id| {
            let pattern = bundle.get_message(&id)?.value()?;
            let mut errors = Vec::new();
            let text = bundle
                .format_pattern(pattern, None, &mut errors)
                .into_owned();
            errors.is_empty().then_some((id, text))
        });
        Self {
            plain: plain.collect(),
            bundle,
        }
    }

    /// The text of a message without arguments.
    fn plain(&'static self, id: &str) -> Option<&'static str> {
        self.plain.get(id).map(String::as_str)
    }

    fn with(&self, id: &str, arguments: &FluentArgs) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let text = self
            .bundle
            .format_pattern(pattern, Some(arguments), &mut Vec::new());
        Some(close_gaps(text.into_owned()))
    }
}

const BEGIN: char = '\u{2068}';
const END: char = '\u{2069}';

/// Removes the marks around arguments. Chinese messages have a space on either side of an argument, as next to Latin letters
/// and digits; the space is removed too if it is between two Chinese characters.
fn close_gaps(text: String) -> String {
    if !text.contains(BEGIN) {
        return text;
    }
    let letters: Vec<char> = text.chars().collect();
    let is_mark = |c: &&char| matches!(**c, BEGIN | END);
    let is_gap = |at: usize| {
        let (before, after) = (&letters[..at], &letters[at + 1..]);
        let is_beside_argument =
            before.last().is_some_and(|c| *c == END) || after.first().is_some_and(|c| *c == BEGIN);
        let left = before.iter().rev().find(|c| !is_mark(c));
        let right = after.iter().find(|c| !is_mark(c));
        let both = left.zip(right);
        is_beside_argument && both.is_some_and(|(a, b)| is_ideographic(*a) && is_ideographic(*b))
    };
    let kept = letters.iter().enumerate();
    let kept = kept.filter(|(at, c)| !is_mark(c) && (**c != ' ' || !is_gap(*at)));
    kept.map(|(_, c)| *c).collect()
}

/// Whether `c` is a Chinese character or a full-width sign, which no space separates from adjacent words.
pub const fn is_ideographic(c: char) -> bool {
    matches!(c, '\u{3000}'..='\u{303f}' | '\u{3400}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}')
}

fn id(entry: &fluent_syntax::ast::Entry<&str>) -> Option<String> {
    match entry {
        fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    }
}

/// A message without arguments. It dereferences to its text in the language chosen at that time, see [`Message::text`],
/// which formatting and the conversion to `String` also use. `build.rs` generates one for each such message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Message(pub &'static str);

/// An id of the program as a part of an id of Fluent, or as the key of a variant: `no solution` is `no-solution`.
pub fn key(id: &str) -> String {
    id.replace(['_', ' '], "-")
}

impl Message {
    /// The message of a value, such as an algorithm, by its group and the id of the value.
    ///
    /// # Panics
    /// If there is none: a value without its messages is a bug.
    pub fn of(group: &str, id: &str) -> Self {
        let key = key(&format!("{group}-{id}"));
        let known = Language::english().messages().plain.get_key_value(&key);
        Self(known.unwrap_or_else(|| panic!("no message {key}")).0)
    }

    pub fn text(self) -> &'static str {
        Language::chosen().plain(self.0)
    }
}

impl Deref for Message {
    type Target = str;

    fn deref(&self) -> &str {
        self.text()
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

impl From<Message> for String {
    fn from(message: Message) -> Self {
        message.text().to_owned()
    }
}

/// An argument as it is displayed. It is one function for all types, as there are hundreds of messages.
pub fn as_displayed(value: &dyn fmt::Display) -> FluentValue<'static> {
    value.to_string().into()
}

pub fn with_arguments<const N: usize>(id: &str, arguments: [(&str, FluentValue); N]) -> String {
    Language::chosen().with(id, &arguments.into_iter().collect())
}

/// The name of a choice: a language, or the one of the system.
pub fn name(choice: Option<Language>) -> &'static str {
    choice.map_or_else(|| said::AS_THE_SYSTEM.text(), Language::name)
}

pub fn named(choice: Option<Language>) -> String {
    match choice {
        Some(language) => said::named(language.name()),
        None => said::OF_THE_SYSTEM.to_string(),
    }
}

fn language_unknown(name: &str) -> String {
    let tags = listed(Language::all().map(Language::tag));
    said::unknown(name, tags)
}
