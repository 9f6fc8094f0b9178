/*
 * Visits all nodes of a message in the order in which they stand.
 */
import type { BlockNode, InlineNode } from "./nodes";

/** All nodes of a line, each before what it encloses. */
export function* inlinesOf(nodes: readonly InlineNode[]): Iterable<InlineNode> {
  for (const node of nodes) {
    yield node;
    if ("children" in node) yield* inlinesOf(node.children);
  }
}

/** All nodes of the lines of a message. */
export function* inlinesOfBlocks(blocks: readonly BlockNode[]): Iterable<InlineNode> {
  for (const block of blocks) {
    switch (block.kind) {
      case "paragraph":
      case "line":
      case "heading":
        yield* inlinesOf(block.children);
        break;
      case "quote":
        yield* inlinesOfBlocks(block.children);
        break;
      case "spoiler":
        yield* inlinesOfBlocks(block.header);
        yield* inlinesOfBlocks(block.children);
        break;
      case "list":
        for (const item of block.items) yield* inlinesOfBlocks(item);
        break;
      case "table":
        for (const cell of [...block.header, ...block.rows.flat()]) yield* inlinesOf(cell);
        break;
      case "code_block":
      case "math_block":
      case "rule":
        break;
    }
  }
}
