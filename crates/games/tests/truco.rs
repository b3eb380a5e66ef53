//! Truco at every kind of table: the battery, and whole partidas.

use engine::Luck;
use engine::battery::{agreed, run, run_long};
use engine::{Game, Offer, Setup, Turn};
use games::truco::state::Side;
use games::truco::{Action, Truco, well};

const TABLES: [&[(&str, &str)]; 4] = [
    &[("fidelity", "strict"), ("players", "4")],
    &[("fidelity", "strict"), ("players", "2")],
    &[("fidelity", "real_table"), ("players", "4")],
    &[("fidelity", "real_table"), ("players", "2")],
];

/// Agreements that change the course of the game, each tried at every table.
const AGREEMENTS: [&[(&str, &str)]; 7] = [
    &[],
    &[("speech", "turn"), ("raise_later", "false")],
    &[("flor_window", "first_come"), ("max_simple_envidos", "unlimited")],
    &[("seating", "facing"), ("individual_form", "testa"), ("lei", "off")],
    &[("individual_form", "alternate"), ("senhas_in_roda", "allowed"), ("tampa_baralho", "on")],
    &[("senhas_in_roda", "off"), ("chat_binding", "on"), ("judge", "seat")],
    &[("tenteio", "each_opponent"), ("answer_clock_s", "0"), ("flor_window", "first_come"), ("speech", "turn")],
];

#[test]
fn truco_holds_at_every_table() {
    for table in TABLES {
        for agreements in AGREEMENTS {
            run::<Truco>(&[table, agreements].concat(), 3, 240);
        }
    }
}

#[test]
fn truco_whole_partidas_end() {
    for table in TABLES {
        run_long::<Truco>(table, 600);
    }
}

/// Plays a partida of players who do anything they may, and gives the tentos of both sides and how many acts it took.
fn partida(options: &[(&str, &str)], luck: &mut Luck, offers: &mut Vec<Offer<Action>>) -> ([i64; 2], u64) {
    let mut game = Truco::open(&agreed::<Truco>(options), &Setup::default()).expect("a table");
    let mut pack: Vec<cards::Card> = Truco::FACTS.pack.cards().iter().collect();
    let mut acts = 0;
    loop {
        match game.turn() {
            Turn::Over => return (Side::BOTH.map(|side| game.ledger().balance(well(side))), acts),
            Turn::Shuffle(_) => {
                luck.shuffle(&mut pack);
                game.shuffled(&pack).expect("the pack");
            }
            Turn::Seats { must, may } => {
                let seats = if !may.is_empty() && luck.happens(1, 8) { may } else { must };
                let seat = seats.iter().nth(luck.below(seats.len())).expect("somebody");
                offers.clear();
                game.offers(seat, offers);
                game.asides(seat, offers);
                let Some(action) = luck.one(offers).and_then(|offer| offer.any(luck)) else { continue };
                game.act(seat, &action).expect("what was offered");
                acts += 1;
            }
        }
    }
}

/// Every partida ends, with exactly one side at twenty-four or more.
fn partidas_end(many: u64) {
    let mut luck = Luck::new(24);
    let mut offers = Vec::new();
    let mut acts = 0;
    for n in 0..many {
        let (tentos, done) = partida(TABLES[n as usize % TABLES.len()], &mut luck, &mut offers);
        assert_eq!(tentos.iter().filter(|&&side| side >= 24).count(), 1, "{tentos:?}");
        acts += done;
    }
    println!("{many} partidas, {acts} acts");
}

#[test]
fn random_partidas_end_at_twenty_four_or_more() {
    partidas_end(2_000);
}

/// The long run: `cargo test --release -p games --test truco -- --ignored`.
#[test]
#[ignore = "some minutes"]
fn two_hundred_thousand_partidas_end_at_twenty_four_or_more() {
    partidas_end(200_000);
}
