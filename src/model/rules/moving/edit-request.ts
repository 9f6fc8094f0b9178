import type { UpdateMessageParams } from "../../../protocol/parameters/messages";
import { badRequest, failure, isFailure } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import { sha256Hex } from "../../realm/digest";
import type { Mentions, Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById } from "../channels/channel-access";
import { checkContentEdit, editingDisabled, isWidgetMessage } from "../messages/message-permissions";
import { storedContent } from "../messages/prepare-message";
import { has } from "../realm/feature-level";
import { isResolvedEmptyTopic, normalizeTopic, type Resolving, resolvingOf, topicKey } from "../topics/topic-name";
import type { PropagateMode } from "./move-limits";

/** An edit of the content: the text to store, and whom it mentions. */
export interface NewContent {
  readonly content: string;
  readonly mentions: Mentions | null;
}

/** A move: from where to where, and what it amounts to. */
export interface Move {
  readonly source: Channel;
  readonly target: Channel;
  readonly old_topic: string;
  /** The topic that the messages have afterwards. */
  readonly new_topic: string;
  readonly changes_topic: boolean;
  readonly changes_channel: boolean;
  readonly resolving: Resolving | undefined;
  readonly propagate_mode: PropagateMode;
  /** The messages of the old topic that the actor can see, and those of them that move; ascending. */
  readonly visible: readonly number[];
  readonly ids: readonly number[];
}

/**
 * Whether nothing that the actor can see is left of the old topic; a move of the whole topic is one in any case. Where
 * only letter case changes, or nothing, the messages are still there.
 */
export function isWholeTopic(move: Move): boolean {
  if (move.propagate_mode === "change_all") return true;
  if (move.source === move.target && topicKey(move.old_topic) === topicKey(move.new_topic)) return false;
  const moved = new Set(move.ids);
  return move.visible.every((id) => moved.has(id));
}

/** The changes of a request compared to the message, without unchanged parts. */
export interface RequestedEdit {
  readonly topic: string | undefined;
  readonly resolving: Resolving | undefined;
  readonly content: string | undefined;
  readonly stream_id: number | undefined;
}

/** The text that replaces empty content. */
const DELETED = "(deleted)";

/**
 * Reads a request against the message that it is about.
 *
 * @refuses BAD_REQUEST for content that may not be edited, on old servers for all moves together with it; for an
 *   invalid topic; for a request without changes; for moving a direct message; for a mode without a move; for resolving
 *   the empty topic; for both content and channel; for a widget; then EXPECTATION_MISMATCH; then BAD_REQUEST for
 *   invalid content Assumption A175.
 */
export function parseEdit(realm: Realm, actor: User, message: Message, given: UpdateMessageParams) {
  const params = withoutPresentChannel(realm, message, given);
  const { content, stream_id } = params;
  if (!realm.settings.allow_message_editing && !has(realm, "movingIsSeparateFromEditing")) return editingDisabled();
  if (content !== undefined) {
    const mayEdit = checkContentEdit(realm, actor, message);
    if (isFailure(mayEdit)) return mayEdit;
  }
  const topic = newTopic(realm, message, params.topic);
  if (isFailure(topic)) return topic;
  const combination = checkCombination(realm, message, params, topic);
  if (isFailure(combination)) return combination;
  const { prev_content_sha256: hash } = params;
  if (hash !== undefined && hash !== sha256Hex(message.content)) {
    return failure(
      "EXPECTATION_MISMATCH",
      "content_not_as_expected",
      "The message has another content than you expect.",
      has(realm, "mismatchesNameTheField") ? { field_name: "prev_content_sha256" } : {},
    );
  }
  const stored = content === undefined ? undefined : editedContent(realm, content);
  if (isFailure(stored)) return stored;
  const resolving = topic === undefined ? undefined : resolvingOf(message.topic, topic, params.topic?.trim());
  return { topic, resolving, content: stored, stream_id };
}

/** Since feature level 509, a request that names the present channel is one that names no channel. */
function withoutPresentChannel(realm: Realm, message: Message, params: UpdateMessageParams): UpdateMessageParams {
  const { stream_id, ...others } = params;
  if (stream_id === undefined || stream_id !== message.stream_id || !has(realm, "presentChannelIsNoMove"))
    return params;
  return others;
}

/** The requested topic; undefined when it is the current one. */
function newTopic(realm: Realm, message: Message, raw: string | undefined) {
  if (raw === undefined) return undefined;
  // A topic of a direct message is refused for what it is, whatever it says.
  if (message.stream_id === null) return raw;
  const topic = normalizeTopic(realm, raw, { noTopicMeansEmpty: false });
  return topic === message.topic ? undefined : topic;
}

function checkCombination(realm: Realm, message: Message, params: UpdateMessageParams, topic: string | undefined) {
  const { content, stream_id } = params;
  const moves = topic !== undefined || stream_id !== undefined;
  if (!moves && content === undefined) return badRequest("nothing_to_change", "Nothing is to be changed.");
  if (moves && message.stream_id === null)
    return badRequest("direct_message_not_movable", "A direct message has no topic and no channel.");
  if (!moves && (params.propagate_mode ?? "change_one") !== "change_one") {
    return badRequest(
      "propagate_mode_without_move",
      "propagate_mode: only change_one is allowed without a new topic or channel.",
    );
  }
  if (topic !== undefined && isResolvedEmptyTopic(realm, topic)) {
    return badRequest("empty_topic_not_resolvable", "topic: the empty topic cannot be marked as resolved.");
  }
  if (content !== undefined && stream_id !== undefined) {
    return badRequest("content_with_channel", "content and stream_id cannot be changed in one request.");
  }
  if (content !== undefined && isWidgetMessage(message)) {
    return badRequest("widget_not_editable", "content: polls and lists of tasks cannot be edited.");
  }
  return undefined;
}

function editedContent(realm: Realm, raw: string) {
  return raw.trim() === "" ? DELETED : storedContent(realm, raw);
}

/** The channel that a message is in; undefined for direct messages. */
export function channelOf(realm: Realm, message: Message): Channel | undefined {
  return message.stream_id === null ? undefined : channelById(realm, message.stream_id);
}
