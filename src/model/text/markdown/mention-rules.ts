/*
 * Mentions: `@**Name**`, `@**Name|7**` and `@**|7**` of users, `@*name*` of groups, and wildcard mentions.
 */
import { type Element, sealedElement } from "./html";
import type { MarkdownContext, Mention, MentionedUser } from "./markdown-context";
import { type InlineRule, patternRule, type Reading } from "./reading";

/** The look-ups that finding mentions needs. */
export type MentionContext = Pick<MarkdownContext, "userByName" | "userById" | "groupByName" | "plain_words">;

/**
 * A mention of a user or a wildcard mention. It begins a text, or follows a blank, a quotation mark or an opening sign.
 */
export const PERSON_MENTION = /(?<![^\s'"({[/<])@(_?)\*\*([^*]+)\*\*/g;
export const GROUP_MENTION = /(?<![^\s'"({[/<])@(_?)\*([^*]+)\*/g;

const PERSON_WRITTEN = new RegExp(PERSON_MENTION);
const GROUP_WRITTEN = new RegExp(GROUP_MENTION);

const CHANNEL_WILDCARDS = ["all", "everyone", "channel", "stream"];

/** Reads mentions of users and wildcard mentions. */
export const personMentionRule: InlineRule = patternRule("**", PERSON_MENTION, ([, sign, name = ""], reading) =>
  shown(personMention(name, sign === "_", reading.context), name, PERSON_WRITTEN, reading),
);

export const groupMentionRule: InlineRule = patternRule("@", GROUP_MENTION, ([, sign, name = ""], reading) =>
  shown(groupMention(name, sign === "_", reading.context), name, GROUP_WRITTEN, reading),
);

/**
 * Finds the account of a name within `@**…**`. A mention of a deactivated account is shown, but notifies no account.
 * Assumption A120: which of several accounts with one name it is.
 *
 * @returns undefined for an unknown name
 */
export function personMention(name: string, silent: boolean, context: MentionContext): Mention | undefined {
  if (CHANNEL_WILDCARDS.includes(name) && !context.plain_words?.includes(name))
    return { kind: "channel_wildcard", silent };
  if (name === "topic") return { kind: "topic_wildcard", silent };
  const user = mentionedUser(name, context);
  return user && { kind: "user", user, silent: silent || user.is_active === false };
}

/** Finds the group that a name within `@*…*` means. */
export function groupMention(name: string, silent: boolean, context: MentionContext): Mention | undefined {
  const group = context.groupByName(name);
  return group && { kind: "group", group, silent: silent || group.deactivated === true };
}

/** `Name`, `Name|id` where both must belong together, or `|id`. */
function mentionedUser(written: string, context: MentionContext): MentionedUser | undefined {
  const match = /^(.+)?\|(\d{1,15})$/.exec(written);
  if (!match) return context.userByName(written);
  const user = context.userById(Number(match[2]));
  return match[1] === undefined || match[1] === user?.full_name ? user : undefined;
}

function shown(mention: Mention | undefined, word: string, written: RegExp, reading: Reading): Element | undefined {
  if (!mention || (!mention.kind.endsWith("wildcard") && !isWritten(written, word, reading))) return undefined;
  reading.mentions.push(mention);
  const { silent } = mention;
  const [kind, name, attributes] = appearance(mention, word);
  const classes = silent ? `${kind} silent` : kind;
  return sealedElement("span", silent ? name : `@${name}`, { class: classes, ...attributes });
}

/**
 * Names count only if the message as it was written mentions them somewhere: not right after the sign of a quote, and
 * not right after a pipe.
 */
function isWritten(mentions: RegExp, name: string, { content }: Reading): boolean {
  const wanted = name.toLowerCase();
  for (const [, , written = ""] of content.matchAll(mentions)) if (written.toLowerCase() === wanted) return true;
  return false;
}

function appearance(mention: Mention, word: string): readonly [kind: string, name: string, Record<string, string>] {
  switch (mention.kind) {
    case "user":
      return ["user-mention", mention.user.full_name, { "data-user-id": String(mention.user.user_id) }];
    case "group": {
      const { id, name, display_name } = mention.group;
      return ["user-group-mention", display_name ?? name, { "data-user-group-id": String(id) }];
    }
    case "channel_wildcard":
      return ["user-mention channel-wildcard-mention", word, { "data-user-id": "*" }];
    case "topic_wildcard":
      return ["topic-mention", word, {}];
  }
}
