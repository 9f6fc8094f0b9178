import { expect, it } from "vitest";
import { deleteCustomProfileField } from "../../src/index";
import { eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { ABOUT, profileRealm, TEA } from "../support/profile-realm";
import { MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(deleteCustomProfileField, [
  {
    realm: REALM,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["profile_field_unknown", "BAD_REQUEST", { params: { field_id: 99 } }],
    ],
  },
]);

it("deleteCustomProfileField deletes the field with all values, and keeps the positions of the others", () => {
  const data = [
    { id: TEA, value: "green" },
    { id: ABOUT, value: "me" },
  ];
  const { realm } = play(profileRealm()).updateOwnProfile(MEL_MEMBER, { data });
  const { outcome } = wireCall(realm, "ada@example.test", "DELETE", `/realm/profile_fields/${TEA}`);
  expect(eventTypes(outcome)).toEqual(["custom_profile_fields"]);
  expect(outcome.realm.custom_profile_fields.map(({ id, order }) => [id, order])).toEqual([
    [2, 2],
    [3, 3],
  ]);
  const own = play(outcome.realm).getOwnUser(MEL_MEMBER, {}).response;
  expect(Object.keys(outcome.realm.users.get(MEL_MEMBER - 1)?.profile ?? {})).toEqual([String(ABOUT)]);
  expect(own["profile_data"]).toEqual({ [ABOUT]: { value: "me", rendered_value: "<p>me</p>" } });
});
