//! Opening the doors, and closing them in order.

mod door;

use crate::http::{App, Limits, Signer, router};
use door::Door;
use etcetera::{BaseStrategy, choose_base_strategy};
use live::brains::THOUGHT;
use live::{Lexicon, Room, now};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Change, ClubChange, StoreError};
use tokio::net::TcpListener;

/// Configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Address it listens on.
    pub listen: SocketAddr,
    /// Database: a file, or a `postgres://` address.
    pub database: String,
    /// The address by which the outside knows it.
    pub base_url: Option<String>,
    /// Rate limits per address.
    pub limits: Limits,
    /// After so many days an abandoned match is removed; without a figure it stays.
    pub keep_days: Option<u32>,
}

/// Why a house cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("cannot open the database `{database}`: {why}")]
    Store {
        /// Its address, without a password.
        database: String,
        why: StoreError,
    },
    #[error("cannot listen on {listen}: {why}")]
    Listen { listen: SocketAddr, why: std::io::Error },
    /// What was written is safe, but the file was not put in order.
    #[error("the database was not closed cleanly: {why}")]
    Unclosed { why: StoreError },
    /// The network, later.
    #[error(transparent)]
    Network(#[from] std::io::Error),
}

/// The file where things are kept if nothing else was said: in the user's data directory.
pub fn default_database() -> String {
    let folder = choose_base_strategy().map(|places| places.data_dir().join("spadille"));
    folder.unwrap_or_default().join("spadille.db").to_string_lossy().into_owned()
}

/// A house whose doors are open.
pub struct Open {
    /// Address it listens on.
    pub address: SocketAddr,
    listener: TcpListener,
    app: Arc<App>,
    keep_days: Option<u32>,
}

/// An address without the password in it.
fn without_password(database: &str) -> String {
    match (database.split_once("://"), database.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://...@{host}"),
        _ => database.to_owned(),
    }
}

/// The bounds between which thoughts of the room's players are counted, in seconds: each deadline, and three times as much.
const THOUGHTS: [f64; 6] = [0.1, 0.3, 0.9, 1.0, 3.0, 9.0];

/// Counting begins once in a process: those who open a second house, as tests do, count together.
fn counting() -> PrometheusHandle {
    static HANDLE: std::sync::OnceLock<PrometheusHandle> = std::sync::OnceLock::new();
    let counts = HANDLE.get_or_init(|| {
        let builder = PrometheusBuilder::new();
        // There are bounds, and they are in order.
        let builder = builder.set_buckets_for_metric(Matcher::Full(THOUGHT.to_owned()), &THOUGHTS).unwrap_or_default();
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        // A program around us may count already; then its figures are the figures.
        let _ = metrics::set_global_recorder(recorder);
        handle
    });
    counts.clone()
}

/// Opens a house.
pub async fn open(config: &Config) -> Result<Open, ServeError> {
    let metrics = counting();
    let failed = |why| ServeError::Store { database: without_password(&config.database), why };
    let store = sql::open(&config.database).await.map_err(failed)?;
    let secret = store.secret().await.map_err(failed)?;
    let room = Room::new(store, Arc::new(Lexicon::new()));
    let signer = Signer::new(&secret).map_err(|short| failed(StoreError::Unreadable(short.to_string())))?;
    let app = Arc::new(App::new(room, signer, config.base_url.clone(), config.limits, metrics));
    App::hear(&app);
    let listener = TcpListener::bind(config.listen).await.map_err(|why| ServeError::Listen { listen: config.listen, why })?;
    let address = listener.local_addr()?;
    Ok(Open { address, listener, app, keep_days: config.keep_days })
}

/// Every so many minutes abandoned tables are removed.
const SWEPT: u64 = 60;
/// A table that nobody has begun to play is abandoned after so many days.
const GATHERING_DAYS: u32 = 7;

/// A championship that was never founded, or that plays itself, is abandoned after so many days, and a draft after so many.
const UNPLAYED_DAYS: u32 = 1;
const DRAFT_DAYS: u32 = 90;

/// A guest's progress in a game is abandoned after so many days without a change.
const PROGRESS_DAYS: u32 = 180;

/// Removes what was abandoned.
async fn sweep(app: &App, keep_days: Option<u32>) {
    let before = |days: u32| now().saturating_sub(u64::from(days) * 24 * 60 * 60 * 1000);
    let gathering = Change::Sweep { before: before(keep_days.map_or(GATHERING_DAYS, |days| days.min(GATHERING_DAYS))) };
    let events = Change::Club(ClubChange::Sweep { unplayed: before(UNPLAYED_DAYS), drafts: before(DRAFT_DAYS) });
    let abandoned = keep_days.map(|days| Change::Abandon { before: before(days) });
    let learnt = Change::Unlearn { before: before(PROGRESS_DAYS) };
    for change in [Some(gathering), Some(events), Some(learnt), abandoned].into_iter().flatten() {
        if let Err(error) = app.room.store().change(change).await {
            tracing::warn!(%error, "what was abandoned was not removed");
        }
    }
}

/// How long the house waits for those inside when it closes.
const FAREWELL: Duration = Duration::from_secs(10);

impl Open {
    /// State shared by all requests.
    pub fn app(&self) -> &Arc<App> {
        &self.app
    }

    /// Serves until `end` comes: then nobody new is let in, sockets are told to come back later, and what is being done is done.
    pub async fn serve(self, end: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let (app, tidied) = (Arc::clone(&self.app), Arc::clone(&self.app));
        let tidying = tokio::spawn(async move {
            for minute in 0_u64.. {
                if minute.is_multiple_of(SWEPT) {
                    sweep(&tidied, self.keep_days).await;
                }
                tokio::time::sleep(Duration::from_secs(60)).await;
                tidied.tidy();
            }
        });
        let inside = Door::new(self.app.limits()).open(self.listener, router(Arc::clone(&self.app)), end).await;
        app.room.close();
        // Who does not hear that the house closes is not waited for.
        let _ = tokio::time::timeout(FAREWELL, inside.shutdown()).await;
        tidying.abort();
        self.app.room.store().close().await.map_err(|why| ServeError::Unclosed { why })
    }
}

/// Waits for the signal to stop.
pub async fn told_to_stop() {
    let interrupt = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
