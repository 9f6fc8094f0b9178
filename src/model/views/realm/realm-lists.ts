/** Views of lists of the realm: linkifiers, playgrounds, custom emoji, exports. */
import {
  CODE_PLAYGROUND,
  type CUSTOM_EMOJI,
  type CustomEmojiView,
  EXPORT_TYPES,
  LINKIFIER,
  type REALM_EXPORT,
} from "../../../protocol/records/realm-lists";
import { type ComputedOf, shows } from "../../../protocol/schema/tables";
import { sha256Hex } from "../../realm/digest";
import type { Realm } from "../../realm/realm";
import type { CodePlayground, CustomEmoji, ExportType, Linkifier, LinkifierReverse } from "../../realm/realm-lists";
import { customEmojiUrl } from "../../rules/reactions/reactions";
import { has } from "../../rules/realm/feature-level";

/** Linkifiers as the interface shows them. Old servers have placeholders such as `%(id)s` instead of templates. */
export function linkifierViews(
  { feature_level }: Realm,
  rows: readonly Linkifier[],
): readonly ComputedOf<typeof LINKIFIER>[] {
  const hadFormat = shows(LINKIFIER, "url_format", feature_level);
  return rows.map(({ id, pattern, url_template, reverse = NO_REVERSE }) => ({
    id,
    pattern,
    url_template,
    ...reverse,
    ...(hadFormat ? { url_format: formatOf(url_template) } : {}),
  }));
}

const NO_REVERSE: LinkifierReverse = Object.freeze({
  example_input: null,
  reverse_template: null,
  alternative_url_templates: Object.freeze([]),
});

function formatOf(template: string): string {
  return template.replace(/%/g, "%%").replace(/\{(\w+)\}/g, "%($1)s");
}

/** Code playgrounds as the interface shows them. Old servers have the text before the code instead of a template. */
export function playgroundViews(
  { feature_level }: Realm,
  rows: readonly CodePlayground[],
): readonly ComputedOf<typeof CODE_PLAYGROUND>[] {
  if (!shows(CODE_PLAYGROUND, "url_prefix", feature_level)) return rows;
  return rows.map((row) => ({ ...row, url_prefix: row.url_template.replace("{code}", "") }));
}

/** All custom emoji, deactivated ones included, by their ID as text. */
export function customEmojiById(realm: Realm): Readonly<Record<string, CustomEmojiView>> {
  return Object.fromEntries(realm.custom_emoji.map((emoji) => [String(emoji.id), customEmojiView(realm, emoji)]));
}

/** A custom emoji on its way out; its ID is text there. */
export function customEmojiView(realm: Realm, emoji: CustomEmoji): ComputedOf<typeof CUSTOM_EMOJI> {
  return {
    id: String(emoji.id),
    name: emoji.name,
    source_url: customEmojiUrl(realm, emoji),
    still_url: null,
    deactivated: emoji.deactivated,
    author_id: emoji.author_id,
  };
}

/** The exports of the realm as administrators see them, in the order in which they were requested. */
export function exportViews(realm: Realm): ComputedOf<typeof REALM_EXPORT>[] {
  return realm.exports.map((row) => ({
    id: row.id,
    acting_user_id: row.acting_user_id,
    export_time: row.export_time,
    export_url: row.pending || row.deleted_timestamp !== null ? null : exportUrl(realm, row.id),
    deleted_timestamp: row.deleted_timestamp,
    failed_timestamp: null,
    pending: row.pending,
    export_type: has(realm, "exportTypesAreWords") ? wordOfType(row.export_type) : row.export_type,
    export_from_prior_server: false,
  }));
}

function wordOfType(type: ExportType): (typeof EXPORT_TYPES)[number] {
  return EXPORT_TYPES[type - 1] ?? "public";
}

/** Where the file of an export would be: nothing is written, so nothing is there. */
function exportUrl(realm: Realm, id: number): string {
  const token = sha256Hex(`${realm.random.seed}/export/${id}`).slice(0, 40);
  return `${realm.profile.url}/user_avatars/exports/1/${token}.tar.gz`;
}
