import { failure, isFailure } from "../../outcome/failures";
import type { OutboundPush } from "../../outcome/outbound";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { checkDeviceOwner } from "../../rules/push/push-access";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which devices a test goes to. */
export interface E2eeTestNotifyParams {
  /** The device that is meant; left out, all of them. */
  readonly push_account_id?: number;
}

/**
 * Sends a test notification to one or all of one's active devices.
 *
 * @refuses BAD_REQUEST for bots; PUSH_SERVICE_NOT_CONFIGURED; NO_ACTIVE_PUSH_DEVICE when there is none that is meant
 * @tells nobody
 * @sends a push of the kind `e2ee_test_notification` to each
 * @spec Endpoints 16 (tests: public facts)
 */
export const e2eeTestNotify: Operation<E2eeTestNotifyParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params = {}) => {
    const { push_account_id } = params;
    const owner = checkDeviceOwner(actor);
    if (isFailure(owner)) return refused(realm, owner);
    if (!realm.server.push_service) {
      return refused(
        realm,
        failure(
          "PUSH_SERVICE_NOT_CONFIGURED",
          "push_service_not_configured",
          "This server does not send push notifications.",
        ),
      );
    }
    const devices = realm.push_devices.filter(
      (row) =>
        row.user_id === actor.user_id &&
        row.status === "active" &&
        (push_account_id === undefined || row.push_account_id === push_account_id),
    );
    if (devices.length === 0) {
      return refused(
        realm,
        failure("NO_ACTIVE_PUSH_DEVICE", "push_device_inactive", "There is no active device to send a test to."),
      );
    }
    const pushes = devices.map((row): OutboundPush => ({
      channel: "push",
      kind: "e2ee_test_notification",
      user_id: actor.user_id,
      push_account_id: row.push_account_id,
      token_kind: row.token_kind,
    }));
    return accepted(transition(realm, [], pushes), {});
  },
);
