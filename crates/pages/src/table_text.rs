//! What the pages say: the words of a language, with the names at a table.

use super::book::link;
use super::card::{Deck, picture};
use super::memo::{Memo, Wanted};
use cards::Suit;
use cards::names::Tradition;
use engine::show::Party;
use engine::{Arg, Cite, Entry, Facts, Msg, Seat};
use maud::{Markup, html};
use table::{Deadline, Hints, Length, Rating, Rest, VisitorView};
use words::{Meaning, OnTable, TableNames, Words};

/// A message of the room that speaks of nobody.
pub(super) fn text_of(words: &Words, id: &'static str) -> String {
    said(words, &Msg::new(id))
}

/// A message of the room, with what it speaks of.
pub fn said(words: &Words, msg: &Msg) -> String {
    words.say(msg, &|seat: Seat| seat.to_string(), Tradition::English)
}

/// How strong a player of the room is, in words.
pub(super) fn level(words: &Words, name: &str) -> String {
    match name {
        "random" => text_of(words, "web-level-random"),
        "novice" => text_of(words, "web-level-novice"),
        "club" => text_of(words, "web-level-club"),
        "master" => text_of(words, "web-level-master"),
        other => other.to_owned(),
    }
}

/// How long the room's players may think, in words.
pub(super) fn deadline(words: &Words, deadline: Deadline) -> String {
    match deadline {
        Deadline::Brief => text_of(words, "web-deadline-brief"),
        Deadline::Usual => text_of(words, "web-deadline-usual"),
        Deadline::Long => text_of(words, "web-deadline-long"),
    }
}

/// Who may ask the tutor, in words.
pub(super) fn hints(words: &Words, hints: Hints) -> String {
    match hints {
        Hints::Alone => text_of(words, "web-hints-alone"),
        Hints::Everybody => text_of(words, "web-hints-everybody"),
    }
}

/// The length of a match in words.
pub(super) fn length(words: &Words, length: Length) -> String {
    match length {
        Length::Whole => text_of(words, "web-length-whole"),
        Length::Hand => text_of(words, "web-length-hand"),
        Length::Twenty => text_of(words, "web-length-twenty"),
    }
}

/// Whether the match is rated, in words.
pub(super) fn rating(words: &Words, rating: Rating) -> String {
    match rating {
        Rating::Unrated => text_of(words, "web-unrated-table"),
        Rating::Rated => text_of(words, "web-rated-table"),
    }
}

/// How long the table waits between two hands, in words.
pub(super) fn rest(words: &Words, rest: Rest) -> String {
    match rest {
        Rest::None => text_of(words, "web-rest-none"),
        Rest::Brief => text_of(words, "web-rest-brief"),
        Rest::Usual => text_of(words, "web-rest-usual"),
        Rest::Long => text_of(words, "web-rest-long"),
    }
}

/// The facts of a game, by its machine name.
pub(super) fn facts(game: &str) -> Option<&'static Facts> {
    games::entry(game).map(|entry| entry.facts)
}

/// The words at one table.
pub(super) struct TableText<'a> {
    /// All words of the language.
    pub(super) words: &'a Words,
    pub(super) visitor_view: &'a VisitorView,
    entry: Option<Entry>,
    pub(super) memo: Option<Memo<'a>>,
}

impl<'a> TableText<'a> {
    /// The words at a table.
    pub(super) fn new(words: &'a Words, visitor_view: &'a VisitorView) -> TableText<'a> {
        TableText { words, visitor_view, entry: games::entry(visitor_view.game), memo: None }
    }

    /// The same words, where what was said before is looked up.
    pub(super) fn remembering(words: &'a Words, visitor_view: &'a VisitorView, memo: Memo<'a>) -> TableText<'a> {
        memo.said.of(&visitor_view.plates.iter().map(|plate| plate.name.as_deref()).collect::<Vec<_>>());
        TableText { memo: Some(memo), ..TableText::new(words, visitor_view) }
    }

    fn facts(&self) -> Option<&'static Facts> {
        self.entry.map(|entry| entry.facts)
    }

    /// The name of the game.
    pub(super) fn title(&self) -> &'static str {
        self.facts().map_or(self.visitor_view.game, |facts| facts.title)
    }

    /// Does the game hear free words?
    pub(super) fn hears_words(&self) -> bool {
        self.entry.is_some_and(|entry| entry.hears_words())
    }

    /// The book it is played by.
    pub(super) fn book(&self) -> String {
        self.facts().map_or_else(String::new, |facts| self.words.imprint(&facts.book))
    }

    /// The drawings of its cards.
    pub(super) fn deck(&self) -> Deck {
        Deck::of(self.facts().map_or(cards::Pack::Spanish40, |facts| facts.pack))
    }

    /// Three of its cards.
    pub(super) fn picture(&self) -> Vec<cards::Card> {
        let turn = games::catalogue().iter().position(|entry| entry.facts.id == self.visitor_view.game).unwrap_or(0);
        self.facts().map_or_else(Vec::new, |facts| picture(facts.pack, turn))
    }

    fn tradition(&self) -> Tradition {
        self.facts().map_or(Tradition::English, |facts| facts.tradition)
    }

    /// A message of the room.
    pub(super) fn text(&self, id: &'static str) -> String {
        let say = || text_of(self.words, id);
        self.memo.map_or_else(say, |memo| memo.find(Wanted::Told, &Msg::new(id), || Some(say())).unwrap_or_default())
    }

    /// A player's name.
    pub(super) fn name(&self, seat: Seat) -> String {
        let name = self.visitor_view.plates.get(seat.index()).and_then(|plate| plate.name.clone());
        name.unwrap_or_else(|| said(self.words, &Msg::new("web-seat").with("number", seat.index() + 1)))
    }

    /// A card's name.
    pub(super) fn card(&self, card: cards::Card) -> String {
        self.words.card(card, self.tradition())
    }

    /// The name of a suit in the reader's own language, where the book has another: drawn on Spanish cards and those of minchiate.
    pub(super) fn own_suit(&self, suit: Suit) -> Option<String> {
        let drawn = self.deck() != Deck::of(cards::Pack::French52);
        let own = said(self.words, &Msg::new("web-own-suit").with("suit", Arg::Text(suit.letter().to_string())));
        (drawn && own != self.words.suit(suit, self.tradition())).then_some(own)
    }

    /// A message in words.
    pub(super) fn say(&self, msg: &Msg) -> String {
        let say = || self.words.say_in(self.visitor_view.game, msg, &|seat| self.name(seat), self.tradition());
        let wanted = Wanted::Words(self.visitor_view.game);
        self.memo.map_or_else(say, |memo| memo.find(wanted, msg, || Some(say())).unwrap_or_default())
    }

    /// What explains it, if it needs explaining.
    pub(super) fn gloss(&self, msg: &Msg) -> Option<String> {
        let say = || self.words.gloss_in(self.visitor_view.game, msg, &|seat| self.name(seat), self.tradition());
        self.memo.map_or_else(say, |memo| memo.find(Wanted::Gloss(self.visitor_view.game), msg, say))
    }

    /// The meaning of a whole message, if it has one.
    pub(super) fn meaning(&self, msg: &Msg) -> Option<Meaning> {
        self.words.meaning(
            self.visitor_view.game,
            msg,
            TableNames { names: &|seat| self.name(seat), tradition: self.tradition() },
        )
    }

    /// What the game calls something on the table, of which there are so many.
    pub(super) fn on_table(&self, what: OnTable, many: usize) -> String {
        self.words.on_table(self.visitor_view.game, what, many)
    }

    /// Who pays or is paid.
    pub(super) fn party(&self, party: &Party) -> String {
        match party {
            Party::Seat(seat) => self.name(*seat),
            Party::Pot(pot) => self.own_pot(pot).unwrap_or_else(|| self.words.pot(self.visitor_view.game, pot)),
            Party::Carried => self.text("web-carried"),
        }
    }

    /// A pot as the table names it with those to whom it belongs: pots of one kind stand there in the order of the facts.
    fn own_pot(&self, pot: &str) -> Option<String> {
        let kind =
            |name: &str| format!("{}-{}", self.visitor_view.game, name.rsplit_once(['_', '-']).map_or(name, |(kind, _)| kind));
        let named: Vec<&Msg> =
            self.visitor_view.view.pots.iter().map(|pot| &pot.name).filter(|name| name.id == kind(pot)).collect();
        let alike = self.facts()?.pots.iter().filter(|other| kind(other) == kind(pot)).collect::<Vec<_>>();
        let at = alike.iter().position(|other| **other == pot).filter(|_| alike.len() > 1 && alike.len() == named.len())?;
        named[at].args.iter().any(|(_, arg)| matches!(arg, Arg::Msg(_) | Arg::Seat(_))).then(|| self.say(named[at]))
    }

    /// A rule as people cite it at this table: `R57` and `II.10.13` of its own book or of its family, `Mediator R36` of another game's.
    pub(super) fn short(&self, cite: Cite) -> String {
        short(self.words, self.visitor_view.game, cite.0)
    }

    /// What a rule says, with the way to its place in the rule book; its number, if nothing is told of it.
    pub(super) fn because(&self, cite: Cite) -> Markup {
        html! { p.because {
            @match self.linked_rule(cite) {
                Some(rule) => { (rule) " " a.law href=(link(self.visitor_view.game, cite.0)) { (self.short(cite)) } },
                None => (self.short(cite)),
            }
        } }
    }

    /// What a rule says.
    pub(super) fn rule(&self, cite: Cite) -> Option<String> {
        let say = || self.words.rule(cite.0);
        self.memo.map_or_else(say, |memo| memo.rule(Wanted::Rule, cite.0, say))
    }
}

/// A rule as people cite it in this game; the machine's own name of a book stands nowhere on a page.
pub(super) fn short(words: &Words, game: &str, cite: &str) -> String {
    words.cited(game, cite).unwrap_or_default()
}

/// A figure with its sign.
pub(super) fn signed(number: i64) -> String {
    match number {
        0 => "0".to_owned(),
        won if won > 0 => format!("+{won}"),
        lost => format!("−{}", lost.unsigned_abs()),
    }
}

/// A figure as it stands on a plate: a minus where it is owed, nothing where it is had.
pub(super) fn figure(number: i64) -> String {
    if number < 0 { signed(number) } else { number.to_string() }
}
