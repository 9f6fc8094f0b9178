/**
 * The slow and obvious reading of narrows: every term is asked of every message, one after the other. It knows nothing
 * of lists, cursors or intervals.
 */
import type { Realm } from "../../../src/index";
import type { Channel } from "../../../src/model/realm/channel";
import type { Message } from "../../../src/model/realm/message";
import type { User } from "../../../src/model/realm/user";
import { renderedMessage } from "../../../src/model/rendering/rendering";
import { flagsOf } from "../../../src/model/rules/messages/flags";
import { hasRow } from "../../../src/model/rules/messages/message-rows";
import { matchesSearch, parseSearch } from "../../../src/model/text/search";

/** A term with every part written out. */
export interface ModelTerm {
  readonly operator: string;
  readonly operand: string | number | readonly number[];
  readonly negated: boolean;
}

/** What a reader finds: refused, or the messages. */
export type ModelFound = "refused" | readonly number[];

const CHANNEL_WORDS = ["channel", "stream", "channels", "streams", "topic"];
const DIRECT_WORDS = ["dm", "pm-with", "pm_with", "dm-including", "group-pm-with", "group_pm_with"];

function channels(realm: Realm): Channel[] {
  return [...realm.channels];
}

function namedChannel(realm: Realm, operand: ModelTerm["operand"]): Channel | undefined {
  return channels(realm).find((channel) => channel.stream_id === operand || channel.name === operand);
}

function people(realm: Realm): User[] {
  return [...realm.users];
}

function namedUserId(realm: Realm, operand: string | number): number {
  return people(realm).find((user) => user.user_id === operand || user.delivery_email === operand)?.user_id ?? 0;
}

/** Whether a reader has content access, in the words of the table of kinds of access. */
function mayRead(channel: Channel, reader: User): boolean {
  if (channel.is_web_public || channel.subscribers.has(reader.user_id)) return true;
  return reader.role !== 600 && !channel.invite_only;
}

/** The same for a single message: guests read those of web-public channels only as subscribers. */
function mayReadAlone(channel: Channel, reader: User): boolean {
  return channel.subscribers.has(reader.user_id) || (reader.role !== 600 && mayRead(channel, reader));
}

function isShared(channel: Channel): boolean {
  return channel.history_public_to_subscribers || channel.is_web_public;
}

function isMuted(realm: Realm, reader: User, message: Message): boolean {
  if (message.stream_id === null) return false;
  const key = `${message.stream_id}:${message.topic.toLowerCase()}`;
  const policy = realm.user_topics.get(key)?.get(reader.user_id)?.visibility_policy;
  if (policy !== undefined) return policy === 1;
  const row = realm.subscriptions.get(reader.user_id)?.get(message.stream_id);
  return row !== undefined && row.active && row.is_muted;
}

function isTerm(realm: Realm, reader: User, message: Message, word: string): boolean {
  const flags = flagsOf(realm, reader.user_id, message);
  const key = `${message.stream_id ?? 0}:${message.topic.toLowerCase()}`;
  switch (word) {
    case "dm":
    case "private":
      return message.stream_id === null;
    case "starred":
      return flags.includes("starred");
    case "unread":
      return !flags.includes("read");
    case "mentioned":
      return flags.includes("mentioned") || flags.includes("wildcard_mentioned");
    case "alerted":
      return flags.includes("has_alert_word");
    case "resolved":
      return message.stream_id !== null && message.topic.startsWith("\u2714 ");
    case "followed":
      return realm.user_topics.get(key)?.get(reader.user_id)?.visibility_policy === 3;
    default:
      return isMuted(realm, reader, message);
  }
}

function fulfils(realm: Realm, reader: User, message: Message, { operator, operand }: ModelTerm): boolean {
  const users = message.user_ids ?? [];
  const channel = channels(realm).find(({ stream_id }) => stream_id === message.stream_id);
  const one = typeof operand === "object" ? 0 : operand;
  switch (operator) {
    case "channel":
    case "stream":
      return message.stream_id === namedChannel(realm, operand)?.stream_id;
    case "channels":
    case "streams":
      return channel !== undefined && (operand === "public" ? !channel.invite_only : channel.is_web_public);
    case "topic":
      return channel !== undefined && message.topic.toLowerCase() === (operand === "general chat" ? "" : String(operand).toLowerCase());
    case "dm":
    case "pm-with":
    case "pm_with": {
      const asked =
        typeof operand === "object"
          ? [...operand]
          : String(operand)
              .split(", ")
              .map((email) => namedUserId(realm, email));
      const meant = new Set([...asked, reader.user_id]);
      return asked.length > 0 && users.length === meant.size && users.every((id) => meant.has(id));
    }
    case "dm-including":
      return users.includes(namedUserId(realm, one));
    case "group-pm-with":
    case "group_pm_with":
      return users.length > 2 && users.includes(namedUserId(realm, one));
    case "sender":
      return message.sender_id === namedUserId(realm, one);
    case "id":
      return message.id === Number(operand);
    case "search":
      return matchesSearch(parseSearch(String(operand)), message);
    case "has":
      if (operand === "reaction") return message.reactions.length > 0;
      return renderedMessage(realm, message)[operand === "link" ? "has_link" : operand === "image" ? "has_image" : "has_attachment"];
    case "is":
      return isTerm(realm, reader, message, String(operand));
    case "in":
      return operand === "all" || !isMuted(realm, reader, message);
    default:
      return true;
  }
}

/** Of a conversation of two, only the receiver. */
function recipients({ user_ids, sender_id }: Message): readonly number[] {
  const all = user_ids ?? [];
  return all.length === 2 ? all.filter((id) => id !== sender_id) : all;
}

function replaceWith(realm: Realm, reader: User, terms: readonly ModelTerm[]): readonly ModelTerm[] | undefined {
  const found = terms.filter(({ operator }) => operator === "with");
  if (found.length === 0) return terms;
  const rest = terms.filter(({ operator }) => operator !== "with");
  const message = realm.messages.get(Number(found[0]?.operand) - 1) ?? undefined;
  const positive = rest.map(({ operator }) => operator);
  const isOpen = message !== undefined && isReadable(realm, reader, message);
  if (found.length > 1) return undefined;
  if (!isOpen) {
    const hasChannel = positive.includes("channel") || positive.includes("stream");
    const isPlace = (hasChannel && positive.includes("topic")) || positive.some((word) => ["dm", "pm-with", "pm_with"].includes(word));
    return isPlace ? rest : undefined;
  }
  const others = rest.filter(({ operator }) => !["channel", "stream", "topic", "dm", "pm-with", "pm_with"].includes(operator));
  const place: ModelTerm[] =
    message.stream_id === null
      ? [{ operator: "dm", operand: recipients(message), negated: false }]
      : [
          { operator: "channel", operand: message.stream_id, negated: false },
          { operator: "topic", operand: message.topic, negated: false },
        ];
  return [...place, ...others];
}

function isReadable(realm: Realm, reader: User, message: Message): boolean {
  const channel = channels(realm).find(({ stream_id }) => stream_id === message.stream_id);
  if (channel === undefined) return hasRow(realm, reader.user_id, message);
  return mayReadAlone(channel, reader) && (isShared(channel) || hasRow(realm, reader.user_id, message));
}

function isOwn(realm: Realm, reader: User, message: Message): boolean {
  return hasRow(realm, reader.user_id, message) && isReadable(realm, reader, message);
}

/** Whether a narrow that opens the history of channels finds a message, which guests need not be able to read alone. */
function isInHistory(realm: Realm, reader: User, message: Message): boolean {
  const channel = channels(realm).find(({ stream_id }) => stream_id === message.stream_id);
  const opens = channel !== undefined && isShared(channel) && mayRead(channel, reader);
  return opens || isReadable(realm, reader, message);
}

/** Whether a message stands in a topic that a reader muted by itself; in a channel that is named only that counts. */
export function standsMuted(realm: Realm, reader: User, given: readonly ModelTerm[], id: number): boolean {
  const message = realm.messages.get(id - 1);
  if (message === undefined || message === null || message.stream_id === null) return false;
  const terms = replaceWith(realm, reader, given) ?? [];
  if (!terms.some(({ operator }) => operator === "channel" || operator === "stream")) return isMuted(realm, reader, message);
  const key = `${message.stream_id}:${message.topic.toLowerCase()}`;
  return realm.user_topics.get(key)?.get(reader.user_id)?.visibility_policy === 1;
}

/** Finds what a narrow means by asking every term of every message. */
export function modelFound(realm: Realm, reader: User, given: readonly ModelTerm[]): ModelFound {
  const terms = replaceWith(realm, reader, given);
  if (terms === undefined) return "refused";
  const positive = terms.filter(({ negated }) => !negated);
  const saysDirect = ({ operator, operand }: ModelTerm): boolean => operator === "is" && (operand === "dm" || operand === "private");
  const isDirect = positive.some((term) => DIRECT_WORDS.includes(term.operator) || saysDirect(term));
  const isNotDirect = terms.some((term) => term.negated && saysDirect(term));
  if (isDirect && (isNotDirect || positive.some(({ operator }) => CHANNEL_WORDS.includes(operator)))) return "refused";
  const named = positive
    .filter(({ operator }) => operator === "channel" || operator === "stream")
    .map(({ operand }) => namedChannel(realm, operand));
  const isFlagged = terms.some(({ operator, operand }) => operator === "is" && operand !== "resolved");
  const opens =
    named.some((channel) => channel !== undefined && isShared(channel) && mayRead(channel, reader)) ||
    positive.some(({ operator, operand }) => /^(channels|streams)$/.test(operator) && (operand === "web-public" || reader.role !== 600));
  const isShownAll = opens && !isFlagged;
  const searches = terms.filter(({ operator }) => operator === "search").map(({ operand }) => operand);
  const asked: readonly ModelTerm[] = [
    ...terms.filter(({ operator, operand }) => operator !== "search" && operator !== "near" && !(operator === "in" && operand === "all")),
    ...(searches.length === 0 ? [] : [{ operator: "search", operand: searches.join(" "), negated: false }]),
  ];
  return [...realm.messages]
    .filter((message) => message !== null)
    .filter((message) => (isShownAll ? isInHistory(realm, reader, message) : isOwn(realm, reader, message)))
    .filter((message) => asked.every((term) => fulfils(realm, reader, message, term) !== term.negated))
    .map((message) => message.id);
}
