/** Accepted calls at the newest level that neither examples nor values by shape reach. */
import { createHash } from "node:crypto";
import {
  addReaction,
  createBot,
  createChannel,
  deleteRealmExport,
  e2eeTestNotify,
  getMessages,
  muteTopic,
  type Outcome,
  type Realm,
  registerPushDevice,
  registerQueue,
  removeReaction,
  sendMessage,
  subscribe,
  testNotify,
  updateBot,
  updateMessage,
  updateRealm,
  updateRealmUserSettingsDefaults,
  updateScheduledMessage,
  updateSettings,
} from "../../src/index";
import { DEVICE_KEY, DEVICE_TOKEN } from "../support/devices";
import { play } from "../support/play";
import { withDevice } from "../support/pushing";
import { BEEP_BOT, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";

const tada = { message_id: 1, emoji_name: "tada", emoji_code: "1f389", reaction_type: "unicode_emoji" };
const picture = { name: "a.png", size: 9, width: 1, height: 1 };
const widget_content = JSON.stringify({
  widget_type: "zform",
  extra_data: { type: "choices", heading: "h", choices: [{ type: "multiple_choice", short_name: "a", long_name: "b", reply: "c" }] },
});
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const content = (realm: Realm): string => realm.messages.get(1)?.content ?? "";
const token = { token: "t" };
const pushing = (realm: Realm): Realm => ({ ...realm, server: { ...realm.server, push_service: true } });

/** By operation and parameter. The realm is that of the laws. */
export const ACCEPTED: Readonly<Record<string, (realm: Realm) => Outcome>> = {
  "add-reaction: emoji_code": (realm) => addReaction(realm, MEL_MEMBER, tada),
  "remove-reaction: emoji_code": (realm) => removeReaction(realm, NINA_MEMBER, tada),
  "create-bot: file": (realm) => createBot(realm, MEL_MEMBER, { full_name: "Echo", short_name: "echo", file: picture }),
  "update-bot: file": (realm) => updateBot(realm, MEL_MEMBER, { bot_id: BEEP_BOT, file: picture }),
  "create-channel: topics_policy": (realm) =>
    createChannel(realm, OLIVE_OWNER, { name: "new", subscribers: [], topics_policy: "disable_empty_topic" }),
  "subscribe: topics_policy": (realm) =>
    subscribe(realm, OLIVE_OWNER, { subscriptions: [{ name: "new" }], topics_policy: "disable_empty_topic" }),
  "delete-realm-export": (realm) => {
    const started = play(realm).exportRealm(OLIVE_OWNER, {});
    return deleteRealmExport(started.advanceClock({ seconds: 60 }).realm, OLIVE_OWNER, {
      export_id: started.response.id,
    });
  },
  "e2ee-test-notify": (realm) => e2eeTestNotify(withDevice(pushing(realm), MEL_MEMBER, "active"), MEL_MEMBER, {}),
  "get-messages: message_ids": (realm) => getMessages(realm, MEL_MEMBER, { message_ids: [1, 2] }),
  "mute-topic: stream": (realm) => muteTopic(realm, MEL_MEMBER, { stream: "general", topic: "lunch", op: "add" }),
  "register-push-device: push_key": (realm) => {
    const known = play(pushing(realm)).registerClientDevice(MEL_MEMBER);
    return registerPushDevice(known.realm, MEL_MEMBER, { device_id: known.response.device_id, ...DEVICE_KEY, ...DEVICE_TOKEN });
  },
  "register-queue: client_capabilities": (realm) =>
    registerQueue(realm, MEL_MEMBER, { client_capabilities: { notification_settings_null: true } }),
  "send-message: widget_content": (realm) =>
    sendMessage(realm, MEL_MEMBER, { type: "direct", to: [NINA_MEMBER], content: "q", widget_content }),
  "test-notify: token": (realm) => testNotify(play(pushing(realm)).addFcmToken(MEL_MEMBER, token).realm, MEL_MEMBER, token),
  "update-message: prev_content_sha256": (realm) =>
    updateMessage(realm, MEL_MEMBER, { message_id: 2, content: "new", prev_content_sha256: sha256(content(realm)) }),
  "update-realm: authentication_methods": (realm) => updateRealm(realm, OLIVE_OWNER, { authentication_methods: { Email: true } }),
  "update-realm: can_access_all_users_group": (realm) => updateRealm(realm, OLIVE_OWNER, { can_access_all_users_group: { new: 7 } }),
  "update-realm-user-settings-defaults: emojiset": (realm) => updateRealmUserSettingsDefaults(realm, OLIVE_OWNER, { emojiset: "twitter" }),
  "update-scheduled-message: type": (realm) =>
    updateScheduledMessage(realm, MEL_MEMBER, { scheduled_message_id: 1, type: "direct", to: [NINA_MEMBER] }),
  "update-settings: email": (realm) => updateSettings(realm, MEL_MEMBER, { email: "other@example.test" }),
};
