import { expect, it } from "vitest";
import { exportRealm, getRealmExports } from "../../src/index";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(getRealmExports, [
  { realm: REALM, actor: OLIVE_OWNER, mistakes: [["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }]] },
]);

const realm = everyRole();

it("lists exports in the order of the requests", () => {
  const two = exportRealm(exportRealm(realm, ADA_ADMIN, {}).realm, ADA_ADMIN, {}).realm;
  expect(
    play(two)
      .getRealmExports(ADA_ADMIN, {})
      .response.exports.map(({ id }) => id),
  ).toEqual([1, 2]);
});
