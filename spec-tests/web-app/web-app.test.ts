/** A web app next to a realm: files of its folder and nothing else, and requests for the account of a cookie. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { main } from "../../src/cli/main";
import { createSimulator, type Simulator } from "../../src/index";
import type { HttpServer } from "../../src/server/http-server";
import { recordedIo } from "../cli/recorded-io";
import { sendRaw } from "../server/raw-connection";
import { EVERY_ROLE_FIXTURE } from "../support/realms";
import { servedApp } from "./served-app";

let parent: string;
let folder: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "web-app-"));
  folder = join(parent, "app");
  await mkdir(join(folder, "static", "fonts"), { recursive: true });
  await mkdir(join(parent, "app-of-others"));
  await writeFile(join(parent, "secret.txt"), "secret");
  await writeFile(join(parent, "app-of-others", "secret.txt"), "secret");
  await writeFile(join(folder, "index.html"), "<!doctype html><title>App</title>");
  await writeFile(join(folder, "static", "a b.js"), "export {};");
  await writeFile(join(folder, "static", "fonts", "a.woff2"), "font");
  await symlink(join(parent, "secret.txt"), join(folder, "link.txt"));
  await symlink(join(parent, "app-of-others", "secret.txt"), join(folder, "others.txt"));
  await symlink(parent, join(folder, "out"));
  await symlink(join(folder, "index.html"), join(folder, "inside.html"));
});
afterAll(() => rm(parent, { recursive: true }));

let simulator: Simulator;
let server: HttpServer;
async function begin(hasControl = true): Promise<void> {
  simulator = createSimulator(EVERY_ROLE_FIXTURE, { onUnhandledRequest: "bypass" });
  server = await servedApp(simulator, folder, hasControl);
}
beforeEach(() => begin());
afterEach(() => server.close());

const AS_OLIVE = { Cookie: "theme=dark; realm_simulator_account=1" };
const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(server.url + path, { redirect: "manual", ...init });
const json = async (path: string, init?: RequestInit): Promise<[number, Record<string, unknown>]> => {
  const answer = await ask(path, init);
  return [answer.status, (await answer.json()) as Record<string, unknown>];
};
const signIn = (user_id: string, headers: Record<string, string> = {}): Promise<Response> =>
  ask("/_simulator/sign_in", { method: "POST", headers, body: new URLSearchParams({ user_id }) });

describe("the folder", () => {
  test.each([
    ["/", "text/html; charset=utf-8", "<!doctype html><title>App</title>"],
    ["/index.html?x=1", "text/html; charset=utf-8", "<!doctype html><title>App</title>"],
    ["/inside.html", "text/html; charset=utf-8", "<!doctype html><title>App</title>"],
    ["/static/a%20b.js", "text/javascript; charset=utf-8", "export {};"],
    ["/static/fonts/a.woff2", "font/woff2", "font"],
  ])("%s is a file of the type %s", async (path, type, content) => {
    const answer = await ask(path, { headers: AS_OLIVE });
    expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([200, type, content]);
    expect((await ask(path, { method: "HEAD", headers: AS_OLIVE })).status).toBe(200);
    expect((await ask(path, { method: "POST", headers: AS_OLIVE })).status).toBe(405);
  });

  test.each([
    ...["/nothing.js", "/static", "/static/", "/link.txt", "/others.txt", "/out/secret.txt", "/json", "//secret.txt"],
    ...["/../secret.txt", "/static/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/..%2Fapp-of-others%2fsecret.txt"],
    ...["/static%2fa%20b.js", "/static%5cfonts", "/..%5csecret.txt", "/index.html%00", "/%ff", "/%", "/index.html/", "/./../../etc/passwd"],
  ])("%s is 404", async (path) => {
    const response = await sendRaw(server.url, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 404 /);
    expect(response).not.toMatch(/\r\n\r\nsecret/);
  });

  test("what comes with a server is answered where the folder does not have it", async () => {
    expect((await ask("/static/generated/emoji/emoji_api.json")).status).toBe(200);
    expect((await ask("/compatibility", { headers: { "User-Agent": "x" } })).status).toBe(200);
  });

  test.each(["no-such-folder", "index.html"])("a folder that is %s ends the program with 2", async (name) => {
    const { io, output } = recordedIo();
    expect(await main(["serve", "--port", "0", "--web-app", join(folder, name)], io)).toBe(2);
    expect(output.stderr).toMatch(/^realm-simulator: --web-app: there is no folder ".*"\.( .*)?\n$/);
  });
});

test("the program serves a folder, a realm, and its inspector", async () => {
  const { io, firstLine, stop } = recordedIo();
  const ended = main(["serve", "--port", "0", "--quiet", "--web-app", folder], io);
  const { url } = JSON.parse(await firstLine) as { url: string };
  const get = async (path: string) => (await fetch(url + path, { headers: { ...AS_OLIVE, Accept: "text/html" } })).text();
  expect(await get("/")).toContain("<title>App</title>");
  expect(await get("/json/users/me")).toContain('"user_id":1');
  expect(await (await fetch(`${url}/_simulator`)).json()).toMatchObject({ feature_level: 421 });
  stop();
  expect(await ended).toBe(0);
});

describe("the account of a browser", () => {
  test("without one, the page leads to the list of accounts, which sets a cookie", async () => {
    const first = await ask("/");
    expect([first.status, first.headers.get("location")]).toEqual([302, "/_simulator/sign_in"]);
    const page = await (await ask("/_simulator/sign_in")).text();
    expect(page.match(/value="\d+"/g)).toHaveLength(
      [...simulator.snapshot().users].filter((user) => user.is_active && !user.is_bot).length,
    );
    const chosen = await signIn("1");
    expect([chosen.status, chosen.headers.get("location")]).toEqual([303, "/"]);
    expect(chosen.headers.get("set-cookie")).toBe("realm_simulator_account=1; Path=/; HttpOnly; SameSite=Strict");
  });

  test.each(["99", "", "one", "9"])("there is no account %j to choose", async (user_id) => {
    const answer = await signIn(user_id);
    expect([answer.status, answer.headers.get("set-cookie")]).toEqual([400, null]);
    expect((await answer.json()) as object).toMatchObject({ msg: expect.stringContaining("there is no active user") as string });
  });

  test("/json is the interface, with parameters in the address and in the body, and a CSRF header", async () => {
    const headers = { ...AS_OLIVE, "X-CSRFToken": "x", "User-Agent": "Mozilla/5.0", Authorization: "Basic nonsense" };
    const body = new URLSearchParams({ type: "direct", to: "[2]", content: "hi" });
    const [status, { id }] = await json("/json/messages", { method: "POST", headers, body });
    expect(status).toBe(200);
    const [, { message }] = await json(`/json/messages/${String(id)}?apply_markdown=false`, { headers });
    expect(message).toMatchObject({ sender_id: 1, content: "hi", client: "website" });
    expect((await json("/json/users/me", { headers: AS_OLIVE }))[1]).toMatchObject({ user_id: 1 });
    expect((await json("/json/nothing", { headers: AS_OLIVE }))[0]).toBe(404);
  });

  test("the interface itself takes no cookie", async () => {
    expect((await ask("/api/v1/users/me", { headers: AS_OLIVE })).status).toBe(401);
  });

  test.each([
    ["no cookie", {}],
    ["the cookie of an unknown account", { Cookie: "realm_simulator_account=99" }],
    ["a cookie that names nothing", { Cookie: "realm_simulator_account=olive" }],
    ["credentials of programs", { Authorization: `Basic ${btoa("olive@example.test:olive-key")}` }],
  ])("%s is 401, and no browser shows a form for a password", async (_what, headers: Record<string, string>) => {
    for (const path of ["/json/users/me", "/_simulator/page_params"]) {
      const answer = await ask(path, { headers });
      expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, 'Session realm="zulip"']);
      expect(await answer.json()).toMatchObject({ result: "error", code: "UNAUTHORIZED" });
    }
  });

  test("what is open to everyone needs no cookie", async () => {
    expect((await json("/json/server_settings"))[0]).toBe(200);
  });

  test("deactivated accounts and realms have their codes, also for a poll that waits", async () => {
    const [, { queue_id }] = await json("/json/register", { method: "POST", headers: { Cookie: "realm_simulator_account=4" } });
    const waiting = json(`/json/events?queue_id=${String(queue_id)}&last_event_id=-1`, {
      headers: { Cookie: "realm_simulator_account=4" },
    });
    await expect.poll(() => simulator.waiting()).toHaveLength(1);
    simulator.must.asUser(1).deactivateUser({ user_id: 4 });
    expect((await waiting)[1]).toMatchObject({ code: "USER_DEACTIVATED" });
    expect(await json("/json/users/me", { headers: { Cookie: "realm_simulator_account=4" } })).toMatchObject([
      401,
      { code: "USER_DEACTIVATED" },
    ]);
    simulator.deactivateRealm();
    expect(await json("/json/users/me", { headers: AS_OLIVE })).toMatchObject([401, { code: "REALM_DEACTIVATED" }]);
  });

  test("avatars, files and resumable uploads take the cookie", async () => {
    expect((await ask("/avatar/1", { headers: AS_OLIVE })).status).toBe(302);
    const tus = { ...AS_OLIVE, "Tus-Resumable": "1.0.0", "Upload-Length": "3", "Content-Type": "application/offset+octet-stream" };
    const [status, { url }] = await json("/api/v1/tus/", { method: "POST", headers: tus, body: "abc" });
    expect(status).toBe(200);
    expect(await (await ask(String(url), { headers: AS_OLIVE })).text()).toBe("abc");
    expect((await ask(String(url))).status).toBe(403);
  });

  test("page_params has a registration and constants, and registers by POST /register", async () => {
    const [status, params] = await json("/_simulator/page_params", { headers: AS_OLIVE });
    expect(status).toBe(200);
    expect(params).toMatchObject({
      page_type: "home",
      is_spectator: false,
      login_page: "/_simulator/sign_in",
      furthest_read_time: simulator.clock.now,
    });
    const state = params["state_data"] as Record<string, unknown>;
    expect(state).toMatchObject({ user_id: 1, zulip_feature_level: 421, subscriptions: expect.any(Array) as unknown[] });
    expect(Object.keys(state)).not.toContain("result");
    expect(simulator.snapshot().queues.has(String(state["queue_id"]))).toBe(true);
    expect((await ask("/_simulator/page_params", { method: "POST", headers: AS_OLIVE })).status).toBe(405);
    simulator.faults.plan({ rules: [{ operation: "register-queue", fault: "rate_limit", retry_after: 3 }] });
    expect(await json("/_simulator/page_params", { headers: AS_OLIVE })).toMatchObject([429, { code: "RATE_LIMIT_HIT" }]);
  });
});

describe("the rule of the control plane for Host and Origin", () => {
  const PATHS = [
    "/json/users/me",
    "/_simulator/page_params",
    "/_simulator/sign_in",
    "/avatar/1",
    "/user_uploads/1/a/b.txt",
    "/api/v1/tus/",
  ];

  test.each(PATHS)("holds for %s", async (path) => {
    const foreign = await ask(path, { headers: { ...AS_OLIVE, Origin: "https://elsewhere.test" } });
    expect([foreign.status, foreign.headers.get("access-control-allow-origin")]).toEqual([403, null]);
    const head = `GET ${path} HTTP/1.1\r\nCookie: ${AS_OLIVE.Cookie}\r\nConnection: close\r\n`;
    expect(await sendRaw(server.url, `${head}Host: rebound.test\r\n\r\n`)).toMatch(/^HTTP\/1\.1 403 /);
    const own = await ask(path, { headers: { ...AS_OLIVE, Origin: server.url } });
    expect(own.status).not.toBe(403);
  });

  test("a page of another origin cannot choose an account", async () => {
    const answer = await signIn("1", { Origin: "https://elsewhere.test" });
    expect([answer.status, answer.headers.get("set-cookie")]).toEqual([403, null]);
  });

  test("without the control plane, cookies name no account", async () => {
    await server.close();
    await begin(false);
    for (const path of ["/json/users/me", "/_simulator/page_params", "/_simulator/sign_in"]) {
      expect((await ask(path, { headers: AS_OLIVE })).status, path).toBe(404);
    }
    expect((await ask("/avatar/1", { headers: AS_OLIVE })).status).toBe(401);
    expect(await (await ask("/")).text()).toContain("App");
  });
});
