import { required } from "../../../protocol/schema/parameters";
import { text } from "../../../protocol/schema/shapes";
import { withoutCustomEmoji } from "../../changes/realm/realm-changes";
import { badRequest, unknownPersonalItem } from "../../outcome/failures";
import { activeCustomEmoji } from "../../rules/reactions/reactions";
import { has } from "../../rules/realm/feature-level";
import { isAdministrator } from "../../rules/users/people";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

/** Deactivates a custom emoji. Its existing uses stay. */
export const deactivateCustomEmoji = operation(
  () => ({
    id: "deactivate-custom-emoji",
    method: "DELETE",
    path: "/realm/emoji/{emoji_name}",
    parameters: {
      /** The name of the custom emoji. */
      emoji_name: required(text),
    },
    answer: {},
    refusals: ["custom_emoji_unknown", "emoji_of_another"],
    events: ["realm_emoji/update_one", "realm_emoji/update"],
    example: byAdministrator((pick) => ({ emoji_name: `e${pick.int(9)}` })),
    after: ["upload-custom-emoji"],
  }),
  (realm, actor, params) => {
    const emoji = activeCustomEmoji(realm, params.emoji_name);
    if (emoji === undefined) {
      const isNew = has(realm, "unknownEmojiIsNotFound");
      return isNew
        ? unknownPersonalItem("custom_emoji_unknown", "emoji")
        : badRequest("custom_emoji_unknown", "There is no such emoji.");
    }
    if (emoji.author_id !== actor.user_id && !isAdministrator(actor)) {
      return badRequest("emoji_of_another", "Only administrators may take emoji of others out of use.");
    }
    return accepted(withoutCustomEmoji(realm, emoji), {});
  },
);
