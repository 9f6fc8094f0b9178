import { optional, required } from "../../../protocol/schema/parameters";
import { integer, text } from "../../../protocol/schema/shapes";
import { reactionEvent } from "../../changes/messages/message-additions";
import { badRequest, failureSince, isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Reaction } from "../../realm/message";
import { emojiByName, reactiveMessage } from "../../rules/reactions/reactions";
import { accepted } from "../../views/outcome";
import { operation } from "../operation";

/** Removes a reaction of the actor, by any name of the emoji or by its code. */
export const removeReaction = operation(
  () => ({
    id: "remove-reaction",
    method: "DELETE",
    path: "/messages/{message_id}/reactions",
    parameters: {
      /** The ID of the message. */
      message_id: required(integer),
      /** The name of the emoji. The name or the code is required. */
      emoji_name: optional(text),
      /** The code of the emoji: code points in hexadecimal digits, or the ID of a custom emoji. */
      emoji_code: optional(text),
      /**
       * The type of the emoji: `unicode_emoji`, `realm_emoji` or `zulip_extra_emoji`. By default derived from the name.
       */
      reaction_type: optional(text),
    },
    answer: {},
    refusals: ["message_unknown", "channel_archived", "emoji_name_missing", "emoji_unknown", "reaction_unknown"],
    events: ["reaction/remove"],
    example: (pick) => {
      const reacted = [...pick.realm.messages].flatMap((message) =>
        (message?.reactions ?? []).map((one) => ({ ...one, message_id: message?.id })),
      );
      const reaction = pick.owned(reacted);
      return { message_id: reaction?.message_id ?? 1, emoji_name: reaction?.emoji_name ?? "smile" };
    },
    after: ["add-reaction"],
  }),
  (realm, actor, params) => {
    const message = reactiveMessage(realm, actor, params.message_id);
    if (isFailure(message)) return message;
    const { emoji_name, emoji_code, reaction_type } = params;
    if (emoji_name === undefined && emoji_code === undefined) {
      return badRequest("emoji_name_missing", "emoji_name: a name or a code of the emoji is needed.");
    }
    const named = emoji_name === undefined ? undefined : emojiByName(realm, emoji_name);
    if (emoji_code === undefined && named === undefined) {
      return badRequest("emoji_unknown", `emoji_name: there is no emoji "${emoji_name}".`);
    }
    const code = emoji_code ?? named?.emoji_code;
    const type = reaction_type ?? "unicode_emoji";
    const isChosen = (reaction: Reaction): boolean =>
      reaction.user_id === actor.user_id && reaction.emoji_code === code && reaction.reaction_type === type;
    const reaction = message.reactions.find(isChosen);
    if (reaction === undefined) {
      const msg = "You have not reacted with this emoji.";
      const code = "REACTION_DOES_NOT_EXIST";
      return failureSince(realm, "reactionsHaveOwnErrors", code, "reaction_unknown", msg);
    }
    const changed = frozen({ ...message, reactions: message.reactions.filter((other) => other !== reaction) });
    const next = withFields(realm, { messages: realm.messages.set(message.id - 1, changed) });
    const event = reactionEvent(next, actor, "remove", message, reaction);
    return accepted(transition(next, [event]), {});
  },
);
