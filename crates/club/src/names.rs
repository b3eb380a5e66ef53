//! Names for the people of a simulated event.

const FIRST: [&str; 40] = [
    "Ana", "Davi", "Bento", "Clara", "Caio", "Lia", "Tadeu", "Vera", "Rui", "Zilda", "Iara", "Luís", "Nora", "Pedro", "Gil",
    "Olga", "Aldo", "Rosa", "Ivo", "Marta", "Hugo", "Célia", "Saul", "Dora", "Artur", "Inês", "Breno", "Joana", "Elias",
    "Teresa", "Otávio", "Lúcia", "Nilo", "Sílvia", "Paulo", "Helena", "Raul", "Isabel", "Mário", "Alice",
];
const LAST: [&str; 17] = [
    "Silveira",
    "Machado",
    "Farias",
    "Antunes",
    "Brum",
    "Corrêa",
    "Dornelles",
    "Escobar",
    "Fagundes",
    "Garcia",
    "Lemos",
    "Moraes",
    "Nunes",
    "Osório",
    "Pereira",
    "Rocha",
    "Saraiva",
];

/// The name of the n-th person. Of seventeen times forty no two are alike.
pub(crate) fn person(number: u32) -> String {
    let at = number as usize;
    format!("{} {}", FIRST[at % FIRST.len()], LAST[at % LAST.len()])
}

/// The first name of the n-th person.
pub(crate) fn first(number: u32) -> &'static str {
    FIRST[number as usize % FIRST.len()]
}
