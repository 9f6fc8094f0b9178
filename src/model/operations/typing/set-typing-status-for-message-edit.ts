import { eventFor, onlyUsers } from "../../outcome/audience";
import { isFailure } from "../../outcome/failures";
import { accepted, answered, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { channelById } from "../../rules/channels/channel-access";
import { checkContentEdit, messageToChange } from "../../rules/messages/edit-permission";
import {
  checkTypingIsShared,
  inRounds,
  isTypingTold,
  listenersAmong,
  type TypingChange,
  typingListeners,
} from "../../rules/typing/typing";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which message is being edited. */
export interface SetTypingStatusForMessageEditParams {
  /** The ID of the message that is being edited. */
  readonly message_id: number;
  /** What the account does now: `start` or `stop`. */
  readonly op: TypingChange;
}

/**
 * Tells others that one is editing a message, or not any more. The realm keeps nothing of it, so that a client may
 * begin again and again to say that it goes on.
 *
 * @refuses BAD_REQUEST for a message out of reach or in an archived channel; for one that may not be edited now, with
 *   no grace; then while one's typing is not shared
 * @tells participants or all subscribers that want to hear of it, who need not be able to read the message:
 *   `typing_edit_message/start` or `typing_edit_message/stop`
 * @spec Endpoints 20; States: Editing typing
 * @settled do_send_stream_message_edit_typing_notification
 */
export const setTypingStatusForMessageEdit: Operation<SetTypingStatusForMessageEditParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const message = messageToChange(realm, actor, params.message_id);
    if (isFailure(message)) return refused(realm, message);
    const hidden =
      checkContentEdit(realm, actor, message, 0) ??
      checkTypingIsShared(actor, message.stream_id === null ? "direct" : "channel");
    if (isFailure(hidden)) return refused(realm, hidden);
    const { op } = params;
    const typing = { type: "typing_edit_message", op, sender_id: actor.user_id, message_id: message.id } as const;
    if (message.user_ids !== null) {
      const [only, ...others] = message.user_ids;
      // Servers name the author of a message to themselves twice.
      const named = others.length === 0 && only !== undefined ? [only, only] : message.user_ids;
      const user_ids = listenersAmong(realm, named);
      const recipient = { type: "direct", user_ids } as const;
      const events = inRounds(user_ids).map((round) => eventFor(onlyUsers(round), { ...typing, recipient }));
      return accepted(transition(realm, events), {});
    }
    const channel = message.stream_id === null ? undefined : channelById(realm, message.stream_id);
    if (channel === undefined || !isTypingTold(channel)) return answered(realm, {});
    const recipient = { type: "channel", channel_id: channel.stream_id, topic: message.topic } as const;
    return accepted(
      transition(realm, [eventFor(typingListeners(realm, channel.subscribers), { ...typing, recipient })]),
      {},
    );
  },
);
