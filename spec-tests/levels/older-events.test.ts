/** Events of old servers: of channels that become hidden, of settings by former names, of full members. */
import { expect, test } from "vitest";
import { type Realm, updateRealm } from "../../src/index";
import { eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, GENERAL, GONE_MEMBER, GRETA_GUEST, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";

type Fields = Readonly<Record<string, unknown>>;

/** The events of several changes, for an account that polls only at the end. */
function heardBy(userId: number, start: Realm, changes: readonly ((realm: Realm) => Realm)[]): readonly Fields[] {
  const queue = play(start).registerQueue(userId, { event_types: ["stream"] });
  const realm = changes.reduce((now, change) => change(now), queue.realm);
  const { queue_id } = queue.response;
  return play(realm)
    .getEvents(userId, { queue_id, last_event_id: -1, dont_block: true })
    .response.events.map((event) => ({
      ...event,
    }));
}

test("before 343, the event of a hidden channel contains the channel of that time", () => {
  const events = heardBy(GRETA_GUEST, everyRole({ feature_level: 342 }), [
    (realm) => play(realm).unsubscribe(GRETA_GUEST, { subscriptions: ["general"] }).realm,
    (realm) => play(realm).updateStream(OLIVE_OWNER, { stream_id: GENERAL, description: "for members" }).realm,
  ]);
  expect(events).toEqual([expect.objectContaining({ op: "delete", streams: [expect.objectContaining({ description: "" })] })]);
});

test.each([
  [196, "can_remove_subscribers_group_id"],
  [197, "can_remove_subscribers_group"],
])("at %d the event names the setting %s", (feature_level, property) => {
  const moderators = 4;
  const events = heardBy(MEL_MEMBER, everyRole({ feature_level }), [
    (realm) => play(realm).updateStream(OLIVE_OWNER, { stream_id: GENERAL, can_remove_subscribers_group: { new: moderators } }).realm,
  ]);
  expect(events).toMatchObject([{ op: "update", property, value: moderators }]);
});

test.each([
  [302, [GONE_MEMBER]],
  [303, [GONE_MEMBER]],
])("at %d a longer waiting period removes these deactivated accounts from the full members: %j", (feature_level, ids) => {
  const start = everyRole({ feature_level });
  const outcome = updateRealm(start, OLIVE_OWNER, { waiting_period_threshold: 100_000 });
  expect(eventTypes(outcome)).toContain("user_group/remove_members");
  const moved = eventsFor(outcome, MEL_MEMBER).flatMap((event) => (event["op"] === "remove_members" ? event["user_ids"] : []));
  expect(moved.filter((id) => id === GONE_MEMBER)).toEqual(ids);
});
