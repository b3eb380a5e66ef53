//! Whether an incident can happen at an honour table.

use crate::Msg;

macro_rules! carried {
    ($($(#[$about:meta])* $variant:ident = $message:literal;)*) => {
        /// Whether an incident can happen at an honour table, or the reason why it needs real cards.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Carried { $($(#[$about])* $variant),* }

        impl Carried {
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
    Open = "laws-carried-open";
    Deal = "laws-carried-deal";
    Cards = "laws-carried-cards";
    Seen = "laws-carried-seen";
    Words = "laws-carried-words";
    Turn = "laws-carried-turn";
    Told = "laws-carried-told";
    House = "laws-carried-house";
    People = "laws-carried-people";
    /// It is no fault: the rules decide it by themselves.
    Rule = "laws-carried-rule";
}
