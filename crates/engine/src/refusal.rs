//! Refusals, each with its rule.

use crate::Msg;
use std::fmt;

/// A rule or law by its id in the rule files: `voltarete R57`, `voltarete:II.10.13`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Cite(pub &'static str);

impl fmt::Display for Cite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// An action the rules do not allow now. Nothing has changed.
///
/// ```
/// use engine::{Cite, Msg, Refusal};
///
/// let refusal = Refusal { cite: Cite("voltarete R57"), why: Msg::new("voltarete-refused-follow") };
/// assert_eq!(refusal.to_string(), "voltarete R57: voltarete-refused-follow");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, thiserror::Error)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[error("{}: {}", .cite, .why.id)]
pub struct Refusal {
    /// The rule that forbids it.
    pub cite: Cite,
    /// The explanation for the player.
    pub why: Msg,
}

/// Declares every way to break the rules of a game, one line a breach: its variant, the rule that forbids it, and the message that
/// tells so. A field marked `as "name"` is told under that name; the rule may be a field, or be asked of one.
///
/// ```
/// use cards::Card;
/// use engine::Refusal;
///
/// engine::breaches! {
///     pub enum Breach {
///         /// The match is over.
///         Over = "game R9", "game-refused-over";
///         NotHeld { card: Card as "card", rule: &'static str } = rule, "game-refused-not-held";
///     }
/// }
/// let refusal = Refusal::from(Breach::NotHeld { card: "1E".parse().unwrap(), rule: "game R3" });
/// assert_eq!((refusal.cite.0, refusal.why.args.len()), ("game R3", 1));
/// assert_eq!(Refusal::from(Breach::Over).why.id, "game-refused-over");
/// assert_eq!(Breach::CITED, [Some(("game R9", "game-refused-over")), None]);
/// ```
#[macro_export]
macro_rules! breaches {
    ($(#[$meta:meta])* $vis:vis enum $Name:ident {
        $($(#[$about:meta])* $Breach:ident $({ $($field:ident: $Type:ty $(as $arg:literal)?),+ })?
            = $($cite:literal)? $($rule:ident $(. $of:ident ())?)?, $why:literal;)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $Name {
            $($(#[$about])* $Breach $({ $($field: $Type),+ })?),+
        }

        impl $Name {
            /// The rule or law of each breach that always has the same, with its message.
            #[allow(dead_code)]
            $vis const CITED: &'static [$crate::law::Cited] = &[$($crate::breaches!(@cited ($($cite)?) $why)),+];
        }

        impl From<$Name> for $crate::Refusal {
            fn from(breach: $Name) -> $crate::Refusal {
                let (cite, why) = match breach {
                    $($Name::$Breach $({ $($field),+ })? => {
                        ($($cite)? $($rule $(.$of())?)?, $crate::Msg::new($why)$($($(.with($arg, $field))?)+)?)
                    })+
                };
                $crate::Refusal { cite: $crate::Cite(cite), why }
            }
        }
    };
    (@cited ($cite:literal) $why:literal) => { Some(($cite, $why)) };
    (@cited () $why:literal) => { None };
}
