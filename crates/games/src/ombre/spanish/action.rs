//! Everything a player can say or do, and its one text form.

use super::bid::Bid;
use super::laws::{Talk, Thrown};
use cards::{Card, CardSet, Suit};
use engine::Seat;
use serde::Serialize;

engine::choices! {
    /// Signal of a defender to the other with a card (hombre R26).
    pub enum Signal {
        /// *Gano*: I am winning, leave me the trick.
        Gano = "gano",
        /// *Á mí*: leave it, I want it when it comes to me.
        AMi = "a_mi",
        /// The knock: ruff with your biggest trump.
        Golpe = "golpe",
    }
}

/// A payment that is there or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Calidad {
    /// The game itself, which only the Hombre has one ask for (hombre R39).
    Game,
    Primeras,
    Bola,
    Desbola,
}

engine::actions! {
    /// Everything a player can say or do.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Action {
        /// *Paso*.
        Pass = "pass", "spanish-pass" at "mediator R14";
        /// *Chillo*, without having passed.
        Chillo = "chillo", "spanish-chillo" at "mediator R21";
        /// A game bid in the auction; a bola promises every trick.
        Bid(bid: Bid) = {
            Bid::ENTRADA: "entrada", "spanish-entrada";
            Bid::ENTRADA_FAVOR: "entrada_favor", "spanish-entrada-favor";
            Bid::MEDIATOR: "mediator", "spanish-mediator";
            Bid::MEDIATOR_FAVOR: "mediator_favor", "spanish-mediator-favor";
            Bid::MEDIATOR_REFAVOR: "mediator_refavor", "spanish-mediator-refavor";
            Bid::MEDIATOR_BOLA: "mediator_bola", "spanish-mediator-bola";
            Bid::MEDIATOR_BOLA_FAVOR: "mediator_bola_favor", "spanish-mediator-bola-favor";
            Bid::MEDIATOR_BOLA_REFAVOR: "mediator_bola_refavor", "spanish-mediator-bola-refavor";
            Bid::SOLO: "solo", "spanish-solo";
            Bid::SOLO_FAVOR: "solo_favor", "spanish-solo-favor";
            Bid::SOLO_REFAVOR: "solo_refavor", "spanish-solo-refavor";
            Bid::SOLO_BOLA: "solo_bola", "spanish-solo-bola";
            Bid::SOLO_BOLA_FAVOR: "solo_bola_favor", "spanish-solo-bola-favor";
            Bid::SOLO_BOLA_REFAVOR: "solo_bola_refavor", "spanish-solo-bola-refavor";
        } at "mediator R14";
        /// *El rey de oros me ayude á bastos*: a card called, and the trump.
        Call(card: Card, suit: Suit) = "call", "spanish-call" takes "a card and a suit: O, C, E or B" at "mediator R24";
        /// The trump named, where no card is called.
        Name(suit: Suit) = "name", "spanish-name" at "mediator R24";
        /// The card given back for the king.
        ReturnCard(card: Card) = "return_card", "spanish-return-card" over "spanish-heading-return-card" at "mediator R32";
        /// The called king goes to the Hombre.
        ReturnKing = "return_king", "spanish-return-king" at "mediator R33";
        /// No king is returned.
        Keep = "keep", "spanish-keep" at "mediator R33";
        /// Cards thrown away for as many of the monte.
        Exchange(cards: CardSet) = "exchange", "spanish-exchange" over "spanish-heading-exchange" at "hombre R20";
        /// The cards left of the monte are looked at.
        Look = "look", "spanish-look" at "hombre R24";
        /// They are left as they lie.
        Leave = "leave", "spanish-leave" at "hombre R24";
        /// *Ir á fondo*: nine new cards.
        GoFondo = "go_fondo", "spanish-go-fondo" at "hombre R13";
        /// Out of a *fondo* for two fichas.
        Redeem = "redeem", "spanish-redeem" at "hombre R14";
        /// A card played.
        Play(card: Card) = "play", "spanish-play" over "spanish-heading-play" at "mediator R35";
        /// A word or a knock that goes with the next card.
        Signal(signal: Signal) = { Signal::Gano: "gano", "spanish-gano"; Signal::AMi: "a_mi", "spanish-a-mi"; Signal::Golpe: "golpe", "spanish-golpe"; } at "hombre R26";
        /// Content with the first tricks.
        Stop = "stop", "spanish-stop" at "mediator R45";
        /// A player looks at their own discard.
        ViewDiscard = "view_discard", "spanish-view-discard" at "hombre R27";
        /// The game offered as codillo.
        Concede = "concede_codillo", "spanish-concede" at "mediator R56";
        /// The codillo taken.
        Accept = "accept_codillo", "spanish-accept" at "mediator R56";
        /// The codillo refused: the hand is played on.
        PlayOn = "play_on", "spanish-play-on" at "mediator R56";
        /// *Tenderse*: the Hombre alone lays their cards open.
        LayDown = "lay_down", "spanish-lay-down" at "mediator R57";
        /// The game granted to who lays down.
        Grant = "grant", "spanish-grant" at "mediator R57";
        /// A side payment asked for.
        Claim(item: Calidad) = {
            Calidad::Game: "claim_game", "spanish-claim-game";
            Calidad::Primeras: "claim_primeras", "spanish-claim-primeras";
            Calidad::Bola: "claim_bola", "spanish-claim-bola";
            Calidad::Desbola: "claim_desbola", "spanish-claim-desbola";
        } at "mediator R58";
        /// A number of estuches demanded.
        Estuches(many: i64) = "claim_estuches", "spanish-claim-estuches" over "spanish-heading-claim-estuches" takes "a number" at "mediator R58";
        /// Nothing more to say of this hand.
        Content = "content", "spanish-content" at "mediator R60";
        /// "That seat played wrong in this trick."
        Accuse(seat: Seat, trick: u8) = "accuse", "spanish-accuse" takes "a seat and the number of a trick" at "mediator:REN.5" under "mediator:REN.5";
        /// A wrong card taken back before the trick is lifted, and this one played.
        Amend(card: Card) = "amend", "spanish-amend" over "spanish-heading-amend" at "mediator:REN.5" under "mediator:REN.5";
        /// A card laid down before its turn (mediator III).
        Early(card: Card) = "early", "spanish-early" over "spanish-heading-early" at "mediator:III.1" under "mediator:III.1";
        /// Cards shown, dropped or pulled out together (mediator IV).
        Drop(cards: CardSet) = "drop", "spanish-drop" over "spanish-heading-drop" at "mediator:IV.0" under "mediator:IV.0";
        /// The card another must play.
        Order(card: Card) = "order", "spanish-order" over "spanish-heading-order" at "mediator:VII.4" under "mediator:VII.4";
        /// A trick lifted that is another's (mediator V).
        Lift = "lift", "spanish-lift" at "mediator:V.1" under "mediator:V.1";
        /// "That trick is not yours."
        Contest = "contest", "spanish-contest" at "mediator:V.1" under "mediator:V.1";
        /// The Hombre's side lays its cards open for the win (mediator VII.4).
        Spread = "spread", "spanish-spread" at "mediator:VII.4" under "mediator:VII.4";
        /// The other is told whether to go for bola (mediator VIII.3).
        Advise = "advise", "spanish-advise" at "mediator:VIII.3" under "mediator:VIII.3";
        /// Needless talk (mediator IX).
        Talk(talk: Talk) = {
            Talk::Warn: "warn", "spanish-warn";
            Talk::ReadTricks: "read_tricks", "spanish-read-tricks";
            Talk::AskPartner: "ask_partner", "spanish-ask-partner";
        } at "mediator:IX.2" under "mediator:IX.2";
        /// A demand on an offender that a law permits (mediator III.3, IV.7).
        Demand(seat: Seat) = "demand", "spanish-demand" at "mediator:III.3" under "mediator:III.3";
        /// The card that a fine goes with in this hand (mediator MUL.1).
        Raffle(card: Card) = "raffle", "spanish-raffle" over "spanish-heading-raffle" at "mediator:MUL.2" under "mediator:MUL.2";
        /// The top card of the monte turned up (hombre XI).
        Expose = "expose", "spanish-expose" done "spanish-done-expose" at "hombre:XI.0" under "hombre:XI.0";
        /// Another's discard looked at (hombre XII).
        Peek(seat: Seat) = "peek", "spanish-peek" at "hombre:XII.1" under "hombre:XII.1";
        /// Cards put away before all have spoken (hombre XIV).
        Throw(thrown: Thrown) = { Thrown::Mixed: "throw_in", "spanish-throw-in"; Thrown::Laid: "lay_on_monte", "spanish-lay-on-monte"; } at "hombre:XIV.3" under "hombre:XIV.3";
        /// The Hombre is granted the trick they ask for (hombre XVI).
        LeaveTrick = "leave_trick", "spanish-leave-trick" at "hombre:XVI.1" under "hombre:XVI.1";
        /// The trump of a solo is not named yet (hombre NAM.2).
        HoldBack = "hold_back", "spanish-hold-back" at "hombre R18";
        /// Cards thrown, and one more drawn than thrown (hombre X).
        Overdraw(cards: CardSet) = "overdraw", "spanish-overdraw" over "spanish-heading-overdraw" at "hombre:X.0" under "hombre:X.0";
        /// Cards thrown, and one fewer drawn.
        Underdraw(cards: CardSet) = "underdraw", "spanish-underdraw" over "spanish-heading-underdraw" at "hombre:X.0" under "hombre:X.0";
        /// "I have drawn one too many."
        OwnUp = "own_up", "spanish-own-up" at "hombre:X.0" under "hombre:X.0";
        /// "That seat holds one too many."
        Recount(seat: Seat) = "recount", "spanish-recount" at "hombre:X.0" under "hombre:X.0";
        /// One more person joins the match.
        Join = "join_as_zangano", "spanish-join" at "family R38";
    }
    plays Play;
    tells {
        fn reveals(&self) -> bool {
            matches!(self, Action::Accuse(..) | Action::Estuches(_) | Action::Expose | Action::Peek(_))
        }

        /// A word can bring the espadilla or a king to light, and a card the partner, when it ends the hand.
        fn turns_up(&self) -> bool {
            use Action::*;
            matches!(self, Pass | Chillo | Call(..) | ReturnKing | Look | GoFondo | LayDown | Accept | PlayOn | Grant | Stop | Play(_) | Content | Drop(_) | Order(_) | Spread | Advise)
        }

        fn asks_first(&self) -> bool {
            matches!(self, Action::Concede | Action::LayDown | Action::Grant | Action::Accept | Action::Spread | Action::GoFondo)
        }
    }
}
