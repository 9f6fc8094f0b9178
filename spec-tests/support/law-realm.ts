/** The realm in which the laws of events are held: every role, private places with unguessable texts, old messages. */
import {
  addAlertWords,
  addApnsToken,
  addCodePlayground,
  addFcmToken,
  addLinkifier,
  addNavigationView,
  addReaction,
  addRealmDomain,
  createDefaultStreamGroup,
  createDrafts,
  createInviteLink,
  createMessageReminder,
  createRealm,
  createSavedSnippet,
  createScheduledMessage,
  type Fixture,
  muteUser,
  type Outcome,
  type Realm,
  registerClientDevice,
  sendInvites,
  updateBotStorage,
  updateStatus,
  updateUserTopic,
  uploadCustomEmoji,
  uploadFile,
} from "../../src/index";
import { LIMITS } from "../../src/protocol/limits";
import { BEEP_BOT, EVERY_ROLE_FIXTURE, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, START } from "./realms";

const secretly = (number: number): string => `zm0x${number}x${number * 7919}z`;
const [olive, mel, nina, greta] = ["olive", "mel", "nina", "greta"].map((name) => `${name}@example.test`);

/** Eight accounts and five channels with messages, a group, folders, a profile field. */
export const LAW_FIXTURE: Fixture = {
  check_answers: true,
  ...EVERY_ROLE_FIXTURE,
  users: (EVERY_ROLE_FIXTURE.users ?? []).map((user) =>
    user.email === olive ? { ...user, can_create_users: true, can_change_user_emails: true } : user,
  ),
  groups: [
    { name: "crew", members: [`${mel}`, `${nina}`] },
    { name: "band", members: [`${nina}`] },
  ],
  channel_folders: [{ name: "first" }, { name: "second" }],
  custom_profile_fields: [{ name: "nickname" }],
  messages: [
    { sender: `${olive}`, channel: "general", topic: "lunch", content: secretly(1), unread: true },
    { sender: `${mel}`, channel: "general", topic: "plans", content: `@**all** ${secretly(2)}`, unread: true },
    { sender: `${mel}`, channel: "secret", topic: "zt0x3x1z", content: secretly(3), unread: true },
    { sender: `${olive}`, channel: "secret", topic: "zt0x3x1z", content: secretly(4), unread: true },
    { sender: `${nina}`, channel: "shared secret", topic: "plans", content: secretly(5), unread: true },
    { sender: `${olive}`, to: [`${mel}`], content: secretly(6), unread: true },
    { sender: `${nina}`, to: [`${mel}`, `${greta}`], content: secretly(7), unread: true },
    { sender: `${olive}`, channel: "open to all", topic: "", content: secretly(8) },
  ],
};

/** What the accounts have for themselves at first, so that there is something to change. */
const BELONGINGS: readonly ((realm: Realm) => Outcome)[] = [
  (realm) =>
    createScheduledMessage(realm, MEL_MEMBER, {
      type: "direct",
      to: [NINA_MEMBER],
      content: secretly(9),
      scheduled_delivery_timestamp: START + 2000,
    }),
  (realm) =>
    createDrafts(realm, MEL_MEMBER, {
      drafts: [{ type: "stream", to: [1], topic: "lunch", content: secretly(10), timestamp: START }],
    }),
  (realm) => createSavedSnippet(realm, MEL_MEMBER, { title: "greeting", content: secretly(11) }),
  (realm) => addNavigationView(realm, MEL_MEMBER, { fragment: "narrow/is/starred/topic/lunch", is_pinned: true, name: "stars" }),
  (realm) => createMessageReminder(realm, MEL_MEMBER, { message_id: 1, scheduled_delivery_timestamp: START + 3000, note: "so" }),
  (realm) => addAlertWords(realm, MEL_MEMBER, { alert_words: ["alarm"] }),
  (realm) => muteUser(realm, NINA_MEMBER, { muted_user_id: BEEP_BOT }),
  (realm) => updateStatus(realm, NINA_MEMBER, { status_text: "out" }),
  (realm) => updateUserTopic(realm, NINA_MEMBER, { stream_id: 1, topic: "lunch", visibility_policy: 1 }),
  (realm) => addReaction(realm, NINA_MEMBER, { message_id: 1, emoji_name: "tada" }),
  (realm) => addApnsToken(realm, MEL_MEMBER, { token: "ab".repeat(32), appid: "app" }),
  (realm) => addRealmDomain(realm, OLIVE_OWNER, { domain: "d0.example.test", allow_subdomains: false }),
  (realm) => updateBotStorage(realm, BEEP_BOT, { storage: { mood: "good" } }),
  (realm) => addFcmToken(realm, NINA_MEMBER, { token: "token" }),
  (realm) => sendInvites(realm, OLIVE_OWNER, { invitee_emails: "iris@example.test", stream_ids: [] }),
  (realm) => createInviteLink(realm, OLIVE_OWNER, {}),
  (realm) => addLinkifier(realm, OLIVE_OWNER, { pattern: "T(?P<id>[0-9]+)", url_template: "https://t.example.test/{id}" }),
  (realm) => uploadCustomEmoji(realm, OLIVE_OWNER, { emoji_name: "e1", file: { name: "e.png", size: 9 } }),
  (realm) =>
    addCodePlayground(realm, OLIVE_OWNER, {
      name: "P",
      pygments_language: "Python",
      url_template: "https://p.example.test/{code}",
    }),
  (realm) => createDefaultStreamGroup(realm, OLIVE_OWNER, { group_name: "start", description: "", stream_names: ["open to all"] }),
  (realm) => uploadFile(realm, MEL_MEMBER, { file: { name: "a.txt", size: 3 } }),
  (realm) => registerClientDevice(realm, MEL_MEMBER),
];

/** A realm that limits whom guests may see and keeps messages for a day, with a further guest, and one whom no guest sees yet. */
const LIMITED: Fixture = {
  ...LAW_FIXTURE,
  settings: { can_access_all_users_group: "role:members", message_retention_days: 1 },
  users: [
    ...(LAW_FIXTURE.users ?? []),
    { email: "gil@example.test", full_name: "Gil Guest", role: 600, api_key: "gil-key" },
    { email: "oona@example.test", full_name: "Oona Member", role: 400, api_key: "oona-key" },
  ],
  channels: (LAW_FIXTURE.channels ?? []).map((channel) =>
    channel.subscribers === "all" ? { ...channel, subscribers: [`${olive}`, `${mel}`, `${greta}`] } : channel,
  ),
};

const made = new Map<string, Realm>();

/**
 * The realm in which every sequence begins, at a feature level; where it limits whom guests may see, with two accounts
 * more. It is made once.
 */
export function lawRealm(feature_level: number = LIMITS.DEFAULT_FEATURE_LEVEL, isLimited = false): Realm {
  const key = `${feature_level} ${isLimited}`;
  const realm = made.get(key) ?? newLawRealm(feature_level, isLimited);
  made.set(key, realm);
  return realm;
}

function newLawRealm(feature_level: number, isLimited: boolean): Realm {
  return BELONGINGS.reduce(
    (realm, call) => {
      const outcome = call(realm);
      // Old servers refuse a little of this, such as to mute a bot, and not all levels have all operations.
      if (!outcome.ok && (feature_level < 421 || outcome.error.reason === "path_unknown")) return realm;
      if (!outcome.ok) throw new Error(`${outcome.error.code}: ${outcome.error.msg}`);
      return outcome.realm;
    },
    createRealm({ ...(isLimited ? LIMITED : LAW_FIXTURE), feature_level }),
  );
}
