/** What runs have touched of all that operations declare, as data and as a page. */
import { expect, test } from "vitest";
import { coveragePage } from "../../src/scenario/reporters/coverage-page";
import { coverageMap } from "../../src/touched/coverage-map";
import { touched, type TouchedExchange, type TouchedRealm, unionOfTouched } from "../../src/touched/touched";
import { routes } from "../../src/wire/route";
import { elementsOf } from "../scenarios/strict-markup";

const at = (feature_level: number, follow: TouchedRealm["follow"] = "server"): TouchedRealm => ({ feature_level, follow });
const SENT: TouchedExchange = { operation: "get-message", params: { message_id: 1 }, status: 200, result: {}, reason: null };
const REFUSED: TouchedExchange = {
  operation: "get-message",
  params: { message_id: 9 },
  status: 400,
  result: { code: "BAD_REQUEST" },
  reason: "message_unknown",
};
const mapOf = (run: ReturnType<typeof touched>, id: string) => coverageMap(run).find((one) => one.id === id);
const timesIn = (parts: readonly { name: string; times: number }[] = []) =>
  Object.fromEntries(parts.map(({ name, times }) => [name, times]));

test("every operation is there, with its declared parts; 0 is a hole", () => {
  const run = touched([SENT, REFUSED], at(421));
  expect(coverageMap(run)).toHaveLength(routes().length);
  const found = mapOf(run, "get-message");
  expect(found).toMatchObject({ group: "messages", times: 2 });
  expect(timesIn(found?.parameters)).toMatchObject({ message_id: 2, apply_markdown: 0 });
  expect(timesIn(found?.refusals)).toMatchObject({ message_unknown: 1 });
  expect(mapOf(run, "mute-user")?.times).toBe(0);
});

test("of servers, refusals are known by their codes", () => {
  expect(timesIn(mapOf(touched([{ ...REFUSED, reason: null }], at(421, "real")), "get-message")?.refusals)).toEqual({ BAD_REQUEST: 1 });
});

test("a level is touched by requests on both of its sides", () => {
  const levels = (...runs: ReturnType<typeof touched>[]) => timesIn(mapOf(unionOfTouched(runs), "get-message")?.levels);
  expect(levels(touched([SENT], at(421)))).toMatchObject({ 365: 0 });
  expect(levels(touched([SENT], at(421)), touched([SENT, SENT], at(364)))).toMatchObject({ 365: 1 });
});

test("the events of an operation count where the operation was called", () => {
  const clock: TouchedExchange = { operation: null, params: {}, status: 200, result: null, reason: null, sent: [{ type: "message" }] };
  expect(timesIn(mapOf(touched([clock], at(421)), "send-message")?.events)).toMatchObject({ message: 0 });
  expect(timesIn(mapOf(touched([clock, { ...SENT, operation: "send-message" }], at(421)), "send-message")?.events)).toMatchObject({
    message: 1,
  });
});

test("the page is valid, names holes in words too, and escapes names", () => {
  const only = { "<b>": { operations: ["get-message"] }, two: {} };
  const page = coveragePage("replay on <x>", {
    touched: touched([SENT, REFUSED], at(421)),
    events: { reached: {}, scenarios: {}, missed: ["message"] },
    only,
  });
  const main = page.slice(page.indexOf("<main>"), page.indexOf("</main>") + "</main>".length).replace(/<input[^>]*>/gu, "");
  expect(elementsOf(main).filter(({ attributes }) => attributes["class"]?.startsWith("op"))).toHaveLength(routes().length);
  expect(page).toContain(`<h1>1 of ${routes().length} operations</h1>`);
  expect(page).toContain('<i class="cell" title="message_unknown: 1"></i>');
  expect(page).toContain('<li>allow_empty_topic_name: <span class="missed">never</span></li>');
  expect(page).toContain('<span class="missed">mute-user, never</span>');
  expect(page).toMatch(/Events that were never reached: 1<\/h2>/u);
  expect(page).toContain('<th scope="row">&lt;b&gt;</th><td>operations: get-message</td>');
  expect(page).toContain('<th scope="row">two</th><td>nothing</td>');
  expect(page).toContain("replay on &lt;x&gt;");
  expect(page).not.toMatch(/<script/u);
});
