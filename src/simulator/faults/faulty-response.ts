import { utf8Bytes } from "../../model/collections/utf8";
import { brokenResponse, responseOf } from "../web-standards";
import type { TextAnswer } from "../simulator-cell";
import { ConnectionFault } from "./faulty-answers";

/** The response for an answer that is not JSON, or that is cut: reading its body then fails at the cut. */
export function faultyResponse(answer: TextAnswer, method: string): Response {
  const { status, headers, text, arriving_bytes } = answer;
  if (method === "HEAD") return responseOf(null, status, headers);
  if (arriving_bytes === undefined) return responseOf(text, status, headers);
  const whole = utf8Bytes(text);
  const arriving = whole.slice(0, arriving_bytes);
  const error = new ConnectionFault("cut", { status, headers, arriving, whole_bytes: whole.byteLength });
  return brokenResponse(arriving, error, status, headers);
}
