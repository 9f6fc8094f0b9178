/*
 * Finds the mentions of a message without rendering it.
 */
import { type Mention, type Mentions, NO_MENTIONS, summaryOf } from "./markdown-context";
import { GROUP_MENTION, groupMention, type MentionContext, PERSON_MENTION, personMention } from "./mention-rules";
import { newReading } from "./reading";
import { parsedMarkdown } from "./render";

const POSSIBLE_MENTION = /@_?\*[^*]|@_?\*\*[^*]/;

/** What may hide a mention, make it silent or cut it: code, quotes, formulas, links, three asterisks, tables. */
const MAY_CHANGE_MENTIONS = /[`\\>|\p{Cc}]| {4}|~~~|\$\$|#\*\*|\*{3}|<time:/u;

/**
 * Finds the mentions of a message, exactly as rendering does. It is very fast for the many messages without mentions.
 *
 * @param content - normalised Markdown
 * @returns the shared `NO_MENTIONS` for a message without mentions
 * @see https://zulip.com/api/update-message-flags
 */
export function scanMentions(content: string, context: MentionContext): Mentions {
  if (!content.includes("@") || !POSSIBLE_MENTION.test(content)) return NO_MENTIONS;
  const isPlain = !content.includes("\n") && !MAY_CHANGE_MENTIONS.test(content);
  return summaryOf(isPlain ? plainMentions(content, context) : parsedMentions(content, context));
}

/** The mentions of a line in which nothing can change what a mention means. Users are looked for before groups. */
function plainMentions(content: string, context: MentionContext): readonly Mention[] {
  const found: Mention[] = [];
  const rest = content.replace(PERSON_MENTION, (written, sign: string, name: string) => {
    const mention = personMention(name, sign === "_", context);
    if (!mention) return written;
    found.push(mention);
    return "\u0003";
  });
  for (const [, sign, name = ""] of rest.matchAll(GROUP_MENTION)) {
    const mention = groupMention(name, sign === "_", context);
    if (mention) found.push(mention);
  }
  return found;
}

const nothing = (): undefined => undefined;

function parsedMentions(content: string, context: MentionContext): readonly Mention[] {
  const reading = newReading(content, {
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
  parsedMarkdown(reading);
  return reading.mentions;
}
