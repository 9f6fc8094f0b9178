import { LIMITS } from "../../../protocol/limits";
import { badRequest } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import { sha256Hex } from "../../realm/digest";
import type { Realm } from "../../realm/realm";
import { isUnprintable } from "../../text/text-checks";
import { realmHost } from "../users/people";

/** A name that may be given to something, trimmed; or why not. */
export function checkName(place: string, raw: string, maxLength: number) {
  const name = raw.trim();
  if (name === "") return badRequest("name_empty", `${place}: a name that is not empty is expected.`);
  if ([...name].length > maxLength)
    return badRequest("name_too_long", `${place}: a name has at most ${maxLength} characters.`);
  if (isUnprintable(name))
    return badRequest("name_unprintable", `${place}: a name may hold only characters that can be seen.`);
  return name;
}

/** The stored name of a channel: trimmed, not empty, within the maximum length, without invisible characters. */
export function checkChannelName(place: string, raw: string) {
  return checkName(place, raw, LIMITS.MAX_STREAM_NAME_LENGTH);
}

/** The stored description of a channel: within the maximum length, on one line. */
export function checkChannelDescription(place: string, raw: string) {
  const max = LIMITS.MAX_STREAM_DESCRIPTION_LENGTH;
  if ([...raw].length > max)
    return badRequest("description_too_long", `${place}: a description has at most ${max} characters.`);
  if (raw.includes("\u0000"))
    return badRequest("description_with_null", `${place}: a description must not contain NUL characters.`);
  return raw.replaceAll(/\r\n|\n|\r/g, " ");
}

const TOKEN_LENGTH = 32;

/** The address for mails to a channel, with or without a sender: always the same for the same channel and sender. */
export function channelEmail(realm: Realm, { stream_id, name }: Channel, senderId: number | null): string {
  const token = sha256Hex(`${realm.random.seed}/mail/${stream_id}/${senderId ?? ""}`).slice(0, TOKEN_LENGTH);
  const word = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return `${word === "" ? "" : `${word}.`}${token}@${realmHost(realm)}`;
}
