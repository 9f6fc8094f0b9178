import type { Adapter } from "./adaptation";

/** Tells of deleted messages one by one. */
export const oneByOne: Adapter = (event) => {
  if (event.type !== "delete_message") return [event];
  const { message_ids = [], ...rest } = event;
  return message_ids.map((message_id) => ({ ...rest, message_id }));
};
