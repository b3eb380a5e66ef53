//! The faults of records, agreements, actions, simulations and rooms as messages: their crates speak no language.

use bots::simulate::SimulateError;
use cards::{BadCard, BadCards};
use engine::record::{Fault, RecordError};
use engine::{BadAction, BadAgreement, Msg};
use solver::outcome::Unsolved;
use sql::Unsaved;
use web::serve::ServeError;

/// What is wrong with a record, and on which line.
pub(crate) fn record(error: &RecordError) -> Msg {
    match error.line {
        0 => fault(&error.fault),
        line => Msg::new("told-failed-line").with("line", line).with("why", fault(&error.fault)),
    }
}

fn fault(fault: &Fault) -> Msg {
    match fault {
        Fault::NotText => Msg::new("told-fault-not-text"),
        Fault::NoHeader => Msg::new("told-fault-no-header"),
        Fault::Version(version) => Msg::new("told-fault-version").with("version", version.clone()),
        Fault::NoGame => Msg::new("told-fault-no-game"),
        Fault::Game { name, known } => Msg::new("told-failed-game").with("name", name.clone()).with("known", known.clone()),
        Fault::Word(word) => Msg::new("told-fault-word").with("word", word.clone()),
        Fault::TooLong { what, most, of } => {
            let msg = Msg::new("told-fault-too-long").with("what", (*what).to_owned()).with("most", *most);
            msg.with("of", (*of).to_owned())
        }
        Fault::Place { word, why } => {
            Msg::new("told-fault-place").with("word", (*word).to_owned()).with("why", (*why).to_owned())
        }
        Fault::Arguments { word, expected } => {
            Msg::new("told-fault-takes").with("word", (*word).to_owned()).with("expected", (*expected).to_owned())
        }
        Fault::Cards(bad) => cards(bad),
        Fault::Foreign(card) => Msg::new("told-fault-foreign").with("card", card.to_string()),
        Fault::Doubled(card) => Msg::new("told-fault-doubled").with("card", card.to_string()),
        Fault::TooMany { place, takes, given } => {
            Msg::new("told-fault-too-many").with("place", place.clone()).with("takes", *takes).with("given", *given)
        }
        Fault::NoCards => Msg::new("told-fault-no-cards"),
        Fault::DealNumber { said, is } => Msg::new("told-fault-deal").with("is", i64::from(*is)).with("said", i64::from(*said)),
        Fault::Dealer { said, is } => Msg::new("told-fault-dealer").with("is", is.index()).with("said", said.index()),
        Fault::NotDealing(seat) => Msg::new("told-fault-not-dealing").with("seat", seat.clone()),
        Fault::NotDealt => Msg::new("told-fault-not-dealt"),
        Fault::Over => Msg::new("told-failed-over"),
        Fault::Seat { seat, last } => Msg::new("told-failed-seat").with("seat", *seat).with("last", *last),
        Fault::Agreement(bad) => agreement(bad),
        Fault::Action(bad) => action(bad),
        Fault::Refused { seat, action, refusal } => {
            let msg = Msg::new("told-fault-refused").with("seat", *seat).with("action", action.clone());
            msg.with("rule", refusal.cite.to_string())
        }
    }
}

/// Cards that are none, by the letters of the notation.
fn cards(bad: &BadCards) -> Msg {
    match bad {
        BadCards::Twice(card) => Msg::new("told-fault-card-twice").with("card", card.to_string()),
        BadCards::Card(BadCard::Empty) => Msg::new("told-fault-card-missing"),
        BadCards::Card(BadCard::Suit { text }) => Msg::new("told-fault-card-suit").with("text", text.clone()),
        BadCards::Card(BadCard::Tarocco { text }) => Msg::new("told-fault-card-tarocco").with("text", text.clone()),
        BadCards::Card(BadCard::Rank { text }) => Msg::new("told-fault-card-rank").with("text", text.clone()),
    }
}

/// What was written, and is no action.
pub(crate) fn action(bad: &BadAction) -> Msg {
    match bad {
        BadAction::Empty => Msg::new("told-fault-no-action"),
        BadAction::Verb { verb } => Msg::new("told-fault-verb").with("verb", verb.clone()),
        BadAction::Cards(bad) => cards(bad),
        BadAction::Arguments { verb, expected } => {
            Msg::new("told-fault-takes").with("word", verb.clone()).with("expected", (*expected).to_owned())
        }
    }
}

/// What cannot be agreed.
pub(crate) fn agreement(bad: &BadAgreement) -> Msg {
    match bad {
        BadAgreement::Unknown { name, known } => {
            Msg::new("told-fault-option").with("name", name.clone()).with("known", known.clone())
        }
        BadAgreement::Value { name, value, expected } => {
            let msg = Msg::new("told-fault-value").with("name", name.clone()).with("value", value.clone());
            msg.with("expected", expected.clone())
        }
        BadAgreement::Together { name, why } => {
            Msg::new("told-fault-together").with("name", (*name).to_owned()).with("why", why.clone())
        }
        BadAgreement::Revision { game, revision, known } => {
            let msg = Msg::new("told-fault-revision").with("game", (*game).to_owned());
            msg.with("revision", i64::from(revision.0)).with("known", known.clone())
        }
        BadAgreement::Setup { name, why } => Msg::new("told-fault-setup").with("name", name.clone()).with("why", why.clone()),
    }
}

/// Why deals could not be played.
pub(crate) fn simulation(error: &SimulateError) -> Msg {
    let at = |number: u64, deal: u32, bot: &str, why: Msg| {
        let msg = Msg::new("told-fault-match").with("number", i64::try_from(number).unwrap_or(i64::MAX));
        msg.with("deal", i64::from(deal)).with("bot", bot.to_owned()).with("why", why)
    };
    match error {
        SimulateError::Game { game } => Msg::new("told-fault-no-players").with("game", game.clone()),
        SimulateError::Bot { name, known } => Msg::new("told-failed-bot").with("name", name.clone()).with("known", known.clone()),
        SimulateError::Agreement(bad) => agreement(bad),
        SimulateError::Seats { seats, given } => Msg::new("told-fault-seats").with("seats", *seats).with("given", *given),
        SimulateError::Refused { number, deal, bot, action, refusal } => {
            let why = Msg::new("told-fault-bot-refused").with("action", action.clone()).with("rule", refusal.cite.to_string());
            at(*number, *deal, bot, why)
        }
        SimulateError::Silent { number, deal, bot } => at(*number, *deal, bot, Msg::new("told-fault-bot-silent")),
        SimulateError::Endless { number, deal, actions } => {
            let msg = Msg::new("told-fault-endless").with("number", i64::try_from(*number).unwrap_or(i64::MAX));
            msg.with("deal", i64::from(*deal)).with("actions", i64::from(*actions))
        }
    }
}

/// Why a position has no answer.
pub(crate) fn unsolved(why: Unsolved, game: &'static str) -> Msg {
    match why {
        Unsolved::Game => Msg::new("told-unsolved-game"),
        Unsolved::NoPlay => Msg::new("told-unsolved-no-play"),
        Unsolved::ExtraRound => Msg::new("told-unsolved-extra-round"),
        Unsolved::Committed => Msg::new("told-unsolved-committed"),
        Unsolved::WrongHand => Msg::new("told-unsolved-wrong-hand"),
        Unsolved::Matto => Msg::new("told-unsolved-matto"),
        Unsolved::Honours => Msg::new("told-unsolved-honours"),
        Unsolved::Dear => Msg::new("told-unsolved-dear"),
        Unsolved::Tricks { left, most } => {
            Msg::new("told-unsolved-tricks").with("left", left).with("most", most).with("game", game.to_owned())
        }
        Unsolved::Stock { left, most } => {
            Msg::new("told-unsolved-stock").with("left", left).with("most", most).with("game", game.to_owned())
        }
    }
}

/// Why a room cannot be opened, or was not closed in order.
pub(crate) fn room(error: &ServeError) -> Msg {
    match error {
        ServeError::Store { database, why } => {
            Msg::new("told-fault-database").with("database", database.clone()).with("why", why.to_string())
        }
        ServeError::Listen { listen, why } => {
            Msg::new("told-fault-listen").with("address", listen.to_string()).with("why", why.to_string())
        }
        ServeError::Unclosed { why } => Msg::new("told-fault-unclosed").with("why", why.to_string()),
        ServeError::Network(why) => Msg::new("told-failed-io").with("why", why.to_string()),
    }
}

/// Why a room was not copied.
pub(crate) fn copy(error: &Unsaved) -> Msg {
    let file = |file: &std::path::Path| file.display().to_string();
    match error {
        Unsaved::Server { file: to } => Msg::new("told-fault-pg-dump").with("file", file(to)),
        Unsaved::Exists { file: to } => Msg::new("told-fault-copy-exists").with("file", file(to)),
        Unsaved::Write { file: to, why } => Msg::new("told-failed-write").with("file", file(to)).with("why", why.to_string()),
        Unsaved::Store(why) => Msg::new("told-failed-io").with("why", why.to_string()),
        Unsaved::Broken(why) => Msg::new("told-fault-copy-broken").with("why", why.clone()),
    }
}
