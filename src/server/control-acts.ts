import { UNMODELLED_LEVELS, UNSUPPORTED_OPERATIONS } from "../known/unmodelled";
import { addUpload } from "../model/changes/uploads/uploads";
import type { Fixture } from "../model/fixture/fixture";
import { FixtureProblem } from "../model/fixture/fixture-basics";
import { FIXTURE_SHAPE } from "../model/fixture/fixture-shape";
import { realmFromJSON } from "../model/fixture/read-snapshot";
/** What the control plane can do with a simulator: every act takes the body of its request and returns the answer. */
import { ACCEPTED_INVITATION, ANSWERED_WEBHOOK, RELAY_ANSWER } from "../model/operations/call-shapes";
import type { Realm } from "../model/realm/realm";
import { modeOf } from "../model/realm/settings";
import { realmToJSON } from "../model/realm/snapshot-json";
import { userByDeliveryEmail } from "../model/rules/users/people";
import type { Outcome } from "../model/views/outcome";
import type { Role } from "../protocol/accounts";
import * as v from "../protocol/shape";
import { allProblems, checkShape } from "../protocol/shape";
import { advanceInSteps } from "../simulator/advance-in-steps";
import { checkedFaultPlan } from "../simulator/faults/check-fault-plan";
import type { Simulator } from "../simulator/simulator";
import type { SimulatorClock } from "../simulator/virtual-clock";
import { shaped, TransportProblem } from "./envelope";
import { VERSION } from "./version";

/** What the control plane controls. */
export interface Controlled {
  readonly simulator: Simulator;
  /** The fixture that the simulator started with, for a reset without a fixture. */
  readonly fixture: () => Fixture;
  /** Adds what a fixture does not say and the server decides, like the realm's URL. */
  readonly complete: (fixture: Fixture) => Fixture;
  /**
   * Waits for programs that are called when something happens. With it, the clock stops at each due moment for them, and
   * the interface has the origin rule of the control plane.
   */
  readonly settled?: () => Promise<void>;
}

/** What an act knows of its request in addition to the body. */
export interface ControlCall extends Controlled {
  /** States that are stored under a name. */
  readonly snapshots: Map<string, Realm>;
  /** The name in the path, where the path has one. */
  readonly name: string;
}

/** An act of the control plane. If it throws a problem with the body, the problem becomes the answer. */
export type ControlAct = (controlled: ControlCall, body: unknown) => unknown;

/** What is served: the versions, the time in UNIX seconds, the accounts with their keys, and what is not modelled. */
export const describe: ControlAct = ({ simulator }) => {
  const realm = simulator.snapshot();
  const { feature_level, now } = realm;
  return {
    version: VERSION,
    feature_level,
    follow: modeOf(realm),
    now,
    accounts: listedAccounts(realm),
    unsupported_operations: UNSUPPORTED_OPERATIONS,
    unmodelled_levels: UNMODELLED_LEVELS,
  };
};

/**
 * Starts again from the fixture in the body, or from the first one if the body is `{}`; an invalid fixture changes
 * nothing.
 */
export const reset: ControlAct = (controlled, body) => {
  const fixture = checkedFixture(body);
  const isFirst = Object.keys(fixture).length === 0;
  controlled.simulator.reset(isFirst ? controlled.fixture() : controlled.complete(fixture));
  return describe(controlled, {});
};

const seconds = v.pipe(v.number(), v.safeInteger("expected a whole number of seconds"));
/** The body of a request to the clock. */
export const CLOCK_BODY = v.strictObject({
  advance_seconds: v.optional(seconds),
  to: v.optional(seconds),
  next: v.optional(v.literal(true)),
});

/**
 * Moves the clock: by `advance_seconds`, to a time `to` in UNIX seconds, or to what is due next (`next: true`). The
 * answer lists what was due on the way.
 */
export const moveClock: ControlAct = (controlled, body) => {
  const { clock } = controlled.simulator;
  const { advance_seconds, to, next } = shaped(CLOCK_BODY, body);
  if ([advance_seconds, to, next].filter((way) => way !== undefined).length !== 1) {
    throw new TransportProblem(
      400,
      "body: expected either advance_seconds or to, or next: true, and only one of them.",
    );
  }
  if (controlled.settled !== undefined) {
    const target = advance_seconds === undefined ? to : clock.now + advance_seconds;
    return moveInSteps(clock, controlled.settled, target);
  }
  if (advance_seconds !== undefined) return carriedOut(clock.advance({ seconds: advance_seconds }));
  return carriedOut(to === undefined ? clock.runToNext() : clock.advanceTo(to));
};

/** @param to - where the clock goes; to what is due next if undefined */
async function moveInSteps(clock: SimulatorClock, settled: () => Promise<void>, to: number | undefined) {
  await settled();
  if (to === undefined) return carriedOut(clock.runToNext());
  const moves = await advanceInSteps(
    {
      now: () => clock.now,
      next: () => clock.next?.at ?? to,
      moveTo: (time) => carriedOut(clock.advanceTo(time)),
      settled,
      call: "clock",
    },
    to,
  );
  return { now: clock.now, fired: moves.flatMap(({ fired }) => fired) };
}

/** The body of a request for a file. */
export const UPLOAD_BODY = v.strictObject({ owner: v.string(), name: v.string(), size: v.number() });

/** Adds a file to the realm, so that messages can refer to it: `owner` (an e-mail address), `name`, `size` in bytes. */
export const putUpload: ControlAct = ({ simulator }, body) => {
  const { owner, name, size } = shaped(UPLOAD_BODY, body);
  const account = userByDeliveryEmail(simulator.snapshot(), owner);
  if (account === undefined) throw new TransportProblem(400, `owner: there is no account with the address "${owner}".`);
  return carriedOut(simulator.apply((realm) => addUpload(realm, account.user_id, { name, size })));
};

/**
 * Creates an account from an invitation, as users do on a page: `email`, `full_name`, and either the `token` of an
 * invitation or the `invite_link` of a reusable link.
 */
export const joinByInvitation: ControlAct = ({ simulator }, body) => {
  const params = shaped(ACCEPTED_INVITATION, body);
  return carriedOut(simulator.acceptInvitation(params));
};

/**
 * Answers a pending registration as the push service does: `user_id`, `device_id` (before feature level 468
 * `push_account_id`), `status` (`active` or `failed`); a failure needs an `error_code`.
 */
export const answerAsRelay: ControlAct = ({ simulator }, body) => {
  const params = shaped(RELAY_ANSWER, body);
  return carriedOut(simulator.answerPushRegistration(params));
};

/**
 * Answers a request of an outgoing webhook bot, as the server of the bot: `id`, and one of `content`,
 * `response_not_required: true`, `status` (with `body`) and `failure`.
 */
export const answerAsWebhook: ControlAct = ({ simulator }, body) => {
  const { id, ...answer } = shaped(ANSWERED_WEBHOOK, body);
  return carriedOut(simulator.answerWebhook(id, answer));
};

/** The body of a request without parameters: `{}`. */
export const EMPTY_BODY = v.strictObject({});

/** Deactivates the realm. Requests that wait for events receive `realm/deactivated`; then accounts have no access. */
export const deactivate: ControlAct = ({ simulator }, body) => {
  shaped(EMPTY_BODY, body);
  return carriedOut(simulator.deactivateRealm());
};

/** Makes a deactivated realm active again. */
export const reactivate: ControlAct = ({ simulator }, body) => {
  shaped(EMPTY_BODY, body);
  return carriedOut(simulator.reactivateRealm());
};

function carriedOut<Response>(outcome: Outcome<Response>): Response {
  if (!outcome.ok) throw new TransportProblem(outcome.error.http_status, outcome.error.msg);
  return outcome.response;
}

/** The whole snapshot as JSON. */
export const readState: ControlAct = ({ simulator }) => realmToJSON(simulator.snapshot());

/** Goes to the snapshot in the body, as `GET /state` returned it; a corrupted one changes nothing. */
export const writeState: ControlAct = (controlled, body) => {
  controlled.simulator.restore(realmFromJSON(body));
  return describe(controlled, {});
};

/** What would have left the realm since the last reset: mails, pushes and requests of outgoing webhooks. */
export const readOutbox: ControlAct = ({ simulator }) => simulator.outbox;

/** Whether each event since the queue with this name was registered reached it, and why not. */
export const readDeliveries: ControlAct = ({ simulator, name }) => ({ deliveries: simulator.explainDelivery(name) });

/**
 * The requests since the last reset, oldest first. Old answers are dropped: then `result` is null, and `result_dropped`
 * is true.
 */
export const readRequests: ControlAct = ({ simulator }) => ({ requests: simulator.journal });

/** Empties the journal. */
export const clearRequests: ControlAct = ({ simulator }) => {
  simulator.clearJournal();
  return { requests: simulator.journal };
};

/** Replaces the fault plan with the one in the body; an invalid one changes nothing. */
export const planFaults: ControlAct = ({ simulator }, body) => ({
  rules: simulator.faults.plan(checkedFaultPlan(body, simulator.snapshot())),
});

/** How often each rule of the plan has struck, with 0 for rules that never did. */
export const readFaults: ControlAct = ({ simulator }) => ({ rules: simulator.faults.rules });

/** Ends all faults. */
export const clearFaults: ControlAct = ({ simulator }) => {
  simulator.faults.clear();
  return { rules: simulator.faults.rules };
};

/** How each part of the interface is known. Loaded with the first request for it. */
export const readFidelity: ControlAct = async () => (await import("../known/fidelity")).fidelity();

/** The interface as an OpenAPI 3.1 document at the realm's feature level. Loaded with the first request for it. */
export const readOpenApi: ControlAct = async ({ simulator }) => {
  const { openApiDocument } = await import("../wire/openapi/document");
  return openApiDocument(simulator.snapshot().feature_level);
};

/** The body of a request for a snapshot. */
export const NAME_BODY = v.strictObject({ name: v.pipe(v.string(), v.nonEmpty("expected a name that is not empty")) });

/** Stores the present state under the `name` in the body. It replaces a state that has the name already. */
export const keepSnapshot: ControlAct = ({ simulator, snapshots }, body) => {
  const { name } = shaped(NAME_BODY, body);
  snapshots.set(name, simulator.snapshot());
  return { name, now: simulator.clock.now };
};

/** The names, in the order in which they were stored, each with the time of its state in UNIX seconds. */
export const listSnapshots: ControlAct = ({ snapshots }) => ({
  snapshots: Array.from(snapshots, ([name, { now }]) => ({ name, now })),
});

/** Goes back to the state with this name; the journal, the outbox and the faults stay. */
export const restoreSnapshot: ControlAct = (call) => {
  const kept = call.snapshots.get(call.name);
  if (kept === undefined) throw unknownSnapshot(call);
  call.simulator.restore(kept);
  return describe(call, {});
};

/** Deletes the state with this name. */
export const forgetSnapshot: ControlAct = (call) => {
  if (!call.snapshots.delete(call.name)) throw unknownSnapshot(call);
  return listSnapshots(call, {});
};

function unknownSnapshot({ name, snapshots }: ControlCall): TransportProblem {
  const kept = [...snapshots.keys()].map((known) => JSON.stringify(known)).join(", ") || "none";
  return new TransportProblem(404, `There is no snapshot ${JSON.stringify(name)}; there are ${kept}.`);
}

/**
 * Checks the shape of a fixture that came from outside as JSON. `createRealm` checks what the fixture refers to.
 *
 * @throws FixtureProblem with one sentence that names the path of the first mistake
 */
export function checkedFixture(json: unknown): Fixture {
  // A list would pass for an object without keys.
  if (Array.isArray(json)) throw new FixtureProblem("fixture: expected an object, received a list.");
  const checked = checkShape(FIXTURE_SHAPE, json, "fixture");
  if (!checked.ok) throw new FixtureProblem(allProblems(FIXTURE_SHAPE, json, "fixture", checked));
  return checked.value;
}

/** An account as the control plane lists it, with the key that makes requests its own. */
interface ListedAccount {
  readonly email: string;
  readonly api_key: string;
  readonly user_id: number;
  readonly role: Role;
}

/** The accounts of a realm by ID, bots and deactivated ones included; without the bots of the server itself. */
export function listedAccounts(realm: Realm): ListedAccount[] {
  return Array.from(realm.users, ({ delivery_email, api_key, user_id, role }) => ({
    email: delivery_email,
    api_key,
    user_id,
    role,
  }));
}
