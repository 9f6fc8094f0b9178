import { required } from "../../../protocol/schema/parameters";
import { integer, list, text } from "../../../protocol/schema/shapes";
import { withDefaultStreamGroup } from "../../changes/channels/default-channels";
import { badRequest, isFailure } from "../../outcome/failures";
import { transition as silently } from "../../outcome/transition";
import type { Channel } from "../../realm/channel";
import type { DefaultStreamGroup } from "../../realm/realm-lists";
import { channelsNamed, checkNoneIsDefault, defaultStreamGroupById } from "../../rules/channels/channel-groups";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted, refusedAfter } from "../../views/outcome";
import { byAdministrator, defaultStreamGroup } from "../examples";
import { operation } from "../operation";

/**
 * Adds channels to a group of default channels, or removes them. On servers, the channels before a refused one are
 * added.
 */
export const updateDefaultStreamGroupStreams = operation(
  () => ({
    id: "update-default-stream-group-streams",
    method: "PATCH",
    path: "/default_stream_groups/{group_id}/streams",
    parameters: {
      /** The ID of the group. */
      group_id: required(integer),
      /** `add` or `remove`. */
      op: required(text),
      /** The names of the channels. */
      stream_names: required(list(text)),
    },
    answer: {},
    refusals: [
      "administrator_required",
      "default_stream_group_unknown",
      "channel_unknown",
      "default_stream_group_op_unknown",
      "channel_is_default",
      "default_stream_group_channel_invalid",
    ],
    changes_when_refused: true,
    events: ["default_stream_groups"],
    example: byAdministrator((pick) => ({
      group_id: defaultStreamGroup(pick),
      op: pick.chance(2) ? "add" : "remove",
      stream_names: [pick.channelName()],
    })),
    weight: 1,
    after: ["create-default-stream-group"],
  }),
  (realm, actor, { group_id, op, stream_names }) => {
    const group = defaultStreamGroupById(realm, group_id);
    if (isFailure(group)) return group;
    const channels = channelsNamed(realm, actor, stream_names);
    if (isFailure(channels)) return channels;
    if (op !== "add" && op !== "remove") {
      return badRequest("default_stream_group_op_unknown", 'op: "add" or "remove" is expected.');
    }
    const { stream_ids, refusal } = op === "add" ? withChannels(group, channels) : withoutChannels(group, channels);
    const step = withDefaultStreamGroup(realm, { ...group, stream_ids });
    if (!isFailure(refusal)) return accepted(step, {});
    return refusedAfter(realm, silently(step.realm), refusal);
  },
  { accessDenied: administratorsOnly },
);

/** Adds one channel after the other: the channels of the group then, and why the next one is refused. */
function withChannels(group: DefaultStreamGroup, channels: readonly Channel[]) {
  const ids = [...group.stream_ids];
  for (const channel of channels) {
    const { stream_id } = channel;
    const refusal =
      checkNoneIsDefault([channel]) ?? (ids.includes(stream_id) ? wrongMembership(stream_id, true) : undefined);
    if (isFailure(refusal)) return { stream_ids: ids, refusal };
    ids.push(stream_id);
    ids.sort((a, b) => a - b);
  }
  return { stream_ids: ids };
}

/** Removes all channels, or none. */
function withoutChannels(group: DefaultStreamGroup, channels: readonly Channel[]) {
  const ids = new Set(channels.map((channel) => channel.stream_id));
  const missing = [...ids].find((id) => !group.stream_ids.includes(id));
  if (missing !== undefined) return { stream_ids: group.stream_ids, refusal: wrongMembership(missing, false) };
  return { stream_ids: group.stream_ids.filter((id) => !ids.has(id)) };
}

function wrongMembership(streamId: number, isIn: boolean) {
  const msg = `stream_names: the channel ${streamId} is ${isIn ? "in the group already" : "not in the group"}.`;
  return badRequest("default_stream_group_channel_invalid", msg);
}
