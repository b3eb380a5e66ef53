//! The languages and their files.

use crate::embedded::LOCALES;
use cards::names::Tradition;
use unic_langid::LanguageIdentifier;

/// A language of the interface.
///
/// ```
/// use words::Language;
///
/// assert_eq!(Language::from_tag("pt-BR"), Some(Language::Portuguese));
/// assert_eq!(Language::from_tag("fr"), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    #[default]
    English,
    Portuguese,
    Spanish,
    Italian,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] = [Language::English, Language::Portuguese, Language::Spanish, Language::Italian];

    /// Its tag, which is also the name of its folder.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Portuguese => "pt",
            Language::Spanish => "es",
            Language::Italian => "it",
        }
    }

    /// Its own name for itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Portuguese => "Português",
            Language::Spanish => "Español",
            Language::Italian => "Italiano",
        }
    }

    /// The language of this tag; what follows a dash does not matter.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split('-').next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// Names of the cards of a table in this language: as its book has them, or if it has no words of its own, in this language.
    pub const fn cards(self, table: Tradition) -> Tradition {
        match (table, self) {
            (Tradition::English, Language::Portuguese) => Tradition::FrenchInPortuguese,
            (Tradition::English, Language::Spanish) => Tradition::FrenchInSpanish,
            (Tradition::English, Language::Italian) => Tradition::FrenchInItalian,
            _ => table,
        }
    }

    /// The same, as the plural rules want it.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().unwrap_or_default()
    }

    /// The texts of its files.
    pub fn files(self) -> impl Iterator<Item = &'static str> {
        LOCALES.iter().filter(move |(language, _)| *language == self.tag()).map(|&(_, text)| text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_folder_is_a_language_and_has_as_many_files_as_the_others() {
        for (folder, _) in LOCALES {
            assert!(Language::ALL.iter().any(|language| language.tag() == *folder), "`{folder}` is no language of the house");
        }
        for language in Language::ALL {
            let (many, english) = (language.files().count(), Language::English.files().count());
            assert_eq!(many, english, "{language:?} has other files than English");
        }
    }
}
