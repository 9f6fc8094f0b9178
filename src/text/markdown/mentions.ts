/*
 * Whom a message mentions.
 */
import type { InlineNode } from "./nodes";

/**
 * Whom a message mentions. Lists hold each ID once, in ascending order. A silent mention names without telling; all
 * mentions inside quotes are silent.
 *
 * @spec Message flags
 */
export interface Mentions {
  readonly user_ids: readonly number[];
  readonly silent_user_ids: readonly number[];
  readonly group_ids: readonly number[];
  readonly silent_group_ids: readonly number[];
  /** `@**all**`, `@**everyone**`, `@**channel**` or `@**stream**`. */
  readonly channel_wildcard: boolean;
  /** `@**topic**`. */
  readonly topic_wildcard: boolean;
  /** Any wildcard that tells nobody. */
  readonly silent_wildcard: boolean;
}

/** Nobody is mentioned. Shared by all messages without mentions, so that it can be compared by identity. */
export const NO_MENTIONS: Mentions = Object.freeze({
  user_ids: Object.freeze([]),
  silent_user_ids: Object.freeze([]),
  group_ids: Object.freeze([]),
  silent_group_ids: Object.freeze([]),
  channel_wildcard: false,
  topic_wildcard: false,
  silent_wildcard: false,
});

/** Collects the mentions among the nodes of a message. */
export function mentionsAmong(nodes: Iterable<InlineNode>): Mentions {
  const users = new Set<number>();
  const silentUsers = new Set<number>();
  const groups = new Set<number>();
  const silentGroups = new Set<number>();
  const wildcards = { channel: false, topic: false, silent: false };
  for (const node of nodes) {
    if (node.kind === "user_mention") (node.silent ? silentUsers : users).add(node.user.user_id);
    if (node.kind === "group_mention") (node.silent ? silentGroups : groups).add(node.group.id);
    if (node.kind === "wildcard_mention") wildcards[node.silent ? "silent" : "channel"] = true;
    if (node.kind === "topic_mention") wildcards[node.silent ? "silent" : "topic"] = true;
  }
  const people = users.size + silentUsers.size + groups.size + silentGroups.size;
  if (people === 0 && !wildcards.channel && !wildcards.topic && !wildcards.silent) return NO_MENTIONS;
  return {
    user_ids: ascending(users),
    silent_user_ids: ascending(silentUsers),
    group_ids: ascending(groups),
    silent_group_ids: ascending(silentGroups),
    channel_wildcard: wildcards.channel,
    topic_wildcard: wildcards.topic,
    silent_wildcard: wildcards.silent,
  };
}

function ascending(ids: ReadonlySet<number>): readonly number[] {
  return [...ids].sort((one, other) => one - other);
}
