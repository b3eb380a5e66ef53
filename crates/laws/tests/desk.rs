//! The desk never falls silent: whatever is answered, it asks on or rules, by a law, with a ledger that sums; and the same question
//! has the same answer.

use engine::Seat;
use engine::law::{CardFate, TrickFate};
use laws::desk::{Case, Form, Given, Guide, Next, Unruled, forms};
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
            Next::Impossible(_) | Next::Contradicts(_) => given.clear(),
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

/// Number of incidents on the first screen of a telephone.
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
            }
        }
    }
}

/// Number of quarrels tried at each desk.
fn tried() -> usize {
    if std::env::var_os("SPADILLE_LONG").is_some() { 10_000 } else { 300 }
}

/// The page asks question by question, the ruling is made of all answers at once: both come to the same, and nobody pays themselves.
#[test]
fn what_is_asked_step_by_step_is_ruled_at_once() {
    let mut chance = Chance(1834);
    for game in laws::desk::games() {
        let forms = forms(game);
        for n in 0..tried() {
            let form = &forms[n % forms.len()];
            let given = answered(form, &mut chance);
            let Next::Ruled(row) = form.next(&given) else { panic!("{} asks on", form.id) };
            let case = Case { incidents: vec![(form.id.to_owned(), given)], stood: String::new() };
            let finding = case.finding(game).unwrap_or_else(|why| panic!("{game} {}: {why}", form.id));
            let what = format!("{game} {:?}", case.incidents);
            assert_eq!((&finding.ruled.laws, &finding.ruled.effects), (&row.laws, &row.effects), "{what}");
            let payments = &finding.ruling.payments;
            assert!(payments.iter().all(|payment| payment.from != payment.to && payment.amount >= 0), "{what}: {payments:?}");
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

/// mediator V.3: the player who said the wrong trump pays, and the trick goes back to its winner.
#[test]
fn mediator_v_3_the_trick_is_not_the_misleaders() {
    let what = "lifted-trick misled=yes played-on=no | by=3 winner=4 teller=2 hombre=1";
    let ruling = Case::read(what).and_then(|case| case.finding("mediator")).expect("a ruling").ruling;
    assert_eq!(ruling.trick, TrickFate::GoesTo(Seat::at(3)));
    assert!(ruling.payments.iter().all(|payment| payment.from == Seat::at(1).into()));
}

/// hombre D8: the player who gave the codillo is named before anybody is told to pay them, and where all share it nobody is asked.
#[test]
fn hombre_d8_whoever_gave_the_codillo_is_named() {
    let what = "revoke caller=player complete=yes undecided=yes more-than-once=no role=lone-hombre went=codillo bola-due=no | by=1 pot=37 unit=3";
    let asked = |game: &str, more: &str| Case::read(&format!("{what}{more}")).and_then(|case| case.finding(game));
    let Err(Unruled::Open(open)) = asked("hombre", "") else { panic!("nobody is asked who gave the codillo") };
    assert_eq!(open.key, "gave-codillo");
    assert!(asked("hombre", " gave-codillo=2").is_ok());
    assert!(asked("tresillo_simple", "").is_ok());
    assert!(matches!(asked("hombre", " gave-codillo=1"), Err(Unruled::Impossible(_))));
}

/// Faults of one hand must agree on it: on its Hombre, the partner, the winner and the game.
#[test]
fn faults_of_one_hand_that_contradict_each_other_are_refused_with_what_contradicts_what() {
    let revoked = "revoke caller=player complete=yes undecided=yes more-than-once=no bola-due=no pot=20 unit=3";
    let talked = "talked what=warned undecided=yes bola-due=no pot=20 unit=3";
    let looked = "looked-at-discards counted-only=no role=opponent by=2";
    let led = "led-out-of-turn doubled";
    for (game, what, one, other) in [
        (
            "mediator",
            format!("{revoked} role=lone-hombre went=puesta by=1 + {talked} role=lone-hombre went=puesta by=2"),
            "revoke` with hombre=1",
            "talked` with hombre=2",
        ),
        (
            "mediator",
            format!("{revoked} role=defender lone-hombre=no by=2 hombre=1 partner=3 + {talked} role=lone-hombre went=won by=1"),
            "revoke` with lone-hombre=no",
            "talked` with lone-hombre=yes",
        ),
        (
            "mediator",
            format!("{revoked} role=defender lone-hombre=yes by=2 hombre=1 + {talked} role=lone-hombre went=won by=2"),
            "revoke` with role=defender",
            "talked` with role=lone-hombre",
        ),
        (
            "mediator",
            format!("{revoked} role=lone-hombre by=1 went=puesta + {talked} role=lone-hombre by=1 went=codillo"),
            "revoke` with went=puesta",
            "talked` with went=codillo",
        ),
        (
            "voltarete",
            format!("{looked} feito=1 + {looked} feito=3"),
            "looked-at-discards` with feito=1",
            "looked-at-discards` with feito=3",
        ),
        (
            "malilla",
            format!("{led}=favourite by=1 + {led}=not-doubled by=2"),
            "led-out-of-turn` with doubled=favourite",
            "led-out-of-turn` with doubled=not-doubled",
        ),
    ] {
        let what = format!("{what} | {}", if game == "voltarete" { "bolo=30" } else { "" });
        let why = Case::read(&what).and_then(|case| case.finding(game)).expect_err(&what);
        assert_eq!(why.to_string(), format!("`{one} and `{other} contradict each other"), "{what}");
        let Unruled::Contradicts(which) = why else { panic!("{what}: {why}") };
        for words in words::Language::ALL.map(words::Words::new) {
            let said = words.say_in(
                game,
                &laws::desk::contradiction(&words, game, &which),
                &|_| String::new(),
                cards::names::Tradition::Spanish,
            );
            assert!(said.contains(&laws::desk::form_name(&words, which.one.0)), "{said}");
            assert!(said.contains(&laws::desk::question(&words, which.key)), "{said}");
        }
    }
    let together = format!("{revoked} role=lone-hombre by=1 went=puesta + {talked} role=lone-hombre by=1 went=puesta");
    assert!(Case::read(&together).and_then(|case| case.finding("mediator")).is_ok());
}

/// The strongest fate prevails, whatever the order in which faults are told; each fault keeps its own.
#[test]
fn the_fates_of_card_and_trick_of_joined_faults_do_not_depend_on_their_order() {
    let (back, lifted) = ("revoke trick-covered=no", "led-another-suit");
    let fates = |what: &str| {
        Case::read(what).and_then(|case| case.finding("cientos")).unwrap_or_else(|why| panic!("{what}: {why}")).ruling
    };
    let (one, other) = (fates(&format!("{back} + {lifted}")), fates(&format!("{lifted} + {back}")));
    assert_eq!((one.card, one.each.len()), (CardFate::TakenBack, 2));
    assert_eq!((one.card, one.trick, one.hand), (other.card, other.trick, other.hand));
    assert_eq!(one.each[0].card, CardFate::AtChoice);
    assert_eq!((one.each[0], one.each[1]), (other.each[1], other.each[0]));
}

/// Every question that joined faults must answer alike is asked at a desk of its book.
#[test]
fn what_is_compared_between_faults_is_asked() {
    for game in laws::desk::games() {
        let desk = (games::entry(game).expect("a game").desk)().expect("a desk");
        for key in desk.of_hand.iter().chain(desk.of_player) {
            let asked = |other: &'static str| {
                let shares = (games::entry(other).expect("a game").desk)()
                    .is_some_and(|known| known.of_hand.contains(key) || known.of_player.contains(key));
                shares && forms(other).iter().any(|form| form.keys().contains(key))
            };
            assert!(laws::desk::games().any(asked), "{game}: nobody asks {key}");
        }
    }
}
