import { required } from "../../../protocol/schema/parameters";
import { html, text } from "../../../protocol/schema/shapes";
import { renderedHtml } from "../../rendering/rendering";
import { answered } from "../../views/outcome";
import { operation } from "../operation";

/** Renders a text as the content of a message of the actor, and stores nothing. */
export const renderMessage = operation(
  () => ({
    id: "render-message",
    method: "POST",
    path: "/messages/render",
    parameters: {
      /** The text, as Markdown. */
      content: required(text),
    },
    answer: {
      /** The text, as HTML. */
      rendered: html,
    },
    refusals: [],
    events: [],
    example: (pick) => ({ content: pick.content() }),
    weight: 0,
  }),
  (realm, actor, { content }) => answered(realm, { rendered: renderedHtml(realm, content, actor) }),
);
