import { CUSTOM_EMOJI, type CustomEmojiView } from "../../../protocol/records/realm-lists";
import { dictionary, named } from "../../../protocol/schema/shapes";
import { answered } from "../../views/outcome";
import { customEmojiById } from "../../views/realm/realm-lists";
import { operation } from "../operation";

/** Lists the custom emoji of the realm by ID, including deactivated ones. */
export const getCustomEmoji = operation(
  () => ({
    id: "get-custom-emoji",
    method: "GET",
    path: "/realm/emoji",
    parameters: {},
    answer: {
      /** The emoji by ID, including deactivated ones. */
      emoji: dictionary(named<CustomEmojiView>(CUSTOM_EMOJI), "integers"),
    },
    refusals: [],
    events: [],
  }),
  (realm) => answered(realm, { emoji: customEmojiById(realm) }),
);
