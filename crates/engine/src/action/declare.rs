//! The declaration of verbs.

/// Declares the [`Action`](crate::Action) of a game, one line a verb: its variant with the names and kinds of its arguments
/// ([`Argument`](crate::action::Argument)), the word, and the message, which speaks of the arguments under their names.
///
/// - `done "id"`: the report of it once it is done, where its button says something else ([`Action::done`](crate::Action::done)).
/// - `over "id"`: what stands over the cards or numbers it is chosen from.
/// - `takes "..."`: what must stand behind it, where the argument does not say so itself.
/// - `at "rule"`: the rule that says when it has its moment ([`Action::moment`](crate::Action::moment)).
/// - `under "law"`: the law that the act calls upon; all of them are `Action::CITED`.
/// - `["word" | "other"]`: other words for the same.
/// - `{ Value: "word", "id"; ... }`: a word and a message for each value of the argument.
/// - `(expression)` in the place of the message: one that depends on the arguments, which it finds by reference.
///
/// Behind the verbs stand which of them plays a card, what is read as something else (`reads pattern => action`), and what else
/// the trait asks of an action (`tells`).
///
/// ```
/// use cards::Card;
/// use engine::{Action as _, Seat};
///
/// engine::actions! {
///     #[derive(Clone, Debug, PartialEq)]
///     pub enum Action {
///         /// A card played.
///         Play(card: Card) = "play", "game-play" over "game-heading-play";
///         /// The trick gathered in.
///         Take = ["take" | "gather"], "game-take" done "game-said-taken";
///         Accuse(seat: Seat, trick: u8) = "accuse", "game-accuse" takes "a seat and the number of a trick";
///     }
///     plays Play;
///     tells {
///         fn reveals(&self) -> bool {
///             matches!(self, Action::Accuse(..))
///         }
///     }
/// }
/// assert_eq!("gather".parse(), Ok(Action::Take));
/// let card = "1E".parse().unwrap();
/// assert_eq!((Action::Play(card).to_string(), Action::Play(card).plays()), ("play 1E".to_owned(), Some(card)));
/// assert_eq!((Action::Take.words().id, Action::Take.done().id), ("game-take", "game-said-taken"));
/// assert_eq!((Action::VERBS[1].words, Action::VERBS[1].about.trim()), (&[&["take", "gather"][..]][..], "The trick gathered in."));
/// assert_eq!("accuse".parse::<Action>().unwrap_err().to_string(), "`accuse` takes a seat and the number of a trick");
/// ```
#[macro_export]
macro_rules! actions {
    ($(#[$meta:meta])* $vis:vis enum $Name:ident {
        $($(#[doc = $about:literal])* $Act:ident $(($($arg:ident: $Kind:ty),+))? = $word:tt $(, $msg:tt)?
            $(done $done:literal)? $(over $heading:literal)? $(takes $expected:literal)? $(at $moment:literal)?
            $(under $law:literal)?;)+
    }
    plays $Play:ident;
    $(reads $read:pat => $meant:expr;)*
    $(tells { $($tells:tt)* })?) => {
        $(#[$meta])*
        $vis enum $Name {
            $($(#[doc = $about])* $Act $(($($crate::actions!(@type $word $Kind)),+))?),+
        }

        impl $Name {
            /// The laws that acts call upon, each with the message of the act.
            #[allow(dead_code)]
            $vis const CITED: &'static [$crate::law::Cited] = &[$($crate::actions!(@cited ($($law)?) ($($msg)?))),+];
        }

        impl $crate::Action for $Name {
            const VERBS: &'static [$crate::action::VerbFact] = &[
                $($crate::action::VerbFact {
                    words: $crate::actions!(@listed $word),
                    takes: || $crate::actions!(@takes $word [$($expected)?] $($($Kind)+)?),
                    about: concat!($($about),*),
                }),+
            ];

            fn play(card: cards::Card) -> $Name {
                $Name::$Play(card)
            }

            fn verb(&self) -> &'static str {
                match self {
                    $($Name::$Act $(($($arg),+))? => $crate::actions!(@verb $word $($($arg $Kind)+)?),)+
                }
            }

            fn words(&self) -> $crate::Msg {
                match self {
                    $($Name::$Act $(($($arg),+))? => $crate::actions!(@words $word ($($msg)?) $($($arg $Kind)+)?),)+
                }
            }

            fn done(&self) -> $crate::Msg {
                match self {
                    $($Name::$Act $(($($arg),+))? => $crate::actions!(@done self [$($done)?] $($($arg $Kind)+)?),)+
                }
            }

            fn heading(&self) -> $crate::Msg {
                match self {
                    $($($Name::$Act { .. } => $crate::Msg::new($heading),)?)+
                    #[allow(unreachable_patterns)]
                    _ => self.words(),
                }
            }

            fn moment(&self) -> &'static str {
                match self {
                    $($($Name::$Act { .. } => $moment,)?)+
                    #[allow(unreachable_patterns)]
                    _ => "",
                }
            }

            fn cards(&self) -> cards::CardSet {
                match self {
                    $($Name::$Act $(($($arg),+))? => $crate::actions!(@cards $word $($($arg $Kind)+)?),)+
                }
            }

            fn number(&self) -> Option<i64> {
                match self {
                    $($Name::$Act $(($($arg),+))? => $crate::actions!(@number $word $($($arg $Kind)+)?),)+
                }
            }

            $($($tells)*)?
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str($crate::Action::verb(self))?;
                match self {
                    $($Name::$Act $(($($arg),+))? => $crate::actions!(@write f $word $($($arg $Kind)+)?),)+
                }
            }
        }

        impl std::str::FromStr for $Name {
            type Err = $crate::BadAction;

            fn from_str(text: &str) -> Result<$Name, $crate::BadAction> {
                let (verb, behind) = $crate::action::Behind::verb(text)?;
                let mut read = Err($crate::action::Behind::unknown(verb));
                $(if read.is_err() {
                    $crate::actions!(@read read verb behind $Name $Act $word ($($expected)?) $($($arg $Kind)+)?);
                })+
                Ok(match read? {
                    $($read => $meant,)*
                    #[allow(unreachable_patterns)]
                    action => action,
                })
            }
        }
    };

    (@cited ($law:literal) ($msg:literal)) => { Some(($law, $msg)) };
    (@cited ($($law:literal)?) ($($msg:tt)?)) => { None };
    (@type { $($table:tt)+ } $Kind:ty) => { $Kind };
    (@type $word:tt $Kind:ty) => { <$Kind as $crate::action::Argument>::Value };

    (@verb { $($value:tt)+ } $arg:ident $Kind:ty) => {
        $crate::actions!(@table $Kind { $($value)+ }).iter().find(|line| line.0 == *$arg).map_or("", |line| line.1[0])
    };
    (@verb [$word:literal $(| $other:literal)+] $($arg:ident $Kind:ty)*) => {{ $(let _ = $arg;)* $word }};
    (@verb $word:literal $($arg:ident $Kind:ty)*) => {{ $(let _ = $arg;)* $word }};

    (@words { $($value:tt)+ } () $arg:ident $Kind:ty) => {
        $crate::Msg::new(
            $crate::actions!(@table $Kind { $($value)+ }).iter().find(|line| line.0 == *$arg).map_or("", |line| line.2)
        )
    };
    (@words $word:tt (($msg:expr)) $($arg:ident $Kind:ty)*) => { $msg };
    (@words $word:tt ($msg:literal) $($arg:ident $Kind:ty)*) => {
        $crate::Msg::new($msg)$(.with(stringify!($arg), <$Kind as $crate::action::Argument>::arg($arg)))*
    };

    (@done $self:ident [$done:literal] $($arg:ident $Kind:ty)*) => {
        $crate::Msg::new($done)$(.with(stringify!($arg), <$Kind as $crate::action::Argument>::arg($arg)))*
    };
    (@done $self:ident [] $($arg:ident $Kind:ty)*) => {{ $(let _ = $arg;)* $self.words() }};

    (@listed { $($value:path: $($word:literal)|+, $msg:literal;)+ }) => { &[$(&[$($word),+]),+] };
    (@listed [$($word:literal)|+]) => { &[&[$($word),+]] };
    (@listed $word:literal) => { &[&[$word]] };

    (@takes { $($table:tt)+ } [] $Kind:ty) => { String::new() };
    (@takes $word:tt [$expected:literal] $($Kind:ty)*) => { $expected.to_owned() };
    (@takes $word:tt []) => { String::new() };
    (@takes $word:tt [] $Kind:ty) => { <$Kind as $crate::action::Argument>::expected() };

    (@cards { $($table:tt)+ } $arg:ident $Kind:ty) => {{ let _ = $arg; cards::CardSet::EMPTY }};
    (@cards $word:tt $($arg:ident $Kind:ty)*) => {
        cards::CardSet::EMPTY $(| <$Kind as $crate::action::Argument>::cards($arg))*
    };

    (@number { $($table:tt)+ } $arg:ident $Kind:ty) => {{ let _ = $arg; None }};
    (@number $word:tt $($arg:ident $Kind:ty)*) => {
        None $(.or(<$Kind as $crate::action::Argument>::number($arg)))*
    };

    (@write $f:ident { $($table:tt)+ } $arg:ident $Kind:ty) => {{ let _ = $arg; Ok(()) }};
    (@write $f:ident $word:tt $($arg:ident $Kind:ty)*) => {{
        $(<$Kind as $crate::action::Argument>::write($arg, $f)?;)*
        Ok(())
    }};

    (@read $read:ident $verb:ident $behind:ident $Name:ident $Act:ident { $($value:tt)+ } () $arg:ident $Kind:ty) => {
        if let Some(line) = $crate::actions!(@table $Kind { $($value)+ }).iter().find(|line| line.1.contains(&$verb)) {
            $read = $behind.read($verb, "nothing behind it", |_| Ok($Name::$Act(line.0)));
        }
    };
    (@read $read:ident $verb:ident $behind:ident $Name:ident $Act:ident $word:tt ($($expected:literal)?) $($arg:ident $Kind:ty)*) => {
        if $crate::actions!(@spoken $word).contains(&$verb) {
            let expected = $crate::actions!(@expected [$($expected)?] $($Kind)*);
            $read = $behind.read($verb, expected, |_behind| {
                Ok($crate::actions!(@make $Name $Act _behind $($Kind)*))
            });
        }
    };

    (@make $Name:ident $Act:ident $behind:ident) => { $Name::$Act };
    (@make $Name:ident $Act:ident $behind:ident $($Kind:ty)+) => {
        $Name::$Act($(<$Kind as $crate::action::Argument>::read($behind)?),+)
    };

    (@expected [$expected:literal] $($Kind:ty)*) => { $expected };
    (@expected []) => { "nothing behind it" };
    (@expected [] $Kind:ty) => { <$Kind as $crate::action::Argument>::EXPECTED };

    (@spoken [$($word:literal)|+]) => { [$($word),+] };
    (@spoken $word:literal) => { [$word] };

    (@table $Kind:ty { $($value:path: $($word:literal)|+, $msg:literal;)+ }) => {{
        const TABLE: &[($Kind, &[&str], &str)] = &[$(($value, &[$($word),+], $msg)),+];
        TABLE
    }};
}
