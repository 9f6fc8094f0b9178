import { answered } from "../../outcome/outcome";
import { renderedHtml } from "../../rules/messages/mentions";
import { RENDER_MESSAGE_ANSWER, type RenderMessageResponse } from "../../../protocol/answers/messages";
import { type Operation, operation } from "../operation";

/** The text to render. */
export interface RenderMessageParams {
  /** The Markdown. */
  readonly content: string;
}

/**
 * Renders a text as the content of a message of the account would be, and keeps nothing.
 *
 * @refuses nothing
 * @tells nobody
 * @spec Endpoints 10: apply_markdown
 */
export const renderMessage: Operation<RenderMessageParams, RenderMessageResponse> = operation(
  () => RENDER_MESSAGE_ANSWER,
  (realm, actor, { content }) => answered(realm, { rendered: renderedHtml(realm, content, actor) }),
);
