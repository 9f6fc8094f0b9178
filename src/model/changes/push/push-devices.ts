/** Devices and tokens for push notifications. */
import { eventFor, onlyUsers } from "../../outcome/audience";
import { badRequest } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { RealmEvent } from "../../realm/event-queue";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { PushDevice, PushToken } from "../../realm/user";
import { pushTokenOf } from "../../rules/push/push-tokens";
import { has } from "../../rules/realm/feature-level";
import { accepted, answered } from "../../views/outcome";

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

/** The event that tells the owner of a device what the push service has said of its registration. */
export function pushDeviceEvent(realm: Realm, device: PushDevice): RealmEvent {
  const id = device.push_account_id;
  return eventFor(onlyUsers([device.user_id]), {
    type: "push_device",
    push_account_id: has(realm, "pushAccountIdsAreIntegers") ? id : String(id),
    status: device.status,
    ...(device.error_code === null ? {} : { error_code: device.error_code }),
  });
}

/**
 * Registers a token of the older way of pushing; the same once more, also for another app, is a success that changes
 * nothing.
 */
export function addPushToken(realm: Realm, row: PushToken) {
  if (pushTokenOf(realm, row.user_id, row.kind, row.token) !== undefined) return answered(realm, {});
  return accepted(transition(withFields(realm, { push_tokens: frozen([...realm.push_tokens, row]) })), {});
}

/** Takes a token of the older way of pushing away. */
export function removePushToken(realm: Realm, userId: number, kind: PushToken["kind"], token: string) {
  const known = pushTokenOf(realm, userId, kind, token);
  if (known === undefined) return badRequest("push_token_unknown", "token: you have not registered this one.");
  const push_tokens = frozen(realm.push_tokens.filter((row) => row !== known));
  return accepted(transition(withFields(realm, { push_tokens })), {});
}
