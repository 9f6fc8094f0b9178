import { FLAG_CHANGE } from "../../../protocol/parameters/messages";
import { required } from "../../../protocol/schema/parameters";
import { integer, list, text } from "../../../protocol/schema/shapes";
import { field } from "../../../protocol/schema/tables";
import { changeFlags } from "../../changes/messages/change-flags";
import { isFailure } from "../../outcome/failures";
import { editableFlag } from "../../rules/messages/flags";
import { accepted } from "../../views/outcome";
import { operation } from "../operation";

/** Sets or clears a flag of the actor for messages: `read`, `starred` or `collapsed`. */
export const updateMessageFlags = operation(
  () => ({
    id: "update-message-flags",
    method: "POST",
    path: "/messages/flags",
    parameters: {
      /** The IDs of the messages. */
      messages: required(list(integer)),
      /** Whether to add or remove the flag. */
      op: FLAG_CHANGE,
      /** The flag, such as `read` or `starred`. */
      flag: required(text),
    },
    answer: {
      /** The IDs of the request. */
      messages: list(integer),
      /**
       * The IDs of channels whose messages were skipped, because the actor does not subscribe to them. Only if the flag
       * `read` is removed; otherwise empty.
       */
      ignored_because_not_subscribed_channels: field(list(integer), { since: 355 }),
    },
    refusals: ["flag_not_editable", "flag_change_unknown", "message_unknown"],
    events: ["update_message_flags/add", "update_message_flags/remove"],
    example: (pick) => ({
      messages: [pick.message()],
      op: pick.one(["add", "remove"]),
      flag: pick.one(["read", "starred", "collapsed"]),
    }),
    weight: 6,
  }),
  (realm, actor, params) => {
    const flag = editableFlag(realm, params.flag, params.op);
    if (typeof flag !== "string") return flag;
    const changed = changeFlags(realm, actor, params.messages, params.op, flag);
    if (isFailure(changed)) return changed;
    return accepted(changed.step, {
      messages: params.messages,
      ignored_because_not_subscribed_channels: changed.skipped_channel_ids,
    });
  },
);
