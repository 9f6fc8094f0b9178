import { withDefaultStreamGroups } from "../../changes/default-stream-groups/with-default-stream-groups";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { withFields } from "../../realm/change";
import {
  channelsNamed,
  checkNewName,
  checkNoneIsDefault,
} from "../../rules/default-stream-groups/default-stream-groups";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";

/** The group to make. */
export interface CreateDefaultStreamGroupParams {
  /** What the group is called: at most 60 characters; no other group has the name. */
  readonly group_name: string;
  /** What the group is for. */
  readonly description: string;
  /** The names of its channels, none of which is a default channel. */
  readonly stream_names: readonly string[];
}

/**
 * Makes a group of channels that newcomers can be subscribed to together.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST for
 *   a channel that is unknown, archived or not to be read, then for a default channel; for the name
 * @tells everybody but guests `default_stream_groups`
 * @spec Endpoints: operations beyond the twenty (not shown; public facts)
 * @settled do_create_default_stream_group
 */
export const createDefaultStreamGroup: Operation<CreateDefaultStreamGroupParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  byAdministrators((realm, actor, { group_name: name, description, stream_names }) => {
    const channels = channelsNamed(realm, actor, stream_names);
    if (isFailure(channels)) return refused(realm, channels);
    const wrong = checkNoneIsDefault(channels) ?? checkNewName(realm, name);
    if (isFailure(wrong)) return refused(realm, wrong);
    const id = realm.last_ids.default_stream_group + 1;
    const stream_ids = [...new Set(channels.map((channel) => channel.stream_id))].sort((a, b) => a - b);
    const counted = withFields(realm, { last_ids: withFields(realm.last_ids, { default_stream_group: id }) });
    const rows = [...realm.default_stream_groups, { id, name, description, stream_ids }];
    return accepted(withDefaultStreamGroups(counted, rows), {});
  }),
);
