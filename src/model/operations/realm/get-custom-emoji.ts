import { dictionary, named } from "../../../protocol/schema/shapes";
import { CUSTOM_EMOJI, type CustomEmojiView } from "../../../protocol/records/realm-lists";
import { answered } from "../../views/outcome";
import { operation } from "../operation";
import { customEmojiById } from "../../views/realm/realm-lists";

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
