//! The JSON interface for programs.

use crate::http::App;
use axum::Router;
use std::sync::Arc;

/// Its routes.
pub fn routes() -> Router<Arc<App>> {
    Router::new()
}
