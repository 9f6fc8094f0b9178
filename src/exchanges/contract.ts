/**
 * The implicit check: every answer and every event of a target agrees with its declaration at the target's level. An
 * author of scenarios writes nothing for it. Levels newer than the newest known one are not checked.
 */
import { type Difference, difference, shortText } from "../matching/difference";
import { routeAt } from "../matching/interface";
import { isJsonObject } from "../matching/json-value";
import { EVENT } from "../protocol/events/events";
import { FEATURE_LEVELS } from "../protocol/feature-levels";
import { LIMITS } from "../protocol/limits";
import { ERROR_CODES } from "../protocol/refusals/codes";
import { differenceFrom } from "../protocol/schema/difference";
import type { CallRequest } from "../targets/target";

const OK = 200;
const FIRST_SERVER_ERROR = 500;
const IGNORED = "ignored_parameters_unsupported";
const ENVELOPE: ReadonlySet<string> = new Set(["result", "msg", IGNORED]);
const FIELD_TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  integer: Number.isInteger,
  number: (value) => typeof value === "number",
  integer_or_null: (value) => value === null || Number.isInteger(value),
  text: (value) => typeof value === "string",
  texts: (value) => Array.isArray(value) && value.every((item) => typeof item === "string"),
  flag: (value) => typeof value === "boolean",
  text_or_number: (value) => typeof value === "string" || typeof value === "number",
  problems_by_part: isJsonObject,
  invitee_errors: Array.isArray,
  group_uses: Array.isArray,
};

/** Everything in which an answer disagrees with the declaration of its operation. */
export function answerContractDifferences(
  { method, path }: Pick<CallRequest, "method" | "path">,
  { status, body }: { readonly status: number; readonly body: unknown },
  level: number,
): readonly Difference[] {
  const found = routeAt(level, method, path);
  if (level > LIMITS.NEWEST_FEATURE_LEVEL || found.kind !== "route" || status >= FIRST_SERVER_ERROR) return [];
  const { id, answer } = found.route;
  if (!isJsonObject(body)) return status === OK ? [undeclared(id, level, "", "a JSON object", shortText(body))] : [];
  if (body["result"] === "error") return refusalDifferences(id, status, body, level);
  if (typeof body["msg"] !== "string") return [undeclared(id, level, "msg", "a text", shortText(body["msg"]))];
  const fields = Object.fromEntries(Object.entries(body).filter(([key]) => !ENVELOPE.has(key)));
  const sentence = differenceFrom(answer, fields, level);
  const own = sentence === undefined ? [] : [fromSentence(id, level, sentence)];
  if (id !== "get-events" || !Array.isArray(body["events"]) || own.length > 0) return own;
  return eventContractDifferences(body["events"], level);
}

/** Everything in which events disagree with their declarations. */
export function eventContractDifferences(events: readonly unknown[], level: number): readonly Difference[] {
  if (level > LIMITS.NEWEST_FEATURE_LEVEL) return [];
  return events.flatMap((event, place) => {
    const sentence = differenceFrom(EVENT, event, level, "");
    if (sentence === undefined) return [];
    const type = isJsonObject(event) ? String(event["type"]) : "an event";
    const found = fromSentence(`the event ${type}`, level, sentence);
    const path = `events[${place}]${found.path === "" ? "" : found.path.startsWith("[") ? found.path : `.${found.path}`}`;
    return [{ ...found, path }];
  });
}

function refusalDifferences(
  id: string,
  status: number,
  body: Readonly<Record<string, unknown>>,
  level: number,
): readonly Difference[] {
  const { code, msg } = body;
  const own: Difference[] = [];
  if (status < 400) own.push(undeclared(id, level, "HTTP status", "an error from 400 to 499", String(status)));
  if (typeof msg !== "string") own.push(undeclared(id, level, "msg", "a text", shortText(msg)));
  // Old levels have refusals without a code.
  if (code === undefined && level < FEATURE_LEVELS.errorsHaveCodes) return own;
  const row = Object.entries(ERROR_CODES).find(([name]) => name === code)?.[1];
  if (row === undefined) return [...own, undeclared(id, level, "code", "a known error code", shortText(code))];
  for (const [name, declared] of Object.entries(row.fields)) {
    const value = body[name];
    if (value === undefined && declared.endsWith("?")) continue;
    const type = declared.replace("?", "");
    if (FIELD_TYPES[type]?.(value) === false) own.push(undeclared(id, level, name, type, shortText(value)));
  }
  return own;
}

/** Takes a sentence of the schema apart: `messages[3].id: expected an integer, received "x"`. */
function fromSentence(what: string, level: number, sentence: string): Difference {
  const [, place = "", said = sentence] = /^(.*?): (.*)$/su.exec(sentence) ?? [];
  const path = place === "the value" ? "" : place;
  const [, expected = "what is declared", actual = said] = /^expected (.*?), (?:received|but) (.*)$/su.exec(said) ?? [];
  return undeclared(what, level, path, expected, actual);
}

function undeclared(what: string, level: number, path: string, expected: string, actual: string): Difference {
  return difference(path, expected, actual, `by the declaration of ${what} at feature level ${level}`);
}
