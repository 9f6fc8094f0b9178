/** The state tables of messages and topics. */
import type { Realm } from "../../model/realm/realm";
import { MESSAGE_STATES, SCHEDULED_MESSAGE_STATES, TOPIC_STATES } from "../../protocol/state-tables";
import { type Call, idOf, type Machine, upTo, when } from "./machine";

export const scheduledMessages: Machine = {
  table: SCHEDULED_MESSAGE_STATES,
  state: (realm, key) => {
    const row = realm.scheduled_messages.get(Number(key));
    if (row === undefined) return Number(key) > realm.last_ids.scheduled_message ? "none" : "deleted";
    if (row.delivered_message_id !== null) return "delivered";
    return row.failed ? "failed" : "scheduled";
  },
  acts: ({ id, params, before }) => [
    ...when(id === "create-scheduled-message", [String(before.last_ids.scheduled_message + 1)], "create"),
    ...when(id === "update-scheduled-message", idOf(params["scheduled_message_id"]), "edit"),
    ...when(id === "delete-scheduled-message", idOf(params["scheduled_message_id"]), "delete"),
  ],
  others: ({ id, before }) =>
    id === "clock" ? { trigger: "time", keys: upTo(before.last_ids.scheduled_message) } : undefined,
};

const RESOLVED = "✔ ";

function messageOf(realm: Realm, key: string) {
  return realm.messages.get(Number(key) - 1) ?? undefined;
}

const isMove = ({ params }: Call): boolean => params["topic"] !== undefined || params["stream_id"] !== undefined;

export const topics: Machine = {
  table: TOPIC_STATES,
  state: (realm, key) => {
    const message = messageOf(realm, key);
    if (message?.topic === undefined || message.topic === null) return undefined;
    return message.topic.startsWith(RESOLVED) ? "resolved" : "unresolved";
  },
  acts: (call) => {
    const { id, params, before } = call;
    const key = idOf(params["message_id"]);
    const topic = messageOf(before, key[0] ?? "")?.topic ?? "";
    const wanted = params["topic"];
    const trigger =
      wanted === RESOLVED + topic
        ? "resolve"
        : typeof wanted === "string" && RESOLVED + wanted === topic
          ? "unresolve"
          : "move";
    return when(id === "update-message" && isMove(call), key, trigger);
  },
};

export const messages: Machine = {
  table: MESSAGE_STATES,
  state: (realm, key) => {
    if (Number(key) > realm.messages.size) return undefined;
    const message = messageOf(realm, key);
    if (message === undefined) return "deleted";
    const isEdited = message.edit_history.some(({ prev_content }) => prev_content !== undefined);
    const isMoved = message.edit_history.some(
      (edit) => edit.prev_topic !== undefined || edit.prev_stream !== undefined,
    );
    if (isEdited && isMoved) return "edited and moved";
    return isEdited ? "edited" : isMoved ? "moved" : "as sent";
  },
  acts: (call) => {
    const { id, params } = call;
    const key = idOf(params["message_id"]);
    const isEdit = params["content"] !== undefined;
    return [
      ...when(id === "update-message" && isEdit !== isMove(call), key, isEdit ? "edit" : "move"),
      ...when(id === "delete-message", key, "delete"),
    ];
  },
  others: (call) => {
    const { id, before } = call;
    const trigger = id === "update-message" ? "move" : id === "delete-topic" ? "delete" : undefined;
    return trigger === undefined ? undefined : { trigger, keys: upTo(before.messages.size) };
  },
};
