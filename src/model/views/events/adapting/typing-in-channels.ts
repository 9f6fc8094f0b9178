import type { Adapter } from "./adaptation";

/** Tells nothing of typing in channels. */
export const withoutTypingInChannels: Adapter = (event) => {
  const isChannelTyping = event.type === "typing" && event.message_type === "stream";
  const isChannelEditing = event.type === "typing_edit_message" && event.recipient.type === "channel";
  return isChannelTyping || isChannelEditing ? [] : [event];
};
