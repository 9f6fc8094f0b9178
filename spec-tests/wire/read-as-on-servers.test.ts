/** What servers read of a request: its method, its files, the parameters of a poll, and who may send it at all. */
import { expect, test } from "vitest";
import { createSimulator } from "../../src/index";
import { ONE_PIXEL } from "../support/one-pixel";
import { EVERY_ROLE_FIXTURE } from "../support/realms";
import { everyRole } from "../support/realms";
import { wireCall } from "../support/wire-call";

const MEL = "mel@example.test";
const authorization = (email = MEL, key = "mel-key"): string => `Basic ${btoa(`${email}:${key}`)}`;

async function posted(path: string, parameters: Readonly<Record<string, string>>, method = "POST") {
  const sim = createSimulator(EVERY_ROLE_FIXTURE);
  const body = new URLSearchParams(parameters);
  const response = await sim.fetch(`/api/v1${path}`, { method, headers: { authorization: authorization() }, body });
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
}

test.each([
  ["PATCH", "/settings"],
  ["DELETE", "/drafts/1"],
  ["GET", "/users/me"],
  ["HEAD", "/users/me"],
  ["POST", "/typing"],
])("a POST whose body has method=%s is that method", async (method, path) => {
  expect((await posted(path, { method })).status).not.toBe(405);
  const other = method === "PATCH" ? "PUT" : "PATCH";
  expect((await posted(path, { method: other })).status).toBe(path === "/drafts/1" ? 400 : 405);
});

test("the method of the body is an ignored parameter, and its other parameters belong to that method", async () => {
  expect(await posted("/settings", { method: "PATCH", full_name: "Mel Again" })).toMatchObject({
    status: 200,
    ignored_parameters_unsupported: ["method"],
  });
});

test.each(["BOGUS", "patch", "", "OPTIONS"])("method=%o in the body is a method that no path takes", async (method) => {
  expect(await posted("/settings", { method })).toMatchObject({ status: 405, allowed_methods: ["PATCH"] });
});

test("the method in a query, or in the body of another method, does not count", async () => {
  expect(await posted("/settings?method=PATCH", { full_name: "x" })).toMatchObject({ status: 405 });
  expect(await posted("/users/me/status?x=1", { method: "GET", status_text: "x" }, "PATCH")).toMatchObject({ status: 405 });
});

/** A body as Python's libraries write it: its file parts can lack a content type. */
async function sentFile(path: string, name: string, type?: string, feature_level = 421) {
  const sim = createSimulator({ ...EVERY_ROLE_FIXTURE, feature_level });
  const head = [
    "--mark",
    `Content-Disposition: form-data; name="file"; filename="${name}"`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    "\r\n",
  ].join("\r\n");
  const body = new Blob([head, ONE_PIXEL, "\r\n--mark--\r\n"]);
  const headers = { authorization: authorization("olive@example.test", "olive-key"), "content-type": "multipart/form-data; boundary=mark" };
  const response = await sim.fetch(`/api/v1${path}`, { method: "POST", headers, body });
  const answer = (await response.json()) as Record<string, unknown>;
  const [stored] = [...sim.snapshot().attachments.values()];
  return { ...answer, stored_type: stored?.content_type, name: stored?.name };
}

test.each(["/realm/icon", "/realm/emoji/dot", "/users/me/avatar"])(
  "%s: a file without a content type has that of its name",
  async (path) => {
    expect(await sentFile(path, "dot.png")).toMatchObject({ result: "success" });
    expect(await sentFile(path, "dot.txt")).toMatchObject({ code: "BAD_IMAGE" });
  },
);

test.each([
  ["dot.png", "image/png"],
  ["song.mp3", "audio/mpeg"],
  ["dot.odd", "application/octet-stream"],
])("an upload named %s without a content type is stored as %s", async (name, stored_type) => {
  expect(await sentFile("/user_uploads", name)).toMatchObject({ stored_type });
});

test("a content type that is sent counts, also text/plain", async () => {
  expect(await sentFile("/realm/icon", "dot.png", "text/plain")).toMatchObject({ code: "BAD_IMAGE" });
  expect(await sentFile("/user_uploads", "dot.png", "text/plain")).toMatchObject({ stored_type: "text/plain" });
});

test.each([
  ["a/b.txt", "b.txt"],
  ["C:\\pictures\\cat.png", "cat.png"],
  ["a\u0007b.txt", "ab.txt"],
])("a file that is sent as %o is called %o", async (sent, filename) => {
  const answer = await sentFile("/user_uploads", sent);
  expect(answer).toMatchObject({ result: "success", filename, name: filename });
  expect(String((answer as Record<string, unknown>)["url"])).toMatch(new RegExp(`/${filename}$`));
});

test("a file whose name leads to a folder is no file", async () => {
  expect(await sentFile("/user_uploads", "a/..")).toMatchObject({ code: "BAD_REQUEST" });
});

test("polls read the options of registrations, report none of them, and refuse wrong values", () => {
  const realm = everyRole();
  const queue = wireCall(realm, MEL, "POST", "/register", { fetch_event_types: [] });
  const poll = (more: Record<string, unknown>, level = 421) => {
    const { queue_id } = queue.response.body as { queue_id: string };
    const params = { queue_id, last_event_id: -1, dont_block: true, ...more };
    return wireCall({ ...queue.outcome.realm, feature_level: level }, MEL, "GET", "/events", params).response.body;
  };
  const options = { client_gravatar: true, event_types: ["message"], narrow: [["is", "dm"]], lifespan_secs: 5, empty_topic_name: true };
  expect(poll(options)).not.toHaveProperty("ignored_parameters_unsupported");
  expect(poll(options, 333)).toMatchObject({ ignored_parameters_unsupported: ["empty_topic_name"] });
  expect(poll({ odd: 1 })).toMatchObject({ ignored_parameters_unsupported: ["odd"] });
  for (const wrong of [{ client_gravatar: 3 }, { lifespan_secs: -1 }, { narrow: ["is"] }]) {
    expect(poll(wrong)).toMatchObject({ code: "BAD_REQUEST" });
  }
});

test("guests cannot poll for all public channels", () => {
  const { body } = wireCall(everyRole(), "greta@example.test", "GET", "/events", { queue_id: "x", all_public_streams: true }).response;
  expect(body).toMatchObject({ code: "BAD_REQUEST" });
});

test("an event ID that the queue never had is refused also before the first acknowledgement", () => {
  const { outcome, response } = wireCall(everyRole({ realm: { follow: "server" } }), MEL, "POST", "/register", {});
  const { queue_id } = response.body as { queue_id: string };
  const poll = (id: number) =>
    wireCall(outcome.realm, MEL, "GET", "/events", { queue_id, last_event_id: id, dont_block: true }).response.body;
  expect([poll(113), poll(0), poll(-2)]).toMatchObject([{ code: "BAD_REQUEST" }, { code: "BAD_REQUEST" }, { code: "BAD_REQUEST" }]);
  expect(poll(-1)).toMatchObject({ result: "success", events: [] });
});

const HOOK = { email: "hook-bot@example.test", full_name: "Hook", is_bot: true, bot_type: 2, bot_owner: MEL, api_key: "hook-key" } as const;

test("incoming webhook bots can only send messages", () => {
  const hook = { ...HOOK };
  const realm = everyRole({ users: [...(EVERY_ROLE_FIXTURE.users ?? []), hook], channels: [{ name: "general", subscribers: "all" }] });
  const call = (method: string, path: string, params = {}) => wireCall(realm, hook.email, method, path, params).response;
  for (const [method, path] of [
    ["GET", "/users/me"],
    ["POST", "/register"],
    ["GET", "/events"],
    ["POST", "/users/me/presence"],
    ["POST", "/typing"],
  ] as const) {
    expect(call(method, path)).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
  }
  expect(call("POST", "/messages", { type: "stream", to: "general", topic: "t", content: "x" }).status).toBe(200);
  expect(call("GET", "/server_settings").status).toBe(200);
  expect(call("GET", "/nowhere").status).toBe(404);
  expect(call("PATCH", "/users/me").status).toBe(405);
  const typed = createSimulator({ ...EVERY_ROLE_FIXTURE, users: [...(EVERY_ROLE_FIXTURE.users ?? []), hook] });
  expect(typed.as(hook.email).getOwnUser()).toMatchObject({ ok: false, error: { code: "UNAUTHORIZED", reason: "webhook_bot_only_sends" } });
});
