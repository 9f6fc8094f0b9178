import { chosen, text } from "../../../protocol/schema/shapes";
import { withNewKey } from "../../changes/users/change-user";
import { accepted } from "../../views/outcome";
import { operation } from "../operation";

/** Creates a new API key for the actor. */
export const regenerateOwnApiKey = operation(
  () => ({
    id: "regenerate-own-api-key",
    method: "POST",
    path: "/users/me/api_key/regenerate",
    parameters: {},
    answer: {
      /** The new key. The previous key no longer works. */
      api_key: chosen(text),
    },
    refusals: [],
    events: ["realm_bot/update", "device/update"],
    weight: 1,
  }),
  (realm, actor) => {
    const fresh = withNewKey(realm, actor);
    return accepted(fresh.step, { api_key: fresh.api_key });
  },
);
