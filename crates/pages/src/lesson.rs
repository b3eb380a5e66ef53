//! A guided hand: the table as the pupil sees it, what is asked, and what became of the answer.

use super::book::link;
use super::card::Deck;
use super::frame::{Context, layout};
use super::path::{on, trail};
use super::table_text::{said, short, signed, text_of};
use cards::{Card, CardSet};
use engine::show::{Choice, HandView, SheetLine, TableView};
use engine::{Entry, Msg, Seat};
use learn::Progress;
use learn::lesson::{Lesson, News, Said, Stop, Task, Tongue, Verdict};
use learn::path::Step;
use maud::{Markup, html};
use words::Words;

/// A place in a lesson.
#[derive(Clone, Debug, Default)]
pub struct AtStop {
    /// The stop, from 0.
    pub at: usize,
    /// Verdict on the answer just given here.
    pub verdict: Option<Verdict>,
    /// Did the act before do what was asked in another way than the record?
    pub too: bool,
    /// Is the answer to be shown?
    pub shown: bool,
}

struct Page<'a> {
    words: &'a Words,
    entry: &'a Entry,
    deck: Deck,
    lesson: &'a Lesson,
    stop: &'a Stop,
    view: TableView,
    here: &'a AtStop,
}

/// The page of a stop; none if there is no such stop.
pub fn lesson(
    context: &Context,
    words: &Words,
    entry: &Entry,
    lesson: &Lesson,
    here: &AtStop,
    progress: &Progress,
) -> Option<Markup> {
    let stop = lesson.stops.get(here.at)?;
    let page = Page { words, entry, deck: Deck::of(entry.facts.pack), lesson, stop, view: stop.view(), here };
    let heading = text_of(words, Step::Hand.title());
    let count = Msg::new("lesson-count").with("at", here.at + 1).with("all", lesson.stops.len());
    let body = html! {
        article.primer.drill.lesson {
            (trail(words, entry, progress, Step::Hand))
            header { h1 { (heading) } p.muted { (said(words, &count)) } progress max=(lesson.stops.len()) value=(here.at + 1) {} }
            (page.before())
            @for said in &stop.says { p.says { (page.said(said)) } }
            (page.table())
            (page.task())
            @if let Task::End { ended, won, sheet } = &stop.task {
                (page.end(ended.as_ref(), *won, sheet))
                (on(words, entry, progress, Step::Hand))
                p.cta {
                    a.btn href={ "/learn/" (entry.facts.id) "/hand" } { (text_of(words, "lesson-again")) }
                    a.btn.ghost href={ "/learn/" (entry.facts.id) "/path" } { (text_of(words, "path-back")) }
                }
            }
        }
    };
    Some(layout(context, words, &heading, body))
}

impl Page<'_> {
    fn text(&self, id: &'static str) -> String {
        text_of(self.words, id)
    }

    fn name(&self, seat: Seat) -> String {
        self.lesson.record.name_of(seat)
    }

    fn say(&self, msg: &Msg) -> String {
        self.words.say_in(self.entry.facts.id, msg, &|seat| self.name(seat), self.entry.facts.tradition)
    }

    fn card(&self, card: Card) -> String {
        self.words.card(card, self.entry.facts.tradition)
    }

    fn said(&self, said: &Said) -> String {
        match said {
            Said::Message(msg) => self.say(msg),
            Said::Written(texts) => {
                let mine = Tongue::from_tag(self.words.language().tag()).and_then(|tongue| texts.get(&tongue));
                mine.or_else(|| texts.values().next()).cloned().unwrap_or_default()
            }
        }
    }

    /// What happened since the stop before, and what became of the act there.
    fn before(&self) -> Markup {
        let previous = self.here.at.checked_sub(1).and_then(|at| self.lesson.stops.get(at));
        let acted = previous.and_then(|stop| match &stop.task {
            Task::Act { action, .. } => stop.done(action),
            Task::Takes { .. } | Task::End { .. } => None,
        });
        html! {
            @if self.here.verdict.is_none() && previous.is_some() {
                p.right role="status" {
                    @if self.here.too { (self.text("lesson-too")) @if let Some(done) = &acted { " " b { (self.say(done)) } } }
                    @else { b { "✓ " (self.text("lesson-right")) } }
                }
            }
            @if !self.stop.news.is_empty() {
                section.since {
                    h2.vh { (self.text("lesson-news")) }
                    ul.log { @for news in &self.stop.news { li { (self.news(news)) } } }
                }
            }
        }
    }

    fn news(&self, news: &News) -> Markup {
        html! {
            @match news {
                News::Dealt => (self.text("lesson-dealt")),
                News::Played { seat, card } => (self.say(&Msg::new("web-plays-card").with("seat", *seat).with("card", *card))),
                News::Acted { seat, done } => { b { (self.name(*seat)) } ": " (self.say(done)) },
                News::Took { seat } if *seat == self.lesson.pupil => (self.text("lesson-took-you")),
                News::Took { seat } => (self.say(&Msg::new("lesson-took").with("seat", *seat))),
            }
        }
    }

    /// The trick, the facts and the pupil's cards, as far as they are not buttons.
    fn table(&self) -> Markup {
        let trick: Vec<(Option<Seat>, Card)> = match &self.stop.task {
            Task::Takes { trick, .. } => trick.iter().map(|&(seat, card)| (Some(seat), card)).collect(),
            Task::End { .. } => Vec::new(),
            Task::Act { .. } => self.view.centre.trick.iter().map(|played| (played.seat, played.card)).collect(),
        };
        html! {
            section.situation {
                @if !matches!(self.stop.task, Task::End { .. }) { p.facts {
                    @if let Some(trump) = self.stop.trump() { span.chip { (self.say(&Msg::new("drill-trump").with("trump", trump))) } " " }
                    @for fact in &self.view.facts { span.chip { (self.say(fact)) } " " }
                } }
                @if !trick.is_empty() {
                    h3 { (self.text("drill-on-table")) }
                    ol.shown data-deck=(self.deck.name()) {
                        @for (seat, card) in trick { li { (self.deck.face(card)) span { (self.card(card)) } @if let Some(seat) = seat { small { (self.name(seat)) } } } }
                    }
                }
            }
        }
    }

    fn hand(&self) -> Vec<Card> {
        let own = self.view.seats.iter().find(|seat| seat.seat == self.lesson.pupil).map(|seat| &seat.hand);
        match own {
            Some(HandView::Faces(cards)) => cards.clone(),
            Some(HandView::Backs(_)) | None => Vec::new(),
        }
    }

    fn task(&self) -> Markup {
        html! {
            @if !matches!(self.stop.task, Task::End { .. }) {
                section.task {
                    h2 { (self.say(&self.stop.asks())) }
                    (self.verdict())
                    @if self.here.shown { (self.shown()) }
                    form.answers method="post" action={ "/learn/" (self.entry.facts.id) "/hand" } {
                        input type="hidden" name="at" value=(self.here.at);
                        @match &self.stop.task {
                            Task::Takes { trick, .. } => div class="offered of-figures" {
                                @for (seat, _) in trick { button.btn name="answer" value=(seat.to_string()) { (self.name(*seat)) } }
                            },
                            Task::Act { .. } => (self.ways()),
                            Task::End { .. } => {},
                        }
                    }
                    @if !self.here.shown { p { a.show-me href={ "/learn/" (self.entry.facts.id) "/hand?at=" (self.here.at) "&show=1" } { (self.text("lesson-show")) } } }
                }
            }
        }
    }

    /// Why an answer will not do.
    fn verdict(&self) -> Markup {
        html! {
            @match &self.here.verdict {
                Some(Verdict::Other) => p.wrong role="alert" {
                    @if matches!(self.stop.task, Task::Takes { .. }) { (self.text("lesson-other-takes")) } @else { (self.text("lesson-other")) }
                },
                Some(Verdict::Refused(refusal)) => div.wrong role="alert" {
                    p { b { (self.text("lesson-refused")) } " " (self.say(&refusal.why)) }
                    p.rule {
                        @if let Some(rule) = self.words.rule(refusal.cite.0) { (rule) " " }
                        a.law href=(link(self.entry.facts.id, refusal.cite.0)) { (short(self.words, self.entry.facts.id, refusal.cite.0)) }
                    }
                },
                Some(Verdict::Unreadable) => p.wrong role="alert" { (self.text("lesson-unreadable")) },
                Some(Verdict::Right | Verdict::RightToo) | None => {},
            }
        }
    }

    fn shown(&self) -> Markup {
        let told = match &self.stop.task {
            Task::Act { action, .. } => self.stop.done(action).map(|done| self.say(&done)),
            Task::Takes { winner, .. } => Some(self.name(*winner)),
            Task::End { .. } => None,
        };
        html! { @if let Some(told) = told { p.because { (self.text("lesson-shown")) " " b { (told) } } } }
    }

    /// Everything a pupil may try: all their cards where one is to be played, the words of the prompt, marks where several cards are chosen.
    fn ways(&self) -> Markup {
        let ways = self.view.prompt.as_ref().map(|prompt| prompt.ways.as_slice()).unwrap_or_default();
        let several = ways.iter().find_map(|way| match way {
            Choice::Cards { verb, of, .. } => Some((*verb, *of)),
            Choice::Word { .. } | Choice::Card { .. } | Choice::Number { .. } => None,
        });
        let hand = self.hand();
        // Where a card is to be played, words that end the hand would only distract.
        let is_card = self.stop.asks_for_card();
        html! {
            @match several {
                Some((verb, of)) => (self.marks(verb, of, &hand)),
                None => (self.cards(&hand)),
            }
            @if !is_card { div class="offered of-words" { @for way in ways { (self.way(way)) } } }
        }
    }

    fn marks(&self, verb: &str, of: CardSet, hand: &[Card]) -> Markup {
        html! {
            input type="hidden" name="verb" value=(verb);
            div class="offered of-cards hand" data-deck=(self.deck.name()) {
                @for &card in hand.iter().filter(|card| of.contains(**card)) {
                    label.mark { input.vh type="checkbox" name="card" value=(card.to_string()); (self.deck.face(card)) span { (self.card(card)) } }
                }
            }
            p.cta { button.btn.go name="answer" value="" { (self.text("lesson-mark")) } }
        }
    }

    fn cards(&self, hand: &[Card]) -> Markup {
        html! {
            h3 { (self.text("drill-your-cards")) }
            @if self.stop.playable().is_some() {
                div class="offered of-cards hand" data-deck=(self.deck.name()) {
                    @for &card in hand {
                        button.pick name="answer" value=((self.entry.play)(card)) { (self.deck.face(card)) span { (self.card(card)) } }
                    }
                }
            } @else {
                ul.held data-deck=(self.deck.name()) { @for &card in hand { li { (self.deck.face(card)) span.vh { (self.card(card)) } } } }
            }
        }
    }

    fn way(&self, way: &Choice) -> Markup {
        html! {
            @match way {
                Choice::Word { action, words } => button.btn name="answer" value=(action) {
                    span { (self.say(words)) @if let Some(gloss) = self.gloss(words) { br; small { (gloss) } } }
                },
                Choice::Card { verb, of, heading, deed: engine::show::Deed::Other } => {
                    p { (self.say(heading)) }
                    @for card in of.iter() { button.btn name="answer" value={ (verb) " " (card) } { (self.card(card)) } }
                },
                Choice::Number { verb, heading, from, to } => {
                    label { (self.say(heading)) " " input type="number" name="number" min=(from) max=(to) value=(from); }
                    button.btn name="counted" value=(verb) { (self.text("lesson-mark")) }
                },
                Choice::Card { .. } | Choice::Cards { .. } => {},
            }
        }
    }

    fn gloss(&self, msg: &Msg) -> Option<String> {
        self.words.gloss(msg, &|seat| self.name(seat), self.entry.facts.tradition)
    }

    /// The end: how the hand ended, and each payment with its rule.
    fn end(&self, ended: Option<&Msg>, won: i64, sheet: &[SheetLine]) -> Markup {
        let figure = Msg::new("lesson-won").with("figure", signed(won));
        let game = self.entry.facts.id;
        html! {
            section.ending {
                h2 { (self.text("lesson-end")) }
                @match ended {
                    Some(ended) => { p.lead { (self.say(ended)) } @if !sheet.is_empty() { p { b { (said(self.words, &figure)) } } } },
                    None => p { (self.text("lesson-end-here")) },
                }
                @if !sheet.is_empty() && ended.is_some() {
                    h3 { (self.text("lesson-payments")) }
                    ul.paid { @for line in sheet {
                        @let gains = line.to == engine::show::Party::Seat(self.lesson.pupil);
                        li { b.num { (signed(if gains { line.amount } else { -line.amount })) } " " (self.say(&line.cause)) " " a.law href=(link(game, line.cite.0)) { (short(self.words, game, line.cite.0)) } }
                    } }
                }
            }
        }
    }
}
