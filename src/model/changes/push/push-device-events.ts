import { onlyUsers, eventFor } from "../../outcome/audience";
import type { PushDevice } from "../../realm/push-device";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import { has } from "../../rules/realm/feature-level";

/** The event that tells the owner of a device what the relay has said of its registration. */
export function pushDeviceEvent(realm: Realm, device: PushDevice): RealmEvent {
  const id = device.push_account_id;
  return eventFor(onlyUsers([device.user_id]), {
    type: "push_device",
    push_account_id: has(realm, "pushAccountIdsAreIntegers") ? id : String(id),
    status: device.status,
    ...(device.error_code === null ? {} : { error_code: device.error_code }),
  });
}
