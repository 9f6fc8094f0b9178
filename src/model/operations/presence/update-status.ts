import { optional } from "../../../protocol/schema/parameters";
import { boolean, text } from "../../../protocol/schema/shapes";
import { changeStatus } from "../../changes/presence/presence";
import { statusIsForUsers } from "../../rules/users/who-may";
import { EMOJI } from "../examples";
import { operation } from "../operation";

/** Sets the status of the actor: a short text and an emoji. Empty texts clear it. */
export const updateStatus = operation(
  () => ({
    id: "update-status",
    method: "POST",
    path: "/users/me/status",
    parameters: {
      /** The text: at most 60 characters; empty removes it. */
      status_text: optional(text),
      /** The former way to hide the presence of the actor. */
      away: optional(boolean),
      /** The name of the emoji; empty removes it. Since feature level 86. */
      emoji_name: optional(text, { since: 86 }),
      /** The code of the emoji; by default derived from the name. Since feature level 86. */
      emoji_code: optional(text, { since: 86 }),
      /** The type of the emoji: `unicode_emoji`, `realm_emoji` or `zulip_extra_emoji`. Since feature level 86. */
      reaction_type: optional(text, { since: 86 }),
    },
    answer: {},
    refusals: [
      "bots_have_no_status",
      "status_text_too_long",
      "emoji_name_missing",
      "emoji_unknown",
      "emoji_kind_unknown",
      "emoji_mismatch",
      "nothing_to_change",
    ],
    events: ["presence", "user_settings/update", "user_status"],
    example: (pick) => pick.fields({ status_text: () => pick.one(["", "away"]), emoji_name: () => pick.one(EMOJI) }),
  }),
  changeStatus,
  { accessDenied: statusIsForUsers },
);
