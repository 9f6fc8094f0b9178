import { deactivateCustomEmoji } from "../../operations/realm/deactivate-custom-emoji";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Message: Reaction */
export const deactivateCustomEmojiRoute = route({
  id: "deactivate-custom-emoji",
  method: "DELETE",
  path: "/realm/emoji/{emoji_name}",
  parameters: {
    emoji_name: required("text", shapes.text),
  },
  operation: deactivateCustomEmoji,
});
