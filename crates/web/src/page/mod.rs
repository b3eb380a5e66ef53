//! Pages (stand-in until the pages are merged).
#![allow(missing_docs)]
use crate::house::Sight;
use crate::store::{Listed, MatchResult};
use engine::{Entry, Seat};
use maud::{Markup, html};
use words::{Language, Words};

pub struct Context { pub language: Language, pub theme: Theme, pub name: Option<String>, pub signed_in: SignedIn, pub path: String }
#[derive(Clone, Copy, Debug, Default)]
pub enum Theme { #[default] Auto, Day, Night }
impl Theme { pub fn from_name(name: &str) -> Option<Theme> { match name { "day" => Some(Theme::Day), "night" => Some(Theme::Night), _ => None } } }
pub enum SignedIn { Nobody, Guest, Member }
pub enum MyTurn { Mine, Others }
pub struct Lobby { pub open: Vec<Listed>, pub running: Vec<Listed>, pub mine: Vec<(Listed, MyTurn)> }
pub struct Stop { pub at: u64, pub words: String }
pub struct Replay { pub sight: Sight, pub at: u64, pub last: u64, pub eyes: Option<Seat>, pub eyes_allowed: Vec<Option<Seat>>, pub stops: Vec<Stop>, pub verdict: Option<String>, pub download: Option<String>, pub address: String }
pub fn lobby(_: &Context, _: &Words, _: &Lobby) -> Markup { html! {} }
pub fn mine(_: &Context, _: &Words, _: &[(Listed, MyTurn)]) -> Markup { html! {} }
pub fn open_form(_: &Context, _: &Words, _: &Entry, _: Option<&str>, _: &[(String, String)]) -> Markup { html! {} }
pub fn replay(_: &Context, _: &Words, _: &Replay) -> Markup { html! {} }
pub fn upload(_: &Context, _: &Words, _: Option<&str>, _: &str) -> Markup { html! {} }
pub fn account(_: &Context, _: &Words, _: &[MatchResult], _: Option<&str>) -> Markup { html! {} }
pub fn message(_: &Context, _: &Words, title: &str, text: &str) -> Markup { html! { (title) (text) } }
pub mod assets {
    pub struct Asset { pub bytes: &'static [u8], pub content_type: &'static str, pub hash: &'static str }
    pub fn find(_: &str) -> Option<Asset> { None }
}
pub mod table {
    use super::*;
    pub struct Part { pub id: &'static str, pub html: String }
    pub fn page(_: &Context, _: &Words, _: &Sight) -> Markup { html! {} }
    pub fn parts(_: &Words, sight: &Sight) -> Vec<Part> {
        vec![Part { id: "x", html: format!("{:?}", sight.view) }]
    }
}
