//! The declaration of incidents.

use super::desk::{Decides, Form};

/// Declares the incidents of a book as constants, with the list of all of them. An incident is decided by rows, the first whose answers are
/// all given, or by a function (`by`) that pulls its facts. A question without `ask` is answered by yes or no. `@trait` marks what holds
/// only at desks that have it; `also` adds laws to each ruling. A law without a book is of the book of the list.
///
/// A key or an answer that is not declared does not compile.
///
/// ```
/// use engine::law::outcome::{CARD_REPLACED, REFUSED, STANDS};
/// use engine::law::{Cite, Desk, Value};
///
/// engine::incidents! {
///     pub const FORMS in "game";
///
///     form REVOKE = "revoke": "1"; carried Open;
///         [trick_covered = no] => "1": CARD_REPLACED;
///         [] => "1" "other:7": STANDS;
///
///     form BID_WRONG = "bid-wrong": "2" "3"; carried Words;
///         ask what: no_five not_higher;
///         [what = no_five] => "2": REFUSED;
///         [@partner what = not_higher] => "3": REFUSED;
/// }
/// static DESK: Desk = Desk { players: 4, forms: &[FORMS], revokes: &["game:1"], ..Desk::EMPTY };
///
/// let ruling = DESK.rule(&REVOKE, &[("trick-covered", Value::yes_if(true))]).unwrap();
/// assert_eq!(ruling.cites, [Cite("game:1"), Cite("other:7")]);
/// assert_eq!(DESK.leaves(&BID_WRONG).len(), 2);
/// ```
///
/// ```compile_fail
/// engine::incidents! {
///     pub const FORMS in "game";
///
///     form BID_WRONG = "bid-wrong": "2"; carried Words;
///         ask what: no_five not_higher;
///         [what = no_fvie] => "2": engine::law::outcome::REFUSED;
/// }
/// ```
#[macro_export]
macro_rules! incidents {
    ($(#[$meta:meta])* $vis:vis const $ALL:ident in $book:literal;
     $(form $NAME:ident = $id:literal: $($law:literal)+; carried $Carried:ident;
        $(ask $(@ $ask_only:ident)? $ask:ident: $($answer:ident)+;)*
        $([$(@ $only:ident)? $($key:ident = $wanted:ident),*] => $($cite:literal)+: $($Outcome:path),+;)*
        $(by $decider:path;)?
        $(also $(@ $also_only:ident)? $($also:literal)+;)*
     )+) => {
        $(#[$meta])*
        $vis const $ALL: &[$crate::law::Form] = &[$($NAME),+];

        $($vis const $NAME: $crate::law::Form = {
            #[allow(unused_imports)]
            use $crate::law::desk::{Also, Ask, Decides, Form, Row};
            #[allow(unused)]
            const ROWS: &[Row] = &[$(Row {
                only: $crate::incidents!(@only $($only)?),
                when: &[$(($crate::incidents!(@key $key), $crate::incidents!(@key $wanted))),*],
                laws: &[$($crate::incidents!(@law $book, $cite)),+],
                follows: &[$($Outcome),+],
            }),*];
            const FORM: Form = Form {
                id: $id,
                carried: $crate::law::Carried::$Carried,
                laws: &[$($crate::incidents!(@law $book, $law)),+],
                asks: &[$(Ask {
                    only: $crate::incidents!(@only $($ask_only)?),
                    key: $crate::incidents!(@key $ask),
                    answers: &[$($crate::incidents!(@key $answer)),+],
                }),*],
                decides: $crate::incidents!(@decides ROWS $($decider)?),
                also: &[$(Also {
                    only: $crate::incidents!(@only $($also_only)?),
                    laws: &[$($crate::incidents!(@law $book, $also)),+],
                }),*],
            };
            const { $crate::law::declare::check(&FORM) };
            FORM
        };)+
    };
    (@only) => { None };
    (@only $only:ident) => { Some(stringify!($only)) };
    (@key $name:ident) => {{
        const BYTES: [u8; stringify!($name).len()] = $crate::law::declare::hyphened(stringify!($name));
        $crate::law::declare::text(&BYTES)
    }};
    (@law $book:literal, $law:literal) => { $crate::Cite($crate::law::declare::cited($law, concat!($book, ":", $law))) };
    (@decides $ROWS:ident) => { Decides::Rows($ROWS) };
    (@decides $ROWS:ident $decider:path) => { Decides::By($decider) };
}

/// A name with hyphens for underscores: `trick_covered` is the key `trick-covered`.
pub const fn hyphened<const N: usize>(name: &str) -> [u8; N] {
    let (mut bytes, mut at) = ([0; N], 0);
    while at < N {
        let byte = name.as_bytes()[at];
        bytes[at] = if byte == b'_' { b'-' } else { byte };
        at += 1;
    }
    bytes
}

/// The bytes of an identifier as text.
pub const fn text(bytes: &'static [u8]) -> &'static str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => panic!("an identifier is UTF-8"),
    }
}

/// The citation of a law: as it is, if it names its book.
pub const fn cited(law: &'static str, in_book: &'static str) -> &'static str {
    let mut at = 0;
    while at < law.len() {
        if law.as_bytes()[at] == b':' {
            return law;
        }
        at += 1;
    }
    in_book
}

/// Panics, when it is compiled, if a row asks for an answer that its question does not have, or a question is declared that nobody asks.
pub const fn check(form: &Form) {
    let Decides::Rows(rows) = form.decides else { return };
    assert!(!rows.is_empty(), "an incident has rows or a function");
    let mut row = 0;
    while row < rows.len() {
        let mut pair = 0;
        while pair < rows[row].when.len() {
            let (key, answer) = rows[row].when[pair];
            assert!(is_answer(form, key, answer), "a row asks for an answer that its question does not have");
            pair += 1;
        }
        row += 1;
    }
}

const fn is_answer(form: &Form, key: &str, answer: &str) -> bool {
    let (mut at, mut declared) = (0, false);
    while at < form.asks.len() {
        if same(form.asks[at].key, key) {
            declared = true;
            let mut n = 0;
            while n < form.asks[at].answers.len() {
                if same(form.asks[at].answers[n], answer) {
                    return true;
                }
                n += 1;
            }
        }
        at += 1;
    }
    !declared && (same(answer, "yes") || same(answer, "no"))
}

/// Are these the same text?
pub const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}
