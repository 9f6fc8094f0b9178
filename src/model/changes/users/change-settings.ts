/** Changes of personal settings, with what follows from them. */
import { timeZoneName } from "../../../protocol/time-zones";
import type { UserSetting } from "../../../protocol/user-settings";
import { andThen, type Transition, transition, withEvents } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import { has } from "../../rules/realm/feature-level";
import { languageName } from "../../rules/settings/people-languages";
import { userById } from "../../rules/users/people";
import { presenceOfHiding } from "../presence/presence";
import { exportConsentEvents } from "../realm/realm-changes";
import { withUser, withUserSettings } from "./people-changes";
import { emailEvents, timezoneEvent, userSettingEvent } from "./people-events";

/** The realm that remembers which settings an account has changed itself. */
export function withOwnChoices(realm: Realm, userId: number, names: Iterable<UserSetting>): Realm {
  const user = userById(realm, userId);
  if (user === undefined || !has(realm, "settingsOfOthersChange")) return realm;
  const known = new Set(user.own_choices);
  const size = known.size;
  for (const name of names) known.add(name);
  return known.size === size ? realm : withUser(realm, userId, { own_choices: frozen([...known].sort()) });
}

/** Changes one setting of an account, with what follows from it. A time zone is stored by its present name. */
export function changeSetting(realm: Realm, userId: number, property: UserSetting, given: unknown): Transition {
  const value = property === "timezone" ? (timeZoneName(String(given)) ?? given) : given;
  const next = withUserSettings(realm, userId, { [property]: value });
  const language = property === "default_language" ? { language_name: languageName(String(value)) } : {};
  const user = userById(next, userId);
  if (user === undefined) return transition(next);
  const event = userSettingEvent(user, { property, value: user.settings[property], ...language });
  const changed = transition(next, [event]);
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
