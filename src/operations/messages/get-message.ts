import { badRequest, credentialsNeeded, isFailure } from "../../outcome/failures";
import { answered, refused, type Outcome } from "../../outcome/outcome";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById } from "../../rules/channel-access";
import { has } from "../../rules/feature-level";
import { messageById } from "../../rules/messages/message-rows";
import { readableMessage } from "../../rules/messages/readable-message";
import { isInWebPublicChannel, spectator } from "../../rules/spectators";
import { foundMessageViews } from "../../rules/views/found-message-view";
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
export const getMessage: Operation<GetMessageParams, GetMessageResponse> = operation(oneMessage);

/**
 * Gives one message of a web-public channel to somebody without an account.
 *
 * @refuses UNAUTHORIZED for any other message
 * @card Message
 */
export function messageForSpectators(realm: Realm, params: GetMessageParams): Outcome<GetMessageResponse> {
  const streamId = messageById(realm, params.message_id)?.stream_id ?? null;
  if (!isInWebPublicChannel(realm, streamId)) return refused(realm, credentialsNeeded());
  return oneMessage(realm, spectator(realm), params);
}

function oneMessage(realm: Realm, viewer: User, params: GetMessageParams): Outcome<GetMessageResponse> {
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
  const [view] = foundMessageViews(realm, viewer, [message], options, null);
  return answered(realm, { ...(view === undefined ? {} : { message: view }), raw_content: message.content });
}
