/*
 * Marks in a rendered message what a search found in it.
 */
import { type Search, searchTokens } from "../search";
import { escapeText } from "./html";

/** A formula counts as one tag: browsers would throw a mark inside it out of it. */
const TAG_OR_TEXT = /<math\b[\s\S]*?<\/math>|<[^>]*>|[^<]+/g;
const OPEN = '<span class="highlight">';
const CLOSE = "</span>";

/**
 * Wraps the hits of a search in HTML, word by word. Tags and their attributes are left alone.
 *
 * @param html - HTML as `renderMarkdown` writes it
 * @see https://zulip.com/api/get-messages
 */
export function highlightHtml(html: string, search: Search): string {
  return html.replace(TAG_OR_TEXT, (part) => (part.startsWith("<") ? part : highlightText(part, search)));
}

/**
 * The HTML of a topic with the hits of a search marked.
 *
 * @param topic - as stored
 * @see https://zulip.com/api/get-messages
 */
export function highlightTopic(topic: string, search: Search): string {
  return highlightText(escapeText(topic), search);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function highlightText(escaped: string, search: Search): string {
  const { text, places } = shownText(escaped);
  const hits = hitsIn(text, search);
  if (hits.length === 0) return escaped;
  let marked = "";
  let at = 0;
  for (const hit of hits) {
    const start = places[hit.start] ?? 0;
    const end = places[hit.end] ?? escaped.length;
    marked += escaped.slice(at, start) + OPEN + escaped.slice(start, end) + CLOSE;
    at = end;
  }
  return marked + escaped.slice(at);
}

const REFERENCES: ReadonlyMap<string, string> = new Map([
  ["&amp;", "&"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&#39;", "'"],
]);

/** The text that readers see, and for each of its places the place in the HTML. */
function shownText(escaped: string): { readonly text: string; readonly places: readonly number[] } {
  let text = "";
  const places: number[] = [];
  for (let at = 0; at < escaped.length;) {
    const end = escaped.charAt(at) === "&" ? escaped.indexOf(";", at) + 1 : 0;
    const shown = end === 0 ? undefined : REFERENCES.get(escaped.slice(at, end));
    text += shown ?? escaped.charAt(at);
    places.push(at);
    at = shown === undefined ? at + 1 : end;
  }
  places.push(escaped.length);
  return { text, places };
}

/** The words that are looked for, in order; those of a phrase too, each by itself. */
function hitsIn(text: string, search: Search): readonly Range[] {
  const words = new Set(search.words);
  return searchTokens(text).filter((token) => words.has(token.stem));
}
