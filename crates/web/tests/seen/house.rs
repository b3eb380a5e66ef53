//! A house with its doors open, and a wire to it that can be cut.

use engine::Side;
use live::Visitor;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{By, Denied, Event, Name, Request, Table, TableId, VisitorView};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use web::http::{App, Limits};
use web::serve::{Config, open};

/// How long anything may take to come. Nothing waits so long unless it never comes.
pub(crate) const PATIENCE: Duration = Duration::from_secs(90);
/// How long is waited between two looks.
pub(crate) const A_WHILE: Duration = Duration::from_millis(25);

/// Opens a house on these threads.
fn boots(laptop: &Runtime, database: String) -> (SocketAddr, Arc<App>, JoinHandle<()>) {
    let laptop = laptop.handle().clone();
    std::thread::spawn(move || laptop.block_on(serving(database))).join().expect("an open house")
}

/// A house.
pub(crate) struct House {
    app: Arc<App>,
    serving: JoinHandle<()>,
    /// The threads of a house that may die; another serves on those of its test.
    laptop: Option<Runtime>,
    wire: Wire,
    folder: tempfile::TempDir,
}

/// Opens a house on a free port with the store of a folder, and lets it serve.
async fn serving(database: String) -> (SocketAddr, Arc<App>, JoinHandle<()>) {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config { listen, database, base_url: None, limits: Limits::NONE, keep_days: None };
    let house = open(&config).await.expect("an open house");
    let (address, app) = (house.address, Arc::clone(house.app()));
    (address, app, tokio::spawn(async move { house.serve(std::future::pending()).await.expect("served") }))
}

/// Two threads that serve, and end together.
fn threads() -> Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads")
}

impl House {
    /// Opens one on a free port, with a store of its own, and lays a wire to it.
    pub(crate) async fn open() -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let (address, app, serving) = serving(database(&folder)).await;
        House { app, serving, laptop: None, wire: Wire::lay(address).await, folder }
    }

    /// The same on threads of its own, which can die.
    pub(crate) async fn on_a_laptop() -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let laptop = threads();
        let (address, app, serving) = boots(&laptop, database(&folder));
        House { app, serving, laptop: Some(laptop), wire: Wire::lay(address).await, folder }
    }

    /// The laptop dies: everything that serves ends wherever it is, and nothing is closed or saved.
    pub(crate) fn dies(&mut self) {
        self.cut();
        self.laptop.take().expect("a laptop").shutdown_background();
    }

    /// Another is started on the same data, at the same address.
    pub(crate) fn is_started_again(&mut self) {
        let laptop = threads();
        let (address, app, serving) = boots(&laptop, database(&self.folder));
        (self.app, self.serving, self.laptop) = (app, serving, Some(laptop));
        self.wire.to.send_replace(address);
        self.mend();
    }

    /// Where browsers find it: at the near end of the wire.
    pub(crate) fn address(&self) -> SocketAddr {
        self.wire.address
    }

    /// The table as it stands, with the eyes of its host: so that a table by invitation can be asked too.
    pub(crate) async fn look(&self, table: &TableId) -> VisitorView {
        let table_config = self.app.room.table_config(table).await.expect("a table");
        let visitor = Visitor { person: None, passes: vec![table_config.invitation.as_str().to_owned()] };
        self.app.room.look(table, visitor).await.expect("a sight")
    }

    /// A championship as it stands.
    pub(crate) async fn championship(&self, event: &table::EventId) -> Arc<club::Championship> {
        self.app.clubs.event(event).await.expect("an event").standing()
    }

    /// Who plays with whom at a table.
    pub(crate) async fn sides(&self, table: &TableId) -> Vec<Side> {
        let table_config = self.app.room.table_config(table).await.expect("a table");
        let events = self.app.room.store().events(table, 0).await.expect("read");
        Table::replay(table_config, events).expect("a table").game().sides()
    }

    /// Waits until the table has come so far, and shows it.
    pub(crate) async fn wait_for(&self, table: &TableId, enough: impl Fn(&VisitorView) -> bool) -> VisitorView {
        let end = Instant::now() + PATIENCE;
        loop {
            let visitor_view = self.look(table).await;
            if enough(&visitor_view) {
                return visitor_view;
            }
            assert!(Instant::now() < end, "the table did not come so far: {visitor_view:?}");
            tokio::time::sleep(A_WHILE).await;
        }
    }

    /// Has a person at this table done this?
    pub(crate) async fn was_done(&self, table: &TableId, what: &str) -> bool {
        let events = self.app.room.store().events(table, 0).await.expect("read");
        events.iter().any(|one| matches!(&one.event, Event::Acted { action, by: By::Person, .. } if action == what))
    }

    /// Talk is closed while a hand is played.
    pub(crate) async fn chat_is_closed(&self, table: &TableId) {
        let table_config = self.app.room.table_config(table).await.expect("a table");
        let name = Name::from_text("Ana").expect("a name");
        let chat = Request::Chat { name, text: "partner, I have the ace".to_owned() };
        let visitor = Visitor { person: Some(table_config.host), passes: Vec::new() };
        assert_eq!(self.app.room.ask(table, visitor, chat, None).await.expect("a table"), Err(Denied::Silence));
    }

    /// Cuts the wire: what is connected breaks off without a word, and nobody gets through.
    pub(crate) fn cut(&self) {
        self.wire.state.send_replace(State::Cut);
    }

    /// Mends the wire.
    pub(crate) fn mend(&self) {
        self.wire.state.send_replace(State::Whole);
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.serving.abort();
        self.wire.carrying.abort();
        if let Some(laptop) = self.laptop.take() {
            laptop.shutdown_background();
        }
    }
}

fn database(folder: &tempfile::TempDir) -> String {
    folder.path().join("room.db").to_string_lossy().into_owned()
}

/// A wire between the browsers and the house.
struct Wire {
    address: SocketAddr,
    /// Its far end.
    to: watch::Sender<SocketAddr>,
    state: watch::Sender<State>,
    carrying: JoinHandle<()>,
}

/// Does anything get through?
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Whole,
    Cut,
}

impl Wire {
    async fn lay(to: SocketAddr) -> Wire {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = listener.local_addr().expect("its address");
        let state = watch::Sender::new(State::Whole);
        let (seen, to) = (state.clone(), watch::Sender::new(to));
        let far = to.clone();
        let carrying = tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let state = seen.subscribe();
                let to = *far.borrow();
                tokio::spawn(carry(near, to, state));
            }
        });
        Wire { address, to, state, carrying }
    }
}

/// Carries what is said both ways, until one end has enough or the wire is cut: then both ends are dropped as they are.
async fn carry(mut near: TcpStream, to: SocketAddr, mut state: watch::Receiver<State>) {
    let talk = async {
        if let Ok(mut far) = TcpStream::connect(to).await {
            let _ = copy_bidirectional(&mut near, &mut far).await;
        }
    };
    tokio::select! {
        _ = state.wait_for(|state| *state == State::Cut) => {}
        () = talk => {}
    }
}
