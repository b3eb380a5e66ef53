//! Real honour tables, played by such as sin and accuse: whatever the laws make anybody pay there, the desk makes them pay too.

use engine::law::CardFate;
use engine::{Account, Action as _, Agreements as _, Game, Offer, Rng, Seat, Setup, Shuffler, Turn};
use laws::desk::Case;
use std::collections::BTreeMap;

/// Payments at a table by a law.
struct Paid {
    law: &'static str,
    from: Account,
    to: Account,
    amount: i64,
}

/// The incident of the desk under which a law pays at a table, and whether the payer is the offender.
const INCIDENTS: &[(&str, &str)] = &[
    ("malilla:ren.1", "revoke kind=not-followed trick-covered=yes cards-mixed=no doubled=not-doubled"),
    ("malilla:ren.2", "revoke kind=not-beaten partner-winning=no trick-covered=yes cards-mixed=no doubled=not-doubled"),
    ("malilla:ren.3", "revoke kind=not-trumped partner-winning=no trick-covered=yes cards-mixed=no doubled=not-doubled"),
    ("malilla:ren.4", "revoke kind=not-overtrumped partner-winning=no trick-covered=yes cards-mixed=no doubled=not-doubled"),
    ("malilla:jugar.1", "led-out-of-turn doubled=not-doubled"),
    ("malilla:jugar.5", "lifted-trick next-led=yes doubled=not-doubled"),
    ("malilla:jugar.7", "showed-hand on-purpose=yes doubled=not-doubled"),
    ("minchiate:7.3a", "revoke tarot=no cards-mixed=no offender-alone=no harm=no-honour"),
    ("mediator:REN.2", "revoke caller=player complete=yes undecided=no more-than-once=no"),
    ("mediator:REN.6", "revoke caller=player complete=no role=defender harmful=no"),
    ("mediator:III.1", "played-early role=defender trick=own"),
    ("mediator:IV.0", "showed-card role=defender own-turn=no harmful=no how-many=one"),
    ("mediator:IV.1", "showed-card role=defender own-turn=yes how-many=one"),
    ("mediator:V.1", "lifted-trick misled=no played-on=no"),
    ("mediator:IX.2", "talked what=warned undecided=no"),
    ("mediator:IX.5", "talked what=asked-partner"),
    ("hombre:X.2b", "drew-wrong what=found-out"),
    ("hombre:XIII.2", "looked-at-rest what=another somebody-looked=no"),
    ("hombre:XIII.3", "looked-at-rest what=last play-begun=yes"),
    ("hombre:XIV.4", "threw-in what=laid-on-top"),
    ("truco:9.IV.3b", "looked-early testa-announced=yes testa-running=yes"),
    ("truco:9.V.1a", "spoke kind=senha volta=testa"),
    ("truco:9.V.1b", "showed-cards volta=testa after-testa=no"),
    ("truco:9.V.1c", "showed-cards volta=testa after-testa=yes last-testa=no"),
    ("voltarete:II.10.10", "revoke caller=player misled=no cards-mixed=no played-on=yes again=no hand-over=no kind=not-followed"),
    ("voltarete:II.10.12", "revoke caller=player misled=no cards-mixed=no played-on=yes again=no hand-over=no kind=no-trump"),
    ("voltarete:II.10.13", "revoke caller=player misled=no cards-mixed=no played-on=yes again=no hand-over=no kind=ruff"),
    ("voltarete:II.10.14", "revoke caller=player misled=no cards-mixed=no played-on=yes again=no hand-over=no kind=matador"),
    ("voltarete:II.12.2", "granted-win wants=settled other-agrees=no certain=no"),
    ("voltarete:II.16.4", "espadilha obliged=yes what=passed next-game=free-casca"),
    // All that is at stake, to any creditor: the sum is the same at every table.
    (
        "rebesino R51",
        "revoke caller=player napolitana-introduced=no cards-mixed=no next-led=yes napolitana=no rebesino=no-rebesino again=no another-revoked=no cards-owed=no",
    ),
];

/// Words that say somebody did wrong.
const ACCUSING: [&str; 7] = ["accuse", "call", "call_renuncio", "call_revoke", "claim", "recount", "call_time"];

/// The action of a player in these matches: cards right and wrong alike, and often an accusation, if one is offered.
fn sins<G: Game>(game: &G, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
    let mut offers = Vec::new();
    game.offers(seat, &mut offers);
    let asked = offers.len();
    game.optional_offers(seat, &mut offers);
    let verb = |offer: &Offer<G::Action>| match *offer {
        Offer::Word(ref word) => Some(word.verb()),
        Offer::Card { of, make } => of.first().map(|card| make(card).verb()),
        Offer::Cards { must, make, .. } => Some(make(must).verb()),
        Offer::Number { from, make, .. } => Some(make(from).verb()),
    };
    let accusing: Vec<&Offer<G::Action>> =
        offers.iter().filter(|offer| verb(offer).is_some_and(|verb| ACCUSING.contains(&verb))).collect();
    if !accusing.is_empty() && rng.happens(1, 3) {
        return rng.one(&accusing)?.any(rng);
    }
    let cards: Vec<&Offer<G::Action>> = offers[..asked].iter().filter(|offer| matches!(offer, Offer::Card { .. })).collect();
    if !cards.is_empty() && !rng.happens(1, 12) {
        return rng.one(&cards)?.any(rng);
    }
    let mut verbs: Vec<&str> = offers.iter().filter_map(verb).collect();
    verbs.sort_unstable();
    verbs.dedup();
    let drawn = *rng.one(&verbs)?;
    let of_verb: Vec<&Offer<G::Action>> = offers.iter().filter(|offer| verb(offer) == Some(drawn)).collect();
    rng.one(&of_verb)?.any(rng)
}

/// Causes of a settlement that a law turned round: they cite the law, and the rows of settlements compare them, not its fine.
const SETTLED: [&str; 13] = [
    "spanish-cause-entrada",
    "spanish-cause-mediator",
    "spanish-cause-solo",
    "spanish-cause-estuches",
    "spanish-cause-primeras",
    "spanish-cause-bola",
    "spanish-cause-bola-lost",
    "spanish-cause-desbola",
    "spanish-cause-pot",
    "spanish-cause-puesta",
    "spanish-cause-puesta-asked",
    "spanish-cause-codillo",
    "spanish-cause-zangano",
];

/// Plays a number of acts at an honour table; after each it is told how the table stands, and what the laws have made anybody pay.
fn acted<G: Game>(seed: u64, acts: usize, told: &mut dyn FnMut(&G, &[Paid])) {
    let entry = games::entry(G::FACTS.id).expect("it is in the catalogue");
    let mut agreements = G::Agreements::default();
    for (name, value) in entry.honour {
        agreements.set(name, value).expect("an honour table");
    }
    let mut game = G::open(&agreements, &Setup::default()).expect("a table");
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let (mut shuffler, mut rng) = (Shuffler::new(key), Rng::new(seed));
    for _ in 0..acts {
        let before = game.ledger().entries().len();
        match game.turn() {
            Turn::Over => return,
            Turn::Shuffle(wanted) => game.shuffled(&shuffler.order(&wanted)).expect("a shuffled pack"),
            Turn::Seats { must, may } => {
                let speaks = rng.happens(1, 8);
                let who: Vec<Seat> =
                    if speaks || must.is_empty() { may.iter().chain(must.iter()).collect() } else { must.iter().collect() };
                let Some(&seat) = rng.one(&who) else { return };
                let Some(action) = sins(&game, seat, &mut rng) else { continue };
                // Ways are offered as families: one of a family may still be refused.
                let _ = game.act(seat, &action);
            }
        }
        let paid: Vec<Paid> = game.ledger().entries()[before.min(game.ledger().entries().len())..]
            .iter()
            .filter(|entry| INCIDENTS.iter().any(|(law, _)| *law == entry.cause.cite.0))
            .filter(|entry| !SETTLED.contains(&entry.cause.said().id))
            .map(|entry| Paid { law: entry.cause.cite.0, from: entry.from, to: entry.to, amount: entry.amount })
            .collect();
        told(&game, &paid);
    }
}

/// The position at the payment, for the desk: the offender, and the amount in the pot.
fn stood<G: Game>(paid: &Paid) -> String {
    let pots = G::FACTS.pots;
    let seat = match (paid.from.as_seat(), paid.to.as_seat()) {
        (Some(seat), _) => seat,
        // Where sides are paid out of pots, somebody of the side that lost did it.
        _ => {
            let to = paid.to.name(pots);
            let first = to.ends_with("_a") || to.ends_with("first");
            Seat::at(usize::from(first))
        }
    };
    match G::FACTS.id {
        "voltarete" => {
            format!("bolo={} by={} whole-hand=no remissa-pending=no", paid.amount, seat.index() + 1)
        }
        "malilla" => format!("by={} winner={} tanto={}", seat.index() + 1, (seat.index() + 1) % 4 + 1, paid.amount / 10),
        "minchiate" | "truco" => format!("by={}", seat.index() + 1),
        // All that is at stake goes to one of the others.
        "rebesino" => format!("by={} wins-partida={}", seat.index() + 1, (seat.index() + 1) % 4 + 1),
        _ => {
            // Roles do not matter for a fine; the other seat is the Hombre's, and the trick theirs.
            let hombre = if seat.index() == 0 { 2 } else { 1 };
            let told = [("by", seat.index() + 1), ("hombre", hombre), ("winner", hombre)];
            // Between two nobody asks for the other.
            let fields = laws::desk::fields(G::FACTS.id);
            let asked = told.into_iter().filter(|(key, _)| fields.iter().any(|field| field.key == *key));
            asked.map(|(key, player)| format!("{key}={player}")).collect::<Vec<_>>().join(" ")
        }
    }
}

/// Compares one payment of a table with what the desk says of it.
fn agrees<G: Game>(paid: &Paid) -> Result<(), String> {
    let (_, incident) = INCIDENTS.iter().find(|(law, _)| *law == paid.law).ok_or("no incident")?;
    let stood = stood::<G>(paid);
    let what = format!("{incident} | {stood}");
    let finding = Case::read(&what).and_then(|case| case.finding(G::FACTS.id)).map_err(|why| format!("{what}: {why}"))?;
    if paid.law.contains(':') && finding.ruled.laws.iter().all(|law| law != paid.law) {
        return Err(format!("{what}: the desk rules by {:?}, the table by {}", finding.ruled.laws, paid.law));
    }
    let orders = &finding.ruling.payments;
    let same = if paid.law.contains(':') {
        orders.iter().any(|order| (order.from, order.to, order.amount) == (paid.from, paid.to, paid.amount))
    } else {
        orders.iter().map(|payment| payment.amount).sum::<i64>() >= paid.amount
    };
    if same {
        Ok(())
    } else {
        Err(format!("{what}: the table pays {} {:?}>{:?}, the desk {orders:?}", paid.amount, paid.from, paid.to))
    }
}

/// Number of payments compared at each game's tables.
fn wanted() -> usize {
    if std::env::var_os("SPADILLE_LONG").is_some() { 10_000 } else { 200 }
}

/// Number of tables after which a trial ends, whatever it has brought about.
fn tables() -> u64 {
    if std::env::var_os("SPADILLE_LONG").is_some() { 100_000 } else { 600 }
}

fn compared<G: Game>() -> (usize, BTreeMap<&'static str, usize>) {
    let (mut pairs, mut laws) = (0, BTreeMap::new());
    for seed in 0..=tables() {
        acted::<G>(seed, 400, &mut |_: &G, paid| {
            for one in paid {
                agrees::<G>(one).unwrap_or_else(|why| panic!("{}, table {seed}: {why}", G::FACTS.id));
                pairs += 1;
                *laws.entry(one.law).or_insert(0) += 1;
            }
        });
        if pairs >= wanted() {
            break;
        }
    }
    (pairs, laws)
}

/// Games whose book fixes no fine, or settles a fault together with the hand: there a card is taken back, and nothing is paid.
const UNPAID: [&str; 3] = ["yukon", "grand", "cientos"];

#[test]
fn what_the_laws_make_anybody_pay_at_an_honour_table_the_desk_makes_them_pay() {
    macro_rules! compare {
        ($game:ty, $($field:tt)*) => {
            let id = <$game as Game>::FACTS.id;
            // A game on trial has no book.
            let is_listed = games::catalogue().iter().any(|entry| entry.facts.id == id);
            if is_listed && !UNPAID.contains(&id) {
                let (pairs, laws) = compared::<$game>();
                println!("{id}: {pairs} payments, {laws:?}");
                assert!(pairs > 0, "{id}: no payment by law was brought about");
            }
        };
    }
    games::each_game!(compare);
}

/// A wrong card can be put right at a table exactly as long as the desk says so, and nothing is paid for it.
#[test]
fn where_nothing_is_paid_the_card_comes_back_at_both() {
    fn amended<G: Game>(law: &str, what: &str) {
        let finding = Case::read(what).and_then(|case| case.finding(G::FACTS.id)).unwrap_or_else(|why| panic!("{what}: {why}"));
        assert_eq!(finding.ruled.laws.first().map(String::as_str), Some(law));
        assert!(finding.ruling.payments.is_empty());
        assert!(matches!(finding.ruling.card, CardFate::Replaced | CardFate::TakenBack | CardFate::AtChoice), "{what}");
        let mut offered = 0;
        for seed in 0..40 {
            acted::<G>(seed, 400, &mut |game: &G, _| {
                let Turn::Seats { must, may } = game.turn() else { return };
                for seat in must.iter().chain(may.iter()) {
                    let mut offers = Vec::new();
                    game.offers(seat, &mut offers);
                    game.optional_offers(seat, &mut offers);
                    let amends = |offer: &Offer<G::Action>| matches!(*offer, Offer::Card { of, make } if of.first().is_some_and(|card| make(card).verb() == "amend"));
                    offered += usize::from(offers.iter().any(amends));
                }
            });
        }
        println!("{}: a wrong card could be put right {offered} times", G::FACTS.id);
        assert!(offered > 0, "{}: nobody ever played a wrong card", G::FACTS.id);
    }
    amended::<games::yukon::Yukon>("yukon:1", "revoke trick-covered=no");
    amended::<games::grand::Grand>("grand:13", "revoke trick-covered=no");
    amended::<games::cientos::Cientos>("cientos:jugar.2", "revoke trick-covered=no");
}
