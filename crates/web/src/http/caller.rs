//! Who calls: the person, their language and their invitations, as the request says.

pub(super) use super::signer::PERSON;
use super::signer::{Person, Signer};
use super::{App, Problem};
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use axum::response::Response;
use cookie::Cookie;
use live::Visitor;
use pages::Theme;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use table::Name;
use words::Language;

/// The cookie of the language.
pub(super) const LANGUAGE: &str = "lang";
/// The cookie of the theme.
pub(super) const THEME: &str = "theme";
/// The cookie of the invitations.
pub(super) const PASSES: &str = "passes";
/// Invitations that are remembered.
pub(super) const PASSES_KEPT: usize = 8;

#[derive(Clone, Debug)]
pub struct Caller {
    /// The person, if they are known.
    pub person: Option<Person>,
    pub language: Language,
    /// Whether they like it dark.
    pub theme: Theme,
    /// The invitations they have.
    pub passes: Vec<String>,
    pub address: IpAddr,
    /// The path they asked for, with its query.
    pub path: String,
    /// By which name they know the house.
    pub host: Option<String>,
}

impl Caller {
    /// A visitor of whom nothing is known.
    pub(super) fn nobody() -> Caller {
        let address = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let (language, theme) = (Language::default(), Theme::default());
        Caller { person: None, language, theme, passes: Vec::new(), address, path: "/".to_owned(), host: None }
    }

    /// As a table knows them.
    pub fn visitor(&self) -> Visitor {
        Visitor { person: self.person.as_ref().map(|person| person.id.clone()), passes: self.passes.clone() }
    }

    /// The person, or a new guest.
    pub fn person_or_guest(&self, name: Option<&str>) -> Result<Person, Problem> {
        let given = name.map(str::trim).filter(|name| !name.is_empty()).map(Name::from_text).transpose()?;
        match (&self.person, given) {
            (Some(known), None) => Ok(known.clone()),
            (Some(known), Some(name)) => Ok(Person { name, ..known.clone() }),
            (None, given) => {
                let id = table::PersonId::new()?;
                let guest = || Name::from_text(&format!("Guest {}", &id.as_str()[..4]));
                let name = given.map_or_else(guest, Ok)?;
                Ok(Person { id, name, standing: super::signer::Identity::Guest })
            }
        }
    }
}

/// The value of a cookie.
pub(super) fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut cookies = lines.flat_map(Cookie::split_parse).flatten();
    cookies.find(|cookie| cookie.name() == name).map(|cookie| cookie.value().to_owned())
}

/// Origin of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    /// From this house.
    Here,
    /// From another site.
    Elsewhere,
    /// It does not say: no browser, or an old one.
    Unsaid,
}

/// Origin of a request, by its `Origin` or `Sec-Fetch-Site` header.
pub fn origin(headers: &HeaderMap, base: Option<&str>) -> From {
    let text = |name: &axum::http::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(origin) = text(&ORIGIN) {
        let parts = origin.split_once("://");
        let is_base = base.is_some_and(|base| base.trim_end_matches('/') == origin);
        // Where the house says how it is reached, a page that came another way is not its own.
        let scheme = base.and_then(|base| base.split_once("://")).map(|(scheme, _)| scheme);
        let is_here =
            |(how, authority): (&str, &str)| scheme.is_none_or(|scheme| scheme == how) && Some(authority) == text(&HOST);
        let here = is_base || parts.is_some_and(is_here);
        return if here { From::Here } else { From::Elsewhere };
    }
    match headers.get("sec-fetch-site").and_then(|value| value.to_str().ok()) {
        Some("same-origin" | "none") => From::Here,
        Some(_) => From::Elsewhere,
        None => From::Unsaid,
    }
}

fn person(headers: &HeaderMap, method: &Method, signer: &Signer, base: Option<&str>) -> Option<Person> {
    let token = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    if let Some(token) = token {
        return signer.read(token);
    }
    // A cookie travels with every request a browser makes, whoever wrote the page: it counts for more than looking only if
    // the request says that it comes from our own pages.
    let upgrade = headers.contains_key("upgrade");
    let trusted = (method.is_safe() && !upgrade) || origin(headers, base) == From::Here;
    cookie(headers, PERSON).filter(|_| trusted).and_then(|signed| signer.read(&signed))
}

fn language(headers: &HeaderMap) -> Language {
    if let Some(chosen) = cookie(headers, LANGUAGE).as_deref().and_then(Language::from_tag) {
        return chosen;
    }
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted_language(accepted).unwrap_or_default()
}

/// The language of the house that a reader likes best.
fn accepted_language(accepted: &str) -> Option<Language> {
    // What is no number would be taken for one, and numbers that cannot be compared cannot be sorted.
    let is_number = |part: &&str| part.split(';').skip(1).all(|weight| !weight.to_ascii_lowercase().contains("nan"));
    let weighed: Vec<&str> = accepted.split(',').filter(is_number).collect();
    let liked = accept_language::parse_with_quality(&weighed.join(",")).into_iter().filter(|(_, weight)| *weight > 0.0);
    liked.into_iter().find_map(|(tag, _)| Language::from_tag(&tag))
}

/// A caller of whom it was not asked yet who they are: for what is the same for everybody.
pub(super) struct Passer(pub(super) Caller);

impl Passer {
    fn of(parts: &Parts) -> Passer {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let passes = cookie(&parts.headers, PASSES).unwrap_or_default();
        Passer(Caller {
            person: None,
            language: language(&parts.headers),
            theme: cookie(&parts.headers, THEME).as_deref().and_then(Theme::from_name).unwrap_or_default(),
            passes: passes.split('.').filter(|pass| !pass.is_empty()).take(PASSES_KEPT).map(str::to_owned).collect(),
            address: address(peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)), &parts.headers),
            path: parts.uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string),
            host: parts.headers.get(HOST).and_then(|host| host.to_str().ok()).map(str::to_owned),
        })
    }
}

impl FromRequestParts<Arc<App>> for Passer {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Passer, Self::Rejection> {
        Ok(Passer::of(parts))
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    /// The store cannot say whether they are still signed in: they are not taken for nobody, and told to try again.
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Response> {
        let Passer(passer) = Passer::of(parts);
        let Some(person) = person(&parts.headers, &parts.method, &app.signer, app.base_url.as_deref()) else { return Ok(passer) };
        match app.admits(&person).await {
            Ok(true) => Ok(Caller { person: Some(person), ..passer }),
            Ok(false) => Ok(passer),
            Err(error) => Err(Problem::from(error).answer(app, &passer, parts.uri.path().starts_with("/api/"))),
        }
    }
}

/// Where a request comes from. A proxy on this machine says whom it speaks for, last in its list; from anywhere else the list
/// could be anybody's invention.
fn address(peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let last = headers.get_all("x-forwarded-for").iter().next_back().and_then(|value| value.to_str().ok());
    let spoken_for = last.and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
    // A house that listens on both kinds of address is shown the old kind in the clothes of the new one.
    let peer = peer.to_canonical();
    household(if peer.is_loopback() { spoken_for.unwrap_or(peer) } else { peer })
}

/// What counts as one address: of the new kind everybody is given a whole network of them.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) if !address.is_loopback() => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_liked_best_is_spoken_whatever_the_order() {
        assert_eq!(accepted_language("pt-BR,pt;q=0.9,en;q=0.8"), Language::from_tag("pt"));
        assert_eq!(accepted_language("en;q=0.2, pt;q=0.8"), Language::from_tag("pt"));
        assert_eq!(accepted_language("xx, pt;q=0, en;q=0.1"), Language::from_tag("en"));
        assert_eq!(accepted_language(&"pt;q=NaN,en;q=0.5,".repeat(40)), Language::from_tag("en"));
        for nothing in ["", "*", ";", ",,;q=,", "pt;q=0", "xx;q=1;q=2"] {
            assert_eq!(accepted_language(nothing), None, "{nothing}");
        }
    }

    #[test]
    fn a_page_that_came_without_encryption_is_not_ours_where_we_have_it() {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, "cards.example.org".parse().expect("a header"));
        headers.insert(ORIGIN, "http://cards.example.org".parse().expect("a header"));
        assert_eq!(origin(&headers, None), From::Here);
        assert_eq!(origin(&headers, Some("https://cards.example.org")), From::Elsewhere);
        headers.insert(ORIGIN, "https://cards.example.org".parse().expect("a header"));
        assert_eq!(origin(&headers, Some("https://cards.example.org/")), From::Here);
    }

    #[test]
    fn only_a_proxy_on_this_machine_speaks_for_others() {
        let (here, far): (IpAddr, IpAddr) = ([127, 0, 0, 1].into(), [203, 0, 113, 7].into());
        let mut headers = HeaderMap::new();
        assert_eq!(address(here, &headers), here);
        headers.insert("x-forwarded-for", "198.51.100.1, 203.0.113.7".parse().expect("a header"));
        assert_eq!(address(here, &headers), far);
        assert_eq!(address([192, 0, 2, 1].into(), &headers), IpAddr::from([192, 0, 2, 1]));
        assert_eq!(
            household("2001:db8:1:2:3::4".parse().expect("an address")),
            household("2001:db8:1:2::9".parse().expect("one"))
        );
        // `--listen [::]`: the old kind of address in the clothes of the new one.
        let dressed = |address: [u8; 4]| IpAddr::from(std::net::Ipv4Addr::from(address).to_ipv6_mapped());
        assert_eq!(address(dressed([127, 0, 0, 1]), &headers), far, "a proxy is heard");
        let visitors = [[192, 0, 2, 1], [192, 0, 2, 2]].map(|visitor| address(dressed(visitor), &headers));
        assert_eq!(visitors, [IpAddr::from([192, 0, 2, 1]), IpAddr::from([192, 0, 2, 2])], "two visitors are two");
        headers.insert("x-forwarded-for", "nobody".parse().expect("a header"));
        assert_eq!(address(here, &headers), here);
    }
}
