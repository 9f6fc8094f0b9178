/** Devices of accounts, and their registrations for encrypted pushes since feature level 468. */
import { type Realm } from "../../src/index";
import { play } from "./play";

/** A key as clients send it: the byte 0x31 and 32 others. */
export const DEVICE_KEY = { push_key_id: 7, push_key: btoa(`1${"k".repeat(32)}`) } as const;

/** A token of the older way. */
export const LEGACY_TOKEN = "token";

/** The same token as an encrypted registration names it: the first eight bytes of its SHA-256. */
export const DEVICE_TOKEN = {
  token_kind: "fcm",
  token_id: "PEaenWxYddM=",
  bouncer_public_key: "key",
  encrypted_push_registration: "AAAA",
} as const;

/** The realm in which an account has a device with a key and a token that the relay has not answered yet. */
export function withToken(realm: Realm, userId: number): Realm {
  const { realm: known, response } = play(realm).registerClientDevice(userId);
  const registration = { device_id: response.device_id, ...DEVICE_KEY, ...DEVICE_TOKEN };
  return play(known).registerPushDevice(userId, registration).realm;
}
