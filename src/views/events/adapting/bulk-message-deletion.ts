import { type Adapter, listIn } from "./adapter";

/** Tells of deleted messages one by one to clients that cannot take several at once. */
export const adaptBulkMessageDeletion: Adapter = (event, { queue }) => {
  if (event.type !== "delete_message" || queue.client_capabilities.bulk_message_deletion) return [event];
  const { message_ids, ...rest } = event;
  return listIn(message_ids).map((message_id) => ({ ...rest, type: "delete_message", message_id }));
};
