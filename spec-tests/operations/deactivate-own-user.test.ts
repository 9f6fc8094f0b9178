import { describe, expect, it } from "vitest";
import { createRealm, deactivateOwnUser } from "../../src/index";
import { eventsFor, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, BEEP_BOT, everyRole, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(deactivateOwnUser, [{ realm: REALM, mistakes: [["last_user", "CANNOT_DEACTIVATE_LAST_USER", { actor: OLIVE_OWNER }]] }]);

describe("deactivateOwnUser", () => {
  it("allows bots", () => {
    expect(deactivateOwnUser(everyRole(), BEEP_BOT, {}).realm.users.get(BEEP_BOT - 1)?.is_active).toBe(false);
  });

  it("notifies administrators that its invitations are revoked", () => {
    const invited = play(everyRole()).sendInvites(ADA_ADMIN, { invitee_emails: "new@example.test", stream_ids: [] });
    const outcome = deactivateOwnUser(invited.realm, ADA_ADMIN, {});
    expect(eventsFor(outcome, OLIVE_OWNER)).toContainEqual({ type: "invites_changed" });
  });

  it("refuses the only owner", () => {
    const realm = everyRole();
    expectRefusal(deactivateOwnUser(realm, OLIVE_OWNER, {}), realm, "CANNOT_DEACTIVATE_LAST_USER", "last_user", {
      http_status: 400,
      is_last_owner: true,
      entity: "organization owner",
    });
  });

  it("refuses the only active account, of any role; an active bot is enough as another account", () => {
    const company = [{ email: "solo@example.test" }, { email: "bot@example.test", is_bot: true }];
    expect(deactivateOwnUser(createRealm({ users: company }), 1, {}).ok).toBe(true);
    const realm = createRealm({ users: [{ email: "solo@example.test", role: 100 }] });
    expectRefusal(deactivateOwnUser(realm, 1, {}), realm, "CANNOT_DEACTIVATE_LAST_USER", "last_user", {
      is_last_owner: false,
      entity: "user",
    });
  });

  it("deactivates any other account, and an owner when there is another owner", () => {
    const { response, outcome } = wireCall(everyRole(), "mel@example.test", "DELETE", "/users/me");
    expect(response.body).toEqual({ result: "success", msg: "" });
    expect(outcome.realm.users.get(MEL_MEMBER - 1)?.is_active).toBe(false);
    const two = play(everyRole()).updateUser(OLIVE_OWNER, { user_id: MEL_MEMBER, role: 100 }).realm;
    expect(deactivateOwnUser(two, OLIVE_OWNER, {}).ok).toBe(true);
    const one = play(two).deactivateUser(OLIVE_OWNER, { user_id: MEL_MEMBER }).realm;
    expectRefusal(deactivateOwnUser(one, OLIVE_OWNER, {}), one, "CANNOT_DEACTIVATE_LAST_USER", "last_user");
  });
});
