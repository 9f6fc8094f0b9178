import { answerPushRegistration, type Outcome, type Realm, registerPushDevice } from "../../src/index";
import { carriedOut } from "./outcomes";

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

/** The realm in which an account has a device with this state. */
export function withDevice(
  realm: Realm,
  userId: number,
  status: "pending" | "active" | "failed",
  push_account_id: number = PHONE.push_account_id,
): Realm {
  const key = realm.feature_level < 432 ? {} : { push_key: PREFIXED_KEY };
  const registered = carriedOut(registerPushDevice(realm, userId, { ...PHONE, ...key, push_account_id })).realm;
  if (status === "pending") return registered;
  const error_code = status === "failed" ? { error_code: "REQUEST_EXPIRED" } : {};
  return carriedOut(answerPushRegistration(registered, { user_id: userId, push_account_id, status, ...error_code })).realm;
}

/** The pushes that an outcome would have sent, without the channel. */
export function pushesOf(outcome: Outcome): readonly Readonly<Record<string, unknown>>[] {
  return outcome.outbound.flatMap((sent) => (sent.channel === "push" ? [{ ...sent }] : []));
}
