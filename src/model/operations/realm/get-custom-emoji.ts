import { dictionary, named } from "../../../protocol/schema/shapes";
import { CUSTOM_EMOJI, type CustomEmojiView } from "../../../protocol/records/realm-lists";
import { answered } from "../../outcome/outcome";
import { operation } from "../operation";
import { customEmojiById } from "../../views/realm/realm-lists";

/** Lists the realm's custom emoji, deactivated ones included, by ID. */
export const getCustomEmoji = operation(
  () => ({
    id: "get-custom-emoji",
    method: "GET",
    path: "/realm/emoji",
    parameters: {},
    answer: {
      /** By their ID, deactivated ones included. */
      emoji: dictionary(named<CustomEmojiView>(CUSTOM_EMOJI), "integers"),
    },
    refusals: [],
    events: [],
  }),
  (realm) => answered(realm, { emoji: customEmojiById(realm) }),
);
