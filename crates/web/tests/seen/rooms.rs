//! Rooms for five to eight players, made up: what a page must be able to draw before any game fills so many chairs.
//!
//! The words are the messages' own ids, which a language that lacks them says as they are.

use cards::{Card, CardSet, Suit};
use engine::show::{
    Centre, Choice, Deed, HandView, Party, Played, PotView, Prompt, RefusedChoice, SeatView, SheetLine, TableView, ToAct,
};
use engine::{Cite, Msg, Refusal, Seat, Viewer};
use table::{
    Clock, Deadline, Hints, Line, Occupant, Openness, Pace, Phase, Rest, Rights, SeatLabel, TableId, TimeLeft, VisitorView,
};

/// A company, and how it plays.
struct Room {
    game: &'static str,
    names: &'static [&'static str],
    hand: &'static str,
    /// Who plays against the others.
    hombre: usize,
    /// Who deals and sits out.
    zangano: Option<usize>,
}

const ROOMS: [Room; 4] = [
    Room {
        game: "Quintillo",
        names: &["Ana", "Bento", "Clara", "Duarte", "Lucia"],
        hand: "1B 6B RC CC 2C 7E 3O 4O",
        hombre: 2,
        zangano: None,
    },
    Room {
        game: "Seisillo",
        names: &["Ana", "Bento", "Clara", "Duarte", "Lucia", "Nora"],
        hand: "1B RC CC 2C 7E 4O",
        hombre: 4,
        zangano: None,
    },
    Room {
        game: "Seisillo with zángano",
        names: &["Ana", "Bento", "Clara", "Piero", "Duarte", "Lucia", "Nora"],
        hand: "1B RC CC 2C 7E 4O",
        hombre: 2,
        zangano: Some(3),
    },
    Room {
        game: "A room for eight",
        names: &["Ana", "Bento", "Maximiliana da Conceição", "Piero", "Duarte", "Lucia", "Nora", "Inês"],
        hand: "RC CC 2C 7E 4O",
        hombre: 2,
        zangano: None,
    },
];

/// Cards for a trick, in the order of play.
const TRICK: &str = "5C SC 7C 3C 6C 4C 1E";

/// A moment at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    /// Nobody sits there yet.
    Empty,
    /// The visitor sits, and a bot or two.
    Gathering,
    /// Everybody has spoken, and the visitor is asked.
    Auction,
    /// Three cards lie, and the visitor follows.
    Third,
    /// All others have played, and the visitor follows.
    Last,
    /// All have played; somebody has shown cards and says so.
    Past,
    /// The same trick, and nobody's hand is the visitor's.
    Watching,
}

impl Moment {
    const ALL: [(Moment, &'static str); 7] = [
        (Moment::Empty, "empty"),
        (Moment::Gathering, "gathering"),
        (Moment::Auction, "auction"),
        (Moment::Third, "third"),
        (Moment::Last, "last"),
        (Moment::Past, "past"),
        (Moment::Watching, "watching"),
    ];

    /// Before the first deal.
    fn is_before(self) -> bool {
        matches!(self, Moment::Empty | Moment::Gathering)
    }
}

/// Every room at every moment, with a name for each.
pub(crate) fn rooms() -> Vec<(String, VisitorView)> {
    let at = |room: &Room| Moment::ALL.map(|(moment, name)| (format!("{}-{name}", room.names.len()), room.at(moment)));
    ROOMS.iter().flat_map(at).collect()
}

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(|card| card.parse().expect("a card")).collect()
}

impl Room {
    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::first(self.names.len())
    }

    fn is_out(&self, seat: Seat) -> bool {
        self.zangano == Some(seat.index())
    }

    /// The seats that play this deal, from one's right neighbour round to oneself.
    fn players(&self) -> Vec<Seat> {
        let mut players: Vec<Seat> = self.seats().filter(|&seat| !self.is_out(seat)).collect();
        players.rotate_left(1);
        players
    }

    /// What lies in the middle: the visitor plays last, or fourth.
    fn trick(&self, moment: Moment) -> Vec<Played> {
        let players = self.players();
        let others = players.len() - 1;
        let played = |(&seat, card): (&Seat, Card)| Played { seat: Some(seat), card, winning: card.to_string() == "SC" };
        match moment {
            Moment::Empty | Moment::Gathering | Moment::Auction => Vec::new(),
            Moment::Third => players[others - 3..others].iter().zip(cards(TRICK)).map(played).collect(),
            Moment::Last => players[..others].iter().zip(cards(TRICK)).map(played).collect(),
            Moment::Past | Moment::Watching => {
                let all = cards(TRICK).into_iter().take(others).chain(cards("2C"));
                players.iter().zip(all).map(played).collect()
            }
        }
    }

    fn seat(&self, seat: Seat, moment: Moment) -> SeatView {
        let n = seat.index();
        let dealt = cards(self.hand);
        let lies = self.trick(moment).iter().any(|played| played.seat == Some(seat));
        let dealt_any = !moment.is_before() && !self.is_out(seat);
        let hand = if n == 0 && !moment.is_before() && moment != Moment::Watching {
            HandView::Faces(dealt.into_iter().filter(|card| !lies || card.to_string() != "2C").collect())
        } else {
            HandView::Backs(if dealt_any { dealt.len() - usize::from(lies) } else { 0 })
        };
        let mut roles = Vec::new();
        if !moment.is_before() {
            roles.extend((n == 1).then_some(Msg::new("mano")));
            roles.extend((n == self.hombre && moment != Moment::Auction).then_some(Msg::new("Hombre")));
            roles.extend(self.is_out(seat).then_some(Msg::new("zángano")));
        }
        let said = match moment {
            Moment::Auction if n == self.hombre => Some("Entrada in bastos"),
            Moment::Auction if n > 0 && !self.is_out(seat) => Some("Paso"),
            Moment::Past if n + 1 == self.names.len() => Some("The rest are mine"),
            _ => None,
        };
        let shows = moment == Moment::Past && n + 1 == self.names.len();
        let asked = match moment {
            Moment::Past | Moment::Watching => n == 1,
            Moment::Empty | Moment::Gathering => false,
            _ => n == 0,
        };
        SeatView {
            seat,
            roles,
            hand,
            shown: if shows { cards("1O 5O RO CB").into_iter().collect() } else { CardSet::EMPTY },
            tricks: if moment.is_before() || moment == Moment::Auction || self.is_out(seat) { 0 } else { [1, 0, 2][n % 3] },
            chips: [14, -31, 22, -6, -9, -44, 6, 48][n],
            figures: Vec::new(),
            said: said.map(Msg::new),
            to_act: if asked { ToAct::Must } else { ToAct::Waits },
            out: !moment.is_before() && self.is_out(seat),
        }
    }

    fn prompt(&self, moment: Moment) -> Option<Prompt> {
        let hand: CardSet = cards(self.hand).into_iter().collect();
        let follow: CardSet = cards("CC 2C").into_iter().collect();
        match moment {
            Moment::Auction => {
                let word = |action: &str, words| Choice::Word { action: action.to_owned(), words: Msg::new(words) };
                let ways = vec![word("pass", "Paso"), word("enter", "Entrada"), word("vuelta", "Vuelta"), word("solo", "Solo")];
                Some(Prompt { question: Msg::new("Entrada is bid. What do you say?"), must: true, ways, refused: Vec::new() })
            }
            Moment::Third | Moment::Last => {
                let ways = vec![Choice::Card { verb: "play", deed: Deed::Play, heading: Msg::new("Play a card"), of: follow }];
                let why =
                    |card: Card| if card.to_string() == "RC" { ("The king stays back", "R22") } else { ("Follow copas", "R17") };
                let refuse = |card: Card| {
                    let (words, cite) = why(card);
                    let why = Refusal { why: Msg::new(words), cite: Cite(cite) };
                    RefusedChoice { what: card.to_string(), why }
                };
                let refused = hand.iter().filter(|&card| !follow.contains(card)).map(refuse).collect();
                Some(Prompt { question: Msg::new("Follow copas: caballo or two."), must: true, ways, refused })
            }
            Moment::Empty | Moment::Gathering | Moment::Past | Moment::Watching => None,
        }
    }

    fn view(&self, moment: Moment) -> TableView {
        let lies = self.trick(moment);
        let past = matches!(moment, Moment::Past | Moment::Watching);
        let earlier = self.players().into_iter().zip(cards("2O 3B RE 5B 7B 6O SO CO"));
        let earlier = earlier.enumerate().map(|(n, (seat, card))| Played { seat: Some(seat), card, winning: n == 1 });
        let (trick, last_trick) = match moment {
            Moment::Empty | Moment::Gathering | Moment::Auction => (Vec::new(), Vec::new()),
            _ if past => (Vec::new(), lies),
            _ => (lies, earlier.collect()),
        };
        let entry = Msg::new("Entrada, bastos").with("suit", Suit::Bastos);
        let headline = if moment == Moment::Auction { Msg::new("Who plays?") } else { entry };
        let facts = match moment {
            Moment::Auction => vec![Msg::new("Hand 9")],
            _ => vec![Msg::new("The first king out makes the partner"), Msg::new("no king out yet")],
        };
        let put = |seat: Seat| SheetLine {
            deal: 9,
            from: Party::Seat(seat),
            to: Party::Pot("middle"),
            amount: 2,
            cite: Cite("R4"),
            cause: Msg::new("Entrada"),
        };
        TableView {
            game: self.game,
            viewer: if matches!(moment, Moment::Empty | Moment::Watching) { Viewer::Public } else { Viewer::Seat(Seat::at(0)) },
            deal: 9,
            headline,
            aim: Some(Msg::new("Stop Benedita, who needs more tricks than either of you: Benedita 3, Ana 1, Clara 0")),
            worth: None,
            facts,
            seats: self.seats().map(|seat| self.seat(seat, moment)).collect(),
            centre: Centre { trick, last_trick, ..Centre::default() },
            pots: vec![PotView { name: Msg::new("in the middle"), amount: 48 }],
            sheet: self.seats().map(put).collect(),
            log: vec![Msg::new("The rest are mine").with("seat", Seat::at(self.names.len() - 1)).with("card", cards(TRICK)[0])],
            prompt: self.prompt(moment),
        }
    }

    fn plate(&self, seat: Seat, moment: Moment) -> SeatLabel {
        let n = seat.index();
        let bot = n % 3 == 2;
        let is = match moment {
            Moment::Empty => Occupant::Nobody,
            Moment::Gathering if n > 0 && !bot => Occupant::Nobody,
            _ if bot => Occupant::Bot,
            _ => Occupant::Person,
        };
        // The clock stands at one of the tables.
        let time = (self.names.len() == 6 && !bot).then_some(TimeLeft { left: 38_000, running: n == 0 });
        let name = (is != Occupant::Nobody).then(|| self.names[n].to_owned());
        SeatLabel { name, is, level: (is == Occupant::Bot).then(|| "novice".to_owned()), time, line: Line::Up }
    }

    fn at(&self, moment: Moment) -> VisitorView {
        let gathering = moment.is_before();
        let me = (!matches!(moment, Moment::Empty | Moment::Watching)).then(|| Seat::at(0));
        VisitorView {
            id: TableId::new().expect("chance"),
            game: self.game,
            agreed: Vec::new(),
            openness: Openness::Public,
            clock: (self.names.len() == 6).then_some(Clock { base: 300, increment: 10 }),
            pace: Pace::Human,
            deadline: Deadline::default(),
            hints: Hints::default(),
            rest: Rest::None,
            rating: table::Rating::default(),
            length: table::Length::Whole,
            closed: None,
            proposal: None,
            rating_change: None,
            number: 1,
            phase: if gathering { Phase::Gathering } else { Phase::Playing },
            paused: false,
            refereed: false,
            watchers: 0,
            plates: self.seats().map(|seat| self.plate(seat, moment)).collect(),
            me,
            view: self.view(moment),
            chat: Vec::new(),
            hints_taken: Vec::new(),
            counsel: None,
            asked: None,
            ended: None,
            hands: Vec::new(),
            resting: None,
            rights: Rights {
                sit: moment == Moment::Empty,
                stand: moment == Moment::Gathering,
                fill: gathering,
                hint: self.prompt(moment).is_some(),
                ..Rights::default()
            },
            invitation: None,
            commitment: String::new(),
            revealed: None,
            rematch: None,
            played_out: None,
        }
    }
}
