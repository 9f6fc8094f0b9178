/** Which requests a rule of a fault plan strikes. */
import { describe, expect, test } from "vitest";
import type { FaultPlan, Simulator } from "../../src/index";
import { type Call, FIXTURE, planned, send } from "./faulty-realm";

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
