//! Stakes, as the desk rules them and as the table pays them: hands of every game, dealt, bid and exchanged by chance, with their
//! tricks won by random play.

use super::super::claims::Demanded;
use super::super::games::*;
use super::super::laws::{Decision, Incident, Irregularity};
use super::super::result::Judged;
use super::super::state::Phase;
use super::super::{Core, Spanish, Variation};
use engine::law::Due;
use engine::{Account, Action as _, Agreements as _, Game as _, Rng, Seat, Setup, Shuffler, Turn};

/// Causes of what a settlement pays to and by the players of a hand.
const SETTLED: [&str; 12] = [
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
];

/// Accounts and what they gain.
type Gains = Vec<(Account, i64)>;

fn gain(gains: &mut Gains, account: Account, amount: i64) {
    match gains.iter_mut().find(|(known, _)| *known == account) {
        Some((_, sum)) => *sum += amount,
        None => gains.push((account, amount)),
    }
}

fn sorted(mut gains: Gains) -> Gains {
    gains.retain(|(_, sum)| *sum != 0);
    gains.sort_unstable_by_key(|(account, _)| format!("{account:?}"));
    gains
}

/// Payments of the table between players and middle when it settles by these decisions. A zángano plays no cards, and no desk
/// knows of them.
fn settled(core: &Core, judged: Judged, decisions: &[Decision]) -> Gains {
    let mut core = core.clone();
    let (deal, before) = (core.match_state.deal, core.ledger.entries().len());
    let zangano: Option<Account> = core.open.zangano(&core.match_state).map(Account::from);
    core.settle_by(judged, decisions);
    let mut gains = Gains::new();
    let of_hand = |entry: &&engine::LedgerEntry| entry.deal == deal && SETTLED.contains(&entry.cause.said().id);
    for entry in core.ledger.entries()[before..].iter().filter(of_hand) {
        if ![Some(entry.from), Some(entry.to)].contains(&zangano) || zangano.is_none() {
            gain(&mut gains, entry.from, -entry.amount);
            gain(&mut gains, entry.to, entry.amount);
        }
    }
    sorted(gains)
}

/// Payments the desk orders when the hand is settled.
fn split_line(decision: &Decision) -> Gains {
    let mut gains = Gains::new();
    for payment in decision.ruling.payments.iter().filter(|payment| payment.due == Due::AtSettlement) {
        gain(&mut gains, payment.from, -payment.amount);
        gain(&mut gains, payment.to, payment.amount);
    }
    sorted(gains)
}

fn of(gains: &Gains, account: Account) -> i64 {
    gains.iter().find(|(known, _)| *known == account).map_or(0, |(_, sum)| *sum)
}

fn says(decision: &Decision, token: &str) -> bool {
    decision.ruling.follows.iter().any(|said| said.token == token)
}

/// Plays on by chance until somebody leads to the first trick; none if the match ends before.
fn dealt<V: Variation>(game: &mut Spanish<V>, shuffler: &mut Shuffler, rng: &mut Rng) -> Option<()> {
    let (deal, mut begun) = (game.core.match_state.deal, false);
    for _ in 0..2_000 {
        begun |= game.core.match_state.deal != deal;
        if begun && game.core.open.phase == Phase::Tricks && game.core.open.hombre.is_some() {
            return Some(());
        }
        match game.turn() {
            Turn::Over => return None,
            Turn::Shuffle(wanted) => game.shuffled(&shuffler.order(&wanted)).expect("a shuffled pack"),
            Turn::Seats { must, may } => {
                let seat = rng.one(&must.iter().chain(may.iter()).collect::<Vec<_>>()).copied()?;
                let mut offers = Vec::new();
                game.offers(seat, &mut offers);
                let Some(action) = rng.one(&offers).and_then(|offer| offer.any(rng)) else { continue };
                // A pass ends most hands before they begin.
                if action.verb() != "pass" || rng.happens(1, 3) {
                    let _ = game.act(seat, &action);
                }
            }
        }
    }
    None
}

/// The rest of the tricks: to anybody, to the Hombre's side or to the others.
fn played_out(core: &mut Core, rng: &mut Rng) {
    let (side, players) = (core.side(), core.open.round.players().to_vec());
    let takers: Vec<Seat> = match rng.below(4) {
        0 => players.iter().copied().filter(|&seat| side.contains(seat)).collect(),
        1 => players.iter().copied().filter(|&seat| !side.contains(seat)).collect(),
        _ => players,
    };
    while core.open.play.takers.len() < core.terms.variant.hand {
        let Some(&taker) = rng.one(&takers) else { return };
        core.open.play.takers.push(taker);
        core.open.play.won[taker.index()] += 1;
    }
    let estuches = core.estuches().len() as u8;
    core.open.claims =
        Demanded { game: rng.happens(3, 4), estuches: Some(estuches), primeras: true, bola: rng.happens(3, 4), forfeited: false };
}

/// Compares each player's faults in a hand, and returns how many rulings were compared.
fn compared(core: &Core, rng: &mut Rng) -> usize {
    let judged = core.judge();
    let returned = core.returner().filter(|&by| core.open.play.of(by) >= 3);
    let mut rulings = 0;
    for &by in core.open.round.players() {
        for what in [Irregularity::Revoke, Irregularity::Early, Irregularity::ReturnedKing] {
            if what == Irregularity::ReturnedKing && returned != Some(by) {
                continue;
            }
            let mut core = core.clone();
            let others = core.adversaries().into_iter().filter(|&other| other != by);
            for other in others {
                let _ = core.open.honour.demanded.try_push((other, by));
            }
            let trick = rng.below(core.terms.variant.hand) as u8;
            let decision = core.decide(Incident { by, what }, trick, Some(&judged));
            let (told, paid) = (split_line(&decision), settled(&core, judged, std::slice::from_ref(&decision)));
            let what = format!("{what:?} of {by:?} after {trick} of {:?}: {:?}", core.open.play.takers, decision.ruling.follows);
            if says(&decision, "pays-at-stake") || says(&decision, "pays-for-hombre") {
                assert_eq!(told, paid, "{what}");
                rulings += 1;
            } else if says(&decision, "pays-shares") && !says(&decision, "no-collect") {
                let more = of(&settled(&core, judged, &[]), by.into()) - of(&paid, by.into());
                assert_eq!(-of(&told, by.into()), more, "{what}");
                rulings += 1;
            }
        }
    }
    rulings
}

/// Number of rulings compared in each game.
fn wanted() -> usize {
    if std::env::var_os("SPADILLE_LONG").is_some() { 10_000 } else { 300 }
}

/// The variation of a game.
trait Game {
    type Of: Variation;
}

impl<V: Variation> Game for Spanish<V> {
    type Of = V;
}

fn desk_and_table_agree<G: Game>() {
    let mut rng = Rng::new(1814);
    let (mut rulings, mut hands) = (0, 0);
    for seed in 0_u64.. {
        let mut agreements = <G::Of as Variation>::Agreements::default();
        agreements.set("table", "honour").expect("an honour table");
        let mut game = Spanish::<G::Of>::open(&agreements, &Setup::default()).expect("a table");
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut shuffler = Shuffler::new(key);
        while dealt(&mut game, &mut shuffler, &mut rng).is_some() {
            let mut core = game.core.clone();
            played_out(&mut core, &mut rng);
            rulings += compared(&core, &mut rng);
            hands += 1;
            if rulings >= wanted() {
                println!("{}: {rulings} rulings of {hands} hands", <G::Of as Variation>::FACTS.id);
                return;
            }
        }
        assert!(seed < 10_000, "{}: only {rulings} rulings", <G::Of as Variation>::FACTS.id);
    }
}

/// mediator 5.6, D15, D22; hombre D8: a stake is told as it is paid, also with bola, desbola, favourite and partner.
#[test]
fn what_is_at_stake_is_the_same_at_the_desk_and_at_the_table_in_every_game_of_the_family() {
    desk_and_table_agree::<Hombre>();
    desk_and_table_agree::<Mediator>();
    desk_and_table_agree::<TresilloRefavor>();
    desk_and_table_agree::<TresilloSimple>();
    desk_and_table_agree::<Tresillo36>();
    desk_and_table_agree::<Dosillo>();
    desk_and_table_agree::<Quadrillo>();
    desk_and_table_agree::<QuadrilloSolitario>();
    desk_and_table_agree::<QuadrilloReyForzado>();
    desk_and_table_agree::<Quintillo>();
    desk_and_table_agree::<Seisillo>();
}
