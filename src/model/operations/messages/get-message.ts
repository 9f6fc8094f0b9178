import { FOUND_MESSAGE, type FoundMessageView } from "../../../protocol/records/messages";
import { optional, type ParamsOf, required } from "../../../protocol/schema/parameters";
import { boolean, integer, markdown, named } from "../../../protocol/schema/shapes";
import { field } from "../../../protocol/schema/tables";
import { badRequest, isFailure } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById } from "../../rules/channels/channel-access";
import { messageUnknown, readableMessage } from "../../rules/messages/message-rows";
import { has } from "../../rules/realm/feature-level";
import { foundMessageViews } from "../../views/messages/message-view";
import { answered } from "../../views/outcome";
import { messageId } from "../examples";
import { operation } from "../operation";

const parameters = () => ({
  /** The ID of the message. */
  message_id: required(integer),
  /** Whether the content is HTML (true, the default) or Markdown. Since feature level 120. */
  apply_markdown: optional(boolean, { since: 120 }),
  /**
   * Whether the answer has the empty topic unchanged, not as its display name; false by default. Since feature
   * level 334.
   */
  allow_empty_topic_name: optional(boolean, { since: 334 }),
});

type GetMessageParams = ParamsOf<ReturnType<typeof parameters>>;

/** Returns one message. */
export const getMessage = operation(
  () => ({
    id: "get-message",
    method: "GET",
    path: "/messages/{message_id}",
    parameters: parameters(),
    answer: {
      /** The message, with the flags of the actor. */
      message: field(named<FoundMessageView>(FOUND_MESSAGE), { since: 120 }),
      /** The content, as Markdown. */
      raw_content: markdown,
    },
    refusals: ["message_unknown", "channel_archived"],
    events: [],
    example: messageId,
    weight: 2,
  }),
  oneMessage,
);

function oneMessage(realm: Realm, viewer: User, params: GetMessageParams) {
  const message = readableMessage(realm, viewer, params.message_id);
  if (isFailure(message)) return message;
  const channel = message.stream_id === null ? undefined : channelById(realm, message.stream_id);
  if (channel?.is_archived === true && !has(realm, "archivedChannelsAreReadable")) {
    return badRequest("channel_archived", "The channel of this message is archived.");
  }
  const options = {
    apply_markdown: params.apply_markdown ?? true,
    client_gravatar: true,
    allow_empty_topic_name: params.allow_empty_topic_name ?? false,
  };
  const [view] = foundMessageViews(realm, viewer, [message], options, null);
  if (view === undefined) return messageUnknown(message.id);
  return answered(realm, { message: view, raw_content: message.content });
}
