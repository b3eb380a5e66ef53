//! Large answers on their way out. What a visitor does not take stays in memory until their connection is given up: an address has so many
//! bytes on the way at a time, and the next large answer is refused.

use super::caller::Passer;
use super::{App, Problem};
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use hyper::body::{Frame, SizeHint};
use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

/// An answer of fewer bytes is not counted.
const LARGE: u64 = 256 << 10;
/// Bytes that go out together.
const PIECE: usize = 64 << 10;

type ByAddress = Arc<Mutex<HashMap<IpAddr, u64>>>;

/// Counts what is on its way to each address.
#[derive(Default)]
pub(super) struct Outgoing(ByAddress);

/// A large answer, as long as it is on its way.
struct OnItsWay {
    by_address: ByAddress,
    address: IpAddr,
    bytes: u64,
}

impl Outgoing {
    /// Counts an answer of so many bytes, unless others to this address have filled its share: one at least may always go.
    fn sends(&self, address: IpAddr, bytes: u64, most: u64) -> Option<OnItsWay> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = all.get(&address).copied().unwrap_or_default();
        if own > 0 && own.saturating_add(bytes) > most {
            return None;
        }
        all.insert(address, own.saturating_add(bytes));
        Some(OnItsWay { by_address: Arc::clone(&self.0), address, bytes })
    }
}

impl Drop for OnItsWay {
    fn drop(&mut self) {
        let mut all = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = all.get_mut(&self.address) {
            *own = own.saturating_sub(self.bytes);
            if *own == 0 {
                all.remove(&self.address);
            }
        }
    }
}

/// The body of a large answer, which goes out piece by piece: it is counted until the last has gone.
struct Pieces {
    rest: Bytes,
    _on_its_way: OnItsWay,
}

impl HttpBody for Pieces {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        if self.rest.is_empty() {
            return Poll::Ready(None);
        }
        let length = self.rest.len().min(PIECE);
        Poll::Ready(Some(Ok(Frame::data(self.rest.split_to(length)))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.rest.len() as u64)
    }
}

/// Lets small answers pass, and counts large ones.
pub(super) async fn counted(State(app): State<Arc<App>>, Passer(caller): Passer, request: Request, next: Next) -> Response {
    let answer = next.run(request).await;
    // What is made as it is taken has no size of its own.
    let Some(bytes) = answer.body().size_hint().exact().filter(|&bytes| bytes >= LARGE) else { return answer };
    let Some(on_its_way) = app.outgoing.sends(caller.address, bytes, app.limits().outgoing) else {
        metrics::counter!("spadille_refused_total", "why" => "outgoing").increment(1);
        return Problem::TooMany.page(&app, &caller);
    };
    let (parts, body) = answer.into_parts();
    match axum::body::to_bytes(body, usize::MAX).await {
        Ok(rest) => Response::from_parts(parts, Body::new(Pieces { rest, _on_its_way: on_its_way })),
        Err(error) => Problem::Unavailable(error.to_string()).page(&app, &caller),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_bytes_on_the_way_and_one_answer_at_least() {
        let (outgoing, here, there) = (Outgoing::default(), IpAddr::from([198, 51, 100, 1]), IpAddr::from([198, 51, 100, 2]));
        let huge = outgoing.sends(here, 1_000, 100).expect("one answer at least");
        assert!(outgoing.sends(here, 1, 100).is_none());
        let other = outgoing.sends(there, 60, 100).expect("another address");
        assert!(outgoing.sends(there, 60, 100).is_none());
        let _more = outgoing.sends(there, 40, 100).expect("what is left");
        drop((huge, other));
        assert!(outgoing.sends(here, 1, 100).is_some() && outgoing.sends(there, 60, 100).is_some(), "it was given back");
    }

    #[tokio::test]
    async fn a_large_answer_is_whole_and_counted_until_its_last_piece() {
        let (outgoing, here) = (Outgoing::default(), IpAddr::from([198, 51, 100, 1]));
        let whole: Vec<u8> = (0..PIECE * 3 + 7).map(|n| n as u8).collect();
        let on_its_way = outgoing.sends(here, whole.len() as u64, 0).expect("one answer");
        let body = Body::new(Pieces { rest: whole.clone().into(), _on_its_way: on_its_way });
        assert_eq!(body.size_hint().exact(), Some(whole.len() as u64));
        assert!(outgoing.sends(here, 1, 0).is_none());
        assert!(axum::body::to_bytes(body, usize::MAX).await.is_ok_and(|bytes| bytes[..] == whole));
        assert!(outgoing.sends(here, 1, 0).is_some());
    }
}
