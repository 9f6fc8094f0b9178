/** The checks of servers after the documented interface, in order: each in a realm of its level. */
import { createChannel, type Realm, sendMessage, updateMessage, updateStream } from "../../src/index";
import { withFields } from "../../src/model/realm/change";
import { APART, type Ladder, ladder } from "../support/ladder";
import { GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, SECRET } from "../support/realms";
import * as at from "./ladder-realm";
import { level, REALM, system } from "./ladder-realm";

/** The realm at a level, where only moderators start topics in `general`. */
function withStarters(feature_level: number): (realm: Realm) => Realm {
  return at.all(level(feature_level), (realm) => {
    const channel = realm.channels.get(GENERAL - 1);
    if (channel === undefined) return realm;
    const limited = { ...channel, can_create_topic_group: system("role:moderators") };
    return withFields(realm, { channels: realm.channels.set(GENERAL - 1, limited) });
  });
}

const STARTERS = withStarters(441)(REALM);
const AT_441 = level(441)(REALM);

export const LATER_LADDERS: readonly Ladder[] = [
  ladder(
    "send-message: new topics",
    sendMessage,
    { realm: STARTERS, actor: NINA_MEMBER, params: { type: "stream", to: GENERAL, topic: "hello", content: "x" } },
    [
      ["posting_not_allowed", { params: { to: SECRET, topic: "new" } }],
      ["topic_start_not_allowed", { params: { topic: "new" } }, APART],
      ["channel_wildcard_not_allowed", { params: { content: "@**all**" } }],
    ],
  ),
  ladder(
    "update-message: new topics",
    updateMessage,
    { realm: STARTERS, actor: MEL_MEMBER, params: { message_id: at.BY_MEL, topic: "busy" } },
    [
      ["topic_move_not_allowed", { realm: at.setting({ can_move_messages_between_topics_group: "role:nobody" }) }],
      ["topic_start_not_allowed", { params: { topic: "new" } }],
    ],
  ),
  ladder(
    "create-channel: protected history",
    createChannel,
    { realm: AT_441, actor: MEL_MEMBER, params: { name: "new", subscribers: [], invite_only: true } },
    [
      ["private_channel_not_allowed", { realm: at.setting({ can_create_private_channel_group: "role:nobody" }) }],
      ["topic_starters_of_protected_history", { params: { can_create_topic_group: system("role:members") } }],
      ["principal_unknown", { params: { subscribers: [99] } }],
    ],
  ),
  ladder(
    "update-stream: protected history",
    updateStream,
    { realm: AT_441, actor: OLIVE_OWNER, params: { stream_id: SECRET, description: "new" } },
    [
      ["retention_days_invalid", { params: { message_retention_days: 0 } }],
      ["topic_starters_of_protected_history", { params: { can_create_topic_group: { new: system("role:members") } } }],
    ],
  ),
];
