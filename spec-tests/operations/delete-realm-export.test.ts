import { expect, it } from "vitest";
import { advanceClock, deleteRealmExport, exportRealm } from "../../src/index";
import { carriedOut, expectRefusal, eventTypes } from "../support/outcomes";
import { ADA_ADMIN, everyRole } from "../support/realms";

const begun = exportRealm(everyRole(), ADA_ADMIN, {}).realm;

it("deletes the file of a finished export, once", () => {
  expectRefusal(deleteRealmExport(begun, ADA_ADMIN, { export_id: 1 }), begun, "BAD_REQUEST", "export_unfinished");
  const finished = advanceClock(begun, { seconds: 60 }).realm;
  const outcome = deleteRealmExport(finished, ADA_ADMIN, { export_id: 1 });
  expect(eventTypes(outcome)).toEqual(["realm_export"]);
  const { realm } = carriedOut(outcome);
  expectRefusal(deleteRealmExport(realm, ADA_ADMIN, { export_id: 1 }), realm, "BAD_REQUEST", "export_deleted_already");
});
