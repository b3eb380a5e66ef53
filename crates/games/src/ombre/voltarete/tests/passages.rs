//! The two passages (AC10-AC22, R23-R34, R52-R55).

use super::super::contract::Contract;
use super::super::state::Phase;
use super::harness::Scenario;
use cards::Suit;

/// A table with a bolo of 25 and these words said; the pack lies in its own order unless the hands matter.
fn passage(lines: &str) -> Scenario {
    let mut scenario = Scenario::at("");
    scenario.deal_any().happens(lines);
    scenario
}

/// A table at which this player holds both black aces.
fn with_aces(who: &str, lines: &str) -> Scenario {
    let mut hands = ["", "", ""];
    hands[["mao", "contrape", "pe"].iter().position(|&role| role == who).expect("a role")] = "1E 1B";
    let mut scenario = Scenario::at("");
    scenario.deal(hands, "").happens(lines);
    scenario
}

fn feito(scenario: &Scenario) -> (Option<&'static str>, Option<Contract>, Option<Suit>) {
    let open = &scenario.game.open;
    let role = open.feito.map(|seat| ["mao", "contrape", "pe"][open.round.place(seat)]);
    (role, open.contract, open.trump)
}

/// voltarete:II.3.26.
#[test]
fn voltarete_ac10() {
    assert_eq!(with_aces("pe", "").verbs("mao"), "licenca pass so so_copas");
    assert_eq!(with_aces("mao", "").verbs("mao"), "licenca pass respeito so so_copas");
    assert_eq!(with_aces("mao", "mao pass; contrape pass").verbs("pe"), "entro pass so so_copas");
    assert_eq!(with_aces("pe", "mao pass; contrape pass").verbs("pe"), "entro pass respeito so so_copas");
}

/// voltarete:II.5.3.
#[test]
fn voltarete_ac11() {
    let mut scenario = passage("mao licenca; contrape preferencia; pe consent");
    assert_eq!(scenario.verbs("mao"), "consent preferencia so so_copas");
    scenario.happens("mao preferencia");
    assert_eq!(scenario.verbs("contrape"), "consent so so_copas");
    scenario.happens("contrape consent");
    assert_eq!(feito(&scenario), (Some("mao"), Some(Contract::Preferencia), Some(Suit::Copas)));
    assert_eq!(scenario.bolo(), 25, "answers cost nothing");
    // A holder of both aces has respeito besides.
    assert_eq!(
        with_aces("mao", "mao licenca; contrape preferencia; pe consent").verbs("mao"),
        "consent preferencia respeito so so_copas"
    );
}

#[test]
fn voltarete_ac12() {
    let mut scenario = passage("mao licenca; contrape preferencia");
    scenario.refuses("pe preferencia", "voltarete R29").happens("pe so");
}

/// voltarete:II.5.4.
#[test]
fn voltarete_ac13() {
    let scenario = with_aces("pe", "mao licenca; contrape consent; pe so; mao so; pe so_copas; mao so_copas; pe respeito");
    let (who, what, _) = feito(&scenario);
    assert_eq!((who, what), (Some("pe"), Some(Contract::Respeito)));
    assert_eq!(scenario.phase(), Phase::Exchange, "the contra-pé was never asked again");
}

/// voltarete:II.5.1.
#[test]
fn voltarete_ac14() {
    let scenario = passage("mao pass; contrape licenca; pe preferencia; contrape consent");
    assert_eq!(feito(&scenario), (Some("pe"), Some(Contract::Preferencia), Some(Suit::Copas)));
    assert_eq!(scenario.bolo(), 26);
}

#[test]
fn voltarete_ac15() {
    let scenario = passage("mao so; contrape so_copas; pe consent; mao so_copas; contrape consent");
    assert_eq!(feito(&scenario), (Some("mao"), Some(Contract::SoCopas), Some(Suit::Copas)));
}

/// voltarete:II.5.5.
#[test]
fn voltarete_ac16() {
    let mut scenario = passage("mao licenca; contrape so; pe consent; mao consent");
    assert_eq!(feito(&scenario), (Some("contrape"), Some(Contract::So), None));
    assert_eq!(scenario.verbs("contrape"), "name");
    scenario.happens("contrape name C; pe buy; mao buy; contrape ask_resposta; pe give; mao give");
    // All their pagas are doubled: 6 to each, twice. The resposta of 25 is not.
    scenario.settles("granted", [12, -49, 12], 50);
}

#[test]
fn voltarete_ac17() {
    let mut scenario = with_aces("mao", "mao licenca; contrape consent; pe consent");
    scenario.refuses("mao so", "voltarete R31").refuses("mao respeito", "voltarete R31");
    assert_eq!(scenario.verbs("mao"), "name");
}

#[test]
fn voltarete_ac18() {
    let mut scenario = passage("mao so E");
    // To overcall they need copas.
    assert_eq!(scenario.verbs("contrape"), "consent so_copas");
    scenario.refuses("contrape so", "voltarete R29").refuses("contrape so O", "voltarete R29");
    scenario.happens("contrape consent; pe consent");
    assert_eq!(feito(&scenario), (Some("mao"), Some(Contract::So), Some(Suit::Espadas)));
    let mut scenario = passage("mao so C");
    scenario.refuses("contrape so_copas", "voltarete R29").refuses("contrape so E", "voltarete R29");
    scenario.happens("contrape consent; pe consent");
    assert_eq!(feito(&scenario), (Some("mao"), Some(Contract::SoCopas), Some(Suit::Copas)));
}

#[test]
fn voltarete_ac19() {
    let scenario = passage("mao pass; contrape pass; pe so O");
    assert_eq!(feito(&scenario), (Some("pe"), Some(Contract::So), Some(Suit::Ouros)));
    assert_eq!(scenario.phase(), Phase::Buying);
    let scenario = passage("mao pass; contrape pass; pe entro; pe name O");
    assert_eq!(feito(&scenario), (Some("pe"), Some(Contract::Licenca), Some(Suit::Ouros)));
    assert_eq!(scenario.phase(), Phase::Exchange);
}

#[test]
fn voltarete_ac20() {
    let mut scenario = passage("mao licenca; contrape consent");
    scenario.refuses("contrape so", "voltarete R28");
    // Even when the pé overcalls, they are not asked again.
    scenario.happens("pe preferencia").refuses("contrape so", "voltarete R28").happens("mao consent");
    assert_eq!(feito(&scenario).0, Some("pe"));
}

/// voltarete:II.5.12.
#[test]
fn voltarete_ac21() {
    let mut scenario = passage("mao pass; contrape pass; pe pass");
    assert_eq!((scenario.phase(), scenario.bolo()), (Phase::Round2, 28));
    scenario.happens("mao pass; contrape segundo");
    assert_eq!((feito(&scenario).0, scenario.bolo()), (Some("contrape"), 29));
    scenario.refuses("pe casca", "voltarete R52").refuses("pe segundo", "voltarete R52");
}

/// voltarete:II.4.1.
#[test]
fn voltarete_ac22() {
    let mut scenario = with_aces("mao", "mao pass; contrape pass; pe pass");
    for who in ["mao", "contrape", "pe"] {
        assert_eq!(scenario.verbs(who), "casca pass segundo");
        for what in ["respeito", "licenca", "entro", "preferencia", "so", "so E", "so_copas"] {
            scenario.refuses(&format!("{who} {what}"), "voltarete R52");
        }
        if who != "pe" {
            scenario.happens(&format!("{who} pass"));
        }
    }
}

#[test]
fn voltarete_r23() {
    // The games of the second passage do not exist in the first.
    let mut scenario = passage("");
    scenario.refuses("mao segundo", "voltarete R52").refuses("mao casca", "voltarete R52");
    scenario.refuses("contrape licenca", "voltarete R23");
}

#[test]
fn voltarete_r24() {
    let mut scenario = passage("");
    scenario.refuses("mao entro", "voltarete R24").refuses("mao preferencia", "voltarete R29");
    scenario.refuses("mao consent", "voltarete R28").refuses("mao respeito", "voltarete R29");
    scenario.happens("mao pass; contrape pass").refuses("pe licenca", "voltarete R24");
}

#[test]
fn voltarete_r25() {
    let scenario = passage("mao pass");
    assert_eq!((scenario.bolo(), scenario.balances()), (26, vec![-1, 0, -25]));
}

/// voltarete:II.5.10.
#[test]
fn voltarete_r27() {
    // The contra-pé answers before the pé; a player who has passed does not answer.
    let mut scenario = passage("mao licenca");
    scenario.refuses("pe consent", "voltarete R27");
    let scenario = passage("mao pass; contrape licenca; pe consent");
    assert_eq!(feito(&scenario).0, Some("contrape"));
}

#[test]
fn voltarete_r28() {
    let mut scenario = passage("mao licenca");
    scenario.refuses("contrape pass", "voltarete R28").happens("contrape consent; pe consent");
    assert_eq!(scenario.bolo(), 25);
    // Where leave costs a tento, each who gives it pays one.
    let mut scenario = Scenario::at("option tento_on_consent on");
    scenario.deal_any().happens("mao licenca; contrape consent; pe consent");
    assert_eq!((scenario.bolo(), scenario.balances()), (27, vec![0, -1, -26]));
}

/// voltarete:II.5.7.
#[test]
fn voltarete_r29() {
    // Licença is never an overcall; the same game overcalls only from an earlier seat.
    let mut scenario = passage("mao licenca");
    scenario.refuses("contrape licenca", "voltarete R29").happens("contrape so");
    scenario.refuses("pe so", "voltarete R29").refuses("pe preferencia", "voltarete R29").happens("pe so_copas");
    scenario.refuses("mao so", "voltarete R29").happens("mao so_copas");
    scenario.refuses("contrape so_copas", "voltarete R29").happens("contrape consent; pe consent");
    assert_eq!(feito(&scenario).0, Some("mao"));
}

/// voltarete:II.5.6, voltarete:II.11.7.
#[test]
fn voltarete_r31() {
    // Overcalled, even a licença-asker may take any game that beats the overcall.
    let scenario = with_aces("mao", "mao so E; contrape so_copas; pe consent");
    assert_eq!(scenario.verbs("mao"), "consent respeito so_copas");
    let mut scenario = with_aces("mao", "mao so E; contrape so_copas; pe consent; mao respeito");
    assert_eq!(feito(&scenario).1, Some(Contract::Respeito));
    // The suit they had named is forgotten: the turned card is the trump.
    let turned = scenario.game.open.talon.turned.and_then(cards::Card::suit);
    assert_eq!(feito(&scenario).2, turned);
    scenario.refuses("mao name E", "voltarete R35");
}

#[test]
fn voltarete_r32() {
    // Respeito ends the passage at once.
    let scenario = with_aces("contrape", "mao licenca; contrape respeito");
    assert_eq!((feito(&scenario).0, scenario.phase()), (Some("contrape"), Phase::Exchange));
    assert_eq!(scenario.game.open.shown[1], super::harness::cards("1E 1B"));
}

#[test]
fn voltarete_r35() {
    // The first suit named is the trump.
    let mut scenario = passage("mao licenca; contrape consent; pe consent; mao name O");
    scenario.refuses("mao name E", "voltarete R35");
    assert_eq!(feito(&scenario).2, Some(Suit::Ouros));
}
