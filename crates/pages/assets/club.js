// The script of a championship's pages: parts move by themselves, acts are sent once, and what the line loses is sent again.
"use strict";
(() => {
  // The clock of the hall, wherever the reader is.
  const clock = document.querySelector("[data-club-zone]");
  const minutes = (time) => { const [hours, rest] = time.split(":").map(Number); return hours * 60 + rest; };
  // The minutes left of a call or a round, or how long it is over.
  function count(within) {
    if (!clock?.textContent) return;
    for (const line of within.querySelectorAll("[data-club-until]")) {
      const left = ((minutes(line.dataset.clubUntil) - minutes(clock.textContent) + 2160) % 1440) - 720;
      line.textContent = left < 0 ? `+${-left} min` : `${left} min`;
      line.classList.toggle("over", left < 0);
    }
  }
  const tick = () => {
    if (!clock) return;
    const at = new Date(Date.now() + Number(clock.dataset.clubZone) * 60000);
    clock.textContent = at.toISOString().slice(11, 16);
    count(document);
    setTimeout(tick, 60000 - (Date.now() % 60000) + 50);
  };
  tick();
  const page = document.querySelector("[data-club-live]");
  if (!page) return;
  // A refusal with the way to the text it cites.
  const cited = (line, text, answer) => {
    line.textContent = text + " ";
    if (!answer?.text) return line;
    const law = document.createElement("a");
    law.className = "law";
    law.href = answer.text;
    law.textContent = answer.cite.replace(/^[^:]*:/, "");
    line.append(law);
    return line;
  };
  const toast = (text, answer) => {
    const line = cited(document.createElement("div"), text, answer);
    line.className = "toast";
    document.getElementById("toasts")?.append(line);
    setTimeout(() => line.remove(), 6000);
  };

  // A part somebody types in waits until they are done.
  const later = new Map();
  const busy = (part) => part.contains(document.activeElement) && document.activeElement.matches("input:not([type=hidden]), textarea, select");
  function put(part, html) {
    if (busy(part)) { later.set(part.id, html); return; }
    // What is typed in other forms of the part stays.
    const typed = [...part.querySelectorAll("form[data-act]")].filter((form) => changed(form)).map((form) => [keyed(form), [...new FormData(form)]]);
    later.delete(part.id);
    // What has a name is found again by it; the others by their place among those without.
    const folded = () => [...part.querySelectorAll("details")];
    const named = new Map(folded().filter((details) => details.id).map((details) => [details.id, details.open]));
    const open = folded().filter((details) => !details.id).map((details) => details.open);
    part.innerHTML = html;
    count(part);
    for (const details of folded()) if (named.has(details.id)) details.open = named.get(details.id);
    folded().filter((details) => !details.id).forEach((details, n) => { details.open = open[n] ?? details.open; });
    for (const [key, fields] of typed) fill([...part.querySelectorAll("form[data-act]")].find((form) => keyed(form) === key), fields);
  }
  const changed = (form) => [...form.querySelectorAll("input[type=text], textarea")].some((field) => field.value !== field.defaultValue);
  const keyed = (form) => [...form.querySelectorAll("input[type=hidden]")].map((field) => field.name + "=" + field.value).join("&");
  function fill(form, fields) {
    const used = new Map();
    for (const [name, value] of form ? fields : []) {
      const nth = used.get(name) ?? 0;
      used.set(name, nth + 1);
      const field = form.querySelectorAll(`[name="${CSS.escape(name)}"]`)[nth];
      if (field?.matches("input:not([type=hidden], [type=checkbox]), textarea, select")) field.value = value;
    }
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
  // What was typed stays in its form until it is accepted. A form that was drawn again meanwhile is found by its hidden fields.
  const formOf = ({ address, body }) => {
    const hidden = (form) => [...form.querySelectorAll("input[type=hidden]")];
    const told = (field) => body.some(([name, value]) => name === field.name && value === field.value);
    return [...document.querySelectorAll("form[data-act]")].find((form) => form.action === address && hidden(form).every(told));
  };
  function settled(act) {
    formOf(act)?.reset();
  }
  function refused(act, answer, status) {
    toast(answer?.why ?? status, answer);
    const form = formOf(act);
    if (!form) return;
    form.closest("details")?.setAttribute("open", "");
    fill(form, act.body);
    form.querySelectorAll(".fault").forEach((line) => line.remove());
    form.querySelectorAll("[aria-invalid]").forEach((field) => field.removeAttribute("aria-invalid"));
    const faulty = (answer?.at ?? []).map((n) => form.querySelectorAll("[data-fault]")[n - 1]).filter(Boolean);
    for (const field of faulty) {
      field.setAttribute("aria-invalid", "true");
      const line = document.createElement("span");
      line.className = "fault";
      line.textContent = field.dataset.fault;
      field.after(line);
    }
    const why = cited(document.createElement("p"), answer?.why ?? status, answer);
    why.className = "fault";
    form.append(why);
    faulty[0]?.focus();
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
      if (answer.ok) settled(first); else refused(first, await answer.json().catch(() => null), answer.statusText);
    }
    sending = false;
  }
  let last = {};
  document.addEventListener("submit", (event) => {
    const form = event.target.closest("form[data-act]");
    if (!form) return;
    event.preventDefault();
    const body = [...new FormData(form, event.submitter)];
    const key = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    // A double tap is one tap.
    const content = form.action + JSON.stringify(body);
    if (content === last.content && performance.now() - last.at < 300) return;
    last = { content, at: performance.now() };
    waiting.push({ address: form.action, actor, body: [...body, ["key", key]] });
    keep();
    document.activeElement?.blur();
    send();
  });
  addEventListener("online", send);
  send();
})();
