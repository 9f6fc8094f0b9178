/**
 * What holds through every transport: credentials, the envelope, invalid requests, the encodings of parameters,
 * waiting.
 */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { EVERY_ROLE_FIXTURE } from "../support/realms";
import type { OpenTransport } from "./every-transport";
import { credentials, TRANSPORTS } from "./every-transport";

const OLIVE = credentials("olive@example.test", "olive-key");
const BAD_REQUEST = { result: "error", msg: expect.any(String), code: "BAD_REQUEST" };

describe.each(TRANSPORTS)("through $name", ({ open }) => {
  let transport: OpenTransport;
  beforeEach(async () => void (transport = await open(EVERY_ROLE_FIXTURE)));
  afterEach(() => transport.close());

  async function answer(path: string, init?: RequestInit): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await transport.ask(path, init);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  describe("credentials", () => {
    const text = (value: string): string => `Basic ${btoa(value)}`;
    test.each([
      ["no header", {}, "UNAUTHORIZED"],
      ["a header that is not Basic", { Authorization: "Bearer olive-key" }, "UNAUTHORIZED"],
      ["a header that is not Base64", { Authorization: "Basic ***" }, "UNAUTHORIZED"],
      ["credentials without a colon", { Authorization: text("olive@example.test") }, "UNAUTHORIZED"],
      ["nothing after Basic", { Authorization: "Basic " }, "UNAUTHORIZED"],
      ["a wrong key", { Authorization: text("olive@example.test:nonsense") }, "UNAUTHORIZED"],
      ["the key of another account", { Authorization: text("olive@example.test:mel-key") }, "UNAUTHORIZED"],
      ["the address of no account", { Authorization: text("unknown@example.test:olive-key") }, "UNAUTHORIZED"],
      ["a deactivated account", { Authorization: text("gone@example.test:gone-key") }, "UNAUTHORIZED"],
    ])("%s is 401", async (_what, headers: Record<string, string>, code) => {
      const response = await transport.ask("/api/v1/users/me", { headers });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ result: "error", msg: expect.any(String), code });
      if (code === "UNAUTHORIZED") expect(response.headers.get("www-authenticate")).toMatch(/^Basic realm=/);
    });

    test("the address is compared ignoring case", async () => {
      const headers = credentials("Olive@EXAMPLE.test", "olive-key");
      expect(await answer("/api/v1/users/me", { headers })).toMatchObject({ status: 200, body: { user_id: 1 } });
    });

    test.each([[{}], [{ Authorization: "Basic ***" }], [credentials("olive@example.test", "nonsense")]])(
      "the server's settings need no credentials: %j",
      async (headers: Record<string, string>) => {
        const settings = await answer("/api/v1/server_settings", { headers });
        expect(settings).toMatchObject({ status: 200, body: { result: "success", zulip_feature_level: 421 } });
      },
    );
  });

  describe("the envelope", () => {
    test("a success has result, an empty msg, and is JSON", async () => {
      const response = await transport.ask("/api/v1/users", { headers: OLIVE });
      expect(response.headers.get("content-type")).toMatch(/^application\/json/);
      expect(await response.json()).toMatchObject({ result: "success", msg: "", members: expect.any(Array) });
    });

    test("what an operation does not know is reported and ignored", async () => {
      const asked = await answer("/api/v1/users/me?colour=red&shape=round", { headers: OLIVE });
      expect(asked.body).toMatchObject({ result: "success", ignored_parameters_unsupported: ["colour", "shape"] });
    });

    test.each(["/api/v1/nowhere", "/api/v1", "/api/v1/", "/", "/api/v2/users", "/api/v1/users/%zz", "/api/v1/users/me/x"])(
      "%s is not there: 404",
      async (path) => {
        expect(await answer(path, { headers: OLIVE })).toEqual({ status: 404, body: BAD_REQUEST });
      },
    );

    test("a wrong method is 405 and tells the right ones", async () => {
      const wrong = await answer("/api/v1/server_settings", { method: "DELETE", headers: OLIVE });
      expect(wrong).toEqual({ status: 405, body: { ...BAD_REQUEST, allowed_methods: ["GET", "HEAD"] } });
    });

    test("HEAD is GET without the body, and OPTIONS tells the methods", async () => {
      const head = await transport.ask("/api/v1/server_settings", { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
      const options = await transport.ask("/api/v1/server_settings", { method: "OPTIONS" });
      expect([options.status, options.headers.get("allow")]).toEqual([204, expect.stringMatching(/^GET\b/)]);
    });
  });

  describe("parameters", () => {
    const fields = { type: "channel", to: "general", topic: "ways", content: "hällo & co=1 +2" };
    const form = (): FormData => {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.append(name, value);
      return data;
    };

    test.each([
      ["in the query", () => ({ path: `/api/v1/messages?${new URLSearchParams(fields)}`, init: {} })],
      ["urlencoded in the body", () => ({ path: "/api/v1/messages", init: { body: new URLSearchParams(fields) } })],
      ["as multipart in the body", () => ({ path: "/api/v1/messages", init: { body: form() } })],
      [
        "in the query and in the body",
        () => ({
          path: `/api/v1/messages?type=channel&to=general&topic=ways`,
          init: { body: new URLSearchParams({ content: fields.content }) },
        }),
      ],
    ])("%s are the same", async (_how, request: () => { path: string; init: RequestInit }) => {
      const { path, init } = request();
      const sent = await answer(path, { method: "POST", headers: OLIVE, ...init });
      expect(sent).toMatchObject({ status: 200, body: { id: 1 } });
      const stored = transport.simulator.snapshot().messages.get(0);
      expect(stored).toMatchObject({ topic: "ways", content: fields.content });
    });

    test("the form of a DELETE is read from its body as well", async () => {
      const body = new URLSearchParams({ queue_id: "none" });
      const gone = await answer("/api/v1/events", { method: "DELETE", headers: OLIVE, body });
      expect(gone).toMatchObject({ status: 400, body: { code: "BAD_EVENT_QUEUE_ID", queue_id: "none" } });
    });

    test.each([
      ["multipart without its boundary", { "Content-Type": "multipart/form-data" }, "--x"],
      ["multipart that breaks off", { "Content-Type": "multipart/form-data; boundary=x" }, "--x\r\nContent-Disp"],
    ])("a body of %s is refused", async (_what, headers: Record<string, string>, body) => {
      const refused = await answer("/api/v1/messages", { method: "POST", headers: { ...OLIVE, ...headers }, body });
      expect(refused).toEqual({ status: 400, body: BAD_REQUEST });
    });

    test("a body of a type that is not read has no parameters", async () => {
      const headers = { ...OLIVE, "Content-Type": "application/json" };
      const refused = await answer("/api/v1/messages", { method: "POST", headers, body: '{"type":"channel"}' });
      expect(refused).toMatchObject({ status: 400, body: { code: "REQUEST_VARIABLE_MISSING", var_name: "content" } });
    });
  });

  describe("waiting for events", () => {
    async function queue(): Promise<string> {
      const body = new URLSearchParams({ event_types: '["message"]' });
      const registered = await answer("/api/v1/register", { method: "POST", headers: OLIVE, body });
      return `/api/v1/events?queue_id=${String(registered.body["queue_id"])}&last_event_id=-1`;
    }

    test("a poll waits until something happens", async () => {
      const poll = transport.ask(await queue(), { headers: OLIVE });
      const said = new URLSearchParams({ type: "channel", to: "general", topic: "t", content: "now" });
      // The poll has to be there first; a request that follows it on another way tells when it is.
      await answer("/api/v1/users/me", { headers: OLIVE });
      await answer("/api/v1/messages", { method: "POST", headers: OLIVE, body: said });
      expect(await (await poll).json()).toMatchObject({ result: "success", events: [{ id: 0, type: "message" }] });
    });

    test("a poll that should not wait is answered immediately", async () => {
      const asked = await answer(`${await queue()}&dont_block=true`, { headers: OLIVE });
      expect(asked).toMatchObject({ status: 200, body: { events: [] } });
    });

    test("the virtual clock brings a heartbeat to a poll that waits", async () => {
      const path = await queue();
      let isWaiting = true;
      const poll = transport.ask(path, { headers: OLIVE }).finally(() => (isWaiting = false));
      // The first step may come before the poll has arrived; the queue outlives ten of them.
      for (let step = 0; step < 10 && isWaiting; step += 1) {
        await answer("/api/v1/users/me", { headers: OLIVE });
        if (isWaiting) transport.simulator.clock.advance({ seconds: 55 });
      }
      expect(await (await poll).json()).toMatchObject({ events: [{ id: 0, type: "heartbeat" }] });
    });

    test("a caller that gives up leaves nothing behind", async () => {
      const path = await queue();
      const caller = new AbortController();
      const poll = transport.ask(path, { headers: OLIVE, signal: caller.signal });
      await answer("/api/v1/users/me", { headers: OLIVE });
      caller.abort();
      await expect(poll).rejects.toThrow(/abort/i);
      expect(await answer(`${path}&dont_block=true`, { headers: OLIVE })).toMatchObject({ status: 200 });
    });
  });
});
