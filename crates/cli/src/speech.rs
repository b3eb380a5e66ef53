//! The language the program speaks: as `--lang` says, else as the machine does, else English.

use cards::names::Tradition;
use engine::Msg;
use std::rc::Rc;
use std::str::FromStr;
use words::{Language, Words};

/// A language by its tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tongue(pub(crate) Language);

impl FromStr for Tongue {
    type Err = String;

    fn from_str(tag: &str) -> Result<Tongue, String> {
        let known = || Language::ALL.map(Language::tag).join(", ");
        Language::from_tag(tag).map(Tongue).ok_or_else(|| format!("the languages are: {}", known()))
    }
}

/// What tells the language of a machine's user; the first that says anything decides.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

impl Tongue {
    /// What these variables say. `pt_BR.UTF-8` is Portuguese; `C`, and what the house does not speak, is English.
    pub(crate) fn of_machine(variable: &dyn Fn(&str) -> Option<String>) -> Tongue {
        let said = VARIABLES.iter().filter_map(|name| variable(name)).find(|value| !value.is_empty()).unwrap_or_default();
        let tag = said.split(['_', '.', '@']).next().unwrap_or_default();
        Tongue(Language::from_tag(tag).unwrap_or_default())
    }
}

/// All the program can say, in one language.
#[derive(Clone)]
pub(crate) struct Speech(Rc<Words>);

impl Speech {
    /// The words of a language.
    pub(crate) fn new(Tongue(language): Tongue) -> Speech {
        Speech(Rc::new(Words::new(language)))
    }

    /// Its words.
    pub(crate) fn words(&self) -> &Words {
        &self.0
    }

    /// A message that speaks of no table.
    pub(crate) fn say(&self, msg: &Msg) -> String {
        self.0.say(msg, &|seat| seat.to_string(), Tradition::English)
    }

    /// A message that asks for nothing.
    pub(crate) fn text(&self, id: &'static str) -> String {
        self.say(&Msg::new(id))
    }
}

#[cfg(test)]
impl Speech {
    pub(crate) fn english() -> Speech {
        Speech::new(Tongue(Language::English))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_machine_is_heard_in_the_order_of_posix() {
        let of = |said: &[(&str, &str)]| {
            let said: Vec<(String, String)> =
                said.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
            Tongue::of_machine(&|name| said.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone())).0
        };
        assert_eq!(of(&[("LANG", "pt_BR.UTF-8")]), Language::Portuguese);
        assert_eq!(of(&[("LANG", "pt_PT.UTF-8"), ("LC_MESSAGES", "it_IT@euro")]), Language::Italian);
        assert_eq!(of(&[("LANG", "it"), ("LC_ALL", "es_MX.UTF-8")]), Language::Spanish);
        assert_eq!(of(&[("LANG", "es_ES"), ("LC_ALL", "")]), Language::Spanish, "what is empty says nothing");
        assert_eq!(of(&[("LANG", "es_ES"), ("LC_ALL", "C.UTF-8")]), Language::English);
        assert_eq!((of(&[("LANG", "de_DE.UTF-8")]), of(&[])), (Language::English, Language::English));
    }
}
