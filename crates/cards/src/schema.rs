//! Schema of cards: the texts of the notation.

use crate::{Card, CardSet, Suit};
use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, Type};
use utoipa::openapi::{Ref, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

fn text(about: &str, example: &str) -> RefOr<Schema> {
    ObjectBuilder::new().schema_type(Type::String).description(Some(about)).examples([example]).into()
}

impl PartialSchema for Card {
    fn schema() -> RefOr<Schema> {
        text("A card as it is written in records: its rank, then its suit; or `T` and the number of a tarocco.", "2E")
    }
}

impl ToSchema for Card {}

impl PartialSchema for Suit {
    fn schema() -> RefOr<Schema> {
        text("A suit by its letter.", "E")
    }
}

impl ToSchema for Suit {}

impl PartialSchema for CardSet {
    fn schema() -> RefOr<Schema> {
        ArrayBuilder::new().items(Ref::from_schema_name(Card::name())).description(Some("Some cards, in no order.")).into()
    }
}

impl ToSchema for CardSet {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((Card::name().into_owned(), Card::schema()));
    }
}
