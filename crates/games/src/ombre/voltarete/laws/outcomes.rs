//! The outcomes of Voltarete's incidents.

use super::figures::*;
use engine::law::{HandFate, Outcome, TrickFate};
use engine::outcome;

macro_rules! said {
    ($($NAME:ident = $token:literal, $message:literal;)*) => { $(pub(super) const $NAME: Outcome = outcome!($token, $message);)* };
}

// Sentences that move nothing.
said! {
    BARRED_SUIT = "barred-suit", "laws-effect-barred-suit";
    BAR_TREZE = "bar(treze)", "laws-effect-bar-treze";
    BLIND_CHAIN_OVER = "blind-chain-over", "laws-effect-blind-chain-over";
    BLIND_CHAIN_SHORT = "blind-chain-short", "laws-effect-blind-chain-short";
    BOUND_CASCA = "bound(casca)", "laws-effect-bound-casca";
    BOUND_DRAW_ALL = "bound(draw-all)", "laws-effect-bound-draw-all";
    BOUND_DRAW_IT = "bound(draw-it)", "laws-effect-bound-draw-it";
    BOUND_GERAL = "bound(geral)", "laws-effect-bound-geral";
    BOUND_LICENCA = "bound(licenca)", "laws-effect-bound-licenca";
    BOUND_LICENCA_COPAS = "bound(licenca-copas)", "laws-effect-bound-licenca-copas";
    BOUND_NINE = "bound(nine)", "laws-effect-bound-nine";
    BOUND_PASS = "bound(pass)", "laws-effect-bound-pass";
    BOUND_RESPEITO = "bound(respeito)", "laws-effect-bound-respeito";
    BOUND_SEGUNDO = "bound(segundo)", "laws-effect-bound-segundo";
    BOUND_SO = "bound(so)", "laws-effect-bound-so";
    CARD_CHOSEN_FEITO = "card-chosen(feito)", "laws-effect-card-chosen-feito";
    CARD_CHOSEN_HARMED = "card-chosen(harmed)", "laws-effect-card-chosen-harmed";
    CARD_CHOSEN_RIGHT = "card-chosen(right)", "laws-effect-card-chosen-right";
    CLAIMANT_YIELDS = "claimant-yields", "laws-effect-claimant-yields";
    DEALS_NEXT_BY = "deals-next(by)", "laws-effect-deals-next-by";
    DEBTOR_CHOOSES = "debtor-chooses", "laws-effect-debtor-chooses";
    DISCARDS_UNSEEN = "discards-unseen", "laws-effect-discards-unseen";
    DISCARD_FEWER = "discard-fewer", "laws-effect-discard-fewer";
    DISCARD_OLD = "discard-old", "laws-effect-discard-old";
    DISCARD_ONE = "discard-one", "laws-effect-discard-one";
    ENTERS_NOW = "enters-now", "laws-effect-enters-now";
    FREE = "free", "laws-effect-free";
    HOLDER_PAYS = "holder-pays", "laws-effect-holder-pays";
    LARGEST_FIRST = "largest-first", "laws-effect-largest-first";
    LOSES_REMISSAS = "loses-remissas", "laws-effect-loses-remissas";
    NEXT_PAYS = "next-pays", "laws-effect-next-pays";
    NO_BEATING = "no-beating", "laws-effect-no-beating";
    NO_RULING = "no-ruling", "laws-effect-no-ruling";
    OTHERS_CHOOSE = "others-choose", "laws-effect-others-choose";
    PAYS_ASKED_AND_DUE = "pays-asked-and-due", "laws-effect-pays-asked-and-due";
    PAYS_IN_FULL = "pays-in-full", "laws-effect-pays-in-full";
    PLAYS_ON_EIGHT = "plays-on(eight)", "laws-effect-plays-on-eight";
    PLAYS_ON_TEN = "plays-on(ten)", "laws-effect-plays-on-ten";
    PLAYS_ON_THIRTEEN = "plays-on(thirteen)", "laws-effect-plays-on-thirteen";
    REDRAW = "redraw", "laws-effect-redraw";
    REFUSED_UNLESS_DEALER = "refused-unless-dealer", "laws-effect-refused-unless-dealer";
    RESPOSTA_ONCE = "resposta(once)", "laws-effect-resposta-once";
    RESULT_STANDS = "stands", "laws-effect-result-stands";
    RETURNED = "returned", "laws-effect-returned";
    RIGHT_LEADS = "right-leads", "laws-effect-right-leads";
    STANDS = "stands", "laws-effect-stands";
    SUBSTITUTE = "substitute", "laws-effect-substitute";
    TAKES_MISSING = "takes-missing", "laws-effect-takes-missing";
    TAKES_OWN_DISCARD = "takes-own-discard", "laws-effect-takes-own-discard";
    TO_TALON = "talon", "laws-effect-talon";
    TRUMP_COPAS = "trump(copas)", "laws-effect-trump-copas";
    TRUMP_FIRST = "trump(first)", "laws-effect-trump-first";
    TRUMP_LONGEST = "trump(longest)", "laws-effect-trump-longest";
    TRUMP_SECOND = "trump(second)", "laws-effect-trump-second";
    TRUMP_TURNED = "trump(turned)", "laws-effect-trump-turned";
    UNPAID = "unpaid", "laws-effect-unpaid";
    WAITS = "waits", "laws-effect-waits";
    WITNESS_DECIDES = "witness-decides", "laws-effect-witness-decides";
}

// Outcomes that settle the hand otherwise than it was played (`hand.rs`).
said! {
    AS_SAID = "as-said", "laws-effect-as-said";
    BAR_GERAL = "bar(geral)", "laws-effect-bar-geral";
    EACH_ALONE = "each-alone", "laws-effect-each-alone";
    FEITO_WINS = "feito-wins", "laws-effect-feito-wins";
    GIVES_UP = "gives-up", "laws-effect-gives-up";
    GRANTED = "granted", "laws-effect-granted";
    ORDINARY_PAGAS = "game-resposta", "laws-effect-game-resposta";
    REFUSER_ALONE = "refuser-alone", "laws-effect-refuser-alone";
}
pub(super) const BAR_CODILHO: Outcome = outcome!("bar(codilho)", "laws-effect-bar-codilho").figures(barred);
pub(super) const BAR_GERAL_PAID: Outcome = outcome!("bar(geral-paid)", "laws-effect-bar-geral-paid").figures(at_fault);
pub(super) const BAR_PAGAS: Outcome = outcome!("bar(pagas)", "laws-effect-bar-pagas").figures(at_fault);
pub(super) const BAR_WIN: Outcome = outcome!("bar(win)", "laws-effect-bar-win").figures(barred);
pub(super) const BAR_WIN_FEITO: Outcome = outcome!("bar(win)", "laws-effect-bar-win").figures(feito_barred);
pub(super) const GERAL_FOR_BOTH: Outcome = outcome!("geral-for-both", "laws-effect-geral-for-both").figures(at_fault);
pub(super) const GERAL_LOST: Outcome = outcome!("geral-lost", "laws-effect-geral-lost").figures(feito_at_fault);
pub(super) const UNDONE: Outcome = outcome!("undone", "laws-effect-undone").figures(passes_back);

// *A pena da reposta*, by the player it falls on (A.2).
pub(super) const RESPOSTA_BY: Outcome = outcome!("resposta(by)", "laws-effect-resposta-by").figures(resposta_by);
pub(super) const RESPOSTA_FEITO: Outcome = outcome!("resposta(by)", "laws-effect-resposta-by").figures(resposta_feito);
pub(super) const RESPOSTA_THROWER: Outcome = outcome!("resposta(by)", "laws-effect-resposta-by").figures(resposta_thrower);
pub(super) const RESPOSTA_OWN_QUARTO: Outcome = outcome!("resposta(by)", "laws-effect-resposta-by").figures(resposta_quarto);
pub(super) const RESPOSTA_QUARTO: Outcome = outcome!("resposta(quarto)", "laws-effect-resposta-quarto").figures(resposta_quarto);
pub(super) const RESPOSTA_ALSO: Outcome = outcome!("resposta(also)", "laws-effect-resposta-also").figures(resposta_also);

// Payments that the voiding law itself orders (A.3, D50): the pagas are those of the game (`hand.rs`).
pub(super) const GAME_RESPOSTA: Outcome = outcome!("game-resposta", "laws-effect-game-resposta").figures(game_resposta);
pub(super) const PAYS_EACH: Outcome = outcome!("pays-each", "laws-effect-pays-each");
pub(super) const PAYS_FEITO_DOUBLE: Outcome = outcome!("pays-feito-double", "laws-effect-pays-feito-double");
pub(super) const PAYS_LOST: Outcome = outcome!("pays-lost", "laws-effect-pays-lost");
pub(super) const VOID: Outcome = outcome!("void", "laws-effect-void").hand(HandFate::DealtAgain).figures(passes_back);

// A trick that a revoke took.
pub(super) const REPLAY: Outcome = outcome!("replay", "laws-effect-replay").trick(TrickFate::PlayedAgain);
pub(super) const TRICK_ONE: Outcome = outcome!("trick(one)", "laws-effect-trick-one").figures(trick_given);
pub(super) const TRICK_RIGHTFUL: Outcome = outcome!("trick(rightful)", "laws-effect-trick-rightful").figures(trick_given);
