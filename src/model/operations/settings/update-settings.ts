import { FEATURE_LEVELS } from "../../../protocol/feature-levels";
import { optional, type ParamsOf } from "../../../protocol/schema/parameters";
import { boolean, integer, list, text } from "../../../protocol/schema/shapes";
import { field, openRecord } from "../../../protocol/schema/tables";
import { settingsInEventOrder } from "../../../protocol/settings-in-event-order";
import type { UserSetting } from "../../../protocol/user-settings";
import { changeSetting, withOwnChoices } from "../../changes/users/change-settings";
import { rename } from "../../changes/users/change-user";
import { withUser } from "../../changes/users/people-changes";
import { badRequest, isFailure } from "../../outcome/failures";
import { andThenForEach, transition } from "../../outcome/transition";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { changedUserSettings, knownUserSettings } from "../../rules/settings/people-settings";
import { checkTargets, type SettingTargets, targetsOf } from "../../rules/settings/target-users";
import { checkFullName, checkNewEmail, checkPassword } from "../../rules/users/account-names";
import { isAdministrator } from "../../rules/users/people";
import { settingsForUsersOnly } from "../../rules/users/who-may";
import { accepted, answered } from "../../views/outcome";
import { KNOWN_USER_SETTINGS, oneSetting } from "../examples";
import { operation } from "../operation";
import { settingParameters } from "./setting-parameters";

const parameters = () => ({
  ...settingParameters(() => true),
  /** The new name of the account. */
  full_name: optional(text),
  /** The new address of the account. It changes after a confirmation by email. */
  email: optional(text),
  /** The current password; required for a new one. */
  old_password: optional(text),
  /** The new password. */
  new_password: optional(text),
  /** For administrators: the users whose settings change, instead of those of the actor. Since feature level 444. */
  target_users: optional(TARGET_USERS, { since: 444 }),
});

type UpdateSettingsParams = ParamsOf<ReturnType<typeof parameters>>;

/** The record of `target_users`. */
const TARGET_USERS = openRecord("setting_targets", {
  /** The IDs of the users. */
  user_ids: field(list(integer), { optional: true }),
  /** The IDs of user groups. Settings of all members change, including members of subgroups. */
  group_ids: field(list(integer), { optional: true }),
  /** Whether to skip settings that a user has changed. */
  skip_if_already_edited: boolean,
});

/**
 * Changes the settings, name and password of the actor, all or nothing. A new address has no effect until it is
 * confirmed by email. A new name is ignored without an error in a realm that does not allow name changes, as on
 * servers. Administrators can change settings of other users with `target_users`. Assumption A430.
 */
export const updateSettings = operation(
  () => ({
    id: "update-settings",
    method: "PATCH",
    path: "/settings",
    also_at: ["/settings/display", "/settings/notifications"],
    reports_ignored: FEATURE_LEVELS.settingsReportIgnored,
    parameters: parameters(),
    answer: {},
    refusals: [
      "administrator_required",
      "setting_targets_missing",
      "setting_not_for_others",
      "user_unknown",
      "group_unknown",
      "bots_have_no_settings",
      "setting_invalid",
      "password_wrong",
      "password_length",
      "email_changes_disabled",
      "email_invalid",
      "email_with_plus",
      "email_domain_not_allowed",
      "email_disposable",
      "email_taken",
      "full_name_length",
      "full_name_characters",
      "full_name_like_mention",
      "full_name_taken",
    ],
    events: ["presence", "realm_export_consent", "realm_user/update", "user_settings/update"],
    example: (pick) => ({
      ...oneSetting(KNOWN_USER_SETTINGS, pick),
      ...(pick.chance(3) ? { email_address_visibility: 1 + pick.int(5) } : {}),
      ...(pick.chance(5) ? { full_name: `Renamed ${pick.unguessable("n")}` } : {}),
    }),
    weight: 5,
  }),
  (realm, actor, params) => {
    if (params.target_users !== undefined) return changeSettingsOfOthers(realm, actor, params, params.target_users);
    const changes = changedUserSettings(realm, actor.settings, params, knownUserSettings(realm));
    if (isFailure(changes)) return changes;
    const wrong = wrongAccountChange(realm, actor, params);
    if (isFailure(wrong)) return wrong;
    let done = rename(realm, actor.user_id, newName(realm, actor, params).trim());
    done = andThenForEach(done, inEventOrder(realm, changes), (next, [property, value]) =>
      changeSetting(next, actor.user_id, property, value),
    );
    done = { ...done, realm: withOwnChoices(done.realm, actor.user_id, changes.keys()) };
    if (params.new_password !== undefined) {
      done = { ...done, realm: withUser(done.realm, actor.user_id, { password: params.new_password }) };
    }
    return done.realm === realm ? answered(realm, {}) : accepted(done, {});
  },
  { accessDenied: settingsForUsersOnly },
);

/** The name that the account will have: its own where it may not change it. */
function newName({ settings }: Realm, actor: User, { full_name }: UpdateSettingsParams): string {
  const isFixed = settings.name_changes_disabled && !isAdministrator(actor);
  return full_name === undefined || isFixed ? actor.full_name : full_name;
}

function inEventOrder(
  { feature_level }: Realm,
  changes: ReadonlyMap<UserSetting, unknown>,
): readonly (readonly [UserSetting, unknown])[] {
  const names = settingsInEventOrder(feature_level).filter((name) => changes.has(name));
  return names.map((name) => [name, changes.get(name)]);
}

function wrongAccountChange(realm: Realm, actor: User, params: UpdateSettingsParams) {
  const password = wrongPassword(actor, params);
  if (isFailure(password)) return password;
  if (params.email !== undefined && params.email.trim() !== actor.delivery_email) {
    const isFixed = realm.settings.email_changes_disabled && !isAdministrator(actor);
    if (isFixed) return badRequest("email_changes_disabled", "email: addresses cannot be changed here.");
    const invalid = checkNewEmail(realm, params.email, "email");
    if (isFailure(invalid)) return invalid;
  }
  const name = newName(realm, actor, params);
  return name === actor.full_name ? undefined : checkFullName(realm, name, actor.user_id);
}

function wrongPassword({ password }: User, { old_password, new_password }: UpdateSettingsParams) {
  if (new_password === undefined) return undefined;
  if (password === null || old_password !== password) {
    return badRequest("password_wrong", "old_password: the password is wrong.");
  }
  return checkPassword("new_password", new_password);
}

/** Changes the settings of other users. Parameters that are no settings of theirs are refused or ignored. */
function changeSettingsOfOthers(realm: Realm, actor: User, params: UpdateSettingsParams, targets: SettingTargets) {
  const refusal = checkTargets(realm, actor, params, targets);
  if (isFailure(refusal)) return refusal;
  const users = targetsOf(realm, targets);
  if (isFailure(users)) return users;
  const changed = changedUserSettings(realm, actor.settings, params, knownUserSettings(realm), "unlisted_too");
  if (isFailure(changed)) return changed;
  const given = new Map(
    knownUserSettings(realm).flatMap((name) => (params[name] === undefined ? [] : [[name, params[name]]])),
  );
  const changes = inEventOrder(realm, given).flatMap(([property, value]) =>
    users
      .filter((user) => user.settings[property] !== value)
      .filter((user) => !targets.skip_if_already_edited || user.own_choices?.includes(property) !== true)
      .map((user) => ({ user_id: user.user_id, property, value })),
  );
  if (changes.length === 0) return answered(realm, {});
  const done = andThenForEach(transition(realm), changes, (next, { user_id, property, value }) =>
    changeSetting(next, user_id, property, value),
  );
  return accepted(done, {});
}
