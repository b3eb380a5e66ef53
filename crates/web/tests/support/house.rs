//! A house with its doors open, and what it answers.
#![allow(dead_code, reason = "every test uses a part of it")]

use crate::wire::{PATIENCE, Wire};
use live::{Opening, Visitor};
use std::net::SocketAddr;
use std::sync::Arc;
use store::{Appended, Listing};
use table::{Denied, Name, PersonId, Request, TableConfig, TableId, VisitorView};
use web::http::{App, Identity, Limits, Person};
use web::serve::{Config, open};

/// A house.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) app: Arc<App>,
    runtime: tokio::runtime::Runtime,
    folder: tempfile::TempDir,
}

/// What the house answered to a request.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: String,
    headers: ureq::http::HeaderMap,
}

impl Answer {
    /// What a header of it says; nothing if it is not there.
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }
}

impl House {
    /// Opens one on a free port with these limits.
    pub(crate) fn open(limits: Limits) -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let database = folder.path().join("room.db").to_string_lossy().into_owned();
        House::open_in(folder, database, limits)
    }

    /// Opens one over a database that others may use too.
    pub(crate) fn open_over(database: &str, limits: Limits) -> House {
        House::open_in(tempfile::tempdir().expect("a folder"), database.to_owned(), limits)
    }

    fn open_in(folder: tempfile::TempDir, database: String, limits: Limits) -> House {
        let config = Config { listen: SocketAddr::from(([127, 0, 0, 1], 0)), database, base_url: None, limits, keep_days: None };
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads");
        let house = runtime.block_on(open(&config)).expect("an open house");
        let (address, app) = (house.address, Arc::clone(house.app()));
        runtime.spawn(async move { house.serve(std::future::pending()).await.expect("served") });
        House { address, app, runtime, folder }
    }

    /// Where its file lies.
    pub(crate) fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }

    /// Somebody new, under the seal of the house.
    pub(crate) fn person(&self, name: &str) -> (PersonId, String) {
        let name = Name::from_text(name).expect("a name");
        let person = Person { id: PersonId::new().expect("chance"), name, standing: Identity::Guest };
        (person.id.clone(), self.app.signer.sign(&person))
    }

    /// Opens a table.
    pub(crate) fn table(&self, host: &PersonId, opening: Opening) -> TableId {
        self.runtime.block_on(self.app.room.open(host, opening)).expect("a table")
    }

    /// Changes something the room keeps.
    pub(crate) fn change(&self, change: store::Change) {
        self.runtime.block_on(self.app.room.store().change(change)).expect("changed");
    }

    /// Waits for what it does.
    pub(crate) fn wait<T>(&self, what: impl Future<Output = T>) -> T {
        self.runtime.block_on(what)
    }

    /// Asks something of a table.
    pub(crate) fn asked(&self, table: &TableId, visitor: Visitor, request: Request) -> Result<u64, Denied> {
        self.runtime.block_on(self.app.room.ask(table, visitor, request, None)).expect("a table")
    }

    /// Asks something of a table, which it grants.
    pub(crate) fn ask(&self, table: &TableId, visitor: Visitor, request: Request) -> u64 {
        let asked = self.runtime.block_on(self.app.room.ask(table, visitor, request, None));
        asked.expect("a table").expect("granted")
    }

    /// What a visitor sees of a table.
    pub(crate) fn look(&self, table: &TableId, visitor: Visitor) -> VisitorView {
        self.runtime.block_on(self.app.room.look(table, visitor)).expect("a table")
    }

    /// Waits until its host sees a table so.
    pub(crate) fn wait_for(&self, table: &TableId, so: impl Fn(&VisitorView) -> bool) {
        let host = Visitor { person: Some(self.table_config(table).host), passes: Vec::new() };
        let end = std::time::Instant::now() + PATIENCE;
        while !so(&self.look(table, host.clone())) {
            assert!(std::time::Instant::now() < end, "the table never stood so");
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
    }

    /// The terms of a table.
    pub(crate) fn table_config(&self, table: &TableId) -> TableConfig {
        self.runtime.block_on(self.app.room.table_config(table)).expect("a table")
    }

    /// Who plays with whom at a table, and what each side has won.
    pub(crate) fn sides(&self, table: &TableId) -> Vec<engine::Side> {
        let events = self.runtime.block_on(self.app.room.store().events(table, 0)).expect("read");
        table::Table::replay(self.table_config(table), events).expect("a table").game().sides()
    }

    /// Keeps a table and its log, as if it had all happened here.
    pub(crate) fn keep(&self, table_config: &TableConfig, listing: &Listing, log: impl Iterator<Item = Appended>) {
        let store = self.app.room.store();
        self.runtime.block_on(async {
            store.open_table(table_config, listing).await.expect("kept");
            for kept in futures_util::future::join_all(log.map(|event| store.append(event))).await {
                kept.expect("kept");
            }
        });
    }

    /// The whole address of a path.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Asks for a page.
    pub(crate) fn get(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        let request = headers.iter().fold(agent().get(self.url(path)), |request, &(name, value)| request.header(name, value));
        answer(request.call())
    }

    /// Sends a form.
    pub(crate) fn post(&self, path: &str, headers: &[(&str, &str)], form: &[(&str, &str)]) -> Answer {
        let request = headers.iter().fold(agent().post(self.url(path)), |request, &(name, value)| request.header(name, value));
        answer(request.send_form(form.iter().copied()))
    }

    /// A figure of `/metrics`: the sum of all lines that begin so.
    pub(crate) fn counted(&self, figure: &str) -> f64 {
        let all = self.get("/metrics", &[]).body;
        let lines = all.lines().filter(|line| line.starts_with(figure));
        lines.filter_map(|line| line.rsplit(' ').next()?.parse::<f64>().ok()).sum()
    }

    /// A socket at a table, as this person.
    pub(crate) fn socket(&self, table: &TableId, token: &str) -> Wire {
        self.knock(table, &[("authorization", &format!("Bearer {token}"))]).expect("a socket")
    }

    /// Tries to open a socket with these headers; the status if it is refused.
    pub(crate) fn knock(&self, table: &TableId, headers: &[(&str, &str)]) -> Result<Wire, u16> {
        Wire::open(self.address, table.as_str(), headers)
    }
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0).timeout_global(Some(PATIENCE)).build().into()
}

fn answer(answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Answer {
    let mut answer = answer.expect("an answer");
    let body = answer.body_mut().read_to_string().unwrap_or_default();
    Answer { status: answer.status().as_u16(), headers: answer.headers().clone(), body }
}
