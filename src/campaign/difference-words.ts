/** The difference between what a client shows and what is true, in one sentence. */
import type { Realm } from "../model/realm/realm";
import { userById } from "../model/rules/users/people";
import { isRecord } from "../protocol/schema/matches-shape";
import { UNKNOWN } from "../testing/client-state/state";
import { stateDifferences } from "../testing/client-state/state-differences";
import { channelName, quoted, userName } from "./actions/scene";
import { projections } from "./projections";
import { reconciled } from "./reconcile";
import { textOf } from "./run";
import type { Truth } from "./truth";
import { shapeProblem, viewValueText } from "./view-shape";

/** What is needed to name things. */
interface Names {
  readonly truth: Truth;
  /** Realms of the run, the newest last: what is deleted has its name from an older one. */
  readonly realms: ReadonlySet<Realm>;
}

type Words = (shown: unknown, expected: unknown, names: Names) => readonly string[];

/** The sentences for the views that campaigns know. */
const WORDS: ReadonlyMap<unknown, Words> = new Map<unknown, Words>([
  [projections.unread, unreadWords],
  [projections.mentioned, mentionedWords],
  [projections.starred, unreadWords],
  [projections.muted, mutedWords],
  [projections.mutedChannels, mutedChannelWords],
  [projections.typists, typistWords],
  [projections.messages, messagesWords],
  [projections.subscriptions, subscriptionWords],
  [projections.unreadByTopic, unreadByTopicWords],
  [projections.unreadCount, unreadCountWords],
  [projections.people, peopleWords],
  [projections.subscribers, subscriberWords],
]);

/** How many differences a sentence names. */
const MAX_NAMED = 3;

/**
 * What a view shows wrong; undefined if it shows what is true.
 *
 * @param name - the name of the view
 * @param expected - one of `projections`, or another function of what is true
 */
export function differenceWords(
  name: string,
  shown: unknown,
  expected: (truth: Truth) => unknown,
  truth: Truth,
  realms: ReadonlySet<Realm>,
): string | undefined {
  if (shown === UNKNOWN) return undefined;
  let right: unknown;
  try {
    right = expected(truth);
  } catch (error) {
    return `${name}: its truth threw: ${textOf(error)} A truth is one of projections, or a function of what is true.`;
  }
  if (right instanceof Promise) return `${name}: its truth returned a promise; return the value itself.`;
  const wrongShape = shapeProblem(name, shown, right);
  if (wrongShape !== undefined) return wrongShape;
  const compared = reconciled(shown, expected, truth);
  const differences = stateDifferences({ [name]: compared }, { [name]: right });
  const [first] = differences;
  if (first === undefined) return undefined;
  const sentences = WORDS.get(expected)?.(compared, right, { truth, realms }) ?? [];
  if (sentences.length === 0) {
    return `${first.path}: the client shows ${viewValueText(first.one)}; true is ${viewValueText(first.other)}.`;
  }
  const more = sentences.length - MAX_NAMED;
  return `${sentences.slice(0, MAX_NAMED).join("; ")}${more > 0 ? `; and ${more} more` : ""}.`;
}

function unreadWords(shown: unknown, expected: unknown, names: Names, facts = factsOf): readonly string[] {
  if (!isList(shown) || !isList(expected)) return [];
  return [
    ...without(shown, expected).map((id) => {
      const how = expected.includes(id) ? `shown ${timesIn(shown, id)}` : "still shown";
      return `${messageName(id, names)} is ${how}; ${facts(id, names)}`;
    }),
    ...without(expected, shown).map((id) => `${messageName(id, names)} is missing; ${facts(id, names)}`),
  ];
}

function mentionedWords(shown: unknown, expected: unknown, names: Names): readonly string[] {
  return unreadWords(shown, expected, names, mentionFactsOf);
}

function mentionFactsOf(id: unknown, names: Names): string {
  const { truth } = names;
  const flags = typeof id === "number" ? (truth.visible([id])[0]?.flags ?? ["read"]) : ["read"];
  if (flags.some((flag) => flag === "read" || /mentioned$/u.test(flag))) return factsOf(id, names);
  return `it does not mention ${nameOf(truth.realm, truth.user_id)} now`;
}

/** Of user IDs by name of the channel. */
function subscriberWords(shown: unknown, expected: unknown, { truth }: Names): readonly string[] {
  if (!isRecord(shown) || !isRecord(expected)) return [];
  return [...new Set([...Object.keys(shown), ...Object.keys(expected)])].flatMap((channel) => {
    if (!(channel in shown)) return [`#${channel} is missing`];
    if (!(channel in expected)) return [`#${channel} is still shown`];
    const [here, right] = [listIn(shown, channel), listIn(expected, channel)];
    const among = (id: unknown, how: string): string =>
      `${nameOf(truth.realm, Number(id))} is ${how} among the subscribers of #${channel}`;
    return [
      ...without(here, right).map((id) => among(id, right.includes(id) ? `shown ${timesIn(here, id)}` : "still shown")),
      ...without(right, here).map((id) => among(id, "missing")),
    ];
  });
}

function timesIn(list: readonly unknown[], item: unknown): string {
  const count = list.filter((one) => one === item).length;
  return count === 2 ? "twice" : `${count} times`;
}

function mutedWords(shown: unknown, expected: unknown, names: Names): readonly string[] {
  if (!isList(shown) || !isList(expected)) return [];
  return [
    ...without(shown, expected).map((id) => `${messageName(id, names)} is shown as muted; ${placeOf(id, names)}`),
    ...without(expected, shown).map((id) => `${messageName(id, names)} is not shown as muted; ${placeOf(id, names)}`),
  ];
}

/** Where a message is. */
function placeOf(id: unknown, { truth }: Names): string {
  const message = typeof id === "number" ? truth.realm.messages.get(id - 1) : undefined;
  if (!message || message.stream_id === null) return "it is in no channel";
  return `it is in ${channelName(truth.realm, message.stream_id)} > ${message.topic}`;
}

function mutedChannelWords(shown: unknown, expected: unknown, { truth }: Names): readonly string[] {
  if (!isList(shown) || !isList(expected)) return [];
  const me = nameOf(truth.realm, truth.user_id);
  return [
    ...without(shown, expected).map((name) => `#${String(name)} is shown as muted; ${me} has not muted it`),
    ...without(expected, shown).map((name) => `#${String(name)} is not shown as muted; ${me} has muted it`),
  ];
}

function typistWords(shown: unknown, expected: unknown, { truth }: Names): readonly string[] {
  if (!isList(shown) || !isList(expected)) return [];
  const who = (id: unknown): string => nameOf(truth.realm, Number(id));
  return [
    ...without(shown, expected).map(
      (id) => `${who(id)} is still shown as typing; the event has expired, or the user has stopped`,
    ),
    ...without(expected, shown).map((id) => `${who(id)} types, and is not shown as typing`),
  ];
}

function subscriptionWords(shown: unknown, expected: unknown, { truth }: Names): readonly string[] {
  if (!isList(shown) || !isList(expected)) return [];
  const me = nameOf(truth.realm, truth.user_id);
  return [
    ...without(shown, expected).map(
      (channel) => `#${String(channel)} is still shown; ${me} does not subscribe to a channel of this name`,
    ),
    ...without(expected, shown).map((channel) => `#${String(channel)} is missing; ${me} subscribes to it`),
  ];
}

/** Of numbers by `stream_id/topic`. */
function unreadByTopicWords(shown: unknown, expected: unknown, { truth }: Names): readonly string[] {
  if (!isRecord(shown) || !isRecord(expected)) return [];
  return [...new Set([...Object.keys(shown), ...Object.keys(expected)])]
    .filter((place) => shown[place] !== expected[place])
    .map((place) => {
      const [id, ...topic] = place.split("/");
      const where = `${channelName(truth.realm, Number(id))} > ${topic.join("/")}`;
      return `${where} is shown with ${numberIn(shown[place])} unread; it has ${numberIn(expected[place])}`;
    });
}

function unreadCountWords(shown: unknown, expected: unknown): readonly string[] {
  return [`${numberIn(shown)} unread are shown; without muted messages it is ${numberIn(expected)}`];
}

function numberIn(value: unknown): string {
  return value === undefined ? "0" : viewValueText(value);
}

/** Of names by user ID. */
function peopleWords(shown: unknown, expected: unknown, { truth }: Names): readonly string[] {
  if (!isRecord(shown) || !isRecord(expected)) return [];
  return [...new Set([...Object.keys(shown), ...Object.keys(expected)])]
    .filter((id) => shown[id] !== expected[id])
    .map((id) => {
      const who = nameOf(truth.realm, Number(id));
      if (!(id in shown)) return `${who} is missing; the name is ${viewValueText(expected[id])}`;
      if (!(id in expected)) return `${who} is shown as ${viewValueText(shown[id])}; there is no such active user`;
      return `${who} is shown as ${viewValueText(shown[id])}; the name is ${viewValueText(expected[id])}`;
    });
}

/** Of messages by `channel/topic`. */
function messagesWords(shown: unknown, expected: unknown, names: Names): readonly string[] {
  if (!isRecord(shown) || !isRecord(expected)) return [];
  const places = [...new Set([...Object.keys(shown), ...Object.keys(expected)])];
  return places.flatMap((place) => {
    const [here, right] = [listIn(shown, place), listIn(expected, place)];
    const extra = without(here, right).map(
      (content) =>
        `${contentName(content, names)} ${shownIn(content, here, right, place)}${right.includes(content) ? "" : `; ${whereIs(content, expected, names)}`}`,
    );
    const missing = without(right, here).map((content) => `${contentName(content, names)} is missing in ${place}`);
    const found = [...extra, ...missing];
    const isReordered = found.length === 0 && here.some((content, index) => content !== right[index]);
    return isReordered
      ? [`the messages in ${place} are in another order: ${viewValueText(here)} instead of ${viewValueText(right)}`]
      : found;
  });
}

/** How a content is shown in a place where it should not be, or not so often. */
function shownIn(content: unknown, here: readonly unknown[], right: readonly unknown[], place: string): string {
  if (!right.includes(content)) return `is still shown in ${place}`;
  return `is shown ${timesIn(here, content)} in ${place}`;
}

function whereIs(content: unknown, expected: Readonly<Record<string, unknown>>, { truth }: Names): string {
  const place = Object.keys(expected).find((one) => listIn(expected, one).includes(content));
  if (place !== undefined) return `it is in ${place}`;
  for (const message of truth.realm.messages) {
    if (message?.content === content) return `${nameOf(truth.realm, truth.user_id)} can no longer see it there`;
  }
  return "no message has this content now";
}

/** A message by its content: with its ID where a message of the run has it. */
function contentName(content: unknown, { realms }: Names): string {
  for (const realm of [...realms].reverse()) {
    for (const message of realm.messages) {
      if (message !== null && message.content === content) return `message ${message.id} ${quoted(message.content)}`;
    }
  }
  return viewValueText(content);
}

function messageName(id: unknown, { realms }: Names): string {
  for (const realm of [...realms].reverse()) {
    const message = typeof id === "number" ? realm.messages.get(id - 1) : undefined;
    if (message !== undefined && message !== null) return `message ${message.id} ${quoted(message.content)}`;
  }
  return `message ${viewValueText(id)}`;
}

/** What is true of a message for the account. */
function factsOf(id: unknown, { truth }: Names): string {
  const message = typeof id === "number" ? truth.realm.messages.get(id - 1) : undefined;
  if (typeof id !== "number" || message === undefined) return "it does not exist";
  if (message === null) return "it was deleted";
  const [visible] = truth.visible([id]);
  const me = nameOf(truth.realm, truth.user_id);
  if (visible === undefined) return `${me} can no longer see it`;
  const { flags } = visible;
  const facts = [flags.includes("read") ? "it is read" : "it is unread", ...flags.filter((flag) => flag !== "read")];
  return facts.join(", ");
}

function nameOf(realm: Realm, userId: number): string {
  const user = userById(realm, userId);
  return user === undefined ? `user ${userId}` : userName(user);
}

/** The items that are more often in one list than in the other. */
function without(one: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  const rest = [...other];
  return one.filter((item) => {
    const place = rest.indexOf(item);
    if (place !== -1) rest.splice(place, 1);
    return place === -1;
  });
}

function listIn(record: Readonly<Record<string, unknown>>, name: string): readonly unknown[] {
  const value = Object.hasOwn(record, name) ? record[name] : undefined;
  return isList(value) ? value : [];
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
