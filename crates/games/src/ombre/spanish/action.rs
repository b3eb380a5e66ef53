//! Everything a player can say or do, and its one text form.

use super::bid::Bid;
use super::laws::{Talk, Thrown};
use cards::{Card, CardSet, Suit};
use engine::Seat;
use serde::Serialize;

engine::choices! {
    /// What one defender may tell the other with a card (hombre R26).
    pub enum Signal {
        /// *Gano*: I am winning, leave me the trick.
        Gano = "gano",
        /// *Á mí*: leave it, I want it when it comes to me.
        AMi = "a_mi",
        /// The knock: ruff with your biggest trump.
        Golpe = "golpe",
    }
}

/// A side payment that is there or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Calidad {
    Primeras,
    Bola,
    Desbola,
}

engine::actions! {
    /// Everything a player can say or do.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Action {
        /// *Paso*.
        Pass = "pass", "spanish-pass";
        /// *Chillo*, without having passed.
        Chillo = "chillo", "spanish-chillo";
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
        };
        /// *El rey de oros me ayude á bastos*: a card called, and the trump.
        Call(card: Card, suit: Suit) = "call", "spanish-call" takes "a card and a suit: O, C, E or B";
        Name(suit: Suit) = "name", "spanish-name";
        /// The card given back for the king.
        ReturnCard(card: Card) = "return_card", "spanish-return-card" over "spanish-heading-return-card";
        /// The called king goes to the Hombre.
        ReturnKing = "return_king", "spanish-return-king";
        /// No king is returned.
        Keep = "keep", "spanish-keep";
        /// Cards thrown away for as many of the monte.
        Exchange(cards: CardSet) = "exchange", "spanish-exchange" over "spanish-heading-exchange";
        /// The cards left of the monte are looked at.
        Look = "look", "spanish-look";
        /// They are left as they lie.
        Leave = "leave", "spanish-leave";
        /// *Ir á fondo*: nine new cards.
        GoFondo = "go_fondo", "spanish-go-fondo";
        /// Out of a *fondo* for two fichas.
        Redeem = "redeem", "spanish-redeem";
        Play(card: Card) = "play", "spanish-play" over "spanish-heading-play";
        /// A word or a knock that goes with the next card.
        Signal(signal: Signal) = { Signal::Gano: "gano", "spanish-gano"; Signal::AMi: "a_mi", "spanish-a-mi"; Signal::Golpe: "golpe", "spanish-golpe"; };
        /// Content with the first tricks.
        Stop = "stop", "spanish-stop";
        /// The Hombre looks at what they threw away.
        ViewDiscard = "view_discard", "spanish-view-discard";
        /// The game offered as codillo.
        Concede = "concede_codillo", "spanish-concede";
        Accept = "accept_codillo", "spanish-accept";
        PlayOn = "play_on", "spanish-play-on";
        /// *Tenderse*: the Hombre alone lays their cards open.
        LayDown = "lay_down", "spanish-lay-down";
        /// The game granted to who lays down.
        Grant = "grant", "spanish-grant";
        /// A side payment asked for.
        Claim(item: Calidad) = {
            Calidad::Primeras: "claim_primeras", "spanish-claim-primeras";
            Calidad::Bola: "claim_bola", "spanish-claim-bola";
            Calidad::Desbola: "claim_desbola", "spanish-claim-desbola";
        };
        /// So many estuches asked for.
        Estuches(many: i64) = "claim_estuches", "spanish-claim-estuches" over "spanish-heading-claim-estuches" takes "a number";
        /// Nothing more to say of this hand.
        Content = "content", "spanish-content";
        /// "That seat played wrong in this trick."
        Accuse(seat: Seat, trick: u8) = "accuse", "spanish-accuse" takes "a seat and the number of a trick";
        /// A wrong card taken back before the trick is lifted, and this one played.
        Amend(card: Card) = "amend", "spanish-amend" over "spanish-heading-amend";
        /// A card laid down before its turn (mediator III).
        Early(card: Card) = "early", "spanish-early" over "spanish-heading-early";
        /// Cards shown, dropped or pulled out together (mediator IV).
        Drop(cards: CardSet) = "drop", "spanish-drop" over "spanish-heading-drop";
        /// The card another must play.
        Order(card: Card) = "order", "spanish-order" over "spanish-heading-order";
        /// A trick lifted that is another's (mediator V).
        Lift = "lift", "spanish-lift";
        /// "That trick is not yours."
        Contest = "contest", "spanish-contest";
        /// The Hombre's side lays its cards open for the win (mediator VII.4).
        Spread = "spread", "spanish-spread";
        /// The other is told whether to go for bola (mediator VIII.3).
        Advise = "advise", "spanish-advise";
        /// Needless talk (mediator IX).
        Talk(talk: Talk) = {
            Talk::Warn: "warn", "spanish-warn";
            Talk::ReadTricks: "read_tricks", "spanish-read-tricks";
            Talk::AskPartner: "ask_partner", "spanish-ask-partner";
        };
        /// What a law lets one demand of an offender (mediator III.3, IV.7).
        Demand(seat: Seat) = "demand", "spanish-demand";
        /// The top card of the monte turned up (hombre XI).
        Expose = "expose", "spanish-expose";
        /// Another's discard looked at (hombre XII).
        Peek(seat: Seat) = "peek", "spanish-peek";
        /// Cards put away before all have spoken (hombre XIV).
        Throw(thrown: Thrown) = { Thrown::Mixed: "throw_in", "spanish-throw-in"; Thrown::Laid: "lay_on_monte", "spanish-lay-on-monte"; };
        /// The Hombre is granted the trick they ask for (hombre XVI).
        LeaveTrick = "leave_trick", "spanish-leave-trick";
        /// The trump of a solo is not named yet (hombre NAM.2).
        HoldBack = "hold_back", "spanish-hold-back";
        /// Cards thrown, and one more drawn than thrown (hombre X).
        Overdraw(cards: CardSet) = "overdraw", "spanish-overdraw" over "spanish-heading-overdraw";
        /// Cards thrown, and one fewer drawn.
        Underdraw(cards: CardSet) = "underdraw", "spanish-underdraw" over "spanish-heading-underdraw";
        /// "I have drawn one too many."
        OwnUp = "own_up", "spanish-own-up";
        /// "That seat holds one too many."
        Recount(seat: Seat) = "recount", "spanish-recount";
        /// One more person joins the match.
        Join = "join_as_zangano", "spanish-join";
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
    }
}
