import { optional, type ParamsOf } from "../../../protocol/schema/parameters";
import { integer, literal, text } from "../../../protocol/schema/shapes";
import { changeDevice } from "../../changes/push/devices";
import { pushDeviceOf, withPushDevice } from "../../changes/push/push-devices";
import { badRequest, isFailure } from "../../outcome/failures";
import { type OutboundPush, transition } from "../../outcome/transition";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import { followsServer } from "../../realm/settings";
import type { PushDevice } from "../../realm/user";
import { checkDeviceRegistration, isPushKey } from "../../rules/push/device-registration";
import { deviceOf } from "../../rules/push/devices";
import { checkPushService } from "../../rules/push/push-tokens";
import { has } from "../../rules/realm/feature-level";
import { devicesForUsersOnly } from "../../rules/users/who-may";
import { decodeBase64 } from "../../text/text-checks";
import { accepted, answered } from "../../views/outcome";
import { operation } from "../operation";

const parameters = () => ({
  /** The ID of the device, from `register-client-device`. Required since feature level 468. */
  device_id: optional(integer, { since: 468, required_at: { since: 468 } }),
  /** The ID that the client gives the key. Push notifications to the device name it. Since feature level 468. */
  push_key_id: optional(integer, { since: 468 }),
  /**
   * The key that encrypts push notifications: Base64 of the byte 0x31 and 32 bytes. Required from feature level 432
   * until feature level 468.
   */
  push_key: optional(text, { since: 432, required_at: { since: 432, until: 468 } }),
  /** The push service of the device: `fcm` for Google's, `apns` for Apple's. Required before feature level 468. */
  token_kind: optional(literal("fcm", "apns"), { required_at: { until: 468 } }),
  /** The ID of the token: Base64 of the first eight bytes of its SHA-256. Since feature level 468. */
  token_id: optional(text, { since: 468 }),
  /**
   * The number that identifies the device among those of the account; the client chooses it. Required before feature
   * level 468.
   */
  push_account_id: optional(integer, { until: 468, required_at: { until: 468 } }),
  /** The key without the first byte: standard Base64. Required before feature level 432. */
  push_public_key: optional(text, { until: 432, required_at: { until: 432 } }),
  /** The public key of the push service with which the client encrypted. Required before feature level 468. */
  bouncer_public_key: optional(text, { required_at: { until: 468 } }),
  /** The encrypted registration: standard Base64. Required before feature level 468. */
  encrypted_push_registration: optional(text, { required_at: { until: 468 } }),
});

type RegisterPushDeviceParams = ParamsOf<ReturnType<typeof parameters>>;

/**
 * Registers a device for end-to-end encrypted push notifications. The registration is pending until the push service
 * answers (`answerPushRegistration`).
 *
 * Since feature level 468, a device of the account (`device_id`) gets a key, a token, or both; a key holds immediately,
 * and a token is pending. Before, the client chose a number (`push_account_id`); a number whose registration has not
 * failed stays unchanged.
 */
export const registerPushDevice = operation(
  () => ({
    id: "register-push-device",
    method: "POST",
    path: "/mobile_push/register",
    since: 406,
    parameters: parameters(),
    read_in_order: [
      [
        "token_kind",
        "push_account_id",
        "push_public_key",
        "push_key",
        "bouncer_public_key",
        "encrypted_push_registration",
      ],
    ],
    answer: {},
    refusals: [
      "bots_have_no_devices",
      "push_service_not_configured",
      "push_group_incomplete",
      "push_group_missing",
      "push_key_id_invalid",
      "push_key_invalid",
      "push_token_kind_unknown",
      "push_token_id_invalid",
      "device_unknown",
      "push_account_id_invalid",
      "push_text_invalid",
      "push_key_missing",
    ],
    events: ["device/update"],
    example: (pick) => {
      const token = { token_kind: "fcm", bouncer_public_key: "AAAA", encrypted_push_registration: "AAAA" } as const;
      const [device] = pick.realm.devices;
      if (device === undefined) return { ...token, push_account_id: 1 + pick.int(3), push_public_key: "AAAA" };
      pick.as(device.user_id);
      return { ...token, device_id: device.device_id, token_id: "AAAAAAAAAAA=" };
    },
  }),
  (realm, actor, params) => {
    const problem = checkPushService(realm);
    if (isFailure(problem)) return problem;
    if (has(realm, "pushesAreForDevices")) return registerDevice(realm, actor.user_id, params);
    const registration = numberedRegistration(params);
    const invalid = checkRegistration(realm, registration);
    if (isFailure(invalid)) return invalid;
    const { token_kind, push_account_id, push_public_key, bouncer_public_key, encrypted_push_registration } =
      registration;
    const earlier = pushDeviceOf(realm, actor.user_id, push_account_id);
    if (earlier !== undefined && earlier.status !== "failed") return answered(realm, {});
    const device: PushDevice = frozen({
      user_id: actor.user_id,
      push_account_id,
      token_kind,
      push_public_key,
      bouncer_public_key,
      encrypted_push_registration,
      status: "pending",
      error_code: null,
    });
    return accepted(transition(withPushDevice(realm, device), [], [toRelay(device)]), {});
  },
  { accessDenied: devicesForUsersOnly },
);

/** Registers a key, a token, or both for a device of the account. Assumption A471. */
function registerDevice(realm: Realm, userId: number, params: RegisterPushDeviceParams) {
  const problem = checkDeviceRegistration(params);
  if (isFailure(problem)) return problem;
  const device = deviceOf(realm, userId, params.device_id ?? 0);
  if (device === undefined) {
    return badRequest("device_unknown", `device_id: you do not have a device ${params.device_id}.`);
  }
  const { push_key_id, push_key, token_kind, token_id, bouncer_public_key, encrypted_push_registration } = params;
  const key = push_key_id === undefined || push_key === undefined ? {} : { push_key_id, push_key };
  if (token_kind === undefined || token_id === undefined) return accepted(changeDevice(realm, device, key), {});
  const token = { token_kind, pending_push_token_id: token_id, push_registration_error_code: null };
  const step = changeDevice(realm, device, { ...key, ...token });
  const sent: OutboundPush = {
    channel: "push",
    kind: "device_registration",
    user_id: userId,
    device_id: device.device_id,
    token_id,
    token_kind,
    bouncer_public_key: bouncer_public_key ?? "",
    encrypted_push_registration: encrypted_push_registration ?? "",
  };
  return accepted({ ...step, outbound: [sent] }, {});
}

/** The older form of a registration; requests without one of the parameters are refused before. */
function numberedRegistration(params: RegisterPushDeviceParams) {
  return {
    token_kind: params.token_kind ?? "fcm",
    push_account_id: params.push_account_id ?? 0,
    push_public_key: params.push_key ?? params.push_public_key ?? "",
    bouncer_public_key: params.bouncer_public_key ?? "",
    encrypted_push_registration: params.encrypted_push_registration ?? "",
  };
}

function checkRegistration(realm: Realm, params: ReturnType<typeof numberedRegistration>) {
  if (!["fcm", "apns"].includes(params.token_kind))
    return badRequest("push_token_kind_unknown", "token_kind: fcm or apns is expected.");
  if (!Number.isSafeInteger(params.push_account_id))
    return badRequest("push_account_id_invalid", "push_account_id: an integer is expected.");
  if (has(realm, "pushKeysHaveAPrefix") && !isPushKey(params.push_public_key))
    return badRequest("push_key_invalid", "push_key: Base64 of 33 bytes is expected, the first of them 0x31.");
  if (followsServer(realm, "registrationsAreForTheRelay")) return undefined;
  for (const name of ["push_public_key", "encrypted_push_registration"] as const) {
    const bytes = decodeBase64(params[name]);
    if (bytes === undefined || bytes.length === 0) {
      return badRequest("push_text_invalid", `${name}: standard Base64 (RFC 4648, padded) is expected.`);
    }
  }
  return params.bouncer_public_key === ""
    ? badRequest("push_key_missing", "bouncer_public_key: a key is expected.")
    : undefined;
}

function toRelay(device: PushDevice): OutboundPush {
  return {
    channel: "push",
    kind: "registration",
    user_id: device.user_id,
    push_account_id: device.push_account_id,
    token_kind: device.token_kind,
    bouncer_public_key: device.bouncer_public_key,
    encrypted_push_registration: device.encrypted_push_registration,
  };
}
