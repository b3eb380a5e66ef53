//! The document as a page for those who write programs. It has no script; it is in English, as the machine names are.

use super::document::document;
use crate::http::{App, Caller, Problem};
use axum::extract::State;
use maud::{Markup, html};
use pages::layout;
use serde_json::Value;
use std::fmt::Write as _;
use std::sync::Arc;

/// By how much the fields of a shape stand in.
const INDENT: &str = "  ";

/// Answers with the page.
pub(super) async fn page(State(app): State<Arc<App>>, caller: Caller) -> Result<Markup, Problem> {
    let document = serde_json::to_value(document()).map_err(|error| Problem::Unavailable(error.to_string()))?;
    let words = app.room.lexicon().of(caller.language);
    Ok(layout(&caller.context(), words, "Spadille for programs", content(&document)))
}

/// What stands on the page, whatever stands around it.
fn content(document: &Value) -> Markup {
    let operations = operations(document);
    let shapes = document.pointer("/components/schemas").and_then(Value::as_object);
    html! {
        div.api lang="en" {
            h1 { "Spadille for programs" }
            p { (text(document, "/info/description")) }
            p { "The same as a document for machines: " a href="/api/v1/openapi.json" { "openapi.json" } "." }
            nav aria-label="Operations" {
                ul { @for operation in &operations { li { a href={ "#" (operation.id()) } { code { (operation.line()) } } " " (operation.said("/summary")) } } }
            }
            h2 { "Operations" }
            @for operation in &operations { (operation.section()) }
            h2 { "Shapes" }
            @for (name, schema) in shapes.into_iter().flatten() {
                section.op id={ "shape-" (name) } {
                    h3 { (name) }
                    p { (text(schema, "/description")) }
                    pre.sig tabindex="0" { code { (linked(&written(schema, 0))) } }
                }
            }
        }
    }
}

fn text<'v>(value: &'v Value, pointer: &str) -> &'v str {
    value.pointer(pointer).and_then(Value::as_str).unwrap_or_default()
}

/// An operation of the document.
struct Shown<'d> {
    method: String,
    path: &'d str,
    said: &'d Value,
}

fn operations(document: &Value) -> Vec<Shown<'_>> {
    let paths = document.pointer("/paths").and_then(Value::as_object);
    let item = |(path, item)| methods(item).map(move |(method, said)| Shown { method: method.to_uppercase(), path, said });
    paths.into_iter().flatten().map(|(path, item): (&String, &Value)| (path.as_str(), item)).flat_map(item).collect()
}

fn methods(item: &Value) -> impl Iterator<Item = (&String, &Value)> {
    item.as_object().into_iter().flatten().filter(|(_, said)| said.get("responses").is_some())
}

impl Shown<'_> {
    fn id(&self) -> &str {
        self.said("/operationId")
    }

    fn line(&self) -> String {
        format!("{} {}", self.method, self.path)
    }

    fn said(&self, pointer: &str) -> &str {
        text(self.said, pointer)
    }

    fn section(&self) -> Markup {
        let parameters = self.said.get("parameters").and_then(Value::as_array);
        let body = self.said.pointer("/requestBody/content/application~1json");
        let answers = self.said.get("responses").and_then(Value::as_object);
        html! {
            section.op id=(self.id()) {
                h3 { (self.said("/summary")) }
                p.sig { code { (self.line()) } }
                p { (self.said("/description")) }
                p { (self.who()) }
                @if let Some(parameters) = parameters {
                    h4 { "Parameters" }
                    dl { @for parameter in parameters {
                        dt { code { (text(parameter, "/name")) } " in the " (text(parameter, "/in")) ", " (linked(&schema_of(parameter))) }
                        dd { (text(parameter, "/description")) }
                    } }
                }
                @if let Some(body) = body {
                    h4 { "Body" }
                    p { (linked(&schema_of(body))) }
                }
                h4 { "Answers" }
                dl { @for (status, answer) in answers.into_iter().flatten() {
                    dt { code { (status) } @for (kind, content) in contents(answer) { " " (kind) ", " (linked(&schema_of(content))) } }
                    dd { (text(answer, "/description")) }
                } }
                h4 { "Example" }
                pre.sig tabindex="0" { code { (self.example()) } }
            }
        }
    }

    /// Whether a token is needed.
    fn who(&self) -> &'static str {
        match self.said.get("security").and_then(Value::as_array).map(Vec::len) {
            None => "Anybody may ask, without a token.",
            Some(1) => "With a token.",
            Some(_) => "Without a token as the public, with one as oneself.",
        }
    }

    /// How to ask with curl.
    fn example(&self) -> String {
        let address = self.path.replace("{table}", "$TABLE").replace("{what}", "chat");
        if address.ends_with("/live") {
            return format!("websocat -H \"Authorization: Bearer $TOKEN\" \"ws://$HOST{address}?as=json\"");
        }
        let mut line = "curl".to_owned();
        if address.ends_with("/events") {
            line.push_str(" --no-buffer");
        }
        if self.said.get("security").is_some() {
            line.push_str(" -H \"Authorization: Bearer $TOKEN\"");
        }
        if let Some(example) = self.said.pointer("/requestBody/content/application~1json/example") {
            let _ = write!(line, " -H 'Content-Type: application/json' \\\n     -d '{example}' \\\n    ");
        }
        format!("{line} \"http://$HOST{address}\"")
    }
}

fn contents(answer: &Value) -> impl Iterator<Item = (&String, &Value)> {
    answer.get("content").and_then(Value::as_object).into_iter().flatten()
}

fn schema_of(value: &Value) -> String {
    value.get("schema").map(|schema| written(schema, 0)).unwrap_or_default()
}

/// Names of shapes are marked so in a text, to become links.
const MARK: char = '\u{1}';

/// A text in which the names of shapes lead to them.
fn linked(text: &str) -> Markup {
    html! {
        @for (n, part) in text.split(MARK).enumerate() {
            @if n % 2 == 1 { a href={ "#shape-" (part) } { (part) } } @else { (part) }
        }
    }
}

/// A schema as a reader would write it down.
fn written(schema: &Value, depth: usize) -> String {
    if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
        let name = reference.rsplit('/').next().unwrap_or_default();
        return format!("{MARK}{name}{MARK}");
    }
    for (key, between) in [("oneOf", " | "), ("anyOf", " | "), ("allOf", " & ")] {
        if let Some(parts) = schema.get(key).and_then(Value::as_array) {
            return parts.iter().map(|part| written(part, depth)).collect::<Vec<_>>().join(between);
        }
    }
    if let Some(values) = schema.get("enum").and_then(Value::as_array) {
        return values.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
    }
    let kinds: Vec<&str> = match schema.get("type") {
        Some(Value::String(kind)) => vec![kind],
        Some(Value::Array(kinds)) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => vec!["any"],
    };
    kinds.iter().map(|kind| written_kind(kind, schema, depth)).collect::<Vec<_>>().join(" | ")
}

fn written_kind(kind: &str, schema: &Value, depth: usize) -> String {
    match (kind, schema.get("prefixItems").and_then(Value::as_array), schema.get("items")) {
        ("array", Some(each), _) => format!("[{}]", each.iter().map(|item| written(item, depth)).collect::<Vec<_>>().join(", ")),
        ("array", None, Some(items)) => format!("[{}, ...]", written(items, depth)),
        ("object", ..) => written_object(schema, depth),
        _ => kind.to_owned(),
    }
}

/// What is said of a field. Where there may be nothing, it is said of what there may be.
fn about(field: &Value) -> &str {
    let parts = field.get("oneOf").and_then(Value::as_array).into_iter().flatten();
    std::iter::once(field).chain(parts).map(|part| text(part, "/description")).find(|said| !said.is_empty()).unwrap_or_default()
}

fn written_object(schema: &Value, depth: usize) -> String {
    let required = schema.get("required").and_then(Value::as_array);
    let is_required = |name: &str| required.is_some_and(|names| names.iter().any(|known| known == name));
    let Some(fields) = schema.get("properties").and_then(Value::as_object) else {
        let values = schema.get("additionalProperties").filter(|values| values.is_object());
        return values.map_or("object".to_owned(), |values| format!("{{ name: {}, ... }}", written(values, depth)));
    };
    let inner = INDENT.repeat(depth + 1);
    let line = |(name, field): (&String, &Value)| {
        let mark = if is_required(name) { "" } else { "?" };
        let about = about(field).lines().next().unwrap_or_default();
        let about = if about.is_empty() { String::new() } else { format!("  # {about}") };
        format!("{inner}{name}{mark}: {}{about}\n", written(field, depth + 1))
    };
    format!("{{\n{}{}}}", fields.iter().map(line).collect::<String>(), INDENT.repeat(depth))
}
