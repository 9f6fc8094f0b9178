/** Random operations of accounts and of the realm. */
import { REALM_GROUP_SETTINGS } from "../../../protocol/group-settings";
import { LIMITS } from "../../../protocol/limits";
import { REALM_SETTINGS } from "../../../protocol/realm-settings";
import { USER_SETTINGS } from "../../../protocol/user-settings";
import { type GeneratedOperation, groups, one, oneSetting, row, ruled, userId } from "../generated-operation";
import type { Pick } from "../pick";

const ROLES = [100, 200, 300, 400, 600];
const botId = one("bot_id", (pick) => {
  const bots = [...pick.realm.users].filter((user) => user.is_bot);
  const bot = bots.length === 0 ? undefined : pick.one(bots);
  pick.as(pick.chance(2) ? 1 : (bot?.bot_owner_id ?? 1));
  return bot?.user_id ?? 1;
});
const userChange = (pick: Pick): Readonly<Record<string, unknown>> =>
  pick.fields({
    full_name: () => `User ${pick.unguessable("n")}`,
    role: () => pick.one(ROLES),
    profile_data: () => [{ id: 1, value: pick.chance(2) ? null : pick.unguessable("p") }],
    new_email: () => `${pick.unguessable("e")}@example.test`,
  });
const KNOWN_SETTINGS = Object.fromEntries(
  Object.entries(USER_SETTINGS).filter(([, { since }]) => since <= LIMITS.NEWEST_FEATURE_LEVEL),
);

/** By the name of the operation. */
export const ACCOUNT_OPERATIONS: Readonly<Record<string, GeneratedOperation>> = {
  createUser: ruled((pick) => ({
    email: `${pick.unguessable("e")}@example.test`,
    password: "long enough",
    full_name: `New ${pick.unguessable("n")}`,
  })),
  updateUser: ruled((pick) => ({ ...userId(pick), ...userChange(pick) }), 5),
  updateUserByEmail: ruled((pick) => ({
    email: pick.realm.users.get(pick.user() - 1)?.delivery_email ?? "",
    ...userChange(pick),
  })),
  deactivateUser: ruled(userId, 1),
  deactivateOwnUser: row(() => ({}), 0),
  reactivateUser: ruled((pick) => {
    const deactivated = [...pick.realm.users].filter((user) => !user.is_active);
    return { user_id: deactivated.length === 0 ? 1 : pick.one(deactivated).user_id };
  }, 3),
  regenerateOwnApiKey: row(() => ({}), 1),
  uploadAvatar: row(() => ({ file: { name: "me.png", size: 9 } }), 1),
  removeAvatar: row(() => ({}), 1),
  uploadRealmIcon: ruled(() => ({ file: { name: "icon.png", size: 9 } }), 1),
  removeRealmIcon: ruled(() => ({}), 1),
  uploadRealmLogo: ruled((pick) => ({ file: { name: "logo.png", size: 9 }, night: pick.chance(2) }), 1),
  removeRealmLogo: ruled((pick) => ({ night: pick.chance(2) }), 1),
  regenerateBotApiKey: row(botId, 1),
  createBot: row((pick) => ({ short_name: pick.unguessable("b"), full_name: `Bot ${pick.unguessable("n")}` })),
  updateBot: row((pick) => ({
    ...botId(pick),
    ...pick.fields({
      full_name: () => `Bot ${pick.unguessable("n")}`,
      bot_owner_id: () => pick.one([1, 4, 5]),
      role: () => pick.one([300, 400]),
    }),
  })),
  deactivateBot: row(botId, 1),
  devFetchApiKey: row(() => ({ username: "unknown@example.test" }), 0),
  fetchApiKey: row(() => ({ username: "unknown@example.test", password: "wrong" }), 0),
  updateRealmUserSettingsDefaults: ruled((pick) => oneSetting(KNOWN_SETTINGS, pick)),
  updateSettings: row(
    (pick) => ({
      ...oneSetting(KNOWN_SETTINGS, pick),
      ...(pick.chance(3) ? { email_address_visibility: 1 + pick.int(5) } : {}),
      ...(pick.chance(5) ? { full_name: `Renamed ${pick.unguessable("n")}` } : {}),
    }),
    5,
  ),
};

/** By the name of the operation. */
export const REALM_OPERATIONS: Readonly<Record<string, GeneratedOperation>> = {
  addLinkifier: ruled((pick) => ({
    pattern: `L${pick.int(99)}-(?P<id>[0-9]+)`,
    url_template: "https://t.example.test/{id}",
  })),
  updateLinkifier: ruled((pick) => ({
    filter_id: 1,
    pattern: `M${pick.int(9)}`,
    url_template: "https://t.example.test/",
  })),
  removeLinkifier: ruled(() => ({ filter_id: 1 }), 1),
  reorderLinkifiers: ruled((pick) => ({
    ordered_linkifier_ids: [...pick.realm.linkifiers].map(({ id }) => id).reverse(),
  })),
  uploadCustomEmoji: ruled((pick) => ({ emoji_name: `e${pick.int(9)}`, file: { name: "e.png", size: 9 } })),
  deactivateCustomEmoji: ruled((pick) => ({ emoji_name: `e${pick.int(9)}` })),
  addRealmDomain: ruled((pick) => ({ domain: `d${pick.int(3)}.example.test`, allow_subdomains: false })),
  updateRealmDomain: ruled((pick) => ({ domain: `d${pick.int(3)}.example.test`, allow_subdomains: pick.chance(2) })),
  removeRealmDomain: row((pick) => {
    pick.as(1);
    return { domain: "d0.example.test" };
  }, 2),
  addCodePlayground: ruled((pick) => ({
    name: `P${pick.int(9)}`,
    pygments_language: "Python",
    url_template: "https://p.example.test/{code}",
  })),
  removeCodePlayground: ruled(() => ({ playground_id: 1 }), 1),
  createCustomProfileField: ruled((pick) => ({ name: pick.unguessable("f"), field_type: 1 })),
  updateCustomProfileField: ruled((pick) => ({ field_id: 1, name: pick.unguessable("f") })),
  deleteCustomProfileField: ruled((pick) => ({ field_id: 1 + pick.int(3) }), 1),
  reorderCustomProfileFields: ruled((pick) => ({
    order: pick.realm.custom_profile_fields.map(({ id }) => id).reverse(),
  })),
  updateOwnProfile: row((pick) => ({ data: [{ id: 1, value: pick.unguessable("p") }] })),
  clearOwnProfile: row(() => ({ data: [1] }), 1),
  updateRealm: ruled(
    (pick) => ({ ...oneSetting(REALM_SETTINGS, pick), ...groups(REALM_GROUP_SETTINGS, pick, true) }),
    4,
  ),
  exportRealm: ruled(() => ({}), 1),
  deleteRealmExport: ruled(() => ({ export_id: 1 }), 0),
  testWelcomeBotCustomMessage: ruled((pick) => ({ welcome_message_custom_text: pick.content() }), 1),
  createChannelFolder: ruled((pick) => ({ name: pick.unguessable("f"), description: "*folder*" })),
  updateChannelFolder: ruled((pick) => ({
    channel_folder_id: 1 + pick.int(3),
    ...pick.fields({
      name: () => pick.unguessable("f"),
      description: () => "other",
      is_archived: () => pick.chance(2),
    }),
  })),
  patchChannelFolders: ruled((pick) => ({ order: pick.chance(2) ? [1, 2] : [2, 1] })),
};
