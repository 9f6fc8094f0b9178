/** The schema of scenarios checks what steps send, as far as no level takes it, unless the step expects no success. */
import { Ajv, type ErrorObject } from "ajv";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, test } from "vitest";
import { main } from "../../src/cli/main";
import { LIMITS } from "../../src/protocol/limits";
import type { AnyParameter, Expected } from "../../src/protocol/schema/parameters";
import type { Shape } from "../../src/protocol/schema/shapes";
import { parameterText } from "../../src/targets/send";
import { pickFrom } from "../../src/testing/arbitraries/pick";
import { ofShape } from "../../src/testing/arbitraries/sent-form";
import { generatedOperations } from "../../src/testing/arbitraries/steps";
import { allowedOf } from "../../src/wire/openapi/allowed";
import { type Route, routes } from "../../src/wire/route";
import { camelCase } from "../support/callers";
import { everyRole } from "../support/realms";
import { recordedIo } from "./recorded-io";

type Values = Readonly<Record<string, unknown>>;

let problemsOf: (step: object) => ErrorObject[];

beforeAll(async () => {
  const { io, output } = recordedIo();
  await main(["schema", "scenario"], io);
  const options = { strictTypes: false, strictTuples: false, strictRequired: false, code: { optimize: false } };
  const ajv = new Ajv({ ...options, allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(JSON.parse(output.stdout) as object);
  problemsOf = (step) => (validate({ name: "n", purpose: "p", steps: [step] }) ? [] : (validate.errors ?? []));
});

/** The places that the validator names, without those around them. */
function placesIn(step: object): string[] {
  const places = new Set(
    problemsOf(step).map(({ instancePath, params }) => {
      const key: unknown = params["additionalProperty"] ?? params["missingProperty"];
      return `${instancePath.replace("/steps/0", "")}${typeof key === "string" ? `/${key}` : ""}`;
    }),
  );
  return [...places].filter((one) => ![...places].some((other) => other.startsWith(`${one}/`) || (one === "" && other !== "")));
}

const SEND = { call: "send-message", as: 1 };
const DIRECT = { type: "direct", to: [1], content: "Hello" };
const SUBSCRIBE = { call: "subscribe", as: 1 };

test.each<[string, object, string[]]>([
  ["an unknown name", { ...SEND, with: { ...DIRECT, contnet: "x" } }, ["/with/contnet"]],
  ["an unknown name with a method and a path", { ...SEND, call: "POST /messages", with: { ...DIRECT, x: 1 } }, ["/with/x"]],
  ["a missing parameter", { ...SEND, with: { type: "direct", to: [1] } }, ["/with/content"]],
  ["two missing parameters", { ...SEND, with: { to: [1] } }, ["/with/content", "/with/type"]],
  ["no values at all", SEND, ["/with"]],
  ["a missing parameter of the path", { call: "update-message", as: 1, with: { content: "x" } }, ["/with/message_id"]],
  ["a value that no level has", { ...SEND, with: { ...DIRECT, type: "dm" } }, ["/with/type"]],
  ["a list for a text", { ...SEND, with: { ...DIRECT, content: ["x"] } }, ["/with/content"]],
  ["null for a text", { ...SEND, with: { ...DIRECT, content: null } }, ["/with/content"]],
  ["a text for a list", { ...SUBSCRIBE, with: { subscriptions: "general" } }, ["/with/subscriptions"]],
  ["an item of another type", { ...SUBSCRIBE, with: { subscriptions: ["general"] } }, ["/with/subscriptions/0"]],
  ["a record without a field", { ...SUBSCRIBE, with: { subscriptions: [{ color: "#fff" }] } }, ["/with/subscriptions/0/name"]],
  ["a field of another type", { ...SUBSCRIBE, with: { subscriptions: [{ name: 1 }] } }, ["/with/subscriptions/0/name"]],
  ["a word for a number", { call: "get-messages", as: 1, with: { num_before: "ten" } }, ["/with/num_before"]],
  ["a word for true or false", { call: "get-messages", as: 1, with: { apply_markdown: "yes" } }, ["/with/apply_markdown"]],
  ["a number that is not whole", { call: "get-messages", as: 1, with: { num_before: 1.5 } }, ["/with/num_before"]],
  ["a reference of no kind", { call: "get-messages", as: 1, with: { num_before: { $usr: "x" } } }, ["/with/num_before"]],
  ["a wrong row", { ...SEND, with: DIRECT, cases: { a: { with: { to: true, x: 1 } } } }, ["/cases/a/with/x"]],
  ["a wrong value for all rows", { ...SEND, with: { ...DIRECT, x: 1 }, cases: { a: { note: "a" } } }, ["/with/x"]],
  ["without credentials", { ...SEND, as: null, with: { ...DIRECT, x: 1 } }, ["/with/x"]],
  ["with the status of a success", { ...SEND, status: 200, with: { ...DIRECT, x: 1 } }, ["/with/x"]],
  ["no file", { call: "upload-file", as: 1 }, ["/files"]],
])("%s is marked in its place", (_title, step, places) => {
  expect(placesIn(step).sort()).toEqual(places);
});

const WRONG = { ...SEND, with: { contnet: ["x"], type: null } };

test.each<[string, object]>([
  ["a code", { ...WRONG, expect: { code: "BAD_REQUEST" } }],
  ["an error", { ...WRONG, expect: { result: "error" } }],
  ["a result of the file's cases", { ...WRONG, expect: { result: "$result" } }],
  ["another status", { ...WRONG, status: 400 }],
  ["a status of the file's cases", { ...WRONG, status: "$status" }],
  ["no answer", { ...WRONG, no_answer: true }],
  ["ignored parameters", { ...WRONG, ignores: ["contnet"] }],
  ["a report of ignored parameters", { ...WRONG, expect: { ignored_parameters_unsupported: ["contnet"] } }],
  ["an error in a row", { ...SEND, with: DIRECT, cases: { a: { with: { x: 1 }, status: 400 }, b: { with: { to: [2] } } } }],
  ["an error in some rows", { ...WRONG, cases: { a: { status: 400 }, b: { with: DIRECT } } }],
])("a step that expects %s sends anything", (_title, step) => {
  expect(problemsOf(step)).toEqual([]);
});

test.each<[string, object]>([
  ["a saved value", { message_id: "$note", flag: { $saved: "flag" } }],
  ["a value in a text", { message_id: "${note}", content: "${note} $$plain" }],
  ["a time", { message_id: "$now", content: { $now: 60 } }],
  ["a thing of the fixture", { message_id: { $message: 1 }, content: { $user: "ann@example.test" } }],
  ["a thing in a text", { message_id: "${message:1}" }],
  ["JSON text", { message_id: "1", send_notification_to_old_thread: "true", stream_id: " 3 " }],
  ["a number for a text", { message_id: 1, content: 5, topic: 2026 }],
  ["the former name of a parameter", { message_id: 1, subject: "plans" }],
])("%s is a value", (_title, values) => {
  const { flag: _flag, ...given } = values as { flag?: unknown };
  expect(problemsOf({ call: "update-message", as: 1, with: given })).toEqual([]);
});

test("references are values at any depth", () => {
  const subscriptions = [{ name: "$name" }, { name: "a ${name}" }, "$item", { $saved: "item" }];
  const principals = ["$ann", { $user: "bob@example.test" }, "${user:bob@example.test}"];
  expect(problemsOf({ ...SUBSCRIBE, with: { subscriptions, principals } })).toEqual([]);
});

test("a row takes a parameter away, and gives what the step lacks", () => {
  const step = { ...SEND, with: { type: "direct", to: [1] }, cases: { a: { with: { content: "x", to: { $absent: true } } } } };
  expect(problemsOf(step)).toEqual([]);
});

describe("law", () => {
  const LEVELS = [1, 50, 150, 180, 200, 250, 300, 400, LIMITS.NEWEST_FEATURE_LEVEL];
  const realm = everyRole();

  /** The example of an operation, without the names that it ignores. */
  function exampleOf(route: Route, seed: number): Values {
    const params: Values = { ...generatedOperations()[camelCase(route.id)]?.params(pickFrom(realm, 1, seed, 1)) };
    return Object.fromEntries(Object.entries(params).filter(([name]) => Object.hasOwn(route.parameters, name)));
  }

  /** The step that sends typed parameters with the names of a level. */
  function stepAt(route: Route, level: number, typed: Values): { call: string; as: number; with: Values; files?: object[] } {
    const given = Object.entries(typed).filter(([, value]) => value !== undefined);
    const isFile = (name: string): boolean => route.parameters[name]?.encoding === "file";
    const sent = ([name, value]: [string, unknown]): [string, unknown] => {
      const known = [level, LIMITS.NEWEST_FEATURE_LEVEL].flatMap((one) => route.expected(one)).find((one) => one.name === name);
      return [known?.sent ?? name, known === undefined ? value : written(known.parameter, value)];
    };
    const files = given.filter(([name]) => isFile(name)).map(([name]) => ({ name, bytes: 1 }));
    return {
      call: route.id,
      as: 1,
      with: Object.fromEntries(given.filter(([name]) => !isFile(name)).map(sent)),
      ...(files.length === 0 ? {} : { files }),
    };
  }

  /** A text in JSON is written as such. */
  function written({ encoding }: AnyParameter, value: unknown): unknown {
    return encoding === "json" && typeof value === "string" ? JSON.stringify(value) : value;
  }

  const exists = (route: Route, level: number): boolean => route.since <= level && level < route.until;

  const all = routes().map((route) => [route.id, route] as const);

  test.each(all)("the example of %s fits with the names of every level", (_id, route) => {
    for (const level of LEVELS.filter((one) => exists(route, one))) {
      for (const seed of [1, 2, 3]) {
        const step = stepAt(route, level, exampleOf(route, seed));
        expect(problemsOf(step), `${level} ${JSON.stringify(step)}`).toEqual([]);
      }
    }
  });

  test.each(all)("without a parameter that every level needs, %s does not fit", (_id, route) => {
    const typed = exampleOf(route, 1);
    const levels = Array.from({ length: LIMITS.NEWEST_FEATURE_LEVEL }, (_, index) => index + 1);
    const isNeeded = (name: string): boolean =>
      levels
        .filter((level) => exists(route, level))
        .every((level) => route.expected(level).some((one) => one.name === name && one.parameter.required));
    for (const name of Object.keys(route.parameters).filter(isNeeded)) {
      const { [name]: _left, ...others } = typed;
      const step = stepAt(route, LIMITS.NEWEST_FEATURE_LEVEL, others);
      expect(problemsOf(step), name).not.toEqual([]);
      expect(problemsOf({ ...step, status: 400 }), name).toEqual([]);
    }
  });

  test.each(all)("with a parameter of a wrong type, or an unknown one, %s does not fit", (_id, route) => {
    const step = stepAt(route, LIMITS.NEWEST_FEATURE_LEVEL, exampleOf(route, 1));
    const checked = route.expected(LIMITS.NEWEST_FEATURE_LEVEL).filter((one) => !takesAnyJson(route, one));
    for (const [name, value] of [["no_such_name", 1] as const, ...checked.map(({ sent }) => [sent, [{ wrong: [1.5] }]] as const)]) {
      const wrong = { ...step, with: { ...step.with, [name]: value } };
      expect(problemsOf(wrong), name).not.toEqual([]);
      expect(problemsOf({ ...wrong, status: 400 }), name).toEqual([]);
    }
  });

  test.each(all)("what %s takes at any level fits, as a value and as text", (_id, route) => {
    const example = stepAt(route, LIMITS.NEWEST_FEATURE_LEVEL, exampleOf(route, 1));
    const given = new Set<string>();
    for (const level of LEVELS.filter((one) => exists(route, one))) {
      for (const { sent, parameter } of route.expected(level).filter((one) => one.parameter.encoding !== "file")) {
        for (const seed of [1, 2, 3, 4]) {
          const value = written(parameter, ofShape(takenShape(parameter), pickFrom(realm, 1, seed, 1)));
          for (const form of [value, parameterText(value)]) given.add(JSON.stringify({ [sent]: form }));
        }
      }
    }
    for (const one of given) {
      expect(problemsOf({ ...example, with: { ...example.with, ...(JSON.parse(one) as Values) } }), one).toEqual([]);
    }
  });

  /** Other texts reach the operation, which refuses them itself. */
  function takenShape({ shape, wire }: AnyParameter): Shape {
    return wire === undefined || (shape.kind === "literal" && wire.convert === undefined) ? shape : wire.shape;
  }
});

function takesAnyJson({ id }: Route, { name, parameter }: Expected): boolean {
  return hasJson(parameter.shape) || allowedOf(id, name, LIMITS.NEWEST_FEATURE_LEVEL)["contentMediaType"] !== undefined;
}

function hasJson(shape: Shape): boolean {
  return shape.kind === "json" || (shape.kind === "one_of" && shape.options.some(hasJson));
}
