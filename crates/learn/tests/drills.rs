use learn::drill::{drill, kinds};
#[test]
fn stats() {
    for entry in games::catalogue() {
        for kind in kinds(&entry) {
            let t = std::time::Instant::now();
            let all: Vec<_> = (0..100).map(|seed| drill(&entry, kind, seed)).collect();
            let took = t.elapsed();
            let mut d: Vec<String> = all.iter().flatten().map(|d| { let mut d = d.clone(); d.seed = 0; format!("{d:?}") }).collect();
            let n = d.len();
            d.sort(); d.dedup();
            let rights: usize = all.iter().flatten().map(|d| d.choices.iter().filter(|c| c.right).count()).sum();
            println!("{:22} {:6} found {n} distinct {} rights {rights} in {:?}", entry.facts.id, kind.name(), d.len(), took);
            if let Some(Some(d)) = all.get(7) { println!("   {:?} {:?}", d.question, d.choices.iter().map(|c| format!("{:?}{}", c.what, if c.right {"*"} else {""})).collect::<Vec<_>>()); }
        }
    }
}
