//! A hall in one browser: a window for every desk of a championship.

use super::{A_WHILE, Browser, House, PATIENCE, Size};
use club::Championship;
use club::entry::{EntryId, JogoId};
use club::jogo::State;
use std::sync::{Arc, Mutex};
use std::time::Instant;
use table::EventId;

pub(crate) type Window = thirtyfour::WindowHandle;

/// Taps and letters of a person.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Effort {
    pub(crate) taps: u64,
    pub(crate) letters: u64,
}

/// One browser with a window for every desk.
pub(crate) struct Hall {
    pub(crate) house: House,
    pub(crate) browser: Browser,
    pub(crate) event: EventId,
    /// Faults in the looks of pages, reported at the end of the day.
    pub(crate) faults: Mutex<Vec<String>>,
    effort: Mutex<Effort>,
}

/// The desks of the day.
pub(crate) struct Desks {
    pub(crate) organiser: Window,
    pub(crate) judge: Window,
    pub(crate) capataz: Window,
    pub(crate) evaluating: Window,
    pub(crate) results: Window,
}

impl Hall {
    pub(crate) fn new(house: House, browser: Browser, event: EventId) -> Hall {
        Hall { house, browser, event, faults: Mutex::default(), effort: Mutex::default() }
    }

    /// Creates the championship of the filled-in form; the hall, and the organiser's window at their desk.
    pub(crate) async fn created(house: House, browser: Browser) -> (Hall, Window) {
        browser.click("main form button.go").await;
        browser.click("#club-on").await;
        browser.wait("#club-desk").await;
        let address = browser.address().await;
        let id = address.split("/club/").nth(1).and_then(|rest| rest.split('/').next()).and_then(EventId::from_text);
        let organiser = browser.driver.window().await.expect("a window");
        (Hall::new(house, browser, id.expect("an event")), organiser)
    }

    pub(crate) async fn standing(&self) -> Arc<Championship> {
        self.house.championship(&self.event).await
    }

    pub(crate) async fn look_at(&self, window: &Window) {
        self.browser.driver.switch_to_window(window.clone()).await.expect("a window");
    }

    /// The effort since this was asked last.
    pub(crate) fn effort(&self) -> Effort {
        std::mem::take(&mut *self.effort.lock().expect("an effort"))
    }

    /// Fills in the form of an act, as it is shown in a window, and sends it. What a form has in hidden fields must be as wanted; a choice is
    /// made by its words. What is folded is opened first.
    pub(crate) async fn act(&self, window: &Window, act: &str, wanted: &[(&str, &str)]) {
        self.look_at(window).await;
        let script = r"
            const [act, wanted] = arguments;
            const form = [...document.querySelectorAll('form[data-act]')].find((form) => form.elements.act?.value === act &&
                wanted.every(([name, value]) => ![...form.querySelectorAll('input[type=hidden]')].some((field) => field.name === name && field.value !== value)));
            if (!form) return null;
            let [taps, letters] = [1, 0];
            let button = form.querySelector('button');
            const used = new Map();
            for (const [name, value] of wanted) {
                const nth = used.get(name) ?? 0;
                used.set(name, nth + 1);
                const field = [...form.querySelectorAll(`[name='${name}']`)][nth] ?? form.querySelector(`[name='${name}']`);
                if (!field) return null;
                if (field.localName === 'button') button = form.querySelector(`button[name='${name}'][value='${value}']`);
                else if (field.localName === 'select') {
                    const option = [...field.options].find((option) => option.value === value || option.textContent.trim() === value);
                    if (!option) return null;
                    if (field.value !== option.value) taps += 2;
                    field.value = option.value;
                } else if (field.type === 'checkbox') { taps += field.checked ? 0 : 1; field.checked = true; }
                else if (field.type !== 'hidden') { taps += 1; letters += value.length; field.value = value; }
            }
            for (let fold = form.closest('details:not([open])'); fold; fold = form.closest('details:not([open])')) { fold.open = true; taps += 1; }
            button.click();
            return [taps, letters];";
        let end = Instant::now() + PATIENCE;
        loop {
            let arguments = vec![act.into(), serde_json::json!(wanted)];
            let done = self.browser.script_with(script, arguments).await;
            if let Ok([taps, letters]) = serde_json::from_value::<[u64; 2]>(done) {
                let mut effort = self.effort.lock().expect("an effort");
                (effort.taps, effort.letters) = (effort.taps + taps, effort.letters + letters);
                return;
            }
            let shown = || self.browser.text("body");
            assert!(Instant::now() < end, "the form of {act} {wanted:?}: it never came:\n{}", shown().await);
            tokio::time::sleep(A_WHILE).await;
        }
    }

    /// Waits until the event stands so.
    pub(crate) async fn until(&self, what: &str, so: impl Fn(&Championship) -> bool) {
        let end = Instant::now() + PATIENCE;
        while !so(&*self.standing().await) {
            assert!(Instant::now() < end, "{what}: it never came:\n{}", self.browser.text("body").await);
            tokio::time::sleep(A_WHILE).await;
        }
    }

    /// Gives a link at the organiser's desk and opens it, with its PIN, in a new window.
    pub(crate) async fn gives(&self, organiser: &Window, person: &str, role: &str) -> Window {
        self.look_at(organiser).await;
        let script = "const [person, role] = arguments; const form = [...document.querySelectorAll(\"form[action$='/link']\")].find((form) => \
                      form.elements.role.value === role && form.closest('li').querySelector('b').textContent === person); \
                      form?.querySelector('button').click(); return !!form";
        self.browser.until_with(&format!("a link for {person}"), script, vec![person.into(), role.into()]).await;
        let link = self.browser.wait("#club-link").await.prop("value").await.expect("a field").expect("a link");
        let pin = self.browser.wait("#club-pin").await.text().await.expect("a PIN");
        self.browser.click("#club-on").await;
        self.browser.wait("#club-desk").await;
        let window = self.browser.driver.new_tab().await.expect("a window");
        self.look_at(&window).await;
        self.browser.go(&link[link.find("/club/").expect("a path")..]).await;
        self.browser.fill_in("pin", &pin).await;
        self.browser.submit("main form button").await;
        self.browser.wait("#club-desk").await;
        window
    }

    /// Checks the looks of a page: on a laptop and on a phone, to the eye and to axe.
    pub(crate) async fn seen(&self, name: &str) {
        self.browser.resize(Size::Desktop).await;
        self.browser.picture(&format!("club-{name}")).await;
        let mut faults = self.browser.faults().await;
        for size in [Size::Smallest, Size::Phone] {
            faults.extend(self.browser.stands_out(size).await);
        }
        self.browser.picture(&format!("club-{name}-phone")).await;
        self.browser.resize(Size::Desktop).await;
        self.faults.lock().expect("a list").extend(faults.into_iter().map(|fault| format!("{name}: {fault}")));
    }

    /// The day is over, and every page of it was fit to be looked at.
    pub(crate) async fn ends(self) {
        self.browser.close().await;
        let faults = self.faults.into_inner().expect("a list");
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    pub(crate) async fn entries(&self, jogo: JogoId) -> [EntryId; 2] {
        self.standing().await.jogo(jogo).expect("a jogo").entries.map(|entry| entry.expect("known"))
    }

    pub(crate) async fn check_in(&self, window: &Window, jogo: JogoId) {
        for entry in self.entries(jogo).await {
            self.act(window, "check_in", &[("jogo", &jogo.to_string()), ("entry", &entry.to_string())]).await;
        }
    }

    /// Signatures on paper, where a telephone has not signed.
    pub(crate) async fn sign_on_paper(&self, results: &Window, jogo: JogoId) {
        self.until("played", |event| event.jogo(jogo).is_ok_and(|jogo| jogo.state == State::Played)).await;
        let standing = self.standing().await;
        let at = standing.jogo(jogo).expect("a jogo");
        for entry in (0..2).filter(|&side| at.signed[side].is_none()).filter_map(|side| at.entries[side]) {
            self.act(results, "sign", &[("jogo", &jogo.to_string()), ("entry", &entry.to_string())]).await;
        }
    }

    /// The winner's capataz delivers, with a pack of so many cards.
    pub(crate) async fn deliver(&self, results: &Window, jogo: JogoId, cards: &str) {
        let standing = self.standing().await;
        let at = standing.jogo(jogo).expect("a jogo");
        let winner = at.outcome.as_ref().and_then(|outcome| at.entries[outcome.winner?]).expect("a winner");
        let (number, capataz) = (jogo.to_string(), standing.entries[&winner].capataz.expect("a capataz").to_string());
        let things = [("jogo", number.as_str()), ("person", &capataz), ("cards", cards), ("tentos", "yes"), ("tampa", "yes")];
        self.act(results, "deliver", &things).await;
        self.until("delivered", |event| event.jogo(jogo).is_ok_and(|jogo| jogo.state == State::Delivered)).await;
    }

    pub(crate) async fn homologate(&self, evaluating: &Window, jogo: JogoId) {
        self.act(evaluating, "homologate", &[("jogo", &jogo.to_string())]).await;
        self.until("homologated", |event| event.jogo(jogo).is_ok_and(|jogo| jogo.state.is_closed())).await;
    }

    /// Signed on paper where a telephone has not, delivered by the winner's capataz, homologated.
    pub(crate) async fn take_in(&self, desks: &Desks, jogo: JogoId) {
        self.sign_on_paper(&desks.results, jogo).await;
        self.deliver(&desks.results, jogo, "40").await;
        self.homologate(&desks.evaluating, jogo).await;
    }

    pub(crate) async fn on_paper(&self, desks: &Desks, jogo: JogoId, scores: &str) {
        self.check_in(&desks.organiser, jogo).await;
        self.act(&desks.results, "sumula", &[("jogo", &jogo.to_string()), ("scores", scores)]).await;
        self.take_in(desks, jogo).await;
    }

    /// The judge pays to one side, three by three. Each payment has a reason of its own: two alike at once are one double tap.
    pub(crate) async fn pays(&self, judge: &Window, jogo: JogoId, side: &str, times: usize) {
        for n in 0..times {
            let (number, reason) = (jogo.to_string(), format!("truco {n}"));
            let fields = [("jogo", number.as_str()), ("side", side), ("reason", &reason), ("amount", "3")];
            self.act(judge, "tentos", &fields).await;
        }
    }

    pub(crate) async fn next_round(&self, organiser: &Window) -> Vec<JogoId> {
        self.act(organiser, "start_round", &[("category", "duplas")]).await;
        self.act(organiser, "call_all", &[("category", "duplas")]).await;
        self.until("the next round", |event| event.jogos.values().any(|jogo| jogo.state.is_at_table())).await;
        let standing = self.standing().await;
        standing.jogos.iter().filter(|(_, jogo)| jogo.state.is_at_table()).map(|(&id, _)| id).collect()
    }
}
