import { badRequest, isFailure } from "../../outcome/failures";
import type { Channel, TopicsPolicy } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import { isUnprintable } from "../../text/text-checks";
import { has } from "../realm/feature-level";

/** What old servers wrote for a missing topic, and what newer ones read as the empty topic. */
export const NO_TOPIC = "(no topic)";

/** The key under which a topic is found: topics that differ only in letter case are one. */
export function topicKey(topic: string): string {
  return topic.toLowerCase();
}

/** The key of a topic of a channel in the tables of the whole realm. */
export function channelTopicKey(streamId: number, topic: string): string {
  return `${streamId}:${topicKey(topic)}`;
}

/**
 * Brings a topic parameter to the form in which topics are stored: trimmed, cut to the realm's maximum, with the
 * realm's display name of the empty topic read as the empty topic.
 *
 * @param options.noTopicMeansEmpty - also read `(no topic)` as empty, as sending and scheduling do since level 370
 * @returns the topic, or a refusal for characters that cannot be seen
 */
export function normalizeTopic(realm: Realm, raw: string, options: { readonly noTopicMeansEmpty: boolean }) {
  const plain = plainTopic(realm, raw);
  if (isFailure(plain) || !has(realm, "emptyTopicsExist")) return plain;
  const trimmed = raw.trim();
  if (trimmed === realm.profile.empty_topic_display_name) return "";
  if (trimmed === NO_TOPIC && options.noTopicMeansEmpty && has(realm, "noTopicTextMeansEmpty")) return "";
  return plain;
}

/** The stored form of a topic when no name represents the empty topic: trimmed and cut, or a refusal as above. */
export function plainTopic(realm: Realm, raw: string) {
  const trimmed = raw.trim();
  if (isUnprintable(trimmed)) {
    return badRequest("topic_unprintable", "topic: a topic may hold only characters that can be seen.");
  }
  const isNone = trimmed === "" && !has(realm, "emptyTopicsExist");
  return isNone ? NO_TOPIC : cutTopic(realm, trimmed);
}

/**
 * Reads the topic of a preference: taken as it was typed, blanks and all, but for the display name of the empty topic.
 */
export function preferredTopic(realm: Realm, raw: string) {
  const max = realm.server.max_topic_length;
  if (raw.length > max && [...raw].length > max)
    return badRequest("topic_too_long", `topic: at most ${max} characters are allowed.`);
  const isEmpty = has(realm, "emptyTopicsExist") && raw === realm.profile.empty_topic_display_name;
  return isEmpty ? "" : raw;
}

/** A topic of at most the realm's maximum length; what is cut ends in three dots. */
export function cutTopic(realm: Realm, topic: string): string {
  const max = realm.server.max_topic_length;
  if (topic.length <= max) return topic;
  const points = [...topic];
  return points.length <= max ? topic : `${points.slice(0, Math.max(0, max - 3)).join("")}...`;
}

/** What holds for the topics of a channel: its own policy, or the realm's where it inherits. */
export function effectiveTopicsPolicy(realm: Realm, channel: Channel): Exclude<TopicsPolicy, "inherit"> {
  if (channel.topics_policy !== "inherit") return channel.topics_policy;
  return realm.settings.topics_policy === "disable_empty_topic" ? "disable_empty_topic" : "allow_empty_topic";
}

/**
 * Checks a topic against the policy of a channel.
 *
 * @returns a refusal when the empty topic is forbidden, or is the only one allowed
 */
export function checkTopicPolicy(realm: Realm, channel: Channel, topic: string) {
  const policy = effectiveTopicsPolicy(realm, channel);
  const { empty_topic_display_name } = realm.profile;
  const fields = has(realm, "topicsPolicyIsAChoice") ? { empty_topic_display_name } : {};
  if (policy === "disable_empty_topic" && (topic === "" || topic === NO_TOPIC)) {
    return badRequest("topic_empty", `topic: messages in "${channel.name}" need a topic.`, fields);
  }
  if (policy === "empty_topic_only" && topic !== "") {
    return badRequest("topic_not_empty", `topic: only the empty topic is allowed in "${channel.name}".`, fields);
  }
  return undefined;
}

/**
 * A topic as clients without the empty-topic capability see it. Before there were empty topics, only preferences could
 * be for one, and nothing represented it.
 */
export function topicView(realm: Realm, topic: string, allowEmpty: boolean): string {
  const isNamed = topic === "" && !allowEmpty && has(realm, "emptyTopicsExist");
  return isNamed ? realm.profile.empty_topic_display_name : topic;
}

/** What stands before the name of a resolved topic. */
const RESOLVED_PREFIX = "✔ ";

/** What a change of a topic's name does to its being resolved. */
export type Resolving = "resolves" | "unresolves";

export function isResolvedTopic(topic: string): boolean {
  return topic.startsWith(RESOLVED_PREFIX);
}

/**
 * Whether a new name only resolves or unresolves a topic. Any other change of the prefix is an ordinary move.
 *
 * @param newTopic - the stored form
 * @param asAsked - the requested form: a long topic is cut when it is resolved
 */
export function resolvingOf(oldTopic: string, newTopic: string, asAsked = newTopic): Resolving | undefined {
  if (!isResolvedTopic(oldTopic)) return asAsked === RESOLVED_PREFIX + oldTopic ? "resolves" : undefined;
  return newTopic === oldTopic.replace(/^[\u2714 ]+/u, "") ? "unresolves" : undefined;
}

/** Whether a topic would be the resolved empty topic, by its own name or by its display name. */
export function isResolvedEmptyTopic(realm: Realm, topic: string): boolean {
  return topic === RESOLVED_PREFIX.trim() || topic === RESOLVED_PREFIX + realm.profile.empty_topic_display_name;
}
