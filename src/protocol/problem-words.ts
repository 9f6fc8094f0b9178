/** How problems word values and names. */

/** Objects that are often given instead of a plain one. Their content is not in their properties. */
const NOT_PLAIN = ["Date", "FormData", "Map", "Promise", "RegExp", "Set", "URLSearchParams"];

/**
 * The kind of an object that is not a plain object, for the end of a sentence: "Map". Undefined for any other value.
 * Its tag decides, since some test runners have their own copies of such classes.
 */
export function notPlainObject(value: unknown): string | undefined {
  const tag = Object.prototype.toString.call(value).slice("[object ".length, -1);
  if (!NOT_PLAIN.includes(tag)) return undefined;
  return tag === "Promise" ? "Promise; is an await missing?" : tag;
}

/** The kind of a value, for the end of a sentence that says what was received: "null", "a list", "Map", "number". */
export function describeValue(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : (notPlainObject(value) ?? typeof value);
}

/** `1 step`, `3 steps`. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

/** A text of at most so many characters, and a mark where more followed. */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`;
}

/** The most characters of a text that a sentence quotes. */
const EXCERPT_LENGTH = 60;

/** A value as a sentence quotes it: texts up to a limit, numbers, else what it is. It never looks into objects. */
export function excerpt(value: unknown): string {
  if (typeof value === "string") {
    return JSON.stringify(cut(value, EXCERPT_LENGTH));
  }
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (value === undefined) return "nothing";
  if (typeof value !== "object" || value === null || Array.isArray(value)) return describeValue(value);
  return notPlainObject(value) ?? "an object";
}

/** A sentence with its full stop, if it does not end by asking whether something else was meant. */
export function withoutPeriod(sentence: string): string {
  return sentence.endsWith("?") ? sentence : `${sentence}.`;
}

const MAX_DISTANCE = 2;

/**
 * How many single-letter edits away a similar name is at most, so that also their lengths differ by no more than this.
 * Two edits, and a third of a short name: more would suggest names that have nothing in common.
 */
export function mostEdits(name: string): number {
  return Math.min(MAX_DISTANCE, Math.floor(name.length / 3));
}

/**
 * The names closest to `name` by single-letter edits (ignoring case), best first, at most three.
 *
 * @returns an empty list when nothing is close enough
 */
export function similarNames(name: string, known: Iterable<string>): readonly string[] {
  const wanted = name.toLowerCase();
  const limit = mostEdits(name);
  // The distance is at least the difference of the lengths, which costs nothing for the longest name.
  return [...known]
    .filter((candidate) => Math.abs(candidate.length - wanted.length) <= limit)
    .map((candidate) => ({ candidate, distance: editDistance(wanted, candidate.toLowerCase(), limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** Single-letter changes, where two neighbours that changed places count as one; infinite when there are more than `most`. */
function editDistance(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const best = Math.min(replaced, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const distance = swapped ? Math.min(best, (beforeLast[j - 2] ?? 0) + 1) : best;
      row.push(distance);
      least = Math.min(least, distance);
    }
    // No later row has a smaller distance than the least of this one.
    if (least > most) return Infinity;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** Fewer letters than this do not identify a name by its beginning. */
const LEAST_BEGINNING = 4;

/**
 * "; did you mean general?", to end a sentence about a name that does not exist: the closest, or the only one with
 * this beginning; empty when no name is close.
 */
export function didYouMean(name: string, known: Iterable<string>): string {
  const names = [...known];
  const [similar = onlyOneBeginning(name, names)] = similarNames(name, names);
  return similar === undefined ? "" : `; did you mean ${similar}?`;
}

/** The same for an address that no account has, which may be given by the part before the @ alone. */
export function didYouMeanAddress(name: string, known: Iterable<string>): string {
  const addresses = [...known];
  const beginning = `${name.toLowerCase()}@`;
  const [one, ...others] = addresses.filter((address) => address.toLowerCase().startsWith(beginning));
  const begun = others.length === 0 && name !== "" && one !== undefined ? `; did you mean ${one}?` : "";
  return didYouMean(name, addresses) || begun;
}

function onlyOneBeginning(name: string, known: readonly string[]): string | undefined {
  if (name.length < LEAST_BEGINNING) return undefined;
  const beginning = name.toLowerCase();
  const [one, ...others] = known.filter((candidate) => candidate.startsWith(beginning));
  return others.length === 0 ? one : undefined;
}

/** A path as users write it: `subscriptions[0].name`. */
export function pathText(path: readonly (string | number)[]): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `["${key}"]`))
    .join("")
    .replace(/^\./, "");
}
