/** Ranges of messages where others write, too: more are fetched, and those of the scenario are counted. */
import { isJsonObject } from "../matching/json-value";
import { LIMITS } from "../protocol/limits";
import type { CallRequest } from "./target";

type Body = Readonly<Record<string, unknown>>;

/** So many messages are fetched on a side from which any are wanted. */
const WIDE = 1000;
/** Servers refuse ranges of more messages. */
const MOST_TOGETHER = 4000;

/** A request for messages with room for those of others. The oldest one that counts is behind the newest before the run. */
export function widerRange(request: CallRequest, newest_before: number): CallRequest {
  const counts = countsOf(request);
  if (counts === undefined) return request;
  const wide = (count: number): number => (count > 0 ? Math.max(count, WIDE) : 0);
  const range = { num_before: wide(counts.before), num_after: wide(counts.after) };
  const begin = counts.isOldest ? { anchor: newest_before + 1, num_before: 0, include_anchor: true } : {};
  return { ...request, parameters: { ...request.parameters, ...range, ...begin } };
}

/** An answer with as many messages as the request wants, and whether there are more of the scenario. */
export function cutRange(request: CallRequest, body: Body): Body {
  const counts = countsOf(request);
  const { messages } = body;
  if (counts === undefined || !Array.isArray(messages)) return body;
  const anchor = counts.isOldest ? 0 : Number(body["anchor"]);
  const idOf = (message: unknown): number => (isJsonObject(message) ? Number(message["id"]) : 0);
  const older = messages.filter((message) => idOf(message) < anchor);
  const newer = messages.filter((message) => idOf(message) > anchor);
  const middle = messages.filter((message) => idOf(message) === anchor);
  return {
    ...body,
    anchor,
    found_anchor: middle.length > 0,
    found_oldest: counts.isOldest || older.length < counts.before,
    found_newest: anchor >= LIMITS.LARGEST_ANCHOR || newer.length < counts.after,
    messages: [...older.slice(Math.max(0, older.length - counts.before)), ...middle, ...newer.slice(0, counts.after)],
  };
}

/** The range that a request wants; undefined if it wants none. */
function countsOf({ method, path, parameters }: CallRequest) {
  if (method !== "GET" || path !== "/messages") return undefined;
  const { anchor, num_before = 0, num_after = 0 } = parameters;
  const [before, after] = [Number(num_before), Number(num_after)];
  const isUsual = [before, after].every((count) => Number.isInteger(count) && count >= 0);
  if (!isUsual || before + after === 0 || before + after > MOST_TOGETHER - 2 * WIDE) return undefined;
  return { before, after, isOldest: anchor === "oldest" || anchor === 0 };
}
