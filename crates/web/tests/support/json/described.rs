//! The published document, and whether the house answers as it says.
#![allow(dead_code, reason = "every test uses a part of it")]

use super::house::Answer;
use jsonschema::Validator;
use serde_json::{Value, json};
use std::collections::HashMap;

/// The document, with a reader for every shape that is answered.
pub(crate) struct Described {
    document: Value,
    readers: HashMap<String, Validator>,
}

/// Lets no object have a field the document does not tell: a shape that left something out would fit everything.
fn closed(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.values_mut().for_each(closed);
            if fields.get("properties").is_some_and(Value::is_object) && fields.get("type").is_some_and(Value::is_string) {
                fields.insert("additionalProperties".to_owned(), json!(false));
            }
        }
        Value::Array(items) => items.iter_mut().for_each(closed),
        _ => {}
    }
}

/// Is this an address of that path?
fn leads(path: &str, address: &str) -> bool {
    let fits = |(part, word): (&str, &str)| part == word || part.starts_with('{');
    path.split('/').count() == address.split('/').count() && path.split('/').zip(address.split('/')).all(fits)
}

fn named(shape: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{shape}") })
}

impl Described {
    pub(crate) fn new(mut document: Value) -> Described {
        closed(&mut document["components"]);
        let mut described = Described { document, readers: HashMap::new() };
        let answers = described.operations().flat_map(|operation| operation["responses"].as_object().expect("answers").values());
        let schemas: Vec<Value> = answers.filter_map(|answer| schema(answer).cloned()).chain([named("Sight")]).collect();
        for schema in schemas {
            let whole = json!({"components": described.document["components"], "allOf": [schema]});
            described.readers.entry(schema.to_string()).or_insert_with(|| jsonschema::validator_for(&whole).expect("a schema"));
        }
        described
    }

    fn operations(&self) -> impl Iterator<Item = &Value> {
        let paths = self.document["paths"].as_object().expect("paths").values();
        paths.flat_map(|item| item.as_object().expect("methods").values())
    }

    #[track_caller]
    fn read(&self, schema: &Value, said: &Value) {
        let wrong: Vec<String> = self.readers[&schema.to_string()]
            .iter_errors(said)
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect();
        assert!(wrong.is_empty(), "not as the document says, {schema}: {wrong:#?}");
    }

    /// Holds a sight against its shape.
    #[track_caller]
    pub(crate) fn visitor_view(&self, said: &Value) {
        self.read(&named("Sight"), said);
    }

    /// Holds an answer against what the document says of who asks so. What it does not speak of is not there.
    #[track_caller]
    pub(crate) fn check(&self, method: &str, path: &str, answer: &Answer) {
        let address = format!("/api/v1{}", path.split('?').next().unwrap_or_default());
        let paths = self.document["paths"].as_object().expect("paths");
        let Some((_, item)) = paths.iter().find(|(path, _)| leads(path, &address)) else {
            assert_eq!(answer.status, 404, "{method} {path} is not in the document");
            return;
        };
        let Some(operation) = item.get(method.to_lowercase()) else {
            assert_eq!(answer.status, 405, "{method} {path} is not in the document");
            return;
        };
        let told = &operation["responses"][answer.status.to_string()];
        assert!(!told.is_null(), "{method} {path}: {} is not in the document: {}", answer.status, answer.text);
        if let Some(schema) = schema(told) {
            self.read(schema, &answer.expect(answer.status));
        }
    }
}

/// The shape of what is answered as JSON.
fn schema(answer: &Value) -> Option<&Value> {
    answer.pointer("/content/application~1json/schema")
}
