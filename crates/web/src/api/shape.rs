//! What only the interface says. All else it answers with is a type of the house or of the engine, as it is.

use engine::{Book, Facts, OptionText};
use serde::Serialize;
use table::Phase;
use utoipa::ToSchema;

/// A game of the catalogue.
#[derive(Serialize, ToSchema)]
pub(super) struct Game {
    /// Its machine name.
    id: &'static str,
    /// Its name in its own language.
    title: &'static str,
    /// One sentence on it.
    about: &'static str,
    /// The book it is played by.
    book: &'static Book,
    /// How many can play.
    players: &'static [usize],
    /// The machine name of its pack.
    pack: &'static str,
    /// How many cards that has.
    cards: usize,
    /// How long a match takes among people, in minutes: from, to.
    minutes: (u32, u32),
    /// The revision of its rules.
    revision: u32,
    /// The machine names of its pots.
    pots: &'static [&'static str],
    /// What the book leaves to agreement.
    options: Vec<OptionText>,
    /// The levels of the room's own players, the weakest first.
    bots: &'static [&'static str],
}

impl From<&'static Facts> for Game {
    fn from(facts: &'static Facts) -> Game {
        Game {
            id: facts.id,
            title: facts.title,
            about: facts.about,
            book: &facts.book,
            players: facts.players,
            pack: facts.pack.name(),
            cards: facts.pack.cards().len(),
            minutes: facts.minutes,
            revision: facts.revision,
            pots: facts.pots,
            options: facts.options.iter().map(OptionText::from).collect(),
            bots: bots::names(facts.id),
        }
    }
}

/// A person, and the token by which the house knows them again.
#[derive(Serialize, ToSchema)]
pub(super) struct Person {
    /// Send it with every request, as `Authorization: Bearer`. It is a secret.
    pub(super) token: String,
    /// The id of the person, which is no secret.
    pub(super) person: String,
    /// The name on the plate.
    pub(super) name: String,
}

/// A table just opened.
#[derive(Serialize, ToSchema)]
pub(super) struct Opened {
    pub(super) id: String,
    /// The secret that opens its door for others.
    pub(super) invitation: String,
    /// The address of the page that takes the invitation.
    pub(super) link: String,
}

/// A table of the lobby.
#[derive(Serialize, ToSchema)]
pub(super) struct Listed {
    pub(super) id: String,
    /// The machine name of the game.
    pub(super) game: String,
    /// Phase of its match.
    pub(super) phase: Phase,
    /// The names on the plates; none for an empty chair.
    pub(super) names: Vec<Option<String>>,
    /// When it changed last, in milliseconds since 1970.
    pub(super) changed: u64,
}

/// It has happened and is written down.
#[derive(Serialize, ToSchema)]
#[schema(as = Done)]
pub(super) struct Receipt {
    /// The number of the event.
    pub(super) number: u64,
}
