//! A house with open doors, and a program that knocks.
#![allow(dead_code, reason = "every test uses a part of it")]

use super::described::Described;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::JoinHandle;
use tokio::sync::oneshot;
use ureq::Agent;
use web::http::Limits;
use web::serve::{Config, open};

/// A house on a port of its own, with a database of its own.
pub(crate) struct House {
    /// Where it listens.
    pub(crate) address: SocketAddr,
    agent: Agent,
    described: OnceLock<Described>,
    end: Option<oneshot::Sender<()>>,
    served: Option<JoinHandle<()>>,
    folder: PathBuf,
}

/// What came back.
pub(crate) struct Answer {
    /// How it went.
    pub(crate) status: u16,
    /// What it says.
    pub(crate) text: String,
}

impl Answer {
    /// The JSON in it, if it went as expected.
    #[track_caller]
    pub(crate) fn expect(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text);
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }
}

impl House {
    /// Opens its doors to as much as may come.
    pub(crate) fn open() -> House {
        House::with(Limits::NONE)
    }

    /// Opens its doors, within limits.
    pub(crate) fn with(limits: Limits) -> House {
        static HOUSES: AtomicU32 = AtomicU32::new(0);
        let number = HOUSES.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("spadille-api-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: folder.join("house.db").to_string_lossy().into_owned(),
            base_url: None,
            limits,
            keep_days: None,
        };
        let (end, ended) = oneshot::channel::<()>();
        let (told, address) = std::sync::mpsc::channel();
        let served = std::thread::spawn(move || {
            let runtime = tokio::runtime::Runtime::new().expect("a runtime");
            runtime.block_on(async {
                let house = open(&config).await.expect("a house");
                told.send(house.address).expect("somebody waits");
                house.serve(async { drop(ended.await) }).await.expect("served");
            });
        });
        let address = address.recv().expect("an address");
        let agent = Agent::config_builder().http_status_as_error(false).allow_non_standard_methods(true).build().into();
        House { address, agent, described: OnceLock::new(), end: Some(end), served: Some(served), folder }
    }

    /// Asks something of the interface. What comes back is what the document says.
    pub(crate) fn asked(&self, method: &str, path: &str, token: &str, headers: &[(&str, &str)], body: Option<&Value>) -> Answer {
        let mut request = ureq::http::Request::builder().method(method).uri(format!("http://{}/api/v1{path}", self.address));
        if !token.is_empty() {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let text = body.map(Value::to_string).unwrap_or_default();
        let answer = self.sent(request, method, text);
        self.described().check(method, path, &answer);
        answer
    }

    /// What the house says of its own interface.
    pub(crate) fn described(&self) -> &Described {
        self.described.get_or_init(|| Described::new(self.outside("/api/v1/openapi.json").expect(200)))
    }

    fn sent(&self, request: ureq::http::request::Builder, method: &str, text: String) -> Answer {
        let answer = if method == "POST" {
            self.agent.run(request.header("content-type", "application/json").body(text).expect("a request"))
        } else {
            self.agent.run(request.body(()).expect("a request"))
        };
        let mut answer = answer.expect("an answer");
        Answer { status: answer.status().as_u16(), text: answer.body_mut().read_to_string().expect("text") }
    }

    /// Asks for something.
    pub(crate) fn get(&self, path: &str, token: &str) -> Answer {
        self.asked("GET", path, token, &[], None)
    }

    /// Asks for something outside the interface.
    pub(crate) fn outside(&self, path: &str) -> Answer {
        self.sent(ureq::http::Request::builder().uri(format!("http://{}{path}", self.address)), "GET", String::new())
    }

    /// A page for a person, as a browser without a script asks for it. What a form leads to is answered to nobody in particular.
    pub(crate) fn page(&self, method: &str, path: &str, token: &str) -> Answer {
        let address = format!("http://{}{path}", self.address);
        let request = ureq::http::Request::builder().method(method).uri(address);
        let origin = format!("http://{}", self.address);
        let request = request.header("cookie", format!("spadille={token}")).header("origin", origin);
        let answer = match method {
            "POST" => {
                let form = request.header("content-type", "application/x-www-form-urlencoded");
                self.agent.run(form.body(String::new()).expect("a request"))
            }
            _ => self.agent.run(request.body(()).expect("a request")),
        };
        let mut answer = answer.expect("an answer");
        Answer { status: answer.status().as_u16(), text: answer.body_mut().read_to_string().expect("text") }
    }

    /// Wants something changed.
    pub(crate) fn post(&self, path: &str, token: &str, body: &Value) -> Answer {
        self.asked("POST", path, token, &[], Some(body))
    }

    /// The token of a new person.
    pub(crate) fn person(&self, name: &str) -> String {
        let person = self.post("/persons", "", &json!({"name": name})).expect(201);
        assert_eq!(person["name"], name);
        person["token"].as_str().expect("a token").to_owned()
    }

    /// What a person sees of a table.
    pub(crate) fn look(&self, table: &str, token: &str) -> Value {
        self.get(&format!("/tables/{table}"), token).expect(200)
    }

    /// How many chairs a table has.
    pub(crate) fn chairs(&self, table: &str) -> usize {
        self.look(table, "")["plates"].as_array().expect("plates").len()
    }

    fn streamed(&self, path: &str, token: &str, last: &str) -> ureq::http::Response<ureq::Body> {
        let request = self.agent.get(format!("http://{}/api/v1{path}", self.address));
        let request = request.header("authorization", format!("Bearer {token}")).header("last-event-id", last);
        request.call().expect("an answer")
    }

    /// A stream of events.
    pub(crate) fn stream(&self, path: &str, token: &str, last: &str) -> impl std::io::Read + use<> {
        let answer = self.streamed(path, token, last);
        assert_eq!(answer.headers()["content-type"], "text/event-stream");
        answer.into_body().into_reader()
    }

    /// Could one have a stream of events?
    pub(crate) fn has_stream(&self, path: &str, token: &str) -> bool {
        self.streamed(path, token, "").status().is_success()
    }
}

impl Drop for House {
    /// Closes the doors, and waits until everybody has gone.
    fn drop(&mut self) {
        self.end.take().map(|end| end.send(()));
        let served = self.served.take().map(JoinHandle::join);
        let _ = std::fs::remove_dir_all(&self.folder);
        if !std::thread::panicking() {
            served.expect("a thread").expect("a house that closes in order");
        }
    }
}
