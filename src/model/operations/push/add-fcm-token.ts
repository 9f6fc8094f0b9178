import { isFailure } from "../../outcome/failures";
import { addPushToken } from "../../changes/push/add-push-token";
import { refused } from "../../outcome/outcome";
import { checkDeviceOwner } from "../../rules/push/push-access";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** The token that the device was given by its maker's push service. */
export interface AddFcmTokenParams {
  /** What Google's service knows the device by. */
  readonly token: string;
}

/**
 * Registers the token of an Android device in the older way; once more is a success that changes nothing.
 *
 * @refuses BAD_REQUEST for bots; for a token that is empty or longer than 4096 characters
 * @tells nobody
 * @spec Endpoints 17 (its model: public facts)
 */
export const addFcmToken: Operation<AddFcmTokenParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, { token }) => {
    const owner = checkDeviceOwner(actor);
    if (isFailure(owner)) return refused(realm, owner);
    return addPushToken(realm, { user_id: actor.user_id, kind: "fcm", token, appid: null });
  },
);
