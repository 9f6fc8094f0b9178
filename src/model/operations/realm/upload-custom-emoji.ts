import { ALL_USERS, eventFor } from "../../outcome/audience";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { CustomEmoji } from "../../realm/realm-lists";
import type { User } from "../../realm/user";
import type { UploadedFile } from "../../realm/attachment";
import { activeCustomEmoji, emojiNames } from "../../rules/reactions/emoji";
import { pictureOf } from "../../rules/uploads/picture-file";
import { holdsRealmPermission } from "../../rules/user-groups/group-membership";
import { isAdministrator } from "../../rules/users/people";
import { unicodeEmojiByName } from "../../../protocol/emoji";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { refusedRow } from "../refused-row";
import { type Operation, operation } from "../operation";
import { customEmojiById } from "./get-custom-emoji";

/** The name without colons, and the picture. */
export interface UploadCustomEmojiParams {
  /** What it is to be called: lower-case letters, digits, dashes and underscores. */
  readonly emoji_name: string;
  /** The picture; null when there is not exactly one. */
  readonly file: UploadedFile | null;
}

/**
 * Adds a picture to the emoji of the realm, also in the place of another emoji. Its content is not kept.
 *
 * @refuses BAD_REQUEST for bots; for a name with other than lower-case letters, digits, hyphens and underscores, one
 *   that ends with the last two; without the permission to add emoji; for a name that is there; for not exactly one
 *   file; for the name of another emoji from anybody but administrators; then as `pictureOf` does. What is no picture
 *   uses up an ID on real servers
 * @settled upload_emoji
 * @tells everybody `realm_emoji/update` with all custom emoji
 */
export const uploadCustomEmoji: Operation<UploadCustomEmojiParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const wrong = wrongEmoji(realm, actor, params);
    if (isFailure(wrong)) {
      const isLate = wrong.code === "BAD_IMAGE";
      return isLate ? refusedRow(realm, "custom_emoji", wrong) : refused(realm, wrong);
    }
    const id = realm.last_ids.custom_emoji + 1;
    const counted = withFields(realm, { last_ids: withFields(realm.last_ids, { custom_emoji: id }) });
    const emoji: CustomEmoji = { id, name: emojiName(params), author_id: actor.user_id, deactivated: false };
    return accepted(withCustomEmoji(counted, [...realm.custom_emoji, emoji]), {});
  },
);

/** The name of an emoji: without blanks around it, underscores in the place of those within. */
function emojiName({ emoji_name }: UploadCustomEmojiParams): string {
  return emoji_name.trim().replaceAll(" ", "_");
}

function wrongEmoji(realm: Realm, actor: User, params: UploadCustomEmojiParams) {
  if (actor.is_bot) return badRequest("bots_manage_no_emoji", "Bots cannot add emoji.");
  const { file } = params;
  const name = emojiName(params);
  if (!/^[0-9a-z_-]*[0-9a-z]$/.test(name)) {
    return badRequest(
      "emoji_name_malformed",
      "emoji_name: lower-case letters, digits, - and _ are allowed; one of the first two at the end.",
    );
  }
  if (!holdsRealmPermission(realm, "can_add_custom_emoji_group", actor)) {
    return badRequest("emoji_creation_not_allowed", "You may not add emoji.");
  }
  if (activeCustomEmoji(realm, name) !== undefined)
    return badRequest("emoji_name_taken", `emoji_name: "${name}" is there already.`);
  if (file === null) return badRequest("file_not_one", "file: exactly one file is expected.");
  if (unicodeEmojiByName(name, emojiNames(realm)) !== undefined && !isAdministrator(actor)) {
    return badRequest("emoji_override_not_allowed", "emoji_name: only administrators may replace other emoji.");
  }
  const picture = pictureOf(realm, file, "emoji");
  return isFailure(picture) ? picture : undefined;
}

/**
 * Replaces the realm's custom emoji.
 *
 * @tells everybody `realm_emoji/update` with all of them
 */
export function withCustomEmoji(realm: Realm, emoji: readonly CustomEmoji[]): Transition {
  const next = withFields(realm, { custom_emoji: frozen([...emoji]) });
  return transition(next, [
    eventFor(ALL_USERS, { type: "realm_emoji", op: "update", realm_emoji: customEmojiById(next) }),
  ]);
}
