//! The laws as data, and what they decide: the same at every table and at the desk.

use super::super::laws::at_table::charged;
use super::super::laws::conduct::{ONLOOKER, SPOKE};
use super::super::laws::incidents::{CARDS_GATHERED, FALSE_FLOR, MISDEAL, PECO_FLOR, WRONG_SONG};
use super::super::laws::{Charge, DESK, LAWS};
use super::super::state::Side;
use super::super::well;
use super::harness::{PLAIN, Scenario};
use Side::{A, B};
use engine::law::{Class, Due, Facts, Form, HandFate, Kind, Undecided, Value};
use engine::{Account, AnyGame, Seat};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn every_law_is_written_once_and_every_charge_rests_on_one() {
    let ids: BTreeSet<&str> = LAWS.iter().map(|law| law.id.0).collect();
    assert_eq!(ids.len(), LAWS.len());
    for charge in Charge::all() {
        let law = LAWS.iter().find(|law| law.id.0 == charge.cite()).unwrap_or_else(|| panic!("{}", charge.cite()));
        assert!(matches!(law.class, Class::Honour | Class::Referee), "{law:?}");
        assert_eq!(Charge::from_id(charge.id()), Some(charge));
    }
}

/// Nothing was said, no truco called; the player with whom the incident begins sits at this seat.
fn quiet(seat: usize) -> BTreeMap<&'static str, Value> {
    let player = Value::Player(Seat::at(seat));
    let number = |key, tentos| (key, Value::Number(tentos));
    let players = ["by", "gathered-of", "asked-for-flor"].map(|key| (key, player));
    players.into_iter().chain([number("first-part", 0), number("truco", 1), number("flores-held", 0)]).collect()
}

struct Stood(BTreeMap<&'static str, Value>);

impl Facts for Stood {
    fn fact(&self, key: &'static str, _: Kind) -> Option<Value> {
        self.0.get(key).copied()
    }
}

/// Payments for an incident, given the position and these answers.
fn paid(
    form: &Form,
    stood: &BTreeMap<&'static str, Value>,
    said: &[(&'static str, &'static str)],
) -> (Vec<(Side, i64, Due)>, HandFate, &'static str) {
    let mut facts = stood.clone();
    facts.extend(said.iter().map(|&(key, word)| (key, Value::Word(word))));
    let ruling = DESK.rule(form, &Stood(facts)).unwrap_or_else(|why| panic!("{}: {why:?}", form.id));
    let side = |to: Account| if to == Account::from(well(A)) { A } else { B };
    let payments = ruling.payments.iter().map(|payment| (side(payment.to), payment.amount, payment.due)).collect();
    (payments, ruling.hand, ruling.cites[0].0)
}

fn with(mut stood: BTreeMap<&'static str, Value>, key: &'static str, tentos: i64) -> BTreeMap<&'static str, Value> {
    stood.insert(key, Value::Number(tentos));
    stood
}

fn side(seats: [usize; 2]) -> HandFate {
    HandFate::Forfeited(seats.into_iter().map(Seat::at).collect())
}

#[test]
fn every_charge_is_an_incident_of_the_desk_and_ruled_by_its_own_law() {
    for charge in Charge::all() {
        let (form, said) = charged(charge);
        let (payments, hand, law) = paid(&form, &with(quiet(0), "first-part", 6), said);
        assert_eq!(law, charge.cite());
        assert!(payments.iter().all(|(to, ..)| *to == B), "{law}: {payments:?}");
        assert_eq!(payments.is_empty(), hand == HandFate::DealtAgain, "{law}");
    }
}

#[test]
fn viii_d_a_wrong_count_is_a_new_deal_or_a_forfeit() {
    let told = paid(&MISDEAL, &quiet(2), &[("play-begun", "no"), ("announced", "yes")]);
    assert_eq!(told, (vec![], HandFate::DealtAgain, "truco:9.VIII.d.2"));
    // T-06: 1 + 1 with nothing called, 1 + 2 with a truco, 3 for each flor that could still be sung.
    let forfeit = |first, truco| vec![(B, first, Due::AtSettlement), (B, truco, Due::AtSettlement)];
    let late = |stood| paid(&MISDEAL, &stood, &[("play-begun", "yes")]);
    assert_eq!(late(quiet(2)), (forfeit(1, 1), side([1, 3]), "truco:9.VIII.d.3"));
    assert_eq!(late(with(quiet(2), "truco", 2)).0, forfeit(1, 2));
    assert_eq!(late(with(quiet(2), "flores-held", 2)).0, forfeit(6, 1));
}

#[test]
fn v_2_gathered_cards() {
    let gathered = |by_whom, flor, settled| {
        paid(&CARDS_GATHERED, &quiet(1), &[("by-whom", by_whom), ("flor-against", flor), ("first-part-settled", settled)])
    };
    let both = |to, first| vec![(to, first, Due::AtSettlement), (to, 1, Due::AtSettlement)];
    assert_eq!(gathered("own-side", "no", "no"), (both(A, 1), side([0, 2]), "truco:9.V.2a"));
    assert_eq!(gathered("own-side", "yes", "no"), (both(A, 3), side([0, 2]), "truco:9.V.2b"));
    assert_eq!(gathered("opponents", "yes", "no"), (both(B, 1), side([1, 3]), "truco:9.V.2c"));
    assert_eq!(gathered("own-side", "yes", "yes").0, [(A, 1, Due::AtSettlement)]);
    assert_eq!(gathered("opponents", "no", "yes").0, [(B, 1, Due::AtSettlement)]);
}

/// truco:9.XI.3, truco:9.XI.4.
#[test]
fn xi_3_and_xi_4_peco_flor() {
    let proved = |proved| paid(&PECO_FLOR, &quiet(1), &[("asker-sang-flor", "yes"), ("flor-proved", proved)]);
    assert_eq!(proved("no"), (vec![(B, 1, Due::Now)], HandFate::Stands, "truco:9.XI.3"));
    let both = vec![(A, 1, Due::AtSettlement), (A, 3, Due::Now)];
    assert_eq!(proved("yes"), (both, HandFate::Stands, "truco:9.XI.4"));
}

/// T-43: a false flor alone, with a truco, and beside a true one.
#[test]
fn x_1_and_xiii_g_a_false_flor() {
    let charge = |charge, stood| {
        let (form, said) = charged(charge);
        paid(&form, &stood, said)
    };
    let both = |first, truco| vec![(B, first, Due::AtSettlement), (B, truco, Due::AtSettlement)];
    let sung = |tentos| with(quiet(0), "first-part", tentos);
    assert_eq!(charge(Charge::FalseFlor, sung(3)).0, both(3, 1));
    assert_eq!(charge(Charge::FalseFlorAfter, with(sung(3), "truco", 2)).0, both(3, 2));
    assert_eq!(charge(Charge::OneFalse, sung(6)).0, both(6, 1));
    assert_eq!(charge(Charge::LookedEarly, quiet(0)).1, HandFate::DealtAgain);
    assert_eq!(charge(Charge::Senha, quiet(0)).0, [(B, 1, Due::Now)]);
}

/// truco:9.V.1a: the book forbids signs in the testa alone.
#[test]
fn v_1a_a_sign_costs_a_tento_in_a_testa_and_nothing_in_a_roda() {
    let sign = |volta| paid(&SPOKE, &quiet(3), &[("kind", "senha"), ("volta", volta)]);
    assert_eq!(sign("testa"), (vec![(A, 1, Due::Now)], HandFate::Stands, "truco:9.V.1a"));
    assert_eq!(sign("roda"), (vec![], HandFate::Stands, "truco:9.V.1a"));
}

#[test]
fn standings_that_cannot_be_are_refused() {
    let refused = |form: &Form, stood: BTreeMap<&'static str, Value>, said: &[(&'static str, &'static str)]| {
        let mut facts = stood;
        facts.extend(said.iter().map(|&(key, word)| (key, Value::Word(word))));
        match DESK.rule(form, &Stood(facts)) {
            Err(Undecided::Impossible(why)) => why.id,
            other => panic!("{other:?}"),
        }
    };
    let testa = [("one-of-four", "yes"), ("cleared-error", "yes")];
    let first = |tentos| with(quiet(0), "first-part", tentos);
    assert_eq!(refused(&ONLOOKER, first(7), &testa), "laws-impossible-testa-stake");
    assert_eq!(refused(&ONLOOKER, with(quiet(0), "flores-held", 2), &testa), "laws-impossible-testa-flores");
    assert_eq!(refused(&MISDEAL, with(quiet(0), "truco", 0), &[("play-begun", "yes")]), "laws-impossible-truco-worth");
    let what = |word| [("what", word), ("after-truco", "no")];
    assert_eq!(refused(&WRONG_SONG, quiet(0), &what("cards-differ")), "laws-impossible-points-sung");
    assert_eq!(refused(&FALSE_FLOR, first(2), &what("none-held")), "laws-impossible-flor-sung");
    assert_eq!(refused(&FALSE_FLOR, first(3), &what("one-of-several")), "laws-impossible-flores-sung");
}

#[test]
fn x_2_a_false_flor_is_claimed_though_the_other_side_has_sung_one_too() {
    let mut scenario = Scenario::dealt("", ["7O 5O RC", "6C 5C 2C", "3E 4B SO", "1E 5E 6B"]);
    scenario.happens("0 flor; 1 flor; 3 e_boa; 0 segue; 0 truco; 1 nao_quero; 1 show 6C 5C 2C; 0 show 7O 5O RC");
    scenario.happens("1 claim 9.X.2 0").all_gather().stand(0, 6 + 1);
    assert_eq!(scenario.cites(1), ["truco:9.X.2"; 2]);
}

#[test]
fn viii_b_3_a_card_laid_ahead_is_played_though_its_owner_has_passed_or_left() {
    for leaving in ["pass_cards", "go_to_baralho"] {
        let mut scenario = Scenario::dealt("", ["3C 7E 4O", "4E 1E 5C", "4C 5O 6B", "SE 7C 5E"]);
        scenario.happens("0 play 3C; 1 play_many 4E 1E; 2 play 4C; 3 play SE");
        scenario.happens(&format!("1 {leaving}")).happens("0 play 7E");
        let ace = (Seat::at(1), "1E".parse().expect("a card"));
        assert!(scenario.game.open.vaza.contains(&ace), "{leaving}: {:?}", scenario.game.open.vaza);
        scenario.vaza("2 5O 3 7C", Some(B), 1);
        // The third vaza goes round without its leader, who has no card left to play.
        scenario.vaza("2 6B 3 5E 0 4O", Some(A), 2);
        scenario.gathered().stand(1, 0);
    }
}

/// R47 and truco:9.VIII.h.3: what a record leaves out is implied by its next line.
#[test]
fn r47_a_record_may_leave_silence_out() {
    let mut scenario = Scenario::dealt("", PLAIN);
    scenario.happens("0 envido").is_held("1 quero");
    assert!(AnyGame::act(&mut scenario.game, Seat::at(0), "sing 7").is_err(), "a table waits");
    let follow = |scenario: &mut Scenario, line: &str| {
        let (seat, action) = line.split_once(' ').expect("a line");
        scenario.game.follow(Seat::at(seat.parse().expect("a seat")), action)
    };
    follow(&mut scenario, "0 sing 7").expect("all others have waived");
    let mut flor = Scenario::dealt("", ["7O 5O RO", "3O RB 5C", "4C 5E 6B", "SE 7C 4E"]);
    flor.happens("1 truco");
    follow(&mut flor, "0 flor").expect("a flor");
    follow(&mut flor, "2 quero").expect("silence is é boa");
    assert_eq!(flor.first(), Some((A, 3)));
    assert!(follow(&mut flor, "1 quero").is_err());
    // At a strict table nobody's flor is waived for them.
    let mut strict = Scenario::strict("");
    strict.deal(["3O RB 5C", "4C 5E 6B", "7O 5O RO", "SE 7C 4E"]);
    follow(&mut strict, "0 envido").and_then(|()| follow(&mut strict, "1 quero")).expect("an envido");
    let before = format!("{:?}", strict.game);
    assert!(follow(&mut strict, "0 sing 25").is_err());
    assert_eq!(before, format!("{:?}", strict.game));
}

/// Every refusal cites the rule that says so.
#[test]
fn refusals_cite_the_rule_they_rest_on() {
    let table = || Scenario::dealt("", PLAIN);
    table().refuses("1 play 3O", "truco R79").refuses("0 play 3O", "truco R15").refuses("0 cut 3", "truco R13");
    table().refuses("0 gather", "truco R93").refuses("0 segue", "truco R50").refuses("0 e_boa", "truco R48");
    table().refuses("0 ask_tally", "truco R94").refuses("0 look", "truco R25").refuses("0 accept_exposed", "truco R19");
    table().happens("0 play 3C; 1 play 3O; 2 play 4C; 3 play SE").refuses("0 play 3C", "truco R80");
    table().happens("0 envido").refuses("1 quero_retruco", "truco R61").refuses("2 quero", "truco R29");
    table().happens("0 envido; 1 quero").refuses("1 nao_mato", "truco R39").refuses("1 envido", "truco R30");
    table().happens("0 flor").refuses("2 e_boa", "truco R48").refuses("1 envido", "truco R30");
    table().happens("0 envido; 1 nao_quero").refuses("0 envido", "truco R30").refuses("3 flor", "truco R45");
    table().happens("0 truco; 1 nao_quero").refuses("0 truco", "truco R84").refuses("0 request_tampa", "truco R14");
    table().refuses("0 admit", "truco:9.X.1");
}
