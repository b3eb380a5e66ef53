//! The document that describes the interface, as OpenAPI, made from the table of operations.

use super::client::INVITATION;
use super::operation::{Answer, Given, OPERATIONS, Operation, Sent, Verb, Who};
use super::{body, shape};
use crate::http;
use axum::Json;
use utoipa::OpenApi as _;
use utoipa::openapi::path::{HttpMethod, Operation as Described, OperationBuilder, Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, Type};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{
    Components, Content, InfoBuilder, OpenApi, OpenApiBuilder, Paths, Ref, RefOr, Required, Response, ResponseBuilder, Schema,
};

/// Everything that goes out or comes in; what these speak of comes along.
#[derive(utoipa::OpenApi)]
#[openapi(components(schemas(
    body::NewPerson,
    body::NewTable,
    body::Sit,
    body::Fill,
    body::Act,
    body::With,
    body::TableDeed,
    body::WhichTables,
    shape::Game,
    shape::Person,
    shape::Opened,
    shape::Listed,
    shape::Receipt,
    table::VisitorView,
    table::Hint,
    http::laws::LawEntry,
    http::referee::Said,
    // A message can speak of another: so what it speaks of is named here.
    engine::Arg,
    http::ProblemBody,
)))]
struct Shapes;

/// The name of the token among the securities.
const TOKEN: &str = "token";

const ABOUT: &str = "Everything that can be done at the tables of this house with a page can be done by a program, under \
                     the same rules of sight. A table is a log of numbered events; whoever looks at it gets the whole of \
                     what their eyes may see. What is refused names its rule, and nothing has changed.";

/// How the socket works, which is a page's as well as a program's.
const SOCKET: &str = "A WebSocket, for those who want to act and to follow on one line. With `as=json` every change comes \
                      as `{\"kind\": \"sight\", \"number\": 7, \"sight\": ...}`. What is sent: `{\"act\": \"play 7O\", \
                      \"key\": \"a1\"}` or `{\"do\": \"sit\", \"seat\": 0}`, answered by `{\"kind\": \"ack\", \"key\": \
                      \"a1\", \"number\": 8}` or `{\"kind\": \"denied\", \"code\": ..., \"why\": ..., \"cite\": ...}`; \
                      `{\"do\": \"hint\"}` is acknowledged before the tutor has thought: what it says comes with a later sight, as `counsel`; \
                      `{\"ping\": true}`, answered by `{\"kind\": \"pong\"}`, at least once a minute; `{\"resync\": \
                      true}` to be sent everything again. Before the house closes the socket it says `{\"kind\": \"bye\"}`.";

/// The answers of the socket's address to requests that open none. It is a page's address: nothing there is JSON.
const SOCKET_FAILURES: [(&str, &str, &str); 5] = [
    ("400", "The request is no WebSocket handshake, or its query cannot be read.", "text/plain"),
    ("404", "There is no such table, or none for this visitor.", "text/html"),
    ("426", "The connection cannot become a WebSocket.", "text/plain"),
    ("429", "Too much from one address.", "text/html"),
    ("503", "The house cannot do it now.", "text/html"),
];

/// Answers with the document.
pub(super) async fn served() -> Json<OpenApi> {
    Json(document())
}

/// The document.
pub(super) fn document() -> OpenApi {
    let mut paths = Paths::new();
    for operation in &OPERATIONS {
        let method = match operation.verb {
            Verb::Get => HttpMethod::Get,
            Verb::Post => HttpMethod::Post,
        };
        paths.add_path_operation(operation.address(), vec![method], described(operation));
    }
    paths.add_path_operation("/table/{table}/live", vec![HttpMethod::Get], socket());
    let mut components = Shapes::openapi().components.unwrap_or_else(Components::new);
    let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("The token of `POST /persons`.")).build();
    components.add_security_scheme(TOKEN, SecurityScheme::Http(scheme));
    let info = InfoBuilder::new().title("Spadille").version(env!("CARGO_PKG_VERSION")).description(Some(ABOUT)).build();
    OpenApiBuilder::new().info(info).paths(paths).components(Some(components)).build()
}

fn described(operation: &Operation) -> Described {
    let mut described = OperationBuilder::new()
        .operation_id(Some(operation.id))
        .summary(Some(operation.title))
        .description(Some(operation.about))
        .response(status(operation.answer), answered(operation.answer));
    for given in operation.given {
        for parameter in parameters(*given) {
            described = described.parameter(parameter);
        }
    }
    let body = match operation.body {
        Sent::Nothing => None,
        Sent::Needed(shape, example) => Some((shape, example, Required::True)),
        Sent::Optional(shape, example) => Some((shape, example, Required::False)),
    };
    if let Some((shape, example, required)) = body {
        let mut content = Content::new(Some(Ref::from_schema_name(shape)));
        content.example = serde_json::from_str(example).ok();
        let body = RequestBodyBuilder::new().content("application/json", content).required(Some(required));
        described = described.request_body(Some(body.build()));
    }
    for failure in operation.failures {
        described = described.response(failure.to_string(), failed(*failure));
    }
    secured(described, operation.who).build()
}

fn secured(described: OperationBuilder, who: Who) -> OperationBuilder {
    let token = SecurityRequirement::new(TOKEN, Vec::<String>::new());
    match who {
        Who::Anybody => described,
        // An empty requirement beside another says that it may be left out.
        Who::Better => described.security(SecurityRequirement::default()).security(token),
        Who::Person => described.security(token),
    }
}

fn text() -> Schema {
    Schema::Object(ObjectBuilder::new().schema_type(Type::String).build())
}

fn parameters(given: Given) -> Vec<Parameter> {
    let one = |name: &str, place: ParameterIn, schema: RefOr<Schema>, about: &str| {
        let required = if place == ParameterIn::Path { Required::True } else { Required::False };
        let parameter = ParameterBuilder::new().name(name).parameter_in(place).required(required);
        parameter.schema(Some(schema)).description(Some(about)).build()
    };
    let plain = || RefOr::T(text());
    let named = |shape: &str| RefOr::Ref(Ref::from_schema_name(shape));
    match given {
        Given::Table => vec![one("table", ParameterIn::Path, plain(), "The table.")],
        Given::Deed => vec![one("what", ParameterIn::Path, named("TableDeed"), "What to do.")],
        Given::Game => vec![one("game", ParameterIn::Path, plain(), "The machine name of the game.")],
        Given::Law => vec![
            one("what", ParameterIn::Query, plain(), "The number of a law, or what happened, in any language of the house."),
            one("lang", ParameterIn::Query, plain(), "The language of the texts: `en`, `pt`, `es` or `it`."),
        ],
        Given::Incident => vec![
            one(
                "tell",
                ParameterIn::Query,
                plain(),
                "What happened, in one’s own words: the incidents and laws that speak of it.",
            ),
            one("q", ParameterIn::Query, plain(), "The same as `tell`."),
            one("incident", ParameterIn::Query, plain(), "The incident. Every answer is a parameter of its own: `kind=suit`."),
            one(
                "with",
                ParameterIn::Query,
                plain(),
                "A fault of the same hand told before, with all its answers: `revoke kind=suit`. It may stand several times.",
            ),
            one("stood", ParameterIn::Query, plain(), "How the table stood: `by=2 polla=20`."),
        ],
        Given::Asked => {
            vec![one("phase", ParameterIn::Query, named("WhichTables"), "Which tables: `gathering` if nothing is said.")]
        }
        Given::Invitation => vec![
            one("invitation", ParameterIn::Query, plain(), "An invitation, for a table of the invited."),
            one(INVITATION, ParameterIn::Header, plain(), "The same, where it shall not stand in an address."),
        ],
        Given::LastEvent => {
            vec![one("last-event-id", ParameterIn::Header, plain(), "The last event seen. The whole sight is sent in any case.")]
        }
    }
}

fn status(answer: Answer) -> &'static str {
    if matches!(answer, Answer::Created(_)) { "201" } else { "200" }
}

fn answered(answer: Answer) -> Response {
    let json = |schema: RefOr<Schema>, about: &str| {
        ResponseBuilder::new().description(about).content("application/json", Content::new(Some(schema))).build()
    };
    let named = |shape: &str| RefOr::Ref(Ref::from_schema_name(shape));
    match answer {
        Answer::One(shape) => json(named(shape), "As asked."),
        Answer::Created(shape) => json(named(shape), "It is there."),
        Answer::List(shape) => {
            json(RefOr::T(Schema::Array(ArrayBuilder::new().items(Ref::from_schema_name(shape)).build())), "A list.")
        }
        Answer::Record => {
            ResponseBuilder::new().description("The record.").content("text/plain", Content::new(Some(text()))).build()
        }
        Answer::Stream(shape) => {
            let content = Content::new(Some(Ref::from_schema_name(shape)));
            ResponseBuilder::new().description("A stream: the data of each event.").content("text/event-stream", content).build()
        }
        Answer::Document => json(RefOr::T(Schema::Object(ObjectBuilder::new().build())), "The document."),
    }
}

fn failed(status: u16) -> Response {
    let about = match status {
        400 => "The request is not what it should be.",
        401 => "The token is missing, or not one of this house.",
        404 => "There is no such thing, or none for this visitor.",
        409 => "The rules of the game refuse it, or the table as it stands.",
        429 => "Too much from one address.",
        _ => "The house cannot do it now.",
    };
    ResponseBuilder::new()
        .description(about)
        .content("application/json", Content::new(Some(Ref::from_schema_name("Problem"))))
        .build()
}

/// The socket, which is at home among the pages.
fn socket() -> Described {
    let form = ParameterBuilder::new().name("as").parameter_in(ParameterIn::Query).required(Required::True);
    let form = form.schema(Some(ObjectBuilder::new().schema_type(Type::String).enum_values(Some(["json"]))));
    let mut described = OperationBuilder::new()
        .operation_id(Some("live"))
        .summary(Some("Act and follow on one line"))
        .description(Some(SOCKET))
        .parameter(form.description(Some("In which form.")))
        .response("101", ResponseBuilder::new().description("The socket is open.").build());
    for (status, about, form) in SOCKET_FAILURES {
        let content = Content::new(Some(RefOr::T(text())));
        described = described.response(status, ResponseBuilder::new().description(about).content(form, content).build());
    }
    for parameter in parameters(Given::Table) {
        described = described.parameter(parameter);
    }
    secured(described, Who::Better).build()
}
