import type { Realm } from "../../realm/realm";

/** What stands before the name of a resolved topic. */
export const RESOLVED_PREFIX = "✔ ";

/** What a change of a topic's name does to its being resolved. */
export type Resolving = "resolves" | "unresolves";

/** Whether a topic is resolved. */
export function isResolvedTopic(topic: string): boolean {
  return topic.startsWith(RESOLVED_PREFIX);
}

/**
 * Whether a new name only resolves or unresolves a topic. Any other change of the prefix is an ordinary move.
 *
 * @param newTopic - as it is stored
 * @param asAsked - as it was asked for: a long topic is cut when it is resolved
 * @spec States: Topic
 */
export function resolvingOf(oldTopic: string, newTopic: string, asAsked = newTopic): Resolving | undefined {
  if (!isResolvedTopic(oldTopic)) return asAsked === RESOLVED_PREFIX + oldTopic ? "resolves" : undefined;
  return newTopic === oldTopic.replace(/^[\u2714 ]+/u, "") ? "unresolves" : undefined;
}

/** Whether a topic would be the empty topic resolved, by its own name or by the one that stands for it. */
export function isResolvedEmptyTopic(realm: Realm, topic: string): boolean {
  return topic === RESOLVED_PREFIX.trim() || topic === RESOLVED_PREFIX + realm.profile.empty_topic_display_name;
}
