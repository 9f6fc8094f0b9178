import { describe, expect, it } from "vitest";
import { createRealm, type Fixture, getReadReceipts, markAllAsRead, type Realm } from "../../src/index";
import { play } from "../support/play";
import {
  BEEP_BOT,
  EVERY_ROLE_FIXTURE,
  GRETA_GUEST,
  MEL_MEMBER,
  MORGAN_MODERATOR,
  NINA_MEMBER,
  OLIVE_OWNER,
  SECRET,
} from "../support/realms";
import { spec } from "../support/spec";
import { IN_ATTIC, IN_SECRET, level, REALM, setting } from "../support/spec-realm";
import { TEN_MESSAGES, tenMessages } from "../support/ten-messages";

spec(getReadReceipts, [
  {
    realm: setting({ enable_read_receipts: true })(level(300)(REALM)),
    mistakes: [
      ["message_unknown", "BAD_REQUEST", { params: { message_id: 99 } }],
      ["message_unknown", "BAD_REQUEST", { actor: NINA_MEMBER, params: { message_id: IN_SECRET } }],
      ["channel_archived", "BAD_REQUEST", { params: { message_id: IN_ATTIC } }],
      ["receipts_disabled", "BAD_REQUEST", { realm: setting({ enable_read_receipts: false }) }],
    ],
  },
]);

/** All users have read everything except Beep. */
function readByMost(fixture: Fixture = {}): Realm {
  const readers = [OLIVE_OWNER, MORGAN_MODERATOR, MEL_MEMBER, NINA_MEMBER, GRETA_GUEST];
  return readers.reduce((realm, userId) => markAllAsRead(realm, userId, {}).realm, tenMessages(fixture));
}

function changed(email: string, fields: object): Fixture {
  const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) => (user.email === email ? { ...user, ...fields } : user));
  return { users };
}

function readers(realm: Realm, userId: number, message_id: number): readonly number[] {
  return play(realm).getReadReceipts(userId, { message_id }).response.user_ids;
}

it("getReadReceipts refuses a message in an archived channel before level 360", () => {
  const past = { sender: "mel@example.test", channel: "attic", topic: "old", content: "dust" };
  const at = (feature_level: number): Realm => tenMessages({ messages: [past], settings: { enable_read_receipts: true }, feature_level });
  expect(getReadReceipts(at(359), OLIVE_OWNER, { message_id: 1 }).ok).toBe(false);
  expect(readers(at(360), MEL_MEMBER, 1)).toEqual([OLIVE_OWNER]);
});

describe("getReadReceipts returns", () => {
  const OPEN: Fixture = { settings: { enable_read_receipts: true } };

  it("users who have read the message, without its sender", () => {
    expect(readers(readByMost(OPEN), BEEP_BOT, 1)).toEqual([MORGAN_MODERATOR, MEL_MEMBER, NINA_MEMBER, GRETA_GUEST]);
    expect(readers(readByMost(OPEN), OLIVE_OWNER, 9)).toEqual([OLIVE_OWNER]);
    expect(readers(tenMessages(OPEN), OLIVE_OWNER, 1)).toEqual([]);
  });

  it("no users who do not share their receipts", () => {
    const shy = readByMost({ ...OPEN, ...changed("nina@example.test", { settings: { send_read_receipts: false } }) });
    expect(readers(shy, MEL_MEMBER, 1)).toEqual([MORGAN_MODERATOR, MEL_MEMBER, GRETA_GUEST]);
  });

  it("no deactivated users", () => {
    const gone = readByMost({
      ...OPEN,
      ...changed("nina@example.test", { is_active: false }),
      messages: TEN_MESSAGES.slice(0, 6),
    });
    expect(readers(gone, MEL_MEMBER, 1)).not.toContain(NINA_MEMBER);
  });

  it("no users who mute the actor or are muted by the actor, since level 144", () => {
    const muting = changed("mel@example.test", { muted_users: ["nina@example.test"] });
    const realm = readByMost({ ...OPEN, ...muting });
    expect(readers(realm, MEL_MEMBER, 1)).toEqual([MORGAN_MODERATOR, MEL_MEMBER, GRETA_GUEST]);
    expect(readers(realm, NINA_MEMBER, 1)).toEqual([MORGAN_MODERATOR, NINA_MEMBER, GRETA_GUEST]);
    expect(readers(readByMost({ ...OPEN, ...muting, feature_level: 143 }), MEL_MEMBER, 1)).toContain(NINA_MEMBER);
  });

  it("no users who lost the message when it was moved to another channel", () => {
    const moved = play(readByMost(OPEN)).updateMessage(OLIVE_OWNER, { message_id: 1, stream_id: SECRET });
    const before = readers(readByMost(OPEN), MEL_MEMBER, 1);
    expect(before).toContain(NINA_MEMBER);
    expect(readers(moved.realm, MEL_MEMBER, 1)).toEqual([MEL_MEMBER]);
  });

  it("no users who are deactivated", () => {
    const { realm } = play(readByMost(OPEN)).deactivateUser(OLIVE_OWNER, { user_id: NINA_MEMBER });
    expect(readers(readByMost(OPEN), MEL_MEMBER, 1)).toContain(NINA_MEMBER);
    expect(readers(realm, MEL_MEMBER, 1)).not.toContain(NINA_MEMBER);
  });

  it("users who got the message later, for example by starring it", () => {
    const message = { sender: "olive@example.test", channel: "open to all", topic: "t", content: "hi" };
    const realm = tenMessages({ ...OPEN, messages: [message] });
    const starred = play(realm).updateMessageFlags(NINA_MEMBER, { messages: [1], op: "add", flag: "starred" });
    expect(readers(realm, MEL_MEMBER, 1)).toEqual([]);
    expect(readers(starred.realm, MEL_MEMBER, 1)).toEqual([NINA_MEMBER]);
  });

  it("changes nothing", () => {
    const realm = createRealm({ ...EVERY_ROLE_FIXTURE, ...OPEN, messages: TEN_MESSAGES });
    expect(getReadReceipts(realm, MEL_MEMBER, { message_id: 1 }).realm).toBe(realm);
  });
});
