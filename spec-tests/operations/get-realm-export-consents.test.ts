import { expect, it } from "vitest";
import { getRealmExportConsents, updateSettings } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { ADA_ADMIN, everyRole, MEL_MEMBER } from "../support/realms";

const realm = everyRole();

it("returns for every active user whether it consents, only to administrators", () => {
  const agreed = carriedOut(updateSettings(realm, MEL_MEMBER, { allow_private_data_export: true })).realm;
  const { export_consents } = carriedOut(getRealmExportConsents(agreed, ADA_ADMIN, {})).response;
  expect(export_consents).toEqual([1, 2, 3, 4, 5, 6].map((user_id) => ({ user_id, consented: user_id === MEL_MEMBER })));
  expectRefusal(getRealmExportConsents(realm, MEL_MEMBER, {}), realm, "UNAUTHORIZED_PRINCIPAL", "administrator_required");
});
