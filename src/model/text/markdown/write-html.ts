/*
 * Writes the tree of a message as HTML. All text passes through the functions of `escape-html.ts`; no other way leads
 * from a message into the HTML.
 */
import type { Element } from "./element";
import { escapeAttribute, escapeText } from "./escape-html";

const WITHOUT_END: ReadonlySet<string> = new Set(["br", "hr", "img"]);

/** The HTML of an element with what follows it. */
export function writeHtml(node: Element): string {
  const inner = escapeText(node.text) + writeChildren(node);
  const end = WITHOUT_END.has(node.tag) ? "" : `${inner}</${node.tag}>`;
  return `<${node.tag}${writeAttributes(node)}>${end}${escapeText(node.tail)}`;
}

/** The HTML of the children of an element. */
export function writeChildren({ children }: Element): string {
  let html = "";
  for (const child of children) html += writeHtml(child);
  return html;
}

/** Attributes in the order of their names; one that equals its own name needs no value. */
function writeAttributes({ attributes }: Element): string {
  if (attributes.size === 0) return "";
  return [...attributes]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => (name === value ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join("");
}
