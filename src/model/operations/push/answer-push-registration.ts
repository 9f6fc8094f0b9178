import { pushDeviceEvent, pushDeviceOf, withPushDevice } from "../../changes/push/push-devices";
import { badRequest } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { frozen } from "../../realm/freeze";
import type { PushDevice } from "../../realm/user";
import type { Realm } from "../../realm/realm";

/** What the relay says of whose device; a refusal names its `error_code`. */
export interface AnswerPushRegistrationParams {
  readonly user_id: number;
  readonly push_account_id: number;
  readonly status: "active" | "failed";
  /** Such as `INVALID_BOUNCER_PUBLIC_KEY` or `REQUEST_EXPIRED`. */
  readonly error_code?: string | undefined;
}

/**
 * Answers a pending registration as the push relay. The interface has no such operation, since the relay talks to the
 * server only. Assumption A160.
 *
 * @refuses BAD_REQUEST for a device that is unknown or not pending, for a failure without a code, and for a success
 *   with one
 */
export function answerPushRegistration(realm: Realm, params: AnswerPushRegistrationParams) {
  const { user_id, push_account_id, status, error_code } = params;
  const pending = pushDeviceOf(realm, user_id, push_account_id);
  if (pending?.status !== "pending") {
    return refused(
      realm,
      badRequest("push_device_unknown", "push_account_id: the account has no device of this number that is pending."),
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
  const device: PushDevice = frozen({ ...pending, status, error_code: error_code ?? null });
  return accepted(transition(withPushDevice(realm, device), [pushDeviceEvent(realm, device)]), {});
}
