/*
 * Takes addresses apart and puts them together, as loosely as addresses are written in messages.
 */

/** The parts of an address, without the signs between them; a missing part is empty. */
export interface UrlParts {
  /** In lower case. */
  readonly scheme: string;
  /** Host and port, and what stands before an `@`. */
  readonly authority: string;
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
}

/** Schemes whose addresses always have `//`. */
const WITH_AUTHORITY: ReadonlySet<string> = new Set(["http", "https", "ftp", "file", "mms", "nntp", "sip"]);
const BEYOND_ASCII = /\P{ASCII}/u;
const LEADING_CONTROLS = /^[\p{Cc} ]+/u;
const WHOLE = /^(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;

/** Takes an address apart, or finds that brackets or look-alikes of separators in its host make no sense. */
export function splitUrl(written: string): UrlParts | undefined {
  const url = written.replace(LEADING_CONTROLS, "").replace(/[\t\r\n]/g, "");
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1] ?? "";
  const rest = scheme === "" ? url : url.slice(scheme.length + 1);
  const [, authority = "", path = "", query = "", fragment = ""] = WHOLE.exec(rest) ?? [];
  if (authority.includes("[") !== authority.includes("]")) return undefined;
  if (BEYOND_ASCII.test(authority) && /[/?#@:]/.test(plainForm(authority))) return undefined;
  return { scheme: scheme.toLowerCase(), authority, path, query, fragment };
}

/** What a host becomes once look-alike characters are replaced; separators that it has as written do not count. */
function plainForm(authority: string): string {
  return authority.replace(/[@:#?]/g, "").normalize("NFKC");
}

/** Puts an address together. */
export function joinUrl({ scheme, authority, path, query, fragment }: UrlParts): string {
  let url = path;
  if (authority !== "" || (WITH_AUTHORITY.has(scheme) && !path.startsWith("//"))) {
    url = `//${authority}${url === "" || url.startsWith("/") ? "" : "/"}${url}`;
  }
  if (scheme !== "") url = `${scheme}:${url}`;
  if (query !== "") url += `?${query}`;
  return fragment === "" ? url : `${url}#${fragment}`;
}
