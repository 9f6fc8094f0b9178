import { expect, it } from "vitest";
import { getCustomProfileFields } from "../../src/index";
import { profileRealm } from "../support/profile-realm";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(getCustomProfileFields, [{ realm: REALM, mistakes: [] }]);

it("lists the custom profile fields in their order, to guests as well", () => {
  const { body } = wireCall(profileRealm(), "greta@example.test", "GET", "/realm/profile_fields").response;
  expect(body).toMatchObject({ custom_fields: [{ name: "Tea" }, { name: "Badge" }, { name: "About" }] });
  expect(Object.keys(Object(Object(body?.["custom_fields"])[0])).sort()).toEqual([
    "editable_by_user",
    "field_data",
    "hint",
    "id",
    "name",
    "order",
    "required",
    "type",
  ]);
});
