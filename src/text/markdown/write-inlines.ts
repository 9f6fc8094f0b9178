/*
 * Writes the nodes of a line as HTML in the forms that clients of the interface know. All text passes through the two
 * functions of `escape-html.ts`; no other way leads from a message into the HTML.
 */
import { escapeAttribute, escapeText } from "./escape-html";
import { narrowAddress } from "./narrow-address";
import type { ChannelLinkNode, InlineNode, LinkNode } from "./nodes";

/** What writing needs of the realm. */
export interface WritingContext {
  readonly empty_topic_display_name: string;
}

/** Writes a line, or what stands inside a mark. */
export function writeInlines(nodes: readonly InlineNode[], context: WritingContext): string {
  return nodes.map((node) => writeInline(node, context)).join("");
}

function writeInline(node: InlineNode, context: WritingContext): string {
  switch (node.kind) {
    case "text":
      return escapeText(node.text);
    case "line_break":
      return "<br>\n";
    case "strong":
      return `<strong>${writeInlines(node.children, context)}</strong>`;
    case "emphasis":
      return `<em>${writeInlines(node.children, context)}</em>`;
    case "strikethrough":
      return `<del>${writeInlines(node.children, context)}</del>`;
    case "code":
      return `<code>${escapeText(node.text)}</code>`;
    case "math":
      return writeMath(node.tex);
    case "link":
      return writeLink(node, context);
    case "channel_link":
      return writeChannelLink(node, context);
    case "time":
      return writeTime(node.text, node.datetime);
    case "unicode_emoji":
      return writeUnicodeEmoji(node.name, node.code);
    case "image_emoji": {
      const title = escapeAttribute(node.name.replaceAll("_", " "));
      const alt = escapeAttribute(`:${node.name}:`);
      return `<img alt="${alt}" class="emoji" src="${escapeAttribute(node.source_url)}" title="${title}">`;
    }
    case "user_mention":
    case "group_mention":
    case "wildcard_mention":
    case "topic_mention":
      return writeMention(node);
  }
}

type MentionNode = Extract<
  InlineNode,
  { readonly kind: "user_mention" | "group_mention" | "wildcard_mention" | "topic_mention" }
>;

function writeMention(node: MentionNode): string {
  const silent = node.silent ? " silent" : "";
  const sign = node.silent ? "" : "@";
  switch (node.kind) {
    case "user_mention": {
      const { user_id, full_name } = node.user;
      return `<span class="user-mention${silent}" data-user-id="${user_id}">${sign}${escapeText(full_name)}</span>`;
    }
    case "group_mention": {
      const shown = escapeText(node.group.display_name ?? node.group.name);
      return `<span class="user-group-mention${silent}" data-user-group-id="${node.group.id}">${sign}${shown}</span>`;
    }
    case "wildcard_mention": {
      const classes = `user-mention channel-wildcard-mention${silent}`;
      return `<span class="${classes}" data-user-id="*">${sign}${escapeText(node.word)}</span>`;
    }
    case "topic_mention":
      return `<span class="topic-mention${silent}">${sign}topic</span>`;
  }
}

function writeLink({ href, title, children }: LinkNode, context: WritingContext): string {
  const hover = title === undefined ? "" : ` title="${escapeAttribute(title)}"`;
  return `<a href="${escapeAttribute(href)}"${hover}>${writeInlines(children, context)}</a>`;
}

function writeChannelLink(node: ChannelLinkNode, { empty_topic_display_name }: WritingContext): string {
  const { channel, topic, message_id, newest_message_id } = node;
  const href = escapeAttribute(narrowAddress(channel, topic, message_id, newest_message_id));
  const name = `#${escapeText(channel.name)}`;
  if (topic === undefined) return `<a class="stream" data-stream-id="${channel.stream_id}" href="${href}">${name}</a>`;
  const shown = topic === "" ? `<em>${escapeText(empty_topic_display_name)}</em>` : escapeText(topic);
  if (message_id !== undefined) return `<a class="message-link" href="${href}">${name} &gt; ${shown} @ 💬</a>`;
  return `<a class="stream-topic" data-stream-id="${channel.stream_id}" href="${href}">${name} &gt; ${shown}</a>`;
}

function writeTime(text: string, datetime: string | undefined): string {
  if (datetime === undefined) {
    return `<span class="timestamp-error">Invalid time format: ${escapeText(text)}</span>`;
  }
  return `<time datetime="${escapeAttribute(datetime)}">${escapeText(text)}</time>`;
}

function writeUnicodeEmoji(name: string, code: string): string {
  const label = escapeAttribute(name.replaceAll("_", " "));
  const attributes = `aria-label="${label}" class="emoji emoji-${escapeAttribute(code)}" role="img" title="${label}"`;
  return `<span ${attributes}>:${escapeText(name)}:</span>`;
}

/**
 * Writes a formula in the form in which clients look for its source: MathML that carries the TeX text. Nothing is
 * typeset here, so that the visible part is the source too.
 */
export function writeMath(tex: string): string {
  const source = escapeText(tex);
  const annotation = `<annotation encoding="application/x-tex">${source}</annotation>`;
  const semantics = `<semantics><mrow></mrow>${annotation}</semantics>`;
  const mathml = `<math xmlns="http://www.w3.org/1998/Math/MathML">${semantics}</math>`;
  const shown = `<span class="katex-html" aria-hidden="true">${source}</span>`;
  return `<span class="katex"><span class="katex-mathml">${mathml}</span>${shown}</span>`;
}
