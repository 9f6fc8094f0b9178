/** A change of role moves deactivated accounts between system groups. Before level 303 they also stay in other groups. */
import { expect, test } from "vitest";
import { updateUser } from "../../src/index";
import { eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, GONE_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";

test.each([
  [302, ["user_group/remove_members", "user_group/add_members", "user_group/remove_members"]],
  [303, ["user_group/remove_members", "user_group/add_members", "user_group/remove_members"]],
])("at %d the role of a deactivated account moves it in groups: %j", (feature_level, expected) => {
  const outcome = updateUser(everyRole({ feature_level }), OLIVE_OWNER, { user_id: GONE_MEMBER, role: 300 });
  expect(eventTypes(outcome).filter((type) => type.startsWith("user_group"))).toEqual(expected);
});

test.each([
  [302, [NINA_MEMBER]],
  [303, []],
])("at %d the setting of a group names of the deactivated %j", (feature_level, direct_members) => {
  const groups = [{ name: "crew", can_mention_group: { direct_members: ["nina@example.test"], direct_subgroups: [] } }];
  const gone = play(everyRole({ feature_level, groups })).deactivateUser(OLIVE_OWNER, { user_id: NINA_MEMBER }).realm;
  const { user_groups } = play(gone).getUserGroups(OLIVE_OWNER, {}).response;
  expect(user_groups.find(({ name }) => name === "crew")).toMatchObject({ can_mention_group: { direct_members } });
});
