import { expect, it } from "vitest";
import { profileRealm } from "../support/profile-realm";
import { wireCall } from "../support/wire-call";

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
