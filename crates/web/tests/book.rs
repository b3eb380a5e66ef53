//! The rule books and their hands, as they are sent: for every game and in every language.

#[path = "book/desk.rs"]
mod desk;

use crate::house::House;
use pages::worked::Worked;
use web::http::Limits;

#[test]
fn every_game_has_a_book_in_every_language_whose_places_are_all_there() {
    let house = House::open(Limits::NONE);
    for game in games::catalogue().iter().map(|entry| entry.facts.id) {
        for language in ["en", "pt", "es", "it"] {
            let page = house.get(&format!("/rules/{game}"), &[("cookie", &format!("lang={language}"))]);
            assert_eq!(page.status, 200, "{game}");
            for link in page.body.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(page.body.contains(&format!("id=\"{link}\"")), "{game} in {language}: #{link} leads nowhere");
            }
            for id in ["table", "agreements", "laws", "advice", "words"] {
                assert_eq!(page.body.matches(&format!(" id=\"{id}\"")).count(), 1, "{game} in {language}: {id}");
            }
            assert!(page.body.contains("class=\"ranks\""), "{game}: the order of the cards is drawn");
        }
    }
}

#[test]
fn a_search_forgives_accents_and_finds_a_word_of_another_language() {
    let house = House::open(Limits::NONE);
    let found = |language: &str, word: &str| {
        let page = house.get(&format!("/rules/voltarete?word={word}"), &[("cookie", &format!("lang={language}"))]).body;
        let answer =
            page.split("id=\"explained\"").nth(1).expect("an answer").split("</section>").next().unwrap_or_default().to_owned();
        assert!(!answer.contains("no such rule"), "{language}: {word}");
        answer
    };
    for (language, word) in
        [("en", "renuncia"), ("en", "ren%C3%BAncia"), ("en", "REVOKE"), ("it", "revoke"), ("es", "revoke"), ("pt", "renuncia")]
    {
        assert!(found(language, word).contains("href=\"#r82\""), "{language}: {word}");
    }
    assert!(found("en", "R57").contains("casca"), "a rule by its number");
    let unknown = house.get("/rules/voltarete?word=%3Cb%3Exyzzy", &[]).body;
    assert!(unknown.contains("no such rule") && !unknown.contains("<b>xyzzy"));
}

#[test]
fn rules_laws_and_the_desk_have_a_page_that_leads_to_every_game() {
    let house = House::open(Limits::NONE);
    for language in ["en", "pt", "es", "it"] {
        let cookie = format!("lang={language}");
        for folder in ["rules", "laws", "referee"] {
            let page = house.get(&format!("/{folder}"), &[("cookie", cookie.as_str())]).body;
            for entry in games::catalogue() {
                let link = format!("href=\"/{folder}/{}\"", entry.facts.id);
                assert!(page.contains(&link), "{language}: {link}");
            }
            assert!(!page.contains("shelf-") || page.contains("shelf-list"), "{language}: a shelf has its words");
        }
    }
    let lobby = house.get("/", &[]).body;
    for path in ["/rules", "/watch", "/referee", "/clubs", "/mine", "/api"] {
        assert!(lobby.contains(&format!("href=\"{path}\"")), "{path} is in the lobby's navigation or footer");
    }
}

#[test]
fn the_hands_of_the_books_are_listed_and_can_be_played_through() {
    let house = House::open(Limits::NONE);
    let gallery = house.get("/hands", &[]).body;
    for entry in games::catalogue() {
        for hand in Worked::of(entry.facts.id) {
            assert!(gallery.contains(&format!("href=\"{}\"", hand.address())), "{}", hand.address());
        }
    }
    for hand in ["/hand/voltarete/xvii-1a", "/hand/truco/t-13-three-pardas", "/hand/cientos/pique"] {
        let page = house.get(hand, &[]);
        assert!(page.status == 200 && page.body.contains("all-hands"), "{hand} opens with all hands");
        let part = house.get(&format!("{hand}/part"), &[]);
        assert!(part.status == 200 && part.body.contains("data-step") && part.body.len() < 20_000, "{hand}: {}", part.body.len());
        let picture = house.get(&format!("{hand}/picture.svg?at=12"), &[]);
        assert!(picture.status == 200 && picture.body.starts_with("<svg") && picture.body.contains("<symbol"), "{hand}");
        assert!(page.body.contains("property=\"og:image\"") && page.body.contains("property=\"og:title\""), "{hand}");
    }
    for nowhere in ["/hand/voltarete/xvii-9z", "/hand/whist/first", "/hand/voltarete/..%2Fsecret"] {
        assert_eq!(house.get(nowhere, &[]).status, 404, "{nowhere}");
    }
}

/// A primer is read on a telephone before the first hand: it is short, and says everything in the reader's language.
#[test]
fn every_game_has_a_primer_in_every_language_that_leads_to_a_table() {
    let house = House::open(Limits::NONE);
    for language in ["en", "pt", "es", "it"] {
        let cookie = format!("lang={language}");
        let index = house.get("/learn", &[("cookie", cookie.as_str())]);
        assert!(index.status == 200 && index.body.len() < LONGEST_PRIMER, "{language}: {} bytes", index.body.len());
        for entry in games::catalogue() {
            let game = entry.facts.id;
            assert!(index.body.contains(&format!("href=\"/learn/{game}\"")), "{language}: {game}");
            let page = house.get(&format!("/learn/{game}"), &[("cookie", cookie.as_str())]);
            assert_eq!(page.status, 200, "{game} in {language}");
            assert!(page.body.len() < LONGEST_PRIMER, "{game} in {language}: {} bytes", page.body.len());
            let primer = page.body.split("<article class=\"primer\">").nth(1).unwrap_or_default();
            let primer = primer.split("</article>").next().unwrap_or_default();
            for part in ["<h1>", "class=\"small-ranks\"", "class=\"takes\"", "class=\"cases\"", "<dt>"] {
                assert!(primer.contains(part), "{game} in {language}: {part}");
            }
            for way in [format!("action=\"/play/{game}\""), format!("href=\"/rules/{game}\""), format!("href=\"/laws/{game}\"")] {
                assert!(primer.contains(&way), "{game} in {language}: {way}");
            }
            let unsaid = [">primer-", ">term-", ">chart-"].into_iter().find(|id| primer.contains(id));
            assert_eq!(unsaid, None, "{game} in {language}: a message has no words");
            for hand in primer.split("href=\"/hand/").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(Worked::find(game, hand.trim_start_matches(game).trim_start_matches('/')).is_some(), "{hand}");
            }
        }
    }
    assert_eq!(house.get("/learn/whist", &[]).status, 404);
}

/// The bytes of a primer's page, before compression.
const LONGEST_PRIMER: usize = 60_000;

#[test]
fn the_lobby_the_navigation_and_the_rule_books_lead_to_the_primers() {
    let house = House::open(Limits::NONE);
    let lobby = house.get("/", &[]).body;
    assert!(lobby.contains("href=\"/learn\"") && lobby.contains("href=\"/learn#shelf-ombre\""));
    let index = house.get("/learn", &[]).body;
    for shelf in lobby.split("href=\"/learn#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(index.contains(&format!("id=\"{shelf}\"")), "{shelf}");
    }
    for entry in games::catalogue() {
        let game = entry.facts.id;
        assert!(house.get(&format!("/rules/{game}"), &[]).body.contains(&format!("href=\"/learn/{game}\"")), "{game}");
    }
}

/// A page that can be read in five minutes, at two hundred words a minute.
const FIVE_MINUTES: usize = 1000;

#[test]
fn a_rule_book_begins_with_the_aim_then_five_minutes_then_the_whole() {
    let house = House::open(Limits::NONE);
    for entry in games::catalogue() {
        for language in ["en", "pt", "es", "it"] {
            let game = entry.facts.id;
            let page = house.get(&format!("/rules/{game}"), &[("cookie", &format!("lang={language}"))]).body;
            let at = |id: &str| page.find(&format!(" id=\"{id}\"")).unwrap_or_else(|| panic!("{game} in {language}: no {id}"));
            let (aim, short, whole) = (at("aim"), at("in-short"), at("whole-book"));
            assert!(at("word") < aim && aim < short && short < whole, "{game} in {language}");
            let text: String = page[short..whole]
                .split('<')
                .filter_map(|part| part.split_once('>'))
                .map(|(_, text)| format!(" {text}"))
                .collect();
            let words = text.split_whitespace().count();
            assert!((150..=FIVE_MINUTES).contains(&words), "{game} in {language}: {words} words");
        }
    }
}

#[test]
fn the_chips_of_the_lobby_leave_the_games_that_are_asked_for() {
    let house = House::open(Limits::NONE);
    let has = |query: &str, game: &str| house.get(query, &[]).body.contains(&format!("id=\"game-{game}\""));
    assert!(has("/", "voltarete") && has("/", "truco"));
    assert!(!has("/?players=2", "voltarete") && has("/?players=2", "truco") && has("/?players=5", "quintillo"));
    assert!(!has("/?minutes=45", "voltarete") && has("/?minutes=45", "truco"));
    assert!(has("/?ease=easy", "yukon") && !has("/?ease=easy", "voltarete"));
    let none = house.get("/?players=5&ease=easy", &[]).body;
    assert!(!none.contains("id=\"game-") && none.contains("Show all games"), "a way back stands where nothing is left");
    assert!(has("/?players=nonsense", "voltarete"));
}

/// Largest page of words, before compression.
const LARGEST_WORDS: usize = 60_000;

#[test]
fn every_game_has_a_page_of_words_in_every_language_and_its_rule_book_leads_there() {
    let house = House::open(Limits::NONE);
    for language in ["en", "pt", "es", "it"] {
        let cookie = format!("lang={language}");
        let get = |path: &str| house.get(path, &[("cookie", cookie.as_str())]);
        let all = get("/words");
        assert!(all.status == 200 && all.body.len() < LARGEST_WORDS, "{language}: {} bytes", all.body.len());
        for game in games::catalogue().iter().map(|entry| entry.facts.id) {
            let page = get(&format!("/words/{game}"));
            assert!(page.status == 200 && page.body.len() < LARGEST_WORDS, "{game} in {language}: {}", page.body.len());
            assert!(all.body.contains(&format!("href=\"/words/{game}\"")), "{language}: {game} is not in the index");
            let rules = get(&format!("/rules/{game}")).body;
            let before = format!("class=\"term\" href=\"/words/{game}#");
            let anchors: Vec<&str> = rules.split(&before).skip(1).filter_map(|rest| rest.split('"').next()).collect();
            assert!(!anchors.is_empty(), "{game} in {language}: no term is marked in the rules");
            for anchor in anchors {
                assert!(page.body.contains(&format!(" id=\"{anchor}\"")), "{game} in {language}: #{anchor} leads nowhere");
                assert!(
                    rules.contains(&format!(" id=\"word-{anchor}\"")),
                    "{game} in {language}: {anchor} has no meaning at hand"
                );
            }
        }
    }
    assert_eq!(house.get("/words/whist", &[]).status, 404);
}

/// The bytes of an exercise's page, before compression.
const LONGEST_EXERCISE: usize = 60_000;

#[test]
fn every_kind_of_exercise_is_asked_answered_and_explained_without_a_script() {
    let house = House::open(Limits::NONE);
    for entry in games::catalogue() {
        let game = entry.facts.id;
        assert!(house.get(&format!("/learn/{game}"), &[]).body.contains(&format!("href=\"/learn/{game}/drill\"")), "{game}");
        for (kind, language) in learn::drill::kinds(&entry).into_iter().zip(["en", "pt", "es", "it"].into_iter().cycle()) {
            let at = format!("{game} {} in {language}", kind.name());
            let cookie = format!("lang={language}");
            let address = format!("/learn/{game}/drill?kind={}&seed=7", kind.name());
            let asked = house.get(&address, &[("cookie", cookie.as_str())]);
            assert!(asked.status == 200 && asked.body.len() < LONGEST_EXERCISE, "{at}: {} bytes", asked.body.len());
            assert!(asked.body.contains("name=\"seed\" value=\"7\"") && asked.body.contains("name=\"pick\""), "{at}");
            assert!(!asked.body.contains("class=\"verdict"), "{at}: the answer stands on the page of the question");
            let drill = learn::drill::drill(&entry, kind, 7).expect("a drill");
            let right: Vec<usize> = (0..drill.choices.len()).filter(|&n| drill.choices[n].right).collect();
            let picks: String = right.iter().map(|n| format!("&pick={n}")).collect();
            let solved = house.get(&format!("{address}{picks}"), &[("cookie", cookie.as_str())]);
            assert!(solved.body.contains("class=\"verdict solved\"") && solved.body.contains("class=\"law\""), "{at}");
            assert!(solved.body.len() < LONGEST_EXERCISE, "{at}: {} bytes", solved.body.len());
            let wrong = (0..drill.choices.len()).find(|n| !right.contains(n)).unwrap_or(0);
            if !drill.choices[wrong].right {
                let failed = house.get(&format!("{address}&pick={wrong}"), &[("cookie", cookie.as_str())]);
                assert!(failed.body.contains("class=\"verdict\""), "{at}");
            }
            let unsaid = [">drill-", ">laws-", ">web-"].into_iter().find(|id| solved.body.contains(id));
            assert_eq!(unsaid, None, "{at}: a message has no words");
        }
    }
    let form = [("kind", "trick"), ("seed", "7"), ("pick", "1")];
    let answered = house.post("/learn/malilla/drill", &[], &form);
    assert_eq!((answered.status, answered.header("location")), (303, "/learn/malilla/drill?kind=trick&seed=7&pick=1"));
    assert_eq!(house.get("/learn/whist/drill", &[]).status, 404);
    assert_eq!(house.get("/learn/truco/drill?kind=play", &[]).status, 404, "Truco has no duty to follow");
    assert_eq!(house.get("/learn/truco/drill?seed=x&pick=-1&pick=99999999999999999999&kind=what", &[]).status, 200);
}
