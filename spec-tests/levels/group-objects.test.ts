/** Group settings that name users and groups without a named group: only from a level on. */
import { expect, it } from "vitest";
import { everyRole, GENERAL, MEL_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const PEOPLE = { direct_members: [MEL_MEMBER], direct_subgroups: [3] };
const CREATE = { name: "g", description: "", members: [] };

it.each([
  ["can_mention_group", 257, "POST", "/user_groups/create", { ...CREATE, can_mention_group: PEOPLE }],
  ["create_multiuse_invite_group", 313, "PATCH", "/realm", { create_multiuse_invite_group: { new: PEOPLE } }],
  ["can_remove_subscribers_group", 319, "PATCH", `/streams/${GENERAL}`, { can_remove_subscribers_group: { new: PEOPLE } }],
  ["can_manage_group", 308, "POST", "/user_groups/create", { ...CREATE, can_manage_group: PEOPLE }],
])("%s is the ID of a group until level %i", (_name, last, method, path, params) => {
  const status = (level: number) =>
    wireCall(everyRole({ feature_level: level }), "olive@example.test", method, path, params).response.status;
  expect([status(last), status(last + 1)]).toEqual([400, 200]);
});
