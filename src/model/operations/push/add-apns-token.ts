import { addPushToken } from "../../changes/push/add-push-token";
import { badRequest, failure, isFailure } from "../../outcome/failures";
import { refused } from "../../outcome/outcome";
import { checkDeviceOwner } from "../../rules/push/push-access";
import { has } from "../../rules/realm/feature-level";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** The token that the device was given by its maker's push service. */
export interface AddApnsTokenParams {
  /** What Apple's service knows the device by. */
  readonly token: string;
  /** The app that the token is for; old servers knew it by themselves. */
  readonly appid?: string;
}

/**
 * Registers the token of an iOS device in the older way; once more is a success that changes nothing.
 *
 * @refuses BAD_REQUEST for bots; REQUEST_VARIABLE_MISSING without `appid`; BAD_REQUEST for one with other
 *   characters than letters, digits, dots and hyphens; BAD_REQUEST for a token that is empty,
 *   longer than 4096 characters, or of another form than APNs tokens have
 * @tells nobody
 * @spec Endpoints 17
 */
export const addApnsToken: Operation<AddApnsTokenParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, { token, appid }) => {
    const owner = checkDeviceOwner(actor);
    if (isFailure(owner)) return refused(realm, owner);
    if (appid === undefined && has(realm, "apnsTokensNameTheApp")) {
      const fields = { var_name: "appid" };
      return refused(
        realm,
        failure("REQUEST_VARIABLE_MISSING", "parameter_missing", "appid: this parameter is missing.", fields),
      );
    }
    if (appid !== undefined && !/^[.a-zA-Z0-9-]+$/.test(appid)) {
      return refused(realm, badRequest("push_app_malformed", "appid: letters, digits, dots and hyphens are expected."));
    }
    return addPushToken(realm, { user_id: actor.user_id, kind: "apns", token, appid: appid ?? null });
  },
);
