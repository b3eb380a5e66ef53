//! What a referee is told: laws that need real cards (mediator II, VI, DEAL; hombre X-XII), as rulings (cases M-53, M-60, H-33, H-39, H-46).

use super::super::Variation;
use super::super::bid::Bid;
use super::super::facts::{FINES, MIDDLE};
use super::super::games::hombre::Rules as HombreRules;
use super::super::games::mediator::Rules;
use super::super::laws::{
    Decision, Draw, Effect, Exposed, Found, Harm, Incident, Lift, Misdeed, Standing, TooSoon, Turn, Went, changed, decide,
};
use super::rows::Row;
use cards::Suit;
use engine::law::{HandFate, Lawful, Payment, TrickFate};
use engine::{Account, Cite, Seat, SeatSet};

/// Four at Mediator: P1 plays with P3.
fn mediator() -> Standing {
    Standing {
        polla: 20,
        pozo: 80,
        out_of_turn: MIDDLE,
        players: Seat::first(4).collect(),
        hombre: Some(Seat::at(0)),
        side: [0, 2].map(Seat::at).into_iter().collect(),
        undecided: true,
        went: None,
        taker: None,
        demanded: SeatSet::EMPTY,
        pot: 20,
        unit: 1,
    }
}

/// Three at Hombre: P1 plays.
fn hombre() -> Standing {
    Standing {
        polla: 27,
        pozo: 81,
        out_of_turn: FINES,
        players: Seat::first(3).collect(),
        side: SeatSet::of(Seat::at(0)),
        pot: 81,
        unit: 6,
        ..mediator()
    }
}

fn decided(standing: &Standing, by: usize, what: Misdeed) -> Decision {
    decide(standing, &Incident { by: Seat::at(by), what })
}

fn law(decision: &Decision) -> &'static str {
    decision.ruling.cites[0].0
}

/// Who pays, and how much.
fn paid(decision: &Decision) -> Vec<(Account, i64)> {
    decision.ruling.payments.iter().map(|payment| (payment.from, payment.amount)).collect()
}

fn seat(seat: usize) -> Account {
    Seat::at(seat).into()
}

/// mediator:II.1, II.2, II.3, II.4.
#[test]
fn case_m_53_too_many_cards_or_too_few() {
    let found = |when| decided(&mediator(), 1, Misdeed::WrongCount(when));
    let before = found(Found::BeforePlay);
    assert_eq!((law(&before), before.ruling.hand, paid(&before)), ("mediator:II.1", HandFate::DealtAgain, vec![]));
    let unpaid = found(Found::BeforePaid);
    assert_eq!((law(&unpaid), unpaid.ruling.hand, paid(&unpaid)), ("mediator:II.2", HandFate::DealtAgain, vec![(seat(1), 20)]));
    let after = found(Found::BeforeCut);
    assert_eq!((law(&after), after.ruling.hand, paid(&after)), ("mediator:II.3", HandFate::Stands, vec![(seat(1), 20)]));
    let late = found(Found::AfterCut);
    assert_eq!((law(&late), late.ruling.hand, paid(&late)), ("mediator:II.4", HandFate::Stands, vec![]));
}

/// mediator:DEAL.2, DEAL.3; hombre:DEAL.2, R4.
#[test]
fn deal_2_deal_3_a_card_twice_in_the_pack() {
    let found = |when| decided(&mediator(), 0, Misdeed::Duplicate(when));
    assert_eq!((law(&found(Found::BeforePaid)), found(Found::BeforePaid).ruling.hand), ("mediator:DEAL.2", HandFate::DealtAgain));
    assert_eq!((law(&found(Found::BeforeCut)), found(Found::BeforeCut).ruling.hand), ("mediator:DEAL.3", HandFate::Stands));
}

/// mediator:VI.0, VI.1, VI.2, VI.3, D28, D41; hombre:XII.0, XII.4.
#[test]
fn case_m_60_a_hand_taken_for_tricks() {
    let saw = |by, left| decided(&mediator(), by, Misdeed::SawHand { left: Seat::at(left) });
    assert_eq!((law(&saw(0, 1)), saw(0, 1).effects.as_slice()), ("mediator:VI.1", &[Effect::NoCollect][..]));
    assert_eq!(saw(1, 3).effects.as_slice(), [Effect::Stake(Seat::at(1)), Effect::Stake(Seat::at(3))]);
    assert_eq!((law(&saw(1, 0)), saw(1, 0).effects.len()), ("mediator:VI.0", 0));
    let pair = saw(2, 0);
    assert_eq!((law(&pair), paid(&pair)), ("mediator:VI.2", vec![(seat(2), 40), (seat(0), 40)]));
    // They have won, and pay as for a codillo: each adversary one tanto and ten.
    let row = Row { partner: Some(3), held: "P1 1B", ..Row::of("setup favourite C", 1, Bid::ENTRADA, Suit::Ouros, "1133112222") };
    let mut tale = row.played::<Rules>();
    let judged = tale.game.core.judge();
    tale.game.core.settle_by(judged, &[pair]);
    tale.settles("codillo", [-61, 11, -41, 11], 0);
    assert_eq!(tale.fines(), [(2, 40), (0, 40)]);
    let hombre = decided(&hombre(), 0, Misdeed::SawHand { left: Seat::at(1) });
    assert_eq!(paid(&hombre), [(seat(0), 41), (seat(1), 40)], "who took it pays the odd tanto (hombre D7)");
}

/// mediator:VI.1, D45.
#[test]
fn vi_1_a_lone_hombre_who_saw_a_hand_collects_nothing_and_pays_if_they_lose() {
    let alone = Standing { side: SeatSet::of(Seat::at(0)), ..mediator() };
    let saw = decided(&alone, 0, Misdeed::SawHand { left: Seat::at(1) });
    assert_eq!((law(&saw), saw.effects.as_slice()), ("mediator:VI.1", &[Effect::NoCollect][..]));
    let settled = |takers, outcome, net, middle| {
        let row = Row { held: "P1 1B", ..Row::of("setup favourite C", 1, Bid::SOLO, Suit::Ouros, takers) };
        let mut tale = row.played::<Rules>();
        let judged = tale.game.core.judge();
        tale.game.core.settle_by(judged, std::slice::from_ref(&saw));
        tale.settles(outcome, net, middle);
    };
    settled("2111111", "won", [-40, -40, 0, 0], 0);
    settled("1111122222", "puesta", [-20 - 30 - 40, 10 - 40, 10, 10], 20);
}

/// mediator:VIII.3, D4: what does not divide goes to those nearest the mano.
#[test]
fn viii_3_a_pozo_that_does_not_divide() {
    let five = Standing { pozo: 40, players: Seat::first(5).collect(), ..mediator() };
    assert_eq!(paid(&decided(&mediator(), 2, Misdeed::Advised)), [(seat(2), 40), (seat(2), 40)]);
    assert_eq!(paid(&decided(&five, 2, Misdeed::Advised)), [(seat(2), 14), (seat(2), 13), (seat(2), 13)]);
}

/// mediator:V.3.
#[test]
fn v_3_who_told_another_trump_pays() {
    let lifted = |lift| decided(&Standing { taker: Some(Seat::at(2)), ..mediator() }, 1, Misdeed::Lifted(lift));
    // In time it costs who told them a polla, and the trick goes back.
    let misled = lifted(Lift::Misled(Seat::at(3)));
    assert_eq!((law(&misled), paid(&misled), misled.effects.len()), ("mediator:V.3", vec![(seat(3), 20)], 0));
    assert_eq!(misled.ruling.trick, TrickFate::GoesTo(Seat::at(2)));
    // Later they pay what who lifted it would have paid: a defender as for a win of the Hombre, the Hombre a puesta.
    let late = lifted(Lift::MisledLate(Seat::at(3)));
    let defender = [Effect::StakeFor { payer: Seat::at(3), of: Seat::at(1) }];
    assert_eq!((paid(&late), late.effects.as_slice()), (vec![(seat(3), 20)], &defender[..]));
    let payments = |effects: &[Effect], standing: &Standing| -> Vec<(Account, Account, i64)> {
        let paid = changed(standing, effects, Cite("mediator:V.3"));
        paid.into_iter().map(|payment| (payment.from, payment.to, payment.amount)).collect()
    };
    let middle = Account::pot(MIDDLE);
    let won = [(middle, seat(0), 10), (middle, seat(2), 10), (seat(3), seat(0), 1), (seat(3), seat(2), 1)];
    assert_eq!(payments(&defender, &mediator()), won);
    let hombre = [Effect::StakeFor { payer: Seat::at(3), of: Seat::at(0) }];
    assert_eq!(payments(&hombre, &mediator()), [(seat(3), seat(1), 1), (seat(3), middle, 20)]);
}

/// mediator:VIII.3, D4: of a pozo that does not divide the adversary nearest the mano has the odd tanto.
#[test]
fn viii_3_a_pozo_is_paid_to_the_last_tanto() {
    let advised = decided(&Standing { pozo: 81, ..mediator() }, 2, Misdeed::Advised);
    let paid: Vec<(Account, i64)> = advised.ruling.payments.iter().map(|payment| (payment.to, payment.amount)).collect();
    assert_eq!(paid, [(seat(1), 41), (seat(3), 40)]);
}

/// mediator 5.6: what the Hombre's side has lost its offender pays alone, a codillo as a codillo; a share is owed only of a win.
#[test]
fn what_was_at_stake_is_paid_as_the_hand_went() {
    let of = |went, effects: &[Effect]| -> Vec<(Account, Account, i64)> {
        let standing = Standing { went: Some(went), unit: 3, ..mediator() };
        let paid = changed(&standing, effects, Cite("mediator:REN.1"));
        paid.into_iter().map(|payment| (payment.from, payment.to, payment.amount)).collect()
    };
    let (stake, middle) = ([Effect::Stake(Seat::at(0))], Account::pot(MIDDLE));
    assert_eq!(of(Went::Won, &stake), [(seat(0), seat(1), 3), (seat(0), seat(3), 3), (seat(0), middle, 20)]);
    let codillo = [(seat(0), seat(1), 3), (seat(0), seat(3), 3), (seat(0), seat(1), 10), (seat(0), seat(3), 10)];
    assert_eq!(of(Went::Codillo(None), &stake), codillo);
    let share = [Effect::Share { payer: Seat::at(1), of: Seat::at(3) }];
    assert_eq!(of(Went::Won, &share), [(seat(1), seat(0), 2), (seat(1), seat(2), 1)]);
    assert_eq!(of(Went::Puesta, &share), []);
    // Of two who pay together the one nearer the mano has the odd tanto (D41).
    let both = [Effect::Stake(Seat::at(3)), Effect::Stake(Seat::at(1))];
    let alone = Standing { side: SeatSet::of(Seat::at(0)), unit: 3, pot: 0, ..mediator() };
    let halves: Vec<(Account, i64)> =
        changed(&alone, &both, Cite("mediator:VI.3")).into_iter().map(|payment| (payment.from, payment.amount)).collect();
    assert_eq!(halves, [(seat(1), 5), (seat(3), 4)]);
}

/// Whoever revoked in this row pays what was at stake: at the table, and as a referee is told.
#[track_caller]
fn stake_is_told_as_paid<V: Variation>(row: &Row<'_>, offender: usize) {
    let mut tale = row.played::<V>();
    let core = &mut tale.game.core;
    let by = core.open.round.order[offender - 1];
    let judged = core.judge();
    let standing = Standing { undecided: true, ..core.standing(0, Some(&judged)) };
    let decision = decide(&standing, &Incident { by, what: Misdeed::Revoke });
    let told = changed(&standing, &decision.effects, Cite("mediator:REN.1"));
    core.settle_by(judged, &[decision]);
    let net = |account: Account| -> i64 {
        let of = |payment: &Payment| {
            let signed = |party: Account, sign: i64| if party == account { sign * payment.amount } else { 0 };
            signed(payment.to, 1) + signed(payment.from, -1)
        };
        told.iter().map(of).sum()
    };
    let players = standing.players.len();
    let expected = (Seat::first(players).map(|seat| net(seat.into())).collect::<Vec<_>>(), net(Account::pot(MIDDLE)));
    assert_eq!(expected, tale.brought(players), "P{offender} in {}", row.takers);
}

/// hombre D8, mediator 5.6: won, puesta and codillo, whoever of the company it was.
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

/// mediator:REN.1, REN.2, REN.6, REN.7, IV.2; family:RF.2, RF.3, RF.4.
#[test]
fn rulings_on_wrong_cards() {
    let open = mediator();
    let closed = Standing { undecided: false, ..mediator() };
    let alone = Standing { side: SeatSet::of(Seat::at(0)), ..mediator() };
    assert_eq!(
        (law(&decided(&open, 3, Misdeed::Revoke)), law(&decided(&closed, 3, Misdeed::Revoke))),
        ("mediator:REN.1", "mediator:REN.2")
    );
    let kings = [TooSoon::Followed, TooSoon::Led, TooSoon::Thrown].map(|how| law(&decided(&open, 3, Misdeed::King(how))));
    assert_eq!(kings, ["family:RF.2", "family:RF.3", "family:RF.4"]);
    let back = |standing: &Standing, by, harm| decided(standing, by, Misdeed::TakenBack { harm });
    let cites = |decision: Decision| decision.ruling.cites.iter().map(|cite| cite.0).collect::<Vec<_>>();
    assert_eq!(cites(back(&open, 3, Harm::Presumed)), ["mediator:REN.6", "mediator:IV.2"]);
    assert_eq!(cites(back(&open, 3, Harm::None)), ["mediator:REN.6"]);
    assert_eq!(cites(back(&alone, 0, Harm::Presumed)), ["mediator:REN.7"]);
    let shown = decided(&alone, 0, Misdeed::Shown { cards: 2, turn: Turn::Another, harm: Harm::Presumed });
    assert_eq!((law(&shown), paid(&shown)), ("mediator:IV.6", vec![]));
}

/// hombre:X.0, X.1, D20.
#[test]
fn case_h_33_a_wrong_count_covered_by_the_draw() {
    let covered = decided(&hombre(), 1, Misdeed::Drawn(Draw::Covering));
    assert_eq!((law(&covered), paid(&covered), covered.ruling.hand), ("hombre:X.1", vec![(seat(1), 54)], HandFate::DealtAgain));
    // Put back unseen it costs nothing (X.2): a table on which cards drawn are seen at once has no such moment.
    assert_eq!(paid(&decided(&hombre(), 1, Misdeed::Drawn(Draw::PutBack))), []);
}

/// hombre:XI.3, XI.5, D17.
#[test]
fn case_h_39_two_turn_up_the_monte() {
    let together = |by, with, mate| decided(&hombre(), by, Misdeed::Exposed(Exposed::Together { with: Seat::at(with), mate }));
    let solo = together(0, 1, Harm::None);
    assert_eq!((law(&solo), paid(&solo)), ("hombre:XI.5", vec![(seat(0), 44), (seat(1), 43)]));
    assert!(solo.ruling.payments.iter().all(|payment| payment.to == seat(2)));
    let both = together(1, 2, Harm::None);
    assert_eq!((law(&both), paid(&both)), ("hombre:XI.3", vec![(seat(1), 41), (seat(2), 41)]));
    let mate = together(1, 2, Harm::Presumed);
    assert_eq!((paid(&mate), mate.ruling.hand, mate.effects.len()), (vec![], HandFate::DealtAgain, 2));
}

/// hombre:LEAVE.1, R43.
#[test]
fn case_h_46_who_leaves_makes_good_what_is_staked() {
    let left = decided(&hombre(), 1, Misdeed::Left);
    assert_eq!((law(&left), paid(&left)), ("hombre:LEAVE.1", vec![(seat(1), 81)]));
}

/// Every ruling rests on laws of the table, and the table has every law once.
#[test]
fn every_ruling_cites_laws_of_the_table() {
    let laws: std::collections::BTreeSet<&str> = super::super::Mediator::LAWS.iter().map(|law| law.id.0).collect();
    assert_eq!((laws.len(), super::super::Mediator::LAWS.len()), (138, 138));
    let seat = Seat::at(1);
    let all = [
        Misdeed::Early,
        Misdeed::LaidDown,
        Misdeed::Advised,
        Misdeed::Revoke,
        Misdeed::ViewedDiscard,
        Misdeed::Signalled,
        Misdeed::LeftTrick,
        Misdeed::Misnamed,
        Misdeed::Left,
        Misdeed::SawDiscard { of: seat },
        Misdeed::SawHand { left: seat },
        Misdeed::Drawn(Draw::OwnedUp),
        Misdeed::Drawn(Draw::FoundOut),
        Misdeed::Drawn(Draw::Short),
        Misdeed::Exposed(Exposed::Before),
        Misdeed::Exposed(Exposed::After),
        Misdeed::Exposed(Exposed::Mate),
    ];
    for (what, by) in all.into_iter().flat_map(|what| [(what, 0), (what, 2)]) {
        let decision = decided(&hombre(), by, what);
        assert!(!decision.ruling.cites.is_empty() && decision.ruling.cites.iter().all(|cite| laws.contains(cite.0)), "{what:?}");
    }
}
