import { LIMITS } from "../../../protocol/limits";
import { optional, required } from "../../../protocol/schema/parameters";
import { integer, literal, text } from "../../../protocol/schema/shapes";
import { REPORT_TYPES } from "../../../protocol/server-constants";
import { postReport } from "../../changes/messages/bot-messages";
import { badRequest, isFailure } from "../../outcome/failures";
import { channelById } from "../../rules/channels/channel-access";
import { readableMessage } from "../../rules/messages/message-rows";
import { has } from "../../rules/realm/feature-level";
import { accepted } from "../../views/outcome";
import { messageId } from "../examples";
import { operation } from "../operation";

/**
 * Reports a message to the moderators. The notification bot posts the reporter, the reason and the message to the
 * realm's channel for moderation.
 */
export const reportMessage = operation(
  () => ({
    id: "report-message",
    method: "POST",
    path: "/messages/{message_id}/report",
    since: 382,
    parameters: {
      /** The ID of the message. */
      message_id: required(integer),
      /** The reason: `spam`, `harassment`, `inappropriate`, `norms` or `other`. */
      report_type: required(literal(...REPORT_TYPES)),
      /** A description: at most 1000 characters; required for the type `other`. */
      description: optional(text),
    },
    answer: {},
    refusals: [
      "report_description_too_long",
      "report_description_missing",
      "reporting_disabled",
      "message_unknown",
      "report_not_posted",
    ],
    events: ["message", "stream/update"],
    // Shows a message to moderators, whether or not they could read it: the laws on visibility do not hold.
    example: (pick) => ({ ...messageId(pick), report_type: pick.one(REPORT_TYPES), description: pick.content() }),
    weight: 0,
  }),
  (realm, actor, { message_id, report_type, description = "" }) => {
    const max = LIMITS.MAX_REPORT_DESCRIPTION_LENGTH;
    if ([...description].length > max) {
      const sentence = `description: at most ${max} characters are allowed.`;
      return badRequest("report_description_too_long", sentence);
    }
    if (report_type === "other" && description === "") {
      const sentence = "description: a report of the type other has to be described.";
      return badRequest("report_description_missing", sentence);
    }
    const channel = channelById(realm, realm.settings.moderation_request_channel_id);
    if (channel === undefined) {
      return badRequest("reporting_disabled", "Messages cannot be reported in this organization.");
    }
    const message = readableMessage(realm, actor, message_id);
    if (isFailure(message)) return message;
    // Assumption A511.
    if (channel.is_archived && has(realm, "reportsNeedTheNotice")) {
      return badRequest("report_not_posted", "The report cannot be posted to the channel of moderators.");
    }
    return accepted(postReport(realm, channel, actor, message, { type: report_type, description }), {});
  },
);
