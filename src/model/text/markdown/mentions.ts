/*
 * Whom a message mentions.
 */
import type { MentionedGroup, MentionedUser } from "./markdown-context";

/** A mention that was found; a silent one names without telling. */
export type Mention =
  | { readonly kind: "user"; readonly user: MentionedUser; readonly silent: boolean }
  | { readonly kind: "group"; readonly group: MentionedGroup; readonly silent: boolean }
  | { readonly kind: "channel_wildcard" | "topic_wildcard"; readonly silent: boolean };

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

/** Whom the mentions of a message tell and name. */
export function summaryOf(found: readonly Mention[]): Mentions {
  if (found.length === 0) return NO_MENTIONS;
  const userIds = (silent: boolean): number[] =>
    found.flatMap((mention) => (mention.kind === "user" && mention.silent === silent ? mention.user.user_id : []));
  const groupIds = (silent: boolean): number[] =>
    found.flatMap((mention) => (mention.kind === "group" && mention.silent === silent ? mention.group.id : []));
  const wildcards = found.filter(({ kind }) => kind === "channel_wildcard" || kind === "topic_wildcard");
  return {
    user_ids: ascending(userIds(false)),
    silent_user_ids: ascending(userIds(true)),
    group_ids: ascending(groupIds(false)),
    silent_group_ids: ascending(groupIds(true)),
    channel_wildcard: wildcards.some(({ kind, silent }) => kind === "channel_wildcard" && !silent),
    topic_wildcard: wildcards.some(({ kind, silent }) => kind === "topic_wildcard" && !silent),
    silent_wildcard: wildcards.some(({ silent }) => silent),
  };
}

function ascending(ids: readonly number[]): readonly number[] {
  return [...new Set(ids)].sort((one, other) => one - other);
}
