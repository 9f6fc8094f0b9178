/*
 * The HTML of a message, and what else its Markdown says. A view: messages keep their Markdown alone.
 */
import { linksOf } from "./links";
import type { MarkdownContext } from "./markdown-context";
import { type Mentions, mentionsAmong } from "./mentions";
import { parseMarkdown } from "./parse";
import { isImageUrl, uploadOf } from "./safe-url";
import { inlinesOfBlocks } from "./walk";
import { writeBlocks } from "./write-blocks";

/** A rendered message. */
export interface Rendered {
  /** HTML in the classes that clients know; whatever HTML the message itself held is shown as text. */
  readonly html: string;
  /** Does it hold a link, apart from links to channels, topics and messages of the realm by name? */
  readonly has_link: boolean;
  readonly has_image: boolean;
  readonly has_attachment: boolean;
  /** Does it begin with `/me ` and is it a single paragraph? */
  readonly is_me_message: boolean;
  readonly mentions: Mentions;
  /** The path identifiers of the uploaded files that it links to, each once, in order. */
  readonly attachments: readonly string[];
  /** Where its links lead, each once, in order. */
  readonly links: readonly string[];
}

/**
 * Renders a message. The same content in the same context always gives the same result.
 *
 * @param content - normalised Markdown
 * @param context - look-ups in the realm of the message
 * @spec Endpoints 10, `apply_markdown`
 * @assumes A121: what counts as a link
 */
export function renderMarkdown(content: string, context: MarkdownContext): Rendered {
  const blocks = parseMarkdown(content, context);
  const nodes = [...inlinesOfBlocks(blocks)];
  const html = writeBlocks(blocks, context);
  const links = [...new Set(linksOf(nodes.filter((node) => node.kind === "link")).map((link) => link.href))];
  const attachments = [...new Set(links.flatMap((href) => uploadOf(href, context.realm_url) ?? []))];
  return {
    html,
    has_link: links.length > 0,
    has_image: links.some(isImageUrl),
    has_attachment: attachments.length > 0,
    is_me_message: content.startsWith("/me ") && blocks.length === 1 && blocks[0]?.kind === "paragraph",
    mentions: mentionsAmong(nodes),
    attachments,
    links,
  };
}
