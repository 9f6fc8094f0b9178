/** The command `schema`: JSON Schemas of the files that people write, for editors. */
import { toJsonSchema } from "@valibot/to-json-schema";
import { FILE_WORDS } from "../generated/file-words";
import { FAULT_PLAN_SHAPE } from "../model/fixture/fault-plan";
import { FIXTURE_SHAPE } from "../model/fixture/fixture-shape";
import { didYouMean } from "../protocol/problem-words";
import type { GenericSchema } from "../protocol/shape";
import { withDescriptions } from "../scenario/reading/described-keys";
import { scenarioFileSchema } from "../scenario/reading/scenario-schema";
import { readArguments, UsageProblem } from "./arguments";
import type { Io } from "./io";

type Schema = Readonly<Record<string, unknown>>;

const text = { type: "string", minLength: 1 };

/** What a schema cannot say, such as references between parts of a file, is checked when the file is read. */
function derived(shape: GenericSchema): Schema {
  const {
    $schema: _version,
    $defs: _lazyOnes,
    ...schema
  } = toJsonSchema(shape, {
    errorMode: "ignore",
    overrideAction: ({ valibotAction }) => ownSchema(valibotAction),
  });
  return { ...schema };
}

/** The schema that a shape brings with it, for checks that are functions. */
function ownSchema(action: object): Schema | undefined {
  const metadata: unknown = "metadata" in action ? action.metadata : undefined;
  if (typeof metadata !== "object" || metadata === null) return undefined;
  if ("json_schema" in metadata) return { ...Object(metadata.json_schema) };
  if (!("any_of" in metadata) || !Array.isArray(metadata.any_of)) return undefined;
  return { anyOf: metadata.any_of.map((option: GenericSchema) => derived(option)) };
}

const faults = (): Schema => withDescriptions(derived(FAULT_PLAN_SHAPE), FILE_WORDS.faults);

function fixture(): Schema {
  const { properties, ...schema } = withDescriptions(derived(FIXTURE_SHAPE), FILE_WORDS.fixture);
  const description = FILE_WORDS.fixture.faults;
  return { ...schema, properties: { ...Object(properties), faults: { ...faults(), description } } };
}

const account = { type: "object", properties: { email: text, api_key: text }, required: ["email", "api_key"] };

const SCHEMAS: Readonly<Record<string, () => Schema>> = {
  scenario: () => scenarioFileSchema(derived, fixture()),
  fixture,
  faults,
  credentials: () =>
    withDescriptions(
      {
        type: "object",
        properties: { accounts: { type: "array", minItems: 1, items: account } },
        required: ["accounts"],
      },
      FILE_WORDS.credentials,
    ),
};

/**
 * Writes the JSON Schema of a kind of file.
 *
 * @returns 0
 * @throws UsageProblem for another kind
 */
export function schemaCommand(args: readonly string[], io: Pick<Io, "stdout">): number {
  const [kind, ...more] = readArguments(args, {}).rest;
  const allowed = Object.keys(SCHEMAS).join(", ");
  if (kind === undefined) throw new UsageProblem(`schema needs the kind of file; allowed are ${allowed}.`);
  const schema = Object.hasOwn(SCHEMAS, kind) ? SCHEMAS[kind]?.() : undefined;
  if (schema === undefined) {
    const near = didYouMean(kind, Object.keys(SCHEMAS)) || ".";
    throw new UsageProblem(`There is no schema of ${JSON.stringify(kind)}; allowed are ${allowed}${near}`);
  }
  if (more.length > 0) throw new UsageProblem(`${JSON.stringify(more[0])} is not expected.`);
  const whole = { $schema: "http://json-schema.org/draft-07/schema#", title: kind, ...schema };
  io.stdout.write(`${JSON.stringify(whole, null, 2)}\n`);
  return 0;
}
