import { isFailure } from "../../outcome/failures";
import { removePushToken } from "../../changes/push/remove-push-token";
import { refused } from "../../outcome/outcome";
import { checkDeviceOwner } from "../../rules/push/push-access";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** The device to forget. */
export interface RemoveApnsTokenParams {
  /** What Apple's service knows the device by. */
  readonly token: string;
}

/**
 * Takes the token of an iOS device away.
 *
 * @refuses BAD_REQUEST for bots; for a token that is empty, longer than 4096 characters, not decodable, or not
 *   registered
 * @tells nobody
 * @spec Endpoints 17 (its reference models: public facts)
 */
export const removeApnsToken: Operation<RemoveApnsTokenParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, { token }) => {
    const owner = checkDeviceOwner(actor);
    if (isFailure(owner)) return refused(realm, owner);
    return removePushToken(realm, actor.user_id, "apns", token);
  },
);
