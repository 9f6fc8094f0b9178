/** Whether a client program is too old for servers. Web apps ask before they load their page again. */

/** Older apps for Android showed notifications that were read. */
const OLDEST_ANDROID = [16, 2, 96];

/**
 * Why a client program is not compatible, as a sentence; undefined if it is.
 *
 * @param userAgent - the header `User-Agent`, or null
 */
export function incompatibility(userAgent: string | null): string | undefined {
  if (userAgent === null) return "The header User-Agent is missing from the request.";
  const [, name = "", version = ""] = /^([^/ ]*)(?:\/([^ ]*))?/.exec(userAgent) ?? [];
  const isTooOld =
    name === "ZulipInvalid" ||
    (name === "ZulipMobile" && /\bandroid\b/i.test(userAgent) && isBefore(version, OLDEST_ANDROID));
  return isTooOld ? "Client is too old" : undefined;
}

/** Compares the numbers at the beginning of a version; a version without one is not before another. */
function isBefore(version: string, other: readonly number[]): boolean {
  const [numbers] = /^\d+(\.\d+)*/.exec(version) ?? [];
  if (numbers === undefined) return false;
  const given = numbers.split(".").map(Number);
  const place = other.findIndex((number, index) => given[index] !== number);
  return place !== -1 && (given[place] ?? -1) < (other[place] ?? 0);
}
