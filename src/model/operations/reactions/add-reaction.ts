import { optional, required } from "../../../protocol/schema/parameters";
import { integer, text } from "../../../protocol/schema/shapes";
import { withMarks } from "../../changes/messages/marks";
import { reactionEvent } from "../../changes/messages/message-additions";
import { followedByParticipation } from "../../changes/user-topics/topic-visibility";
import { badRequest, failureSince, isFailure } from "../../outcome/failures";
import { withEvents } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Reaction } from "../../realm/message";
import { hasRow } from "../../rules/messages/message-rows";
import { isSameEmoji, reactiveMessage, requestedEmoji } from "../../rules/reactions/reactions";
import { accepted } from "../../views/outcome";
import { reaction } from "../examples";
import { operation } from "../operation";

/** Reacts to a message with an emoji. */
export const addReaction = operation(
  () => ({
    id: "add-reaction",
    method: "POST",
    path: "/messages/{message_id}/reactions",
    parameters: {
      /** The ID of the message. */
      message_id: required(integer),
      /** The name of the emoji. */
      emoji_name: required(text),
      /**
       * The code of the emoji: code points in hexadecimal digits, or the ID of a custom emoji. By default derived from
       * the name.
       */
      emoji_code: optional(text),
      /**
       * The type of the emoji: `unicode_emoji`, `realm_emoji` or `zulip_extra_emoji`. By default derived from the name.
       */
      reaction_type: optional(text),
    },
    answer: {},
    refusals: [
      "message_unknown",
      "channel_archived",
      "emoji_unknown",
      "emoji_kind_unknown",
      "reaction_exists",
      "emoji_mismatch",
    ],
    events: ["muted_topics", "reaction/add", "user_topic"],
    example: reaction,
  }),
  (realm, actor, params) => {
    const message = reactiveMessage(realm, actor, params.message_id);
    if (isFailure(message)) return message;
    const emoji = requestedEmoji(realm, params);
    if (isFailure(emoji)) return emoji;
    const same = message.reactions.filter(
      (other) => other.emoji_code === emoji.emoji_code && other.reaction_type === emoji.reaction_type,
    );
    if (same.some((other) => other.user_id === actor.user_id)) {
      const msg = "You have reacted with this emoji already.";
      const code = "REACTION_ALREADY_EXISTS";
      return failureSince(realm, "reactionsHaveOwnErrors", code, "reaction_exists", msg);
    }
    const [known] = same;
    if (known === undefined && !isSameEmoji(realm, emoji)) {
      return badRequest("emoji_mismatch", `emoji_name: there is no emoji "${emoji.emoji_name}" of this code and type.`);
    }
    const emoji_name = known?.emoji_name ?? emoji.emoji_name;
    const reaction: Reaction = frozen({ ...emoji, emoji_name, user_id: actor.user_id });
    const changed = frozen({ ...message, reactions: [...message.reactions, reaction] });
    const stored = withFields(realm, { messages: realm.messages.set(message.id - 1, changed) });
    // An account that has not received the message has it in its personal history from then on.
    const isReceived = hasRow(stored, actor.user_id, message);
    const next = isReceived ? stored : withMarks(stored, actor.user_id, "historical", [message.id]);
    const followed = followedByParticipation(next, actor, message);
    const event = reactionEvent(next, actor, "add", message, reaction);
    return accepted(withEvents(followed, [event]), {});
  },
);
