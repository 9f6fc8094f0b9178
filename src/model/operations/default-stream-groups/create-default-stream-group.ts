import { required } from "../../../protocol/schema/parameters";
import { list, text } from "../../../protocol/schema/shapes";
import { withDefaultStreamGroups } from "../../changes/channels/default-channels";
import { ascending } from "../../collections/sorted-ids";
import { isFailure } from "../../outcome/failures";
import { withFields } from "../../realm/change";
import { channelsNamed, checkNewGroupName, checkNoneIsDefault } from "../../rules/channels/channel-groups";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

/** Creates a group of channels that new users can be subscribed to together. */
export const createDefaultStreamGroup = operation(
  () => ({
    id: "create-default-stream-group",
    method: "POST",
    path: "/default_stream_groups/create",
    parameters: {
      /** The name of the group: at most 60 characters, unique. */
      group_name: required(text),
      /** The description of the group. */
      description: required(text),
      /** The names of its channels. None of them can be a default channel. */
      stream_names: required(list(text)),
    },
    answer: {},
    refusals: [
      "administrator_required",
      "channel_unknown",
      "channel_is_default",
      "default_stream_group_name_invalid",
      "default_stream_group_name_taken",
    ],
    events: ["default_stream_groups"],
    example: byAdministrator((pick) => ({
      group_name: pick.unguessable("g"),
      description: "",
      stream_names: [pick.channelName()],
    })),
  }),
  (realm, actor, { group_name: name, description, stream_names }) => {
    const channels = channelsNamed(realm, actor, stream_names);
    if (isFailure(channels)) return channels;
    const wrong = checkNoneIsDefault(channels) ?? checkNewGroupName(realm, name);
    if (isFailure(wrong)) return wrong;
    const id = realm.last_ids.default_stream_group + 1;
    const stream_ids = ascending(channels.map((channel) => channel.stream_id));
    const counted = withFields(realm, { last_ids: withFields(realm.last_ids, { default_stream_group: id }) });
    const rows = [...realm.default_stream_groups, { id, name, description, stream_ids }];
    return accepted(withDefaultStreamGroups(counted, rows), {});
  },
  { accessDenied: administratorsOnly },
);
