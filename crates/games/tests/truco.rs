//! Truco at every kind of table: the battery, and whole partidas.

use engine::Rng;
use engine::battery::{Compared, Walk, agreed, run_long, run_pairs, run_trying};
use engine::{Game, Offer, Seat, Setup, Turn, Viewer};
use games::truco::laws::Charge;
use games::truco::points;
use games::truco::state::{Phase, Side, Song};
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

/// Free words, one of every kind the lexicon knows.
const SAID: [&str; 16] = [
    "envido",
    "real envido",
    "envido e truco",
    "truco",
    "quero",
    "não quero",
    "quero retruco",
    "passo o truco e quero o envido",
    "flor",
    "é boa",
    "florzinha",
    "quieto",
    "turco",
    "quatro e sete, trinta e um",
    "na lei do jogo está tudo dito",
    "bom dia",
];

/// Actions tried though not offered: words, and every law claimed against everybody.
fn probes() -> Vec<Action> {
    let claims = Charge::all().flat_map(|law| Seat::first(4).map(move |seat| Action::Claim(law, seat)));
    SAID.map(|words| Action::Utter(words.to_owned())).into_iter().chain(claims).collect()
}

#[test]
fn truco_holds_at_every_table() {
    let probes = probes();
    for table in TABLES {
        for agreements in AGREEMENTS {
            run_trying::<Truco>(&[table, agreements].concat(), 3, 240, &probes);
        }
    }
}

#[test]
fn truco_tells_nobody_what_is_hidden() {
    let probes = probes();
    let mut all = Compared::default();
    for table in TABLES {
        // With the last card the proofs that are owed are turned up; at a real table a card can be seen in the deal.
        let opens: &[&str] = if table.contains(&("fidelity", "strict")) { &["play"] } else { &["play", "deal"] };
        for (seed, agreements) in (0..).zip(AGREEMENTS) {
            all.add(run_pairs::<Truco>(&[table, agreements].concat(), seed, 200, &probes, opens));
        }
    }
    println!("truco: {all:?}");
    all.at_least(150, 1_500, 4_000);
}

#[test]
fn truco_whole_partidas_end() {
    for table in TABLES {
        run_long::<Truco>(table, 600);
    }
}

/// In every imagined world of a strict table each has the points they sang and the flor they sang, and nobody hides one.
#[test]
fn imagined_words_are_true_at_a_strict_table() {
    let (mut songs, mut before) = (0, 0);
    for seed in 0..30 {
        let mut rng = Rng::new(seed);
        let mut walk = Walk::<Truco>::new(agreed::<Truco>(TABLES[seed as usize % 2]), Setup::default(), seed);
        walk.go(400, &mut |walk| {
            let world = Truco::imagine(&walk.game().view(Viewer::Public), &mut rng);
            let open = world.view(Viewer::Public).open;
            if open.phase != Phase::Contest {
                return;
            }
            // Those of a testa that is over hold what they sang in it.
            for seat in Seat::first(world.players()) {
                if let Some(Song::Points(song)) = open.sung_before[seat.index()] {
                    let dealt = open.looked.contains(seat).then(|| world.view(Viewer::Seat(seat)).dealt);
                    assert_eq!(dealt.map(points::envido), Some(song), "{}", walk.describe());
                    before += 1;
                }
            }
            for &seat in open.order[..open.active].iter().filter(|&&seat| open.looked.contains(seat)) {
                let dealt = world.view(Viewer::Seat(seat)).dealt;
                let sung = open.flores.sung.contains(seat);
                let points = if sung { points::flor(dealt) } else { Some(points::envido(dealt)) };
                if let Some(Song::Points(song)) = open.songs[seat.index()] {
                    assert_eq!(points, Some(song), "{}", walk.describe());
                    songs += 1;
                }
                assert!(!sung || points::is_flor(dealt), "{}", walk.describe());
                assert!(sung || open.played[seat.index()] == 0 || !points::is_flor(dealt), "{}", walk.describe());
            }
        });
    }
    assert!(songs > 100 && before > 0, "{songs} songs, {before} of a testa before");
}

/// Plays a partida of players who do anything they may, and gives the tentos of both sides and how many acts it took.
fn partida(options: &[(&str, &str)], rng: &mut Rng, offers: &mut Vec<Offer<Action>>) -> ([i64; 2], u64) {
    let mut game = Truco::open(&agreed::<Truco>(options), &Setup::default()).expect("a table");
    let mut pack: Vec<cards::Card> = Truco::FACTS.pack.cards().iter().collect();
    let mut acts = 0;
    loop {
        match game.turn() {
            Turn::Over => return (Side::BOTH.map(|side| game.ledger().balance(well(side))), acts),
            Turn::Shuffle(_) => {
                rng.shuffle(&mut pack);
                game.shuffled(&pack).expect("the pack");
            }
            Turn::Seats { must, may } => {
                let seats = if !may.is_empty() && rng.happens(1, 8) { may } else { must };
                let seat = seats.iter().nth(rng.below(seats.len())).expect("somebody");
                offers.clear();
                game.offers(seat, offers);
                game.optional_offers(seat, offers);
                let Some(action) = rng.one(offers).and_then(|offer| offer.any(rng)) else { continue };
                game.act(seat, &action).expect("what was offered");
                acts += 1;
            }
        }
    }
}

/// Every partida ends, with exactly one side at twenty-four or more.
fn partidas_end(many: u64) {
    let mut rng = Rng::new(24);
    let mut offers = Vec::new();
    let mut acts = 0;
    for n in 0..many {
        let (tentos, done) = partida(TABLES[n as usize % TABLES.len()], &mut rng, &mut offers);
        assert_eq!(tentos.iter().filter(|&&side| side >= 24).count(), 1, "{tentos:?}");
        acts += done;
    }
    println!("{many} partidas, {acts} acts");
}

/// Number of partidas played at random: few, or very many where `SPADILLE_LONG` is set.
fn partidas() -> u64 {
    if std::env::var_os("SPADILLE_LONG").is_some() { 200_000 } else { 300 }
}

#[test]
fn random_partidas_end_at_twenty_four_or_more() {
    partidas_end(partidas());
}
