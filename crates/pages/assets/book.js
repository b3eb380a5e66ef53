// The rule book: the place where its reader stopped is kept in the browser, and offered when they come back.
"use strict";
(() => {
  const book = document.querySelector("[data-book]");
  const again = document.getElementById("go-on-reading");
  if (!book || !again) return;
  const name = "spadille.place." + book.dataset.book;
  const read = () => { try { return localStorage.getItem(name); } catch { return null; } };
  const write = (place) => { try { localStorage.setItem(name, place); } catch { /* a private window keeps nothing */ } };
  const places = [...book.querySelectorAll("h2[id], .rules li[id]")];
  const kept = read();
  const target = kept && places.find((place) => place.id === kept);
  if (target && !location.hash) {
    const chapter = (target.matches("h2") ? target : target.closest("section")?.querySelector("h2[id]")) ?? target;
    const number = target.matches("h2") ? "" : target.querySelector(".law")?.textContent ?? "";
    again.querySelector("a").href = "#" + target.id;
    again.querySelector("b").textContent = [chapter.textContent, number].filter(Boolean).join(", ");
    again.hidden = false;
    again.addEventListener("click", () => { again.hidden = true; });
  }
  // The first line of the whole book that is in sight is the place. The short pages at its head are no place to come back to.
  let waits = 0;
  addEventListener("scroll", () => {
    clearTimeout(waits);
    waits = setTimeout(() => {
      const whole = document.getElementById("whole-book");
      if (!whole || whole.getBoundingClientRect().top > innerHeight / 2) return;
      const seen = places.filter((place) => whole.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING).find((place) => place.getBoundingClientRect().bottom > 120);
      if (seen) write(seen.id);
    }, 200);
  }, { passive: true });
})();
