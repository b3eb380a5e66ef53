//! The form to open a table: made from what the catalogue says the book leaves to agreement.

use super::frame::{Context, layout};
use super::lobby::players;
use super::presets::Preset;
use super::table_text::{deadline, hints, length, level, rating, rest, said, text_of};
use engine::agreement::Values;
use engine::{Effect, Entry, Facts, Msg, OptionFact};
use maud::{Markup, html};
use table::{Deadline, Hints, Length, Name, Pace, Rating, Rest};
use words::Words;

/// The clocks to choose from: seconds for the match, and with every act.
const CLOCKS: [(u32, u32); 4] = [(300, 10), (600, 15), (900, 15), (1800, 30)];

/// The form; `given` is what was filled in before it was refused.
pub fn open_form(context: &Context, words: &Words, entry: &Entry, refused: Option<&str>, given: &[(String, String)]) -> Markup {
    let facts = entry.facts;
    let form = Form { words, facts, given };
    let heading = said(words, &Msg::new("web-open-title").with("game", facts.title.to_owned()));
    let (first, rest): (Vec<&OptionFact>, Vec<&OptionFact>) = facts.options.iter().partition(|fact| is_principal(fact));
    let body = html! {
        div.sec.big {
            h1 { (heading) }
            p.lead { (words.about(facts.id)) }
            p.gb { cite { (facts.book.title) } ", " (words.imprint(&facts.book)) " · " (players(words, facts)) " · " a href={ "/rules/" (facts.id) } { (text_of(words, "web-rules")) } }
        }
        @if let Some(refused) = refused { p.refusal role="alert" { (refused) } }
        nav.presets aria-label=(text_of(words, "web-presets")) {
            span { (text_of(words, "web-presets")) }
            @for preset in Preset::of(facts) {
                a.chip href={ "/open/" (facts.id) "?preset=" (preset.name) }
                    aria-current=[(form.value("preset") == Some(preset.name)).then_some("true")] { (text_of(words, preset.title)) }
            }
        }
        form.opening method="post" action={ "/open/" (facts.id) } {
            div.cols2 {
                div {
                    @for fact in first { (form.radios(fact)) }
                    fieldset { legend { (text_of(words, "web-who-may-come")) }
                        (form.radio("openness", "public", text_of(words, "web-public"), "public"))
                        (form.radio("openness", "invited", text_of(words, "web-invited"), "public"))
                    }
                    (form.length())
                    (form.clock())
                    (form.pace())
                }
                div {
                    label.field { span { (text_of(words, "web-your-name")) }
                        input type="text" name="name" maxlength=(Name::LONGEST) autocomplete="nickname"
                            value=(form.value("name").or(context.name.as_deref()).unwrap_or_default()); }
                    (form.chairs())
                    (form.deadline())
                    (form.rest())
                    (form.hints())
                    (form.rating())
                    (form.referee())
                }
            }
            @if !rest.is_empty() {
                details.all-agreements id="agreements" open[refused.is_some()] {
                    summary { (said(words, &Msg::new("web-agreements").with("many", rest.len()))) }
                    div.agreements { @for fact in rest { (form.option(fact)) } }
                }
            }
            p.cta { button.btn.go.big { (text_of(words, "web-open-table")) } a.btn.ghost.big href="/" { (text_of(words, "web-back-to-lobby")) } }
        }
    };
    layout(context, words, &heading, body)
}

/// The choices behind an option, if there are several and no others.
fn choices(fact: &OptionFact) -> Option<Vec<String>> {
    match (fact.values)() {
        Values::OneOf(choices) => Some(choices).filter(|choices| choices.len() > 1),
        Values::Number { .. } | Values::Text(_) => None,
    }
}

/// Is it asked before all others: how strict the table is, and how many play? They are known by what may be answered.
fn is_principal(fact: &OptionFact) -> bool {
    let Some(choices) = choices(fact) else { return false };
    let numbers = choices.iter().all(|choice| matches!(choice.parse::<usize>(), Ok(2..=8)));
    choices.iter().any(|choice| choice == "strict") || (numbers && fact.name == "players")
}

/// A form being filled in.
struct Form<'a> {
    words: &'a Words,
    facts: &'static Facts,
    given: &'a [(String, String)],
}

impl Form<'_> {
    fn value(&self, name: &str) -> Option<&str> {
        self.given.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    fn radio(&self, name: &str, value: &str, text: String, default: &str) -> Markup {
        let chosen = self.value(name).unwrap_or(default) == value;
        html! { label.chip { input type="radio" name=(name) value=(value) checked[chosen]; span { (text) } } }
    }

    fn radios(&self, fact: &OptionFact) -> Markup {
        let name = format!("opt.{}", fact.name);
        let default = (fact.default)();
        html! {
            fieldset {
                legend { (self.words.option(self.facts.id, fact.name)) @if let Some(cite) = self.words.cited(self.facts.id, fact.cite) { " " span.law { (cite) } } }
                @for choice in choices(fact).unwrap_or_default() { (self.radio(&name, &choice, self.answer(fact, &choice), &default)) }
            }
        }
    }

    /// An answer in words.
    fn answer(&self, fact: &OptionFact, value: &str) -> String {
        match value {
            "strict" => text_of(self.words, "web-strict"),
            "honour" | "real_table" => text_of(self.words, "web-honour"),
            "true" | "on" => text_of(self.words, "web-yes"),
            "false" | "off" => text_of(self.words, "web-no"),
            other => self.words.value(self.facts.id, fact.name, other),
        }
    }

    /// The book's answer, and the one that holds under another agreement.
    fn by_default(&self, fact: &OptionFact) -> String {
        let default = self.answer(fact, &(fact.default)());
        match fact.otherwise {
            Some(otherwise) => format!("{default} ({})", self.words.answer_form(otherwise)),
            None => default,
        }
    }

    fn option(&self, fact: &OptionFact) -> Markup {
        let name = format!("opt.{}", fact.name);
        let given = self.value(&name).filter(|value| !value.is_empty());
        let by_book = said(self.words, &Msg::new("web-book-has").with("value", self.by_default(fact)));
        html! {
            div.option {
                label for=(name) { b { (self.words.option_name(self.facts.id, fact.name)) } @if let Some(cite) = self.words.cited(self.facts.id, fact.cite) { " " span.law { (cite) } } }
                p id={ (name) "-about" } {
                    (self.words.option(self.facts.id, fact.name))
                    @if fact.effect == Effect::NotedOnly { " " em.noted { (text_of(self.words, "web-noted-only")) } }
                }
                @match choices(fact) {
                    Some(choices) => select id=(name) name=(name) aria-describedby={ (name) "-about" } {
                        option value="" selected[given.is_none()] { (by_book) }
                        @for choice in choices.into_iter().filter(|choice| !fact.goes_without_saying(choice)) {
                            option value=(choice) selected[given == Some(choice.as_str())] { (self.answer(fact, &choice)) }
                        }
                    },
                    None => input type="text" id=(name) name=(name) value=(given.unwrap_or_default()) placeholder=(by_book)
                        aria-describedby={ (name) "-about" } title=(self.words.answer_form(&(fact.values)().to_string())) autocomplete="off";,
                }
            }
        }
    }

    fn clock(&self) -> Markup {
        html! {
            fieldset { legend { (text_of(self.words, "web-clock")) }
                (self.radio("clock", "none", text_of(self.words, "web-clock-none"), "none"))
                @for (base, increment) in CLOCKS {
                    @let text = said(self.words, &Msg::new("web-clock-of").with("minutes", i64::from(base / 60)).with("seconds", i64::from(increment)));
                    (self.radio("clock", &format!("{base}+{increment}"), text, "none"))
                }
            }
        }
    }

    fn pace(&self) -> Markup {
        let text = |pace: Pace| match pace {
            Pace::Instant => text_of(self.words, "web-pace-instant"),
            Pace::Brisk => text_of(self.words, "web-pace-brisk"),
            Pace::Human => text_of(self.words, "web-pace-human"),
            Pace::Leisurely => text_of(self.words, "web-pace-leisurely"),
        };
        html! {
            fieldset { legend { (text_of(self.words, "web-pace")) }
                @for pace in Pace::ALL { (self.radio("pace", pace.name(), text(pace), Pace::default().name())) }
            }
        }
    }

    fn deadline(&self) -> Markup {
        let usual = Deadline::default().name();
        html! {
            fieldset { legend { (text_of(self.words, "web-deadline")) }
                @for choice in Deadline::ALL { (self.radio("deadline", choice.name(), deadline(self.words, choice), usual)) }
            }
        }
    }

    fn hints(&self) -> Markup {
        let usual = Hints::default().name();
        html! {
            fieldset { legend { (text_of(self.words, "web-hints")) }
                @for choice in Hints::ALL { (self.radio("hints", choice.name(), hints(self.words, choice), usual)) }
            }
        }
    }

    fn rating(&self) -> Markup {
        let usual = Rating::default().name();
        html! {
            fieldset { legend { (text_of(self.words, "web-rated")) }
                @for choice in Rating::ALL { (self.radio("rating", choice.name(), rating(self.words, choice), usual)) }
            }
        }
    }

    fn referee(&self) -> Markup {
        html! {
            fieldset { legend { (text_of(self.words, "web-referee-of")) }
                (self.radio("referee", "none", text_of(self.words, "web-referee-none"), "none"))
                (self.radio("referee", "me", text_of(self.words, "web-referee-me"), "none"))
            }
        }
    }

    fn length(&self) -> Markup {
        let usual = Length::default().name();
        html! {
            fieldset { legend { (text_of(self.words, "web-length")) }
                @for choice in Length::ALL { (self.radio("length", choice.name(), length(self.words, choice), usual)) }
            }
        }
    }

    fn rest(&self) -> Markup {
        let usual = Rest::default().name();
        html! {
            fieldset { legend { (text_of(self.words, "web-rest")) }
                @for choice in Rest::ALL { (self.radio("rest", choice.name(), rest(self.words, choice), usual)) }
            }
        }
    }

    /// Who shall sit where. Chairs that the number of players does not need are hidden by the style sheet.
    fn chairs(&self) -> Markup {
        let most = self.facts.players.iter().copied().max().unwrap_or(2);
        let levels = bots::names(self.facts.id);
        html! {
            fieldset.chairs {
                legend { (text_of(self.words, "web-chairs")) }
                @for n in 0..most {
                    @let name = format!("seat.{n}");
                    @let given = self.value(&name).unwrap_or(if n == 0 { "me" } else { "open" });
                    label class={ "field chair-" (n + 1) } {
                        span { (said(self.words, &Msg::new("web-seat").with("number", n + 1))) }
                        select name=(name) {
                            option value="me" selected[given == "me"] { (text_of(self.words, "web-chair-me")) }
                            option value="open" selected[given == "open"] { (text_of(self.words, "web-chair-open")) }
                            @for level_name in levels.iter().rev() {
                                option value=(level_name) selected[given == *level_name] {
                                    (said(self.words, &Msg::new("web-chair-bot").with("level", level(self.words, level_name))))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
