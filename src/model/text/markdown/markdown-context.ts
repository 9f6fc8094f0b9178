import type { EmojiNames } from "../../../protocol/emoji";
import { ascending } from "../../collections/sorted-ids";
import type { LinkPreview } from "../../realm/settings";
import type { LinkifierRule } from "../linkifiers/linkifier";

/**
 * What rendering has to ask the realm. All look-ups are pure and cheap, and none is asked before the text names
 * something, so that a context costs nothing to make. Names are compared by the one who answers.
 */
export interface MarkdownContext {
  /** The address of the realm without a slash at its end; links below it are shown as links inside the realm. */
  readonly realm_url: string;
  /** An active or deactivated account by its full name. */
  userByName(name: string): MentionedUser | undefined;
  userById(userId: number): MentionedUser | undefined;
  groupByName(name: string): MentionedGroup | undefined;
  /** Wildcard mentions that are plain text in this realm. */
  readonly plain_words?: readonly string[];
  channelByName(name: string): LinkedChannel | undefined;
  /** The message of a topic that a topic link then names; leave it out where links name the topic alone. */
  readonly messageOfTopic?: (streamId: number, topic: string) => number | undefined;
  /** The linkifiers, in the order in which they are applied. */
  readonly linkifiers: readonly LinkifierRule[];
  /** A custom emoji that is not deactivated. */
  customEmoji(name: string): { readonly id: string; readonly source_url: string } | undefined;
  /** The names of emoji; the current ones by default. */
  readonly emoji_names?: EmojiNames;
  /** The sender's setting: emoticons such as `:)` become emoji. */
  readonly translate_emoticons: boolean;
  /** The name of the empty topic in links. */
  readonly empty_topic_display_name: string;
  /** The realm's setting: a picture that a message links to is also shown below it. */
  readonly inline_image_preview: boolean;
  /** The address at which clients load a picture or a video of another site; by default its own address. */
  readonly proxied?: (address: string) => string;
  /** Whether an uploaded file is a sound with a player in the message; by default no file is. */
  readonly isSound?: (pathId: string) => boolean;
  /** Whether `<time:…>` takes only ISO 8601; other forms are then no times. Assumption A503. */
  readonly only_iso_times?: boolean;
  /** Whether there is no program for formulas: their source is then marked as an error. */
  readonly formulas_fail?: boolean;
  /** UNIX seconds: the day from which times with missing parts are completed. */
  readonly now?: number;
  /** Whether there is an uploaded file; by default no file exists. */
  readonly isUpload?: (pathId: string) => boolean;
  /** Whether an uploaded file is a picture that can be shown; by default the name of the file decides. */
  readonly isPicture?: (pathId: string) => boolean;
  /** The attributes of the small picture of an uploaded one; by default the picture itself is shown. */
  readonly thumbnail?: (pathId: string) => Readonly<Record<string, string>> | undefined;
  /** What a website says about itself, once that is known; by default of none. */
  readonly website?: (address: string) => LinkPreview | undefined;
  /** Whether an invalid time stays as it was written; by default, it is marked as an error. */
  readonly invalid_times_stay?: boolean;
  /** Whether a bare link may go on with a query right after its host. */
  readonly queries_follow_hosts?: boolean;
  /** Whether `![title](address)` is a picture in the text; by default, it stays as it was written. */
  readonly pictures_in_text?: boolean;
  /** Whether pictures in the text are uploads alone; by default, they have any address. */
  readonly pictures_are_uploads?: boolean;
  /** Whether an upload that is a picture in the text counts as a picture of the message; by default, previews alone do. */
  readonly pictures_in_text_count?: boolean;
  /** The realm's setting: the language of code blocks that name none; empty for none. */
  readonly default_code_block_language: string;
}

/** An account as a mention shows it. */
export interface MentionedUser {
  readonly user_id: number;
  readonly full_name: string;
  /** Mentions of a deactivated account notify no account; true by default. */
  readonly is_active?: boolean;
}

/** A group as a mention shows it. */
export interface MentionedGroup {
  readonly id: number;
  readonly name: string;
  /** What readers see instead of the name, as for system groups. */
  readonly display_name?: string;
  readonly deactivated?: boolean;
}

/** A channel as a link shows it. */
export interface LinkedChannel {
  readonly stream_id: number;
  readonly name: string;
}

/** A mention that was found; a silent one names without telling. */
export type Mention =
  | { readonly kind: "user"; readonly user: MentionedUser; readonly silent: boolean }
  | { readonly kind: "group"; readonly group: MentionedGroup; readonly silent: boolean }
  | { readonly kind: "channel_wildcard" | "topic_wildcard"; readonly silent: boolean };

/**
 * Whom a message mentions. Lists hold each ID once, in ascending order. A silent mention names without telling; all
 * mentions inside quotes are silent.
 *
 * @see https://zulip.com/api/update-message-flags
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
  /** Whether there is a silent wildcard mention. */
  readonly silent_wildcard: boolean;
}

/** No mentions. All messages without mentions share it, so that it can be compared by identity. */
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
