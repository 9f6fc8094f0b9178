/*
 * Finds the mentions of a message that is about to be sent, where nobody asks for its HTML.
 */
import { type MentionContext, mentionNode } from "./mention-node";
import { type Mentions, mentionsAmong, NO_MENTIONS } from "./mentions";
import type { InlineNode } from "./nodes";
import { markAt } from "./own-syntax";
import { parseMarkdown } from "./parse";
import { inlinesOfBlocks } from "./walk";

const POSSIBLE_MENTION = /@_?\*[^*\n]|@_?\*\*[^*\n]/;

/** What may hide a mention, make it silent or cut it: code, escapes, quotes, links, addresses, tables, formulas. */
const MAY_CHANGE_MENTIONS = /[`\\<>[\t\r]| {4}|~~|\$\$|#\*\*|https?:|www\.|\|[^]*\n|\n[^]*\|/i;

/** Emphasis hides what stands before a mention at its beginning. */
const UNCLEAR_BEGINNING = /[^\s'"({]@_?\*/;

/**
 * Finds whom a message mentions, exactly as rendering does, at next to no cost for the many messages that mention
 * nobody.
 *
 * @param content - normalised Markdown
 * @returns the shared `NO_MENTIONS` when nobody is mentioned
 * @spec Message flags
 */
export function scanMentions(content: string, context: MentionContext): Mentions {
  if (!content.includes("@") || !POSSIBLE_MENTION.test(content)) return NO_MENTIONS;
  const isPlain = !MAY_CHANGE_MENTIONS.test(content) && !UNCLEAR_BEGINNING.test(content);
  return mentionsAmong(isPlain ? plainMentions(content, context) : inlinesOfBlocks(parsed(content, context)));
}

/** The mentions of a message in which nothing can change what a mention means. */
function* plainMentions(content: string, context: MentionContext): Iterable<InlineNode> {
  for (let at = content.indexOf("@"); at >= 0;) {
    const mark = markAt(content.slice(at), content.charAt(at - 1));
    const isMention = mark?.kind === "mention" || mark?.kind === "group_mention";
    const node = isMention ? mentionNode(mark, false, context) : undefined;
    if (node) yield node;
    at = content.indexOf("@", at + (mark?.raw.length ?? 1));
  }
}

const nothing = (): undefined => undefined;

function parsed(content: string, context: MentionContext): ReturnType<typeof parseMarkdown> {
  return parseMarkdown(content, {
    userByName: (name) => context.userByName(name),
    userById: (userId) => context.userById(userId),
    groupByName: (name) => context.groupByName(name),
    ...(context.plain_words === undefined ? {} : { plain_words: context.plain_words }),
    realm_url: "",
    channelByName: nothing,
    customEmoji: nothing,
    linkifiers: [],
    translate_emoticons: false,
    empty_topic_display_name: "",
    inline_image_preview: false,
    default_code_block_language: "",
  });
}
