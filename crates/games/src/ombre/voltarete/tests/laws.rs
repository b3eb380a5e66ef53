//! The table of laws, what they rule, and what the figures tell.

use super::super::laws::{DESK, Espadilha, Found, Incident, LAWS, Revoked};
use super::super::state::SEATS;
use super::super::{BOLO, FACTS, Voltarete};
use super::harness::Scenario;
use engine::law::{CardFate, Due, HandFate, Ruling, TrickFate};
use engine::{Account, Figure, Game, Seat, SeatSet};
use std::path::Path;

/// A table at which the mão is feito, the bolo holds 30, and the tricks are these.
fn table(tricks: [u8; SEATS]) -> Voltarete {
    let mut scenario = Scenario::at("setup bolo 30");
    scenario.deal_any();
    scenario.game.open.feito = Some(scenario.seat("mao"));
    scenario.game.open.play.won = tricks;
    let held = scenario.game.ledger.balance(BOLO);
    scenario.game.ledger.pay(
        0,
        BOLO,
        Seat::at(0),
        held - 30,
        engine::Cause::new("voltarete-cause-void", engine::Cite("voltarete R15")),
    );
    scenario.game
}

fn rule(table: &Voltarete, incident: Incident) -> Ruling {
    let ruling = table.ruled(&incident);
    let known = |cite: &engine::Cite| LAWS.iter().any(|law| law.id == *cite);
    assert!(!ruling.cites.is_empty() && ruling.cites.iter().all(known), "{incident:?}: {:?}", ruling.cites);
    ruling
}

/// Does the ruling cost this seat one reposta, when the hand is settled?
fn costs_resposta(ruling: &Ruling, seat: Seat) -> bool {
    match ruling.payments[..] {
        [paid] => {
            (paid.from, paid.to, paid.amount, paid.due) == (Account::from(seat), Account::from(BOLO), 30, Due::AtSettlement)
        }
        _ => false,
    }
}

/// The mão, the contra-pé and the pé.
fn seats(table: &Voltarete) -> [Seat; 3] {
    [table.open.round.order[0], table.open.round.order[1], table.open.round.order[2]]
}

/// Tricks by place.
fn by_place(mao: u8, contra_pe: u8, pe: u8) -> Voltarete {
    let mut table = table([0; SEATS]);
    for (seat, tricks) in seats(&table).into_iter().zip([mao, contra_pe, pe]) {
        table.open.play.won[seat.index()] = tricks;
    }
    table
}

#[test]
fn voltarete_b_3() {
    // The decision path of a revoke.
    let running = by_place(1, 1, 1);
    let [mao, by, _] = seats(&running);
    let revoke = |found| Incident::Revoke { by, trick: 2, kind: Revoked::Ruff, found };
    let mended = rule(&running, revoke(Found::BeforePlayingOn));
    assert_eq!((mended.card, mended.payments.len(), mended.cites[0].0), (CardFate::TakenBack, 0, "voltarete:II.10.15"));
    let undone = rule(&running, revoke(Found::InPlay));
    assert_eq!((undone.trick, undone.cites[0].0), (TrickFate::PlayedAgain, "voltarete:II.10.13"));
    assert!(costs_resposta(&undone, by));
    let at_the_end = |rightful, overspent| Found::AtTheEnd { taker: by, rightful, overspent };
    let given = rule(&by_place(4, 4, 1), revoke(at_the_end(mao, None)));
    assert_eq!(given.trick, TrickFate::GoesTo(mao));
    let made_good = rule(&by_place(4, 4, 1), revoke(at_the_end(by, Some(mao))));
    assert_eq!(made_good.trick, TrickFate::OneFrom { from: by, to: mao });
    // With three tricks one more does not win: nothing is made good.
    let too_few = rule(&by_place(3, 5, 1), revoke(at_the_end(by, Some(mao))));
    assert_eq!(too_few.trick, TrickFate::Stands);
    let mut twice = by_place(3, 5, 1);
    twice.open.honour.revokes[by.index()] = 1;
    assert_eq!(rule(&twice, revoke(at_the_end(by, None))).barred, SeatSet::of(by));
    twice.rule_on(&revoke(at_the_end(by, None)));
    assert!(twice.open.honour.penalties.is_empty(), "one reposta, however often they revoke (II.10.31)");
}

#[test]
fn voltarete_ii_12_and_16() {
    let table = by_place(5, 3, 1);
    let [mao, _, by] = seats(&table);
    assert!(costs_resposta(&rule(&table, Incident::GrantedAlone { by, certain: false }), by));
    assert!(rule(&table, Incident::GrantedAlone { by, certain: true }).payments.is_empty());
    assert!(costs_resposta(&rule(&table, Incident::ClaimedCodilho { by, certain: false, feito_won: true }), by));
    assert!(rule(&table, Incident::ClaimedCodilho { by, certain: false, feito_won: false }).payments.is_empty());
    assert_eq!(rule(&table, Incident::Conceded { by }).barred, SeatSet::of(by));
    assert_eq!(rule(&table, Incident::SaidCodilho { by: mao }).barred, SeatSet::of(mao));
    let hid = |by, then| rule(&table, Incident::HidEspadilha { by, then });
    assert!(hid(by, Espadilha::DrewAfterSegundo).payments.is_empty());
    assert!([Espadilha::Passed, Espadilha::KeptAfterSegundo].iter().all(|&then| costs_resposta(&hid(by, then), by)));
    assert!(costs_resposta(&hid(mao, Espadilha::ThrownAway), mao));
    assert_eq!(hid(by, Espadilha::PeWent).hand, HandFate::DealtAgain);
}

/// Every citation of a law in the sources of this game.
fn cited(folder: &Path, out: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("the sources").flatten() {
        let path = entry.path();
        if path.is_dir() {
            cited(&path, out);
        } else {
            let text = std::fs::read_to_string(&path).expect("a source");
            let after = text.split("\"voltarete:II.").skip(1);
            out.extend(after.filter_map(|rest| rest.split_once('"')).map(|(law, _)| format!("voltarete:II.{law}")));
        }
    }
}

#[test]
fn voltarete_laws_cited_are_known() {
    let mut laws = Vec::new();
    cited(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ombre/voltarete"), &mut laws);
    assert!(laws.len() > 20);
    for law in laws.iter().filter(|law| law.ends_with(|last: char| last.is_ascii_digit())) {
        assert!(DESK.laws.iter().any(|known| known.id.0 == law), "{law}");
    }
}

#[test]
fn voltarete_r131() {
    // Remissas, the medalhão and the talon are told to programs.
    let mut scenario = Scenario::at("setup remissa 1 40; setup bolo 10");
    scenario.deal_any();
    let figure = |name, seat: Option<usize>, value| Figure { name, seat: seat.map(Seat::at), value };
    assert_eq!(
        scenario.game.figures(),
        [figure("remissa", Some(1), 40), figure("medalhao", Some(2), 20), figure("stock", None, 13)]
    );
}

#[test]
fn voltarete_refusals_by_phase() {
    // Turn, possession and time are refused by the rule of the phase.
    let mut scenario = Scenario::at("");
    scenario.refuses("0 pass", "voltarete R13").deal_any();
    scenario.refuses("pe pass", "voltarete R23").happens("mao licenca").refuses("mao so", "voltarete R31");
    scenario.refuses("pe consent", "voltarete R27").happens("contrape consent; pe consent").refuses("mao so", "voltarete R31");
    let elsewhere = (FACTS.pack.cards() - scenario.hand("mao")).first().expect("a card that is not held");
    scenario.happens("mao name O").refuses(&format!("mao exchange {elsewhere}"), "voltarete R37");
    scenario.refuses("mao play 2O", "voltarete R61").happens("mao exchange 2O; contrape buy; pe buy; mao order_play");
    scenario.refuses(&format!("mao play {elsewhere}"), "voltarete R69").refuses("pe play 2C", "voltarete R69");
}
