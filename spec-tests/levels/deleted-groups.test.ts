/** Below level 294 groups are deleted: the requests, events and state of a client of such a server. */
import { expect, test } from "vitest";
import { stateDifferences } from "../../src/client-state";
import type { Realm } from "../../src/index";
import { COOKS, groupRealm, LEADS } from "../support/group-realm";
import { NEW_CLIENT, OLD_CLIENT, polled, watching } from "../support/law-watcher";
import { GRETA_GUEST, MEL_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const OLIVE = "olive@example.test";
const asked = (realm: Realm, method: string, path: string) => wireCall(realm, OLIVE, method, path);
const groupsIn = (realm: Realm): unknown[] => Object(asked(realm, "GET", "/user_groups").response.body)["user_groups"];

test.each([218, 247, 293])("at level %i a group is deleted, and clients remove it", (feature_level) => {
  const realm = groupRealm({ feature_level });
  const clients = [
    [MEL_MEMBER, NEW_CLIENT],
    [MEL_MEMBER, OLD_CLIENT],
    [GRETA_GUEST, OLD_CLIENT],
  ] as const;
  for (const [userId, options] of clients) {
    const [listening, watcher] = watching(realm, userId, options);
    expect(watcher.state.user_groups?.[LEADS]?.direct_subgroup_ids).toEqual([COOKS]);
    const { response, outcome } = asked(listening, "DELETE", `/user_groups/${COOKS}`);
    expect(response).toMatchObject({ status: 200, body: { result: "success", msg: "" } });
    const [later, informed, events] = polled(outcome.realm, watcher);
    expect(events).toEqual([{ id: 0, type: "user_group", op: "remove", group_id: COOKS }]);
    expect(informed.state.user_groups).not.toHaveProperty(String(COOKS));
    const [, fresh] = watching(later, userId, options);
    expect(stateDifferences(informed.state, fresh.state)).toEqual([]);
    expect(groupsIn(later)).toEqual(
      groupsIn(listening)
        .filter((group) => Object(group).id !== COOKS)
        .map(withoutCooks),
    );
  }
});

function withoutCooks(group: unknown): unknown {
  const { direct_subgroup_ids: ids } = Object(group);
  return { ...Object(group), direct_subgroup_ids: ids.filter((id: number) => id !== COOKS) };
}

test.each([294, 372, 421])("at level %i no group can be deleted", (feature_level) => {
  const realm = groupRealm({ feature_level });
  const { response, outcome } = asked(realm, "DELETE", `/user_groups/${COOKS}`);
  expect(response.status).toBe(405);
  expect(outcome.realm).toBe(realm);
});
