//! An exercise: a question, the answers to choose from, and after the answer the reasons with their rules.

use super::book::link;
use super::card::Deck;
use super::frame::{Context, layout};
use super::path::{on, trail};
use super::table_text::{said, short, text_of};
use ::laws::desk;
use engine::law::Value;
use engine::{Entry, Msg};
use learn::Progress;
use learn::drill::{Answer, Drill, Incident, Kind, Picks, Reason, Topic, What, kinds, name};
use learn::path::Step;
use maud::{Markup, html};
use words::Words;

/// Choices of the reader on the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// The kind they practise; all in turn if none is named.
    pub kind: Option<Kind>,
    /// The topic that is due, where one is repeated.
    pub topic: Option<Topic>,
    /// The step of the path they do.
    pub step: Option<Step>,
    /// The choices they picked; none before they answer.
    pub picked: Vec<usize>,
}

impl Asked {
    /// The address of this selection in a game, without a seed.
    pub fn address(&self, game: &str) -> String {
        let query = match (self.step, &self.topic, self.kind) {
            (Some(step), ..) => format!("?step={}", step.name()),
            (None, Some(_), _) => "?due=1".to_owned(),
            (None, None, Some(kind)) => format!("?kind={}", kind.name()),
            (None, None, None) => String::new(),
        };
        format!("/learn/{game}/drill{query}")
    }
}

/// The page of an exercise.
pub fn drill(context: &Context, words: &Words, entry: &Entry, drill: &Drill, asked: &Asked, progress: &Progress) -> Markup {
    let page = Page { words, entry, deck: Deck::of(entry.facts.pack), drill, asked };
    let title = said(words, &Msg::new("drill-title").with("game", entry.facts.title.to_owned()));
    let heading = asked.step.map_or(title, |step| text_of(words, step.title()));
    let body = html! {
        article.primer.drill {
            @if let Some(step) = asked.step { (trail(words, entry, progress, step)) }
            header { h1 { (heading) } @if asked.topic.is_some() { p.muted { (text_of(words, "memory-lead")) } } @else { p.muted { (text_of(words, "drill-lead")) } } }
            @if asked.step.is_none() && asked.topic.is_none() { (page.kinds()) }
            (page.situation())
            @if asked.picked.is_empty() { (page.question()) } @else { (page.answer(progress)) }
        }
    };
    layout(context, words, &heading, body)
}

struct Page<'a> {
    words: &'a Words,
    entry: &'a Entry,
    deck: Deck,
    drill: &'a Drill,
    asked: &'a Asked,
}

impl Page<'_> {
    fn game(&self) -> &'static str {
        self.entry.facts.id
    }

    fn text(&self, id: &'static str) -> String {
        text_of(self.words, id)
    }

    fn say(&self, msg: &Msg) -> String {
        self.words.say_in(self.game(), msg, &name, self.entry.facts.tradition)
    }

    fn card(&self, card: cards::Card) -> String {
        self.words.card(card, self.entry.facts.tradition)
    }

    /// The kinds of exercises to choose from.
    fn kinds(&self) -> Markup {
        let of = |kind: Option<Kind>| Asked { kind, ..Asked::default() }.address(self.game());
        let current = |kind: Option<Kind>| (self.asked.kind == kind).then_some("true");
        html! {
            nav.kinds {
                a.btn href=(of(None)) aria-current=[current(None)] { (self.text("drill-mixed")) }
                @for kind in kinds(self.entry) {
                    a.btn href=(of(Some(kind))) aria-current=[current(Some(kind))] { (self.text(kind.title())) }
                }
            }
        }
    }

    /// The question, and what is seen of the table.
    fn situation(&self) -> Markup {
        let table = &self.drill.table;
        // The trick is what is asked for, or it lies before the reader.
        let trick = self.drill.kind != Kind::Trick && !table.trick.is_empty();
        html! {
            section.situation {
                h2 { (self.say(&self.drill.question)) }
                @if !table.facts.is_empty() { p.facts { @for fact in &table.facts { span.chip { (self.say(fact)) } " " } } }
                @if let Some(incident) = &self.drill.incident { (self.incident(incident)) }
                @if !table.log.is_empty() {
                    h3 { (self.text("drill-said-before")) }
                    ul.log { @for line in &table.log { li { (self.say(line)) } } }
                }
                @if trick {
                    h3 { (self.text("drill-on-table")) }
                    ol.shown data-deck=(self.deck.name()) {
                        @for &(seat, card) in &table.trick { li { (self.deck.face(card)) span { (self.card(card)) } small { (name(seat)) } } }
                    }
                }
                @if !table.hand.is_empty() {
                    @if table.seat.is_some() { h3 { (self.text("drill-your-cards")) } }
                    ul.held data-deck=(self.deck.name()) {
                        @for &card in &table.hand { li { (self.deck.face(card)) span.vh { (self.card(card)) } } }
                    }
                }
            }
        }
    }

    /// What happened, as it was told at the desk.
    fn incident(&self, incident: &Incident) -> Markup {
        html! {
            h3 { (self.text("drill-happened")) }
            div.happened {
                p { b { (desk::form_name(self.words, incident.form)) } }
                @if !incident.told.is_empty() {
                    dl { @for &(key, value) in &incident.told {
                        div { dt { (desk::question(self.words, key)) } dd { (self.value(value)) } }
                    } }
                }
            }
        }
    }

    fn value(&self, value: Value) -> String {
        match value {
            Value::Word(word) => desk::answer(self.words, word),
            Value::Player(seat) => desk::player(self.words, self.game(), seat, &[]),
            Value::Number(number) => number.to_string(),
        }
    }

    /// The answers as a form: one tap where one is right, marks where several are.
    fn question(&self) -> Markup {
        let several = self.drill.picks == Picks::All;
        html! {
            form.answers method="post" action={ "/learn/" (self.game()) "/drill" } {
                @if let Some(kind) = self.asked.kind { input type="hidden" name="kind" value=(kind.name()); }
                @if let Some(topic) = &self.asked.topic { input type="hidden" name="topic" value=(topic.name()); }
                @if let Some(step) = self.asked.step { input type="hidden" name="step" value=(step.name()); }
                input type="hidden" name="seed" value=(self.drill.seed);
                div class=(self.list()) data-deck=(self.deck.name()) {
                    @for (n, choice) in self.drill.choices.iter().enumerate() {
                        @if several {
                            label.mark { input.vh type="checkbox" name="pick" value=(n); (self.content(choice)) }
                        } @else {
                            button.btn name="pick" value=(n) { (self.content(choice)) }
                        }
                    }
                }
                @if several { p.cta { button.btn.go { (self.text("drill-check")) } } }
            }
        }
    }

    /// The form of the list: cards side by side, figures in a row, or sentences below each other.
    fn list(&self) -> &'static str {
        let all = |fits: fn(&What) -> bool| self.drill.choices.iter().all(|choice| fits(&choice.what));
        if self.drill.choices.iter().any(|choice| matches!(choice.what, What::Card(_))) {
            "offered of-cards"
        } else if all(|what| matches!(what, What::Number(_))) {
            "offered of-figures"
        } else {
            "offered of-words"
        }
    }

    fn content(&self, choice: &Answer) -> Markup {
        html! {
            @match &choice.what {
                What::Card(card) => { (self.deck.face(*card)) span { (self.card(*card)) } },
                What::Cards(cards) => {
                    span.of-cards data-deck=(self.deck.name()) { @for card in cards.iter() { (self.deck.face(card)) } }
                    span { @if cards.is_empty() { (self.text("drill-no-card")) } @else { (cards.iter().map(|card| self.card(card)).collect::<Vec<_>>().join(", ")) } }
                },
                What::Said(msg) => span { (self.say(msg)) },
                What::Number(number) => span { (super::table_text::figure(*number)) },
                What::Follows(sentences) => span { @for sentence in sentences { (self.say(sentence)) " " } },
            }
        }
    }

    /// The answers with the right ones marked, and why.
    fn answer(&self, progress: &Progress) -> Markup {
        let solved = self.drill.is_solved_by(&self.asked.picked);
        let wrong: Vec<(&Answer, &Reason)> =
            self.drill.choices.iter().filter_map(|choice| Some((choice, choice.why.as_ref()?))).collect();
        html! {
            section.verdict.solved[solved] {
                h2 role="status" { (self.text(if solved { "drill-right" } else { "drill-wrong" })) }
                ul class=(self.list()) data-deck=(self.deck.name()) {
                    @for (n, choice) in self.drill.choices.iter().enumerate() {
                        @let picked = self.asked.picked.contains(&n);
                        li.right[choice.right].wrong[picked && !choice.right] {
                            (self.content(choice))
                            @if choice.right { small { "✓ " (self.text("drill-answer-is")) } }
                            @if picked && !choice.right { small { (self.text("drill-yours")) } }
                        }
                    }
                }
                @if !self.drill.reasons.is_empty() {
                    h3 { (self.text("drill-why")) }
                    @for reason in &self.drill.reasons { (self.reason(reason, None)) }
                }
                // Words are refused each for a reason of its own; cards mostly for the same.
                @if self.drill.kind == Kind::Say {
                    h3 { (self.text("drill-why-not")) }
                    @for (choice, reason) in wrong { (self.reason(reason, Some(choice))) }
                }
            }
            p.cta {
                @match self.asked.step {
                    Some(step) if progress.has_done(step) => a.btn href=(self.asked.address(self.game())) { (self.text("drill-next")) },
                    Some(_) | None => a.btn.go href=(self.asked.address(self.game())) { (self.text("drill-next")) },
                }
                a.btn.ghost href={ "/learn/" (self.game()) } { (self.text("drill-primer")) }
            }
            @if let Some(step) = self.asked.step { (on(self.words, self.entry, progress, step)) }
        }
    }

    fn reason(&self, reason: &Reason, of: Option<&Answer>) -> Markup {
        html! {
            p.because {
                @if let Some(choice) = of { b { (self.content(choice)) ": " } }
                @if let Some(says) = &reason.says { (self.say(says)) " " }
                @if let Some(cite) = &reason.cite { (self.rule(cite)) }
            }
        }
    }

    fn rule(&self, cite: &str) -> Markup {
        html! {
            small.rule {
                @if let Some(rule) = self.words.rule(cite) { (rule) " " }
                a.law href=(link(self.game(), cite)) { (short(self.words, self.game(), cite)) }
            }
        }
    }
}
