/** Replays recorded conversations on a server, and says of each answer in what it differs from the recorded one. */
import { isJsonObject, valueAt } from "../matching/json-value";
import type { Fixture } from "../model/fixture/fixture";
import { askControlPlane, type Connection, refusedAnswerText } from "../targets/send";
import { TargetProblem } from "../targets/target";
import { compareEvents, type RecordedEvents } from "./compare-events";
import { compareRecorded, isSoft, type RecordedDifference } from "./compare-recorded";
import { type IdPairs, idPairs } from "./id-pairs";
import { actorName, RecordedServer } from "./recorded-server";
import type { Recorded, RecordedClock, RecordedCredentials, RecordedRequest, RecordedScenario } from "./recording";

/** Alike in everything; softly different (order, rendered HTML, wording); different; not asked, for want of an ID. */
export type PairStatus = "identical" | "soft" | "differs" | "known" | "skipped";

/** One recorded request (or move of the clock) and how the server's own answer compares. */
export interface PairResult {
  readonly file: string;
  readonly scenario: string;
  readonly n: number;
  readonly title: string;
  readonly status: PairStatus;
  readonly differences: readonly RecordedDifference[];
  /** Why it is known to differ. */
  readonly reason?: string;
}

/** Sets the server to a fixture, and says where it answers from then on. */
export type StartAgain = (fixture: Fixture) => Promise<Connection>;

/** Longer moves of the clock are not compared: daily jobs of the recorded server were not run. */
const LONGEST_COMPARED = 6 * 3600;
const STRIDE = 300;
/** The recorded server's own faults. */
const SERVER_FAULT = 500;
const WRONG_METHOD = 405;

/**
 * Plays the scenarios one after the other, each on the fixture's realm.
 *
 * @param laterNames - keys that only the newer recorded server has; what differs below them is not compared
 */
export async function* replayRecordings(
  scenarios: readonly RecordedScenario[],
  fixture: Fixture,
  start: StartAgain,
  laterNames: ReadonlySet<string> = new Set(),
): AsyncGenerator<PairResult, void> {
  for (const scenario of scenarios) yield* replayScenarioOf(scenario, fixture, start, laterNames);
}

function isBelow(names: ReadonlySet<string>, path: string): boolean {
  return path.split(/[.: ]+/).some((name) => names.has(name));
}

/** What a scenario needs while it is played. */
interface Playing {
  readonly server: RecordedServer;
  readonly pairs: IdPairs;
  /** Values saved from the recorded answers, and from the server's own. */
  readonly recorded: Map<string, unknown>;
  readonly received: Map<string, unknown>;
}

async function* replayScenarioOf(
  scenario: RecordedScenario,
  base: Fixture,
  start: StartAgain,
  laterNames: ReadonlySet<string>,
): AsyncGenerator<PairResult, void> {
  const fixture = prepared(base, scenario);
  const connection = await start(fixture);
  const playing = await begin(scenario, new RecordedServer(connection, fixture), fixture);
  for (const line of scenario.lines) {
    if (line.kind === "queue") {
      await playing.server.queues.open(line.queue_of, line.register_params);
      continue;
    }
    if (line.kind === "alias") {
      for (const [name, account] of Object.entries(line.alias)) playing.server.addAlias(name, account);
      continue;
    }
    if (line.kind === "credentials") {
      addAccounts(playing, line);
      continue;
    }
    const result = { file: scenario.file, scenario: scenario.name, n: line.n, title: titleOf(line) };
    if (line.kind === "request" && line.status === SERVER_FAULT) {
      yield { ...result, status: "skipped", differences: [] };
      continue;
    }
    const found = line.kind === "clock" ? await moveClock(playing, connection, line) : await ask(playing, line);
    if (found === "not compared") continue;
    if (found === "not asked") {
      yield { ...result, status: "skipped", differences: [] };
      continue;
    }
    const differences = found.filter(({ path }) => !isBelow(laterNames, path));
    yield { ...result, status: statusOf(differences), differences };
  }
}

/** Lets accounts act that were created on the way. */
function addAccounts({ server, received }: Playing, { creds }: RecordedCredentials): void {
  for (const [name, [mail, key]] of Object.entries(creds)) {
    if (received.has(mail) && received.has(key)) {
      server.addAccount(name, String(received.get(mail)), String(received.get(key)));
    }
  }
}

/** What the differences of a pair amount to. */
export function statusOf(differences: readonly RecordedDifference[]): PairStatus {
  if (differences.length === 0) return "identical";
  return differences.every(isSoft) ? "soft" : "differs";
}

/** The realm that a scenario begins with: the fixture's, with what was done inside the recorded server. */
function prepared(fixture: Fixture, { server_setups }: RecordedScenario): Fixture {
  const creators = new Set(
    server_setups.flatMap((setup) =>
      setup.includes("can_create_users") ? [...setup.matchAll(/\d+/g)].map(Number) : [],
    ),
  );
  if (creators.size === 0) return fixture;
  const users = (fixture.users ?? []).map((user, index) =>
    creators.has(index + 1) ? { ...user, can_create_users: true } : user,
  );
  return { ...fixture, users };
}

async function begin(scenario: RecordedScenario, server: RecordedServer, fixture: Fixture): Promise<Playing> {
  const pairs = idPairs();
  const counts = [
    ["user", fixture.users?.length ?? 0],
    ["stream", fixture.channels?.length ?? 0],
    ["message", fixture.messages?.length ?? 0],
  ] as const;
  for (const [kind, count] of counts) {
    for (let id = 1; id <= count; id += 1) pairs.unify(kind, id, id);
  }
  const [first] = fixture.users ?? [];
  const path = "/user_groups";
  const actor = first === undefined ? null : actorName(first.email);
  const { body } = await server.send({ method: "GET", path, actor, params: {} });
  const listed = isJsonObject(body) && Array.isArray(body["user_groups"]) ? body["user_groups"] : [];
  const groups = new Map(listed.filter(isJsonObject).map(({ name, id }) => [String(name), Number(id)]));
  const received = new Map<string, unknown>();
  for (const [name, recorded] of Object.entries(scenario.refs)) {
    const ours = groups.get(name.slice(2)) ?? groups.get(`role:${name.slice(2)}`);
    if (ours === undefined) continue;
    received.set(name, ours);
    pairs.unify("group", recorded, ours);
  }
  return { server, pairs, recorded: new Map(Object.entries(scenario.refs)), received };
}

function titleOf(line: RecordedRequest | RecordedClock): string {
  if (line.kind === "clock") return `the clock moves on ${line.clock_advance} s`;
  return `${line.actor ?? "no account"}: ${line.method} ${line.path_template} ${JSON.stringify(line.params).slice(0, 80)}`;
}

async function ask(playing: Playing, line: RecordedRequest): Promise<readonly RecordedDifference[] | "not asked"> {
  const { server, pairs } = playing;
  const path = filledPath(line.path_template, playing.received);
  const params = filledParams(line, playing.received);
  if (path === undefined || params === undefined) return "not asked";
  if (line.actor !== null && !server.canAct(line.actor)) return "not asked";
  const { method, actor, files } = line;
  const answer = await server.send({ method, path, actor, params, files });
  const { status, body } = answer;
  remember(playing, line, body);
  if (line.queue === true && actor !== null) server.queues.take(actor, answer);
  const found: RecordedDifference[] = [];
  if (status !== line.status) found.push({ kind: "status", path: "", recorded: line.status, received: status });
  if (status >= 400 !== line.status >= 400) {
    const code = isJsonObject(body) ? body["code"] : undefined;
    found.push({ kind: "outcome", path: "", recorded: line.body["code"], received: code });
  } else if (status !== WRONG_METHOD && !("_raw" in line.body)) {
    // Of a wrong method the interface's own envelope is kept; a page instead of JSON has nothing to compare.
    found.push(...compareRecorded(line.body, status >= 400 ? withoutWording(body) : body, pairs));
  }
  if (!server.queues.isEmpty && method !== "GET")
    found.push(...(await compareRecordedEvents(playing, line.events_per_actor)));
  return found;
}

function withoutWording(body: unknown): unknown {
  if (!isJsonObject(body)) return body;
  const { msg: _msg, ...rest } = body;
  return rest;
}

async function compareRecordedEvents(
  { server, pairs }: Playing,
  recorded: RecordedEvents,
): Promise<RecordedDifference[]> {
  const queued = await server.queues.queued();
  return compareEvents(recordedFor(queued, recorded), queued, pairs);
}

/** Of the recording only the accounts that have a queue here. */
function recordedFor(queued: RecordedEvents, recorded: RecordedEvents): RecordedEvents {
  return Object.fromEntries(
    Object.keys(queued).map((actor) => [actor, Object.hasOwn(recorded, actor) ? (recorded[actor] ?? null) : []]),
  );
}

async function moveClock(
  { server, pairs }: Playing,
  connection: Connection,
  line: RecordedClock,
): Promise<readonly RecordedDifference[] | "not compared"> {
  const queued: Record<string, readonly Recorded[]> = {};
  for (let left = line.clock_advance; left > 0;) {
    const stride = left > LONGEST_COMPARED ? left : Math.min(STRIDE, left);
    await advance(connection, stride);
    left -= stride;
    for (const [actor, events] of Object.entries(await server.queues.queued())) {
      queued[actor] = [...(queued[actor] ?? []), ...(events ?? [])];
    }
  }
  if (line.clock_advance > LONGEST_COMPARED) return "not compared";
  return compareEvents(recordedFor(queued, line.events_per_actor), queued, pairs);
}

async function advance(connection: Connection, seconds: number): Promise<void> {
  const answer = await askControlPlane(connection, {
    method: "POST",
    path: "/clock",
    body: { advance_seconds: seconds },
  });
  if (answer.status !== 200) throw new TargetProblem(`the clock was not moved: ${refusedAnswerText(answer)}`);
}

function filledPath(template: string, values: ReadonlyMap<string, unknown>): string | undefined {
  const names = [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? "");
  if (names.some((name) => !values.has(name))) return undefined;
  const filled = template.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values.get(name)));
  return filled.replace(/^\/api\/v1/, "");
}

/** The parameters with the server's own IDs in them; undefined where an earlier answer gave none. */
function filledParams(line: RecordedRequest, values: ReadonlyMap<string, unknown>): Record<string, string> | undefined {
  const filled: Record<string, string> = {};
  for (const [name, template] of Object.entries(line.params_template ?? {})) {
    const sent = line.params?.[name];
    if (template === null || sent === undefined) continue;
    if (!JSON.stringify(template).includes("{{")) {
      filled[name] = sent;
      continue;
    }
    const missing: string[] = [];
    const value = put(template, values, missing);
    if (missing.length > 0) return undefined;
    filled[name] = typeof value === "string" ? value : JSON.stringify(value);
  }
  return filled;
}

function put(template: unknown, values: ReadonlyMap<string, unknown>, missing: string[]): unknown {
  const filled = (name: string): unknown => {
    if (!values.has(name)) missing.push(name);
    return values.get(name);
  };
  if (typeof template === "string") {
    const name = /^\{\{(\w+)\}\}$/.exec(template)?.[1];
    if (name === undefined) return template.replace(/\{\{(\w+)\}\}/g, (_, part: string) => String(filled(part)));
    return filled(name);
  }
  if (Array.isArray(template)) return template.map((item) => put(item, values, missing));
  if (!isJsonObject(template)) return template;
  return Object.fromEntries(Object.entries(template).map(([key, item]) => [key, put(item, values, missing)]));
}

function remember({ recorded, received }: Playing, line: RecordedRequest, answer: unknown): void {
  for (const [name, path] of Object.entries(line.save)) {
    for (const [values, body] of [
      [recorded, line.body],
      [received, answer],
    ] as const) {
      const value = valueAt(body, path.split("."));
      if (value === undefined) values.delete(name);
      else values.set(name, value);
    }
  }
}
