use super::*;
use crate::Effect;

crate::choices! {
    enum Judge {
        Nobody = "none",
        Seat = "seat",
    }
}

crate::agreements! {
    #[derive(Clone, Debug, PartialEq)]
    struct Agreed {
        fidelity as "table": Fidelity = Fidelity::Strict, "how strict the table is", "R1";
        players: usize = 4, in Few([4, 2]), "how many play", "R2";
        target: i64 = 250, in Number(1..=1000, "points"), "how many points win", "R3";
        judge: Option<Judge> = None, settled judged or "seat at an honour table", "whether there is a judge", "R4";
        optional: Switch = Switch::Off, in TrueFalse, "whether a card may be kept back", "R5";
        cash: Switch = Switch::On, "whether it is paid at once", "R6", noted;
    }
}

impl Agreed {
    fn judged(&self) -> Judge {
        let default = if self.fidelity == Fidelity::Honour { Judge::Seat } else { Judge::Nobody };
        self.judge.unwrap_or(default)
    }
}

fn text(name: &str, value: &str) -> String {
    Agreed::default().set(name, value).expect_err(value).to_string()
}

#[test]
fn every_answer_is_read_as_it_is_written() {
    for (name, value) in
        [("table", "honour"), ("players", "2"), ("target", "1000"), ("judge", "seat"), ("optional", "true"), ("cash", "off")]
    {
        let mut agreed = Agreed::default();
        assert_ne!(agreed.get(name).as_deref(), Some(value), "{name} is this by default");
        agreed.set(name, value).expect(name);
        assert_eq!(agreed.get(name).as_deref(), Some(value), "{name}");
    }
    assert_eq!(Agreed::default().get("cards"), None);
}

#[test]
fn a_wrong_answer_says_what_could_be_answered() {
    assert_eq!(text("table", "lax"), "option `table` cannot be `lax`: it is strict or honour");
    assert_eq!(text("players", "3"), "option `players` cannot be `3`: it is 2 or 4");
    for beyond in ["0", "1001", "many", "1.5"] {
        assert_eq!(text("target", beyond), format!("option `target` cannot be `{beyond}`: it is a whole number from 1 to 1000"));
    }
    let known = "the options are: table, players, target, judge, optional, cash";
    assert_eq!(text("fidelity", "strict"), format!("there is no option `fidelity`; {known}"), "the field is not its name");
}

#[test]
fn facts_come_from_the_declaration() {
    let told: Vec<_> = Agreed::OPTIONS.iter().map(|fact| (fact.name, (fact.values)().to_string(), fact.by_default())).collect();
    let told: Vec<_> = told.iter().map(|(name, values, default)| (*name, &values[..], &default[..])).collect();
    assert_eq!(
        told,
        [
            ("table", "strict, honour", "strict"),
            ("players", "4, 2", "4"),
            ("target", "points", "250"),
            ("judge", "none, seat", "none (seat at an honour table)"),
            ("optional", "true, false", "false"),
            ("cash", "on, off", "on"),
        ]
    );
    let noted: Vec<_> = Agreed::OPTIONS.iter().filter(|fact| fact.effect == Effect::NotedOnly).map(|fact| fact.name).collect();
    assert_eq!(noted, ["cash"]);
}

#[test]
fn an_answer_that_hangs_on_another_is_told_as_it_holds() {
    let mut agreed = Agreed::default();
    agreed.set("table", "honour").expect("a table");
    assert_eq!(agreed.get("judge").as_deref(), Some("seat"));
    agreed.set("judge", "none").expect("a judge");
    assert_eq!(agreed.get("judge").as_deref(), Some("none"));
    let [judge, target] = [3, 2].map(|n: usize| &Agreed::OPTIONS[n]);
    assert!(!judge.goes_without_saying("none"), "it matters at an honour table");
    assert!(target.goes_without_saying("250") && !target.goes_without_saying("251"));
}

#[test]
fn a_switch_is_read_in_both_spellings_and_written_in_its_own() {
    for (written, on) in [("on", true), ("true", true), ("off", false), ("false", false)] {
        let mut agreed = Agreed::default();
        agreed.set("optional", written).expect(written);
        agreed.set("cash", written).expect(written);
        let told = [agreed.get("optional"), agreed.get("cash")].map(Option::unwrap_or_default);
        assert_eq!(told, if on { ["true", "on"] } else { ["false", "off"] }, "{written}");
    }
}
