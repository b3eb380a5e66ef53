//! Messages with what stands in them: as they were heard at a table, or with sample arguments by name.

use crate::{played, texts};
use cards::names::Tradition;
use cards::{Card, CardSet, Rank, Suit};
use engine::show::Choice;
use engine::{Arg, Entry, Msg, Seat, SeatSet, TableView};
use std::collections::BTreeMap;
use words::{Language, TableNames, Words};

/// Events of each table: some hands of every game.
const EVENTS: u64 = 300;

const NAMES: [&str; 7] = ["Ana", "Bento", "Clara", "Davi", "Elena", "Franco", "Gil"];

/// The first message of each id that was heard, with the cards of its table.
pub(crate) type Heard = BTreeMap<&'static str, (Msg, Tradition)>;

/// Messages of tables of every game, played at random.
pub(crate) fn heard(seed: u64) -> Heard {
    let mut heard = Heard::new();
    for table in played::tables() {
        let tradition = table.0.facts.tradition;
        let mut asked = |view: &TableView| messages(view).for_each(|msg| keep(&mut heard, msg, tradition));
        let game = played::play(&table, seed, EVENTS, &mut asked);
        game.ledger().entries().iter().for_each(|entry| keep(&mut heard, &entry.cause.said(), tradition));
    }
    heard
}

fn messages(view: &TableView) -> impl Iterator<Item = &Msg> {
    let seats = view.seats.iter().flat_map(|seat| seat.roles.iter().chain(&seat.figures).chain(&seat.said));
    let pots = view.pots.iter().map(|pot| &pot.name);
    let prompt = view.prompt.iter().flat_map(|prompt| prompt.ways.iter().map(Choice::words).chain([&prompt.question]));
    let rest = view.aim.iter().chain(&view.facts).chain(&view.log);
    std::iter::once(&view.headline).chain(rest).chain(seats).chain(pots).chain(prompt)
}

/// Keeps a message and those within it.
fn keep(heard: &mut Heard, msg: &Msg, tradition: Tradition) {
    heard.entry(msg.id).or_insert_with(|| (msg.clone(), tradition));
    for (_, arg) in &msg.args {
        if let Arg::Msg(inner) = arg {
            keep(heard, inner, tradition);
        }
    }
}

/// The texts of a language, filled in.
pub(crate) struct Filled {
    words: Words,
    raw: BTreeMap<String, String>,
    heard: Heard,
    games: Vec<Entry>,
}

impl Filled {
    pub(crate) fn new(language: Language, heard: Heard) -> Filled {
        Filled { words: Words::new(language), raw: texts::texts(language), heard, games: games::catalogue() }
    }

    /// The text of a message or of its attribute (`voltarete-pass.gloss`), as a reader sees it.
    pub(crate) fn text(&self, id: &str) -> Result<String, String> {
        let (message, attribute) = id.split_once('.').map_or((id, None), |(message, attribute)| (message, Some(attribute)));
        let (msg, tradition) = match self.heard.get(message) {
            Some((msg, tradition)) if self.gives_all(id, msg) => (msg.clone(), *tradition),
            _ => self.sample(message, id),
        };
        let names = |seat: Seat| NAMES.get(seat.index()).map_or_else(|| seat.to_string(), |name| (*name).to_owned());
        let company = TableNames { names: &names, tradition };
        let text = match attribute {
            None => self.words.try_say(&msg, company).ok(),
            Some("gloss") => self.words.gloss(&msg, company.names, tradition),
            Some("name") => {
                message.split_once("-option-").map(|(game, option)| self.words.option_name(game, &option.replace('-', "_")))
            }
            Some(_) => None,
        };
        text.ok_or_else(|| format!("{id} cannot be said"))
    }

    /// Does the message have every argument that the text wants? A gloss can want others.
    fn gives_all(&self, id: &str, msg: &Msg) -> bool {
        let wanted = self.raw.get(id).map_or_else(Vec::new, |text| arguments(text));
        wanted.iter().all(|(name, _)| msg.args.iter().any(|(given, _)| given == name))
    }

    /// A message of this id, with an argument for each name in the text, and the cards of its game.
    fn sample(&self, message: &str, id: &str) -> (Msg, Tradition) {
        let wanted = self.raw.get(id).map_or_else(Vec::new, |text| arguments(text));
        let of_game = |entry: &&Entry| {
            let is_of = |name: &str| message.strip_prefix(&name.replace('_', "-")).is_some_and(|rest| rest.starts_with('-'));
            is_of(entry.facts.id) || entry.family.is_some_and(is_of)
        };
        let entry = self.games.iter().find(of_game);
        let args =
            wanted.into_iter().map(|(name, key)| (&*name.clone().leak(), key.unwrap_or_else(|| self.sample_of(message, &name))));
        let msg = Msg { id: message.to_owned().leak(), args: args.collect() };
        (msg, entry.map_or(Tradition::English, |entry| entry.facts.tradition))
    }

    /// A sample argument by its name.
    fn sample_of(&self, message: &str, name: &str) -> Arg {
        let [ace, seven, two, knight] =
            [Rank::Ace, Rank::Seven, Rank::Two, Rank::Knight].map(|rank| Card::new(Suit::Ouros, rank));
        // Names of one argument in the primers stand for cards, elsewhere for players.
        let is_primer = message.starts_with("primer-");
        if message.starts_with("told-") {
            match name {
                "name" if message.starts_with("told-help") => return Arg::Card(ace),
                "name" => return Arg::Text("players".to_owned()),
                "text" => return Arg::Text("12X".to_owned()),
                "expected" | "known" => return Arg::Text("on, off".to_owned()),
                _ => {}
            }
        }
        match name {
            "seat" | "leader" | "winner" | "side" => Arg::Seat(Seat::at(0)),
            "other" | "bot" | "name" | "said" => Arg::Seat(Seat::at(1)),
            "one" | "first" if !is_primer => Arg::Seat(Seat::at(0)),
            "second" if !is_primer => Arg::Seat(Seat::at(1)),
            "names" | "winners" | "losers" | "who" | "others" if !is_primer => {
                Arg::Seats([Seat::at(0), Seat::at(2)].into_iter().collect::<SeatSet>())
            }
            "card" | "give" | "best" | "turned" | "first" | "one" => Arg::Card(ace),
            "take" => Arg::Card(knight),
            "led" | "second" | "high" if is_primer => Arg::Card(seven),
            "third" | "low" if is_primer => Arg::Card(two),
            "cards" | "thrown" | "known" if !is_primer => Arg::Cards([ace, seven, knight].into_iter().collect::<CardSet>()),
            "suit" | "trump" => Arg::Suit(Suit::Ouros),
            "game" => Arg::Text("Voltarete".to_owned()),
            "file" => Arg::Text("partida.txt".to_owned()),
            "rule" => Arg::Text("R57".to_owned()),
            "word" | "verb" | "key" | "action" => Arg::Text("pass".to_owned()),
            "time" => Arg::Text("15:30".to_owned()),
            "near" => Arg::Text("voltarete".to_owned()),
            "address" => Arg::Text("http://127.0.0.1:8080".to_owned()),
            "why" | "expected" => Arg::Msg(Msg::new("told-fault-not-text")),
            "what" | "text" | "words" | "contract" | "bid" => Arg::Msg(Msg::new("voltarete-so-copas")),
            "outcome" | "result" => Arg::Msg(Msg::new("solved-feito")),
            "cause" => Arg::Msg(Msg::new("truco-cause-vazas")),
            "with" | "stage" | "proposal" | "answer" => Arg::Msg(Msg::new("voltarete-licenca")),
            _ => Arg::Number(3),
        }
    }
}

/// The names of what is filled in, each with the first answer that a choice by words knows.
fn arguments(text: &str) -> Vec<(String, Option<Arg>)> {
    let mut found: Vec<(String, Option<Arg>)> = Vec::new();
    for part in text.split('$').skip(1) {
        let name: String = part.chars().take_while(|letter| letter.is_alphanumeric() || "-_".contains(*letter)).collect();
        let chosen = part.get(name.len()..).and_then(|rest| rest.trim_start().strip_prefix("->")).and_then(first_answer);
        match found.iter_mut().find(|(known, _)| *known == name) {
            Some((_, answer)) => *answer = answer.take().or(chosen),
            None => found.push((name, chosen)),
        }
    }
    found
}

/// The first variant of a choice, unless it is one of numbers.
fn first_answer(choice: &str) -> Option<Arg> {
    let key = choice.split_once('[')?.1.split_once(']')?.0.trim();
    let is_number = key.parse::<i64>().is_ok() || ["zero", "one", "two", "few", "many", "other"].contains(&key);
    (!is_number).then(|| Arg::Text(key.to_owned()))
}
