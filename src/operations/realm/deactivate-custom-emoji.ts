import { administratorRequired, badRequest, unknownPersonalItem } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { activeCustomEmoji } from "../../rules/reactions/emoji";
import { has } from "../../rules/realm/feature-level";
import { isAdministrator } from "../../rules/users/people";
import { NO_ANSWER, type EmptyResponse } from "../../spec/answers/nothing";
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
 * @refuses BAD_REQUEST for bots; BAD_REQUEST (following real servers since feature level 190: HTTP 404) for no such
 *   emoji in use; as for administrators, for one that somebody else has added
 * @tells everybody `realm_emoji/update` with all custom emoji
 */
export const deactivateCustomEmoji: Operation<DeactivateCustomEmojiParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    if (actor.is_bot) return refused(realm, badRequest("bots_manage_no_emoji", "Bots cannot take emoji out of use."));
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
      return refused(realm, administratorRequired(realm));
    }
    const rows = realm.custom_emoji.map((row) => (row === emoji ? { ...row, deactivated: true } : row));
    return accepted(withCustomEmoji(realm, rows), {});
  },
);
