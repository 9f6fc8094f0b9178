/** `record --upstream`: what passes a proxy is written as a scenario that can be replayed. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, test } from "vitest";
import { main } from "../../src/cli/main";
import { expectedValue } from "../../src/exchanges/written-values";
import { frontController } from "../../src/server/front-controller";
import { type HttpServer, serveHttp } from "../../src/server/http-server";
import { createSimulator } from "../../src/simulator/create-simulator";
import { credentials } from "../server/every-transport";
import { recordedIo } from "./recorded-io";

const FIXTURE = {
  now: "2026-01-01T00:00:00Z",
  users: [
    { email: "ann@example.test", api_key: "anns-own-key", password: "anns-password", role: "owner" as const },
    { email: "bob@example.test", api_key: "bobs-own-key" },
  ],
  channels: [{ name: "general", subscribers: "all" as const }],
};

let folder = "";
let upstream: HttpServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "upstream-"));
  const simulator = createSimulator(FIXTURE);
  const front = frontController({ simulator, fixture: () => FIXTURE, complete: (given) => given }, true);
  upstream = await serveHttp({ port: 0, host: "127.0.0.1", ...front });
});
afterAll(async () => {
  await upstream.close();
  rmSync(folder, { recursive: true });
});

/** Runs a proxy for as long as the given function takes. */
async function recorded(name: string, use: (url: string) => Promise<void>, ...args: string[]) {
  return recordedAt(upstream.url, name, use, ...args);
}

async function recordedAt(server: string, name: string, use: (url: string) => Promise<void>, ...args: string[]) {
  const out = join(folder, name);
  const { io, output, firstLine, stop } = recordedIo();
  const done = main(["record", "--upstream", server, "--out", out, ...args], io);
  await use(JSON.parse(await firstLine).url);
  stop();
  return { code: await done, out, text: readFileSync(out, "utf8"), ...output };
}

async function ask(url: string, method: string, path: string, who: "ann" | "bob" | null, form: Record<string, string> = {}) {
  const isBody = method === "POST" || method === "PATCH";
  const query = isBody ? "" : `?${new URLSearchParams(form).toString()}`;
  const headers = who === null ? {} : credentials(`${who}@example.test`, `${who}s-own-key`);
  const body = isBody ? { body: new URLSearchParams(form) } : {};
  const answer = await fetch(`${url}/api/v1${path}${query}`, { method, headers, ...body });
  return { status: answer.status, type: answer.headers.get("content-type"), body: await answer.json() };
}

test("what passes can be replayed, has no key, and says who asked what", async () => {
  const fixture = join(folder, "fixture.json");
  writeFileSync(fixture, JSON.stringify(FIXTURE));
  const session = async (url: string): Promise<void> => {
    const { queue_id } = (await ask(url, "POST", "/register", "bob", { event_types: '["message", "reaction"]' })).body;
    const poll = ask(url, "GET", "/events", "bob", { queue_id, last_event_id: "-1" });
    const content = "It costs ${five} $now";
    const sent = await ask(url, "POST", "/messages", "ann", { type: "channel", to: "general", topic: "12", content });
    await poll;
    await ask(url, "GET", "/events", "bob", { queue_id, last_event_id: "-1", dont_block: "true" });
    await ask(url, "POST", `/messages/${sent.body.id}/reactions`, "ann", { emoji_name: "tada" });
    await ask(url, "GET", "/events", "bob", { queue_id, last_event_id: "0", dont_block: "true" });
    const window = { anchor: String(sent.body.id), num_before: "1", num_after: "0", narrow: '[["channel","general"]]' };
    await ask(url, "GET", "/messages", "bob", window);
    await ask(url, "POST", "/messages", "ann", { type: "channel", to: "nowhere", topic: "t", content: "Hi" });
    await ask(url, "POST", "/fetch_api_key", null, { username: "ann@example.test", password: "anns-password" });
    await ask(url, "GET", "/users/me", null);
    await ask(url, "DELETE", "/events", "bob", { queue_id });
  };
  const { code, out, text, stderr } = await recorded("session.json", session, "--fixture", fixture);
  const left = "realm-simulator: POST /api/v1/fetch_api_key is not in the scenario: it carries a password or a key.\n";
  expect({ code, stderr }).toEqual({ code: 0, stderr: left });
  expect(text).not.toMatch(/own-key|anns-password/u);
  const { steps } = JSON.parse(text);
  const titles = steps.map((step: { call?: string; as?: unknown }) => step.call ?? "events");
  expect(titles).toEqual([
    "register-queue",
    "send-message",
    "events",
    "add-reaction",
    "events",
    "get-messages",
    "send-message",
    "get-own-user",
    "delete-queue",
  ]);
  expect(steps[0]).toMatchObject({ as: "bob@example.test", with: { event_types: ["message", "reaction"] }, save: { queue_1: "queue_id" } });
  expect(steps[1]).toMatchObject({ with: { topic: "12", content: "It costs $${five} $now" }, expect: { id: { $integer: true } } });
  expect(steps[2]).toMatchObject({ events: { queue: "$queue_1", as: "bob@example.test" }, expect: [{ type: "message" }] });
  expect(steps[3].with).toEqual({ message_id: "$message_1", emoji_name: "tada" });
  expect(steps[4].expect).toMatchObject([{ type: "reaction", op: "add", emoji_name: "tada" }]);
  expect(steps[5].with).toMatchObject({ anchor: "$message_1", narrow: [["channel", "general"]] });
  expect(steps[6].expect).toEqual({ result: "error", code: "STREAM_DOES_NOT_EXIST", stream: "nowhere" });
  const { io, output } = recordedIo();
  expect(await main(["replay", out], io), output.stdout).toBe(0);
});

test("a session from a server with earlier traffic is repeated by a fresh simulator and by that server", async () => {
  const simulator = createSimulator({ ...FIXTURE, users: FIXTURE.users.map((user) => ({ ...user, can_create_users: true })) });
  const front = frontController({ simulator, fixture: () => FIXTURE, complete: (given) => given }, false);
  const plain = await serveHttp({ port: 0, host: "127.0.0.1", ...front });
  const chat = (content: string) => ({ type: "channel", to: "general", topic: "ferry", content });
  const later = { ...chat("later"), to: "1", scheduled_delivery_timestamp: String(simulator.clock.now + 86_400) };
  const draft = (content: string) => ({ type: "stream", to: [1], topic: "ferry", content });
  const busy = async (url: string): Promise<void> => {
    const { queue_id } = (await ask(url, "POST", "/register", "bob", { event_types: '["message", "reaction", "drafts"]' })).body;
    const { id } = (await ask(url, "POST", "/messages", "ann", chat("The ferry is late."))).body;
    await ask(url, "POST", `/messages/${id}/reactions`, "bob", { emoji_name: "tada" });
    await ask(url, "PATCH", `/messages/${id}`, "ann", { content: "The ferry is on time." });
    await ask(url, "GET", "/messages", "bob", { anchor: String(id), num_before: "0", num_after: "0" });
    await ask(url, "GET", `/messages/${id}`, "bob");
    await ask(url, "POST", "/messages/flags", "bob", { messages: `[${id}]`, op: "add", flag: "starred" });
    const { ids } = (await ask(url, "POST", "/drafts", "bob", { drafts: JSON.stringify([draft("one")]) })).body;
    await ask(url, "PATCH", `/drafts/${ids[0]}`, "bob", { draft: JSON.stringify(draft("two")) });
    await ask(url, "GET", "/events", "bob", { queue_id, last_event_id: "-1", dont_block: "true" });
    await ask(url, "DELETE", `/drafts/${ids[0]}`, "bob");
    const { scheduled_message_id } = (await ask(url, "POST", "/scheduled_messages", "ann", later)).body;
    await ask(url, "DELETE", `/scheduled_messages/${scheduled_message_id}`, "ann");
    const { saved_snippet_id } = (await ask(url, "POST", "/saved_snippets", "bob", { title: "t", content: "c" })).body;
    await ask(url, "DELETE", `/saved_snippets/${saved_snippet_id}`, "bob");
    await ask(url, "DELETE", `/messages/${id}`, "ann");
    await ask(url, "GET", `/messages/${id}`, "bob");
    await ask(url, "DELETE", "/events", "bob", { queue_id });
  };
  for (const _ of [1, 2, 3]) await busy(plain.url);
  const fixture = join(folder, "small.json");
  writeFileSync(fixture, JSON.stringify({ ...FIXTURE, now: undefined }));
  const credentialsFile = join(folder, "credentials.json");
  writeFileSync(credentialsFile, JSON.stringify({ accounts: FIXTURE.users.map(({ email, api_key }) => ({ email, api_key })) }));
  const { out } = await recordedAt(plain.url, "earlier.json", busy, "--fixture", fixture);
  for (const where of [[], ["--against", plain.url, "--credentials", credentialsFile]]) {
    const { io, output } = recordedIo();
    expect(await main(["replay", out, ...where], io), output.stdout + output.stderr).toBe(0);
    expect(output.stdout).toContain("scenarios: 1 passed");
    expect(output.stdout).not.toContain("skipped");
  }
  await plain.close();
});

test("IDs that count up over a server's life are expected by their type, in lists and as anchors too", () => {
  const integer = { $integer: true };
  const written = expectedValue("", { anchor: 7, message_ids: [7, 8], messages: [{ id: 7, topic: "x" }], saved_snippet_id: 2, ids: [3] });
  const messages = [{ id: integer, topic: "x" }];
  expect(written).toEqual({ anchor: integer, message_ids: [integer, integer], messages, saved_snippet_id: integer, ids: [integer] });
  expect(expectedValue("", { messages: [7] })).toEqual({ messages: [integer] });
});

test("answers are passed on unchanged, and the file is there while it goes on", async () => {
  const use = async (url: string): Promise<void> => {
    expect(await ask(url, "GET", "/server_settings", null)).toEqual(await ask(upstream.url, "GET", "/server_settings", null));
    expect(await ask(url, "GET", "/nowhere", "ann")).toEqual(await ask(upstream.url, "GET", "/nowhere", "ann"));
    await expect.poll(() => JSON.parse(readFileSync(join(folder, "two.json"), "utf8")).steps).toHaveLength(2);
    expect((await fetch(`${url}/_simulator`)).status).toBe(404);
  };
  const { out } = await recorded("two.json", use);
  const { io, output } = recordedIo();
  expect(await main(["replay", out, "--against", upstream.url], io), output.stdout).toBe(0);
});

test("requests that the interface does not have, and answers that break the declarations, are reported once", async () => {
  const answer = (path: string): object =>
    path === "/api/v1/users/me/subscriptions" ? { result: "success", msg: "", subscriptions: "many" } : { result: "success", msg: "" };
  const odd = createServer((request, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer(request.url ?? "")));
  });
  await new Promise<void>((ready) => odd.listen(0, "127.0.0.1", ready));
  const { port } = Object(odd.address());
  const use = async (url: string): Promise<void> => {
    for (const _ of [1, 2]) await ask(url, "GET", "/mesages", "ann");
    await ask(url, "POST", "/mark_all_as_read", "ann", { colour: "red" });
    await ask(url, "GET", "/users/me/subscriptions", "ann");
  };
  const { stderr } = await recordedAt(`http://127.0.0.1:${port}`, "odd.json", use);
  odd.close();
  expect(stderr.split("\n").map((line) => line.replace("realm-simulator: ", ""))).toEqual([
    "GET /mesages: there is no path /mesages at feature level 421; did you mean /messages?",
    "POST /mark_all_as_read: mark-all-as-read has no parameter colour at feature level 421",
    expect.stringMatching(/^POST \/mark_all_as_read: complete: expected true or false, got/u),
    expect.stringMatching(/^GET \/users\/me\/subscriptions: subscriptions: expected a list, got "many"/u),
    "",
  ]);
});

test("a server that does not answer is 502, and nothing is written of it", async () => {
  const out = join(folder, "none.json");
  const { io, output, firstLine, stop } = recordedIo();
  const done = main(["record", "--upstream", "http://127.0.0.1:9", "--out", out], io);
  const { url } = JSON.parse(await firstLine);
  expect((await ask(url, "GET", "/users/me", "ann")).status).toBe(502);
  stop();
  expect(await done).toBe(0);
  expect(output.stderr).toBe("realm-simulator: GET /api/v1/users/me: no answer from http://127.0.0.1:9\n");
  expect(JSON.parse(readFileSync(out, "utf8")).steps).toEqual([]);
});

it.each([
  [["--upstream", "x", "--out", "f"], '--upstream "x" is not an address'],
  [["--upstream", "http://x"], "record --upstream needs a file for the scenario: --out FILE."],
  [["--upstream", "http://x", "--out", "f", "--port", "many"], '--port "many" is not a whole number'],
  [["--upstream", "http://x", "--out", "/nowhere/f"], "The scenario cannot be written to /nowhere/f"],
  [["--upstream", "http://x", "--out", "f", "s.yaml"], '"s.yaml" is not expected'],
])("%j is refused in one line", async (args, line) => {
  const { io, output } = recordedIo();
  expect(await main(["record", ...args], io)).toBe(2);
  expect(output.stderr).toMatch(/^realm-simulator: [^\n]+\n$/u);
  expect(output.stderr).toContain(line);
});
