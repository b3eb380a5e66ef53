//! The table of laws, what they rule, and what the figures tell.

use super::super::agreements::PenaltyCode;
use super::super::laws::{Espadilha, Found, Incident, Revoked, Standing};
use super::super::{BOLO, FACTS, Voltarete};
use super::harness::Tale;
use crate::ombre::tricks::Rivals;
use engine::law::{CardFate, Due, HandFate, Lawful, Ruling, TrickFate};
use engine::{Account, Figure, Game, Seat, SeatSet};
use std::path::Path;

/// The mão is feito, the bolo holds 30, and the tricks are these.
fn standing(tricks: [u8; 4]) -> Standing {
    Standing {
        bolo: 30,
        code: PenaltyCode::Reformed,
        feito: Some(Seat::at(0)),
        opponents: [Seat::at(1), Seat::at(2)].into_iter().collect(),
        rivals: Rivals::Each,
        tricks,
        revokes: [0; 4],
        made_good: false,
        dues: Vec::new(),
        misasked: Vec::new(),
    }
}

fn rule(standing: &Standing, incident: Incident) -> Ruling {
    let ruling = Voltarete::rule(standing, &incident);
    let known = |cite: &engine::Cite| Voltarete::LAWS.iter().any(|law| law.id == *cite);
    assert!(!ruling.cites.is_empty() && ruling.cites.iter().all(known), "{incident:?}: {:?}", ruling.cites);
    ruling
}

/// Does the ruling cost this seat one resposta, when the hand is settled?
fn costs_resposta(ruling: &Ruling, seat: Seat) -> bool {
    match ruling.payments[..] {
        [paid] => {
            (paid.from, paid.to, paid.amount, paid.due) == (Account::from(seat), Account::from(BOLO), 30, Due::AtSettlement)
        }
        _ => false,
    }
}

#[test]
fn voltarete_b_3() {
    // The decision path of a revoke.
    let by = Seat::at(1);
    let revoke = |found| Incident::Revoke { by, trick: 2, kind: Revoked::Ruff, found };
    let mended = rule(&standing([1, 1, 1, 0]), revoke(Found::BeforePlayingOn));
    assert_eq!((mended.card, mended.payments.len(), mended.cites[0].0), (CardFate::TakenBack, 0, "voltarete:II.10.15"));
    let undone = rule(&standing([1, 1, 1, 0]), revoke(Found::InPlay));
    assert_eq!((undone.trick, undone.cites[0].0), (TrickFate::PlayedAgain, "voltarete:II.10.13"));
    assert!(costs_resposta(&undone, by));
    let at_the_end = |rightful, overspent| Found::AtTheEnd { taker: Seat::at(1), rightful, overspent };
    let given = rule(&standing([4, 4, 1, 0]), revoke(at_the_end(Seat::at(0), None)));
    assert_eq!(given.trick, TrickFate::GoesTo(Seat::at(0)));
    let made_good = rule(&standing([4, 4, 1, 0]), revoke(at_the_end(Seat::at(1), Some(Seat::at(0)))));
    assert_eq!(made_good.trick, TrickFate::OneFrom { from: by, to: Seat::at(0) });
    // With three tricks one more does not win: nothing is made good.
    let too_few = rule(&standing([3, 5, 1, 0]), revoke(at_the_end(Seat::at(1), Some(Seat::at(0)))));
    assert_eq!(too_few.trick, TrickFate::Stands);
    let second = rule(&Standing { revokes: [0, 1, 0, 0], ..standing([3, 5, 1, 0]) }, revoke(at_the_end(Seat::at(1), None)));
    assert_eq!((second.barred, second.payments.len()), (SeatSet::of(by), 0));
}

#[test]
fn voltarete_ii_12_and_16() {
    let (by, table) = (Seat::at(2), standing([5, 3, 1, 0]));
    assert!(costs_resposta(&rule(&table, Incident::GrantedAlone { by, certain: false }), by));
    assert!(rule(&table, Incident::GrantedAlone { by, certain: true }).payments.is_empty());
    assert!(costs_resposta(&rule(&table, Incident::ClaimedCodilho { by, certain: false, feito_won: true }), by));
    assert!(rule(&table, Incident::ClaimedCodilho { by, certain: false, feito_won: false }).payments.is_empty());
    assert_eq!(rule(&table, Incident::Conceded { by }).barred, SeatSet::of(by));
    assert_eq!(rule(&table, Incident::SaidCodilho { by }).barred, SeatSet::of(by));
    let hid = |then| rule(&table, Incident::HidEspadilha { by, then });
    assert!(hid(Espadilha::DrewAfterSegundo).payments.is_empty());
    assert!(
        [Espadilha::Passed, Espadilha::KeptAfterSegundo, Espadilha::ThrownAway]
            .iter()
            .all(|&then| costs_resposta(&hid(then), by))
    );
    assert_eq!(hid(Espadilha::PeWent).hand, HandFate::DealtAgain);
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
        assert!(Voltarete::LAWS.iter().any(|known| known.id.0 == law), "{law}");
    }
}

#[test]
fn voltarete_r131() {
    // Remissas, the medalhão and the talon are told to programs.
    let mut tale = Tale::at("setup remissa 1 40; setup bolo 10");
    tale.deal_any();
    let figure = |name, seat: Option<usize>, value| Figure { name, seat: seat.map(Seat::at), value };
    assert_eq!(tale.game.figures(), [figure("remissa", Some(1), 40), figure("medalhao", Some(2), 20), figure("stock", None, 13)]);
}

#[test]
fn voltarete_refusals_by_phase() {
    // Turn, possession and time are refused by the rule of the phase.
    let mut tale = Tale::at("");
    tale.refuses("0 pass", "voltarete R13").deal_any();
    tale.refuses("pe pass", "voltarete R23").happens("mao licenca").refuses("mao so", "voltarete R31");
    tale.refuses("pe consent", "voltarete R27").happens("contrape consent; pe consent").refuses("mao so", "voltarete R31");
    let elsewhere = (FACTS.pack.cards() - tale.hand("mao")).first().expect("a card that is not held");
    tale.happens("mao name O").refuses(&format!("mao exchange {elsewhere}"), "voltarete R37");
    tale.refuses("mao play 2O", "voltarete R61").happens("mao exchange 2O; contrape buy; pe buy; mao order_play");
    tale.refuses(&format!("mao play {elsewhere}"), "voltarete R69").refuses("pe play 2C", "voltarete R69");
}
