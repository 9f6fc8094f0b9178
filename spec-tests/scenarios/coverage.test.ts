/** What a replay has reached of the interface, as `--coverage` counts it. */
import { expect, test } from "vitest";
import { createSimulator } from "../../src/index";
import { coverageDetails, coverageLines } from "../../src/scenario/reporters/coverage-text";
import { coverageSections } from "../../src/scenario/reporters/html";
import { seenInTrace, watchedTarget } from "../../src/scenario/seen-in-scenario";
import { simulatorTarget, startSimulator } from "../../src/targets/simulator-target";
import { traceStep } from "../../src/testing/trace/trace-step";
import { coverageOf, type SeenInScenario } from "../../src/touched/coverage";
import { touched } from "../../src/touched/touched";

const sim = createSimulator({ users: [{ email: "ann@example.test", role: "owner" }] });
const ann = sim.as("ann@example.test");
const traced = (id: string, make: () => Parameters<typeof traceStep>[0]) => {
  const before = sim.snapshot();
  const outcome = make();
  return { before, after: outcome.realm, step: { ...traceStep(outcome), id } };
};

const REALM = { feature_level: 421, follow: "real" } as const;
const NOTHING: SeenInScenario = { scenario: "one", touched: touched([], REALM), knows: [] };

test("operations count whether they were accepted or refused, refusals by their reason, events by their kind", () => {
  const steps = [
    traced("send-message", () => ann.sendMessage({ type: "direct", to: [1], content: "x" })),
    traced("send-message", () => ann.sendMessage({ type: "direct", to: [1], content: "y" })),
    traced("get-message", () => ann.getMessage({ message_id: 99 })),
  ];
  const { operations, refusals, events } = coverageOf([seenInTrace("one", steps, NOTHING)]);
  expect(operations.reached).toEqual({ "get-message": 1, "send-message": 2 });
  expect(refusals?.reached).toEqual({ message_unknown: 1 });
  expect(events.reached).toMatchObject({ message: 2 });
  expect(operations.missed).not.toContain("send-message");
  expect(operations.missed).toContain("mute-user");
});

test("a share is 100 % only where all is reached", () => {
  const share = (count: number, missed: readonly string[]): string => {
    const reached = Object.fromEntries(Array.from({ length: count }, (_one, index) => [`r${index}`, 1]));
    const all = { reached, scenarios: {}, missed };
    return coverageLines({ operations: all, refusals: all, codes: all, events: all })[0] ?? "";
  };
  expect(share(999, ["last"])).toBe("operations    999 of 1000 reached, 99 %");
  expect(share(3, [])).toContain("3 of 3 reached, 100 %");
});

test("each thing names the scenarios that reached it, as text and as a table", () => {
  const refused = { operation: "send-message", params: {}, status: 400, result: { code: "BAD_REQUEST" }, reason: null };
  const seen = (scenario: string): SeenInScenario => ({ scenario, touched: touched([refused], REALM), knows: [] });
  const coverage = coverageOf([seen("first"), seen("second")]);
  expect(coverage.operations.scenarios).toEqual({ "send-message": ["first", "second"] });
  const lines = coverageDetails(coverage);
  expect(lines.find((line) => line.includes("send-message "))).toMatch(/ 2 {2}first and 1 more$/u);
  expect(lines.find((line) => line.includes("mute-user "))).toMatch(/- {2}not reached$/u);
  const html = coverageSections(coverage).join("");
  expect(html).toContain('<th scope="row">send-message</th><td>2</td><td>first<br>second</td>');
  expect(html).toContain('<th scope="row">mute-user</th><td><span class="missed">not reached</span></td>');
});

test("of a server, operations, codes and events are known from its answers, and no reasons", async () => {
  const { target, take } = watchedTarget(simulatorTarget(startSimulator));
  await target.reset({});
  const ask = (method: string, path: string, parameters = {}) => target.call({ as: 1, method, path, parameters });
  const { body } = await ask("POST", "/register", { event_types: ["message"] });
  await ask("POST", "/messages", { type: "direct", to: [1], content: "x" });
  await ask("GET", "/events", { queue_id: Reflect.get(Object(body), "queue_id"), last_event_id: -1 });
  await ask("GET", "/messages/99");
  const coverage = coverageOf([take("one")]);
  expect(Object.keys(coverage.operations.reached)).toEqual(["get-events", "get-message", "register-queue", "send-message"]);
  expect([coverage.codes.reached, coverage.events.reached, coverage.refusals]).toEqual([{ BAD_REQUEST: 1 }, { message: 1 }, undefined]);
  expect(take("two").touched.operations).toEqual({});
});
