import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { removeDevice } from "../../changes/push/devices";
import { badRequest } from "../../outcome/failures";
import { deviceOf } from "../../rules/push/devices";
import { devicesForUsersOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { operation } from "../operation";

/** Removes a device of the account, with its push registration. An app calls it when the user logs out. */
export const removeClientDevice = operation(
  () => ({
    id: "remove-client-device",
    method: "POST",
    path: "/remove_client_device",
    since: 470,
    parameters: {
      /** The ID of the device. */
      device_id: required(integer),
    },
    answer: {},
    refusals: ["bots_have_no_devices", "device_unknown"],
    events: ["device/remove"],
    example: (pick) => {
      const [device] = pick.realm.devices;
      pick.as(device?.user_id);
      return { device_id: device?.device_id ?? 1 };
    },
    after: ["register-client-device"],
  }),
  (realm, actor, { device_id }) => {
    const device = deviceOf(realm, actor.user_id, device_id);
    if (device === undefined) {
      return badRequest("device_unknown", `device_id: you do not have a device ${device_id}.`);
    }
    return accepted(removeDevice(realm, device), {});
  },
  { accessDenied: devicesForUsersOnly },
);
