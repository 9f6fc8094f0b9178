import { MESSAGE_RANGE } from "../../../protocol/parameters/messages";
import { FOUND_MESSAGE, type FoundMessageView } from "../../../protocol/records/messages";
import { optional, type ParamsOf } from "../../../protocol/schema/parameters";
import { boolean, integer, list, named, ordered, text } from "../../../protocol/schema/shapes";
import { field } from "../../../protocol/schema/tables";
import { ascending } from "../../collections/sorted-ids";
import { findRange, readRange } from "../../narrow/find-range";
import type { NarrowContext } from "../../narrow/narrow";
import { checkWithTerms, resolveNarrow } from "../../narrow/resolve-narrow";
import { badRequest, isFailure } from "../../outcome/failures";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { followsServer } from "../../realm/settings";
import { canReadMessage, messageById } from "../../rules/messages/message-rows";
import { has } from "../../rules/realm/feature-level";
import type { Search } from "../../text/search";
import { foundMessageViews } from "../../views/messages/message-view";
import { answered } from "../../views/outcome";
import { NARROWS } from "../examples";
import { operation } from "../operation";

const parameters = () => ({
  ...MESSAGE_RANGE,
  /**
   * The moment for the anchor `date`: an ISO 8601 date, or date and time; without a zone UTC. Since feature level 445.
   */
  anchor_date: optional(text, { since: 445 }),
  /** The IDs of the messages to return, instead of a range around an anchor. Since feature level 300. */
  message_ids: optional(list(integer), { since: 300 }),
  /** Whether the client itself computes generated avatars; true by default. */
  client_gravatar: optional(boolean),
  /** Whether the content of messages is HTML (true, the default) or Markdown. */
  apply_markdown: optional(boolean),
  /**
   * Whether the answer has the empty topic unchanged, not as its display name; false by default. Since feature
   * level 334.
   */
  allow_empty_topic_name: optional(boolean, { since: 334 }),
  /** The former way to request the anchor `first_unread`. It overrides `anchor`. */
  use_first_unread_anchor: optional(boolean),
});

type GetMessagesParams = ParamsOf<ReturnType<typeof parameters>>;

/** The parameters that exclude each other, as a refusal names them all. */
const RANGE_PARAMETERS = "num_before, num_after, anchor, message_ids, include_anchor, use_first_unread_anchor";

/** Whether a request with a list of IDs also has a range. */
function hasRange(realm: Realm, params: GetMessagesParams): boolean {
  const { anchor, include_anchor, use_first_unread_anchor, num_before, num_after } = params;
  if (followsServer(realm, "messageIdsWithEmptyRange")) {
    return anchor !== undefined || use_first_unread_anchor === true || (num_before ?? 0) + (num_after ?? 0) > 0;
  }
  return [anchor, include_anchor, use_first_unread_anchor, num_before, num_after].some((one) => one !== undefined);
}

/** Finds messages: a range around an anchor, or the readable messages of a list of IDs. */
export const getMessages = operation(
  () => ({
    id: "get-messages",
    method: "GET",
    path: "/messages",
    parameters: parameters(),
    read_in_order: [["message_ids", "include_anchor"]],
    answer: {
      /** The ID of the anchor; absent if the request has `message_ids`. */
      anchor: field(integer, { optional: true }),
      /** Whether the result includes the anchor. */
      found_anchor: boolean,
      /** Whether no older message matches. */
      found_oldest: boolean,
      /** Whether no newer message matches. */
      found_newest: boolean,
      /** Whether the plan of the realm hides older messages. */
      history_limited: boolean,
      /** The messages, by ID. */
      messages: ordered(named<FoundMessageView>(FOUND_MESSAGE)),
    },
    refusals: [
      "message_ids_with_range",
      "anchor_invalid",
      "parameter_missing",
      "range_invalid",
      "include_anchor_with_both_sides",
      "too_many_messages",
      "narrow_operand_invalid",
      "narrow_operator_unknown",
      "narrow_with_repeated",
      "narrow_contradicts_itself",
      "narrow_message_invalid",
      "narrow_with_operand_missing",
      "narrow_channel_unknown",
      "narrow_user_unknown",
      "narrow_operand_unknown",
    ],
    events: [],
    example: (pick) => ({ anchor: "newest", num_before: 30, num_after: 0, narrow: pick.one(NARROWS) }),
    weight: 4,
  }),
  (realm, viewer, params) => {
    const found = foundMessages({ realm, viewer }, params);
    return isFailure(found) ? found : answered(realm, found);
  },
);

function foundMessages(context: NarrowContext, params: GetMessagesParams) {
  if (params.message_ids !== undefined) return listedMessages(context, params, params.message_ids);
  const range = readRange(
    context.realm,
    params,
    followsServer(context.realm, "rangeCountsAreOptional") ? 0 : undefined,
  );
  if (isFailure(range)) return earlierRefusal(context, params, range) ?? range;
  const narrow = resolveNarrow(context, params.narrow ?? []);
  if (isFailure(narrow)) return narrow;
  const { messages, anchor, ...found } = findRange(context, narrow, range);
  return {
    anchor,
    ...found,
    history_limited: false,
    messages: views(context, params, messages, narrow.search),
  };
}

/** A wrong `with` term is refused before an anchor that is omitted in the middle, and before too many messages. */
function earlierRefusal(context: NarrowContext, params: GetMessagesParams, { reason }: { readonly reason: string }) {
  if (reason !== "include_anchor_with_both_sides" && reason !== "too_many_messages") return undefined;
  return checkWithTerms(context, params.narrow ?? []);
}

function listedMessages(context: NarrowContext, params: GetMessagesParams, ids: readonly number[]) {
  if (hasRange(context.realm, params)) {
    const msg = `message_ids: a list of IDs and a range exclude each other (${RANGE_PARAMETERS}).`;
    return badRequest("message_ids_with_range", msg, { parameters: RANGE_PARAMETERS });
  }
  const narrow = resolveNarrow(context, params.narrow ?? []);
  if (isFailure(narrow)) return narrow;
  const ownOnly = followsServer(context.realm, "messageIdsOfOwnHistory");
  const isChosen = (message: Message): boolean => narrow.matches(message) && (!ownOnly || narrow.isInHistory(message));
  const messages = readable(context, ids).filter(isChosen);
  return {
    found_anchor: false,
    found_oldest: false,
    found_newest: false,
    history_limited: false,
    messages: views(context, params, messages, narrow.search),
  };
}

function readable({ realm, viewer }: NarrowContext, ids: readonly number[]): Message[] {
  const distinct = ascending(ids);
  return distinct
    .map((id) => messageById(realm, id))
    .filter((message) => message !== undefined)
    .filter((message) => canReadMessage(realm, viewer, message));
}

function views(
  { realm, viewer }: NarrowContext,
  params: GetMessagesParams,
  messages: readonly Message[],
  search: Search | null,
): FoundMessageView[] {
  const options = {
    apply_markdown: params.apply_markdown ?? true,
    client_gravatar: params.client_gravatar ?? has(realm, "gravatarsAreOmittedByDefault"),
    allow_empty_topic_name: params.allow_empty_topic_name ?? false,
  };
  return foundMessageViews(realm, viewer, messages, options, search);
}
