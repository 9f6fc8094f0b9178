import { badRequest, unknownPersonalItem } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { activeCustomEmoji } from "../../rules/reactions/emoji";
import { has } from "../../rules/realm/feature-level";
import { isAdministrator } from "../../rules/users/people";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";
import { withCustomEmoji } from "./upload-custom-emoji";

/** Which emoji, by its name without colons. */
export interface DeactivateCustomEmojiParams {
  /** The name of the custom emoji. */
  readonly emoji_name: string;
}

/**
 * Takes a custom emoji out of use; what was done with it stays.
 *
 * @refuses BAD_REQUEST (following real servers since feature level 190: HTTP 404) for no such emoji in use;
 *   BAD_REQUEST for anybody but administrators for one that somebody else has added
 * @tells everybody `realm_emoji/update` with all custom emoji
 * @settled check_remove_custom_emoji
 */
export const deactivateCustomEmoji: Operation<DeactivateCustomEmojiParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const emoji = activeCustomEmoji(realm, params.emoji_name);
    if (emoji === undefined) {
      const isNew = has(realm, "unknownEmojiIsNotFound");
      return refused(
        realm,
        isNew
          ? unknownPersonalItem(realm, "custom_emoji_unknown", "emoji")
          : badRequest("custom_emoji_unknown", "There is no such emoji."),
      );
    }
    if (emoji.author_id !== actor.user_id && !isAdministrator(actor)) {
      return refused(realm, badRequest("emoji_of_another", "Only administrators may take emoji of others out of use."));
    }
    const rows = realm.custom_emoji.map((row) => (row === emoji ? { ...row, deactivated: true } : row));
    return accepted(withCustomEmoji(realm, rows), {});
  },
);
