/** Editors and the reader agree about files: every shipped file fits its schema, and files with one mistake do not. */
import { readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { main } from "../../src/cli/main";
import { recordedIo } from "./recorded-io";

type Value = { [key: string]: Value } | Value[] | string | number | boolean | null;
type Entries = { [key: string]: Value };

const FOLDER = "examples/scenarios";
const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) => /\.(yaml|json)$/u.test(name));
const read = (name: string): Entries => parse(readFileSync(`${FOLDER}/${name}`, "utf8"), { merge: true }) as Entries;

const fits: Record<string, (value: unknown) => boolean> = {};

beforeAll(async () => {
  for (const kind of ["scenario", "fixture", "faults", "credentials"]) {
    const { io, output } = recordedIo();
    await main(["schema", kind], io);
    const ajv = new Ajv({ strictTypes: false, strictTuples: false, strictRequired: false, code: { optimize: false } });
    addFormats.default(ajv);
    const validate = ajv.compile(JSON.parse(output.stdout) as object);
    fits[kind] = (value) => validate(value);
  }
});

test.each(files)("%s fits the schema of scenarios", (name) => {
  expect(fits["scenario"]?.(read(name))).toBe(true);
});

test.each([
  ["faults", "docs/faults.md", /```json\n([\s\S]*?)```/u],
  ["scenario", "examples/scenarios/README.md", /```yaml\n([\s\S]*?)```/u],
])("the %s in %s fits its schema", (kind, page, block) => {
  const [, text = ""] = block.exec(readFileSync(page, "utf8")) ?? [];
  expect(fits[kind]?.(parse(text))).toBe(true);
});

/** Steps of a file that have a keyword, with their places. */
function stepsWith(file: Entries, keyword: string): Entries[] {
  const steps = Array.isArray(file["steps"]) ? (file["steps"] as Entries[]) : [];
  return steps.filter((step) => Object.hasOwn(step, keyword));
}

function plainCall(file: Entries): Entries | undefined {
  return stepsWith(file, "call").find(
    (step) =>
      !String(step["call"]).includes(" ") &&
      !["cases", "status", "ignores", "no_answer"].some((key) => Object.hasOwn(step, key)) &&
      step["as"] !== null,
  );
}

/** Each mistake is made in the first place of a file that has one; false where the file has none. */
const MISTAKES: Readonly<Record<string, (file: Entries) => boolean>> = {
  "a key that scenarios do not have": (file) => put(file, "porpose", "x"),
  "steps that are no list": (file) => put(file, "steps", {}),
  "a step without a keyword": (file) => put(file, "steps", [{ note: "x" }]),
  "an invalid range of levels": (file) => put(file, "levels", "all"),
  "a key that call steps do not have": (file) => put(stepsWith(file, "call")[0], "expects", {}),
  "an operation that does not exist": (file) => put(stepsWith(file, "call")[0], "call", "send-mesage"),
  "a parameter that does not exist": (file) => {
    const step = plainCall(file);
    return (
      step !== undefined &&
      !("expect" in step && JSON.stringify(step["expect"]).match(/"code"|"error"|"ignored_/u) !== null) &&
      put(step, "with", { ...Object(step["with"]), contnet: 1 })
    );
  },
  "a status that does not exist": (file) => put(stepsWith(file, "call")[0], "status", 99),
  "a caller of a wrong type": (file) => put(stepsWith(file, "call")[0], "as", true),
  "an error code that does not exist": (file) => put(stepsWith(file, "call")[0], "expect", { code: "BAD_REQEST" }),
  "a matcher that does not exist": (file) => put(stepsWith(file, "call")[0], "expect", { result: { $anny: true } }),
  "a field that the answer does not have": (file) => put(plainCall(file), "expect", { resutl: "success" }),
  "a type of event that does not exist": (file) => put(stepsWith(file, "events")[0], "expect", [{ type: "mesage" }]),
  "a field that the event does not have": (file) =>
    put(stepsWith(file, "events")[0], "expect", [{ type: "typing", op: "start", sendr: 1 }]),
  "a clock that goes back": (file) => put(stepsWith(file, "clock")[0], "clock", { advance: { seconds: -1 } }),
  "a fixture with an unknown key": (file) => put(file["fixture"] as Entries | undefined, "chanels", []),
  "an account of a fixture without an address": (file) => put(file["fixture"] as Entries | undefined, "users", [{ full_name: "Ann" }]),
};

function put(into: Entries | undefined, key: string, value: Value): boolean {
  if (into === undefined) return false;
  into[key] = value;
  return true;
}

describe("a scenario with one mistake does not fit", () => {
  test.each(Object.entries(MISTAKES))("%s", (_title, make) => {
    let variants = 0;
    for (const name of files.filter((one) => !one.endsWith("setup.yaml"))) {
      const file = read(name);
      if (!make(file)) continue;
      variants += 1;
      expect(fits["scenario"]?.(file), name).toBe(false);
    }
    // 17 mistakes, 200 variants together at the least.
    expect(variants).toBeGreaterThan(12);
  });
});

test.each([
  ["fixture", {}, true],
  ["fixture", { users: [{ email: "ann@example.test" }], channels: [{ name: "general", subscribers: "all" }] }, true],
  ["fixture", { users: [{ email: "ann@example.test", rol: 100 }] }, false],
  ["fixture", { feature_level: 0 }, false],
  ["fixture", { channels: [{ name: "general", can_add_subscribers_group: { members: [] } }] }, false],
  ["faults", { rules: [{ fault: "delay", seconds: 3 }], rate_limits: [{ requests: 5, seconds: 60 }] }, true],
  ["faults", { rules: [{ fault: "deley" }] }, false],
  ["faults", { rules: [{ operation: "send-message" }] }, false],
  ["credentials", { accounts: [{ email: "ann@example.test", api_key: "key" }] }, true],
  ["credentials", { accounts: [] }, false],
  ["credentials", { accounts: [{ email: "ann@example.test" }] }, false],
])("the schema of %s, given %j, says %s", (kind, value, expected) => {
  expect(fits[kind]?.(value)).toBe(expected);
});

describe("descriptions", () => {
  test.each(["scenario", "fixture", "faults", "credentials"])("every key of the schema of %s has one", async (kind) => {
    const { io, output } = recordedIo();
    await main(["schema", kind], io);
    const { definitions: _written, ...schema } = JSON.parse(output.stdout) as Record<string, unknown>;
    expect(keysWithout(schema, kind)).toEqual([]);
  });
});

/** The places of keys without a description. */
function keysWithout(schema: unknown, place: string): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (keyword !== "properties") return keysWithout(value, place);
    return Object.entries(value as object).flatMap(([key, inner]) => [
      ...(Object.hasOwn(inner as object, "description") ? [] : [`${place}.${key}`]),
      ...keysWithout(inner, `${place}.${key}`),
    ]);
  });
}
