/** The options of a campaign as a schema, for programs without types. */
import { FAULT_NAME, unknownName } from "../../model/fixture/fault-plan";
import { fromOne } from "../../simulator/calls/checked-arguments";
import * as v from "../../protocol/shape";
import { routes } from "../../wire/route";

const called = v.custom((value) => typeof value === "function", "expected a function");
const OPERATIONS = routes().map(({ id }) => id);

/** The options of a campaign; the fixture is checked where the realm is created. */
export const CAMPAIGN_SHAPE = v.strictObject({
  start: called,
  acts: v.optional(v.record(v.string(), v.object({ arbitrary: v.optional(v.unknown()), run: called }))),
  views: v.optional(v.record(v.string(), v.object({ client: called, truth: called }))),
  actions: v.optional(v.record(v.string(), called)),
  laws: v.optional(v.array(v.object({ name: v.string(), problem: called }))),
  fixture: v.optional(v.unknown()),
  account: v.optional(v.string()),
  faults: v.optional(v.array(FAULT_NAME)),
  sleeps: v.optional(v.boolean()),
  operations: v.optional(
    v.array(v.picklist(OPERATIONS, ({ input }) => unknownName("operation", String(input), OPERATIONS))),
  ),
  runs: v.optional(fromOne),
  steps: v.optional(fromOne),
  seed: v.optional(v.pipe(v.number(), v.safeInteger("expected a whole number"))),
  replay: v.optional(v.array(v.unknown())),
  signal: v.optional(v.unknown()),
  onProgress: v.optional(called),
  catch_up_seconds: v.optional(v.pipe(v.number(), v.minValue(0, "expected at least 0"))),
});
