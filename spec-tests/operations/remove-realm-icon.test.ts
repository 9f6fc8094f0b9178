import { expect, it } from "vitest";
import { removeRealmIcon, uploadRealmIcon } from "../../src/index";
import { carriedOut, expectRefusal, eventsFor } from "../support/outcomes";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";

it("removeRealmIcon is only for administrators", () => {
  const realm = everyRole();
  const outcome = removeRealmIcon(realm, MEL_MEMBER, {});
  expectRefusal(outcome, realm, "UNAUTHORIZED_PRINCIPAL", "administrator_required");
});

it("removeRealmIcon restores the first icon of the realm, and notifies all accounts", () => {
  const file = { name: "icon.png", size: 1 };
  const realm = carriedOut(uploadRealmIcon(everyRole(), ADA_ADMIN, { file })).realm;
  const outcome = removeRealmIcon(realm, ADA_ADMIN, {});
  const data = { icon_source: "G" };
  expect(eventsFor(outcome, GRETA_GUEST)).toMatchObject([{ type: "realm", op: "update_dict", property: "icon", data }]);
});
