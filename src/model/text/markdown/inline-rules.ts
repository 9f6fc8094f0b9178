/*
 * The marks inside a line, in the order in which they are looked for: what comes first hides what it holds from the
 * others.
 */
import { channelLinkRule, messageLinkRule, topicLinkRule } from "./channel-link-rules";
import { emojiCharacterRule, emoticonRule, namedEmojiRule } from "./emoji-rules";
import { linkRule } from "./link-rule";
import type { MarkdownContext } from "./markdown-context";
import { pictureRule, soundRule } from "./media-rules";
import { groupMentionRule, personMentionRule } from "./mention-rules";
import {
  codeRule,
  emphasisRule,
  formulaRule,
  lineBreakRule,
  referenceRule,
  strikethroughRule,
  strongEmphasisRule,
  strongRule,
  timeRule,
} from "./plain-rules";
import type { InlineRule } from "./reading";
import { linkifierRule, webLinkRule } from "./web-link";

const BEFORE_LINKIFIERS: readonly InlineRule[] = [
  codeRule,
  strongEmphasisRule,
  personMentionRule,
  formulaRule,
  messageLinkRule,
  topicLinkRule,
  channelLinkRule,
  timeRule,
  groupMentionRule,
  linkRule,
];
const AFTER_LINKIFIERS: readonly InlineRule[] = [
  referenceRule,
  strongRule,
  emphasisRule,
  strikethroughRule,
  namedEmojiRule,
];
const AT_LAST: readonly InlineRule[] = [lineBreakRule, emojiCharacterRule];

/** The rules that hold in a realm for what a sender writes. */
export function inlineRules(context: MarkdownContext): readonly InlineRule[] {
  const { linkifiers, translate_emoticons, isSound, pictures_in_text } = context;
  const emoticons = translate_emoticons ? [emoticonRule] : [];
  const sounds = isSound === undefined ? [] : [soundRule];
  const pictures = pictures_in_text === true ? [pictureRule] : [];
  return [
    ...BEFORE_LINKIFIERS,
    ...sounds,
    ...pictures,
    webLinkRule,
    ...linkifiers.map(linkifierRule),
    ...AFTER_LINKIFIERS,
    ...emoticons,
    ...AT_LAST,
  ];
}
