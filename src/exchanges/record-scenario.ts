/** Writes the run of a simulator as a scenario. */
import { asJson, escaped } from "../matching/repair";
import type { GivenValues, Scenario, Step } from "../matching/scenario";
import type { Realm } from "../model/realm/realm";
import { userById } from "../model/rules/users/people";
import type { Outcome } from "../model/views/outcome";
import type { Simulator } from "../simulator/simulator";
import { stepLogOf } from "../simulator/simulator-parts";
import type { StepCall } from "../simulator/step-log";
import { encodeBase64, kebabCase } from "../testing/trace/deliveries";
import { type PlayedStep, player } from "../testing/trace/player";
import { encodeFailure, encodeSuccess, type WireRequest } from "../wire/wire-request";
import { type Answered, type Exchange, trafficScenario } from "./traffic-scenario";
import { thingsOf } from "./written-values";

/** Typed calls without an origin come from this client. */
const SCRIPT = "realm-simulator";
/** What a realm calls the client of a request that names none; a replay would name itself. */
const UNNAMED = "Unspecified";
/** Methods that scenarios do not have; they change nothing. */
const LEFT_OUT = ["HEAD", "OPTIONS"];

/**
 * Returns the run of a simulator as a scenario: all calls and requests since it was created or reset, with its fixture.
 * `replayScenario` plays it on a new simulator; as JSON it is a file for `replay`. IDs that later requests use are
 * saved; of other IDs, times and tokens only the types are expected. Waiting requests, requests with HEAD or OPTIONS,
 * empty polls and polls with only heartbeats are omitted. Passwords in the fixture and in requests are kept; keys that
 * were created in the run are not, so requests with such a key differ.
 *
 * @param name - what reports call the scenario
 * @throws TypeError (as a rejection) for a value that is not a simulator
 * @throws RangeError (as a rejection) for a run that a scenario cannot repeat: `sim.apply`, `sim.restore`, a request
 *   that
 *   a fault struck, a simulator that began with a snapshot, more steps than are kept
 * @example
 * sim.must.as("ann@example.test").sendMessage({ type: "channel", to: "general", topic: "Tea", content: "Milk?" });
 * const scenario = await recordScenario(sim, "Ann wants milk");
 * const { status } = await replayScenario(scenario);
 */
export async function recordScenario(simulator: Simulator, name = "A recorded run"): Promise<Scenario> {
  const log = stepLogOf(simulator);
  if (log === undefined) throw new TypeError("recordScenario: expected a simulator, as createSimulator returns it.");
  if (log.fixture === undefined) {
    throw new RangeError(
      "recordScenario: the run has no beginning that a scenario can repeat; expected a simulator that began with a fixture, and at most 10,000 steps.",
    );
  }
  // The steps are fixed first: the simulator may go on while they are played.
  const calls = log.steps.map(({ call }) => call);
  const traffic = trafficScenario(name, log.fixture, thingsOf(log.start));
  const played = player(log.start, log.plan);
  let open: readonly { readonly step: PlayedStep; readonly note: (exchange: Exchange) => void }[] = [];
  for (const [index, call] of calls.entries()) {
    if (call.kind === "request" && LEFT_OUT.includes(call.request.method)) {
      await played.take(call);
      continue;
    }
    const place = `recordScenario: step ${index + 1} of the run`;
    if (call.kind === "restore" || call.kind === "function") {
      const way = call.kind === "restore" ? "sim.restore" : "sim.apply";
      throw new RangeError(`${place} is ${way}, which no step of a scenario can do.`);
    }
    if (call.kind === "request") {
      const note = traffic.begin();
      open = [...open, { step: await played.take(call), note }];
    } else {
      for (const passed of passedIn(call, await played.take(call))) traffic.add(passed);
    }
    open = open.filter((request) => {
      const exchange = exchangeOf(request.step, place);
      if (exchange !== undefined) request.note(exchange);
      return exchange === undefined;
    });
  }
  return traffic.scenario();
}

/** A request with its answer; undefined while it waits. */
function exchangeOf({ call, entry }: PlayedStep, place: string): Exchange | undefined {
  if (call.kind !== "request" || entry === undefined) return undefined;
  const { request } = call;
  if (entry.fault !== undefined) {
    throw new RangeError(
      `${place}: the fault ${JSON.stringify(entry.fault.rule)} struck ${request.method} ${request.path}; only requests without faults can be recorded.`,
    );
  }
  const { method, path, parameters, authorization, user_agent } = request;
  const { status, result } = entry;
  const sent = { method, path, parameters, files: filesOf(request), authorization };
  return { ...sent, user_agent: user_agent || UNNAMED, status, body: result };
}

function filesOf({ files, contents = [] }: WireRequest): NonNullable<Exchange["files"]> {
  return files.map(({ name }, index) => ({ name, base64: encodeBase64(contents[index] ?? new Uint8Array()) }));
}

/** What a step was that is no request. A call that could not be made at all was nothing. */
function passedIn(
  call: Exclude<StepCall, { kind: "request" | "restore" | "function" }>,
  { before, outcome }: PlayedStep,
): readonly (Answered | Step)[] {
  if (call.kind === "hang_up") return [];
  if (call.kind === "faults") return [{ fault: Object.keys(call.plan).length === 0 ? "none" : call.plan }];
  if (outcome === undefined) return [];
  switch (call.kind) {
    case "call":
      return [answeredCall(call, before, outcome)];
    case "clock":
      return call.to === before.now ? [] : [{ clock: { advance: { seconds: call.to - before.now } } }];
    case "accept_invitation":
      return [controlStep("POST /accept_invitation", call.params, outcome)];
    case "answer_webhook":
      return [controlStep("POST /answer_webhook", call.params, outcome)];
    case "push_relay":
      return [controlStep("POST /push_relay", call.params, outcome)];
    case "deactivate_realm":
    case "reactivate_realm":
      return [controlStep(`POST /${call.kind}`, {}, outcome)];
  }
}

function answeredCall(call: Extract<StepCall, { kind: "call" }>, before: Realm, outcome: Outcome): Answered {
  const id = kebabCase(call.operation);
  const { status, body } = outcome.ok ? encodeSuccess(outcome.response, []) : encodeFailure(before, outcome.error);
  const as = userById(before, call.user_id)?.delivery_email ?? null;
  const params: Answered["params"] = Object(call.params);
  return { call: id, id, as, params, user_agent: call.origin?.client ?? SCRIPT, status, body };
}

function controlStep(control: string, params: object, outcome: Outcome): Step {
  const given: GivenValues = Object(asJson(escaped(params)));
  return { control, with: given, ...(outcome.ok ? {} : { status: outcome.error.http_status }) };
}
