//! A championship on the network: who comes in, who may do what, and a whole day.

mod chosen;
mod day;
mod mistakes;
mod roles;
mod table;

use crate::house::{Answer, House};
use web::http::Limits;

/// A desk of an event, as the one sees it who holds its badge.
pub(crate) struct Held {
    pub(crate) path: String,
    pub(crate) badge: String,
}

pub(crate) fn house() -> House {
    House::open(Limits::NONE)
}

/// What stands between two texts.
pub(crate) fn between<'t>(text: &'t str, from: &str, to: &str) -> &'t str {
    let after = text.split_once(from).unwrap_or_else(|| panic!("no `{from}` in {text}")).1;
    after.split_once(to).unwrap_or_else(|| panic!("no `{to}` behind `{from}`")).0
}

pub(crate) fn badge(answer: &Answer) -> String {
    between(answer.header("set-cookie"), "badge=", ";").to_owned()
}

/// Founds an event by the form, both categories drawn by tickets, and holds its organiser's desk.
pub(crate) fn found(house: &House) -> Held {
    found_with(house, &[])
}

/// The same, with more fields of the form.
pub(crate) fn found_with(house: &House, more: &[(&str, &str)]) -> Held {
    let usual = [
        ("name", "Campeonato"),
        ("host", "Clube"),
        ("place", "Salão"),
        ("date", "15 de setembro"),
        ("start", "15:00"),
        ("organiser", "Ana Organiza"),
        ("tables", "4"),
        ("minutes", "40"),
        ("zone", "-180"),
        ("category", "individual"),
        ("category", "duplas"),
        ("fee.duplas", "15,00"),
        ("draw.individual", "tickets"),
        ("draw.duplas", "tickets"),
    ];
    let is_usual = |(name, _): &(&str, &str)| !more.iter().any(|(other, _)| name == other);
    let form: Vec<(&str, &str)> = usual.into_iter().filter(is_usual).chain(more.iter().copied()).collect();
    let answer = house.post("/club/new", &[], &form);
    assert_eq!(answer.status, 200, "{}", answer.body);
    let path = between(&answer.body, "id=\"club-on\" href=\"", "\"").to_owned();
    Held { path, badge: badge(&answer) }
}

impl Held {
    /// The path of the event.
    pub(crate) fn event(&self) -> &str {
        self.path.split("/desk/").next().unwrap_or_default()
    }

    pub(crate) fn shown(&self) -> (&'static str, String) {
        ("authorization", format!("Bearer {}", self.badge))
    }

    pub(crate) fn get(&self, house: &House, what: &str) -> Answer {
        let (name, value) = self.shown();
        house.get(&format!("{}{what}", self.path), &[(name, &value)])
    }

    pub(crate) fn post(&self, house: &House, what: &str, form: &[(&str, &str)]) -> Answer {
        let (name, value) = self.shown();
        house.post(&format!("{}{what}", self.path), &[(name, &value), ("accept", "application/json")], form)
    }

    /// An act of a form.
    pub(crate) fn tries(&self, house: &House, act: &str, form: &[(&str, &str)]) -> Answer {
        let whole: Vec<(&str, &str)> = std::iter::once(("act", act)).chain(form.iter().copied()).collect();
        self.post(house, "/act", &whole)
    }

    /// An act that is done.
    pub(crate) fn does(&self, house: &House, act: &str, form: &[(&str, &str)]) {
        let answer = self.tries(house, act, form);
        assert_eq!(answer.status, 200, "{act} {form:?}: {}", answer.body);
    }

    /// The number of somebody on the page of the organiser.
    pub(crate) fn person(&self, house: &House, name: &str) -> String {
        let file = self.get(house, "/event.jsonl").body;
        let line = file.lines().find(|line| line.contains("\"register\"") && line.contains(&format!("\"name\":\"{name}\"")));
        let line = line.unwrap_or_else(|| panic!("nobody is called {name}"));
        between(line, "\"decision\":\"register\",\"person\":", ",").to_owned()
    }

    /// Gives a link to somebody, who opens it with its PIN.
    pub(crate) fn gives(&self, house: &House, person: &str, role: &str) -> Held {
        let (address, pin) = self.issues(house, person, role);
        let answer = house.post(&address, &[], &[("pin", &pin)]);
        assert_eq!(answer.status, 303, "{}", answer.body);
        Held { path: answer.header("location").to_owned(), badge: badge(&answer) }
    }

    /// Gives a link to somebody: its address and its PIN.
    pub(crate) fn issues(&self, house: &House, person: &str, role: &str) -> (String, String) {
        let answer = self.post(house, "/link", &[("person", person), ("role", role)]);
        assert_eq!(answer.status, 200, "{}", answer.body);
        let whole = between(&answer.body, "id=\"club-link\" readonly value=\"", "\"");
        let (_, path) = whole.split_once("/club/").expect("the whole address of a link");
        let address = format!("/club/{path}");
        (address, between(&answer.body, "id=\"club-pin\">", "<").to_owned())
    }

    /// How many decisions there are.
    pub(crate) fn decisions(&self, house: &House) -> usize {
        self.get(house, "/event.jsonl").body.lines().count() - 1
    }
}
