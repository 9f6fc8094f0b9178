/**
 * What a test of a client does, in plain JavaScript for every runner: users talk, a client registers and polls, the
 * clock advances, a file is sent and read back, a mistake is reported in one sentence.
 *
 * @param library - the main entry of the package, however the runner loads it
 * @returns the results, to be compared with EXPECTED
 */
async function clientFlow(library) {
  const sim = library.createSimulator({
    users: [{ email: "ann@example.test", api_key: "secret" }, { email: "bob@example.test" }],
    channels: [{ name: "general", subscribers: "all" }],
  });
  const authorization = `Basic ${btoa("ann@example.test:secret")}`;
  const ask = async (method, path, params = {}) => {
    const form = new URLSearchParams(params);
    const url = `https://chat.test/api/v1${path}`;
    const response =
      method === "GET"
        ? await sim.fetch(`${url}?${form}`, { headers: { authorization } })
        : await sim.fetch(url, { method, headers: { authorization }, body: form });
    return response.json();
  };

  const { queue_id, last_event_id } = await ask("POST", "/register", { event_types: '["message"]', apply_markdown: "true" });
  const poll = ask("GET", "/events", { queue_id, last_event_id });
  sim.must.as("bob@example.test").sendMessage({ type: "channel", to: "general", topic: "lunch", content: "Grüße" });
  const [event] = (await poll).events;

  const form = new FormData();
  form.append("file", new Blob(["some text"], { type: "text/plain" }), "notes.txt");
  const headers = { authorization };
  const uploaded = await sim.fetch("https://chat.test/api/v1/user_uploads", { method: "POST", headers, body: form });
  const { url } = await uploaded.json();
  const file = await sim.fetch(`https://chat.test${url}`, { headers });

  const soon = sim.clock.now + 3600;
  const note = { type: "direct", to: "[1]", content: "Later", scheduled_delivery_timestamp: String(soon) };
  await ask("POST", "/scheduled_messages", note);
  sim.clock.advance({ hours: 2 });
  const { messages } = await ask("GET", "/messages", { anchor: "newest", num_before: 10, num_after: 0, apply_markdown: "false" });

  let problem = "none";
  try {
    sim.must.as("bob@example.test").sendMessage({ type: "channel", to: "generl", topic: "t", content: "?" });
  } catch (error) {
    problem = error.message;
  }
  const copy = library.realmFromJSON(JSON.parse(JSON.stringify(library.realmToJSON(sim.snapshot()))));
  return {
    received: event.message.content,
    file: await file.text(),
    contents: messages.map(({ content }) => content).filter((content) => content === "Grüße" || content === "Later"),
    names_nearest: problem.includes("general"),
    same_after_json: library.sameState(copy, sim.snapshot()),
  };
}

const EXPECTED = {
  received: "<p>Grüße</p>",
  file: "some text",
  contents: ["Grüße", "Later"],
  names_nearest: true,
  same_after_json: true,
};

module.exports = { clientFlow, EXPECTED };
