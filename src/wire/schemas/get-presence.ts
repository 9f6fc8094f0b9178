import { getPresence } from "../../operations/presence/get-presence";
import { route } from "../route";

/** @card Events */
export const getPresenceRoute = route({
  id: "get-presence",
  method: "GET",
  path: "/realm/presence",
  parameters: {},
  operation: getPresence,
});
