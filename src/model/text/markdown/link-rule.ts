/*
 * Links with a text of their own: `[text](address)` and `[text](address "title")`.
 */
import { type Element, sealedElement } from "./html";
import { type Labelled, labelledRule, targetAddress, targetTitle } from "./labelled-address";
import type { InlineRule, Reading } from "./reading";

/** Reads links. An exclamation mark before the brackets makes it plain text. */
export const linkRule: InlineRule = labelledRule(false, linkElement);

function linkElement({ label, target }: Labelled, reading: Reading): Element | undefined {
  const href = targetAddress(target, reading);
  if (href === undefined) return undefined;
  const link = sealedElement("a", label.trim() === "" ? href : label, { href });
  const title = targetTitle(target, reading);
  if (title !== undefined) link.attributes.set("title", title);
  return link;
}
