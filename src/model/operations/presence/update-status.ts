import { optional } from "../../../protocol/schema/parameters";
import { text, boolean } from "../../../protocol/schema/shapes";
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
      /** At most 60 characters; empty takes the text away. */
      status_text: optional(text),
      /** The old way to hide or show one's presence. */
      away: optional(boolean),
      /** The emoji next to the text, by its name; empty removes it. Since feature level 86. */
      emoji_name: optional(text, { since: 86 }),
      /** The code of that emoji; by default it follows from the name. Since feature level 86. */
      emoji_code: optional(text, { since: 86 }),
      /** Where that emoji comes from: `unicode_emoji`, `realm_emoji` or `zulip_extra_emoji`. Since feature level 86. */
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
