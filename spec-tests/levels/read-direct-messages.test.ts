/** Before level 327 all direct messages to one account have one recipient; they are read conversation by conversation. */
import { expect, test } from "vitest";
import { type Realm } from "../../src/index";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";

function unreadCount(realm: Realm): unknown {
  const { unread_msgs } = play(realm).registerQueue(MEL_MEMBER, {}).response;
  return (unread_msgs as { readonly count: number }).count;
}

test.each([326, 327])("at %d everything is read, from any sender", (feature_level) => {
  let realm = everyRole({ feature_level });
  for (const sender of [OLIVE_OWNER, NINA_MEMBER, OLIVE_OWNER]) {
    realm = play(realm).sendMessage(sender, { type: "direct", to: [MEL_MEMBER], content: "hi" }).realm;
  }
  expect(unreadCount(realm)).toBe(3);
  expect(unreadCount(play(realm).markAllAsRead(MEL_MEMBER, {}).realm)).toBe(0);
});
