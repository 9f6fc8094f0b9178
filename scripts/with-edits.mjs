/** A text with nodes of its syntax tree replaced: `[node, text]` in the order in which they stand. */
export function withEdits(code, edits) {
  let edited = code;
  for (const [node, text] of edits.toReversed()) {
    edited = edited.slice(0, node.getStart()) + text + edited.slice(node.getEnd());
  }
  return edited;
}
