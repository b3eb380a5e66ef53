//! What every store must do for championships.

use std::sync::Arc;
use store::{Change, ClubChange, ClubListing, ClubQuery, KeptLink, LOG_PAGE, Plays, Store, StoreError};
use table::TableId;

fn id() -> TableId {
    TableId::new().expect("chance")
}

async fn change(store: &dyn Store, change: ClubChange) -> Result<(), StoreError> {
    store.change(Change::Club(change)).await
}

async fn asked(store: &dyn Store, query: ClubQuery<'_>) -> Vec<Vec<String>> {
    store.club(query).await.expect("read")
}

async fn founded(store: &dyn Store) -> TableId {
    let club = id();
    change(
        store,
        ClubChange::Found { club: club.clone(), config: "{\"zone\":0}".to_owned(), at: 1, origin: None, plays: Plays::People },
    )
    .await
    .expect("kept");
    club
}

fn decide(club: &TableId, first: u64, act: &str, bodies: &[&str], name: &str) -> ClubChange {
    ClubChange::Decide {
        club: club.clone(),
        first,
        at: 10 + first,
        act: act.to_owned(),
        bodies: bodies.iter().map(|&body| body.to_owned()).collect(),
        redacted: Vec::new(),
        listing: ClubListing { name: name.to_owned(), state: "open".to_owned() },
    }
}

fn link(club: &TableId, number: u32, person: u32, role: &str) -> ClubChange {
    let kept = KeptLink { number, person, role: role.to_owned(), issued: 5 };
    ClubChange::Link { club: club.clone(), link: kept, secret: format!("{club} secret {number}"), pin: format!("pin {number}") }
}

fn row(columns: &[&str]) -> Vec<String> {
    columns.iter().map(|&column| column.to_owned()).collect()
}

/// The name under which the event is listed.
async fn listed(store: &dyn Store, club: &TableId) -> String {
    let rows = asked(store, ClubQuery::Newest(1000)).await;
    let own = rows.into_iter().find(|row| row[0] == club.as_str()).expect("listed");
    own[1].clone()
}

async fn decisions_are_kept_in_their_order_all_of_an_act_or_none(store: &dyn Store) {
    let club = founded(store).await;
    assert_eq!(asked(store, ClubQuery::Charter(&club)).await, [row(&["{\"zone\":0}"])]);
    assert!(matches!(
        change(store, ClubChange::Found { club: club.clone(), config: String::new(), at: 2, origin: None, plays: Plays::People })
            .await,
        Err(StoreError::Conflict)
    ));
    change(store, decide(&club, 1, "act a", &["one", "two"], "first name")).await.expect("kept");
    let log = [row(&["1", "act a", "one"]), row(&["2", "#2", "two"])];
    assert_eq!(asked(store, ClubQuery::Log(&club, 0)).await, log);
    assert_eq!(asked(store, ClubQuery::Log(&club, 1)).await, log[1..]);
    // The second of the same act, and two of which the second has a number that is taken.
    for late in [decide(&club, 3, "act a", &["again"], "x"), decide(&club, 1, "act b", &["other"], "x")] {
        assert!(matches!(change(store, late).await, Err(StoreError::Conflict)));
    }
    change(store, decide(&club, 4, "act d", &["four"], "second name")).await.expect("kept");
    assert!(matches!(change(store, decide(&club, 3, "act c", &["three", "four too"], "x")).await, Err(StoreError::Conflict)));
    let numbers: Vec<String> = asked(store, ClubQuery::Log(&club, 0)).await.into_iter().map(|row| row[0].clone()).collect();
    assert_eq!(numbers, ["1", "2", "4"], "half an act was kept");
    assert_eq!(listed(store, &club).await, "second name");
    let forgets = |mut decision: ClubChange| {
        if let ClubChange::Decide { redacted, .. } = &mut decision {
            *redacted = vec![(1, "-".to_owned()), (4, "--".to_owned())];
        }
        decision
    };
    // What is forgotten goes with the decision that forgets it, or stays.
    assert!(matches!(change(store, forgets(decide(&club, 4, "act e", &["late"], "x"))).await, Err(StoreError::Conflict)));
    change(store, forgets(decide(&club, 5, "act e", &["archived"], "third name"))).await.expect("kept");
    let bodies: Vec<String> = asked(store, ClubQuery::Log(&club, 0)).await.into_iter().map(|row| row[2].clone()).collect();
    assert_eq!(bodies, ["-", "two", "--", "archived"]);
}

/// A long log is read a page at a time, each after the last number of the one before, and nothing is left out.
async fn a_long_log_comes_in_pages(store: &dyn Store) {
    let club = founded(store).await;
    let bodies: Vec<String> = (0..LOG_PAGE * 2 + 1).map(|n| format!("body {n}")).collect();
    let bodies: Vec<&str> = bodies.iter().map(String::as_str).collect();
    change(store, decide(&club, 1, "act a", &bodies, "name")).await.expect("kept");
    let (mut pages, mut read): (Vec<usize>, Vec<String>) = Default::default();
    loop {
        let page = asked(store, ClubQuery::Log(&club, read.len() as u64)).await;
        pages.push(page.len());
        read.extend(page.into_iter().map(|row| row[2].clone()));
        if pages.ends_with(&[0]) {
            break;
        }
    }
    assert_eq!((pages, read), (vec![LOG_PAGE, LOG_PAGE, 1, 0], bodies.iter().map(|&body| body.to_owned()).collect()));
}

async fn a_link_ends_the_one_before_or_nothing_happens(store: &dyn Store) {
    let club = founded(store).await;
    let numbers = async || asked(store, ClubQuery::Links(&club)).await.into_iter().map(|row| row[0].clone()).collect::<Vec<_>>();
    change(store, link(&club, 1, 7, "judge")).await.expect("kept");
    change(store, link(&club, 2, 8, "judge")).await.expect("kept");
    // The number is taken: the link that the person has stays theirs.
    assert!(matches!(change(store, link(&club, 2, 7, "judge")).await, Err(StoreError::Conflict)));
    assert_eq!(numbers().await, ["1", "2"], "a link ended, and none came for it");
    change(store, link(&club, 3, 7, "judge")).await.expect("kept");
    change(store, link(&club, 4, 7, "entries")).await.expect("kept");
    assert_eq!(numbers().await, ["2", "3", "4"]);
    assert_eq!(asked(store, ClubQuery::Links(&club)).await[1], row(&["3", "7", "judge", "5"]));
    assert_eq!(asked(store, ClubQuery::LinksEver(&club)).await, [row(&["4"])]);
    let secret = format!("{club} secret 3");
    assert_eq!(asked(store, ClubQuery::Secret(&club, &secret)).await, [row(&["3", "pin 3"])]);
    assert!(asked(store, ClubQuery::Secret(&id(), &secret)).await.is_empty(), "another event's");
    let badge = format!("{club} badge");
    let shown = ClubChange::Badge { club: club.clone(), link: 3, badge: badge.clone(), at: 6 };
    change(store, shown.clone()).await.expect("kept");
    assert!(matches!(change(store, shown).await, Err(StoreError::Conflict)));
    assert_eq!(asked(store, ClubQuery::Badge(&club, &badge)).await, [row(&["3"])]);
    change(store, ClubChange::EndLink { club: club.clone(), number: 3, at: 9 }).await.expect("kept");
    assert_eq!(numbers().await, ["2", "4"]);
    assert!(asked(store, ClubQuery::Secret(&club, &secret)).await.is_empty(), "ended");
}

/// Many acts under two numbers each, all at once: those that lost left nothing behind, whatever was written together with them.
async fn of_many_who_decide_at_once_each_is_whole(store: &Arc<dyn Store>) {
    let club = founded(&**store).await;
    let deciding: Vec<_> = (0..40_u64)
        .map(|n| {
            let (store, club) = (Arc::clone(store), club.clone());
            tokio::spawn(async move {
                let (first, own) = (1 + n % 10, format!("body {n}"));
                let decided = change(&*store, decide(&club, first, &format!("act {n}"), &[&own, &own], "name")).await;
                (own, decided)
            })
        })
        .collect();
    let mut won = Vec::new();
    for decided in deciding {
        match decided.await.expect("no panic") {
            (own, Ok(())) => won.extend([own.clone(), own]),
            (_, Err(StoreError::Conflict)) => {}
            (own, Err(error)) => panic!("{own}: {error}"),
        }
    }
    let mut kept: Vec<String> = asked(&**store, ClubQuery::Log(&club, 0)).await.into_iter().map(|row| row[2].clone()).collect();
    kept.sort();
    won.sort();
    assert_eq!(kept, won);
    assert!(won.len() >= 2);
}

/// What was abandoned goes with all that belongs to it, and nothing is decided at it any more.
async fn nothing_is_decided_at_an_event_that_was_swept(store: &dyn Store) {
    let (club, other) = (founded(store).await, founded(store).await);
    for (club, at) in [(&club, 0), (&other, 1)] {
        let mut draft = decide(club, 1, "act a", &["one"], "name");
        if let ClubChange::Decide { at: own, listing, .. } = &mut draft {
            (*own, listing.state) = (at, "draft".to_owned());
        }
        change(store, draft).await.expect("kept");
        change(store, link(club, 1, 7, "judge")).await.expect("kept");
        let (link, address) = ("link".to_owned(), "address".to_owned());
        change(store, ClubChange::TryPin { club: club.clone(), link, address, at: 5, forget: 0 }).await.expect("kept");
    }
    change(store, ClubChange::Sweep { unplayed: 0, drafts: 1 }).await.expect("swept");
    for (club, kept) in [(&club, 0), (&other, 1)] {
        assert_eq!(asked(store, ClubQuery::Charter(club)).await.len(), kept);
        assert_eq!(asked(store, ClubQuery::Log(club, 0)).await.len(), kept);
        assert_eq!(asked(store, ClubQuery::Links(club)).await.len(), kept);
        assert_eq!(asked(store, ClubQuery::Tries(club, "link", 0)).await, [row(&[&kept.to_string()])]);
        let of = |address: &'static str| ClubQuery::TriesOf(club, "link", address, 0);
        assert_eq!(asked(store, of("address")).await, [row(&[&kept.to_string()])]);
        assert_eq!(asked(store, of("elsewhere")).await, [row(&["0"])]);
    }
    let late = change(store, decide(&club, 2, "act b", &["two"], "name")).await;
    assert!(matches!(late, Err(StoreError::Gone)), "{late:?}");
    assert!(asked(store, ClubQuery::Log(&club, 0)).await.is_empty(), "half an act was kept");
}

pub(super) async fn suite(store: &Arc<dyn Store>) {
    decisions_are_kept_in_their_order_all_of_an_act_or_none(&**store).await;
    a_long_log_comes_in_pages(&**store).await;
    a_link_ends_the_one_before_or_nothing_happens(&**store).await;
    of_many_who_decide_at_once_each_is_whole(store).await;
    nothing_is_decided_at_an_event_that_was_swept(&**store).await;
}
