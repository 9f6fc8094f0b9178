import { expect, it } from "vitest";
import { getRealmExportConsents, updateSettings } from "../../src/index";
import { carriedOut } from "../support/outcomes";
import { ADA_ADMIN, everyRole, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(getRealmExportConsents, [
  { realm: REALM, actor: OLIVE_OWNER, mistakes: [["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }]] },
]);

const realm = everyRole();

it("returns for every active user whether it consents", () => {
  const agreed = carriedOut(updateSettings(realm, MEL_MEMBER, { allow_private_data_export: true })).realm;
  const { export_consents } = carriedOut(getRealmExportConsents(agreed, ADA_ADMIN, {})).response;
  expect(export_consents).toEqual([1, 2, 3, 4, 5, 6].map((user_id) => ({ user_id, consented: user_id === MEL_MEMBER })));
});
