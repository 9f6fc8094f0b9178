import { unicodeEmojiByName } from "../../../protocol/emoji";
import { FILE } from "../../../protocol/parameters/items";
import { type ParamsOf, required } from "../../../protocol/schema/parameters";
import { text } from "../../../protocol/schema/shapes";
import { addCustomEmoji } from "../../changes/realm/realm-changes";
import { badRequest, isFailure } from "../../outcome/failures";
import { withFields } from "../../realm/change";
import type { Realm } from "../../realm/realm";
import type { CustomEmoji } from "../../realm/realm-lists";
import type { User } from "../../realm/user";
import { activeCustomEmoji, emojiNames } from "../../rules/reactions/reactions";
import { pictureOf } from "../../rules/uploads/uploads";
import { holdsRealmPermission } from "../../rules/user-groups/group-membership";
import { isAdministrator, isGuest } from "../../rules/users/people";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";
import { refusedRow } from "../refused-row";

const parameters = () => ({
  /** The name of the emoji: lower-case letters, digits, dashes and underscores. */
  emoji_name: required(text),
  /** The image; null unless there is exactly one file. */
  file: FILE,
});

type UploadCustomEmojiParams = ParamsOf<ReturnType<typeof parameters>>;

/** Adds a custom emoji to the realm. It can replace a built-in emoji. The content of the file is not stored. */
export const uploadCustomEmoji = operation(
  () => ({
    id: "upload-custom-emoji",
    method: "POST",
    path: "/realm/emoji/{emoji_name}",
    parameters: parameters(),
    answer: {},
    refusals: [
      "bots_manage_no_emoji",
      "emoji_name_invalid",
      "emoji_creation_not_allowed",
      "emoji_name_taken",
      "file_not_one",
      "emoji_override_not_allowed",
      "picture_too_large",
      "file_not_a_picture",
    ],
    changes_when_refused: true,
    events: ["realm_emoji/add", "realm_emoji/update"],
    example: byAdministrator((pick) => ({ emoji_name: `e${pick.int(9)}`, file: { name: "e.png", size: 9 } })),
  }),
  (realm, actor, params) => {
    const wrong = wrongEmoji(realm, actor, params);
    if (isFailure(wrong)) {
      const isLate = wrong.code === "BAD_IMAGE";
      return isLate ? refusedRow(realm, "custom_emoji", wrong) : wrong;
    }
    const id = realm.last_ids.custom_emoji + 1;
    const counted = withFields(realm, { last_ids: withFields(realm.last_ids, { custom_emoji: id }) });
    const emoji: CustomEmoji = { id, name: emojiName(params), author_id: actor.user_id, deactivated: false };
    return accepted(addCustomEmoji(counted, emoji), {});
  },
  { accessDenied: emojiDenied },
);

/** Bots and guests cannot add emoji, whatever the name and the picture are. */
function emojiDenied(_realm: Realm, actor: User) {
  if (actor.is_bot) return badRequest("bots_manage_no_emoji", "Bots cannot add emoji.");
  return isGuest(actor) ? badRequest("emoji_creation_not_allowed", "You are not allowed to add emoji.") : undefined;
}

/** The name of an emoji: without blanks around it, underscores in the place of those within. */
function emojiName({ emoji_name }: UploadCustomEmojiParams): string {
  return emoji_name.trim().replaceAll(" ", "_");
}

function wrongEmoji(realm: Realm, actor: User, params: UploadCustomEmojiParams) {
  const { file } = params;
  const name = emojiName(params);
  if (!/^[0-9a-z_-]*[0-9a-z]$/.test(name)) {
    return badRequest(
      "emoji_name_invalid",
      "emoji_name: lower-case letters, digits, - and _ are allowed; one of the first two at the end.",
    );
  }
  if (!holdsRealmPermission(realm, "can_add_custom_emoji_group", actor)) {
    return badRequest("emoji_creation_not_allowed", "You are not allowed to add emoji.");
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
