/** What each fault does to queues. */
import { describe, expect, test } from "vitest";
import { createSimulator, type Simulator } from "../../src/index";
import { ask, bodyOf, type Call, contents, FIXTURE, once, type Params, send } from "./faulty-realm";

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
