/** Holds a JSON value against the recorded one: IDs are paired, random values are ignored, wording is soft. */
import { idKindOf, idKindOfName } from "../matching/id-kinds";
import { isJsonObject } from "../matching/json-value";
import { isSetOfIds, isTime, isWording } from "../matching/marks";
import type { IdPairs } from "./id-pairs";
import {
  byCodeUnit,
  isDigits,
  isIdKey,
  isInteger,
  isListOfIntegers,
  isListOfObjects,
  isListOfTexts,
  isOpaque,
  isRendered,
  isSame,
  type Item,
  listKeyOf,
  nameText,
  sortedTexts,
  startsWith,
  typeOf,
} from "./recorded-values";

/** What stands in a recording instead of text that was removed. */
const TAKEN_OUT = "…";

const NOTIFICATION_BOT = "notification-bot@";

/** Where the comparison is: the IDs paired so far, the event, and what was found. */
interface Comparison {
  readonly pairs: IdPairs;
  readonly context: string;
  readonly found: RecordedDifference[];
}

type Path = readonly string[];

/**
 * Everything in which a value differs from the recorded one.
 *
 * @param context - the key of the event, empty for an answer
 */
export function compareRecorded(
  recorded: unknown,
  received: unknown,
  pairs: IdPairs,
  context = "",
): RecordedDifference[] {
  const comparison: Comparison = { pairs, context, found: [] };
  compare(comparison, recorded, received, [], null);
  return comparison.found;
}

function note(at: Comparison, kind: DifferenceKind, path: Path, recorded: unknown, received: unknown): void {
  at.found.push({ kind, path: path.join("."), recorded, received });
}

function compare(at: Comparison, a: unknown, b: unknown, path: Path, key: string | null): void {
  if (isNotCompared(a, b, key)) return;
  if (key !== null && isOpaque(key)) {
    if (typeOf(a) !== typeOf(b)) note(at, "type", path, a, b);
  } else if (isJsonObject(a) && isJsonObject(b)) {
    compareObjects(at, a, b, path, key);
  } else if (Array.isArray(a) && Array.isArray(b)) {
    compareLists(at, a, b, path, key);
  } else if (key !== null && typeof a === "string" && typeof b === "string" && isRendered(key)) {
    if (a !== b) note(at, "html", path, a, b);
  } else {
    comparePlain(at, a, b, path, key);
  }
}

function isNotCompared(a: unknown, b: unknown, key: string | null): boolean {
  if (a === TAKEN_OUT || key === "stream_weekly_traffic") return true;
  return key === "email" && typeof a === "string" && typeof b === "string" && a.includes("show-sender");
}

function comparePlain(at: Comparison, a: unknown, b: unknown, path: Path, key: string | null): void {
  const kind = idKindOf(key, path.join("."), at.context);
  if (kind !== undefined && isInteger(a) && isInteger(b)) {
    if (!at.pairs.unify(kind, a, b)) note(at, "id", path, a, b);
  } else if (kind !== undefined && isDigits(a) && isDigits(b)) {
    if (!at.pairs.unify(kind, Number(a), Number(b))) note(at, "id", path, a, b);
  } else if (typeOf(a) !== typeOf(b)) {
    note(at, "type", path, a, b);
  } else if (!isSame(a, b) && !isSameSecond(a, b, key)) {
    note(at, "value", path, a, b);
  }
}

/** Recordings have times in whole seconds, also where servers send fractions. */
function isSameSecond(a: unknown, b: unknown, key: string | null): boolean {
  return key !== null && isTime(key) && Math.floor(Number(a)) === Math.floor(Number(b));
}

function compareObjects(at: Comparison, first: Item, second: Item, path: Path, key: string | null): void {
  const [a, b] = withoutSystemBot(at, first, second, path, key);
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort(byCodeUnit);
  const isNumbered = names.length > 0 && names.every((name) => /^-*\d+$/.test(name));
  for (const name of names) {
    const place = [...path, isNumbered ? "<n>" : name];
    if (!Object.hasOwn(b, name)) note(at, "missing", place, a[name], null);
    else if (!Object.hasOwn(a, name)) note(at, "extra", place, null, b[name]);
    else if (!isRendered(name) && isWording(name, a)) noteWording(at, a[name], b[name], place);
    else compare(at, a[name], b[name], [...path, name], name);
  }
}

function noteWording(at: Comparison, a: unknown, b: unknown, path: Path): void {
  if (a !== TAKEN_OUT && a !== b) note(at, "msg", path, a, b);
}

/** Who the notification bot is, is compared softly; the numbers of profile fields are paired in their order. */
function withoutSystemBot(at: Comparison, first: Item, second: Item, path: Path, key: string | null): [Item, Item] {
  let [a, b] = [first, second];
  if (startsWith(a["sender_email"], NOTIFICATION_BOT) && startsWith(b["sender_email"], NOTIFICATION_BOT)) {
    const shown = ({ sender_email, sender_realm_str, avatar_url }: Item) => [
      sender_email,
      sender_realm_str,
      avatar_url,
    ];
    if (!isSame(shown(a), shown(b))) note(at, "sysbot", path, shown(a), shown(b));
    const rest = ({ sender_email: _email, sender_realm_str: _realm, avatar_url: _avatar, ...others }: Item) => others;
    [a, b] = [rest(a), rest(b)];
  }
  if (startsWith(a["email"], NOTIFICATION_BOT) && startsWith(b["email"], NOTIFICATION_BOT)) {
    if ("full_name" in a && Object.keys(a).length < 8) a = { ...a, email: b["email"] };
  }
  if (key !== "profile_data") return [a, b];
  const [ours, theirs] = [Object.keys(a), Object.keys(b)].map((keys) => keys.sort((x, y) => Number(x) - Number(y)));
  if (ours === undefined || theirs === undefined || ours.length !== theirs.length) return [a, b];
  return [a, Object.fromEntries(ours.map((name, index) => [name, b[theirs[index] ?? ""]]))];
}

function compareLists(
  at: Comparison,
  one: readonly unknown[],
  other: readonly unknown[],
  path: Path,
  key: string | null,
): void {
  // Servers ask their tables for no order of the policies for topics.
  const [a, b] = key === "user_topics" ? [byTopic(one), byTopic(other)] : [one, other];
  if (a.length !== b.length) {
    compareLengths(at, a, b, path, key);
  } else if (key !== null && isSetOfIds(key) && a.length > 0 && isListOfIntegers(a) && isListOfIntegers(b)) {
    compareIds(at, a, b, path, key);
  } else if (!isSame(a, b) && a.length > 0 && isListOfObjects(a) && isListOfObjects(b)) {
    compareItems(at, a, b, path, key);
  } else if (!isSame(a, b) && a.length > 0 && isListOfTexts([...a, ...b]) && isSame(sortedTexts(a), sortedTexts(b))) {
    note(at, "order", path, a, b);
  } else {
    a.forEach((item, index) => {
      compare(at, item, b[index], [...path, "[]"], key);
    });
  }
}

function byTopic(rows: readonly unknown[]): readonly unknown[] {
  const keyOf = (row: unknown): string =>
    isJsonObject(row) ? `${String(row["topic_name"]).toLowerCase()}/${String(row["stream_id"]).padStart(9)}` : "";
  return [...rows].sort((one, other) => byCodeUnit(keyOf(one), keyOf(other)));
}

function compareLengths(
  at: Comparison,
  a: readonly unknown[],
  b: readonly unknown[],
  path: Path,
  key: string | null,
): void {
  const one = a.length > 0 && isListOfObjects(a) ? listKeyOf(a) : undefined;
  const other = b.length > 0 && isListOfObjects(b) ? listKeyOf(b) : undefined;
  const by = one ?? other;
  const isKeyed = one === other || a.length === 0 || b.length === 0;
  if (by !== undefined && isKeyed && isListOfObjects(a) && isListOfObjects(b)) {
    const [ours, theirs] = [a, b];
    const [names, others] = [ours.map((item) => String(item[by])), theirs.map((item) => String(item[by]))];
    if (isIdKey(by)) return note(at, "length", path, names, others);
    noteOnly(at, path, names, others);
    const byName = new Map(theirs.map((item) => [String(item[by]), item]));
    for (const item of ours) {
      const partner = byName.get(String(item[by]));
      if (partner !== undefined) compare(at, item, partner, [...path, "[]"], key);
    }
  } else if (isListOfTexts([...a, ...b])) {
    noteOnly(at, path, a, b);
  } else {
    note(at, "length", path, a, b);
  }
}

function noteOnly(at: Comparison, path: Path, a: readonly unknown[], b: readonly unknown[]): void {
  const only = (list: readonly unknown[], other: readonly unknown[]) => list.filter((item) => !other.includes(item));
  note(at, "length", path, only(a, b), only(b, a));
}

function compareIds(at: Comparison, a: readonly number[], b: readonly number[], path: Path, key: string): void {
  const kind = idKindOfName(key);
  if (kind === undefined) {
    const [first, second] = [[...a], [...b]].map((list) => list.sort((x, y) => x - y));
    if (isSame(first, second)) {
      if (!isSame(a, b)) note(at, "order", path, a, b);
    } else {
      a.forEach((id, index) => {
        compare(at, id, b[index], [...path, "[]"], key);
      });
    }
    return;
  }
  const partners = [...new Set(a)].map((id) => [id, at.pairs.partnerOf(kind, id)] as const);
  const known = new Set(partners.map(([, partner]) => partner));
  const unpaired = partners.filter(([, partner]) => partner === undefined).map(([id]) => id);
  const rest = unpaired.sort((x, y) => x - y);
  const left = [...new Set(b)].filter((id) => !known.has(id)).sort((x, y) => x - y);
  if (rest.length !== left.length || !rest.every((id, index) => at.pairs.canUnify(kind, id, left[index] ?? 0))) {
    return note(at, "value", path, a, b);
  }
  rest.forEach((id, index) => at.pairs.unify(kind, id, left[index] ?? 0));
  const mapped = a.map((id) => at.pairs.partnerOf(kind, id));
  if (!isSame(mapped, b)) note(at, "order", path, a, b);
}

function compareItems(at: Comparison, a: readonly Item[], b: readonly Item[], path: Path, key: string | null): void {
  const by = listKeyOf(a);
  const names = (list: readonly Item[]) => list.map((item) => nameText(by === undefined ? undefined : item[by]));
  const order = (list: readonly Item[]) =>
    [...list.keys()].sort((x, y) => byCodeUnit(names(list)[x] ?? "", names(list)[y] ?? ""));
  const [first, second] = [order(a), order(b)];
  const isReordered =
    by !== undefined &&
    !isSame(names(a), names(b)) &&
    isSame(
      first.map((index) => names(a)[index]),
      second.map((index) => names(b)[index]),
    );
  if (isReordered) note(at, "order", path, names(a), names(b));
  a.forEach((_item, position) => {
    const [x, y] = isReordered ? [first[position] ?? 0, second[position] ?? 0] : [position, position];
    compare(at, a[x], b[y], [...path, "[]"], key);
  });
}

/**
 * The kinds of difference. Soft are those of order, of rendered HTML, of wording, and of who a system bot is.
 */
type DifferenceKind =
  | "events"
  | "extra"
  | "html"
  | "id"
  | "length"
  | "missing"
  | "msg"
  | "order"
  | "outcome"
  | "queue"
  | "status"
  | "sysbot"
  | "type"
  | "value";

/** One place that differs: `path` leads to it, with the key of the event before a colon. */
export interface RecordedDifference {
  readonly kind: DifferenceKind;
  readonly path: string;
  readonly recorded: unknown;
  readonly received: unknown;
  /** Whose queue has other events; undefined for an answer. */
  readonly actor?: string;
}

const SOFT_KINDS: ReadonlySet<DifferenceKind> = new Set(["html", "msg", "order", "sysbot"]);

/** Whether a difference is one of those that a client can live with. */
export function isSoft({ kind, recorded }: RecordedDifference): boolean {
  // The recorder did not collect the queues of deactivated accounts, so a queue that only it kept says nothing.
  return SOFT_KINDS.has(kind) || (kind === "queue" && recorded === "alive");
}
