/** The queues of accounts while a conversation is recorded or replayed. */
import { objectOf, objectsIn } from "../matching/json-value";
import type { Answer } from "../targets/target";
import type { RecordedEvents } from "./compare-events";
import type { Recorded } from "./recording";

/** A request of an account, by the name that recordings call it; null for a request without credentials. */
export interface ActorRequest {
  readonly actor: string | null;
  readonly method: string;
  /** Below `/api/v1`, beginning with a slash. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

interface Queue {
  readonly queue_id: string;
  last_event_id: number;
}

/** What a client of today can take; every queue of a recording is registered so. */
const CAPABILITIES = [
  ...["notification_settings_null", "bulk_message_deletion", "user_avatar_url_field_optional"],
  ...["stream_typing_notifications", "user_settings_object", "linkifier_url_template", "user_list_incomplete"],
  ...["include_deactivated_groups", "archived_channels", "empty_topic_name"],
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

/** The queues of all accounts that have one. */
export class ActorQueues {
  private readonly queues = new Map<string, Queue>();

  constructor(private readonly ask: (request: ActorRequest) => Promise<Answer>) {}

  get isEmpty(): boolean {
    return this.queues.size === 0;
  }

  /** Registers a queue. False when the server refuses, as it does for deactivated accounts. */
  async open(actor: string, params: ActorRequest["params"]): Promise<boolean> {
    return this.take(actor, await this.ask({ actor, method: "POST", path: "/register", params }));
  }

  /** Reads the queue of a registration from then on. */
  take(actor: string, { status, body }: Answer): boolean {
    const { queue_id, last_event_id } = objectOf(body);
    if (status !== 200 || typeof queue_id !== "string" || typeof last_event_id !== "number") return false;
    this.queues.set(actor, { queue_id, last_event_id });
    return true;
  }

  /** The events of every queue since the last look. */
  async queued(): Promise<RecordedEvents> {
    const queued: Record<string, readonly Recorded[] | null> = {};
    for (const [actor, queue] of this.queues) {
      const params = { queue_id: queue.queue_id, last_event_id: String(queue.last_event_id), dont_block: "true" };
      const { status, body } = await this.ask({ actor, method: "GET", path: "/events", params });
      const events = status === 200 ? eventsOf(body) : null;
      queued[actor] = events;
      queue.last_event_id = Number(events?.at(-1)?.["id"] ?? queue.last_event_id);
    }
    return queued;
  }
}

function eventsOf(body: unknown): readonly Recorded[] {
  return objectsIn(objectOf(body)["events"]);
}
