import { boolean } from "../../../protocol/schema/shapes";
import { field } from "../../../protocol/schema/tables";
import { allReadEvent, withChannelsRead, withRead } from "../../changes/messages/marks";
import { transition } from "../../outcome/transition";
import { unreadMessages } from "../../rules/messages/read-state";
import { accepted } from "../../views/outcome";
import { operation } from "../operation";

/** Marks all unread messages of the actor as read. Deprecated by the interface. */
export const markAllAsRead = operation(
  () => ({
    id: "mark-all-as-read",
    method: "POST",
    path: "/mark_all_as_read",
    parameters: {},
    answer: {
      /** False if more messages remain than one request marks. */
      complete: field(boolean, { since: 211 }),
    },
    refusals: [],
    events: ["update_message_flags/add"],
  }),
  (realm, actor) => {
    const ids: number[] = [];
    for (const conversation of unreadMessages(realm, actor)) ids.push(...conversation.message_ids);
    const { realm: read } = withRead(realm, actor.user_id, ids);
    const subscriptions = [...(realm.subscriptions.get(actor.user_id)?.values() ?? [])];
    const streamIds = subscriptions.filter(({ active }) => active).map(({ stream_id }) => stream_id);
    const next = withChannelsRead(read, actor.user_id, streamIds, true);
    return accepted(transition(next, [allReadEvent(actor.user_id)]), { complete: true });
  },
);
