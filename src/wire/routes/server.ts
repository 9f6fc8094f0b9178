import { getServerSettings, serverSettings } from "../../model/operations/server/get-server-settings";
import { route } from "../route";
import { GET_SERVER_SETTINGS_ANSWER } from "../../protocol/answers/server";

/** @spec Authentication */
export const getServerSettingsRoute = route({
  id: "get-server-settings",
  method: "GET",
  path: "/server_settings",
  parameters: {},
  operation: getServerSettings,
  open: serverSettings,
  get answer() {
    return GET_SERVER_SETTINGS_ANSWER;
  },
});
