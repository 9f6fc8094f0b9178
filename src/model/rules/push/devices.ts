/** The devices that accounts have registered. */
import type { Realm } from "../../realm/realm";
import type { Device } from "../../realm/user";

/** The device of an account with an ID; those of other accounts do not exist for it. Assumption A470. */
export function deviceOf(realm: Realm, userId: number, deviceId: number): Device | undefined {
  return realm.devices.find((row) => row.device_id === deviceId && row.user_id === userId);
}

/** The devices of an account, by ascending ID. */
export function devicesOf(realm: Realm, userId: number): readonly Device[] {
  return realm.devices.filter((row) => row.user_id === userId);
}
