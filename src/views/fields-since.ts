import type { Realm } from "../realm/realm";

/** Fields by name, with the first feature level that shows each; what is not listed is as old as the interface. */
export type FieldsSince = Readonly<Record<string, number>>;

/** The fields of a view that the realm's feature level knows. */
export function knownFields(
  realm: Realm,
  fields: Readonly<Record<string, unknown>>,
  since: FieldsSince,
): Record<string, unknown> {
  const known: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) {
    if (realm.feature_level >= (since[name] ?? 0)) known[name] = fields[name];
  }
  return known;
}
