//! A house with its doors open, and browsers that look at it.

use serde_json::Value;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::prelude::*;
use web::house::{Denied, Sight, TableId};
use web::http::{App, Limits};
use web::room::Visitor;
use web::serve::{Config, open};

/// How long anything on a page may take to come.
const PATIENCE: Duration = Duration::from_secs(20);

/// A house.
pub(crate) struct House {
    address: SocketAddr,
    app: Arc<App>,
    serving: tokio::task::JoinHandle<()>,
    _folder: tempfile::TempDir,
}

/// The size of a window.
#[derive(Clone, Copy)]
pub(crate) enum Size {
    /// A laptop.
    Desktop,
    /// A phone.
    Phone,
    /// The smallest that counts.
    Smallest,
}

impl Size {
    fn pixels(self) -> (u32, u32) {
        match self {
            Size::Desktop => (1440, 900),
            Size::Phone => (390, 844),
            Size::Smallest => (320, 640),
        }
    }
}

impl House {
    /// Opens one on a free port, with a store of its own.
    pub(crate) async fn open() -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let database = folder.path().join("room.db").to_string_lossy().into_owned();
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        let config = Config { listen, database, base_url: None, limits: Limits::NONE };
        let house = open(&config).await.expect("an open house");
        let (address, app) = (house.address, Arc::clone(house.app()));
        let serving = tokio::spawn(async move { house.serve(std::future::pending()).await.expect("served") });
        House { address, app, serving, _folder: folder }
    }

    /// The table as it stands, with the eyes of its host: so that a table by invitation can be asked too.
    pub(crate) async fn look(&self, table: &TableId) -> Sight {
        let charter = self.app.room.charter(table).await.expect("a table");
        let visitor = Visitor { person: None, passes: vec![charter.invitation.as_str().to_owned()] };
        self.app.room.look(table, visitor).await.expect("a sight")
    }

    /// Waits until the table has come so far.
    pub(crate) async fn wait_for(&self, table: &TableId, enough: impl Fn(&Sight) -> bool) {
        let end = std::time::Instant::now() + PATIENCE;
        while !enough(&self.look(table).await) {
            assert!(std::time::Instant::now() < end, "the table did not come so far");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Talk is closed while a hand is played.
    pub(crate) async fn chat_is_closed(&self, table: &TableId) {
        let charter = self.app.room.charter(table).await.expect("a table");
        let name = web::house::Name::from_text("Ana").expect("a name");
        let chat = web::house::Request::Chat { name, text: "partner, I have the ace".to_owned() };
        let visitor = Visitor { person: Some(charter.host), passes: Vec::new() };
        assert_eq!(self.app.room.ask(table, visitor, chat, None).await.expect("a table"), Err(Denied::Silence));
    }

    /// Cuts every socket, as a network does.
    pub(crate) async fn cut_sockets(&self) {
        self.app.room.close();
        tokio::time::sleep(Duration::from_millis(100)).await;
        self.app.room.reopen();
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

/// A browser, and the driver that steers it.
pub(crate) struct Browser {
    pub(crate) driver: WebDriver,
    base: String,
    steering: Child,
}

impl Browser {
    /// Opens one.
    pub(crate) async fn open(house: &House, size: Size) -> Browser {
        let port = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port").port();
        let mut steering = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver: ./test installs it (Debian's packages chromium and chromium-driver)");
        let mut wanted = DesiredCapabilities::chrome();
        for argument in
            ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--lang=en"]
        {
            wanted.add_arg(argument).expect("an argument");
        }
        wanted.add_experimental_option("prefs", serde_json::json!({ "intl.accept_languages": "en" })).expect("a language");
        let address = format!("http://127.0.0.1:{port}");
        let mut tries = 0;
        let driver = loop {
            match WebDriver::new(&address, wanted.clone()).await {
                Ok(driver) => break driver,
                Err(error) if tries > 50 => {
                    let _ = steering.kill();
                    panic!("no browser: {error}");
                }
                Err(_) => tries += 1,
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        };
        let browser = Browser { driver, base: format!("http://{}", house.address), steering };
        browser.resize(size).await;
        browser
    }

    /// Shuts it.
    pub(crate) async fn close(mut self) {
        let _ = self.driver.clone().quit().await;
        let _ = self.steering.kill();
        let _ = self.steering.wait();
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

    /// Goes anywhere.
    pub(crate) async fn go_to(&self, address: &str) {
        self.driver.goto(address).await.expect("a page");
    }

    /// Where it is.
    pub(crate) async fn address(&self) -> String {
        self.driver.current_url().await.expect("an address").to_string()
    }

    /// Waits until the address has this in it.
    pub(crate) async fn wait_for_address(&self, part: &str) {
        for _ in 0..400 {
            if self.address().await.contains(part) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("{part} never came into {}", self.address().await);
    }

    /// Waits for an element.
    pub(crate) async fn wait(&self, css: &str) -> WebElement {
        let query = self.driver.query(By::Css(css)).wait(PATIENCE, Duration::from_millis(50));
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
        let mut tries = 0;
        loop {
            match self.driver.execute(script, arguments.clone()).await {
                Ok(said) => return said.json().clone(),
                Err(error) => assert!(tries < 5, "a script failed: {error}\n{script}"),
            }
            tries += 1;
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Clicks an element when it comes.
    pub(crate) async fn click(&self, css: &str) {
        // A page that is drawn anew between the look and the click is looked at again.
        for _ in 0..5 {
            let element = self.wait(css).await;
            if element.scroll_into_view().await.is_ok() && element.click().await.is_ok() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{css} cannot be clicked:\n{}", self.text("body").await);
    }

    /// Presses a button if it is there now.
    pub(crate) async fn press(&self, css: &str) -> bool {
        let script = "const button = document.querySelector(arguments[0]); if (!button || button.disabled || document.querySelector('[data-sent]')) return false; button.click(); return true";
        self.script_with(script, vec![css.into()]).await == true
    }

    /// Submits a form and waits for the next page.
    pub(crate) async fn submit(&self, css: &str) {
        let before = self.address().await;
        self.click(css).await;
        for _ in 0..400 {
            if self.address().await != before {
                return;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        panic!("the form led nowhere: {}", self.text("main").await);
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

    /// Chooses the level of those who fill the empty chairs.
    pub(crate) async fn choose_level(&self, level: &str) {
        self.wait("#level-all").await;
        let script = "document.getElementById('level-all').value = arguments[0]; return 1";
        self.script_with(script, vec![level.into()]).await;
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
            if (!document.querySelector('#ask [data-mine]') || document.querySelector('[data-sent]')) return null;
            const turn = arguments[0];
            const one = (all) => all[turn % all.length];
            const send = document.querySelector('button[data-least]');
            if (send && send.form) {
                const boxes = [...send.form.querySelectorAll('input[type=checkbox]:not(:disabled)')];
                const fixed = send.form.querySelectorAll('input[type=checkbox]:disabled').length;
                let wanted = Math.max(0, +send.dataset.least - fixed) - boxes.filter(b => b.checked).length;
                for (const box of boxes) if (wanted > 0 && !box.checked) { box.click(); wanted -= 1; }
                const words = [...document.querySelectorAll('#ask .ways button')];
                if (words.length && turn % 3 === 0) { one(words).click(); return 'word'; }
                send.click(); return 'cards';
            }
            const legal = [...document.querySelectorAll('#play button.legal')];
            if (legal.length) { one(legal).click(); return 'card'; }
            const buttons = [...document.querySelectorAll('#ask .ways button, #ask .number button, #ask .listed button, #ask .picker form button')];
            if (buttons.length) { one(buttons).click(); return 'word'; }
            return null;";
        self.script_with(script, vec![turn.into()]).await.is_string()
    }

    /// Presses a key.
    pub(crate) async fn key(&self, key: Key) {
        self.driver.action_chain().send_keys(key).perform().await.expect("a key");
    }

    /// Answers with the keyboard alone: arrows and Enter for cards, figures for words.
    pub(crate) async fn answer_by_keyboard(&self) -> bool {
        let asked = self
            .script(
                r"
            if (!document.querySelector('#ask [data-mine]')) return null;
            if (document.querySelector('#play button.legal')) return 'card';
            const send = document.querySelector('button[data-least]');
            if (send) return 'choose';
            return document.querySelector('#ask button') ? 'word' : null;",
            )
            .await;
        match asked.as_str() {
            Some("card") => {
                self.key(Key::Right).await;
                for _ in 0..30 {
                    if self.script("return !!document.activeElement?.matches('#play button.legal')").await == true {
                        break;
                    }
                    self.key(Key::Right).await;
                }
                self.key(Key::Enter).await;
                true
            }
            Some("choose") => {
                for _ in 0..40 {
                    if self.script("return !document.querySelector('button[data-least]')?.disabled").await == true {
                        break;
                    }
                    self.key(Key::Right).await;
                    if self
                        .script("return !!document.activeElement?.matches('input[type=checkbox]:not(:checked):not(:disabled)')")
                        .await
                        == true
                    {
                        self.key(Key::Space).await;
                    }
                }
                self.script("document.querySelector('button[data-least]')?.focus(); return 1").await;
                self.key(Key::Enter).await;
                true
            }
            Some(_) => {
                self.driver.action_chain().send_keys("1").perform().await.expect("a key");
                true
            }
            None => false,
        }
    }

    /// Keeps a picture of the page.
    pub(crate) async fn picture(&self, name: &str) {
        let folder = target().join("screenshots");
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        // What moves comes to rest first.
        tokio::time::sleep(Duration::from_millis(700)).await;
        self.driver.screenshot(&folder.join(format!("{name}.png"))).await.expect("a picture");
    }

    /// A picture on a phone, where nothing may stand out at the side; then the window is large again.
    pub(crate) async fn phone(&self, name: &str) {
        for size in [Size::Smallest, Size::Phone] {
            self.resize(size).await;
            self.fits(name).await;
        }
        self.picture(name).await;
        self.resize(Size::Desktop).await;
    }

    /// Nothing stands out at the side of the page.
    pub(crate) async fn fits(&self, name: &str) {
        let (wide, page) =
            (self.script("return innerWidth").await, self.script("return document.scrollingElement.scrollWidth").await);
        assert!(page.as_u64() <= wide.as_u64(), "{name} scrolls sideways: {page} in {wide}");
    }

    /// What axe-core has to say of the page: nothing.
    pub(crate) async fn axe(&self, page: &str) {
        let path = target().join("axe/node_modules/axe-core/axe.min.js");
        let axe = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}; ./test brings axe-core there", path.display()));
        self.driver.execute(&axe, Vec::new()).await.expect("axe");
        let script = "const done = arguments[0]; axe.run(document, { resultTypes: ['violations'] }).then((found) => done(found.violations.map((v) => \
                      v.id + ': ' + v.help + ' at ' + v.nodes.slice(0, 3).map((n) => n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')).join(' | ')))).catch((error) => done([String(error)]))";
        let found = self.driver.execute_async(script, Vec::new()).await.expect("a report").json().clone();
        let faults: Vec<&str> = found.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        assert!(faults.is_empty(), "{page}:\n{}", faults.join("\n"));
    }
}

/// Where what is built and made is kept.
fn target() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target")
}
