import { badRequest } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelEmail } from "../../rules/channels/channel-email";
import { channelById, hasContentAccess } from "../../rules/channels/channel-access";
import { emailGateway, isAdministrator, userById } from "../../rules/users/people";
import {
  GET_STREAM_EMAIL_ADDRESS_ANSWER,
  type GetStreamEmailAddressResponse,
} from "../../../protocol/answers/channels";
import { type Operation, operation } from "../operation";

/** Which channel a mail is to go to, and in whose name its message is sent. */
export interface GetStreamEmailAddressParams {
  /** The ID of the channel. */
  readonly stream_id: number;
  /**
   * Who the mails come from: the server's bot for mails (by default), oneself, or a bot of one's own; for
   * administrators any bot. Since feature level 335.
   */
  readonly sender_id?: number;
}

/**
 * Gives the address for mails to a channel. The simulator receives no mails; the address is the same for the same
 * channel and sender.
 *
 * @refuses BAD_REQUEST for a channel that is unknown, archived or not readable; then for a sender that is
 *   neither oneself, a bot of one's own (for administrators any bot), nor the bot for mails
 * @spec Resources: record fields of a channel
 * @settled get_stream_email_address
 */
export const getStreamEmailAddress: Operation<GetStreamEmailAddressParams, GetStreamEmailAddressResponse> = operation(
  () => GET_STREAM_EMAIL_ADDRESS_ANSWER,
  (realm, actor, { stream_id, sender_id }) => {
    const channel = channelById(realm, stream_id);
    if (channel === undefined || channel.is_archived || !hasContentAccess(realm, channel, actor)) {
      return refused(realm, badRequest("channel_unknown", `There is no channel with the ID ${stream_id}.`));
    }
    const senderId = sender_id ?? emailGateway(realm).user_id;
    if (!maySendAs(realm, actor, senderId)) {
      return refused(
        realm,
        badRequest("email_sender_unfit", "sender_id: expected yourself, a bot of yours or the bot for mails."),
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
