import type { Adapter } from "./adaptation";

/** Sends no `typing` event of a channel. Typing in an edit is sent to all clients. */
export const withoutTypingInChannels: Adapter = (event) =>
  event.type === "typing" && event.message_type === "stream" ? [] : [event];
