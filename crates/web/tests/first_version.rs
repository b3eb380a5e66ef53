//! A database made by the first version, before migrations were numbered and charters named a revision, is opened as it is, and the
//! matches that run in it are played on. `fixtures/first-version.db` was written by that version: a table of each game, with a person
//! and players of the room, talk, a rest, a hint and an act taken back. `first-version.sql` is the same as a dump for PostgreSQL.

use crate::postgres;
use engine::show::Choice;
use engine::{Revision, Seat};
use live::{Lexicon, Room, Visitor};
use sql::open;
use sqlx::{Connection, Executor};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Store, Which};
use table::{Event, Numbered, PersonId, Phase, Request, Table, TableConfig, TableId, record};
use web::http::Limits;
use web::serve::{self, Config};

/// The tables: the game, the name, how many events it had, its deal, and what every seat had won.
const TABLES: [(&str, &str, u64, u32, &[i64]); 5] = [
    ("voltarete", "vvvvvvvvv2", 74, 2, &[-3, 3, -4, -26]),
    ("truco", "ttttttttt2", 78, 5, &[0, 0, 0, 0]),
    ("minchiate", "mmmmmmmmm2", 75, 1, &[0, 0, 0, 0]),
    ("yukon", "yyyyyyyyy2", 74, 2, &[42, 73, 10]),
    ("grand", "ggggggggg2", 78, 2, &[-7, -11, -11, -7]),
];

fn fixture(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name)
}

fn ana() -> PersonId {
    PersonId::from_text(&"5a".repeat(16)).expect("a person")
}

async fn load(store: &dyn Store, id: &str) -> (TableConfig, Vec<Numbered>) {
    let id = TableId::from_text(id).expect("a table");
    let table_config = store.table_config(&id).await.expect("read").expect("kept");
    (table_config, store.events(&id, 0).await.expect("read"))
}

/// Everything is there, as it was.
async fn nothing_is_lost(store: &dyn Store) {
    assert_eq!(store.account("ana").await.expect("read").map(|account| account.person), Some(ana()));
    assert_eq!(store.listed(Which::Of(ana()), 10).await.expect("read").len(), TABLES.len());
    for (game, id, number, deal, won) in TABLES {
        let (table_config, events) = load(store, id).await;
        assert_eq!((table_config.game.as_str(), table_config.revision), (game, Revision::FIRST));
        let record = record(&table_config, &events).expect("a record");
        assert_eq!(record.revision(), Revision::FIRST, "{game}");
        let told = |agreed: &(String, String)| record.options.iter().any(|option| option.value == *agreed);
        assert!(table_config.options.iter().all(told), "{game}: the record tells what was agreed");
        let again = record.replay(&games::catalogue()).unwrap_or_else(|error| panic!("{game}: {error}"));
        let table = Table::replay(table_config, events).unwrap_or_else(|broken| panic!("{game}: {broken}"));
        assert_eq!((table.phase(), table.number(), table.game().deal_number()), (Phase::Playing, number, deal), "{game}");
        for any_game in [table.game(), &*again.game] {
            let balances: Vec<i64> = Seat::first(any_game.players()).map(|seat| any_game.ledger().balance(seat)).collect();
            assert_eq!(balances, won, "{game}");
        }
        assert!(table.hints_taken().count() == 1 && table.chat().count() == 1, "{game}");
    }
}

/// More tables, opened as the first version would have kept them: of each game one on honour, and what hangs on something else.
const MORE: [(&str, &str, &str); 7] = [
    ("voltarete", "vvvvvvvvv3", r#"[["table","honour"],["payment_claims","auto"]]"#),
    ("voltarete", "vvvvvvvvv4", r#"[["table","honour"]]"#),
    ("truco", "ttttttttt3", r#"[["fidelity","real_table"],["judge","seat"]]"#),
    ("truco", "ttttttttt4", r#"[["chat_binding","off"],["fidelity","real_table"]]"#),
    ("minchiate", "mmmmmmmmm3", r#"[["table","honour"],["pacts","it's \"ours\""]]"#),
    ("yukon", "yyyyyyyyy3", r#"[["table","honour"],["target","100"]]"#),
    ("grand", "ggggggggg3", r#"[["table","honour"]]"#),
];

/// The statements that put these tables beside the others.
fn more() -> String {
    let insert = |(game, id, options): (&str, &str, &str)| {
        let table_config =
            format!(r#"{{"id":"{id}","game":"{game}","options":{options},"openness":"public","invitation":"{id}","clock":null,"#)
                + r#""pace":"instant","host":"5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a","opened":1700000000000,"seed":""#
                + "5c".repeat(32).as_str()
                + r#""}"#;
        let table_config = table_config.replace('\'', "''");
        format!("INSERT INTO tables VALUES ('{id}', '{table_config}', '{game}', 1, '{id}', 'gathering', '[]', 0);\n")
    };
    MORE.map(insert).concat()
}

/// Every charter names every agreement: what it named before, and the rest as it was by default under the first revision. What is
/// named cannot be changed by a later default.
async fn agreements_are_in_full(store: &dyn Store) {
    for (game, id, options) in MORE {
        let (table_config, _) = load(store, id).await;
        assert_eq!((table_config.game.as_str(), table_config.revision), (game, Revision::FIRST));
        let entry = table_config.entry().expect("a game");
        let said: Vec<(String, String)> = serde_json::from_str(options).expect("pairs");
        let is_kept = said.iter().all(|pair| table_config.options.contains(pair));
        assert!(is_kept && table_config.options.len() > said.len(), "{id}: {:?}", table_config.options);
        // As long as the first revision is the newest, today's defaults are those of the first.
        if entry.facts.newest() == Revision::FIRST {
            let today = entry.in_full(&said).expect("agreed");
            let changed = table_config.options.iter().find(|then| !today.contains(then));
            assert_eq!(changed, None, "{id}: a default has changed without a revision: {today:?}");
        }
        table_config.open().unwrap_or_else(|bad| panic!("{id}: {bad}"));
    }
    let (yukon, _) = load(store, "yyyyyyyyy2").await;
    let named: Vec<(&str, &str)> = yukon.options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let then = [
        ("table", "strict"),
        ("players", "3"),
        ("pairs_draw", "high_cards"),
        ("removed_card", "2B"),
        ("target", "250"),
        ("yukon_optional", "false"),
        ("jack_has_suit", "true"),
        ("stake", "0"),
    ];
    assert_eq!(named, then, "as it was when it was opened");
}

/// The person goes on at every table, and the room with them.
async fn all_are_played_on(store: Arc<dyn Store>) {
    const ACTS: usize = 12;
    let room = Room::new(Arc::clone(&store), Arc::new(Lexicon::new()));
    for (game, id, number, ..) in TABLES {
        let (table, visitor) = (TableId::from_text(id).expect("a table"), Visitor { person: Some(ana()), passes: Vec::new() });
        let (mut acts, end) = (0, Instant::now() + Duration::from_secs(60));
        while acts < ACTS {
            assert!(Instant::now() < end, "{game} stands still after {acts} acts");
            let visitor_view = room.look(&table, visitor.clone()).await.expect("a sight");
            if visitor_view.phase == Phase::Over {
                break;
            }
            match visitor_view.view.prompt.filter(|prompt| prompt.must).and_then(|prompt| prompt.ways.first().map(answer)) {
                Some(action) => {
                    let done = room.ask(&table, visitor.clone(), Request::Act { action }, None).await.expect("a table");
                    acts += usize::from(done.is_ok());
                }
                None => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        }
        let (table_config, events) = load(&*store, id).await;
        let mine = |event: &&Numbered| event.number > number && matches!(event.event, Event::Acted { seat: 0, .. });
        assert!(events.iter().filter(mine).count() >= acts, "{game}: what was done is written down");
        let table = Table::replay(table_config, events).unwrap_or_else(|broken| panic!("{game}: {broken}"));
        assert!(table.number() > number && acts > 0, "{game}");
    }
}

/// An answer in this way.
fn answer(way: &Choice) -> String {
    match way {
        Choice::Word { action, .. } => action.clone(),
        Choice::Card { verb, of, .. } => format!("{verb} {}", of.iter().next().expect("a card")),
        Choice::Cards { verb, of, must, at_least, .. } => {
            let cards = must.iter().chain((*of - *must).iter()).take(*at_least);
            cards.fold(verb.to_string(), |text, card| format!("{text} {card}"))
        }
        Choice::Number { verb, from, .. } => format!("{verb} {from}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_the_first_version_is_played_on() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("room.db");
    std::fs::copy(fixture("first-version.db"), &file).expect("copied");
    let address = file.to_str().expect("a path in letters");
    let mut connection = sqlx::SqliteConnection::connect(&format!("sqlite:{address}")).await.expect("a connection");
    connection.execute(sqlx::raw_sql(sqlx::AssertSqlSafe(more()))).await.expect("written");
    connection.close().await.expect("closed");
    let store = open(address).await.expect("a store");
    nothing_is_lost(&*store).await;
    agreements_are_in_full(&*store).await;
    all_are_played_on(store).await;
    // A second opening finds the migrations made.
    open(address).await.expect("the same store");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_database_of_the_first_version_is_played_on() {
    let server = postgres::Postgres::start();
    let address = server.database("first");
    let dump = std::fs::read_to_string(fixture("first-version.sql")).expect("a dump");
    let mut connection = sqlx::PgConnection::connect(&address).await.expect("a connection");
    connection.execute(sqlx::raw_sql(sqlx::AssertSqlSafe(dump))).await.expect("restored");
    connection.execute(sqlx::raw_sql(sqlx::AssertSqlSafe(more()))).await.expect("written");
    connection.close().await.expect("closed");
    let store = open(&address).await.expect("a store");
    nothing_is_lost(&*store).await;
    agreements_are_in_full(&*store).await;
    all_are_played_on(store).await;
    open(&address).await.expect("the same store");
}

/// What the first version gave Ana, for her browser and her programs.
const SIGNED: &str = "5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a.m.416e61.\
                      10e5dd8cfebcc35941841de90e8435049fa84975050e237ac43641bdc07321c2";

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_of_the_first_version_is_signed_anew() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("room.db");
    std::fs::copy(fixture("first-version.db"), &file).expect("copied");
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let database = file.to_string_lossy().into_owned();
    let house =
        serve::open(&Config { listen, database, base_url: None, limits: Limits::NONE, keep_days: None }).await.expect("a house");
    let address = house.address;
    let served = tokio::spawn(house.serve(std::future::pending()));
    let asked = move || {
        let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        let get = |path: &str, name: &str, value: &str| {
            let mut answer = agent.get(format!("http://{address}{path}")).header(name, value).call().expect("an answer");
            let cookie = answer.headers().get("set-cookie").map(|value| value.to_str().expect("text").to_owned());
            (answer.status().as_u16(), answer.body_mut().read_to_string().expect("text"), cookie)
        };
        let (status, mine, cookie) = get("/mine", "cookie", &format!("spadille={SIGNED}"));
        assert!(status == 200 && TABLES.iter().all(|(_, id, ..)| mine.contains(id)), "{mine}");
        let cookie = cookie.expect("a new cookie");
        let anew = cookie.split(';').next().expect("a value");
        assert_ne!(anew, format!("spadille={SIGNED}"));
        assert_eq!(get("/mine", "cookie", anew), (200, mine, None), "from now on it is like any other");
        let (status, tables, _) = get("/api/v1/tables?phase=mine", "authorization", &format!("Bearer {SIGNED}"));
        assert!(status == 200 && tables.contains(TABLES[0].1), "a program's token is good too: {tables}");
        let forged = SIGNED.replace("416e61", "416e62");
        assert_eq!(get("/api/v1/tables?phase=mine", "authorization", &format!("Bearer {forged}")).0, 401);
        assert_eq!(get("/mine", "cookie", &format!("spadille={forged}")).2, None);
    };
    tokio::task::spawn_blocking(asked).await.expect("all as it should be");
    served.abort();
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_left_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("room.db");
    let address = file.to_str().expect("a path in letters");
    drop(open(address).await.expect("a store"));
    let mut connection = sqlx::SqliteConnection::connect(&format!("sqlite:{address}")).await.expect("a connection");
    let newer =
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) VALUES (9999, 'x', 1, x'00', 0)";
    connection.execute(newer).await.expect("written");
    connection.close().await.expect("closed");
    let error = open(address).await.err().expect("refused");
    assert!(error.to_string().contains("newer program has made migration 9999"), "{error}");
}
