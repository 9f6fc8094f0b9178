import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { PushToken } from "../../realm/push-device";
import type { Realm } from "../../realm/realm";
import { checkPushToken, pushTokenOf } from "../../rules/push/push-tokens";

/**
 * Takes a token of the older way of pushing away.
 *
 * @refuses as `checkPushToken` does; BAD_REQUEST for a token that the account has not registered
 */
export function removePushToken(realm: Realm, userId: number, kind: PushToken["kind"], token: string) {
  const problem = checkPushToken(realm, kind, token);
  if (isFailure(problem)) return refused(realm, problem);
  const known = pushTokenOf(realm, userId, kind, token);
  if (known === undefined)
    return refused(realm, badRequest("push_token_unknown", "token: you have not registered this one."));
  const push_tokens = frozen(realm.push_tokens.filter((row) => row !== known));
  return accepted(transition(withFields(realm, { push_tokens })), {});
}
