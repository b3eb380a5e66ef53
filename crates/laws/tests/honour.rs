//! One ruling, three doors: what an honour table of Voltarete decides, the desk decides too.

#[path = "honour/played.rs"]
mod played;

use engine::law::{CardFate, HandFate, Lawful, Ruling, TrickFate};
use engine::{Seat, SeatSet};
use games::ombre::tricks::Rivals;
use games::ombre::voltarete::laws::{Espadilha, Found, Incident, Revoked, Standing};
use games::ombre::voltarete::{PenaltyCode, Voltarete};
use laws::desk::{Case, Effect, Finding};

const FEITO: usize = 0;

/// A table with mão as feito, at which one trick more wins the hand.
fn standing(bolo: i64, revokes: [u8; 4]) -> Standing {
    Standing {
        bolo,
        code: PenaltyCode::Reformed,
        feito: Some(Seat::at(FEITO)),
        opponents: [Seat::at(1), Seat::at(2)].into_iter().collect(),
        rivals: Rivals::Each,
        tricks: [4, 4, 1, 0],
        revokes,
        made_good: false,
        dues: Vec::new(),
        misasked: Vec::new(),
    }
}

fn at_desk(what: &str) -> Finding {
    let case = Case::read(what).unwrap_or_else(|why| panic!("{what}: {why}"));
    case.finding("voltarete").unwrap_or_else(|why| panic!("{what}: {why}"))
}

/// The same deciding law, penalty, and fate of hand, trick and card; the same player barred.
fn agree(what: &str, table: &Ruling, desk: &Finding) {
    let has = |effect: Effect| desk.ruled.effects.contains(&effect);
    assert_eq!(table.cites.first().map(|cite| cite.0), desk.ruled.laws.first().map(String::as_str), "{what}");
    let cited = table.cites.iter().all(|cite| desk.ruled.laws.iter().any(|law| law == cite.0));
    assert!(cited, "{what}: {:?} and {:?}", table.cites, desk.ruled.laws);
    let settled = desk.settlement.as_ref().expect("Voltarete settles the hand");
    assert_eq!(table.payments.len(), settled.respostas.len(), "{what}");
    let due: i64 = table.payments.iter().map(|payment| payment.amount).sum();
    assert_eq!(due, settled.bolo - 30, "{what}");
    assert_eq!(table.hand == HandFate::DealtAgain, has(Effect::Void), "{what}");
    assert_eq!(table.card == CardFate::TakenBack, has(Effect::CardBack), "{what}");
    assert_eq!(table.trick == TrickFate::PlayedAgain, has(Effect::Replay), "{what}");
    assert_eq!(matches!(table.trick, TrickFate::GoesTo(_)), has(Effect::TrickRightful), "{what}");
    assert_eq!(matches!(table.trick, TrickFate::OneFrom { .. }), has(Effect::TrickOne), "{what}");
    assert_eq!(table.barred != SeatSet::default(), has(Effect::BarWin) || has(Effect::BarCodilho), "{what}");
}

#[test]
fn the_desk_rules_on_revokes_as_the_table_does() {
    let kinds =
        [(Revoked::Suit, "not-followed"), (Revoked::Trump, "no-trump"), (Revoked::Ruff, "ruff"), (Revoked::Matador, "matador")];
    let by = Seat::at(1);
    let end = |taker: usize, rightful: usize, overspent: Option<usize>| Found::AtTheEnd {
        taker: Seat::at(taker),
        rightful: Seat::at(rightful),
        overspent: overspent.map(Seat::at),
    };
    let founds = [
        (Found::BeforePlayingOn, "played-on=no"),
        (Found::InPlay, "played-on=yes again=no hand-over=no"),
        (end(1, 0, None), "played-on=yes again=no hand-over=yes harm=trick-taken"),
        (end(0, 0, Some(0)), "played-on=yes again=no hand-over=yes harm=overspent"),
        (end(2, 2, None), "played-on=yes again=no hand-over=yes harm=none"),
    ];
    for (kind, name) in kinds {
        for (found, answers) in founds {
            let what = format!("revoke caller=player misled=no cards-mixed=no {answers} kind={name} | bolo=30 by=C");
            let table = Voltarete::rule(&standing(30, [0; 4]), &Incident::Revoke { by, trick: 3, kind, found });
            agree(&what, &table, &at_desk(&what));
        }
        for (found, answers) in [(Found::InPlay, "hand-over=no"), (end(1, 0, None), "hand-over=yes")] {
            let what = format!(
                "revoke caller=player misled=no cards-mixed=no played-on=yes again=yes {answers} kind={name} | bolo=30 by=C"
            );
            // A table has ruled on the first already; the desk is asked about the hand, and both come to one resposta.
            let first = Voltarete::rule(&standing(30, [0; 4]), &Incident::Revoke { by, trick: 2, kind, found: Found::InPlay });
            let second = Voltarete::rule(&standing(30, [0, 1, 0, 0]), &Incident::Revoke { by, trick: 3, kind, found });
            let both = Ruling { payments: [first.payments, second.payments].concat(), ..second };
            agree(&what, &both, &at_desk(&what));
        }
    }
}

#[test]
fn the_desk_rules_on_claims_and_on_espadilha_as_the_table_does() {
    let by = Seat::at(1);
    let cases = [
        (Incident::GrantedAlone { by, certain: true }, "granted-win wants=settled other-agrees=no certain=yes"),
        (Incident::GrantedAlone { by, certain: false }, "granted-win wants=settled other-agrees=no certain=no"),
        (Incident::ClaimedCodilho { by, certain: true, feito_won: false }, "claimed-codilho certain=yes"),
        (Incident::ClaimedCodilho { by, certain: false, feito_won: true }, "claimed-codilho certain=no feito-won=yes"),
        (Incident::ClaimedCodilho { by, certain: false, feito_won: false }, "claimed-codilho certain=no feito-won=no"),
        (Incident::Conceded { by }, "conceded said-codilho=no role=opponent"),
        (Incident::SaidCodilho { by: Seat::at(FEITO) }, "conceded said-codilho=yes"),
        (Incident::HidEspadilha { by, then: Espadilha::Passed }, "espadilha obliged=yes what=passed next-game=free-casca"),
        (
            Incident::HidEspadilha { by, then: Espadilha::KeptAfterSegundo },
            "espadilha obliged=yes what=passed next-game=segundo drew=no",
        ),
        (
            Incident::HidEspadilha { by, then: Espadilha::DrewAfterSegundo },
            "espadilha obliged=yes what=passed next-game=segundo drew=yes",
        ),
        (Incident::HidEspadilha { by, then: Espadilha::PeWent }, "espadilha obliged=yes what=passed next-game=pe-casca"),
        (Incident::HidEspadilha { by, then: Espadilha::ThrownAway }, "espadilha obliged=yes what=feito-threw"),
    ];
    for (incident, what) in cases {
        let what = format!("{what} | bolo=30 by=C");
        agree(&what, &Voltarete::rule(&standing(30, [0; 4]), &incident), &at_desk(&what));
    }
}
