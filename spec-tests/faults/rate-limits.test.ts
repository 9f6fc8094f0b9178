/** Rate limits of a fault plan. */
import { describe, expect, test } from "vitest";
import { createSimulator, type FaultPlan } from "../../src/index";
import { takeTurn } from "../../src/simulator/faults/strike";
import { bodyOf, contents, FIXTURE, planned, send } from "./faulty-realm";

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
    expect(await statusAndHeaders()).toEqual([429, "2", "0", String(now + 60), "39.75"]);
    expect(await bodyOf(send(sim, "x"))).toMatchObject({ code: "RATE_LIMIT_HIT", "retry-after": 39.75 });
    expect((await send(sim, "x", { as: "bob" })).headers.get("x-ratelimit-limit")).toBe("200");
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
    expect(takeTurn(limits, [10, 100], 20)).toMatchObject({ retry_after: 49.75, passed: [10] });
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
    expect((await send(sim, "x")).headers.get("retry-after")).toBe("9.75");
  });
});

test("each of several rate limits counts only the requests of its own seconds, and an answer reports the strictest", () => {
  const limits = [
    { requests: 2, seconds: 10 },
    { requests: 5, seconds: 100 },
  ];
  const remaining = (before: readonly number[]) => takeTurn(limits, before, 20).headers["x-ratelimit-remaining"];
  expect([remaining([]), remaining([0, 1]), remaining([0, 1, 2, 3]), remaining([0, 15])]).toEqual(["1", "1", "0", "0"]);
});
