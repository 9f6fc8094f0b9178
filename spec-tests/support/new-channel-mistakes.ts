/** What can be wrong in a new channel, for the specs of operations that create channels. */
import { FEATURE_LEVELS } from "../../src/protocol/feature-levels";
import type { NewChannelParams } from "../../src/protocol/parameters/channels";
import { GONE_MEMBER } from "./realms";
import { APART, type Mistake } from "./spec";
import { all, level, server, setting, system } from "./spec-realm";

type NewChannelMistakes = readonly Mistake<NewChannelParams>[];

const DENIED = "role:nobody";
const WEB_PUBLIC_ON = all(server({ WEB_PUBLIC_STREAMS_ENABLED: true }), setting({ enable_spectator_access: true }));
const NOT_WEB_PUBLIC = setting({ can_create_web_public_channel_group: DENIED });

/** Folder, retention and topics. Subscribing checks them for existing channels, too. */
export const DETAILS_OF_NEW_CHANNELS: NewChannelMistakes = [
  ["folder_unknown", "BAD_REQUEST", { params: { folder_id: 99 } }],
  ["retention_days_invalid", "REQUEST_VARIABLE_INVALID", { params: { message_retention_days: 0 } }],
  ["retention_days_invalid", "REQUEST_VARIABLE_INVALID", { params: { message_retention_days: "long" } }],
  [
    "topics_policy_not_allowed",
    "BAD_REQUEST",
    { params: { topics_policy: "empty_topic_only" }, realm: setting({ can_set_topics_policy_group: DENIED }) },
  ],
];

/** Group settings that a new channel cannot have; the actor is Mel. */
export const GROUPS_OF_NEW_CHANNELS: NewChannelMistakes = [
  [
    "group_value_user_unknown",
    "BAD_REQUEST",
    { params: { can_send_message_group: { direct_members: [GONE_MEMBER], direct_subgroups: [] } } },
  ],
  [
    "group_value_group_unknown",
    "BAD_REQUEST",
    { params: { can_send_message_group: 99 } },
    { params: { can_send_message_group: { direct_members: [99], direct_subgroups: [99] } } },
  ],
  ["group_value_excluded", "BAD_REQUEST", { params: { can_send_message_group: system("role:internet") } }],
  ["group_value_excluded", "BAD_REQUEST", { params: { can_add_subscribers_group: system("role:everyone") } }],
  ["delete_policy_not_allowed", "BAD_REQUEST", { params: { can_delete_any_message_group: system("role:members") } }],
];

/** A new channel whose history is protected, and where not all users start topics. */
export const STARTERS_OF_NEW_CHANNELS: NewChannelMistakes = [
  [
    "topic_starters_of_protected_history",
    "BAD_REQUEST",
    {
      params: { invite_only: true, history_public_to_subscribers: false, can_create_topic_group: system("role:members") },
      realm: level(FEATURE_LEVELS.groupsLimitNewTopics),
    },
  ],
];

/** What of a new channel some accounts are not allowed to create; the actor is Mel. */
export const PERMISSIONS_OF_NEW_CHANNELS: NewChannelMistakes = [
  ["public_channel_not_allowed", "BAD_REQUEST", { realm: setting({ can_create_public_channel_group: DENIED }) }],
  [
    "public_channel_not_allowed",
    "BAD_REQUEST",
    { params: { is_web_public: true }, realm: all(WEB_PUBLIC_ON, setting({ can_create_public_channel_group: DENIED })) },
  ],
  [
    "private_channel_not_allowed",
    "BAD_REQUEST",
    { params: { invite_only: true }, realm: setting({ can_create_private_channel_group: DENIED }) },
    APART,
  ],
  ["default_channel_not_allowed", "BAD_REQUEST", { params: { is_default_stream: true } }],
  [
    "administrator_required",
    "BAD_REQUEST",
    { params: { default_push_notifications: true }, realm: level(FEATURE_LEVELS.channelsHaveDefaultPushNotifications) },
  ],
  ["web_public_channels_disabled", "BAD_REQUEST", { params: { is_web_public: true } }],
  [
    "web_public_channels_disabled",
    "BAD_REQUEST",
    { params: { is_web_public: true }, realm: all(WEB_PUBLIC_ON, server({ WEB_PUBLIC_STREAMS_ENABLED: false })) },
  ],
  [
    "web_public_channel_not_allowed",
    "BAD_REQUEST",
    { params: { is_web_public: true }, realm: all(WEB_PUBLIC_ON, NOT_WEB_PUBLIC) },
    { params: { is_web_public: true }, realm: NOT_WEB_PUBLIC },
  ],
  ["owner_required", "UNAUTHORIZED_PRINCIPAL", { params: { message_retention_days: 5 } }],
];

/** Private default channels; the actor is an administrator. */
export const PRIVATE_DEFAULT_CHANNELS: NewChannelMistakes = [
  [
    "private_channel_not_allowed",
    "BAD_REQUEST",
    { params: { invite_only: true }, realm: setting({ can_create_private_channel_group: DENIED }) },
  ],
  ["default_channel_private", "BAD_REQUEST", { params: { invite_only: true, is_default_stream: true } }],
  ["owner_required", "UNAUTHORIZED_PRINCIPAL", { params: { message_retention_days: 5 } }],
];
