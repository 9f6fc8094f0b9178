/**
 * The parameters that one operation reads as JSON text and another one as plain text, as servers of levels 372 and 442
 * read them. Every other parameter is read in one form wherever it occurs.
 */
import { expect, test } from "vitest";
import { routes } from "../../src/wire/route";
import { ADA, MEL, OLIVE, realmAt, status } from "../levels/behaviours/at-level";

/** By level, name and form: the operations. */
const FORMS = {
  // Former forms: the sources of old servers.
  1: {
    full_name: { text: ["create-bot", "create-user", "update-bot", "update-settings"], json: ["update-user"] },
    description: {
      text: ["create-default-stream-group", "create-user-group", "update-realm", "update-user-group"],
      json: ["update-stream"],
    },
    to: { json: ["set-typing-status"], json_unless_none: ["send-message"] },
  },
  372: {
    to: {
      json: ["create-scheduled-message", "set-typing-status", "update-scheduled-message"],
      json_unless_none: ["send-message"],
    },
  },
  442: {
    topics_policy: {
      json: ["create-channel", "subscribe", "update-subscriptions"],
      text: ["update-realm", "update-stream"],
    },
    to: {
      json: ["create-scheduled-message", "set-typing-status", "update-scheduled-message"],
      json_unless_none: ["send-message"],
    },
  },
} as const;

/** The names of parameters with several forms at a level, with the operations of each. */
function differingAt(level: number) {
  const found: Record<string, Record<string, string[]>> = {};
  for (const { id, since, until, expected } of routes()) {
    if (level < since || level >= until) continue;
    for (const { sent, parameter } of expected(level)) ((found[sent] ??= {})[parameter.encoding] ??= []).push(id);
  }
  return Object.fromEntries(Object.entries(found).filter(([, forms]) => Object.keys(forms).length > 1));
}

test.each([1, 372, 442] as const)("at level %i, the parameters with several forms are those of servers", (level) => {
  expect(differingAt(level)).toEqual(FORMS[level]);
});

test.each([
  ["plain where a channel is changed", ADA, "PATCH /streams/1", {}, "disable_empty_topic"],
  ["JSON where a channel is created", OLIVE, "POST /channels/create", { name: "new", subscribers: [] }, '"disable_empty_topic"'],
  ["JSON where accounts subscribe", OLIVE, "POST /users/me/subscriptions", { subscriptions: [{ name: "new" }] }, '"disable_empty_topic"'],
  ["plain where the realm is changed", OLIVE, "PATCH /realm", {}, "disable_empty_topic"],
])("a policy for topics is %s", (_, who, call, params, right) => {
  const sent = (topics_policy: string) => status(realmAt(442), [who, call, { ...params, topics_policy }]);
  const wrong = right.startsWith('"') ? JSON.parse(right) : JSON.stringify(right);
  expect([sent(right), sent(String(wrong))]).toEqual([200, 400]);
});

test.each([
  ["true", 200],
  ["partial", 200],
  ['"partial"', 400],
  ["yes", 400],
])("include_subscribers=%s", (include_subscribers, expected) => {
  expect(status(realmAt(442), [MEL, "GET /users/me/subscriptions", { include_subscribers }])).toBe(expected);
});
