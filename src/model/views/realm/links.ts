import type { Realm } from "../../realm/realm";
import type { CodePlayground, Linkifier } from "../../realm/realm-lists";
import { shows } from "../../../protocol/schema/fields-at";
import {
  CODE_PLAYGROUND,
  type CodePlaygroundView,
  LINKIFIER,
  type LinkifierView,
} from "../../../protocol/records/realm-lists";

/** Linkifiers on their way out; old servers had holes such as `%(id)s` in place of templates. */
export function linkifierViews({ feature_level }: Realm, rows: readonly Linkifier[]): readonly LinkifierView[] {
  if (!shows(LINKIFIER, "url_format", feature_level)) return rows;
  return rows.map(({ id, pattern, url_template }) => ({ id, pattern, url_format: formatOf(url_template) }));
}

function formatOf(template: string): string {
  return template.replace(/%/g, "%%").replace(/\{(\w+)\}/g, "%($1)s");
}

/** Code playgrounds on their way out; old servers had what stands before the code in place of a template. */
export function playgroundViews(
  { feature_level }: Realm,
  rows: readonly CodePlayground[],
): readonly CodePlaygroundView[] {
  if (!shows(CODE_PLAYGROUND, "url_prefix", feature_level)) return rows;
  return rows.map(({ url_template, ...row }) => ({ ...row, url_prefix: url_template.replace("{code}", "") }));
}
