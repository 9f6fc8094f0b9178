/** Events: polling; the rules of queues stand in `events/queues`. */
import { expect, test } from "vitest";
import { addReaction, getEvents, registerQueue } from "../../src/index";
import { carriedOut } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { APART, spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";

const REGISTERED = registerQueue(REALM, MEL_MEMBER, {});
const MISSED = addReaction(REGISTERED.realm, MEL_MEMBER, { message_id: at.BY_NINA, emoji_name: "tada" }).realm;
const QUEUE = REGISTERED.ok ? String(REGISTERED.response.queue_id) : "";
const ACKNOWLEDGED = getEvents(MISSED, MEL_MEMBER, { queue_id: QUEUE, last_event_id: 0, dont_block: true }).realm;

spec(getEvents, [
  {
    realm: ACKNOWLEDGED,
    params: { queue_id: QUEUE, last_event_id: 0, dont_block: true },
    mistakes: [
      ["poll_incomplete", "BAD_REQUEST", { params: { queue_id: undefined } }],
      ["poll_incomplete", "BAD_REQUEST", { params: { last_event_id: undefined } }, APART],
      ["queue_of_another", "BAD_REQUEST", { actor: NINA_MEMBER, realm: at.level(120) }],
      ["queue_unknown", "BAD_EVENT_QUEUE_ID", { params: { queue_id: "nothing" } }, APART],
      ["events_acknowledged", "BAD_REQUEST", { params: { last_event_id: -1 } }],
      ["event_not_sent", "BAD_REQUEST", { params: { last_event_id: 99 } }],
    ],
  },
  {
    name: "by guests",
    realm: REALM,
    actor: GRETA_GUEST,
    mistakes: [
      ["all_public_streams_not_allowed", "BAD_REQUEST", { params: { all_public_streams: true } }],
      ["poll_incomplete", "BAD_REQUEST", { params: { queue_id: undefined } }],
      ["queue_unknown", "BAD_EVENT_QUEUE_ID", { actor: NINA_MEMBER }],
    ],
  },
]);

const { realm, response } = play(everyRole()).registerQueue(MEL_MEMBER, { event_types: ["alert_words"] });
const { queue_id } = response;

// An answer that did not have to wait names no queue.
test("returns what to wait for when there are no events, unless the client does not want to wait", () => {
  const asked = { queue_id, last_event_id: -1 };
  const empty = getEvents(realm, MEL_MEMBER, asked);
  const heartbeat_at = expect.toSatisfy((at: number) => at >= realm.now + 45 && at <= realm.now + 55);
  expect(empty).toMatchObject({ ok: true, waits_for: { queue_id, heartbeat_at } });
  expect(carriedOut(empty).response).toEqual({ events: [], queue_id });
  const unwilling = getEvents(realm, MEL_MEMBER, { ...asked, dont_block: true });
  expect(unwilling).not.toHaveProperty("waits_for");
  expect(carriedOut(unwilling).response).toEqual({ events: [] });
  const notified = play(realm).addAlertWords(MEL_MEMBER, { alert_words: ["fire"] }).realm;
  expect(getEvents(notified, MEL_MEMBER, asked)).not.toHaveProperty("waits_for");
});
