// The checks of channels, subscriptions, preferences of topics and folders, in order.
import {
  addDefaultStream,
  archiveStream,
  createChannel,
  createChannelFolder,
  deleteTopic,
  getChannelFolders,
  getStreamById,
  getStreamEmailAddress,
  getStreamId,
  getStreams,
  getStreamTopics,
  getSubscribers,
  getSubscriptions,
  getSubscriptionStatus,
  getUserChannels,
  muteTopic,
  patchChannelFolders,
  removeDefaultStream,
  subscribe,
  unsubscribe,
  updateChannelFolder,
  updateStream,
  updateSubscriptions,
  updateSubscriptionSetting,
  updateSubscriptionSettings,
  updateUserTopic,
} from "../../src/index";
import { IdSet } from "../../src/model/collections/id-set";
import type { NewChannelParams } from "../../src/protocol/parameters/channels";
import { FEATURE_LEVELS } from "../../src/protocol/feature-levels";
import { APART, type Ladder, ladder, type Rung } from "../support/ladder";
import { ADA_ADMIN, ATTIC, GENERAL, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, OPEN_TO_ALL, SECRET } from "../support/realms";
import * as at from "../support/spec-realm";
import { level, REALM, setting, system } from "../support/spec-realm";

const DENIED = "role:nobody";
const BY_MEL = { realm: REALM, actor: MEL_MEMBER };
const BY_OLIVE = { realm: REALM, actor: OLIVE_OWNER };
/** Mel administers the general channel. */
const OF_MEL = { realm: at.channel(GENERAL, { can_administer_channel_group: system("role:members") })(REALM), actor: MEL_MEMBER };
const WEB_PUBLIC_ON = at.all(at.server({ WEB_PUBLIC_STREAMS_ENABLED: true }), setting({ enable_spectator_access: true }));

/** Group settings that a new channel cannot have. */
const GROUPS: readonly Rung<NewChannelParams>[] = [
  ["group_value_user_unknown", { params: { can_send_message_group: { direct_members: [99], direct_subgroups: [] } } }],
  [
    "group_value_group_unknown",
    { params: { can_send_message_group: 99 } },
    { params: { can_send_message_group: { direct_members: [99], direct_subgroups: [99] } } },
  ],
  ["group_value_excluded", { params: { can_send_message_group: system("role:internet") } }, APART],
];

/** Folder, retention and topics of a new channel. Subscribing checks them for existing channels too. */
const DETAILS: readonly Rung<NewChannelParams>[] = [
  ["folder_unknown", { params: { folder_id: 99 } }],
  ["retention_days_invalid", { params: { message_retention_days: 0 } }],
  ["topics_policy_not_allowed", { params: { topics_policy: "empty_topic_only" }, realm: setting({ can_set_topics_policy_group: DENIED }) }],
];

/** What of a new channel some may not create; the actor is Mel. */
const CREATION: readonly Rung<NewChannelParams>[] = [
  ["public_channel_not_allowed", { realm: setting({ can_create_public_channel_group: DENIED }) }],
  ["private_channel_not_allowed", { params: { invite_only: true }, realm: setting({ can_create_private_channel_group: DENIED }) }, APART],
  ["default_channel_not_allowed", { params: { is_default_stream: true } }],
  ["web_public_channels_disabled", { params: { is_web_public: true } }],
  [
    "web_public_channel_not_allowed",
    { params: { is_web_public: true }, realm: at.all(WEB_PUBLIC_ON, setting({ can_create_web_public_channel_group: DENIED })) },
    {
      params: { is_web_public: true },
      realm: setting({ can_create_web_public_channel_group: DENIED }),
    },
  ],
  ["owner_required", { params: { message_retention_days: 5 } }],
  [
    "delete_policy_not_allowed",
    { params: { can_delete_any_message_group: system("role:members") }, realm: setting({ can_set_delete_message_policy_group: DENIED }) },
  ],
];

const NEW = { name: "new", subscribers: [] };

const CREATING: readonly Ladder[] = [
  ladder("create-channel", createChannel, { ...BY_MEL, params: NEW }, [
    ["guests_create_no_channels", { actor: GRETA_GUEST }],
    ["name_empty", { params: { name: " " } }],
    ["name_too_long", { params: { name: "x".repeat(61) } }, APART],
    ["name_unprintable", { params: { name: "a\u0007" } }, { params: { name: "\u0007".repeat(61) } }],
    ["channel_exists", { params: { name: "General" } }, APART],
    ["description_too_long", { params: { description: "x".repeat(1025) } }],
    ["description_with_null", { params: { description: "a\0" } }, { params: { description: "\0".repeat(1025) } }],
    ...DETAILS,
    ["web_public_and_private", { params: { invite_only: true, is_web_public: true } }],
    ["public_channel_not_allowed", { realm: setting({ can_create_public_channel_group: DENIED }) }],
    ...GROUPS,
    ["principal_unknown", { params: { subscribers: [99] } }],
  ]),
  ladder("create-channel: permission", createChannel, { ...BY_MEL, params: NEW }, CREATION),
  ladder("create-channel: private default channels", createChannel, { ...BY_MEL, actor: ADA_ADMIN, params: NEW }, [
    ["private_channel_not_allowed", { params: { invite_only: true }, realm: setting({ can_create_private_channel_group: DENIED }) }],
    ["default_channel_private", { params: { invite_only: true, is_default_stream: true } }],
    ["owner_required", { params: { message_retention_days: 5 } }],
  ]),
];

const UPDATING: readonly Ladder[] = [
  ladder("update-stream", updateStream, { ...BY_OLIVE, params: { stream_id: GENERAL, description: "new" } }, [
    ["channel_unknown", { params: { stream_id: 99 } }],
    ["channel_administration_not_allowed", { actor: MEL_MEMBER }],
    ["web_public_and_private", { params: { is_private: true, is_web_public: true } }],
    ["protected_history_of_public", { params: { history_public_to_subscribers: false } }],
    ["default_channel_private", { params: { is_private: true, is_default_stream: true } }, APART],
    ["channel_for_requests_public", { realm: setting({ moderation_request_channel_id: GENERAL }) }],
    ["web_public_channels_disabled", { params: { is_web_public: true } }],
    ["description_too_long", { params: { description: "x".repeat(1025) } }],
    ["name_empty", { params: { new_name: " " } }],
    ["channel_name_taken", { params: { new_name: "general" } }, APART],
    ["channel_exists", { params: { new_name: "secret" } }, APART],
    ["channel_not_archived", { params: { is_archived: false } }, APART],
  ]),
  ladder("update-stream: details", updateStream, { ...BY_OLIVE, actor: ADA_ADMIN, params: { stream_id: GENERAL } }, [
    ["web_public_channels_disabled", { params: { is_web_public: true } }],
    [
      "web_public_channel_not_allowed",
      { params: { is_web_public: true }, realm: at.all(WEB_PUBLIC_ON, setting({ can_create_web_public_channel_group: DENIED })) },
      APART,
    ],
    ["topics_exist", { params: { topics_policy: "empty_topic_only" } }],
    ["owner_required", { params: { message_retention_days: 5 } }],
    ["retention_days_invalid", { actor: OLIVE_OWNER, params: { message_retention_days: 0 } }, { params: { message_retention_days: 0 } }],
    ["folder_unknown", { params: { folder_id: 99 } }],
    [
      "group_value_not_as_expected",
      { params: { can_send_message_group: { new: system("role:members"), old: system("role:moderators") } } },
    ],
    [
      "group_value_group_unknown",
      { params: { can_send_message_group: { new: 99 } } },
      {
        params: { can_send_message_group: { new: 99, old: system("role:moderators") } },
      },
    ],
  ]),
  ladder("update-stream: by its administrator", updateStream, { ...OF_MEL, params: { stream_id: GENERAL } }, [
    [
      "delete_policy_not_allowed",
      {
        params: { can_delete_any_message_group: { new: system("role:members") } },
        realm: setting({ can_set_delete_message_policy_group: DENIED }),
      },
    ],
    ["folder_unknown", { params: { folder_id: 99 } }],
  ]),
  ladder("update-stream: unreadable", updateStream, { ...BY_OLIVE, actor: ADA_ADMIN, params: { stream_id: SECRET, description: "new" } }, [
    ["privacy_of_unreadable_channel", { params: { is_private: false } }],
    ["access_of_unreadable_channel", { params: { can_add_subscribers_group: { new: system("role:members") } } }],
  ]),
  ladder(
    "update-stream: default channels",
    updateStream,
    { realm: administered(REALM), actor: MEL_MEMBER, params: { stream_id: SECRET, description: "new" } },
    [
      ["default_channel_not_allowed", { params: { is_default_stream: false } }],
      ["owner_required", { params: { message_retention_days: 5 } }],
    ],
  ),
  ladder("update-stream: private default channel", updateStream, { ...BY_OLIVE, params: { stream_id: SECRET, description: "new" } }, [
    ["default_channel_private", { params: { is_default_stream: true } }],
    // A private channel without subscribers does not come back.
    ["folder_unknown", { params: { folder_id: 99 } }],
  ]),
  ladder("update-stream: unarchiving", updateStream, { ...BY_OLIVE, params: { stream_id: ATTIC, is_archived: false } }, [
    ["channel_without_subscribers", { params: { stream_id: at.CLOSED_CELLAR }, realm: withoutSubscribers }],
  ]),
  ladder("archive-stream", archiveStream, { ...BY_OLIVE, params: { stream_id: GENERAL } }, [
    ["channel_unknown", { params: { stream_id: 99 } }],
    ["channel_administration_not_allowed", { actor: MEL_MEMBER }],
    ["channel_archived_already", { params: { stream_id: ATTIC } }],
  ]),
  ladder("add-default-stream", addDefaultStream, { ...BY_OLIVE, params: { stream_id: GENERAL } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["channel_unknown", { params: { stream_id: 99 } }],
    ["default_channel_private", { params: { stream_id: SECRET } }, APART],
  ]),
  ladder("remove-default-stream", removeDefaultStream, { ...BY_OLIVE, params: { stream_id: GENERAL } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["channel_unknown", { params: { stream_id: 99 } }],
  ]),
  ladder("delete-topic", deleteTopic, { ...BY_OLIVE, params: { stream_id: GENERAL, topic_name: "hello" } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["channel_unknown", { params: { stream_id: 99 } }],
  ]),
];

/** Mel may administer the private channel. */
function administered(realm: typeof REALM): typeof REALM {
  const channel = realm.channels.get(SECRET - 1);
  if (channel === undefined) throw new Error("The realm lacks a channel.");
  const can_administer_channel_group = { direct_members: [MEL_MEMBER], direct_subgroups: [] };
  return { ...realm, channels: realm.channels.set(SECRET - 1, { ...channel, can_administer_channel_group }) };
}

/** The archived private channel has no subscribers. */
function withoutSubscribers(realm: typeof REALM): typeof REALM {
  const channel = realm.channels.get(at.CLOSED_CELLAR - 1);
  if (channel === undefined) throw new Error("The realm lacks a channel.");
  return { ...realm, channels: realm.channels.set(at.CLOSED_CELLAR - 1, { ...channel, subscribers: IdSet.empty() }) };
}

const READING: readonly Ladder[] = [
  ladder("get-stream-by-id", getStreamById, { ...BY_MEL, params: { stream_id: GENERAL } }, [
    ["channel_unknown", { params: { stream_id: 99 } }],
  ]),
  ladder("get-stream-id", getStreamId, { ...BY_MEL, params: { stream: "general" } }, [
    ["channel_unknown", { params: { stream: "nowhere" } }],
  ]),
  ladder("get-stream-email-address", getStreamEmailAddress, { ...BY_MEL, params: { stream_id: GENERAL } }, [
    ["channel_unknown", { params: { stream_id: 99 } }],
    ["email_sender_not_allowed", { params: { sender_id: NINA_MEMBER } }],
  ]),
  ladder(
    "get-stream-topics",
    getStreamTopics,
    { realm: level(FEATURE_LEVELS.archivedChannelsAnswer)(REALM), actor: MEL_MEMBER, params: { stream_id: GENERAL } },
    [["channel_not_readable", { params: { stream_id: 99 } }]],
  ),
  ladder("get-streams", getStreams, { ...BY_MEL, params: {} }),
  ladder("get-streams: below level 356", getStreams, { realm: level(355)(REALM), actor: MEL_MEMBER, params: {} }, [
    ["listing_not_allowed", { params: { include_all_active: true } }],
  ]),
  ladder("get-subscribers", getSubscribers, { ...BY_MEL, params: { stream_id: GENERAL } }, [
    ["channel_unknown", { params: { stream_id: 99 } }],
  ]),
  ladder("get-subscriptions", getSubscriptions, { ...BY_MEL, params: {} }),
  ladder("get-subscription-status", getSubscriptionStatus, { ...BY_MEL, params: { stream_id: GENERAL, user_id: NINA_MEMBER } }, [
    ["user_unknown", { params: { user_id: 99 } }],
    ["channel_unknown", { params: { stream_id: 99 } }],
  ]),
  ladder("get-user-channels", getUserChannels, { realm: level(440)(REALM), actor: MEL_MEMBER, params: { user_id: NINA_MEMBER } }, [
    ["channels_of_others_hidden", { actor: GRETA_GUEST }],
    ["user_unknown", { params: { user_id: 99 } }],
  ]),
];

const OLD = level(300)(REALM);

const SUBSCRIBING: readonly Ladder[] = [
  ladder("subscribe", subscribe, { realm: OLD, actor: MEL_MEMBER, params: { subscriptions: [{ name: "general" }] } }, [
    ["guests_do_not_subscribe", { actor: GRETA_GUEST }],
    ["description_too_long", { params: { subscriptions: [{ name: "x", description: "x".repeat(1025) }] } }],
    [
      "color_invalid",
      { params: { subscriptions: [{ name: "x", color: "red" }] } },
      { params: { subscriptions: [{ name: "x", color: "red", description: "x".repeat(1025) }] } },
    ],
    ...GROUPS,
    ...DETAILS.slice(0, 2),
    ["name_empty", { params: { subscriptions: [{ name: "" }] } }],
  ]),
  ladder("subscribe: topics", subscribe, { realm: REALM, actor: MEL_MEMBER, params: { subscriptions: [{ name: "general" }] } }, DETAILS),
  ladder("subscribe: new channels", subscribe, { realm: REALM, actor: MEL_MEMBER, params: { subscriptions: [{ name: "new" }] } }, [
    ...GROUPS,
    ...CREATION.slice(0, -1),
  ]),
  ladder("subscribe: private default channels", subscribe, { ...BY_MEL, actor: ADA_ADMIN, params: { subscriptions: [{ name: "new" }] } }, [
    ["web_public_and_private", { params: { invite_only: true, is_web_public: true } }],
    ["default_channel_private", { params: { invite_only: true, is_default_stream: true } }, APART],
    ["owner_required", { params: { message_retention_days: 5 } }],
    ["principal_unknown", { params: { principals: [99] } }],
  ]),
  ladder("subscribe: present channels", subscribe, { realm: OLD, actor: MEL_MEMBER, params: { subscriptions: [{ name: "general" }] } }, [
    [
      "public_channel_not_allowed",
      { params: { subscriptions: [{ name: "new" }] }, realm: setting({ can_create_public_channel_group: DENIED }) },
    ],
    [
      "channel_archived",
      { params: { subscriptions: [{ name: "attic" }] } },
      {
        params: { subscriptions: [{ name: "attic" }, { name: "new" }] },
        realm: setting({ can_create_public_channel_group: DENIED }),
      },
    ],
    [
      "channel_not_accessible",
      { params: { subscriptions: [{ name: "shared secret" }] } },
      { params: { subscriptions: [{ name: "closed cellar" }] } },
    ],
    ["subscribing_others_not_allowed", { params: { principals: [NINA_MEMBER] }, realm: setting({ can_add_subscribers_group: DENIED }) }],
  ]),
  ladder("unsubscribe", unsubscribe, { realm: OLD, actor: MEL_MEMBER, params: { subscriptions: ["general"] } }, [
    ["channel_unknown", { params: { subscriptions: ["nowhere"] } }],
    ["channel_archived", { params: { subscriptions: ["attic"] } }, APART],
    ["principal_unknown", { params: { principals: [99] } }],
    ["unsubscribing_others_not_allowed", { params: { principals: [NINA_MEMBER] } }, { params: { principals: [NINA_MEMBER, 99] } }],
  ]),
  ladder("update-subscriptions", updateSubscriptions, { ...BY_MEL, params: { add: [{ name: "open to all" }] } }, [
    ["nothing_to_change", { params: { add: undefined } }],
    ["guests_do_not_subscribe", { actor: GRETA_GUEST }],
    ["channel_unknown", { params: { delete: ["nowhere"] } }],
  ]),
  ladder(
    "update-subscription-settings",
    updateSubscriptionSettings,
    { ...BY_MEL, params: { subscription_data: [{ stream_id: GENERAL, property: "is_muted", value: true }] } },
    [
      ["property_unknown", { params: { subscription_data: [{ stream_id: GENERAL, property: "colour", value: true }] } }],
      ["color_invalid", { params: { subscription_data: [{ stream_id: GENERAL, property: "color", value: "red" }] } }, APART],
      ["property_value_invalid", { params: { subscription_data: [{ stream_id: GENERAL, property: "is_muted", value: "yes" }] } }, APART],
      [
        "not_a_subscriber",
        { params: { subscription_data: [{ stream_id: OPEN_TO_ALL, property: "is_muted", value: true }] } },
        {
          params: { subscription_data: [{ stream_id: OPEN_TO_ALL, property: "is_muted", value: "yes" }] },
        },
      ],
    ],
  ),
  ladder(
    "update-subscription-setting",
    updateSubscriptionSetting,
    { ...BY_MEL, params: { stream_id: GENERAL, property: "is_muted", value: true } },
    [
      ["property_unknown", { params: { property: "colour" } }],
      ["property_value_invalid", { params: { value: "yes" } }],
      ["not_a_subscriber", { params: { stream_id: OPEN_TO_ALL } }],
    ],
  ),
];

const TOPICS: readonly Ladder[] = [
  ladder(
    "mute-topic",
    muteTopic,
    { realm: level(160)(REALM), actor: MEL_MEMBER, params: { stream_id: GENERAL, topic: "hello", op: "add" } },
    [
      ["channel_not_named", { params: { stream_id: undefined } }],
      ["channel_named_twice", { params: { stream: "general" } }, APART],
      ["channel_unknown", { params: { stream_id: 99 } }],
      ["topic_too_long", { params: { topic: "x".repeat(61) } }],
      ["topic_not_muted", { params: { op: "remove" } }],
    ],
  ),
  ladder(
    "mute-topic: twice",
    muteTopic,
    { realm: level(160)(REALM), actor: MEL_MEMBER, params: { stream_id: GENERAL, topic: "hello", op: "add" } },
    [
      ["topic_too_long", { params: { topic: "x".repeat(61) } }],
      ["channel_unknown", { params: { stream_id: at.CLOSED_CELLAR } }],
      ["topic_muted_already", { realm: mutedByMel }],
    ],
  ),
  ladder("update-user-topic", updateUserTopic, { ...BY_MEL, params: { stream_id: GENERAL, topic: "hello", visibility_policy: 1 } }, [
    ["visibility_policy_unknown", { params: { visibility_policy: 4 as 3 } }],
    ["topic_too_long", { params: { topic: "x".repeat(61) } }],
    ["channel_unknown", { params: { stream_id: 99 } }],
  ]),
];

function mutedByMel(realm: typeof REALM): typeof REALM {
  return muteTopic(realm, MEL_MEMBER, { stream_id: GENERAL, topic: "hello", op: "add" }).realm;
}

const FOLDERS: readonly Ladder[] = [
  ladder("create-channel-folder", createChannelFolder, { ...BY_OLIVE, params: { name: "New", description: "" } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["name_empty", { params: { name: "" } }],
    ["name_too_long", { params: { name: "x".repeat(101) } }, APART],
    ["name_unprintable", { params: { name: "a\u0007" } }, { params: { name: "\u0007".repeat(101) } }],
    ["folder_name_taken", { params: { name: "projects" } }, APART],
    ["description_too_long", { params: { description: "x".repeat(1025) } }],
    ["description_with_null", { params: { description: "a\0" } }, { params: { description: "\0".repeat(1025) } }],
  ]),
  ladder("update-channel-folder", updateChannelFolder, { ...BY_OLIVE, params: { channel_folder_id: 1, name: "New" } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["description_too_long", { params: { description: "x".repeat(1025) } }],
    ["folder_unknown", { params: { channel_folder_id: 99 } }],
    ["name_empty", { params: { name: "" } }],
    ["folder_name_taken", { params: { name: "third" } }, APART],
    ["folder_in_use", { params: { is_archived: true } }],
  ]),
  ladder("patch-channel-folders", patchChannelFolders, { ...BY_OLIVE, params: { order: [3, 2, 1] } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["order_incomplete", { params: { order: [1, 2] } }],
  ]),
  ladder("get-channel-folders", getChannelFolders, { ...BY_MEL, params: {} }),
];

export const CHANNEL_LADDERS: readonly Ladder[] = [...CREATING, ...UPDATING, ...READING, ...SUBSCRIBING, ...TOPICS, ...FOLDERS];
