/** What a client should show: read from the realm itself, as a new registration of the client and fetches would show it. */
import { getMessages, type GetMessagesParams, type RegisterQueueParams } from "../generated/operations";
import { isJsonObject, listOf } from "../matching/json-value";
import type { Narrow } from "../model/narrow/narrow";
import { registerQueue } from "../model/operations/events/register-queue";
import type { Realm } from "../model/realm/realm";
import type { FoundMessageView } from "../protocol/records/messages";
import type { StatePart } from "../protocol/records/registration";
import { isRecord } from "../protocol/schema/matches-shape";
import type { JournalEntry } from "../simulator/journal";
import { clientState } from "../testing/client-state/client-state";
import type { ClientState } from "../testing/client-state/state";
import { type Typists, typistsIn } from "./typists";

/** A message as the account sees it, in raw Markdown. */
export interface TrueMessage extends FoundMessageView {}

/** The true values for an account at one moment. */
export interface Truth {
  readonly realm: Realm;
  readonly user_id: number;
  /** The parameters of the client's newest registration; none for a client that has not registered. */
  readonly registered: RegisterQueueParams;
  /** The answer to that registration; empty for a client that has not registered. */
  readonly answered: StatePart;
  /** The newest request of the client. */
  readonly latest: JournalEntry | undefined;
  /**
   * The answer to a new registration with these parameters: the parts that the client requests, or those of the given
   * types.
   *
   * @param more - parameters that replace those of the client
   */
  registration(fetchEventTypes?: readonly string[], more?: RegisterQueueParams): StatePart;
  /** The same state in the form of the reference client, independent of any order. */
  state(fetchEventTypes?: readonly string[]): ClientState;
  /** The newest messages of a narrow, oldest first, at most 1,000. */
  messages(narrow?: Narrow): readonly TrueMessage[];
  /** The given messages that the account can read. */
  visible(messageIds: readonly number[]): readonly TrueMessage[];
  /** The users who are typing to the account, as far as the client was notified. */
  typists(): Typists;
  /** The IDs of the users who were reactivated after the client's newest registration. */
  reactivated(): ReadonlySet<number>;
  /** The IDs of the messages that an event has since marked as unread, without saying that they mention the account. */
  unreadWithoutMention(): ReadonlySet<number>;
}

/** What the client of the account has declared when it registered last; nothing if it never has. */
export function registeredIn(journal: readonly JournalEntry[], userId: number): RegisterQueueParams {
  return registrationIn(journal, userId)?.params ?? {};
}

function registrationIn(journal: readonly JournalEntry[], userId: number): JournalEntry | undefined {
  return journal.findLast(
    ({ operation, status, user_id }) => operation === "register-queue" && status === 200 && user_id === userId,
  );
}

/** When the client registered last, and the events in its polls since then. */
function heardIn(
  journal: readonly JournalEntry[],
  userId: number,
): { readonly registered_at: number; readonly events: readonly Readonly<Record<string, unknown>>[] } {
  const own = journal.filter(({ user_id, status }) => user_id === userId && status === 200);
  const place = own.findLastIndex(({ operation }) => operation === "register-queue");
  const events = own.slice(place + 1).flatMap(({ operation, result }) => {
    const polled: unknown = operation === "get-events" ? Object(result).events : undefined;
    return listOf(polled).filter(isJsonObject);
  });
  return { registered_at: own[place]?.at ?? 0, events };
}

function reactivatedIn(journal: readonly JournalEntry[], userId: number, { users }: Realm): ReadonlySet<number> {
  const ids = new Set<number>();
  const { registered_at, events } = heardIn(journal, userId);
  for (const { type, op, person } of events) {
    if (type !== "realm_user") continue;
    const { user_id, is_active } = Object(person);
    // Former levels announce a reactivated user as a new one.
    const user = users.get(Number(user_id) - 1);
    const isBack = op === "update" ? is_active === true : op === "add";
    if (isBack && user !== undefined && user.date_joined < registered_at) ids.add(user.user_id);
  }
  return ids;
}

/** Messages that an event marked as unread without a mention: a later registration can call them mentions. */
function unreadWithoutMentionIn(journal: readonly JournalEntry[], userId: number): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const { type, flag, op, message_details } of heardIn(journal, userId).events) {
    if (type !== "update_message_flags" || flag !== "read" || op !== "remove") continue;
    for (const [id, details] of Object.entries(Object(message_details))) {
      if (Object(details).mentioned === true) ids.delete(Number(id));
      else ids.add(Number(id));
    }
  }
  return ids;
}

/**
 * What is true for an account of a realm; every part is created only when it is needed.
 *
 * @param journal - the requests of the client, which say what it declared and what it was notified of
 */
export function truthOf(realm: Realm, user_id: number, journal: readonly JournalEntry[] = []): Truth {
  const newest = registrationIn(journal, user_id);
  const registered = newest?.params ?? {};
  const known = new Map<string, StatePart>();
  const registration = (types?: readonly string[], more: RegisterQueueParams = {}): StatePart => {
    const asked = { ...registered, ...(types === undefined ? {} : { fetch_event_types: types }), ...more };
    const key = `${types?.join(",")} ${JSON.stringify(more)}`;
    const found = known.get(key) ?? answerTo(realm, user_id, asked);
    known.set(key, found);
    return found;
  };
  const states = new Map<StatePart, ClientState>();
  const { client_capabilities: capabilities } = registered;
  const allow_empty_topic_name = isRecord(capabilities) && capabilities["empty_topic_name"] === true;
  const fetched = (params: GetMessagesParams): readonly TrueMessage[] => {
    const outcome = getMessages(realm, user_id, { ...params, apply_markdown: false, allow_empty_topic_name });
    if (!outcome.ok) throw new Error(`The messages cannot be fetched: ${outcome.error.msg}`);
    return outcome.response.messages;
  };
  return {
    realm,
    user_id,
    registered,
    answered: Object(newest?.result),
    latest: journal.at(-1),
    registration,
    state: (types) => {
      const parts = registration(types);
      const state = states.get(parts) ?? clientState({ user_id, ...parts });
      states.set(parts, state);
      return state;
    },
    messages: (narrow = []) => fetched({ anchor: "newest", num_before: 1000, num_after: 0, narrow }),
    visible: (ids) => (ids.length === 0 ? [] : fetched({ message_ids: ids })),
    typists: () => typistsIn(realm, user_id, journal),
    reactivated: () => reactivatedIn(journal, user_id, realm),
    unreadWithoutMention: () => unreadWithoutMentionIn(journal, user_id),
  };
}

function answerTo(realm: Realm, userId: number, asked: RegisterQueueParams): StatePart {
  const outcome = registerQueue(realm, userId, asked);
  if (!outcome.ok) throw new Error(`The account cannot register: ${outcome.error.msg}`);
  return outcome.response;
}
