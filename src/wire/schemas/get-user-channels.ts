import { getUserChannels } from "../../operations/channels/get-user-channels";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Resources */
export const getUserChannelsRoute = route({
  id: "get-user-channels",
  method: "GET",
  path: "/users/{user_id}/channels",
  since: 440,
  parameters: {
    user_id: required("json", shapes.integer),
  },
  operation: getUserChannels,
});
