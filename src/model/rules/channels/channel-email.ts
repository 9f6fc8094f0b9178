import type { Channel } from "../../realm/channel";
import { sha256Hex } from "../../realm/digest";
import type { Realm } from "../../realm/realm";
import { realmHost } from "../users/people";

const TOKEN_LENGTH = 32;

/**
 * The address for mails to a channel in the name of a sender, or of nobody: always the same for the same channel and
 * sender.
 */
export function channelEmail(realm: Realm, { stream_id, name }: Channel, senderId: number | null): string {
  const token = sha256Hex(`${realm.random.seed}/mail/${stream_id}/${senderId ?? ""}`).slice(0, TOKEN_LENGTH);
  const word = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return `${word === "" ? "" : `${word}.`}${token}@${realmHost(realm)}`;
}
