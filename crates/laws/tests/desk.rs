//! The desk never falls silent: whatever is answered, it asks on or rules, by a law, with a ledger that sums; and the same question
//! has the same answer.

use engine::Seat;
use engine::law::{CardFate, HandFate, TrickFate};
use laws::desk::{Case, Form, Given, Guide, Kind, Next, forms};
use std::collections::BTreeMap;

/// Small numbers that look like chance and are the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, many: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % many.max(1)
    }
}

/// The places of Voltarete.
const PLACES: [&str; 4] = ["mao", "contra-pe", "pe", "quarto"];

/// Tricks of a player of Voltarete: what is left of nine for the last of them.
fn tricks(place: &str, given: &Given, chance: &mut Chance) -> String {
    let told =
        given.iter().filter(|(key, _)| key.starts_with("tricks-")).map(|(_, tricks)| tricks.parse::<usize>().expect("tricks"));
    let left = 9 - told.sum::<usize>();
    let treze = ["contract", "game"].iter().any(|key| given.get(*key).is_some_and(|answer| answer == "treze"));
    let last = if treze { "quarto" } else { "pe" };
    if place == last { left.to_string() } else { chance.below(left + 1).to_string() }
}

/// Answers every question by chance, as a person at the desk would.
fn answered(form: &Form, chance: &mut Chance) -> Given {
    let mut given = Given::new();
    for _ in 0..400 {
        match form.next(&given) {
            Next::Ask(question) => {
                let answer = match question.key.strip_prefix("tricks-") {
                    Some(place) if PLACES.contains(&place) => tricks(place, &given, chance),
                    _ => question.answers[chance.below(question.answers.len())].to_owned(),
                };
                given.insert(question.key.to_owned(), answer);
            }
            Next::Ruled(_) => return given,
            // Answers by chance can contradict each other: others are tried.
            Next::Impossible(_) => given.clear(),
        }
    }
    panic!("{} asks for ever", form.id)
}

/// Every ruling of Voltarete moves as much out of pots and purses as into them, whatever is told of the table.
#[test]
fn ten_thousand_quarrels_are_ruled_and_the_ledger_sums() {
    let mut chance = Chance(1803);
    let forms = forms("voltarete");
    let mut settled = 0;
    for n in 0..10_000 {
        let form = &forms[n % forms.len()];
        let case = Case { incidents: vec![(form.id.to_owned(), answered(form, &mut chance))], stood: String::new() };
        let finding = case.finding("voltarete").unwrap_or_else(|why| panic!("{}: {why}", form.id));
        assert!(!finding.ruled.laws.is_empty() && !finding.ruled.effects.is_empty(), "{} is silent", form.id);
        let sound = |payment: &engine::law::Payment| payment.amount >= 0 && payment.from != payment.to;
        assert!(finding.ruling.payments.iter().all(sound), "{case:?}: {:?}", finding.ruling.payments);
        settled += usize::from(case.incidents[0].1.get("whole-hand").is_some_and(|answer| answer == "yes"));
        assert_eq!(case.finding("voltarete").as_ref(), Ok(&finding));
    }
    assert!(settled > 200, "{settled} whole hands");
}

/// So many incidents stand on the first screen of a telephone.
const FIRST: usize = 6;

#[test]
fn a_quarrel_told_in_plain_words_finds_its_incident() {
    let languages: Vec<words::Words> = words::Language::ALL.into_iter().map(words::Words::new).collect();
    let lines = include_str!("quarrels.txt").lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    let (mut told, mut lost) = (0, Vec::new());
    let mut guides: BTreeMap<&str, Guide> = BTreeMap::new();
    for line in lines {
        let mut parts = line.split('|').map(str::trim);
        let (game, incident) = (parts.next().expect("a game"), parts.next().expect("an incident"));
        let guide = guides.entry(game).or_insert_with(|| Guide::new(game, &languages));
        for quarrel in parts {
            told += 1;
            let first: Vec<&str> = guide.incidents(quarrel).into_iter().take(FIRST).map(|form| form.id).collect();
            if !first.contains(&incident) {
                lost.push(format!("{game}: {quarrel} finds {first:?}, not {incident}"));
            }
        }
    }
    assert!(told > 400, "only {told}");
    assert!(lost.is_empty(), "{} of {told} lost: {lost:#?}", lost.len());
}

#[test]
fn every_desk_rules_on_everything_it_asks() {
    let mut chance = Chance(1910);
    for game in laws::desk::games() {
        for form in forms(game) {
            for _ in 0..100 {
                let case = Case { incidents: vec![(form.id.to_owned(), answered(form, &mut chance))], stood: String::new() };
                let finding = case.finding(game).unwrap_or_else(|why| panic!("{game} {}: {why}", form.id));
                assert!(!finding.ruled.laws.is_empty() && !finding.ruled.effects.is_empty(), "{game} {} is silent", form.id);
                // Nobody was named, so whoever is to pay is still to be named.
                let figures = !finding.ruling.payments.is_empty() && form.stood.contains(&"by");
                assert!(!figures || finding.unnamed == Some("by"), "{game} {}: {:?}", form.id, finding.unnamed);
            }
        }
    }
}

/// How many quarrels are tried at each desk.
fn tried() -> usize {
    if std::env::var_os("SPADILLE_LONG").is_some() { 10_000 } else { 300 }
}

/// Something of how the table stood, by chance.
fn told(game: &str, form: &Form, chance: &mut Chance) -> String {
    let fields = laws::desk::fields(game);
    let mut words = Vec::new();
    for field in fields.iter().filter(|field| form.stood.contains(&field.key)) {
        let answer = match field.kind {
            // Who did it is made from the answers, or the two could contradict each other.
            Kind::Player(_) => continue,
            Kind::Number(most) => chance.below(most.min(200) as usize + 1).to_string(),
            Kind::Choice(answers) => answers[chance.below(answers.len())].to_owned(),
            Kind::Figures => "1,2,3".to_owned(),
        };
        words.push(format!("{}={answer}", field.key));
    }
    words.join(" ")
}

/// One ruling, three doors: what the game's own function decides, which an honour table carries out, and what the row of the desk tells in
/// words are the same law and the same fate of hand, trick and card; and whoever is told to pay pays.
#[test]
fn the_desk_tells_what_the_honour_table_does() {
    let mut chance = Chance(1834);
    for game in laws::desk::games() {
        let forms = forms(game);
        for n in 0..tried() {
            let form = &forms[n % forms.len()];
            let given = answered(form, &mut chance);
            let Next::Ruled(row) = form.next(&given) else { panic!("{} asks on", form.id) };
            let stood = told(game, form, &mut chance);
            let case = Case { incidents: vec![(form.id.to_owned(), given)], stood };
            let finding = case.finding(game).unwrap_or_else(|why| panic!("{game} {} | {}: {why}", form.id, case.stood));
            let what = format!("{game} {:?} | {}", case.incidents, case.stood);
            // A declared desk has one decider: there is nothing to compare.
            if games::entry(game).and_then(|entry| (entry.desk)()).is_some() {
                assert_eq!((&finding.ruled.laws, &finding.ruled.effects), (&row.laws, &row.effects), "{what}");
                continue;
            }
            assert_eq!(finding.ruled.laws.first(), row.laws.first(), "{what}");
            assert!(finding.ruled.laws.iter().all(|law| row.laws.contains(law)), "{what}: {:?}", finding.ruled.laws);
            let has = |tokens: &[&str]| row.effects.iter().any(|effect| tokens.contains(&effect.token()));
            let ruling = &finding.ruling;
            let again = ["deal-again", "hand-void", "deal-passes", "rightful-deals", "pays-two-each"];
            // The Hombre who turns up the monte loses the game, and the next hand is dealt by the next dealer (XI.4).
            if !has(&["pays-pozo"]) {
                assert_eq!(ruling.hand == HandFate::DealtAgain, has(&again), "{what}");
            }
            let back = matches!(ruling.card, CardFate::TakenBack | CardFate::Replaced);
            assert!(!has(&["card-back"]) || back, "{what}");
            assert_eq!(ruling.card == CardFate::AtChoice, has(&["takes-or-leaves"]), "{what}");
            assert_eq!(matches!(ruling.trick, TrickFate::GoesTo(_)), has(&["trick(rightful)"]), "{what}");
            assert!(ruling.payments.iter().all(|payment| payment.from != payment.to && payment.amount >= 0), "{what}");
            let unpaid = ["stands", "allowed", "too-late", "refused", "deal-again", "no-ruling"];
            if row.effects.iter().all(|effect| unpaid.contains(&effect.token())) {
                assert!(ruling.payments.is_empty(), "{what}: {:?}", ruling.payments);
            }
            assert_eq!(case.finding(game).as_ref(), Ok(&finding), "{what}");
        }
    }
}

#[test]
fn what_cannot_be_read_is_said() {
    for (text, why) in [
        ("frob", "there is no incident `frob`"),
        ("revoke caller", "`caller` is no answer: write QUESTION=ANSWER"),
        ("revoke", "answer first: caller=player|outsider"),
        ("revoke caller=nobody", "answer first: caller=player|outsider"),
        ("gives-codilho | bolo=lots", "`bolo=lots` says nothing of how the table stood"),
        ("gives-codilho | tricks-mao=10", "`tricks-mao=10` says nothing of how the table stood"),
    ] {
        let said = Case::read(text).and_then(|case| case.finding("voltarete").map(|_| ())).map_err(|why| why.to_string());
        assert_eq!(said, Err(why.to_owned()), "{text}");
    }
}

/// Standings of a hand of Voltarete that cannot be are refused, each with what is wrong.
#[test]
fn a_hand_that_cannot_be_is_not_settled() {
    let hand = "bolo=30 contract=licenca copas=no primeiras=no geral=no remissa-pending=no";
    let looked = "looked-at-discards counted-only=no role=opponent whole-hand=yes";
    for (what, why) in [
        (format!("{looked} by=2 | {hand} feito=1 tricks-mao=9 tricks-contra-pe=9 tricks-pe=9"), "laws-impossible-nine-tricks"),
        (
            format!("{looked} by=2 | {hand} feito=2 tricks-mao=5 tricks-contra-pe=3 tricks-pe=1"),
            "laws-impossible-opponent-is-feito",
        ),
        (format!("{looked} by=2 | {hand} feito=4 tricks-mao=5 tricks-contra-pe=3 tricks-pe=1"), "laws-impossible-quarto-plays"),
        (
            format!(
                "settlement game=other result=won geral-lost=no | {hand} feito=1 tricks-mao=3 tricks-contra-pe=5 tricks-pe=1"
            ),
            "laws-impossible-result",
        ),
        (
            format!("settlement game=other result=lost | {hand} matadores=2 feito=1 tricks-mao=3 tricks-contra-pe=5 tricks-pe=1"),
            "laws-impossible-matadores",
        ),
    ] {
        let said = Case::read(&what).and_then(|case| case.finding("voltarete").map(|_| ())).map_err(|why| why.to_string());
        assert_eq!(said, Err(why.to_owned()), "{what}");
    }
}

/// mediator V.3: whoever said the wrong trump pays, and the trick goes back to whose it was.
#[test]
fn mediator_v_3_the_trick_is_not_the_misleaders() {
    let what = "lifted-trick misled=yes played-on=no | by=3 other=4 teller=2 hombre=1";
    let ruling = Case::read(what).and_then(|case| case.finding("mediator")).expect("a ruling").ruling;
    assert_eq!(ruling.trick, TrickFate::GoesTo(Seat::at(3)));
    assert!(ruling.payments.iter().all(|payment| payment.from == Seat::at(1).into()));
}

/// hombre D8: who gave the codillo is named before anybody is told to pay them, and where all share it nobody is asked.
#[test]
fn hombre_d8_whoever_gave_the_codillo_is_named() {
    let what =
        "revoke caller=player complete=yes undecided=yes more-than-once=no role=lone-hombre went=codillo | by=1 pot=37 unit=3";
    let finding = |game: &str, more: &str| {
        let case = Case::read(&format!("{what}{more}"));
        case.and_then(|case| case.finding(game)).unwrap_or_else(|why| panic!("{game}{more}: {why}"))
    };
    assert_eq!(finding("hombre", "").unnamed, Some("gave-codillo"));
    assert_eq!(finding("hombre", " gave-codillo=2").unnamed, None);
    assert_eq!(finding("tresillo_simple", "").unnamed, None);
    assert!(Case::read(&format!("{what} gave-codillo=1")).and_then(|case| case.finding("hombre")).is_err());
}
