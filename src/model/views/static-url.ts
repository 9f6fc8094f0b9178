import type { Realm } from "../realm/realm";

/** Where the table of emoji is, below what comes with the server. */
export const EMOJI_NAMES_PATH = "generated/emoji/emoji_api.json";

/** The address of a file that comes with the server: at its root domain, which has no label of the realm. */
export function staticUrl({ profile }: Realm, path: string): string {
  const root = profile.url.replace(`//${profile.string_id}.`, "//");
  return `${root}/static/${path}`;
}
