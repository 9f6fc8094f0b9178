import { getServerSettings, serverSettings } from "../../operations/server/get-server-settings";
import { route } from "../route";

/** @spec Authentication */
export const getServerSettingsRoute = route({
  id: "get-server-settings",
  method: "GET",
  path: "/server_settings",
  parameters: {},
  operation: getServerSettings,
  open: serverSettings,
});
