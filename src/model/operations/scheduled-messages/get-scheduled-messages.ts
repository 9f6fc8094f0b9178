import { SCHEDULED_MESSAGE, type ScheduledMessageView } from "../../../protocol/records/personal-items";
import { list, named } from "../../../protocol/schema/shapes";
import { scheduledMessagesOf } from "../../rules/reminders/reminders";
import { answered } from "../../views/outcome";
import { scheduledMessageView } from "../../views/personal-items";
import { operation } from "../operation";

/** Lists the scheduled messages of the actor that were not sent yet, including failed ones, by their time. */
export const getScheduledMessages = operation(
  () => ({
    id: "get-scheduled-messages",
    method: "GET",
    path: "/scheduled_messages",
    since: 173,
    parameters: {},
    answer: {
      /** The scheduled messages, by their time. */
      scheduled_messages: list(named<ScheduledMessageView>(SCHEDULED_MESSAGE)),
    },
    refusals: [],
    events: [],
  }),
  (realm, actor) =>
    answered(realm, {
      scheduled_messages: scheduledMessagesOf(realm, actor.user_id).map((row) => scheduledMessageView(realm, row)),
    }),
);
