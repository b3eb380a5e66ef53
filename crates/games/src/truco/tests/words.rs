//! Words, table conduct and the laws of a real table (T-57 to T-60).

use super::super::stakes::Stage;
use super::super::state::{First, Phase, Side};
use super::super::{Action, Truco};
use super::harness::{PLAIN, Scenario};
use Side::A;
use engine::{Arg, Game, Msg, Seat, SeatSet, Viewer};

#[test]
fn truco_t_57() {
    let mut turco = Scenario::dealt("", PLAIN);
    turco.just_talk("0 utter \"turco\"");
    let mut ignored = turco.clone();
    ignored.happens("0 play 3C").refuses("1 quero", "truco R29");
    turco.refuses("2 quero", "truco R29").happens("1 quero");
    assert_eq!(turco.game.open.calls.on, Stage::Truco);
    let mut quieto = Scenario::dealt("", PLAIN);
    quieto.happens("0 truco").just_talk("1 utter \"quieto\"").refuses("3 play SE", "truco R29").happens("0 play 3C");
    assert_eq!(quieto.game.open.calls.on, Stage::Truco);
    Scenario::dealt("", PLAIN).just_talk("0 utter \"real\"");
    for words in ["tentos envido", "envido minha falta envido", "envido minha flor"] {
        let mut scenario = Scenario::dealt("", ["7O 5O RO", "3O RB 5C", "4C 5E 6B", "SE 7C 4E"]);
        scenario.happens(&format!("0 utter \"{words}\""));
        assert_eq!(
            (scenario.first_part(), scenario.game.open.ladder.stake, scenario.game.open.ladder.refused),
            (First::Envido, 2, 1),
            "{words}"
        );
    }
    let mut holder = Scenario::dealt("", ["7O 5O RO", "3O RB 5C", "4C 5E 6B", "SE 7C 4E"]);
    holder.just_talk("0 utter \"florzinha\"").happens("0 utter \"flor\"");
    assert_eq!(holder.first_part(), First::FlorRound);
    let mut faker = Scenario::dealt("", PLAIN);
    faker.happens("0 utter \"florzinha\"; 1 e_boa; 3 e_boa; 0 admit").ends(0, 4);
    let mut both = Scenario::dealt("", ["7O 5O RO", "3O RB 5C", "4C 5E 6B", "SE 7C 4E"]);
    both.happens("0 utter \"não há flor sem truco\"; 1 e_boa; 3 e_boa");
    assert_eq!((both.first(), both.game.open.calls.pending), (Some((A, 3)), Some((Stage::Truco, A))));
}

/// The partners see the card of a senha; the others see that one was made.
#[test]
fn r25_a_senha_says_its_card_to_the_two_partners_alone() {
    let mut roda = Scenario::dealt("", PLAIN);
    roda.happens("0 senha 1E").refuses("0 senha 1B", "truco R25").refuses("1 senha 3O", "truco R25");
    let partner = roda.game.match_state.companion(Seat::at(0)).expect("a partner");
    let roles = |viewer: Viewer| Truco::show(&roda.game.view(viewer)).seats[0].roles.clone();
    let says = Msg::new("truco-role-senha").with("card", "1E".parse::<cards::Card>().expect("a card"));
    for viewer in Seat::first(4).map(Viewer::Seat).chain([Viewer::Public]) {
        let knows = viewer.are(Seat::at(0)) || viewer.are(partner);
        assert_eq!(roles(viewer).contains(&says), knows, "{viewer:?}");
        assert_eq!(roles(viewer).contains(&Msg::new("truco-role-signalled")), !knows, "{viewer:?}");
    }
    let mut testa = Scenario::testa("");
    testa.deal(PLAIN).refuses("3 senha 1E", "truco R25").happens("3 senha");
}

#[test]
fn talk_binds_only_where_it_was_agreed() {
    let mut strict = Scenario::strict("");
    strict.deal(PLAIN).just_talk("0 utter \"truco\"");
    let mut binding = Scenario::strict("option chat_binding on");
    // What their cards forbid is refused to them alone: as mere talk it would tell all what they hold.
    binding.deal(PLAIN).refuses("0 utter \"flor\"", "truco R43").happens("0 utter \"truco\"");
    assert_eq!(binding.game.open.calls.pending, Some((Stage::Truco, A)));
    let mut holder = Scenario::strict("option chat_binding on");
    holder.deal(["7O 5O RO", "3O RB 5C", "4C 5E 6B", "SE 7C 4E"]).refuses("0 utter \"envido\"", "truco R43");
    holder.happens("1 truco").refuses("0 utter \"não quero\"", "truco R43").just_talk("0 utter \"real\"");
}

/// truco:9.VIII.b.3.
#[test]
fn truco_t_58() {
    let hands = ["3C 7E 4O", "4E 1E 5C", "4C 5O 6B", "SE 7C 5E"];
    let mut seen = Scenario::dealt("", hands);
    seen.happens("0 play 3C; 1 play_many 4E 1E; 2 play 4C; 3 play SE; 0 play 4O");
    assert!(seen.game.open.plays.contains(&(engine::Seat::at(1), "1E".parse().expect("a card"))));
    assert_eq!(seen.game.open.to_play(), Some(engine::Seat::at(2)), "the card laid on top is played to the next vaza");
    for (calls, tentos) in [("", 1), ("0 truco; 1 quero", 2), ("0 truco; 1 quero_retruco; 0 quero", 3)] {
        let mut hidden = Scenario::dealt("", hands);
        hidden.happens(calls).happens("0 play 3C; 1 play_stacked 4E 1E; 0 claim 9.VIII.b.2 1").ends(tentos, 0);
        assert_eq!(hidden.cites(1), ["truco:9.VIII.b.2"]);
    }
    Scenario::strict("").deal(hands).refuses("0 play_many 3C 7E", "truco section 8");
}

#[test]
fn truco_t_59() {
    let announced = || {
        let mut scenario = Scenario::testa("");
        scenario.happens("0 announce_testa").deal(["3C 7E 4O", "3O RB 5C", "4C 5O 6B", "SE 7B 4E"]);
        scenario
    };
    let mut early = announced();
    early.happens("2 look; 1 claim 9.IV.3a 2").stand(0, 0);
    assert_eq!((early.game.open.phase, early.game.match_state.volta), (Phase::Cutting, 2));
    let end = |scenario: &mut Scenario| {
        scenario.happens("0 go_to_baralho").gathered();
    };
    let mut late = announced();
    late.happens("1 play 3O; 2 look").refuses("1 claim 9.IV.3a 2", "truco:9.IV.3a").happens("1 claim 9.IV.3b 2");
    end(&mut late);
    late.stand(0, 2 + 1);
    let mut unannounced = Scenario::testa("");
    unannounced.deal(PLAIN).happens("2 look").refuses("1 claim 9.IV.3a 2", "truco:9.IV.3a");
    let mut senha = announced();
    senha.happens("3 senha; 0 claim 9.V.1a 3");
    end(&mut senha);
    senha.stand(1, 2);
    let mut shown = announced();
    shown.happens("0 pass_cards").happens("0 show 4O; 1 claim 9.V.1c 0").gathered().stand(0, 2 + 1);
    shown.happens("2 go_to_baralho").happens("3 show SE").refuses("2 claim 9.V.1c 3", "truco:9.V.1c").gathered();
    let mut spoken = announced();
    spoken.happens("2 utter \"olha, joga o sete\"; 1 claim 9.III.3b 2").gathered().stand(0, 2);
    Scenario::strict("setup volta 2; setup dealer 0").deal(PLAIN).refuses("2 utter \"olha\"", "truco R25");
}

#[test]
fn truco_t_60() {
    let testa = |flor: &str| Scenario::testa("").deal([flor, "3O RB 5C", "4C 5O 6B", "SE 7B 4E"]).clone();
    testa("3C 7E 4O").happens("3 gather 1").gathered().stand(2, 0);
    let mut flor = testa("7O 6O 4O");
    flor.happens("3 gather 1").gathered().stand(4, 0);
    assert_eq!(flor.cites(1), ["truco:9.V.2b"; 2]);
    testa("3C 7E 4O").happens("2 gather 1").gathered().stand(0, 2);
}

#[test]
fn words_are_read_as_they_are_written() {
    let action: Action = "utter \"passo  o truco e quero o envido\"".parse().expect("words");
    assert_eq!(action.to_string(), "utter \"passo o truco e quero o envido\"");
    assert_eq!(action.to_string().parse::<Action>().as_ref(), Ok(&action));
    for bad in ["utter", "utter \"\"", &format!("utter {}", "a".repeat(200)), "utter a#b"] {
        assert!(bad.parse::<Action>().is_err(), "{bad}");
    }
}

#[test]
fn bad_input_is_refused_and_named() {
    for (text, says) in [
        ("", "an action is missing"),
        ("frob", "`frob` is not an action of this game"),
        ("play", "`play` takes one card"),
        ("play 9O 4C", "`play` takes one card"),
        ("envido 3", "`envido` takes nothing behind it"),
        ("sing 39", "`sing` takes points"),
        ("double envido envido", "`double` takes"),
        ("claim 9.X.9 1", "`claim` takes a law"),
        ("peco_flor 9", "`peco_flor` takes a seat"),
        ("play_many 4E", "`play_many` takes two or three cards"),
        ("show", "`show` takes one card or more"),
        ("cut many", "`cut` takes a number"),
    ] {
        let bad = text.parse::<Action>().expect_err(text).to_string();
        assert!(bad.starts_with(says), "{text}: {bad}");
    }
    let mut scenario = Scenario::dealt("", PLAIN);
    let before = format!("{:?}", scenario.game);
    assert!(Truco::act(&mut scenario.game, engine::Seat::at(6), &Action::NaoMato).is_err());
    assert_eq!(before, format!("{:?}", scenario.game));
}

#[test]
fn viii_a_5_a_singer_who_passed_in_roda_turns_his_cards_up() {
    let mut scenario = Scenario::dealt("", ["6B 5B SO", "7C 5C 4E", "1E 4O 5O", "3E 1B 7E"]);
    scenario.happens("0 envido; 1 quero; 0 sing 31; 1 sing 32; 2 nao_mato; 3 nao_mato; 1 pass_cards; 0 truco; 3 nao_quero");
    let mut shown = scenario.clone();
    shown.happens("1 show 7C 5C").gathered().stand(1, 2);
    scenario.happens("1 gather; 0 claim 9.VIII.a.5 1").all_gather().stand(2 + 1, 0);
    assert_eq!(scenario.cites(1), ["truco:9.VIII.a.5"; 2]);
}

#[test]
fn x_3_a_singer_of_a_flor_shows_it() {
    let sung = || {
        let mut scenario = Scenario::dealt("", ["7O 5O RO", "3O RB 5C", "4C 5E 6B", "SE 7C 4E"]);
        scenario.happens("0 flor; 1 e_boa; 3 e_boa");
        scenario
    };
    let mut thrown = sung();
    thrown.happens("0 go_to_baralho; 1 claim 9.X.3 0").all_gather().stand(0, 3 + 1);
    let mut closed = sung();
    closed.happens("3 truco; 2 nao_quero; 0 gather; 1 claim 9.X.3 0").all_gather().stand(0, 3 + 1);
    assert_eq!(closed.cites(1), ["truco:9.X.3"; 2]);
}

#[test]
fn xiv_3_the_winner_of_the_envido_shows_his_points() {
    let mut scenario = Scenario::dealt("", ["6B 5B SO", "7C 5C 4E", "1E 4O 5O", "3E 1B 7E"]);
    scenario.happens("0 envido; 1 quero; 0 sing 31; 1 sing 32; 2 nao_mato; 3 nao_mato; 0 truco; 3 nao_quero");
    scenario.happens("1 gather; 2 claim 9.XIV.3 1").refuses("0 claim 9.XIV.3 1", "truco R93").all_gather().stand(2 + 1, 0);
    assert_eq!(scenario.cites(1), ["truco:9.XIV.3"; 2]);
}

#[test]
fn every_claimable_law_is_written_as_it_is_read() {
    for law in super::super::laws::Charge::all() {
        let claim = Action::Claim(law, engine::Seat::at(1));
        assert_eq!(claim.to_string().parse().as_ref(), Ok(&claim));
        assert_eq!(format!("truco:{}", law.id()), law.cite());
    }
}

/// Proposals that wait for an answer are shown with both figures and the side that owes it, and the tally by malos and buenos
/// (7.2, 5.6).
#[test]
fn the_table_shows_both_figures_and_the_tally() {
    let mut scenario = Scenario::dealt("setup score 14 5", PLAIN);
    scenario.happens("0 envido; 1 real_envido");
    let shown = Truco::show(&scenario.game.view(engine::Viewer::Public));
    let fact = |id: &str| shown.facts.iter().find(|msg| msg.id == id).unwrap_or_else(|| panic!("{id}: {:?}", shown.facts));
    let figures =
        Msg::new("truco-pending").with("what", Msg::new("truco-real-envido")).with("quero", 5i64).with("nao-quero", 2i64);
    let owed = Msg::new("truco-fact-pending")
        .with("side", Msg::new("truco-side").with("seats", SeatSet::of(Seat::at(0)).with(Seat::at(2))))
        .with("proposal", figures);
    assert_eq!(*fact("truco-fact-pending"), owed);
    let text = |text: &str| Arg::Text(text.to_owned());
    let buenos = &fact("truco-fact-buenos").args;
    assert!(buenos.contains(&("malos", text("||| ||| ||| |||"))) && buenos.contains(&("buenos", text("||"))), "{buenos:?}");
    let malos = &fact("truco-fact-malos").args;
    assert!(malos.contains(&("malos", text("||| ||"))), "{malos:?}");
    // Partners show the score of their side.
    assert_eq!(shown.seats.iter().map(|seat| seat.chips).collect::<Vec<_>>(), [14, 5, 14, 5]);
}
