/** A client reacts to every declared event, or the table of ignored events says why it does not. */
import { expect, test } from "vitest";
import { applyEvent, clientState } from "../../src/client-state";
import { EVENT_TABLES } from "../../src/generated/event-tables";
import { IGNORED_EVENTS, PARTS } from "../../src/testing/client-state/parts";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER } from "../support/realms";

const DECLARED = new Set(EVENT_TABLES.map(({ name }) => name.split("/")[1] ?? name));
const handled = new Set(Object.values(PARTS).flatMap(({ on }) => Object.keys(on)));

test("handled and ignored events together are all declared events", () => {
  expect([...new Set([...handled, ...Object.keys(IGNORED_EVENTS)])].sort()).toEqual([...DECLARED].sort());
});

test("no event is both", () => {
  expect(Object.keys(IGNORED_EVENTS).filter((type) => handled.has(type))).toEqual([]);
});

test("typed answers and events need no conversion", () => {
  const registered = play(everyRole()).registerQueue(MEL_MEMBER, {});
  const state = clientState(registered.response);
  const { realm } = registered.addAlertWords(MEL_MEMBER, { alert_words: ["fire"] });
  const { queue_id = "" } = registered.response;
  const { events } = play(realm).getEvents(MEL_MEMBER, { queue_id, last_event_id: -1, dont_block: true }).response;
  expect(events.reduce(applyEvent, state).alert_words).toEqual(["fire"]);
});

test.each(Object.entries(IGNORED_EVENTS))("%s is ignored, with a reason: %s", (_type, reason) => {
  expect(reason.split(" ").length).toBeGreaterThan(3);
});
