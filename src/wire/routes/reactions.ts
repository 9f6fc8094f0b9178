import { addReaction } from "../../model/operations/reactions/add-reaction";
import { removeReaction } from "../../model/operations/reactions/remove-reaction";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @spec Message: Reaction */
export const removeReactionRoute = route({
  id: "remove-reaction",
  method: "DELETE",
  path: "/messages/{message_id}/reactions",
  parameters: {
    message_id: required("json", shapes.integer),
    emoji_name: optional("text", shapes.text),
    emoji_code: optional("text", shapes.text),
    reaction_type: optional("text", shapes.text),
  },
  operation: removeReaction,
});

/** @spec Message: Reaction */
export const addReactionRoute = route({
  id: "add-reaction",
  method: "POST",
  path: "/messages/{message_id}/reactions",
  parameters: {
    message_id: required("json", shapes.integer),
    emoji_name: required("text", shapes.text),
    emoji_code: optional("text", shapes.text),
    reaction_type: optional("text", shapes.text),
  },
  operation: addReaction,
});
