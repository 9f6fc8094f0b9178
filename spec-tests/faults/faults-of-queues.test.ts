/** What each fault does to queues. */
import { describe, expect, test } from "vitest";
import { createSimulator, type FaultName, type FaultRule, realmFromJSON, realmToJSON, type Simulator } from "../../src/index";
import { ask, bodyOf, type Call, contents, FIXTURE, once, type Params, send } from "./faulty-realm";

describe("what happens to queues", () => {
  const register = async (sim: Simulator, call: Call = {}, params: Params = { event_types: "null" }): Promise<string> =>
    String((await bodyOf(ask(sim, "POST", "/register", params, call)))["queue_id"]);
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

  test("lose_queue for all removes every queue, also before a request that names none, and keeps the realm", async () => {
    const sim = createSimulator({ ...FIXTURE, channels: [...FIXTURE.channels], users: [...FIXTURE.users] });
    const [ann, bob] = [await register(sim), await register(sim, { as: "bob" })];
    const waiting = bodyOf(ask(sim, "GET", "/events", { queue_id: bob, last_event_id: "-1" }, { as: "bob" }));
    sim.faults.plan(once({ fault: "lose_queue", all: true }));
    expect((await send(sim, "names no queue")).status).toBe(200);
    for (const lost of [await poll(sim, ann), await poll(sim, bob, { as: "bob" }), await waiting]) {
      expect(lost).toMatchObject({ code: "BAD_EVENT_QUEUE_ID" });
    }
    expect(contents(sim)).toEqual(["names no queue"]);
    expect(await poll(sim, await register(sim))).toMatchObject({ events: [] });
  });

  test.each<[FaultName, object, { zulip_version: string; zulip_feature_level: number }]>([
    ["restart", {}, { zulip_version: "11.0", zulip_feature_level: 421 }],
    ["upgrade", { zulip_version: "12.9" }, { zulip_version: "12.9", zulip_feature_level: 421 }],
    ["upgrade", { zulip_feature_level: 500 }, { zulip_version: "12.2", zulip_feature_level: 500 }],
    ["upgrade", { zulip_version: "13.0-dev", zulip_feature_level: 512 }, { zulip_version: "13.0-dev", zulip_feature_level: 512 }],
  ])("%s %j keeps every queue: each gets the event with its next ID, and later registrations agree", async (fault, fields, version) => {
    const sim = createSimulator({ ...FIXTURE, channels: [...FIXTURE.channels], users: [...FIXTURE.users] });
    const types = { event_types: '["message", "restart"]' };
    const [ann, bob] = [await register(sim, {}, types), await register(sim, { as: "bob" }, types)];
    await send(sim, "before");
    const waiting = bodyOf(ask(sim, "GET", "/events", { queue_id: bob, last_event_id: "0" }, { as: "bob" }));
    sim.clock.advance({ seconds: 10 });
    sim.faults.plan({ rules: [{ times: 1, fault, ...fields } as FaultRule] });
    const own = { server_generation: sim.clock.now, ...version };
    const restart = { type: "restart", ...own, zulip_merge_base: own.zulip_version };
    expect((await poll(sim, ann))["events"]).toMatchObject([{ type: "message" }, { id: 1, ...restart }]);
    expect((await waiting)["events"]).toEqual([{ id: 1, ...restart }]);
    sim.faults.clear();
    await send(sim, "after");
    expect((await poll(sim, ann))["events"]).toMatchObject([{}, { id: 1 }, { id: 2, type: "message" }]);
    const again = await bodyOf(ask(sim, "POST", "/register"));
    expect(again).toMatchObject(own);
    expect(await poll(sim, String(again["queue_id"]))).toMatchObject({ events: [] });
    expect(await bodyOf(ask(sim, "GET", "/server_settings"))).toMatchObject(version);
    expect(sim.snapshot().feature_level).toBe(421);
    expect(realmFromJSON(realmToJSON(sim.snapshot())).server).toEqual(sim.snapshot().server);
  });

  test("a restart after an upgrade says the new version", async () => {
    const sim = createSimulator({ ...FIXTURE, channels: [...FIXTURE.channels], users: [...FIXTURE.users] });
    const ann = await register(sim);
    sim.faults.plan({ rules: [{ times: 1, fault: "upgrade", zulip_version: "12.9" }, { fault: "restart" }] });
    await poll(sim, ann);
    const restart = { type: "restart", zulip_version: "12.9" };
    expect(await poll(sim, ann)).toMatchObject({ events: [restart, restart] });
  });

  test.each([
    [undefined, true],
    ['["message", "restart"]', true],
    ['["message"]', false],
  ])("a queue of the event types %s receives a restart event: %s", async (event_types, isTaken) => {
    const sim = createSimulator({ ...FIXTURE, channels: [...FIXTURE.channels], users: [...FIXTURE.users] });
    const { queue_id } = await bodyOf(ask(sim, "POST", "/register", event_types === undefined ? {} : { event_types }));
    sim.faults.plan(once({ fault: "restart" }));
    expect((await poll(sim, String(queue_id)))["events"]).toMatchObject(isTaken ? [{ id: 0, type: "restart" }] : []);
  });

  test("web_reload_client reaches every queue", async () => {
    const sim = createSimulator({ ...FIXTURE, channels: [...FIXTURE.channels], users: [...FIXTURE.users] });
    const [ann, bob] = [await register(sim), await register(sim, { as: "bob" })];
    sim.faults.plan(once({ fault: "web_reload_client" }));
    expect(await poll(sim, ann)).toMatchObject({ events: [{ type: "web_reload_client", immediate: false }] });
    expect(await poll(sim, bob, { as: "bob" })).toMatchObject({ events: [{ type: "web_reload_client" }] });
  });

  test("a queue has one web_reload_client event, also next to a restart event", async () => {
    const sim = createSimulator({ ...FIXTURE, channels: [...FIXTURE.channels], users: [...FIXTURE.users] });
    const ann = await register(sim);
    sim.faults.plan(once({ fault: "restart" }));
    await ask(sim, "GET", "/users/me");
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
