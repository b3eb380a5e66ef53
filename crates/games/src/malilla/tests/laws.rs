//! What the laws decide, at a table and at the desk (AC26, AC28-AC35; section 8).

use super::super::Malilla;
use super::super::deck::Renuncio;
use super::super::laws::{Count, Incident, Misdealt, Noticed, Play, Standing, Tricks};
use engine::law::{CardFate, Class, HandFate, Lawful, Ruling, TrickFate};
use engine::{Account, Cite, Msg, Seat};

fn seat(number: usize) -> Seat {
    Seat::at(number - 1)
}

/// P4 has dealt and turned up a king.
fn standing() -> Standing {
    Standing { round: std::array::from_fn(Seat::at), dealer: seat(4), turn_up: 3, tanto: 1 }
}

fn ruled(incident: Incident) -> Ruling {
    Malilla::rule(&standing(), &incident)
}

/// What the first pair gets by a ruling, each of both the same.
fn to_first(ruling: &Ruling) -> i64 {
    let got = |seat: Seat| -> i64 {
        let account = Account::from(seat);
        let sign = |paid: bool| i64::from(paid);
        ruling.payments.iter().map(|paid| paid.amount * (sign(paid.to == account) - sign(paid.from == account))).sum()
    };
    assert_eq!(got(seat(1)), got(seat(3)));
    assert_eq!(got(seat(2)), -got(seat(1)));
    got(seat(1))
}

fn deals_next(number: usize) -> Vec<Msg> {
    vec![Msg::new("malilla-note-deals-next").with("seat", seat(number))]
}

#[test]
fn every_law_is_in_the_table_once() {
    let ids: Vec<&str> = Malilla::LAWS.iter().map(|law| law.id.0).collect();
    assert_eq!(ids.len(), 28);
    for (class, many) in [(Class::Honour, 11), (Class::Prevent, 7), (Class::Referee, 5), (Class::Enforce, 2), (Class::Conduct, 3)]
    {
        assert_eq!(Malilla::LAWS.iter().filter(|law| law.class == class).count(), many, "{class:?}");
    }
    for prefix in ["malilla:dar.", "malilla:ren.", "malilla:jugar."] {
        assert_eq!(ids.iter().filter(|id| id.starts_with(prefix)).count(), if prefix.contains("jugar") { 12 } else { 8 });
    }
}

#[test]
fn ac26_jugar_2_speaking_of_a_play() {
    let ruling = ruled(Incident::Spoke(seat(3)));
    assert_eq!((to_first(&ruling), ruling.barred.len(), ruling.cites[0]), (-10, 2, Cite("malilla:jugar.2")));
}

#[test]
fn ac28_a_renuncio_noticed_in_time_or_warned() {
    let incident = |noticed| Incident::Renuncio { seat: seat(2), kind: Renuncio::Beat, noticed };
    let in_time = ruled(incident(Noticed::InTime));
    assert_eq!((to_first(&in_time), in_time.card, in_time.barred.len()), (0, CardFate::Replaced, 0));
    let warned = ruled(incident(Noticed::Warned));
    assert_eq!((to_first(&warned), warned.barred.len()), (10, 2));
    assert_eq!(warned.cites, [Cite("malilla:ren.6"), Cite("malilla:ren.2")]);
    assert_eq!(ruled(incident(Noticed::Lifted)).cites, [Cite("malilla:ren.2")]);
}

#[test]
fn ac29_dar_5_a_card_too_many() {
    let ruling = ruled(Incident::WrongHand { seat: seat(2), cards: Count::TooMany });
    assert_eq!((to_first(&ruling), ruling.barred.iter().collect::<Vec<_>>()), (10, vec![seat(2), seat(4)]));
}

#[test]
fn ac30_dar_6_a_card_too_few() {
    let ruling = ruled(Incident::WrongHand { seat: seat(1), cards: Count::TooFew });
    assert_eq!((to_first(&ruling), ruling.barred.len(), ruling.cites[0]), (0, 0, Cite("malilla:dar.6")));
    assert_eq!(ruling.notes[0].id, "malilla-note-no-capote");
}

#[test]
fn ac31_dar_3_dar_4_misdeals() {
    let by_dealer = ruled(Incident::Misdealt(Misdealt::ByDealer));
    assert_eq!((to_first(&by_dealer), by_dealer.hand, by_dealer.notes), (3, HandFate::DealtAgain, deals_next(1)));
    let by_pack = ruled(Incident::Misdealt(Misdealt::ByPack));
    assert_eq!((to_first(&by_pack), by_pack.hand, by_pack.notes), (3, HandFate::DealtAgain, deals_next(4)));
}

#[test]
fn ac32_dar_7_dar_8_the_wrong_dealer() {
    let standing = Standing { dealer: seat(2), turn_up: 4, ..standing() };
    let found = |found| Malilla::rule(&standing, &Incident::WrongDealer { rightful: seat(1), found });
    let late = found(Play::Begun);
    assert_eq!((to_first(&late), late.hand, late.barred.len()), (14, HandFate::Stands, 0));
    assert_eq!(late.notes, deals_next(3));
    let in_time = found(Play::NotBegun);
    assert_eq!((to_first(&in_time), in_time.hand), (4, HandFate::DealtAgain));
    assert_eq!(in_time.notes, deals_next(1));
}

#[test]
fn ac33_a_trick_lifted() {
    let lifted = |next| ruled(Incident::Lifted { seat: seat(4), winner: seat(1), next });
    let before = lifted(Play::NotBegun);
    assert_eq!((to_first(&before), before.trick, before.cites[0]), (0, TrickFate::GoesTo(seat(1)), Cite("malilla:jugar.6")));
    let after = lifted(Play::Begun);
    assert_eq!((to_first(&after), after.barred.len(), after.cites[0]), (10, 2, Cite("malilla:jugar.5")));
}

#[test]
fn ac34_ac35_a_hand_shown_and_a_lead_out_of_turn() {
    assert_eq!(to_first(&ruled(Incident::ShowedHand(seat(3)))), -10);
    assert_eq!(to_first(&ruled(Incident::LedOutOfTurn(seat(2)))), 10);
}

#[test]
fn r25_fines_are_doubled_like_everything() {
    let doubled = Standing { tanto: 4, ..standing() };
    assert_eq!(to_first(&Malilla::rule(&doubled, &Incident::LedOutOfTurn(seat(2)))), 40);
}

#[test]
fn dar_1_dar_2_jugar_3_jugar_4_jugar_8_are_prevented() {
    for (incident, law) in [
        (Incident::ShortCut, "malilla:dar.1"),
        (Incident::Packets, "malilla:dar.2"),
        (Incident::LookedBack(Tricks::Theirs), "malilla:jugar.3"),
        (Incident::LookedBack(Tricks::Older), "malilla:jugar.4"),
        (Incident::Substitute, "malilla:jugar.8"),
    ] {
        let ruling = ruled(incident);
        assert_eq!((ruling.cites[0], ruling.payments.len()), (Cite(law), 0));
        let class = Malilla::LAWS.iter().find(|known| known.id == Cite(law)).map(|law| law.class);
        assert_eq!(class, Some(Class::Prevent));
    }
}

#[test]
fn each_fault_is_named_in_the_accounts_by_what_was_done() {
    let named = |incident: Incident| ruled(incident).payments[0].cause.said().id;
    assert_eq!(named(Incident::Spoke(seat(3))), "malilla-cause-spoke");
    assert_eq!(named(Incident::ShowedHand(seat(3))), "malilla-cause-shown");
    assert_eq!(named(Incident::Misdealt(Misdealt::ByDealer)), "malilla-cause-misdeal");
    assert_eq!(named(Incident::Misdealt(Misdealt::ByPack)), "malilla-cause-pack");
    assert_eq!(named(Incident::WrongHand { seat: seat(2), cards: Count::TooMany }), "malilla-cause-count");
    assert_eq!(named(Incident::WrongDealer { rightful: seat(1), found: Play::Begun }), "malilla-cause-dealer");
}
