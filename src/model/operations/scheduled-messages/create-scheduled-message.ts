import { warnBotOwner } from "../../changes/messages/warn-bot-owner";
import { onlyUsers, eventFor } from "../../outcome/audience";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused, refusedAfter } from "../../outcome/outcome";
import { withEvents } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { ScheduledMessage } from "../../realm/scheduled-message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { MessageType, To } from "../../rules/messages/recipient";
import { writtenHtml } from "../../rules/messages/mentions";
import { prepareMessage } from "../../rules/messages/prepare-message";
import { clientReadsOwnMessages } from "../../rules/messages/read-by-sender";
import { checkScheduledAddressee, scheduledRecipient } from "../../rules/scheduled-messages/scheduled-recipient";
import { nextScheduledId } from "../../rules/reminders/reminders";
import { isFutureSecond } from "../../rules/scheduled-messages/future-second";
import { scheduledMessageView } from "../../views/scheduled-messages/scheduled-message-view";
import {
  CREATE_SCHEDULED_MESSAGE_ANSWER,
  type CreateScheduledMessageResponse,
} from "../../../protocol/answers/scheduled-messages";
import { type Operation, operation } from "../operation";
import { updateScheduledMessage } from "./update-scheduled-message";

/** What to send, and when. */
export interface CreateScheduledMessageParams {
  /**
   * `direct` (since feature level 174) or `channel` (since feature level 248); their old names `private` and `stream`
   * always do.
   */
  readonly type: MessageType;
  /** The ID of one channel, or a list of one; of a direct message the user IDs of the others. */
  readonly to: To;
  /** Markdown, at most `max_message_length` characters. */
  readonly content: string;
  /** For a channel: its topic; empty is the empty topic. */
  readonly topic?: string;
  /** When to send it, in UNIX seconds; it has to lie ahead. */
  readonly scheduled_delivery_timestamp: number;
  /**
   * Whether the sender will have read it; by default true for clients in which people write. Since feature level 236.
   */
  readonly read_by_sender?: boolean;
  /** The scheduled message that this one takes the place of. Until feature level 184. */
  readonly scheduled_message_id?: number;
}

/**
 * Schedules a message for delivery when the virtual clock reaches its time.
 *
 * @param params.to - one channel ID, or the user IDs of a direct message
 * @param params.scheduled_delivery_timestamp - UNIX seconds, after `realm.now`
 * @param params.scheduled_message_id - changes that one instead, as `updateScheduledMessage` does
 * @returns the ID of the scheduled message; the delivered message gets another one
 * @refuses BAD_REQUEST for a time that is not in the future, then for a single ID as direct recipient or a list as
 *   channel; then as
 *   sending does: STREAM_DOES_NOT_EXIST (with `stream_id`), BAD_REQUEST for an unknown recipient, and so on
 * @tells first, following real servers, as `warnBotOwner` does, also where it is refused; then the author
 *   `scheduled_messages/add`; nobody else until delivery
 * @spec Endpoints 1; States: Scheduled message
 */
export const createScheduledMessage: Operation<CreateScheduledMessageParams, CreateScheduledMessageResponse> =
  operation(
    () => CREATE_SCHEDULED_MESSAGE_ANSWER,
    (realm, actor, params, origin) => {
      const { scheduled_message_id, read_by_sender: _own, ...changes } = params;
      if (scheduled_message_id !== undefined) {
        const changed = updateScheduledMessage(realm, actor.user_id, { scheduled_message_id, ...changes }, origin);
        return changed.ok ? { ...changed, response: { scheduled_message_id } } : changed;
      }
      if (!isFutureSecond(realm, params.scheduled_delivery_timestamp)) {
        return refused(
          realm,
          badRequest("delivery_time_past", "scheduled_delivery_timestamp: a time in the future is expected."),
        );
      }
      const misshapen = checkScheduledAddressee(params.type, params.to);
      if (isFailure(misshapen)) return refused(realm, misshapen);
      const warned = warnBotOwner(realm, actor, params);
      const prepared = prepareMessage(realm, actor, params);
      if (isFailure(prepared)) return refusedAfter(warned, prepared);
      const id = nextScheduledId(realm);
      const to = scheduledRecipient(prepared, actor);
      const record: ScheduledMessage = frozen({
        scheduled_message_id: id,
        sender_id: actor.user_id,
        type: prepared.channel === null ? "private" : "stream",
        to,
        topic: prepared.channel === null ? "" : prepared.topic,
        content: prepared.content,
        rendered_content: writtenHtml(realm, prepared.content, actor),
        scheduled_delivery_timestamp: params.scheduled_delivery_timestamp,
        read_by_sender: params.read_by_sender ?? readsScheduledMessage(realm, origin.client, to, actor),
        client: origin.client,
        failed: false,
        failure: null,
        delivered_message_id: null,
      });
      const next = withFields(warned.realm, {
        last_ids: withFields(warned.realm.last_ids, { scheduled_message: id }),
        scheduled_messages: realm.scheduled_messages.set(id, record),
        due: realm.due.set([params.scheduled_delivery_timestamp, "scheduled_message", id], true),
      });
      const event = eventFor(onlyUsers([actor.user_id]), {
        type: "scheduled_messages",
        op: "add",
        scheduled_messages: [scheduledMessageView(next, record)],
      });
      return accepted(withEvents({ ...warned, realm: next }, [event]), { scheduled_message_id: id });
    },
  );

/** A note to oneself is to be noticed when it arrives; for the rest the client decides. */
function readsScheduledMessage(realm: Realm, client: string, to: number | readonly number[], author: User): boolean {
  const isNoteToSelf = typeof to === "object" && to.every((id) => id === author.user_id);
  return !isNoteToSelf && clientReadsOwnMessages(realm, client);
}
