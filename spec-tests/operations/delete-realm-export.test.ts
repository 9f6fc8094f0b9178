import { expect, it } from "vitest";
import { advanceClock, deleteRealmExport, exportRealm } from "../../src/index";
import { eventTypes } from "../support/outcomes";
import { ADA_ADMIN, everyRole, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { APART, spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

const EXPORTED = exportRealm(REALM, OLIVE_OWNER, {}).realm;
const FINISHED = advanceClock(EXPORTED, { seconds: 60 }).realm;
const DELETED = deleteRealmExport(FINISHED, OLIVE_OWNER, { export_id: 1 }).realm;

spec(deleteRealmExport, [
  {
    realm: FINISHED,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["export_unknown", "BAD_REQUEST", { params: { export_id: 99 } }],
      ["export_deleted_already", "BAD_REQUEST", { realm: () => DELETED }, APART],
      ["export_unfinished", "BAD_REQUEST", { realm: () => EXPORTED }, APART],
    ],
  },
]);

const begun = exportRealm(everyRole(), ADA_ADMIN, {}).realm;

it("deletes the file of a finished export, once", () => {
  const finished = advanceClock(begun, { seconds: 60 }).realm;
  const outcome = deleteRealmExport(finished, ADA_ADMIN, { export_id: 1 });
  expect(eventTypes(outcome)).toEqual(["realm_export"]);
});
