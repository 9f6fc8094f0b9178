import { TOPICS_POLICIES } from "../../model/realm/channel";
import { CHANNEL_GROUP_SETTINGS, type ChannelGroupSetting } from "../../protocol/group-settings";
import * as v from "../../protocol/shape";
import { optional, type Parameter, required, shapes } from "../parameter";
import { bareGroup, groupValueChange } from "./user-group-parameters";

type GroupValue = Parameter<typeof shapes.group_value, false>;

/** One parameter for each group setting of a channel, known since the level that brought the setting. */
function forEachGroupSetting<P>(make: (since: number) => P): { readonly [Name in ChannelGroupSetting]: P } {
  const of = (name: ChannelGroupSetting): P => make(CHANNEL_GROUP_SETTINGS[name].since);
  return {
    can_add_subscribers_group: of("can_add_subscribers_group"),
    can_administer_channel_group: of("can_administer_channel_group"),
    can_delete_any_message_group: of("can_delete_any_message_group"),
    can_delete_own_message_group: of("can_delete_own_message_group"),
    can_move_messages_out_of_channel_group: of("can_move_messages_out_of_channel_group"),
    can_move_messages_within_channel_group: of("can_move_messages_within_channel_group"),
    can_remove_subscribers_group: of("can_remove_subscribers_group"),
    can_resolve_topics_group: of("can_resolve_topics_group"),
    can_send_message_group: of("can_send_message_group"),
    can_subscribe_group: of("can_subscribe_group"),
  };
}

/** The group settings of a channel to be created, as bare values. */
export const groupValueParameters = forEachGroupSetting<GroupValue>((since) =>
  optional("json", shapes.group_value, { since }),
);

/** The group settings of an existing channel, as a new value and perhaps the old one. */
export const groupChangeParameters = {
  ...forEachGroupSetting<Parameter<typeof groupValueChange, false>>((since) =>
    optional("json", groupValueChange, { since }),
  ),
  can_remove_subscribers_group: optional("json", groupValueChange, {
    since: CHANNEL_GROUP_SETTINGS.can_remove_subscribers_group.since,
    former: { until: 320, shape: bareGroup },
  }),
};

/** How long messages are kept: a number of days, or one of two words, with or without quotation marks. */
export const retentionParameter = optional("json", v.union([shapes.integer, shapes.text]), { since: 17 });

/** What a channel says about topics. */
export const topicsPolicyParameter = optional(
  "json_or_text",
  v.picklist(TOPICS_POLICIES, `expected one of ${TOPICS_POLICIES.join(", ")}`),
  { since: 392, values_since: { empty_topic_only: 404 } },
);

/** Who may post, as old servers took it. */
export const postPolicyParameters = {
  stream_post_policy: optional("json", v.picklist([1, 2, 3, 4], "expected one of 1, 2, 3, 4"), {
    since: 1,
    until: 333,
  }),
  is_announcement_only: optional("json", shapes.boolean, { until: 333 }),
} as const;

/** What a channel to be created may be, as far as all ways of creating it share it. */
export const newChannelParameters = {
  announce: optional("json", shapes.boolean),
  invite_only: optional("json", shapes.boolean),
  is_web_public: optional("json", shapes.boolean, { since: 98 }),
  is_default_stream: optional("json", shapes.boolean, { since: 200 }),
  history_public_to_subscribers: optional("json", shapes.boolean),
  message_retention_days: retentionParameter,
  topics_policy: topicsPolicyParameter,
  folder_id: optional("json", shapes.integer, { since: 389 }),
  send_new_subscription_messages: optional("json", shapes.boolean, { since: 397 }),
  ...groupValueParameters,
  ...postPolicyParameters,
} as const;

/** Accounts by ID or by address. */
export const principalsParameter = optional("json", v.union([shapes.integers, shapes.strings]), {
  former: { until: 9, shape: shapes.strings },
});

/** Channels to subscribe to, by name; the description is for one that does not exist yet. */
export const subscriptionItems = v.array(
  v.object({
    name: shapes.text,
    description: v.exactOptional(v.nullable(shapes.text)),
    color: v.exactOptional(v.nullable(shapes.text)),
  }),
);

/** The ID of a channel in the path. */
export const streamIdInPath = required("json", shapes.integer);
