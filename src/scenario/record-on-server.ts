/**
 * Plays a scenario on a server and writes down what was asked, what was answered, and what the queues of all accounts
 * received, in the form that `readRecording` reads.
 */
import type { RecordedEvents } from "../exchanges/compare-events";
import { type Actor, actorsOf, RECORDING_AGENT } from "../exchanges/recorded-server";
import { type Recorded, RECORDING_VERSION } from "../exchanges/recording";
import { ActorQueues, REGISTER_PARAMS } from "../exchanges/recording-queues";
import { fillPath, routeOf, type Routes } from "../matching/interface";
import { isJsonObject, objectOf, parsePath } from "../matching/json-value";
import type { Caller, CallStep, Scenario, Step } from "../matching/scenario";
import { NOW, referenceName, referencesIn, resolve, secondsFromNow, type Values } from "../matching/values";
import type { Fixture } from "../model/fixture/fixture";
import { RunEnded, UNLIMITED } from "../targets/limit";
import { parameterText } from "../targets/send";
import { type Answer, type CallRequest, NotSupported, type Target, TargetProblem } from "../targets/target";
import { runStep, stepTitle } from "./steps/step-kinds";
import type { StepRun } from "./steps/step-run";

/** Where and how to record. */
export interface Recorder {
  readonly target: Target;
  readonly routes: Routes;
  /** The realm that the scenarios begin with; who has a key in it can act, and has a queue. */
  readonly fixture: Fixture;
  /** How long events may take to reach the queues, in milliseconds. */
  readonly settle_milliseconds: number;
}

/** What was written down of one scenario. */
export interface ScenarioRecording {
  /** The lines of the file, the version of the format first. */
  readonly lines: readonly Recorded[];
  readonly requests: number;
  readonly events: number;
  /** Why the scenario was not played to its end; undefined when it was. */
  readonly halted?: string;
}

/** Records one scenario. What a step expects is not asked: the recording says what the server really does. */
export async function recordOnServer(scenario: Scenario, recorder: Recorder): Promise<ScenarioRecording> {
  const playing = new Playing(scenario, recorder);
  try {
    await playing.begin();
    for (const [index, step] of scenario.steps.entries()) await playing.play(step, index + 1);
    return playing.recording();
  } catch (problem) {
    const isEnd = problem instanceof NotSupported || problem instanceof TargetProblem || problem instanceof RunEnded;
    if (!isEnd) throw problem;
    return playing.recording(problem.message);
  }
}

/** One playing of one scenario. */
class Playing {
  private readonly lines: Recorded[] = [{ recordings: RECORDING_VERSION }];
  private readonly queues = new ActorQueues(({ actor, method, path, params }) => {
    const as = this.actors.find(({ name }) => name === actor)?.as ?? null;
    return this.call({ as, method, path, parameters: params });
  });
  private readonly actors: readonly Actor[];
  private readonly saved = new Map<string, unknown>();
  /** The saved values that a replay takes from its own answers. */
  private readonly replayed = new Set<string>();
  private readonly lastSeen = new Map<string, number>();
  private requests = 0;
  private events = 0;

  constructor(
    private readonly scenario: Scenario,
    private readonly recorder: Recorder,
  ) {
    this.actors = actorsOf(recorder.fixture);
  }

  recording(halted?: string): ScenarioRecording {
    const { lines, requests, events } = this;
    return { lines, requests, events, ...(halted === undefined ? {} : { halted }) };
  }

  async begin(): Promise<void> {
    await this.reset();
    this.write({ setup: "fixture", refs: await this.groupIds() });
    for (const actor of this.actors) {
      const opened = await this.queues.open(actor.name, REGISTER_PARAMS);
      if (opened) this.write({ queue_of: actor.name, register_params: REGISTER_PARAMS });
    }
  }

  async play(step: Step, number: number): Promise<void> {
    const values = await this.values(step);
    const place = `step ${number} (${stepTitle(step)})`;
    if ("control" in step || "fault" in step) {
      throw new NotSupported(`${place}: a recording has requests and moves of the clock, and nothing else`);
    }
    if ("clock" in step) {
      await this.moveClock(step, values, number);
    } else if ("call" in step) {
      await this.ask(step, values, number, place);
    } else {
      await this.run(step, values, this.recorder.target);
    }
  }

  /** Sets a server with a control plane to the fixture; of any other the fixture only says what it is like. */
  private async reset(): Promise<void> {
    const { target, fixture } = this.recorder;
    try {
      await target.reset(target.lacks === undefined ? fixture : undefined);
    } catch (problem) {
      if (!(problem instanceof NotSupported)) throw problem;
      await target.reset(undefined);
    }
  }

  private async groupIds(): Promise<Readonly<Record<string, number>>> {
    const [first] = this.actors;
    if (first === undefined) return {};
    const { body } = await this.call({ as: first.as, method: "GET", path: "/user_groups", parameters: {} });
    const groups = isJsonObject(body) && Array.isArray(body["user_groups"]) ? body["user_groups"] : [];
    return Object.fromEntries(
      groups.filter(isJsonObject).map(({ name, id }) => [`g_${String(name).replace(/^role:/, "")}`, Number(id)]),
    );
  }

  private async values(step: Step): Promise<Values> {
    const { saved } = this;
    return referencesIn(step).includes(NOW) ? { saved, now: await this.recorder.target.now() } : { saved };
  }

  private async run(step: Step, values: Values, target: Target): Promise<void> {
    const run: StepRun = { target, routes: this.recorder.routes, values, lastSeen: this.lastSeen };
    const { saved, seen } = await runStep(step, run);
    saved.forEach((value, name) => this.saved.set(name, value));
    if (seen !== undefined) this.lastSeen.set(seen.queue, seen.last_event_id);
  }

  private async moveClock(step: Step, values: Values, n: number): Promise<void> {
    const before = await this.recorder.target.now();
    await this.run(step, values, this.recorder.target);
    const now = await this.recorder.target.now();
    this.write({ n, clock_advance: now - before, now, events_per_actor: await this.queued() });
  }

  private async ask(step: CallStep, values: Values, n: number, place: string): Promise<void> {
    if (step.user_agent !== undefined) {
      throw new NotSupported(`${place}: all requests of a recording come from the same program`);
    }
    const asked: { request: CallRequest; answer: Answer }[] = [];
    const call = async (given: CallRequest): Promise<Answer> => {
      const request = { ...given, as: this.callerOf(given.as, place).as };
      const answer = await this.call(request);
      asked.push({ request, answer });
      return answer;
    };
    await this.run(step, values, { ...this.recorder.target, call });
    const [only] = asked;
    if (only === undefined) return;
    const { request, answer } = only;
    this.requests += 1;
    this.write({
      n,
      actor: this.callerOf(request.as, place).name,
      method: request.method,
      path: `/api/v1${request.path}`,
      params: texts(request.parameters),
      ...this.templates(step, values),
      save: this.savedPlaces(step),
      status: answer.status,
      body: recordedBody(answer),
      events_per_actor: request.method === "GET" ? {} : await this.queued(),
    });
  }

  /** Who acts, with the key of the fixture. */
  private callerOf(caller: Caller, place: string): { readonly name: string | null; readonly as: Caller } {
    if (caller === null) return { name: null, as: null };
    const email = typeof caller === "object" && "email" in caller ? caller.email : caller;
    const found =
      typeof email === "number"
        ? this.actors[email - 1]
        : this.actors.find(
            (actor) => typeof email === "string" && actor.as.email.toLowerCase() === email.toLowerCase(),
          );
    if (found === undefined) throw new NotSupported(`${place}: who acts has no key in the fixture`);
    return found;
  }

  /** The path and the parameters with the names of values that a replay takes from its own answers. */
  private templates(step: CallStep, values: Values): Recorded {
    const route = routeOf(step.call, this.recorder.routes);
    const filled = this.template(step.with ?? {}, values);
    const { path, rest } = fillPath(route?.path ?? "", objectOf(filled));
    const path_template = `/api/v1${path.replace(/%7B%7B(\w+)%7D%7D/gu, "{{$1}}")}`;
    // Null is a parameter that is not sent; the JSON null is a text that is.
    const sent = Object.entries(rest).map(([name, value]) => [name, value === null ? "null" : value] as const);
    return { path_template, params_template: Object.fromEntries(sent) };
  }

  private template(value: unknown, values: Values): unknown {
    const name = referenceName(value);
    if (name !== undefined && this.replayed.has(name)) return `{{${name}}}`;
    if (name !== undefined || secondsFromNow(value) !== undefined || typeof value === "string") {
      return resolve(value, values);
    }
    if (Array.isArray(value)) return value.map((item) => this.template(item, values));
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.template(item, values)]));
  }

  private savedPlaces(step: CallStep): Readonly<Record<string, string>> {
    const places: Record<string, string> = {};
    for (const [name, path] of Object.entries(step.save ?? {})) {
      const parts = parsePath(path) ?? [];
      if (!this.saved.has(name) || parts.length === 0 || parts.some((part) => String(part).includes("../exchanges")))
        continue;
      places[name] = parts.join("../exchanges");
      this.replayed.add(name);
    }
    return places;
  }

  private async queued(): Promise<RecordedEvents> {
    const { settle_milliseconds: patience, target } = this.recorder;
    if (patience > 0) await (target.limit ?? UNLIMITED).wait(patience);
    const queued = await this.queues.queued();
    for (const events of Object.values(queued)) this.events += events?.length ?? 0;
    return queued;
  }

  private call(request: CallRequest): Promise<Answer> {
    return this.recorder.target.call({ user_agent: RECORDING_AGENT, ...request });
  }

  private write(line: Recorded): void {
    this.lines.push({ scenario: this.scenario.name, ...line });
  }
}

function texts(parameters: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, parameterText(value)]));
}

/** The answer without the wording of errors, which no replay compares. */
function recordedBody({ status, body }: Answer): Recorded {
  if (!isJsonObject(body)) return { _raw: "…" };
  if (status < 400) return body;
  const { msg: _msg, ...rest } = body;
  return rest;
}
