import { badNarrow, isFailure } from "../outcome/failures";
import type { Message } from "../realm/message";
import { type Candidates, wholeLog } from "../rules/messages/candidates";
import { parseSearch, type Search } from "../text/search";
import {
  channelCondition,
  channelsCondition,
  channelTopicCondition,
  namedChannel,
  topicCondition,
} from "./channel-terms";
import { historyOf, personalHistoryTest } from "./history";
import {
  conditionOf,
  hasCondition,
  idCondition,
  inCondition,
  isCondition,
  nearCondition,
  searchCondition,
} from "./message-terms";
import {
  type Condition,
  type Narrow,
  type NarrowContext,
  type NarrowFailure,
  negated,
  type Operand,
  type Operator,
  type Term,
  type WithFailure,
} from "./narrow";
import {
  directCondition,
  directIncludingCondition,
  groupDirectCondition,
  mentionsCondition,
  senderCondition,
} from "./people-terms";
import { readTerms, withConversation } from "./read-terms";
import { unreadCandidates } from "./unread-candidates";

/** A narrow as it was understood for one reader of one snapshot. */
export interface ResolvedNarrow {
  /** Whether a message fulfils all terms; whether it is readable is another question. */
  readonly matches: (message: Message) => boolean;
  /** The same for a message that is among the candidates. */
  readonly matchesCandidate: (message: Message) => boolean;
  /** Whether a message belongs to the history that the narrow is about. */
  readonly isInHistory: (message: Message) => boolean;
  /** Where all messages that match and belong to the history are. */
  readonly candidates: Candidates;
  /** The same for those among them that the reader has not read. */
  readonly unread: () => Candidates;
  /** Whether the narrow names a channel, so that muting the channel does not hide its messages. */
  readonly names_channel: boolean;
  /** What the `search` terms look for; null without any. */
  readonly search: Search | null;
}

type ConditionMaker = (context: NarrowContext, operand: Operand) => Condition | NarrowFailure;

const MAKERS: Readonly<Record<Exclude<Operator, "with">, ConditionMaker>> = {
  channel: channelCondition,
  channels: channelsCondition,
  topic: topicCondition,
  dm: directCondition,
  "dm-including": directIncludingCondition,
  "group-pm-with": groupDirectCondition,
  sender: senderCondition,
  mentions: mentionsCondition,
  near: nearCondition,
  id: idCondition,
  search: searchCondition,
  has: hasCondition,
  is: isCondition,
  in: inCondition,
};

const CHANNEL_OPERATORS: ReadonlySet<Operator> = new Set<Operator>(["channel", "channels", "topic"]);
const DIRECT_OPERATORS: ReadonlySet<Operator> = new Set<Operator>(["dm", "dm-including", "group-pm-with"]);

/** Checks the `with` terms of a narrow alone. */
export function checkWithTerms(context: NarrowContext, narrow: Narrow) {
  const read = readTerms(context.realm, narrow);
  if (isFailure(read)) return undefined;
  const replaced = withConversation(context, read);
  return isFailure(replaced) ? replaced : undefined;
}

/**
 * Finds out what a narrow means to a reader: what it asks of messages, and the shortest list to look through.
 *
 * @see https://zulip.com/api/construct-narrow
 */
export function resolveNarrow(context: NarrowContext, narrow: Narrow): ResolvedNarrow | NarrowFailure | WithFailure {
  const read = readTerms(context.realm, narrow);
  if (isFailure(read)) return read;
  const terms = withConversation(context, read);
  return isFailure(terms) ? terms : resolveTerms(context, terms);
}

/** The same for operations that do not know the operator `with`. */
export function resolveNarrowWithoutWith(context: NarrowContext, narrow: Narrow): ResolvedNarrow | NarrowFailure {
  const terms = readTerms(context.realm, narrow);
  if (isFailure(terms)) return terms;
  if (terms.some((term) => term.operator === "with")) {
    return badNarrow("narrow_operator_unknown", "unknown operator with");
  }
  return resolveTerms(context, terms);
}

function resolveTerms(context: NarrowContext, terms: readonly Term[]): ResolvedNarrow | NarrowFailure {
  if (terms.some(isOfChannels) && terms.some(isOfDirectMessages)) {
    return badNarrow("narrow_contradicts_itself", "no message is both in a channel and direct");
  }
  const place = oneTopic(context, terms);
  const conditions: Condition[] = place === undefined ? [] : [place.condition];
  for (const term of terms) {
    if (place?.terms.includes(term) === true) continue;
    if (term.operator === "with" || term.operator === "search") continue;
    const condition = MAKERS[term.operator](context, term.operand);
    if (isFailure(condition)) return condition;
    conditions.push(term.negated ? negated(condition) : condition);
  }
  const search = joinedSearch(terms);
  if (search !== null) conditions.push(conditionOf(search));
  return combined(context, terms, conditions, search);
}

function isOfChannels(term: Term): boolean {
  return term.negated ? namesDirectMessages(term) : CHANNEL_OPERATORS.has(term.operator);
}

/** `is:dm`, whose opposite is all that stands in channels. */
function namesDirectMessages({ operator, operand }: Term): boolean {
  return operator === "is" && (operand === "dm" || operand === "private");
}

function isOfDirectMessages(term: Term): boolean {
  if (term.negated) return false;
  return namesDirectMessages(term) || DIRECT_OPERATORS.has(term.operator);
}

/** All `search` terms look for their words together; negating one changes nothing. */
function joinedSearch(terms: readonly Term[]): Search | null {
  const texts = terms.filter((term) => term.operator === "search").map((term) => term.operand);
  return texts.length === 0 ? null : parseSearch(texts.join(" "));
}

/** A channel and a topic name one conversation, which is a shorter list than the channel. */
function oneTopic(
  { realm }: NarrowContext,
  terms: readonly Term[],
): { readonly condition: Condition; readonly terms: readonly Term[] } | undefined {
  const channelTerm = terms.find((term) => term.operator === "channel" && !term.negated);
  const topicTerm = terms.find((term) => term.operator === "topic" && !term.negated);
  if (channelTerm === undefined || topicTerm === undefined) return undefined;
  const channel = namedChannel(realm, channelTerm.operand);
  if (isFailure(channel)) return undefined;
  return { condition: channelTopicCondition(realm, channel, topicTerm.operand), terms: [channelTerm, topicTerm] };
}

function combined(
  context: NarrowContext,
  terms: readonly Term[],
  conditions: readonly Condition[],
  search: Search | null,
): ResolvedNarrow {
  const { realm, viewer } = context;
  let shortest: Candidates = wholeLog(realm.messages.size);
  let source: Condition | undefined;
  let place: Condition | undefined;
  for (const condition of conditions) {
    const { candidates } = condition;
    if (candidates === undefined || candidates.size >= shortest.size) continue;
    shortest = candidates;
    source = condition;
    if (condition.conversations !== undefined) place = condition;
  }
  const conversations = place?.conversations;
  const unread = (): Candidates => unreadCandidates(realm, viewer, conversations?.());
  const wantsUnread = terms.some((term) => term.operator === "is" && term.operand === "unread" && !term.negated);
  const matches = allHold(conditions);
  const isExact = !wantsUnread && source?.is_exact === true;
  return {
    matches,
    matchesCandidate: isExact ? allHold(conditions.filter((condition) => condition !== source)) : matches,
    isInHistory: historyOf(context, terms) === "shared" ? () => true : personalHistoryTest(context),
    candidates: wantsUnread ? unread() : shortest,
    unread,
    names_channel: terms.some((term) => term.operator === "channel"),
    search,
  };
}

/** Whether a message fulfils all of some conditions. */
function allHold(conditions: readonly Condition[]): (message: Message) => boolean {
  const tests = conditions.map((condition) => condition.matches);
  const [first] = tests;
  if (first === undefined) return () => true;
  return tests.length === 1 ? first : (message) => tests.every((test) => test(message));
}
