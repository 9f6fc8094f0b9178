import { answered } from "../../outcome/outcome";
import { renderedHtml } from "../../rules/messages/mentions";
import { type Operation, operation } from "../operation";

/**
 * Renders a text as the content of a message would be, and keeps nothing.
 *
 * @refuses nothing
 * @tells nobody
 * @spec Endpoints 10: apply_markdown
 */
export const renderMessage: Operation<{ readonly content: string }, { readonly rendered: string }> = operation(
  (realm, _actor, { content }) => answered(realm, { rendered: renderedHtml(realm, content) }),
);
