import { answerPushRegistration, type Outcome, type Realm } from "../../src/index";
import { DEVICE_KEY, DEVICE_TOKEN } from "./devices";
import { carriedOut } from "./outcomes";
import { play } from "./play";

/** A registration that is as it should be. */
export const PHONE = {
  token_kind: "fcm",
  push_account_id: 2408,
  push_public_key: "push+public/keyQ",
  bouncer_public_key: "bm91bmNlcg==",
  encrypted_push_registration: "c2VjcmV0IHRoaW5ncw==",
} as const;

/** Base64 of the byte 0x31 and 32 others, as servers take keys since feature level 432. */
export const PREFIXED_KEY = `MTIz${"MTIz".repeat(10)}`;

/** The realm in which an account has a device with this state. Since feature level 468 the realm chooses its number. */
export function withDevice(
  realm: Realm,
  userId: number,
  status: "pending" | "active" | "failed",
  push_account_id: number = PHONE.push_account_id,
): Realm {
  if (realm.feature_level >= 468) {
    const known = play(realm).registerClientDevice(userId);
    const device = { ...DEVICE_KEY, ...DEVICE_TOKEN, device_id: known.response.device_id };
    return answered(known.registerPushDevice(userId, device).realm, userId, status, { device_id: device.device_id });
  }
  const key = realm.feature_level < 432 ? {} : { push_key: PREFIXED_KEY };
  const registered = play(realm).registerPushDevice(userId, { ...PHONE, ...key, push_account_id }).realm;
  return answered(registered, userId, status, { push_account_id });
}

function answered(realm: Realm, user_id: number, status: "pending" | "active" | "failed", device: object): Realm {
  if (status === "pending") return realm;
  const error_code = status === "failed" ? { error_code: "REQUEST_EXPIRED" } : {};
  return carriedOut(answerPushRegistration(realm, { user_id, status, ...device, ...error_code })).realm;
}

/** The pushes that an outcome would have sent, without the channel. */
export function pushesOf(outcome: Outcome): readonly Readonly<Record<string, unknown>>[] {
  return outcome.outbound.flatMap((sent) => (sent.channel === "push" ? [{ ...sent }] : []));
}
