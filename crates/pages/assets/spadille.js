// The script of the pages. Everything works without it; with it tables are live, cards move, and keys serve.
"use strict";
(() => {
  const root = document.documentElement;
  const body = document.body;
  const $ = (id) => document.getElementById(id);
  root.classList.add("js");

  // What the reader likes. The theme is a cookie, since the server writes it into the page; the rest stays in the browser.
  const kept = {
    read(name, otherwise) { try { return localStorage.getItem("spadille." + name) || otherwise; } catch { return otherwise; } },
    write(name, value) { try { localStorage.setItem("spadille." + name, value); } catch { /* a private window keeps nothing */ } },
  };
  const cookie = (name) => document.cookie.split("; ").find((pair) => pair.startsWith(name + "="))?.slice(name.length + 1);
  const likes = { theme: cookie("theme") || "auto", taps: kept.read("taps", "one"), motion: kept.read("motion", "full"), sounds: kept.read("sounds", "off"), notify: kept.read("notify", "off"), counts: kept.read("counts", "on"), names: kept.read("names", "mine"), alone: kept.read("alone", "off") };
  function like(name, value) {
    likes[name] = value;
    if (name === "theme") {
      document.cookie = `theme=${value}; Path=/; Max-Age=31536000; SameSite=Lax`;
      if (value === "auto") root.removeAttribute("data-theme"); else root.dataset.theme = value;
    } else kept.write(name, value);
    dress();
  }
  function dress() { root.dataset.motion = likes.motion; root.dataset.counts = likes.counts; root.dataset.names = likes.names; }
  dress();
  // A page that can be printed has a button for it.
  for (const button of document.querySelectorAll("[data-print]")) { button.hidden = false; button.onclick = () => print(); }
  const settings = $("settings");
  for (const input of settings?.querySelectorAll("input") ?? []) input.checked = likes[input.name] === input.value;
  settings?.addEventListener("change", (event) => {
    like(event.target.name, event.target.value);
    if (event.target.name === "sounds") sound("turn");
    if (event.target.name === "alone") alone();
    if (event.target.name === "notify" && event.target.value === "on") globalThis.Notification?.requestPermission();
  });
  // Sounds of the house's own, made where they are heard, and none until they are asked for: a card put down, and one's turn.
  let audio = null;
  function sound(kind) {
    if (likes.sounds !== "on" || !globalThis.AudioContext) return;
    audio ??= new AudioContext();
    const now = audio.currentTime;
    const out = audio.createGain();
    out.connect(audio.destination);
    if (kind === "card") {
      const noise = audio.createBuffer(1, audio.sampleRate * 0.06, audio.sampleRate);
      const wave = noise.getChannelData(0);
      for (let n = 0; n < wave.length; n += 1) wave[n] = (Math.random() * 2 - 1) * (1 - n / wave.length) ** 3;
      const source = new AudioBufferSourceNode(audio, { buffer: noise });
      out.gain.value = 0.18;
      source.connect(new BiquadFilterNode(audio, { type: "lowpass", frequency: 1900 })).connect(out);
      source.start();
    } else {
      for (const [n, pitch] of [523.25, 659.25].entries()) {
        const tone = new OscillatorNode(audio, { frequency: pitch, type: "sine" });
        tone.connect(out);
        tone.start(now + n * 0.13);
        tone.stop(now + n * 0.13 + 0.22);
      }
      out.gain.setValueAtTime(0.09, now);
      out.gain.exponentialRampToValueAtTime(0.001, now + 0.4);
    }
  }
  // Who looks elsewhere is told when it is their turn, if they wish it.
  function call(title) {
    if (likes.notify !== "on" || !document.hidden || globalThis.Notification?.permission !== "granted") return;
    const note = new Notification(title, { tag: location.pathname });
    note.onclick = () => { focus(); note.close(); };
  }
  // The shell of the house stays when the line is gone, and says so.
  const worker = document.querySelector("script[data-worker]")?.dataset.worker;
  if (worker && navigator.serviceWorker) navigator.serviceWorker.register(worker).catch(() => { /* a private window may have none */ });
  // A page kept for a phone without a network looks for words by itself: the lines that have most of them stay.
  if (document.body.hasAttribute("data-kept")) {
    const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").match(/[a-z0-9]{3,}/g) ?? [];
    const query = new URLSearchParams(location.search), field = $("tell") ?? $("what");
    const asked = plain(query.get("tell") ?? query.get("q") ?? query.get("what") ?? "").map((word) => word.slice(0, 5));
    if (field && asked.length) {
      field.value = query.get("tell") ?? query.get("q") ?? query.get("what");
      const lines = [...document.querySelectorAll(".choices li, ol.rules li")];
      const marks = lines.map((line) => { const words = plain(line.textContent); return asked.filter((word) => words.some((one) => one.startsWith(word))).length; });
      const most = Math.max(1, ...marks);
      lines.forEach((line, n) => { line.hidden = marks[n] < most; });
    }
  }
  document.addEventListener("click", (event) => {
    const opener = event.target.closest("[data-dialog]");
    if (opener) { for (const open of document.querySelectorAll("dialog[open]")) open.close(); $(opener.dataset.dialog)?.showModal(); }
    if (event.target instanceof HTMLDialogElement) event.target.close();
  });
  const calm = () => likes.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;

  // Words for who waits: a toast says it, and the place beside the question keeps it.
  function toast(text, law) {
    const line = document.createElement("div");
    line.className = "toast";
    line.textContent = text;
    if (law) { const mark = document.createElement("span"); mark.className = "law"; mark.textContent = law; line.append(" ", mark); }
    $("toasts").append(line);
    setTimeout(() => line.remove(), 6000);
  }
  /** A refusal is said once: beside the cards where there is a place for it. */
  function deny(why, cite, rule) {
    if ($("denied")) tell(why, cite, rule);
    else toast(why, cite && spoken(cite, document.querySelector("main[data-rules]")?.dataset.rules.split("/").pop()));
  }
  /** A rule as people cite it in this game: the number alone, and the name of the game where it is another's. */
  function spoken(cite, game) {
    const [, whose, number] = /^([a-z0-9_]+)[ :](.+)$/.exec(cite) ?? [cite, game, cite];
    const other = whose !== game && whose !== "family";
    return other ? `${whose[0].toUpperCase()}${whose.slice(1).replaceAll("_", " ")} ${number}` : number;
  }
  /** A rule's number that leads to its place in the rule book. */
  function cited(cite) {
    const book = document.querySelector("main[data-rules]")?.dataset.rules;
    const link = document.createElement(book ? "a" : "span");
    const game = book?.split("/").pop();
    const [, whose, number] = /^([a-z0-9_]+)[ :](.+)$/.exec(cite) ?? [cite, game, cite];
    const place = whose === game ? number : cite;
    if (book) { link.href = book + "#" + place.toLowerCase().replace(/[^a-z0-9]/g, "-"); link.target = "_blank"; }
    link.className = "law";
    link.textContent = spoken(cite, game);
    return link;
  }
  function tell(why, cite, rule) {
    const place = $("denied");
    if (!place) return;
    place.textContent = why;
    if (cite || rule) {
      const more = document.createElement("small");
      more.append(...(cite ? [cited(cite), rule ? ": " : ""] : []), rule ?? "");
      place.append(more);
    }
    place.hidden = false;
  }

  // The invitation is a path on the page; whoever copies it needs the whole address.
  function whole() { for (const input of document.querySelectorAll("[data-absolute]")) if (input.value.startsWith("/")) input.value = location.origin + input.value; }
  document.addEventListener("click", async (event) => {
    const copier = event.target.closest("[data-copy]");
    if (!copier) return;
    const input = $(copier.dataset.copy);
    input.select();
    try { await navigator.clipboard.writeText(input.value); } catch { document.execCommand("copy"); }
    copier.textContent = copier.dataset.done;
  });
  // A finished hand is read beside the table: the page behind its link, on a slip that can be put away.
  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a[data-hand]");
    if (!link || !$("paper") || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const page = new DOMParser().parseFromString(await (await fetch(link.href)).text(), "text/html");
    $("paper").querySelector(".paper").replaceChildren(...(page.querySelector(".hand-page")?.children ?? []));
    // In the order of the cards one's own are lit.
    const own = [...document.querySelectorAll("#play [data-card]")].map((card) => card.dataset.card);
    for (const card of $("paper").querySelectorAll("[data-lights]")) card.classList.toggle("lit", own.includes(card.dataset.lights));
    if (!$("paper").open) $("paper").showModal();
    $("paper").scrollTop = 0;
  });
  // Whoever waits for somebody who is away is not asked again until something happens.
  document.addEventListener("click", (event) => { const form = event.target.closest("[data-wait]")?.form; if (form) form.hidden = true; });
  // Talk can be put out of sight, and what one often says is a tap.
  function quiet(muted) {
    const button = $("mute-talk");
    if (!button) return;
    button.dataset.off ??= button.textContent;
    button.textContent = muted ? button.dataset.on : button.dataset.off;
    button.setAttribute("aria-pressed", muted);
    $("chat").hidden = muted;
  }
  quiet(kept.read("muted", "no") === "yes");
  // One person can be put out of hearing too, by the name they write under. It is nobody else's matter.
  const unheard = new Set(JSON.parse(kept.read("unheard", "[]")));
  function hush() {
    for (const line of document.querySelectorAll("#chat [data-from]")) line.hidden = unheard.has(line.dataset.from);
    for (const button of document.querySelectorAll("[data-mute]")) {
      const muted = unheard.has(button.dataset.mute);
      button.setAttribute("aria-pressed", muted);
      button.dataset.off ??= button.textContent;
      button.textContent = muted ? button.dataset.on : button.dataset.off;
    }
  }
  hush();
  document.addEventListener("click", (event) => {
    const mute = event.target.closest("[data-mute]")?.dataset.mute;
    if (mute !== undefined) {
      if (!unheard.delete(mute)) unheard.add(mute);
      kept.write("unheard", JSON.stringify([...unheard]));
      hush();
    }
    if (event.target.closest("#mute-talk")) {
      const muted = !$("chat").hidden;
      kept.write("muted", muted ? "yes" : "no");
      quiet(muted);
    }
    const phrase = event.target.closest("[data-phrase]");
    if (phrase) { $("chat-text").value = phrase.textContent; $("chat-text").form.requestSubmit(); }
  });
  // A rule is read beside the table, which stays where it is.
  document.addEventListener("click", (event) => {
    const rule = event.target.closest("main[data-table] a.law");
    if (rule) rule.target = "_blank";
  });
  // A worked hand is played through where it stands on the page.
  async function step(place, address) {
    const answer = await fetch(address);
    if (answer.ok) place.innerHTML = await answer.text();
  }
  document.addEventListener("toggle", (event) => {
    const hand = event.target;
    const place = hand.dataset?.worked && hand.open && hand.querySelector(".worked-part");
    if (place && !place.firstChild) step(place, hand.dataset.worked);
  }, true);
  document.addEventListener("click", async (event) => {
    const link = event.target.closest(".worked a[data-step]");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const place = link.closest(".worked-part");
    const nth = [...place.querySelectorAll(".steps > *")].indexOf(link);
    await step(place, link.href);
    place.querySelectorAll(".steps > *")[nth]?.focus();
  });
  // A link to a hand or to a rule's mark opens what it leads to.
  const aimed = location.hash.length > 1 && $(decodeURIComponent(location.hash.slice(1)));
  if (aimed instanceof HTMLDetailsElement) aimed.open = true;
  $("record-file")?.addEventListener("change", async (event) => {
    const file = event.target.files[0];
    if (file) $(event.target.dataset.into).value = await file.text();
  });

  // Several cards are chosen: the button counts them and knows when they are enough.
  function count() {
    for (const button of document.querySelectorAll("button[data-least]")) {
      const many = button.form ? button.form.querySelectorAll("input[type=checkbox]:checked").length : 0;
      const figure = button.querySelector(".counted");
      if (figure) figure.textContent = many;
      button.disabled = many < +button.dataset.least || many > +button.dataset.most;
    }
  }
  document.addEventListener("change", (event) => { if (event.target.name === "card") count(); });
  // A card that must go stays chosen; it can be come to all the same, to hear so.
  document.addEventListener("click", (event) => { if (event.target.matches("input[type=checkbox][aria-disabled]")) event.preventDefault(); });

  // Keys: from card to card, the answers by their numbers, and help.
  const cards = () => [...document.querySelectorAll("#play .fan button, #play .fan input[type=checkbox]")];
  function rove() {
    const all = cards();
    const first = all.find((card) => card.matches(".legal, input:not([aria-disabled])")) ?? all[0];
    const at = all.includes(document.activeElement) ? document.activeElement : first;
    for (const card of all) card.tabIndex = card === at ? 0 : -1;
  }
  document.addEventListener("focusin", (event) => { if (event.target.closest("#play")) rove(); });
  document.addEventListener("keydown", (event) => {
    const typing = event.target.matches("input:not([type=checkbox]):not([type=radio]), textarea, select");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open], .meaning:popover-open")) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === "h") {
      // Once for the hint, once more to its button: nothing is played by a slip.
      if ($("hint-do")) $("hint-do").focus();
      else if ($("do-hint")) $("do-hint").click();
      else if ($("no-hints")) deny($("no-hints").textContent);
    } else if (event.key === "m") {
      like("sounds", likes.sounds === "on" ? "off" : "on");
      for (const input of settings?.querySelectorAll("[name=sounds]") ?? []) input.checked = likes.sounds === input.value;
      toast(likes.sounds === "on" ? settings.dataset.soundsOn : settings.dataset.soundsOff);
      sound("card");
    } else if (event.key === "?") { $("keys")?.showModal(); event.preventDefault(); }
    else if (event.key === "Escape") {
      for (const card of document.querySelectorAll("#play .selected")) card.classList.remove("selected");
      for (const card of document.querySelectorAll("#play input[type=checkbox]:checked:not([aria-disabled])")) card.checked = false;
      if ($("denied")) $("denied").hidden = true;
      count();
    } else if (step && replaying) follow(step < 0 ? "back" : "forward", event);
    else if (step && cards().length) {
      const all = cards();
      const at = all.indexOf(document.activeElement);
      const next = at < 0 ? all.find((card) => card.tabIndex === 0) ?? all[0] : all[(at + step + all.length) % all.length];
      next.focus();
      event.preventDefault();
    } else if (event.key === "Enter" && event.target.matches("#play input[type=checkbox]")) { event.target.click(); event.preventDefault(); }
    else if (/^[1-9]$/.test(event.key)) {
      const call = [...document.querySelectorAll("#ask .call, #ask .choice .btn, #ask .number .sends")].filter((one) => one.offsetParent)[+event.key - 1];
      if (call) { call.focus(); call.click(); event.preventDefault(); }
    }
  });
  // A card that may not be played says why.
  document.addEventListener("click", (event) => {
    const card = event.target.closest("[data-why]");
    if (card) deny(card.dataset.why, card.dataset.cite);
  });

  // A term opens its meaning in its place: as it brings it along, or from the words at the end of a rule book. The link within leads to the page of words.
  const meaning = $("meaning");
  // In the log the meaning is fetched from the page of words when it is asked for, once for each page.
  const pages = new Map();
  const wordsOf = (path) => pages.get(path) ?? pages.set(path, fetch(path).then((answer) => answer.text()).then((text) => new DOMParser().parseFromString(text, "text/html"))).get(path);
  document.addEventListener("click", async (event) => {
    const term = event.target.closest("a.term");
    if (!term || !meaning?.showPopover || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [anchor, brought] = [decodeURIComponent(term.hash.slice(1)), term.dataset.meaning];
    let text = brought ?? $("word-" + anchor)?.querySelector("dd").firstChild.textContent;
    if (text || term.closest("main[data-table]")) event.preventDefault();
    if (!text && event.defaultPrevented) text = (await wordsOf(term.pathname).catch(() => pages.delete(term.pathname)))?.getElementById?.(anchor)?.querySelector("dd")?.firstChild.textContent;
    if (!text) return void (event.defaultPrevented && window.open(term.href));
    const [word, told, more] = meaning.children;
    [word.textContent, told.textContent, more.href, more.target] = [term.textContent, text, term.href, term.closest("main[data-table]") ? "_blank" : term.target];
    // What lies outside of an open dialog cannot be reached.
    (term.closest("dialog") ?? body).append(meaning);
    meaning.hidden = false;
    meaning.showPopover();
    const [at, box] = [term.getBoundingClientRect(), meaning.getBoundingClientRect()];
    const below = at.bottom + 6 + box.height <= innerHeight - 8;
    meaning.style.left = Math.max(8, Math.min(at.left, innerWidth - box.width - 8)) + "px";
    meaning.style.top = Math.max(8, below ? at.bottom + 6 : at.top - 6 - box.height) + "px";
    meaning.focus({ preventScroll: true });
  });

  // The lobby: tables come and go while somebody looks at it.
  const tables = document.querySelector("[data-now]");
  let known = null;
  async function look() {
    if (document.hidden) return;
    try {
      const answer = await fetch(tables.dataset.now);
      const now = answer.ok ? await answer.text() : known;
      if (now === known) return;
      known = now;
      const focus = document.activeElement?.id;
      tables.innerHTML = now;
      if (focus && document.activeElement?.id !== focus) $(focus)?.focus({ preventScroll: true });
    } catch { /* no line: the next look may have one */ }
  }
  if (tables) { setInterval(look, 4000); document.addEventListener("visibilitychange", look); }

  // A replay: arrows step, a button runs.
  const replaying = document.querySelector("[data-replay]");
  function follow(id, event) {
    const link = $(id);
    if (link?.href) { event?.preventDefault(); location.assign(link.href); }
  }
  if (replaying) {
    const run = $("run");
    const going = sessionStorage.getItem("run") === location.pathname && $("forward")?.href;
    const halt = () => { sessionStorage.removeItem("run"); location.reload(); };
    if (going) { run.textContent = run.dataset.stop; setTimeout(() => { if (sessionStorage.getItem("run")) follow("forward"); }, likes.motion === "slow" ? 2200 : 1100); }
    else sessionStorage.removeItem("run");
    run?.addEventListener("click", () => {
      if (going) return halt();
      sessionStorage.setItem("run", location.pathname);
      follow("forward");
    });
    $("slider")?.addEventListener("change", (event) => event.target.form.submit());
    // The list scrolls, never the page. Where the analysis is open it comes first.
    const stop = document.querySelector(".stops [aria-current]");
    for (const list of stop && !$("board") ? document.querySelectorAll(".past .entries, .past .pane-sheet") : []) {
      list.scrollTop += stop.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
    }
  }

  // A live table.
  const main = document.querySelector("main[data-table]");
  let number = +(body.dataset.number || 0);
  const title = document.title;
  /** What the page shows that no part brings with it: the title, the clocks, the numbers, the names of moving cards. */
  let gathered = false;
  function settle() {
    whole();
    count();
    rove();
    // Once the play begins, the sheet is wanted more than the terms of the table.
    const gathers = !!document.querySelector("#ask .gathering");
    if (gathered && !gathers && $("tab-table")?.checked) $("tab-sheet").checked = true;
    gathered = gathers;
    const mine = document.querySelector("#ask [data-mine]");
    document.title = mine ? mine.dataset.title : title;
    const named = new Set();
    for (const card of document.querySelectorAll("[data-card]")) {
      const name = "card-" + card.dataset.card;
      card.style.viewTransitionName = named.has(name) ? "none" : name;
      named.add(name);
    }
    for (const clock of document.querySelectorAll(".clock[data-running]")) clock.dataset.since = Date.now();
    for (const ring of document.querySelectorAll(".tring")) ring.style.setProperty("--left", ring.dataset.left + "ms");
    const log = $("log");
    if (log) log.scrollTop = log.scrollHeight;
    guide();
    measure();
    alone();
  }
  // Whoever sees a kind of question for the first time is told how it is answered; once they have answered one, they know. Beside a hint
  // there is no room for it: then it leaves, and comes back with the next question of its kind.
  function guide() {
    const [mine, question] = [document.querySelector("#ask [data-mine]"), $("question")];
    if ($("hint")) return void question?.querySelector(".guide")?.remove();
    const kinds = { slip: "#told", choose: "#play .pick:not(.fixed)", cards: "#play .legal", words: "#ask .call" };
    const kind = mine && question && Object.keys(kinds).find((kind) => document.querySelector(kinds[kind]));
    if (!kind || question.querySelector(".guide") || kept.read("guided." + kind, "")) return;
    const line = document.createElement("small");
    line.className = "guide";
    line.dataset.kind = kind;
    line.textContent = main.dataset["guide" + kind[0].toUpperCase() + kind.slice(1)];
    question.append(line);
  }
  const guided = () => { for (const line of document.querySelectorAll(".guide")) kept.write("guided." + line.dataset.kind, "yes"); };
  // Where one answer is possible it can be given by itself, after a while that is now longer, now shorter, as if it had been thought about:
  // nobody sees it come at once. What else happens at the table does not begin the wait anew.
  let [givesAlone, awaited] = [0, ""];
  function onlyWay() {
    if (likes.alone !== "on" || !document.querySelector("#ask [data-mine=yes]") || $("hint")) return null;
    const ways = document.querySelectorAll("#play button[name=action], #play .pick:not(.fixed), #ask .ways button, #ask :is(.choice, .listed, .picker, .number)");
    return ways.length === 1 && ways[0].matches("button[name=action]:not([data-wrong], [data-sure])") ? ways[0] : null;
  }
  function alone() {
    const way = onlyWay()?.value ?? "";
    if (way && way === awaited) return;
    clearTimeout(givesAlone);
    awaited = way;
    if (way) givesAlone = setTimeout(() => {
      const only = onlyWay();
      awaited = "";
      if (only?.value !== way) return;
      only.classList.add("selected");
      only.form?.requestSubmit(only);
    }, 1000 + Math.random() * 3000);
  }
  // The table takes the height that the question leaves it. On a narrow page that height is the same for every question of a match: a longer one runs on
  // below the window. On a wide one the place of the question keeps the height it once needed, also from one match of a game to the next, so that felt and
  // hand stay as they are; a hint or a word of refusal takes nothing from them. One that needs much more is given it while it is asked, and not longer.
  // Beside the slip of a hand nothing has to stay: the slip takes what there is.
  const SHARES = { wide: { least: 0.15, kept: 0.2, most: 0.46 }, narrow: { least: 0.36, kept: 0.36, most: 0.42 } };
  let asks = 0;
  function measure(event) {
    const asker = document.querySelector(".asker");
    if (!asker) return;
    const playing = !$("told") && !asker.querySelector(".gathering, .over");
    if (playing && !event && ($("hint") || !$("denied")?.hidden)) return;
    const narrow = innerWidth <= 900;
    const share = SHARES[narrow ? "narrow" : "wide"];
    const place = `asks.${main.dataset.rules}.${main.dataset.lang}.${innerWidth}`;
    if (narrow) asks = innerHeight * share.kept;
    else if (event || !asks) asks = Math.min(Math.max(innerHeight * share.least, +kept.read(place, 0)), innerHeight * share.kept);
    root.style.setProperty("--asks", "0px");
    const now = Math.min(asker.offsetHeight - 14, innerHeight * share.most);
    if (!narrow && playing && now > asks && !asker.querySelector(".many")) {
      asks = Math.min(now, innerHeight * share.kept);
      kept.write(place, asks);
    }
    root.style.setProperty("--asks", (!playing ? now : narrow ? asks : Math.max(now, asks)) + "px");
  }
  if (main) addEventListener("resize", measure);
  setInterval(() => {
    for (const clock of document.querySelectorAll(".clock[data-running]")) {
      const left = Math.max(0, +clock.dataset.left - (Date.now() - +clock.dataset.since));
      clock.textContent = Math.floor(left / 60000) + ":" + String(Math.floor(left / 1000) % 60).padStart(2, "0");
      clock.classList.toggle("low", left < 20000);
    }
  }, 500);

  function swap(parts, shown) {
    const focus = document.activeElement?.id;
    const opened = [...document.querySelectorAll("details[id][open]")].map((details) => details.id);
    const chosen = [...document.querySelectorAll("#play input[type=checkbox]:checked")].map((input) => input.id);
    const fields = [...document.querySelectorAll("#ask input:not([type=checkbox], [type=hidden], [readonly]), #ask select, .seats select")];
    const given = (field) => field.defaultValue ?? ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value;
    const typed = fields.filter((field) => field.id && field.value !== given(field)).map((field) => [field.id, field.value]);
    const lifted = document.querySelector("#play .selected")?.id;
    const heard = document.querySelectorAll("#said li").length;
    const told = $("how-it-ended")?.textContent;
    const hinted = $("hint")?.textContent;
    const lay = document.querySelector(".trick .moved")?.dataset.card;
    const wasMine = !!document.querySelector("#ask [data-mine]");
    for (const [id, html] of Object.entries(parts)) {
      const place = $(id);
      if (!place) continue;
      const scrolled = place.scrollTop;
      place.innerHTML = html;
      place.scrollTop = scrolled;
    }
    hush();
    for (const id of opened) { const details = $(id); if (details) details.open = true; }
    for (const [id, value] of typed) { const field = $(id); if (field) field.value = value; }
    for (const id of chosen) { const input = $(id); if (input?.type === "checkbox") input.checked = true; }
    if (lifted && $(lifted)?.matches(".legal")) $(lifted).classList.add("selected");
    if (parts.ask !== undefined && $("denied")) $("denied").hidden = true;
    settle();
    if (focus && document.activeElement?.id !== focus) {
      const again = $(focus) ?? (focus.startsWith("card-") ? cards().find((card) => card.tabIndex === 0) : $("question"));
      again?.focus({ preventScroll: true });
    }
    // A new deal begins a new log.
    const said = [...document.querySelectorAll("#said li")].map((line) => line.textContent);
    const lines = said.slice(said.length < heard ? 0 : heard);
    const hint = $("hint");
    const asked = hint && hint.textContent !== hinted ? ($("hint-said") ?? hint).textContent : $("question")?.textContent ?? "";
    const how = $("how-it-ended")?.textContent;
    $("live").textContent = [...lines, ...(how && how !== told ? [how] : []), asked].join(". ");
    // A hint that has come is seen, wherever the page was; the focus stays where it is.
    if (hint && hint.textContent !== hinted) ($("hint-do") ?? hint).scrollIntoView({ block: "nearest" });
    const mine = document.querySelector("#ask [data-mine]");
    const lies = document.querySelector(".trick .moved")?.dataset.card;
    if (lies && lies !== lay) sound("card");
    if (mine && !wasMine) { sound("turn"); call(mine.dataset.title); }
    // How far the page is drawn, for whoever looks at it from outside.
    body.dataset.shown = shown;
    free();
  }
  // While cards move, the page takes no taps: one that falls then ends the moving, and goes to what lies under it.
  let moving = null;
  document.addEventListener("pointerdown", (event) => { if (event.target === root) moving?.skipTransition(); }, true);
  document.addEventListener("click", (event) => {
    if (event.target !== root || !event.isTrusted) return;
    moving?.skipTransition();
    document.elementFromPoint(event.clientX, event.clientY)?.closest("button, a, summary, label, input, select")?.click();
  }, true);
  function apply(parts, shown) {
    if (!document.startViewTransition || calm() || document.hidden) return swap(parts, shown);
    // A transition that the next one overtakes is dropped; what it was to show is shown all the same.
    const transition = moving = document.startViewTransition(() => swap(parts, shown));
    transition.finished.catch(() => {}).finally(() => { if (moving === transition) moving = null; });
    for (const promise of [transition.ready, transition.finished]) promise.catch(() => {});
  }

  let heardAt = 0;
  let socket = null, tries = 0, again = 0, ended = false;
  const waiting = new Map();
  const state = $("conn");
  function say(connected) {
    if (!state) return;
    state.classList.remove("waiting");
    state.classList.toggle("off", !connected);
    state.textContent = connected ? state.dataset.on : state.dataset.off;
  }
  function open() {
    clearTimeout(again);
    if (!main || ended || socket?.readyState <= 1) return;
    const query = new URLSearchParams({ lang: main.dataset.lang });
    const pass = new URLSearchParams(location.search).get("with");
    if (pass) query.set("with", pass);
    if (self.DecompressionStream) query.set("packed", "deflate");
    socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${body.dataset.socket}?${query}`);
    socket.onopen = () => { tries = 0; say(true); for (const frame of waiting.values()) socket.send(frame); };
    socket.binaryType = "blob";
    const from = socket;
    // What is packed takes a moment: what comes after it waits for it.
    let before = null;
    const heard = (text) => { if (socket === from) take(JSON.parse(text)); };
    socket.onmessage = ({ data }) => {
      heardAt = Date.now();
      if (typeof data === "string" && !before) return heard(data);
      const text = typeof data === "string" ? data : new Response(data.stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
      const mine = before = Promise.resolve(before).then(() => text).then(heard).catch(() => from.close()).finally(() => { if (before === mine) before = null; });
    };
    socket.onclose = () => {
      if (ended) return;
      say(false);
      again = setTimeout(open, Math.min(8000, 500 * 2 ** tries++) * (0.75 + Math.random() / 2));
    };
  }
  function take(frame) {
    if (frame.kind === "parts") {
      if (frame.from !== null && frame.from !== number) return void (frame.number > number && socket.send('{"resync":true}'));
      number = frame.number;
      apply(frame.parts, number);
    } else if (frame.kind === "ack") { taken = Math.max(taken, frame.number); settled(frame.key); }
    else if (frame.kind === "denied") { settled(frame.key); deny(frame.why, frame.cite, frame.rule); }
    else if (frame.kind === "bye" && frame.why === "flood") { ended = true; say(false); state.textContent = state.dataset.lost; }
  }
  // What was sent is on its way until it is answered; a second tap meanwhile is the same tap.
  function settled(key) {
    if (key === null) waiting.clear(); else waiting.delete(key);
    free();
  }
  // An act that was taken is on its way until the page shows what came of it.
  let taken = 0;
  function free() { if (!waiting.size && +(body.dataset.shown ?? number) >= taken) delete body.dataset.sent; }
  function send(what) {
    const key = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
    const frame = JSON.stringify({ key, ...what });
    waiting.set(key, frame);
    if (what.act || $("told")) guided();
    body.dataset.sent = "yes";
    if (socket?.readyState === 1) socket.send(frame); else open();
  }
  document.addEventListener("submit", (event) => {
    const form = event.target.closest("form[data-live]");
    const button = event.submitter;
    if (!form || !main) return;
    // Two taps: the first only lifts the card.
    if (likes.taps === "two" && button?.dataset.card && !button.dataset.wrong && !button.classList.contains("selected")) {
      event.preventDefault();
      for (const card of document.querySelectorAll("#play .selected")) card.classList.remove("selected");
      button.classList.add("selected");
      return;
    }
    // What cannot be taken back is asked for twice: the first tap says what the second does.
    if (button?.dataset.sure && !button.classList.contains("sure")) {
      event.preventDefault();
      for (const other of document.querySelectorAll(".sure")) other.classList.remove("sure", "selected");
      button.classList.add("sure");
      if (button.dataset.card) button.classList.add("selected");
      return tell(button.dataset.sure);
    }
    // Against the rules: the first tap lifts the card and says what follows.
    if (button?.dataset.wrong && !button.classList.contains("selected")) {
      event.preventDefault();
      for (const card of document.querySelectorAll("#play .selected")) card.classList.remove("selected");
      button.classList.add("selected");
      tell(form.dataset.wrong);
      const law = document.createElement("a");
      law.href = form.dataset.law ?? `${main.dataset.rules}?word=${encodeURIComponent(main.dataset.revoke)}#explained`;
      law.target = "_blank";
      law.textContent = main.dataset.law;
      return void $("denied")?.append(" ", law);
    }
    if (!socket || socket.readyState > 1) { if (!tries) return; }
    event.preventDefault();
    if (form.dataset.live === "act" && body.dataset.sent) return;
    const fields = new FormData(form, button?.name ? button : undefined);
    if (form.dataset.live === "fill-all") {
      for (const seat of form.dataset.seats.split(" ")) send({ do: "fill", seat: +seat, level: fields.get("level") });
    } else if (form.dataset.live === "do") {
      const what = { do: form.dataset.do };
      for (const [name, value] of fields) what[name] = name === "seat" ? +value : value;
      send(what);
      if (form.id === "chat-form") form.reset();
    } else {
      const verb = fields.get("verb");
      const act = (verb ? [verb, ...fields.getAll("card"), ...fields.getAll("number"), ...fields.getAll("words")].join(" ") : button?.value || fields.get("action"));
      if (act) send({ act });
      if (form.id === "say-form") form.reset();
    }
  });
  // A browser that slept has missed what happened, and may not know it.
  document.addEventListener("visibilitychange", () => { if (!document.hidden) { tries = 0; heardAt = Date.now(); open(); if (socket?.readyState === 1) socket.send('{"resync":true}'); } });
  addEventListener("online", open);
  // A line that was cut without a word still looks open: whoever does not answer is gone.
  setInterval(() => {
    // The timers of a hidden page are throttled: the server's own pings keep its line.
    if (socket?.readyState !== 1 || document.hidden) return;
    if (Date.now() - heardAt > 9000) socket.close(); else socket.send('{"ping":true}');
  }, 4000);

  settle();
  open();
})();
