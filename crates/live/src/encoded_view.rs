//! A sight as text. Most of what one sees of a table all others see too: it is written once, and the others are given a copy of the
//! letters.

use engine::TableView;
use serde::Serialize;
use std::ops::Range;
use std::sync::Arc;
use table::VisitorView;

/// A sight, its text, and where in it each field stands.
pub(super) struct IndexedView {
    visitor_view: VisitorView,
    told: EncodedView,
    fields: Vec<Range<usize>>,
}

/// A sight as text, in the frame in which a socket is sent it: the same letters for all who see the same.
#[derive(Clone, Debug)]
pub struct EncodedView {
    frame: Arc<str>,
    visitor_view: Range<usize>,
}

impl EncodedView {
    /// As it goes out to a socket.
    pub fn frame(&self) -> &str {
        &self.frame
    }

    /// The sight alone.
    pub fn visitor_view(&self) -> &str {
        self.frame.get(self.visitor_view.clone()).unwrap_or_default()
    }
}

/// What somebody else was told: the same field of their sight, and the letters of it.
type Known<'k, T> = Option<(&'k T, &'k str)>;

/// A text that grows.
struct Pen<'k> {
    text: Vec<u8>,
    fields: Vec<Range<usize>>,
    like: Option<&'k IndexedView>,
}

impl<'k> Pen<'k> {
    /// The letters of the next field as they stand in the other text.
    fn there(&self) -> Option<&'k str> {
        let like = self.like?;
        like.told.frame.get(like.fields.get(self.fields.len())?.clone())
    }

    /// Writes a value, or copies the letters of one that is the same.
    fn value<T: Serialize>(
        &mut self,
        value: &T,
        known: Known<'_, T>,
        is_same: impl Fn(&T, &T) -> bool,
    ) -> serde_json::Result<()> {
        let begin = self.text.len();
        match known.filter(|(other, _)| is_same(value, other)) {
            Some((_, letters)) => self.text.extend_from_slice(letters.as_bytes()),
            None => serde_json::to_writer(&mut self.text, value)?,
        }
        self.fields.push(begin..self.text.len());
        Ok(())
    }

    fn name(&mut self, name: &str) {
        let first = self.text.last() == Some(&b'{');
        self.text.extend_from_slice(if first { b"\"" } else { b",\"" });
        self.text.extend_from_slice(name.as_bytes());
        self.text.extend_from_slice(b"\":");
    }
}

/// Writes fields by their names, or as they are called in the JSON, each copied if the other's is the same.
macro_rules! fields {
    (@name $field:ident $name:literal) => {
        $name
    };
    (@name $field:ident) => {
        stringify!($field)
    };
    ($pen:ident, $of:expr, $other:expr, [$($field:ident $(as $name:literal)?),*]) => {
        $(
            $pen.name(fields!(@name $field $($name)?));
            let known = $other.map(|other| &other.$field).zip($pen.there());
            $pen.value(&$of.$field, known, PartialEq::eq)?;
        )*
    };
}

impl IndexedView {
    /// What is told of this sight, when somebody else was told that.
    pub(super) fn new(visitor_view: VisitorView, like: Option<&IndexedView>) -> serde_json::Result<IndexedView> {
        let length = like.map_or(4096, |like| like.told.frame.len() + 512);
        let mut pen = Pen { text: Vec::with_capacity(length), fields: Vec::with_capacity(48), like };
        let other = like.map(|like| &like.visitor_view);
        pen.text.extend_from_slice(format!("{{\"kind\":\"sight\",\"number\":{},\"sight\":", visitor_view.number).as_bytes());
        let begin = pen.text.len();
        pen.text.push(b'{');
        fields!(
            pen,
            visitor_view,
            other,
            [id, game, agreed, openness, clock, pace, deadline, hints, rest, rating, length, number, phase, paused, refereed]
        );
        fields!(pen, visitor_view, other, [plates, watchers, me]);
        pen.name("view");
        view(&mut pen, &visitor_view.view, other.map(|other| &other.view))?;
        fields!(pen, visitor_view, other, [chat, hints_taken, counsel, asked]);
        pen.name("ended");
        let known = other.map(|other| &other.ended).zip(pen.there());
        // The same hand is the same piece of memory: it is large, and need not be compared.
        pen.value(&visitor_view.ended, known, |one, other| match (one, other) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (one, other) => one.is_none() && other.is_none(),
        })?;
        fields!(
            pen,
            visitor_view,
            other,
            [resting, rights, invitation, commitment, revealed, closed, proposal, rating_change, rematch, played_out]
        );
        pen.text.push(b'}');
        let end = pen.text.len();
        pen.text.push(b'}');
        // What serialises to JSON is text.
        let text = String::from_utf8(pen.text).map_err(<serde_json::Error as serde::ser::Error>::custom)?;
        Ok(IndexedView { visitor_view, told: EncodedView { frame: text.into(), visitor_view: begin..end }, fields: pen.fields })
    }

    pub(super) fn encoded(&self) -> &EncodedView {
        &self.told
    }
}

fn view(pen: &mut Pen<'_>, view: &TableView, other: Option<&TableView>) -> serde_json::Result<()> {
    pen.text.push(b'{');
    fields!(pen, view, other, [game, viewer as "eyes", deal, headline, aim, worth, facts]);
    pen.name("seats");
    pen.text.push(b'[');
    for (n, seat) in view.seats.iter().enumerate() {
        if n > 0 {
            pen.text.push(b',');
        }
        let known = other.and_then(|other| other.seats.get(n)).zip(pen.there());
        pen.value(seat, known, PartialEq::eq)?;
    }
    // Where the other has more seats or fewer, nothing that follows has the same number.
    pen.like = pen.like.filter(|_| other.is_none_or(|other| other.seats.len() == view.seats.len()));
    pen.text.push(b']');
    fields!(pen, view, other, [centre, pots, sheet, log, prompt]);
    pen.text.push(b'}');
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Shuffler, Turn};
    use table::{Chair, Clock, Name, PersonId, Presence, Table, TableConfig};

    fn table(game: &str) -> Table {
        let entry = games::entry(game).expect("a game");
        let host = PersonId::new().expect("chance");
        let table_config = TableConfig { clock: Some(Clock { base: 300, increment: 5 }), ..TableConfig::plain(game, &host) };
        let mut any_game = (entry.open)(&[], &engine::Setup::default()).expect("a table");
        let mut shuffler = Shuffler::new([3; 32]);
        let mut rng = engine::Rng::new(5);
        for _ in 0..30 {
            shuffler.deal(&mut *any_game).expect("a deal");
            let Turn::Seats { must, .. } = any_game.turn() else { break };
            let seat = must.lowest().expect("somebody");
            let mut bot = bots::bot(game, "random", rng.below(1000) as u64, bots::Thinking::default()).expect("a player");
            let action = bot.choose(&any_game.seen(engine::Viewer::Seat(seat))).expect("an action");
            any_game.act(seat, &action).expect("allowed");
        }
        let person = |n: usize| Chair::Person {
            id: PersonId::new().expect("chance"),
            name: Name::from_text(&format!("Ana {n}")).expect("a name"),
            entropy: None,
            presence: Presence::Here,
        };
        let chairs = (0..any_game.players()).map(person).collect();
        Table::exhibited(table_config, any_game, chairs).expect("a table")
    }

    /// What is copied from others says the same, to the letter, as what is written for one alone.
    #[test]
    fn a_copy_of_the_letters_says_the_same() {
        for entry in games::catalogue() {
            let table = table(entry.facts.id);
            let persons = table.chairs().iter().map(|chair| chair.person().cloned()).chain([None]);
            let mut last: Option<IndexedView> = None;
            for person in persons {
                let visitor_view = table.visitor_view(person.as_ref(), &[]);
                let plain = serde_json::to_string(&visitor_view).expect("JSON");
                let told = IndexedView::new(visitor_view, last.as_ref()).expect("JSON");
                assert_eq!(told.encoded().visitor_view(), plain, "{}", entry.facts.id);
                let frame = format!("{{\"kind\":\"sight\",\"number\":{},\"sight\":{plain}}}", table.number());
                assert_eq!(told.encoded().frame(), frame, "{}", entry.facts.id);
                last = Some(told);
            }
        }
    }
}
