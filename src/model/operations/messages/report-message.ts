import { postReport } from "../../changes/messages/report-notice";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { channelById } from "../../rules/channels/channel-access";
import { readableMessage } from "../../rules/messages/readable-message";
import { LIMITS } from "../../../protocol/limits";
import { type EmptyResponse, NO_ANSWER } from "../../../protocol/answers/nothing";
import type { ReportType } from "../../../protocol/report-types";
import { type Operation, operation } from "../operation";

/** Which message is reported, for what. */
export interface ReportMessageParams {
  /** The ID of the message. */
  readonly message_id: number;
  /** What it is reported for: `spam`, `harassment`, `inappropriate`, `norms` or `other`. */
  readonly report_type: ReportType;
  /** At most 1000 characters; needed for the type `other`. */
  readonly description?: string;
}

/**
 * Reports a message to the moderators: the notification bot posts who reports it, what for, and the message to the
 * realm's channel for moderation.
 *
 * @refuses BAD_REQUEST for a description that is too long, then for none with the type `other`, then where the realm
 *   has no channel for moderation, then for a message that one may not read
 * @tells the subscribers of that channel `message`
 * @spec Endpoints: operations beyond the twenty (not shown; public facts)
 */
export const reportMessage: Operation<ReportMessageParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, { message_id, report_type, description = "" }) => {
    const max = LIMITS.MAX_REPORT_DESCRIPTION_LENGTH;
    if ([...description].length > max) {
      const sentence = `description: at most ${max} characters are allowed.`;
      return refused(realm, badRequest("report_description_too_long", sentence));
    }
    if (report_type === "other" && description === "") {
      const sentence = "description: a report of the type other has to be described.";
      return refused(realm, badRequest("report_description_missing", sentence));
    }
    const channel = channelById(realm, realm.settings.moderation_request_channel_id);
    if (channel === undefined) {
      return refused(realm, badRequest("reporting_disabled", "Messages cannot be reported in this organization."));
    }
    const message = readableMessage(realm, actor, message_id);
    if (isFailure(message)) return refused(realm, message);
    return accepted(postReport(realm, channel, actor, message, { type: report_type, description }), {});
  },
);
