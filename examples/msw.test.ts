/** A client that calls the global fetch, with Mock Service Worker in between. */
import { setupServer } from "msw/node";
import { createSimulator } from "realm-simulator";
import { mswHandlers } from "realm-simulator/msw";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

const sim = createSimulator();
const server = setupServer(...mswHandlers(sim, "https://chat.test"));

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => sim.reset({ users: [{ email: "ann@example.test", api_key: "ann-key" }] }));
afterAll(() => server.close());

test("the client is who it says", async () => {
  const headers = { authorization: `Basic ${btoa("ann@example.test:ann-key")}` };
  const answer = await fetch("https://chat.test/api/v1/users/me", { headers });
  expect(await answer.json()).toMatchObject({ email: "ann@example.test" });
});

test("a lost answer is a network error", async () => {
  sim.faults.plan({ rules: [{ fault: "lose_answer" }] });
  await expect(fetch("https://chat.test/api/v1/server_settings")).rejects.toThrow(TypeError);
});

test("a delayed answer comes with the clock", async () => {
  sim.faults.plan({ rules: [{ fault: "delay", seconds: 5 }] });
  const answer = fetch("https://chat.test/api/v1/server_settings");
  while (sim.waiting().length === 0) await sim.settled();
  sim.clock.advance({ seconds: 5 });
  expect((await answer).status).toBe(200);
});
