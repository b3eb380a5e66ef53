//! Everything a player can say or do, and its one text form.

use super::contract::{Contract, EucreSide};
use cards::{Card, CardSet, Suit};
use engine::action::{Argument, Behind, Unread};
use engine::{Arg, Msg, Seat};
use std::fmt;

engine::actions! {
    /// Everything a player can say or do.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Action {
        /// Points bid, more than the last bid.
        Bid(points: i64) = "bid", "grand-bid" takes "a number of points";
        /// *Passo*.
        Pass = "pass", "grand-pass";
        /// The mão lays this heart open and says "Copas".
        OpenCopas(card: Card) = "open_copas", "grand-open-copas" over "grand-heading-open-copas";
        /// The bidder chooses the game.
        Choose(contract: Contract) = "choose", (contract_words(*contract));
        /// Eight cards laid aside.
        Discard(cards: CardSet) = "discard", "grand-discard" over "grand-heading-discard";
        /// The first card for the second, which lies open.
        Exchange(give: Card, take: Card) = "exchange", "grand-exchange" takes "the card given and the card taken";
        /// A lone bidder, or an opponent of theirs, keeps their cards.
        NoExchange = "no_exchange", "grand-no-exchange";
        /// A lone player's opponent has the partner open their five cards, to choose from them.
        OpenPartner = "open_partner", "grand-open-partner";
        /// A card played.
        Play(card: Card) = "play", "grand-play" over "grand-heading-play";
        /// The trick gathered in; by itself at a strict table.
        Take = "take", "grand-take" done "grand-said-took";
        /// A wrong card replaced by this one.
        Amend(card: Card) = "amend", "grand-amend" over "grand-heading-amend" under "grand:13";
        /// "That card is wrong."
        Accuse(seat: Seat) = "accuse", "grand-accuse" under "grand:13";
        /// "Time."
        CallTime = "call_time", "grand-call-time";
    }
    plays Play;
    tells {
        fn reveals(&self) -> bool {
            // A partner's cards are laid open.
            matches!(self, Action::OpenPartner)
        }
    }
}

/// The words for a contract, with its trump.
pub(super) fn contract_words(contract: Contract) -> Msg {
    match contract {
        Contract::Whist(trump) => Msg::new("grand-choose-whist").with("suit", trump),
        Contract::Grand => Msg::new("grand-grand"),
        Contract::Eucre(trump, EucreSide::Partners) => Msg::new("grand-choose-eucre").with("suit", trump),
        Contract::Eucre(trump, EucreSide::Alone) => Msg::new("grand-choose-eucre-alone").with("suit", trump),
        Contract::Copas => Msg::new("grand-copas"),
    }
}

/// The words for a game, whatever its trump.
pub(super) const fn game_words(contract: Contract) -> Msg {
    Msg::new(match contract {
        Contract::Whist(_) => "grand-whist",
        Contract::Grand => "grand-grand",
        Contract::Eucre(..) => "grand-eucre",
        Contract::Copas => "grand-copas",
    })
}

/// A contract is its name, its trump, and whether it is played alone.
impl Argument for Contract {
    type Value = Contract;
    const EXPECTED: &'static str = "whist and a suit, grand, eucre and a suit (and perhaps alone), or copas";

    fn write(contract: &Contract, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", contract.name())?;
        contract.trump().map_or(Ok(()), |trump| write!(f, " {trump}"))?;
        if contract.way() == EucreSide::Alone { f.write_str(" alone") } else { Ok(()) }
    }

    fn read(behind: &mut Behind<'_>) -> Result<Contract, Unread> {
        match behind.word()? {
            "whist" => Suit::read(behind).map(Contract::Whist),
            "grand" => Ok(Contract::Grand),
            "eucre" => match (Suit::read(behind)?, behind.rest().as_str()) {
                (trump, "") => Ok(Contract::Eucre(trump, EucreSide::Partners)),
                (trump, "alone") => Ok(Contract::Eucre(trump, EucreSide::Alone)),
                _ => Err(Unread::Unfit),
            },
            "copas" => Ok(Contract::Copas),
            _ => Err(Unread::Unfit),
        }
    }

    fn arg(contract: &Contract) -> Arg {
        contract_words(*contract).into()
    }
}
