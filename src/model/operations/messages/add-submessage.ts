import { parsedJson } from "../../../protocol/parsed-json";
import { required } from "../../../protocol/schema/parameters";
import { integer, text } from "../../../protocol/schema/shapes";
import { withSubmessage } from "../../changes/messages/message-additions";
import { followedByParticipation } from "../../changes/user-topics/topic-visibility";
import { eventFor, usersIn } from "../../outcome/audience";
import { badRequest, isFailure } from "../../outcome/failures";
import { withEvents } from "../../outcome/transition";
import { messageToChange } from "../../rules/messages/message-permissions";
import { widgetTypeOf } from "../../rules/messages/message-rows";
import { messageAudience } from "../../rules/moving/message-readers";
import { widgetDataProblem } from "../../text/widgets";
import { accepted } from "../../views/outcome";
import { messageId } from "../examples";
import { operation } from "../operation";

/**
 * Adds a submessage to a message: data of a widget, such as a vote in a poll. Only the author can add the first
 * submessage, unless the message itself creates the widget.
 */
export const addSubmessage = operation(
  () => ({
    id: "add-submessage",
    method: "POST",
    path: "/submessage",
    parameters: {
      /** The ID of the message. */
      message_id: required(integer),
      /** The type of the submessage; only `widget` exists. */
      msg_type: required(text),
      /** The data of the widget, as JSON text. */
      content: required(text),
    },
    answer: {},
    refusals: ["message_unknown", "channel_archived", "submessage_not_allowed", "submessage_invalid"],
    events: ["muted_topics", "submessage", "user_topic"],
    example: (pick) => ({ ...messageId(pick), msg_type: "widget", content: "{}" }),
  }),
  (realm, actor, params) => {
    const message = messageToChange(realm, actor, params.message_id);
    if (isFailure(message)) return message;
    const isAuthor = message.sender_id === actor.user_id;
    if (!isAuthor && message.submessages?.some((one) => one.sender_id === message.sender_id) !== true) {
      return badRequest("submessage_not_allowed", "message_id: only its author may begin a widget.");
    }
    const data = parsedJson(params.content);
    if (data === undefined) return badRequest("submessage_invalid", "content: JSON is expected.");
    const problem = widgetDataProblem(widgetTypeOf(message), data, isAuthor);
    if (problem !== undefined) return badRequest("submessage_invalid", `content: ${problem}`);
    const { msg_type, content } = params;
    const [next, added] = withSubmessage(realm, message, { sender_id: actor.user_id, msg_type, content });
    const { id, ...said } = added;
    const event = eventFor(usersIn(messageAudience(next, [message])), {
      type: "submessage",
      ...said,
      submessage_id: id,
    });
    return accepted(withEvents(followedByParticipation(next, actor, message), [event]), {});
  },
);
