import { regenerateOwnApiKey } from "../../operations/users/regenerate-own-api-key";
import { route } from "../route";

/** @card Authentication */
export const regenerateOwnApiKeyRoute = route({
  id: "regenerate-own-api-key",
  method: "POST",
  path: "/users/me/api_key/regenerate",
  parameters: {},
  operation: regenerateOwnApiKey,
});
