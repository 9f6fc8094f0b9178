import type { Fixture, Realm } from "../../src/index";
import { everyRole } from "./realms";

/**
 * Ten messages that only their senders have read: 1 to 6 in general by Olive, the topics lunch and dinner in
 * turn; 7 by Mel in secret, 8 by Olive in its empty topic; 9 from Mel to Olive; 10 from Nina to Olive and Mel.
 */
export const TEN_MESSAGES: NonNullable<Fixture["messages"]> = [
  ...["lunch", "dinner", "lunch", "dinner", "lunch", "dinner"].map((topic, index) => ({
    sender: "olive@example.test",
    channel: "general",
    topic,
    content: `number ${index + 1}`,
    unread: true,
  })),
  { sender: "mel@example.test", channel: "secret", topic: "plan", content: "hush", unread: true },
  { sender: "olive@example.test", channel: "secret", topic: "", content: "hush **too**", unread: true },
  { sender: "mel@example.test", to: ["olive@example.test"], content: "a word", unread: true },
  { sender: "nina@example.test", to: ["olive@example.test", "mel@example.test"], content: "three of us", unread: true },
];

/** The realm of every role with these messages, and further parts of a fixture laid over it. */
export function tenMessages(more: Fixture = {}): Realm {
  return everyRole({ messages: TEN_MESSAGES, ...more });
}
