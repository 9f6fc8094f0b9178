import { changeFlags, editableFlag, type FlagChange } from "../../changes/messages/change-flags";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { findRange } from "../../rules/narrow/find-range";
import type { Narrow } from "../../rules/narrow/narrow";
import { readRange } from "../../rules/narrow/read-range";
import { resolveNarrow } from "../../rules/narrow/resolve-narrow";
import { has } from "../../rules/realm/feature-level";
import { LIMITS } from "../../../protocol/limits";
import {
  UPDATE_MESSAGE_FLAGS_FOR_NARROW_ANSWER,
  type UpdateMessageFlagsForNarrowResponse,
} from "../../../protocol/answers/messages";
import { type Operation, operation } from "../operation";

/** A range of messages, what they must fulfil, and what becomes of which flag. */
export interface UpdateMessageFlagsForNarrowParams {
  /** A message ID, or `newest`, `oldest` or `first_unread`: where the range is. */
  readonly anchor: string | number;
  /** Whether the anchor belongs to the range; true by default. */
  readonly include_anchor?: boolean;
  /** How many messages before the anchor. */
  readonly num_before: number;
  /** How many messages after the anchor. */
  readonly num_after: number;
  /** Terms that a message has to match. */
  readonly narrow: Narrow;
  /** Whether the flag is added or removed. */
  readonly op: FlagChange;
  /** The flag, such as `read` or `starred`. */
  readonly flag: string;
}

/** A range of at most as many messages as may be asked for at once: what is too much is left out on both sides. */
function cutDown(params: UpdateMessageFlagsForNarrowParams): UpdateMessageFlagsForNarrowParams {
  const most = LIMITS.MAX_MESSAGES_PER_FETCH;
  const num_before = Math.min(params.num_before, Math.max(most - params.num_after, most / 2));
  return { ...params, num_before, num_after: Math.min(params.num_after, most - num_before) };
}

/**
 * Sets or clears one's own flag of all messages of a range that match a narrow.
 *
 * @param params.anchor - as in `getMessages`
 * @refuses as `readRange`; then as `resolveNarrow`; then BAD_REQUEST for a flag that cannot be set, for any message
 *   that would get a row by it and that one cannot read
 * @tells the account `update_message_flags` with the messages that really changed, even if that is none
 * @spec Endpoints 15 (what replaces it); Endpoints 10
 */
export const updateMessageFlagsForNarrow: Operation<
  UpdateMessageFlagsForNarrowParams,
  UpdateMessageFlagsForNarrowResponse
> = operation(
  () => UPDATE_MESSAGE_FLAGS_FOR_NARROW_ANSWER,
  (realm, viewer, params) => {
    const range = readRange(cutDown(params));
    if (isFailure(range)) return refused(realm, range);
    const context = { realm, viewer };
    const narrow = resolveNarrow(context, params.narrow, { knows_with: false });
    if (isFailure(narrow)) return refused(realm, narrow);
    const flag = editableFlag(params.flag);
    if (typeof flag !== "string") return refused(realm, flag);
    const found = findRange(context, narrow, range);
    const ids = found.messages.map(({ id }) => id);
    const changed = changeFlags(realm, viewer, ids, params.op, flag);
    if (isFailure(changed)) return refused(realm, changed);
    return accepted(changed.step, {
      processed_count: found.messages.length,
      updated_count: changed.message_ids.length,
      first_processed_id: found.messages[0]?.id ?? null,
      last_processed_id: found.messages.at(-1)?.id ?? null,
      found_oldest: found.found_oldest,
      found_newest: found.found_newest,
      ...(has(realm, "skippedChannelsAreReported")
        ? { ignored_because_not_subscribed_channels: changed.skipped_channel_ids }
        : {}),
    });
  },
);
