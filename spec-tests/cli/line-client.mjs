// A client that speaks the lines of JSON of `realm-simulator campaign`, and never registers again: argument 1 says what
// else it does wrong.
import { createInterface } from "node:readline";

const [mistake] = process.argv.slice(2);
const tell = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const unread = new Set();
let ask;

async function keepUp() {
  const registration = await ask("POST", "/register", { event_types: '["message","update_message_flags","delete_message"]' });
  for (const row of [...registration.unread_msgs.streams, ...registration.unread_msgs.pms]) {
    for (const id of row.unread_message_ids) unread.add(id);
  }
  let last = -1;
  for (;;) {
    const { events = [] } = await ask("GET", "/events", { queue_id: registration.queue_id, last_event_id: String(last) });
    if (events.length === 0 && mistake !== "loops") return;
    if (mistake === "is slow") await new Promise((resolve) => setTimeout(resolve, 90));
    for (const event of events) {
      last = event.id;
      if (event.type === "message" && !event.flags.includes("read")) unread.add(event.message.id);
      if (event.type === "delete_message") unread.delete(event.message_id);
      if (event.type === "update_message_flags" && event.flag === "read") {
        for (const id of event.messages) {
          if (event.op === "add") unread.delete(id);
          else unread.add(id);
        }
      }
    }
  }
}

function start({ url, email, api_key }) {
  const headers = { authorization: `Basic ${btoa(`${email}:${api_key}`)}` };
  ask = async (method, path, params) => {
    const form = new URLSearchParams(params);
    const response =
      method === "GET"
        ? await fetch(`${url}/api/v1${path}?${form}`, { headers })
        : await fetch(`${url}/api/v1${path}`, { method, headers, body: form });
    return response.json();
  };
  keepUp().catch(() => undefined);
}

function view() {
  if (mistake === "shows nothing") return {};
  return mistake === "misnames" ? { unred: [] } : { unread: [...unread].sort((a, b) => a - b) };
}

createInterface({ input: process.stdin }).on("line", (text) => {
  const line = JSON.parse(text);
  if (line.do === "start" && mistake === "ends") process.exit(3);
  if (line.do === "start") start(line);
  if (line.do === "view" && mistake !== "is silent") tell({ id: line.id, view: view() });
});
const flood = () => process.stdout.write("Hello. ".repeat(100_000), flood);
if (mistake === "floods one line") setImmediate(flood);
tell({ ready: true, acts: mistake === "misdescribes" ? { send: { to: "chanel" } } : {} });
