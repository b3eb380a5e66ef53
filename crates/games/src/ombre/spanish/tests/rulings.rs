//! The desk's rulings on what needs real cards (mediator II, VI, DEAL; hombre X-XII; cases M-53, M-60, H-33, H-39, H-46), and the table's
//! settlement beside the desk's figures.

use super::super::Variation;
use super::super::bid::Bid;
use super::super::facts::MIDDLE;
use super::super::games::hombre::Rules as HombreRules;
use super::super::games::mediator::Rules;
use super::super::laws::{Decision, Incident, Irregularity, desk};
use super::rows::Row;
use cards::Suit;
use engine::law::{Due, Facts, HandFate, Kind, Payment, Ruling, TrickFate, Undecided, Value};
use engine::{Account, Seat};

/// Answers as they are told at a desk: `found=before-paid by=2`.
struct TestFacts<'a>(&'a str, usize);

impl Facts for TestFacts<'_> {
    fn fact(&self, key: &'static str, kind: Kind) -> Option<Value> {
        let pairs = self.0.split_whitespace().filter_map(|word| word.split_once('='));
        pairs.into_iter().find(|(known, _)| *known == key).and_then(|(_, answer)| kind.read(answer, self.1))
    }
}

fn asked(game: &str, what: &str) -> Result<Ruling, Undecided> {
    let (id, told) = what.split_once(' ').unwrap_or((what, ""));
    let desk = desk(game).unwrap_or_else(|| panic!("{game} has a desk"));
    let form = desk.incidents().find(|form| form.id == id).unwrap_or_else(|| panic!("{game} knows no {id}"));
    desk.rule(form, &TestFacts(told, desk.players))
}

#[track_caller]
fn ruled(game: &str, what: &str) -> Ruling {
    asked(game, what).unwrap_or_else(|why| panic!("{what}: {why:?}"))
}

fn laws(ruling: &Ruling) -> Vec<&'static str> {
    ruling.cites.iter().map(|cite| cite.0).collect()
}

/// The payments: `2>fines=20`, players counted from 1.
fn paid(ruling: &Ruling) -> String {
    let name = |account: Account| match account.as_seat() {
        Some(seat) => (seat.index() + 1).to_string(),
        None => account.name(&["middle", "fines"]),
    };
    let text = |payment: &Payment| format!("{}>{}={}", name(payment.from), name(payment.to), payment.amount);
    ruling.payments.iter().map(text).collect::<Vec<_>>().join(" ")
}

/// The deciding law, the payments and the fate of the hand.
#[track_caller]
fn decides(game: &str, what: &str, law: &str, payments: &str, hand: HandFate) {
    let ruling = ruled(game, what);
    assert_eq!((laws(&ruling)[0], paid(&ruling).as_str(), ruling.hand), (law, payments, hand), "{game}: {what}");
}

/// mediator:II.1, II.2, II.3, II.4.
#[test]
fn case_m_53_too_many_cards_or_too_few() {
    let found = |when: &str, law, payments, hand| {
        decides("mediator", &format!("wrong-number found={when} by=2"), law, payments, hand);
    };
    found("before-play", "mediator:II.1", "", HandFate::DealtAgain);
    found("before-paid", "mediator:II.2", "2>fines=20", HandFate::DealtAgain);
    found("before-cut", "mediator:II.3", "2>fines=20", HandFate::Stands);
    found("after-cut", "mediator:II.4", "", HandFate::Stands);
}

/// mediator:DEAL.2, DEAL.3; hombre:DEAL.2, R4.
#[test]
fn deal_2_deal_3_a_card_twice_in_the_pack() {
    decides("mediator", "card-twice found=during-play", "mediator:DEAL.2", "", HandFate::DealtAgain);
    decides("mediator", "card-twice found=after-play", "mediator:DEAL.3", "", HandFate::Stands);
    decides("hombre", "card-twice in-discard=yes", "hombre:DEAL.2", "", HandFate::Stands);
}

/// mediator:VI.0, VI.1, VI.2, VI.3, D28, D41; hombre:XII.0, XII.4.
#[test]
fn case_m_60_a_hand_taken_for_tricks() {
    let saw = |what: &str, law, payments| decides("mediator", &format!("saw-hand {what}"), law, payments, HandFate::Stands);
    saw("role=paired-hombre whose-hand=defender by=1 other=2", "mediator:VI.1", "1>fines=40 2>fines=40");
    saw("role=defender whose-hand=side-of-hombre by=2 other=1", "mediator:VI.0", "2>fines=40 1>fines=40");
    saw(
        "role=defender whose-hand=defender by=4 other=2 hombre=1 lone-hombre=yes pot=20 unit=3",
        "mediator:VI.3",
        "4>fines=40 2>fines=40 2>1=5 4>1=4 middle>1=20",
    );
    // They have won, and pay as for a codillo: each adversary one tanto and ten. The partner made a trick and owes nothing of the pot.
    let pair = "role=paired-hombre whose-hand=side-of-hombre by=3 hombre=1 pot=20 unit=1";
    saw(&format!("{pair} tricks-enough=yes"), "mediator:VI.2", "3>fines=40 1>fines=40 1>2=11 3>4=1 1>4=10");
    saw(&format!("{pair} tricks-enough=no"), "mediator:VI.2", "3>fines=40 1>fines=40 1>2=6 3>4=6 3>2=5 1>4=5");
    let taken = "saw-hand role=lone-hombre instead-of=tricks by=1 other=2";
    decides("hombre", taken, "mediator:VI.1", "1>fines=41 2>fines=40", HandFate::Stands);
}

/// mediator:VI.1, D45.
#[test]
fn vi_1_a_lone_hombre_who_saw_a_hand_collects_nothing_and_pays_if_they_lose() {
    let ruling = ruled("mediator", "saw-hand role=lone-hombre by=1 other=2");
    assert_eq!(laws(&ruling), ["mediator:VI.1", "mediator:VI.0"]);
    let settled = |takers, outcome, net, middle| {
        let row = Row { held: "P1 1B", ..Row::of("setup favourite C", 1, Bid::SOLO, Suit::Ouros, takers) };
        let mut scenario = row.played::<Rules>();
        let judged = scenario.game.core.judge();
        let seat = scenario.game.core.open.round.order[0];
        scenario.game.core.settle_by(judged, &[Decision { by: seat, ruling: ruling.clone() }]);
        scenario.settles(outcome, net, middle);
    };
    settled("2111111", "won", [-40, -40, 0, 0], 0);
    settled("1111122222", "puesta", [-20 - 30 - 40, 10 - 40, 10, 10], 20);
}

/// mediator:VIII.3, D4: what does not divide goes to those nearest the mano.
#[test]
fn viii_3_a_pozo_that_does_not_divide() {
    let advised = |game, pozo, payments| {
        decides(game, &format!("advised-bola by=3 hombre=1 pozo={pozo}"), "mediator:VIII.3", payments, HandFate::Stands);
    };
    advised("mediator", 80, "3>2=40 3>4=40");
    advised("mediator", 81, "3>2=41 3>4=40");
    advised("quintillo", 40, "3>2=14 3>4=13 3>5=13");
}

/// mediator:V.3.
#[test]
fn v_3_who_told_another_trump_pays() {
    // In time it costs the player who told them a polla, and the trick goes back.
    let misled = ruled("mediator", "lifted-trick misled=yes played-on=no by=2 teller=4 winner=3");
    assert_eq!((laws(&misled), paid(&misled).as_str()), (vec!["mediator:V.3"], "4>fines=20"));
    assert_eq!(misled.trick, TrickFate::GoesTo(Seat::at(2)));
    // Later they pay what the misled player would have paid: a defender as for a win of the Hombre, the Hombre a puesta.
    let late = |what: &str, payments| {
        let what = format!("lifted-trick misled=yes played-on=yes teller=4 pot=20 unit=1 {what}");
        decides("mediator", &what, "mediator:V.3", payments, HandFate::Stands);
    };
    late("role=defender by=2 hombre=1 lone-hombre=no partner=3 bola-due=no", "4>fines=20 4>1=1 4>3=1 middle>1=10 middle>3=10");
    late("role=paired-hombre by=1 hombre=1 partner=3 went=won", "4>fines=20 4>2=1 4>middle=20");
}

/// mediator 5.6: what the Hombre's side has lost its offender pays alone, a codillo as a codillo; a share is owed only of a win.
#[test]
fn what_was_at_stake_is_paid_as_the_hand_went() {
    let revoked = |what: &str| {
        let what = format!("revoke caller=player complete=yes undecided=yes more-than-once=no pot=20 unit=3 {what}");
        paid(&ruled("mediator", &what))
    };
    assert_eq!(revoked("role=paired-hombre by=1 hombre=1 partner=3 went=won"), "1>2=3 1>4=3 1>middle=20");
    assert_eq!(revoked("role=paired-hombre by=1 hombre=1 partner=3 went=codillo bola-due=no"), "1>2=13 1>4=13");
    // A bola that a defender's offence cut is paid by them too.
    assert_eq!(revoked("role=defender by=2 hombre=1 lone-hombre=yes bola-due=yes bola=30"), "2>1=99 middle>1=20");
    let early = |won: &str| {
        let what = "played-early role=defender trick=side-of-hombre by=2 hombre=1 lone-hombre=no partner=3 demanded=yes bola-made=no unit=3";
        paid(&ruled("mediator", &format!("{what} won-by-hombre={won}")))
    };
    assert_eq!((early("yes").as_str(), early("no").as_str()), ("2>middle=20 2>1=2 2>3=1", "2>middle=20"));
}

/// Impossible standings are refused: a player cannot be both, and nobody gives the codillo to themselves.
#[test]
fn what_cannot_be_is_said() {
    let impossible = |game, what: &str| {
        assert!(matches!(asked(game, what), Err(Undecided::Impossible(_))), "{game} {what}");
    };
    let revoked = "revoke caller=player complete=yes undecided=yes more-than-once=no pot=20 unit=3";
    impossible("mediator", &format!("{revoked} role=defender by=2 hombre=2"));
    impossible("mediator", &format!("{revoked} role=paired-hombre by=2 hombre=2 partner=2"));
    impossible("mediator", &format!("{revoked} role=defender by=2 hombre=1 lone-hombre=no partner=2"));
    impossible("hombre", &format!("{revoked} role=lone-hombre by=1 went=codillo bola-due=no gave-codillo=1"));
    impossible("mediator", "showed-card role=defender own-turn=yes how-many=two-or-more by=2 cards=1");
}

/// The player who revoked in this row pays what was at stake: at the table, and at the desk.
#[track_caller]
fn stake_is_told_as_paid<V: Variation>(row: &Row<'_>, offender: usize) {
    let mut scenario = row.played::<V>();
    let core = &mut scenario.game.core;
    let by = core.open.round.order[offender - 1];
    let judged = core.judge();
    let decision = core.decide(Incident { by, what: Irregularity::Revoke }, 0, Some(&judged));
    let told: Vec<Payment> =
        decision.ruling.payments.iter().copied().filter(|payment| payment.due == Due::AtSettlement).collect();
    core.settle_by(judged, &[decision]);
    let players = core.terms.variant.players;
    let net = |account: Account| -> i64 {
        let of = |payment: &Payment| {
            let signed = |party: Account, sign: i64| if party == account { sign * payment.amount } else { 0 };
            signed(payment.to, 1) + signed(payment.from, -1)
        };
        told.iter().map(of).sum()
    };
    let expected = (Seat::first(players).map(|seat| net(seat.into())).collect::<Vec<_>>(), net(Account::pot(MIDDLE)));
    assert_eq!(expected, scenario.brought(players), "P{offender} in {}", row.takers);
}

/// hombre D8, mediator 5.6: won, puesta and codillo, for every player.
#[test]
fn hombre_d8_the_desk_tells_what_the_table_pays() {
    for takers in ["211113322", "122211133", "222211133", "333311122"] {
        let row = Row { takers, ..Row::of("setup middle 35", 1, Bid::ENTRADA, Suit::Ouros, "") };
        (1..=3).for_each(|offender| stake_is_told_as_paid::<HombreRules>(&row, offender));
    }
    for (takers, partner) in
        [("2113311133", Some(3)), ("2113313222", Some(3)), ("2222111444", Some(3)), ("2111111333", None), ("2222111333", None)]
    {
        let row = Row { partner, takers, ..Row::of("setup favourite C", 1, Bid::ENTRADA, Suit::Ouros, "") };
        (1..=4).for_each(|offender| stake_is_told_as_paid::<Rules>(&row, offender));
    }
}

/// mediator:REN.1, REN.2, REN.6, REN.7, IV.2, IV.6; family:RF.2, RF.3, RF.4.
#[test]
fn rulings_on_cards_taken_back() {
    let back = |what: &str| laws(&ruled("mediator", &format!("revoke caller=player complete=no {what}")));
    let defender = "role=defender by=4 hombre=1 undecided=yes lone-hombre=no partner=3 bola-due=no pot=20 unit=1";
    assert_eq!(back(&format!("{defender} harmful=yes")), ["mediator:REN.6", "mediator:IV.2", "mediator:REN.5"]);
    assert_eq!(back(&format!("{defender} harmful=no")), ["mediator:REN.6", "mediator:REN.5"]);
    assert_eq!(back("role=lone-hombre"), ["mediator:REN.7", "mediator:REN.5"]);
    decides("mediator", "showed-card role=lone-hombre", "mediator:IV.6", "", HandFate::Stands);
}

/// hombre:X.0, X.1, D20.
#[test]
fn case_h_33_a_wrong_count_covered_by_the_draw() {
    decides("hombre", "drew-wrong what=covered by=2", "hombre:X.1", "2>fines=54", HandFate::DealtAgain);
    // Put back unseen it costs nothing (X.2): a table on which cards drawn are seen at once has no such moment.
    decides("hombre", "drew-wrong what=put-back by=2", "hombre:X.2", "", HandFate::Stands);
}

/// hombre:XI.3, XI.5, D17.
#[test]
fn case_h_39_two_turn_up_the_monte() {
    let together = |what: &str, law, payments, hand| {
        decides("hombre", &format!("exposed-monte together=yes pot=81 unit=6 {what}"), law, payments, hand);
    };
    together("role=lone-hombre by=1 other=2", "hombre:XI.5", "1>3=44 2>3=43", HandFate::Stands);
    let defenders = "role=defender with-whom=defender by=2 other=3 hombre=1";
    together(&format!("{defenders} mate=no"), "hombre:XI.3", "2>fines=41 3>fines=41", HandFate::Stands);
    together(&format!("{defenders} mate=yes"), "hombre:XI.3", "2>1=6 3>1=6 middle>1=81", HandFate::DealtAgain);
}

/// hombre:LEAVE.1, R43.
#[test]
fn case_h_46_who_leaves_makes_good_what_is_staked() {
    decides("hombre", "left-early what=left agreed=no by=2 pot=81", "hombre:LEAVE.1", "2>middle=81", HandFate::Stands);
}

/// Every desk of the family has every law once, and its traits follow from the game's differences.
#[test]
fn every_law_stands_in_the_table_once() {
    let laws = desk("mediator").expect("a desk").laws;
    let once: std::collections::BTreeSet<&str> = laws.iter().map(|law| law.id.0).collect();
    assert_eq!(once.len(), laws.len());
    for (game, has, has_not) in [
        ("mediator", "spared", "halves"),
        ("hombre", "compared", "partner"),
        ("dosillo", "monte", "many"),
        ("quadrillo_solitario", "zangano", "partner"),
        ("quadrillo_rey_forzado", "forced", "returned"),
        ("seisillo", "free_bola", "bola_bid"),
        ("tresillo_36", "bought", "packets"),
    ] {
        let desk = desk(game).expect("a desk");
        assert!(desk.has(has) && !desk.has(has_not), "{game}: {:?}", desk.traits);
    }
}
