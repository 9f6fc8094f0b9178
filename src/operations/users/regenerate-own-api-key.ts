import { accepted } from "../../outcome/outcome";
import { operation, type Operation } from "../operation";
import { withNewKey } from "./new-key";

/**
 * Gives one's own account a fresh API key.
 *
 * @refuses nobody who is active
 * @tells for a bot its owner and the administrators `realm_bot/update`; for people nobody
 * @card Authentication: how API keys are issued, rotated or scoped (not shown; public facts)
 */
export const regenerateOwnApiKey: Operation<Record<never, never>, { readonly api_key: string }> = operation(
  (realm, actor) => {
    const fresh = withNewKey(realm, actor);
    return accepted(fresh.step, { api_key: fresh.api_key });
  },
);
