import { optional, required } from "../../../protocol/schema/parameters";
import { integer, text } from "../../../protocol/schema/shapes";
import { changeStatus } from "../../changes/presence/presence";
import { badRequest } from "../../outcome/failures";
import { has } from "../../rules/realm/feature-level";
import { isAdministrator, userById } from "../../rules/users/people";
import { byAdministrator, userId } from "../examples";
import { operation } from "../operation";

/** Sets the status of another account. */
export const updateStatusForUser = operation(
  () => ({
    id: "update-status-for-user",
    method: "POST",
    path: "/users/{user_id}/status",
    since: 407,
    parameters: {
      /** The ID of the account. */
      user_id: required(integer),
      /** The text: at most 60 characters; empty removes it. */
      status_text: optional(text),
      /** The name of the emoji; empty removes it. Since feature level 86. */
      emoji_name: optional(text),
      /** The code of the emoji; by default derived from the name. Since feature level 86. */
      emoji_code: optional(text),
      /** The type of the emoji: `unicode_emoji`, `realm_emoji` or `zulip_extra_emoji`. Since feature level 86. */
      reaction_type: optional(text),
    },
    read_in_order: [["status_text", "emoji_name", "emoji_code", "reaction_type"]],
    answer: {},
    refusals: [
      "user_unknown",
      "administrator_required",
      "nothing_to_change",
      "bots_have_no_status",
      "status_text_too_long",
      "emoji_name_missing",
      "emoji_unknown",
      "emoji_kind_unknown",
      "emoji_mismatch",
    ],
    events: ["user_status"],
    example: byAdministrator((pick) => ({ ...userId(pick), status_text: pick.one(["", "busy"]) })),
    weight: 1,
  }),
  (realm, actor, params) => {
    if (actor.is_bot && !has(realm, "botsSetStatusOfOthers")) {
      return badRequest("bots_have_no_status", "Bots are not allowed to set the status of others.");
    }
    const user = userById(realm, params.user_id);
    if (user === undefined || user.is_bot || !user.is_active) {
      return badRequest("user_unknown", "There is no such active user.");
    }
    if (!isAdministrator(actor)) {
      return badRequest("administrator_required", "Only administrators set the status of others.");
    }
    return changeStatus(realm, user, params);
  },
);
