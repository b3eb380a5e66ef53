//! The house on the network: routes, cookies, limits and headers.

mod account;
mod blunders;
mod book;
mod caller;
mod club;
mod club_acts;
mod club_desk;
mod club_edits;
mod club_log;
mod club_table;
mod decided;
mod deciding;
mod desk;
mod drawing;
mod drill;
mod event_file;
pub(crate) mod key;
pub(crate) mod laws;
mod learning;
mod limits;
mod lobby;
mod looking;
mod outgoing;
mod packing;
mod password;
mod pictures;
mod problem;
pub(crate) mod referee;
mod rematch;
mod replay;
mod sessions;
mod share;
mod signer;
mod socket;
mod table;
mod watching;

pub(crate) use caller::household;
pub use caller::{Caller, From, origin};
pub use club_acts::from_csv as entries_of_csv;
pub(crate) use limits::{Connection, Place};
pub use limits::{Limits, USUAL_PEOPLE};
pub(crate) use looking::Looking;
pub use problem::Problem;
pub(crate) use problem::ProblemBody;
pub use signer::{Identity, Person, SessionId, ShortSecret, Signer};

use crate::analysis::Board;
use ::table::{PersonId, TableId};
use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, RawQuery, Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, SET_COOKIE,
    STRICT_TRANSPORT_SECURITY, VARY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use caller::Passer;
use clubroom::Clubs;
use desk::Desk;
use drawing::Drawers;
use limits::Gate;
use live::{Opening, Room};
use metrics_exporter_prometheus::PrometheusHandle;
use sessions::Sessions;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use store::StoreError;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use watching::{Watched, Watching};

/// The largest body of a request, but for a record.
const LARGEST_BODY: usize = 64 << 10;
/// The largest record.
const LARGEST_RECORD: usize = 1 << 20;
/// Cache time of a health check.
const LATELY: Duration = Duration::from_secs(1);
/// A health check waits so long for the lobby.
const SLOWEST_LOBBY: Duration = Duration::from_secs(2);
/// Passwords that are hashed at once.
const HASHED_AT_ONCE: usize = 2;
/// How long an answer may take.
const SLOWEST: Duration = Duration::from_secs(15);
/// Scripts, styles and pictures come from this house, sockets go to it, and nothing else is allowed.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'";

/// Where what is large is done a little at a time.
struct Desks {
    /// Records that come in.
    uploads: Desk,
    /// Matches that are looked at again.
    replays: Desk,
    /// And those that are analysed, which takes longer.
    analyses: Desk,
    /// Events that come in as files, which are large.
    events: Desk,
    /// Papers of championships.
    papers: Desk,
    /// Results and files of championships: they never wait for papers.
    files: Desk,
    /// Events that are made again from their logs.
    wakes: Desk,
    /// Decisions that replay an event, or copy a long one.
    decisions: Desk,
    /// Passwords, each of which takes some megabytes to be checked.
    passwords: Desk,
}

impl Default for Desks {
    fn default() -> Desks {
        Desks {
            uploads: Desk::new(8),
            replays: Desk::new(2),
            analyses: Desk::new(2),
            events: Desk::new(2),
            papers: Desk::new(2),
            files: Desk::new(2),
            wakes: Desk::new(2),
            decisions: Desk::new(2),
            passwords: Desk::new(HASHED_AT_ONCE),
        }
    }
}

/// Why the house is not well.
#[derive(Clone, Debug, thiserror::Error)]
enum Unwell {
    #[error("nothing can be written down: {0}")]
    Unwritten(StoreError),
    #[error("no page can be shown: {0}")]
    Unseen(String),
}

/// State shared by all requests.
pub struct App {
    pub room: Room,
    /// The championships.
    pub clubs: Clubs,
    /// The seal of the house.
    pub signer: Signer,
    /// The address by which the outside knows the house, if it was given.
    pub base_url: Option<String>,
    board: Arc<Board>,
    /// Whose matches are being looked through.
    readers: blunders::Readers,
    desks: Desks,
    drawers: Drawers,
    pictures: pictures::Pictures,
    sessions: Sessions,
    gate: Gate,
    watched: Watched,
    outgoing: outgoing::Outgoing,
    metrics: PrometheusHandle,
    sockets: AtomicU64,
    /// The last health check: when, and its outcome.
    pulse: tokio::sync::Mutex<Option<(Instant, Result<(), Unwell>)>>,
}

impl App {
    /// A house with these limits.
    pub fn new(room: Room, signer: Signer, base_url: Option<String>, limits: Limits, metrics: PrometheusHandle) -> App {
        let (board, gate, desks) = (Arc::default(), Gate::new(limits), Desks::default());
        App {
            clubs: Clubs::new(Arc::clone(room.store())),
            room,
            signer,
            base_url,
            board,
            readers: blunders::Readers::default(),
            desks,
            drawers: Drawers::default(),
            pictures: pictures::Pictures::default(),
            sessions: Sessions::default(),
            gate,
            watched: Watched::default(),
            outgoing: outgoing::Outgoing::default(),
            metrics,
            sockets: AtomicU64::new(1),
            pulse: tokio::sync::Mutex::default(),
        }
    }

    /// What one address may ask for.
    pub(crate) fn limits(&self) -> Limits {
        self.gate.limits()
    }

    /// A place for a socket or a stream of this address, if it has not too many.
    pub(crate) fn place(&self, address: IpAddr) -> Option<Place> {
        self.gate.place(address)
    }

    /// A place for a stream of a championship, if this address has not too many and does not watch too many others.
    pub(crate) fn place_at(&self, address: IpAddr, event: &clubroom::Event) -> Option<(Place, Watching)> {
        let most = watching::Most { events: self.limits().events, long: self.limits().long_streams };
        Some((self.gate.place(address)?, self.watched.watch(address, (&event.id, watching::Extent::of(event)), most)?))
    }

    /// Health check: a write goes through, and a visitor who knows nobody is shown the lobby. Its outcome is cached for a moment.
    async fn pulse(self: &Arc<App>) -> Result<(), Unwell> {
        let mut last = self.pulse.lock().await;
        if let Some((_, found)) = last.as_ref().filter(|(at, _)| at.elapsed() < LATELY) {
            return found.clone();
        }
        let found = match self.room.store().is_alive().await {
            Ok(()) => match tokio::time::timeout(SLOWEST_LOBBY, lobby::is_shown(self)).await {
                Ok(shown) => shown.map_err(|problem| Unwell::Unseen(problem.to_string())),
                Err(_) => Err(Unwell::Unseen(format!("not within {} seconds", SLOWEST_LOBBY.as_secs()))),
            },
            Err(error) => Err(Unwell::Unwritten(error)),
        };
        *last = Some((Instant::now(), found.clone()));
        found
    }

    /// Opens a table for somebody at this address, if it has not opened too many.
    pub(crate) async fn open(&self, address: IpAddr, host: &PersonId, opening: Opening) -> Result<TableId, Problem> {
        if !self.gate.lets_open(address) {
            metrics::counter!("spadille_refused_total", "why" => "openings").increment(1);
            return Err(Problem::TooMany);
        }
        Ok(self.room.open_from((address, self.signer.origin(address)), host, opening).await?)
    }

    /// A number for a new socket.
    pub(crate) fn next_socket(&self) -> u64 {
        self.sockets.fetch_add(1, Ordering::Relaxed)
    }

    /// Forgets what need not be remembered.
    pub fn tidy(&self) {
        self.gate.tidy();
        self.clubs.tidy();
        self.metrics.run_upkeep();
    }
}

/// All routes of the house.
pub fn router(app: Arc<App>) -> Router {
    let header =
        |name: HeaderName, value: &'static str| SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value));
    let pages = Router::new()
        .route("/", get(lobby::lobby))
        .route("/lobby", get(lobby::now))
        .route("/mine", get(lobby::mine))
        .route("/open/{game}", get(lobby::open_form).post(lobby::open))
        .route("/learn", get(book::index))
        .route("/learn/{game}", get(book::learn))
        .route("/learn/{game}/drill", get(drill::page).post(drill::answer))
        .route("/learn/{game}/path", get(learning::path))
        .route("/learn/{game}/hand", get(learning::hand).post(learning::act))
        .route("/learn/{game}/table", get(learning::table).post(learning::played))
        .route("/rules", get(book::index))
        .route("/laws", get(book::index))
        .route("/referee", get(book::index))
        .route("/watch", get(lobby::watch))
        .route("/laws/{game}", get(laws::of_game))
        .route("/rules/championship", get(club::rules))
        .route("/rules/{game}", get(book::rules))
        .route("/rules/{game}/order", get(book::order))
        .route("/words", get(book::words))
        .route("/words/{game}", get(book::words_of))
        .route("/hands", get(book::hands))
        .route("/hand/{game}/{name}", get(replay::of_hand))
        .route("/hand/{game}/{name}/part", get(replay::part_of_hand))
        .route("/hand/{game}/{name}/{picture}", get(pictures::of_hand))
        .route("/referee/{game}", get(referee::of_game))
        .route("/play/{game}", post(lobby::play))
        .route("/table/{table}", get(table::page))
        .route("/table/{table}/act", post(table::act))
        .route("/table/{table}/do/{what}", post(table::act_otherwise))
        .route("/table/{table}/rematch", post(rematch::rematch))
        .route("/table/{table}/replay", get(replay::of_table))
        .route("/table/{table}/hand/{number}", get(table::hand))
        .route("/table/{table}/hand/{number}/decided", get(decided::of_hand))
        .route("/table/{table}/record", get(replay::download))
        .route("/table/{table}/share", get(share::shared).post(share::share))
        .route("/join/{invitation}", get(table::join))
        .route("/replay", get(replay::upload_form).post(replay::upload).layer(DefaultBodyLimit::max(LARGEST_RECORD)))
        .route("/record/{record}", get(replay::of_record))
        .route("/record/{record}/{picture}", get(pictures::of_record))
        .route("/account", get(account::page))
        .route("/account/{what}", post(account::change))
        .route("/offline", get(book::offline))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .merge(crate::api::routes())
        .merge(club::routes(&app))
        .fallback(|caller: Caller, State(app): State<Arc<App>>| async move { Problem::NotFound.page(&app, &caller) })
        .layer(from_fn_with_state(Arc::clone(&app), outgoing::counted))
        .layer(TimeoutLayer::with_status_code(StatusCode::GATEWAY_TIMEOUT, SLOWEST))
        .layer(CompressionLayer::new());
    // Browsers that came over an encrypted way once come no other way for a year.
    let is_https = app.base_url.as_deref().is_some_and(|base| base.starts_with("https:"));
    let strict = is_https.then_some(HeaderValue::from_static("max-age=31536000"));
    // Sockets live as long as they like: the timeout and the compression are not for them. Files of the house are packed already.
    pages
        .route("/table/{table}/live", get(socket::live))
        .route("/assets/{name}", get(asset))
        .route("/worker.js", get(|headers: HeaderMap| asset(Path("worker.js".to_owned()), RawQuery(None), headers)))
        .layer(from_fn_with_state(Arc::clone(&app), guard))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(header(CONTENT_SECURITY_POLICY, POLICY))
        .layer(header(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(X_FRAME_OPTIONS, "DENY"))
        .layer(header(REFERRER_POLICY, "same-origin"))
        .layer(header(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(header(CACHE_CONTROL, "no-store"))
        .layer(SetResponseHeaderLayer::if_not_present(STRICT_TRANSPORT_SECURITY, strict))
        .layer(CatchPanicLayer::new())
        .layer(TraceLayer::new_for_http().make_span_with(
            |request: &Request| tracing::debug_span!("request", method = %request.method(), path = logged(request.uri())),
        ))
        .with_state(app)
}

/// What is logged of an address: not the query, and not the secret of an invitation or of a championship's link.
fn logged(address: &axum::http::Uri) -> &str {
    let path = address.path();
    if path.starts_with("/join/") { "/join" } else { club::without_secret(path) }
}

/// Refuses what comes from other sites, and too much from one address.
async fn guard(State(app): State<Arc<App>>, Passer(caller): Passer, request: Request, next: Next) -> Response {
    let upgrade = request.headers().contains_key("upgrade");
    let changes = !request.method().is_safe();
    let is_api = request.uri().path().starts_with("/api/");
    if (changes || upgrade) && origin(request.headers(), app.base_url.as_deref()) == From::Elsewhere {
        metrics::counter!("spadille_refused_total", "why" => "cross_site").increment(1);
        return Problem::CrossSite.answer(&app, &caller, is_api);
    }
    // What costs nothing is not counted: files of the house, and the looks of those who watch over it.
    let is_cheap = |path: &str| path.starts_with("/assets/") || path == "/healthz" || path == "/metrics";
    let is_let = if changes {
        app.gate.lets_post(caller.address)
    } else {
        is_cheap(request.uri().path()) || app.gate.lets_look(caller.address)
    };
    if !is_let {
        metrics::counter!("spadille_refused_total", "why" => "flood").increment(1);
        return Problem::TooMany.answer(&app, &caller, is_api);
    }
    // `?lang=pt` on any page chooses the language from now on.
    let chosen = request.uri().query().and_then(|query| query.split('&').find_map(|pair| pair.strip_prefix("lang=")));
    let chosen = chosen.and_then(words::Language::from_tag).filter(|_| !changes && !upgrade && !is_api);
    match chosen {
        Some(language) => lobby::choose_language(language, request.uri()),
        None => {
            let known_of_old = caller::cookie(request.headers(), caller::PERSON).and_then(|text| app.signer.read_first(&text));
            let mut answer = next.run(request).await;
            if let Some(person) = known_of_old.filter(|_| !answer.headers().contains_key(SET_COOKIE)) {
                answer.headers_mut().extend(table::remember(&app, &person));
            }
            answer
        }
    }
}

/// A file of the house. One that is asked for under the mark of its content may be kept for ever, others for a day.
async fn asset(Path(name): Path<String>, RawQuery(query): RawQuery, headers: HeaderMap) -> Result<Response, StatusCode> {
    let asset = pages::assets::find(&name).ok_or(StatusCode::NOT_FOUND)?;
    let is_marked = query.as_deref().and_then(|query| query.strip_prefix("v=")) == Some(asset.hash.as_str());
    let kept = if is_marked { "public, max-age=31536000, immutable" } else { "public, max-age=86400" };
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let takes_gzip = accepted.split(',').any(|coding| matches!(coding.trim(), "gzip" | "*"));
    let headers = [(CONTENT_TYPE, asset.content_type), (CACHE_CONTROL, kept), (VARY, "accept-encoding")];
    Ok(match asset.packed.filter(|_| takes_gzip) {
        Some(packed) => (headers, [(CONTENT_ENCODING, "gzip")], packed).into_response(),
        None => (headers, asset.bytes).into_response(),
    })
}

async fn health(State(app): State<Arc<App>>) -> Response {
    match app.pulse().await {
        Ok(()) => "well\n".into_response(),
        Err(unwell) => {
            tracing::error!(%unwell, "the house is not well");
            let why = match unwell {
                Unwell::Unwritten(_) => "nothing can be written down\n",
                Unwell::Unseen(_) => "no page can be shown\n",
            };
            (StatusCode::SERVICE_UNAVAILABLE, why).into_response()
        }
    }
}

/// The figures are for who watches over the house: from this machine, and not through a proxy.
async fn metrics(
    State(app): State<Arc<App>>,
    caller: Caller,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    if !peer.ip().to_canonical().is_loopback() || headers.contains_key("x-forwarded-for") {
        return Problem::NotFound.page(&app, &caller);
    }
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.render()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_secret_of_an_invitation_is_logged() {
        let logged_of = |address: &str| logged(&address.parse().expect("an address")).to_owned();
        assert_eq!(logged_of("/join/0123456789abcdef?lang=pt"), "/join");
        assert_eq!(logged_of("/table/0123/live?as=json"), "/table/0123/live");
        assert_eq!(logged_of("/account?in=somebody"), "/account");
    }
}
