import { describe, expect, it } from "vitest";
import { getMessages, muteUser, type Realm, sendMessage } from "../../src/index";
import { carriedOut, expectRefusal, eventTypes, eventsFor } from "../support/outcomes";
import { BEEP_BOT, everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";
import { wireCall } from "../support/wire-call";

/** Nina and Mel have written to the public channel, and Nina to Mel alone. */
function spoken(realm: Realm): Realm {
  const say = { type: "channel", to: GENERAL, topic: "t", content: "hi" } as const;
  const first = carriedOut(sendMessage(realm, NINA_MEMBER, say)).realm;
  const second = carriedOut(sendMessage(first, GRETA_GUEST, say)).realm;
  return carriedOut(sendMessage(second, NINA_MEMBER, { type: "direct", to: [MEL_MEMBER], content: "psst" })).realm;
}

function flagsOfMel(realm: Realm): unknown[] {
  const params = { anchor: "oldest", num_before: 0, num_after: 10 };
  const { messages } = carriedOut(getMessages(realm, MEL_MEMBER, params)).response;
  return messages.map((message) => message["flags"]);
}

describe("muteUser refuses, the first reason first", () => {
  const realm = everyRole();
  it.each([
    ["the actor itself", MEL_MEMBER, MEL_MEMBER, "muting_own_account"],
    ["an unknown account", MEL_MEMBER, 99, "user_unknown"],
  ])("%s", (_name, actor, muted_user_id, reason) => {
    expectRefusal(muteUser(realm, actor, { muted_user_id }), realm, "BAD_REQUEST", reason);
  });

  it("a user that a guest cannot see, and bots below feature level 188", () => {
    const apart = everyRole({ settings: { can_access_all_users_group: "role:members" }, channels: [] });
    expectRefusal(muteUser(apart, GRETA_GUEST, { muted_user_id: MEL_MEMBER }), apart, "BAD_REQUEST", "user_unknown");
    const old = everyRole({ feature_level: 187 });
    expectRefusal(muteUser(old, MEL_MEMBER, { muted_user_id: BEEP_BOT }), old, "BAD_REQUEST", "user_unknown");
    expect(muteUser(realm, MEL_MEMBER, { muted_user_id: BEEP_BOT }).ok).toBe(true);
  });

  it("a user who is already muted", () => {
    const muted = carriedOut(muteUser(realm, MEL_MEMBER, { muted_user_id: NINA_MEMBER })).realm;
    expectRefusal(muteUser(muted, MEL_MEMBER, { muted_user_id: NINA_MEMBER }), muted, "BAD_REQUEST", "user_muted_already");
  });
});

describe("muteUser changes", () => {
  it("marks the messages of that user as read, also later ones", () => {
    const before = spoken(everyRole());
    expect(flagsOfMel(before)).toEqual([[], [], []]);
    const { realm } = carriedOut(muteUser(before, MEL_MEMBER, { muted_user_id: NINA_MEMBER }));
    expect(flagsOfMel(realm)).toEqual([["read"], [], ["read"]]);
    expect(flagsOfMel(spoken(realm))).toEqual([["read"], [], ["read"], ["read"], [], ["read"]]);
  });
});

describe("muteUser notifies", () => {
  it("only the actor: what became read, and the muted users, in the order of muting", () => {
    const first = carriedOut(muteUser(spoken(everyRole()), MEL_MEMBER, { muted_user_id: GRETA_GUEST })).realm;
    const outcome = muteUser(first, MEL_MEMBER, { muted_user_id: NINA_MEMBER });
    expect(eventTypes(outcome)).toEqual(["update_message_flags/add", "muted_users"]);
    expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([
      { flag: "read", messages: [1, 3] },
      {
        muted_users: [
          { id: GRETA_GUEST, timestamp: START },
          { id: NINA_MEMBER, timestamp: START },
        ],
      },
    ]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
  });

  it("without an event of flags when nothing was unread; over the wire", () => {
    const { response, outcome } = wireCall(everyRole(), "mel@example.test", "POST", "/users/me/muted_users/5");
    expect(response.body).toEqual({ result: "success", msg: "" });
    expect(eventTypes(outcome)).toEqual(["muted_users"]);
  });
});
