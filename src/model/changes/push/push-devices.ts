import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { PushDevice } from "../../realm/push-device";
import type { Realm } from "../../realm/realm";

/** The registration of an account's device, by the number that its client drew. */
export function pushDeviceOf(realm: Realm, userId: number, pushAccountId: number): PushDevice | undefined {
  return realm.push_devices.find((row) => row.user_id === userId && row.push_account_id === pushAccountId);
}

/** The realm with a registration, in the place of an earlier one of the same device. */
export function withPushDevice(realm: Realm, device: PushDevice): Realm {
  const isSame = (row: PushDevice): boolean =>
    row.user_id === device.user_id && row.push_account_id === device.push_account_id;
  const isKnown = realm.push_devices.some(isSame);
  const push_devices = isKnown
    ? realm.push_devices.map((row) => (isSame(row) ? device : row))
    : [...realm.push_devices, device];
  return withFields(realm, { push_devices: frozen(push_devices) });
}
