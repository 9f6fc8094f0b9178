import { pathText } from "../../protocol/problem-words";
import type { AnyValue } from "../../protocol/schema/shapes";
import { HashMap } from "../collections/hash-map";
import { IdSet } from "../collections/id-set";
import { Intervals } from "../collections/intervals";
import { OrderedMap } from "../collections/ordered-map";
import { SortedIds } from "../collections/sorted-ids";
import { Vector } from "../collections/vector";
import { copyOfRealm } from "./change";
import { canonicalDigest } from "./digest";
import type { Realm } from "./realm";

/** Whether a value that was read from somewhere has the outer form of a snapshot. */
export function isRealm(value: unknown): value is Realm {
  return (
    typeof value === "object" &&
    value !== null &&
    "now" in value &&
    typeof value.now === "number" &&
    "settings" in value &&
    "messages" in value &&
    value.messages instanceof Vector &&
    "users" in value &&
    value.users instanceof Vector
  );
}

/** A snapshot in JSON cannot be read; the message is one sentence that says why. */
export class SnapshotProblem extends Error {
  override readonly name = "SnapshotProblem";
}

const FORMAT = "realm-simulator/snapshot";
/** Version 1 had no stored renderings. */
const VERSION = 2;
const READABLE: readonly unknown[] = [1, VERSION];
/** The digest protects what is in `shared` and `realm`. */
const KEYS: readonly string[] = ["format", "version", "digest", "shared", "realm"] satisfies (keyof SnapshotJSON)[];
/** Plain records of at least this many fields are shared when they occur again. */
const SHARED_FIELDS = 20;

/** A snapshot as plain JSON. Large values that occur several times are stored once, in `shared`. */
export interface SnapshotJSON {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly digest: string;
  readonly shared: readonly AnyValue[];
  readonly realm: AnyValue;
}

/**
 * Converts a snapshot to plain JSON.
 *
 * @returns a value for `JSON.stringify`; equal snapshots have equal texts
 * @throws TypeError for a value that is not a snapshot
 * @example const text = JSON.stringify(realmToJSON(sim.snapshot()));
 */
export function realmToJSON(realm: Realm): SnapshotJSON {
  if (!isRealm(realm)) {
    throw new TypeError("realmToJSON: expected a snapshot, as snapshot(), createRealm and realmFromJSON give them.");
  }
  const writer = sharedParts();
  const body = encode(realm, writer);
  const content = { shared: writer.parts, realm: body };
  return { format: FORMAT, version: VERSION, digest: canonicalDigest(content), ...content };
}

/** A snapshot that was read from JSON. */
export interface StoredSnapshot {
  readonly version: unknown;
  /** Of an earlier version: without what came later. */
  readonly realm: Realm;
}

/**
 * Reads a snapshot that `realmToJSON` wrote.
 *
 * @throws SnapshotProblem with a sentence for JSON that is foreign, of another version, has an unknown key, or is damaged
 */
export function storedSnapshot(json: AnyValue): StoredSnapshot {
  if (typeof json !== "object" || json === null || !("format" in json) || json.format !== FORMAT) {
    const text = typeof json === "string" ? " A text has to be read by JSON.parse first." : "";
    throw new SnapshotProblem(`This is not a snapshot of a realm: "format" must be "${FORMAT}".${text}`);
  }
  if (!("version" in json) || !READABLE.includes(json.version)) {
    const found = "version" in json ? JSON.stringify(json.version) : "none";
    throw new SnapshotProblem(
      `This snapshot has the version ${found}; only the versions ${READABLE.join(" and ")} can be read.`,
    );
  }
  const unknown = Object.keys(json).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) {
    throw new SnapshotProblem(`${pathText([unknown])}: unknown key; a snapshot has ${KEYS.join(", ")}.`);
  }
  const shared = "shared" in json ? json.shared : undefined;
  const body = "realm" in json ? json.realm : undefined;
  if (!("digest" in json) || !Array.isArray(shared) || canonicalDigest({ shared, realm: body }) !== json.digest) {
    throw new SnapshotProblem("This snapshot is damaged: its content does not fit its digest.");
  }
  const parts: unknown[] = [];
  for (const part of shared) parts.push(decode(part, parts));
  const realm = decode(body, parts);
  if (!isRealm(realm)) throw new SnapshotProblem("This snapshot is damaged: parts of the realm are missing.");
  return { version: json.version, realm: Object.freeze(copyOfRealm(withLaterFields(realm))) };
}

/** Older snapshots do not have the fields of later versions. */
function withLaterFields(realm: Realm): Realm {
  return withDevices("webhooks" in realm ? realm : withNoWebhooksYet(realm));
}

function withNoWebhooksYet(realm: Realm): Realm {
  const { last_ids }: { last_ids: Realm["last_ids"] } = realm;
  return { ...realm, webhooks: HashMap.empty(), last_ids: Object.freeze({ ...last_ids, webhook: 0 }) };
}

function withDevices(realm: Realm): Realm {
  if ("devices" in realm && Array.isArray(realm.devices)) return realm;
  const last_ids = Object.freeze({ ...realm.last_ids, device: 0 });
  const channels = Vector.from(
    Array.from(realm.channels, (channel) => Object.freeze({ ...channel, default_push_notifications: false })),
  );
  let message_marks = realm.message_marks;
  for (const [userId, marks] of realm.message_marks) {
    message_marks = message_marks.set(userId, Object.freeze({ ...marks, hide_link_previews: IdSet.empty() }));
  }
  return { ...realm, last_ids, channels, message_marks, devices: Object.freeze([]) };
}

/** The parts that stand once, by their text, so that sharing depends on content and not on history. */
interface SharedParts {
  readonly parts: readonly unknown[];
  reference(value: object, encodePart: () => unknown): { readonly $ref: number };
}

function sharedParts(): SharedParts {
  const parts: unknown[] = [];
  const places = new Map<string, number>();
  const known = new Map<object, { readonly $ref: number }>();
  return {
    parts,
    reference: (value, encodePart) => {
      const before = known.get(value);
      if (before !== undefined) return before;
      const part = encodePart();
      const text = JSON.stringify(part);
      const place = places.get(text) ?? parts.push(part) - 1;
      places.set(text, place);
      const reference = { $ref: place };
      known.set(value, reference);
      return reference;
    },
  };
}

function encode(value: unknown, shared: SharedParts): unknown {
  // JSON text knows no negative zero.
  if (value === 0) return 0;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => encode(item, shared));
  const encodeList = (items: Iterable<unknown>): unknown[] => Array.from(items, (item) => encode(item, shared));
  if (value instanceof Vector) return { $vector: encodeList(value) };
  if (value instanceof HashMap) return { $map: encodeList(value) };
  if (value instanceof OrderedMap) return { $ordered: encodeList(value) };
  if (value instanceof SortedIds) return { $sorted: [...value] };
  if (value instanceof Intervals) return { $intervals: [...value] };
  if (value instanceof IdSet) return shared.reference(value, () => ({ $ids: [...value] }));
  const names = Object.keys(value);
  const encodeRecord = (): unknown => {
    const record: Record<string, unknown> = {};
    for (const name of names) {
      const item: unknown = Reflect.get(value, name);
      if (item !== undefined) record[name] = encode(item, shared);
    }
    return record;
  };
  return names.length >= SHARED_FIELDS ? shared.reference(value, encodeRecord) : encodeRecord();
}

function decode(value: unknown, parts: readonly unknown[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return Object.freeze(value.map((item) => decode(item, parts)));
  const [key, ...others] = Object.keys(value);
  const tagged = others.length === 0 && key !== undefined && key.startsWith("$");
  if (tagged) return decodeTagged(key, Object.values(value)[0], parts);
  const record: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) record[name] = decode(item, parts);
  return Object.freeze(record);
}

function decodeTagged(tag: string, content: unknown, parts: readonly unknown[]): unknown {
  if (tag === "$ref" && typeof content === "number") return parts[content];
  if (!Array.isArray(content)) throw new SnapshotProblem(`This snapshot is damaged: ${tag} must hold a list.`);
  switch (tag) {
    case "$vector":
      return Vector.from(content.map((item) => decode(item, parts)));
    case "$map":
      return HashMap.from(pairs<string | number>(content, parts));
    case "$ordered":
      return OrderedMap.from(pairs<readonly (string | number)[]>(content, parts));
    case "$sorted":
      return SortedIds.from(content);
    case "$intervals":
      return Intervals.from(content);
    case "$ids":
      return IdSet.from(content);
    default:
      throw new SnapshotProblem(`This snapshot is damaged: "${tag}" is not a kind of collection.`);
  }
}

function pairs<Key>(content: readonly unknown[], parts: readonly unknown[]): [Key, unknown][] {
  return content.map((pair) => decode(pair, parts) as [Key, unknown]);
}
