/** What the operations of this subject answer. */
import { boolean, integer, list, named } from "../schema/shapes";
import { field, record, type RecordOf } from "../schema/tables";
import { USER_GROUP, type UserGroupView } from "../records/groups";

/** The new group. */
export const CREATE_USER_GROUP_ANSWER = record("create_user_group_response", {
  /** Its ID. */
  group_id: field(integer, { since: 317 }),
});

/** The answer declared by `CREATE_USER_GROUP_ANSWER`. */
export interface CreateUserGroupResponse extends RecordOf<typeof CREATE_USER_GROUP_ANSWER> {}

/** Whether somebody is in a group. */
export const GET_IS_USER_GROUP_MEMBER_ANSWER = record("get_is_user_group_member_response", {
  /** Directly, or through a subgroup where that was asked for. */
  is_user_group_member: boolean,
});

/** The answer declared by `GET_IS_USER_GROUP_MEMBER_ANSWER`. */
export interface GetIsUserGroupMemberResponse extends RecordOf<typeof GET_IS_USER_GROUP_MEMBER_ANSWER> {}

/** Who is in a group. */
export const GET_USER_GROUP_MEMBERS_ANSWER = record("get_user_group_members_response", {
  /** IDs of accounts. */
  members: list(integer),
});

/** The answer declared by `GET_USER_GROUP_MEMBERS_ANSWER`. */
export interface GetUserGroupMembersResponse extends RecordOf<typeof GET_USER_GROUP_MEMBERS_ANSWER> {}

/** Which groups are in a group. */
export const GET_USER_GROUP_SUBGROUPS_ANSWER = record("get_user_group_subgroups_response", {
  /** IDs of groups. */
  subgroups: list(integer),
});

/** The answer declared by `GET_USER_GROUP_SUBGROUPS_ANSWER`. */
export interface GetUserGroupSubgroupsResponse extends RecordOf<typeof GET_USER_GROUP_SUBGROUPS_ANSWER> {}

/** The groups of the realm. */
export const GET_USER_GROUPS_ANSWER = record("get_user_groups_response", {
  /** By their ID. */
  user_groups: list(named<UserGroupView>(USER_GROUP)),
});

/** The answer declared by `GET_USER_GROUPS_ANSWER`. */
export interface GetUserGroupsResponse extends RecordOf<typeof GET_USER_GROUPS_ANSWER> {}
