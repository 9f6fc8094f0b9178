import { failure, isFailure } from "../../outcome/failures";
import type { OutboundPush } from "../../outcome/outbound";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { checkDeviceOwner } from "../../rules/push/push-access";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which tokens a test goes to. */
export interface TestNotifyParams {
  /** The device that is meant; left out, all of them. */
  readonly token?: string;
}

/**
 * Sends a test notification to one or all of one's devices of the older way of pushing.
 *
 * @refuses BAD_REQUEST for bots; INVALID_PUSH_DEVICE_TOKEN for a token that one has not registered
 * @tells nobody
 * @sends a push of the kind `test_notification` to each; nothing when there are none
 * @spec Endpoints 17 (tests: public facts)
 */
export const testNotify: Operation<TestNotifyParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params = {}) => {
    const { token } = params;
    const owner = checkDeviceOwner(actor);
    if (isFailure(owner)) return refused(realm, owner);
    const tokens = realm.push_tokens.filter(
      (row) => row.user_id === actor.user_id && (token === undefined || row.token === token),
    );
    if (token !== undefined && tokens.length === 0) {
      return refused(
        realm,
        failure("INVALID_PUSH_DEVICE_TOKEN", "tested_token_unknown", "token: you have not registered this one."),
      );
    }
    const pushes = tokens.map((row): OutboundPush => ({
      channel: "push",
      kind: "test_notification",
      user_id: actor.user_id,
      token_kind: row.kind,
      token: row.token,
    }));
    return accepted(transition(realm, [], pushes), {});
  },
);
