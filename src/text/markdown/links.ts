/*
 * What links a message holds, as `has:link`, `has:image` and `has:attachment` ask.
 */
import type { InlineNode } from "./nodes";
import { inlinesOf } from "./walk";

/** A link of a message: where it leads, and the plain text that shows it. */
export interface MessageLink {
  readonly href: string;
  readonly text: string;
}

/** The links of a line, in order. Links to channels and topics are not among them. */
export function linksOf(nodes: readonly InlineNode[]): readonly MessageLink[] {
  return [...inlinesOf(nodes)].flatMap((node) =>
    node.kind === "link" ? [{ href: node.href, text: plainText(node.children) }] : [],
  );
}

function plainText(nodes: readonly InlineNode[]): string {
  return [...inlinesOf(nodes)].map((node) => (node.kind === "text" || node.kind === "code" ? node.text : "")).join("");
}
