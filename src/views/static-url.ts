import type { Realm } from "../realm/realm";

/** The address of a file that comes with the server: at its root domain, which has no label of the realm. */
export function staticUrl({ profile }: Realm, path: string): string {
  const root = profile.url.replace(`//${profile.string_id}.`, "//");
  return `${root}/static/${path}`;
}
