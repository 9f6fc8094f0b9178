import { withDefaultStreamGroups } from "../../changes/default-stream-groups/with-default-stream-groups";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { defaultStreamGroupById } from "../../rules/default-stream-groups/default-stream-groups";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";

/** Which group. */
export interface RemoveDefaultStreamGroupParams {
  /** The ID of the group. */
  readonly group_id: number;
}

/**
 * Removes a group of default channels; its channels stay.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST for
 *   no such group
 * @tells everybody but guests `default_stream_groups`
 * @spec Endpoints: operations beyond the twenty (not shown; public facts)
 */
export const removeDefaultStreamGroup: Operation<RemoveDefaultStreamGroupParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  byAdministrators((realm, _actor, { group_id }) => {
    const group = defaultStreamGroupById(realm, group_id);
    if (isFailure(group)) return refused(realm, group);
    const rows = realm.default_stream_groups.filter((row) => row !== group);
    return accepted(withDefaultStreamGroups(realm, rows), {});
  }),
);
