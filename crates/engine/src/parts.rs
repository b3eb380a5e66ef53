//! Code common to all games kept in parts: what was agreed, what lasts, what lies open, what is hidden, the ledger and
//! the reports. A game says each part once, and what its own rules say of them.

/// Declares a game kept in parts. Its module has the types `Agreements`, `MatchState` (what lasts), `Open` (what lies open) and `Hidden`,
/// with a `Hidden::NOTHING` for a table without cards.
///
/// What is kept of a deal that is over is its report; or, `struct Game keeping Hand;`, what the game makes one of when it is asked.
#[macro_export]
macro_rules! parts {
    (@kept) => { $crate::DealReport };
    (@kept $Hand:ty) => { $Hand };
    ($(#[$meta:meta])* $vis:vis struct $Game:ident $(keeping $Hand:ty)?;) => {
        $(#[$meta])*
        #[derive(Clone, Debug)]
        $vis struct $Game {
            agreements: Agreements,
            match_state: MatchState,
            open: Open,
            hidden: Hidden,
            ledger: $crate::Ledger,
            reports: Vec<$crate::parts!(@kept $($Hand)?)>,
        }

        impl $Game {
            /// A company that sits down with nothing dealt and nothing paid.
            fn seated(agreements: &Agreements, match_state: MatchState, open: Open) -> $Game {
                let (ledger, reports) = ($crate::Ledger::default(), Vec::new());
                $Game { agreements: agreements.clone(), match_state, open, hidden: Hidden::NOTHING, ledger, reports }
            }

            /// The table as all see it, without a card in any hand.
            fn bare(view: &View) -> $Game {
                let seated = $Game::seated(&view.agreements, view.match_state.clone(), view.open.clone());
                $Game { ledger: view.ledger.clone(), ..seated }
            }
        }
    };
}

/// In the `impl Game` of a game kept in [`parts!`](crate::parts): what follows from the parts alone. Its module has `Action`, `View`
/// and `FACTS`; the game has `sit_down` and `seen_by`, the module `show` a function for each part of the table, and `imagine` one
/// that deals the unseen cards again. `worth: worth::worth` names what tells the worth of the viewer's own cards,
/// `believed: imagine::believed` what deals the unseen cards by a belief.
#[macro_export]
macro_rules! by_parts {
    (@worth $view:ident) => { None };
    (@worth $view:ident $worth:path) => { $worth($view) };
    (@believed) => {};
    (@believed $believed:path) => {
        fn imagine_by(view: &View, belief: &dyn $crate::belief::Belief, rng: &mut $crate::Rng) -> Self {
            Self { hidden: $believed(view, belief, rng), ..Self::bare(view) }
        }
    };
    () => {
        $crate::by_parts!(@all [] []);
    };
    (worth: $worth:path) => {
        $crate::by_parts!(@all [$worth] []);
    };
    (believed: $believed:path) => {
        $crate::by_parts!(@all [] [$believed]);
    };
    (worth: $worth:path, believed: $believed:path) => {
        $crate::by_parts!(@all [$worth] [$believed]);
    };
    (@all [$($worth:path)?] [$($believed:path)?]) => {
        $crate::by_parts!(@believed $($believed)?);

        type Agreements = Agreements;
        type Action = Action;
        type View = View;

        const FACTS: &'static $crate::Facts = &FACTS;

        fn open(agreements: &Agreements, setup: &$crate::Setup) -> Result<Self, $crate::BadAgreement> {
            Self::sit_down(agreements, setup)
        }

        #[inline]
        fn deal_number(&self) -> u32 {
            self.match_state.deal
        }

        fn view(&self, viewer: $crate::Viewer) -> View {
            self.seen_by(viewer)
        }

        fn ledger(&self) -> &$crate::Ledger {
            &self.ledger
        }

        fn show(view: &View) -> $crate::TableView {
            $crate::TableView {
                game: FACTS.id,
                viewer: view.viewer,
                deal: view.match_state.deal,
                headline: show::headline(view),
                aim: aim::aim(view),
                worth: $crate::by_parts!(@worth view $($worth)?),
                facts: show::facts(view),
                seats: show::seats(view),
                centre: show::centre(view),
                pots: show::pots(view),
                sheet: view.ledger.entries().iter().map(|entry| $crate::show::SheetLine::new(entry, FACTS.pots)).collect(),
                log: $crate::show::log(show::SAID, &view.open.said),
                prompt: view.asked().map(|asked| view.prompt(show::question(view, asked))),
            }
        }

        fn offered(view: &View) -> &[$crate::Offer<Action>] {
            &view.offers
        }

        fn to_act(view: &View) -> $crate::show::ToAct {
            view.asked().unwrap_or($crate::show::ToAct::Waits)
        }

        fn imagine(view: &View, rng: &mut $crate::Rng) -> Self {
            Self { hidden: imagine::imagined(view, rng), ..Self::bare(view) }
        }
    };
}

/// Declares the view of a game kept in [`parts!`](crate::parts): all that lies open, and the fields named, each with
/// where it comes from. They are built from the game and from `own`, the seat that looks, if it is one and (where a condition is given)
/// has taken up its cards. Its own cards are all that the hidden part gives.
///
/// The game has `refused_ways`: what a player in turn might think of, and the rule against it.
#[macro_export]
macro_rules! views {
    ($(#[$meta:meta])* $vis:vis struct $View:ident for $seats:ident of ($game:ident: $Game:ty, $own:ident $(if $up:expr)?) {
        $($(#[$about:meta])* $field:ident: $Type:ty = $source:expr;)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, serde::Serialize)]
        $vis struct $View {
            #[serde(rename = "eyes")] pub viewer: $crate::Viewer,
            /// The agreements of the match.
            pub agreements: Agreements,
            #[serde(rename = "company")] pub match_state: MatchState,
            /// The open state of the deal.
            pub open: Open,
            /// The balances, and the movements of this deal and the one before.
            pub ledger: $crate::Ledger,
            $($(#[$about])* pub $field: $Type,)+
            /// Does play wait for each seat?
            pub to_act: [$crate::show::ToAct; $seats],
            /// Actions the viewer may take.
            #[serde(serialize_with = "engine::show::as_choices")]
            pub offers: Vec<$crate::Offer<Action>>,
            /// Actions the viewer might think of, with the reasons they are refused.
            pub refused: Vec<$crate::show::RefusedChoice>,
        }

        impl $Game {
            pub(super) fn seen_by(&self, viewer: $crate::Viewer) -> $View {
                let $game = self;
                let seated = viewer.seat().filter(|seat| seat.index() < $crate::Game::players($game));
                let $own = seated$(.filter($up))?;
                let mut offers = Vec::new();
                if let Some(seat) = seated {
                    $crate::Game::offers($game, seat, &mut offers);
                    $crate::Game::optional_offers($game, seat, &mut offers);
                }
                let turn = $crate::Game::turn($game);
                $View {
                    viewer,
                    agreements: $game.agreements.clone(),
                    match_state: $game.match_state.clone(),
                    open: $game.open.clone(),
                    ledger: $game.ledger.since($game.match_state.deal.saturating_sub(1)),
                    $($field: $source,)+
                    to_act: std::array::from_fn(|seat| $crate::show::ToAct::of(&turn, $crate::Seat::at(seat))),
                    refused: $own.map_or_else(Vec::new, |seat| $game.refused_ways(seat)),
                    offers,
                }
            }
        }

        impl $View {
            /// The seat that looks, if it is one.
            pub fn seat(&self) -> Option<$crate::Seat> {
                self.viewer.seat()
            }

            /// The viewer's part in the turn; `None` if there is nothing to say.
            pub fn asked(&self) -> Option<$crate::show::ToAct> {
                let seat = self.seat().filter(|_| !self.offers.is_empty())?;
                self.to_act.get(seat.index()).copied()
            }

            /// The question to the viewer, with all the ways to answer it.
            pub(super) fn prompt(&self, question: $crate::Msg) -> $crate::show::Prompt {
                let must = self.asked() == Some($crate::show::ToAct::Must);
                let ways = self.offers.iter().map($crate::show::Choice::new).collect();
                $crate::show::Prompt { question, must, ways, refused: self.refused.clone() }
            }
        }
    };
}
