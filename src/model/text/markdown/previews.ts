/*
 * The links of a message, and what is shown next to a link or instead of it: pictures, videos and websites.
 */
import { descendants, type Element, element } from "./html";
import type { MarkdownContext } from "./markdown-context";
import { joinUrl, sourceOf, splitUrl, uploadOf, type UrlParts } from "./safe-url";

/** A link of a message and where it stands. */
export interface PlacedLink {
  readonly address: string;
  readonly link: Element;
  readonly parent: Element;
  readonly grandparent: Element | undefined;
  readonly inQuote: boolean;
}

/** The links of a message, those that stand higher in the tree first. */
export function linksIn(root: Element): readonly PlacedLink[] {
  const found: PlacedLink[] = [];
  let level: readonly Omit<PlacedLink, "address" | "link">[] = [
    { parent: root, grandparent: undefined, inQuote: false },
  ];
  while (level.length > 0) {
    level = level.flatMap(({ parent, grandparent, inQuote }) => {
      const quoted = inQuote || parent.tag === "blockquote";
      for (const link of parent.children) {
        const address = link.tag === "a" ? link.attributes.get("href") : undefined;
        if (address !== undefined) found.push({ address, link, parent, grandparent, inQuote: quoted });
      }
      return parent.children
        .filter(({ children }) => children.length > 0)
        .map((child) => ({ parent: child, grandparent: parent, inQuote: quoted }));
    });
  }
  return found;
}

const MOST_PREVIEWED = 24;

/** What was found when previews were added. */
interface Previews {
  /** Whether a picture is shown. */
  readonly has_image: boolean;
  /** The addresses of websites that can have a preview, each once. */
  readonly websites: readonly string[];
}

const NO_PREVIEWS: Previews = Object.freeze({ has_image: false, websites: Object.freeze([]) });

/**
 * Adds the previews of linked pictures, videos and websites, each once and none for links in quotes. A paragraph that is
 * nothing but the address of a picture gives way to it. Messages with very many links get none.
 */
export function addPreviews(root: Element, links: readonly PlacedLink[], context: MarkdownContext): Previews {
  if (links.length === 0) return NO_PREVIEWS;
  const first = new Map<string, PlacedLink>();
  for (const link of links) if (!first.has(link.address)) first.set(link.address, link);
  const shown = new Set(links.filter(({ inQuote }) => !inQuote).map(({ address }) => address));
  if (shown.size > MOST_PREVIEWED) return NO_PREVIEWS;
  let has_image = false;
  const websites: string[] = [];
  for (const link of first.values()) {
    if (!shown.has(link.address)) continue;
    const preview = context.inline_image_preview && !isPageWithoutPreview(link) ? previewOf(link, context) : undefined;
    has_image ||= preview !== undefined && preview.kind !== "video";
    if (preview) place(preview, link, root);
    if ((preview && preview.kind !== "film_page") || !isElsewhere(link, context)) continue;
    websites.push(link.address);
    addWebsite(root, link, preview !== undefined, context);
  }
  return { has_image, websites };
}

/** Whether an address leads to another site. */
function isElsewhere({ address }: PlacedLink, { realm_url }: MarkdownContext): boolean {
  const authority = splitUrl(address)?.authority ?? "";
  return authority !== "" && authority !== splitUrl(realm_url)?.authority;
}

/** Adds what a website says about itself at the end of the message; the page of a film only names its link. */
function addWebsite(root: Element, { address, link }: PlacedLink, isFilm: boolean, context: MarkdownContext): void {
  const website = context.website?.(address);
  if (website === undefined) return;
  const { title = "", description = "", image } = website;
  if (isFilm) {
    if (title !== "" && link.text === address) link.text = `YouTube - ${title}`;
    return;
  }
  if (image === undefined) return;
  const source = context.proxied === undefined ? image : context.proxied(image);
  const box = element("div", "", { class: "message_embed" });
  const style = `background-image: url("${source.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}")`;
  const data = element("div", "", { class: "data-container" });
  box.children.push(element("a", "", { class: "message_embed_image", href: address, style }), data);
  if (title !== "") {
    const heading = element("div", "", { class: "message_embed_title" });
    heading.children.push(element("a", title, { href: address, title }));
    data.children.push(heading);
  }
  if (description !== "") data.children.push(element("div", description, { class: "message_embed_description" }));
  root.children.push(box);
}

interface Preview {
  readonly kind: "picture" | "video" | "film_page";
  readonly box: Element;
}

const PICTURE = /\.(?:bmp|gif|jpe|jpeg|jpg|png|webp)$/i;
const VIDEO = /\.(?:mp4|webm)$/i;

function previewOf({ address, link }: PlacedLink, context: MarkdownContext): Preview | undefined {
  const parts = splitUrl(address);
  if (!parts) return undefined;
  const text = link.text === address || link.text === "" ? undefined : link.text;
  const { authority: home } = splitUrl(context.realm_url) ?? { authority: "" };
  if (VIDEO.test(address)) {
    const film = element("video", "", { src: sourceOf(address, context), preload: "metadata" });
    return { kind: "video", box: boxed("message_inline_image message_inline_video", address, { title: text }, film) };
  }
  const moved = movedPicture(parts);
  if (moved !== undefined) {
    const image = element("img", "", { src: sourceOf(moved, context) });
    return { kind: "picture", box: boxed("message_inline_image", moved, { title: text }, image) };
  }
  // An address of the realm that was shortened has no slash at its beginning, and its name decides.
  const upload = address.startsWith("/user_uploads/") ? uploadOf(address, context.realm_url) : undefined;
  const isPicture =
    upload === undefined || context.isPicture === undefined ? PICTURE.test(parts.path) : context.isPicture(upload);
  if (isPicture) {
    const small = upload === undefined ? undefined : context.thumbnail?.(upload);
    const image = element("img", "", small ?? { src: sourceOf(rawPicture(address, parts), context) });
    return { kind: "picture", box: boxed("message_inline_image", address, { title: text }, image) };
  }
  const film = filmOnPage(parts);
  if (film === undefined || parts.authority === home) return undefined;
  const still = element("img", "", { src: sourceOf(`https://i.ytimg.com/vi/${film}/mqdefault.jpg`, context) });
  return { kind: "film_page", box: boxed("youtube-video message_inline_image", address, { "data-id": film }, still) };
}

function boxed(
  classes: string,
  address: string,
  more: Readonly<Record<string, string | undefined>>,
  shown: Element,
): Element {
  const link = element("a", "", { href: address });
  for (const [name, value] of Object.entries(more)) if (value !== undefined) link.attributes.set(name, value);
  link.children.push(shown);
  const box = element("div", "", { class: classes });
  box.children.push(link);
  return box;
}

/** Pages about a picture lead to the picture itself, in the preview only. */
function movedPicture(parts: UrlParts): string | undefined {
  const { authority, path } = parts;
  if (!PICTURE.test(path)) return undefined;
  if (/\.wikipedia\.org$/i.test(authority) && path.startsWith("/wiki/File:"))
    return joinUrl({ ...parts, path: path.replace("/wiki/File:", "/wiki/Special:FilePath/File:") });
  return authority === "linx.li" ? `https://linx.li/s${path}` : undefined;
}

/** The addresses of this site end like those of pictures and lead to pages. */
function isPageWithoutPreview({ address }: PlacedLink): boolean {
  return splitUrl(address)?.authority.toLowerCase() === "pasteboard.co";
}

/** Pages about a file of a repository lead to the file itself. */
function rawPicture(address: string, { authority, path }: UrlParts): string {
  const page = /^(.*\.)?github\.com$/.test(authority) ? /^(\/[^/]*\/[^/]*)\/blob(\/.*)$/.exec(path) : null;
  return page ? `https://raw.githubusercontent.com${page[1]}${page[2]}` : address;
}

const FILM_HOSTS = /^(?:(?:m|www)\.)?youtube\.com$|^(?:www\.)?youtube-nocookie\.com$/i;

/** The name of a film that a page shows. */
function filmOnPage({ scheme, authority, path, query }: UrlParts): string | undefined {
  if (scheme !== "http" && scheme !== "https") return undefined;
  const host = authority.replace(/^.*@|:\d*$/g, "").toLowerCase();
  const film = host === "youtu.be" ? path.slice(1) : FILM_HOSTS.test(host) ? filmOfAddress(path, query) : undefined;
  return film !== undefined && /^[0-9A-Za-z_-]+$/.test(film) ? film : undefined;
}

function filmOfAddress(path: string, query: string): string | undefined {
  const value = (name: string): string | undefined => new RegExp(`(?:^|&)${name}=([^&]*)`).exec(query)?.[1];
  if (path === "/watch" || path === "/watch_popup") return value("v");
  if (path === "/watch_videos") return value("video_ids")?.split(/,|%2C/i)[0];
  return /^\/(?:embed|shorts|v)\/([^/]*)/.exec(path)?.[1];
}

/** Puts a preview below the paragraph of its link, at the end of its list item, or at the end of the message. */
function place({ kind, box }: Preview, { address, link, parent, grandparent }: PlacedLink, root: Element): void {
  const isBare = (link.text === address || link.text === "") && link.tail === "" && kind !== "film_page";
  if (parent.tag === "li") {
    parent.children.push(box);
    if (isBare && parent.text === "") parent.children.splice(parent.children.indexOf(link), 1);
  } else if (parent.tag === "p" && grandparent) {
    const at = grandparent.children.indexOf(parent);
    if (at < 0) {
      grandparent.children.push(box);
      return;
    }
    grandparent.children.splice(placeBelow(grandparent, parent, at), 0, box);
    const fillsParagraph = parent.children.length === 1 && (parent.text === "" || parent.text === "\n");
    if (isBare && fillsParagraph) grandparent.children.splice(grandparent.children.indexOf(parent), 1);
  } else {
    root.children.push(box);
  }
}

/** Below a paragraph and below the previews of its earlier links. */
function placeBelow(grandparent: Element, parent: Element, at: number): number {
  const ownLinks = new Set([...descendants(parent)].map(({ attributes }) => attributes.get("href")));
  let below = at + 1;
  for (; below < grandparent.children.length; below += 1) {
    const next = grandparent.children[below];
    const isPreview = next?.tag === "div" && next.attributes.get("class")?.split(" ").includes("message_inline_image");
    if (!isPreview || !ownLinks.has(next.children[0]?.attributes.get("href"))) break;
  }
  return below;
}
