//! What the laws decide, at a table and at the desk (AC26, AC28-AC35; section 8).

use super::super::laws::DESK;
use engine::law::{CardFate, Class, Facts, HandFate, Kind, Ruling, TrickFate, Undecided, Value};
use engine::{Account, Cite, Msg, Seat};

fn seat(number: usize) -> Seat {
    Seat::at(number - 1)
}

/// Answers as they are written at the desk: `by=2 next-led=yes`. A hand is paid once, unless it is said otherwise.
struct TestFacts<'a>(&'a str);

impl Facts for TestFacts<'_> {
    fn fact(&self, key: &'static str, kind: Kind) -> Option<Value> {
        let mut said = self.0.split_whitespace().chain(["doubled=not-doubled"]).filter_map(|word| word.split_once('='));
        said.find(|(known, _)| *known == key).and_then(|(_, answer)| kind.read(answer, DESK.players))
    }
}

fn asked(incident: &str, told: &str) -> Result<Ruling, Undecided> {
    let form = DESK.incidents().find(|form| form.id == incident).expect("an incident");
    DESK.rule(form, &TestFacts(told))
}

fn ruled(incident: &str, told: &str) -> Ruling {
    asked(incident, told).unwrap_or_else(|why| panic!("{incident} {told}: {why:?}"))
}

/// Payment of a ruling to the first pair, the same to both players.
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
    let ids: Vec<&str> = DESK.laws.iter().map(|law| law.id.0).collect();
    assert_eq!(ids.len(), 28);
    for (class, many) in [(Class::Honour, 11), (Class::Prevent, 7), (Class::Referee, 5), (Class::Enforce, 2), (Class::Conduct, 3)]
    {
        assert_eq!(DESK.laws.iter().filter(|law| law.class == class).count(), many, "{class:?}");
    }
    for prefix in ["malilla:dar.", "malilla:ren.", "malilla:jugar."] {
        assert_eq!(ids.iter().filter(|id| id.starts_with(prefix)).count(), if prefix.contains("jugar") { 12 } else { 8 });
    }
}

#[test]
fn ac26_jugar_2_speaking_of_a_play() {
    let ruling = ruled("spoke", "hand-over=no by=3");
    assert_eq!((to_first(&ruling), ruling.barred.len(), ruling.cites[0]), (-10, 2, Cite("malilla:jugar.2")));
}

#[test]
fn ac28_d10_d11_a_renuncio_noticed_in_time_warned_of_or_called_too_late() {
    let renuncio = |more: &str| ruled("revoke", &format!("kind=not-beaten partner-winning=no by=2 {more}"));
    for noticed in ["the-player", "an-opponent"] {
        let in_time = renuncio(&format!("trick-covered=no noticed-by={noticed}"));
        assert_eq!((to_first(&in_time), in_time.card, in_time.barred.len()), (0, CardFate::Replaced, 0));
        assert_eq!(in_time.cites, [Cite("malilla:ren.5"), Cite("malilla:ren.7")]);
    }
    for noticed in ["the-partner", "an-onlooker"] {
        let warned = renuncio(&format!("trick-covered=no noticed-by={noticed}"));
        assert_eq!((to_first(&warned), warned.barred.len()), (10, 2));
        assert_eq!(warned.cites, [Cite("malilla:ren.6"), Cite("malilla:ren.2")]);
    }
    assert_eq!(renuncio("trick-covered=yes cards-mixed=no").cites, [Cite("malilla:ren.2")]);
    assert_eq!(to_first(&renuncio("trick-covered=yes cards-mixed=yes")), 0);
}

#[test]
fn ac29_dar_5_a_card_too_many() {
    for incident in ["count-at-end", "misdeal"] {
        let ruling = ruled(incident, "play-begun=yes over-or-short=over by=2");
        assert_eq!((to_first(&ruling), ruling.barred.iter().collect::<Vec<_>>()), (10, vec![seat(2), seat(4)]));
    }
}

#[test]
fn ac30_dar_6_a_card_too_few() {
    let ruling = ruled("count-at-end", "over-or-short=short by=1");
    assert_eq!((to_first(&ruling), ruling.barred.len(), ruling.cites[0]), (0, 0, Cite("malilla:dar.6")));
    assert_eq!(ruling.notes[0].id, "malilla-note-no-capote");
}

#[test]
fn ac31_dar_3_dar_4_misdeals() {
    let misdealt = |fault: &str| ruled("misdeal", &format!("play-begun=no fault-of={fault} dealt-by=4 turn-up=3"));
    let by_dealer = misdealt("dealer");
    assert_eq!((to_first(&by_dealer), by_dealer.hand, by_dealer.notes), (3, HandFate::DealtAgain, deals_next(1)));
    let by_pack = misdealt("pack-itself");
    assert_eq!((to_first(&by_pack), by_pack.hand, by_pack.notes), (3, HandFate::DealtAgain, deals_next(4)));
}

#[test]
fn ac32_dar_7_dar_8_the_wrong_dealer() {
    let late = ruled("wrong-dealer", "play-begun=yes dealt-by=2 turn-up=4");
    assert_eq!((to_first(&late), late.hand, late.barred.len()), (14, HandFate::Stands, 0));
    assert_eq!(late.notes, deals_next(3));
    let in_time = ruled("wrong-dealer", "play-begun=no dealt-by=2 turn-up=4 rightful=1");
    assert_eq!((to_first(&in_time), in_time.hand), (4, HandFate::DealtAgain));
    assert_eq!(in_time.notes, deals_next(1));
}

#[test]
fn ac33_a_trick_lifted() {
    let lifted = |next: &str| ruled("lifted-trick", &format!("next-led={next} by=4 winner=1"));
    let before = lifted("no");
    assert_eq!((to_first(&before), before.trick, before.cites[0]), (0, TrickFate::GoesTo(seat(1)), Cite("malilla:jugar.6")));
    let after = lifted("yes");
    assert_eq!((to_first(&after), after.barred.len(), after.cites[0]), (10, 2, Cite("malilla:jugar.5")));
}

#[test]
fn ac34_ac35_a_hand_shown_and_a_lead_out_of_turn() {
    assert_eq!(to_first(&ruled("showed-hand", "on-purpose=yes by=3")), -10);
    assert_eq!(to_first(&ruled("showed-hand", "on-purpose=no by=3")), 0);
    assert_eq!(to_first(&ruled("led-out-of-turn", "by=2")), 10);
}

#[test]
fn r25_r26_fines_and_the_turn_up_are_doubled_like_everything() {
    for (doubled, times) in [("not-doubled", 1), ("favourite", 2), ("mari-perez", 2), ("favourite-and-mari-perez", 4)] {
        let told = format!("doubled={doubled} tanto=3");
        assert_eq!(to_first(&ruled("led-out-of-turn", &format!("by=2 {told}"))), 30 * times);
        let misdeal = ruled("misdeal", &format!("play-begun=no fault-of=dealer dealt-by=4 turn-up=5 {told}"));
        assert_eq!(to_first(&misdeal), 15 * times);
    }
}

#[test]
fn what_cannot_have_been_so_is_refused() {
    for (incident, told, why) in [
        ("lifted-trick", "next-led=no by=4 winner=2", "laws-impossible-own-trick"),
        ("wrong-dealer", "play-begun=no dealt-by=2 turn-up=0 rightful=2", "laws-impossible-one-player-twice"),
        ("led-out-of-turn", "by=2 tanto=0", "laws-impossible-no-tanto"),
    ] {
        assert_eq!(asked(incident, told), Err(Undecided::Impossible(Msg::new(why))));
    }
}

#[test]
fn no_fine_is_told_before_it_is_known_who_pays_it_and_how_often() {
    for (told, wanted) in [("", "by"), ("by=2 doubled=?", "doubled")] {
        match asked("led-out-of-turn", told) {
            Err(Undecided::Ask(question)) => assert_eq!(question.key, wanted),
            other => panic!("{told}: {other:?}"),
        }
    }
}

#[test]
fn dar_1_dar_2_jugar_3_jugar_4_jugar_8_are_prevented() {
    for (incident, told, law) in [
        ("short-cut", "", "malilla:dar.1"),
        ("dealt-otherwise", "all-agree=no", "malilla:dar.2"),
        ("looked-at-tricks", "whose-tricks=opponents", "malilla:jugar.3"),
        ("looked-at-tricks", "whose-tricks=own-side only-last=yes last-trick=no", "malilla:jugar.4"),
        ("substitute", "all-agree=no", "malilla:jugar.8"),
    ] {
        let ruling = ruled(incident, told);
        assert_eq!((ruling.cites[0], ruling.payments.len()), (Cite(law), 0));
        let class = DESK.laws.iter().find(|known| known.id == Cite(law)).map(|law| law.class);
        assert_eq!(class, Some(Class::Prevent));
    }
}

#[test]
fn each_fault_is_named_in_the_accounts_by_what_was_done() {
    let named = |incident: &str, told: &str| ruled(incident, told).payments[0].cause.said().id;
    let dealt = "dealt-by=4 turn-up=3 play-begun";
    assert_eq!(named("spoke", "hand-over=no by=3"), "malilla-cause-spoke");
    assert_eq!(named("showed-hand", "on-purpose=yes by=3"), "malilla-cause-shown");
    assert_eq!(named("misdeal", &format!("{dealt}=no fault-of=dealer")), "malilla-cause-misdeal");
    assert_eq!(named("misdeal", &format!("{dealt}=no fault-of=pack-itself")), "malilla-cause-pack");
    assert_eq!(named("count-at-end", "over-or-short=over by=2"), "malilla-cause-count");
    assert_eq!(named("wrong-dealer", &format!("{dealt}=yes")), "malilla-cause-dealer");
    assert_eq!(named("lifted-trick", "next-led=yes by=4 winner=1"), "malilla-cause-lift");
    assert_eq!(named("led-out-of-turn", "by=2"), "malilla-cause-lead");
    assert_eq!(named("revoke", "kind=not-followed trick-covered=yes cards-mixed=no by=1"), "malilla-cause-renuncio");
}
