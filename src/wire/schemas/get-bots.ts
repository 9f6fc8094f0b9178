import { getBots } from "../../operations/bots/get-bots";
import { route } from "../route";

/** @card Authentication */
export const getBotsRoute = route({
  id: "get-bots",
  method: "GET",
  path: "/bots",
  parameters: {},
  operation: getBots,
});
