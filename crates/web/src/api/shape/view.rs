//! The table of a game, as a program reads it.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A card as it is written in records: its rank, then its suit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(example = "2E")]
pub struct Card(pub String);

/// A rule or law by its id in the rule files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(example = "voltarete R57")]
pub struct Cite(pub String);

/// Something to be said: the id of a message in the word files, and what it speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Msg {
    /// The id of the message.
    pub id: String,
    /// What it speaks of, names and values.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(no_recursion)]
    pub args: Vec<(String, Arg)>,
}

/// What a message speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A player.
    Seat(usize),
    /// A card.
    Card(Card),
    /// Some cards.
    Cards(Vec<Card>),
    /// A suit, by its letter.
    Suit(String),
    /// Another message.
    #[schema(no_recursion)]
    Msg(Msg),
    /// A text that is the same in every language.
    Text(String),
}

/// A table to be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TableView {
    /// The machine name of the game.
    pub game: String,
    /// The seat whose eyes these are; none for what everybody may know.
    pub eyes: Option<usize>,
    /// The number of the deal.
    pub deal: u32,
    /// What is going on.
    pub headline: Msg,
    /// Short facts of the deal.
    pub facts: Vec<Msg>,
    /// The seats in the order in which they play.
    pub seats: Vec<SeatView>,
    /// The middle of the table.
    pub centre: Centre,
    /// The pots.
    pub pots: Vec<PotView>,
    /// The score sheet: every movement of this deal and the one before, with its rule.
    pub sheet: Vec<SheetLine>,
    /// What was said and done in this deal, as far as these eyes saw it.
    pub log: Vec<Msg>,
    /// What the visitor may do now.
    pub prompt: Option<Prompt>,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SeatView {
    /// Which.
    pub seat: usize,
    /// What they are in this deal.
    pub roles: Vec<Msg>,
    /// Their cards.
    pub hand: Hand,
    /// Cards of theirs that lie open for all.
    pub shown: Vec<Card>,
    /// Tricks they have taken.
    pub tricks: u8,
    /// What they have won, or lost, so far.
    pub chips: i64,
    /// What else they stand at, where a book keeps more than one figure: a mark, the points of the hand, what is lacking.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<Msg>,
    /// The last thing they said.
    pub said: Option<Msg>,
    /// Whether play waits for them.
    pub to_act: ToAct,
}

/// Whether play waits for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ToAct {
    /// It does.
    Must,
    /// It does not, but they may speak.
    May,
    /// They can only wait.
    Waits,
}

/// A hand: faces for its owner, a number of backs for the rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// The cards.
    Faces(Vec<Card>),
    /// So many cards, face down.
    Backs(usize),
}

/// The middle of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Centre {
    /// The trick being played.
    pub trick: Vec<Played>,
    /// The trick before it, where the game lets players look back.
    pub last_trick: Vec<Played>,
    /// Cards turned up.
    pub turned: Vec<Card>,
    /// Cards left in the stock.
    pub stock: usize,
    /// Cards laid aside.
    pub discards: usize,
}

/// A card in a trick.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Played {
    /// Who played it, where that may be told.
    pub seat: Option<usize>,
    /// The card.
    pub card: Card,
    /// Does it hold the trick?
    pub winning: bool,
}

/// A pot and what is in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PotView {
    /// Its name.
    pub name: Msg,
    /// How many chips.
    pub amount: i64,
}

/// One line of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SheetLine {
    /// The deal.
    pub deal: u32,
    /// Who paid.
    pub from: Party,
    /// Who got it.
    pub to: Party,
    /// How many.
    pub amount: i64,
    /// By which rule.
    pub cite: Cite,
}

/// A player, a pot, or what lay on the table before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// A player.
    Seat(usize),
    /// A pot, by its machine name.
    Pot(String),
    /// From before the record.
    Carried,
}

/// A question to the visitor and the ways to answer it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Prompt {
    /// The question.
    pub question: Msg,
    /// Must they answer, or may they?
    pub must: bool,
    /// The ways.
    pub ways: Vec<Way>,
    /// What they might think of, and why it is refused.
    pub refused: Vec<RefusedWay>,
}

/// What becomes of a card that is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// It is played to the trick.
    Play,
    /// Something else.
    Other,
}

/// One way to answer. What is sent is the action of a word, or the verb with the cards or the number behind it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// Say this.
    Word {
        /// The action as it is sent.
        action: String,
        /// What it means.
        words: Msg,
    },
    /// One card of these.
    Card {
        /// The verb to write before the card.
        verb: String,
        /// What stands over them.
        heading: Msg,
        /// The cards.
        of: Vec<Card>,
        /// What becomes of it.
        deed: Deed,
    },
    /// So many of these cards.
    Cards {
        /// The verb to write before the cards.
        verb: String,
        /// What stands over them.
        heading: Msg,
        /// The cards to choose from.
        of: Vec<Card>,
        /// Those that must be chosen.
        must: Vec<Card>,
        /// The fewest.
        at_least: usize,
        /// The most.
        at_most: usize,
    },
    /// A number.
    Number {
        /// The verb to write before it.
        verb: String,
        /// What stands over it.
        heading: Msg,
        /// The least.
        from: i64,
        /// The greatest.
        to: i64,
    },
}

/// Something a player might think of, and the rule against it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct RefusedWay {
    /// The action, or the card.
    pub what: String,
    /// Why not.
    pub why: Refusal,
}

/// Why the rules refuse something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Refusal {
    /// The rule that forbids it.
    pub cite: Cite,
    /// What to tell the player.
    pub why: Msg,
}
