import { isFailure } from "../../outcome/failures";
import { accepted, answered, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { PushToken } from "../../realm/push-device";
import type { Realm } from "../../realm/realm";
import { checkPushToken, pushTokenOf } from "../../rules/push/push-tokens";

/**
 * Registers a token of the older way of pushing; the same once more, also for another app, is a success that changes
 * nothing.
 *
 * @refuses as `checkPushToken` does
 * @settled add_push_device_token
 */
export function addPushToken(realm: Realm, row: PushToken) {
  const problem = checkPushToken(realm, row.kind, row.token);
  if (isFailure(problem)) return refused(realm, problem);
  if (pushTokenOf(realm, row.user_id, row.kind, row.token) !== undefined) return answered(realm, {});
  return accepted(transition(withFields(realm, { push_tokens: frozen([...realm.push_tokens, row]) })), {});
}
