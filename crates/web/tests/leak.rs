//! What leaves the house tells nobody what he cannot know: two worlds that one pair of eyes cannot tell apart are the same
//! bytes on its page, in its frames, in its errors and in its replays.

#[path = "support/faces.rs"]
mod faces;

use bots::Thinking;
use cards::fair::entropy;
use engine::battery::{Walk, agreed};
use engine::record::Record;
use engine::show::{HandView, TableView};
use engine::{Action, AnyGame, Entry, Event, Eyes, Game, Luck, Offer, Seat, Setup, Shuffler, Turn};
use faces::faces;
use games::grand::Grand;
use games::minchiate::Minchiate;
use games::ombre::voltarete::Voltarete;
use games::rebesino::Rebesino;
use games::truco::Truco;
use games::yukon::Yukon;
use web::house::{
    Chair, Charter, Counsel, Deadline, Hints, Name, Openness, Pace, PersonId, Presence, Request, Sight, Table, TableId, Token,
    exhibit,
};
use web::page::{Context, SignedIn, Theme, table as table_page};
use web::room::{Lexicon, hint};
use words::Language;

/// A table of the room before which any world can be put.
struct Stage {
    charter: Charter,
    chairs: Vec<Chair>,
    persons: Vec<PersonId>,
    lexicon: Lexicon,
}

impl Stage {
    fn new<G: Game>(options: &[(&str, &str)]) -> Stage {
        let person = || PersonId::new().expect("chance");
        let charter = Charter {
            id: TableId::of_text("a stage"),
            game: G::FACTS.id.to_owned(),
            revision: engine::Revision::FIRST,
            options: options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect(),
            openness: Openness::Public,
            invitation: Token::new().expect("chance"),
            clock: None,
            pace: Pace::Instant,
            deadline: Deadline::default(),
            hints: Hints::Everybody,
            host: person(),
            opened: 0,
            seed: entropy("nobody must see this"),
        };
        let players = charter.open().expect("a game").players();
        let persons: Vec<PersonId> = (0..players).map(|_| person()).collect();
        let name = |n: usize| Name::from_text(&format!("Player {n}")).expect("a name");
        let sat = |(n, id): (usize, &PersonId)| Chair::Person {
            id: id.clone(),
            name: name(n),
            entropy: None,
            presence: Presence::Here,
        };
        let chairs = persons.iter().enumerate().map(sat).collect();
        Stage { charter, chairs, persons, lexicon: Lexicon::new() }
    }

    fn put<G: Game>(&self, game: &G) -> Table {
        Table::exhibited(self.charter.clone(), game.boxed(), self.chairs.clone()).expect("a table")
    }

    fn visitor(&self, eyes: Eyes) -> Option<&PersonId> {
        eyes.seat().map(|seat| &self.persons[seat.index()])
    }

    /// Everything these eyes are sent of a table as it stands, by what it is.
    fn sent(&self, table: &Table, eyes: Eyes, language: Language) -> Vec<(&'static str, String)> {
        let sight = table.sight(self.visitor(eyes), &[]);
        let words = self.lexicon.of(language);
        let context = Context { language, theme: Theme::default(), name: None, signed_in: SignedIn::Guest, path: "/".to_owned() };
        let parts: Vec<String> =
            table_page::parts(words, &sight).into_iter().map(|part| format!("{}: {}", part.id, part.html)).collect();
        let shown = exhibit(self.charter.id.clone(), table.entry(), &Record::new(table.entry().facts), table.face(), 1, eyes);
        let json = |sight: &Sight| serde_json::to_string(sight).expect("JSON");
        vec![
            ("the sight as JSON", json(&sight)),
            ("the parts of the page", parts.join("\n")),
            ("the page", table_page::page(&context, words, &sight).into_string()),
            ("the replay", json(&shown)),
        ]
    }

    /// What the tutor says to these eyes, and how it is shown to them.
    fn hint(&self, table: &Table, eyes: Eyes, language: Language) -> Option<String> {
        let hint = hint(table.entry().facts.id, &table.face().seen(eyes), 7, Thinking::Worlds(1))?;
        let sight = Sight { counsel: Some(Counsel::Says(hint)), ..table.sight(self.visitor(eyes), &[]) };
        let parts = table_page::parts(self.lexicon.of(language), &sight);
        let drawn: Vec<String> = parts.into_iter().map(|part| part.html).collect();
        Some(format!("{:?}\n{}", sight.counsel, drawn.join("\n")))
    }

    /// What comes of an act of these eyes' owner, as far as he is told at once.
    fn answer(&self, table: &Table, eyes: Eyes, action: &str, language: Language) -> String {
        let stranger = PersonId::new().expect("chance");
        let who = self.visitor(eyes).unwrap_or(&stranger);
        let words = self.lexicon.of(language);
        match table.consider(who, Request::Act { action: action.to_owned() }, 0, None) {
            Ok(next) => format!("{:?}", next.event),
            Err(denied) => {
                let (msg, cite) = denied.words();
                let why = words.say(&msg, &|seat: Seat| seat.to_string(), table.entry().facts.tradition);
                format!("{} {why} {cite:?} {denied}", denied.name())
            }
        }
    }
}

fn all_eyes(players: usize) -> impl Iterator<Item = Eyes> {
    Seat::first(players).map(Eyes::Seat).chain([Eyes::Public])
}

/// Actions of every kind, most of them wrong: what others are offered, the same verbs with any cards, and what was done before.
fn some_actions<G: Game>(walk: &Walk<G>, luck: &mut Luck) -> Vec<String> {
    let mut actions: Vec<G::Action> = Vec::new();
    let pack = G::FACTS.pack.cards();
    for seat in Seat::first(walk.game().players()) {
        for offer in walk.offers(seat) {
            actions.extend(offer.any(luck));
            match offer {
                Offer::Card { make, .. } => actions.extend((0..4).filter_map(|_| luck.card(pack).map(make))),
                Offer::Cards { make, at_most, .. } => actions.push(make(luck.cards(pack, at_most))),
                Offer::Number { make, to, .. } => actions.extend([make(to + 1), make(-1)]),
                Offer::Word(_) => {}
            }
        }
    }
    let log = walk.table().log();
    actions.extend((0..6).filter_map(|_| luck.one(log)).filter_map(|event| match event {
        Event::Acted(_, action) => Some(action.clone()),
        Event::Shuffled(_) => None,
    }));
    actions.iter().map(ToString::to_string).chain(["dance".to_owned(), String::new()]).collect()
}

fn same(what: &str, eyes: Eyes, real: &str, imagined: &str, walk: &str) {
    assert!(real == imagined, "{eyes:?} can tell worlds apart by {what}:\n{real}\n{imagined}\n{walk}");
}

/// How often something was compared.
#[derive(Default)]
struct Compared {
    /// All that is sent of a table as it stands.
    tables: usize,
    /// What somebody is told of his own act.
    answers: usize,
    /// All that is sent after another's act.
    acts: usize,
    /// What the tutor says.
    hints: usize,
}

/// Puts the world and one imagined by each pair of eyes before the table, and compares all that is sent.
fn worlds_look_alike<G: Game>(stage: &Stage, walk: &Walk<G>, luck: &mut Luck, compared: &mut Compared) {
    let real = stage.put(walk.game());
    let actions = some_actions(walk, luck);
    for eyes in all_eyes(walk.game().players()) {
        let world = G::imagine(&walk.game().view(eyes), luck);
        let imagined = stage.put(&world);
        let language = Language::ALL[luck.below(Language::ALL.len())];
        for ((what, one), (_, other)) in stage.sent(&real, eyes, language).iter().zip(&stage.sent(&imagined, eyes, language)) {
            same(what, eyes, one, other, &walk.describe());
        }
        compared.tables += 1;
        if compared.hints < HINTS && eyes.seat().is_some_and(|seat| real.may_hint(seat).is_ok()) {
            let (one, other) = (stage.hint(&real, eyes, language), stage.hint(&imagined, eyes, language));
            assert!(one.is_some(), "who must act is told what to do\n{}", walk.describe());
            same("the hint", eyes, &one.unwrap_or_default(), &other.unwrap_or_default(), &walk.describe());
            compared.hints += 1;
        }
        for action in &actions {
            let (one, other) = (stage.answer(&real, eyes, action, language), stage.answer(&imagined, eyes, action, language));
            same(&format!("the answer to `{action}`"), eyes, &one, &other, &walk.describe());
            compared.answers += 1;
        }
        for _ in 0..TRIES {
            compared.acts += usize::from(another_acts_alike(stage, walk, &world, eyes, luck));
        }
    }
}

/// Hints that are compared: thinking takes its time.
const HINTS: usize = 12;

/// Acts of others that are tried for each pair of eyes: most need a card that is held in one of the two worlds only.
const TRIES: usize = 4;

/// What others do is the same frame in both worlds, if the rules let it be done in both and it turns nothing up. Says whether it
/// could be compared.
fn another_acts_alike<G: Game>(stage: &Stage, walk: &Walk<G>, world: &G, eyes: Eyes, luck: &mut Luck) -> bool {
    let others: Vec<Seat> = walk.actors().iter().filter(|&seat| !eyes.are(seat)).collect();
    let Some(&seat) = luck.one(&others) else { return false };
    let offers = walk.offers(seat);
    let Some(action) = luck.one(&offers).and_then(|offer| offer.any(luck)).filter(|action| !action.reveals()) else {
        return false;
    };
    let (mut real, mut imagined) = (stage.put(walk.game()), stage.put(world));
    let text = action.to_string();
    let (Ok(one), Ok(other)) = (real.room_acts(seat, &text), imagined.room_acts(seat, &text)) else { return false };
    real.happen(one);
    imagined.happen(other);
    // An act can turn cards up, or let the hand end by what was in it: then these eyes learn which world it is, and may.
    let goes_on = |table: &Table| table.face().deal_number() == walk.game().deal_number() && table.face().turn() != Turn::Over;
    let alike = faces(real.face(), eyes) == faces(imagined.face(), eyes) && real.face().turn() == imagined.face().turn();
    if !alike || !goes_on(&real) || matches!(real.face().turn(), Turn::Shuffle(_)) {
        return false;
    }
    for ((what, one), (_, other)) in
        stage.sent(&real, eyes, Language::English).iter().zip(&stage.sent(&imagined, eyes, Language::English))
    {
        same(&format!("{what} after `{text}` of {seat:?}"), eyes, one, other, &walk.describe());
    }
    assert_eq!(real.number(), imagined.number());
    true
}

/// If an act may be taken back, it has shown its actor nothing: in every world he could imagine before it he sees the same
/// after it.
fn nothing_learnt_is_taken_back<G: Game>(stage: &Stage, before: &G, seat: Seat, action: &G::Action, luck: &mut Luck) {
    let mut table = stage.put(before);
    let next = table.room_acts(seat, &action.to_string()).expect("it was done");
    table.happen(next);
    if !table.can_take_back(seat) {
        return;
    }
    let eyes = Eyes::Seat(seat);
    let seen = |game: &G| serde_json::to_string(&G::show(&game.view(eyes))).expect("JSON");
    let mut after = before.clone();
    after.act(seat, action).expect("it was done");
    for _ in 0..4 {
        let mut world = G::imagine(&before.view(eyes), luck);
        world.act(seat, action).expect("what is offered depends on nothing hidden");
        let (one, other) = (seen(&after), seen(&world));
        assert!(one == other, "{seat:?} learnt something by `{action}` and may take it back:\n{one}\n{other}");
    }
}

fn prove<G: Game>(options: &[(&str, &str)], seeds: u64, events: usize) {
    let stage = Stage::new::<G>(options);
    let mut compared = Compared::default();
    for seed in 0..seeds {
        let mut walk = Walk::<G>::new(agreed::<G>(options), Setup::default(), seed);
        let mut luck = Luck::new(seed ^ 0x5eed);
        let (mut before, mut happened) = (walk.game().clone(), 0);
        walk.go(events, &mut |walk| {
            let log = walk.table().log();
            if let [.., Event::Acted(seat, action)] = &log[happened..] {
                nothing_learnt_is_taken_back(&stage, &before, *seat, action, &mut luck);
            }
            (before, happened) = (walk.game().clone(), log.len());
            if luck.happens(1, 6) {
                worlds_look_alike(&stage, walk, &mut luck, &mut compared);
            }
        });
    }
    let Compared { tables, answers, acts, hints } = compared;
    println!("{} {options:?}: {tables} tables, {answers} answers, {acts} acts of others, {hints} hints compared", G::FACTS.id);
    assert!(hints >= 8, "{hints} hints");
    assert!(tables >= 40 && answers >= 10 * tables && acts >= 20, "{tables} tables, {answers} answers, {acts} acts of others");
}

const STRICT: &[(&str, &str)] = &[("table", "strict")];
const HONOUR: &[(&str, &str)] = &[("table", "honour")];

#[test]
fn voltarete_leaves_the_house_blind() {
    prove::<Voltarete>(STRICT, 2, 250);
    prove::<Voltarete>(HONOUR, 2, 250);
}

#[test]
fn truco_leaves_the_house_blind() {
    prove::<Truco>(&[], 2, 250);
    // Between two a match can be over in a few words.
    prove::<Truco>(&[("players", "2")], 12, 250);
    prove::<Truco>(&[("fidelity", "real_table")], 2, 250);
}

#[test]
fn minchiate_leaves_the_house_blind() {
    prove::<Minchiate>(STRICT, 1, 150);
    prove::<Minchiate>(HONOUR, 1, 150);
}

#[test]
fn yukon_leaves_the_house_blind() {
    prove::<Yukon>(STRICT, 2, 250);
    prove::<Yukon>(HONOUR, 2, 250);
}

#[test]
fn grand_leaves_the_house_blind() {
    prove::<Grand>(STRICT, 2, 250);
    prove::<Grand>(HONOUR, 2, 250);
}

#[test]
fn rebesino_leaves_the_house_blind() {
    prove::<Rebesino>(STRICT, 2, 250);
    prove::<Rebesino>(HONOUR, 2, 250);
}

#[test]
fn every_game_of_the_catalogue_is_proved_here() {
    let proved =
        [Voltarete::FACTS.id, Truco::FACTS.id, Minchiate::FACTS.id, Yukon::FACTS.id, Grand::FACTS.id, Rebesino::FACTS.id];
    let all: Vec<&str> = games::catalogue().iter().map(|entry| entry.facts.id).collect();
    assert_eq!(all, proved, "give the new game a test above");
}

/// Faces of another's cards, wherever they would stand.
fn faces_of_others(view: &TableView, eyes: Eyes) -> usize {
    view.seats.iter().filter(|seat| !eyes.are(seat.seat) && matches!(seat.hand, HandView::Faces(_))).count()
}

#[test]
fn two_deals_are_one_to_the_public() {
    // With seats taken and not drawn, nothing public depends on the pack: under every seed a spectator sees the same.
    let cases: [(&str, &[(&str, &str)]); 3] =
        [("voltarete", &[("seating", "free")]), ("yukon", &[]), ("grand", &[("pairs", "chosen")])];
    for (game, options) in cases {
        let entry: Entry = games::catalogue().into_iter().find(|entry| entry.facts.id == game).expect("a game");
        let options: Vec<(String, String)> = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        let setup = Setup { dealer: Some(Seat::at(0)), ..Setup::default() };
        let dealt = |seed: u8| {
            let mut face = (entry.open)(&options, &setup).expect("a table");
            Shuffler::new([seed; 32]).deal(&mut *face).expect("a deal");
            face
        };
        let shown = |face: &dyn AnyGame| serde_json::to_string(&face.show(Eyes::Public)).expect("JSON");
        let first = dealt(0);
        assert_eq!(faces_of_others(&first.show(Eyes::Public), Eyes::Public), 0);
        for seed in 1..20 {
            assert_eq!(shown(&*dealt(seed)), shown(&*first), "{game}");
        }
        let own = |face: &dyn AnyGame| serde_json::to_string(&face.show(Eyes::Seat(Seat::at(0)))).expect("JSON");
        assert_ne!(own(&*dealt(1)), own(&*first), "a player does see his cards");
    }
}
