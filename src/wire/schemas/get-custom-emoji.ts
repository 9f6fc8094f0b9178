import { getCustomEmoji } from "../../operations/realm/get-custom-emoji";
import { route } from "../route";

/** @card Message: Reaction */
export const getCustomEmojiRoute = route({
  id: "get-custom-emoji",
  method: "GET",
  path: "/realm/emoji",
  parameters: {},
  operation: getCustomEmoji,
});
