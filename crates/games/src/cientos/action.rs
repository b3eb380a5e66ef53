//! Everything a player can say or do, and its one text form.

use super::ganancias::{Length, Pip};
use cards::{Card, CardSet, Suit};

engine::actions! {
    /// Everything a player can say or do.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Action {
        /// Cartas blancas, shown before one's discard: by themselves at a strict table (R15).
        Blancas = "blancas", "cientos-blancas" done "cientos-said-blancas" under "cientos:acus.11";
        /// Cards thrown out; at a strict table as many are drawn at once (R16, R18).
        Discard(cards: CardSet) = "discard", "cientos-discard" over "cientos-heading-discard" takes "cards";
        /// Cards taken from the monte: a step of its own at an honour table, where one can miscount.
        Draw(number: u8) = "draw", "cientos-draw" over "cientos-heading-draw";
        /// The pie looks at the cards they leave (R19).
        Look = "look", "cientos-look";
        /// Nobody looks at the cards left.
        Leave = "leave", "cientos-leave";
        /// Mano names the suit of their first lead, and looks too (R19).
        Name(suit: Suit) = "name", "cientos-name";
        /// The value of one suit (R22).
        Punto(value: u8) = "punto", "cientos-punto" done "cientos-said-punto";
        /// A run of one suit, by its length and its highest card (R23).
        Secansa(length: Length, head: Pip) = "secansa", "cientos-secansa" done "cientos-said-secansa" takes "a length and a head: `quinta rey`";
        /// Four of a rank (R24).
        Catorce(rank: Pip) = "catorce", "cientos-catorce" done "cientos-said-catorce";
        /// Three of a rank (R24).
        Tres(rank: Pip) = "tres", "cientos-tres" done "cientos-said-tres";
        /// Named items found good or equal, laid open: by themselves at a strict table (R27).
        Show = "show", "cientos-show" done "cientos-done-show" under "cientos:acus.5";
        /// One catorce said for another corrected before play (`acus.8`).
        Withdraw(rank: Pip) = "withdraw", "cientos-withdraw" under "cientos:acus.8";
        /// "Which of the four is not there?" (R25)
        Ask(rank: Pip) = "ask", "cientos-ask" under "cientos:acus.7";
        /// A card played.
        Play(card: Card) = "play", "cientos-play" over "cientos-heading-play" takes "a card";
        /// The change of suit said aloud (R31).
        Announce(suit: Suit) = "announce", "cientos-announce" under "cientos:jugar.4";
        /// The trick gathered in; by itself at a strict table.
        Take = "take", "cientos-take" done "cientos-done-take";
        /// A wrong card replaced by this one (`jugar.2`).
        Amend(card: Card) = "amend", "cientos-amend" over "cientos-heading-amend" takes "a card" under "cientos:jugar.2";
        /// A card served to an unannounced change of suit taken back (`jugar.3`).
        TakeBack = "take_back", "cientos-take-back" under "cientos:jugar.3";
        /// "You named another suit: lead this one." (`desc.3`)
        Demand(suit: Suit) = "demand", "cientos-demand" under "cientos:desc.3";
        /// "You have not the right number of cards." (`robo.1`, `dar.11`)
        Recount = "recount", "cientos-recount" under "cientos:robo.1";
    }
    plays Play;
    tells {
        fn reveals(&self) -> bool {
            // Cards are drawn, looked at, or asked for; what is named is answered from the other's hand; and where a fault is found
            // the other counts and shows what they had not.
            use Action::*;
            let exchanges = matches!(self, Discard(_) | Draw(_) | Look | Name(_));
            let names = matches!(self, Punto(_) | Secansa(..) | Catorce(_) | Tres(_) | Show | Withdraw(_) | Ask(_));
            exchanges || names || matches!(self, Recount | Take)
        }
    }
}
