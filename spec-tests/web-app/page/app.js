/** A web app as small as one can be: it registers, polls, sends, uploads by tus, and begins again when its queue is lost. */
const byId = (id) => document.getElementById(id);

const ask = async (method, path, fields) => {
  const form = new URLSearchParams(fields);
  const headers = { "X-CSRFToken": "of-this-page" };
  const response =
    method === "GET" ? await fetch(`/json${path}?${form}`, { headers }) : await fetch(`/json${path}`, { method, headers, body: form });
  return response.json();
};

const params = await (await fetch("/_simulator/page_params")).json();
const { state_data: state } = params;
byId("account").textContent = `${state.full_name}, ${params.page_type}, ${state.zulip_feature_level}`;
byId("avatar").src = `/avatar/${state.user_id}`;

function show({ content }) {
  const item = document.createElement("li");
  item.innerHTML = content;
  byId("messages").append(item);
}

const before = await ask("GET", "/messages", { anchor: "newest", num_before: 100, num_after: 0 });
before.messages.forEach(show);

async function poll() {
  let last_event_id = state.last_event_id;
  for (;;) {
    const { events, code } = await ask("GET", "/events", { queue_id: state.queue_id, last_event_id });
    if (code === "BAD_EVENT_QUEUE_ID") break;
    for (const event of events) {
      last_event_id = event.id;
      if (event.type === "message") show(event.message);
    }
  }
  if ((await fetch("/compatibility")).ok) location.reload();
}

/** In two parts. */
async function upload(file) {
  const tus = { "Tus-Resumable": "1.0.0" };
  const type = { "Content-Type": "application/offset+octet-stream" };
  const metadata = `filename ${btoa(file.name)},filetype ${btoa(file.type)}`;
  const headers = { ...tus, "Upload-Length": file.size, "Upload-Metadata": metadata };
  const created = await fetch("/api/v1/tus/", { method: "POST", headers });
  const place = created.headers.get("Location");
  const first = file.slice(0, 4);
  await fetch(place, { method: "PATCH", headers: { ...tus, ...type, "Upload-Offset": 0 }, body: first });
  const offset = (await fetch(place, { method: "HEAD", headers: tus })).headers.get("Upload-Offset");
  const last = await fetch(place, {
    method: "PATCH",
    headers: { ...tus, ...type, "Upload-Offset": offset },
    body: file.slice(Number(offset)),
  });
  return last.json();
}

byId("compose").addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = new FormData(event.target);
  const file = form.get("file");
  const uploaded = file.size > 0 ? await upload(file) : undefined;
  const link = uploaded === undefined ? "" : ` [${uploaded.filename}](${uploaded.url})`;
  await ask("POST", "/messages", { type: "channel", to: "general", topic: "page", content: `${form.get("content")}${link}` });
  event.target.reset();
});

void poll();
