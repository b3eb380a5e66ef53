//! Meaning of words (7.1 of the rules), line by line, and the limits of sentences.

use super::super::Action;
use super::super::lexicon::{Moment, ParsedUtterance, hear};
use super::super::stakes::{EnvidoCall, Stage};
use super::super::state::{Doubtful, First, Reply};
use super::harness::{PLAIN, Scenario};
use proptest::prelude::*;

/// The lexicon of the rules: what is said, whether a song is due, and what it counts as: an action, or `talk`, `turco`,
/// `quieto`, `florzinha`, `peco`.
const LEXICON: &[(&str, Moment, &str)] = &[
    ("Envido", Moment::Other, "envido"),
    ("TENTOS ENVIDO!", Moment::Other, "envido"),
    ("envido envido", Moment::Other, "envido"),
    ("real envido", Moment::Other, "real_envido"),
    ("real", Moment::Other, "talk"),
    ("falta envido", Moment::Other, "falta_envido"),
    ("envido minha falta envido", Moment::Other, "envido"),
    ("envido minha flor", Moment::Other, "envido"),
    ("quero", Moment::Other, "quero"),
    ("não quero", Moment::Other, "nao_quero"),
    ("nao quero nao", Moment::Other, "nao_quero"),
    ("na\u{303}o quero", Moment::Other, "nao_quero"),
    ("NA\u{303}O QUERO!", Moment::Other, "nao_quero"),
    ("num quero", Moment::Other, "nao_quero"),
    ("ñ quero", Moment::Other, "nao_quero"),
    ("eu não quero, compadre", Moment::Other, "nao_quero"),
    ("não quero retruco", Moment::Other, "nao_quero"),
    ("não quero o envido", Moment::Other, "nao_quero"),
    ("não, eu não quero o vale quatro", Moment::Other, "nao_quero"),
    ("não quero a contra-flor e o resto", Moment::Other, "nao_quero"),
    ("passo o truco e não quero o envido", Moment::Other, "nao_quero"),
    ("não passo o truco e quero o envido", Moment::Other, "talk"),
    ("quero não", Moment::Other, "talk"),
    ("quero ver", Moment::Other, "talk"),
    ("quero-quero", Moment::Other, "talk"),
    ("quero sim", Moment::Other, "quero"),
    ("quero o envido", Moment::Other, "yes to Envido(Envido)"),
    ("quero a falta envido", Moment::Other, "yes to Envido(Falta)"),
    ("quero o truco", Moment::Other, "yes to Truco(Truco)"),
    ("quero tudo", Moment::Other, "yes to All"),
    ("quero a contra-flor", Moment::Other, "yes to Flor(ContraFlor)"),
    ("embido", Moment::Other, "envido"),
    ("não envido", Moment::Other, "talk"),
    ("não tenho flor", Moment::Other, "talk"),
    ("não é boa", Moment::Other, "talk"),
    ("não peço flor", Moment::Other, "talk"),
    ("não me achico com flor", Moment::Other, "talk"),
    ("nunca disse turco", Moment::Other, "talk"),
    ("contraflor", Moment::Other, "contra_flor"),
    ("contraflor ao resto", Moment::Other, "contra_flor_resto"),
    ("contra flor e o resto", Moment::Other, "contra_flor_resto"),
    ("flor e truco", Moment::Other, "double flor truco"),
    ("vinte sete", Moment::Song, "sing 27"),
    ("vinte e 7", Moment::Song, "sing 27"),
    ("20 e 7", Moment::Song, "sing 27"),
    ("27 pontos", Moment::Song, "sing 27"),
    ("trinta e treis", Moment::Song, "sing 33"),
    ("trinta e tre\u{302}s", Moment::Song, "sing 33"),
    ("vinte e rei", Moment::Song, "sing 20"),
    ("não é bom", Moment::Song, "talk"),
    ("passo a primeira e quero a segunda", Moment::Other, "passo_1_quero_2"),
    ("passo a segunda e quero a primeira", Moment::Other, "passo_2_quero_1"),
    ("passo o 1º e quero o 2º", Moment::Other, "passo_1_quero_2"),
    ("passo o truco e quero a falta", Moment::Other, "passo_truco_quero_envido"),
    ("passo o truco e quero o truco", Moment::Other, "talk"),
    ("passo o truco", Moment::Other, "talk"),
    ("quero a primeira e passo a segunda", Moment::Other, "quero"),
    ("com flor me achico e não quero", Moment::Other, "achico_nao_quero"),
    ("quieto", Moment::Other, "quieto"),
    ("turco", Moment::Other, "turco"),
    ("trunfo", Moment::Other, "turco"),
    ("flor", Moment::Other, "flor"),
    ("que flor bonita no teu chapéu", Moment::Other, "flor"),
    ("florzinha", Moment::Other, "florzinha"),
    ("uma floresta", Moment::Other, "florzinha"),
    ("Florianópolis", Moment::Other, "florzinha"),
    ("é boa", Moment::Other, "e_boa"),
    ("contra-flor", Moment::Other, "contra_flor"),
    ("contra-flor e o resto", Moment::Other, "contra_flor_resto"),
    ("me achico com flor", Moment::Other, "achico"),
    ("com flor me achico", Moment::Other, "achico"),
    ("peço flor", Moment::Other, "peco"),
    ("não há flor sem truco", Moment::Other, "double flor truco"),
    ("não mato", Moment::Song, "nao_mato"),
    ("é bom", Moment::Song, "nao_mato"),
    ("quatro e sete, trinta e um", Moment::Song, "sing 4"),
    ("quatro e sete trinta e um, meus pontos são trinta e um", Moment::Song, "sing 4"),
    ("trinta e um", Moment::Song, "sing 31"),
    ("vinte", Moment::Song, "sing 20"),
    ("vinte e cinco", Moment::Song, "sing 25"),
    ("27", Moment::Song, "sing 27"),
    ("um sete", Moment::Song, "sing 1"),
    ("um rei", Moment::Song, "sing 1"),
    ("rei", Moment::Song, "sing rei"),
    ("sete", Moment::Song, "sing 7"),
    ("três", Moment::Song, "sing 3"),
    ("sota", Moment::Song, "sing sota"),
    ("são vinte horas", Moment::Song, "sing 20"),
    ("minhas cartas são as melhores: trinta e três", Moment::Song, "sing 33"),
    ("às vezes tenho sete", Moment::Song, "sing 7"),
    ("que horas são?", Moment::Song, "talk"),
    ("são vinte horas", Moment::Other, "talk"),
    ("truco", Moment::Other, "truco"),
    ("quero retruco", Moment::Other, "quero_retruco"),
    ("quero e retruco", Moment::Other, "quero_retruco"),
    ("quero vale quatro", Moment::Other, "quero_vale_quatro"),
    ("retruco", Moment::Other, "retruco"),
    ("vale quatro", Moment::Other, "vale_quatro"),
    ("passo o truco e quero o envido", Moment::Other, "passo_truco_quero_envido"),
    ("passo o envido e quero o truco", Moment::Other, "passo_envido_quero_truco"),
    ("passo o primeiro e quero o segundo", Moment::Other, "passo_1_quero_2"),
    ("passo o segundo e quero o primeiro", Moment::Other, "passo_2_quero_1"),
    ("passo a falta envido e quero o truco", Moment::Other, "passo_envido_quero_truco"),
    ("quero o envido e passo o truco", Moment::Other, "quero"),
    ("envido e truco", Moment::Other, "double envido truco"),
    ("truco e falta envido", Moment::Other, "double truco falta_envido"),
    ("na lei do jogo está tudo dito", Moment::Other, "say_lei"),
    ("com flor quero", Moment::Other, "com_flor_quero"),
    ("com flor e não quero", Moment::Other, "com_flor_nao_quero"),
    ("me achico com flor e quero", Moment::Other, "achico_quero"),
    ("me achico com flor e não quero", Moment::Other, "achico_nao_quero"),
    ("bom dia, compadre", Moment::Other, "talk"),
    ("", Moment::Other, "talk"),
];

#[test]
fn the_lexicon_of_the_rules() {
    for &(said, moment, means) in LEXICON {
        let heard = match hear(said, moment) {
            ParsedUtterance::Talk => "talk".to_owned(),
            ParsedUtterance::Means(action) => {
                assert_eq!(means.parse().as_ref(), Ok(&action), "{said}");
                continue;
            }
            ParsedUtterance::PecoFlor => "peco".to_owned(),
            ParsedUtterance::Sounds(Doubtful::Truco) => "turco".to_owned(),
            ParsedUtterance::Sounds(Doubtful::Quero) => "quieto".to_owned(),
            ParsedUtterance::Florzinha => "florzinha".to_owned(),
            ParsedUtterance::Accepts(topic) => format!("yes to {topic:?}"),
        };
        assert_eq!(heard, means, "{said}");
    }
}

fn accepts(heard: &ParsedUtterance) -> bool {
    use Action::{AchicoE, Answer, ComFlor, Passo, QueroE};
    match heard {
        ParsedUtterance::Accepts(_) => true,
        ParsedUtterance::Means(action) => {
            matches!(action, Answer(Reply::Quero) | QueroE(_) | Passo(_) | ComFlor(Reply::Quero) | AchicoE(Reply::Quero))
        }
        _ => false,
    }
}

/// Every way to say no in Portuguese that the lexicon knows, one of them with its accent apart.
const NEGATIONS: [&str; 8] = ["não", "na\u{303}o", "NÃO", "num", "nem", "nunca", "jamais", "ñ"];

/// A *não* anywhere in an acceptance leaves no acceptance (7.1).
#[test]
fn a_negation_anywhere_takes_an_acceptance_back() {
    let mut tried = 0;
    for (said, moment, _) in LEXICON.iter().filter(|(said, moment, _)| accepts(&hear(said, *moment))) {
        let words: Vec<&str> = said.split(' ').collect();
        for at in 0..=words.len() {
            for negation in NEGATIONS {
                let mut words = words.clone();
                words.insert(at, negation);
                let said = words.join(" ");
                assert!(!accepts(&hear(&said, *moment)), "{said}");
                tried += 1;
            }
        }
    }
    assert!(tried > 500, "{tried}");
}

/// The words an acceptance can be made of; no other may stand in one.
const OF_ANSWERS: &str = "quero passo e o a os as ao envido embido tentos real falta truco retruco vale quatro 4 contra flor \
    contraflor resto primeiro primeira segundo segunda 1o 2o tudo dois duas com me achico eu sim pois ja entao claro bah tche \
    amigo compadre";
const OTHERS: &str = "não num nem mato boa bom peço minha florzinha quieto turco lei jogo sete vinte ver que se talvez para mais \
    depois chapéu";

proptest! {
    #[test]
    fn random_words_accept_only_if_all_of_them_are_an_answer(
        picks in prop::collection::vec(prop::sample::select(
            OF_ANSWERS.split_whitespace().chain(OTHERS.split_whitespace()).collect::<Vec<_>>()), 0..9),
        song in any::<bool>(),
    ) {
        let said = picks.join(" ");
        let heard = hear(&said, if song { Moment::Song } else { Moment::Other });
        let allowed: Vec<&str> = OF_ANSWERS.split_whitespace().collect();
        prop_assert!(!accepts(&heard) || picks.iter().all(|word| allowed.contains(word)), "{said}: {heard:?}");
    }

    #[test]
    fn no_text_is_a_fault(said in "\\PC{0,80}") {
        for moment in Moment::BOTH {
            let _heard = hear(&said, moment);
        }
        // A word nobody knows makes of no sentence an acceptance.
        let unknown = format!("quero {said} xyz");
        prop_assert!(!accepts(&hear(&unknown, Moment::Other)));
    }
}

#[test]
fn viii_h_quero_with_a_call_accepts_it_and_raises_nothing() {
    let mut scenario = Scenario::dealt("", PLAIN);
    scenario.happens("0 envido").just_talk("1 utter \"quero o truco\"").just_talk("1 utter \"quero o real envido\"");
    let mut raised = scenario.clone();
    scenario.happens("1 utter \"quero o envido\"");
    assert_eq!((scenario.first_part(), scenario.game.open.ladder.stake), (First::Singing, 2));
    raised.happens("1 real_envido").happens("0 utter \"num quero\"");
    assert_eq!((raised.first_part(), raised.first()), (First::Closed, Some((super::super::state::Side::B, 2))));
    assert_eq!(raised.game.open.ladder.last(), Some(EnvidoCall::Real));
}

#[test]
fn viii_h_4_quero_retruco_raises_a_truco_and_accepts_a_retruco() {
    let mut scenario = Scenario::dealt("", PLAIN);
    scenario.happens("0 truco; 1 utter \"quero retruco\"");
    assert_eq!(scenario.game.open.calls.pending.map(|(stage, _)| stage), Some(Stage::Retruco));
    scenario.just_talk("0 utter \"quero o truco\"").happens("0 utter \"quero retruco\"");
    assert_eq!((scenario.game.open.calls.on, scenario.game.open.calls.pending), (Stage::Retruco, None));
    let mut refused = Scenario::dealt("", PLAIN);
    refused.happens("0 truco; 1 quero_retruco; 0 utter \"na\u{303}o quero retruco\"").ends(0, 2);
}

/// R69: what is passed first is refused.
#[test]
fn viii_i_passo_a_primeira_e_quero_a_segunda_takes_the_truco_alone() {
    let mut scenario = Scenario::dealt("", PLAIN);
    scenario.happens("0 double envido truco; 1 utter \"passo a primeira e quero a segunda\"");
    assert_eq!(scenario.game.open.calls.on, Stage::Truco);
    assert_eq!(scenario.first(), Some((super::super::state::Side::A, 1)));
}

#[test]
fn f_1_talk_binds_at_a_real_table_unless_it_was_agreed_that_it_does_not() {
    Scenario::dealt("option chat_binding off", PLAIN).just_talk("0 utter \"truco\"").just_talk("0 utter \"turco\"");
    let mut binding = Scenario::dealt("", PLAIN);
    binding.happens("0 utter \"truco\"");
    assert!(binding.game.open.calls.pending.is_some());
}
