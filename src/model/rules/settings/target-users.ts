/** Whose settings an administrator changes with `target_users`, and which. */
import { administratorRequired, badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { allMemberIds, userGroupById } from "../user-groups/group-membership";
import { isAdministrator, userById } from "../users/people";

/** The users whose settings change. */
export interface SettingTargets {
  readonly user_ids?: readonly number[];
  /** Groups whose members are targets, those of their subgroups too. */
  readonly group_ids?: readonly number[];
  /** Whether to skip settings that a user has changed. */
  readonly skip_if_already_edited: boolean;
}

/** What users decide alone: their account, and their privacy. */
const FOR_THEMSELVES = [
  "email",
  "new_password",
  "timezone",
  "allow_private_data_export",
  "email_address_visibility",
  "enable_digest_emails",
  "enable_login_emails",
  "enable_marketing_emails",
  "presence_enabled",
  "send_private_typing_notifications",
  "send_read_receipts",
  "send_stream_typing_notifications",
] as const;

/**
 * Checks who changes settings of others, and which.
 *
 * @refuses for an actor that is no administrator; BAD_REQUEST without targets; then for a parameter that users decide
 *   alone
 */
export function checkTargets(
  realm: Realm,
  actor: User,
  params: Readonly<Record<string, unknown>>,
  given: SettingTargets,
) {
  if (!isAdministrator(actor)) return administratorRequired(realm);
  if ((given.user_ids ?? []).length === 0 && (given.group_ids ?? []).length === 0) {
    return badRequest("setting_targets_missing", "target_users: user_ids or group_ids are expected.");
  }
  const own = FOR_THEMSELVES.find((name) => params[name] !== undefined);
  return own === undefined
    ? undefined
    : badRequest("setting_not_for_others", `${own}: this cannot be changed for others.`);
}

/** The users that are meant, by ID: deactivated ones too, and no bots. */
export function targetsOf(realm: Realm, { user_ids = [], group_ids = [] }: SettingTargets) {
  const ids = new Set<number>();
  for (const id of user_ids) {
    const user = userById(realm, id);
    if (user === undefined || user.is_bot)
      return badRequest("user_unknown", `target_users.user_ids: there is no user ${id}.`);
    ids.add(id);
  }
  for (const id of group_ids) {
    if (userGroupById(realm, id) === undefined)
      return badRequest("group_unknown", `target_users.group_ids: there is no group ${id}.`);
    for (const member of allMemberIds(realm, id)) ids.add(member);
  }
  const users = [...ids].sort((a, b) => a - b).flatMap((id) => userById(realm, id) ?? []);
  return users.filter((user) => !user.is_bot);
}
