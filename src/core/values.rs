//! Enums of plain values, with the list of them.

/// Makes an enum and `ALL` its values, in the order in which they are offered; with `by id`, also the word by which the
/// command line and files know each.
#[macro_export]
macro_rules! values {
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident by $id:ident { $($(#[$doc:meta])* $value:ident = $word:literal,)+ }
    ) => {
        values! { $(#[$about])* $vis enum $name { $($(#[$doc])* $value,)+ } }

        impl $name {
            /// The word by which the command line and files know it; of a format, how its files end, without the dot.
            $vis const fn $id(self) -> &'static str {
                match self {
                    $(Self::$value => $word,)+
                }
            }

            /// The one that is known by this word.
            #[allow(dead_code, reason = "not every word is read")]
            $vis fn known_as(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.$id() == word)
            }
        }
    };
    ($(#[$about:meta])* $vis:vis enum $name:ident { $($(#[$doc:meta])* $value:ident,)+ }) => {
        $(#[$about])*
        $vis enum $name {
            $($(#[$doc])* $value,)+
        }

        impl $name {
            /// All of them, in the order in which they are offered.
            #[allow(dead_code, reason = "some lists are asked for by tests alone")]
            $vis const ALL: [Self; [$(Self::$value),+].len()] = [$(Self::$value),+];
        }
    };
}
