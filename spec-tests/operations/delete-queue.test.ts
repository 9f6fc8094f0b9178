/** Events: dropping a queue. */
import { expect, test } from "vitest";
import { deleteQueue } from "../../src/index";
import { carriedOut, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { APART, spec } from "../support/spec";
import { level, REALM } from "../support/spec-realm";

spec(deleteQueue, [
  {
    realm: REALM,
    mistakes: [
      ["queue_of_another", "BAD_REQUEST", { actor: NINA_MEMBER, realm: level(120) }],
      ["queue_unknown", "BAD_EVENT_QUEUE_ID", { actor: NINA_MEMBER }, APART],
    ],
  },
]);

const { realm, response } = play(everyRole()).registerQueue(MEL_MEMBER, {});
const { queue_id } = response;

test("refuses an unknown queue and a queue of another account", () => {
  expectRefusal(deleteQueue(realm, NINA_MEMBER, { queue_id }), realm, "BAD_EVENT_QUEUE_ID", "queue_unknown", { queue_id });
  expectRefusal(deleteQueue(realm, MEL_MEMBER, { queue_id: "x" }), realm, "BAD_EVENT_QUEUE_ID", "queue_unknown", { queue_id: "x" });
});

test("deletes the queue, sends no event, and refuses the second time", () => {
  const outcome = deleteQueue(realm, MEL_MEMBER, { queue_id });
  expect(eventTypes(outcome)).toEqual([]);
  const gone = carriedOut(outcome).realm;
  expect(gone.queues.size).toBe(0);
  expectRefusal(deleteQueue(gone, MEL_MEMBER, { queue_id }), gone, "BAD_EVENT_QUEUE_ID", "queue_unknown", { queue_id });
});
