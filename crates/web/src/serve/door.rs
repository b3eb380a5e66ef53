//! The door: how many connections there may be, and how long each may keep the house waiting.
//!
//! HTTP/1 alone is spoken: its timer runs from the accept to the end of the first request head, and again while a connection is idle. The
//! stream's timer ends a connection that does not take its answer.

use crate::http::{Connection, Limits};
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio_io_timeout::TimeoutStream;

/// What a connection may send and be sent before the other side has to take it, in bytes.
const BUFFER: usize = 64 << 10;
/// An address has at most one in so many of the connections that are left, and always a few.
const SHARE: usize = 2;
const A_FEW: usize = 8;
/// After the machine refused a connection, for instance because it has no descriptor left, the next is tried after this.
const BREATH: Duration = Duration::from_millis(100);

/// Counts the connections.
pub(super) struct Door {
    limits: Limits,
    all: Arc<Semaphore>,
    by_address: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// One connection of an address.
struct Counted {
    address: IpAddr,
    by_address: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// The connections that are open when nobody new is let in.
pub(super) struct Inside(watch::Sender<()>);

impl Inside {
    /// Lets every connection finish its request, and waits for the last.
    pub(super) async fn shutdown(self) {
        self.0.send_replace(());
        self.0.closed().await;
    }
}

impl Door {
    pub(super) fn new(limits: Limits) -> Door {
        let all = Arc::new(Semaphore::new(limits.connections_in_all.min(Semaphore::MAX_PERMITS)));
        Door { limits, all, by_address: Arc::default() }
    }

    /// A place for a connection of this address, unless it has too many: fewer when descriptors are short. A proxy on this machine speaks
    /// for everybody, and is bounded by the number of all alone.
    fn counted(&self, address: IpAddr) -> Option<Counted> {
        let mut open = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        let most = self.limits.connections.min((self.all.available_permits() / SHARE).max(A_FEW));
        let own = open.get(&address).copied().unwrap_or_default();
        if own >= most && !address.is_loopback() {
            return None;
        }
        open.insert(address, own + 1);
        Some(Counted { address, by_address: Arc::clone(&self.by_address) })
    }

    /// Lets connections in until `end` comes. Those who are inside then are waited for by what this gives back.
    pub(super) async fn open(self, listener: TcpListener, router: Router, end: impl Future<Output = ()>) -> Inside {
        let (inside, house) = (Inside(watch::Sender::new(())), TowerToHyperService::new(router));
        let mut end = std::pin::pin!(end);
        let mut manners = http1::Builder::new();
        manners.timer(TokioTimer::new()).header_read_timeout(self.limits.patience).max_buf_size(BUFFER);
        loop {
            // A house that is full lets nobody else knock: they wait before the door, and the machine keeps their place.
            let arrival = async {
                let place = Arc::clone(&self.all).acquire_owned().await;
                (place, listener.accept().await)
            };
            let (place, accepted) = tokio::select! {
                arrival = arrival => arrival,
                () = &mut end => return inside,
            };
            let (stream, peer) = match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken");
                    tokio::time::sleep(BREATH).await;
                    continue;
                }
            };
            let Some(counted) = self.counted(crate::http::household(peer.ip())) else {
                metrics::counter!("spadille_refused_total", "why" => "connections").increment(1);
                continue;
            };
            // An answer is sent when it is there, not when it fills a packet; where that cannot be said, it is sent all the same.
            let _ = stream.set_nodelay(true);
            let mut stream = TimeoutStream::new(stream);
            stream.set_write_timeout(Some(self.limits.patience));
            let held = Connection::new((place, counted));
            let service = answering(house.clone(), peer, held.clone());
            let connection = manners.serve_connection(TokioIo::new(Box::pin(stream)), service).with_upgrades();
            let mut closing = inside.0.subscribe();
            tokio::spawn(async move {
                let mut connection = std::pin::pin!(connection);
                // One that was broken off has nobody left to tell.
                let ended = tokio::select! {
                    _ = connection.as_mut() => true,
                    _ = closing.changed() => false,
                };
                if !ended {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
                drop(held);
            });
        }
    }
}

/// Answers the requests of one connection. Each says where it comes from, and can hold the place of its connection for longer.
fn answering(
    house: TowerToHyperService<Router>,
    peer: SocketAddr,
    held: Connection,
) -> impl Service<Request<Incoming>, Response = axum::http::Response<Body>, Error = std::convert::Infallible, Future: Send + 'static>
+ Send {
    service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(held.clone());
        house.call(request)
    })
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut open = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = open.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                open.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_connections_and_a_proxy_has_more() {
        let door = Door::new(Limits { connections: 2, ..Limits::default() });
        let far: IpAddr = [203, 0, 113, 7].into();
        let first = door.counted(far).expect("the first");
        let _second = door.counted(far).expect("the second");
        assert!(door.counted(far).is_none(), "a third");
        let _other = door.counted([203, 0, 113, 8].into()).expect("somebody else's");
        let proxy: Vec<_> = (0..5).map(|_| door.counted([127, 0, 0, 1].into()).expect("the proxy's")).collect();
        drop((first, proxy));
        assert!(door.counted(far).is_some(), "one was given back");
    }

    /// Four addresses with as many connections as each may have do not fill a server of few descriptors.
    #[test]
    fn when_descriptors_are_short_an_address_has_fewer_connections() {
        let door = Door::new(Limits { connections_in_all: 896, ..Limits::default() });
        let mut held = Vec::new();
        let mut knock = |address: IpAddr| {
            let place = Arc::clone(&door.all).try_acquire_owned().expect("a descriptor");
            let counted = door.counted(address);
            let is_in = counted.is_some();
            held.extend(counted.map(|counted| (place, counted)));
            is_in
        };
        let own: Vec<usize> = (1..=4).map(|n| (0..256).filter(|_| knock([203, 0, 113, n].into())).count()).collect();
        assert!(own[0] == 256 && own.is_sorted_by(|more, fewer| more > fewer), "{own:?}");
        let honest = (0..A_FEW).filter(|_| knock([198, 51, 100, 1].into())).count();
        assert_eq!(honest, A_FEW, "somebody else comes in: {own:?}");
        assert!(door.all.available_permits() > 100, "{own:?}");
    }
}
