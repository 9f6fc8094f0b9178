/** What a step is about, among the events that it caused. */

/** Words of the interface for one thing. */
const SAME: Readonly<Record<string, string>> = { stream: "channel" };

/** The share of words that two names have in common: `send-message` has one of `message`, and none of `user_topic`. */
export function aboutness(operation: string, eventName: string): number {
  const asked = wordsOf(operation);
  const words = wordsOf(eventName);
  const common = words.filter((word) => asked.some((one) => isSame(one, word))).length;
  return (2 * common) / (asked.length + words.length);
}

function wordsOf(name: string): readonly string[] {
  return name.split(/[-_ ]/).map((word) => SAME[word] ?? word);
}

/** Whether two words begin alike: `subscribe` and `subscription`. */
function isSame(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length, 5);
  return length > 2 && one.slice(0, length) === other.slice(0, length);
}

/** The items with those first whose event the operation is about; the others stay in their order. */
export function byAboutness<Item>(
  operation: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Item[] {
  return [...items].sort((one, other) => aboutness(operation, nameOf(other)) - aboutness(operation, nameOf(one)));
}
