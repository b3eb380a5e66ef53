//! What every page has around it: the head, the bar, the dialogs.

use super::asset;
use super::card::sword;
use super::picture::SIZE;
use super::table_text::text_of;
use super::term::pop_up;
use maud::{DOCTYPE, Markup, html};
use words::{Language, Words};

/// Reader of a page and their preferences.
#[derive(Clone, Debug)]
pub struct Context {
    pub language: Language,
    /// Whether they like it dark.
    pub theme: Theme,
    /// Their name, if they gave one.
    pub name: Option<String>,
    /// Whether the house knows them.
    pub signed_in: SignedIn,
    /// The page they read, with its query.
    pub path: String,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    Day,
    Night,
}

impl Theme {
    /// The theme of this name.
    pub fn from_name(name: &str) -> Option<Theme> {
        [Theme::Auto, Theme::Day, Theme::Night].into_iter().find(|theme| theme.name() == name)
    }

    /// Its name in the cookie.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Day => "day",
            Theme::Night => "night",
        }
    }
}

/// Whether the house knows a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignedIn {
    /// It does not.
    Nobody,
    /// As a guest with a name.
    Guest,
    /// As the holder of an account.
    Member,
}

/// What a page is, for the style sheet and the script.
pub(super) enum Kind {
    /// Text on paper.
    Paper,
    /// The lobby, which comes first and so carries no style it does not need.
    Lobby,
    /// A table that lives: its number of events, and the address of its socket.
    Live {
        /// How many events it shows.
        number: u64,
        /// Where its socket is.
        socket: String,
        /// For whom it waits: a page without a script looks again by itself unless its reader is asked.
        waits: Waits,
    },
    /// A table of the past.
    Past {
        /// What is told of it where its link is shown.
        preview: Option<Preview>,
    },
}

/// What is told of a page where its link is shown.
pub(super) struct Preview {
    pub(super) title: String,
    pub(super) description: String,
    pub(super) address: String,
    pub(super) picture: String,
}

/// For whom a table waits.
pub(super) enum Waits {
    /// For the reader of the page.
    ForReader,
    ForOthers,
}

/// A page of text.
pub fn layout(context: &Context, words: &Words, title: &str, body: Markup) -> Markup {
    paper(context, words, title, &Kind::Paper, body)
}

/// The page of the lobby.
pub(super) fn lobby_layout(context: &Context, words: &Words, title: &str, body: Markup) -> Markup {
    paper(context, words, title, &Kind::Lobby, body)
}

/// Pages of the footer.
const FOOTER: [(&str, &str); 4] =
    [("/words", "web-words"), ("/laws", "web-index-laws"), ("/replay", "web-nav-replay"), ("/api", "web-nav-api")];

fn paper(context: &Context, words: &Words, title: &str, kind: &Kind, body: Markup) -> Markup {
    let inner = html! {
        main.wrap id="main" { (body) }
        footer.foot {
            (languages(context, words))
            nav.links aria-label=(text_of(words, "web-nav-more")) { @for (path, text) in FOOTER { a href=(path) { (text_of(words, text)) } } }
        }
    };
    framed(context, words, title, kind, html! {}, inner)
}

/// A page that says one thing.
pub fn message(context: &Context, words: &Words, title: &str, text: &str) -> Markup {
    let body = html! {
        div.notice {
            h1 { (title) }
            p.lead { (text) }
            p.cta { a.btn href="/" { (text_of(words, "web-back-to-lobby")) } }
        }
    };
    layout(context, words, title, body)
}

/// Page shown while the server cannot be reached.
pub fn offline(context: &Context, words: &Words) -> Markup {
    message(context, words, &text_of(words, "web-offline"), &text_of(words, "web-offline-means"))
}

/// The page around a body; `within` stands in the bar.
pub(super) fn framed(context: &Context, words: &Words, title: &str, kind: &Kind, within: Markup, body: Markup) -> Markup {
    let (class, number, socket) = match kind {
        Kind::Paper | Kind::Lobby => ("page", None, None),
        Kind::Live { number, socket, .. } => ("room", Some(number), Some(socket)),
        Kind::Past { .. } => ("room past", None, None),
    };
    let theme = (context.theme != Theme::Auto).then_some(context.theme.name());
    html! {
        (DOCTYPE)
        html lang=(context.language.tag()) data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                @if let Kind::Live { waits: Waits::ForOthers, .. } = kind {
                    noscript { meta http-equiv="refresh" content="5"; }
                }
                title { (title) " · Spadille" }
                @if let Kind::Past { preview: Some(preview) } = kind {
                    meta name="description" content=(preview.description);
                    meta property="og:title" content=(preview.title);
                    meta property="og:description" content=(preview.description);
                    meta property="og:type" content="article";
                    meta property="og:url" content=(preview.address);
                    meta property="og:image" content=(preview.picture);
                    meta property="og:image:type" content="image/png";
                    meta property="og:image:width" content=(SIZE.0);
                    meta property="og:image:height" content=(SIZE.1);
                    meta name="twitter:card" content="summary_large_image";
                }
                link rel="preload" href="/assets/serif.woff2" as="font" type="font/woff2" crossorigin;
                link rel="stylesheet" href=(asset("look.css"));
                link rel="stylesheet" href=(asset("pages.css"));
                @if matches!(kind, Kind::Live { .. } | Kind::Past { .. }) { link rel="stylesheet" href=(asset("table.css")); }
                @if matches!(kind, Kind::Past { .. }) { link rel="stylesheet" href=(asset("replay.css")); }
                @if matches!(kind, Kind::Live { .. }) { link rel="stylesheet" href=(asset("ending.css")); }
                @if !matches!(kind, Kind::Lobby) { link rel="stylesheet" href=(asset("reading.css")); }
                link rel="icon" href=(asset("icon.svg")) type="image/svg+xml";
                link rel="manifest" href=(asset("manifest.webmanifest"));
                script src=(asset("spadille.js")) data-worker="/worker.js" defer {}
            }
            body class=(class) data-number=[number] data-socket=[socket] {
                a.skip href="#main" { (text_of(words, "web-skip")) }
                (bar(context, words, kind, within))
                (body)
                div.toasts id="toasts" role="status" aria-live="polite" {}
                (dialogs(words))
                (pop_up(words))
            }
        }
    }
}

/// The pages of the navigation, in their order.
const NAVIGATION: [(&str, &str); 7] = [
    ("/", "web-nav-play"),
    ("/learn", "web-nav-learn"),
    ("/rules", "web-nav-rules"),
    ("/watch", "web-nav-watch"),
    ("/referee", "web-nav-referee"),
    ("/clubs", "web-nav-clubs"),
    ("/mine", "web-nav-me"),
];

fn bar(context: &Context, words: &Words, kind: &Kind, within: Markup) -> Markup {
    let here = context.path.split('?').next().unwrap_or_default();
    let section = |path: &str| path != "/" && here.strip_prefix(path).is_some_and(|rest| rest.starts_with('/'));
    let current = |path: &str| (here == path || section(path)).then_some("page");
    let account = match (context.signed_in, &context.name) {
        (SignedIn::Nobody, _) => text_of(words, "web-sign-in"),
        (_, Some(name)) => name.clone(),
        (_, None) => text_of(words, "web-account"),
    };
    html! {
        header.bar {
            a.brand href="/" aria-label="Spadille" { (sword()) span { "Spadille" } }
            @match kind {
                Kind::Paper | Kind::Lobby => nav aria-label=(text_of(words, "web-nav")) {
                    @for (path, text) in NAVIGATION { a href=(path) aria-current=[current(path)] { (text_of(words, text)) } }
                },
                Kind::Live { .. } | Kind::Past { .. } => { (within) }
            }
            span.sp {}
            @if matches!(kind, Kind::Live { .. }) {
                span.conn.waiting id="conn" role="status" data-on=(text_of(words, "web-conn-on"))
                    data-off=(text_of(words, "web-conn-off")) data-lost=(text_of(words, "web-conn-lost")) {}
            }
            (languages(context, words))
            button.btn.ghost.tool.js-only type="button" data-dialog="settings" { (text_of(words, "web-settings")) }
            a.account href="/account" aria-current=[current("/account")] { (account) }
        }
    }
}

fn languages(context: &Context, words: &Words) -> Markup {
    let kept: Vec<&str> = match context.path.split_once('?') {
        Some((_, query)) => query.split('&').filter(|pair| !pair.is_empty() && !pair.starts_with("lang=")).collect(),
        None => Vec::new(),
    };
    let path = context.path.split('?').next().unwrap_or("/");
    let href = |language: Language| {
        let query: Vec<String> = kept.iter().map(|pair| (*pair).to_owned()).chain([format!("lang={}", language.tag())]).collect();
        format!("{path}?{}", query.join("&"))
    };
    html! {
        nav.lang aria-label=(text_of(words, "web-language")) {
            @for language in Language::ALL {
                a href=(href(language)) hreflang=(language.tag()) lang=(language.tag()) title=(language.own_name())
                    aria-label={ (language.tag().to_uppercase()) " " (language.own_name()) } aria-current=[(language == context.language).then_some("true")] {
                    (language.tag().to_uppercase())
                }
            }
        }
    }
}

/// The dialogs, which the script opens.
fn dialogs(words: &Words) -> Markup {
    let choice = |name: &str, value: &str, text: String| {
        html! { label.chip { input type="radio" name=(name) value=(value); span { (text) } } }
    };
    html! {
        dialog id="settings" aria-labelledby="settings-title" data-sounds-on=(text_of(words, "web-sounds-are-on")) data-sounds-off=(text_of(words, "web-sounds-are-off")) {
            form method="dialog" {
                h2 id="settings-title" { (text_of(words, "web-settings")) }
                fieldset { legend { (text_of(words, "web-theme")) }
                    (choice("theme", "auto", text_of(words, "web-theme-auto")))
                    (choice("theme", "day", text_of(words, "web-theme-day")))
                    (choice("theme", "night", text_of(words, "web-theme-night")))
                }
                fieldset { legend { (text_of(words, "web-taps")) }
                    (choice("taps", "one", text_of(words, "web-taps-one")))
                    (choice("taps", "two", text_of(words, "web-taps-two")))
                }
                fieldset { legend { (text_of(words, "web-motion")) }
                    (choice("motion", "full", text_of(words, "web-motion-full")))
                    (choice("motion", "slow", text_of(words, "web-motion-slow")))
                    (choice("motion", "none", text_of(words, "web-motion-none")))
                }
                fieldset { legend { (text_of(words, "web-sounds")) }
                    (choice("sounds", "off", text_of(words, "web-off")))
                    (choice("sounds", "on", text_of(words, "web-sounds-on")))
                }
                fieldset { legend { (text_of(words, "web-notify")) }
                    (choice("notify", "off", text_of(words, "web-off")))
                    (choice("notify", "on", text_of(words, "web-notify-on")))
                }
                fieldset { legend { (text_of(words, "web-counts")) }
                    (choice("counts", "on", text_of(words, "web-counts-on")))
                    (choice("counts", "off", text_of(words, "web-counts-off")))
                }
                fieldset { legend { (text_of(words, "web-names")) }
                    (choice("names", "mine", text_of(words, "web-names-mine")))
                    (choice("names", "book", text_of(words, "web-names-book")))
                }
                fieldset { legend { (text_of(words, "web-alone")) }
                    (choice("alone", "off", text_of(words, "web-alone-off")))
                    (choice("alone", "on", text_of(words, "web-alone-on")))
                }
                p.cta {
                    button.btn.go { (text_of(words, "web-close")) }
                    button.btn.ghost type="button" data-dialog="keys" { (text_of(words, "web-keys")) }
                }
            }
        }
        dialog id="keys" aria-labelledby="keys-title" {
            form method="dialog" {
                h2 id="keys-title" { (text_of(words, "web-keys")) }
                dl.keys {
                    dt { kbd { "←" } " " kbd { "→" } } dd { (text_of(words, "web-key-arrows")) }
                    dt { kbd { "Enter" } } dd { (text_of(words, "web-key-enter")) }
                    dt { kbd { "1" } "–" kbd { "9" } } dd { (text_of(words, "web-key-numbers")) }
                    dt { kbd { "h" } } dd { (text_of(words, "web-key-hint")) }
                    dt { kbd { "m" } } dd { (text_of(words, "web-key-mute")) }
                    dt { kbd { "?" } } dd { (text_of(words, "web-key-help")) }
                    dt { kbd { "Esc" } } dd { (text_of(words, "web-key-escape")) }
                }
                p.cta { button.btn.go { (text_of(words, "web-close")) } }
            }
        }
    }
}
