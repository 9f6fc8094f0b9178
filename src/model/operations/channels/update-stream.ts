import { CHANNEL_GROUP_SETTINGS } from "../../../protocol/group-settings";
import { UPDATE_STREAM_PARAMETERS } from "../../../protocol/parameters/channels";
import { updateChannel } from "../../changes/channels/change-channel";
import { isFailure } from "../../outcome/failures";
import { planChannelUpdate } from "../../rules/channels/plan-channel-update";
import { accepted, refusedAfter } from "../../views/outcome";
import { byAdministrator, someGroupSettings, streamId } from "../examples";
import { operation } from "../operation";

/**
 * Changes a channel: its name, description, privacy, folder, topics, retention and permissions; or unarchives it. The
 * changes before a refused one stay.
 */
export const updateStream = operation(
  () => ({
    id: "update-stream",
    method: "PATCH",
    path: "/streams/{stream_id}",
    parameters: UPDATE_STREAM_PARAMETERS,
    answer: {},
    refusals: [
      "channel_unknown",
      "channel_administration_not_allowed",
      "web_public_and_private",
      "protected_history_of_public",
      "default_channel_private",
      "channel_for_requests_public",
      "privacy_of_unreadable_channel",
      "web_public_channels_disabled",
      "web_public_channel_not_allowed",
      "private_channel_not_allowed",
      "public_channel_not_allowed",
      "topics_policy_not_allowed",
      "topics_exist",
      "topic_starters_of_protected_history",
      "default_channel_not_allowed",
      "administrator_required",
      "owner_required",
      "retention_days_invalid",
      "channel_not_archived",
      "channel_without_subscribers",
      "delete_policy_not_allowed",
      "description_too_long",
      "description_with_null",
      "name_empty",
      "name_too_long",
      "name_unprintable",
      "channel_name_taken",
      "channel_exists",
      "folder_unknown",
      "group_value_not_as_expected",
      "group_value_user_unknown",
      "group_value_group_unknown",
      "group_value_excluded",
      "access_of_unreadable_channel",
    ],
    changes_when_refused: true,
    events: ["default_streams", "message", "stream/create", "stream/delete", "stream/update", "subscription/peer_add"],
    example: byAdministrator((pick) => ({
      ...streamId(pick),
      ...pick.fields({
        new_name: () => pick.unguessable("c"),
        description: () => `about **${pick.unguessable("c")}**`,
        is_private: () => pick.chance(2),
        is_web_public: () => pick.chance(3),
        history_public_to_subscribers: () => pick.chance(2),
        is_default_stream: () => pick.chance(2),
        is_archived: () => pick.chance(3),
        folder_id: () => (pick.chance(2) ? null : 1 + pick.int(2)),
        topics_policy: () => pick.one(["inherit", "allow_empty_topic", "disable_empty_topic"]),
        default_push_notifications: () => pick.chance(2),
        message_retention_days: () => pick.one([7, "unlimited", "realm_default"]),
        can_send_message_group: () => ({ new: pick.groupValue() }),
      }),
      ...someGroupSettings(CHANNEL_GROUP_SETTINGS, pick, true),
    })),
    weight: 8,
  }),
  (realm, actor, params) => {
    const { parts, refusal } = planChannelUpdate(realm, actor, params);
    const step = updateChannel(realm, actor, params.stream_id, parts);
    return isFailure(refusal) ? refusedAfter(realm, step, refusal) : accepted(step, {});
  },
);
