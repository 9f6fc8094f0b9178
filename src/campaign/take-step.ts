/** Takes one step of a plan: a user or the client acts, time passes, or a fault is planned. */
import { OPERATIONS } from "../generated/operations";
import { type FaultRule, unknownName } from "../model/fixture/fault-plan";
import { userById } from "../model/rules/users/people";
import type { Outcome } from "../model/views/outcome";
import { excerpt } from "../protocol/problem-words";
import { isRecord } from "../protocol/schema/matches-shape";
import { type Route, routes } from "../wire/route";
import { actionCall, ACTIONS } from "./actions/actions";
import { operationAction } from "./actions/operation-actions";
import { type AcceptedCall, type Action, type ActionCall, userName } from "./actions/scene";
import type { ActRecord } from "./laws";
import { DEACTIVATES_REALM, type PlanStep, stepText } from "./plan-step";
import { note, progressOf, type Run, textOf, Unplayable } from "./run";

/** Takes a step; `next` is the one after it. */
export async function takePlanStep<Client>(
  run: Run<Client>,
  step: PlanStep,
  next: PlanStep | undefined,
): Promise<void> {
  const { world } = run;
  // Only acts and actions come before the client can react to what was before.
  if (run.isUnsettled && !("act" in step) && !("action" in step)) await world.settle();
  run.isUnsettled = "soon" in step;
  if ("action" in step && step.action === DEACTIVATES_REALM) return deactivateRealm(run, step);
  if ("action" in step) takeAction(run, step);
  else note(run, step, stepText(step));
  if ("fault" in step) return planFault(run, step.fault);
  if ("clock" in step) return world.advance(step.clock);
  if ("sleep" in step) return world.sleepThrough(step.sleep);
  if ("act" in step) {
    run.concurrent.push(step);
    // Acts at the same moment begin together: none is answered before the next begins.
    if (step.soon === true && next !== undefined && "act" in next) return;
    for (const begun of run.concurrent.splice(0)) act(run, begun.act, begun.with);
  }
  return step.soon === true ? undefined : world.settle("act" in step);
}

function deactivateRealm<Client>(run: Run<Client>, step: Extract<PlanStep, { action: string }>): void {
  const before = progressOf(run.simulator);
  run.simulator.deactivateRealm();
  note(run, step, step.action, { status: 200 }, before);
}

function takeAction<Client>(run: Run<Client>, step: Extract<PlanStep, { action: string }>): void {
  const { simulator, beginning, subject } = run;
  const before = progressOf(simulator);
  const name = step.action;
  const move = subject.moves?.[name];
  if (move !== undefined) {
    const outcome = simulator.apply(move);
    const status = outcome.ok ? 200 : outcome.error.http_status;
    const words = outcome.ok ? name : `${name}, which is refused: ${outcome.error.msg}`;
    return note(run, step, words, { status }, before);
  }
  const action = subject.actions?.[name] ?? ACTIONS[name] ?? operationAction(name);
  if (action === undefined) throw new Unplayable(`The plan has the action "${name}", which does not exist.`);
  // Before the account joins, there are only others.
  const me = run.started === undefined ? beginning.joining?.owner_id : undefined;
  const isOwn = Object.hasOwn(subject.actions ?? {}, name);
  const checked = isOwn ? checkedAction(name, action) : action;
  const found = actionCall(simulator.snapshot(), me ?? beginning.account.user_id, checked, step.numbers);
  const by = found === undefined ? undefined : userById(simulator.snapshot(), found.user_id)?.delivery_email;
  const outcome = found === undefined ? undefined : outcomeOf(run, found);
  if (found === undefined || by === undefined || outcome === undefined) {
    note(run, step, `a user: ${name}, which is not possible here`);
    return;
  }
  const { user_id, operation, params, words } = found;
  const call = { user_id, operation, params, words };
  const who = userName({ delivery_email: by });
  if (outcome.ok) return note(run, step, `${who} ${call.words}`, { call, by, status: 200 }, before);
  const { http_status: status, msg: refusal } = outcome.error;
  note(run, step, `${who} ${call.words}, which is refused`, { call, by, status, refusal }, before);
}

/** A user-defined action, of which only what is a call of an operation counts. */
function checkedAction(name: string, action: Action): Action {
  return (scene) => {
    let call: ActionCall | undefined;
    try {
      call = action(scene);
    } catch (error) {
      throw new Unplayable(`actions.${name}: it threw: ${textOf(error)}`);
    }
    if (call === undefined) return undefined;
    const { user_id, operation, params, words } = Object(call);
    if (typeof user_id === "number" && typeof operation === "string" && typeof words === "string" && isRecord(params)) {
      if (ROUTES_BY_ID.has(operation)) return call;
      throw new Unplayable(`actions.${name}: ${unknownName("operation", operation, [...ROUTES_BY_ID.keys()])}.`);
    }
    const expected = "expected { user_id, operation, params, words }, or undefined";
    throw new Unplayable(`actions.${name}: ${expected}, received ${excerpt(call)}.`);
  };
}

/** A planned rule is for one request, or for as many as it says; a rule that was applied is removed, the others stay. */
function planFault<Client>(run: Run<Client>, rule: FaultRule): void {
  const { simulator, beginning } = run;
  const waiting = run.planned.flatMap((known, index) => {
    const times = (known.times ?? 1) - (simulator.faults.rules[index]?.struck ?? 0);
    return times > 0 ? [{ ...known, times }] : [];
  });
  run.planned = [...waiting, { ...rule, account: beginning.account.email, times: rule.times ?? 1 }];
  simulator.faults.plan({ rules: [...run.planned] });
}

const ROUTES_BY_ID: ReadonlyMap<string, Route> = new Map(routes().map((route) => [route.id, route]));
const NAMES: ReadonlyMap<unknown, string> = new Map(
  Object.entries(OPERATIONS).map(([name, operation]) => [operation, name]),
);

/**
 * Makes the call of an action, and returns its outcome; undefined if the feature level does not have the operation,
 * or there is no such account.
 */
function outcomeOf<Client>(
  { simulator, isWatched }: Run<Client>,
  found: ActionCall | AcceptedCall,
): Outcome | undefined {
  const { user_id, operation, params } = found;
  const route = ROUTES_BY_ID.get(operation);
  if (route === undefined) throw new Unplayable(`There is no operation ${operation}.`);
  const realm = simulator.snapshot();
  const level = realm.feature_level;
  const known = route.expected(level).map(({ name }) => name);
  if (level < route.since || level >= route.until || !Object.keys(params).every((name) => known.includes(name))) {
    return undefined;
  }
  if (userById(realm, user_id) === undefined) return undefined;
  // What is known already is not computed again. Only a run that is watched is played again from its calls.
  if ("outcome" in found && !isWatched) return simulator.apply(() => found.outcome);
  const call: unknown = Reflect.get(simulator.asUser(user_id), NAMES.get(route.operation) ?? operation);
  if (typeof call !== "function") throw new Error(`There is no call ${operation}.`);
  return Reflect.apply(call, undefined, [params, { client: "people" }]);
}

function act<Client>(run: Run<Client>, name: string, value: unknown): void {
  const record: ActRecord = { name, with: value, mark: `act-${run.acts.length + 1}.`, state: "under way" };
  run.acts.push(record);
  const end = (state: ActRecord["state"]) => (): void => {
    record.state = state;
  };
  run.started?.then((client) => run.subject.act(client, name, value, record.mark)).then(end("done"), end("failed"));
}
