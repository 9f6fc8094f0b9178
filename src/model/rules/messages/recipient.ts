import { badRequest, isFailure, streamDoesNotExist } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { escapeQuoted } from "../../text/markdown/html";
import { channelById, channelByName } from "../channels/channel-access";
import { checkChannelName } from "../channels/channel-names";
import { correspondentByEmail, userById } from "../users/people";

/** The four words for the kind of a message; `stream` and `private` are the old ones. */
export type MessageType = "direct" | "channel" | "stream" | "private";

/** To whom a message goes, as a request may put it: IDs, names or addresses, alone or in a list. */
export type To = number | string | readonly number[] | readonly string[];

/** Whether a message of this type goes to a channel. */
export function isChannelType(type: MessageType): boolean {
  return type === "channel" || type === "stream";
}

/**
 * Finds the channel that a request names: by ID, by name, or by a list of one of these. A bot that names none may have
 * one by default.
 */
export function recipientChannel(realm: Realm, sender: User, to: To | undefined) {
  const wanted = to ?? realm.bot_defaults.get(sender.user_id)?.default_sending_stream ?? [];
  const named = typeof wanted === "object" ? wanted[0] : wanted;
  if (named === undefined || (typeof wanted === "object" && wanted.length !== 1)) {
    return badRequest("channel_not_one", "to: exactly one channel is expected.");
  }
  if (typeof named === "number") return channelById(realm, named) ?? streamDoesNotExist(named);
  const checked = checkChannelName("to", named);
  if (isFailure(checked)) return checked;
  return channelByName(realm, checked) ?? streamDoesNotExist(escapeQuoted(checked));
}

/** Finds the channel that a request names by its ID. */
export function channelOfId(realm: Realm, to: number | readonly number[]) {
  if (typeof to === "object") return badRequest("channel_not_one", "to: the ID of one channel is expected.");
  return channelById(realm, to) ?? streamDoesNotExist(to);
}

/**
 * Finds the accounts that a request names: a list of IDs, a list of addresses, or addresses separated by commas.
 * Duplicates count once.
 *
 * @returns the accounts, in order of their IDs
 */
export function recipientUsers(realm: Realm, to: To) {
  const named =
    typeof to === "string"
      ? to
          .split(",")
          .map((part) => part.trim())
          .filter((part) => part !== "")
      : to;
  const isMixed = typeof named === "object" && new Set(named.map((item) => typeof item)).size > 1;
  if (isMixed)
    return badRequest("recipients_of_two_kinds", "to: either user IDs or e-mail addresses are expected, not both.");
  return listedUsers(realm, named);
}

/** @refuses BAD_REQUEST for a single ID, for no recipient, and for an unknown account */
export function listedUsers(realm: Realm, to: number | readonly (number | string)[]) {
  if (typeof to === "number") return badRequest("recipients_not_listed", "to: a list of user IDs is expected.");
  if (to.length === 0) return badRequest("recipients_missing", "to: at least one recipient is expected.");
  return usersNamed(realm, to);
}

/**
 * Finds the accounts of a list of IDs or of addresses. Duplicates count once.
 *
 * @returns the accounts, in order of their IDs
 */
export function usersNamed(realm: Realm, named: readonly (number | string)[]) {
  const people = new Map<number, User>();
  for (const item of named) {
    const user = typeof item === "number" ? userById(realm, item) : correspondentByEmail(realm, item);
    if (user === undefined) return badRequest("recipient_unknown", `to: there is no user ${JSON.stringify(item)}.`);
    people.set(user.user_id, user);
  }
  return [...people.values()].sort((a, b) => a.user_id - b.user_id);
}
