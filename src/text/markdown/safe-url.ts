/*
 * Which addresses a rendered message may lead to.
 */

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const FORBIDDEN_CHARS = /[\p{Cc}\p{Cf}\p{Z}\\]/u;
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]|$)/u;
const ALLOWED_PATHS = ["/user_uploads/", "/#narrow/", "#narrow/"];

/**
 * Makes an address of a link safe, or finds it unsafe. Allowed are `http`, `https`, `mailto` and `tel`, uploads of the
 * realm, and places inside the realm; a domain without a scheme gets `http://`. Blanks, controls, invisible
 * characters and backslashes, which browsers drop or turn round, are never let through.
 *
 * @assumes A124: which addresses are let through
 * @returns the address to write, or undefined for one that must not become a link
 */
export function safeUrl(written: string): string | undefined {
  const address = written.trim().replaceAll(" ", "%20");
  if (address === "" || FORBIDDEN_CHARS.test(address)) return undefined;
  if (ALLOWED_PATHS.some((path) => address.startsWith(path))) return address;
  if (DOMAIN.test(address)) return `http://${address}`;
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  if (scheme === "http" || scheme === "https") return /^[^:]+:\/\/[^/?#]/.test(address) ? address : undefined;
  if (scheme === "mailto" || scheme === "tel") return address.length > scheme.length + 1 ? address : undefined;
  return undefined;
}

/**
 * Shortens an address inside the realm to its fragment, when it leads to a view of messages.
 *
 * @param realmUrl - the realm's address without a slash at its end
 */
export function insideRealm(href: string, realmUrl: string): string {
  return href.startsWith(`${realmUrl}/#narrow/`) ? href.slice(realmUrl.length + 1) : href;
}

const UPLOAD = /^\/user_uploads\/(?!thumbnail\/|temporary\/)([^?#]+\/[^?#/]+)(?:[?#]|$)/;

/**
 * The path identifier of the uploaded file that an address leads to.
 *
 * @param realmUrl - the realm's address without a slash at its end
 * @returns undefined where the address leads elsewhere
 */
export function uploadOf(href: string, realmUrl: string): string | undefined {
  const path = href.startsWith(`${realmUrl}/`) ? href.slice(realmUrl.length) : href;
  return UPLOAD.exec(path)?.[1];
}

const IMAGE = /\.(?:bmp|gif|jpe?g|png|webp|avif|heic|tiff?)(?:[?#]|$)/i;

/** Does an address look like that of a picture? */
export function isImageUrl(href: string): boolean {
  return /^(?:https?:\/\/|\/user_uploads\/)/i.test(href) && IMAGE.test(href);
}
