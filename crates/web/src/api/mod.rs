//! The JSON interface for programs.
//!
//! `operation` is the list of all that can be asked; the routes are made from it, and so is the document that describes
//! them, and from the document the page for people. [`body`] is what comes in; what goes out is made from the
//! types of the house and the engine themselves, and `shape` has the few the interface adds.

pub mod body;
mod client;
mod document;
mod operation;
mod page;
mod shape;
mod stream;
mod tables;

use crate::http::App;
use axum::Router;
use axum::routing::{any, get};
use operation::OPERATIONS;
use std::sync::Arc;

/// Where all operations are.
const BASE: &str = "/api/v1";

/// Its routes.
pub fn routes() -> Router<Arc<App>> {
    let router = Router::new().route("/api", get(page::page)).route("/api/{*nothing}", any(client::nothing_here));
    let add =
        |router: Router<Arc<App>>, operation: &operation::Operation| router.route(&operation.address(), (operation.route)());
    OPERATIONS.iter().fold(router, add).method_not_allowed_fallback(client::no_such_method)
}
