import { integer } from "../../../protocol/schema/shapes";
import { addDevice } from "../../changes/push/devices";
import { devicesForUsersOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { operation } from "../operation";

/**
 * Adds a device to the account. An app calls it once for each login. The device gets no push notifications until it is
 * registered.
 */
export const registerClientDevice = operation(
  () => ({
    id: "register-client-device",
    method: "POST",
    path: "/register_client_device",
    since: 468,
    parameters: {},
    answer: {
      /** The ID of the device. */
      device_id: integer,
    },
    refusals: ["bots_have_no_devices"],
    events: ["device/add"],
    example: () => ({}),
  }),
  (realm, actor) => {
    const { step, device_id } = addDevice(realm, actor.user_id);
    return accepted(step, { device_id });
  },
  { accessDenied: devicesForUsersOnly },
);
