import { MESSAGE_TYPE, TYPING_CHANGE } from "../../../protocol/parameters/messages";
import { optional, type ParamsOf } from "../../../protocol/schema/parameters";
import { integer, list, text } from "../../../protocol/schema/shapes";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { badRequest, isFailure, streamDoesNotExist } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { mayPost, visibleChannel } from "../../rules/channels/channel-access";
import { isChannelType, usersNamed } from "../../rules/messages/recipient";
import { has } from "../../rules/realm/feature-level";
import { NO_TOPIC } from "../../rules/topics/topic-name";
import {
  checkTypingIsShared,
  hasTypingEvents,
  inRounds,
  typingAudience,
  typingRecipients,
} from "../../rules/typing/typing";
import { publicEmail } from "../../rules/users/people";
import { accepted, answered } from "../../views/outcome";
import { operation } from "../operation";

const parameters = () => ({
  /**
   * `direct` (by default; since feature level 174), `channel` (since feature level 248), or by the old name
   * `stream` (since feature level 58).
   */
  type: optional(MESSAGE_TYPE.shape, {
    values_since: { direct: 174, stream: 58, channel: 248 },
  }),
  /** The change: `start` or `stop`. */
  op: TYPING_CHANGE,
  /** The IDs of the participants of a direct message. On old servers, also the ID of one channel. */
  to: optional(list(integer)),
  /** The ID of the channel; channel messages only. Since feature level 215. */
  stream_id: optional(integer, { since: 215 }),
  /** The topic; channel messages only. Since feature level 58. */
  topic: optional(text, { since: 58, aliases: ["subject"] }),
});

type SetTypingStatusParams = ParamsOf<ReturnType<typeof parameters>>;

/** Notifies others that the actor started or stopped typing a message. The realm stores no state. */
export const setTypingStatus = operation(
  () => ({
    id: "set-typing-status",
    method: "POST",
    path: "/typing",
    parameters: parameters(),
    read_in_order: [["to", "op", "type", "stream_id", "topic"]],
    answer: {},
    refusals: [
      "channel_not_one",
      "typing_type_unknown",
      "recipients_missing",
      "channel_not_named",
      "topic_missing",
      "typing_not_shared",
      "recipient_unknown",
      "addressed_channel_unknown",
      "posting_not_allowed",
    ],
    events: ["typing/start", "typing/stop"],
    example: (pick) => {
      const place = pick.chance(2)
        ? ({ type: "direct", to: [pick.user()] } as const)
        : ({ type: "stream", stream_id: pick.channel(), topic: "lunch" } as const);
      return { op: "start" as const, ...place };
    },
  }),
  (realm, actor, params) => {
    const type = params.type ?? "direct";
    if (type === "private" && has(realm, "typingNamesChannelById")) {
      return badRequest("typing_type_unknown", "type: expected one of direct, channel, stream.");
    }
    return isChannelType(type) ? typeInChannel(realm, actor, params) : typeToUsers(realm, actor, params);
  },
);

function typeInChannel(realm: Realm, actor: User, params: SetTypingStatusParams) {
  const streamId = channelNamed(realm, params);
  if (isFailure(streamId)) return streamId;
  if (params.topic === undefined) return badRequest("topic_missing", "topic: a topic is needed.");
  const hidden = checkTypingIsShared(actor, "channel");
  if (isFailure(hidden)) return hidden;
  const channel = channelToWriteIn(realm, actor, streamId);
  if (isFailure(channel)) return channel;
  if (!hasTypingEvents(channel)) return answered(realm, {});
  const event = eventFor(typingAudience(realm, channel.subscribers), {
    type: "typing",
    op: params.op,
    message_type: "stream",
    sender: personView(realm, actor),
    stream_id: channel.stream_id,
    topic: typedTopic(realm, params.topic),
  });
  return accepted(transition(realm, [event]), {});
}

/** A topic that nothing is stored under: neither is it cut, nor are its characters looked at. */
function typedTopic(realm: Realm, raw: string): string {
  const topic = raw.trim();
  const isDisplayName = has(realm, "emptyTopicsExist") && topic === realm.profile.empty_topic_display_name;
  return isDisplayName || (topic === NO_TOPIC && has(realm, "noTopicTextMeansEmptyWhenTyping")) ? "" : topic;
}

/** Old servers took the channel as the only item of `to`. */
function channelNamed(realm: Realm, params: SetTypingStatusParams) {
  if (has(realm, "typingNamesChannelById")) {
    return params.stream_id ?? badRequest("channel_not_named", "stream_id: a channel is needed.");
  }
  const [only, ...others] = params.to ?? [];
  return only === undefined || others.length > 0
    ? badRequest("channel_not_one", "to: exactly one channel is expected.")
    : only;
}

function channelToWriteIn(realm: Realm, actor: User, streamId: number) {
  const channel = visibleChannel(realm, actor, streamId);
  if (channel === undefined)
    return badRequest("addressed_channel_unknown", `stream_id: ${streamDoesNotExist(streamId).msg}`);
  return mayPost(realm, channel, actor)
    ? channel
    : badRequest("posting_not_allowed", "You are not allowed to post to this channel.");
}

function typeToUsers(realm: Realm, actor: User, params: SetTypingStatusParams) {
  if (params.to === undefined || params.to.length === 0) {
    return badRequest("recipients_missing", "to: at least one recipient is expected.");
  }
  const hidden = checkTypingIsShared(actor, "direct");
  if (isFailure(hidden)) return hidden;
  const named = usersNamed(realm, params.to);
  if (isFailure(named)) return named;
  const given = params.to.flatMap((id) => named.find((user) => user.user_id === id) ?? []);
  const participants = given.includes(actor) ? given : [...given, actor];
  const event = {
    type: "typing",
    op: params.op,
    message_type: has(realm, "typingSaysDirect") ? "direct" : "private",
    sender: personView(realm, actor),
    recipients: participants.map((user) => personView(realm, user)),
  } as const;
  const ids = typingRecipients(
    realm,
    participants.map((user) => user.user_id),
  );
  return accepted(
    transition(
      realm,
      inRounds(ids).map((round) => eventFor(onlyUsers(round), event)),
    ),
    {},
  );
}

function personView(realm: Realm, user: User): { readonly user_id: number; readonly email: string } {
  return { user_id: user.user_id, email: publicEmail(realm, user) };
}
