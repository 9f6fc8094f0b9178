import { EVERYBODY, tell } from "../../outcome/audience";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import type { RealmSettings } from "../../realm/settings";
import { REALM_SETTING_NAMES, realmSettingRow } from "../../rules/realm/realm-setting-check";
import { changedPolicies, knownPolicies, realmPolicyRow } from "../../rules/realm/realm-policies";
import type { RealmSettingsEvent } from "../../spec/events/realm";
import { REALM_GROUP_SETTING_NAMES } from "../../spec/group-settings";
import { allActiveIds, visibilityEvents } from "../channels/channel-visibility";
import { roleGroupEvents } from "../users/people-events";

/** What really changed of a realm, as it is now. */
export type RealmChanged = Partial<RealmSettings> & { readonly name?: string; readonly description?: string };

/** The settings whose changes travel together in one dictionary. */
const IN_DICTIONARY: readonly string[] = [
  ...REALM_GROUP_SETTING_NAMES,
  ...REALM_SETTING_NAMES.filter((name) => realmSettingRow(name).dict === true),
];

/** What travels alone. */
const ALONE = [
  "name",
  "description",
  ...REALM_SETTING_NAMES.filter((name) => realmSettingRow(name).dict !== true),
] as const;

/**
 * What is told of changed settings of the realm, and of what accounts see otherwise through them.
 *
 * @param changed - what really changed, by name
 */
export function realmChangeEvents(before: Realm, after: Realm, changed: RealmChanged): RealmEvent[] {
  const asNumbers: readonly string[] = knownPolicies(after).map((name) => realmPolicyRow(name).setting);
  const together = Object.entries(changed).filter(
    ([name]) => IN_DICTIONARY.includes(name) && !asNumbers.includes(name),
  );
  const dictionary: RealmEvent[] =
    together.length === 0 ? [] : [dictionaryEvent(Object.fromEntries(together), changed.topics_policy)];
  const alone = ALONE.flatMap((property): RealmEvent[] => {
    const value = changed[property];
    return value === undefined ? [] : [tell(EVERYBODY, { type: "realm", op: "update", property, value })];
  });
  const policies = changedPolicies(after, changed).map(([property, value]) =>
    tell(EVERYBODY, { type: "realm", op: "update", property, value }),
  );
  return [...dictionary, ...alone, ...policies, ...sightEvents(before, after, changed)];
}

/** Everything that travels together; the policy for topics has an older form beside it. */
function dictionaryEvent(settings: RealmSettingsEvent["data"], topics_policy: string | undefined): RealmEvent {
  const older = topics_policy === undefined ? {} : { mandatory_topics: topics_policy === "disable_empty_topic" };
  return tell(EVERYBODY, { type: "realm", op: "update_dict", property: "default", data: { ...settings, ...older } });
}

/** Who counts as a full member, and so who sees what, depends on the waiting period. */
function sightEvents(before: Realm, after: Realm, changed: RealmChanged): RealmEvent[] {
  const events: RealmEvent[] = [];
  if (changed.waiting_period_threshold !== undefined) {
    const ids = allActiveIds(after);
    events.push(...ids.flatMap((id) => roleGroupEvents(before, after, id)), ...visibilityEvents(before, after, ids));
  }
  return events;
}
