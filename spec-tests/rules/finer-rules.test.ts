// Rules that are easily broken unnoticed, each by a test that nothing else makes: what ends, who is gone, which limit.
import { describe, expect, it, test } from "vitest";
import { addSubscription, removeSubscription } from "../../src/model/changes/subscriptions/subscriptions";
import { applyEvent, clientState } from "../../src/client-state";
import { expireInvitation, expireInviteLink, remindOfInvitation } from "../../src/model/clock/due-kinds";
import {
  acceptInvitation,
  advanceClock,
  createDrafts,
  createInviteLink,
  deactivateUser,
  deleteMessage,
  getDrafts,
  getReadReceipts,
  getUser,
  getUsers,
  type Realm,
  registerQueue,
  sendInvites,
  sendMessage,
  unsubscribe,
  updateMessage,
  updateMessageFlags,
  updateSettings,
  updateSubscriptionSetting,
  updateUserTopic,
} from "../../src/index";
import { marksOf } from "../../src/model/rules/messages/message-rows";
import { match } from "../../src/conformance/scenario/match";
import { parsePath, valueAt } from "../../src/conformance/scenario/matching/json-value";
import { handle } from "../../src/wire/handle";
import { later, setting } from "../support/spec-realm";
import { carriedOut, eventsFor } from "../support/outcomes";
import * as people from "../support/realms";
import {
  everyRole,
  GENERAL,
  GONE_MEMBER,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
  SECRET,
  SHARED_SECRET,
} from "../support/realms";
import { wireCall } from "../support/wire-call";

const realm = everyRole();

function sent(before: Realm, sender: number, to: number | number[], topic = "t", content = "hi"): Realm {
  const place = typeof to === "number" ? { type: "channel" as const, topic } : { type: "direct" as const };
  return carriedOut(sendMessage(before, sender, { ...place, to, content })).realm;
}

function refusedFor(
  outcome: ReturnType<typeof sendMessage> | ReturnType<typeof updateMessage> | ReturnType<typeof getUser>,
): string | null {
  return outcome.ok ? null : outcome.error.reason;
}

test("a key is accepted only whole, not by its prefix, and not with a suffix", () => {
  const status = (key: string): number => {
    const authorization = `Basic ${Buffer.from(`mel@example.test:${key}`).toString("base64")}`;
    return handle(realm, { method: "GET", path: "/users/me", parameters: [], files: [], authorization, user_agent: null }).response.status;
  };
  expect(status("mel-key")).toBe(200);
  for (const wrong of ["", "mel", "mel-ke", "mel-key ", "mel-key2", "MEL-KEY", "nina-key"]) expect(status(wrong), wrong).toBe(401);
});

describe("an invitation that was accepted", () => {
  const invited = sendInvites(realm, MEL_MEMBER, { invitee_emails: "eve@example.test", stream_ids: [] }).realm;
  const row = invited.invitations.get(1);
  const joined = carriedOut(acceptInvitation(invited, { email: "eve@example.test", full_name: "Eve", token: row?.token ?? "" })).realm;

  it("does not expire at the end of its time", () => {
    const after = carriedOut(advanceClock(joined, { to: (row?.expiry_date ?? 0) + 1 })).realm;
    expect(after.invitations.get(1)?.state).toBe("used");
    expect(expireInvitation(joined, 1).realm).toBe(joined);
    expect(expireInvitation(invited, 1).realm.invitations.get(1)?.state).toBe("expired");
  });

  it("has no reminder", () => {
    expect(remindOfInvitation(joined, 1).outbound).toEqual([]);
    expect(remindOfInvitation(invited, 1).outbound).toHaveLength(1);
  });

  it("and a revoked link does not expire either", () => {
    const linked = createInviteLink(realm, OLIVE_OWNER, {}).realm;
    const revoked = wireCall(linked, "olive@example.test", "DELETE", "/invites/multiuse/1").outcome.realm;
    expect(revoked.invite_links.get(1)?.state).toBe("revoked");
    expect(expireInviteLink(revoked, 1).realm).toBe(revoked);
  });
});

describe("a private channel", () => {
  const outsiders: readonly (readonly [string, number, number])[] = [
    ["an administrator", people.ADA_ADMIN, SECRET],
    ["a moderator", people.MORGAN_MODERATOR, SECRET],
    ["a member", NINA_MEMBER, SECRET],
    ["a guest", GRETA_GUEST, SECRET],
    ["a member where the history is shared", MEL_MEMBER, SHARED_SECRET],
    ["an administrator where the history is shared", people.ADA_ADMIN, SHARED_SECRET],
  ];

  it.each(outsiders)("accepts no message from outside: %s", (_, userId, to) => {
    expect(refusedFor(sendMessage(realm, userId, { type: "channel", to, topic: "t", content: "hi" }))).toBe("posting_not_allowed");
  });

  it("accepts messages of its subscribers, and of their bots", () => {
    for (const userId of [OLIVE_OWNER, MEL_MEMBER, people.BEEP_BOT]) expect(sent(realm, userId, SECRET).messages.size).toBe(1);
  });
});

describe("of two limits for a move the stricter applies", () => {
  const talked = sent(sent(sent(realm, MEL_MEMBER, GENERAL), NINA_MEMBER, GENERAL), MEL_MEMBER, people.OPEN_TO_ALL);
  const move = { message_id: 1, topic: "new", stream_id: people.OPEN_TO_ALL } as const;
  const after = (within: number | null, between: number | null): Realm => {
    const limits = { move_messages_within_stream_limit_seconds: within, move_messages_between_streams_limit_seconds: between };
    return later(1000)(setting({ ...limits, can_move_messages_between_channels_group: "role:members" })(talked));
  };

  it.each([
    ["that between topics", 600, 36000],
    ["that between channels", 36000, 600],
    ["the only one", 600, null],
    ["the other only one", null, 600],
  ])("%s", (_, within, between) => {
    for (const propagate_mode of ["change_one", "change_all"] as const) {
      const outcome = updateMessage(after(within, between), MEL_MEMBER, { ...move, propagate_mode });
      expect(refusedFor(outcome)).toBe("move_limit_exceeded");
    }
  });

  it("both are kept where the messages are young enough for both", () => {
    expect(refusedFor(updateMessage(after(36000, 36000), MEL_MEMBER, { ...move, propagate_mode: "change_all" }))).toBe(null);
  });
});

test("no user can write to a deactivated user, after any earlier messages", () => {
  const written = sent(sent(realm, NINA_MEMBER, [MEL_MEMBER]), NINA_MEMBER, [MEL_MEMBER, OLIVE_OWNER]);
  const gone = carriedOut(deactivateUser(written, OLIVE_OWNER, { user_id: MEL_MEMBER })).realm;
  const direct = (to: number[]): string | null => refusedFor(sendMessage(gone, NINA_MEMBER, { type: "direct", to, content: "hi" }));
  expect(direct([MEL_MEMBER])).toBe("recipient_deactivated");
  expect(direct([MEL_MEMBER, OLIVE_OWNER])).toBe("recipient_deactivated");
  expect(direct([GONE_MEMBER])).toBe("recipient_deactivated");
  expect(direct([GONE_MEMBER, OLIVE_OWNER])).toBe("recipient_deactivated");
  expect(direct([OLIVE_OWNER])).toBe(null);
});

test("a guest no longer sees the users of a channel that it left", () => {
  const together = everyRole({
    settings: { can_access_all_users_group: "role:members" },
    channels: [{ name: "club", subscribers: ["mel@example.test", "greta@example.test"] }],
  });
  expect(refusedFor(getUser(together, GRETA_GUEST, { user_id: MEL_MEMBER }))).toBe(null);
  const left = carriedOut(unsubscribe(together, GRETA_GUEST, { subscriptions: ["club"] })).realm;
  expect(refusedFor(getUser(left, GRETA_GUEST, { user_id: MEL_MEMBER }))).toBe("user_unknown");
  const shown = carriedOut(getUsers(left, GRETA_GUEST, {})).response.members;
  expect(shown.find((person) => person.user_id === MEL_MEMBER)?.full_name).not.toBe("Mel Member");
});

test("receipts omit deactivated readers", () => {
  const open = setting({ enable_read_receipts: true })(sent(realm, MEL_MEMBER, GENERAL));
  const read = carriedOut(updateMessageFlags(open, NINA_MEMBER, { messages: [1], op: "add", flag: "read" })).realm;
  expect(carriedOut(getReadReceipts(read, MEL_MEMBER, { message_id: 1 })).response.user_ids).toEqual([NINA_MEMBER]);
  const gone = carriedOut(deactivateUser(read, OLIVE_OWNER, { user_id: NINA_MEMBER })).realm;
  expect(carriedOut(getReadReceipts(gone, MEL_MEMBER, { message_id: 1 })).response.user_ids).toEqual([]);
});

test("a deleted message deletes the flags of users", () => {
  let marked = sent(realm, MEL_MEMBER, GENERAL);
  for (const flag of ["starred", "collapsed"]) {
    marked = carriedOut(updateMessageFlags(marked, NINA_MEMBER, { messages: [1], op: "add", flag })).realm;
  }
  expect(marksOf(marked, NINA_MEMBER).starred.has(1)).toBe(true);
  const without = carriedOut(deleteMessage(marked, OLIVE_OWNER, { message_id: 1 })).realm;
  for (const ids of Object.values(marksOf(without, NINA_MEMBER))) expect(ids.has(1)).toBe(false);
});

test("unread messages in muted places are listed and not counted", () => {
  const talked = sent(sent(sent(realm, NINA_MEMBER, GENERAL, "one"), NINA_MEMBER, GENERAL, "two"), NINA_MEMBER, [MEL_MEMBER]);
  const unread = (present: Realm): readonly [number, number] => {
    const body = wireCall(present, "mel@example.test", "POST", "/register").response.body;
    const { count, streams } = body?.["unread_msgs"] as { count: number; streams: readonly unknown[] };
    return [count, streams.length];
  };
  expect(unread(talked)).toEqual([3, 2]);
  const topicMuted = carriedOut(updateUserTopic(talked, MEL_MEMBER, { stream_id: GENERAL, topic: "one", visibility_policy: 1 })).realm;
  expect(unread(topicMuted)).toEqual([2, 2]);
  const muted = carriedOut(
    updateSubscriptionSetting(topicMuted, MEL_MEMBER, { stream_id: GENERAL, property: "is_muted", value: true }),
  ).realm;
  expect(unread(muted)).toEqual([1, 2]);
  const unmuted = carriedOut(updateUserTopic(muted, MEL_MEMBER, { stream_id: GENERAL, topic: "two", visibility_policy: 2 })).realm;
  expect(unread(unmuted)).toEqual([2, 2]);
});

test("unread messages of a channel are not listed after leaving it, and listed again after subscribing again", () => {
  const talked = sent(sent(realm, NINA_MEMBER, GENERAL), NINA_MEMBER, [MEL_MEMBER]);
  const streams = (present: Realm): number => {
    const body = wireCall(present, "mel@example.test", "POST", "/register").response.body;
    return (body?.["unread_msgs"] as { streams: readonly unknown[] }).streams.length;
  };
  const left = removeSubscription(talked, MEL_MEMBER, GENERAL);
  expect([talked, left, addSubscription(left, MEL_MEMBER, GENERAL)].map(streams)).toEqual([1, 0, 1]);
});

test("a user who received a message is notified of its edit also after leaving the channel, where the history is shared", () => {
  const talked = sent(realm, MEL_MEMBER, GENERAL);
  const left = carriedOut(unsubscribe(talked, NINA_MEMBER, { subscriptions: ["general"] })).realm;
  const outcome = updateMessage(left, MEL_MEMBER, { message_id: 1, content: "other" });
  expect(eventsFor(outcome, NINA_MEMBER)).toMatchObject([{ type: "update_message", message_id: 1 }]);
});

test("a mention sends a message to a bot that is not in the channel, but to no webhook and no user", () => {
  const hook = { email: "hook-bot@example.test", full_name: "Hook", is_bot: true, bot_type: 2, bot_owner: "mel@example.test" } as const;
  const open = everyRole({ users: [...(people.EVERY_ROLE_FIXTURE.users ?? []), hook] });
  const named = sent(open, OLIVE_OWNER, people.OPEN_TO_ALL, "t", "@**Beep** @**Hook** @**Mel Member**");
  expect([...(named.messages.get(0)?.received_by ?? [])]).toEqual([OLIVE_OWNER, people.BEEP_BOT]);
});

test("administrators can see a private channel to which they cannot invite, others cannot", () => {
  const invited = { invitee_emails: "eve@example.test", stream_ids: [SECRET] };
  const reason = (actor: number): string | null => {
    const outcome = sendInvites(realm, actor, invited);
    return outcome.ok ? null : outcome.error.reason;
  };
  expect(reason(people.ADA_ADMIN)).toBe("subscribing_others_not_allowed");
  expect(reason(NINA_MEMBER)).toBe("invitation_channel_unknown");
  expect(reason(MEL_MEMBER)).toBe(null);
});

test("the generic code is used since feature level 76, and specific codes also before", () => {
  const codeAt = (feature_level: number, path: string): unknown =>
    wireCall(everyRole({ feature_level }), "mel@example.test", "GET", path).response.body?.["code"];
  expect([75, 76, 421].map((level) => codeAt(level, "/messages/99"))).toEqual([undefined, "BAD_REQUEST", "BAD_REQUEST"]);
  const query = { anchor: "newest", num_before: 1, num_after: 0, narrow: [["colour", "red"]] };
  const body = wireCall(everyRole({ feature_level: 75 }), "mel@example.test", "GET", "/messages", query).response.body;
  expect(body?.["code"]).toBe("BAD_NARROW");
});

test("the name of a client is cut to thirty code points", () => {
  const request = {
    method: "POST",
    path: "/messages",
    files: [],
    authorization: `Basic ${Buffer.from("mel@example.test:mel-key").toString("base64")}`,
    parameters: Object.entries({ type: "channel", to: "1", topic: "t", content: "hi" }),
  };
  const client = (user_agent: string): string | undefined =>
    handle(realm, { ...request, user_agent }).outcome.realm.messages.get(0)?.client;
  expect(client(`${"x".repeat(40)}/1.0`)).toBe("x".repeat(30));
  expect(client(`${"🙂".repeat(40)}/1.0`)).toBe("🙂".repeat(30));
  expect(client("short/1.0")).toBe("short");
});

test("with a deleted profile field the reference client deletes its values", () => {
  const profiled = everyRole({ custom_profile_fields: [{ name: "Pronouns" }, { name: "Team" }] });
  const changed = wireCall(profiled, "mel@example.test", "PATCH", "/users/me/profile_data", {
    data: [
      { id: 1, value: "she" },
      { id: 2, value: "red" },
    ],
  });
  const { response } = carriedOut(
    registerQueue(changed.outcome.realm, NINA_MEMBER, {
      client_capabilities: { notification_settings_null: false, user_list_incomplete: true },
    }),
  );
  const state = clientState(JSON.parse(JSON.stringify(response)));
  const values = (known: ReturnType<typeof clientState>): unknown =>
    valueAt(known, ["realm_users", "4", "profile_data"]) ?? valueAt(known, ["users", "4", "profile_data"]);
  expect(Object.keys(values(state) as object)).toEqual(["1", "2"]);
  const event = { type: "custom_profile_fields", fields: [{ id: 2, name: "Team", type: 1, order: 2, hint: "", field_data: "" }], id: 0 };
  expect(Object.keys(values(applyEvent(state, event)) as object)).toEqual(["2"]);
});

test("a user who switches off the synchronization of drafts has no drafts when it is on again", () => {
  const draft = { type: "stream", to: [GENERAL], topic: "t", content: "later" } as const;
  let kept = carriedOut(createDrafts(realm, MEL_MEMBER, { drafts: [draft] })).realm;
  kept = carriedOut(createDrafts(kept, NINA_MEMBER, { drafts: [draft] })).realm;
  const off = carriedOut(updateSettings(kept, MEL_MEMBER, { enable_drafts_synchronization: false })).realm;
  const again = carriedOut(updateSettings(off, MEL_MEMBER, { enable_drafts_synchronization: true })).realm;
  expect(carriedOut(getDrafts(again, MEL_MEMBER, {})).response.drafts).toEqual([]);
  expect(carriedOut(getDrafts(again, NINA_MEMBER, {})).response.drafts).toHaveLength(1);
});

describe("what every object has by itself", () => {
  it.each(["constructor", "toString", "__proto__", "hasOwnProperty"])("is not found by a path: %s", (name) => {
    expect(valueAt({ a: 1 }, parsePath(name) ?? [name])).toBeUndefined();
    expect(valueAt([1], [name])).toBeUndefined();
    expect(valueAt({ a: {} }, ["a", name])).toBeUndefined();
  });

  it.each(["constructor", "toString", "hasOwnProperty"])("does not match: %s", (name) => {
    expect(match({ [name]: { $any: true } }, {})).not.toEqual([]);
    expect(match({ [name]: { $absent: true } }, {})).toEqual([]);
  });
});
