//! The languages of the house and their files.

use unic_langid::LanguageIdentifier;

/// A language the house speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 1] = [Language::English];

    /// Its tag, which is also the name of its folder.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
        }
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
                include_str!("../locales/en/voltarete-rules.ftl"),
                include_str!("../locales/en/truco.ftl"),
                include_str!("../locales/en/truco-rules.ftl"),
                include_str!("../locales/en/minchiate.ftl"),
                include_str!("../locales/en/minchiate-rules.ftl"),
                include_str!("../locales/en/yukon.ftl"),
                include_str!("../locales/en/yukon-rules.ftl"),
                include_str!("../locales/en/grand.ftl"),
                include_str!("../locales/en/grand-rules.ftl"),
            ],
        }
    }
}
