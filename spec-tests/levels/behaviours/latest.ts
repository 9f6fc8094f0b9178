/** Changes of servers of levels 468 to 512, level by level. */
import { advanceClock, answerPushRegistration, getEvents, type Realm, registerQueue, testNotify } from "../../../src/index";
import { carriedOut } from "../../support/outcomes";
import { DEVICE_KEY, DEVICE_TOKEN, LEGACY_TOKEN, withToken } from "../../support/devices";
import { MEL_MEMBER } from "../../support/realms";
import { at, body, type Call, done, MEL, NINA, realmAt, seenAt, status } from "./at-level";

const PUSHING = { server: { push_service: true } };
const ONLY_ENCRYPTED = { settings: { require_e2ee_push_notifications: true } };
const registersToken: Call = [MEL, "POST /users/me/android_gcm_reg_id", { token: LEGACY_TOKEN }];

/** The realm, of whatever level, in which a relay has accepted the token of Mel's device. */
function withAcceptedToken(realm: Realm): Realm {
  return carriedOut(answerPushRegistration(withToken(realm, MEL_MEMBER), { user_id: MEL_MEMBER, device_id: 1, status: "active" })).realm;
}

export const LATEST_BEHAVIOURS = {
  pushesAreForDevices: seenAt(468, [true, false], [false, true], (level) => {
    const realm = realmAt(level, PUSHING);
    const numbered = { ...DEVICE_TOKEN, push_account_id: 1, push_public_key: "AAAA" };
    const known = level >= 468 ? done(realm, [MEL, "POST /register_client_device"]) : realm;
    const answers = [numbered, { device_id: 1, ...DEVICE_KEY, ...DEVICE_TOKEN }].map((params) =>
      status(known, [MEL, "POST /mobile_push/register", params]),
    );
    return answers.map((one) => one === 200);
  }),
  registrationsSayHowLongQueuesLive: seenAt(481, [true, undefined], [false, 3600], (level) => {
    const realm = realmAt(level);
    const opened = carriedOut(registerQueue(realm, MEL_MEMBER, { queue_lifespan_secs: 3600 }));
    const later = carriedOut(advanceClock(opened.realm, { seconds: 700 })).realm;
    const poll = { queue_id: opened.response.queue_id, last_event_id: -1, dont_block: true };
    const registers: Call = [MEL, "POST /register", { idle_queue_timeout: 3600 }];
    return [getEvents(later, MEL_MEMBER, poll).ok, at(body(realm, registers), "idle_queue_timeout_secs")];
  }),
  encryptedTokensReplaceLegacyTokens: seenAt(483, 1, 0, (level) => {
    return withAcceptedToken(done(realmAt(level, PUSHING), registersToken)).push_tokens.length;
  }),
  newKeysEndEncryptedPushes: seenAt(492, false, true, (level) => {
    const realm = done(withAcceptedToken(realmAt(level, PUSHING)), [MEL, "POST /users/me/api_key/regenerate"]);
    return realm.devices[0]?.push_token_id === null;
  }),
  legacyPushesCanBeOff: seenAt(500, 1, 0, (level) => {
    const realm = done(realmAt(level, ONLY_ENCRYPTED), registersToken);
    return testNotify(realm, MEL_MEMBER).outbound.length;
  }),
  channelsHaveDefaultPushNotifications: seenAt(507, null, true, (level) => {
    const channels = [{ name: "general", default_push_notifications: true }];
    const joined = done(realmAt(level, { channels }), [NINA, "POST /users/me/subscriptions", { subscriptions: [{ name: "general" }] }]);
    return at(body(joined, [NINA, "GET /users/me/subscriptions"]), "subscriptions.0.push_notifications");
  }),
};
