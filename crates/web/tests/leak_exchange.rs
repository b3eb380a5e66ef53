//! The differential leak test of the house, which knows no game: two cards that a viewer has never seen change places in the stored
//! shuffle, both tables are woken from their stores, and every byte the viewer gets is the same.

use crate::board::Board;
use crate::faces::faces;
use crate::house::House;
use crate::wire::Wire;
use cards::{Card, CardSet};
use engine::{AnyGame, Arg, Msg, Rng, Seat, Turn, Viewer};
use store::{Appended, Listing};
use table::{Event, Name, Numbered, PersonId, Phase, Table, TableConfig, TableId, Token};
use web::http::{Identity, Limits, Person};

/// After how many acts of a deal a table is looked at, and how many deals are played.
const MOMENTS: [usize; 5] = [0, 2, 5, 9, 16];
const DEALS: u64 = 1;
/// With `SPADILLE_LONG`: more deals, and a look after every act.
const LONG_DEALS: u64 = 12;
const LONG_ACTS: usize = 40;
/// Exchanges that are tried until one makes a world in which all could have been done.
const TRIES: usize = 60;
/// Pairs of worlds of each game that are compared at the least.
const FEWEST: usize = 6;

/// A table as a store keeps it, and who sits at it.
struct Kept {
    table_config: TableConfig,
    log: Vec<Numbered>,
    persons: Vec<PersonId>,
}

impl Kept {
    fn table(&self) -> Option<Table> {
        Table::replay(self.table_config.clone(), self.log.clone()).ok()
    }

    /// The place of the last shuffle in the log, and its cards.
    fn shuffle(&self) -> Option<(usize, Vec<&str>)> {
        let found = self.log.iter().enumerate().rev().find_map(|(at, one)| match &one.event {
            Event::Shuffled { order } => Some((at, order)),
            _ => None,
        });
        found.map(|(at, order)| (at, order.split(' ').collect()))
    }

    /// The cards these eyes know since the last shuffle: those whose faces they were shown, and those that were named to them alone.
    fn seen(&self, viewer: Viewer) -> Option<CardSet> {
        let (at, _) = self.shuffle()?;
        let mut table = Table::replay(self.table_config.clone(), self.log[..at].to_vec()).ok()?;
        let mut seen = CardSet::EMPTY;
        for numbered in &self.log[at..] {
            table.follow(numbered.clone()).ok()?;
            seen |= faces(table.game(), viewer);
            seen |= viewer.seat().map_or(CardSet::EMPTY, |seat| looked_at(table.game(), seat));
        }
        Some(seen)
    }

    /// The same with two cards of the last shuffle in each other's place.
    fn exchanged(&self, one: Card, other: Card) -> Option<Kept> {
        let (at, mut cards) = self.shuffle()?;
        let place = |card: Card| cards.iter().position(|text| *text == card.to_string());
        let (first, second) = (place(one)?, place(other)?);
        cards.swap(first, second);
        let order = cards.join(" ");
        let mut log = self.log.clone();
        log[at].event = Event::Shuffled { order };
        Some(Kept { table_config: self.table_config.clone(), log, persons: self.persons.clone() })
    }

    /// Another world in which everybody could have done the same, and in which these eyes were shown neither of the two cards either.
    fn another(&self, viewer: Viewer, rng: &mut Rng) -> Option<Kept> {
        let unknown: Vec<Card> = {
            let seen = self.seen(viewer)?;
            let (_, cards) = self.shuffle()?;
            cards.iter().filter_map(|card| card.parse().ok()).filter(|&card| !seen.contains(card)).collect()
        };
        (0..TRIES).find_map(|_| {
            let (&one, &two) = (rng.one(&unknown)?, rng.one(&unknown)?);
            let other = (one != two).then(|| self.exchanged(one, two)).flatten()?;
            other.table()?;
            let seen = other.seen(viewer)?;
            let is_real = self.differs(&other);
            (is_real && !seen.contains(one) && !seen.contains(two)).then_some(other)
        })
    }

    /// Does somebody hold other cards? An exchange within the pack, or within a hand, is none.
    fn differs(&self, other: &Kept) -> bool {
        let (Some(here), Some(there)) = (self.table(), other.table()) else { return false };
        let own = |table: &Table, seat: Seat| faces(table.game(), Viewer::Seat(seat));
        Seat::first(self.persons.len()).any(|seat| own(&here, seat) != own(&there, seat))
    }

    /// Writes it into the store of a house; nobody has looked at it there.
    fn keep(&self, house: &House) {
        let listing = Listing {
            phase: Phase::Playing,
            names: (0..self.persons.len()).map(|seat| Some(format!("Player {seat}"))).collect(),
            persons: self.persons.clone(),
        };
        let table = &self.table_config.id;
        let log = self.log.iter().map(|event| Appended {
            table: table.clone(),
            event: event.clone(),
            listing: None,
            results: Vec::new(),
        });
        house.keep(&self.table_config, &listing, log);
    }
}

/// The cards named to a seat in facts and lines of the log that nobody else is told. What all are told is no excuse.
fn looked_at(game: &dyn AnyGame, seat: Seat) -> CardSet {
    let told = |viewer: Viewer| {
        let view = game.show(viewer);
        view.facts.into_iter().chain(view.log).collect::<Vec<Msg>>()
    };
    let (own, open) = (told(Viewer::Seat(seat)), told(Viewer::Public));
    let own = own.iter().filter(|line| !open.contains(line));
    own.flat_map(|line| &line.args).fold(CardSet::EMPTY, |seen, (_, arg)| match arg {
        Arg::Card(card) => seen | CardSet::from_iter([*card]),
        Arg::Cards(cards) => seen | *cards,
        Arg::Number(_) | Arg::Seat(_) | Arg::Seats(_) | Arg::Suit(_) | Arg::Msg(_) | Arg::Text(_) => seen,
    })
}

/// Everything a viewer gets of a table, by what it is.
fn sent(house: &House, table: &TableId, viewer: Option<&PersonId>) -> Vec<(String, String)> {
    let token = viewer.map(|id| {
        let name = Name::from_text("Player").expect("a name");
        house.app.signer.sign(&Person { id: id.clone(), name, standing: Identity::Guest })
    });
    let bearer = token.map(|token| format!("Bearer {token}"));
    let mut all = Vec::new();
    for language in ["en", "pt"] {
        let mut headers = vec![("accept-language", language)];
        headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
        let paths = [
            format!("/table/{table}"),
            format!("/table/{table}/replay"),
            format!("/table/{table}/record"),
            format!("/table/{table}/hand/1"),
            format!("/table/{table}/share"),
            format!("/api/v1/tables/{table}"),
            format!("/api/v1/tables/{table}/record"),
            "/mine".to_owned(),
            "/lobby".to_owned(),
            "/watch".to_owned(),
        ];
        for path in paths {
            let answer = house.get(&path, &headers);
            all.push((format!("{path} in {language}"), format!("{} {}", answer.status, answer.body)));
        }
    }
    let headers: Vec<(&str, &str)> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
    for form in ["as=json", "lang=en"] {
        let mut wire = Wire::open_as(house.address, table.as_str(), form, &headers).expect("a socket");
        all.push((format!("the first frame, {form}"), wire.next_text()));
    }
    all
}

/// Two houses, one for each world.
struct Worlds([House; 2]);

impl Worlds {
    /// What a viewer gets of both worlds.
    fn sent(&self, table: &TableId, viewer: Option<&PersonId>) -> [Vec<(String, String)>; 2] {
        self.0.each_ref().map(|house| sent(house, table, viewer))
    }

    /// Compares a moment of a match with another world, for these eyes. Says whether there is one.
    fn are_alike(&self, game: &str, board: &Board, viewer: Viewer, rng: &mut Rng) -> bool {
        let (id, invitation) = (TableId::new().expect("chance"), Token::new().expect("chance"));
        let table_config = TableConfig { id, invitation, ..board.table_config() };
        let one = Kept { table_config, log: board.log.clone(), persons: board.persons.clone() };
        let Some(two) = one.another(viewer, rng) else { return false };
        let table = &one.table_config.id;
        for (world, house) in [&one, &two].into_iter().zip(&self.0) {
            world.keep(house);
        }
        let viewer = viewer.seat().map(|seat| &board.persons[seat.index()]);
        let [here, there] = self.sent(table, viewer);
        for ((what, here), (_, there)) in here.iter().zip(&there) {
            assert!(
                here == there,
                "{game}: {viewer:?} can tell two worlds apart by {what}:\n{here}\n\n{there}\n\n{:#?}",
                one.log
            );
        }
        // What is compared does tell worlds apart, to those who hold the cards.
        let holds = |seat: &Seat| {
            let [here, there] = [&one, &two].map(|world| faces(world.table().expect("a table").game(), Viewer::Seat(*seat)));
            here != there
        };
        let holder = Seat::first(board.persons.len()).find(holds).expect("somebody holds other cards");
        let [here, there] = self.sent(table, Some(&board.persons[holder.index()]));
        let tells = |what: &str| here.iter().zip(&there).any(|((name, here), (_, there))| name.contains(what) && here != there);
        assert!(["/table/", "/api/", "as=json", "lang=en"].into_iter().all(tells), "{game}: nothing could have been found");
        true
    }
}

/// Plays a game at random and compares what everybody gets at some moments of its deals.
fn exchange(worlds: &Worlds, game: &str) -> usize {
    let long = std::env::var_os("SPADILLE_LONG").is_some();
    let (mut rng, mut pairs) = (Rng::new(11), 0);
    for seed in 0..if long { LONG_DEALS } else { DEALS } {
        let mut board = Board::seeded(game, seed);
        let deal = board.table.game().deal_number();
        for acts in 0..=if long { LONG_ACTS } else { MOMENTS[MOMENTS.len() - 1] } {
            let goes_on = matches!(board.table.game().turn(), Turn::Seats { .. }) && board.table.game().deal_number() == deal;
            if !goes_on && pairs >= FEWEST {
                break;
            }
            if long || MOMENTS.contains(&acts) || pairs < FEWEST {
                let last = Seat::at(board.persons.len() - 1);
                for viewer in [Viewer::Public, Viewer::Seat(Seat::at(0)), Viewer::Seat(last)] {
                    pairs += usize::from(worlds.are_alike(game, &board, viewer, &mut rng));
                }
            }
            if board.table.phase() == Phase::Over {
                break;
            }
            board.act_at_random();
            board.settle();
        }
    }
    pairs
}

/// Part of the catalogue, so that parts go beside each other.
fn exchange_all(part: usize, parts: usize) {
    let worlds = Worlds([0; 2].map(|_| House::open(Limits::NONE)));
    for entry in games::catalogue().into_iter().skip(part).step_by(parts) {
        let pairs = exchange(&worlds, entry.facts.id);
        println!("{}: {pairs} pairs of worlds", entry.facts.id);
        assert!(pairs >= FEWEST, "{}: only {pairs} pairs of worlds", entry.facts.id);
    }
}

#[test]
fn two_unknown_cards_that_change_places_change_no_byte_in_the_first_half_of_the_games() {
    exchange_all(0, 2);
}

#[test]
fn two_unknown_cards_that_change_places_change_no_byte_in_the_second_half_of_the_games() {
    exchange_all(1, 2);
}
