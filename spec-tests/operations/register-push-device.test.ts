import { describe, expect, it } from "vitest";
import { answerPushRegistration, createSimulator, type Realm, registerClientDevice, registerPushDevice } from "../../src/index";
import { DEVICE_KEY, DEVICE_TOKEN } from "../support/devices";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { PHONE, pushesOf, withDevice } from "../support/pushing";
import { BEEP_BOT, EVERY_ROLE_FIXTURE, everyRole, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { APART, checksOf, spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { level, REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const ON = at.all(level(512), at.server({ push_service: true }))(REALM);
const WITH_DEVICE = registerClientDevice(ON, MEL_MEMBER).realm;

spec(registerPushDevice, [
  {
    realm: REALM,
    mistakes: [
      ["bots_have_no_devices", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["push_service_not_configured", "PUSH_SERVICE_NOT_CONFIGURED", { realm: at.server({ push_service: false }) }],
      ["push_token_kind_unknown", "BAD_REQUEST", { params: { token_kind: "smoke" as "fcm" } }],
      ["push_account_id_invalid", "BAD_REQUEST", { params: { push_account_id: 0.5 } }],
      ["push_text_invalid", "BAD_REQUEST", { params: { push_public_key: "?" } }],
      ["push_key_missing", "BAD_REQUEST", { params: { bouncer_public_key: "" } }],
    ],
  },
  {
    name: "of devices",
    realm: WITH_DEVICE,
    params: { device_id: 1, ...DEVICE_KEY, ...DEVICE_TOKEN },
    mistakes: [
      ["bots_have_no_devices", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["push_service_not_configured", "PUSH_SERVICE_NOT_CONFIGURED", { realm: at.server({ push_service: false }) }],
      ["push_group_incomplete", "BAD_REQUEST", { params: { push_key: undefined } }],
      [
        "push_group_missing",
        "BAD_REQUEST",
        {
          params: {
            ...{ push_key_id: undefined, push_key: undefined, token_kind: undefined, token_id: undefined },
            ...{ bouncer_public_key: undefined, encrypted_push_registration: undefined },
          },
        },
        APART,
      ],
      ["push_key_id_invalid", "BAD_REQUEST", { params: { push_key_id: -1 } }],
      ["push_key_invalid", "BAD_REQUEST", { params: { push_key: "AAAA" } }],
      ["push_token_kind_unknown", "BAD_REQUEST", { params: { token_kind: "smoke" as "fcm" } }],
      ["push_token_id_invalid", "BAD_REQUEST", { params: { token_id: "AAAA" } }],
      ["device_unknown", "BAD_REQUEST", { params: { device_id: 2 } }],
    ],
  },
]);

const ID = PHONE.push_account_id;
const REAL = { realm: { follow: "server" }, server: { push_service: true } } as const;

/** The devices in the registration of an account. */
function devicesOf(realm: Realm, userId: number): unknown {
  const { response } = play(realm).registerQueue(userId, { event_types: ["push_device"] });
  return JSON.parse(JSON.stringify(response))["push_devices"];
}

describe("registerPushDevice refuses, the first reason first", () => {
  describe.each(["push_public_key", "encrypted_push_registration"])("%s", (name) => {
    it.each([
      ["empty", ""],
      ["without padding", "YWJjZA"],
      ["with too much padding", "YWJj===="],
      ["of the alphabet for URLs", "a-_b"],
      ["with a blank", "YWJj ZGVm"],
      ["with a newline", "YWJj\nZGVm"],
      ["with a newline at its end", "YWJj\n"],
      ["with bits left over", "YWJjZB=="],
      ["with padding inside", "YQ==YWJj"],
      ["of other characters", "not base64!"],
    ])("%s", (_name, text) => {
      const realm = everyRole();
      const outcome = registerPushDevice(realm, MEL_MEMBER, { ...PHONE, [name]: text });
      expectRefusal(outcome, realm, "BAD_REQUEST", "push_text_invalid", { msg: expect.stringMatching(`^${name}:`) });
    });
  });
});

it.each(["push_public_key", "bouncer_public_key", "encrypted_push_registration"])(
  "registerPushDevice of servers lets the relay check %s",
  (name) => {
    for (const text of ["not base64!", ""]) {
      const outcome = registerPushDevice(everyRole(REAL), MEL_MEMBER, { ...PHONE, [name]: text });
      expect(outcome.ok).toBe(true);
      expect(pushesOf(outcome)).toHaveLength(1);
      expect(devicesOf(outcome.realm, MEL_MEMBER)).toEqual({ [ID]: { status: "pending", error_code: null } });
    }
  },
);

describe("a registration", () => {
  it("is pending until the relay answers, and is sent to the relay with the required data", () => {
    const outcome = registerPushDevice(everyRole(), MEL_MEMBER, PHONE);
    expect(pushesOf(outcome)).toEqual([
      {
        channel: "push",
        kind: "registration",
        user_id: MEL_MEMBER,
        push_account_id: ID,
        token_kind: "fcm",
        bouncer_public_key: PHONE.bouncer_public_key,
        encrypted_push_registration: PHONE.encrypted_push_registration,
      },
    ]);
    expect(outcome.events).toEqual([]);
    expect(devicesOf(outcome.realm, MEL_MEMBER)).toEqual({ [ID]: { status: "pending", error_code: null } });
    expect(devicesOf(outcome.realm, NINA_MEMBER)).toEqual({});
  });

  it("is active when the relay accepts it, and only its owner is notified", () => {
    const pending = withDevice(everyRole(), MEL_MEMBER, "pending");
    const outcome = answerPushRegistration(pending, { user_id: MEL_MEMBER, push_account_id: ID, status: "active" });
    expect(eventTypes(outcome)).toEqual(["push_device"]);
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([{ type: "push_device", push_account_id: String(ID), status: "active" }]);
    expect(eventsFor(outcome, OLIVE_OWNER)).toEqual([]);
    expect(devicesOf(outcome.realm, MEL_MEMBER)).toEqual({ [ID]: { status: "active", error_code: null } });
  });

  it.each(["INVALID_BOUNCER_PUBLIC_KEY", "REQUEST_EXPIRED"])("fails when the relay refuses it with %s", (error_code) => {
    const pending = withDevice(everyRole(), MEL_MEMBER, "pending");
    const answer = { user_id: MEL_MEMBER, push_account_id: ID, status: "failed", error_code } as const;
    const outcome = answerPushRegistration(pending, answer);
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([{ type: "push_device", push_account_id: String(ID), status: "failed", error_code }]);
    expect(devicesOf(outcome.realm, MEL_MEMBER)).toEqual({ [ID]: { status: "failed", error_code } });
  });

  it("that failed is pending again when it is sent again, without its error", () => {
    const failed = withDevice(everyRole(), MEL_MEMBER, "failed");
    const outcome = registerPushDevice(failed, MEL_MEMBER, PHONE);
    expect(pushesOf(outcome)).toHaveLength(1);
    expect(devicesOf(outcome.realm, MEL_MEMBER)).toEqual({ [ID]: { status: "pending", error_code: null } });
  });

  it.each(["pending", "active"] as const)("that is %s changes nothing when the same data is sent again", (status) => {
    const realm = withDevice(everyRole(), MEL_MEMBER, status);
    const outcome = registerPushDevice(realm, MEL_MEMBER, PHONE);
    expect(outcome.ok).toBe(true);
    expect(outcome.realm).toBe(realm);
    expect(outcome.outbound).toEqual([]);
  });

  it.each([
    ["push_public_key", "b3RoZXI="],
    ["bouncer_public_key", "b3RoZXI="],
    ["encrypted_push_registration", "b3RoZXI="],
    // An active device cannot be registered again with other content (421, seen at 442).
    ["token_kind", "apns"],
  ] as const)("that is active stays so with another %s, and nothing is sent to the relay", (name, value) => {
    const realm = withDevice(everyRole(), MEL_MEMBER, "active");
    const outcome = registerPushDevice(realm, MEL_MEMBER, { ...PHONE, [name]: value });
    expect(outcome.ok).toBe(true);
    expect(outcome.realm).toBe(realm);
    expect(pushesOf(outcome)).toEqual([]);
  });

  it("is one of several devices of an account, and devices of another account can have the same number", () => {
    let realm = withDevice(everyRole(), MEL_MEMBER, "active");
    realm = withDevice(realm, MEL_MEMBER, "pending", 7);
    realm = withDevice(realm, GRETA_GUEST, "failed");
    expect(devicesOf(realm, MEL_MEMBER)).toEqual({
      [ID]: { status: "active", error_code: null },
      7: { status: "pending", error_code: null },
    });
    expect(devicesOf(realm, GRETA_GUEST)).toEqual({ [ID]: { status: "failed", error_code: "REQUEST_EXPIRED" } });
  });
});

checksOf(
  "the answer of the relay",
  (realm, params: Parameters<typeof answerPushRegistration>[1]) => answerPushRegistration(realm, params),
  { realm: withDevice(everyRole(), MEL_MEMBER, "pending"), params: { user_id: MEL_MEMBER, push_account_id: ID, status: "active" } },
  [
    ["push_device_unknown", "BAD_REQUEST", { params: { push_account_id: 1 } }],
    ["push_device_unknown", "BAD_REQUEST", { params: { user_id: NINA_MEMBER } }],
    ["push_error_missing", "BAD_REQUEST", { params: { status: "failed" } }],
    ["push_error_unexpected", "BAD_REQUEST", { params: { error_code: "REQUEST_EXPIRED" } }, APART],
  ],
);

it.each(["active", "failed"] as const)("the relay's answer is refused when the device is %s already", (status) => {
  const answer = { user_id: MEL_MEMBER, push_account_id: ID, status: "active" } as const;
  const realm = withDevice(everyRole(), MEL_MEMBER, status);
  expectRefusal(answerPushRegistration(realm, answer), realm, "BAD_REQUEST", "push_device_unknown");
});

it("POST /mobile_push/register accepts valid values, and refuses each that is missing or of another type", () => {
  const ask = (more: Readonly<Record<string, unknown>>, feature_level = 421): ReturnType<typeof wireCall> =>
    wireCall(everyRole({ feature_level }), "mel@example.test", "POST", "/mobile_push/register", { ...PHONE, ...more });
  expect(ask({}).response).toMatchObject({ status: 200, body: { result: "success" } });
  expect(ask({ token_kind: "carrier pigeon" }).response).toMatchObject({
    status: 400,
    body: { code: "BAD_REQUEST" },
  });
  expect(ask({ push_account_id: "phone" }).response.status).toBe(400);
  for (const name of Object.keys(PHONE)) {
    const { [name]: _left, ...rest }: Record<string, unknown> = PHONE;
    const { response } = wireCall(everyRole(), "mel@example.test", "POST", "/mobile_push/register", rest);
    expect(response).toMatchObject({ status: 400, body: { code: "REQUEST_VARIABLE_MISSING", var_name: name } });
  }
});

it("a simulator lets a test decide what the relay answers, and notifies queues", () => {
  const sim = createSimulator(EVERY_ROLE_FIXTURE);
  const { queue_id } = carriedOut(sim.as("mel@example.test").registerQueue({ event_types: ["push_device"] })).response;
  sim.as("mel@example.test").registerPushDevice(PHONE);
  expect(sim.outbox.pushes).toMatchObject([{ kind: "registration", user_id: MEL_MEMBER, push_account_id: ID }]);
  expect(sim.answerPushRegistration({ user_id: MEL_MEMBER, push_account_id: ID, status: "active" }).ok).toBe(true);
  const asked = { queue_id: queue_id ?? "", last_event_id: -1, dont_block: true };
  expect(play(sim.snapshot()).getEvents(MEL_MEMBER, asked).response.events).toEqual([
    { id: 0, type: "push_device", push_account_id: String(ID), status: "active" },
  ]);
});
