//! The laws this game knows, as data.

use engine::law::{Class, Law};

use Class::{Enforce, Honour, Prevent};

pub(super) const LAWS: &[Law] = &[
    Law::new("voltarete:II.10.10", "book 1804", Honour),
    Law::new("voltarete:II.10.12", "book 1814", Honour),
    Law::new("voltarete:II.10.13", "book 1818", Honour),
    Law::new("voltarete:II.10.14", "book 1822", Honour),
    Law::new("voltarete:II.10.15", "book 1826-1832", Honour),
    Law::new("voltarete:II.10.16", "book 1836-1842", Honour),
    Law::new("voltarete:II.10.17", "book 1846-1848", Honour),
    Law::new("voltarete:II.10.21", "book 1866", Prevent),
    Law::new("voltarete:II.10.31", "book 1912-1916", Honour),
    Law::new("voltarete:II.12.2", "book 1996", Honour),
    Law::new("voltarete:II.12.4", "book 2008", Honour),
    Law::new("voltarete:II.12.5", "book 2012-2014", Honour),
    Law::new("voltarete:II.12.6", "book 2018", Honour),
    Law::new("voltarete:II.12.8", "book 2029-2032", Honour),
    Law::new("voltarete:II.12.9", "book 2036-2054", Enforce),
    Law::new("voltarete:II.12.10", "book 2058", Honour),
    Law::new("voltarete:II.16.4", "book 2386", Honour),
    Law::new("voltarete:II.16.7", "book 2398", Honour),
    Law::new("voltarete:II.16.8", "book 2404-2412", Honour),
    Law::new("voltarete:II.16.9", "book 2416-2420", Honour),
    Law::new("voltarete:II.17.1", "book 2436", Enforce),
    Law::new("voltarete:II.17.2", "book 2440-2444", Honour),
    Law::new("voltarete:II.17.3", "book 2448-2452", Honour),
    Law::new("voltarete:II.17.4", "book 2456", Honour),
    Law::new("voltarete:II.19.21", "book 2698-2702", Enforce),
];
