import { describe, expect, it } from "vitest";
import { acceptInvitation, createUser, deactivateUser, getMessage, type Realm, resendEmailInvite } from "../../src/index";
import { HOUR, invited, invitingRealm, joining, joins, linked, listed, mailsOf, OPEN_GROUP, tokenOf, WELCOME } from "../support/inviting";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  EVERY_ROLE_FIXTURE,
  GENERAL,
  GONE_MEMBER,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
  SECRET,
  SHARED_SECRET,
} from "../support/realms";
import { APART, checksOf } from "../support/spec";
import { wireCall } from "../support/wire-call";

const ANN = "ann@example.test";
const NEW_USER = 9;
const invitedByMel = invited(invitingRealm(), MEL_MEMBER, ANN);

/** What an account finds in its direct messages, oldest first. */
function directMessages(realm: Realm, userId: number): unknown[] {
  const asked = {
    anchor: "newest",
    num_before: 50,
    num_after: 0,
    narrow: [{ operator: "is", operand: "dm" }],
  } as const;
  const { messages } = play(realm).getMessages(userId, { ...asked, apply_markdown: false }).response;
  return messages.map((message) => [message["sender_full_name"], message["content"]]);
}

function subscribedChannels(realm: Realm, userId: number): number[] {
  return [...realm.channels].filter((channel) => channel.subscribers.has(userId)).map((channel) => channel.stream_id);
}

const REVOKED = play(invitedByMel).revokeEmailInvite(MEL_MEMBER, { invite_id: 1 }).realm;

checksOf(
  "acceptInvitation",
  acceptInvitation,
  { realm: invitedByMel, params: { email: ANN, full_name: "Ann", token: tokenOf(invitedByMel, 1) } },
  [
    ["invitation_not_named", "BAD_REQUEST", { params: { token: undefined } }],
    ["invitation_unknown", "BAD_REQUEST", { params: { token: "nonsense" } }],
    ["invitation_unknown", "BAD_REQUEST", { params: { token: undefined, invite_link: "https://chat.example.test/join/nothing/" } }],
    ["invitation_unknown", "BAD_REQUEST", { params: { token: undefined, invite_link: "" } }],
    ["invitation_not_open", "BAD_REQUEST", { realm: () => REVOKED }, APART],
    ["invitation_for_another", "BAD_REQUEST", { params: { email: "nora@example.test" } }],
    ["full_name_length", "BAD_REQUEST", { params: { full_name: "  " } }],
    ["full_name_characters", "BAD_REQUEST", { params: { full_name: "a*b" } }],
  ],
);

describe("acceptInvitation refuses, and nothing changes", () => {
  it("an invitation that was used, even by the same address", () => {
    const used = joining(invitedByMel, ANN, 1).realm;
    expectRefusal(joins(used, ANN, 1), used, "BAD_REQUEST", "invitation_not_open", { msg: expect.stringContaining("used") });
  });

  it("an invitation at the second of its expiry, and not before", () => {
    const realm = invited(invitingRealm(), MEL_MEMBER, ANN, { invite_expires_in_minutes: 60 });
    const early = play(realm).advanceClock({ seconds: HOUR - 1 }).realm;
    expect(joins(early, ANN, 1).ok).toBe(true);
    const late = play(early).advanceClock({ seconds: 1 }).realm;
    expectRefusal(joins(late, ANN, 1), late, "BAD_REQUEST", "invitation_not_open", { msg: expect.stringContaining("expired") });
    expect(resendEmailInvite(late, MEL_MEMBER, { invite_id: 1 }).ok).toBe(true);
  });

  it("an invitation that was revoked", () => {
    const revoked = play(invitedByMel).revokeEmailInvite(MEL_MEMBER, { invite_id: 1 }).realm;
    expectRefusal(joins(revoked, ANN, 1), revoked, "BAD_REQUEST", "invitation_not_open", { msg: expect.stringContaining("revoked") });
  });

  it("an address that has an account, by a link", () => {
    const { realm, invite_link } = linked(invitingRealm(), ADA_ADMIN);
    for (const email of ["Nina@example.test", "gone@example.test"]) {
      expectRefusal(acceptInvitation(realm, { email, full_name: "Nina", invite_link }), realm, "BAD_REQUEST", "email_taken");
    }
    const without = acceptInvitation(realm, { email: "no address", full_name: "Nina", invite_link });
    expectRefusal(without, realm, "BAD_REQUEST", "email_invalid");
  });

  it("every invitation and link of a referrer who is deactivated, permanently", () => {
    const open = { settings: { create_multiuse_invite_group: "role:members" } };
    const first = linked(invited(invitingRealm(open), MEL_MEMBER, ANN), MEL_MEMBER);
    const realm = invited(first.realm, NINA_MEMBER, "bo@example.test");
    const outcome = deactivateUser(realm, OLIVE_OWNER, { user_id: MEL_MEMBER });
    expect(eventTypes(outcome)).toContain("invites_changed");
    expect(eventsFor(outcome, ADA_ADMIN)).toContainEqual({ type: "invites_changed" });
    expect(listed(outcome.realm, OLIVE_OWNER).map((row) => row["email"])).toEqual(["bo@example.test"]);
    const back = play(outcome.realm).reactivateUser(OLIVE_OWNER, { user_id: MEL_MEMBER }).realm;
    expectRefusal(joins(back, ANN, 1), back, "BAD_REQUEST", "invitation_not_open");
    const byLink = { email: "cy@example.test", full_name: "Cy", invite_link: first.invite_link };
    expectRefusal(acceptInvitation(back, byLink), back, "BAD_REQUEST", "invitation_not_open");
    const none = deactivateUser(outcome.realm, OLIVE_OWNER, { user_id: 3 });
    expect(eventTypes(none)).not.toContain("invites_changed");
  });
});

describe("acceptInvitation changes", () => {
  it("creates an account that can use its key immediately", () => {
    const { realm, response } = joining(invitedByMel, " Ann@Example.test ", 1);
    expect(response).toEqual({ user_id: NEW_USER, api_key: expect.stringMatching(/^[A-Za-z0-9]{32}$/) });
    expect(play(realm).getOwnUser(NEW_USER, {}).response).toMatchObject({
      user_id: NEW_USER,
      delivery_email: "Ann@Example.test",
      full_name: "Nora New",
      role: 400,
      is_bot: false,
    });
    expect(wireCall(realm, "ann@example.test", "GET", "/users/me").response.status).toBe(200);
    expect(realm.users.get(NEW_USER - 1)?.api_key).toBe(response.api_key);
  });

  it("accepts the link of the mail as well as its token, with and without a slash at its end", () => {
    const link = mailsOf(resendEmailInvite(invitedByMel, MEL_MEMBER, { invite_id: 1 }))[0]?.invite_link ?? "";
    for (const invite_link of [link, link.slice(0, -1)]) {
      expect(acceptInvitation(invitedByMel, { email: ANN, full_name: "Ann", invite_link }).ok).toBe(true);
    }
  });

  it("gives the account the role, channels and groups of the invitation", () => {
    const terms = { invite_as: 600, stream_ids: [GENERAL, SECRET], group_ids: [OPEN_GROUP] };
    const { realm } = joining(invited(invitingRealm(), MEL_MEMBER, ANN, terms), ANN, 1);
    expect(realm.users.get(NEW_USER - 1)?.role).toBe(600);
    expect(subscribedChannels(realm, NEW_USER)).toEqual([GENERAL, SECRET]);
    expect(realm.user_groups.get(OPEN_GROUP - 1)?.members.has(NEW_USER)).toBe(true);
  });

  it("keeps the present members of the groups", () => {
    const open = { name: "open", can_add_members_group: "role:members", members: ["mel@example.test", "nina@example.test"] };
    const terms = { group_ids: [OPEN_GROUP] };
    const { realm } = joining(invited(invitingRealm({ groups: [open] }), MEL_MEMBER, ANN, terms), ANN, 1);
    expect([...(realm.user_groups.get(OPEN_GROUP - 1)?.members ?? [])]).toEqual([MEL_MEMBER, NINA_MEMBER, NEW_USER]);
  });

  it.each([
    ["without the default channels by default", {}, []],
    ["with them when asked", { include_realm_default_subscriptions: true }, [WELCOME]],
    ["to a default channel once", { include_realm_default_subscriptions: true, stream_ids: [WELCOME] }, [WELCOME]],
  ])("subscribes %s", (_name, terms, channels) => {
    const { realm } = joining(invited(invitingRealm(), MEL_MEMBER, ANN, terms), ANN, 1);
    expect(subscribedChannels(realm, NEW_USER)).toEqual(channels);
  });

  it("ignores channels and groups that no longer exist", () => {
    const terms = { stream_ids: [GENERAL, SECRET], group_ids: [OPEN_GROUP] };
    let realm = invited(invitingRealm(), MEL_MEMBER, ANN, terms);
    realm = play(realm).archiveStream(OLIVE_OWNER, { stream_id: SECRET }).realm;
    realm = play(realm).deactivateUserGroup(OLIVE_OWNER, { user_group_id: OPEN_GROUP }).realm;
    const after = joining(realm, ANN, 1).realm;
    expect(subscribedChannels(after, NEW_USER)).toEqual([GENERAL]);
    expect(after.user_groups.get(OPEN_GROUP - 1)?.members.has(NEW_USER)).toBe(false);
  });

  it("copies the default settings of the realm", () => {
    const changed = { enter_sends: true, twenty_four_hour_time: true };
    const realm = play(invitedByMel).updateRealmUserSettingsDefaults(OLIVE_OWNER, changed).realm;
    expect(joining(realm, ANN, 1).realm.users.get(NEW_USER - 1)?.settings).toMatchObject(changed);
  });

  it("shows earlier messages of its channels as history, but not where history is protected", () => {
    const said = (realm: Realm, to: number) =>
      play(realm).sendMessage(OLIVE_OWNER, { type: "channel", to, topic: "t", content: "x" }).realm;
    const before = [SECRET, SHARED_SECRET].reduce(said, invitingRealm());
    const { realm } = joining(invited(before, OLIVE_OWNER, ANN, { stream_ids: [SECRET, SHARED_SECRET] }), ANN, 1);
    const reads = (message_id: number): boolean => getMessage(realm, NEW_USER, { message_id }).ok;
    expect([1, 2].map(reads)).toEqual([false, true]);
  });

  it.each([
    ["the realm's text with null", null, ["Welcome to us"]],
    ["the realm's text when nothing is said", undefined, ["Welcome to us"]],
    ["nothing with an empty text", "", []],
    ["nothing with blanks alone", " \n", []],
    ["the given text", "Read **this** first", ["Read **this** first"]],
  ])("lets the welcome bot add %s", (_name, welcome_message_custom_text, texts) => {
    const settings = { welcome_message_custom_text: "Welcome to us" };
    const terms = welcome_message_custom_text === undefined ? {} : { welcome_message_custom_text };
    const { realm } = joining(invited(invitingRealm({ settings }), ADA_ADMIN, ANN, terms), ANN, 1);
    const [greeting, ...more] = directMessages(realm, NEW_USER);
    expect(greeting).toEqual(["Welcome Bot", expect.stringContaining("Hello")]);
    expect(more).toEqual(texts.map((text) => ["Welcome Bot", text]));
  });

  it("revokes all other invitations to the address, from any referrer, and no others", () => {
    const again = invited(invitedByMel, NINA_MEMBER, "ANN@example.test,bo@example.test");
    const outcome = joins(again, ANN, 1);
    expect(listed(outcome.realm, OLIVE_OWNER).map((row) => row["email"])).toEqual(["bo@example.test"]);
    expectRefusal(joins(outcome.realm, ANN, 2), outcome.realm, "BAD_REQUEST", "invitation_not_open");
    expect(eventTypes(outcome).filter((type) => type === "invites_changed")).toHaveLength(1);
    expect(eventsFor(outcome, MEL_MEMBER)).toContainEqual({ type: "invites_changed" });
    expect(eventsFor(outcome, NINA_MEMBER)).not.toContainEqual({ type: "invites_changed" });
  });

  it("revokes invitations also when an administrator creates the account, without an event", () => {
    const users = EVERY_ROLE_FIXTURE.users?.map((user) => ({ ...user, can_create_users: true })) ?? [];
    const realm = invited(invitingRealm({ users }), MEL_MEMBER, ANN);
    const outcome = createUser(realm, ADA_ADMIN, {
      email: "Ann@example.test",
      full_name: "Ann",
      password: "secret-word",
    });
    expect(carriedOut(outcome).response).toEqual({ user_id: NEW_USER });
    expect(listed(outcome.realm, OLIVE_OWNER)).toEqual([]);
    expect(eventTypes(outcome)).not.toContain("invites_changed");
  });

  // The creator of a link receives no message when a user joins by it.
  it("lets any number of users join by a link", () => {
    let { realm } = linked(invited(invitingRealm(), MEL_MEMBER, ANN), ADA_ADMIN, {
      invite_as: 300,
      stream_ids: [GENERAL],
    });
    const invite_link = String(listed(realm, ADA_ADMIN)[1]?.["link_url"]);
    for (const [index, email] of ["bo@example.test", ANN, "cy@example.test"].entries()) {
      const joined = carriedOut(acceptInvitation(realm, { email, full_name: `Number ${index}`, invite_link }));
      expect(joined.response.user_id).toBe(NEW_USER + index);
      realm = joined.realm;
      expect(realm.users.get(NEW_USER + index - 1)?.role).toBe(300);
    }
    expect(subscribedChannels(realm, NEW_USER + 2)).toEqual([GENERAL]);
    expect(listed(realm, ADA_ADMIN)).toMatchObject([{ is_multiuse: true, link_url: invite_link }]);
    expect(directMessages(realm, ADA_ADMIN)).toEqual([]);
  });
});

describe("acceptInvitation notifies", () => {
  // An invitation by mail has its own welcome text, and its referrer is notified.
  it("of the new user and of the list of invitations, and sends the referrer a message by the notification bot", () => {
    const outcome = joins(invitedByMel, ANN, 1);
    expect(eventTypes(outcome)).toEqual(expect.arrayContaining(["realm_user/add", "user_group/add_members", "invites_changed", "message"]));
    for (const id of [OLIVE_OWNER, ADA_ADMIN, MEL_MEMBER]) expect(eventsFor(outcome, id)).toContainEqual({ type: "invites_changed" });
    expect(eventsFor(outcome, NINA_MEMBER)).not.toContainEqual({ type: "invites_changed" });
    expect(directMessages(outcome.realm, MEL_MEMBER)).toEqual([["Notification Bot", expect.stringContaining("accepted your invitation")]]);
  });

  it("names the new user in the referrer's message without a mention", () => {
    const { realm } = joining(invitedByMel, ANN, 1);
    const message = [...realm.messages].find((row) => row?.content.includes("accepted"));
    const shown = wireCall(realm, "mel@example.test", "GET", `/messages/${message?.id ?? 0}`).response.body;
    expect(JSON.stringify(shown)).toContain("Nora New");
    expect(JSON.stringify(shown)).not.toContain('"mentioned"');
  });

  it("no referrer who switched this message off", () => {
    const quiet = invited(invitingRealm(), MEL_MEMBER, ANN, { notify_referrer_on_join: false });
    expect(directMessages(joining(quiet, ANN, 1).realm, MEL_MEMBER)).toEqual([]);
  });

  it("no creator of the link that a user joins by", () => {
    const { realm, invite_link } = linked(invitingRealm(), ADA_ADMIN);
    const joined = acceptInvitation(realm, { email: ANN, full_name: "Ann", invite_link });
    expect(directMessages(carriedOut(joined).realm, ADA_ADMIN)).toEqual([]);
  });

  it("returns the same for the same realm, and never touches a deactivated account", () => {
    expect(joins(invitedByMel, ANN, 1)).toEqual(joins(invitedByMel, ANN, 1));
    expect(eventsFor(joins(invitedByMel, ANN, 1), GONE_MEMBER).filter((event) => event["type"] === "message")).toEqual([]);
  });
});
