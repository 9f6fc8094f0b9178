/** The accounts that act while a recording is made, and the events of their queues. */
import type { Fixture } from "../../../model/fixture/fixture";
import { isJsonObject } from "../matching/json-value";
import type { Answer, CallRequest } from "../target";
import { actorName } from "./recorded-server";

/** An account that acts and listens. */
export interface Actor {
  readonly name: string;
  readonly as: { readonly email: string; readonly api_key: string };
}

/** The events of every queue since the last call, by account; null for one that has expired. */
export type EventsOfActors = Readonly<Record<string, readonly unknown[] | null>>;

/** An account's queue, and the last event of it that was written down. */
interface Queue {
  readonly actor: Actor;
  readonly queue_id: string;
  last_event_id: number;
}

/** What a client of today can take; every queue of a recording is registered so. */
const CAPABILITIES = [
  "notification_settings_null",
  "bulk_message_deletion",
  "user_avatar_url_field_optional",
  "stream_typing_notifications",
  "user_settings_object",
  "linkifier_url_template",
  "user_list_incomplete",
  "include_deactivated_groups",
  "archived_channels",
  "empty_topic_name",
];

/** How every queue of a recording is registered. */
export const REGISTER_PARAMS: Readonly<Record<string, string>> = {
  client_capabilities: JSON.stringify(Object.fromEntries(CAPABILITIES.map((name) => [name, true]))),
  fetch_event_types: "[]",
  client_gravatar: "true",
  apply_markdown: "true",
  queue_lifespan_secs: "604800",
  idle_queue_timeout: "604800",
};

/** The accounts of a fixture that can act, by the names that recordings call them. */
export function actorsOf(fixture: Fixture): readonly Actor[] {
  return (fixture.users ?? []).flatMap(({ email, api_key }) =>
    api_key === undefined ? [] : [{ name: actorName(email), as: { email, api_key } }],
  );
}

/** The queues of all accounts that can have one. */
export class RecordingQueues {
  private readonly queues: Queue[] = [];

  constructor(private readonly call: (request: CallRequest) => Promise<Answer>) {}

  /** Registers a queue. False when the server refuses, as it does for deactivated accounts. */
  async open(actor: Actor): Promise<boolean> {
    const request = { as: actor.as, method: "POST", path: "/register", parameters: REGISTER_PARAMS };
    const { status, body } = await this.call(request);
    const { queue_id, last_event_id } = isJsonObject(body) ? body : {};
    if (status !== 200 || typeof queue_id !== "string" || typeof last_event_id !== "number") return false;
    this.queues.push({ actor, queue_id, last_event_id });
    return true;
  }

  async queued(): Promise<EventsOfActors> {
    const queued: Record<string, readonly unknown[] | null> = {};
    for (const queue of this.queues) {
      const { queue_id, last_event_id, actor } = queue;
      const parameters = { queue_id, last_event_id, dont_block: true };
      const { status, body } = await this.call({ as: actor.as, method: "GET", path: "/events", parameters });
      const events: unknown = status === 200 && isJsonObject(body) ? body["events"] : null;
      const list = Array.isArray(events) ? events.filter(isJsonObject) : null;
      queued[actor.name] = list;
      queue.last_event_id = Math.max(last_event_id, ...(list ?? []).map((event) => Number(event["id"] ?? -1)));
    }
    return queued;
  }
}
