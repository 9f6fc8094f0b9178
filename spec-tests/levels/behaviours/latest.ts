/** Changes of servers of levels 468 to 512, level by level. */
import { advanceClock, answerPushRegistration, getEvents, type Realm, testNotify } from "../../../src/index";
import { withFields } from "../../../src/model/realm/change";
import { DEVICE_KEY, DEVICE_TOKEN, LEGACY_TOKEN, withToken } from "../../support/devices";
import { carriedOut } from "../../support/outcomes";
import { play } from "../../support/play";
import { PREFIXED_KEY } from "../../support/pushing";
import { ATTIC, MEL_MEMBER } from "../../support/realms";
import {
  at,
  BEEP,
  body,
  type Call,
  done,
  heard,
  kinds,
  MEL,
  newest,
  NINA,
  ofType,
  OLIVE,
  realmAt,
  says,
  seenAt,
  stands,
  status,
} from "./at-level";

const PUSHING = { server: { push_service: true } };
const FOUNDER = { users: [{ email: OLIVE, role: 100 as const, api_key: "olive-key", can_create_users: true }], channels: [] };
const ONLY_ENCRYPTED = { settings: { require_e2ee_push_notifications: true } };
const AS_SERVER = { realm: { follow: "server" as const } };
const TIMES = ["active_timestamp", "idle_timestamp"];

/** The realm in which Mel was just there. */
const present = (realm: Realm): Realm => done(realm, [MEL, "POST /users/me/presence", { status: "active" }]);

const registersToken: Call = [MEL, "POST /users/me/android_gcm_reg_id", { token: LEGACY_TOKEN }];

/** The realm, of whatever level, in which a relay has accepted the token of Mel's device. */
function withAcceptedToken(realm: Realm): Realm {
  return carriedOut(answerPushRegistration(withToken(realm, MEL_MEMBER), { user_id: MEL_MEMBER, device_id: 1, status: "active" })).realm;
}

export const LATEST_BEHAVIOURS = {
  firstLoginsAreJoining: seenAt(475, "2026-01-01T00:00+00:00", "2026-01-01T01:00+00:00", (level) => {
    const created = done(realmAt(level, FOUNDER), [OLIVE, "POST /users", { email: MEL, password: "secret", full_name: "Mel" }]);
    const later = play(created).advanceClock({ seconds: 3600 }).realm;
    const logged = done(later, [null, "POST /fetch_api_key", { username: MEL, password: "secret" }]);
    return at(body(logged, [OLIVE, "GET /users/2"]), "user.date_joined");
  }),
  deletedAccountsAreMarked: seenAt(490, [], [{ user_id: MEL_MEMBER, is_deleted: true }], (level) => {
    const events = heard(realmAt(level), NINA, [OLIVE, `DELETE /users/${MEL_MEMBER}`, { actions: { delete_profile: true } }]);
    return ofType(events, "realm_user").flatMap(({ person }) => (stands(person, "is_deleted") ? [person] : []));
  }),
  pushesAreForDevices: seenAt(468, [true, false], [false, true], (level) => {
    const realm = realmAt(level, PUSHING);
    const numbered = { ...DEVICE_TOKEN, push_account_id: 1, push_key: PREFIXED_KEY };
    const known = level >= 468 ? done(realm, [MEL, "POST /register_client_device"]) : realm;
    const answers = [numbered, { device_id: 1, ...DEVICE_KEY, ...DEVICE_TOKEN }].map((params) =>
      status(known, [MEL, "POST /mobile_push/register", params]),
    );
    return answers.map((one) => one === 200);
  }),
  registrationsSayHowLongQueuesLive: seenAt(481, [true, undefined], [false, 3600], (level) => {
    const realm = realmAt(level);
    const opened = play(realm).registerQueue(MEL_MEMBER, { queue_lifespan_secs: 3600 });
    const later = opened.advanceClock({ seconds: 700 }).realm;
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
  botEventsAreOfDefaults: seenAt(474, ["realm_bot/update"], [], (level) => {
    const renamed: Call = [OLIVE, "PATCH /bots/7", { full_name: "Boop" }];
    return kinds(ofType(heard(realmAt(level), MEL, renamed), "realm_bot"));
  }),
  longTextsAreInSummaries: seenAt(476, 400, 200, (level) => {
    const params = { name: "About", field_type: 2, display_in_profile_summary: true };
    return status(realmAt(level), [OLIVE, "POST /realm/profile_fields", params]);
  }),
  oneToOneConversationsHaveNumbers: seenAt(482, false, true, (level) => {
    const sent = done(realmAt(level, AS_SERVER), [MEL, "POST /messages", { type: "direct", to: [5], content: "psst" }]);
    const [own, other] = [MEL, NINA].map((who) => at(body(sent, newest(who)), "messages.0.recipient_id"));
    return own === other;
  }),
  singlePresencesAreTimes: seenAt(487, ["aggregated", "website"], TIMES, (level) => {
    const seen = body(present(realmAt(level)), [NINA, "GET /users/4/presence"]);
    return Object.keys(Object(at(seen, "presence"))).sort();
  }),
  singlePresencesHaveBothForms: seenAt(
    497,
    [TIMES, false],
    [["active_timestamp", "aggregated", "idle_timestamp", "website"], true],
    (level) => {
      const seen = body(present(realmAt(level)), [NINA, "GET /users/4/presence"]);
      return [Object.keys(Object(at(seen, "presence"))).sort(), stands(seen, "server_timestamp")];
    },
  ),
  narrowsKnowArchivedChannels: seenAt(489, 400, 200, (level) => {
    const narrow = JSON.stringify([["channels", "archived"]]);
    return status(realmAt(level), [MEL, "GET /messages", { anchor: "newest", num_before: 5, num_after: 0, narrow }]);
  }),
  storageIsForBots: seenAt(494, [200, 200], [400, 200], (level) =>
    [MEL, BEEP].map((who) => status(realmAt(level), [who, "GET /bot_storage"])),
  ),
  timesAreInIsoForm: seenAt(503, true, false, (level) => {
    const sent = body(realmAt(level), [MEL, "POST /messages/render", { content: "<time:1767225600>" }]);
    return String(at(sent, "rendered")).includes("<time ");
  }),
  movesOfOldMessagesOfferTheRest: seenAt(505, "BAD_REQUEST", "MOVE_MESSAGES_TIME_LIMIT_EXCEEDED", (level) => {
    const limits = { move_messages_within_stream_limit_seconds: 3600 };
    const realm = advanceClock(done(realmAt(level, { ...AS_SERVER, settings: limits }), says()), { seconds: 7200 }).realm;
    const moves: Call = [MEL, "PATCH /messages/1", { topic: "new", propagate_mode: "change_all" }];
    return at(body(done(realm, says()), moves), "code");
  }),
  sentMessagesHaveAddresses: seenAt(
    508,
    undefined,
    "near/1",
    (level) => /near\/1$/.exec(String(at(body(realmAt(level), says()), "message_url")))?.[0],
  ),
  presentChannelIsNoMove: seenAt(509, true, false, (level) => {
    const events = heard(done(realmAt(level), says()), NINA, [MEL, "PATCH /messages/1", { topic: "new", stream_id: 1 }]);
    return "new_stream_id" in (ofType(events, "update_message")[0] ?? {});
  }),
  linkPreviewsCanBeHidden: seenAt(510, 400, 200, (level) => {
    const hides: Call = [MEL, "POST /messages/flags", { messages: [1], op: "add", flag: "hide_link_previews" }];
    return status(done(realmAt(level), says()), hides);
  }),
  reportsNeedTheNotice: seenAt(511, 200, 400, (level) => {
    const realm = done(realmAt(level), says());
    const settings = withFields(realm.settings, { moderation_request_channel_id: ATTIC });
    return status(withFields(realm, { settings }), [MEL, "POST /messages/1/report", { report_type: "spam" }]);
  }),
  channelsHaveDefaultPushNotifications: seenAt(507, null, true, (level) => {
    const channels = [{ name: "general", default_push_notifications: true }];
    const joined = done(realmAt(level, { channels }), [NINA, "POST /users/me/subscriptions", { subscriptions: [{ name: "general" }] }]);
    return at(body(joined, [NINA, "GET /users/me/subscriptions"]), "subscriptions.0.push_notifications");
  }),
};
