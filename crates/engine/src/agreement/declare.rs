//! The declarations of choices and of agreements.

/// Declares [`Choice`](crate::agreement::Choice)s: the answers and their words, the one that is written first; behind `=>` the message
/// of an answer.
///
/// ```
/// use engine::agreement::Choice;
///
/// engine::choices! {
///     /// How the company sits down.
///     pub enum Seating {
///         Drawn = "drawn",
///         /// As they please.
///         Free = "free" | "open",
///     }
/// }
/// assert_eq!(Seating::from_word("open"), Some(Seating::Free));
/// assert_eq!(Seating::Free.word(), "free");
/// ```
#[macro_export]
macro_rules! choices {
    ($($(#[$meta:meta])* $vis:vis enum $Name:ident {
        $($(#[$about:meta])* $Answer:ident = $($word:literal)|+ $(=> $said:literal)?),+ $(,)?
    })+) => {$(
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
        $(#[$meta])*
        $vis enum $Name {
            $($(#[$about])* $Answer),+
        }

        impl $crate::agreement::Choice for $Name {
            const ALL: &'static [(&'static str, $Name)] = &[$($(($word, $Name::$Answer)),+),+];
            const SAID: &'static [($Name, &'static str)] = &[$($(($Name::$Answer, $said),)?)+];
        }
    )+};
}

/// Declares the [`Agreements`](crate::Agreements) of a game, one line a question: its field, its type, the book's default, what it
/// means and where it stands. Without more it is asked by a word; `in` names another kind ([`Ask`](crate::agreement::Ask)).
///
/// - `field as "name"`: the machine name, where the field has another.
/// - `settled method or "..."`: where the answer hangs on another, the field is an `Option`, the method tells what holds, and
///   the text says when that is not the default.
/// - `noted` at the end: it changes nothing in play and is only written down.
///
/// ```
/// use engine::Agreements as _;
/// use engine::agreement::{Fidelity, Number, Switch};
///
/// engine::agreements! {
///     #[derive(Clone, Debug, PartialEq)]
///     pub struct Agreements {
///         fidelity as "table": Fidelity = Fidelity::Strict, "whether wrong cards are refused", "R9";
///         target: i64 = 250, in Number(1..=1000, "points"), "how many points win", "R19";
///         cash: Switch = Switch::Off, "whether it is paid at once", "R20", noted;
///     }
/// }
/// let mut agreements = Agreements::default();
/// agreements.set("target", "100").unwrap();
/// assert_eq!((agreements.target, agreements.get("table").as_deref()), (100, Some("strict")));
/// assert_eq!((Agreements::OPTIONS[1].default)(), "250");
/// ```
#[macro_export]
macro_rules! agreements {
    ($(#[$meta:meta])* $vis:vis struct $Name:ident {
        $($field:ident $(as $name:literal)? : $Type:ty = $default:expr, $(in $ask:expr,)? $(settled $held:ident or $or:literal,)?
            $about:literal, $cite:literal $(, $noted:ident)?;)+
    }) => {
        $(#[$meta])*
        $vis struct $Name {
            $(#[doc = $about] $vis $field: $Type,)+
        }

        impl Default for $Name {
            fn default() -> $Name {
                $Name { $($field: $default),+ }
            }
        }

        impl $Name {
            /// Every question, in the order in which it is asked.
            $vis const OPTIONS: &'static [$crate::OptionFact] = &[$($crate::OptionFact {
                name: $crate::agreements!(@name $field $($name)?),
                values: || $crate::agreement::Ask::<$Type>::values(&$crate::agreements!(@ask $($ask)?)),
                default: || {
                    let name = $crate::agreements!(@name $field $($name)?);
                    let unwritten = $crate::agreement::Ask::<$Type>::unwritten(&$crate::agreements!(@ask $($ask)?));
                    let written = $crate::Agreements::get(&<$Name as Default>::default(), name);
                    written.unwrap_or_else(|| unwritten.to_owned())
                },
                otherwise: $crate::agreements!(@otherwise $($or)?),
                about: $about,
                cite: $cite,
                effect: $crate::agreements!(@effect $($noted)?),
            }),+];
        }

        impl $crate::Agreements for $Name {
            fn facts() -> &'static [$crate::OptionFact] {
                $Name::OPTIONS
            }

            fn set(&mut self, name: &str, value: &str) -> Result<(), $crate::BadAgreement> {
                match name {
                    $($crate::agreements!(@name $field $($name)?) => {
                        self.$field = $crate::agreement::read::<$Type>(&$crate::agreements!(@ask $($ask)?), name, value)?;
                    })+
                    _ => return Err($crate::agreement::unknown::<$Name>(name)),
                }
                Ok(())
            }

            fn get(&self, name: &str) -> Option<String> {
                match name {
                    $($crate::agreements!(@name $field $($name)?) => {
                        let answer = $crate::agreements!(@held self $field $($held)?);
                        $crate::agreement::Ask::<$Type>::write(&$crate::agreements!(@ask $($ask)?), answer)
                    })+
                    _ => None,
                }
            }
        }
    };
    (@name $field:ident) => { stringify!($field) };
    (@name $field:ident $name:literal) => { $name };
    (@ask) => { $crate::agreement::Word };
    (@ask $ask:expr) => { $ask };
    (@held $self:ident $field:ident) => { &$self.$field };
    (@held $self:ident $field:ident $held:ident) => { &Some($self.$held()) };
    (@otherwise) => { None };
    (@otherwise $or:literal) => { Some($or) };
    (@effect) => { $crate::Effect::Played };
    (@effect noted) => { $crate::Effect::NotedOnly };
}
