/** What each fault does to a request, through the fetch of a simulator. */
import { describe, expect, test, vi } from "vitest";
import type { Simulator } from "../../src/index";
import { ask, bodyOf, contents, FIXTURE, givingUp, once, planned, send, turns } from "./faulty-realm";

describe("what happens to a request", () => {
  test.each([
    ["refuse_connection", "ECONNREFUSED", []],
    ["lose_request", "ECONNRESET", []],
    ["lose_answer", "ECONNRESET", ["hello"]],
  ] as const)("%s rejects as fetch does when its connection fails", async (fault, code, there) => {
    const sim = planned(once({ operation: "send-message", fault }));
    const failure = await send(sim, "hello").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TypeError);
    expect((failure as TypeError & { cause: { code: string } }).cause.code).toBe(code);
    expect(sim.journal.at(-1)).toMatchObject({ user_id: 1, status: fault === "lose_answer" ? 200 : 0 });
    expect(contents(sim)).toEqual(there);
    expect((await send(sim, "again")).status).toBe(200);
  });

  test("cut_answer acts, and the body ends with an error after its first half", async () => {
    const sim = planned(once({ operation: "send-message", fault: "cut_answer" }));
    const response = await send(sim, "hello");
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(first?.value?.byteLength).toBeGreaterThan(5);
    await expect(reader?.read()).rejects.toThrow("terminated");
    expect(contents(sim)).toEqual(["hello"]);
  });

  test("cut_answer ends after half of the bytes, not of the characters", async () => {
    const sim = planned({});
    await send(sim, "\u20ac".repeat(300));
    const asked = () => ask(sim, "GET", "/messages", { anchor: "newest", num_before: "1", num_after: "0" });
    const whole = new TextEncoder().encode(await (await asked()).text()).byteLength;
    sim.faults.plan(once({ operation: "get-messages", fault: "cut_answer" }));
    const first = await (await asked()).body?.getReader().read();
    expect(first?.value?.byteLength).toBe(Math.floor(whole / 2));
  });

  test("malformed_json acts, and answers 200 with half a text", async () => {
    const sim = planned(once({ operation: "send-message", fault: "malformed_json" }));
    const response = await send(sim, "hello");
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text.startsWith('{"result":"succ')).toBe(true);
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    expect(contents(sim)).toEqual(["hello"]);
  });

  test("malformed_json hides a refusal too; the account of a rule matches in any case; the default of status is 500", async () => {
    const refused = planned(once({ operation: "send-message", fault: "malformed_json" }));
    expect((await ask(refused, "POST", "/messages", { type: "channel", to: "nowhere", topic: "x", content: "y" })).status).toBe(200);
    const struck = planned({ rules: [{ account: "ann@example.test", fault: "status" }] });
    const headers = { authorization: `Basic ${btoa("ANN@Example.test:ann-key")}` };
    expect((await struck.fetch("http://localhost/api/v1/users/me", { headers })).status).toBe(500);
    expect(struck.journal).toMatchObject([{ user_id: 1, status: 500, fault: { fault: "status" } }]);
    expect((await ask(struck, "GET", "/users/me", {}, { as: "bob" })).status).toBe(200);
  });

  test("stall sends no answer until the client aborts, also after clear(), and the realm does not act", async () => {
    const sim = planned(once({ operation: "send-message", fault: "stall" }));
    const { signal, abort } = givingUp();
    const headers = { authorization: `Basic ${btoa("ann@example.test:ann-key")}` };
    const body = new URLSearchParams({ type: "channel", to: "general", topic: "x", content: "hello" });
    let ended: unknown = "open";
    const sent = sim.fetch("http://localhost/api/v1/messages", { method: "POST", headers, body, signal });
    void sent.catch((error: unknown) => (ended = error));
    await turns();
    sim.clock.advance({ hours: 1 });
    sim.faults.clear();
    await turns();
    expect(ended).toBe("open");
    abort();
    await turns();
    expect(ended).toMatchObject({ name: "AbortError" });
    expect(contents(sim)).toEqual([]);
    expect(sim.journal).toMatchObject([{ status: 0, result: null, params: { topic: "x", content: "hello" }, fault: { fault: "stall" } }]);
    expect((await send(sim, "again")).status).toBe(200);
  });

  test("status answers with a page that is not JSON, and the realm does not act", async () => {
    const sim = planned(once({ operation: "send-message", fault: "status", status: 502 }));
    const response = await send(sim, "hello");
    expect(response.status).toBe(502);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    await expect(response.json()).rejects.toThrow(SyntaxError);
    expect(contents(sim)).toEqual([]);
  });

  test("rate_limit says one second where the plan does not say", async () => {
    const sim = planned(once({ operation: "send-message", fault: "rate_limit" }));
    expect((await send(sim, "hello")).headers.get("retry-after")).toBe("1");
  });

  test("rate_limit says when to try again, in header and body", async () => {
    const sim = planned(once({ operation: "send-message", fault: "rate_limit", retry_after: 2.5 }));
    const response = await send(sim, "hello");
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("2.5");
    expect(await response.json()).toMatchObject({ result: "error", code: "RATE_LIMIT_HIT", "retry-after": 2.5 });
    expect(contents(sim)).toEqual([]);
  });

  test("duplicate_request acts twice and sends the second answer", async () => {
    const sim = planned(once({ operation: "send-message", fault: "duplicate_request" }));
    expect(await bodyOf(send(sim, "hello"))).toMatchObject({ id: 2 });
    expect(contents(sim)).toEqual(["hello", "hello"]);
  });

  test("duplicate_request authenticates the second request again", async () => {
    const sim = planned(once({ method: "DELETE", path: "/users/me", fault: "duplicate_request" }));
    const response = await ask(sim, "DELETE", "/users/me", {}, { as: "bob" });
    expect([response.status, (await bodyOf(response))["code"]]).toEqual([401, "UNAUTHORIZED"]);
  });

  test("unauthorized answers as for a wrong key", async () => {
    const sim = planned(once({ fault: "unauthorized" }));
    const response = await send(sim, "hello");
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "UNAUTHORIZED" });
    expect(contents(sim)).toEqual([]);
  });

  test("realm_deactivated answers 401", async () => {
    const sim = planned(once({ fault: "realm_deactivated" }));
    const response = await send(sim, "hello");
    expect([response.status, (await bodyOf(response))["code"]]).toEqual([401, "UNAUTHORIZED"]);
  });

  test("realm_deactivated strikes only operations that need an account", async () => {
    const sim = planned({ rules: [{ fault: "realm_deactivated" }] });
    expect((await sim.fetch("http://localhost/api/v1/server_settings")).status).toBe(200);
    expect((await sim.fetch("http://localhost/api/v1/fetch_api_key", { method: "POST" })).status).toBe(400);
    expect((await send(sim, "hello")).status).toBe(401);
  });

  test("delay holds the answer until the virtual clock reaches its time", async () => {
    const sim = planned(once({ operation: "send-message", fault: "delay", seconds: 30 }));
    let status = 0;
    const sending = send(sim, "hello").then((response) => (status = response.status));
    await sim.settled();
    expect([status, contents(sim)]).toEqual([0, ["hello"]]);
    sim.clock.advance({ seconds: 29 });
    await sim.settled();
    expect(status).toBe(0);
    sim.clock.advance({ seconds: 1 });
    expect(await sending).toBe(200);
  });

  test.each([
    ["clear", (sim: Simulator) => sim.faults.clear()],
    ["reset", (sim: Simulator) => sim.reset({ ...FIXTURE, channels: [], users: [...FIXTURE.users] })],
  ])("a delayed answer arrives immediately after %s, and no answer is delayed afterwards", async (_what, end) => {
    const sim = planned(once({ operation: "send-message", fault: "delay", seconds: 30 }));
    const sending = send(sim, "hello");
    await sim.settled();
    expect(sim.delayedUntil).toBe(FIXTURE.now + 30);
    end(sim);
    expect((await sending).status).toBe(200);
    expect([sim.delayedUntil, sim.clock.now]).toEqual([undefined, FIXTURE.now]);
  });

  test("a caller that aborts does not wait for a delayed answer", async () => {
    const sim = planned(once({ fault: "delay", seconds: 30 }));
    const hangUp = new AbortController();
    const asking = sim.fetch("http://localhost/api/v1/server_settings", { signal: hangUp.signal });
    await sim.settled();
    expect(sim.delayedUntil).toBe(FIXTURE.now + 30);
    hangUp.abort(new Error("gone"));
    await expect(asking).rejects.toThrow("gone");
    expect([sim.delayedUntil, sim.waiting()]).toEqual([undefined, []]);
  });

  test("delay in real seconds needs no clock", async () => {
    const sim = planned(once({ fault: "delay", real_seconds: 0.02 }));
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      const answered = vi.fn();
      const sending = send(sim, "hello").then(answered);
      await vi.advanceTimersByTimeAsync(19);
      expect(answered).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await sending;
      expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
    } finally {
      vi.useRealTimers();
    }
  });
});
