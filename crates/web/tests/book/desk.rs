//! The laws and the referee's desk in a browser without a script: pages, links and JSON.

use crate::house::House;
use laws::desk::Case;
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

/// The figure a page of the desk asks to be typed in, if one is still open: its name, and an answer that most standings allow.
fn figure(page: &str) -> Option<(&str, u32)> {
    let mut inputs = page.split("<input type=\"number\" name=\"").skip(1).filter_map(|rest| rest.split('>').next());
    let open = inputs.find(|input| input.contains("value=\"\""))?;
    let most: u32 = open.split("max=\"").nth(1)?.split('"').next()?.parse().ok()?;
    Some((open.split('"').next()?, most.min(3)))
}

#[test]
fn every_incident_of_every_game_leads_by_links_and_figures_to_a_ruling() {
    let house = House::open(Limits::NONE);
    for game in games::catalogue().iter().map(|entry| entry.facts.id) {
        let desk = house.get(&format!("/referee/{game}"), &[]);
        assert!(desk.status == 200 && desk.body.len() < LARGEST, "{game}: {} with {} bytes", desk.status, desk.body.len());
        let incidents = answers(&desk.body);
        assert!(incidents.len() > 4, "{game}: {} incidents", incidents.len());
        for (n, incident) in incidents.iter().enumerate() {
            let leads = |way: usize| {
                let mut at = incident.clone();
                for step in 0..24 {
                    let page = house.get(&at, &[]);
                    assert!(page.status == 200 && page.body.len() < LARGEST, "{at}: {}", page.status);
                    if page.body.contains("id=\"ruling\"") {
                        return true;
                    }
                    let open = answers(&page.body);
                    // Now the first answer, now another: every incident is walked in its own way.
                    at = match (open.get((n + step + way * (step + 1) * (step + 3)) % open.len().max(1)), figure(&page.body)) {
                        (_, Some((key, answer))) => format!("{at}&{key}={answer}"),
                        (Some(link), None) => link.clone(),
                        (None, None) => return false,
                    };
                }
                false
            };
            // Answers that contradict each other lead nowhere: another way does. The figures of a whole hand hardly ever agree by chance.
            let is_whole_hand = incident.ends_with("incident=settlement");
            assert!(is_whole_hand || (0..200).any(leads), "{incident} leads to no ruling");
        }
    }
}

#[test]
fn a_ruling_counts_says_its_address_again_and_asks_what_if() {
    let house = House::open(Limits::NONE);
    let at = "/referee/mediator?incident=revoke&caller=player&complete=yes&undecided=yes&more-than-once=no&role=defender&lone-hombre=yes&bola-due=no&by=4&hombre=1&pot=20&unit=10&names=Ana,Bento,Carla,Duarte&table=abcdefghij";
    let page = house.get(at, &[]).body;
    assert!(page.contains("<b>30</b><span>Duarte → Ana ") && page.contains("REN.1"), "{page}");
    assert!(page.contains("href=\"/table/abcdefghij\""), "the act is done at the table");
    // The address it gives says the same ruling again.
    let ruling = page.split("id=\"ruling\"").nth(1).expect("a ruling");
    let links = ruling.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let link = links.into_iter().find(|link| link.contains("incident=revoke")).expect("a link").replace("&amp;", "&");
    assert!(house.get(&link, &[]).body.contains("<b>30</b><span>Duarte → Ana "), "{link}");
    // What if: another answer is one tap away, and the others stay.
    let links = || page.split("href=\"").filter_map(|rest| rest.split('"').next()).map(|link| link.replace("&amp;", "&"));
    let other = links().find(|link| link.contains("undecided=no")).expect("what if it was decided");
    let decided = house.get(&other, &[]).body;
    assert!(decided.contains("REN.2") && decided.contains("id=\"ruling\""), "{decided}");
    // Or it is asked again.
    let again =
        links().find(|link| link.contains("incident=revoke") && !link.contains("undecided=")).expect("an answer to change");
    let asked = house.get(&again, &[]).body;
    assert!(asked.contains("undecided=no") && asked.contains("role=defender"), "{asked}");
    // What cannot be read is said, and the ruling is told without it.
    let bad = house.get("/referee/mediator?incident=misnamed&stood=frob", &[]);
    assert_eq!(bad.status, 200);
    assert!(house.get("/referee/dosillo?incident=misnamed&by=1&stood=frob", &[]).body.contains("frob"));
}

#[test]
fn no_figure_is_told_before_it_is_known_who_it_was() {
    let house = House::open(Limits::NONE);
    let at = "/referee/truco?incident=showed-cards&volta=testa&after-testa=no";
    let page = house.get(at, &[]).body;
    assert!(!page.contains("id=\"ruling\"") && !page.contains("class=\"pen\""), "{page}");
    let page = house.get(&format!("{at}&by=4"), &[]).body;
    assert!(page.contains("class=\"pen\"") && page.contains("<b>1</b>"), "{page}");
    // Programs are asked who it was, and what a judge is handed leads back to the same ruling.
    let told: Value = serde_json::from_str(&house.get(&at.replace("/referee", "/api/v1/referee"), &[]).body).expect("JSON");
    assert_eq!(told["ask"]["key"], "by");
    // The side that is paid is named by its players.
    assert!(page.contains("player 1 and player 3") && !page.contains("poço"), "{page}");
    let handed = page.split("<textarea").nth(1).and_then(|rest| rest.split("</textarea>").next()).expect("a text for the judge");
    let address = handed.split_whitespace().find(|word| word.starts_with("/referee/")).expect("an address").replace("&amp;", "&");
    assert!(handed.contains("9.V.1b") && house.get(&address, &[]).body.contains("<b>1</b>"), "{handed}");
    assert!(!house.get("/referee/yukon?incident=thrown-off", &[]).body.contains("<textarea"), "no championship is played there");
}

#[test]
fn the_rules_of_every_game_tell_what_an_honour_table_opens_and_why_the_rest_needs_real_cards() {
    let house = House::open(Limits::NONE);
    for game in games::catalogue().iter().map(|entry| entry.facts.id) {
        for language in ["en", "pt", "es", "it"] {
            let page = house.get(&format!("/rules/{game}"), &[("accept-language", language)]).body;
            let told = page.split("id=\"honour\"").nth(1).and_then(|rest| rest.split("</section>").next()).expect(game);
            let forms = laws::desk::forms(game);
            assert!(forms.iter().all(|form| told.contains(&format!("incident={}\"", form.id))), "{game} in {language}");
            assert!(forms.iter().any(|form| form.carried == laws::desk::Carried::Open), "{game} opens nothing");
            assert!(told.contains("<dt>") && !told.contains("laws-carried"), "{game} in {language}");
        }
    }
}

#[test]
fn a_quarrel_told_in_plain_words_is_found_and_counted() {
    let house = House::open(Limits::NONE);
    let found = house.get("/referee/voltarete?tell=she+looked+at+my+discards", &[]).body;
    assert!(answers(&found).iter().take(5).any(|link| link.ends_with("incident=looked-at-discards")), "{:?}", answers(&found));
    let hand =
        "bolo%3D30+contract%3Dlicenca+feito%3D1+tricks-mao%3D3+tricks-contra-pe%3D5+copas%3Dno+geral%3Dno+remissa-pending%3Dno";
    let at = "/referee/voltarete?incident=looked-at-discards&counted-only=no&role=opponent&by=2&whole-hand=yes";
    let ruled = |pe: u8| house.get(&format!("{at}&stood={hand}+tricks-pe%3D{pe}"), &[("accept-language", "pt")]).body;
    let ruling = ruled(1);
    // The codilho is barred: a reposta of the feito, one of the looker, and the ordinary paga to each.
    assert!(ruling.contains("II.8.3") && ruling.matches("<b>30</b>").count() == 2, "{ruling}");
    assert!(ruling.contains("Mão → ") && ruling.matches("<b>2</b>").count() == 2, "{ruling}");
    let impossible = ruled(9);
    assert!(impossible.contains("nove vazas") && !impossible.contains("<b>30</b>"), "{impossible}");
    assert!(house.get("/referee/voltarete?incident=frob&role=%3Cscript%3E&stood=%3Cb%3E", &[]).status == 200);
    assert_eq!(house.get("/referee/whist", &[]).status, 404);
    assert_eq!(house.get("/laws/whist", &[]).status, 404);
}

#[test]
fn a_story_finds_incidents_and_laws_together_for_people_and_programs() {
    let house = House::open(Limits::NONE);
    let found = |told: &str| -> Value {
        serde_json::from_str(&house.get(&format!("/api/v1/referee/mediator?tell={told}"), &[]).body).expect(told)
    };
    let king = found("he+called+the+wrong+king+by+mistake");
    let first = king["found"].as_array().expect("items").iter().take(3);
    assert!(first.clone().any(|item| item["incident"]["id"] == "king-called"), "{king}");
    let alone = found("must+the+zangano+pay");
    let first = alone["found"].as_array().expect("items").iter().take(3);
    assert!(first.clone().any(|item| item["elsewhere"]["law"] == "family:ZAN.1"), "{alone}");
    assert_eq!(found("he+did+not+follow+suit")["found"][0]["incident"]["id"], "revoke");
    assert!(house.get("/referee/mediator?tell=must+the+zangano+pay", &[]).body.contains("?incident=zangano"));
}

#[test]
fn a_story_no_law_speaks_of_is_answered_with_the_chapters_of_the_book() {
    let house = House::open(Limits::NONE);
    for (language, said) in
        [("en", "No law seems"), ("pt", "Nenhuma lei parece"), ("es", "Ninguna ley parece"), ("it", "Nessuna legge sembra")]
    {
        let page = house.get("/referee/cientos?tell=my+laptop+has+no+wifi", &[("accept-language", language)]).body;
        assert!(page.contains(said), "{language}: {page}");
        for chapter in words::chapters("cientos") {
            assert!(page.contains(&format!("/rules/cientos#{}", chapter.name)), "{language}: {}", chapter.name);
        }
    }
    let silent: Value =
        serde_json::from_str(&house.get("/api/v1/referee/cientos?tell=my+laptop+has+no+wifi", &[]).body).expect("JSON");
    assert_eq!(silent["found"], serde_json::json!([]));
}

#[test]
fn several_faults_of_one_hand_are_joined_by_an_address_and_each_can_be_taken_away() {
    let house = House::open(Limits::NONE);
    let first = "/referee/truco?incident=misdeal&play-begun=yes&by=1&first-part=1&truco=1&names=Ana,Bento,Carla,Duarte";
    let alone = house.get(first, &[]).body;
    let link = |page: &str, text: &str| {
        let before = page.split(&format!(">{text}</a>")).next().expect("a link");
        before.rsplit("href=\"").next().and_then(|rest| rest.split('"').next()).expect("an address").replace("&amp;", "&")
    };
    // What else happened is chosen with the first fault in the address.
    let choosing = house.get(&link(&alone, "Another fault of the same hand"), &[]).body;
    assert!(choosing.contains("Faults of this hand") && choosing.contains(": Ana</a>"), "{choosing}");
    let second = answers(&choosing).into_iter().find(|link| link.contains("incident=showed-cards")).expect("the second");
    let both = format!("{second}&volta=testa&after-testa=no&by=2");
    let page = house.get(&both, &[]).body;
    assert!(page.contains("The ruling on 2 faults"), "{page}");
    for paid in ["Bento and Duarte", "Ana and Carla", "9.VIII.d.3", "9.V.1b", ": Bento</h3>"] {
        assert!(page.contains(paid), "{paid}: {page}");
    }
    // The terminal joins them too, and so do programs.
    let case =
        laws::desk::Case::read("misdeal play-begun=yes by=1 first-part=1 truco=1 + showed-cards volta=testa after-testa=no by=2");
    let finding = case.expect("a case").finding("truco").expect("a ruling");
    let told: Value = serde_json::from_str(&house.get(&both.replace("/referee", "/api/v1/referee"), &[]).body).expect("JSON");
    assert_eq!(told["ruled"]["laws"], serde_json::json!(finding.ruled.laws));
    // Each can be taken away.
    let without = house.get(&link(&page, "Remove"), &[]).body;
    assert!(
        without.contains("9.V.1b") && !without.contains("9.VIII.d.3") && !without.contains("Faults of this hand"),
        "{without}"
    );
    let without = house.get(&link(&page, "Remove this fault"), &[]).body;
    assert!(without.contains("9.VIII.d.3") && !without.contains("9.V.1b"), "{without}");
    // A fault whose questions are not answered, and one that is none, are no part of it.
    let odd = house.get(&format!("{first}&with=misdeal&with=frob+a%3Db&with=%3Cscript%3E"), &[]).body;
    assert!(odd.contains("id=\"ruling\"") && !odd.contains("Faults of this hand"), "{odd}");
}

#[test]
fn an_open_question_says_why_it_is_asked_on_the_page_and_to_programs_in_the_callers_language() {
    let house = House::open(Limits::NONE);
    for (language, answer) in [("en", "No"), ("pt", "Não")] {
        let at = "/api/v1/referee/truco?incident=misdeal";
        let told: Value = serde_json::from_str(&house.get(at, &[("accept-language", language)]).body).expect("JSON");
        let words = words::Words::new(words::Language::from_tag(language).expect("a language"));
        let why = words.rule("truco:9.VIII.d.3").expect("a law");
        assert_eq!(told["ask"]["answers"], serde_json::json!(["yes", "no"]));
        assert_eq!(told["ask"]["texts"][1], answer);
        assert_eq!((&told["ask"]["law"], &told["ask"]["why"]), (&"truco:9.VIII.d.3".into(), &why.clone().into()));
        let page = house.get("/referee/truco?incident=misdeal", &[("accept-language", language)]).body;
        assert!(page.contains(&why), "{language}: {page}");
        assert_eq!(told["ask"]["text"], laws::desk::question(&words, "play-begun"));
    }
    let figure: Value =
        serde_json::from_str(&house.get("/api/v1/referee/truco?incident=misdeal&play-begun=yes&by=1", &[]).body).expect("JSON");
    assert_eq!((figure["ask"]["most"].as_i64(), &figure["ask"]["answers"]), (Some(60), &serde_json::json!([])));
    let found: Value =
        serde_json::from_str(&house.get("/api/v1/referee/truco?q=he+sang+flor+without+having+it", &[]).body).expect("JSON");
    assert_eq!(found["found"][0]["incident"]["id"], "false-flor");
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
    let championship = house.get("/laws/campeonato", &[]).body;
    assert!(championship.contains("id=\"6.iii\"") && !championship.contains("9.X.1"), "{championship}");
    assert!(championship.contains("may not return to the championship") && championship.contains("/laws/campeonato"));
    assert!(house.get("/laws/campeonato?what=6.III", &[]).body.contains("6.III"));
}

#[test]
fn the_championships_laws_are_asked_in_peoples_own_words_under_their_own_address() {
    let house = House::open(Limits::NONE);
    let json = |path: &str| -> Value { serde_json::from_str(&house.get(path, &[]).body).expect(path) };
    let desk = house.get("/referee/campeonato", &[]);
    assert!(desk.status == 200 && desk.body.len() < LARGEST, "{}", desk.body.len());
    assert!(desk.body.contains("The laws of the championship") && desk.body.contains("action=\"/referee/campeonato\""));
    assert!(desk.body.contains("/referee/truco?incident=drunk") && !desk.body.contains("incident=false-flor"));
    let told = house.get("/referee/campeonato?tell=he+was+drunk", &[]).body;
    assert_eq!(answers(&told).first().map(String::as_str), Some("/referee/truco?incident=drunk"));
    let found = json("/api/v1/referee/campeonato?tell=he+was+drunk");
    assert_eq!(found["found"][0]["incident"]["id"], "drunk");
    let known = json("/api/v1/referee/campeonato");
    assert!(
        known["incidents"]
            .as_array()
            .is_some_and(|known| known.contains(&"late".into()) && !known.contains(&"false-flor".into()))
    );
    let ruled = json("/api/v1/referee/campeonato?incident=drunk&reserve=no");
    assert_eq!(ruled["ruled"]["laws"][0], "campeonato:6.VI.b");
    assert!(house.get("/laws/campeonato", &[]).body.contains("href=\"/referee/campeonato\""));
    let drunk = json("/api/v1/laws/campeonato?what=drunk");
    assert!(drunk[0]["id"].as_str().is_some_and(|id| id.starts_with("campeonato:6.VI")), "{drunk}");
}

#[test]
fn a_story_of_a_variant_leads_to_the_desk_of_that_variant() {
    let house = House::open(Limits::NONE);
    let told = "he+played+a+king+on+the+first+trick+though+he+had+lower+cards";
    let page = house.get(&format!("/referee/quadrillo?tell={told}"), &[]).body;
    assert!(page.contains("/referee/quadrillo_rey_forzado?incident=king-too-soon") && page.contains("A law of "), "{page}");
    let found: Value =
        serde_json::from_str(&house.get(&format!("/api/v1/referee/quadrillo?tell={told}"), &[]).body).expect("JSON");
    let items = found["found"].as_array().expect("items");
    assert!(items.iter().any(|item| item["elsewhere"]["game"] == "quadrillo_rey_forzado"), "{found}");
}

/// The championship carries out what the desk says of each ground of article 6.
#[test]
fn the_championship_and_the_desk_rule_alike_on_every_ground_of_article_6() {
    use club::incident::{Consequence, Distance, Ground};
    let told = [
        (Ground::I, "championship-conduct what=climbed"),
        (Ground::II, "championship-conduct what=insulted"),
        (Ground::III, "late"),
        (Ground::IV, "championship-conduct what=not-accepted"),
        (Ground::V(Distance::Roda), "championship-conduct what=left-table testa-allowed=no"),
        (Ground::V(Distance::TestaAllowed), "championship-conduct what=left-table testa-allowed=yes"),
        (Ground::VI, "drunk reserve=yes"),
        (Ground::VI, "drunk reserve=no"),
        (Ground::VII, "championship-conduct what=drank"),
        (Ground::VIII, "dress next-round=no what=no-pilcha"),
        (Ground::VIII, "dress next-round=no what=chiripa"),
    ];
    for (ground, what) in told {
        let finding = Case::read(what).and_then(|case| case.finding("truco")).unwrap_or_else(|why| panic!("{what}: {why}"));
        let effects: Vec<&str> = finding.ruled.effects.iter().map(|effect| effect.token()).collect();
        let follows = match ground.consequence() {
            _ if ground.is_excused() => "allowed",
            Consequence::PlayerOut if what.ends_with("yes") => "replaced-by-reserve",
            Consequence::EntryOut | Consequence::PlayerOut => "disqualified",
            Consequence::JogoLost => "loses-round-dress",
        };
        assert_eq!(effects, [follows], "{what}");
        assert!(finding.ruled.laws.iter().any(|law| law.starts_with(ground.law())), "{what}: {:?}", finding.ruled.laws);
    }
}
