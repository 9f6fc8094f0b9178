import type { EventBody } from "../../../generated/event-types";
import { isEventKnown } from "../../../protocol/events/events";
import { FEATURE_LEVELS } from "../../../protocol/feature-levels";
import type { AddressedEvent, EventQueue } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { type Adaptation, isDoneFor, type Receiver } from "./adapting/adaptation";
import {
  oneEventPerMessage,
  withEmptyTopicNamed,
  withoutArchivedChannels,
  withoutTypingInChannels,
} from "./adapting/messages";
import { formerSubgroups, namedSubscriptions, peersOneByOne } from "./adapting/oldest";
import {
  formerChannelSetting,
  formerGroupSetting,
  formerPersonalSettings,
  formerSettingsOfRealm,
  withOlderSettingEvent,
} from "./adapting/settings";
import {
  botsComeAndGo,
  onlyBotDefaults,
  peopleComeAndGo,
  presenceByClient,
  withoutDeactivatedGroups,
  withoutInvisibleNewUsers,
  withoutRealAddresses,
} from "./adapting/users";

/**
 * What clients receive instead of events in their newest form, by the capability that they lack. Adaptations that
 * create events come before those that change them.
 *
 * @see https://zulip.com/api/get-events
 */
export const ADAPTATIONS: readonly Adaptation[] = [
  {
    capability: "archived_channels",
    capability_since: 378,
    types: ["stream"],
    may_vanish: true,
    adapt: withoutArchivedChannels,
  },
  {
    capability: "include_deactivated_groups",
    types: ["user_group"],
    may_vanish: true,
    adapt: withoutDeactivatedGroups,
  },
  {
    capability: "user_settings_object",
    until: 439,
    types: ["user_settings"],
    // The older events have their own types, which a queue can request instead of the newer type.
    may_vanish: true,
    adapt: withOlderSettingEvent,
  },
  {
    capability: "simplified_presence_events",
    types: ["presence"],
    may_vanish: false,
    adapt: presenceByClient,
  },
  {
    capability: "stream_typing_notifications",
    types: ["typing"],
    may_vanish: true,
    adapt: withoutTypingInChannels,
  },
  {
    capability: "individual_emoji_changes",
    types: ["realm_emoji"],
    may_vanish: false,
    adapt: (_event, { all_emoji = {} }) => [{ type: "realm_emoji", op: "update", realm_emoji: all_emoji }],
  },
  { capability: null, types: ["realm_user"], may_vanish: true, adapt: withoutInvisibleNewUsers },
  { capability: null, until: 163, types: ["realm_user"], may_vanish: true, adapt: withoutRealAddresses },
  { capability: null, until: 222, types: ["realm_user"], may_vanish: false, adapt: peopleComeAndGo },
  {
    capability: null,
    since: FEATURE_LEVELS.botEventsAreOfDefaults,
    types: ["realm_bot"],
    may_vanish: true,
    adapt: onlyBotDefaults,
  },
  { capability: null, until: 222, types: ["realm_bot"], may_vanish: false, adapt: botsComeAndGo },
  {
    capability: null,
    until: 227,
    types: ["user_settings", "realm_user_settings_defaults", "update_display_settings", "update_global_notifications"],
    may_vanish: false,
    adapt: formerPersonalSettings,
  },
  { capability: null, until: 198, types: ["user_group"], may_vanish: false, adapt: formerGroupSetting },
  { capability: null, until: 197, types: ["stream"], may_vanish: false, adapt: formerChannelSetting },
  { capability: null, until: 358, types: ["realm"], may_vanish: false, adapt: formerSettingsOfRealm },
  { capability: null, until: 131, types: ["user_group"], may_vanish: false, adapt: formerSubgroups },
  { capability: null, until: 35, types: ["subscription"], may_vanish: false, adapt: peersOneByOne },
  { capability: null, until: 41, types: ["subscription"], may_vanish: false, adapt: namedSubscriptions },
  { capability: "bulk_message_deletion", types: ["delete_message"], may_vanish: false, adapt: oneEventPerMessage },
  {
    capability: "empty_topic_name",
    types: ["delete_message", "muted_topics", "typing", "update_message", "update_message_flags", "user_topic"],
    may_vanish: false,
    adapt: withEmptyTopicNamed,
  },
];

/** The types of which nothing may be left. */
const MAY_VANISH: ReadonlySet<string> = new Set(
  ADAPTATIONS.flatMap(({ types, may_vanish }) => (may_vanish ? types : [])),
);

/**
 * Adapts an event in its newest form to what a queue's client can take; it may vanish or become several, of which the
 * queue gets those that the realm's feature level has and of the types that it wants.
 */
export function adaptedEvents(receiver: Receiver, event: EventBody): readonly EventBody[] {
  const { realm, queue } = receiver;
  let events: readonly EventBody[] = [event];
  for (const adaptation of ADAPTATIONS) {
    if (!events.some(({ type }) => adaptation.types.includes(type)) || !isDoneFor(adaptation, receiver)) continue;
    events = events.flatMap((one) => (adaptation.types.includes(one.type) ? adaptation.adapt(one, receiver) : [one]));
  }
  const types = queue.event_types;
  return events.filter((one) => {
    if (!isEventKnown(one, realm.feature_level)) return false;
    return types === null || one.type === "heartbeat" || types.includes(one.type);
  });
}

/** Whether anything of an event is left for a queue once it is adapted. */
export function survivesAdapting(realm: Realm, queue: EventQueue, viewer: User, logged: AddressedEvent): boolean {
  const { event } = logged;
  const isSafe = !MAY_VANISH.has(event.type) && isEventKnown(event, realm.feature_level);
  return isSafe || adaptedEvents(receiverOf(realm, queue, viewer, logged), event).length > 0;
}

/** For whom a logged event is adapted, with what was stored for its older forms. */
export function receiverOf(realm: Realm, queue: EventQueue, viewer: User, logged: AddressedEvent): Receiver {
  const { unarchived, all_emoji, records = {}, emitted_at = realm.now } = logged;
  return {
    ...{ realm, queue, viewer, emitted_at, records },
    ...(unarchived === undefined ? {} : { unarchived }),
    ...(all_emoji === undefined ? {} : { all_emoji }),
  };
}
