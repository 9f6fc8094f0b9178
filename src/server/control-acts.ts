/** What the control plane can do with a simulator: every act takes the body of its request and returns the answer. */

import { addUpload } from "../model/changes/uploads/uploads";
import type { Fixture } from "../model/fixture/fixture";
import type { Outcome } from "../model/outcome/outcome";
import type { Realm } from "../model/realm/realm";
import { realmFromJSON, realmToJSON } from "../model/realm/snapshot-json";
import { userByDeliveryEmail } from "../model/rules/users/people";
import { ACCEPTED_INVITATION, RELAY_ANSWER } from "../simulator/calls/call-shapes";
import type { Simulator } from "../simulator/simulator";
import * as v from "../protocol/shape";
import { UNMODELLED_LEVELS, UNSUPPORTED_OPERATIONS } from "../protocol/unmodelled";
import { accountsOf } from "./accounts";
import { checkedFixture } from "./checked-fixture";
import { shaped, TransportProblem } from "./json-body";
import { VERSION } from "./version";

/** What the control plane controls. */
export interface Controlled {
  readonly simulator: Simulator;
  /** The fixture that the simulator started with, for a reset without a fixture. */
  readonly fixture: () => Fixture;
  /** Adds what a fixture does not say and the server decides, like the realm's URL. */
  readonly complete: (fixture: Fixture) => Fixture;
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
    now,
    accounts: accountsOf(realm),
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
const CLOCK_BODY = v.strictObject({
  advance_seconds: v.optional(seconds),
  to: v.optional(seconds),
  next: v.optional(v.literal(true)),
});

/**
 * Moves the clock: by `advance_seconds`, to a time `to` in UNIX seconds, or to what is due next (`next: true`). The
 * answer lists what was due on the way.
 */
export const moveClock: ControlAct = ({ simulator }, body) => {
  const { advance_seconds, to, next } = shaped(CLOCK_BODY, body);
  if ([advance_seconds, to, next].filter((way) => way !== undefined).length !== 1) {
    throw new TransportProblem(
      400,
      "body: expected either advance_seconds or to, or next: true, and only one of them.",
    );
  }
  if (advance_seconds !== undefined) return carriedOut(simulator.clock.advance({ seconds: advance_seconds }));
  return carriedOut(to === undefined ? simulator.clock.runToNext() : simulator.clock.advanceTo(to));
};

const UPLOAD_BODY = v.strictObject({ owner: v.string(), name: v.string(), size: v.number() });

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
 * Answers a pending registration as the push relay does: `user_id`, `push_account_id`, `status` (`active` or `failed`);
 * a failure needs an `error_code`.
 */
export const answerAsRelay: ControlAct = ({ simulator }, body) => {
  const params = shaped(RELAY_ANSWER, body);
  return carriedOut(simulator.answerPushRegistration(params));
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

/** What would have left the realm since the last reset: mails and pushes. */
export const readOutbox: ControlAct = ({ simulator }) => simulator.outbox;

/** The requests since the last reset, oldest first. */
export const readRequests: ControlAct = ({ simulator }) => ({ requests: simulator.journal });

/** Empties the journal. */
export const clearRequests: ControlAct = ({ simulator }) => {
  simulator.clearJournal();
  return { requests: simulator.journal };
};
