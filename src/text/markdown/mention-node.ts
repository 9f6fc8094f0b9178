/*
 * Whom a mention means.
 */
import type { MarkdownContext, MentionedUser } from "./markdown-context";
import type { InlineNode } from "./nodes";
import type { Mark } from "./own-syntax";

/** The look-ups that finding mentions needs. */
export type MentionContext = Pick<MarkdownContext, "userByName" | "userById" | "groupByName" | "plain_words">;

/** A written mention, before anybody is looked up. */
export type MentionMark = Extract<Mark, { readonly kind: "mention" | "group_mention" }>;

const CHANNEL_WILDCARDS = ["all", "everyone", "channel", "stream"];

/**
 * Finds whom a written mention means: a wildcard word, a person, or a group.
 *
 * @param quoted - inside a quote, where every mention is silent
 * @assumes A120: a name that several accounts have means nobody
 * @returns undefined where it names nobody, or several people of one name
 */
export function mentionNode(mark: MentionMark, quoted: boolean, context: MentionContext): InlineNode | undefined {
  const silent = mark.silent || quoted;
  if (mark.kind === "group_mention") {
    const group = context.groupByName(mark.name);
    return group && { kind: "group_mention", group, silent };
  }
  const isWord = context.plain_words?.includes(mark.name) !== true;
  if (isWord && CHANNEL_WILDCARDS.includes(mark.name)) return { kind: "wildcard_mention", word: mark.name, silent };
  if (mark.name === "topic") return { kind: "topic_mention", silent };
  const user = mentionedUser(mark.name, context);
  return user && { kind: "user_mention", user, silent };
}

/** `Name`, `Name|id` where both must belong together, or `|id`. */
function mentionedUser(written: string, context: MentionContext): MentionedUser | undefined {
  const byName = context.userByName(written);
  if (byName && byName !== "ambiguous") return byName;
  const match = /^(.*)\|(\d{1,10})$/.exec(written);
  const user = match ? context.userById(Number(match[2])) : undefined;
  if (!user) return undefined;
  const name = match?.[1] ?? "";
  return name === "" || name === user.full_name ? user : undefined;
}
