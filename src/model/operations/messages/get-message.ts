import { badRequest, credentialsNeeded, isFailure } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById } from "../../rules/channels/channel-access";
import { messageById } from "../../rules/messages/message-rows";
import { readableMessage } from "../../rules/messages/readable-message";
import { has } from "../../rules/realm/feature-level";
import { isInWebPublicChannel, spectator } from "../../rules/users/spectators";
import { foundMessageViews } from "../../views/messages/found-message-view";
import { GET_MESSAGE_ANSWER, type GetMessageResponse } from "../../../protocol/answers/messages";
import { type Operation, operation } from "../operation";

/** Which message is wanted, and in which form. */
export interface GetMessageParams {
  /** The ID of the message. */
  readonly message_id: number;
  /** Whether it comes as HTML (true, the default) or as Markdown. Since feature level 120. */
  readonly apply_markdown?: boolean;
  /**
   * Whether the empty topic goes out as it is, and not under its display name; false by default. Since feature level
   * 334.
   */
  readonly allow_empty_topic_name?: boolean;
}

/**
 * Gives one message.
 *
 * @refuses BAD_REQUEST for a message that is not there or that one cannot read, and on old servers for one in an
 *   archived channel
 * @tells nobody
 * @spec Message
 */
export const getMessage: Operation<GetMessageParams, GetMessageResponse> = operation(
  () => GET_MESSAGE_ANSWER,
  oneMessage,
);

/**
 * Gives one message of a web-public channel to somebody without an account.
 *
 * @refuses UNAUTHORIZED for any other message
 * @spec Message
 */
export function messageForSpectators(realm: Realm, params: GetMessageParams) {
  const streamId = messageById(realm, params.message_id)?.stream_id ?? null;
  if (!isInWebPublicChannel(realm, streamId)) return refused(realm, credentialsNeeded());
  return oneMessage(realm, spectator(realm), params);
}

function oneMessage(realm: Realm, viewer: User, params: GetMessageParams) {
  const message = readableMessage(realm, viewer, params.message_id);
  if (isFailure(message)) return refused(realm, message);
  const channel = message.stream_id === null ? undefined : channelById(realm, message.stream_id);
  if (channel?.is_archived === true && !has(realm, "archivedChannelsAreReadable")) {
    return refused(realm, badRequest("channel_archived", "The channel of this message is archived."));
  }
  if (!has(realm, "singleMessageIsWhole")) return answered(realm, { raw_content: message.content });
  const options = {
    apply_markdown: params.apply_markdown ?? true,
    client_gravatar: true,
    allow_empty_topic_name: params.allow_empty_topic_name ?? false,
  };
  const [view] = foundMessageViews(realm, viewer, [message], options, null);
  return answered(realm, { ...(view === undefined ? {} : { message: view }), raw_content: message.content });
}
