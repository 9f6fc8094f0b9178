import { answered } from "../../outcome/outcome";
import { scheduledMessagesOf } from "../../rules/scheduled-messages/scheduled-messages";
import { scheduledMessageView } from "../../views/scheduled-messages/scheduled-message-view";
import {
  GET_SCHEDULED_MESSAGES_ANSWER,
  type GetScheduledMessagesResponse,
} from "../../../protocol/answers/scheduled-messages";
import { type NoParams, type Operation, operation } from "../operation";

/**
 * Lists one's own scheduled messages that were not delivered, failed ones included, by their time.
 *
 * @spec Scheduled message
 */
export const getScheduledMessages: Operation<NoParams, GetScheduledMessagesResponse> = operation(
  () => GET_SCHEDULED_MESSAGES_ANSWER,
  (realm, actor) =>
    answered(realm, {
      scheduled_messages: scheduledMessagesOf(realm, actor.user_id).map((row) => scheduledMessageView(realm, row)),
    }),
);
