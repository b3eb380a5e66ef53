//! Whether an incident can happen at an honour table.

use crate::Msg;

macro_rules! carried {
    ($($(#[$about:meta])* $variant:ident = $word:literal, $message:literal;)*) => {
        /// Can an incident happen at an honour table of the house? If not, why it stays for real cards.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Carried { $($(#[$about])* $variant),* }

        impl Carried {
            /// The answer of this word in a table of text.
            pub fn from_word(word: &str) -> Option<Carried> {
                match word { $($word => Some(Carried::$variant),)* _ => None }
            }

            /// In words.
            pub fn message(self) -> Msg {
                Msg::new(match self { $(Carried::$variant => $message),* })
            }

            /// Every answer.
            pub const ALL: &[Carried] = &[$(Carried::$variant),*];
        }
    };
}

carried! {
    /// It can happen there, and what follows is carried out.
    Open = "open", "laws-carried-open";
    Deal = "deal", "laws-carried-deal";
    Cards = "cards", "laws-carried-cards";
    Seen = "seen", "laws-carried-seen";
    Words = "words", "laws-carried-words";
    Turn = "turn", "laws-carried-turn";
    Told = "told", "laws-carried-told";
    House = "house", "laws-carried-house";
    People = "people", "laws-carried-people";
    /// It is no fault: the rules decide it by themselves.
    Rule = "rule", "laws-carried-rule";
}
