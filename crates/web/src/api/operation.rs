//! All that can be asked of the interface: one table, from which the routes and the document are made.

use super::{BASE, document, stream, tables};
use crate::http::{self, App};
use axum::routing::{MethodRouter, get, post};
use std::sync::Arc;

/// Something that can be asked.
pub(super) struct Operation {
    /// How.
    pub(super) verb: Verb,
    /// Where, below the base.
    pub(super) path: &'static str,
    /// Its machine name.
    pub(super) id: &'static str,
    /// What it is for, in a line.
    pub(super) title: &'static str,
    /// What else there is to know.
    pub(super) about: &'static str,
    /// Who may ask.
    pub(super) who: Who,
    /// What the address says besides.
    pub(super) given: &'static [Given],
    /// The body of the request.
    pub(super) body: Sent,
    /// What comes back.
    pub(super) answer: Answer,
    /// What can go wrong.
    pub(super) failures: &'static [u16],
    /// Who answers.
    pub(super) route: fn() -> MethodRouter<Arc<App>>,
}

impl Operation {
    /// Its whole address.
    pub(super) fn address(&self) -> String {
        format!("{BASE}{}", self.path)
    }
}

/// How something is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verb {
    /// It changes nothing.
    Get,
    /// It changes something.
    Post,
}

/// Who may ask.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Who {
    /// Anybody.
    Anybody,
    /// Anybody, but a token opens more: one's own seat is seen with one's own eyes.
    Better,
    /// Those who have a token.
    Person,
}

/// A part of an address.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Given {
    /// The table, in the path.
    Table,
    /// What to do besides the game, in the path.
    Deed,
    /// The game, in the path.
    Game,
    /// A law, or what happened, in the query.
    Law,
    /// An incident and how the table stood, in the query.
    Incident,
    /// Which tables, in the query.
    Asked,
    /// An invitation, in the query or in a header.
    Invitation,
    /// The last event seen, in a header.
    LastEvent,
}

/// The body of a request: the name of its shape and an example.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sent {
    /// None is read.
    Nothing,
    /// A request without one is refused.
    Needed(&'static str, &'static str),
    /// It may be left out.
    Optional(&'static str, &'static str),
}

/// What comes back.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    /// This shape.
    One(&'static str),
    /// This shape, and something new is there.
    Created(&'static str),
    /// A list of this shape.
    List(&'static str),
    /// A record.
    Record,
    /// A stream of this shape.
    Stream(&'static str),
    /// The document itself.
    Document,
}

const AT_TABLE: &[Given] = &[Given::Table, Given::Invitation];
const AT_TABLE_FAILURES: &[u16] = &[400, 401, 404, 409, 429, 503];

/// All operations, in the order in which one needs them.
pub(super) const OPERATIONS: [Operation; 15] = [
    Operation {
        verb: Verb::Get,
        path: "/games",
        id: "games",
        title: "The games of the house",
        about: "What the catalogue says of each: its book, how many can play, what the book leaves to agreement, and \
                the room's own players.",
        who: Who::Anybody,
        given: &[],
        body: Sent::Nothing,
        answer: Answer::List("Game"),
        failures: &[],
        route: || get(tables::games),
    },
    Operation {
        verb: Verb::Post,
        path: "/persons",
        id: "new_person",
        title: "Come in as a guest",
        about: "The token that comes back is the person: whoever sends it as `Authorization: Bearer` is taken for \
                them. It cannot be had twice.",
        who: Who::Anybody,
        given: &[],
        body: Sent::Needed("NewPerson", r#"{"name": "Ana"}"#),
        answer: Answer::Created("Person"),
        failures: &[400, 429],
        route: || post(tables::new_person),
    },
    Operation {
        verb: Verb::Post,
        path: "/tables",
        id: "open",
        title: "Open a table",
        about: "Nobody sits at it yet, not even who opened it. A table for the invited is hidden from all who have \
                no invitation.",
        who: Who::Person,
        given: &[],
        body: Sent::Needed(
            "NewTable",
            r#"{"game": "yukon", "options": {"players": "2"}, "openness": "invited",
                "clock": {"base": 600, "increment": 5}, "pace": "instant", "deadline": "usual", "hints": "alone", "rest": "usual", "rating": "unrated"}"#,
        ),
        answer: Answer::Created("Opened"),
        failures: &[400, 401, 429, 503],
        route: || post(tables::open),
    },
    Operation {
        verb: Verb::Get,
        path: "/tables",
        id: "list",
        title: "The tables of the lobby, or one's own",
        about: "The newest first, a hundred at most. One's own are listed however far they are, and only with a token.",
        who: Who::Better,
        given: &[Given::Asked],
        body: Sent::Nothing,
        answer: Answer::List("Listed"),
        failures: &[400, 401, 503],
        route: || get(tables::list),
    },
    Operation {
        verb: Verb::Get,
        path: "/tables/{table}",
        id: "look",
        title: "Look at a table",
        about: "The same sight the page is drawn from: with the eyes of one's own seat, or with those of the public. \
                If it is one's turn, `view.prompt` says what may be done.",
        who: Who::Better,
        given: AT_TABLE,
        body: Sent::Nothing,
        answer: Answer::One("Sight"),
        failures: &[401, 404, 503],
        route: || get(tables::look),
    },
    Operation {
        verb: Verb::Get,
        path: "/tables/{table}/events",
        id: "events",
        title: "Follow a table",
        about: "Server-Sent Events: the sight as it stands, then again after every event. The id of each is the \
                number of the last event in it. A stream that ends may be begun again at once: since every sight is \
                whole, nothing is missed, whatever `Last-Event-ID` says.",
        who: Who::Better,
        given: &[Given::Table, Given::Invitation, Given::LastEvent],
        body: Sent::Nothing,
        answer: Answer::Stream("Sight"),
        failures: &[401, 404, 429, 503],
        route: || get(stream::events),
    },
    Operation {
        verb: Verb::Post,
        path: "/tables/{table}/seats",
        id: "sit",
        title: "Sit down",
        about: "When the last chair is taken, the match begins. Any text given as entropy is mixed into the \
                shuffles, so that the house alone cannot have chosen them.",
        who: Who::Person,
        given: AT_TABLE,
        body: Sent::Needed("Sit", r#"{"seat": 0, "entropy": "nobody can guess this"}"#),
        answer: Answer::One("Done"),
        failures: AT_TABLE_FAILURES,
        route: || post(tables::sit),
    },
    Operation {
        verb: Verb::Post,
        path: "/tables/{table}/bots",
        id: "fill",
        title: "Give a chair to a player of the room",
        about: "Who sits at the table or has opened it can do so, before the match.",
        who: Who::Person,
        given: AT_TABLE,
        body: Sent::Needed("Fill", r#"{"seat": 1, "level": "novice"}"#),
        answer: Answer::One("Done"),
        failures: AT_TABLE_FAILURES,
        route: || post(tables::fill),
    },
    Operation {
        verb: Verb::Post,
        path: "/tables/{table}/actions",
        id: "act",
        title: "Act in the game",
        about: "The action is written as in records: that of a word of the prompt, or its verb with the cards or the \
                number behind it. What the rules refuse names its rule and changes nothing. An action sent again \
                under the same key does not happen twice.",
        who: Who::Person,
        given: AT_TABLE,
        body: Sent::Needed("Act", r#"{"action": "play 7O", "key": "a1"}"#),
        answer: Answer::One("Done"),
        failures: AT_TABLE_FAILURES,
        route: || post(tables::act),
    },
    Operation {
        verb: Verb::Post,
        path: "/tables/{table}/hint",
        id: "hint",
        title: "Ask the tutor",
        about: "For who must act: what the tutor would do, what each way is worth on the average of the worlds it \
                imagined, and the book's advice behind it. It thinks for about a second, and knows no more than the \
                seat does. Who plays against the room alone may always ask; where several people play, only if the \
                table was opened with `hints` for everybody, and all see who asked (`hints_taken`). Asked again while \
                the table stands so, it says the same. If something happens while it thinks, the answer is 409.",
        who: Who::Person,
        given: AT_TABLE,
        body: Sent::Nothing,
        answer: Answer::One("Hint"),
        failures: AT_TABLE_FAILURES,
        route: || post(tables::hint),
    },
    Operation {
        verb: Verb::Post,
        path: "/tables/{table}/do/{what}",
        id: "do",
        title: "Do something besides the game",
        about: "Only `chat` needs a body. What may be done now stands in the `rights` of the sight. When a hand is over the table \
                waits until each person at it has said `go_on`: the sight tells of the hand in `ended`, and of whom it waits for in \
                `resting`.",
        who: Who::Person,
        given: &[Given::Table, Given::Deed, Given::Invitation],
        body: Sent::Optional("With", r#"{"text": "Good evening"}"#),
        answer: Answer::One("Done"),
        failures: AT_TABLE_FAILURES,
        route: || post(tables::act_otherwise),
    },
    Operation {
        verb: Verb::Get,
        path: "/tables/{table}/record",
        id: "record",
        title: "The record of a match",
        about: "When the match is over, and not before: with the seed, so that anybody can verify the shuffles.",
        who: Who::Better,
        given: AT_TABLE,
        body: Sent::Nothing,
        answer: Answer::Record,
        failures: &[401, 404, 503],
        route: || get(tables::written),
    },
    Operation {
        verb: Verb::Get,
        path: "/laws/{game}",
        id: "laws",
        title: "The laws of a game",
        about: "Every law of its books: where it stands, how the house carries it out, whom it protects, until when it can be \
                called upon, and what rests on it. With `what` only those that speak of it.",
        who: Who::Anybody,
        given: &[Given::Game, Given::Law],
        body: Sent::Nothing,
        answer: Answer::List("Law"),
        failures: &[404],
        route: || get(http::laws::json),
    },
    Operation {
        verb: Verb::Get,
        path: "/referee/{game}",
        id: "referee",
        title: "Ask the referee",
        about: "Without an incident: those the desk knows, or with `tell` the incidents and laws that speak of it, the nearest \
                first. With an incident: the next question with its answers and the law for which it is asked, or the ruling with its laws, what \
                follows, and who pays whom. Faults named in `with` are ruled on together with it. The same question has the same answer.",
        who: Who::Anybody,
        given: &[Given::Game, Given::Incident],
        body: Sent::Nothing,
        answer: Answer::One("Desk"),
        failures: &[400, 404],
        route: || get(http::referee::json),
    },
    Operation {
        verb: Verb::Get,
        path: "/openapi.json",
        id: "document",
        title: "This document",
        about: "OpenAPI 3.1.",
        who: Who::Anybody,
        given: &[],
        body: Sent::Nothing,
        answer: Answer::Document,
        failures: &[],
        route: || get(document::served),
    },
];
