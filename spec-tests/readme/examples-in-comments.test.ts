/** Each `@example` of a comment runs without an error. */
import fc from "fast-check";
import { setupServer } from "msw/node";
import ts from "typescript";
import { beforeAll, expect, test } from "vitest";
import { resilientClient } from "../../examples/resilient-client";
import * as arbitraries from "../../src/arbitraries";
import type { Surroundings } from "../../src/campaign";
import * as campaigns from "../../src/campaign";
import * as client from "../../src/client-state";
import * as comparing from "../../src/compare";
import * as evidences from "../../src/evidence";
import * as index from "../../src/index";
import * as matching from "../../src/matchers";
import * as msw from "../../src/msw";
import * as scenario from "../../src/scenario";
import * as trace from "../../src/trace";
import * as traceFile from "../../src/trace-file";
import * as tracePlayer from "../../src/trace-player";
import { EXAMPLES } from "../support/examples-in-comments";

/** The client that examples call `myClient`. */
function myClient(surroundings: Surroundings) {
  const { store, ...rest } = resilientClient(surroundings);
  return { ...rest, unread: () => store.unread() };
}

/** What examples find there: `sim` has Ann and Bob, who subscribe to #general. */
function surroundings() {
  const users = [{ email: "ann@example.test", api_key: "key" }, { email: "bob@example.test" }];
  const sim = index.createSimulator({ users, channels: [{ name: "general", subscribers: "all" }] });
  const test_ = (_title: string, body: () => unknown): unknown => body();
  return {
    ...{
      ...arbitraries,
      ...campaigns,
      ...client,
      ...comparing,
      ...evidences,
      ...index,
      ...matching,
      ...msw,
      ...scenario,
      ...trace,
      ...tracePlayer,
    },
    // Nothing is written to the disk.
    ...{ ...traceFile, saveTrace: () => Promise.resolve("trace.html") },
    ...{ sim, fc, setupServer, expect, myClient, console: { log: () => undefined, error: () => undefined } },
    ...{ test: test_, afterEach: () => undefined, onTestFailed: () => undefined },
  };
}

beforeAll(() => {
  expect.extend(matching.matchers);
});

test("the most used names have examples", () => {
  expect(new Set(EXAMPLES.map(({ name }) => name)).size).toBeGreaterThanOrEqual(30);
});

test.each(EXAMPLES)("the example of $name runs", async ({ code }) => {
  const names = surroundings();
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const run = ts.transpileModule(`async () => {\n${code}\n}`, { compilerOptions: options }).outputText;
  const create: unknown = new Function(...Object.keys(names), `return ${run}`);
  const body: unknown = Reflect.apply(Object(create), undefined, Object.values(names));
  await expect(Reflect.apply(Object(body), undefined, [])).resolves.not.toThrow();
});
