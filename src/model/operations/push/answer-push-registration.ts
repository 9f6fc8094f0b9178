import { acceptPendingToken, changeDevice } from "../../changes/push/devices";
import { pushDeviceEvent, pushDeviceOf, withPushDevice } from "../../changes/push/push-devices";
import { checkedParams, checkRealm } from "../../outcome/call-problem";
import { badRequest } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { PushDevice } from "../../realm/user";
import { deviceOf } from "../../rules/push/devices";
import { has } from "../../rules/realm/feature-level";
import { accepted, refused } from "../../views/outcome";
import { RELAY_ANSWER } from "../call-shapes";

/** The answer of the push service to a registration. A refusal has an `error_code`. */
export interface AnswerPushRegistrationParams {
  readonly user_id: number;
  /** The ID of the device. Before feature level 468, the number that its client chose. */
  readonly device_id?: number | undefined;
  readonly push_account_id?: number | undefined;
  readonly status: "active" | "failed";
  /** The error code, such as `INVALID_BOUNCER_PUBLIC_KEY` or `REQUEST_EXPIRED`. */
  readonly error_code?: string | undefined;
}

/**
 * Answers a pending registration as the push service does. The interface has no such operation, since it talks only to
 * the server only. Assumption A160.
 *
 * @refuses BAD_REQUEST for a device that is unknown or not pending, for a failure without a code, and for a success
 *   with one
 */
export function answerPushRegistration(realm: Realm, params: AnswerPushRegistrationParams) {
  checkRealm("answerPushRegistration", realm);
  checkedParams("answerPushRegistration", RELAY_ANSWER, params);
  const { user_id, device_id, push_account_id, status, error_code } = params;
  const isOfDevice = has(realm, "pushesAreForDevices");
  const device = deviceOf(realm, user_id, device_id ?? 0);
  const registration = isOfDevice ? undefined : pushDeviceOf(realm, user_id, push_account_id ?? 0);
  const tokenId = isOfDevice ? (device?.pending_push_token_id ?? null) : null;
  if (tokenId === null && registration?.status !== "pending") {
    const name = isOfDevice ? "device_id" : "push_account_id";
    return refused(
      realm,
      badRequest("push_device_unknown", `${name}: the account has no device of this number that is pending.`),
    );
  }
  if (status === "failed" && (error_code ?? "") === "") {
    return refused(
      realm,
      badRequest("push_error_missing", "error_code: a failed registration needs one, such as REQUEST_EXPIRED."),
    );
  }
  if (status === "active" && error_code !== undefined) {
    return refused(realm, badRequest("push_error_unexpected", "error_code: only a failed registration has one."));
  }
  if (device !== undefined && tokenId !== null) {
    const failed = { pending_push_token_id: null, push_registration_error_code: error_code ?? null };
    const step = status === "active" ? acceptPendingToken(realm, device, tokenId) : changeDevice(realm, device, failed);
    return accepted(step, {});
  }
  if (registration === undefined) return accepted(transition(realm), {});
  const answered: PushDevice = frozen({ ...registration, status, error_code: error_code ?? null });
  return accepted(transition(withPushDevice(realm, answered), [pushDeviceEvent(realm, answered)]), {});
}
