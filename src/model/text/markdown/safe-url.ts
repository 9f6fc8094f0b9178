/** Addresses in messages: their parts, and where a rendered message is allowed to lead. */

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
  // A path that begins with two slashes would be read as an authority without an empty one before it.
  if (authority !== "" || WITH_AUTHORITY.has(scheme) || path.startsWith("//")) {
    url = `//${authority}${url === "" || url.startsWith("/") ? "" : "/"}${url}`;
  }
  if (scheme !== "") url = `${scheme}:${url}`;
  if (query !== "") url += `?${query}`;
  return fragment === "" ? url : `${url}#${fragment}`;
}

/** Schemes that run nothing in the reader's browser: those of the web, and those that standards of HTML call safe. */
const SAFE_SCHEMES: ReadonlySet<string> = new Set(
  (
    "http https ftp file bitcoin geo im irc ircs magnet mailto matrix mms news nntp openpgp4fpr sip sms smsto ssh " +
    "tel urn webcal wtai xmpp"
  ).split(" "),
);

/** What browsers drop from an address: controls and odd blanks; and what they turn: backslashes before its path. */
const MISLEADING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|[^\P{Zs} ]|^(?:[a-z0-9+.-]+:)?\/*[^/?#]*\\/iu;

/**
 * Makes an address of a link safe, or finds it unsafe. What has no scheme leads to the web, with an `@` to a mailbox;
 * paths and fragments lead into the realm.
 *
 * @returns the address to write (empty for one that makes no sense), or undefined for one that must not become a link
 */
export function safeUrl(written: string): string | undefined {
  if (MISLEADING.test(asRead(written))) return undefined;
  const parts = splitUrl(written.replaceAll(" ", "%20"));
  if (!parts) return "";
  const { scheme, authority, path, query, fragment } = parts;
  if (scheme === "" && authority === "") {
    if (path.includes("@")) return joinUrl({ ...parts, scheme: "mailto" });
    if (path.startsWith("/")) return joinUrl(parts);
    if (path === "" && query === "" && fragment !== "") return joinUrl(parts);
  }
  if (scheme === "") return safeUrl(`http://${written}`);
  return SAFE_SCHEMES.has(scheme) ? joinUrl(parts) : undefined;
}

/** The address as browsers read it: numbers of characters represent those. */
function asRead(written: string): string {
  return written.replace(/&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));/gi, (_, hexadecimal?: string, decimal?: string) => {
    const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
  });
}

/**
 * Shortens an address inside the realm, when it leads to a view of its web pages or to an uploaded file.
 *
 * @param realmUrl - the realm's address without a slash at its end
 */
export function insideRealm(href: string, realmUrl: string): string {
  const path = href.startsWith(`${realmUrl}/`) ? href.slice(realmUrl.length + 1) : "";
  return path.startsWith("#") || path.startsWith("user_uploads/") ? path : href;
}

const UPLOADS = "/user_uploads/";

/**
 * The path identifier of the uploaded file that an address leads to.
 *
 * @param realmUrl - the realm's address without a slash at its end
 * @returns undefined where the address leads elsewhere
 */
export function uploadOf(href: string, realmUrl: string): string | undefined {
  const parts = splitUrl(href);
  if (!parts) return undefined;
  const host = splitUrl(realmUrl)?.authority;
  if (parts.authority !== "" && parts.authority !== host) return undefined;
  const path = parts.path.startsWith("/") || parts.scheme !== "" ? parts.path : `/${parts.path}`;
  return path.startsWith(UPLOADS) ? path.slice(UPLOADS.length) : undefined;
}

/** What follows the place of uploaded files in an address of the site itself, with its query; undefined elsewhere. */
export function placeOnSite(href: string): string | undefined {
  return href.startsWith(UPLOADS) ? href.slice(UPLOADS.length) : undefined;
}

/** Where readers find what is shown: what is not of this realm may have to come through a proxy. */
export function sourceOf(
  address: string,
  { realm_url, proxied }: { readonly realm_url: string; readonly proxied?: (address: string) => string },
): string {
  const authority = splitUrl(address)?.authority ?? "";
  const isHere = authority === "" || authority === splitUrl(realm_url)?.authority;
  return proxied === undefined || isHere ? address : proxied(address);
}

/** The path identifiers of uploaded files that a content names, each once, whether or not they become links. */
export function uploadsIn(content: string): readonly string[] {
  return [...new Set([...content.matchAll(/\/user_uploads\/(\d+\/[\p{L}\p{N}_/.-]+)/gu)].map(([, path = ""]) => path))];
}
