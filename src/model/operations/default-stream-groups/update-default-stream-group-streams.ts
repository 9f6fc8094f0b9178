import { withDefaultStreamGroup } from "../../changes/default-stream-groups/with-default-stream-groups";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused, refusedAfter } from "../../outcome/outcome";
import { transition as silently } from "../../outcome/transition";
import type { Channel } from "../../realm/channel";
import { followsServer } from "../../realm/divergences";
import type { DefaultStreamGroup } from "../../realm/realm-lists";
import {
  channelsNamed,
  checkNoneIsDefault,
  defaultStreamGroupById,
} from "../../rules/default-stream-groups/default-stream-groups";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";

/** Which group, and which channels come or go. */
export interface UpdateDefaultStreamGroupStreamsParams {
  /** The ID of the group. */
  readonly group_id: number;
  /** `add` or `remove`. */
  readonly op: string;
  /** The names of the channels. */
  readonly stream_names: readonly string[];
}

/**
 * Puts channels into a group of default channels, or takes them out.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST for
 *   no such group; for a channel that is unknown, archived or not to be read; for another word than `add` and `remove`;
 *   for a default channel and one that is in the group already, or one that is not; on servers channels that come
 *   before a refused one have come, which nobody is told
 * @tells everybody but guests `default_stream_groups`
 * @spec Endpoints: operations beyond the twenty (not shown; public facts)
 * @settled update_default_stream_group_streams
 */
export const updateDefaultStreamGroupStreams: Operation<UpdateDefaultStreamGroupStreamsParams, EmptyResponse> =
  operation(
    () => NO_ANSWER,
    byAdministrators((realm, actor, { group_id, op, stream_names }) => {
      const group = defaultStreamGroupById(realm, group_id);
      if (isFailure(group)) return refused(realm, group);
      const channels = channelsNamed(realm, actor, stream_names);
      if (isFailure(channels)) return refused(realm, channels);
      if (op !== "add" && op !== "remove") {
        return refused(realm, badRequest("default_stream_group_op", 'op: "add" or "remove" is expected.'));
      }
      const { stream_ids, refusal } = op === "add" ? withChannels(group, channels) : withoutChannels(group, channels);
      const step = withDefaultStreamGroup(realm, { ...group, stream_ids });
      if (!isFailure(refusal)) return accepted(step, {});
      if (!followsServer(realm, "earlierPartsStay")) return refused(realm, refusal);
      return refusedAfter(silently(step.realm), refusal);
    }),
  );

/** Adds one channel after the other: the channels of the group then, and why the next one is refused. */
function withChannels(group: DefaultStreamGroup, channels: readonly Channel[]) {
  const ids = [...group.stream_ids];
  for (const channel of channels) {
    const { stream_id } = channel;
    const refusal = checkNoneIsDefault([channel]) ?? (ids.includes(stream_id) ? isThere(stream_id, true) : undefined);
    if (isFailure(refusal)) return { stream_ids: ids, refusal };
    ids.push(stream_id);
    ids.sort((a, b) => a - b);
  }
  return { stream_ids: ids };
}

/** Removes all channels, or none. */
function withoutChannels(group: DefaultStreamGroup, channels: readonly Channel[]) {
  const ids = new Set(channels.map((channel) => channel.stream_id));
  const odd = [...ids].find((id) => !group.stream_ids.includes(id));
  if (odd !== undefined) return { stream_ids: group.stream_ids, refusal: isThere(odd, false) };
  return { stream_ids: group.stream_ids.filter((id) => !ids.has(id)) };
}

function isThere(streamId: number, isIn: boolean) {
  const msg = `stream_names: the channel ${streamId} is ${isIn ? "in the group already" : "not in the group"}.`;
  return badRequest("default_stream_group_place", msg);
}
