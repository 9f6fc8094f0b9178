import { withNewKey } from "../../changes/users/new-key";
import { accepted } from "../../outcome/outcome";
import { REGENERATE_OWN_API_KEY_ANSWER, type RegenerateOwnApiKeyResponse } from "../../../protocol/answers/users";
import { type NoParams, type Operation, operation } from "../operation";

/**
 * Gives one's own account a fresh API key.
 *
 * @refuses nobody who is active
 * @tells for a bot its owner and the administrators `realm_bot/update`; for people nobody
 * @spec Authentication: how API keys are issued, rotated or scoped (not shown; public facts)
 */
export const regenerateOwnApiKey: Operation<NoParams, RegenerateOwnApiKeyResponse> = operation(
  () => REGENERATE_OWN_API_KEY_ANSWER,
  (realm, actor) => {
    const fresh = withNewKey(realm, actor);
    return accepted(fresh.step, { api_key: fresh.api_key });
  },
);
