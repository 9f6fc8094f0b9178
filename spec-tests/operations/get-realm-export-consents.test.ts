import { expect, it } from "vitest";
import { getRealmExportConsents } from "../../src/index";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(getRealmExportConsents, [
  { realm: REALM, actor: OLIVE_OWNER, mistakes: [["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }]] },
]);

const realm = everyRole();

it("returns for every active user whether it consents", () => {
  const agreed = play(realm).updateSettings(MEL_MEMBER, { allow_private_data_export: true }).realm;
  const { export_consents } = play(agreed).getRealmExportConsents(ADA_ADMIN, {}).response;
  expect(export_consents).toEqual([1, 2, 3, 4, 5, 6].map((user_id) => ({ user_id, consented: user_id === MEL_MEMBER })));
});
