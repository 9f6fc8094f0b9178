import { expect, it } from "vitest";
import { removeRealmLogo, uploadRealmLogo } from "../../src/index";
import { carriedOut, expectRefusal, eventsFor } from "../support/outcomes";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";

it("removeRealmLogo is only for administrators", () => {
  const realm = everyRole();
  const outcome = removeRealmLogo(realm, MEL_MEMBER, { night: true });
  expectRefusal(outcome, realm, "UNAUTHORIZED_PRINCIPAL", "administrator_required");
});

it("removeRealmLogo restores the first logo of the realm, and notifies all accounts", () => {
  const file = { name: "logo.png", size: 1 };
  const realm = carriedOut(uploadRealmLogo(everyRole(), ADA_ADMIN, { file, night: true })).realm;
  const outcome = removeRealmLogo(realm, ADA_ADMIN, { night: true });
  const data = { night_logo_source: "D" };
  expect(eventsFor(outcome, GRETA_GUEST)).toMatchObject([{ type: "realm", op: "update_dict", property: "night_logo", data }]);
});
