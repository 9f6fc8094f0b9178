import * as v from "../../protocol/shape";
import { addSubmessage } from "../../model/operations/messages/add-submessage";
import { checkMessagesMatchNarrow } from "../../model/operations/messages/check-messages-match-narrow";
import { deleteMessage } from "../../model/operations/messages/delete-message";
import { getMessage, messageForSpectators } from "../../model/operations/messages/get-message";
import { getMessageHistory } from "../../model/operations/messages/get-message-history";
import { getMessages, messagesForSpectators } from "../../model/operations/messages/get-messages";
import { getReadReceipts } from "../../model/operations/messages/get-read-receipts";
import { markAllAsRead } from "../../model/operations/messages/mark-all-as-read";
import { markStreamAsRead } from "../../model/operations/messages/mark-stream-as-read";
import { markTopicAsRead } from "../../model/operations/messages/mark-topic-as-read";
import { renderMessage } from "../../model/operations/messages/render-message";
import { reportMessage } from "../../model/operations/messages/report-message";
import { sendMessage } from "../../model/operations/messages/send-message";
import { updateMessage } from "../../model/operations/messages/update-message";
import { updateMessageFlags } from "../../model/operations/messages/update-message-flags";
import { updateMessageFlagsForNarrow } from "../../model/operations/messages/update-message-flags-for-narrow";
import { REPORT_TYPES } from "../../protocol/report-types";
import { optional, required, shapes } from "../parameter";
import { flagChange } from "../parameters/flag-parameters";
import { recipient, messageType } from "../parameters/message-parameters";
import { formerCount, narrowOrNull, narrowShape, rangeParameters } from "../parameters/narrow-parameters";
import { route } from "../route";

/** @spec Endpoints 1 (the checks of sending) */
export const sendMessageRoute = route({
  id: "send-message",
  method: "POST",
  path: "/messages",
  parameters: {
    type: messageType,
    content: required("text", shapes.text),
    topic: optional("text", shapes.text, { aliases: ["subject"] }),
    queue_id: optional("text", shapes.text),
    local_id: optional("text", shapes.text),
    read_by_sender: optional("json", shapes.boolean, { since: 236 }),
    sender: optional("text", shapes.text),
    forged: optional("text", shapes.text),
    time: optional("json", v.number()),
    widget_content: optional("text", shapes.text),
    // What `to` holds is looked at once all the others are read.
    to: recipient,
  },
  operation: sendMessage,
});

/** @spec Endpoints 2 */
export const updateMessageRoute = route({
  id: "update-message",
  method: "PATCH",
  path: "/messages/{message_id}",
  parameters: {
    message_id: required("json", shapes.integer),
    topic: optional("text", shapes.text, { aliases: ["subject"] }),
    propagate_mode: optional(
      "text",
      v.picklist(["change_one", "change_later", "change_all"], "expected one of change_one, change_later, change_all"),
    ),
    send_notification_to_old_thread: optional("json", shapes.boolean),
    send_notification_to_new_thread: optional("json", shapes.boolean),
    content: optional("text", shapes.text),
    prev_content_sha256: optional("text", shapes.text, { since: 379 }),
    stream_id: optional("json", shapes.integer, { since: 1 }),
  },
  operation: updateMessage,
});

/** @spec Resources: Message */
export const deleteMessageRoute = route({
  id: "delete-message",
  method: "DELETE",
  path: "/messages/{message_id}",
  parameters: { message_id: required("json", shapes.integer) },
  operation: deleteMessage,
});

/** @spec Message: Edit history entry */
export const getMessageHistoryRoute = route({
  id: "get-message-history",
  method: "GET",
  path: "/messages/{message_id}/history",
  parameters: {
    message_id: required("json", shapes.integer),
    allow_empty_topic_name: optional("json", shapes.boolean, { since: 334 }),
  },
  operation: getMessageHistory,
});

/** @spec Endpoints 10 */
export const getMessagesRoute = route({
  id: "get-messages",
  method: "GET",
  path: "/messages",
  parameters: {
    ...rangeParameters,
    message_ids: optional("json", shapes.integers, { since: 300 }),
    client_gravatar: optional("json", shapes.boolean),
    apply_markdown: optional("json", shapes.boolean),
    allow_empty_topic_name: optional("json", shapes.boolean, { since: 334 }),
    use_first_unread_anchor: optional("json", shapes.boolean),
  },
  operation: getMessages,
  spectators: messagesForSpectators,
});

/** @spec Endpoints 9 */
export const checkMessagesMatchNarrowRoute = route({
  id: "check-messages-match-narrow",
  method: "GET",
  path: "/messages/matches_narrow",
  parameters: {
    msg_ids: required("json", shapes.integers),
    narrow: required("json", narrowShape),
  },
  operation: checkMessagesMatchNarrow,
});

/** @spec Message */
export const getMessageRoute = route({
  id: "get-message",
  method: "GET",
  path: "/messages/{message_id}",
  parameters: {
    message_id: required("json", shapes.integer),
    apply_markdown: optional("json", shapes.boolean, { since: 120 }),
    allow_empty_topic_name: optional("json", shapes.boolean, { since: 334 }),
  },
  operation: getMessage,
  spectators: messageForSpectators,
});

/** @spec Endpoints 4: send_read_receipts */
export const getReadReceiptsRoute = route({
  id: "get-read-receipts",
  method: "GET",
  path: "/messages/{message_id}/read_receipts",
  since: 137,
  parameters: { message_id: required("json", shapes.integer) },
  operation: getReadReceipts,
});

/** @spec Endpoints 15 */
export const markAllAsReadRoute = route({
  id: "mark-all-as-read",
  method: "POST",
  path: "/mark_all_as_read",
  parameters: {},
  operation: markAllAsRead,
});

/** @spec Endpoints 15 */
export const markStreamAsReadRoute = route({
  id: "mark-stream-as-read",
  method: "POST",
  path: "/mark_stream_as_read",
  parameters: { stream_id: required("json", shapes.integer) },
  operation: markStreamAsRead,
});

/** @spec Endpoints 15 */
export const markTopicAsReadRoute = route({
  id: "mark-topic-as-read",
  method: "POST",
  path: "/mark_topic_as_read",
  parameters: {
    stream_id: required("json", shapes.integer),
    topic_name: required("text", shapes.text),
  },
  operation: markTopicAsRead,
});

/** @spec Endpoints 15 */
export const updateMessageFlagsRoute = route({
  id: "update-message-flags",
  method: "POST",
  path: "/messages/flags",
  parameters: {
    messages: required("json", shapes.integers),
    op: flagChange,
    flag: required("text", shapes.text),
  },
  operation: updateMessageFlags,
});

/** @spec Endpoints 15, 10 */
export const updateMessageFlagsForNarrowRoute = route({
  id: "update-message-flags-for-narrow",
  method: "POST",
  path: "/messages/flags/narrow",
  since: 155,
  parameters: {
    anchor: required("text", shapes.text),
    include_anchor: optional("json", shapes.boolean),
    num_before: required("json", shapes.integer, formerCount),
    num_after: required("json", shapes.integer, formerCount),
    narrow: required("json", narrowOrNull),
    op: flagChange,
    flag: required("text", shapes.text),
  },
  operation: updateMessageFlagsForNarrow,
});

/** @spec Endpoints 10: apply_markdown */
export const renderMessageRoute = route({
  id: "render-message",
  method: "POST",
  path: "/messages/render",
  parameters: {
    content: required("text", shapes.text),
  },
  operation: renderMessage,
});

/** @spec Endpoints: operations beyond the twenty */
export const reportMessageRoute = route({
  id: "report-message",
  method: "POST",
  path: "/messages/{message_id}/report",
  since: 382,
  parameters: {
    message_id: required("json", shapes.integer),
    report_type: required("text", v.picklist(REPORT_TYPES, `expected one of ${REPORT_TYPES.join(", ")}`)),
    description: optional("text", shapes.text),
  },
  operation: reportMessage,
});

/** @spec Message: submessages */
export const addSubmessageRoute = route({
  id: "add-submessage",
  method: "POST",
  path: "/submessage",
  parameters: {
    message_id: required("json", shapes.integer),
    msg_type: required("text", shapes.text),
    content: required("text", shapes.text),
  },
  operation: addSubmessage,
});
