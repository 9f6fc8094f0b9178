import type { EventQueue } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { EventBody } from "../../realm/realm-event";
import type { User } from "../../realm/user";
import type { Adapter } from "./adapting/adapter";
import { adaptArchivedChannels } from "./adapting/archived-channels";
import { adaptBulkMessageDeletion } from "./adapting/bulk-message-deletion";
import { adaptDeactivatedGroups } from "./adapting/deactivated-groups";
import { adaptEmptyTopicName } from "./adapting/empty-topic-name";
import { adaptLinkifiers } from "./adapting/linkifiers";
import { adaptNotificationSettingsNull } from "./adapting/notification-settings-null";
import { adaptPresence } from "./adapting/presence";
import { adaptTypingInChannels } from "./adapting/typing-in-channels";
import { adaptUserSettingsObject } from "./adapting/user-settings-object";

/** One adapter per feature that clients may lack. What makes new events of others comes before what changes them. */
const ADAPTERS: readonly Adapter[] = [
  adaptArchivedChannels,
  adaptDeactivatedGroups,
  adaptUserSettingsObject,
  adaptPresence,
  adaptTypingInChannels,
  adaptLinkifiers,
  adaptNotificationSettingsNull,
  adaptBulkMessageDeletion,
  adaptEmptyTopicName,
];

/**
 * Adapts an event in its newest form to what a queue's client can take; it may vanish or become several, of which the
 * queue gets those of the types that it wants.
 */
export function adaptedEvents(realm: Realm, queue: EventQueue, viewer: User, event: EventBody): readonly EventBody[] {
  let events: readonly EventBody[] = [event];
  const receiver = { realm, queue, viewer };
  for (const adapter of ADAPTERS) events = events.flatMap((one) => adapter(one, receiver));
  const types = queue.event_types;
  return types === null ? events : events.filter(({ type }) => type === "heartbeat" || types.includes(type));
}

/** Types of events that vanish for clients without a capability. */
const MAY_VANISH: readonly string[] = [
  ...["realm_linkifiers", "stream", "subscription", "typing", "typing_edit_message", "user_group", "user_settings"],
];

/** Whether anything of an event is left for a queue once it is adapted. */
export function survivesAdapting(realm: Realm, queue: EventQueue, viewer: User, event: EventBody): boolean {
  return !MAY_VANISH.includes(event.type) || adaptedEvents(realm, queue, viewer, event).length > 0;
}
