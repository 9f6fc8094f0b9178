/*
 * What the tokens of a line mean in the realm: mentions find their people, links are checked, words become emoji.
 * What does not resolve is shown as it was written.
 */

import type { LinkedChannel, MarkdownContext } from "./markdown-context";
import type { Token } from "./marked";
import { mentionNode } from "./mention-node";
import type { InlineNode } from "./nodes";
import type { Mark } from "./own-syntax";
import { insideRealm, safeUrl } from "./safe-url";
import { textNodes } from "./text-nodes";
import { utcTime } from "./time-mark";

/** Where a token stands, as far as that changes what it means. */
export interface Surroundings {
  readonly context: MarkdownContext;
  /** Inside a quote, where mentions tell nobody. */
  readonly quoted: boolean;
  /** Inside the text of a link, where no further link may stand. */
  readonly inLink: boolean;
}

/** Parses the tokens of a line or of an enclosing mark. */
export function parseInlines(tokens: readonly Token[], around: Surroundings): readonly InlineNode[] {
  return tokens.flatMap((token, index) => parseInline(token, around, index > 0));
}

function parseInline(token: Token, around: Surroundings, continues: boolean): readonly InlineNode[] {
  switch (token.type) {
    case "text":
      return token.tokens ? parseInlines(token.tokens, around) : textNodes(token.text, around, continues);
    case "escape":
      return [{ kind: "text", text: token.text }];
    case "strong":
      return [{ kind: "strong", children: parseInlines(token.tokens ?? [], around) }];
    case "em":
      return [{ kind: "emphasis", children: parseInlines(token.tokens ?? [], around) }];
    case "del":
      return [{ kind: "strikethrough", children: parseInlines(token.tokens ?? [], around) }];
    case "codespan":
      return [{ kind: "code", text: token.text }];
    case "br":
      return [{ kind: "line_break" }];
    case "link":
    case "image":
      return link({ ...token, href: token.href, isImage: token.type === "image" }, around);
    case "mark":
      return resolve(token.mark, around);
    default:
      return textNodes(token.raw, around, continues);
  }
}

interface WrittenLink {
  readonly isImage: boolean;
  readonly raw: string;
  readonly href: string;
  readonly title?: string | null | undefined;
  readonly tokens?: readonly Token[] | undefined;
}

/** The interface has no pictures among the words: their mark is a link after an exclamation mark. */
function link(written: WrittenLink, around: Surroundings): readonly InlineNode[] {
  const sign: readonly InlineNode[] = written.isImage ? [{ kind: "text", text: "!" }] : [];
  const safe = around.inLink ? undefined : safeUrl(written.href);
  if (safe === undefined) return unsafeLink(written, around, sign);
  const href = insideRealm(safe, around.context.realm_url);
  const children = parseInlines(written.tokens ?? [], { ...around, inLink: true });
  const isBlank = children.every((child) => child.kind === "text" && child.text.trim() === "");
  const title = written.title ?? undefined;
  return [...sign, { kind: "link", href, title, children: isBlank ? [{ kind: "text", text: href }] : children }];
}

/** A link that must not lead anywhere is shown as written; what its text holds keeps its meaning. */
function unsafeLink(written: WrittenLink, around: Surroundings, sign: readonly InlineNode[]): readonly InlineNode[] {
  const labelLength = (written.tokens ?? []).reduce((length, token) => length + token.raw.length, 0);
  const target = written.raw.indexOf("](", labelLength + 1);
  const rest: InlineNode = { kind: "text", text: target < 0 ? "]" : written.raw.slice(target) };
  return [...sign, { kind: "text", text: "[" }, ...parseInlines(written.tokens ?? [], around), rest];
}

function resolve(mark: Mark, around: Surroundings): readonly InlineNode[] {
  const { context } = around;
  switch (mark.kind) {
    case "mention":
    case "group_mention": {
      const node = mentionNode(mark, around.quoted, context);
      return node ? [node] : literal(mark.kind === "mention" ? "**" : "*", mark);
    }
    case "channel_link": {
      const channel = context.channelByName(mark.channel);
      return channel ? [channelLink(channel, mark, around)] : literal("**", mark);
    }
    case "math":
      return [{ kind: "math", tex: mark.tex }];
    case "time":
      return [{ kind: "time", text: mark.text, datetime: utcTime(mark.text) }];
    case "url":
      return [bareLink(mark, around)];
  }
}

function channelLink(
  channel: LinkedChannel,
  mark: Extract<Mark, { kind: "channel_link" }>,
  { context, inLink }: Surroundings,
): InlineNode {
  if (inLink) return { kind: "text", text: mark.raw };
  const newest = mark.topic === undefined ? undefined : context.newestMessageOfTopic?.(channel.stream_id, mark.topic);
  return { kind: "channel_link", channel, topic: mark.topic, message_id: mark.message_id, newest_message_id: newest };
}

function bareLink({ raw, href }: Extract<Mark, { kind: "url" }>, { context, inLink }: Surroundings): InlineNode {
  const text: InlineNode = { kind: "text", text: raw };
  const safe = inLink ? undefined : safeUrl(href);
  if (safe === undefined) return text;
  return { kind: "link", href: insideRealm(safe, context.realm_url), title: undefined, children: [text] };
}

/** A mark that names nothing of the realm: its asterisks are emphasis then. */
function literal(asterisks: "*" | "**", mark: Mark): readonly InlineNode[] {
  const open = mark.raw.indexOf(asterisks);
  const inner = mark.raw.slice(open + asterisks.length, -asterisks.length);
  const kind = asterisks === "**" ? "strong" : "emphasis";
  const children: readonly InlineNode[] = [{ kind: "text", text: inner }];
  const before: InlineNode = { kind: "text", text: mark.raw.slice(0, open) };
  return /^\s|\s$/.test(inner) ? [{ kind: "text", text: mark.raw }] : [before, { kind, children }];
}
