import { settingParameters } from "./setting-parameters";
import { type ParamsOf, optional } from "../../../protocol/schema/parameters";
import { text } from "../../../protocol/schema/shapes";
import { presenceOfHiding } from "../../changes/presence/presence";
import { rename } from "../../changes/users/change-user";
import { withUser, withUserSettings } from "../../changes/users/people-changes";
import { onlyUsers, eventFor } from "../../outcome/audience";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, answered, refused } from "../../outcome/outcome";
import { andThen, andThenForEach, type Transition, transition, withEvents } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { languageName } from "../../rules/settings/people-languages";
import { changedUserSettings, knownUserSettings } from "../../rules/settings/people-settings";
import { checkFullName, checkNewEmail, checkPassword } from "../../rules/users/account-names";
import { isAdministrator, userById } from "../../rules/users/people";
import { settingsForUsersOnly } from "../../rules/users/who-may";
import { settingsInEventOrder } from "../../../protocol/settings-in-event-order";
import type { UserSetting } from "../../../protocol/user-settings";
import { exportConsentEvents } from "../../changes/realm/realm-changes";
import { emailEvents, timezoneEvent } from "../../changes/users/people-events";
import { KNOWN_USER_SETTINGS, oneSetting } from "../examples";
import { operation } from "../operation";

const parameters = () => ({
  ...settingParameters(() => true),
  /** One's new name. */
  full_name: optional(text),
  /** One's new address, which waits for a confirmation that comes by mail. */
  email: optional(text),
  /** The present password, needed for a new one. */
  old_password: optional(text),
  /** The new password. */
  new_password: optional(text),
});

type UpdateSettingsParams = ParamsOf<ReturnType<typeof parameters>>;

/**
 * Changes the settings, name and password of the actor, all or nothing. A new address changes nothing yet: it waits for
 * a confirmation by mail. A new name is ignored without an error in a realm that does not allow name changes, as on
 * servers.
 */
export const updateSettings = operation(
  () => ({
    id: "update-settings",
    method: "PATCH",
    path: "/settings",
    also_at: ["/settings/display", "/settings/notifications"],
    reports_ignored: "settingsReportIgnored",
    parameters: parameters(),
    answer: {},
    refusals: [
      "bots_have_no_settings",
      "setting_invalid",
      "password_wrong",
      "password_length",
      "email_changes_disabled",
      "email_invalid",
      "full_name_characters",
      "full_name_length",
      "full_name_like_mention",
      "full_name_taken",
      "email_with_plus",
      "email_domain_not_allowed",
      "email_disposable",
      "email_taken",
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
    const changes = changedUserSettings(realm, actor.settings, params, knownUserSettings(realm));
    if (isFailure(changes)) return refused(realm, changes);
    const wrong = wrongAccountChange(realm, actor, params);
    if (isFailure(wrong)) return refused(realm, wrong);
    let done = rename(realm, actor.user_id, newName(realm, actor, params).trim());
    done = andThenForEach(done, inEventOrder(realm, changes), (next, [property, value]) =>
      changeSetting(next, actor.user_id, property, value),
    );
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
    const unfit = checkNewEmail(realm, params.email, "email");
    if (isFailure(unfit)) return unfit;
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

/** Changes one setting of an account, with what follows from it. */
function changeSetting(realm: Realm, userId: number, property: UserSetting, value: unknown): Transition {
  const next = withUserSettings(realm, userId, { [property]: value });
  const language = property === "default_language" ? { language_name: languageName(String(value)) } : {};
  const user = userById(next, userId);
  if (user === undefined) return transition(next);
  const event = { type: "user_settings", op: "update", property, value: user.settings[property], ...language } as const;
  const changed = transition(next, [eventFor(onlyUsers([userId]), event)]);
  switch (property) {
    case "timezone":
      return withEvents(changed, [timezoneEvent(next, user)]);
    case "email_address_visibility":
      return withEvents(changed, emailEvents(realm, next, user));
    case "allow_private_data_export":
      return withEvents(changed, exportConsentEvents(next, user));
    case "presence_enabled":
      return andThen(changed, (after) => presenceOfHiding(after, user, value === true));
    case "enable_drafts_synchronization":
      return value === false ? { ...changed, realm: withoutDrafts(next, userId) } : changed;
    default:
      return changed;
  }
}

/** Drafts on the server are deleted, without an event, when an account no longer wants to store them there. */
function withoutDrafts(realm: Realm, userId: number): Realm {
  const drafts = realm.drafts.filter((draft) => draft.user_id !== userId);
  return drafts.length === realm.drafts.length ? realm : withFields(realm, { drafts: Object.freeze(drafts) });
}
