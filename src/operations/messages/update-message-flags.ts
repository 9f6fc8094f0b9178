import { changeFlags, editableFlag, type FlagChange } from "../../changes/messages/change-flags";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import type { Message } from "../../realm/message";
import { readableMessage } from "../../rules/messages/readable-message";
import { has } from "../../rules/realm/feature-level";
import { type Operation, operation } from "../operation";

/** Which flag of which messages, and whether it is set or cleared. */
export interface UpdateMessageFlagsParams {
  readonly messages: readonly number[];
  readonly op: FlagChange;
  readonly flag: string;
}

/** All messages that were named, and the channels that were passed over. */
export interface UpdateMessageFlagsResponse {
  readonly messages: readonly number[];
  /** With the clearing of `read` only. */
  readonly ignored_because_not_subscribed_channels?: readonly number[];
}

/**
 * Sets or clears one's own flag of messages: `read`, `starred` or `collapsed`.
 *
 * @refuses BAD_REQUEST for another flag, then for any message that one cannot read
 * @tells the account `update_message_flags` with the messages that really changed
 * @spec Endpoints 15 (what replaces it)
 */
export const updateMessageFlags: Operation<UpdateMessageFlagsParams, UpdateMessageFlagsResponse> = operation(
  (realm, actor, params) => {
    const flag = editableFlag(params.flag);
    if (typeof flag !== "string") return refused(realm, flag);
    const messages: Message[] = [];
    for (const id of params.messages) {
      const message = readableMessage(realm, actor, id);
      if (isFailure(message)) return refused(realm, message);
      messages.push(message);
    }
    const changed = changeFlags(realm, actor, messages, params.op, flag);
    const reportsSkipped = flag === "read" && params.op === "remove" && has(realm, "skippedChannelsAreReported");
    return accepted(changed.step, {
      messages: params.messages,
      ...(reportsSkipped ? { ignored_because_not_subscribed_channels: changed.skipped_channel_ids } : {}),
    });
  },
);
