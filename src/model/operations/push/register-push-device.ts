import { type ParamsOf, required } from "../../../protocol/schema/parameters";
import { literal, integer, text } from "../../../protocol/schema/shapes";
import { pushDeviceOf, withPushDevice } from "../../changes/push/push-devices";
import { badRequest, isFailure } from "../../outcome/failures";
import { type OutboundPush, transition } from "../../outcome/transition";
import { accepted, answered, refused } from "../../outcome/outcome";
import { followsServer } from "../../realm/settings";
import { frozen } from "../../realm/freeze";
import type { PushDevice } from "../../realm/user";
import type { Realm } from "../../realm/realm";
import { decodeBase64 } from "../../text/text-checks";
import { checkPushService } from "../../rules/push/push-tokens";
import { devicesForUsersOnly } from "../../rules/users/who-may";
import { operation } from "../operation";

const parameters = () => ({
  /** Whose service reaches the device: `fcm` is Google's, `apns` Apple's. */
  token_kind: required(literal("fcm", "apns")),
  /** Chosen by the client; it names the device among those of the account. */
  push_account_id: required(integer),
  /** Standard Base64. */
  push_public_key: required(text),
  /** Which key of the relay the client used. */
  bouncer_public_key: required(text),
  /** Standard Base64. */
  encrypted_push_registration: required(text),
});

type RegisterPushDeviceParams = ParamsOf<ReturnType<typeof parameters>>;

/**
 * Registers a device for end-to-end encrypted push notifications. The registration is pending until the relay answers
 * (`answerPushRegistration`). A device with this ID that has not failed stays unchanged.
 */
export const registerPushDevice = operation(
  () => ({
    id: "register-push-device",
    method: "POST",
    path: "/mobile_push/register",
    since: 406,
    parameters: parameters(),
    answer: {},
    refusals: [
      "bots_have_no_devices",
      "push_service_not_configured",
      "push_token_kind_unknown",
      "push_account_id_malformed",
      "push_text_malformed",
      "push_key_missing",
    ],
    events: [],
  }),
  (realm, actor, params) => {
    const problem = devicesForUsersOnly(realm, actor) ?? checkPushService(realm) ?? checkRegistration(realm, params);
    if (isFailure(problem)) return refused(realm, problem);
    const { token_kind, push_account_id, push_public_key, bouncer_public_key, encrypted_push_registration } = params;
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
    return accepted(transition(withPushDevice(realm, device), [], [registration(device)]), {});
  },
  { accessDenied: devicesForUsersOnly },
);

function checkRegistration(realm: Realm, params: RegisterPushDeviceParams) {
  if (!["fcm", "apns"].includes(params.token_kind))
    return badRequest("push_token_kind_unknown", "token_kind: fcm or apns is expected.");
  if (!Number.isSafeInteger(params.push_account_id))
    return badRequest("push_account_id_malformed", "push_account_id: an integer is expected.");
  if (followsServer(realm, "registrationsAreForTheRelay")) return undefined;
  for (const name of ["push_public_key", "encrypted_push_registration"] as const) {
    const bytes = decodeBase64(params[name]);
    if (bytes === undefined || bytes.length === 0) {
      return badRequest("push_text_malformed", `${name}: standard Base64 (RFC 4648, padded) is expected.`);
    }
  }
  return params.bouncer_public_key === ""
    ? badRequest("push_key_missing", "bouncer_public_key: a key is expected.")
    : undefined;
}

function registration(device: PushDevice): OutboundPush {
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
