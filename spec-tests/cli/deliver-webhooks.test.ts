// `serve --deliver-webhooks` with servers of bots that answer, refuse, hang, redirect, and send too much.
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { deliverWebhooks, type WebhookDelivery } from "../../src/cli/deliver-webhooks";
import { main } from "../../src/cli/main";
import { createSimulator, type Simulator } from "../../src/index";
import { withControlPlane } from "../../src/server/control";
import { recordedIo } from "./recorded-io";

let server: Server;
let url = "";
let received: { readonly request: IncomingMessage; readonly body: string }[] = [];
/** On a busy machine an answer can take long. */
const PATIENT = { patience_milliseconds: 2 ** 30 };
const open = new Set<WebhookDelivery>();
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      received.push({ request, body });
      switch (request.url) {
        case "/echo":
          return void response.end(JSON.stringify({ content: `You said: ${JSON.parse(body).data}` }));
        case "/quiet":
          return void response.end('{"response_not_required": true}');
        case "/moved":
          return void response.writeHead(302, { location: "/echo" }).end();
        case "/broken":
          return void response.writeHead(500).end("<h1>Oh no</h1>");
        case "/long":
          return void response.end(JSON.stringify({ content: "x".repeat(10_000_000) }));
        case "/html":
          return void response.end("<html></html>");
        case "/cut":
          return void request.socket.destroy();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const delivery of open) delivery.stop();
  open.clear();
  received = [];
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const fixture = (payload_url: string) => ({
  users: [
    { email: "ann@example.test", api_key: "ann-key" },
    { email: "hook-bot@example.test", full_name: "Hook", is_bot: true, bot_type: 3, bot_owner: "ann@example.test", payload_url } as const,
  ],
});
function delivering(payload_url: string, hosts: readonly string[] = []): { sim: Simulator; delivery: WebhookDelivery; log: string[] } {
  const sim = createSimulator(fixture(payload_url));
  const log: string[] = [];
  const delivery = deliverWebhooks(sim, { hosts, log: (line) => log.push(line), ...PATIENT });
  open.add(delivery);
  sim.must.as("ann@example.test").sendMessage({ type: "direct", to: [2], content: "hello" });
  return { sim, delivery, log };
}
const contents = (sim: Simulator) => [...sim.snapshot().messages].slice(1).map((message) => message?.content);

test("a request is posted as the outbound item says, and the answer becomes a message", async () => {
  const { sim, delivery, log } = delivering(`${url}/echo`);
  await delivery.settled();
  expect(contents(sim)).toEqual(["You said: hello"]);
  const [item] = sim.outbox.webhooks;
  const [{ request, body } = { request: null, body: "" }] = received;
  expect(request?.method).toBe("POST");
  expect(body).toBe(item?.body);
  expect(request?.headers).toMatchObject({ ...item?.headers });
  expect(log).toEqual([`webhook 1 POST ${url}/echo 200`]);
});

test.each([
  ["/quiet", []],
  ["/moved", ["Failure! The webhook answered with the status 302.", /status 302\.$/]],
  ["/broken", ["Failure! The webhook answered with the status 500.", /status 500\.\n\n```\n<h1>Oh no<\/h1>\n```$/]],
  ["/long", ["Failure! The webhook could not be called.", /sends more than 1 MiB/]],
  ["/html", ["Failure! The answer of the webhook is not JSON.", /<html>/]],
  ["/cut", ["Failure! The bot is not available.", /no connection to the webhook/]],
])("a webhook at %s", async (path, said) => {
  const { sim, delivery } = delivering(url + path);
  await delivery.settled();
  const expected = said.map((one) => (typeof one === "string" ? one : expect.stringMatching(one)));
  expect(contents(sim)).toEqual(expected);
  expect(sim.outbox.webhooks).toHaveLength(path === "/cut" ? 4 : 1);
});

test.each([
  ["http://bots.example.test/hook", "The host bots.example.test is not this machine: serve --webhook-host bots.example.test allows it."],
  ["http://127.0.0.1.example.test/", "The host 127.0.0.1.example.test is not this machine"],
  ["http://user@bots.example.test/", "The host bots.example.test is not this machine"],
  ["http://127.0.0.1:99999/", 'The URL "http://127.0.0.1:99999/" cannot be read.'],
  ["http://127.0.0.1:1/", "The request failed: bad port."],
])("%s is not called, and the owner is notified", async (payload_url, noticed) => {
  const { sim, delivery } = delivering(payload_url);
  await delivery.settled();
  expect(contents(sim)).toEqual(["Failure! The webhook could not be called.", expect.stringContaining(noticed)]);
  expect(received).toEqual([]);
});

test("another host is called when it is allowed", async () => {
  const elsewhere = `${url.replace("127.0.0.1", "0.0.0.0")}/echo`;
  const refused = delivering(elsewhere);
  await refused.delivery.settled();
  expect(contents(refused.sim)[0]).toBe("Failure! The webhook could not be called.");
  const allowed = delivering(elsewhere, ["0.0.0.0"]);
  await allowed.delivery.settled();
  expect(contents(allowed.sim)).toEqual(["You said: hello"]);
});

test("a webhook that hangs is limited by the virtual clock: each request is cut at its time", async () => {
  const { sim } = delivering(`${url}/hang`);
  await once(server, "request");
  for (const attempt of [2, 3, 4]) {
    sim.clock.advance({ seconds: 10 });
    expect(sim.outbox.webhooks).toHaveLength(attempt);
    const [incoming] = (await once(server, "request")) as [IncomingMessage];
    expect(incoming.url).toBe("/hang");
  }
  expect(contents(sim)).toEqual([]);
  const closed = Promise.all(received.map(({ request }) => request.socket.destroyed || once(request.socket, "close")));
  sim.clock.advance({ seconds: 10 });
  await closed;
  expect(contents(sim)).toEqual(["Failure! The bot is not available.", expect.stringContaining("within 10 seconds")]);
});

test("an answer that comes after a reset changes nothing", async () => {
  const { sim, delivery } = delivering(`${url}/echo`);
  sim.reset(fixture(`${url}/quiet`));
  await delivery.settled();
  expect(sim.snapshot().messages.size).toBe(0);
  sim.must.as("ann@example.test").sendMessage({ type: "direct", to: [2], content: "hello" });
  await delivery.settled();
  expect(contents(sim)).toEqual([]);
  expect(received.map(({ request }) => request.url)).toContain("/quiet");
});

test("the clock of the control plane stops at each due moment for the answers", async () => {
  const sim = createSimulator(fixture(`${url}/echo`));
  const delivery = deliverWebhooks(sim, { hosts: [], log: () => undefined, ...PATIENT });
  open.add(delivery);
  const answer = withControlPlane({ simulator: sim, fixture: () => ({}), complete: (given) => given, settled: delivery.settled });
  const later = sim.clock.now + 600;
  const scheduled = { type: "direct", to: [2], content: "later", scheduled_delivery_timestamp: later } as const;
  sim.must.as("ann@example.test").createScheduledMessage(scheduled);
  const init = { method: "POST", body: JSON.stringify({ advance_seconds: 3600 }), headers: { "content-type": "application/json" } };
  const moved = await (await answer(new Request("http://127.0.0.1/_simulator/clock", init))).json();
  expect(moved).toMatchObject({ now: later + 3000, fired: [{ at: later, kind: "scheduled_message", id: 1 }] });
  expect(contents(sim)).toEqual(["You said: later"]);
});

test("serve delivers what a message over HTTP triggers", async () => {
  const { io, output, stop } = recordedIo();
  const served = main(["serve", "--port", "0", "--deliver-webhooks"], io);
  while (!output.stdout.includes("\n")) await new Promise((resolve) => setImmediate(resolve));
  const { url: base, control } = JSON.parse(output.stdout);
  const post = (path: string, body: object) =>
    fetch(control + path, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
  await post("/reset", fixture(`${url}/echo`));
  const headers = { authorization: `Basic ${btoa("ann@example.test:ann-key")}` };
  const body = new URLSearchParams({ type: "direct", to: "[2]", content: "over HTTP" });
  await fetch(`${base}/api/v1/messages`, { method: "POST", headers, body });
  const newest = async () =>
    (await fetch(`${base}/api/v1/messages?anchor=newest&num_before=1&num_after=0&apply_markdown=false`, { headers })).json();
  let { messages } = await newest();
  while (messages[0].sender_email === "ann@example.test") ({ messages } = await newest());
  expect(messages).toMatchObject([
    { content: "You said: over HTTP", sender_email: "hook-bot@example.test", client: "OutgoingWebhookResponse" },
  ]);
  const outbox = await (await fetch(`${control}/outbox`)).json();
  expect(outbox.webhooks).toMatchObject([{ id: 1, url: `${url}/echo`, interface: "generic" }]);
  const refused = await post("/answer_webhook", { id: 1, content: "late" });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ msg: "id: no request of an outgoing webhook with the ID 1 waits for an answer." });
  stop();
  expect(await served).toBe(0);
  expect(output.stderr).toContain(`webhook 1 POST ${url}/echo 200\n`);
});
