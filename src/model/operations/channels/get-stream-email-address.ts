import { STREAM_ID } from "../../../protocol/parameters/channels";
import { optional } from "../../../protocol/schema/parameters";
import { email, integer } from "../../../protocol/schema/shapes";
import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById, hasContentAccess, mayPost } from "../../rules/channels/channel-access";
import { channelEmail } from "../../rules/channels/channel-names";
import { has } from "../../rules/realm/feature-level";
import { emailGateway, isAdministrator, userById } from "../../rules/users/people";
import { answered } from "../../views/outcome";
import { streamId } from "../examples";
import { operation } from "../operation";

/**
 * Returns the address for emails to a channel. The simulator receives no emails. The address is always the same for one
 * channel and sender. Since feature level 448, it is for accounts that may post to the channel. Assumption A422.
 */
export const getStreamEmailAddress = operation(
  () => ({
    id: "get-stream-email-address",
    method: "GET",
    path: "/streams/{stream_id}/email_address",
    since: 226,
    parameters: {
      /** The ID of the channel. */
      stream_id: STREAM_ID,
      /**
       * The ID of the sender of the emails: the email gateway bot of the server (by default), the actor, or a bot of
       * the actor; for administrators any bot. Since feature level 335.
       */
      sender_id: optional(integer, { since: 335 }),
    },
    answer: {
      /** The address for emails to the channel. */
      email: email,
    },
    refusals: ["channel_unknown", "posting_not_allowed", "email_sender_not_allowed"],
    events: [],
    example: streamId,
  }),
  (realm, actor, { stream_id, sender_id }) => {
    const channel = channelById(realm, stream_id);
    if (channel === undefined || channel.is_archived || !hasContentAccess(realm, channel, actor)) {
      return badRequest("channel_unknown", `There is no channel with the ID ${stream_id}.`);
    }
    if (has(realm, "channelAddressesTakeTheRightToPost") && !mayPost(realm, channel, actor)) {
      return badRequest("posting_not_allowed", "You are not allowed to post to this channel.");
    }
    const senderId = sender_id ?? emailGateway(realm).user_id;
    if (!maySendAs(realm, actor, senderId)) {
      return badRequest(
        "email_sender_not_allowed",
        "sender_id: expected yourself, a bot of yours or the bot for mails.",
      );
    }
    return answered(realm, { email: channelEmail(realm, channel, senderId) });
  },
);

function maySendAs(realm: Realm, actor: User, senderId: number): boolean {
  if (senderId === actor.user_id || senderId === emailGateway(realm).user_id) return true;
  const sender = userById(realm, senderId);
  if (sender?.is_bot !== true || sender.is_system_bot) return false;
  return sender.bot_owner_id === actor.user_id || isAdministrator(actor);
}
