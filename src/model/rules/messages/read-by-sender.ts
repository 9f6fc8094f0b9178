import type { Realm } from "../../realm/realm";
import { has } from "../realm/feature-level";

/** Clients in which people write, by the first word of their `User-Agent` in lower case. */
const CLIENTS_OF_PEOPLE: ReadonlySet<string> = new Set([
  "website",
  "ios",
  "android",
  "zulipmobile",
  "zulipandroid",
  "zulipios",
  "zulipdesktop",
  "zulipelectron",
  "zulipterminal",
  "snipe",
]);

/**
 * Whether a message starts as read by its sender when the request does not say: yes for clients in which a person
 * has just written it, no for scripts.
 *
 * @spec Endpoints 1: read_by_sender
 * @settled default_read_by_sender
 */
export function clientReadsOwnMessages(realm: Realm, client: string): boolean {
  const name = client.toLowerCase();
  if (CLIENTS_OF_PEOPLE.has(name)) return true;
  return !has(realm, "clientsOfPeopleAreListed") && name.includes("desktop app");
}
