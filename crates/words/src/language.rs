//! The languages of the house and their files.

use unic_langid::LanguageIdentifier;

/// A language the house speaks.
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

    /// The same, as the plural rules want it.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().unwrap_or_default()
    }

    /// The texts of its files.
    pub const fn files(self) -> &'static [&'static str] {
        match self {
            Language::English => &[
                include_str!("../locales/en/common.ftl"),
                include_str!("../locales/en/voltarete.ftl"),
                include_str!("../locales/en/voltarete-options.ftl"),
                include_str!("../locales/en/voltarete-rules.ftl"),
                include_str!("../locales/en/truco.ftl"),
                include_str!("../locales/en/truco-options.ftl"),
                include_str!("../locales/en/truco-rules.ftl"),
                include_str!("../locales/en/minchiate.ftl"),
                include_str!("../locales/en/minchiate-options.ftl"),
                include_str!("../locales/en/minchiate-rules.ftl"),
                include_str!("../locales/en/yukon.ftl"),
                include_str!("../locales/en/yukon-options.ftl"),
                include_str!("../locales/en/yukon-rules.ftl"),
                include_str!("../locales/en/grand.ftl"),
                include_str!("../locales/en/grand-options.ftl"),
                include_str!("../locales/en/grand-rules.ftl"),
                include_str!("../locales/en/advice.ftl"),
                include_str!("../locales/en/web.ftl"),
                include_str!("../locales/en/web-problems.ftl"),
            ],
            Language::Portuguese => &[
                include_str!("../locales/pt/common.ftl"),
                include_str!("../locales/pt/voltarete.ftl"),
                include_str!("../locales/pt/voltarete-options.ftl"),
                include_str!("../locales/pt/voltarete-rules.ftl"),
                include_str!("../locales/pt/truco.ftl"),
                include_str!("../locales/pt/truco-options.ftl"),
                include_str!("../locales/pt/truco-rules.ftl"),
                include_str!("../locales/pt/minchiate.ftl"),
                include_str!("../locales/pt/minchiate-options.ftl"),
                include_str!("../locales/pt/minchiate-rules.ftl"),
                include_str!("../locales/pt/yukon.ftl"),
                include_str!("../locales/pt/yukon-options.ftl"),
                include_str!("../locales/pt/yukon-rules.ftl"),
                include_str!("../locales/pt/grand.ftl"),
                include_str!("../locales/pt/grand-options.ftl"),
                include_str!("../locales/pt/grand-rules.ftl"),
                include_str!("../locales/pt/advice.ftl"),
                include_str!("../locales/pt/web.ftl"),
                include_str!("../locales/pt/web-problems.ftl"),
            ],
            Language::Spanish => &[
                include_str!("../locales/es/common.ftl"),
                include_str!("../locales/es/voltarete.ftl"),
                include_str!("../locales/es/voltarete-options.ftl"),
                include_str!("../locales/es/voltarete-rules.ftl"),
                include_str!("../locales/es/truco.ftl"),
                include_str!("../locales/es/truco-options.ftl"),
                include_str!("../locales/es/truco-rules.ftl"),
                include_str!("../locales/es/minchiate.ftl"),
                include_str!("../locales/es/minchiate-options.ftl"),
                include_str!("../locales/es/minchiate-rules.ftl"),
                include_str!("../locales/es/yukon.ftl"),
                include_str!("../locales/es/yukon-options.ftl"),
                include_str!("../locales/es/yukon-rules.ftl"),
                include_str!("../locales/es/grand.ftl"),
                include_str!("../locales/es/grand-options.ftl"),
                include_str!("../locales/es/grand-rules.ftl"),
                include_str!("../locales/es/advice.ftl"),
                include_str!("../locales/es/web.ftl"),
                include_str!("../locales/es/web-problems.ftl"),
            ],
            Language::Italian => &[
                include_str!("../locales/it/common.ftl"),
                include_str!("../locales/it/voltarete.ftl"),
                include_str!("../locales/it/voltarete-options.ftl"),
                include_str!("../locales/it/voltarete-rules.ftl"),
                include_str!("../locales/it/truco.ftl"),
                include_str!("../locales/it/truco-options.ftl"),
                include_str!("../locales/it/truco-rules.ftl"),
                include_str!("../locales/it/minchiate.ftl"),
                include_str!("../locales/it/minchiate-options.ftl"),
                include_str!("../locales/it/minchiate-rules.ftl"),
                include_str!("../locales/it/yukon.ftl"),
                include_str!("../locales/it/yukon-options.ftl"),
                include_str!("../locales/it/yukon-rules.ftl"),
                include_str!("../locales/it/grand.ftl"),
                include_str!("../locales/it/grand-options.ftl"),
                include_str!("../locales/it/grand-rules.ftl"),
                include_str!("../locales/it/advice.ftl"),
                include_str!("../locales/it/web.ftl"),
                include_str!("../locales/it/web-problems.ftl"),
            ],
        }
    }
}
