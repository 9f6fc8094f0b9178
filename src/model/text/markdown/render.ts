/*
 * The HTML of a message, and what else its Markdown says. A view: messages keep their Markdown alone.
 */
import { readBlocks } from "./block-reader";
import { withoutFences, writeCode } from "./fenced-blocks";
import { clearText, descendants, type Element, isBlock, writeChildren } from "./html";
import { readInlines } from "./inline-reader";
import { type MarkdownContext, type Mentions, NO_MENTIONS, summaryOf } from "./markdown-context";
import { preparedLines } from "./prepare-lines";
import { addPreviews, linksIn } from "./previews";
import { newReading, type Reading, storeHtml, withStoredHtml } from "./reading";
import { uploadOf } from "./safe-url";

/** A rendered message. */
export interface Rendered {
  /** HTML in the classes that clients know; whatever HTML the message itself held is shown as text. */
  readonly html: string;
  /** Does it hold a link? Links to channels, topics and messages count. */
  readonly has_link: boolean;
  /** Is a picture shown, or the preview of a film? */
  readonly has_image: boolean;
  readonly has_attachment: boolean;
  /** Does it begin with `/me ` and is it a single paragraph? */
  readonly is_me_message: boolean;
  readonly mentions: Mentions;
  /** The path identifiers of the uploaded files that it shows or links to, each once, in order. */
  readonly attachments: readonly string[];
  /** Where its links lead, each once, in order. */
  readonly links: readonly string[];
  /** The addresses of websites that can have a preview, each once. */
  readonly websites: readonly string[];
}

/** A character that the language takes for a blank and servers do not, and a noncharacter in its place meanwhile. */
const NO_BLANK = "\ufeff";
const SHIELD = "\ufdd0";

/** Words and commas in one line: nothing that could be a mark. Sentences may end, but no number may begin the line. */
const PLAIN = /^[a-z\u00c0-\u024f](?:[a-z0-9\u00c0-\u024f ,!?'"()]|\.(?=[ ]|$))*$/i;

/**
 * Renders a message. The same content in the same context always gives the same result.
 *
 * @param content - normalised Markdown
 * @param context - look-ups in the realm of the message
 * @see https://zulip.com/api/get-messages
 */
export function renderMarkdown(content: string, context: MarkdownContext): Rendered {
  if (context.linkifiers.length === 0 && PLAIN.test(content)) return plainWords(content);
  const reading = newReading(content.replaceAll(NO_BLANK, SHIELD), context);
  const root = parsedMarkdown(reading);
  const links = linksIn(root);
  const { has_image, websites } = addPreviews(root, links, context);
  const html = withStoredHtml(writeChildren(root).trim(), reading).trim().replaceAll(SHIELD, NO_BLANK);
  const addresses = [...new Set(links.map(({ address }) => address))];
  const referred = [...reading.referred, ...addresses];
  const attachments = [...new Set(referred.flatMap((href) => uploadOf(href, context.realm_url) ?? []))];
  return {
    html,
    has_link: links.length > 0,
    has_image: has_image || (context.pictures_in_text_count === true && holdsPicture(root)),
    has_attachment: attachments.length > 0,
    is_me_message: isAboutSender(content, html),
    mentions: summaryOf(reading.mentions),
    attachments,
    links: addresses,
    websites,
  };
}

/** Is there an uploaded picture in the text? */
function holdsPicture(root: Element): boolean {
  for (const { attributes } of descendants(root)) {
    if (attributes.get("class")?.startsWith("inline-image") === true) return true;
  }
  return false;
}

const NOTHING: readonly string[] = Object.freeze([]);

function plainWords(content: string): Rendered {
  return {
    html: `<p>${content}</p>`,
    has_link: false,
    has_image: false,
    has_attachment: false,
    is_me_message: false,
    mentions: NO_MENTIONS,
    attachments: NOTHING,
    links: NOTHING,
    websites: NOTHING,
  };
}

/** Is it a single paragraph, and a sentence that goes on after its sender's name? */
function isAboutSender(content: string, html: string): boolean {
  return content.startsWith("/me ") && html.startsWith("<p>") && html.indexOf("</p>") === html.length - "</p>".length;
}

/** Reads a message into its tree; what it mentions is in the reading afterwards. */
export function parsedMarkdown(reading: Reading): Element {
  const lines = withoutFences(preparedLines(reading.content), reading);
  const root = readBlocks(lines.join("\n"));
  storeCode(root, reading);
  readInlines(root, reading);
  layOut(root);
  breakLines(root);
  return root;
}

/** Makes indented code final. */
function storeCode(root: Element, reading: Reading): void {
  for (const pre of descendants(root)) {
    const code = pre.tag === "pre" ? pre.children[0] : undefined;
    if (!code) continue;
    const text = code.text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
    pre.tag = "p";
    pre.children.length = 0;
    pre.text = storeHtml(reading, `${writeCode(text, "")}\n`);
  }
}

/** Puts blocks on lines of their own. */
function layOut(node: Element): void {
  const first = node.children[0];
  if (first && isBlock(first) && node.text.trim() === "") {
    clearText(node);
    node.text = "\n";
  }
  for (const child of node.children) if (isBlock(child)) layOut(child);
  if (node.tail.trim() === "") node.tail = "\n";
}

function breakLines(root: Element): void {
  for (const node of descendants(root))
    if (node.tag === "br") node.tail = `\n${node.tail.trim() === "" ? "" : node.tail}`;
}
