import { text } from "../../../protocol/schema/shapes";
import { withNewKey } from "../../changes/users/change-user";
import { accepted } from "../../outcome/outcome";
import { operation } from "../operation";

/** Gives one's own account a fresh API key. */
export const regenerateOwnApiKey = operation(
  () => ({
    id: "regenerate-own-api-key",
    method: "POST",
    path: "/users/me/api_key/regenerate",
    parameters: {},
    answer: {
      /** The former one is worth nothing any more. */
      api_key: text,
    },
    refusals: [],
    events: ["realm_bot/update"],
  }),
  (realm, actor) => {
    const fresh = withNewKey(realm, actor);
    return accepted(fresh.step, { api_key: fresh.api_key });
  },
);
