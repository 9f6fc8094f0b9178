import { expect, it } from "vitest";
import { exportRealm, getRealmExports } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { ADA_ADMIN, everyRole, MEL_MEMBER } from "../support/realms";

const realm = everyRole();

it("lists exports in the order of the requests, only for administrators", () => {
  const two = exportRealm(exportRealm(realm, ADA_ADMIN, {}).realm, ADA_ADMIN, {}).realm;
  expect(carriedOut(getRealmExports(two, ADA_ADMIN, {})).response.exports.map(({ id }) => id)).toEqual([1, 2]);
  expectRefusal(getRealmExports(realm, MEL_MEMBER, {}), realm, "UNAUTHORIZED_PRINCIPAL", "administrator_required");
});
