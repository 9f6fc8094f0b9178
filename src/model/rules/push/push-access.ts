import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";

/**
 * Bots have no devices.
 *
 * @settled register_push_device
 */
export function checkDeviceOwner(actor: User) {
  return actor.is_bot ? badRequest("bots_have_no_devices", "Bots cannot use push notifications.") : undefined;
}

/** The same, as routes ask it. */
export function devicesAreForPeople(_realm: Realm, actor: User) {
  return checkDeviceOwner(actor);
}
