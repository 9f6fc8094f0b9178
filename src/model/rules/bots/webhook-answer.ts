/** What the server of an outgoing webhook answers, and what the realm makes of it. */
import type { JsonValue } from "../../../protocol/schema/shapes";
import { badRequest } from "../../outcome/failures";
import { isTruthy, jsonObject, pythonValueText, readJson } from "../../text/python-values";

/** The failures after which a webhook is called again. */
export type LostWebhook = "timeout" | "connection_error";

/**
 * The answer of a webhook: a message of the bot, no message, a complete HTTP response, or a failure. Exactly one of
 * `content`, `response_not_required`, `status` and `failure` is given.
 */
export interface WebhookAnswer {
  /** The message of the bot, as Markdown. */
  readonly content?: string | undefined;
  /** With `content`: a widget, as JSON text. */
  readonly widget_content?: string | undefined;
  readonly response_not_required?: true | undefined;
  /** An HTTP status. */
  readonly status?: number | undefined;
  /** With `status`: the body. */
  readonly body?: string | undefined;
  /**
   * Why there is no answer. After `timeout` and `connection_error`, the webhook is called again, at most three times.
   * Any other text is sent to the owner of the bot.
   */
  readonly failure?: string | undefined;
}

/** What follows from an answer. */
export type WebhookReading =
  | { readonly kind: "nothing" }
  | { readonly kind: "reply"; readonly content: string; readonly widget_content?: JsonValue | undefined }
  | { readonly kind: "lost"; readonly failure: LostWebhook }
  /** `said` is for the conversation, `noticed` for the owner of the bot, with the payload that it quotes. */
  | { readonly kind: "failed"; readonly said: string; readonly noticed: string; readonly payload?: string };

const WAYS = ["content", "response_not_required", "status", "failure"] as const;
const NOTHING: WebhookReading = Object.freeze({ kind: "nothing" });

/** @param isSlack - whether the webhook speaks in the form of Slack */
export function readWebhookAnswer(answer: WebhookAnswer, isSlack: boolean) {
  const [way, another] = WAYS.filter((name) => answer[name] !== undefined);
  if (way === undefined || another !== undefined) {
    return badRequest("webhook_answer_unclear", `Exactly one of ${WAYS.join(", ")} is expected.`);
  }
  const { content, widget_content, status = 0, body = "", failure } = answer;
  if (content !== undefined) return replyOf(content, widget_content);
  if (failure === "timeout" || failure === "connection_error") return lost(failure);
  if (failure !== undefined) return failed("The webhook could not be called.", failure);
  if (way === "response_not_required") return NOTHING;
  if (status < 200 || status > 299) return failed(`The webhook answered with the status ${status}.`, body);
  return readBody(body, isSlack);
}

function readBody(body: string, isSlack: boolean): WebhookReading {
  const value = readJson(body);
  if (value === undefined) return failed("The answer of the webhook is not JSON.", body);
  if (value === "") return NOTHING;
  const fields = jsonObject(value);
  if (fields === undefined) return failed("The answer of the webhook is not a JSON object.", body);
  if (isSlack) return fields["text"] === undefined ? NOTHING : replyOf(slackText(fields["text"]));
  if (isTruthy(fields["response_not_required"])) return NOTHING;
  const { response_string, content, widget_content } = fields;
  if (response_string !== undefined) return replyOf(pythonValueText(response_string));
  return content === undefined ? NOTHING : replyOf(pythonValueText(content), widget_content ?? undefined);
}

function slackText(text: JsonValue): string {
  return text === null ? "" : pythonValueText(text);
}

function replyOf(content: string, widget_content?: JsonValue): WebhookReading {
  return content.trim() === "" ? NOTHING : { kind: "reply", content, widget_content };
}

function lost(failure: LostWebhook): WebhookReading {
  return { kind: "lost", failure };
}

function failed(said: string, payload: string): WebhookReading {
  return { kind: "failed", said, noticed: said, ...(payload === "" ? {} : { payload }) };
}
