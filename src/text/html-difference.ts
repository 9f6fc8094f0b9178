import { diffArrays } from "diff";

/** A tag, a word with its punctuation, or white space; what was nothing of these is a piece by itself. */
const PIECES = /<[^>]*>|&[^;\s]{1,10};|[\p{L}\p{N}_]+|\s+|[^]/gu;

/**
 * Joins two HTML texts into one in which words that were inserted or deleted stand in marked spans, as clients know
 * them. Tags are taken from the newer text; those that are only in the older one are left out, so that what was well
 * formed stays so.
 */
export function htmlDifference(older: string, newer: string): string {
  const parts: string[] = [];
  for (const { value, added, removed } of diffArrays(older.match(PIECES) ?? [], newer.match(PIECES) ?? [])) {
    if (added) parts.push(marked("highlight_text_inserted", value));
    else if (removed)
      parts.push(
        marked(
          "highlight_text_deleted",
          value.filter((piece) => !isTag(piece)),
        ),
      );
    else parts.push(value.join(""));
  }
  return parts.join("");
}

function isTag(piece: string): boolean {
  return piece.startsWith("<");
}

/** Text between tags in spans; the tags themselves stay outside of them. */
function marked(className: string, pieces: readonly string[]): string {
  let html = "";
  let text = "";
  const close = (): void => {
    if (text.trim() === "") html += text;
    else html += `<span class="${className}">${text}</span>`;
    text = "";
  };
  for (const piece of pieces) {
    if (!isTag(piece)) {
      text += piece;
      continue;
    }
    close();
    html += piece;
  }
  close();
  return html;
}
