//! Over the wire, while it is played: two tables that differ only in what one pair of eyes cannot know send it the same frames,
//! in the same order, of the same size, byte for byte. For every game, for a seat and for one who only looks; at rest, when
//! something is to be taken back, and with a clock.

use crate::answer;

use crate::faces::faces;
use crate::house::House;
use crate::wire::Wire;
use cards::fair::entropy;
use engine::show::HandView;
use engine::{Rng, Seat, Turn, Viewer};
use serde_json::{Value, json};
use store::{Appended, Listing};
use table::{
    Clock, Deadline, Event, Hints, Name, Next, Numbered, Openness, Pace, PersonId, Phase, Request, Rest, Table, TableConfig,
    TableId, Token,
};
use web::http::Limits;

/// A person and the token by which the house knows them.
type Person = (PersonId, String);

/// One of two tables: as the house keeps it, as it must stand, and what these eyes are sent of it.
struct World {
    table: Table,
    players: Vec<Wire>,
    viewer: Vec<Wire>,
}

/// Acts that are compared for one pair of eyes, at the least.
const FEWEST: usize = 8;
/// And in one pair of worlds, at the most.
const MOST: usize = 14;

fn table_config(game: &str, host: &PersonId, clock: Option<Clock>, seed: &str) -> TableConfig {
    let options: &[(&str, &str)] = match game {
        "voltarete" => &[("seating", "free")],
        "truco" => &[("players", "2")],
        "grand" => &[("pairs", "chosen")],
        _ => &[],
    };
    TableConfig {
        id: TableId::new().expect("chance"),
        game: game.to_owned(),
        revision: engine::Revision::FIRST,
        options: options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect(),
        openness: Openness::Public,
        invitation: Token::new().expect("chance"),
        clock,
        pace: Pace::Instant,
        deadline: Deadline::default(),
        hints: Hints::default(),
        rest: Rest::None,
        rating: table::Rating::default(),
        length: table::Length::Whole,
        chairs: table::Chairs::Free,
        host: host.clone(),
        opened: 0,
        seed: entropy(seed),
    }
}

/// A table at which all sit and the first cards are dealt, as a log.
fn dealt(table_config: TableConfig, persons: &[Person]) -> Vec<Numbered> {
    let mut table = Table::open(table_config).expect("a table");
    let mut log = Vec::new();
    let happen = |table: &mut Table, next: Next, log: &mut Vec<Numbered>| {
        log.push(Numbered { number: table.number() + 1, at: 0, event: next.event.clone() });
        table.happen(next);
    };
    for (seat, (person, _)) in persons.iter().enumerate() {
        let name = Name::from_text(&format!("Player {seat}")).expect("a name");
        let sit = table.consider(person, Request::Sit { seat, name, entropy: None }, 0, None).expect("a chair");
        happen(&mut table, sit, &mut log);
    }
    let mut rng = Rng::new(1);
    loop {
        while let Some(next) = table.due() {
            happen(&mut table, next, &mut log);
        }
        let view = table.game().show(Viewer::Public);
        if view.seats.iter().all(|seat| matches!(seat.hand, HandView::Backs(many) if many > 0)) {
            return log;
        }
        // Somebody cuts, or lifts a card, before they are dealt.
        let Turn::Seats { must, .. } = table.game().turn() else { panic!("nobody deals: {view:?}") };
        let seat = must.lowest().expect("somebody must act");
        let prompt = serde_json::to_value(table.game().show(Viewer::Seat(seat)).prompt).expect("JSON");
        let action = answer::answer(&prompt, &mut rng).expect("something to do");
        let act = table.consider(&persons[seat.index()].0, Request::Act { action }, 0, None).expect("allowed");
        happen(&mut table, act, &mut log);
    }
}

/// The same log with two cards of the last shuffle in each other's place.
fn swapped(log: &[Numbered], rng: &mut Rng) -> Vec<Numbered> {
    let mut log = log.to_vec();
    let order =
        log.iter_mut().rev().find_map(|one| if let Event::Shuffled { order } = &mut one.event { Some(order) } else { None });
    let order = order.expect("a shuffle");
    let mut cards: Vec<&str> = order.split(' ').collect();
    let (one, other) = (rng.below(cards.len()), rng.below(cards.len()));
    cards.swap(one, other);
    *order = cards.join(" ");
    log
}

fn shown(table: &Table, viewer: Viewer) -> String {
    serde_json::to_string(&table.game().show(viewer)).expect("JSON")
}

/// Another log that these eyes cannot tell from this one, and somebody else can.
fn another(table_config: &TableConfig, log: &[Numbered], viewer: Viewer, rng: &mut Rng) -> Vec<Numbered> {
    let real = Table::replay(table_config.clone(), log.to_vec()).expect("a table");
    for _ in 0..20_000 {
        let tried = swapped(log, rng);
        let Ok(table) = Table::replay(table_config.clone(), tried.clone()) else { continue };
        let differs =
            Seat::first(real.chairs().len()).any(|seat| shown(&table, Viewer::Seat(seat)) != shown(&real, Viewer::Seat(seat)));
        if differs && table.game().turn() == real.game().turn() && shown(&table, viewer) == shown(&real, viewer) {
            return tried;
        }
    }
    panic!("{viewer:?} can tell all worlds apart");
}

impl World {
    /// Puts a log into the store of the house and sits everybody down before it.
    fn open(house: &House, table_config: &TableConfig, log: &[Numbered], persons: &[Person], viewer: Viewer) -> World {
        let listing = Listing {
            phase: Phase::Playing,
            names: (0..persons.len()).map(|seat| Some(format!("Player {seat}"))).collect(),
            persons: persons.iter().map(|(person, _)| person.clone()).collect(),
        };
        house.keep(
            table_config,
            &listing,
            log.iter().map(|event| Appended {
                table: table_config.id.clone(),
                event: event.clone(),
                listing: None,
                results: Vec::new(),
            }),
        );
        let table = Table::replay(table_config.clone(), log.to_vec()).expect("a table");
        let players = persons.iter().map(|(_, token)| house.socket(&table_config.id, token)).collect();
        let token = viewer.seat().map(|seat| format!("Bearer {}", persons[seat.index()].1));
        let headers: Vec<(&str, &str)> = token.iter().map(|token| ("authorization", token.as_str())).collect();
        // A page shows the clock in words, which no two moments share: with a clock the programs' frames are compared.
        let forms: &[&str] = if table_config.clock.is_some() { &["as=json"] } else { &["as=json", "lang=en", "lang=pt"] };
        let open = |form: &&str| Wire::open_as(house.address, table_config.id.as_str(), form, &headers).expect("a socket");
        World { table, players, viewer: forms.iter().map(open).collect() }
    }

    /// What these eyes are sent until they are shown the table as it must stand: without what each table has of its own.
    fn frames(&mut self) -> Vec<String> {
        let (number, table_config) = (self.table.number(), std::sync::Arc::clone(self.table.table_config()));
        let mut all = Vec::new();
        for wire in &mut self.viewer {
            loop {
                let text = wire.next_text();
                let frame: Value = serde_json::from_str(&text).expect("JSON");
                let own = text.replace(table_config.id.as_str(), "TABLE").replace(table_config.invitation.as_str(), "INVITATION");
                all.push(without_time(&own));
                if frame["number"].as_u64() == Some(number) {
                    break;
                }
            }
        }
        all
    }

    /// Somebody asks something of the table: the house must do what the table must.
    fn ask(&mut self, seat: usize, person: &PersonId, frame: &Value, request: Request) {
        let next = self.table.consider(person, request, 0, None).expect("allowed");
        self.table.happen(next);
        let answer = self.players[seat].ask(frame);
        assert_eq!((answer["kind"].as_str(), answer["number"].as_u64()), (Some("ack"), Some(self.table.number())), "{answer}");
    }
}

/// Without the milliseconds that are left, which no two moments share.
fn without_time(text: &str) -> String {
    let mut pieces = text.split("\"left\":");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |all, piece| all + "\"left\":TIME" + piece.trim_start_matches(|letter: char| letter.is_ascii_digit()))
}

/// Somebody who must act, and something they may do in both worlds that ends no hand and turns no card up in one of them only.
fn some_act(worlds: &[World; 2], viewer: Viewer, rng: &mut Rng) -> Option<(usize, String)> {
    let Turn::Seats { must, .. } = worlds[0].table.game().turn() else { return None };
    let seats: Vec<Seat> = must.iter().collect();
    (0..400).find_map(|_| {
        let seat = *rng.one(&seats)?;
        let prompt = serde_json::to_value(worlds[0].table.game().show(Viewer::Seat(seat)).prompt?).expect("JSON");
        let action = answer::answer(&prompt, rng)?;
        let after = worlds.each_ref().map(|World { table, .. }| {
            let next = table.room_acts(seat, &action).ok()?;
            let game = next.game()?;
            let goes_on = matches!(game.turn(), Turn::Seats { .. }) && game.deal_number() == table.game().deal_number();
            goes_on.then(|| faces(game, viewer))
        });
        (after[0].is_some() && after[0] == after[1]).then_some((seat.index(), action))
    })
}

/// Opens two worlds that these eyes cannot tell apart and plays the same in both. Says how many acts were compared.
fn play_alike(house: &House, game: &str, viewer: Viewer, clock: Option<Clock>, rng: &mut Rng, deal: usize) -> usize {
    let players = table_config(game, &PersonId::new().expect("chance"), clock, game).open().expect("a game").players();
    let persons: Vec<Person> = (0..players).map(|seat| house.person(&format!("Player {seat}"))).collect();
    let one = table_config(game, &persons[0].0, clock, &format!("{game} {deal}"));
    let log = dealt(one.clone(), &persons);
    let other_log = another(&one, &log, viewer, rng);
    let other = TableConfig { id: TableId::new().expect("chance"), invitation: Token::new().expect("chance"), ..one.clone() };
    let mut worlds = [World::open(house, &one, &log, &persons, viewer), World::open(house, &other, &other_log, &persons, viewer)];
    let same = |worlds: &mut [World; 2], after: &str| {
        let [first, second] = worlds.each_mut().map(World::frames);
        assert_eq!(first, second, "{game}: {viewer:?} can tell two worlds apart after {after}");
    };
    same(&mut worlds, "the deal");
    let mut acts = 0;
    while let Some((seat, action)) = (acts < MOST).then(|| some_act(&worlds, viewer, rng)).flatten() {
        let ask = |worlds: &mut [World; 2], seat: usize, frame: Value, request: Request| {
            for world in worlds.iter_mut() {
                world.ask(seat, &persons[seat].0, &frame, request.clone());
            }
        };
        ask(&mut worlds, seat, json!({"act": action}), Request::Act { action: action.clone() });
        same(&mut worlds, &action);
        acts += 1;
        let back = worlds.each_ref().map(|world| world.table.can_take_back(Seat::at(seat)));
        assert_eq!(back[0], back[1], "{game}: whether `{action}` may be taken back tells the worlds apart");
        if acts % 3 == 0 && back[0] {
            ask(&mut worlds, seat, json!({"do": "ask"}), Request::Ask);
            same(&mut worlds, "somebody asks to take it back");
            let other = (seat + 1) % players;
            ask(&mut worlds, other, json!({"do": "decline"}), Request::Decline);
            same(&mut worlds, "it is declined");
        }
        // Where time runs nobody lets it rest.
        if acts % 4 == 0 && clock.is_none() {
            ask(&mut worlds, seat, json!({"do": "pause"}), Request::Pause);
            same(&mut worlds, "a rest");
            ask(&mut worlds, seat, json!({"do": "resume"}), Request::Resume);
            same(&mut worlds, "it goes on");
        }
    }
    acts
}

fn prove(game: &str) {
    let house = House::open(Limits::NONE);
    let mut rng = Rng::new(5);
    let clock = Some(Clock { base: 3_600, increment: 5 });
    for viewer in [Viewer::Public, Viewer::Seat(Seat::at(0)), Viewer::Seat(Seat::at(1))] {
        for clock in [None, clock] {
            // Where hands are small a pair of worlds has few acts in common: then there are more pairs.
            let mut acts = 0;
            for deal in 0..MOST {
                if acts < FEWEST {
                    acts += play_alike(&house, game, viewer, clock, &mut rng, deal);
                }
            }
            assert!(acts >= FEWEST, "{game}: only {acts} acts could be compared for {viewer:?}");
        }
    }
}

#[test]
fn voltarete_is_played_alike_in_both_worlds() {
    prove("voltarete");
}

#[test]
fn truco_is_played_alike_in_both_worlds() {
    prove("truco");
}

#[test]
fn minchiate_is_played_alike_in_both_worlds() {
    prove("minchiate");
}

#[test]
fn yukon_is_played_alike_in_both_worlds() {
    prove("yukon");
}

#[test]
fn grand_is_played_alike_in_both_worlds() {
    prove("grand");
}
