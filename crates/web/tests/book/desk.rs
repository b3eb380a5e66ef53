//! The laws and the referee's desk in a browser without a script: pages, links and JSON.

use crate::house::House;
use serde_json::Value;
use web::http::Limits;

/// The desk is for telephones: a page of it is no larger than this.
const LARGEST: usize = 40_000;

/// The addresses behind the answers of a page of the desk.
fn answers(page: &str) -> Vec<String> {
    let links = page.split("<a class=\"btn\" href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    links
        .filter(|link| link.starts_with("/referee/") && link.contains("incident="))
        .map(|link| link.replace("&amp;", "&"))
        .collect()
}

#[test]
fn every_incident_of_every_game_leads_by_links_alone_to_a_ruling() {
    let house = House::open(Limits::NONE);
    for game in games::catalogue().iter().map(|entry| entry.facts.id) {
        let desk = house.get(&format!("/referee/{game}"), &[]);
        assert!(desk.status == 200 && desk.body.len() < LARGEST, "{game}: {} with {} bytes", desk.status, desk.body.len());
        let incidents = answers(&desk.body);
        assert!(incidents.len() > 4, "{game}: {} incidents", incidents.len());
        for (n, incident) in incidents.iter().enumerate() {
            let mut at = incident.clone();
            let ruled = (0..12).any(|step| {
                let page = house.get(&at, &[]);
                assert!(page.status == 200 && page.body.len() < LARGEST, "{at}: {}", page.status);
                let open = answers(&page.body);
                // Now the first answer, now another: every incident is walked in its own way.
                at = open.get((n + step) % open.len().max(1)).cloned().unwrap_or_default();
                page.body.contains("id=\"ruling\"")
            });
            assert!(ruled, "{incident} leads to no ruling");
        }
    }
}

#[test]
fn a_ruling_counts_says_its_address_again_and_asks_what_if() {
    let house = House::open(Limits::NONE);
    let at = "/referee/mediator?incident=revoke&caller=player&complete=yes&undecided=yes&several=no&role=defender&stood-by=4&stood-hombre=1&stood-pot=20&stood-unit=10&names=Ana,Bento,Carla,Duarte&table=abcdefghij";
    let page = house.get(at, &[]).body;
    assert!(page.contains("Duarte → Ana: <b>30</b>") && page.contains("REN.1"), "{page}");
    assert!(page.contains("href=\"/table/abcdefghij\""), "the act is done at the table");
    // The address it gives says the same ruling again.
    let ruling = page.split("id=\"ruling\"").nth(1).expect("a ruling");
    let link = ruling.split("href=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a link").replace("&amp;", "&");
    assert!(house.get(&link, &[]).body.contains("Duarte → Ana: <b>30</b>"), "{link}");
    // What if: one answer is asked again, the others stay.
    let other = page
        .split("href=\"")
        .filter_map(|rest| rest.split('"').next())
        .find(|link| link.contains("incident=revoke") && !link.contains("undecided="));
    let asked = house.get(&other.expect("an answer to change").replace("&amp;", "&"), &[]).body;
    assert!(asked.contains("undecided=no") && asked.contains("role=defender"), "{asked}");
    // What cannot be read is said, and the ruling is told without it.
    let bad = house.get("/referee/mediator?incident=misnamed&stood=frob", &[]);
    assert_eq!(bad.status, 200);
    assert!(house.get("/referee/dosillo?incident=misnamed&stood=frob", &[]).body.contains("frob"));
}

#[test]
fn a_quarrel_told_in_plain_words_is_found_and_counted() {
    let house = House::open(Limits::NONE);
    let found = house.get("/referee/voltarete?tell=she+looked+at+my+discards", &[]).body;
    assert!(answers(&found).iter().take(5).any(|link| link.ends_with("incident=looked-at-discards")), "{:?}", answers(&found));
    let at = "/referee/voltarete?incident=looked-at-discards&counted-only=no&role=opponent&stood=bolo%3D30+feito%3DM+by%3DC+tricks%3D3,5,1";
    let ruling = house.get(at, &[("accept-language", "pt")]).body;
    assert!(ruling.contains("-34") && ruling.contains("30 → 90") && ruling.contains("II.8.3"), "{ruling}");
    assert!(house.get("/referee/voltarete?incident=frob&role=%3Cscript%3E&stood=%3Cb%3E", &[]).status == 200);
    assert_eq!(house.get("/referee/whist", &[]).status, 404);
    assert_eq!(house.get("/laws/whist", &[]).status, 404);
}

#[test]
fn programs_are_told_the_same() {
    let house = House::open(Limits::NONE);
    let json = |path: &str| -> Value { serde_json::from_str(&house.get(path, &[]).body).expect(path) };
    let laws = json("/api/v1/laws/voltarete");
    assert_eq!(laws.as_array().map(Vec::len), Some(362));
    let one = json("/api/v1/laws/voltarete?what=II.10.15&lang=it");
    assert_eq!((&one[0]["id"], &one[0]["class"]), (&"voltarete:II.10.15".into(), &"honour".into()));
    assert_eq!(one[0]["term"]["until"], "own_next_card");
    assert_eq!(json("/api/v1/referee/voltarete?incident=revoke")["ask"]["key"], "caller");
    let ruled = json("/api/v1/referee/voltarete?incident=gives-codilho");
    assert_eq!(ruled["ruled"]["laws"][0], "voltarete:II.9.13");
    assert_eq!(house.get("/api/v1/referee/voltarete?incident=frob", &[]).status, 404);
    assert_eq!(house.get("/api/v1/referee/voltarete?incident=gives-codilho&stood=frob", &[]).status, 400);
    assert_eq!(house.get("/api/v1/laws/whist", &[]).status, 404);
    assert!(house.get("/laws/truco?what=flor", &[]).body.contains("9.X.1"));
}
