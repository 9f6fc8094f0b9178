/** The checks of servers after the documented interface, in order: each in a realm of its level. */
import {
  createChannel,
  createConstructorGroupsVideoCall,
  createNextcloudTalkVideoCall,
  exportRealm,
  getStreamEmailAddress,
  type Realm,
  sendMessage,
  updateMessage,
  updateStream,
} from "../../src/index";
import { withFields } from "../../src/model/realm/change";
import { APART, type Ladder, ladder } from "../support/ladder";
import { GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, SECRET } from "../support/realms";
import * as at from "../support/spec-realm";
import { level, REALM, system } from "../support/spec-realm";

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
/** The same realm, where a group posts to `general`. */
function postedBy(name: `role:${string}`): (realm: Realm) => Realm {
  return (realm) => {
    const channel = realm.channels.get(GENERAL - 1);
    if (channel === undefined) return realm;
    return withFields(realm, { channels: realm.channels.set(GENERAL - 1, { ...channel, can_send_message_group: system(name) }) });
  };
}

const FULL_EXPORTS = at.setting({ owner_full_content_access: true })(level(449)(REALM));
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
  ladder(
    "get-stream-email-address: posting",
    getStreamEmailAddress,
    { realm: level(448)(REALM), actor: NINA_MEMBER, params: { stream_id: GENERAL } },
    [
      ["channel_unknown", { params: { stream_id: SECRET } }],
      ["posting_not_allowed", { realm: postedBy("role:moderators") }, APART],
      ["email_sender_not_allowed", { params: { sender_id: MEL_MEMBER } }],
    ],
  ),
  ladder(
    "export-realm: everything",
    exportRealm,
    { realm: FULL_EXPORTS, actor: OLIVE_OWNER, params: { export_type: "full_without_consent" } },
    [["export_of_everything_not_allowed", { realm: at.setting({ owner_full_content_access: false }) }]],
  ),
  ladder(
    "create-constructor-groups-video-call",
    createConstructorGroupsVideoCall,
    {
      realm: at.all(level(460), at.server({ constructor_groups_url: "https://groups.example.com" }))(REALM),
      actor: MEL_MEMBER,
      params: {},
    },
    [["video_provider_missing", { realm: () => level(460)(REALM) }]],
  ),
  ladder(
    "create-nextcloud-talk-video-call",
    createNextcloudTalkVideoCall,
    {
      realm: at.all(level(465), at.server({ nextcloud_talk_url: "https://talk.example.com" }))(REALM),
      actor: MEL_MEMBER,
      params: { room_name: "tea" },
    },
    [["video_provider_missing", { realm: () => level(465)(REALM) }]],
  ),
];
