import { type Adapter, recordIn } from "./adapter";

/** Tells of typing in channels only to clients that asked for it. */
export const adaptTypingInChannels: Adapter = (event, { queue }) => {
  if (queue.client_capabilities.stream_typing_notifications) return [event];
  const isChannelTyping = event.type === "typing" && event["message_type"] === "stream";
  const isChannelEditing = event.type === "typing_edit_message" && recordIn(event["recipient"])["type"] === "channel";
  return isChannelTyping || isChannelEditing ? [] : [event];
};
