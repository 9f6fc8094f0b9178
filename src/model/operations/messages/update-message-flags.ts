import { changeFlags, editableFlag, type FlagChange } from "../../changes/messages/change-flags";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { has } from "../../rules/realm/feature-level";
import { UPDATE_MESSAGE_FLAGS_ANSWER, type UpdateMessageFlagsResponse } from "../../../protocol/answers/messages";
import { type Operation, operation } from "../operation";

/** Which flag of which messages, and whether it is set or cleared. */
export interface UpdateMessageFlagsParams {
  /** The IDs of the messages. */
  readonly messages: readonly number[];
  /** Whether the flag is added or removed. */
  readonly op: FlagChange;
  /** The flag, such as `read` or `starred`. */
  readonly flag: string;
}

/**
 * Sets or clears one's own flag of messages: `read`, `starred` or `collapsed`.
 *
 * @refuses BAD_REQUEST for another flag, then for any message that would get a row by it and that one cannot read
 * @tells the account `update_message_flags` with the messages that really changed, even if that is none
 * @spec Endpoints 15 (what replaces it)
 */
export const updateMessageFlags: Operation<UpdateMessageFlagsParams, UpdateMessageFlagsResponse> = operation(
  () => UPDATE_MESSAGE_FLAGS_ANSWER,
  (realm, actor, params) => {
    const flag = editableFlag(params.flag);
    if (typeof flag !== "string") return refused(realm, flag);
    const changed = changeFlags(realm, actor, params.messages, params.op, flag);
    if (isFailure(changed)) return refused(realm, changed);
    return accepted(changed.step, {
      messages: params.messages,
      ...(has(realm, "skippedChannelsAreReported")
        ? { ignored_because_not_subscribed_channels: changed.skipped_channel_ids }
        : {}),
    });
  },
);
