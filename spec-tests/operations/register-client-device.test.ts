/** Devices of an account: they come and go, and are registered for encrypted pushes. */
import { expect, test } from "vitest";
import {
  type Accepted,
  answerPushRegistration,
  e2eeTestNotify,
  type Outcome,
  realmFromJSON,
  realmToJSON,
  registerClientDevice,
  registerPushDevice,
} from "../../src/index";
import { DEVICE_KEY, DEVICE_TOKEN, withToken } from "../support/devices";
import { pushesOf } from "../support/pushing";
import { BEEP_BOT, everyRole, MEL_MEMBER, START } from "../support/realms";
import { spec } from "../support/spec";

const REALM = everyRole({ feature_level: 512, server: { push_service: true } });

spec(registerClientDevice, [{ realm: REALM, mistakes: [["bots_have_no_devices", "BAD_REQUEST", { actor: BEEP_BOT }]] }]);

const PENDING = withToken(REALM, MEL_MEMBER);
const { token_id } = DEVICE_TOKEN;

const eventsOf = (outcome: Outcome) => outcome.events.map(({ event }) => event);

/** An outcome that was accepted. */
function carriedOut<Response>(outcome: Outcome<Response>): Accepted<Response> {
  if (!outcome.ok) throw new Error(outcome.error.msg);
  return outcome;
}

test("a key holds immediately, and a token when the relay has accepted it", () => {
  const known = carriedOut(registerClientDevice(REALM, MEL_MEMBER)).realm;
  const keyed = carriedOut(registerPushDevice(known, MEL_MEMBER, { device_id: 1, ...DEVICE_KEY }));
  expect(eventsOf(keyed)).toEqual([{ type: "device", op: "update", device_id: 1, push_key_id: 7 }]);
  const asked = carriedOut(registerPushDevice(keyed.realm, MEL_MEMBER, { device_id: 1, ...DEVICE_TOKEN }));
  expect(eventsOf(asked)).toEqual([{ type: "device", op: "update", device_id: 1, pending_push_token_id: token_id }]);
  expect(pushesOf(asked)).toMatchObject([{ kind: "device_registration", device_id: 1, token_id }]);
  expect(e2eeTestNotify(asked.realm, MEL_MEMBER)).toMatchObject({ error: { code: "NO_ACTIVE_PUSH_DEVICE" } });
  const taken = carriedOut(answerPushRegistration(asked.realm, { user_id: MEL_MEMBER, device_id: 1, status: "active" }));
  const update = { push_token_id: token_id, pending_push_token_id: null, push_token_last_updated_timestamp: START };
  expect(eventsOf(taken)).toEqual([{ type: "device", op: "update", device_id: 1, ...update }]);
  expect(pushesOf(carriedOut(e2eeTestNotify(taken.realm, MEL_MEMBER, { device_id: 1 })))).toMatchObject([{ device_id: 1 }]);
  expect(e2eeTestNotify(taken.realm, MEL_MEMBER, { device_id: 2 }).ok).toBe(false);
});

test("a refused token leaves its code, which the next attempt clears", () => {
  const answer = { user_id: MEL_MEMBER, device_id: 1, status: "failed", error_code: "REQUEST_EXPIRED" } as const;
  const failed = carriedOut(answerPushRegistration(PENDING, answer));
  const codes = { pending_push_token_id: null, push_registration_error_code: "REQUEST_EXPIRED" };
  expect(eventsOf(failed)).toEqual([{ type: "device", op: "update", device_id: 1, ...codes }]);
  const again = carriedOut(registerPushDevice(failed.realm, MEL_MEMBER, { device_id: 1, ...DEVICE_TOKEN }));
  const cleared = { pending_push_token_id: token_id, push_registration_error_code: null };
  expect(eventsOf(again)).toEqual([{ type: "device", op: "update", device_id: 1, ...cleared }]);
});

test("the same key again changes nothing", () => {
  expect(carriedOut(registerPushDevice(PENDING, MEL_MEMBER, { device_id: 1, ...DEVICE_KEY })).events).toEqual([]);
});

test("devices are part of a stored snapshot, and an older snapshot has none", () => {
  const json = realmToJSON(PENDING);
  expect(realmFromJSON(json).devices).toEqual(PENDING.devices);
});
