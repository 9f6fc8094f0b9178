/** The inspector: one page without foreign parts. Everything that it shows is put in as text, never as markup. */

const STYLE = `
  :root { color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif; }
  body { margin: 0; padding: 0 1rem 2rem; }
  header { position: sticky; top: 0; background: Canvas; padding: .6rem 0; border-bottom: 1px solid #8886; z-index: 1; }
  h1 { font-size: 1.1rem; margin: 0 0 .4rem; } h2 { font-size: 1rem; margin: 1.2rem 0 .3rem; }
  button, input { font: inherit; padding: .1rem .5rem; margin-right: .3rem; }
  main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(34rem, 100%), 1fr)); gap: 0 2rem; }
  section { min-width: 0; } .rows { max-height: 24rem; overflow: auto; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: .15rem .6rem .15rem 0; vertical-align: top; border-bottom: 1px solid #8883; }
  td { overflow-wrap: anywhere; white-space: pre-wrap; } th { position: sticky; top: 0; background: Canvas; }
  .faint { opacity: .65; } .bad { color: #c22; } #problem:empty { display: none; }
`;

/** A part of the page: a heading with a count, and a place for the table. */
function listed(title: string, id: string, beside = ""): string {
  const heading = `<h2>${title} <span id="${id}-count" class="faint"></span> ${beside}</h2>`;
  return `<section>${heading}<div class="rows" id="${id}"></div></section>`;
}

const BODY = `
<header>
  <h1 id="title">realm-simulator</h1>
  <div>
    <span id="now"></span>
    <button data-clock='{"advance_seconds":60}'>+ 1 minute</button>
    <button data-clock='{"advance_seconds":3600}'>+ 1 hour</button>
    <button data-clock='{"advance_seconds":86400}'>+ 1 day</button>
    <button data-clock='{"next":true}'>to what is due next</button>
    <span id="next" class="faint"></span>
  </div>
  <div id="problem" class="bad" role="alert"></div>
</header>
<main>
  ${listed("Requests", "requests")}
  ${listed("Messages", "messages", `<button id="all" hidden>all</button>`)}
  ${listed("Channels", "channels")}
  ${listed("Accounts", "accounts")}
  ${listed("Event queues", "queues")}
  <section><h2>Snapshots</h2>
    <form id="keep">
      <input id="name" placeholder="name" aria-label="name of the snapshot" required><button>keep</button>
    </form>
    <div class="rows" id="snapshots"></div>
    <h2>Faults</h2><div class="rows" id="faults"></div></section>
</main>
`;

const SCRIPT = String.raw`
"use strict";
const at = (id) => document.getElementById(id);
const time = (seconds) => new Date(seconds * 1000).toISOString().replace("T", " ").replace(".000Z", " UTC");
let filter = null, shown = "", state = null, lost = false;

async function ask(method, path, body) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch("/_simulator" + path, { method, headers, body: body && JSON.stringify(body) });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.msg);
  return said;
}
function told(work) {
  return work.then(() => (at("problem").textContent = ""), (error) => (at("problem").textContent = error.message));
}
function act(method, path, body) {
  return told(ask(method, path, body).then(refresh));
}
function element(name, text, onclick) {
  const made = document.createElement(name);
  made.textContent = text === null || text === undefined ? "" : String(text);
  if (onclick) made.addEventListener("click", onclick);
  return made;
}
/* A cell is a text, or a node. */
function table(id, heads, rows) {
  const made = element("table");
  const cells = (name, list) => {
    const row = element("tr");
    for (const cell of list) {
      const place = element(name, cell instanceof Node ? "" : cell);
      if (cell instanceof Node) place.append(cell);
      row.append(place);
    }
    return row;
  };
  made.append(cells("th", heads), ...rows.map((row) => cells("td", row)));
  at(id).replaceChildren(rows.length === 0 ? element("p", "none") : made);
}
function buttons(...pairs) {
  const made = element("span");
  for (const [text, onclick] of pairs) made.append(element("button", text, onclick));
  return made;
}
function show() {
  const s = state;
  at("title").textContent = s.realm + ": realm-simulator " + s.version + ", feature level " + s.feature_level;
  at("now").textContent = time(s.now) + "  ";
  at("next").textContent = s.next ? "next: " + s.next.kind + " at " + time(s.next.at) : "nothing is due";
  for (const [name, count] of Object.entries(s.counts)) at(name + "-count").textContent = count;
  table("requests", ["time", "who", "request", "parameters", "answer"], s.requests.map((one) => {
    const answer = element("span", [one.status, one.reason, one.fault].filter(Boolean).join(" "));
    if (one.status < 200 || one.status > 299) answer.className = "bad";
    const who = one.account || "nobody";
    return [time(one.at).slice(11, 19), who, one.method + " " + one.path, JSON.stringify(one.params), answer];
  }));
  const names = new Map(s.channels.map((one) => [one.stream_id, one.name]));
  const isTopic = (one) => filter.topic === undefined || one.topic === filter.topic;
  const fits = (one) => !filter || (one.stream_id === filter.stream_id && isTopic(one));
  at("all").hidden = !filter;
  table("messages", ["id", "time", "from", "to", "content"], s.messages.filter(fits).map((one) => {
    const to = one.to ? one.to.join(", ") : "#" + names.get(one.stream_id) + " > " + one.topic;
    return [one.id, time(one.timestamp), one.sender, to, one.content];
  }));
  const choose = (chosen) => () => { filter = chosen; show(); };
  table("channels", ["channel", "subscribers", "topics"], s.channels.map((one) => {
    const kind = (one.invite_only ? " (private)" : "") + (one.is_archived ? " (archived)" : "");
    const { stream_id } = one;
    const topics = one.topics.map(({ name, messages }) => {
      return [(name || "(empty topic)") + ", " + messages, choose({ stream_id, topic: name })];
    });
    return [buttons(["#" + one.name + kind, choose({ stream_id })]), one.subscribers, buttons(...topics)];
  }));
  table("accounts", ["id", "name", "address", "role"], s.accounts.map((one) => {
    const kind = (one.is_bot ? ", bot" : "") + (one.is_active ? "" : ", deactivated");
    return [one.user_id, one.full_name, one.email, one.role + kind];
  }));
  table("queues", ["queue", "account", "types", "not acknowledged", "last poll"], s.queues.map((one) => {
    const types = one.event_types ? one.event_types.join(", ") : "all";
    return [one.queue_id, one.account, types, one.pending, time(one.last_contact)];
  }));
  table("snapshots", ["name", "time", ""], s.snapshots.map((one) => {
    const path = "/snapshots/" + encodeURIComponent(one.name);
    const restore = ["restore", () => act("PUT", path + "/restore", {})];
    return [one.name, time(one.now), buttons(restore, ["forget", () => act("DELETE", path)])];
  }));
  table("faults", ["rule", "fault", "struck"], (s.faults.rules || []).map((one) => [one.name, one.fault, one.struck]));
}
async function refresh() {
  const next = await ask("GET", "/overview");
  const text = JSON.stringify(next);
  if (text === shown) return;
  shown = text;
  state = next;
  show();
}
for (const button of document.querySelectorAll("[data-clock]")) {
  button.addEventListener("click", () => act("POST", "/clock", JSON.parse(button.dataset.clock)));
}
at("all").addEventListener("click", () => { filter = null; show(); });
at("keep").addEventListener("submit", (event) => {
  event.preventDefault();
  act("POST", "/snapshots", { name: at("name").value });
});
(async function follow() {
  if (!document.hidden) {
    try {
      await refresh();
      if (lost) at("problem").textContent = "";
      lost = false;
    } catch (error) {
      at("problem").textContent = "The simulator does not answer.";
      lost = true;
    }
  }
  setTimeout(follow, 1000);
})();
`;

/** The page as an answer. Nothing may be loaded from elsewhere, and no page of another origin may frame it. */
export function inspectorPage(): Response {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`;
  const html = `<!doctype html>
<html lang="en"><head>${head}<title>realm-simulator</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body>${BODY}<script>${SCRIPT}</script></body></html>
`;
  const inline = "style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; connect-src 'self'";
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'none'; ${inline}; base-uri 'none'; frame-ancestors 'none'`,
      "Cache-Control": "no-store",
    },
  });
}
