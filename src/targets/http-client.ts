/** Requests to servers that can be anything: what they send is limited, and redirects are answers, not followed. */
import { parsedJson } from "../protocol/parsed-json";
import type { JsonValue } from "../protocol/schema/shapes";

/** How long a body can be in bytes after decompression, and how long an answer can take in milliseconds. */
export const ANSWER_LIMITS = { bytes: 64 * 1024 ** 2, milliseconds: 20_000, poll_milliseconds: 120_000 } as const;

/** Lists and objects in JSON that are deeper in one another than this are not read. */
const MOST_NESTED = 500;

/** What tools that judge a server read of one answer: a server that floods them must not fill the memory. */
export const JUDGED_LIMITS = { bytes: 16 * 1024 ** 2, items: 250_000 } as const;

/** Statuses whose responses have no body. */
const WITHOUT_BODY = [204, 205, 304];

/** An answer that has arrived completely. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The answer as a response of the platform, with other headers. */
export function wholeResponse({ status, bytes }: WholeAnswer, headers: Headers): Response {
  return new Response(WITHOUT_BODY.includes(status) || bytes.byteLength === 0 ? null : bytes, { status, headers });
}

/** Why a server's answer cannot be used, in words that follow its name: "sent more than …". */
export class UnusableAnswer extends Error {
  override readonly name = "UnusableAnswer";
}

/** A request in parts, and how long its answer can take and be. */
export interface LimitedInit extends Pick<RequestInit, "method" | "headers" | "body" | "signal"> {
  readonly milliseconds?: number;
  readonly most_bytes?: number;
}

/**
 * Sends a request and reads the whole answer.
 *
 * @throws UnusableAnswer for an answer that is too long, takes too long, or has a status that no response can have
 * @throws what the platform's `fetch` throws if there is no answer
 */
export async function fetchWhole(url: string, init: LimitedInit): Promise<WholeAnswer> {
  const { milliseconds = ANSWER_LIMITS.milliseconds, most_bytes = ANSWER_LIMITS.bytes, signal: given, ...parts } = init;
  const late = AbortSignal.timeout(milliseconds);
  const signal = given === null || given === undefined ? late : AbortSignal.any([given, late]);
  try {
    const answer = await fetch(url, { ...parts, signal, redirect: "manual" });
    const { status, headers } = answer;
    if (status < 200 || status > 599) {
      await answer.body?.cancel();
      throw new UnusableAnswer(`answers with the status ${status}; allowed are 200 to 599`);
    }
    return { status, headers, bytes: await limitedBytes(answer, most_bytes) };
  } catch (problem) {
    if (!late.aborted || given?.aborted === true) throw problem;
    throw new UnusableAnswer(`has not sent its whole answer within ${milliseconds / 1000} s`);
  }
}

async function limitedBytes({ body }: Response, most_bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
    size += piece.value.byteLength;
    if (size > most_bytes) {
      // Not waited for: a server that never ends may not let it end.
      reader?.cancel().catch(() => undefined);
      throw new UnusableAnswer(`sends more than ${most_bytes / 1024 ** 2} MiB`);
    }
    chunks.push(piece.value);
  }
  const bytes = new Uint8Array(size);
  let place = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, place);
    place += chunk.byteLength;
  }
  return bytes;
}

/** Why a JSON text is not read: it has more items, or more lists and objects in one another, than are read. */
function jsonProblem(json: string, most_items: number): string | undefined {
  let [depth, items] = [0, 0];
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isText && sign === "\\") at += 1;
    else if (sign === '"') isText = !isText;
    else if (isText) continue;
    else if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth -= 1;
    else if (sign === ",") items += 1;
    if (depth > MOST_NESTED) return `sends JSON that is nested more than ${MOST_NESTED} deep`;
    if (items > most_items) return `sends more than ${most_items} items in one answer`;
  }
  return undefined;
}

/**
 * The value of a JSON text; undefined for a text that is not JSON.
 *
 * @throws UnusableAnswer if the value is nested too deep, or has too many items
 */
export function limitedJson(text: string, most_items = Infinity): JsonValue | undefined {
  // What is no list and no object at its first sign is no JSON that is too long or too deep.
  const problem = /^\s*[[{]/u.test(text) ? jsonProblem(text, most_items) : undefined;
  if (problem !== undefined) throw new UnusableAnswer(problem);
  return parsedJson(text);
}
