import { IdSet } from "../../collections/id-set";
import { everyoneIn, onlyUsers, tell } from "../../outcome/audience";
import type { Channel } from "../../realm/channel";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { EventBody, RealmEvent } from "../../realm/realm-event";
import { hasSharedHistory, isSubscribed } from "../../rules/channels/channel-access";
import { flagsOf } from "../../rules/messages/flags";
import { messageHtml, messageTopicLinks } from "../../rules/messages/mentions";
import { hasRow } from "../../rules/messages/message-rows";
import { channelOf, type Move } from "../../rules/moving/edit-request";
import {
  concernedBy,
  messageReaders,
  type Readable,
  readableOf,
  withContentAccess,
} from "../../rules/moving/message-readers";
import { isGuest, userById } from "../../rules/users/people";
import type { Edit } from "./apply-edit";

/** Up to so many receivers each is told its flags; beyond, only those are who could hear of them. */
const FEW = 100;

/**
 * What is told of an edit: `delete_message` to those who could read messages and cannot any more, then
 * `update_message` to those who can still, each with its own flags.
 *
 * @param messages - the edited messages as they were
 * @spec Events; States: Message
 */
export function editEvents(before: Realm, after: Realm, edit: Edit, messages: readonly Message[]): RealmEvent[] {
  const { move, target } = edit;
  if (move === undefined) {
    return [updateEvent(after, edit, messageReaders(after, target), updateBody(before, after, edit, messages))];
  }
  const audiences = splitAudience(before, after, move, target, messages);
  const events: RealmEvent[] = [];
  for (const [ids, users] of audiences.losing) events.push(lossEvent(move, ids, users));
  const body = updateBody(before, after, edit, messages);
  if (!audiences.seeing.isEmpty) events.push(updateEvent(after, edit, audiences.seeing, body));
  if (!audiences.besides.isEmpty) {
    events.push(updateEvent(after, edit, audiences.besides, withoutContent(body)));
  }
  return events;
}

/** Who hears what of a move. */
interface MoveAudiences {
  /** Per list of IDs, joined by commas, who loses exactly these. */
  readonly losing: ReadonlyMap<string, readonly number[]>;
  /** Who can read the message that the request names, before and after. */
  readonly seeing: IdSet;
  /** Who can read others of the moved messages only. */
  readonly besides: IdSet;
}

function splitAudience(
  before: Realm,
  after: Realm,
  move: Move,
  target: Message,
  messages: readonly Message[],
): MoveAudiences {
  const concerned = concernedByMove(before, move, messages);
  const couldRead = withContentAccess(before, move.source, concerned);
  const canRead = move.changes_channel ? withContentAccess(after, move.target, couldRead) : couldRead;
  if (canRead === couldRead && hasSharedHistory(move.source) && hasSharedHistory(move.target)) {
    return { losing: new Map(), seeing: canRead, besides: IdSet.empty() };
  }
  const afterwards = messages.map((message) => after.messages.get(message.id - 1) ?? message);
  const all = messages.map(({ id }) => id);
  const keyOfAll = all.join(",");
  const losing = new Map<string, number[]>();
  const seeing: number[] = [];
  const besides: number[] = [];
  for (const id of couldRead) {
    const could = idsOf(readableOf(before, move.source, messages, id, couldRead), all);
    const can = idsOf(readableOf(after, move.target, afterwards, id, canRead), all);
    const lost = lostIds(could, can, all);
    const key = lost === all ? keyOfAll : lost.join(",");
    if (lost.length > 0) addTo(losing, key, id);
    if (lost.length === could.length) continue;
    (could.includes(target.id) && can.includes(target.id) ? seeing : besides).push(id);
  }
  return { losing, seeing: IdSet.from(seeing), besides: IdSet.from(besides) };
}

function lostIds(could: readonly number[], can: readonly number[], all: readonly number[]): readonly number[] {
  if (can.length === 0 || can === all) return can === all ? [] : could;
  const kept = new Set(can);
  return could.filter((id) => !kept.has(id));
}

function addTo(groups: Map<string, number[]>, key: string, userId: number): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [userId]);
  else group.push(userId);
}

function idsOf(readable: Readable, all: readonly number[]): readonly number[] {
  return readable === "all" ? all : readable;
}

/** Subscribers of the new channel hear of what comes, if they could see it before; guests only from the old one. */
function concernedByMove(before: Realm, move: Move, messages: readonly Message[]): IdSet {
  const concerned = concernedBy(before, move.source, messages);
  if (!move.changes_channel || !hasSharedHistory(move.source)) return concerned;
  let newcomers: IdSet = IdSet.empty();
  for (const id of move.target.subscribers) {
    const user = userById(before, id);
    if (user === undefined || (isGuest(user) && !isSubscribed(move.source, id))) continue;
    newcomers = newcomers.add(id);
  }
  return concerned.union(newcomers);
}

function lossEvent(move: Move, ids: string, users: readonly number[]): RealmEvent {
  return tell(onlyUsers(users), {
    type: "delete_message",
    message_type: "stream",
    message_ids: ids.split(",").map(Number),
    stream_id: move.source.stream_id,
    topic: move.old_topic,
  });
}

function updateEvent(after: Realm, edit: Edit, audience: IdSet, body: EventBody): RealmEvent {
  const message = after.messages.get(edit.target.id - 1) ?? edit.target;
  const personal: Record<string, { readonly flags: readonly string[] }> = {};
  for (const id of receiversOfFlags(after, audience)) {
    personal[String(id)] = { flags: hasRow(after, id, message) ? flagsOf(after, id, message) : ["read"] };
  }
  return { ...tell(everyoneIn(audience), body), personal };
}

function receiversOfFlags(realm: Realm, audience: IdSet): Iterable<number> {
  if (audience.size <= FEW) return audience;
  const listening = new Set([...realm.queues.values()].map((queue) => queue.user_id));
  return [...listening].filter((id) => audience.has(id));
}

function updateBody(before: Realm, after: Realm, edit: Edit, messages: readonly Message[]): EventBody {
  const { target, actor } = edit;
  return {
    type: "update_message",
    user_id: actor.user_id,
    edit_timestamp: after.now,
    message_id: target.id,
    message_ids: messages.map(({ id }) => id),
    flags: [],
    rendering_only: false,
    ...channelFields(channelOf(before, target)),
    ...moveFields(after, edit),
    ...contentFields(before, after, edit),
  };
}

function channelFields(channel: Channel | undefined): Record<string, unknown> {
  return channel === undefined ? {} : { stream_id: channel.stream_id, stream_name: channel.name };
}

function moveFields(after: Realm, edit: Edit): Record<string, unknown> {
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

function contentFields(before: Realm, after: Realm, edit: Edit): Record<string, unknown> {
  const { content, target } = edit;
  const message = after.messages.get(target.id - 1);
  if (content === undefined || message === null || message === undefined) return {};
  return {
    orig_content: target.content,
    orig_rendered_content: messageHtml(before, target),
    content: content.content,
    rendered_content: messageHtml(after, message),
    is_me_message: content.content.startsWith("/me "),
  };
}

function withoutContent(body: EventBody): EventBody {
  const { orig_content, orig_rendered_content, content, rendered_content, is_me_message, ...rest } = body;
  return rest;
}
