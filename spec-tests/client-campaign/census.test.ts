/** What events show is counted by their declarations, and plans prefer the calls that bring what was not shown. */
import { expect, test } from "vitest";
import { campaign, CAMPAIGN_FIXTURE } from "../../src/campaign";
import { actionCall } from "../../src/campaign/actions/actions";
import { operationAction, operationActions } from "../../src/campaign/actions/operation-actions";
import { cellsOf, declaredCells } from "../../src/campaign/census";
import { operationCalls } from "../../src/campaign/operation-turns";
import { createRealm } from "../../src/index";
import { randomFrom } from "../../src/testing/arbitraries/random";
import { routes } from "../../src/wire/route";
import { rightCampaign } from "./right-client";

const LEVEL = 442;

test("the cells of an event: optional fields, values of a few, booleans and lists", () => {
  const flags = { type: "update_message_flags", op: "add", operation: "add", flag: "read", messages: [4, 5], all: false };
  expect([...cellsOf(flags, LEVEL)]).toEqual(
    expect.arrayContaining(["update_message_flags/add", "update_message_flags/add.all false", "update_message_flags/add.messages several"]),
  );
  const status = { type: "user_status", user_id: 3, status_text: "Busy" };
  expect([...cellsOf(status, LEVEL)]).toEqual(expect.arrayContaining(["user_status.status_text present", "user_status.emoji_name absent"]));
});

test("all that events show was declared", async () => {
  const report = await campaign({ ...rightCampaign(), fixture: { ...CAMPAIGN_FIXTURE, feature_level: LEVEL }, runs: 20, maxFindings: 99 });
  const declared = declaredCells(LEVEL, null);
  const shown = Object.entries(report.tried.cells).flatMap(([cell, count]) => (count > 0 ? [cell] : []));
  expect(shown.length).toBeGreaterThan(200);
  expect(shown.filter((cell) => !declared.has(cell))).toEqual([]);
  expect(Object.keys(report.tried.cells).length).toBe(declared.size);
});

test("only events that the client listens to have cells", () => {
  const cells = [...declaredCells(LEVEL, new Set(["typing"]))];
  expect(cells).toContain("typing/start");
  expect(cells.filter((cell) => !cell.startsWith("typing/"))).toEqual([]);
});

/** The names of the calls of some plans. */
function callsOf(idle: ReadonlyMap<string, number>, heard: ReadonlySet<string> | null, plans = 40): Set<string> {
  const random = randomFrom(1);
  const names = new Set<string>();
  for (let number = 0; number < plans; number += 1) {
    const next = operationCalls({ heard, level: LEVEL, number, idle });
    for (let step = 0; step < 40; step += 1) for (const one of next(random) ?? []) if ("action" in one) names.add(one.action);
  }
  return names;
}

test("every operation that changes something has its turn, and those of what the client hears come first", () => {
  const known = operationActions().filter(({ since, until }) => since <= LEVEL && LEVEL < until);
  const met = callsOf(new Map(), null, 400);
  expect(known.filter(({ name }) => !met.has(name)).map(({ name }) => name)).toEqual([]);
  expect(known.length).toBeGreaterThan(110);
  const drafts = callsOf(new Map(), new Set(["drafts"]), 4);
  expect([...drafts]).toEqual(expect.arrayContaining(["calls create-drafts", "calls edit-draft", "calls delete-draft"]));
});

test("calls that have brought nothing new rest", () => {
  const share = (idle: ReadonlyMap<string, number>): number => {
    const random = randomFrom(3);
    let count = 0;
    for (let number = 0; number < 40; number += 4) {
      const next = operationCalls({ heard: new Set(["drafts", "alert_words"]), level: LEVEL, number, idle });
      for (let step = 0; step < 40; step += 1)
        if (JSON.stringify(next(random)?.at(-1) ?? {}).includes('"calls add-alert-words"')) count += 1;
    }
    return count;
  };
  expect(share(new Map())).toBeGreaterThan(20);
  expect(share(new Map([["calls add-alert-words", 99]]))).toBeLessThan(10);
});

test("operations that are not played change nothing, or belong to the client", () => {
  const played = new Set(operationActions().map(({ name }) => name));
  const others = routes().filter(({ id, method, access }) => method !== "GET" && access.open === undefined && !played.has(`calls ${id}`));
  expect(others.map(({ id }) => id).sort()).toEqual(["delete-queue", "regenerate-bot-api-key", "regenerate-own-api-key", "register-queue"]);
});

test("a call is what the example of the operation chooses, with its words", () => {
  const realm = createRealm(CAMPAIGN_FIXTURE);
  const action = operationAction("calls add-alert-words");
  const call = action && actionCall(realm, 2, action, [0, 0, 0]);
  expect(call).toMatchObject({ operation: "add-alert-words" });
  expect(call?.words).toMatch(/^calls add-alert-words with alert_words "/u);
  expect(operationAction("calls nothing")).toBeUndefined();
});
