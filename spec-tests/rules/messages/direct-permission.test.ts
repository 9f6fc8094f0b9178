// Which accounts are allowed to send direct messages to which others.
import { describe, expect, it } from "vitest";
import { type Realm, sendMessage } from "../../../src/index";
import { play } from "../../support/play";
import { BEEP_BOT, everyRole, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../../support/realms";

function reason(realm: Realm, sender: number, to: readonly number[]): string | null {
  const outcome = sendMessage(realm, sender, { type: "direct", to, content: "hi" });
  return outcome.ok ? null : outcome.error.reason;
}

function written(realm: Realm, sender: number, to: readonly number[]): Realm {
  return play(realm).sendMessage(sender, { type: "direct", to, content: "hi" }).realm;
}

describe("where no account is allowed to send direct messages", () => {
  const realm = everyRole({ settings: { direct_message_permission_group: "role:nobody" } });

  // Whether direct messages are allowed is not asked of a bot that sends, nor where all others are bots.
  it("users nevertheless write to bots, and bots to users", () => {
    expect(reason(realm, MEL_MEMBER, [BEEP_BOT])).toBe(null);
    expect(reason(realm, BEEP_BOT, [MEL_MEMBER])).toBe(null);
    expect(reason(realm, BEEP_BOT, [MEL_MEMBER, NINA_MEMBER])).toBe(null);
  });

  it("users do not write to each other, also together with bots, but to themselves", () => {
    expect(reason(realm, MEL_MEMBER, [NINA_MEMBER])).toBe("direct_messages_not_allowed");
    expect(reason(realm, MEL_MEMBER, [NINA_MEMBER, BEEP_BOT])).toBe("direct_messages_not_allowed");
    expect(reason(realm, MEL_MEMBER, [MEL_MEMBER])).toBe(null);
  });
});

it("where some accounts can send direct messages, one participant with the permission is enough, for any sender", () => {
  const realm = everyRole({ settings: { direct_message_permission_group: "role:owners" } });
  expect(reason(realm, MEL_MEMBER, [OLIVE_OWNER])).toBe(null);
  expect(reason(realm, OLIVE_OWNER, [MEL_MEMBER])).toBe(null);
  expect(reason(realm, MEL_MEMBER, [NINA_MEMBER, OLIVE_OWNER])).toBe(null);
  expect(reason(realm, MEL_MEMBER, [NINA_MEMBER])).toBe("direct_messages_not_allowed");
});

describe("where some accounts can start conversations", () => {
  const realm = everyRole({ settings: { direct_message_initiator_group: "role:owners" } });

  it("others continue a conversation with exactly the same users", () => {
    expect(reason(realm, MEL_MEMBER, [OLIVE_OWNER])).toBe("direct_conversation_not_allowed");
    const begun = written(realm, OLIVE_OWNER, [MEL_MEMBER]);
    expect(reason(begun, MEL_MEMBER, [OLIVE_OWNER])).toBe(null);
    expect(reason(begun, MEL_MEMBER, [OLIVE_OWNER, NINA_MEMBER])).toBe("direct_conversation_not_allowed");
  });

  it("bots start them", () => {
    expect(reason(realm, BEEP_BOT, [MEL_MEMBER])).toBe(null);
  });
});

it("a deactivated user receives no messages: alone, among others, again or for the first time", () => {
  const begun = written(written(everyRole(), MEL_MEMBER, [NINA_MEMBER]), MEL_MEMBER, [NINA_MEMBER, GRETA_GUEST]);
  const gone = play(begun).deactivateUser(OLIVE_OWNER, { user_id: NINA_MEMBER }).realm;
  for (const to of [[NINA_MEMBER], [NINA_MEMBER, GRETA_GUEST], [NINA_MEMBER, OLIVE_OWNER]]) {
    expect(reason(gone, MEL_MEMBER, to)).toBe("recipient_deactivated");
    expect(reason(gone, BEEP_BOT, to)).toBe("recipient_deactivated");
  }
});
