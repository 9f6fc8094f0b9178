/** What faults do to the realm of a server: lost queues, restarts, and requests to load the page again. */
import { trimmedLog } from "../../model/changes/events/event-queues";
import { HashMap } from "../../model/collections/hash-map";
import type { AnyFaultRule } from "../../model/fixture/fault-plan";
import { ALL_USERS, eventFor } from "../../model/outcome/audience";
import { withEventsLogged } from "../../model/outcome/transition";
import { withFields } from "../../model/realm/change";
import type { Realm } from "../../model/realm/realm";
import { has } from "../../model/rules/realm/feature-level";
import { serverVersion } from "../../model/views/registration/server-state";

/** The realm without an event queue. */
export function withoutQueue(realm: Realm, queueId: string): Realm {
  if (!realm.queues.has(queueId)) return realm;
  return trimmedLog(withFields(realm, { queues: realm.queues.delete(queueId) }));
}

/** The realm without event queues. */
export function withoutQueues(realm: Realm): Realm {
  return trimmedLog(withFields(realm, { queues: HashMap.empty() }));
}

/** The realm after a restart of its server. Servers store the queues, so each of them receives the `restart` event. */
export function withRestart(realm: Realm): Realm {
  const server = withFields(realm.server, { server_generation: realm.now });
  const restarted = withFields(realm, { server });
  const event = {
    type: "restart",
    ...serverVersion(restarted),
    server_generation: server.server_generation,
    immediate: false,
  } as const;
  return withEventsLogged(restarted, [eventFor(ALL_USERS, event)]);
}

/** The realm after its server was restarted as another version. The realm keeps its own feature level. */
export function withUpgrade(
  realm: Realm,
  { zulip_version, zulip_feature_level }: Pick<AnyFaultRule, "zulip_version" | "zulip_feature_level">,
): Realm {
  const before = serverVersion(realm).zulip_feature_level;
  const upgraded_to = { zulip_version, zulip_feature_level: zulip_feature_level ?? before };
  return withRestart(withFields(realm, { server: withFields(realm.server, { upgraded_to }) }));
}

/** The realm that asks every client to load its page again; at levels without an event for this, it restarts. */
export function withReloadEvent(realm: Realm): Realm {
  if (!has(realm, "serversRequestReload")) return withRestart(realm);
  return withEventsLogged(realm, [eventFor(ALL_USERS, { type: "web_reload_client", immediate: false })]);
}
