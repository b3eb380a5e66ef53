//! Everything a player can say or do, and its one text form.

use super::state::Irregularity;
use cards::{Card, Suit};
use engine::action::{Argument, Behind, Unread};
use engine::{Arg, Msg, Seat};
use std::fmt;

engine::actions! {
    /// Everything a player can say or do.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Action {
        /// A card played.
        Play(card: Card) = "play", "malilla-play" over "malilla-heading-play";
        /// The weaker player who drew higher takes one of the stronger (R5).
        ChoosePartner(seat: Seat) = "choose_partner", "malilla-choose-partner";
        /// Names the suit in which everything is paid double (R6, R7).
        NameFavorito(suit: Suit) = "name_favorito", "malilla-name-favorito";
        /// Leads though another has the lead: an honour table's fault (jugar.1).
        LeadOutOfTurn(card: Card) = "lead_out_of_turn", "malilla-lead-out-of-turn" over "malilla-heading-lead-out-of-turn" under "malilla:jugar.1";
        /// Gathers the trick on the table, whosever it is; by itself at a strict table.
        Lift = "lift", "malilla-lift";
        /// Gives back a trick that was not one's own (jugar.6).
        ReturnTrick = "return_trick", "malilla-return-trick" under "malilla:jugar.6";
        /// Puts one's own renuncio right with this card (ren.5).
        Correct(card: Card) = "correct", "malilla-correct" over "malilla-heading-correct" under "malilla:ren.5";
        /// Changes one's card after another's correction (ren.7).
        Change(card: Card) = "change", "malilla-change" over "malilla-heading-change" under "malilla:ren.7";
        /// Leaves it.
        Keep = "keep", "malilla-keep" under "malilla:ren.7";
        /// Tells one's partner that their card is wrong (ren.6).
        Warn = "warn", "malilla-warn" under "malilla:ren.6";
        /// Lays one's hand open on purpose (jugar.7).
        ShowHand = "show_hand", "malilla-show-hand" under "malilla:jugar.7";
        /// Says that this seat made a renuncio in this trick (R17).
        CallRenuncio(seat: Seat, trick: u8) = "call_renuncio", "malilla-call-renuncio" takes "a seat and the number of a trick" under "malilla:ren.1";
        /// Calls a fault that lies open to all.
        Call(what: Irregularity, seat: Seat) = "call", "malilla-call" takes "lead, lift or shown, and a seat";
        /// Has nothing more to say before the cards are mixed.
        Content = "content", "malilla-content" done "malilla-done-content";
    }
    plays Play;
    tells {
        fn reveals(&self) -> bool {
            matches!(self, Action::ShowHand)
        }

        fn asks_first(&self) -> bool {
            matches!(self, Action::ShowHand)
        }
    }
}

/// The words for a fault.
pub(super) fn irregularity_words(what: Irregularity) -> Msg {
    Msg::new(match what {
        Irregularity::Lead => "malilla-misdeed-lead",
        Irregularity::Lift => "malilla-misdeed-lift",
        Irregularity::Shown => "malilla-misdeed-shown",
    })
}

impl Argument for Irregularity {
    type Value = Irregularity;
    const EXPECTED: &'static str = "lead, lift or shown";

    fn write(what: &Irregularity, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", what.name())
    }

    fn read(behind: &mut Behind<'_>) -> Result<Irregularity, Unread> {
        let word = behind.word()?;
        Irregularity::ALL.into_iter().find(|what| what.name() == word).ok_or(Unread::Unfit)
    }

    fn arg(what: &Irregularity) -> Arg {
        irregularity_words(*what).into()
    }
}
