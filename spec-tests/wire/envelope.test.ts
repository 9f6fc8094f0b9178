/** What every answer has around its content: the headers about limits, the methods of a path, words for its status. */
import { expect, test } from "vitest";
import { createSimulator } from "../../src/index";
import { routes } from "../../src/wire/route";
import { EVERY_ROLE_FIXTURE } from "../support/realms";

const authorization = (key = "mel-key"): string => `Basic ${btoa(`mel@example.test:${key}`)}`;

function simulator() {
  const sim = createSimulator(EVERY_ROLE_FIXTURE, { onUnhandledRequest: "bypass" });
  const send = (method: string, path: string, key?: string) =>
    sim.fetch(`/api/v1${path}`, { method, headers: { authorization: authorization(key) } });
  return { sim, send };
}

const NAMES = ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"];

test.each([
  ["an answer", "GET", "/users/me", 200],
  ["a refusal", "POST", "/messages", 400],
  ["a wrong method", "PUT", "/messages", 405],
  ["an unknown path", "GET", "/nowhere", 404],
  ["wrong credentials", "GET", "/users/me", 401],
  ["an unknown file", "GET", "/user_uploads/1/none", 404],
])("%s has the headers about limits", async (_, method, path, status) => {
  const { sim, send } = simulator();
  const response = await send(method, path, status === 401 ? "wrong" : "mel-key");
  expect(response.status).toBe(status);
  expect(NAMES.map((name) => response.headers.get(name))).toEqual(["200", "199", String(sim.clock.now + 60)]);
});

test("without limits in the fixture, 200 requests a minute are counted, and none is refused", async () => {
  const { sim, send } = simulator();
  const remaining = async (key?: string) => {
    const response = await send("GET", "/users/me", key);
    return [response.status, response.headers.get("x-ratelimit-remaining")];
  };
  for (let sent = 1; sent < 200; sent += 1) await send("GET", "/users/me");
  expect(await remaining()).toEqual([200, "0"]);
  expect(await remaining()).toEqual([200, "0"]);
  expect(await remaining("wrong")).toEqual([401, "199"]);
  sim.clock.advance({ seconds: 59 });
  expect(await remaining()).toEqual([200, "0"]);
  sim.clock.advance({ seconds: 1 });
  expect(await remaining()).toEqual([200, "198"]);
});

test("a refusal because of too many requests has the headers too", async () => {
  const { sim, send } = simulator();
  sim.faults.plan({ rules: [{ fault: "rate_limit", retry_after: 7 }] });
  const response = await send("GET", "/users/me");
  expect([response.status, response.statusText]).toEqual([429, "Too Many Requests"]);
  expect(NAMES.map((name) => response.headers.get(name))).toEqual(["200", "0", String(sim.clock.now + 7)]);
});

test.each([
  ["DELETE", "/messages", ["GET", "POST", "HEAD"]],
  ["POST", "/users/me", ["GET", "DELETE", "HEAD"]],
  ["PUT", "/messages/1", ["GET", "PATCH", "DELETE", "HEAD"]],
  ["GET", "/realm", ["PATCH"]],
  ["PUT", "/realm/icon", ["POST", "DELETE"]],
  ["POST", "/bot_storage", ["PUT", "GET", "DELETE", "HEAD"]],
  ["GET", "/saved_snippets/1", ["DELETE", "PATCH"]],
  ["DELETE", "/realm/profile_fields", ["GET", "PATCH", "POST", "HEAD"]],
])("%s %s names the methods in the order of servers", async (method, path, allowed_methods) => {
  const response = await simulator().send(method, path);
  expect([response.status, response.statusText]).toEqual([405, "Method Not Allowed"]);
  expect(response.headers.get("allow")).toBe(allowed_methods.join(", "));
  expect(await response.json()).toMatchObject({ allowed_methods });
});

test.each([
  ["/messages", "GET, HEAD, POST"],
  ["/users/me/subscriptions", "DELETE, GET, HEAD, PATCH, POST"],
  ["/register", "POST"],
])("OPTIONS %s allows %s", async (path, allow) => {
  const response = await simulator().send("OPTIONS", path);
  expect([response.status, response.headers.get("allow")]).toEqual([204, allow]);
});

test("a path with a slash at its end is another path, and slashes in the middle are joined", async () => {
  const { send } = simulator();
  const status = async (path: string) => (await send("GET", path)).status;
  expect(await Promise.all(["/users/me", "/users//me", "//users/me", "/users/me/", "/users/me//", "/users/"].map(status))).toEqual([
    200, 200, 200, 404, 404, 404,
  ]);
  const ended = routes().filter(({ path, rest_parameter }) => rest_parameter !== true && !path.endsWith("/"));
  const found = await Promise.all(
    ended.map(async ({ method, path }) => [path, (await send(method, `${path.replace(/\{\w+\}/g, "1")}/`)).status] as const),
  );
  // A path of more segments can end with an empty text where another one takes the rest: an emoji, or a view.
  expect(found.filter(([path, code]) => code !== 404 && !/^\/(realm\/emoji|navigation_views)/.test(path))).toEqual([]);
});

test.each([
  ["the file does not exist", "/user_uploads/1/none", 404],
  ["the account may not open it", undefined, 403],
])("an address of a file is refused with a page: %s", async (_, given, status) => {
  const { sim, send } = simulator();
  const upload = sim.must.as("olive@example.test").uploadFile({ file: { name: "a.txt", size: 5 } });
  const response = await send("GET", given ?? upload.uri);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toMatch(/^text\/html/);
  expect(await response.text()).toMatch(/^<p>.+<\/p>$/);
  expect(await (await send("HEAD", given ?? upload.uri)).text()).toBe("");
});

test.each([
  ["GET", "/users/me", "OK"],
  ["OPTIONS", "/users/me", "No Content"],
  ["POST", "/messages", "Bad Request"],
  ["GET", "/nowhere", "Not Found"],
])("%s %s: %s", async (method, path, phrase) => {
  expect((await simulator().send(method, path)).statusText).toBe(phrase);
});
