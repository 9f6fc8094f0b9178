/** Events: whatever happens, at whatever level and to whatever client, every event is as its table declares it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { EVENT_TABLES } from "../../src/generated/event-tables";
import { OPERATIONS } from "../../src/generated/operations";
import { advanceClock, type Outcome, type Realm } from "../../src/index";
import { eventTable } from "../../src/protocol/events/events";
import { pickFrom } from "../../src/testing/arbitraries/pick";
import { generatedOperations } from "../../src/testing/arbitraries/steps";
import { forAll } from "../support/for-all";
import { lawRealm } from "../support/law-realm";
import { lawSequences } from "../support/law-sequence";
import type { LawStep } from "../support/law-steps";
import { NEW_CLIENT, OLD_CLIENT, polled, type Watcher, watching } from "../support/law-watcher";
import { countOperations, COVERS_EVERYTHING, IN_FUZZ, propertyRuns } from "../support/property-runs";

/** Both sides of the levels at which many events changed their form, and most often the newest. */
const LEVELS = [1, 70, 120, 170, 218, 247, 300, 329, 342, 372, 377, 388, 418, 421, 421, 421];
const SEQUENCES = 120;
/** In the fuzz more happens in a realm that was once made, and clients poll now and then. */
const [STEPS, POLLED_ONE_IN] = IN_FUZZ ? [500, 5] : [30, 1];

type Call = (realm: Realm, actor: number, params: unknown) => Outcome;

function after(realm: Realm, { name, actor: generated, seed }: LawStep, number: number): Realm {
  countOperations();
  if (name === "advanceClock") return advanceClock(realm, { seconds: 1 + (seed % 300) }).realm;
  const pick = pickFrom(realm, generated, seed, number);
  const call = (OPERATIONS as unknown as Record<string, Call>)[name];
  const params = generatedOperations()[name]?.params(pick) ?? {};
  return call === undefined ? realm : call(realm, pick.actor, params).realm;
}

test("every event of a queue is declared, and has the fields and values of its declaration", () => {
  const received = new Set<string>();

  forAll(
    [fc.constantFrom(...LEVELS), lawSequences(STEPS, POLLED_ONE_IN)],
    propertyRuns(SEQUENCES),
    (level, { watched, steps, isLimited }) => {
      let realm = lawRealm(level, isLimited);
      let watchers: Watcher[] = [];
      for (const userId of watched) {
        for (const options of [NEW_CLIENT, OLD_CLIENT]) {
          const [next, watcher] = watching(realm, userId, options);
          realm = next;
          watchers.push(watcher);
        }
      }
      for (const [index, step] of steps.entries()) {
        realm = after(realm, step, index + 1);
        watchers = watchers.filter(({ userId }) => realm.users.get(userId - 1)?.is_active === true);
        if (!step.isChecked) continue;
        watchers = watchers.map((watcher) => {
          const [next, moved, events] = polled(realm, watcher);
          realm = next;
          for (const event of events) received.add([event["type"], event["op"]].filter((part) => part !== undefined).join("/"));
          return moved;
        });
      }
    },
  );
  // The fuzz has as many sequences as there is time for.
  if (COVERS_EVERYTHING) expect(received.size).toBeGreaterThan(45);
});

test("no two tables have the same name, and each is found by its event", () => {
  const names = EVENT_TABLES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(eventTable({ type: "heartbeat" })?.name).toBe("event/heartbeat");
  expect(eventTable({ type: "user_settings", op: "update", property: "enter_sends" })?.name).toBe("event/user_settings/update/enter_sends");
});
