// The script of a championship's pages: parts move by themselves, acts are sent once, and what the line loses is sent again.
"use strict";
(() => {
  const page = document.querySelector("[data-club-live]");
  if (!page) return;
  const toast = (text) => {
    const line = document.createElement("div");
    line.className = "toast";
    line.textContent = text;
    document.getElementById("toasts")?.append(line);
    setTimeout(() => line.remove(), 6000);
  };

  // A part somebody types in waits until they are done.
  const later = new Map();
  const busy = (part) => part.contains(document.activeElement) && document.activeElement.matches("input:not([type=hidden]), textarea, select");
  function put(part, html) {
    if (busy(part)) { later.set(part.id, html); return; }
    later.delete(part.id);
    // What has a name is found again by it; the others by their place among those without.
    const folded = () => [...part.querySelectorAll("details")];
    const named = new Map(folded().filter((details) => details.id).map((details) => [details.id, details.open]));
    const open = folded().filter((details) => !details.id).map((details) => details.open);
    part.innerHTML = html;
    for (const details of folded()) if (named.has(details.id)) details.open = named.get(details.id);
    folded().filter((details) => !details.id).forEach((details, n) => { details.open = open[n] ?? details.open; });
  }
  document.addEventListener("focusout", () => setTimeout(() => {
    for (const [id, html] of [...later]) { const part = document.getElementById(id); if (part) put(part, html); }
  }, 0));
  // A browser gives a stream up when the house answers it with an error: after a pause it is opened again.
  function listen() {
    const live = new EventSource(page.dataset.clubLive);
    live.onmessage = (event) => {
      const { number, parts } = JSON.parse(event.data);
      for (const [id, html] of Object.entries(parts)) {
        const part = document.getElementById(id);
        if (!part) { location.reload(); return; }
        put(part, html);
      }
      page.dataset.number = number;
    };
    live.onerror = () => { if (live.readyState === EventSource.CLOSED) setTimeout(listen, 5000); };
  }
  listen();

  // Acts wait in the browser until the house has them. Each has a key: sent twice, it is done once.
  const shelves = "spadille.club.";
  const shelf = shelves + location.pathname;
  const read = (from = shelf) => { try { return JSON.parse(localStorage.getItem(from)) ?? []; } catch { return []; } };
  // What somebody entered under a former link of theirs goes out under this one.
  const { clubActor: actor, clubRenewed: renewed } = page.dataset;
  const [, event, desk] = location.pathname.match(/^(.*\/desk\/)(\d+)/) ?? [];
  function adopted() {
    const own = [];
    try {
      const former = Object.keys(localStorage).filter((name) => name.startsWith(shelves + event) && name !== shelf);
      for (const from of former) {
        const [mine, others] = [true, false].map((is) => read(from).filter((act) => (act.actor === actor && !act.address.includes(event + desk + "/")) === is));
        if (!mine.length) continue;
        own.push(...mine.map((act) => ({ ...act, address: act.address.replace(/\/desk\/\d+\//, `/desk/${desk}/`) })));
        if (others.length) localStorage.setItem(from, JSON.stringify(others)); else localStorage.removeItem(from);
      }
    } catch { /* a private window keeps nothing */ }
    return own;
  }
  let waiting = [...(actor && desk ? adopted() : []), ...read()];
  // Another window of this desk may use the shelf too: what it has put there since stays, and what was sent goes.
  const keyOf = ({ body }) => body.find(([name]) => name === "key")?.[1];
  const sent = new Set();
  const keep = () => {
    const own = new Set(waiting.map(keyOf));
    waiting = [...waiting, ...read().filter((act) => !own.has(keyOf(act)))].filter((act) => !sent.has(keyOf(act)));
    try { localStorage.setItem(shelf, JSON.stringify(waiting)); } catch { /* a private window keeps nothing */ }
  };
  if (waiting.length) keep();
  // The link was renewed or ended: nothing is thrown away, and the page says where it goes.
  function ended() {
    if (document.getElementById("club-renewed")) return;
    const line = document.createElement("p");
    line.id = "club-renewed";
    line.className = "refusal";
    line.setAttribute("role", "alert");
    line.textContent = renewed;
    page.prepend(line);
  }
  let sending = false;
  async function send() {
    if (sending) return;
    sending = true;
    while (waiting.length) {
      const first = waiting[0];
      const { address, body } = first;
      let answer;
      try {
        answer = await fetch(address, { method: "POST", body: new URLSearchParams(body), headers: { accept: "application/json" } });
      } catch { answer = null; }
      if (!answer || answer.status >= 500 || answer.status === 429) {
        toast(page.dataset.clubLost);
        setTimeout(send, 3000);
        break;
      }
      if (answer.status === 404 && renewed) { ended(); break; }
      sent.add(keyOf(first));
      keep();
      if (!answer.ok) toast((await answer.json().catch(() => null))?.why ?? answer.statusText);
    }
    sending = false;
  }
  document.addEventListener("submit", (event) => {
    const form = event.target.closest("form[data-act]");
    if (!form) return;
    event.preventDefault();
    const body = [...new FormData(form, event.submitter)];
    const key = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    waiting.push({ address: form.action, actor, body: [...body, ["key", key]] });
    keep();
    form.reset();
    document.activeElement?.blur();
    send();
  });
  addEventListener("online", send);
  send();
})();
