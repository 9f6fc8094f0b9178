import { TYPING_CHANGE } from "../../../protocol/parameters/messages";
import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { channelById } from "../../rules/channels/channel-access";
import { checkContentEdit, messageToChange } from "../../rules/messages/message-permissions";
import {
  checkTypingIsShared,
  hasTypingEvents,
  inRounds,
  typingAudience,
  typingRecipients,
} from "../../rules/typing/typing";
import { accepted, answered } from "../../views/outcome";
import { ownMessage } from "../examples";
import { operation } from "../operation";

/**
 * Notifies others that the actor started or stopped editing a message. The realm stores no state, so a client repeats
 * `start` while the actor edits.
 */
export const setTypingStatusForMessageEdit = operation(
  () => ({
    id: "set-typing-status-for-message-edit",
    method: "POST",
    path: "/messages/{message_id}/typing",
    since: 351,
    former_paths: [{ path: "/message_edit_typing", until: 361 }],
    parameters: {
      /** The ID of the message that is being edited. */
      message_id: required(integer),
      /** The change: `start` or `stop`. */
      op: TYPING_CHANGE,
    },
    answer: {},
    refusals: [
      "message_unknown",
      "channel_archived",
      "editing_disabled",
      "not_the_author",
      "editing_time_over",
      "typing_not_shared",
    ],
    events: ["typing_edit_message/start", "typing_edit_message/stop"],
    example: (pick) => ({ ...ownMessage(pick), op: pick.one(["start", "stop"]) }),
  }),
  (realm, actor, params) => {
    const message = messageToChange(realm, actor, params.message_id);
    if (isFailure(message)) return message;
    const hidden =
      checkContentEdit(realm, actor, message, 0) ??
      checkTypingIsShared(actor, message.stream_id === null ? "direct" : "channel");
    if (isFailure(hidden)) return hidden;
    const { op } = params;
    const typing = { type: "typing_edit_message", op, sender_id: actor.user_id, message_id: message.id } as const;
    if (message.user_ids !== null) {
      const [only, ...others] = message.user_ids;
      // Servers name the author of a message to themselves twice.
      const named = others.length === 0 && only !== undefined ? [only, only] : message.user_ids;
      const user_ids = typingRecipients(realm, named);
      const recipient = { type: "direct", user_ids } as const;
      const events = inRounds(user_ids).map((round) => eventFor(onlyUsers(round), { ...typing, recipient }));
      return accepted(transition(realm, events), {});
    }
    const channel = message.stream_id === null ? undefined : channelById(realm, message.stream_id);
    if (channel === undefined || !hasTypingEvents(channel)) return answered(realm, {});
    const recipient = { type: "channel", channel_id: channel.stream_id, topic: message.topic } as const;
    return accepted(
      transition(realm, [eventFor(typingAudience(realm, channel.subscribers), { ...typing, recipient })]),
      {},
    );
  },
);
