// Changes by ID and by address are the same; the order of checks is tested with the operation by address.
import { describe, expect, it } from "vitest";
import { updateUser } from "../../src/index";
import { FIXED_FIELD, FULL_NAME_MISTAKES, PROFILE_MISTAKES, PROFILE_REALM } from "../support/account-mistakes";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  BEEP_BOT,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GONE_MEMBER,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
} from "../support/realms";
import { APART, spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(updateUser, [
  {
    realm: at.user(OLIVE_OWNER, { can_create_users: true, can_change_user_emails: true })(PROFILE_REALM),
    mistakes: [
      ["user_unknown", "BAD_REQUEST", { params: { user_id: 99 } }],
      ["user_unknown", "BAD_REQUEST", { params: { user_id: 2147483001 } }],
      ["account_change_not_allowed", "BAD_REQUEST", { actor: MEL_MEMBER }],
      ["account_change_not_allowed", "BAD_REQUEST", { actor: NINA_MEMBER, params: { user_id: BEEP_BOT } }],
      [
        "email_change_not_allowed",
        "BAD_REQUEST",
        { actor: ADA_ADMIN, params: { new_email: "eve@example.test" } },
        { actor: MEL_MEMBER, params: { new_email: "eve@example.test" } },
      ],
      ["role_unknown", "BAD_REQUEST", { params: { role: 250 } }],
      ...FULL_NAME_MISTAKES,
      ...PROFILE_MISTAKES.map(([reason, profile_data]) => [reason, "BAD_REQUEST", { params: { profile_data } }] as const),
      [
        "profile_field_not_editable",
        "BAD_REQUEST",
        { actor: MEL_MEMBER, params: { user_id: BEEP_BOT, profile_data: [{ id: FIXED_FIELD, value: "x" }] } },
      ],
      ["email_invalid", "BAD_REQUEST", { params: { new_email: "nonsense" } }, APART],
      ["email_taken", "BAD_REQUEST", { params: { new_email: "nina@example.test" } }],
    ],
  },
  {
    name: "roles",
    realm: REALM,
    params: { user_id: NINA_MEMBER, role: 300 },
    mistakes: [
      ["role_unknown", "BAD_REQUEST", { params: { role: 250 } }],
      ["guest_made_administrator", "BAD_REQUEST", { params: { user_id: GRETA_GUEST, role: 200 } }],
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER, params: { user_id: BEEP_BOT } }],
      [
        "owner_required",
        "UNAUTHORIZED_PRINCIPAL",
        { actor: ADA_ADMIN, params: { role: 100 } },
        { actor: MEL_MEMBER, params: { user_id: BEEP_BOT, role: 100 } },
      ],
      ["last_owner", "BAD_REQUEST", { params: { user_id: OLIVE_OWNER } }, { actor: ADA_ADMIN, params: { user_id: OLIVE_OWNER } }],
      ["full_name_characters", "BAD_REQUEST", { params: { full_name: "a*b" } }],
    ],
  },
]);

const MAY_CHANGE_EMAILS = (EVERY_ROLE_FIXTURE.users ?? []).map((user) => ({ ...user, can_change_user_emails: true }));

describe("updateUser", () => {
  it("changes deactivated accounts and bots, and notifies", () => {
    for (const user_id of [GONE_MEMBER, BEEP_BOT]) {
      const outcome = updateUser(everyRole(), ADA_ADMIN, { user_id, full_name: "Renamed" });
      expect(carriedOut(outcome).realm.users.get(user_id - 1)?.full_name).toBe("Renamed");
      const ofBot = user_id === BEEP_BOT ? ["realm_bot/update"] : [];
      expect(eventTypes(outcome)).toEqual(["realm_user/update", ...ofBot]);
    }
  });

  it("changes addresses for administrators with the permission, on servers", () => {
    const users = MAY_CHANGE_EMAILS;
    const params = { user_id: MEL_MEMBER, new_email: "melanie@example.test" };
    const [documented, server] = [everyRole({ users }), everyRole({ users, realm: { follow: "server" } })];
    expectRefusal(updateUser(documented, ADA_ADMIN, params), documented, "BAD_REQUEST", "email_change_not_allowed");
    expect(updateUser(server, ADA_ADMIN, params).ok).toBe(true);
    expectRefusal(updateUser(server, MEL_MEMBER, { ...params, user_id: BEEP_BOT }), server, "BAD_REQUEST", "email_change_not_allowed");
  });

  it("sends the event of the role first, then of the name, the profile and the address", () => {
    const realm = everyRole({ users: MAY_CHANGE_EMAILS, realm: { follow: "server" } });
    const changes = { user_id: NINA_MEMBER, full_name: "Nina Moderator", role: 300, new_email: "n@elsewhere.test" };
    const people = eventsFor(updateUser(realm, ADA_ADMIN, changes), MEL_MEMBER).map((event) => event["person"] ?? {});
    const aspects = people.flatMap(Object.keys);
    expect(aspects.filter((name) => ["role", "full_name", "delivery_email", "avatar_url", "new_email"].includes(name))).toEqual([
      "role",
      "full_name",
      "delivery_email",
      "avatar_url",
      "new_email",
    ]);
  });

  it("notifies a new guest of the web-public channels that it can no longer see, not of archived ones", () => {
    const channels = [{ name: "open" }, { name: "attic", is_archived: true }];
    const outcome = updateUser(everyRole({ channels }), ADA_ADMIN, { user_id: NINA_MEMBER, role: 600 });
    const lost = eventsFor(outcome, NINA_MEMBER).filter(({ type }) => type === "stream");
    expect(lost).toMatchObject([{ op: "delete", stream_ids: [1] }]);
  });

  it.each([
    ["the actor's own in another letter case is taken", "NINA@example.test", false],
    ["blanks around it are part of it", " n@example.test", false],
    ["a domain has two labels", "n@example", false],
    // The present address in other letters is taken, and a new one may be of any domain.
    // Another's new address needs its form and to be free; the domains of the realm are not asked.
    ["the realm's domains are not asked", "n+1@elsewhere.test", true],
  ])("checks the form of an address and the account that has it: %s", (_name, new_email, isTaken) => {
    const realm = everyRole({ users: MAY_CHANGE_EMAILS, settings: { emails_restricted_to_domains: true } });
    expect(updateUser(realm, OLIVE_OWNER, { user_id: NINA_MEMBER, new_email }).ok).toBe(isTaken);
  });

  // What looks like the end of a mention is not looked for in a name behind which a blank stands.
  it("finds the end of a mention in a name only without a blank before it", () => {
    const names = ["Nina|5", "Nina|5 "].map((full_name) => updateUser(everyRole(), ADA_ADMIN, { user_id: NINA_MEMBER, full_name }).ok);
    expect(names).toEqual([false, true]);
  });

  it("gives bots a profile that is sent and not shown, and their owners no fields of administrators", () => {
    const realm = everyRole({ custom_profile_fields: [{ name: "Tea" }, { name: "Badge", editable_by_user: false }] });
    const give = (actor: number, id: number) => updateUser(realm, actor, { user_id: BEEP_BOT, profile_data: [{ id, value: "x" }] });
    expect(eventsFor(give(MEL_MEMBER, 1), NINA_MEMBER)).toMatchObject([
      { type: "realm_user", op: "update", person: { user_id: BEEP_BOT, custom_profile_field: { id: 1, value: "x" } } },
    ]);
    const shown = play(give(MEL_MEMBER, 1).realm).getUser(NINA_MEMBER, { user_id: BEEP_BOT, include_custom_profile_fields: true });
    expect(shown.response.user).not.toHaveProperty("profile_data");
    expectRefusal(give(MEL_MEMBER, 2), realm, "BAD_REQUEST", "profile_field_not_editable");
    expect(give(ADA_ADMIN, 2).ok).toBe(true);
  });

  it("reports unknown parameters over the wire, and refuses a role that is not a number", () => {
    const params = { user_id: 4, full_name: "Melanie", nonsense: 1 };
    const { response } = wireCall(everyRole(), "ada@example.test", "PATCH", "/users/4", params);
    const ignored_parameters_unsupported = ["user_id", "nonsense"];
    expect(response.body).toEqual({ result: "success", msg: "", ignored_parameters_unsupported });
    const bad = wireCall(everyRole(), "ada@example.test", "PATCH", "/users/4", { role: "admin" });
    expect(bad.response).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
  });
});
