import { FLAG_CHANGE, FORMER_COUNT, NARROW, NARROW_OR_NULL } from "../../../protocol/parameters/messages";
import { optional, required } from "../../../protocol/schema/parameters";
import { boolean, integer, list, nullable, oneOf, text } from "../../../protocol/schema/shapes";
import { field } from "../../../protocol/schema/tables";
import { changeFlags } from "../../changes/messages/change-flags";
import { findRange, readLimitedRange } from "../../narrow/find-range";
import { resolveNarrowWithoutWith } from "../../narrow/resolve-narrow";
import { isFailure } from "../../outcome/failures";
import { editableFlag } from "../../rules/messages/flags";
import { accepted } from "../../views/outcome";
import { NARROWS } from "../examples";
import { operation } from "../operation";

/** Sets or clears a flag of the actor for all messages of a range that match a narrow. */
export const updateMessageFlagsForNarrow = operation(
  () => ({
    id: "update-message-flags-for-narrow",
    method: "POST",
    path: "/messages/flags/narrow",
    since: 155,
    parameters: {
      /** A message ID, or `newest`, `oldest` or `first_unread`. */
      anchor: required<string | number>(oneOf(text, integer), { encoding: "text", wire: { shape: text } }),
      /** Whether the range includes the anchor; true by default. */
      include_anchor: optional(boolean),
      /** The number of messages before the anchor. */
      num_before: required(integer, FORMER_COUNT),
      /** The number of messages after the anchor. */
      num_after: required(integer, FORMER_COUNT),
      /** The terms that messages must match. */
      narrow: required(NARROW, { wire: NARROW_OR_NULL }),
      /** Whether to add or remove the flag. */
      op: FLAG_CHANGE,
      /** The flag, such as `read` or `starred`. */
      flag: required(text),
    },
    answer: {
      /** The number of messages in the range. */
      processed_count: integer,
      /** The number of messages whose flag changed. */
      updated_count: integer,
      /** The ID of the first message in the range; null for an empty range. */
      first_processed_id: nullable(integer),
      /** The ID of the last message in the range; null for an empty range. */
      last_processed_id: nullable(integer),
      /** Whether the range includes the oldest message that matches. */
      found_oldest: boolean,
      /** Whether the range includes the newest message that matches. */
      found_newest: boolean,
      /**
       * The IDs of channels whose messages were skipped, because the actor does not subscribe to them. Only if the flag
       * `read` is removed; otherwise empty.
       */
      ignored_because_not_subscribed_channels: field(list(integer), { since: 355 }),
    },
    refusals: [
      "anchor_invalid",
      "range_invalid",
      "include_anchor_with_both_sides",
      "narrow_operand_invalid",
      "narrow_operator_unknown",
      "narrow_contradicts_itself",
      "narrow_message_invalid",
      "narrow_channel_unknown",
      "narrow_user_unknown",
      "narrow_operand_unknown",
      "flag_not_editable",
      "flag_change_unknown",
      "message_unknown",
    ],
    events: ["update_message_flags/add", "update_message_flags/remove"],
    example: (pick) => ({
      anchor: "newest",
      num_before: 1 + pick.int(20),
      num_after: 0,
      narrow: pick.one(NARROWS),
      op: pick.one(["add", "remove"]),
      flag: pick.one(["read", "starred"]),
    }),
  }),
  (realm, viewer, params) => {
    const range = readLimitedRange(params);
    if (isFailure(range)) return range;
    const context = { realm, viewer };
    const narrow = resolveNarrowWithoutWith(context, params.narrow);
    if (isFailure(narrow)) return narrow;
    const flag = editableFlag(realm, params.flag, params.op);
    if (typeof flag !== "string") return flag;
    const found = findRange(context, narrow, range);
    const ids = found.messages.map(({ id }) => id);
    const changed = changeFlags(realm, viewer, ids, params.op, flag);
    if (isFailure(changed)) return changed;
    return accepted(changed.step, {
      processed_count: found.messages.length,
      updated_count: changed.message_ids.length,
      first_processed_id: found.messages[0]?.id ?? null,
      last_processed_id: found.messages.at(-1)?.id ?? null,
      found_oldest: found.found_oldest,
      found_newest: found.found_newest,
      ignored_because_not_subscribed_channels: changed.skipped_channel_ids,
    });
  },
);
