/** The test of growth finds its places in declarations; what has none is watched while it reads. */
import { expect, test } from "vitest";
import type { JsonObject } from "../../src/index";
import { slackMessage } from "../../src/model/text/slack-message";
import { headersRead, SLACK_PAYLOADS, textPlaces } from "../bench/text-places";

/** The value, and the keys that are read of each object in it. */
function watched(value: unknown, missing: Set<string>): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => watched(item, missing));
  const inner = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, watched(item, missing)]));
  return new Proxy(inner, {
    get: (target, key) => {
      if (typeof key === "string" && !KNOWN.has(key)) missing.add(key);
      return Reflect.get(target, key) as unknown;
    },
  });
}

const KNOWN: ReadonlySet<string> = new Set(JSON.stringify(SLACK_PAYLOADS).match(/(?<=")\w+(?=":)/g));

test("every key of a message in the form of Slack that is read is in a payload of the test of growth", () => {
  const missing = new Set<string>();
  for (const payload of SLACK_PAYLOADS) slackMessage(watched(payload, missing) as JsonObject);
  expect([...missing]).toEqual([]);
});

test("the headers that are read are found, and each kind of declaration has places", () => {
  expect(headersRead()).toEqual(expect.arrayContaining(["authorization", "content-type", "host", "origin", "user-agent"]));
  const kinds = new Set(textPlaces().map(([place]) => place.split(" ")[0]));
  expect(kinds).toEqual(new Set(["fixture", "faults", "scenario", "POST", "webhook", "header", "path"]));
});
