/** What the pages of the site are written with. */

/** A table in Markdown. */
export function table(head, rows) {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** A text in a cell of a table: `|` ends a cell, `<` begins markup, and double braces are code of the site. */
export function cell(text) {
  return String(text).replaceAll("<", "&lt;").replaceAll("{{", "{&#8203;{").replaceAll("|", "\\|");
}

/** The anchor that a heading gets. */
export function anchor(title) {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
