/** The devices of accounts, and their registrations for encrypted pushes. */
import type { DeviceView } from "../../../protocol/records/devices";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { andThen, type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { sha256Hex } from "../../realm/digest";
import type { RealmEvent } from "../../realm/event-queue";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { Device } from "../../realm/user";
import { devicesOf } from "../../rules/push/devices";
import { has } from "../../rules/realm/feature-level";
import { decodeBase64 } from "../../text/text-checks";

/** The fields of a device before it is registered for pushes. */
const UNREGISTERED = {
  push_key_id: null,
  push_key: null,
  token_kind: null,
  push_token_id: null,
  pending_push_token_id: null,
  push_token_last_updated_timestamp: null,
  push_registration_error_code: null,
} as const;

/** Adds a device to an account. */
export function addDevice(realm: Realm, userId: number): { readonly step: Transition; readonly device_id: number } {
  const device_id = realm.last_ids.device + 1;
  const device: Device = { device_id, user_id: userId, ...UNREGISTERED };
  const next = withFields(realm, {
    last_ids: withFields(realm.last_ids, { device: device_id }),
    devices: frozen([...realm.devices, device]),
  });
  return {
    step: transition(next, [eventFor(onlyUsers([userId]), { type: "device", op: "add", device_id })]),
    device_id,
  };
}

/** Removes a device, with its registration for pushes. */
export function removeDevice(realm: Realm, { device_id, user_id }: Device): Transition {
  const devices = frozen(realm.devices.filter((row) => row.device_id !== device_id));
  const event = eventFor(onlyUsers([user_id]), { type: "device", op: "remove", device_id });
  return transition(withFields(realm, { devices }), [event]);
}

/** Changes what is known of the pushes of a device. An event has the changed fields; if no shown field changes, nothing is sent. */
export function changeDevice(realm: Realm, device: Device, change: Partial<Device>): Transition {
  const changed: Device = { ...device, ...change };
  const devices = realm.devices.map((row) => (row.device_id === device.device_id ? changed : row));
  return transition(withFields(realm, { devices: frozen(devices) }), updateEvents(device, changed));
}

const SHOWN = [
  "push_key_id",
  "push_token_id",
  "pending_push_token_id",
  "push_token_last_updated_timestamp",
  "push_registration_error_code",
] as const satisfies readonly (keyof DeviceView)[];

function updateEvents(before: Device, after: Device): RealmEvent[] {
  const names = SHOWN.filter((name) => before[name] !== after[name]);
  if (names.length === 0) return [];
  const fields: Partial<DeviceView> = Object.fromEntries(names.map((name) => [name, after[name]]));
  const { device_id, user_id } = after;
  return [eventFor(onlyUsers([user_id]), { type: "device", op: "update", device_id, ...fields })];
}

/**
 * The push service has accepted the pending token of a device. The older registration of the same token is removed, since
 * feature level 483.
 */
export function acceptPendingToken(realm: Realm, device: Device, tokenId: string): Transition {
  const accepted = changeDevice(realm, device, {
    push_token_id: tokenId,
    pending_push_token_id: null,
    push_token_last_updated_timestamp: realm.now,
    push_registration_error_code: null,
  });
  return has(realm, "encryptedTokensReplaceLegacyTokens")
    ? andThen(accepted, (next) => transition(withoutLegacyToken(next, device.user_id, tokenId)))
    : accepted;
}

/** The realm without the token of the older way that has this identifier. Assumption A468. */
function withoutLegacyToken(realm: Realm, userId: number, tokenId: string): Realm {
  const digest = Array.from(decodeBase64(tokenId) ?? [], (byte) => byte.toString(16).padStart(2, "0")).join("");
  const push_tokens = realm.push_tokens.filter(
    (row) => row.user_id !== userId || !sha256Hex(row.token).startsWith(digest),
  );
  return push_tokens.length === realm.push_tokens.length
    ? realm
    : withFields(realm, { push_tokens: frozen(push_tokens) });
}

/**
 * Removes the registrations of an account for encrypted pushes, after a new API key since feature level 492. The devices
 * stay. Assumption A492.
 */
export function endEncryptedPushes(realm: Realm, userId: number): Transition {
  if (!has(realm, "newKeysEndEncryptedPushes")) return transition(realm);
  return devicesOf(realm, userId).reduce(
    (step, device) => andThen(step, (next) => changeDevice(next, device, UNREGISTERED)),
    transition(realm),
  );
}
