/** What each fault does to a request, through the fetch of a simulator. */
import { describe, expect, test } from "vitest";
import { createSimulator, type FaultPlan, type Simulator } from "../../src/index";
import { takeTurn } from "../../src/simulator/faults/strike";

const FIXTURE = {
  now: 1767225600,
  users: [
    { email: "ann@example.test", api_key: "ann-key" },
    { email: "bob@example.test", api_key: "bob-key" },
  ],
  channels: [{ name: "general", subscribers: "all" }],
} as const;

type Params = Readonly<Record<string, string>>;

interface Call {
  readonly as?: "ann" | "bob";
  readonly agent?: string;
}

/** A request of an account, as clients make it. */
function ask(sim: Simulator, method: string, path: string, params: Params = {}, call: Call = {}): Promise<Response> {
  const who = call.as ?? "ann";
  const headers = {
    authorization: `Basic ${btoa(`${who}@example.test:${who}-key`)}`,
    "user-agent": call.agent ?? "tests/1",
  };
  const form = new URLSearchParams(params);
  if (method === "GET") return sim.fetch(`http://localhost/api/v1${path}?${form}`, { headers });
  return sim.fetch(`http://localhost/api/v1${path}`, { method, headers, body: form });
}

const send = (sim: Simulator, content: string, call: Call = {}): Promise<Response> =>
  ask(sim, "POST", "/messages", { type: "channel", to: "general", topic: "x", content }, call);

function givingUp(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Resolves when all that can happen without the clock has happened. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function bodyOf(response: Response | Promise<Response>): Promise<Record<string, unknown>> {
  return (await response).json() as Promise<Record<string, unknown>>;
}

function contents(sim: Simulator): string[] {
  return Array.from(sim.snapshot().messages, (message) => message?.content ?? "");
}

function planned(plan: FaultPlan): Simulator {
  return createSimulator({ ...FIXTURE, channels: [...FIXTURE.channels], users: [...FIXTURE.users], faults: plan });
}

const once = (rule: NonNullable<FaultPlan["rules"]>[number]): FaultPlan => ({ rules: [{ times: 1, ...rule }] });

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
    const begun = performance.now();
    expect((await send(sim, "hello")).status).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(15);
  });
});

describe("what happens to queues", () => {
  const register = async (sim: Simulator, call: Call = {}): Promise<string> =>
    String((await bodyOf(ask(sim, "POST", "/register", { event_types: "null" }, call)))["queue_id"]);
  const poll = (sim: Simulator, queue_id: string, call: Call = {}): Promise<Record<string, unknown>> =>
    bodyOf(ask(sim, "GET", "/events", { queue_id, last_event_id: "-1", dont_block: "true" }, call));

  test("lose_queue removes the queue of the request, and no other", async () => {
    const sim = createSimulator({ ...FIXTURE, channels: [...FIXTURE.channels], users: [...FIXTURE.users] });
    const [ann, bob] = [await register(sim), await register(sim, { as: "bob" })];
    sim.faults.plan(once({ account: "ann@example.test", fault: "lose_queue" }));
    expect((await send(sim, "names no queue")).status).toBe(200);
    expect(await poll(sim, ann)).toMatchObject({ code: "BAD_EVENT_QUEUE_ID", queue_id: ann });
    expect(await poll(sim, bob, { as: "bob" })).toMatchObject({ result: "success" });
  });

  test("a restart removes every queue, keeps the realm, and is the first event of the next queue of each account", async () => {
    const sim = createSimulator({ ...FIXTURE, channels: [...FIXTURE.channels], users: [...FIXTURE.users] });
    const [ann, bob] = [await register(sim), await register(sim, { as: "bob" })];
    await send(sim, "before");
    sim.faults.plan(once({ fault: "restart" }));
    expect(await poll(sim, ann)).toMatchObject({ code: "BAD_EVENT_QUEUE_ID" });
    expect(await poll(sim, bob, { as: "bob" })).toMatchObject({ code: "BAD_EVENT_QUEUE_ID" });
    sim.faults.clear();
    expect(contents(sim)).toEqual(["before"]);
    const again = await register(sim);
    expect(await poll(sim, again)).toMatchObject({ events: [{ id: 0, type: "restart", zulip_feature_level: 421 }] });
    expect(await poll(sim, await register(sim))).toMatchObject({ events: [] });
    expect(await poll(sim, await register(sim, { as: "bob" }), { as: "bob" })).toMatchObject({ events: [{ id: 0, type: "restart" }] });
    await send(sim, "after");
    const { events } = await poll(sim, again);
    expect(events).toMatchObject([{ id: 0 }, { id: 1, type: "message" }]);
  });

  test("no account is notified of a restart that was before a reset", async () => {
    const sim = createSimulator({ ...FIXTURE, channels: [...FIXTURE.channels], users: [...FIXTURE.users] });
    await register(sim);
    sim.faults.plan(once({ fault: "restart" }));
    await ask(sim, "GET", "/users/me");
    sim.reset({ ...FIXTURE, channels: [...FIXTURE.channels], users: [...FIXTURE.users] });
    expect(await poll(sim, await register(sim))).toMatchObject({ events: [] });
  });

  test("queues that request all events or restart receive a restart event, and no others", async () => {
    const sim = createSimulator({ ...FIXTURE, channels: [...FIXTURE.channels], users: [...FIXTURE.users] });
    const lost = async () => {
      await register(sim);
      sim.faults.plan(once({ fault: "restart" }));
      await ask(sim, "GET", "/users/me");
      sim.faults.clear();
    };
    const heard = async (params: Params) => {
      await lost();
      const { queue_id } = await bodyOf(ask(sim, "POST", "/register", params));
      return (await bodyOf(ask(sim, "GET", "/events", { queue_id: String(queue_id), last_event_id: "-1", dont_block: "true" })))["events"];
    };
    expect(await heard({ event_types: '["message"]' })).toEqual([]);
    expect(await heard({ event_types: '["message", "restart"]' })).toMatchObject([{ type: "restart" }]);
    await lost();
    const { queue_id } = await bodyOf(ask(sim, "POST", "/register", { event_types: '["message"]' }));
    await send(sim, "first");
    expect(await poll(sim, String(queue_id))).toMatchObject({ events: [{ id: 0, type: "message" }] });
  });

  test("web_reload_client reaches every queue", async () => {
    const sim = createSimulator({ ...FIXTURE, channels: [...FIXTURE.channels], users: [...FIXTURE.users] });
    const [ann, bob] = [await register(sim), await register(sim, { as: "bob" })];
    sim.faults.plan(once({ fault: "web_reload_client" }));
    expect(await poll(sim, ann)).toMatchObject({ events: [{ type: "web_reload_client", immediate: true }] });
    expect(await poll(sim, bob, { as: "bob" })).toMatchObject({ events: [{ type: "web_reload_client" }] });
  });

  test("a queue has one web_reload_client event, also next to a restart event", async () => {
    const sim = createSimulator({ ...FIXTURE, channels: [...FIXTURE.channels], users: [...FIXTURE.users] });
    await register(sim);
    sim.faults.plan(once({ fault: "restart" }));
    await ask(sim, "GET", "/users/me");
    const ann = await register(sim);
    sim.faults.plan({ rules: [{ times: 2, fault: "web_reload_client" }] });
    for (const path of ["/users/me", "/users"]) await ask(sim, "GET", path);
    expect(await poll(sim, ann)).toMatchObject({ events: [{ type: "restart" }, { type: "web_reload_client" }] });
  });

  test("a lost answer of a poll loses no event", async () => {
    const sim = createSimulator({ ...FIXTURE, channels: [...FIXTURE.channels], users: [...FIXTURE.users] });
    const ann = await register(sim);
    sim.faults.plan(once({ operation: "get-events", fault: "lose_answer" }));
    await send(sim, "hello", { as: "bob" });
    await expect(poll(sim, ann)).rejects.toThrow("fetch failed");
    expect(await poll(sim, ann)).toMatchObject({
      events: [
        { id: 0, type: "stream" },
        { id: 1, type: "message" },
      ],
    });
  });
});

describe("which requests a rule strikes, and when", () => {
  const statuses = async (sim: Simulator, calls: readonly Call[]): Promise<number[]> => {
    const found: number[] = [];
    for (const call of calls) found.push((await send(sim, "x", call)).status);
    return found;
  };
  const broken = { fault: "status", status: 503 } as const;

  test.each([
    ["the operation", { operation: "send-message" }, [503, 503, 503]],
    ["another operation", { operation: "get-messages" }, [200, 200, 200]],
    ["method and path", { method: "POST", path: "/messages" }, [503, 503, 503]],
    ["a method in small letters", { method: "post" }, [503, 503, 503]],
    ["another method", { method: "GET", path: "/messages" }, [200, 200, 200]],
    ["the account", { account: "BOB@example.test" }, [200, 503, 200]],
    ["the client program", { client: "phone" }, [200, 200, 503]],
    ["from the n-th on", { nth: 2 }, [200, 503, 503]],
    ["at most so often", { nth: 2, times: 1 }, [200, 503, 200]],
    ["a time that is over", { until: FIXTURE.now }, [200, 200, 200]],
    ["a time that has begun", { from: FIXTURE.now, until: FIXTURE.now + 1 }, [503, 503, 503]],
    ["none of them", { share: 0 }, [200, 200, 200]],
    ["all of them", { share: 1 }, [503, 503, 503]],
  ] as const)("%s", async (_what, whom, expected) => {
    const sim = planned({ rules: [{ ...whom, ...broken }] });
    expect(await statuses(sim, [{}, { as: "bob" }, { agent: "phone/2" }])).toEqual(expected);
  });

  test("a share depends on the seed: the same seed strikes the same requests, about the given share", async () => {
    const run = (seed: number): Promise<number[]> =>
      statuses(
        planned({ seed, rules: [{ share: 0.3, ...broken }] }),
        Array.from({ length: 200 }, () => ({})),
      );
    const first = await run(7);
    expect(await run(7)).toEqual(first);
    expect(await run(8)).not.toEqual(first);
    const struck = first.filter((status) => status === 503).length;
    expect(struck).toBeGreaterThan(40);
    expect(struck).toBeLessThan(80);
  });

  test("each rule has random numbers of its own", async () => {
    const run = (before: FaultPlan["rules"] = []): Promise<number[]> =>
      statuses(
        planned({ rules: [...before, { share: 0.5, ...broken }] }),
        Array.from({ length: 50 }, () => ({})),
      );
    expect(await run([{ ...broken, operation: "get-users" }])).not.toEqual(await run());
  });

  test("the first rule whose turn it is strikes, the others count; rules that never struck are shown", async () => {
    const sim = planned({
      rules: [
        { name: "first", nth: 2, times: 1, ...broken },
        { operation: "send-message", nth: 2, fault: "unauthorized" },
        { name: "never", operation: "get-users", fault: "restart" },
      ],
    });
    expect(await statuses(sim, [{}, {}, {}])).toEqual([200, 503, 401]);
    expect(sim.faults.rules).toEqual([
      { name: "first", fault: "status", struck: 1 },
      { name: "rules[1]", fault: "unauthorized", struck: 1 },
      { name: "never", fault: "restart", struck: 0 },
    ]);
    expect(sim.journal.map(({ status, fault }) => [status, fault])).toEqual([
      [200, undefined],
      [503, { rule: "first", fault: "status" }],
      [401, { rule: "rules[1]", fault: "unauthorized" }],
    ]);
    sim.faults.clear();
    expect(sim.faults.rules).toEqual([]);
    expect(await statuses(sim, [{}])).toEqual([200]);
  });
});

describe("rate limits", () => {
  test("allow a number of requests in a number of virtual seconds, and show the rest in every answer", async () => {
    const sim = planned({ rate_limits: [{ account: "ann@example.test", requests: 2, seconds: 60 }] });
    const statusAndHeaders = async (): Promise<unknown[]> => {
      const response = await send(sim, "x");
      const names = ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset", "retry-after"];
      return [response.status, ...names.map((name) => response.headers.get(name))];
    };
    const { now } = FIXTURE;
    expect(await statusAndHeaders()).toEqual([200, "2", "1", String(now + 60), null]);
    sim.clock.advance({ seconds: 20 });
    expect(await statusAndHeaders()).toEqual([200, "2", "0", String(now + 80), null]);
    expect(await statusAndHeaders()).toEqual([429, "2", "0", String(now + 60), "40"]);
    expect(await bodyOf(send(sim, "x"))).toMatchObject({ code: "RATE_LIMIT_HIT", "retry-after": 40 });
    expect((await send(sim, "x", { as: "bob" })).headers.get("x-ratelimit-limit")).toBeNull();
    sim.clock.advance({ seconds: 40 });
    expect((await statusAndHeaders())[0]).toBe(200);
    expect((await statusAndHeaders())[0]).toBe(429);
    expect(contents(sim)).toHaveLength(4);
  });

  test("hold for an account in whatever case its address is written", async () => {
    const sim = planned({ rate_limits: [{ account: "Ann@Example.test", requests: 1, seconds: 60 }] });
    expect([(await send(sim, "x")).status, (await send(sim, "x")).status]).toEqual([200, 429]);
    const users = [{ email: "Ann@Example.test", api_key: "ann-key" }];
    const capital = createSimulator({
      ...FIXTURE,
      channels: [...FIXTURE.channels],
      users,
      faults: { rate_limits: [{ account: "ann@example.test", requests: 1, seconds: 60 }] },
    });
    expect([(await send(capital, "x")).status, (await send(capital, "x")).status]).toEqual([200, 429]);
  });

  test("count no request that came later than now, as after a restored state", () => {
    const limits = [{ requests: 1, seconds: 60 }];
    expect(takeTurn(limits, [100], 20)).toMatchObject({ retry_after: undefined, passed: [20] });
    expect(takeTurn(limits, [10, 100], 20)).toMatchObject({ retry_after: 50, passed: [10] });
  });

  test("count no request with a wrong key for the account that it names", async () => {
    const sim = planned({ rate_limits: [{ account: "ann@example.test", requests: 1, seconds: 60 }] });
    const headers = { authorization: `Basic ${btoa("ann@example.test:wrong")}` };
    for (const _ of [1, 2]) expect((await sim.fetch("http://localhost/api/v1/users/me", { headers })).status).toBe(401);
    expect([(await send(sim, "x")).status, (await send(sim, "x")).status]).toEqual([200, 429]);
  });

  test("count from 0 with a new plan", async () => {
    const plan: FaultPlan = { rate_limits: [{ requests: 1, seconds: 60 }] };
    const sim = planned(plan);
    expect([(await send(sim, "x")).status, (await send(sim, "x")).status]).toEqual([200, 429]);
    sim.faults.plan(plan);
    expect([(await send(sim, "x")).status, (await send(sim, "x")).status]).toEqual([200, 429]);
  });

  test("an answer reports the strictest of several limits, and each account has its own count", async () => {
    const sim = planned({
      rate_limits: [
        { requests: 5, seconds: 60 },
        { requests: 1, seconds: 10 },
      ],
    });
    const first = await send(sim, "x");
    expect(first.headers.get("x-ratelimit-limit")).toBe("1");
    expect((await send(sim, "x", { as: "bob" })).status).toBe(200);
    expect((await send(sim, "x")).headers.get("retry-after")).toBe("10");
  });
});

test("a journal drops the oldest requests", async () => {
  const sim = createSimulator({ ...FIXTURE, channels: [...FIXTURE.channels], users: [...FIXTURE.users] });
  for (let count = 0; count < 10_050; count += 1) await sim.fetch("/api/v1/nothing");
  await sim.fetch("/api/v1/last");
  expect(sim.journal).toHaveLength(10_000);
  expect([sim.journal[0]?.path, sim.journal.at(-1)?.path]).toEqual(["/nothing", "/last"]);
  sim.clearJournal();
  expect(sim.journal).toEqual([]);
});

test("each of several rate limits counts only the requests of its own seconds, and an answer reports the strictest", () => {
  const limits = [
    { requests: 2, seconds: 10 },
    { requests: 5, seconds: 100 },
  ];
  const remaining = (before: readonly number[]) => takeTurn(limits, before, 20).headers["x-ratelimit-remaining"];
  expect([remaining([]), remaining([0, 1]), remaining([0, 1, 2, 3]), remaining([0, 15])]).toEqual(["1", "1", "0", "0"]);
});
