import { required } from "../../../protocol/schema/parameters";
import { integer, list } from "../../../protocol/schema/shapes";
import type { IdSet } from "../../collections/id-set";
import { badRequest, isFailure } from "../../outcome/failures";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById } from "../../rules/channels/channel-access";
import { readableMessage } from "../../rules/messages/message-rows";
import { isRead } from "../../rules/messages/read-state";
import { has } from "../../rules/realm/feature-level";
import { userById } from "../../rules/users/people";
import { answered } from "../../views/outcome";
import { messageId } from "../examples";
import { operation } from "../operation";

/**
 * Returns the accounts that have read a message, without its sender, without accounts that hide their read receipts,
 * and without users who mute the actor or whom the actor mutes.
 */
export const getReadReceipts = operation(
  () => ({
    id: "get-read-receipts",
    method: "GET",
    path: "/messages/{message_id}/read_receipts",
    since: 137,
    parameters: {
      /** The ID of the message. */
      message_id: required(integer),
    },
    answer: {
      /** The IDs of the accounts. */
      user_ids: list(integer),
    },
    refusals: ["message_unknown", "channel_archived", "receipts_disabled"],
    events: [],
    example: messageId,
    weight: 1,
  }),
  (realm, viewer, params) => {
    const message = readableMessage(realm, viewer, params.message_id);
    if (isFailure(message)) return message;
    const channel = message.stream_id === null ? undefined : channelById(realm, message.stream_id);
    if (channel?.is_archived === true && !has(realm, "archivedChannelsAreReadable")) {
      return badRequest("channel_archived", "The channel of this message is archived.");
    }
    if (!realm.settings.enable_read_receipts) {
      return badRequest("receipts_disabled", "Read receipts are disabled in this organization.");
    }
    const user_ids = [...holdersOf(realm, message)].filter((id) => {
      const user = userById(realm, id);
      return user !== undefined && isShown(realm, viewer, message, user);
    });
    return answered(realm, { user_ids });
  },
);

/** All accounts that have received a message, ascending. */
function holdersOf(realm: Realm, message: Message): IdSet {
  let holders = message.received_by;
  for (const [userId, marks] of realm.message_marks) {
    if (marks.historical.has(message.id) || marks.given.has(message.id)) holders = holders.add(userId);
  }
  return holders;
}

function isShown(realm: Realm, viewer: User, message: Message, user: User): boolean {
  const id = user.user_id;
  if (id === message.sender_id || !user.is_active || !user.settings.send_read_receipts) return false;
  if (has(realm, "receiptsOmitMutedUsers") && isMutedEitherWay(realm, viewer.user_id, id)) return false;
  return isRead(realm, id, message);
}

function isMutedEitherWay(realm: Realm, one: number, other: number): boolean {
  return realm.muted_by.get(one)?.has(other) === true || realm.muted_by.get(other)?.has(one) === true;
}
