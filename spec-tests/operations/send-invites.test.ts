import { describe, expect, it } from "vitest";
import { type Fixture, type Realm, sendInvites } from "../../src/index";
import { withMailsCounted } from "../../src/model/changes/invitations/invitations";
import { DAY, HOUR, invited, invitingRealm, joining, listed, mailsOf, TEN_DAYS, WELCOME } from "../support/inviting";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  ATTIC,
  BEEP_BOT,
  EVERY_ROLE_FIXTURE,
  GENERAL,
  GRETA_GUEST,
  MEL_MEMBER,
  MORGAN_MODERATOR,
  NINA_MEMBER,
  OLIVE_OWNER,
  SECRET,
  SHARED_SECRET,
  START,
} from "../support/realms";
import { APART, spec } from "../support/spec";
import { all, asServers, CLOSED, LEADS, level, REALM, server, setting, user } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

/** So many mails were sent today that none may follow. */
function exhausted(realm: Realm): Realm {
  return withMailsCounted(server({ open_realm_creation: true })(realm), 10_000);
}
const OPEN_TO_JOIN = all(setting({ invite_required: false }), (realm) => user(MEL_MEMBER, { date_joined: realm.now })(realm));

spec(sendInvites, [
  {
    realm: REALM,
    mistakes: [
      ["bots_do_not_invite", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["guests_do_not_invite", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["inviting_not_allowed", "BAD_REQUEST", { realm: setting({ can_invite_users_group: "role:nobody" }) }],
      ["role_unknown", "BAD_REQUEST", { params: { invite_as: 250 } }],
      ["role_unknown", "BAD_REQUEST", { actor: OLIVE_OWNER, params: { invite_as: 500 } }],
      ["owner_required", "UNAUTHORIZED_PRINCIPAL", { params: { invite_as: 100 } }],
      ["invite_role_above_own", "BAD_REQUEST", { params: { invite_as: 300 } }],
      ["invite_role_above_own", "BAD_REQUEST", { actor: MORGAN_MODERATOR, params: { invite_as: 200 } }],
      ["invitees_missing", "BAD_REQUEST", { params: { invitee_emails: " ,\n, \n" } }],
      ["invitation_time_invalid", "BAD_REQUEST", { params: { invite_expires_in_minutes: -1 } }],
      ["invitation_time_invalid", "BAD_REQUEST", { params: { invite_expires_in_minutes: 1.5 } }],
      ["invitation_time_invalid", "BAD_REQUEST", { params: { invite_expires_in_minutes: Number.MAX_SAFE_INTEGER } }],
      ["welcome_text_not_allowed", "BAD_REQUEST", { params: { welcome_message_custom_text: "" }, realm: asServers }, APART],
      ["welcome_text_too_long", "BAD_REQUEST", { actor: OLIVE_OWNER, params: { welcome_message_custom_text: "x".repeat(8001) } }],
      ["invitation_channel_unknown", "BAD_REQUEST", { params: { stream_ids: [99] } }],
      ["invitation_channel_unknown", "BAD_REQUEST", { params: { stream_ids: [SHARED_SECRET] } }],
      ["invitation_channel_unknown", "BAD_REQUEST", { params: { stream_ids: [ATTIC] } }],
      // Administrators can see the private channel.
      ["invitation_channel_unknown", "BAD_REQUEST", { actor: NINA_MEMBER, params: { stream_ids: [SECRET] } }],
      [
        "subscribing_others_not_allowed",
        "BAD_REQUEST",
        { params: { stream_ids: [GENERAL] }, realm: setting({ can_add_subscribers_group: "role:nobody" }) },
        {
          params: { stream_ids: [GENERAL, 99] },
          realm: setting({ can_add_subscribers_group: "role:nobody" }),
        },
      ],
      ["subscribing_others_not_allowed", "BAD_REQUEST", { actor: ADA_ADMIN, params: { stream_ids: [SECRET] } }],
      ["invitation_group_unknown", "BAD_REQUEST", { params: { group_ids: [CLOSED] } }],
      ["invitation_group_unknown", "BAD_REQUEST", { params: { group_ids: [99] } }],
      ["invitation_group_unknown", "BAD_REQUEST", { params: { group_ids: [1] } }],
      ["adding_members_not_allowed", "BAD_REQUEST", { params: { group_ids: [LEADS] } }],
      ["invitees_not_allowed", "INVITATION_FAILED", { params: { invitee_emails: "nonsense" } }],
      [
        "invitees_have_accounts",
        "INVITATION_FAILED",
        { params: { invitee_emails: "nina@example.test" } },
        { params: { invitee_emails: "nonsense,nina@example.test" } },
      ],
    ],
  },
  {
    name: "limits",
    realm: level(116)(REALM),
    params: { invitee_emails: "eve@example.test", stream_ids: [GENERAL] },
    mistakes: [
      ["invitees_missing", "BAD_REQUEST", { params: { invitee_emails: " " } }],
      ["invitation_without_channels", "BAD_REQUEST", { params: { stream_ids: [] } }],
      ["invitation_without_end", "BAD_REQUEST", { params: { invite_expires_in_minutes: null } }],
      ["invitations_too_many", "INVITATION_FAILED", { realm: exhausted }],
      ["inviter_account_too_new", "INVITATION_FAILED", { realm: OPEN_TO_JOIN }, { realm: all(exhausted, OPEN_TO_JOIN) }],
      ["invitees_not_allowed", "INVITATION_FAILED", { params: { invitee_emails: "nonsense" } }],
    ],
  },
]);

const ANN = "ann@example.test";
const toAnn = { invitee_emails: ANN, stream_ids: [] } as const;

/** The addresses that are invited when this text is sent. */
function addressesOf(invitee_emails: string): string[] {
  return mailsOf(sendInvites(invitingRealm(), MEL_MEMBER, { invitee_emails, stream_ids: [] })).map(({ to }) => to);
}

function expiryOf(realm: Realm): unknown {
  return listed(realm, OLIVE_OWNER)[0]?.["expiry_date"];
}

describe("sendInvites refuses, the first reason first", () => {
  const realm = invitingRealm();
  it("an actor without the permission to invite, before the role", () => {
    const strict = invitingRealm({ settings: { can_invite_users_group: "role:administrators" } });
    const params = { ...toAnn, invite_as: 500 };
    expectRefusal(sendInvites(strict, MEL_MEMBER, params), strict, "BAD_REQUEST", "inviting_not_allowed", {
      msg: "You are not allowed to invite users.",
    });
    expect(sendInvites(strict, ADA_ADMIN, toAnn).ok).toBe(true);
  });

  it("channels, except default channels, from an actor who is not allowed to subscribe others", () => {
    const strict = invitingRealm({ settings: { can_add_subscribers_group: "role:administrators" } });
    expectRefusal(
      sendInvites(strict, MEL_MEMBER, { ...toAnn, stream_ids: [WELCOME, GENERAL] }),
      strict,
      "BAD_REQUEST",
      "subscribing_others_not_allowed",
    );
    expect(sendInvites(strict, MEL_MEMBER, { ...toAnn, stream_ids: [WELCOME] }).ok).toBe(true);
    expect(sendInvites(strict, MEL_MEMBER, { ...toAnn, include_realm_default_subscriptions: true }).ok).toBe(true);
    const old = invitingRealm({ settings: { can_add_subscribers_group: "role:administrators" }, feature_level: 341 });
    expectRefusal(sendInvites(old, MEL_MEMBER, { ...toAnn, stream_ids: [WELCOME] }), old, "BAD_REQUEST", "subscribing_others_not_allowed");
  });

  it("not a validity of zero minutes", () => {
    expect(sendInvites(realm, MEL_MEMBER, { ...toAnn, invite_expires_in_minutes: 0 }).ok).toBe(true);
  });

  it("an owner who is invited by an administrator with the code of servers where the realm follows servers", () => {
    const server = invitingRealm({ realm: { follow: "server" } });
    expectRefusal(sendInvites(server, ADA_ADMIN, { ...toAnn, invite_as: 100 }), server, "UNAUTHORIZED_PRINCIPAL", "owner_required");
    expectRefusal(sendInvites(server, MEL_MEMBER, { ...toAnn, invite_as: 200 }), server, "BAD_REQUEST", "invite_role_above_own");
  });
});

const NOTHING_SENT = { sent_invitations: false, daily_limit_reached: false, license_limit_reached: false };

describe("sendInvites refuses addresses with INVITATION_FAILED", () => {
  const open: Fixture = { server: { open_realm_creation: true, max_invites_per_day: 3 } };

  // With one invalid address, the error also lists addresses that have accounts.
  it("invites no address when one of the addresses is invalid", () => {
    const realm = invitingRealm();
    const outcome = sendInvites(realm, MEL_MEMBER, {
      invitee_emails: "ann@example.test, nina@example.test, not-an-address",
      stream_ids: [],
    });
    const errors = [
      ["not-an-address", expect.any(String), false],
      ["nina@example.test", expect.any(String), false],
    ];
    expectRefusal(outcome, realm, "INVITATION_FAILED", "invitees_not_allowed", { ...NOTHING_SENT, errors, http_status: 400 });
    expect(mailsOf(outcome)).toEqual([]);
  });

  it("invites no address when one of the addresses is not allowed in the realm", () => {
    const realm = invitingRealm({ settings: { disallow_disposable_email_addresses: true } });
    const outcome = sendInvites(realm, MEL_MEMBER, {
      invitee_emails: "a@mailinator.com,ann@example.test",
      stream_ids: [],
    });
    const errors = [["a@mailinator.com", expect.any(String), false]];
    expectRefusal(outcome, realm, "INVITATION_FAILED", "invitees_not_allowed", { ...NOTHING_SENT, errors });
  });

  it("counts no mails on servers where users cannot create realms", () => {
    const one = invitingRealm({ server: { max_invites_per_day: 1 } });
    const sent = play(one).sendInvites(ADA_ADMIN, { invitee_emails: "a@example.test,b@example.test", stream_ids: [] }).realm;
    expect(sendInvites(sent, ADA_ADMIN, { invitee_emails: "c@example.test", stream_ids: [] }).ok).toBe(true);
  });

  it("invites disposable addresses where the realm allows them", () => {
    const realm = invitingRealm({ settings: { disallow_disposable_email_addresses: false } });
    expect(sendInvites(realm, MEL_MEMBER, { invitee_emails: "a@mailinator.com", stream_ids: [] }).ok).toBe(true);
  });

  it("invites no address when all have accounts, and reports which of them are deactivated", () => {
    const realm = invitingRealm();
    const outcome = sendInvites(realm, MEL_MEMBER, {
      invitee_emails: "NINA@example.test,gone@example.test",
      stream_ids: [],
    });
    const errors = [
      ["NINA@example.test", expect.any(String), false],
      ["gone@example.test", expect.any(String), true],
    ];
    expectRefusal(outcome, realm, "INVITATION_FAILED", "invitees_have_accounts", { ...NOTHING_SENT, errors });
  });

  it("invites the others when some have accounts, and changes the realm", () => {
    const realm = invitingRealm();
    const outcome = sendInvites(realm, MEL_MEMBER, {
      invitee_emails: "ann@example.test,nina@example.test",
      stream_ids: [],
    });
    expect(outcome).toMatchObject({
      ok: false,
      error: {
        ...NOTHING_SENT,
        code: "INVITATION_FAILED",
        http_status: 400,
        sent_invitations: true,
        errors: [["nina@example.test", expect.any(String), false]],
      },
    });
    expect(mailsOf(outcome).map(({ to }) => to)).toEqual([ANN]);
    expect(listed(outcome.realm, MEL_MEMBER)).toMatchObject([{ email: ANN }]);
    expect(eventTypes(outcome)).toEqual(["invites_changed"]);
  });

  it("invites no address above the limit of the day, which counts mails of the last 24 hours", () => {
    const realm = invited(invitingRealm(open), ADA_ADMIN, "a@example.test,b@example.test");
    const two = { invitee_emails: "c@example.test,d@example.test", stream_ids: [] };
    const errors: unknown[] = [];
    expectRefusal(sendInvites(realm, ADA_ADMIN, two), realm, "INVITATION_FAILED", "invitations_too_many", {
      ...NOTHING_SENT,
      daily_limit_reached: true,
      errors,
    });
    const full = invited(realm, ADA_ADMIN, "c@example.test");
    const early = play(full).advanceClock({ seconds: DAY - 1 }).realm;
    expectRefusal(sendInvites(early, ADA_ADMIN, toAnn), early, "INVITATION_FAILED", "invitations_too_many", { daily_limit_reached: true });
    const nextDay = play(early).advanceClock({ seconds: 1 }).realm;
    expect(sendInvites(nextDay, ADA_ADMIN, { ...toAnn, invitee_emails: "e@example.test,f@example.test,g@example.test" }).ok).toBe(true);
  });

  it("has no limit where users cannot create realms", () => {
    const realm = invited(invitingRealm({ server: { max_invites_per_day: 1 } }), MEL_MEMBER, "a@example.test,b@example.test");
    expect(sendInvites(realm, MEL_MEMBER, toAnn).ok).toBe(true);
  });

  it("refuses accounts of under three days where joining requires no invitation, except administrators", () => {
    const joined = (seconds: number, invite_required = false): Realm =>
      invitingRealm({
        settings: { invite_required },
        users: (EVERY_ROLE_FIXTURE.users ?? []).map((user) => ({ ...user, date_joined: START - seconds })),
      });
    const young = joined(3 * DAY - 1);
    expectRefusal(sendInvites(young, MEL_MEMBER, toAnn), young, "INVITATION_FAILED", "inviter_account_too_new", {
      ...NOTHING_SENT,
      errors: [],
    });
    expect(sendInvites(young, ADA_ADMIN, toAnn).ok).toBe(true);
    expect(sendInvites(joined(0, true), MEL_MEMBER, toAnn).ok).toBe(true);
    expect(sendInvites(joined(3 * DAY), MEL_MEMBER, toAnn).ok).toBe(true);
  });
});

describe("sendInvites reads addresses", () => {
  it.each([
    ["by commas and newlines", "a@x.test,b@x.test\nc@x.test\r\nd@x.test", ["a@x.test", "b@x.test", "c@x.test", "d@x.test"]],
    ["with names and blanks", '  Ann Example <a@example.test> , "Bo" <b@example.test>', ["a@example.test", "b@example.test"]],
    ["each spelling once", "A@example.test,a@example.test,<a@example.test>", ["A@example.test", "a@example.test"]],
    ["without empty parts", ",,a@example.test,\n,", ["a@example.test"]],
  ])("%s", (_name, text, addresses) => {
    expect(addressesOf(text)).toEqual(addresses);
  });

  it.each([
    ["A <a@x.test", "A <a@x.test"],
    ["a> <b", "a> <b"],
    ["> A <<a> b>c", "<a> b"],
  ])("%j names %j", (text, address) => {
    expect(sendInvites(invitingRealm(), MEL_MEMBER, { invitee_emails: text, stream_ids: [] })).toMatchObject({
      error: { errors: [[address, expect.any(String), false]] },
    });
  });

  it("in a time that does not grow faster than the text", () => {
    const text = "<".repeat(1024 ** 2);
    const outcome = sendInvites(invitingRealm(), MEL_MEMBER, { invitee_emails: text, stream_ids: [] });
    expectRefusal(outcome, outcome.realm, "INVITATION_FAILED", "invitees_not_allowed");
  });
});

describe("sendInvites changes", () => {
  // The list of invitations does not show the text that welcomes new users.
  it("lists the invitations with all their fields", () => {
    const realm = invited(invitingRealm(), MEL_MEMBER, ANN, { invite_as: 600, notify_referrer_on_join: false });
    expect(listed(realm, MEL_MEMBER)).toEqual([
      {
        id: 1,
        invited_by_user_id: MEL_MEMBER,
        invited: START,
        expiry_date: START + TEN_DAYS,
        invited_as: 600,
        email: ANN,
        notify_referrer_on_join: false,
        is_multiuse: false,
      },
    ]);
  });

  it("invites as a member, notifies the referrer, and uses the server's validity by default", () => {
    const realm = invited(invitingRealm({ server: { INVITATION_LINK_VALIDITY_MINUTES: 60 } }), MEL_MEMBER, ANN);
    expect(listed(realm, MEL_MEMBER)).toMatchObject([{ invited_as: 400, notify_referrer_on_join: true, expiry_date: START + HOUR }]);
  });

  it.each([
    ["as long as asked", 90, START + 5400],
    ["for ever with null", null, null],
  ])("is valid %s", (_name, invite_expires_in_minutes, expiry) => {
    expect(expiryOf(invited(invitingRealm(), MEL_MEMBER, ANN, { invite_expires_in_minutes }))).toBe(expiry);
  });

  it.each([
    [OLIVE_OWNER, 100],
    [ADA_ADMIN, 200],
    [MORGAN_MODERATOR, 300],
    [MEL_MEMBER, 400],
    [NINA_MEMBER, 600],
  ])("lets account %i invite to the role %i", (userId, invite_as) => {
    expect(listed(invited(invitingRealm(), userId, ANN, { invite_as }), OLIVE_OWNER)).toMatchObject([{ invited_as: invite_as }]);
  });

  it("stores a second invitation to the same address next to the first", () => {
    const realm = invited(invited(invitingRealm(), MEL_MEMBER, ANN), NINA_MEMBER, ANN);
    expect(listed(realm, OLIVE_OWNER).map((row) => [row["id"], row["email"]])).toEqual([
      [1, ANN],
      [2, ANN],
    ]);
  });

  it("accepts a welcome text of 8000 characters, and ignores one by an actor who is not an administrator", () => {
    expect(sendInvites(invitingRealm(), ADA_ADMIN, { ...toAnn, welcome_message_custom_text: "\u{1F600}".repeat(8000) }).ok).toBe(true);
    const realm = invited(invitingRealm(), MORGAN_MODERATOR, ANN, { welcome_message_custom_text: "x".repeat(9000) });
    const after = joining(realm, ANN, 1).realm;
    expect([...after.messages].map((message) => message?.content)).not.toContain("x".repeat(9000));
  });

  it("lets administrators invite to private channels without subscription only where they can see them", () => {
    const realm = invitingRealm();
    expect(sendInvites(realm, ADA_ADMIN, { ...toAnn, stream_ids: [SECRET] }).ok).toBe(false);
    expect(sendInvites(realm, MEL_MEMBER, { ...toAnn, stream_ids: [SECRET] }).ok).toBe(true);
  });
});

describe("sendInvites notifies and sends", () => {
  it("administrators and the inviter, in one event", () => {
    const outcome = sendInvites(invitingRealm(), MEL_MEMBER, {
      invitee_emails: "a@example.test,b@example.test",
      stream_ids: [],
    });
    expect(eventTypes(outcome)).toEqual(["invites_changed"]);
    for (const id of [OLIVE_OWNER, ADA_ADMIN, MEL_MEMBER]) expect(eventsFor(outcome, id)).toEqual([{ type: "invites_changed" }]);
    for (const id of [MORGAN_MODERATOR, NINA_MEMBER, GRETA_GUEST]) expect(eventsFor(outcome, id)).toEqual([]);
  });

  // The token of an invitation has 24 characters of a to z and 2 to 7.
  it("a mail to each address, with its own link", () => {
    const outcome = sendInvites(invitingRealm(), MEL_MEMBER, {
      invitee_emails: "a@example.test,b@example.test",
      stream_ids: [],
    });
    const link = expect.stringMatching(/^https:\/\/chat\.example\.test\/.+\/[a-z2-7]{24}\/$/);
    expect(mailsOf(outcome)).toEqual([
      { to: "a@example.test", kind: "invitation", invite_link: link },
      { to: "b@example.test", kind: "invitation", invite_link: link },
    ]);
    expect(new Set(mailsOf(outcome).map(({ invite_link }) => invite_link)).size).toBe(2);
  });
});

describe("POST /invites", () => {
  const ask = (more: Readonly<Record<string, unknown>>, fixture: Fixture = {}): ReturnType<typeof wireCall> =>
    wireCall(invitingRealm(fixture), "mel@example.test", "POST", "/invites", {
      invitee_emails: ANN,
      stream_ids: [GENERAL],
      ...more,
    });

  it("accepts null for a validity without end, and requires the list of channels", () => {
    expect(expiryOf(ask({ invite_expires_in_minutes: null }).outcome.realm)).toBeNull();
    const realm = invitingRealm();
    const bare = wireCall(realm, "mel@example.test", "POST", "/invites", { invitee_emails: ANN });
    expect(bare.response).toMatchObject({
      status: 400,
      body: { code: "REQUEST_VARIABLE_MISSING", var_name: "stream_ids" },
    });
  });

  it("returns INVITATION_FAILED with its four fields", () => {
    const errors = [["nina@example.test", expect.any(String), false]];
    expect(ask({ invitee_emails: "nina@example.test,ann@example.test" }).response).toMatchObject({
      status: 400,
      body: { result: "error", code: "INVITATION_FAILED", ...NOTHING_SENT, sent_invitations: true, errors },
    });
  });

  it("accepts a welcome text unchanged, and the bare word null as no text", () => {
    const textOf = (text: string): unknown => {
      const params = { ...toAnn, welcome_message_custom_text: text };
      return wireCall(invitingRealm(), "ada@example.test", "POST", "/invites", params).outcome.realm.invitations.get(1)
        ?.welcome_message_custom_text;
    };
    expect([textOf("Hello **you**"), textOf('"quoted"'), textOf(""), textOf("null")]).toEqual(["Hello **you**", '"quoted"', "", null]);
  });

  it("accepts days instead of minutes below feature level 126, and null since 117", () => {
    const old = { feature_level: 125 };
    expect(expiryOf(ask({ invite_expires_in_days: 2 }, old).outcome.realm)).toBe(START + 2 * DAY);
    expect(ask({ invite_expires_in_minutes: 5 }, old).response.body).not.toHaveProperty("code");
    expect(expiryOf(ask({ invite_expires_in_minutes: 5 }, old).outcome.realm)).toBe(START + TEN_DAYS);
    expect(expiryOf(ask({ invite_expires_in_days: null }, { feature_level: 117 }).outcome.realm)).toBeNull();
    expect(ask({ invite_expires_in_days: null }, { feature_level: 116 }).response.status).toBe(400);
  });

  it.each([
    [100, 20, "olive@example.test"],
    [300, 61, "olive@example.test"],
  ])("knows the role %i since feature level %i", (invite_as, since, email) => {
    const params = { invitee_emails: ANN, stream_ids: [GENERAL], invite_as };
    const at = (feature_level: number): number =>
      wireCall(invitingRealm({ feature_level }), email, "POST", "/invites", params).response.status;
    expect([at(since - 1), at(since)]).toEqual([400, 200]);
  });
});
