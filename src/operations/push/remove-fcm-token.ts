import { refused } from "../../outcome/outcome";
import { checkDeviceOwner } from "../../rules/push/push-access";
import { operation, type Operation } from "../operation";
import { removePushToken } from "./remove-push-token";

/**
 * Takes the token of an Android device away.
 *
 * @refuses BAD_REQUEST for bots; for a token that is empty, longer than 4096 characters, or not registered
 * @tells nobody
 * @card Endpoints 17 (its twin: public facts)
 */
export const removeFcmToken: Operation<{ readonly token: string }, Record<never, never>> = operation(
  (realm, actor, { token }) => {
    const owner = checkDeviceOwner(actor);
    if (owner !== undefined) return refused(realm, owner);
    return removePushToken(realm, actor.user_id, "fcm", token);
  },
);
