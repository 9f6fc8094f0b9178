import { capabilitiesAt } from "../../../protocol/capabilities";
import { LIMITS } from "../../../protocol/limits";
import { didYouMean } from "../../../protocol/problem-words";
import { REGISTER_QUEUE_ANSWER } from "../../../protocol/records/registration";
import { optional, type ParamsOf } from "../../../protocol/schema/parameters";
import {
  boolean,
  count,
  integer,
  json,
  list,
  literal,
  nullable,
  oneOf,
  type Shape,
  text,
} from "../../../protocol/schema/shapes";
import { readyForQueue } from "../../changes/events/event-queues";
import { badRequest, isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { generateHex, uuidFrom } from "../../realm/digest";
import type { ClientCapabilities, EventQueue } from "../../realm/event-queue";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { BotDefaults, User } from "../../realm/user";
import { checkAllPublicStreams, QUEUE_NARROW_IS_NOT, queueNarrowOperators } from "../../rules/events/queue-narrow";
import { has } from "../../rules/realm/feature-level";
import { accepted } from "../../views/outcome";
import { withInitialState } from "../../views/registration/initial-state";
import { serverVersion } from "../../views/registration/server-state";
import { botDefaults } from "../../views/users/user-view";
import { operation } from "../operation";
import { misspeltEventType, REGISTERED_TYPE } from "./event-types";

const parameters = () => ({
  /** The types of events that the queue receives; all types by default. */
  event_types: optional(nullable(list(REGISTERED_TYPE)), { checkTyped: misspeltEventType }),
  /** The parts of the state to return; by default those of `event_types`. */
  fetch_event_types: optional(nullable(list(REGISTERED_TYPE)), { checkTyped: misspeltEventType }),
  /** Whether the content of messages is HTML (true) or Markdown (false, the default). */
  apply_markdown: optional(boolean),
  /** Whether the client itself computes generated avatars; true by default. */
  client_gravatar: optional(boolean),
  /** Whether presence has the modern form, by user ID; false by default. */
  slim_presence: optional(boolean),
  /** The maximum age of presence, in days: 14 by default. Since feature level 288. */
  presence_history_limit_days: optional(integer, { since: 288 }),
  /** Whether channels include their subscribers; `partial` can omit some; false by default. */
  include_subscribers: optional(oneOf(boolean, literal("partial")), { encoding: "switch_or_text" }),
  /**
   * Whether the queue receives messages of all public channels, also without a subscription. The default is a setting
   * of bots; false for users.
   */
  all_public_streams: optional(boolean),
  /** Pairs of operator and operand that messages must match. Other events are not filtered. */
  narrow: optional(list(list(text))),
  /** The capabilities of the client, by name. Omitted ones are false. */
  client_capabilities: optional(CAPABILITIES, { checkTyped: unknownCapability }),
  /**
   * After how many seconds without a request the queue expires: 600 by default and for 0, at most 604800 (larger
   * numbers are cut). `mobile`, the value for apps, is 43200. Since feature level 481.
   */
  idle_queue_timeout: optional(oneOf(count, literal("mobile")), { since: 481, encoding: "json_or_text" }),
  /** The former name of `idle_queue_timeout`. Until feature level 481. */
  queue_lifespan_secs: optional(integer, { until: 481 }),
});

type RegisterQueueParams = ParamsOf<ReturnType<typeof parameters>>;

/** What a client can take that declares nothing. */
export const NO_CAPABILITIES: ClientCapabilities = Object.freeze({
  notification_settings_null: false,
  bulk_message_deletion: false,
  user_avatar_url_field_optional: false,
  stream_typing_notifications: false,
  user_settings_object: false,
  linkifier_url_template: false,
  user_list_incomplete: false,
  include_deactivated_groups: false,
  archived_channels: false,
  empty_topic_name: false,
  simplified_presence_events: false,
  individual_emoji_changes: false,
});

const CAPABILITIES: Shape<Partial<ClientCapabilities>> = { kind: "dictionary", value: json };

/** Checks for capabilities that do not exist. In requests, unknown capabilities are ignored. */
function unknownCapability(given: Partial<ClientCapabilities>): string | undefined {
  const names = Object.keys(NO_CAPABILITIES);
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown === undefined) return undefined;
  return `there is no capability ${unknown}${didYouMean(unknown, names)}; allowed are ${names.join(", ")}`;
}

/** Opens an event queue and returns the state of the realm. The events of the queue continue this state. */
export const registerQueue = operation(
  () => ({
    id: "register-queue",
    method: "POST",
    path: "/register",
    parameters: parameters(),
    answer: REGISTER_QUEUE_ANSWER,
    refusals: [
      "capability_missing",
      "capability_invalid",
      "queue_narrow_invalid",
      "queue_narrow_operator_unknown",
      "queue_narrow_operand_unknown",
      "partial_subscribers_unknown",
      "all_public_streams_not_allowed",
    ],
    events: [],
    weight: 0,
  }),
  (realm, actor, params) => {
    const capabilities = clientCapabilities(realm, params.client_capabilities);
    if (isFailure(capabilities)) return capabilities;
    const defaults = botDefaults(realm, actor.user_id);
    const narrow = queueNarrow(realm, narrowOrDefault(params.narrow ?? [], defaults));
    if (isFailure(narrow)) return narrow;
    const partial = checkPartialSubscribers(realm, params.include_subscribers);
    if (isFailure(partial)) return partial;
    const notAll = checkAllPublicStreams(actor, params.all_public_streams);
    if (isFailure(notAll)) return notAll;
    const generated = generateHex(realm.random, "queue");
    const all_public_streams = params.all_public_streams ?? defaults.default_all_public_streams;
    const queue = queueOf(realm, actor, { ...params, all_public_streams }, uuidFrom(generated.digits), {
      capabilities,
      narrow,
    });
    const types = params.fetch_event_types ?? params.event_types ?? null;
    const ready = readyForQueue(realm);
    const next = withFields(ready, { random: generated.next, queues: ready.queues.set(queue.queue_id, queue) });
    const idle_queue_timeout_secs = queue.lifespan_seconds;
    const head = { queue_id: queue.queue_id, last_event_id: -1, idle_queue_timeout_secs, ...serverVersion(realm) };
    const { presence_history_limit_days: days } = params;
    const asked = { types, queue, ...(days === undefined ? {} : { presence_history_limit_days: days }) };
    return accepted(transition(next), withInitialState(head, realm, actor, asked));
  },
);

/** A queue that has seen nothing yet. */
function queueOf(
  realm: Realm,
  actor: User,
  params: RegisterQueueParams,
  queue_id: string,
  checked: { readonly capabilities: ClientCapabilities; readonly narrow: EventQueue["narrow"] },
): EventQueue {
  return frozen({
    queue_id,
    user_id: actor.user_id,
    event_types: params.event_types ?? null,
    apply_markdown: params.apply_markdown ?? false,
    client_gravatar: params.client_gravatar ?? true,
    slim_presence: params.slim_presence ?? false,
    include_subscribers: params.include_subscribers ?? false,
    all_public_streams: params.all_public_streams ?? false,
    narrow: checked.narrow,
    client_capabilities: checked.capabilities,
    position: realm.event_log.first + realm.event_log.entries.size,
    next_event_id: 0,
    pending: [],
    acknowledged: -1,
    lifespan_seconds: lifespanSeconds(realm, params),
    last_contact: realm.now,
  });
}

/** Requesting some of the subscribers alone is an error before servers know of it. */
function checkPartialSubscribers(realm: Realm, asked: RegisterQueueParams["include_subscribers"]) {
  if (asked !== "partial" || has(realm, "subscribersMayBePartial")) return undefined;
  return badRequest("partial_subscribers_unknown", "include_subscribers: true or false is expected.");
}

/** Assumption A481. */
function lifespanSeconds(realm: Realm, { idle_queue_timeout, queue_lifespan_secs }: RegisterQueueParams): number {
  const isNamed = has(realm, "registrationsSayHowLongQueuesLive");
  const requested = (isNamed ? idle_queue_timeout : queue_lifespan_secs) ?? 0;
  if (requested === "mobile") return LIMITS.MOBILE_QUEUE_IDLE_SECONDS;
  return requested === 0 ? LIMITS.QUEUE_IDLE_SECONDS : Math.min(requested, LIMITS.QUEUE_MAX_IDLE_SECONDS);
}

function clientCapabilities({ feature_level }: Realm, given: Partial<ClientCapabilities> | undefined) {
  if (given === undefined) return capabilitiesAt(NO_CAPABILITIES, feature_level);
  if (given.notification_settings_null === undefined) {
    return badRequest(
      "capability_missing",
      "client_capabilities.notification_settings_null: true or false is expected.",
    );
  }
  const known: Record<string, boolean> = {};
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(NO_CAPABILITIES, name)) continue;
    if (typeof value !== "boolean")
      return badRequest("capability_invalid", `client_capabilities.${name}: true or false is expected.`);
    known[name] = value;
  }
  return capabilitiesAt({ ...NO_CAPABILITIES, ...known }, feature_level);
}

/** The requested narrow; by default the narrow to the channel of a bot. */
function narrowOrDefault(
  given: readonly (readonly string[])[],
  { default_events_register_stream: channel }: BotDefaults,
): readonly (readonly string[])[] {
  return given.length > 0 || channel === null ? given : [["stream", channel]];
}

function queueNarrow(realm: Realm, given: readonly (readonly string[])[]) {
  const pairs: (readonly [string, string])[] = [];
  for (const [index, term] of given.entries()) {
    const [operator, operand, ...others] = term;
    if (operator === undefined || operand === undefined || others.length > 0) {
      return badRequest("queue_narrow_invalid", `narrow[${index}]: a pair of operator and operand is expected.`);
    }
    if (!queueNarrowOperators(realm).includes(operator)) {
      return badRequest(
        "queue_narrow_operator_unknown",
        `narrow[${index}]: queues know the operators ${queueNarrowOperators(realm).join(", ")}.`,
      );
    }
    if (operator === "is" && operand === QUEUE_NARROW_IS_NOT) {
      return badRequest("queue_narrow_operand_unknown", `narrow[${index}]: queues do not know is:${operand}.`);
    }
    pairs.push([operator, operand]);
  }
  return pairs;
}
