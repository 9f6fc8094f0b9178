/** Whether a text can be shown, and whether it is a web address. */

/** Characters that nobody can see or type: controls, lone surrogates, code points that never will be characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

const LONE_SURROGATE = /\p{Cs}/gu;

/** Whether a text holds such a character. Most are plain ASCII, which needs no tables of Unicode, slow to make. */
export function isUnprintable(text: string): boolean {
  return /[^ -~]/.test(text) && UNPRINTABLE.test(text);
}

/** A text with a sign of replacement for each half of a pair without the other, which no encoding has. */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, "\ufffd");
}

const LABEL = "[a-z0-9\\u00a1-\\uffff](?:[a-z0-9\\u00a1-\\uffff-]{0,61}[a-z0-9\\u00a1-\\uffff])?";
const LAST_LABEL = "(?:xn--[a-z0-9]{1,59}|(?!-)[a-z\\u00a1-\\uffff-]{2,63}(?<!-))";
const BYTE = "(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)";
const HOST = `(?:${BYTE}(?:\\.${BYTE}){3}|\\[[0-9a-f:.]+\\]|localhost|(?:${LABEL}\\.)+${LAST_LABEL}\\.?)`;
const WEB_ADDRESS = new RegExp(
  `^(?:https?|ftps?)://(?:[^\\s:@/]+(?::[^\\s:@/]*)?@)?${HOST}(?::\\d{1,5})?(?:[/?#]\\S*)?$`,
  "i",
);

/**
 * Whether a text is an absolute address that servers accept as a link: of the web or of FTP, at a numeric address, at
 * `localhost` or at a name whose last label has two letters or more.
 */
export function isWebAddress(text: string): boolean {
  return text.length <= 2048 && WEB_ADDRESS.test(text);
}
