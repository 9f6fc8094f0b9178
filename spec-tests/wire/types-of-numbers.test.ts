/** Numbers that servers send with a fraction have one here, so that a client with a type of whole numbers fails in tests. */
import { expect, test } from "vitest";
import { createSimulator } from "../../src/index";
import { ADA, at, body, MEL, realmAt } from "../levels/behaviours/at-level";
import { EVERY_ROLE_FIXTURE } from "../support/realms";

test.each([
  ["POST /register", { fetch_event_types: ["presence"] }, 70],
  ["GET /realm/presence", {}, 1],
  ["POST /users/me/presence", { status: "active" }, 1],
  ["GET /users/5/presence", {}, 497],
] as const)("server_timestamp of %s has a fraction", (call, params, level) => {
  const before = [ADA, "POST /users/me/presence", { status: "active" }] as const;
  const other = ["nina@example.test", "POST /users/me/presence", { status: "active" }] as const;
  for (const one of [level, Math.max(level, 442), 512]) {
    const time = at(body(realmAt(one), before, other, [MEL, call, params]), "server_timestamp");
    expect(time).toBeTypeOf("number");
    expect(Number.isInteger(time), `${one}`).toBe(false);
  }
});

test("retry-after has a fraction, in the header and in the body", async () => {
  const sim = createSimulator({ ...EVERY_ROLE_FIXTURE, faults: { rate_limits: [{ requests: 1, seconds: 60 }] } });
  const send = () => sim.fetch("/api/v1/users/me", { headers: { authorization: `Basic ${btoa(`${MEL}:mel-key`)}` } });
  expect((await send()).status).toBe(200);
  const response = await send();
  const after = Number(response.headers.get("retry-after"));
  expect([response.status, Number.isInteger(after)]).toEqual([429, false]);
  expect(await response.json()).toMatchObject({ "retry-after": after });
  sim.clock.advance({ seconds: Math.ceil(after) });
  expect((await send()).status).toBe(200);
});

test.each([
  [237, /^2025-01-01T00:00:00\.\d{6}\+00:00$/],
  [285, /^2025-01-01T00:00:00\.\d{6}\+00:00$/],
  [286, /^2025-01-01T00:00\+00:00$/],
])("date_joined at level %i", (level, form) => {
  const joined = ["olive@example.test", MEL].map((who) => String(at(body(realmAt(level), [who, "GET /users/me"]), "date_joined")));
  for (const one of joined) expect(one).toMatch(form);
  expect(joined[0] === joined[1]).toBe(level >= 286);
});
