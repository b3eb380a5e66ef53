//! Nobody does what their role may not (2.1), and nobody comes in without a link.

use super::{Held, found, house};
use crate::house::House;

/// O organising, E evaluating, I entries desk, R results desk, J judge, C capataz, P player: as tables 2.1, 4.1 and 4.2 have it. What happens at its tables the room alone says. Anybody may come
/// and complain; who is not entitled is told so (R36).
const DECISIONS: [(&str, &str); 58] = [
    ("O", r#"{"decision":"found","name":"x","host":"x","place":"x","date":"x","start":0,"options":{}}"#),
    ("O", r#"{"decision":"add_category","category":"x","titulars":1,"options":{}}"#),
    ("O", r#"{"decision":"appoint","person":999,"role":"organising"}"#),
    ("O", r#"{"decision":"publish"}"#),
    ("O", r#"{"decision":"archive"}"#),
    ("OI", r#"{"decision":"register","person":1,"details":{"name":"","tradition":"peao","contact":null}}"#),
    ("O", r#"{"decision":"open_entries","category":"x"}"#),
    ("OI", r#"{"decision":"enter","category":"x","entry":9,"name":"x","capataz":null,"members":[],"channel":"presencial"}"#),
    ("OI", r#"{"decision":"name_capataz","entry":999,"capataz":1}"#),
    ("OI", r#"{"decision":"pay","entry":999,"amount":1,"receipt":1}"#),
    ("OI", r#"{"decision":"reverse","entry":999,"receipt":1,"reversal":2}"#),
    ("OI", r#"{"decision":"withdraw","entry":999}"#),
    ("O", r#"{"decision":"close_entries","category":"x"}"#),
    ("O", r#"{"decision":"draw_by_hash","category":"x","cards":[],"proxies":[]}"#),
    ("O", r#"{"decision":"draw_by_tickets","category":"x","order":[],"proxies":[]}"#),
    ("O", r#"{"decision":"draw_lots","category":"x","order":[]}"#),
    ("O", r#"{"decision":"start_round","category":"x"}"#),
    ("E", r#"{"decision":"decide","category":"x"}"#),
    ("E", r#"{"decision":"homologate_category","category":"x"}"#),
    ("O", r#"{"decision":"pay_award","category":"x","place":0,"to":1,"receipt":1}"#),
    ("O", r#"{"decision":"call","jogo":999,"table":1,"time":0}"#),
    ("C", r#"{"decision":"hand_in","jogo":999,"entry":1,"line_up":[]}"#),
    ("OJ", r#"{"decision":"check_in","jogo":999,"entry":1,"line_up":[]}"#),
    ("OE", r#"{"decision":"appoint_judge","jogo":999,"judge":1}"#),
    ("O", r#"{"decision":"walkover","jogo":999,"entry":1}"#),
    ("OJ", r#"{"decision":"start_partida","jogo":999}"#),
    ("", r#"{"decision":"open_table","jogo":999,"table":"aaaaaaaaaa","commitment":"","seats":[]}"#),
    ("", TAKEN),
    ("OJ", r#"{"decision":"halt_table","jogo":999}"#),
    ("OJ", r#"{"decision":"resume_table","jogo":999}"#),
    ("OJ", r#"{"decision":"leave_table","jogo":999}"#),
    ("JCP", r#"{"decision":"tentos","jogo":999,"side":0,"amount":1,"reason":""}"#),
    ("JCP", r#"{"decision":"undo_tentos","jogo":999}"#),
    ("C", r#"{"decision":"request_tampa","jogo":999,"entry":1}"#),
    ("C", r#"{"decision":"substitute","jogo":999,"entry":1,"out":1,"comes_in":2}"#),
    ("C", r#"{"decision":"exchange_testas","jogo":999,"entry":1,"line_up":[]}"#),
    ("RJ", r#"{"decision":"fill_sumula","jogo":999,"partidas":[]}"#),
    ("CR", r#"{"decision":"sign","jogo":999,"entry":1}"#),
    ("R", r#"{"decision":"deliver","jogo":999,"bearer":1,"things":{"cards":40,"tentos":"complete","tampa":"complete"}}"#),
    ("E", r#"{"decision":"homologate","jogo":999}"#),
    ("E", r#"{"decision":"correct","jogo":999,"partidas":[],"reason":""}"#),
    ("OEIRJCP", r#"{"decision":"report","jogo":999,"incident":1,"ground":"i","entry":1,"person":1,"text":""}"#),
    ("OE", r#"{"decision":"uphold","incident":999}"#),
    ("OE", r#"{"decision":"dismiss","incident":999}"#),
    ("OE", r#"{"decision":"warn","rule":"shouting","text":""}"#),
    ("OEIR", r#"{"decision":"take_back","number":999,"reason":"x"}"#),
    ("O", r#"{"decision":"edit_event","name":"","host":"x","place":"x","date":"x","start":0,"options":{}}"#),
    ("O", r#"{"decision":"edit_category","category":"x","options":{}}"#),
    ("OI", r#"{"decision":"edit_entry","entry":999,"name":"x","members":[]}"#),
    ("OI", r#"{"decision":"note_origin","entry":999,"ctg":"x","region":"x"}"#),
    ("O", r#"{"decision":"reopen_entries","category":"x","reason":"x"}"#),
    ("O", r#"{"decision":"annul_draw","category":"x","reason":"x"}"#),
    ("O", r#"{"decision":"add_table"}"#),
    ("O", r#"{"decision":"close_table","table":999,"reason":"x"}"#),
    ("O", r#"{"decision":"reopen_table","table":999}"#),
    ("OR", r#"{"decision":"withdraw_kit","table":999,"reason":"x"}"#),
    ("OR", r#"{"decision":"give_kit","table":999,"kit":"new"}"#),
    ("O", r#"{"decision":"cancel","reason":""}"#),
];

/// What a table of the room came to.
const TAKEN: &str = r#"{"decision":"take_table","jogo":999,"table":"aaaaaaaaaa","score":[24,0],"proof":{"record":"","sha256":"","seed":"","shuffles":0}}"#;

/// Two pairs at a table with a judge, and a desk of every role.
fn desks(house: &House) -> [(char, Held); 7] {
    let organiser = found(house);
    organiser.does(house, "publish", &[]);
    organiser.does(house, "open_entries", &[("category", "duplas")]);
    for names in [["Davi", "Bia"], ["Caio", "Lia"]] {
        let form = [("category", "duplas"), ("player", names[0]), ("player", names[1]), ("contact", "55 1234"), ("paid", "yes")];
        organiser.does(house, "enter", &form);
    }
    for (name, role) in [("Eva", "evaluating"), ("Ivo", "desk_entries"), ("Rita", "desk_results")] {
        organiser.does(house, "appoint", &[("name", name), ("role", role)]);
    }
    organiser.does(house, "register", &[("name", "Jorge")]);
    organiser.does(house, "close_entries", &[("category", "duplas")]);
    organiser.does(house, "draw_tickets", &[("category", "duplas"), ("order", "2 1")]);
    organiser.does(house, "start_round", &[("category", "duplas")]);
    organiser.does(house, "call", &[("jogo", "1"), ("table", "1"), ("time", "15:00")]);
    let judge = organiser.person(house, "Jorge");
    organiser.does(house, "appoint_judge", &[("jogo", "1"), ("person", &judge)]);
    let held = |name: &str, role: &str| organiser.gives(house, &organiser.person(house, name), role);
    let others = [
        held("Eva", "evaluating"),
        held("Ivo", "desk_entries"),
        held("Rita", "desk_results"),
        held("Jorge", "judge"),
        held("Davi", "capataz"),
        held("Bia", "player"),
    ];
    let [evaluating, entries, results, judge, capataz, player] = others;
    [('O', organiser), ('E', evaluating), ('I', entries), ('R', results), ('J', judge), ('C', capataz), ('P', player)]
}

fn decides(house: &House, held: &Held, decision: &str) -> u16 {
    answer(house, held, decision).0
}

/// The status and the body.
fn answer(house: &House, held: &Held, decision: &str) -> (u16, String) {
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let request = agent.post(house.url(&format!("{}/decide", held.path)));
    let request = request.header("authorization", format!("Bearer {}", held.badge)).header("content-type", "application/json");
    let mut answer = request.send(format!(r#"{{"decision":{decision}}}"#)).expect("an answer");
    (answer.status().as_u16(), answer.body_mut().read_to_string().expect("a body"))
}

/// R37: what older logs have, nobody decides at the door.
#[test]
fn r37_nobody_rules_for_others_and_no_text_is_too_long_at_the_door() {
    let house = house();
    let desks = desks(&house);
    let (organiser, evaluating) = (&desks[0].1, &desks[1].1);
    let person = organiser.person(&house, "Davi");
    let report = |incident: u32, text: &str| {
        let about = format!(r#""jogo":1,"incident":{incident},"ground":"i","entry":1,"person":{person},"text":"{text}""#);
        answer(&house, evaluating, &format!(r#"{{"decision":"report",{about}}}"#))
    };
    assert_eq!(report(1, &"x".repeat(500)).0, 200);
    let (status, body) = report(2, &"x".repeat(501));
    assert!(status == 409 && body.contains("too-long"), "{status}: {body}");
    for ruling in ["uphold", "dismiss"] {
        let joint = format!(r#"{{"decision":"{ruling}","incident":1,"members":[1,2]}}"#);
        let (status, body) = answer(&house, evaluating, &joint);
        assert!(status == 409 && body.contains("two-members"), "{status}: {body}");
    }
}

#[test]
fn section_2_1_every_act_is_tried_by_every_role() {
    let house = house();
    let desks = desks(&house);
    let forbidden = 403;
    // Cancelling would end the tale: it comes last.
    for (entitled, decision) in DECISIONS {
        for (role, held) in &desks {
            let before = desks[0].1.decisions(&house);
            let status = decides(&house, held, decision);
            assert_eq!(status != forbidden, entitled.contains(*role), "{role} {decision}: {status}");
            assert!(matches!(status, 200 | 403 | 409), "{role} {decision}: {status}");
            assert!(status == 200 || desks[0].1.decisions(&house) == before, "{role} {decision}");
        }
    }
    // The public has no desk at all: nothing can be decided without a badge, with another desk's, or with one nobody has.
    for (_, decision) in DECISIONS {
        let public = Held { path: desks[0].1.path.clone(), badge: String::new() };
        assert_eq!(decides(&house, &public, decision), 404, "{decision}");
    }
    assert_eq!(desks[0].1.post(&house, "/link", &[("person", "1"), ("role", "public")]).status, 400, "there is no link for it");
    for badge in ["", &desks[1].1.badge, "0123456789abcdef0123456789abcdef"] {
        let stranger = Held { path: desks[0].1.path.clone(), badge: badge.to_owned() };
        assert_eq!(decides(&house, &stranger, DECISIONS[3].1), 404);
        for what in ["", "/live", "/event.jsonl", "/paper/receipts.pdf"] {
            assert_eq!(stranger.get(&house, what).status, 404, "{what}");
        }
    }
}

#[test]
fn everybody_sees_what_is_theirs_and_no_more() {
    let house = house();
    let desks = desks(&house);
    let contact = "55 1234";
    for (role, held) in &desks {
        let page = held.get(&house, "");
        assert_eq!(page.status, 200, "{role}");
        assert_eq!(page.body.contains(contact), "OI".contains(*role), "who reads how to reach people: {role}");
        assert_eq!(held.get(&house, "/event.jsonl").status == 200, *role == 'O', "{role}");
        for (paper, readers) in [("receipts", "OI"), ("till", "OI"), ("incidents", "OE"), ("prizes", "O")] {
            let status = held.get(&house, &format!("/paper/{paper}.pdf")).status;
            assert_eq!(status == 200, readers.contains(*role), "who prints {paper}: {role}");
        }
        let link = held.post(&house, "/link", &[("person", "1"), ("role", "player")]);
        assert_eq!(link.status == 200, *role == 'O', "who gives links: {role}");
    }
    let event = desks[0].1.event().to_owned();
    for what in ["", "/wall", "/draw", "/results.json", "/results.csv"] {
        let page = house.get(&format!("{event}{what}"), &[]);
        assert_eq!(page.status, 200, "{what}");
        assert!(!page.body.contains(contact) && !page.body.contains("/act"), "{what}");
    }
}

#[test]
fn a_link_needs_its_pin_and_can_be_ended() {
    let house = house();
    let organiser = found(&house);
    organiser.does(&house, "appoint", &[("name", "Eva"), ("role", "evaluating")]);
    let eva = organiser.person(&house, "Eva");
    let (address, pin) = organiser.issues(&house, &eva, "evaluating");
    assert_eq!(house.get(&address, &[]).status, 200);
    let guessed = address.replace(address.rsplit('/').next().expect("a secret"), "00000000000000000000000000000000");
    assert_eq!(house.get(&guessed, &[]).status, 404);
    let wrong = if pin == "000000" { "111111" } else { "000000" };
    for _ in 0..5 {
        assert_eq!(house.post(&address, &[], &[("pin", wrong)]).status, 401);
    }
    assert_eq!(house.post(&address, &[], &[("pin", &pin)]).status, 429, "shut for a while, also for the right PIN");

    // A new link takes the place of the old one, and one that is ended opens nothing.
    let held = organiser.gives(&house, &eva, "evaluating");
    assert_eq!(house.get(&address, &[]).status, 404);
    assert_eq!(held.get(&house, "").status, 200);
    let number = held.path.rsplit('/').next().expect("a number").to_owned();
    organiser.post(&house, "/end-link", &[("number", &number)]);
    assert_eq!(held.get(&house, "").status, 404);

    // What is kept opens nothing: of link, PIN and badge there are only digests.
    let secret = address.rsplit('/').next().expect("a secret").to_owned();
    let kept: Vec<u8> =
        ["room.db", "room.db-wal"].iter().flat_map(|file| std::fs::read(house.folder().join(file)).unwrap_or_default()).collect();
    let holds = |text: &str| kept.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds("Campeonato") && !holds(&secret) && !holds(&held.badge));
}
