import { badRequest, isFailure } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { channelById } from "../../rules/channel-access";
import { has } from "../../rules/feature-level";
import { readableMessage } from "../../rules/messages/readable-message";
import { foundMessageView } from "../../rules/views/found-message-view";
import type { MessageView } from "../../rules/views/message-view";
import { operation, type Operation } from "../operation";

/** Which message is wanted, and in which form. */
export interface GetMessageParams {
  readonly message_id: number;
  readonly apply_markdown?: boolean;
  readonly allow_empty_topic_name?: boolean;
}

/** The message with one's own flags, and its Markdown; old servers gave the Markdown alone. */
export interface GetMessageResponse {
  readonly message?: MessageView;
  readonly raw_content: string;
}

/**
 * Gives one message.
 *
 * @refuses BAD_REQUEST for a message that is not there or that one cannot read, and on old servers for one in an
 *   archived channel
 * @tells nobody
 * @card Message
 */
export const getMessage: Operation<GetMessageParams, GetMessageResponse> = operation((realm, viewer, params) => {
  const message = readableMessage(realm, viewer, params.message_id);
  if (isFailure(message)) return refused(realm, message);
  const channel = message.stream_id === null ? undefined : channelById(realm, message.stream_id);
  if (channel?.is_archived === true && !has(realm, "archivedChannelsAreReadable")) {
    return refused(realm, badRequest("The channel of this message is archived."));
  }
  if (!has(realm, "singleMessageIsWhole")) return answered(realm, { raw_content: message.content });
  const options = {
    apply_markdown: params.apply_markdown ?? true,
    client_gravatar: false,
    allow_empty_topic_name: params.allow_empty_topic_name ?? false,
  };
  const view = foundMessageView(realm, viewer, message, options, null);
  return answered(realm, { ...(view === undefined ? {} : { message: view }), raw_content: message.content });
});
