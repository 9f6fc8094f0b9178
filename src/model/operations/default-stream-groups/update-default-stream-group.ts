import { withDefaultStreamGroup } from "../../changes/default-stream-groups/with-default-stream-groups";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { andThen, transition } from "../../outcome/transition";
import { checkNameIsFree, defaultStreamGroupById } from "../../rules/default-stream-groups/default-stream-groups";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";

/** Which group, and what of it is to change; what is left out stays. */
export interface UpdateDefaultStreamGroupParams {
  /** The ID of the group. */
  readonly group_id: number;
  /** The new name; no group has it, this one neither. */
  readonly new_group_name?: string;
  /** The new description. */
  readonly new_description?: string;
}

/**
 * Gives a group of default channels another name or another description.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST for
 *   a request without either; for no such group; for a name that a group has
 * @tells everybody but guests `default_stream_groups`, once for each of the two
 * @spec Endpoints: operations beyond the twenty (not shown; public facts)
 * @settled update_default_stream_group_info
 */
export const updateDefaultStreamGroup: Operation<UpdateDefaultStreamGroupParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  byAdministrators((realm, _actor, { group_id, new_group_name: name, new_description: description }) => {
    if ((name ?? "") === "" && (description ?? "") === "") {
      const msg = "new_group_name, new_description: one of them is needed.";
      return refused(realm, badRequest("nothing_to_change", msg));
    }
    const group = defaultStreamGroupById(realm, group_id);
    if (isFailure(group)) return refused(realm, group);
    const taken = name === undefined ? undefined : checkNameIsFree(realm, name);
    if (isFailure(taken)) return refused(realm, taken);
    const renamed = name === undefined ? group : { ...group, name };
    const first = name === undefined ? transition(realm) : withDefaultStreamGroup(realm, renamed);
    if (description === undefined) return accepted(first, {});
    return accepted(
      andThen(first, (next) => withDefaultStreamGroup(next, { ...renamed, description })),
      {},
    );
  }),
);
