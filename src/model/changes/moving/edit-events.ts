import type { UpdateMessageEvent } from "../../../generated/event-types";
import { UPDATE_MESSAGE_EVENT } from "../../../protocol/events/messages";
import type { MessageFlag } from "../../../protocol/records/messages";
import { shows } from "../../../protocol/schema/tables";
import { IdSet } from "../../collections/id-set";
import { eventFor, usersIn } from "../../outcome/audience";
import type { Channel } from "../../realm/channel";
import type { AddressedEvent, RealmEvent } from "../../realm/event-queue";
import { fieldsSince } from "../../realm/freeze";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { messageHtml, messageTopicLinks } from "../../rendering/rendering";
import { hasSharedHistory, isSubscribed } from "../../rules/channels/channel-access";
import { flagsOf } from "../../rules/messages/flags";
import { hasRow, messageById } from "../../rules/messages/message-rows";
import { channelOf, type Move } from "../../rules/moving/edit-request";
import { editAudience, messageAudience, rowHolders } from "../../rules/moving/message-readers";
import { has } from "../../rules/realm/feature-level";
import { isGuest, userById } from "../../rules/users/people";
import { RENDERER } from "../../views/messages/edit-history-view";
import type { Edit } from "./apply-edit";
import type { RowChanges } from "./moved-rows";

/** Up to this many receivers, the event has the flags of each; beyond, only of accounts with a queue. */
const FEW = 100;

/**
 * The first events of a move to another channel: `delete_message` to the accounts that lose the messages, whether they
 * could read them or not.
 *
 * @see https://zulip.com/api/get-events
 */
export function lossEvents(move: Move, { losing_access }: RowChanges): RealmEvent[] {
  if (losing_access.isEmpty) return [];
  const body = {
    type: "delete_message",
    message_type: "stream",
    message_ids: move.ids,
    stream_id: move.source.stream_id,
    topic: move.old_topic,
  } as const;
  return [eventFor(usersIn(losing_access), body)];
}

/**
 * `update_message` for the audience of an edit, each account with its own flags.
 *
 * @param messages - the edited messages as they were
 * @see https://zulip.com/api/get-events
 */
export function editEvent(
  before: Realm,
  after: Realm,
  edit: Edit,
  messages: readonly Message[],
  rows: RowChanges,
): RealmEvent {
  const { move, target } = edit;
  const moved = messageById(after, target.id) ?? target;
  const audience =
    move === undefined || !move.changes_channel ? editAudience(after, moved) : moveAudience(after, move, moved, rows);
  return whenRead(
    { audience: usersIn(audience) },
    {
      event: () => updateBody(before, after, edit, messages),
      personal: () => flagsOfReceivers(after, edit.target, audience),
    },
  );
}

/**
 * `update_message` after a message was rendered again, for the accounts that have it.
 *
 * @see https://zulip.com/api/get-events
 */
export function renderingEvent(after: Realm, message: Message): RealmEvent {
  const informed = messageAudience(after, [message]);
  const audience = IdSet.from([...rowHolders(after, [message])].filter((id) => informed.has(id)));
  return whenRead(
    { audience: usersIn(audience) },
    {
      event: () => ({
        type: "update_message",
        user_id: null,
        edit_timestamp: after.now,
        message_id: message.id,
        message_ids: [message.id],
        flags: [],
        rendering_only: true,
        content: message.content,
        rendered_content: messageHtml(after, message),
      }),
      personal: () => flagsOfReceivers(after, message, audience),
    },
  );
}

/** The event is computed when the first queue reads it, since mostly there is no queue. */
const whenRead = fieldsSince<AddressedEvent, "event" | "personal">(["event", "personal"]);

/**
 * The audience of a move to another channel: accounts with a row for the target message and, if the old channel has
 * shared history, the subscribers of both channels that do not lose it. Guests are only in it for the old channel.
 */
function moveAudience(after: Realm, move: Move, moved: Message, rows: RowChanges): IdSet {
  const holders = rowHolders(after, [moved]);
  if (!hasSharedHistory(move.source)) return holders;
  let others = move.source.subscribers.union(move.target.subscribers);
  for (const id of rows.losing_access) others = others.delete(id);
  for (const id of move.target.subscribers) {
    const user = userById(after, id);
    if (user === undefined || (isGuest(user) && !isSubscribed(move.source, id))) others = others.delete(id);
  }
  return others.union(holders);
}

function flagsOfReceivers(after: Realm, target: Message, audience: IdSet): AddressedEvent["personal"] {
  const message = after.messages.get(target.id - 1) ?? target;
  const personal: Record<string, Pick<UpdateMessageEvent, "flags">> = {};
  for (const id of receiversOfFlags(after, audience)) {
    personal[String(id)] = { flags: hasRow(after, id, message) ? storedFlags(after, id, message) : ["read"] };
  }
  return personal;
}

/** The flags without the one that represents both kinds of wildcards: events of edits never have that one. */
function storedFlags(realm: Realm, userId: number, message: Message): MessageFlag[] {
  const flags = flagsOf(realm, userId, message);
  return has(realm, "wildcardFlagsAreTwo") ? flags.filter((flag) => flag !== "wildcard_mentioned") : flags;
}

function receiversOfFlags(realm: Realm, audience: IdSet): Iterable<number> {
  if (audience.size <= FEW) return audience;
  const listening = new Set([...realm.queues.values()].map((queue) => queue.user_id));
  return [...listening].filter((id) => audience.has(id));
}

/** The HTML of both contents is computed when it is first read, which is rare. */
const withHtml = fieldsSince<UpdateMessageEvent, "orig_rendered_content" | "rendered_content">([
  "orig_rendered_content",
  "rendered_content",
]);

function updateBody(before: Realm, after: Realm, edit: Edit, messages: readonly Message[]): UpdateMessageEvent {
  const { target, actor } = edit;
  const always: UpdateMessageEvent = {
    type: "update_message",
    user_id: actor.user_id,
    edit_timestamp: after.now,
    message_id: target.id,
    message_ids: messages.map(({ id }) => id),
    flags: [],
    rendering_only: false,
  };
  // Written without spreading, which costs as much as all the rest of an edit.
  const body: UpdateMessageEvent = Object.assign(
    always,
    channelFields(after, channelOf(before, target), edit.move !== undefined),
    moveFields(after, edit),
    contentFields(after, edit),
  );
  const edited = edit.content === undefined ? undefined : messageById(after, target.id);
  if (edited === undefined) return body;
  return withHtml(body, {
    orig_rendered_content: () => messageHtml(before, target),
    rendered_content: () => messageHtml(after, edited),
  });
}

function channelFields(
  realm: Realm,
  channel: Channel | undefined,
  isMove: boolean,
): Pick<UpdateMessageEvent, "stream_id" | "stream_name"> {
  if (channel === undefined) return {};
  const { stream_id, name: stream_name } = channel;
  return isMove || has(realm, "editsAlwaysNameTheChannel") ? { stream_id, stream_name } : { stream_name };
}

/** The fields that an edit of one kind alone has. */
type OnlyWith = Partial<Omit<UpdateMessageEvent, "type" | "user_id" | "message_id" | "message_ids" | "flags">>;

function moveFields(after: Realm, edit: Edit): OnlyWith {
  const { move, target } = edit;
  if (move === undefined) return {};
  const message = after.messages.get(target.id - 1) ?? target;
  return {
    propagate_mode: move.propagate_mode,
    orig_subject: move.old_topic,
    ...(move.changes_channel ? { new_stream_id: move.target.stream_id } : {}),
    ...(move.changes_topic ? { subject: move.new_topic, topic_links: messageTopicLinks(after, message) } : {}),
  };
}

/** The fields of new content except its HTML, which is computed when it is first read. */
function contentFields(after: Realm, { content, target }: Edit): OnlyWith {
  if (content === undefined || messageById(after, target.id) === undefined) return {};
  const fields: OnlyWith = {
    orig_content: target.content,
    content: content.content,
    is_me_message: content.content.startsWith("/me "),
  };
  const isShown = shows(UPDATE_MESSAGE_EVENT, "prev_rendered_content_version", after.feature_level);
  return isShown ? { ...fields, ...RENDERER } : fields;
}
