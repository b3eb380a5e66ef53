//! What the regulation leaves to the organiser (its section 7), as the founding form asks for it and the printed regulation tells it: a
//! table of names and answers. What is chosen becomes the options of the event by the names they have in its file.

use crate::options::MOST_FEE;
use crate::{Centavos, Time};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// The form of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A number up to this.
    Number(u32),
    /// A number up to this; empty is left to the rules.
    Maybe(u32),
    /// One of these; empty is left to the rules.
    Few(&'static [u32]),
    /// `15,00`.
    Money,
    /// One of these.
    One(&'static [&'static str]),
    /// Three shares of a hundred.
    Shares,
    /// From which stage on three partidas are played.
    Stages,
}

/// One choice, by its name in the file of the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    pub name: &'static str,
    pub kind: Kind,
}

const fn choice(name: &'static str, kind: Kind) -> Choice {
    Choice { name, kind }
}

/// Those of the whole event.
pub const OF_EVENT: [Choice; 7] = [
    choice("close_entries_before", Kind::Number(600)),
    choice("changeover_minutes", Kind::Number(600)),
    choice("lateness_tolerance", Kind::Number(600)),
    choice("delivery_minutes", Kind::Number(600)),
    choice("dress_check", Kind::One(&["at_call", "on_report"])),
    choice("ban_scope", Kind::One(&["championship", "category"])),
    choice("hall_board", Kind::One(&["shown", "off"])),
];

/// Those of a category.
pub const OF_CATEGORY: [Choice; 12] = [
    choice("best_of", Kind::Stages),
    choice("max_reserves", Kind::Number(2)),
    choice("reserve_fee", Kind::Money),
    choice("prize_pcts", Kind::Shares),
    choice("prize_rounding", Kind::One(&["centavo", "five_centavos", "fifty_centavos", "real"])),
    choice("third_place", Kind::One(&["match", "lost_to_champion"])),
    choice("groups", Kind::Few(&[1, 2, 4, 8])),
    choice("swiss_rounds", Kind::Maybe(50)),
    choice("vi_with_reserve", Kind::One(&["continue", "lose_partida", "lose_jogo"])),
    choice("dq_past_results", Kind::One(&["stand", "annul"])),
    choice("dq_place", Kind::One(&["lost", "kept"])),
    choice("medals_for_reserves", Kind::One(&["played", "all", "none"])),
];

/// From which stage on three partidas are played: the answers, and the stages each means.
pub const STAGES: [(&str, &[&str]); 4] =
    [("never", &[]), ("final", &["final"]), ("semifinals", &["sf", "third", "final"]), ("always", &EVERY)];

/// The stages in the order of the day.
const EVERY: [&str; 11] = ["group", "swiss", "round_robin", "r128", "r64", "r32", "r16", "qf", "sf", "third", "final"];

/// The need of a field whose answer is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// A name.
    Name,
    /// A line that is not too long.
    Line,
    Number {
        least: u32,
        most: u32,
    },
    /// `15:00`.
    Time,
    /// `15,00`.
    Amount,
    /// Three shares of a hundred.
    Shares,
    /// Shares that are no more than the whole.
    Less,
    /// One of the answers that are offered.
    Answer,
    /// A category.
    Category,
}

impl Choice {
    /// What the field needs if its answer is none.
    const fn need(self) -> Need {
        match self.kind {
            Kind::Number(most) => Need::Number { least: 0, most },
            Kind::Maybe(most) => Need::Number { least: 1, most },
            Kind::Money => Need::Amount,
            Kind::Shares => Need::Shares,
            Kind::Few(_) | Kind::One(_) | Kind::Stages => Need::Answer,
        }
    }

    /// The answer as it stands in the file; nothing if the field was left out.
    fn read(self, text: &str) -> Result<Option<Value>, Need> {
        let text = text.trim();
        let number = |least: u32, most: u32| text.parse::<u32>().ok().filter(|number| (least..=most).contains(number));
        let answer = match self.kind {
            Kind::Maybe(_) | Kind::Few(_) if text.is_empty() => Some(Value::Null),
            _ if text.is_empty() => return Ok(None),
            Kind::Number(most) => number(0, most).map(|number| json!(number)),
            Kind::Maybe(most) => number(1, most).map(|number| json!(number)),
            Kind::Few(answers) => answers.iter().find(|answer| answer.to_string() == text).map(|answer| json!(answer)),
            Kind::Money => amount(text).map(|amount| json!(amount)),
            Kind::One(answers) => answers.iter().find(|answer| **answer == text).map(|answer| json!(answer)),
            Kind::Shares => shares(text).map(|shares| json!(shares)),
            Kind::Stages => STAGES
                .into_iter()
                .find(|(answer, _)| *answer == text)
                .map(|(_, stages)| Value::Object(stages.iter().map(|stage| ((*stage).to_owned(), json!("three"))).collect())),
        };
        answer.map(Some).ok_or_else(|| self.need())
    }

    /// The answer of these options, as the form writes it.
    pub fn answer(self, options: &impl Serialize) -> String {
        let options = serde_json::to_value(options).unwrap_or_default();
        let answer = options.get(self.name).unwrap_or(&Value::Null);
        match (self.kind, answer) {
            (Kind::Stages, Value::Object(stages)) => {
                let mut three: Vec<&str> =
                    stages.iter().filter(|(_, best)| *best == "three").map(|(stage, _)| stage.as_str()).collect();
                three.sort_by_key(|stage| EVERY.iter().position(|known| known == stage));
                let means = |(_, of): &(&str, &[&str])| of.len() == three.len() && of.iter().all(|stage| three.contains(stage));
                // An event that came as a file may have agreed what the form does not offer: then it is told stage by stage.
                STAGES.into_iter().find(means).map_or_else(|| three.join(" "), |(answer, _)| answer.to_owned())
            }
            (Kind::Shares, Value::Array(shares)) => shares.iter().map(Value::to_string).collect::<Vec<_>>().join(" / "),
            (Kind::Money, amount) => Centavos(amount.as_i64().unwrap_or_default()).to_string(),
            (_, Value::String(text)) => text.clone(),
            (_, Value::Null) => String::new(),
            (_, other) => other.to_string(),
        }
    }
}

/// Three shares of a hundred.
fn shares(text: &str) -> Option<Vec<u8>> {
    let percent = |text: &str| text.trim_end_matches('%').parse().ok();
    let shares: Option<Vec<u8>> = text.split(['/', ',', ' ']).filter(|share| !share.is_empty()).map(percent).collect();
    shares.filter(|shares| shares.len() == 3)
}

/// The options with what was chosen, and the choices whose answer is none, with what they need. What was left out stays as it is usual.
pub fn chosen<T: Serialize + DeserializeOwned + Clone>(
    usual: &T,
    choices: &[Choice],
    said: impl Fn(&str) -> String,
) -> (T, Vec<(&'static str, Need)>) {
    let mut options = serde_json::to_value(usual).unwrap_or_default();
    let mut needs = Vec::new();
    for choice in choices {
        match choice.read(&said(choice.name)) {
            Ok(Some(answer)) => options[choice.name] = answer,
            Ok(None) => {}
            Err(need) => needs.push((choice.name, need)),
        }
    }
    (serde_json::from_value(options).unwrap_or_else(|_| usual.clone()), needs)
}

/// A fee or a prize that can be asked.
pub fn amount(text: &str) -> Option<Centavos> {
    Some(centavos(text)).filter(|amount| (0..=MOST_FEE).contains(&amount.0))
}

/// `15:00`.
pub fn time(text: &str) -> Option<Time> {
    let (hour, minute) = text.split_once(':')?;
    // A browser may send seconds besides.
    let minute = minute.split_once(':').map_or(minute, |(minute, _)| minute);
    let number = |text: &str, below: u32| {
        let digits = (1..=2).contains(&text.len()) && text.bytes().all(|digit| digit.is_ascii_digit());
        text.parse().ok().filter(|number| digits && *number < below)
    };
    let (hour, minute) = (number(hour, 24)?, number(minute, 60)?);
    Some(Time::at(hour, minute))
}

/// `15,00` or `15.00` or `15`, thousands as in `1.500,00`. What can be read in two ways, such as `1.500`, is no amount.
pub fn centavos(text: &str) -> Centavos {
    let text = text.trim();
    let mark = text.rfind([',', '.']);
    let (whole, part) = mark.map_or((text, ""), |at| (&text[..at], &text[at + 1..]));
    let thousands = if mark.is_some_and(|at| text[at..].starts_with(',')) { '.' } else { ',' };
    let mut groups = whole.split(thousands);
    let is_first = |group: &str| !group.is_empty() && (!whole.contains(thousands) || group.len() <= 3);
    let is_whole = groups.next().is_some_and(is_first) && groups.all(|group| group.len() == 3);
    let figures = |text: &str| text.bytes().all(|figure| figure.is_ascii_digit());
    let whole = whole.replace(thousands, "");
    if !is_whole || !figures(&whole) || !figures(part) || part.len() > 2 || mark.is_some() && part.is_empty() {
        return Centavos(-1);
    }
    Centavos(format!("{whole}{part:0<2}").parse().unwrap_or(-1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::{CategoryOptions, EventOptions};

    /// championship 7: every option has its field, and every answer of every field is an option.
    #[test]
    fn every_option_of_section_7_can_be_chosen() {
        let (event, category) = (EventOptions::default(), CategoryOptions::of_titulars(2));
        let names = |options: &Value| options.as_object().expect("options").keys().cloned().collect::<Vec<_>>();
        // These have fields of their own in the form.
        let own = ["game", "target", "tables", "minutes_per_partida", "watch_delay", "fee", "format", "draw_method"];
        let all = [names(&json!(event)), names(&json!(category))].concat();
        let asked: Vec<&str> = OF_EVENT.iter().chain(&OF_CATEGORY).map(|choice| choice.name).collect();
        let missing: Vec<&String> =
            all.iter().filter(|name| !own.contains(&name.as_str()) && !asked.contains(&name.as_str())).collect();
        assert!(missing.is_empty(), "{missing:?}");
        for choice in OF_EVENT {
            for answer in answers(choice) {
                let said = |name: &str| if name == choice.name { answer.clone() } else { String::new() };
                let (options, needs) = chosen(&event, &OF_EVENT, said);
                assert_eq!(needs, [], "{} {answer}", choice.name);
                assert_eq!(choice.answer(&options), answer, "{}", choice.name);
            }
        }
        for choice in OF_CATEGORY {
            for answer in answers(choice) {
                let said = |name: &str| if name == choice.name { answer.clone() } else { String::new() };
                let (options, needs) = chosen(&category, &OF_CATEGORY, said);
                assert_eq!(needs, [], "{} {answer}", choice.name);
                assert_eq!(choice.answer(&options), answer, "{}", choice.name);
            }
        }
    }

    fn answers(choice: Choice) -> Vec<String> {
        match choice.kind {
            Kind::Number(most) => vec!["0".to_owned(), most.to_string()],
            Kind::Maybe(most) => vec!["1".to_owned(), most.to_string()],
            Kind::Few(answers) => answers.iter().map(u32::to_string).collect(),
            Kind::Money => vec!["0,00".to_owned(), "7,33".to_owned()],
            Kind::One(answers) => answers.iter().map(|&answer| answer.to_owned()).collect(),
            Kind::Shares => vec!["50 / 30 / 20".to_owned()],
            Kind::Stages => STAGES.iter().map(|(answer, _)| (*answer).to_owned()).collect(),
        }
    }

    #[test]
    fn what_is_no_answer_is_told_with_what_would_be() {
        for (name, bad, need) in [
            ("groups", "many", Need::Answer),
            ("max_reserves", "3", Need::Number { least: 0, most: 2 }),
            ("swiss_rounds", "0", Need::Number { least: 1, most: 50 }),
            ("third_place", "lots", Need::Answer),
            ("prize_pcts", "50", Need::Shares),
            ("reserve_fee", "1.500", Need::Amount),
            ("best_of", "sf", Need::Answer),
        ] {
            let said = |asked: &str| if asked == name { bad.to_owned() } else { String::new() };
            let (options, needs) = chosen(&CategoryOptions::default(), &OF_CATEGORY, said);
            assert_eq!((options, needs), (CategoryOptions::default(), vec![(name, need)]));
        }
    }

    /// championship R28: an event that came as a file may play three partidas at any of its stages, and one where it says so.
    #[test]
    fn stages_the_form_does_not_offer_are_told_one_by_one() {
        let best_of = choice("best_of", Kind::Stages);
        let answer = |text: &str| {
            let options: CategoryOptions = serde_json::from_str(text).expect("options");
            best_of.answer(&options)
        };
        assert_eq!(answer(r#"{"best_of":{"qf":"three","final":"three"}}"#), "qf final");
        assert_eq!(answer(r#"{"best_of":{"group":"one","final":"three"}}"#), "final");
        assert_eq!(answer(r#"{"best_of":{"final":"one"}}"#), "never");
    }

    #[test]
    fn an_amount_is_read_as_it_is_written_or_not_at_all() {
        let read = ["15", "15,00", "15.0", "8,5", "1.500,00", "1,500.00", "1500"].map(|text| centavos(text).0);
        assert_eq!(read, [1500, 1500, 1500, 850, 150_000, 150_000, 150_000]);
        for text in ["", "1.500", "1,2,3", "1.50.00", ",50", "15,", "-3", "oito", "1,500,00"] {
            assert_eq!(centavos(text).0, -1, "{text}");
        }
    }
}
