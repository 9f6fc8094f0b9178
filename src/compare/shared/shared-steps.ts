/** What is asked of a shared server: only what touches nothing of other people and can be put back. */
import type { Things } from "../../exchanges/written-values";
import type { OperationId } from "../../generated/operations";
import { isJsonObject, listOf } from "../../matching/json-value";
import { asJson } from "../../matching/repair";
import type { CallStep } from "../../matching/scenario";
import type { JsonValue } from "../../protocol/schema/shapes";
import { USER_SETTINGS } from "../../protocol/user-settings";

/**
 * The operations. Missing is what changes the realm for all, what creates, changes or deactivates accounts, what
 * sends mail, what reads or changes messages of other people (to mute a user marks them as read), and what cannot be put
 * back, such as files.
 */
const OPERATIONS = [
  ...["create-channel", "subscribe", "unsubscribe", "update-stream", "archive-stream"],
  ...["get-stream-by-id", "get-stream-id", "get-streams", "get-subscribers", "get-subscriptions", "get-stream-topics"],
  ...["get-subscription-status", "update-subscription-setting", "update-subscription-settings", "update-user-topic"],
  ...["mute-topic", "delete-topic", "mark-stream-as-read", "mark-topic-as-read", "get-user-channels"],
  ...["send-message", "update-message", "delete-message", "get-message", "get-messages", "get-message-history"],
  ...["get-read-receipts", "add-reaction", "remove-reaction", "add-submessage", "update-message-flags"],
  ...["set-typing-status", "set-typing-status-for-message-edit", "render-message"],
  ...["create-user-group", "update-user-group", "update-user-group-members", "update-user-group-subgroups"],
  ...["deactivate-user-group", "get-user-groups", "get-user-group-members", "get-user-group-subgroups"],
  ...["get-is-user-group-member", "create-channel-folder", "update-channel-folder", "get-channel-folders"],
  ...["create-drafts", "edit-draft", "delete-draft", "get-drafts"],
  ...["create-scheduled-message", "update-scheduled-message", "delete-scheduled-message", "get-scheduled-messages"],
  ...["create-message-reminder", "delete-reminder", "get-reminders"],
  ...["create-saved-snippet", "edit-saved-snippet", "delete-saved-snippet", "get-saved-snippets"],
  ...["get-users", "get-user", "get-user-by-email", "get-own-user", "get-user-status", "update-status"],
  ...["add-alert-words", "remove-alert-words", "get-alert-words", "update-settings"],
] as const satisfies readonly OperationId[];

/** Whether an operation is asked of a shared server. */
export function isShareable(operation: string): boolean {
  return OPERATIONS.some((id) => id === operation);
}

/** Parameters, and keys in them, whose numbers are IDs. */
const ID_NAME =
  /(^|_)(ids?|groups?|anchor|messages|principals|subscribers|members|subgroups|to|add|delete|new|old|operand)$/u;
const TIMES: ReadonlySet<string> = new Set(["scheduled_delivery_timestamp"]);
const SECONDS_PER_HOUR = 3600;
/** No server has so many of anything. */
const UNKNOWN_ID = 2_000_000_000;

/**
 * A step in the form in which it can be asked: an ID that the conversation did not create is one that no server has,
 * searches are in channels of the conversation, and times are relative.
 *
 * @param now - the time of the realm on which the step was drawn
 * @returns undefined for a step that would change more than can be put back
 */
export function shareableStep(
  { with: given = {}, ...step }: CallStep & { readonly as: string },
  things: Things,
  now: number,
): (CallStep & { readonly as: string }) | undefined {
  const names = Object.keys(given);
  if (step.call === "update-settings" && !names.every((name) => Object.hasOwn(USER_SETTINGS, name))) return undefined;
  const { announce: _announce, to, ...rest } = given;
  // Without a type the scheduled message says what `to` is an ID of, so that it would be one of something else.
  const isUnclear = step.call === "update-scheduled-message" && !Object.hasOwn(given, "type");
  const others = to === undefined || isUnclear ? rest : { ...rest, to };
  const named = step.call === "update-user-group-members" ? namedMembers(others, things) : others;
  const safe = Object.entries(named).map(([name, value]) => [name, asJson(shareableValue(name, value, now))]);
  const parameters: Record<string, JsonValue> = Object.fromEntries(safe);
  if (step.call === "get-messages") parameters["narrow"] = asJson(narrowInside(parameters["narrow"], things));
  return { ...step, with: parameters };
}

function shareableValue(name: string, value: unknown, now: number): unknown {
  if (Array.isArray(value)) return value.map((item) => shareableValue(name, item, now));
  if (isJsonObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shareableValue(key, item, now)]));
  }
  if (NAMING.has(name)) return prefixable(value);
  if (TIMES.has(name) && typeof value === "number") return { $now: farFromNow(value - now) };
  const isNumber = typeof value === "number" ? value > 0 : typeof value === "string" && /^\d+$/u.test(value);
  if (!ID_NAME.test(name) || !isNumber) return value;
  return typeof value === "number" ? UNKNOWN_ID : String(UNKNOWN_ID);
}

/** Parameters, and keys in them, that give a name to something. */
const NAMING: ReadonlySet<string> = new Set(["name", "new_name"]);

/** Only texts that are no numbers get the prefix; what has no prefix is not removed at the end. */
function prefixable(name: unknown): unknown {
  if (typeof name === "string") return /^\d+$/u.test(name) ? `n${name}` : name;
  return isJsonObject(name) && !Array.isArray(name) ? name : `n${JSON.stringify(name)}`;
}

/** The clocks of the two sides differ by seconds, and nothing may fall due in a later conversation. */
function farFromNow(seconds: number): number {
  return seconds > 0 ? Math.max(seconds, SECONDS_PER_HOUR) : Math.min(seconds, -SECONDS_PER_HOUR);
}

/** In other operations, parameters with these names have groups. */
function namedMembers(given: NonNullable<CallStep["with"]>, { users }: Things): NonNullable<CallStep["with"]> {
  const emailOf = (id: unknown): unknown => (typeof id === "number" && users.has(id) ? { $user: users.get(id) } : id);
  const named = (value: unknown): unknown => (Array.isArray(value) ? value.map(emailOf) : value);
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, /^(add|delete)$/u.test(name) ? asJson(named(value)) : value]),
  );
}

/** Without a channel, a search would find messages of others. */
function narrowInside(narrow: unknown, { channels }: Things): unknown {
  const terms = listOf(narrow);
  const isInside = (term: unknown): boolean =>
    isJsonObject(term) && term["negated"] !== true && /^(channel|stream)$/u.test(String(term["operator"]));
  if (terms.some(isInside)) return terms;
  const [name] = channels.values();
  return [...terms, { operator: "channel", operand: { $channel: name } }];
}
