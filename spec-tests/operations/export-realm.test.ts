// An export from its request to the end of its file.
import { expect, it } from "vitest";
import { advanceClock, deleteRealmExport, exportRealm, type Realm } from "../../src/index";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, EVERY_ROLE_FIXTURE, everyRole, MEL_MEMBER, OLIVE_OWNER, START } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { level, REALM } from "../support/spec-realm";

const EXPORTED = exportRealm(REALM, OLIVE_OWNER, {}).realm;
const OFTEN = [1, 2, 3, 4].reduce((realm) => exportRealm(realm, OLIVE_OWNER, {}).realm, EXPORTED);
const FULL_EXPORTS = at.setting({ owner_full_content_access: true })(level(449)(REALM));

spec(exportRealm, [
  {
    realm: REALM,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["exports_too_many", "BAD_REQUEST", { realm: () => OFTEN }],
      ["export_without_consent", "BAD_REQUEST", { params: { export_type: 2 } }],
      ["export_without_address", "BAD_REQUEST", { realm: at.user(OLIVE_OWNER, { settings: { email_address_visibility: 4 } }) }],
    ],
  },
  {
    name: "everything",
    realm: FULL_EXPORTS,
    params: { export_type: "full_without_consent" },
    mistakes: [["export_of_everything_not_allowed", "BAD_REQUEST", { realm: at.setting({ owner_full_content_access: false }) }]],
  },
]);

const DAY = 86400;
const realm = everyRole();
const rows = (after: Realm): readonly object[] => play(after).getRealmExports(ADA_ADMIN, {}).response.exports;

it("is pending for a minute, then has an address until its file is deleted, and administrators are notified of each change", () => {
  const begun = exportRealm(realm, ADA_ADMIN, {});
  expect([eventTypes(begun), carriedOut(begun).response]).toEqual([["realm_export"], { id: 1 }]);
  expect([eventsFor(begun, OLIVE_OWNER).length, eventsFor(begun, MEL_MEMBER).length]).toEqual([1, 0]);
  const row = { id: 1, acting_user_id: ADA_ADMIN, export_time: START, export_type: 1, failed_timestamp: null };
  expect(rows(begun.realm)).toEqual([{ ...row, export_url: null, pending: true, deleted_timestamp: null }]);
  expect(rows(advanceClock(begun.realm, { seconds: 59 }).realm)).toEqual(rows(begun.realm));
  const finished = advanceClock(begun.realm, { seconds: 60 });
  expect(eventTypes(finished)).toEqual(["message", "realm_export"]);
  const export_url = expect.stringMatching(/^https:\/\/chat\.example\.test\/user_avatars\/exports\/1\/[0-9a-f]{40}\.tar\.gz$/) as string;
  expect(rows(finished.realm)).toEqual([{ ...row, export_url, pending: false, deleted_timestamp: null }]);
  const deleted = deleteRealmExport(finished.realm, OLIVE_OWNER, { export_id: 1 });
  expect(eventTypes(deleted)).toEqual(["realm_export"]);
  expect(rows(deleted.realm)).toEqual([{ ...row, export_url: null, pending: false, deleted_timestamp: START + 60 }]);
});

it("notifies only users, not bots that are administrators", () => {
  const users = (EVERY_ROLE_FIXTURE.users ?? []).concat({ email: "boss-bot@example.test", is_bot: true, role: 200 });
  expect(eventsFor(exportRealm(everyRole({ users }), ADA_ADMIN, {}), 9)).toEqual([]);
});

it("finishes by itself, independent of other pending exports", () => {
  const one = play(realm).exportRealm(ADA_ADMIN, {}).realm;
  const two = play(advanceClock(one, { seconds: 30 }).realm).exportRealm(ADA_ADMIN, {}).realm;
  expect(rows(advanceClock(two, { seconds: 30 }).realm)).toMatchObject([
    { id: 1, pending: false },
    { id: 2, pending: true },
  ]);
});

it("of private data requires the consent of an active owner", () => {
  const owner = { email: "owner@example.test", role: 100, settings: { allow_private_data_export: true } } as const;
  const owned = (is_active: boolean) =>
    everyRole({
      users: [
        { email: "olive@example.test", role: 100 },
        { ...owner, is_active },
      ],
      channels: [],
    });
  expect(exportRealm(owned(true), OLIVE_OWNER, { export_type: 2 }).ok).toBe(true);
  const gone = owned(false);
  expectRefusal(exportRealm(gone, OLIVE_OWNER, { export_type: 2 }), gone, "BAD_REQUEST", "export_without_consent");
});

it("is allowed five times in seven days", () => {
  const often = [1, 2, 3, 4, 5].reduce((before) => play(before).exportRealm(ADA_ADMIN, {}).realm, realm);
  expect(exportRealm(often, ADA_ADMIN, {}).ok).toBe(false);
  expect(exportRealm(advanceClock(often, { seconds: 7 * DAY }).realm, ADA_ADMIN, {}).ok).toBe(false);
  expect(exportRealm(advanceClock(often, { seconds: 7 * DAY + 1 }).realm, ADA_ADMIN, {}).ok).toBe(true);
});
