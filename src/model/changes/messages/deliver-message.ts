import { IdSet } from "../../collections/id-set";
import { usersIn } from "../../outcome/audience";
import { andThen, andThenForEach, type Transition, transition, withEvents } from "../../outcome/transition";
import { copyOfRealm, withFields } from "../../realm/change";
import type { Channel } from "../../realm/channel";
import type { MessageEventRecords, RealmEvent } from "../../realm/event-queue";
import { EMPTY_LIST, frozen } from "../../realm/freeze";
import type { Mentions, Message, ReadFromStart } from "../../realm/message";
import { VISIBILITY, type VisibilityPolicy } from "../../realm/personal-items";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { presentRules } from "../../rendering/stored-rendering";
import { receiversHaveNumbers, recipientKey } from "../../rules/messages/conversations";
import { alertedUserIds } from "../../rules/messages/flags";
import { namesIn } from "../../rules/messages/names-in-content";
import type { PreparedMessage } from "../../rules/messages/prepare-message";
import { has } from "../../rules/realm/feature-level";
import { visibilityPolicy } from "../../rules/topics/user-topics";
import { userById } from "../../rules/users/people";
import { canAccessUser, isEveryoneVisible } from "../../rules/users/who-may";
import { serverJson } from "../../text/python-values";
import { type Widget, widgetOfContent } from "../../text/widgets";
import { activeEvents } from "../channels/channel-events";
import { claimAttachments, mentionsUploads } from "../uploads/uploads";
import { policyOfSender, setVisibilityPolicy } from "../user-topics/topic-visibility";
import { newlyVisibleUserEvents } from "../users/people-events";
import { withMessageIndexed } from "./message-indexes";
import { withWebsitesDue } from "./render-again";

/** Options of a delivery, in addition to the message. */
export interface DeliveryOptions {
  readonly sender: User;
  readonly client: string;
  readonly read_by_sender: boolean;
  /** For messages that are read from the start by others than the sender; wins over `read_by_sender`. */
  readonly born_read?: ReadFromStart;
  readonly is_resolve_notice?: boolean;
  /** The queue and the client's own ID that the sender wants back with the event. */
  readonly local?: { readonly queue_id: string; readonly local_id: string };
}

/** A delivered message, and the policy that its sender got for the topic by sending. */
export interface Delivered {
  readonly step: Transition;
  readonly message: Message;
  readonly automatic_new_visibility_policy?: VisibilityPolicy;
}

/** The type of bots that only the interface moves. */
const GENERIC_BOT = 1;
/** For a message that no account has read from the start. */
export const READ_BY_NONE: ReadFromStart = Object.freeze({ all_users: false, user_ids: EMPTY_LIST });

/**
 * Puts a checked message into the realm: the record, the indexes, and the topic preferences that follow from sending.
 */
export function deliverMessage(realm: Realm, prepared: PreparedMessage, options: DeliveryOptions): Delivered {
  const recipient = recipientOf(realm, prepared, options.sender);
  const rules = presentRules(realm);
  const made = makeMessage(realm, prepared, options, { recipient_id: recipient.id, rules: rules.length - 1 });
  const submessages = widgetRows(realm, made, prepared.widget ?? widgetOfContent(made.content));
  const message = submessages === undefined ? made : withFields(made, { submessages });
  const stored = withMessage(realm, message, rules, {
    recipient_ids: recipient.recipient_ids,
    last_ids: submessages === undefined ? recipient.last_ids : withSubmessageCounted(recipient.last_ids),
  });
  const next = withWebsitesDue(stored, message);
  const arrival = messageEvent(realm, message, prepared, options);
  const claimed = mentionsUploads(message) ? claimAttachments(next, null, message) : transition(next);
  if (prepared.channel === null) {
    const met = newlyVisibleUserEvents(realm, next, prepared.participants);
    return { step: withEvents(claimed, [...met, arrival]), message };
  }
  const { channel } = prepared;
  const policy = policyOfSender(realm, options.sender, channel, message.topic);
  const followed =
    policy === undefined
      ? claimed
      : andThen(claimed, (after) =>
          setVisibilityPolicy(after, options.sender.user_id, channel.stream_id, message.topic, policy),
        );
  const mentioned =
    message.mentions === null || !has(realm, "mentionedAccountsFollow")
      ? followed
      : followMentioned(followed, message, channel);
  const step = withEvents(mentioned, [...activeEvents(realm, next, channel), arrival]);
  if (policy === undefined) return { step, message };
  return { step, message, automatic_new_visibility_policy: policy };
}

/** The realm with a further message. Its tables are written one by one, which takes half as long as to assign them. */
function withMessage(
  realm: Realm,
  message: Message,
  rules: Realm["rendering_rules"],
  numbered: Pick<Realm, "recipient_ids" | "last_ids">,
): Realm {
  const { channel_contents, direct_conversations, direct_keys } = withMessageIndexed(realm, message);
  const next: { -readonly [Table in keyof Realm]: Realm[Table] } = copyOfRealm(realm);
  next.channel_contents = channel_contents;
  next.direct_conversations = direct_conversations;
  next.direct_keys = direct_keys;
  next.rendering_rules = rules;
  next.messages = realm.messages.push(message);
  next.recipient_ids = numbered.recipient_ids;
  next.last_ids = numbered.last_ids;
  return Object.freeze(next);
}

function withSubmessageCounted(ids: Realm["last_ids"]): Realm["last_ids"] {
  return withFields(ids, { submessage: ids.submessage + 1 });
}

function widgetRows(realm: Realm, message: Message, widget: Widget | undefined): Message["submessages"] {
  if (widget === undefined) return undefined;
  const content = serverJson(widget);
  const { id: message_id, sender_id } = message;
  return frozen([{ id: realm.last_ids.submessage + 1, message_id, sender_id, msg_type: "widget", content }]);
}

function makeMessage(
  realm: Realm,
  prepared: PreparedMessage,
  options: DeliveryOptions,
  { recipient_id, rules }: Pick<Message, "recipient_id" | "rules">,
): Message {
  const { sender } = options;
  const { channel } = prepared;
  const userIds = channel === null ? Object.freeze(prepared.participants.map((user) => user.user_id)) : null;
  const record: Message = Object.freeze({
    id: realm.messages.size + 1,
    sender_id: sender.user_id,
    recipient_id,
    stream_id: channel === null ? null : channel.stream_id,
    topic: channel === null ? "" : prepared.topic,
    user_ids: userIds,
    content: prepared.content,
    rules,
    timestamp: realm.now,
    client: options.client,
    received_by: withMentionedBots(
      realm,
      channel === null ? IdSet.from(userIds ?? EMPTY_LIST) : channel.subscribers,
      prepared.mentions,
    ),
    born_read: options.born_read ?? bornReadBy(realm, sender, options.read_by_sender),
    mentions: prepared.mentions,
    alerted_user_ids: EMPTY_LIST,
    reactions: EMPTY_LIST,
    edit_history: EMPTY_LIST,
    last_edit_timestamp: null,
    last_moved_timestamp: null,
    is_resolve_notice: options.is_resolve_notice ?? false,
  });
  const names = namesIn(realm, prepared.content, sender);
  const written = names === undefined ? record : withFields(record, { names });
  if (realm.alert_words.size === 0) return written;
  return withFields(written, { alerted_user_ids: frozen(alertedUserIds(realm, written)) });
}

/** The receivers, and generic bots that are mentioned by name: these need not subscribe or take part. */
function withMentionedBots(realm: Realm, receivers: IdSet, mentions: Mentions | null): IdSet {
  if (mentions === null) return receivers;
  const bots = mentions.user_ids.filter((id) => {
    const user = userById(realm, id);
    return user?.is_active === true && user.is_bot && user.bot_type === GENERIC_BOT && !receivers.has(id);
  });
  return bots.length === 0 ? receivers : receivers.union(IdSet.from(bots));
}

/** A sender that reads its own messages, and accounts that mute the sender, have read the message from the start. */
function bornReadBy(realm: Realm, sender: User, readBySender: boolean): ReadFromStart {
  const usersMuting = realm.muted_by.get(sender.user_id);
  if (usersMuting === undefined) return readBySender ? readByOnly([sender.user_id]) : READ_BY_NONE;
  const others = [...usersMuting].filter((id) => id !== sender.user_id);
  return readByOnly(readBySender ? [sender.user_id, ...others] : others);
}

function readByOnly(userIds: readonly number[]): ReadFromStart {
  return Object.freeze({ all_users: false, user_ids: Object.freeze(userIds) });
}

/** The number of the channel or the group of users; a new group gets the next one. */
function recipientOf(
  realm: Realm,
  prepared: PreparedMessage,
  sender: User,
): Pick<Realm, "recipient_ids" | "last_ids"> & { readonly id: number } {
  const { recipient_ids, last_ids } = realm;
  if (prepared.channel !== null) return { id: prepared.channel.recipient_id, recipient_ids, last_ids };
  const ids = prepared.participants.map((user) => user.user_id);
  if (ids.length !== 2 || !receiversHaveNumbers(realm)) return numberOf({ recipient_ids, last_ids }, ids);
  // A receiver can answer, so it gets the number that represents the sender.
  const { id: _own, ...numbered } = numberOf({ recipient_ids, last_ids }, [sender.user_id]);
  return numberOf(
    numbered,
    ids.filter((id) => id !== sender.user_id),
  );
}

function numberOf(
  { recipient_ids, last_ids }: Pick<Realm, "recipient_ids" | "last_ids">,
  ids: readonly number[],
): Pick<Realm, "recipient_ids" | "last_ids"> & { readonly id: number } {
  const key = recipientKey(ids);
  const known = recipient_ids.get(key);
  if (known !== undefined) return { id: known, recipient_ids, last_ids };
  const id = last_ids.recipient + 1;
  return { id, recipient_ids: recipient_ids.set(key, id), last_ids: withFields(last_ids, { recipient: id }) };
}

/** Guests who receive a message of a sender whom they cannot see: one who does not subscribe to the channel. */
function receiversWithoutSender(
  realm: Realm,
  sender: User,
  { received_by }: Message,
  channel: Channel | null,
): readonly number[] {
  if (channel === null || channel.subscribers.has(sender.user_id) || isEveryoneVisible(realm)) return EMPTY_LIST;
  return [...received_by].filter((id) => {
    const viewer = userById(realm, id);
    return viewer !== undefined && !canAccessUser(realm, viewer, sender);
  });
}

function messageEvent(realm: Realm, message: Message, prepared: PreparedMessage, options: DeliveryOptions): RealmEvent {
  const about: MessageEventRecords = {
    message,
    sender: options.sender,
    channel: prepared.channel,
    participants: prepared.channel === null ? prepared.participants : EMPTY_LIST,
    sender_unknown_to: receiversWithoutSender(realm, options.sender, message, prepared.channel),
    ...(options.local === undefined ? {} : { local: options.local }),
  };
  return { audience: usersIn(message.received_by), event: { type: "message" }, about };
}

/** Whom the message mentions by name or through a group, the sender too, follows the topic by its own setting. */
function followMentioned(first: Transition, message: Message, channel: Channel): Transition {
  const ids = [...(message.mentions?.user_ids ?? []), ...(message.mentions?.via_group_user_ids ?? [])];
  return andThenForEach(
    first,
    ids.sort((a, b) => a - b),
    (realm, id) => {
      const user = userById(realm, id);
      if (user === undefined || user.is_bot || !message.received_by.has(id)) return transition(realm);
      const present = visibilityPolicy(realm, id, channel.stream_id, message.topic);
      if (
        !user.settings.automatically_follow_topics_where_mentioned ||
        present === VISIBILITY.muted ||
        present === VISIBILITY.followed
      ) {
        return transition(realm);
      }
      return setVisibilityPolicy(realm, id, channel.stream_id, message.topic, VISIBILITY.followed);
    },
  );
}
