import { badRequest, isFailure } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import type { Mentions } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { sentWidget } from "../../text/widgets/check-widget";
import type { Widget } from "../../text/widgets/widget-of-content";
import { mayPost } from "../channels/channel-access";
import { checkTopicPolicy, normalizeTopic } from "../topics/topic-name";
import { recipientChannel, recipientUsers, isChannelType, type MessageType, type To } from "./recipient";
import { checkDirectPermission } from "./direct-permission";
import { checkContent } from "./check-content";
import { checkMentionPermission } from "./mention-permission";
import { resolveMentions } from "./mentions";

/** A message that has passed every check and only has to be delivered. */
export type PreparedMessage = PreparedChannelMessage | PreparedDirectMessage;

/** A message for a channel. */
export interface PreparedChannelMessage {
  readonly channel: Channel;
  readonly topic: string;
  readonly content: string;
  readonly mentions: Mentions | null;
  /** The widget that the client sent along. */
  readonly widget?: Widget | undefined;
}

/** A direct message; the participants include the sender and ascend by ID. */
export interface PreparedDirectMessage {
  readonly channel: null;
  readonly participants: readonly User[];
  readonly content: string;
  readonly mentions: Mentions | null;
  /** The widget that the client sent along. */
  readonly widget?: Widget | undefined;
}

/** What somebody wants to send. */
export interface MessageRequest {
  readonly type: MessageType;
  readonly to?: To;
  readonly topic?: string;
  readonly content: string;
  /** A form with choices, as JSON text. */
  readonly widget_content?: string;
}

/**
 * Checks a message as sending does; scheduling applies the same checks at once, and delivery again.
 *
 * @refuses BAD_REQUEST for a missing or unusable topic, then for the content; STREAM_DOES_NOT_EXIST, or BAD_REQUEST for
 *   unknown recipients; then BAD_REQUEST for the permission to post or to write to them, for the channel's policy on
 *   topics; BAD_REQUEST for a widget that is none; then the refusals of mentions
 * @spec Endpoints 1; Errors
 */
export function prepareMessage(realm: Realm, sender: User, request: MessageRequest) {
  return isChannelType(request.type)
    ? prepareChannelMessage(realm, sender, request)
    : prepareDirectMessage(realm, sender, request);
}

function prepareChannelMessage(realm: Realm, sender: User, request: MessageRequest) {
  if (request.topic === undefined) return badRequest("topic_missing", "topic: a message for a channel needs a topic.");
  const topic = normalizeTopic(realm, request.topic, { noTopicMeansEmpty: true });
  if (isFailure(topic)) return topic;
  const content = checkContent(realm, request.content);
  if (isFailure(content)) return content;
  const channel = recipientChannel(realm, sender, request.to);
  if (isFailure(channel)) return channel;
  if (!mayPost(realm, channel, sender)) return badRequest("posting_not_allowed", "You may not post to this channel.");
  const policy = checkTopicPolicy(realm, channel, topic);
  if (isFailure(policy)) return policy;
  const widget = widgetOf(request);
  if (isFailure(widget)) return widget;
  const mentions = resolveMentions(realm, content, { channel, topic, sender_id: sender.user_id });
  const mentioning = checkMentionPermission(realm, sender, mentions, channel);
  return mentioning ?? { channel, topic, content, mentions, widget };
}

function prepareDirectMessage(realm: Realm, sender: User, request: MessageRequest) {
  const named = recipientUsers(realm, request.to ?? []);
  if (isFailure(named)) return named;
  const content = checkContent(realm, request.content);
  if (isFailure(content)) return content;
  const participants = withSender(named, sender);
  const permission = checkDirectPermission(realm, sender, participants);
  if (isFailure(permission)) return permission;
  const widget = widgetOf(request);
  if (isFailure(widget)) return widget;
  const mentions = resolveMentions(realm, content, null);
  const mentioning = checkMentionPermission(realm, sender, mentions, null);
  return mentioning ?? { channel: null, participants, content, mentions, widget };
}

/** The widget that a client sends along, or why it is none. */
function widgetOf({ widget_content: given }: MessageRequest) {
  const widget = given === undefined ? undefined : sentWidget(given);
  if (given === undefined || widget !== undefined) return widget;
  return badRequest("widget_malformed", "widget_content: a form with choices is expected.");
}

function withSender(people: readonly User[], sender: User): readonly User[] {
  if (people.some((user) => user.user_id === sender.user_id)) return people;
  return [...people, sender].sort((a, b) => a.user_id - b.user_id);
}
