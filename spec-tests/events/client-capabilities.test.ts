// Events: what clients receive by the capabilities that they name when they register.
import { expect, test } from "vitest";
import { createUserGroup, type Outcome, type Realm, updateSubscriptionSetting } from "../../src/index";
import { carriedOut } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const realm = everyRole();

/** The events of an account's client after a call, by its capabilities. */
function heard(
  from: Realm,
  client_capabilities: object,
  event_types: readonly string[],
  act: (now: Realm) => Outcome,
  userId = MEL_MEMBER,
) {
  const { realm: opened, response } = play(from).registerQueue(userId, {
    client_capabilities: { notification_settings_null: false, ...client_capabilities },
    event_types,
  });
  const done = carriedOut(act(opened)).realm;
  return play(done).getEvents(userId, { queue_id: response.queue_id ?? "", last_event_id: -1 }).response.events;
}

test("a subscription setting with its own value is sent with it to clients that do not know null", () => {
  const set = (value: boolean) => (now: Realm) =>
    updateSubscriptionSetting(now, MEL_MEMBER, { stream_id: GENERAL, property: "desktop_notifications", value });
  for (const value of [true, false]) {
    for (const notification_settings_null of [true, false]) {
      expect(heard(realm, { notification_settings_null }, ["subscription"], set(value))).toMatchObject([
        { property: "desktop_notifications", value },
      ]);
    }
  }
});

test("clients that do not support deactivated groups are notified of new groups, and of members of deactivated ones", () => {
  const grouped = everyRole({ groups: [{ name: "crew", members: ["mel@example.test"] }] });
  const make = (now: Realm) => createUserGroup(now, OLIVE_OWNER, { name: "cooks", description: "", members: [MEL_MEMBER] });
  expect(heard(grouped, {}, ["user_group"], make)).toMatchObject([{ op: "add", group: { name: "cooks" } }]);
  const gone = play(grouped).deactivateUserGroup(OLIVE_OWNER, { user_group_id: 9 }).realm;
  const join = (now: Realm) => wireCall(now, "olive@example.test", "POST", "/user_groups/9/members", { add: [NINA_MEMBER] }).outcome;
  expect(heard(gone, {}, ["user_group"], join)).toMatchObject([{ op: "add_members" }]);
  expect(heard(gone, { include_deactivated_groups: true }, ["user_group"], join)).toMatchObject([{ op: "add_members" }]);
  const groups = (client_capabilities: object) => {
    const { realm_user_groups } = play(gone).registerQueue(MEL_MEMBER, {
      client_capabilities: { notification_settings_null: false, ...client_capabilities },
      fetch_event_types: ["realm_user_groups"],
    }).response;
    return realm_user_groups?.filter(({ id }) => id >= 9).map(({ id }) => id);
  };
  expect([groups({}), groups({ include_deactivated_groups: true })]).toEqual([[], [9]]);
});
