//! Browsers that look at a house.
//!
//! A table goes on while a page is still being drawn. So nothing is concluded from the house about a page: what is looked for on
//! it is waited for, and [`Browser::shows`] waits until it is drawn as far as the house has come.
#![allow(dead_code, unused_imports, reason = "every test uses a part of it")]

mod apart;
pub(crate) mod hall;
mod house;
mod moments;
mod rooms;
mod test_table;

pub(crate) use house::{A_WHILE, House, PATIENCE};
pub(crate) use moments::moments;
pub(crate) use rooms::rooms;
pub(crate) use test_table::TestTable;

use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Instant;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::prelude::*;

/// The size of a window.
#[derive(Clone, Copy)]
pub(crate) enum Size {
    /// A laptop.
    Desktop,
    /// A small laptop.
    Laptop,
    /// A tablet.
    Tablet,
    /// A phone.
    Phone,
    /// A small phone.
    Small,
    /// The smallest that counts.
    Smallest,
    /// A low phone.
    Low,
    /// A phone on its side.
    Side,
    /// A small laptop at 200 %.
    Zoomed,
}

impl Size {
    fn pixels(self) -> (u32, u32) {
        match self {
            Size::Desktop => (1440, 900),
            Size::Laptop => (1280, 800),
            Size::Tablet => (1024, 768),
            Size::Phone => (390, 844),
            Size::Small => (360, 740),
            Size::Smallest => (320, 640),
            Size::Low => (360, 640),
            Size::Side => (844, 390),
            Size::Zoomed => (640, 400),
        }
    }
}

/// The driver of a browser. Whatever becomes of a test, its browser ends with it.
struct Steering {
    process: Child,
    address: String,
    // What it says is taken as long as it runs: a driver that cannot speak would end.
    _said: BufReader<ChildStdout>,
    // The profile of the browser lies here.
    _folder: tempfile::TempDir,
}

impl Steering {
    /// Starts a driver. It chooses a port of one kind of address and wants the same of the other kind: where somebody has that,
    /// it ends, and another is started.
    fn start() -> Steering {
        (0..50).find_map(|_| Steering::try_start()).expect("a driver that finds a port")
    }

    /// A driver on a port it chooses itself, in a group of processes that the browser will belong to.
    fn try_start() -> Option<Steering> {
        let folder = tempfile::tempdir().expect("a folder");
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .env("TMPDIR", folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .expect("chromedriver: ./test installs it (Debian's packages chromium and chromium-driver)");
        let mut said = BufReader::new(process.stdout.take().expect("its output"));
        let port = std::iter::from_fn(|| {
            let mut line = String::new();
            said.read_line(&mut line).ok().filter(|&read| read > 0).map(|_| line)
        })
        .find_map(|line| line.split_once("successfully on port ")?.1.trim_end().trim_end_matches('.').parse::<u16>().ok());
        let address = format!("http://127.0.0.1:{}", port.unwrap_or_default());
        // One that is not taken is ended, and waited for, as any other.
        let steering = Steering { process, address, _said: said, _folder: folder };
        port.is_some().then_some(steering)
    }
}

impl Drop for Steering {
    fn drop(&mut self) {
        let group = format!("-{}", self.process.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).stderr(Stdio::null()).status();
        let _ = self.process.wait();
    }
}

/// A browser, and the driver that steers it.
pub(crate) struct Browser {
    pub(crate) driver: WebDriver,
    base: String,
    _steering: Steering,
}

impl Browser {
    pub(crate) async fn open(house: &House, size: Size) -> Browser {
        let steering = tokio::task::spawn_blocking(Steering::start).await.expect("a driver");
        let mut wanted = DesiredCapabilities::chrome();
        for argument in
            ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--lang=en"]
        {
            wanted.add_arg(argument).expect("an argument");
        }
        wanted.add_experimental_option("prefs", serde_json::json!({ "intl.accept_languages": "en" })).expect("a language");
        let driver = WebDriver::new(&steering.address, wanted).await.expect("a browser");
        let browser = Browser { driver, base: format!("http://{}", house.address()), _steering: steering };
        browser.resize(size).await;
        browser
    }

    pub(crate) async fn close(self) {
        let _ = self.driver.clone().quit().await;
    }

    /// Makes the page so large, whatever the window.
    pub(crate) async fn resize(&self, size: Size) {
        let (width, height) = size.pixels();
        let metrics = serde_json::json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        self.driver.cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await.expect("a size");
    }

    /// Goes to a page of the house.
    pub(crate) async fn go(&self, path: &str) {
        self.go_to(&format!("{}{path}", self.base)).await;
    }

    pub(crate) async fn go_to(&self, address: &str) {
        self.driver.goto(address).await.expect("a page");
    }

    /// Where it is.
    pub(crate) async fn address(&self) -> String {
        self.driver.current_url().await.expect("an address").to_string()
    }

    /// Waits until this is so.
    pub(crate) async fn until(&self, what: &str, so: &str) {
        self.until_with(what, so, Vec::new()).await;
    }

    pub(crate) async fn until_with(&self, what: &str, so: &str, arguments: Vec<Value>) {
        let end = Instant::now() + PATIENCE;
        while self.script_with(so, arguments.clone()).await != true {
            assert!(Instant::now() < end, "{what}: it never came:\n{}", self.text("body").await);
            tokio::time::sleep(A_WHILE).await;
        }
    }

    /// Waits until the page is drawn as far as this number, by what came over its socket, and nothing of its own is on its way.
    pub(crate) async fn shows(&self, number: u64) {
        let script =
            "const { shown, sent } = document.body.dataset; return shown !== undefined && +shown >= arguments[0] && !sent";
        self.until_with(&format!("event {number} on the page"), script, vec![number.into()]).await;
    }

    /// Waits until a replay has come to this step, or further.
    pub(crate) async fn wait_for_step(&self, step: u64) {
        let script = "return +(new URLSearchParams(location.search).get('at') ?? -1) >= arguments[0]";
        self.until_with(&format!("step {step} of the replay"), script, vec![step.into()]).await;
    }

    /// Waits for an element.
    pub(crate) async fn wait(&self, css: &str) -> WebElement {
        let query = self.driver.query(By::Css(css)).wait(PATIENCE, A_WHILE);
        match query.first().await {
            Ok(element) => element,
            Err(error) => panic!("{css} did not come: {error}\n{}", self.text("body").await),
        }
    }

    /// The text in an element.
    pub(crate) async fn text(&self, css: &str) -> String {
        match self.driver.find(By::Css(css)).await {
            Ok(element) => element.text().await.unwrap_or_default(),
            Err(_) => String::new(),
        }
    }

    /// Runs a script in the page; once more if the page was drawn anew or left while it ran.
    pub(crate) async fn script(&self, script: &str) -> Value {
        self.script_with(script, Vec::new()).await
    }

    async fn script_with(&self, script: &str, arguments: Vec<Value>) -> Value {
        let end = Instant::now() + PATIENCE;
        loop {
            match self.driver.execute(script, arguments.clone()).await {
                Ok(said) => return said.json().clone(),
                Err(error) => assert!(Instant::now() < end, "a script failed: {error}\n{script}"),
            }
            tokio::time::sleep(A_WHILE).await;
        }
    }

    /// Clicks an element when it comes.
    pub(crate) async fn click(&self, css: &str) {
        // A page that is drawn anew between the look and the click is looked at again; and what moves is waited for.
        let end = Instant::now() + PATIENCE;
        loop {
            let element = self.wait(css).await;
            let clicked = match element.scroll_into_view().await {
                Ok(_) => element.click().await,
                Err(error) => Err(error),
            };
            match clicked {
                Ok(()) => return,
                Err(error) => assert!(Instant::now() < end, "{css} cannot be clicked: {error}\n{}", self.text("body").await),
            }
            tokio::time::sleep(A_WHILE).await;
        }
    }

    /// Presses a button if it is there now.
    pub(crate) async fn press(&self, css: &str) -> bool {
        let script = "const button = document.querySelector(arguments[0]); if (!button || button.disabled) return false; button.click(); return true";
        self.script_with(script, vec![css.into()]).await == true
    }

    /// Submits a form and waits for the next page.
    pub(crate) async fn submit(&self, css: &str) {
        let before = self.address().await;
        self.click(css).await;
        let end = Instant::now() + PATIENCE;
        while self.address().await == before {
            assert!(Instant::now() < end, "the form led nowhere: {}", self.text("main").await);
            tokio::time::sleep(A_WHILE).await;
        }
    }

    /// Writes into a field.
    pub(crate) async fn fill_in(&self, name: &str, text: &str) {
        let field = self.wait(&format!("main input[name='{name}']")).await;
        field.clear().await.expect("an empty field");
        field.send_keys(text).await.expect("letters");
    }

    /// Writes into a field of the page.
    pub(crate) async fn fill_in_field(&self, css: &str, text: &str) {
        self.wait(css).await.send_keys(text).await.expect("letters");
    }

    /// Fills the empty chairs with players of this level, at once: a page drawn anew between the two would forget the level.
    pub(crate) async fn fill_chairs(&self, level: &str) {
        self.wait("#fill-all").await;
        let script = "const list = document.getElementById('level-all'); list.value = arguments[0]; \
                      document.getElementById('fill-all').click(); return list.value === arguments[0]";
        assert_eq!(self.script_with(script, vec![level.into()]).await, true, "{level} is a level");
    }

    /// Chooses a value, from a list or from radio buttons, or writes it into a field that may be folded away.
    pub(crate) async fn choose(&self, name: &str, value: &str) {
        let script = format!(
            "const radio = document.querySelector(\"main input[type=radio][name='{name}'][value='{value}']\"); \
             if (radio) {{ radio.checked = true; return true; }} \
             const field = document.querySelector(\"main input[type=text][name='{name}']\"); \
             if (field) {{ field.value = '{value}'; return true; }} \
             const list = document.querySelector(\"main select[name='{name}']\"); if (!list) return false; \
             list.value = '{value}'; list.dispatchEvent(new Event('change', {{ bubbles: true }})); return list.value === '{value}';"
        );
        assert_eq!(self.script(&script).await, true, "{name} can be {value}");
    }

    /// Opens a public table by the form, with these on its chairs.
    pub(crate) async fn open_table(&self, game: &str, name: &str, chairs: &[&str]) {
        self.open_table_with(game, name, chairs, &[]).await;
    }

    /// The same, with other terms than those the form proposes.
    pub(crate) async fn open_table_with(&self, game: &str, name: &str, chairs: &[&str], terms: &[(&str, &str)]) {
        self.go(&format!("/open/{game}")).await;
        self.fill_in("name", name).await;
        self.choose("pace", "instant").await;
        self.choose("rest", "none").await;
        for (term, value) in terms {
            self.choose(term, value).await;
        }
        for (n, chair) in chairs.iter().enumerate() {
            self.choose(&format!("seat.{n}"), chair).await;
        }
        self.submit(&format!("main form[action='/open/{game}'] button.go")).await;
    }

    /// Answers what is asked, if anything: a card that may be played, cards to be chosen, or one of the words.
    pub(crate) async fn answer(&self, turn: usize) -> bool {
        let script = r"
            if (!document.querySelector('#ask [data-mine]')) return null;
            const turn = arguments[0];
            // What cannot be taken back is asked for twice.
            const click = (one) => { one.click(); if (one.dataset.sure) one.click(); };
            const one = (all) => all[turn % all.length];
            const send = document.querySelector('button[data-least]');
            if (send && send.form) {
                const boxes = [...send.form.querySelectorAll('input[type=checkbox]:not([aria-disabled])')];
                const fixed = send.form.querySelectorAll('input[type=checkbox][aria-disabled]').length;
                let wanted = Math.max(0, +send.dataset.least - fixed) - boxes.filter(b => b.checked).length;
                for (const box of boxes) if (wanted > 0 && !box.checked) { box.click(); wanted -= 1; }
                const words = [...document.querySelectorAll('#ask .ways button')];
                if (words.length && turn % 3 === 0) { click(one(words)); return 'word'; }
                send.click(); return 'cards';
            }
            const legal = [...document.querySelectorAll('#play button.legal')];
            if (legal.length) { click(one(legal)); return 'card'; }
            // Who says no where that is an answer, and names a number where one is asked for, does not end a match by one word.
            const modest = document.querySelector('#act-nao-quero, #act-waive-flor, #act-achico, #ask .number button');
            if (modest) { click(modest); return 'modest'; }
            const buttons = [...document.querySelectorAll('#ask .ways button, #ask .number button, #ask .listed button, #ask .picker form button')];
            if (buttons.length) { click(one(buttons)); return 'word'; }
            return null;";
        self.script_with(script, vec![turn.into()]).await.is_string()
    }

    /// Presses a key.
    pub(crate) async fn key(&self, key: Key) {
        self.driver.action_chain().send_keys(key).perform().await.expect("a key");
    }

    /// Presses a key so many times, one press after the other.
    pub(crate) async fn press_key(&self, key: impl Into<char>, times: usize) {
        let presses: String = std::iter::repeat_n(key.into(), times).collect();
        self.driver.action_chain().send_keys(presses).perform().await.expect("keys");
    }

    /// Answers with the keyboard alone: arrows and Enter for cards, figures for words.
    pub(crate) async fn answer_by_keyboard(&self) {
        const CARD: &str = "return !!document.activeElement?.matches('#play button.legal')";
        const FREE: &str =
            "return !!document.activeElement?.matches('#play input[type=checkbox]:not(:checked):not([aria-disabled])')";
        const ENOUGH: &str = "return !document.querySelector('button[data-least]').disabled";
        let asked = "if (document.querySelector('#play button.legal')) return 'card'; \
                     if (document.querySelector('button[data-least]')) return 'cards'; \
                     return document.querySelector('#ask button') ? 'word' : null;";
        match self.script(asked).await.as_str() {
            Some("card") => {
                self.right_until(CARD).await;
                self.key(Key::Enter).await;
            }
            Some("cards") => {
                while self.script(ENOUGH).await != true {
                    self.right_until(FREE).await;
                    self.key(Key::Space).await;
                }
                self.script("document.querySelector('button[data-least]').focus(); return 1").await;
                self.key(Key::Enter).await;
            }
            Some(_) => self.driver.action_chain().send_keys("1").perform().await.expect("a key"),
            None => panic!("nothing can be answered:\n{}", self.text("body").await),
        }
    }

    /// Goes from card to card with the arrow until this is so: at most once around.
    async fn right_until(&self, so: &str) {
        let cards = self.script("return document.querySelectorAll('#play .fan button, #play .fan input').length").await;
        for _ in 0..=cards.as_u64().expect("a number") {
            self.key(Key::Right).await;
            if self.script(so).await == true {
                return;
            }
        }
        panic!("no card is the one: {so}");
    }

    /// Keeps a picture of the page.
    pub(crate) async fn picture(&self, name: &str) {
        self.rests().await;
        self.driver.screenshot(&screenshots().join(format!("{name}.png"))).await.expect("a picture");
    }

    /// What moves comes to rest.
    async fn rests(&self) {
        let script = "return document.getAnimations().every((one) => one.playState !== 'running' || one.animationName === 'empties' || one.effect.getComputedTiming().iterations === Infinity)";
        self.until("rest on the page", script).await;
    }

    /// A picture on a phone, where nothing may stand out at the side; then the window is large again.
    pub(crate) async fn phone(&self, name: &str) {
        for size in [Size::Smallest, Size::Phone] {
            self.fits(size, name).await;
        }
        self.picture(name).await;
        self.resize(Size::Desktop).await;
    }

    /// Nothing stands out at the side of the page in a window so large.
    pub(crate) async fn fits(&self, size: Size, name: &str) {
        let out = self.stands_out(size).await;
        assert!(out.is_empty(), "{name} scrolls sideways in a window of {} pixels: {out:?}", size.pixels().0);
    }

    /// What stands out at the side of the page in a window so large. A phone that is shown too wide a page says that its window
    /// is wider: so it is held against the size that was asked for.
    pub(crate) async fn stands_out(&self, size: Size) -> Vec<String> {
        self.resize(size).await;
        let width = size.pixels().0;
        self.until_with("the size", "return document.documentElement.clientWidth === arguments[0]", vec![width.into()]).await;
        let script = r"
            const width = arguments[0];
            if (document.scrollingElement.scrollWidth <= width) return [];
            const out = [...document.body.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > width + 0.5);
            const name = (part) => part.localName + (part.id && '#' + part.id) + [...part.classList].map((one) => '.' + one).join('');
            return ['the page: ' + document.scrollingElement.scrollWidth, ...out.map((part) => name(part) + ': ' + part.getBoundingClientRect().right)];";
        let found = self.script_with(script, vec![width.into()]).await;
        found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
    }

    /// One thing lies wholly within another, as they are seen.
    pub(crate) async fn lies_within(&self, inner: &str, outer: &str) {
        let script = "const [a, b] = arguments; const i = document.querySelector(a).getBoundingClientRect(); \
                      const o = document.querySelector(b).getBoundingClientRect(); \
                      return i.left >= o.left - 1 && i.right <= o.right + 1 && i.top >= o.top - 1 && i.bottom <= o.bottom + 1 && i.bottom <= innerHeight + 1";
        assert_eq!(self.script_with(script, vec![inner.into(), outer.into()]).await, true, "{inner} lies within {outer}");
    }

    /// What axe-core has to say of the page: nothing.
    pub(crate) async fn axe(&self, page: &str) {
        let faults = self.faults().await;
        assert!(faults.is_empty(), "{page}:\n{}", faults.join("\n"));
    }

    /// What axe-core has to say of the page.
    pub(crate) async fn faults(&self) -> Vec<String> {
        let path = target().join("axe/node_modules/axe-core/axe.min.js");
        let axe = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}; ./test brings axe-core there", path.display()));
        self.rests().await;
        if self.script("return typeof axe === 'object'").await != true {
            self.driver.execute(&axe, Vec::new()).await.expect("axe");
        }
        let script = "const done = arguments[0]; axe.run(document, { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } }).then((found) => done(found.violations.map((v) => \
                      v.id + ': ' + v.help + ' at ' + v.nodes.slice(0, 3).map((n) => n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')).join(' | ')))).catch((error) => done([String(error)]))";
        let found = self.driver.execute_async(script, Vec::new()).await.expect("a report").json().clone();
        found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
    }
}

/// Where pictures are kept.
pub(crate) fn screenshots() -> PathBuf {
    let folder = target().join("screenshots");
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    folder
}

/// Where what is built and made is kept.
fn target() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target")
}
