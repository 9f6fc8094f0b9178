import { sendNotice } from "../../changes/messages/send-notice";
import { changeMembers, type MemberChanges, wrongMemberChanges } from "../../changes/user-groups/change-members";
import { badRequest } from "../../outcome/failures";
import { accepted, type Outcome, refused } from "../../outcome/outcome";
import { andThenForEach, type Step, step } from "../../outcome/step";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { UserGroup } from "../../realm/user-group";
import { has } from "../../rules/realm/feature-level";
import { changeableGroup, refusedToBots } from "../../rules/user-groups/group-permissions";
import { userById } from "../../rules/users/people";
import { NO_ANSWER, type EmptyResponse } from "../../spec/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which group, by its ID, and who and what comes and goes. */
export interface UpdateUserGroupMembersParams extends MemberChanges {
  /** The ID of the group. */
  readonly user_group_id: number;
}

/**
 * Adds and removes members and subgroups of a user group, all or nothing.
 *
 * @param params.add - user IDs; somebody who is in `delete` as well is out in the end
 * @refuses BAD_REQUEST for bots below feature level 496; for no such group or a system group; for a deactivated group
 *   below feature level 391; when nothing is given; then for additions, removals, new subgroups and old ones, in this
 *   order: without the permission, for an unknown or deactivated user or group, for one who is there already or not,
 *   for a group that contains this one
 * @tells everybody `user_group/add_members`, `remove_members`, `add_subgroups`, `remove_subgroups`, one for each kind;
 *   people who were added or removed by somebody else `message` from the notification bot
 * @spec Endpoints 19; States: User group
 * @assumes A94
 */
export const updateUserGroupMembers: Operation<UpdateUserGroupMembersParams, EmptyResponse> = operation(
  NO_ANSWER,
  (realm, actor, params) => {
    const { user_group_id, ...changes } = params;
    return changedMembers(realm, actor, user_group_id, changes);
  },
);

/** Changes members and subgroups of the group with an ID; what both operations for it have in common. */
export function changedMembers(
  realm: Realm,
  actor: User,
  groupId: number,
  changes: MemberChanges,
): Outcome<Record<never, never>> {
  const forBots = refusedToBots(realm, actor);
  if (forBots !== undefined) return refused(realm, forBots);
  const group = changeableGroup(realm, groupId);
  if (group === undefined)
    return refused(realm, badRequest("group_unknown", "There is no such user group that can be changed."));
  if (group.deactivated && !has(realm, "membershipsOfDeactivatedGroupsChange")) {
    return refused(realm, badRequest("group_deactivated", "The group is deactivated."));
  }
  const lists = [changes.add, changes.delete, changes.add_subgroups, changes.delete_subgroups];
  if (lists.every((ids) => (ids ?? []).length === 0))
    return refused(realm, badRequest("nothing_to_change", "There is nothing to change."));
  const wrong = wrongMemberChanges(realm, actor, group, changes);
  if (wrong !== undefined) return refused(realm, wrong);
  const changed = changeMembers(realm, group, changes);
  const noticed = noticesTo(changed, actor, changes.add ?? [], `added you to the group ${mention(group)}.`);
  return accepted(noticesTo(noticed, actor, changes.delete ?? [], `removed you from the group ${mention(group)}.`), {});
}

function mention(group: UserGroup): string {
  return `@_*${group.name}*`;
}

/** Tells people, each in a direct message, what somebody else has done with them. */
function noticesTo(first: Step, actor: User, userIds: readonly number[], deed: string): Step {
  return andThenForEach(first, new Set(userIds), (realm, id) => {
    if (id === actor.user_id || userById(realm, id)?.is_bot !== false) return step(realm);
    return sendNotice(realm, id, `@_**${actor.full_name}|${actor.user_id}** ${deed}`);
  });
}
