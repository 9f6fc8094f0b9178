import { apiKeyOf, fetchApiKey } from "../../operations/users/fetch-api-key";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Authentication */
export const fetchApiKeyRoute = route({
  id: "fetch-api-key",
  method: "POST",
  path: "/fetch_api_key",
  parameters: {
    username: required("text", shapes.text),
    password: required("text", shapes.text),
  },
  operation: fetchApiKey,
  open: apiKeyOf,
});
