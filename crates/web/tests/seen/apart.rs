//! Whether the pieces of a table lie beside each other.

use super::{Browser, Size};
use maud::Markup;
use serde_json::Value;

/// Every plate, bubble and card that one must be able to read, and who lies upon whom: cards of the trick may lie upon each other,
/// and so may those of the hand; nothing else may, and a hint puts nothing that can be done below the window.
const UPON_EACH_OTHER: &str = r"
    const seen = (css) => [...document.querySelectorAll(css)].map((part) => [part, part.getBoundingClientRect()]).filter(([, box]) => box.width > 1 && box.height > 1);
    const name = ([part]) => part.closest('.seat, .trick, .fan, .asker, .baize').className + ' ' + (part.dataset.card || part.className || part.localName);
    // What only touches does not lie upon anything.
    const meet = ([, a], [, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const single = ['.plate', '.said', '.held', '.pile', '.chair', '.welcome', '.slip', '.stock', '.pots', '.last summary'].flatMap((css) => seen('.baize ' + css));
    const heaps = [seen('.trick li'), seen('.fan > *')];
    const found = [];
    const hold = (one, other) => { if (meet(one, other)) found.push(name(one) + ' / ' + name(other)); };
    single.forEach((one, n) => { for (const other of [...single.slice(n + 1), ...heaps.flat()]) hold(one, other); });
    for (const one of heaps[0]) for (const other of heaps[1]) hold(one, other);
    const asker = seen('.asker');
    for (const one of [...single, ...heaps[0]]) for (const other of asker) hold(one, other);
    // What is no longer called so would be found upon nothing.
    const due = document.querySelector('.mine') ? [['.fan', heaps[1]], ['.plate', single]] : [['.plate', single]];
    for (const [css, parts] of [...due, ['.asker', asker]]) if (!parts.length && !document.querySelector('.chair')) found.push('there is no ' + css);
    // The felt cuts off what stands out of it; of the hand, the question may cover the foot.
    const felt = document.querySelector('.baize').getBoundingClientRect();
    for (const one of [...single, ...heaps.flat()]) if (one[1].left < felt.left - 1 || one[1].right > felt.right + 1 || one[1].top < felt.top - 1) found.push(name(one) + ' is cut');
    for (const one of [...single, ...heaps[0]]) if (one[1].bottom > felt.bottom + 1) found.push(name(one) + ' is cut below');
    // With a hint all that can be said stays in the window, but in the smallest; and no line of the slip is cut.
    const words = seen('#hint-do').length && innerHeight > 700 ? seen('.asker .ways button, .asker .number button') : [];
    for (const one of [...seen('#hint-do'), ...words]) if (one[1].bottom > innerHeight) found.push(name(one) + ' is below the window: ' + one[1].bottom);
    for (const [list, box] of seen('.slip ul')) {
        const text = document.createRange();
        text.selectNodeContents(list);
        // The box of a fact of two lines is no line.
        const cut = (line) => line.height < 20 && line.top + 2 < box.bottom && line.bottom - 2 > box.bottom;
        if ([...text.getClientRects()].some(cut)) found.push('a line of the slip is cut');
    }
    return found;";

/// Waits in the page until it has its new size and rests: what it measures in a window of another size it has measured when it was
/// drawn twice.
const SETTLED: &str = r"
    const moves = (one) => one.playState === 'running' && one.effect.getComputedTiming().iterations !== Infinity;
    return new Promise((done) => {
        const when = (so, then) => requestAnimationFrame(() => so() ? then() : when(so, then));
        const rest = () => when(() => !document.getAnimations().some(moves), () => done(true));
        when(() => document.documentElement.clientWidth === arguments[0], () => requestAnimationFrame(rest));
    });";

/// As much as anybody ever says at once.
const WORDS: &str = "declares tarocco 28, tarocco 29, tarocco 30, tarocco 31, tarocco 32: 25";

/// Lets one of the others say this, and nobody else anything.
const SAYS: &str = r"
    for (const seat of document.querySelectorAll('.seat:not(.mine)')) {
        seat.querySelector('.said')?.remove();
        if (!seat.matches('.a' + arguments[0])) continue;
        const said = Object.assign(document.createElement('p'), { className: 'said', textContent: arguments[1] });
        seat.append(said);
    }
    return true";

/// The windows in which all must lie apart, the largest first.
const SIZES: [Size; 5] = [Size::Laptop, Size::Tablet, Size::Phone, Size::Small, Size::Smallest];

impl Browser {
    /// Draws a page that no house serves, in the place of a page of the house. Its style, its script and its cards are those of the
    /// house.
    pub(crate) async fn draw(&self, page: Markup) {
        let script = "document.open(); document.write(arguments[0]); document.close(); return true";
        self.script_with(script, vec![page.into_string().into()]).await;
        let drawn = "return document.readyState === 'complete' && document.fonts.status === 'loaded' && !!document.querySelector('.baize') \
                     && document.documentElement.style.getPropertyValue('--asks') !== ''";
        self.until("the page is drawn", drawn).await;
    }

    /// At no size does a piece of the table lie upon another; then the window is large again.
    pub(crate) async fn lies_apart(&self, name: &str) {
        for size in SIZES {
            self.lies_apart_at(name, size).await;
        }
        self.resize(Size::Desktop).await;
    }

    /// The same, whoever of the others speaks, and however much they say.
    pub(crate) async fn lies_apart_whoever_speaks(&self, name: &str) {
        for place in 1..4 {
            self.script_with(SAYS, vec![place.into(), WORDS.into()]).await;
            self.lies_apart(&format!("{name}, where the {place}. to the right speaks")).await;
        }
    }

    /// The same, with a picture in each window of a usual size.
    pub(crate) async fn lies_apart_pictured(&self, name: &str, picture: &str) {
        for size in SIZES {
            self.lies_apart_at(name, size).await;
            if matches!(size, Size::Laptop | Size::Phone | Size::Small) {
                self.picture(&format!("{picture}-{}", size.pixels().0)).await;
            }
        }
    }

    /// What a script finds in a window so large, once the page rests there.
    pub(crate) async fn lacks(&self, size: Size, script: &str, arguments: Vec<Value>) -> Vec<String> {
        self.resize(size).await;
        self.script_with(SETTLED, vec![size.pixels().0.into()]).await;
        let found = self.script_with(script, arguments).await;
        found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
    }

    async fn lies_apart_at(&self, name: &str, size: Size) {
        let found = self.upon_each_other(size).await;
        let (width, height) = size.pixels();
        assert!(found.is_empty(), "{name} in a window of {width} by {height} pixels: {found:#?}");
    }

    /// The pieces of the table that lie upon each other in a window so large.
    pub(crate) async fn upon_each_other(&self, size: Size) -> Vec<String> {
        self.resize(size).await;
        self.script_with(SETTLED, vec![size.pixels().0.into()]).await;
        self.fits(size, "the table").await;
        let found = self.script(UPON_EACH_OTHER).await;
        found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
    }
}
