/** The control plane, row by row of the contract's table, and what it refuses. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { version } from "../../package.json";
import { EVERY_ROLE_FIXTURE, START } from "../support/realms";
import type { OpenTransport } from "./every-transport";
import { credentials, TRANSPORTS } from "./every-transport";

const OLIVE = credentials("olive@example.test", "olive-key");
const BAD_REQUEST = { result: "error", msg: expect.any(String), code: "BAD_REQUEST" };

describe.each(TRANSPORTS)("the control plane through $name", ({ open }) => {
  let transport: OpenTransport;
  beforeEach(async () => void (transport = await open(EVERY_ROLE_FIXTURE)));
  afterEach(() => transport.close());

  async function control(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const response = await transport.ask(`/_simulator${path}`, {
      method,
      ...(body === undefined ? {} : { body: text, headers: { "Content-Type": "application/json" } }),
    });
    return { status: response.status, body: await response.json() };
  }

  async function schedule(content: string, seconds: number): Promise<void> {
    const fields = {
      type: "channel",
      to: "1",
      topic: "t",
      content,
      scheduled_delivery_timestamp: `${START + seconds}`,
    };
    const body = new URLSearchParams(fields);
    expect((await transport.ask("/api/v1/scheduled_messages", { method: "POST", headers: OLIVE, body })).status).toBe(200);
  }

  test("returns the versions, the time and the accounts", async () => {
    const { status, body } = await control("GET", "");
    expect(status).toBe(200);
    expect(body).toEqual({
      version,
      feature_level: 421,
      follow: "documented",
      now: START,
      accounts: expect.arrayContaining([
        { email: "olive@example.test", api_key: "olive-key", user_id: 1, role: 100 },
        { email: "gone@example.test", api_key: "gone-key", user_id: 8, role: 400 },
      ]),
      unsupported_operations: expect.arrayContaining([
        { id: "get-message-summary", method: "GET", path: "/messages/summary", reason: expect.stringContaining("outside services") },
      ]),
      unmodelled_levels: expect.arrayContaining([
        expect.objectContaining({ level: 163, touches: "personal settings", reason: expect.stringMatching(/\w/) }),
      ]),
    });
  });

  test("a reset with a fixture makes its realm, and one with {} the first realm", async () => {
    const other = { feature_level: 300, now: 5, users: [{ email: "ann@example.test", api_key: "ann-key" }] };
    const accounts = [{ email: "ann@example.test", api_key: "ann-key", user_id: 1, role: expect.any(Number) }];
    expect((await control("POST", "/reset", other)).body).toMatchObject({ feature_level: 300, now: 5, accounts });
    expect((await control("GET", "")).body).toMatchObject({ feature_level: 300, now: 5, accounts });
    expect((await control("POST", "/reset", {})).body).toMatchObject({ feature_level: 421, now: START });
    expect((await control("POST", "/reset")).body).toMatchObject({ feature_level: 421, now: START });
  });

  test("a path that is close to one says which", async () => {
    expect(await control("POST", "/fualts")).toMatchObject({
      status: 404,
      body: { msg: expect.stringMatching(/^There is no .*; did you mean \/_simulator\/faults\?$/) },
    });
  });

  test.each(["/openapi.json", "", "/faults"])("parameters in the address of %j are refused, since none is read", async (path) => {
    const answer = await control("GET", `${path}?feature_level=100`);
    expect(answer).toMatchObject({
      status: 400,
      body: { result: "error", msg: expect.stringMatching(/ takes no parameters .*"feature_level"/) },
    });
  });

  test("a reset forgets the journal", async () => {
    await transport.ask("/api/v1/users/me", { headers: OLIVE });
    await control("POST", "/reset", {});
    expect((await control("GET", "/requests")).body).toEqual({ requests: [] });
  });

  test("the clock moves by seconds or to a time, and lists what was due in order", async () => {
    await schedule("second", 120);
    await schedule("first", 60);
    await schedule("later", 9000);
    expect((await control("POST", "/clock", { advance_seconds: 59 })).body).toEqual({ now: START + 59, fired: [] });
    expect((await control("POST", "/clock", { to: START + 120 })).body).toEqual({
      now: START + 120,
      fired: [
        { at: START + 60, kind: "scheduled_message", id: 2 },
        { at: START + 120, kind: "scheduled_message", id: 1 },
      ],
    });
    expect((await control("GET", "")).body).toMatchObject({ now: START + 120 });
  });

  test.each([
    [{ to: START - 1 }, "cannot go back"],
    [{ advance_seconds: -1 }, "cannot go back"],
    [{}, "expected either advance_seconds or to"],
    [{ to: START + 1, advance_seconds: 1 }, "expected either advance_seconds or to"],
    [{ seconds: 1 }, "seconds: unknown key; allowed are advance_seconds, to"],
    [{ to: 1.5 }, "to: expected a whole number of seconds"],
    [{ to: "tomorrow" }, "to: expected number"],
    [{ to: 1_795_405_417_985 }, "advanceTo: expected UNIX seconds, received 1795405417985; did you mean 1795405417?"],
    [{ advance_seconds: 1e300 }, "expected a whole number of seconds"],
    [[1], "body: expected"],
    ["{", "The body is not JSON"],
    ["\u0000", "The body is not JSON"],
  ])("the clock refuses %j and stays", async (body, sentence) => {
    const before = transport.simulator.snapshot();
    const refused = await control("POST", "/clock", body);
    expect(refused).toEqual({ status: 400, body: { ...BAD_REQUEST, msg: expect.stringContaining(sentence) } });
    expect(transport.simulator.snapshot() === before).toBe(true);
  });

  test("a state that was read can be written back, here or in another simulator, and goes on as before", async () => {
    await schedule("carried along", 60);
    const state = (await control("GET", "/state")).body;
    await control("POST", "/clock", { advance_seconds: 60 });
    await control("POST", "/reset", { feature_level: 1 });
    expect(await control("PUT", "/state", state)).toMatchObject({ status: 200, body: { now: START } });
    expect((await control("GET", "/state")).body).toEqual(state);
    const { body } = await control("POST", "/clock", { advance_seconds: 60 });
    expect(body).toMatchObject({ fired: [{ kind: "scheduled_message", id: 1 }] });
  });

  test.each([[{}], [[]], [null], [7], [{ format: "realm-simulator/snapshot", version: 99 }]])(
    "a state of %j is refused and changes nothing",
    async (state) => {
      const before = transport.simulator.snapshot();
      expect(await control("PUT", "/state", state)).toEqual({ status: 400, body: BAD_REQUEST });
      expect(transport.simulator.snapshot() === before).toBe(true);
    },
  );

  test("a corrupted state is refused and changes nothing", async () => {
    const state = JSON.stringify((await control("GET", "/state")).body);
    const before = transport.simulator.snapshot();
    const refused = await control("PUT", "/state", state.replace("olive-key", "other-key"));
    expect(refused).toEqual({ status: 400, body: BAD_REQUEST });
    expect(transport.simulator.snapshot() === before).toBe(true);
  });

  test.each([
    [{ users: [{ email: "a@b.test", role: 7 }] }, "users[0].role: "],
    [{ channel: [] }, "channel: unknown key; allowed are "],
    [{ channels: [{ name: "x", subscribers: ["unknown@example.test"] }] }, "channels[0].subscribers"],
    [[], "expected"],
    [null, "expected"],
    ["nonsense", "The body is not JSON"],
  ])("a reset with %j is refused and changes nothing", async (fixture, sentence) => {
    const before = transport.simulator.snapshot();
    const refused = await control("POST", "/reset", fixture);
    expect(refused).toEqual({ status: 400, body: { ...BAD_REQUEST, msg: expect.stringContaining(sentence) } });
    expect(transport.simulator.snapshot() === before).toBe(true);
  });

  test("the journal has every request with its parameters, status, result and the reason of a refusal", async () => {
    const body = new URLSearchParams({ type: "channel", to: "9", topic: "t", content: "hi" });
    await transport.ask("/api/v1/messages", { method: "POST", headers: OLIVE, body });
    expect((await control("GET", "/requests")).body).toEqual({
      requests: [
        {
          method: "POST",
          path: "/messages",
          operation: "send-message",
          user_id: 1,
          params: { type: "channel", to: 9, topic: "t", content: "hi" },
          status: 400,
          result: expect.objectContaining({ result: "error", code: "STREAM_DOES_NOT_EXIST", stream_id: 9 }),
          reason: "addressed_channel_unknown",
          at: START,
        },
      ],
    });
  });

  test("the outbox is empty while nothing has left the realm", async () => {
    expect(await control("GET", "/outbox")).toEqual({ status: 200, body: { emails: [], pushes: [], webhooks: [] } });
  });

  test("a fault plan replaces the one before, reports how often each rule struck, and ends", async () => {
    const plan = {
      rules: [
        { operation: "get-users", fault: "status", status: 503 },
        { name: "never", fault: "restart", nth: 9 },
      ],
    };
    const rules = (struck: number): unknown => ({
      rules: [
        { name: "rules[0]", fault: "status", struck },
        { name: "never", fault: "restart", struck: 0 },
      ],
    });
    expect(await control("POST", "/faults", plan)).toEqual({ status: 200, body: rules(0) });
    const response = await transport.ask("/api/v1/users", { headers: OLIVE });
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining("<h1>503</h1>")]);
    expect(await control("GET", "/faults")).toEqual({ status: 200, body: rules(1) });
    expect(await control("POST", "/faults", { rules: [{ fault: "lightning" }] })).toEqual({
      status: 400,
      body: { ...BAD_REQUEST, msg: expect.stringContaining('rules[0].fault: there is no fault "lightning"') },
    });
    expect(await control("GET", "/faults")).toEqual({ status: 200, body: rules(1) });
    expect(await control("DELETE", "/faults")).toEqual({ status: 200, body: { rules: [] } });
    expect((await transport.ask("/api/v1/users", { headers: OLIVE })).status).toBe(200);
  });

  test.each(["refuse_connection", "lose_request", "lose_answer", "cut_answer"])(
    "%s ends the connection without a whole answer",
    async (fault) => {
      await control("POST", "/faults", { rules: [{ operation: "get-users", times: 1, fault }] });
      const read = async (): Promise<string> => (await transport.ask("/api/v1/users", { headers: OLIVE })).text();
      await expect(read()).rejects.toThrow();
      expect(JSON.parse(await read())).toMatchObject({ result: "success" });
    },
  );

  test("a state is stored under a name, restored, and deleted", async () => {
    expect(await control("POST", "/snapshots", { name: "a b" })).toEqual({ status: 200, body: { name: "a b", now: START } });
    await control("POST", "/clock", { advance_seconds: 60 });
    expect((await control("GET", "/snapshots")).body).toEqual({ snapshots: [{ name: "a b", now: START }] });
    expect((await control("PUT", "/snapshots/a%20b/restore")).body).toMatchObject({ now: START });
    expect((await control("GET", "")).body).toMatchObject({ now: START });
    expect(await control("DELETE", "/snapshots/a%20b")).toEqual({ status: 200, body: { snapshots: [] } });
    expect(await control("PUT", "/snapshots/a%20b/restore")).toEqual({ status: 404, body: BAD_REQUEST });
    expect(await control("DELETE", "/snapshots/a%20b")).toEqual({ status: 404, body: BAD_REQUEST });
    expect(await control("POST", "/snapshots", { name: "" })).toEqual({ status: 400, body: BAD_REQUEST });
  });

  test("the journal can be emptied", async () => {
    await transport.ask("/api/v1/users", { headers: OLIVE });
    expect(await control("DELETE", "/requests")).toEqual({ status: 200, body: { requests: [] } });
    expect((await control("GET", "/requests")).body).toEqual({ requests: [] });
  });

  test("a file is put into the realm, and its owner's messages can refer to it", async () => {
    const file = { owner: "olive@example.test", name: "plan b.pdf", size: 1000 };
    const put = await control("POST", "/uploads", file);
    expect(put).toEqual({ status: 200, body: { id: 1, path_id: expect.stringMatching(/plan-b\.pdf$/) } });
    const { path_id } = put.body as { path_id: string };
    const content = `[the plan](/user_uploads/${path_id})`;
    const body = new URLSearchParams({ type: "channel", to: "1", topic: "plans", content });
    expect((await transport.ask("/api/v1/messages", { method: "POST", headers: OLIVE, body })).status).toBe(200);
    const listed = await (await transport.ask("/api/v1/attachments", { headers: OLIVE })).json();
    expect(listed).toMatchObject({ attachments: [{ id: 1, path_id, size: 1000, messages: [{ id: 1 }] }] });
  });

  test("a new user joins by a reusable link and can use the key", async () => {
    const body = new URLSearchParams({ stream_ids: "[1]" });
    const made = await transport.ask("/api/v1/invites/multiuse", { method: "POST", headers: OLIVE, body });
    const { invite_link } = (await made.json()) as { invite_link: string };
    const user = { email: "nora@example.test", full_name: "Nora New", invite_link };
    const joined = await control("POST", "/accept_invitation", user);
    expect(joined).toEqual({ status: 200, body: { user_id: 9, api_key: expect.any(String) } });
    const { api_key } = joined.body as { api_key: string };
    const me = await transport.ask("/api/v1/users/me", { headers: credentials("nora@example.test", api_key) });
    expect(await me.json()).toMatchObject({ user_id: 9, full_name: "Nora New" });
  });

  test.each([
    ["/uploads", {}, "owner: is missing"],
    ["/uploads", { owner: "unknown@example.test", name: "a", size: 1 }, "owner: there is no account"],
    ["/uploads", { owner: "olive@example.test", name: "a", size: 1, colour: 1 }, "colour: unknown key"],
    ["/accept_invitation", { email: "nora@example.test" }, "full_name: is missing"],
    ["/accept_invitation", { email: "nora@example.test", full_name: "Nora" }, "token"],
    ["/accept_invitation", { email: "nora@example.test", full_name: "Nora", token: "x" }, "no such invitation"],
  ])("%s refuses %j and changes nothing", async (path, body, sentence) => {
    const before = transport.simulator.snapshot();
    const refused = await control("POST", path, body);
    expect(refused).toEqual({ status: 400, body: { ...BAD_REQUEST, msg: expect.stringContaining(sentence) } });
    expect(transport.simulator.snapshot() === before).toBe(true);
  });

  test.each([
    ["DELETE", "", ["GET"]],
    ["GET", "/clock", ["POST"]],
    ["POST", "/state", ["GET", "PUT"]],
  ])("%s of %j is a wrong method", async (method, path, allowed_methods) => {
    expect(await control(method, path)).toEqual({ status: 405, body: { ...BAD_REQUEST, allowed_methods } });
  });

  test.each(["/nowhere", "/state/x", "/__proto__"])("%s does not exist", async (path) => {
    expect(await control("GET", path)).toEqual({ status: 404, body: BAD_REQUEST });
  });

  test("no path of the interface leads to it", async () => {
    expect((await transport.ask("/api/v1/_simulator", { headers: OLIVE })).status).toBe(404);
  });

  test.each([
    ["text/plain;charset=UTF-8"],
    ["application/x-www-form-urlencoded"],
    ["multipart/form-data; boundary=x"],
    ["application/jsonp"],
  ])("a body of the content type %s is 415 and changes nothing", async (type) => {
    const before = transport.simulator.snapshot();
    for (const body of ["{}", ""]) {
      const answer = await transport.ask("/_simulator/reset", { method: "POST", body, headers: { "Content-Type": type } });
      expect([answer.status, await answer.json()]).toEqual([415, { ...BAD_REQUEST, msg: expect.stringContaining("application/json") }]);
    }
    expect(transport.simulator.snapshot() === before).toBe(true);
  });

  test("a body without a content type is 415; a request without a body needs none", async () => {
    const before = transport.simulator.snapshot();
    const untyped = await transport.ask("/_simulator/reset", { method: "POST", body: new TextEncoder().encode("{}") });
    expect(untyped.status).toBe(415);
    expect(transport.simulator.snapshot() === before).toBe(true);
    expect((await transport.ask("/_simulator/reset", { method: "POST" })).status).toBe(200);
    expect((await transport.ask("/_simulator/requests", { method: "DELETE" })).status).toBe(200);
    const headers = { "Content-Type": "Application/JSON; charset=utf-8" };
    expect((await transport.ask("/_simulator/reset", { method: "POST", body: "{}", headers })).status).toBe(200);
  });
});
