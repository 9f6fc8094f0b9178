/** Events about user groups. */
import { USER_GROUP_SETTINGS } from "../group-settings";
import { groupSettingFields, groupValue, USER_GROUP, type UserGroupView } from "../records/groups";
import { boolean, integer, list, named, text } from "../schema/shapes";
import { event, field, mergeFields, presentSince, record } from "../schema/tables";
import { partialFields } from "./event-body";

/** A user group was created, or reactivated for clients without the capability `include_deactivated_groups`. */
export const USER_GROUP_ADD_EVENT = event("user_group/add", {
  /** The group. */
  group: named<UserGroupView>(USER_GROUP),
});

/** What of a group has changed. */
export const USER_GROUP_CHANGES = record(
  "user_group_changes",
  partialFields(
    mergeFields(
      {
        /** The name of the group. */
        name: text,
        /** The former name of `can_mention_group`. */
        can_mention_group_id: field(groupValue, { since: 191, until: 198 }),
        /** The description of the group. */
        description: text,
        /** Whether the group is deactivated. */
        deactivated: field(boolean, { since: 290 }),
      },
      groupSettingFields(USER_GROUP_SETTINGS),
    ),
  ),
);

/** The name, description or settings of a user group have changed, or it was deactivated or reactivated. */
export const USER_GROUP_UPDATE_EVENT = event("user_group/update", {
  /** The ID of the group. */
  group_id: integer,
  /** The changed fields, with their new values. */
  data: USER_GROUP_CHANGES,
});

/** A user group was deactivated or deleted. For clients without the capability `include_deactivated_groups`. */
export const USER_GROUP_REMOVE_EVENT = event("user_group/remove", {
  /** The ID of the group. */
  group_id: integer,
});

const MEMBER_FIELDS = {
  /** The ID of the group. */
  group_id: integer,
  /** The IDs of the accounts. */
  user_ids: list(integer),
} as const;

/** Accounts were added to a user group. */
export const USER_GROUP_ADD_MEMBERS_EVENT = event("user_group/add_members", MEMBER_FIELDS);

/** Accounts were removed from a user group. */
export const USER_GROUP_REMOVE_MEMBERS_EVENT = event("user_group/remove_members", MEMBER_FIELDS);

const SUBGROUP_FIELDS = {
  /** The ID of the group. */
  group_id: integer,
  /** The IDs of the subgroups. */
  direct_subgroup_ids: presentSince(131, list(integer)),
  /** The former name of `direct_subgroup_ids`. */
  subgroup_ids: field(list(integer), { until: 131 }),
} as const;

/** Subgroups were added to a user group. */
export const USER_GROUP_ADD_SUBGROUPS_EVENT = event("user_group/add_subgroups", 127, SUBGROUP_FIELDS);

/** Subgroups were removed from a user group. */
export const USER_GROUP_REMOVE_SUBGROUPS_EVENT = event("user_group/remove_subgroups", 127, SUBGROUP_FIELDS);
