/**
 * Characters that a terminal obeys or that hide what it shows: controls, but for line breaks and tabs; marks of direction;
 * breaks of lines and paragraphs.
 */
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** The text with such characters as `\u202e`, which means the same inside JSON. */
export function visibleText(text: string): string {
  return text.replace(HIDDEN, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The same for a text that is part of one line. */
export function visibleLine(text: string): string {
  return visibleText(text.replaceAll("\n", "\\n"));
}
