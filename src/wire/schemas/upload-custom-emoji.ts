import { uploadCustomEmoji } from "../../operations/realm/upload-custom-emoji";
import { required, shapes, v } from "../parameter";
import { route } from "../route";

/** @card Message: Reaction */
export const uploadCustomEmojiRoute = route({
  id: "upload-custom-emoji",
  method: "POST",
  path: "/realm/emoji/{emoji_name}",
  parameters: {
    emoji_name: required("text", shapes.text),
    file: required("file", v.nullable(v.object({ name: v.string(), size: v.number() }))),
  },
  operation: uploadCustomEmoji,
});
