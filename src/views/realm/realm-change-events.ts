import { EVERYBODY, tell } from "../../outcome/audience";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import { REALM_SETTING_NAMES, realmSettingRow } from "../../rules/realm/realm-setting-check";
import { REALM_GROUP_SETTING_NAMES } from "../../spec/group-settings";
import { allActiveIds, visibilityEvents } from "../channels/channel-visibility";
import { roleGroupEvents } from "../users/people-events";

/** The names whose changes travel together in one dictionary. */
const IN_DICTIONARY: readonly string[] = [
  ...REALM_GROUP_SETTING_NAMES,
  ...REALM_SETTING_NAMES.filter((name) => realmSettingRow(name).dict === true),
];

/**
 * What is told of changed settings of the realm, and of what accounts see otherwise through them.
 *
 * @param changed - what really changed, by name
 */
export function realmChangeEvents(
  before: Realm,
  after: Realm,
  changed: Readonly<Record<string, unknown>>,
): RealmEvent[] {
  const dictionary: Record<string, unknown> = {};
  const events: RealmEvent[] = [];
  for (const [property, value] of Object.entries(changed)) {
    if (IN_DICTIONARY.includes(property)) dictionary[property] = value;
    else events.push(tell(EVERYBODY, { type: "realm", op: "update", property, value }));
  }
  if (dictionary["topics_policy"] !== undefined) {
    dictionary["mandatory_topics"] = dictionary["topics_policy"] === "disable_empty_topic";
  }
  if (Object.keys(dictionary).length > 0) {
    events.unshift(tell(EVERYBODY, { type: "realm", op: "update_dict", property: "default", data: dictionary }));
  }
  return [...events, ...sightEvents(before, after, changed)];
}

/** Who counts as a full member, and so who sees what, depends on the waiting period. */
function sightEvents(before: Realm, after: Realm, changed: Readonly<Record<string, unknown>>): RealmEvent[] {
  const events: RealmEvent[] = [];
  if (changed["waiting_period_threshold"] !== undefined) {
    const ids = allActiveIds(after);
    events.push(...ids.flatMap((id) => roleGroupEvents(before, after, id)), ...visibilityEvents(before, after, ids));
  }
  return events;
}
