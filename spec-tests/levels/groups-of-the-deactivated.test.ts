/** Before level 303 deactivated accounts stay in their groups, and a change of role moves them between those of roles. */
import { expect, test } from "vitest";
import { updateUser } from "../../src/index";
import { told } from "../support/outcomes";
import { everyRole, GONE_MEMBER, OLIVE_OWNER } from "../support/realms";

test.each([
  [302, ["user_group/remove_members", "user_group/add_members", "user_group/remove_members"]],
  [303, []],
])("at %d the role of a deactivated account moves it in groups: %j", (feature_level, expected) => {
  const outcome = updateUser(everyRole({ feature_level }), OLIVE_OWNER, { user_id: GONE_MEMBER, role: 300 });
  expect(told(outcome).filter((type) => type.startsWith("user_group"))).toEqual(expected);
});
