//! What leaves the house tells nobody what they cannot know: two worlds, both dealt and played, that differ only in what one pair
//! of eyes cannot know are the same bytes on its page, in its frames, in its errors and in its replays.

use crate::opens;
use crate::tried;

use bots::Thinking;
use cards::fair::entropy;
use engine::battery::{Pair, Walk, Watch, agreed, all_viewers, kinds, world_pairs};
use engine::record::Record;
use engine::show::{HandView, TableView};
use engine::{AnyGame, Entry, Event, Game, Offer, Rng, Seat, Setup, Shuffler, Viewer};
use games::Visitor;
use live::{Lexicon, hint};
use pages::{Context, SignedIn, Theme, table as table_page};
use table::{
    Chair, Counsel, Deadline, Hints, Look, Name, Openness, Pace, PersonId, Presence, Request, Rest, Table, TableConfig, TableId,
    Token, VisitorView, exhibit,
};
use words::Language;

/// A table of the room before which any world can be put.
struct Stage {
    table_config: TableConfig,
    chairs: Vec<Chair>,
    persons: Vec<PersonId>,
    lexicon: Lexicon,
}

impl Stage {
    fn new<G: Game>(options: &[(&str, &str)]) -> Stage {
        let person = || PersonId::new().expect("chance");
        let table_config = TableConfig {
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
            rest: Rest::None,
            rating: table::Rating::default(),
            length: table::Length::Whole,
            chairs: table::Chairs::Free,
            host: person(),
            opened: 0,
            seed: entropy("nobody must see this"),
        };
        let players = table_config.open().expect("a game").players();
        let persons: Vec<PersonId> = (0..players).map(|_| person()).collect();
        let name = |n: usize| Name::from_text(&format!("Player {n}")).expect("a name");
        let sat = |(n, id): (usize, &PersonId)| Chair::Person {
            id: id.clone(),
            name: name(n),
            entropy: None,
            presence: Presence::Here,
        };
        let chairs = persons.iter().enumerate().map(sat).collect();
        Stage { table_config, chairs, persons, lexicon: Lexicon::new() }
    }

    fn put<G: Game>(&self, game: &G) -> Table {
        Table::exhibited(self.table_config.clone(), game.boxed(), self.chairs.clone()).expect("a table")
    }

    fn visitor(&self, viewer: Viewer) -> Option<&PersonId> {
        viewer.seat().map(|seat| &self.persons[seat.index()])
    }

    /// Everything these eyes are sent of a table as it stands, by what it is.
    fn sent(&self, table: &Table, viewer: Viewer, language: Language) -> Vec<(&'static str, String)> {
        let visitor_view = table.visitor_view(self.visitor(viewer), &[]);
        let words = self.lexicon.of(language);
        let context = Context { language, theme: Theme::default(), name: None, signed_in: SignedIn::Guest, path: "/".to_owned() };
        let parts: Vec<String> =
            table_page::parts(words, &visitor_view).into_iter().map(|part| format!("{}: {}", part.id, part.html)).collect();
        let shown = exhibit(
            self.table_config.id.clone(),
            table.entry(),
            &Record::new(table.entry().facts),
            table.game(),
            1,
            Look::Through(viewer),
        );
        let json = |visitor_view: &VisitorView| serde_json::to_string(visitor_view).expect("JSON");
        vec![
            ("the sight as JSON", json(&visitor_view)),
            ("the parts of the page", parts.join("\n")),
            ("the page", table_page::page(&context, words, &visitor_view).into_string()),
            ("the replay", json(&shown)),
        ]
    }

    /// What the tutor says to these eyes, and how it is shown to them.
    fn hint(&self, table: &Table, viewer: Viewer, language: Language) -> Option<String> {
        let hint = hint(table.entry().facts.id, &table.game().seen(viewer), 7, Thinking::Worlds(1), bots::tutor::Candour::Mixed)?;
        let visitor_view = VisitorView { counsel: Some(Counsel::Says(hint)), ..table.visitor_view(self.visitor(viewer), &[]) };
        let parts = table_page::parts(self.lexicon.of(language), &visitor_view);
        let drawn: Vec<String> = parts.into_iter().map(|part| part.html).collect();
        Some(format!("{:?}\n{}", visitor_view.counsel, drawn.join("\n")))
    }

    /// What comes of an act of these eyes' owner, as far as they are told at once.
    fn answer(&self, table: &Table, viewer: Viewer, action: &str, language: Language) -> String {
        let stranger = PersonId::new().expect("chance");
        let who = self.visitor(viewer).unwrap_or(&stranger);
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

/// Actions of every kind, most of them wrong: what others are offered, the same verbs with any cards, and what was done before.
fn some_actions<G: Game>(walk: &Walk<G>, rng: &mut Rng) -> Vec<String> {
    let mut actions: Vec<G::Action> = Vec::new();
    let pack = G::FACTS.pack.cards();
    for seat in Seat::first(walk.game().players()) {
        for offer in walk.offers(seat) {
            actions.extend(offer.any(rng));
            match offer {
                Offer::Card { make, .. } => actions.extend((0..4).filter_map(|_| rng.card(pack).map(make))),
                Offer::Cards { make, at_most, .. } => actions.push(make(rng.cards(pack, at_most))),
                Offer::Number { make, to, .. } => actions.extend([make(to + 1), make(-1)]),
                Offer::Word(_) => {}
            }
        }
    }
    let log = walk.table().log();
    actions.extend((0..6).filter_map(|_| rng.one(log)).filter_map(|event| match event {
        Event::Acted(_, action) => Some(action.clone()),
        Event::Shuffled(_) => None,
    }));
    actions.iter().map(ToString::to_string).chain(["dance".to_owned(), String::new()]).collect()
}

/// How often something was compared.
#[derive(Default)]
struct Compared {
    /// All that is sent of a table as it stands.
    tables: usize,
    /// What somebody is told of their own act.
    answers: usize,
    /// Acts that may be taken back.
    taken_back: usize,
    /// What the tutor says.
    hints: usize,
}

/// Hints that are compared: thinking takes its time.
const HINTS: usize = 12;

/// Puts both worlds of a pair before the table, and compares all that is sent.
fn worlds_look_alike<G: Game>(stage: &Stage, pair: &Pair<'_, G>, rng: &mut Rng, compared: &mut Compared) {
    let Pair { walk, other, viewer } = *pair;
    let same = |what: &str, one: &str, two: &str| {
        assert!(one == two, "{viewer:?} can tell worlds apart by {what}:\n{one}\n{two}\n{}", walk.describe());
    };
    let worlds = [stage.put(walk.game()), stage.put(other)];
    let language = Language::ALL[rng.below(Language::ALL.len())];
    let [one, two] = worlds.each_ref().map(|world| stage.sent(world, viewer, language));
    for ((what, one), (_, two)) in one.iter().zip(&two) {
        same(what, one, two);
    }
    compared.tables += 1;
    if compared.hints < HINTS && viewer.seat().is_some_and(|seat| worlds[0].may_hint(seat).is_ok()) {
        let [one, two] = worlds.each_ref().map(|world| stage.hint(world, viewer, language).unwrap_or_default());
        assert!(!one.is_empty(), "who must act is told what to do\n{}", walk.describe());
        same("the hint", &one, &two);
        compared.hints += 1;
    }
    for action in &some_actions(walk, rng) {
        let [one, two] = worlds.each_ref().map(|world| stage.answer(world, viewer, action, language));
        same(&format!("the answer to `{action}`"), &one, &two);
        compared.answers += 1;
    }
    let Some(seat) = viewer.seat() else { return };
    for action in walk.offers(seat).iter().filter_map(|offer| offer.any(rng)) {
        compared.taken_back += usize::from(nothing_learnt_is_taken_back(stage, pair, seat, &action));
    }
}

/// If an act may be taken back, it has shown its actor nothing: in both worlds they see the same after it. Says whether it may.
fn nothing_learnt_is_taken_back<G: Game>(stage: &Stage, pair: &Pair<'_, G>, seat: Seat, action: &G::Action) -> bool {
    let after = |game: &G| {
        let mut table = stage.put(game);
        let act = Request::Act { action: action.to_string() };
        let next = table.consider(&stage.persons[seat.index()], act, 0, None).expect("what is offered depends on nothing hidden");
        table.happen(next);
        table.can_take_back(seat).then(|| serde_json::to_string(&table.game().show(pair.viewer)).expect("JSON"))
    };
    let (one, two) = (after(pair.walk.game()), after(pair.other));
    if let (Some(one), Some(two)) = (&one, &two) {
        let told = pair.walk.describe();
        assert!(one == two, "{seat:?} learnt something by `{action}` and may take it back:\n{one}\n{two}\n{told}");
    }
    one.is_some()
}

/// Compares what leaves the house at one kind of table, for all eyes.
struct Proof {
    options: Vec<(&'static str, String)>,
}

impl Visitor for Proof {
    type Out = ();

    fn visit<G: Game>(self) {
        let options: Vec<(&str, &str)> = self.options.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let stage = Stage::new::<G>(&options);
        let opens = opens::opens(G::FACTS.id);
        let mut compared = Compared::default();
        for seed in 0..MOST_MATCHES {
            if compared.tables >= TABLES && compared.taken_back >= TAKEN_BACK && compared.hints >= HINTS {
                break;
            }
            let walk = || Walk::<G>::new(agreed::<G>(&options), Setup::default(), seed);
            for viewer in all_viewers(walk().game().players()) {
                let mut rng = Rng::new(seed ^ 0x5eed);
                world_pairs(walk(), Watch { viewer, seed, events: EVENTS, opens }, &mut |pair| {
                    if rng.happens(1, 4) {
                        worlds_look_alike(&stage, pair, &mut rng, &mut compared);
                    }
                });
            }
        }
        let Compared { tables, answers, taken_back, hints } = compared;
        let told = format!("{tables} tables, {answers} answers, {taken_back} acts to be taken back, {hints} hints");
        println!("{} {options:?}: {told}", G::FACTS.id);
        assert!(tables >= TABLES && answers >= 5 * tables && taken_back >= TAKEN_BACK && hints >= HINTS, "{told}");
    }
}

/// Tables that are compared, at the least.
const TABLES: usize = 40;
/// Acts that may be taken back and are compared, at the least.
const TAKEN_BACK: usize = 10;
/// Events of a match that are followed.
const EVENTS: usize = 120;
/// Matches that are played at the most until so much is compared: between two, some are over in a few words.
const MOST_MATCHES: u64 = 12;

#[test]
fn every_game_leaves_the_house_blind_at_every_table() {
    std::thread::scope(|scope| {
        for entry in tried::tried() {
            scope.spawn(move || {
                for options in kinds(&entry) {
                    games::visit(entry.facts.id, Proof { options });
                }
            });
        }
    });
}

/// Faces of another's cards, wherever they would stand.
fn faces_of_others(view: &TableView, viewer: Viewer) -> usize {
    view.seats.iter().filter(|seat| !viewer.are(seat.seat) && matches!(seat.hand, HandView::Faces(_))).count()
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
            let mut any_game = (entry.open)(&options, &setup).expect("a table");
            Shuffler::new([seed; 32]).deal(&mut *any_game).expect("a deal");
            any_game
        };
        let shown = |any_game: &dyn AnyGame| serde_json::to_string(&any_game.show(Viewer::Public)).expect("JSON");
        let first = dealt(0);
        assert_eq!(faces_of_others(&first.show(Viewer::Public), Viewer::Public), 0);
        for seed in 1..20 {
            assert_eq!(shown(&*dealt(seed)), shown(&*first), "{game}");
        }
        let own = |any_game: &dyn AnyGame| serde_json::to_string(&any_game.show(Viewer::Seat(Seat::at(0)))).expect("JSON");
        assert_ne!(own(&*dealt(1)), own(&*first), "players do see their own cards");
    }
}
