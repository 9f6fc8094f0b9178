import { withDefaultStreamGroup } from "../../changes/default-stream-groups/with-default-stream-groups";
import { badRequest, type Failure, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import type { DefaultStreamGroup } from "../../realm/realm-lists";
import {
  channelsNamed,
  checkNoneIsDefault,
  defaultStreamGroupById,
} from "../../rules/default-stream-groups/default-stream-groups";
import { NO_ANSWER, type EmptyResponse } from "../../spec/answers/nothing";
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
 *   for a default channel and one that is in the group already, or one that is not
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
      const comes = op === "add";
      const ids = new Set(channels.map((channel) => channel.stream_id));
      const wrong = (comes ? checkNoneIsDefault(channels) : undefined) ?? wrongPlace(group, ids, comes);
      if (isFailure(wrong)) return refused(realm, wrong);
      const changed = comes ? [...group.stream_ids, ...ids] : group.stream_ids.filter((id) => !ids.has(id));
      const stream_ids = changed.sort((a, b) => a - b);
      return accepted(withDefaultStreamGroup(realm, { ...group, stream_ids }), {});
    }),
  );

/** Why channels cannot come or go: the first that is there already, or is not. */
function wrongPlace(group: DefaultStreamGroup, ids: ReadonlySet<number>, comes: boolean): Failure | undefined {
  const odd = [...ids].find((id) => group.stream_ids.includes(id) === comes);
  if (odd === undefined) return undefined;
  const msg = `stream_names: the channel ${odd} is ${comes ? "in the group already" : "not in the group"}.`;
  return badRequest("default_stream_group_place", msg);
}
