/*
 * What plain text holds without any mark: linkified words, mail addresses, emoji names, emoticons, emoji characters.
 */
import { isExtraEmojiName, unicodeEmojiByName, unicodeEmojiNames } from "../../spec/emoji";
import { EMOTICONS } from "../../spec/emoticons";
import { linkifiedPlaces } from "../linkifiers/linkifier";
import { emailAddressesIn } from "./email-address";
import { emojiCharactersIn } from "./emoji-characters";
import type { MarkdownContext } from "./markdown-context";
import type { InlineNode } from "./nodes";
import { safeUrl } from "./safe-url";

/** A range of a text, and what it becomes. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly node: InlineNode;
}

/**
 * Splits plain text into nodes.
 *
 * @param continues - whether something stands right before the text in its line
 */
export function textNodes(
  text: string,
  { context, inLink }: { readonly context: MarkdownContext; readonly inLink: boolean },
  continues: boolean,
): readonly InlineNode[] {
  const steps: readonly ((part: string, isFirst: boolean) => readonly Replacement[])[] = [
    (part, isFirst) => (inLink ? [] : linkified(part, context, continues || !isFirst)),
    (part) => (inLink || !part.includes("@") ? [] : mailAddresses(part)),
    (part) => (part.includes(":") ? namedEmoji(part, context) : []),
    (part, isFirst) => (context.translate_emoticons ? emoticons(part, continues || !isFirst) : []),
    emojiCharacters,
  ];
  let nodes: readonly InlineNode[] = [{ kind: "text", text }];
  for (const find of steps) {
    nodes = nodes.flatMap((node, index) =>
      node.kind === "text" ? replaced(node.text, find(node.text, index === 0)) : [node],
    );
  }
  return nodes;
}

function replaced(text: string, replacements: readonly Replacement[]): readonly InlineNode[] {
  if (replacements.length === 0) return [{ kind: "text", text }];
  const nodes: InlineNode[] = [];
  let at = 0;
  for (const { start, end, node } of replacements) {
    if (start > at) nodes.push({ kind: "text", text: text.slice(at, start) });
    nodes.push(node);
    at = end;
  }
  if (at < text.length) nodes.push({ kind: "text", text: text.slice(at) });
  return nodes;
}

function linkTo(href: string, text: string): InlineNode {
  return { kind: "link", href, title: undefined, children: [{ kind: "text", text }] };
}

function linkified(text: string, context: MarkdownContext, continues: boolean): readonly Replacement[] {
  if (context.linkifiers.length === 0) return [];
  return linkifiedPlaces(text, context.linkifiers, continues).flatMap(({ start, end, url }) => {
    const href = safeUrl(url);
    return href === undefined ? [] : [{ start, end, node: linkTo(href, text.slice(start, end)) }];
  });
}

function mailAddresses(text: string): readonly Replacement[] {
  return emailAddressesIn(text).map(({ start, end }) => {
    const address = text.slice(start, end);
    return { start, end, node: linkTo(`mailto:${address}`, address) };
  });
}

const EMOJI_NAME = /:([\p{L}\p{N}_+-]+):/gu;

function namedEmoji(text: string, context: MarkdownContext): readonly Replacement[] {
  const found: Replacement[] = [];
  EMOJI_NAME.lastIndex = 0;
  for (let match = EMOJI_NAME.exec(text); match; match = EMOJI_NAME.exec(text)) {
    const node = emojiByName(match[1] ?? "", context);
    const end = match.index + match[0].length;
    if (node) found.push({ start: match.index, end, node });
    // The closing colon of an unknown name may open a known one.
    else EMOJI_NAME.lastIndex = end - 1;
  }
  return found;
}

const EXTRA_EMOJI_IMAGES = "/static/generated/emoji/images/emoji/unicode";

function emojiByName(name: string, context: MarkdownContext): InlineNode | undefined {
  const custom = context.customEmoji(name);
  if (custom) return { kind: "image_emoji", name, source_url: custom.source_url };
  if (isExtraEmojiName(name)) return { kind: "image_emoji", name, source_url: `${EXTRA_EMOJI_IMAGES}/${name}.png` };
  const code = unicodeEmojiByName(name);
  return code === undefined ? undefined : { kind: "unicode_emoji", name, code };
}

const AROUND_EMOTICON = ",.;?!()[] \"'\n\t";

function emoticons(text: string, continues: boolean): readonly Replacement[] {
  const found: Replacement[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const written = text.slice(at, at + 2);
    const name = EMOTICONS.get(written);
    const before = at === 0 ? (continues ? "x" : " ") : text.charAt(at - 1);
    const after = text.charAt(at + 2);
    if (name === undefined || !AROUND_EMOTICON.includes(before) || !AROUND_EMOTICON.includes(after)) continue;
    const code = unicodeEmojiByName(name);
    if (code === undefined) continue;
    found.push({ start: at, end: at + 2, node: { kind: "unicode_emoji", name, code } });
    at += 1;
  }
  return found;
}

function emojiCharacters(text: string): readonly Replacement[] {
  return emojiCharactersIn(text).map(({ start, end, code }) => {
    const [name = ""] = unicodeEmojiNames(code);
    return { start, end, node: { kind: "unicode_emoji", name, code } };
  });
}
