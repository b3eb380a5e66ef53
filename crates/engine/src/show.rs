//! The table as one viewer sees it, in one form for every game: the source of pages, terminal and JSON.

use crate::look_back::TakenTrick;
use crate::{Action, Cite, LedgerEntry, Msg, Offer, Refusal, Saying, Seat, Turn, Viewer};
use cards::{Card, CardSet, Rank, Suit};
use serde::Serialize;

/// A table to be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableView {
    /// The machine name of the game.
    pub game: &'static str,
    /// The viewer: a seat, or a spectator.
    #[cfg_attr(feature = "schema", schema(value_type = Option<Seat>))]
    #[serde(rename = "eyes")]
    pub viewer: Viewer,
    /// The number of the deal.
    pub deal: u32,
    /// The current step of the game.
    pub headline: Msg,
    /// The aim of the viewer's side in this deal and how far it is; none while there is nothing to aim at, and for watchers.
    pub aim: Option<Msg>,
    /// The worth of the viewer's own cards, where they count for more than tricks.
    pub worth: Option<Msg>,
    /// Short facts of the deal: trump, contract, who holds the medalhão.
    pub facts: Vec<Msg>,
    /// The seats in the order in which they play, beginning anywhere.
    pub seats: Vec<SeatView>,
    /// The middle of the table.
    pub centre: Centre,
    pub pots: Vec<PotView>,
    /// The score sheet: every movement of this deal and the one before, with its rule.
    pub sheet: Vec<SheetLine>,
    /// Utterances and actions of this deal, as far as the viewer saw them.
    pub log: Vec<Msg>,
    /// Actions the viewer may take now.
    pub prompt: Option<Prompt>,
}

/// One player as the others see them, or as they see themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatView {
    pub seat: Seat,
    /// Roles in this deal: mão, feito.
    pub roles: Vec<Msg>,
    pub hand: HandView,
    /// Cards of theirs that lie open for all, whether or not they are also in the hand.
    pub shown: CardSet,
    /// Tricks they have taken.
    pub tricks: u8,
    /// Balance so far.
    pub chips: i64,
    /// Further figures of the score where a book keeps more than one: a mark, the points of the hand, the points missing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<Msg>,
    /// The last thing they said.
    pub said: Option<Msg>,
    /// Does play wait for them?
    pub to_act: ToAct,
    /// Are they out of this deal: they sit it out, or have left it?
    pub out: bool,
}

/// Part of a seat in the current turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ToAct {
    Must,
    /// It does not, but they may speak.
    May,
    /// They can only wait.
    Waits,
}

impl ToAct {
    /// The part of this seat in this turn.
    pub const fn of(turn: &Turn, seat: Seat) -> ToAct {
        match turn {
            Turn::Seats { must, .. } if must.contains(seat) => ToAct::Must,
            Turn::Seats { may, .. } if may.contains(seat) => ToAct::May,
            _ => ToAct::Waits,
        }
    }
}

/// A hand: faces for its owner, a number of backs for the rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum HandView {
    /// The cards, in the order in which a player would sort them.
    Faces(Vec<Card>),
    /// This number of cards, face down.
    Backs(usize),
}

/// The middle of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Centre {
    /// The trick being played.
    pub trick: Vec<Played>,
    /// The trick before it, where the game lets players look back; without names where it forbids to tell them.
    pub last_trick: Vec<Played>,
    /// The taken tricks of the deal that the viewer may look at again, the first one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<TakenTrick>,
    /// Cards turned up.
    pub turned: Vec<Card>,
    /// Cards left in the stock.
    pub stock: usize,
    /// Cards laid aside.
    pub discards: usize,
}

/// A card in a trick.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Played {
    /// Its player, where that may be told.
    pub seat: Option<Seat>,
    pub card: Card,
    /// Does it hold the trick?
    pub winning: bool,
}

/// A pot and what is in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PotView {
    pub name: Msg,
    /// Its amount, in chips.
    pub amount: i64,
}

/// One line of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SheetLine {
    pub deal: u32,
    pub from: Party,
    /// The receiver.
    pub to: Party,
    pub amount: i64,
    /// By which rule.
    pub cite: Cite,
    /// Why, in words: the case, with its cards and figures.
    pub cause: Msg,
}

/// A player, a pot, or what lay on the table before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// A player.
    Seat(Seat),
    /// A pot, by its machine name.
    Pot(&'static str),
    /// From before the record.
    Carried,
}

impl SheetLine {
    /// The line of a ledger entry.
    pub fn new(entry: &LedgerEntry, pots: &[&'static str]) -> SheetLine {
        let party = |account: crate::Account| match (account.as_seat(), account.as_pot()) {
            (Some(seat), _) => Party::Seat(seat),
            (_, Some(pot)) => pots.get(usize::from(pot.0)).map_or(Party::Carried, |&name| Party::Pot(name)),
            _ => Party::Carried,
        };
        SheetLine {
            deal: entry.deal,
            from: party(entry.from),
            to: party(entry.to),
            amount: entry.amount,
            cite: entry.cause.cite,
            cause: entry.cause.said(),
        }
    }
}

/// A question to the viewer and the ways to answer it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Prompt {
    pub question: Msg,
    /// Must they answer, or may they?
    pub must: bool,
    pub ways: Vec<Choice>,
    /// Actions the viewer might think of, with the reasons they are refused.
    pub refused: Vec<RefusedChoice>,
}

/// One way to answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", schema(as = Way))]
pub enum Choice {
    Word {
        /// The action as it is written.
        action: String,
        /// The label of the button.
        words: Msg,
    },
    /// One card of these.
    Card {
        /// The verb to write before the card.
        verb: &'static str,
        /// The heading over them.
        heading: Msg,
        of: CardSet,
        /// Effect of choosing one.
        deed: Deed,
    },
    /// A number of these cards.
    Cards {
        /// The verb to write before the cards.
        verb: &'static str,
        /// The heading over them.
        heading: Msg,
        /// The cards to choose from.
        of: CardSet,
        /// Those that must be chosen.
        must: CardSet,
        at_least: usize,
        at_most: usize,
    },
    /// A number.
    Number {
        /// The verb to write before it.
        verb: &'static str,
        /// The heading over it.
        heading: Msg,
        from: i64,
        to: i64,
    },
}

/// Effect of choosing a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// It is played to the trick.
    Play,
    /// Something else.
    Other,
}

/// The verb of a family of actions does not hang on the card.
const ANY: Card = Card::new(Suit::Ouros, Rank::Two);

impl Choice {
    /// Its label; the gloss of this message says what it means and costs.
    pub const fn words(&self) -> &Msg {
        match self {
            Choice::Word { words, .. } => words,
            Choice::Card { heading, .. } | Choice::Cards { heading, .. } | Choice::Number { heading, .. } => heading,
        }
    }

    /// The way of an offer.
    pub fn new<A: Action>(offer: &Offer<A>) -> Choice {
        match *offer {
            Offer::Word(ref action) => Choice::Word { action: action.to_string(), words: action.words() },
            Offer::Card { of, make } => {
                let one = make(of.first().unwrap_or(ANY));
                let deed = if one.plays().is_some() { Deed::Play } else { Deed::Other };
                Choice::Card { verb: one.verb(), heading: one.heading(), of, deed }
            }
            Offer::Cards { of, must, at_least, at_most, make } => {
                let one = make(CardSet::EMPTY);
                Choice::Cards { verb: one.verb(), heading: one.heading(), of, must, at_least, at_most }
            }
            Offer::Number { from, to, make } => {
                let one = make(from);
                Choice::Number { verb: one.verb(), heading: one.heading(), from, to }
            }
        }
    }
}

/// Offers as ways: how a view writes down what its owner may do.
pub fn as_choices<A: Action, S: serde::Serializer>(offers: &[Offer<A>], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(offers.iter().map(Choice::new))
}

/// Something a player might think of, and the rule against it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = RefusedWay))]
pub struct RefusedChoice {
    /// The action, or the card.
    pub what: String,
    pub why: Refusal,
}

/// The utterances as a log; the message `id` names the speaker.
pub fn log<S: Saying>(id: &'static str, said: &[(Seat, S)]) -> Vec<Msg> {
    said.iter().map(|(seat, said)| Msg::new(id).with("seat", *seat).with("what", said.words())).collect()
}

/// The last thing this seat said.
pub fn last_said<S: Saying>(said: &[(Seat, S)], seat: Seat) -> Option<Msg> {
    said.iter().rev().find(|(speaker, _)| *speaker == seat).map(|(_, said)| said.words())
}
