/** Events about user groups. */
import { boolean, integer, list, named, text } from "../schema/shapes";
import { event, field, mergeFields, record, presentSince } from "../schema/tables";
import { USER_GROUP_SETTINGS } from "../group-settings";
import { groupSettingFields, groupValue, USER_GROUP, type UserGroupView } from "../records/groups";
import { partialFields, type EventBodyOf } from "./event-body";

/** There is a new group. */
export interface UserGroupAddEvent extends EventBodyOf<typeof USER_GROUP_ADD_EVENT> {}
export const USER_GROUP_ADD_EVENT = event({
  type: "user_group",
  op: "add",
  fields: {
    /** The group. */
    group: named<UserGroupView>(USER_GROUP),
  },
});

/** What of a group has changed. */
export const USER_GROUP_CHANGES = record(
  "user_group_changes",
  partialFields(
    mergeFields(
      {
        /** What it is called. */
        name: text,
        /** The former name of `can_mention_group`. */
        can_mention_group_id: field(groupValue, { since: 191, until: 198 }),
        /** What it is for. */
        description: text,
        /** Whether it is out of use. */
        deactivated: field(boolean, { since: 290 }),
      },
      groupSettingFields(USER_GROUP_SETTINGS),
    ),
  ),
);

/** A group has changed. */
export interface UserGroupUpdateEvent extends EventBodyOf<typeof USER_GROUP_UPDATE_EVENT> {}
export const USER_GROUP_UPDATE_EVENT = event({
  type: "user_group",
  op: "update",
  fields: {
    /** The group. */
    group_id: integer,
    /** What has changed. */
    data: USER_GROUP_CHANGES,
  },
});

/** A group is deactivated, for clients that know no deactivated groups. */
export interface UserGroupRemoveEvent extends EventBodyOf<typeof USER_GROUP_REMOVE_EVENT> {}
export const USER_GROUP_REMOVE_EVENT = event({
  type: "user_group",
  op: "remove",
  fields: {
    /** The group. */
    group_id: integer,
  },
});

const MEMBER_FIELDS = {
  /** The group. */
  group_id: integer,
  /** The accounts. */
  user_ids: list(integer),
} as const;

/** Accounts are in a group now. */
export interface UserGroupAddMembersEvent extends EventBodyOf<typeof USER_GROUP_ADD_MEMBERS_EVENT> {}
export const USER_GROUP_ADD_MEMBERS_EVENT = event({ type: "user_group", op: "add_members", fields: MEMBER_FIELDS });

/** Accounts are in a group no more. */
export interface UserGroupRemoveMembersEvent extends EventBodyOf<typeof USER_GROUP_REMOVE_MEMBERS_EVENT> {}
export const USER_GROUP_REMOVE_MEMBERS_EVENT = event({
  type: "user_group",
  op: "remove_members",
  fields: MEMBER_FIELDS,
});

const SUBGROUP_FIELDS = {
  /** The group. */
  group_id: integer,
  /** The groups in it. */
  direct_subgroup_ids: presentSince(131, list(integer)),
  /** The former name of `direct_subgroup_ids`. */
  subgroup_ids: field(list(integer), { until: 131 }),
} as const;

/** Groups are in a group now. */
export interface UserGroupAddSubgroupsEvent extends EventBodyOf<typeof USER_GROUP_ADD_SUBGROUPS_EVENT> {}
export const USER_GROUP_ADD_SUBGROUPS_EVENT = event({
  type: "user_group",
  op: "add_subgroups",
  fields: SUBGROUP_FIELDS,
  since: 127,
});

/** Groups are in a group no more. */
export interface UserGroupRemoveSubgroupsEvent extends EventBodyOf<typeof USER_GROUP_REMOVE_SUBGROUPS_EVENT> {}
export const USER_GROUP_REMOVE_SUBGROUPS_EVENT = event({
  type: "user_group",
  op: "remove_subgroups",
  fields: SUBGROUP_FIELDS,
  since: 127,
});

/** Any event of this subject. */
export type AnyUserGroupEvent =
  | UserGroupAddEvent
  | UserGroupUpdateEvent
  | UserGroupRemoveEvent
  | UserGroupAddMembersEvent
  | UserGroupRemoveMembersEvent
  | UserGroupAddSubgroupsEvent
  | UserGroupRemoveSubgroupsEvent;

/** The tables of this subject. */
export const USER_GROUP_EVENTS = [
  USER_GROUP_ADD_EVENT,
  USER_GROUP_UPDATE_EVENT,
  USER_GROUP_REMOVE_EVENT,
  USER_GROUP_ADD_MEMBERS_EVENT,
  USER_GROUP_REMOVE_MEMBERS_EVENT,
  USER_GROUP_ADD_SUBGROUPS_EVENT,
  USER_GROUP_REMOVE_SUBGROUPS_EVENT,
];
