import { expect, it } from "vitest";
import { removeAvatar } from "../../src/index";
import { carriedOut, eventsFor, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM, setting } from "../support/spec-realm";

const FIXED = setting({ avatar_changes_disabled: true });

spec(removeAvatar, [{ realm: REALM, mistakes: [["avatar_changes_disabled", "BAD_REQUEST", { realm: FIXED }]] }]);

it("removeAvatar restores the generated picture of an account, and notifies all accounts", () => {
  const { realm } = play(everyRole()).uploadAvatar(MEL_MEMBER, { file: { name: "me.png", size: 1 } });
  const outcome = removeAvatar(realm, MEL_MEMBER, {});
  const { avatar_url } = carriedOut(outcome).response;
  expect(avatar_url).toMatch(/^https:.*version=3$/);
  const person = { user_id: MEL_MEMBER, avatar_source: "G", avatar_url, avatar_version: 3 };
  expect(eventsFor(outcome, GRETA_GUEST)).toMatchObject([{ type: "realm_user", op: "update", person }]);
});

it("removeAvatar is only for administrators where users cannot change their picture", () => {
  const realm = everyRole({ settings: { avatar_changes_disabled: true } });
  expectRefusal(removeAvatar(realm, MEL_MEMBER, {}), realm, "BAD_REQUEST", "avatar_changes_disabled");
  expect(removeAvatar(realm, ADA_ADMIN, {}).ok).toBe(true);
});
