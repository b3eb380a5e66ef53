//! Seats, deal and form (T-01 to T-06, T-61), and agreements.

use super::super::state::{Form, Phase, Side};
use super::super::{Agreements, Truco};
use super::harness::{PLAIN, Scenario};
use engine::{Agreements as _, Game, Seat, Setup, Turn};

fn pack_beginning(with: &str) -> Vec<cards::Card> {
    let first = cards::parse_cards(with).expect("cards");
    let rest = cards::Pack::Spanish40.cards() - first.iter().copied().collect();
    first.into_iter().chain(rest.iter()).collect()
}

#[test]
fn truco_t_01() {
    let mut game = Truco::open(&Agreements::default(), &Setup::default()).expect("a table");
    game.shuffled(&pack_beginning("5O RC CE RB 6E 2C")).expect("drawn");
    assert_eq!(game.dealer(), Some(Seat::at(1)));
    assert_eq!(game.match_state.cutter(), Seat::at(0));
    assert_eq!(game.mao(), Seat::at(2));
    assert_eq!((game.side(Seat::at(2)), game.side(Seat::at(0)), game.side(Seat::at(1))), (Side::A, Side::A, Side::B));
}

/// Plays a volta in which everybody of the mão's side leaves at once.
fn short_volta(scenario: &mut Scenario) {
    scenario.deal(PLAIN);
    while scenario.game.open.phase == Phase::Contest {
        let contest = scenario.game.open.contestants().to_vec();
        let deal = scenario.game.match_state.deal;
        for seat in contest.into_iter().step_by(2) {
            scenario.happens(&format!("{seat} pass_cards"));
        }
        if scenario.game.open.phase == Phase::Claims {
            scenario.gathered();
        }
        if scenario.game.match_state.deal != deal {
            break;
        }
    }
}

#[test]
fn truco_t_02() {
    let mut scenario = Scenario::strict("");
    let expected: [(Form, usize, &[[usize; 2]]); 5] = [
        (Form::Roda, 0, &[]),
        (Form::Testa, 1, &[[1, 0], [2, 3]]),
        (Form::Roda, 2, &[]),
        (Form::Testa, 3, &[[3, 2], [0, 1]]),
        (Form::Roda, 0, &[]),
    ];
    for (form, mao, testas) in expected {
        assert_eq!((scenario.game.open.form, scenario.game.mao()), (form, Seat::at(mao)));
        scenario.deal(PLAIN);
        for testa in testas {
            assert_eq!(scenario.game.open.contestants(), testa.map(Seat::at));
            assert_eq!(scenario.game.open.to_play(), Some(Seat::at(testa[0])));
            scenario.happens(&format!("{} go_to_baralho", testa[0]));
        }
        if testas.is_empty() {
            assert_eq!(scenario.game.open.contestants().len(), 4);
            scenario.happens(&format!("{mao} pass_cards; {} pass_cards", (mao + 2) % 4));
        }
    }
    assert!(scenario.scores().0.max(scenario.scores().1) < 18);
}

#[test]
fn truco_t_03() {
    let at = |score: &str| Scenario::at(&format!("setup volta 4; setup dealer 2; setup score {score}")).game.open.form;
    assert_eq!(at("17 11"), Form::Testa);
    assert_eq!(at("18 11"), Form::Roda);
    let mut scenario = Scenario::strict("setup volta 4; setup dealer 2; setup score 18 11");
    for _ in 0..4 {
        assert_eq!(scenario.game.open.form, Form::Roda, "volta {}", scenario.game.match_state.volta);
        short_volta(&mut scenario);
    }
}

#[test]
fn truco_t_04() {
    let mut scenario = Scenario::at("");
    scenario.refuses("2 cut 38", "truco:9.III.5a").refuses("2 cut 0", "truco:9.III.5b");
    for seat in [0, 1, 3] {
        scenario.refuses(&format!("{seat} cut 20"), "truco:9.III.5c");
    }
    scenario.happens("2 cut 37");
    assert!(matches!(scenario.game.turn(), Turn::Shuffle(_)));
}

/// truco:9.VIII.e.1, truco:9.VIII.e.2.
#[test]
fn truco_t_05() {
    let exposed = |card: &str| {
        let mut scenario = Scenario::at("");
        scenario.happens("3 exposed 2 1").deal(["", "", card, ""]);
        scenario
    };
    for card in ["SO", "4E", "7B", "7C", "RE"] {
        let mut scenario = exposed(card);
        assert_eq!(scenario.game.open.phase, Phase::Exposed, "{card}");
        assert!(scenario.offered("2 accept_exposed") && scenario.offered("2 refuse_exposed"), "{card}");
        scenario.refuses("1 accept_exposed", "truco R19");
        let mut accepted = scenario.clone();
        accepted.happens("2 accept_exposed");
        assert_eq!(accepted.game.open.phase, Phase::Contest, "{card}");
        scenario.happens("2 refuse_exposed");
        assert_eq!((scenario.game.open.phase, scenario.game.match_state.dealer), (Phase::Cutting, Seat::at(3)), "{card}");
    }
    for card in ["7O", "7E", "1C", "3B", "2O", "1E"] {
        let mut scenario = exposed(card);
        assert_eq!((scenario.game.open.phase, scenario.game.match_state.dealer), (Phase::Cutting, Seat::at(3)), "{card}");
        assert_eq!(
            (scenario.game.match_state.volta, scenario.game.match_state.deal, scenario.game.open.form),
            (1, 2, Form::Roda),
            "{card}"
        );
        scenario.stand(0, 0);
    }
}

/// truco:9.VIII.d.1.
#[test]
fn truco_t_06() {
    let four = || {
        let mut scenario = Scenario::at("");
        scenario.happens("3 misdeal 2 4").deal(["3C 7E 4O", "3O RB 5C", "4C 5O 6B 7B", "SE 7C 4E"]);
        scenario
    };
    let mut early = four();
    early.happens("2 report_count").stand(0, 0);
    assert_eq!((early.game.open.phase, early.game.match_state.volta), (Phase::Cutting, 1));
    let mut late = four();
    late.happens("0 truco; 1 quero; 0 play 3C; 1 play 5C; 2 play 4C; 3 play 4E; 2 report_count").ends(0, 3);
    assert_eq!(late.cites(1), ["truco:9.VIII.d.3"; 2]);
    four().happens("0 play 3C; 1 play 5C; 2 play 4C; 3 play 4E; 2 report_count").ends(0, 2);
    four().refuses("1 report_count", "truco:9.VIII.d.2");
}

#[test]
fn truco_t_61() {
    let mut scenario = Scenario::strict("option players 2");
    assert_eq!(scenario.game.match_state.cutter(), Seat::at(0), "the mão cuts");
    scenario.deal(["5O SO 1B", "7C RC 4E"]).happens("0 falta_envido; 1 quero; 0 sing 25; 1 sing 27").stand(0, 24);
    assert!(scenario.is_over());
    let mut alternate = Scenario::strict("option players 2; option individual_form alternate");
    alternate.deal(["5O SO 1B", "7C RC 4E"]).happens("0 go_to_baralho").stand(0, 2);
    assert_eq!((alternate.game.match_state.dealer, alternate.game.open.form), (Seat::at(0), Form::Roda));
    alternate.deal(["5O SO 1B", "7C RC 4E"]).happens("1 falta_envido; 0 quero");
    assert_eq!(alternate.game.open.ladder.stake, 6);
}

#[test]
fn seating_facing_puts_testas_opposite() {
    let scenario = Scenario::at("option seating facing");
    let match_state = &scenario.game.match_state;
    assert_eq!([0, 1, 2, 3].map(|seat| match_state.side(Seat::at(seat))), [Side::A, Side::A, Side::B, Side::B]);
    assert_eq!([0, 1].map(|seat| match_state.testa_of(Seat::at(seat))), [2, 3].map(Seat::at));
}

#[test]
fn a_bad_setup_or_option_is_named() {
    for (heading, says) in [
        ("option players 3", "2 or 4"),
        ("option speech loud", "free or turn"),
        ("option judge seat; option tenteio one_payer", "only the judge pays"),
        ("option frob 1", "there is no option `frob`"),
        ("setup score 24 0", "from 0 to 23"),
        ("setup volta 0", "from 1 to 100"),
        ("setup dealer 7", "no such seat"),
        ("setup bolo 3", "no such line"),
    ] {
        let bad = Scenario::try_at(heading).err().expect(heading).to_string();
        assert!(bad.contains(says), "{heading}: {bad}");
    }
}

#[test]
fn every_option_is_written_as_it_is_read() {
    let mut agreements = Agreements::default();
    for fact in Agreements::facts() {
        let written = agreements.get(fact.name).expect(fact.name);
        agreements.set(fact.name, &written).expect(fact.name);
        assert_eq!(agreements.get(fact.name), Some(written), "{}", fact.name);
        assert_eq!(Some((fact.default)()), Agreements::default().get(fact.name), "{}", fact.name);
    }
}
