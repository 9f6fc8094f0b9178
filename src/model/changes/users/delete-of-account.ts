/** What can be deleted of an account that is deactivated: its profile, and its messages. */
import { andThen, andThenForEach, type Transition, transition } from "../../outcome/transition";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { channelById } from "../../rules/channels/channel-access";
import { has } from "../../rules/realm/feature-level";
import { userById } from "../../rules/users/people";
import { byConversation, removeMessages } from "../messages/remove-messages";
import { rename, withAvatar } from "./change-user";
import { withUser } from "./people-changes";
import { personUpdatedEvent } from "./people-events";

/** What is deleted; nothing of what is omitted. */
export interface DeactivationActions {
  readonly delete_profile?: boolean;
  readonly delete_public_channel_messages?: boolean;
  readonly delete_private_channel_messages?: boolean;
  readonly delete_direct_messages?: boolean;
}

/** The name of accounts whose profile is deleted. */
const DELETED_NAME = "Deleted user";

/**
 * Deletes parts of an account: first its profile, then its messages, conversation by conversation from the oldest
 * message on.
 *
 * @param deleterId - the account that deletes
 */
export function deleteOfAccount(
  realm: Realm,
  userId: number,
  deleterId: number,
  actions: DeactivationActions,
): Transition {
  const profile = actions.delete_profile === true ? withoutProfile(realm, userId) : transition(realm);
  // To look at all messages takes longer than to deactivate an account.
  if (!deletesMessages(actions)) return profile;
  const messages = [...realm.messages].flatMap((message) =>
    message !== null && message.sender_id === userId && isDeleted(realm, message, actions) ? [message] : [],
  );
  return andThenForEach(profile, byConversation(messages), (next, conversation) =>
    removeMessages(next, conversation, deleterId),
  );
}

function deletesMessages(actions: DeactivationActions): boolean {
  const { delete_public_channel_messages: ofPublic, delete_private_channel_messages: ofPrivate } = actions;
  return [ofPublic, ofPrivate, actions.delete_direct_messages].includes(true);
}

function withoutProfile(realm: Realm, userId: number): Transition {
  const hasPicture = (userById(realm, userId)?.avatar ?? null) !== null;
  const renamed = andThen(marked(realm, userId), (next) => rename(next, userId, DELETED_NAME));
  return hasPicture ? andThen(renamed, (next) => withAvatar(next, userId, null)) : renamed;
}

/** Marks the account as deleted. Assumption A515. */
function marked(realm: Realm, userId: number): Transition {
  const next = withUser(realm, userId, { is_deleted: true });
  const user = userById(next, userId);
  if (user === undefined || !has(realm, "deletedAccountsAreMarked")) return transition(next);
  return transition(next, [personUpdatedEvent(next, user, { is_deleted: true })]);
}

function isDeleted(realm: Realm, { stream_id }: Message, actions: DeactivationActions): boolean {
  if (stream_id === null) return actions.delete_direct_messages === true;
  const isPrivate = channelById(realm, stream_id)?.invite_only === true;
  return (isPrivate ? actions.delete_private_channel_messages : actions.delete_public_channel_messages) === true;
}
