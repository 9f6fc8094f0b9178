import { describe, expect, it } from "vitest";
import { muteUser, type Realm } from "../../src/index";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { BEEP_BOT, everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(muteUser, [
  {
    realm: REALM,
    params: { muted_user_id: NINA_MEMBER },
    mistakes: [
      ["muting_own_account", "BAD_REQUEST", { params: { muted_user_id: MEL_MEMBER } }],
      ["user_unknown", "BAD_REQUEST", { params: { muted_user_id: 99 } }],
      ["user_muted_already", "BAD_REQUEST", { realm: (realm) => muteUser(realm, MEL_MEMBER, { muted_user_id: NINA_MEMBER }).realm }],
    ],
  },
]);

/** Nina and Mel have written to the public channel, and Nina to Mel alone. */
function spoken(realm: Realm): Realm {
  const say = { type: "channel", to: GENERAL, topic: "t", content: "hi" } as const;
  const second = play(realm).sendMessage(NINA_MEMBER, say).sendMessage(GRETA_GUEST, say).realm;
  return play(second).sendMessage(NINA_MEMBER, { type: "direct", to: [MEL_MEMBER], content: "psst" }).realm;
}

function flagsOfMel(realm: Realm): unknown[] {
  const params = { anchor: "oldest", num_before: 0, num_after: 10 };
  const { messages } = play(realm).getMessages(MEL_MEMBER, params).response;
  return messages.map((message) => message["flags"]);
}

it("muteUser refuses a user that a guest cannot see, but no bot", () => {
  const realm = everyRole();
  const apart = everyRole({ settings: { can_access_all_users_group: "role:members" }, channels: [] });
  expectRefusal(muteUser(apart, GRETA_GUEST, { muted_user_id: MEL_MEMBER }), apart, "BAD_REQUEST", "user_unknown");
  expect(muteUser(realm, MEL_MEMBER, { muted_user_id: BEEP_BOT }).ok).toBe(true);
});

it("muteUser marks the messages of that user as read, also later ones", () => {
  const before = spoken(everyRole());
  expect(flagsOfMel(before)).toEqual([[], [], []]);
  const { realm } = play(before).muteUser(MEL_MEMBER, { muted_user_id: NINA_MEMBER });
  expect(flagsOfMel(realm)).toEqual([["read"], [], ["read"]]);
  expect(flagsOfMel(spoken(realm))).toEqual([["read"], [], ["read"], ["read"], [], ["read"]]);
});

describe("muteUser notifies", () => {
  it("only the actor: what became read, and the muted users, in the order of muting", () => {
    const first = play(spoken(everyRole())).muteUser(MEL_MEMBER, { muted_user_id: GRETA_GUEST }).realm;
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

  it("without an event of flags when nothing was unread", () => {
    expect(eventTypes(muteUser(everyRole(), MEL_MEMBER, { muted_user_id: NINA_MEMBER }))).toEqual(["muted_users"]);
  });
});
