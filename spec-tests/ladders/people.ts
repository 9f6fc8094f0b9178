// The checks of accounts, bots, profiles, presence and statuses, in order.
import {
  clearOwnProfile,
  createBot,
  createCustomProfileField,
  createUser,
  deactivateBot,
  deactivateOwnUser,
  deactivateRealm,
  deactivateUser,
  deleteCustomProfileField,
  devFetchApiKey,
  fetchApiKey,
  getBots,
  getBotStorage,
  getCustomProfileFields,
  getOwnUser,
  getPresence,
  getUser,
  getUserByEmail,
  getUserPresence,
  getUsers,
  getUserStatus,
  muteUser,
  reactivateUser,
  regenerateBotApiKey,
  regenerateOwnApiKey,
  removeBotStorage,
  reorderCustomProfileFields,
  unmuteUser,
  updateBot,
  updateBotStorage,
  updateCustomProfileField,
  updateOwnProfile,
  updatePresence,
  updateStatus,
  updateStatusForUser,
  updateUser,
  updateUserByEmail,
} from "../../src/index";
import { APART, bareLadder, type Ladder, ladder } from "../support/ladder";
import { ADA_ADMIN, BEEP_BOT, GONE_MEMBER, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import * as at from "../support/spec-realm";
import { REALM, setting } from "../support/spec-realm";

const DENIED = "role:nobody";
const BY_OLIVE = { realm: at.user(OLIVE_OWNER, { can_create_users: true, can_change_user_emails: true })(REALM), actor: OLIVE_OWNER };
const BY_MEL = { realm: REALM, actor: MEL_MEMBER };
const BY_BEEP = { realm: REALM, actor: BEEP_BOT };

const NEW_USER = { email: "eve@example.test", full_name: "Eve", password: "secret" };

const ACCOUNTS: readonly Ladder[] = [
  ladder("create-user", createUser, { ...BY_OLIVE, params: NEW_USER }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["account_creation_not_allowed", { actor: ADA_ADMIN }, APART],
    ["full_name_length", { params: { full_name: " " } }],
    ["full_name_characters", { params: { full_name: "a*b" } }, { params: { full_name: "*".repeat(101) } }],
    ["full_name_like_mention", { params: { full_name: "Eve|5" } }, { params: { full_name: "*|5" } }],
    ["full_name_taken", { params: { full_name: "mel member" }, realm: setting({ require_unique_names: true }) }, APART],
    ["email_invalid", { params: { email: "nonsense" } }],
    ["email_with_plus", { params: { email: "a+b@elsewhere.test" }, realm: setting({ emails_restricted_to_domains: true }) }, APART],
    ["email_domain_not_allowed", { params: { email: "a@elsewhere.test" }, realm: setting({ emails_restricted_to_domains: true }) }, APART],
    ["email_disposable", { params: { email: "a@mailinator.com" } }, APART],
    ["email_taken", { params: { email: "nina@example.test" } }, APART],
    ["password_length", { params: { password: "short" } }],
  ]),
  ladder("update-user", updateUser, { ...BY_OLIVE, params: { user_id: NINA_MEMBER, full_name: "New" } }, [
    ["user_unknown", { params: { user_id: 99 } }],
    ["account_change_not_allowed", { actor: MEL_MEMBER }],
    [
      "email_change_not_allowed",
      { actor: ADA_ADMIN, params: { new_email: "eve@example.test" } },
      { actor: MEL_MEMBER, params: { new_email: "eve@example.test" } },
    ],
    ["role_unknown", { params: { role: 250 } }],
    ["full_name_characters", { params: { full_name: "a*b" } }],
    ["profile_field_unknown", { params: { profile_data: [{ id: 99, value: "x" }] } }],
    [
      "profile_value_not_text",
      { params: { profile_data: [{ id: 1, value: [1] }] } },
      {
        params: {
          profile_data: [
            { id: 99, value: "x" },
            { id: 1, value: [1] },
          ],
        },
      },
    ],
    ["profile_value_too_long", { params: { profile_data: [{ id: 1, value: "x".repeat(51) }] } }, APART],
    ["profile_date_invalid", { params: { profile_data: [{ id: 2, value: "2026-02-30" }] } }, APART],
    ["email_invalid", { params: { new_email: "nonsense" } }],
  ]),
  ladder(
    "update-user: roles",
    updateUser,
    { realm: at.user(BEEP_BOT, { bot_owner_id: MEL_MEMBER })(REALM), actor: OLIVE_OWNER, params: { user_id: NINA_MEMBER, role: 300 } },
    [
      ["role_unknown", { params: { role: 250 } }],
      ["guest_made_administrator", { params: { user_id: GRETA_GUEST, role: 200 } }, APART],
      ["administrator_required", { actor: MEL_MEMBER, params: { user_id: BEEP_BOT } }, APART],
      ["owner_required", { actor: ADA_ADMIN, params: { role: 100 } }, { actor: MEL_MEMBER, params: { user_id: BEEP_BOT, role: 100 } }],
      ["last_owner", { params: { user_id: OLIVE_OWNER } }, { actor: ADA_ADMIN, params: { user_id: OLIVE_OWNER } }],
      ["full_name_characters", { params: { full_name: "a*b" } }],
    ],
  ),
  ladder("update-user-by-email", updateUserByEmail, { ...BY_OLIVE, params: { email: "nina@example.test", full_name: "New" } }, [
    ["user_unknown", { params: { email: "unknown@example.test" } }],
    ["account_change_not_allowed", { actor: MEL_MEMBER }],
  ]),
  ladder("deactivate-user", deactivateUser, { ...BY_OLIVE, params: { user_id: NINA_MEMBER } }, [
    ["deactivation_comment_too_long", { params: { deactivation_notification_comment: "x".repeat(2001) } }],
    ["user_unknown", { params: { user_id: 99 } }],
    ["account_change_not_allowed", { actor: MEL_MEMBER }],
    ["owner_required", { actor: ADA_ADMIN, params: { user_id: OLIVE_OWNER } }, APART],
    ["last_owner", { params: { user_id: OLIVE_OWNER } }, { actor: ADA_ADMIN, params: { user_id: OLIVE_OWNER } }],
  ]),
  ladder("reactivate-user", reactivateUser, { ...BY_OLIVE, params: { user_id: GONE_MEMBER } }, [
    ["user_unknown", { params: { user_id: 99 } }],
    ["account_change_not_allowed", { actor: MEL_MEMBER }],
    ["bot_name_taken", { params: { user_id: BEEP_BOT } }, { actor: NINA_MEMBER, params: { user_id: BEEP_BOT } }],
  ]),
  ladder("deactivate-own-user", deactivateOwnUser, { ...BY_MEL, params: {} }, [["last_user", { actor: OLIVE_OWNER }, APART]]),
  ladder("get-user", getUser, { ...BY_MEL, params: { user_id: NINA_MEMBER } }, [["user_unknown", { params: { user_id: 99 } }]]),
  ladder("get-user-by-email", getUserByEmail, { ...BY_MEL, params: { email: "nina@example.test" } }, [
    ["user_unknown", { params: { email: "unknown@example.test" } }],
  ]),
  ladder("get-own-user", getOwnUser, { ...BY_MEL, params: {} }),
  ladder("get-users", getUsers, { ...BY_MEL, params: {} }),
  ladder("regenerate-own-api-key", regenerateOwnApiKey, { ...BY_MEL, params: {} }),
  ladder("mute-user", muteUser, { ...BY_MEL, params: { muted_user_id: NINA_MEMBER } }, [
    ["muting_own_account", { params: { muted_user_id: MEL_MEMBER } }],
    ["user_unknown", { params: { muted_user_id: 99 } }, APART],
    ["user_muted_already", { realm: (realm) => muteUser(realm, MEL_MEMBER, { muted_user_id: NINA_MEMBER }).realm }],
  ]),
  ladder(
    "unmute-user",
    unmuteUser,
    { realm: muteUser(REALM, MEL_MEMBER, { muted_user_id: NINA_MEMBER }).realm, actor: MEL_MEMBER, params: { muted_user_id: NINA_MEMBER } },
    [["user_not_muted", { params: { muted_user_id: ADA_ADMIN } }]],
  ),
  bareLadder(
    "fetch-api-key",
    (realm, _actor, params: Parameters<typeof fetchApiKey>[2]) => fetchApiKey(realm, 0, params),
    {
      realm: at.user(GONE_MEMBER, { password: "secret" })(at.user(MEL_MEMBER, { password: "secret" })(REALM)),
      actor: 0,
      params: { username: "mel@example.test", password: "secret" },
    },
    [
      ["email_invalid", { params: { username: "bad" } }],
      ["login_invalid", { params: { username: "unknown@example.test" } }, APART],
      ["realm_deactivated", { realm: (realm) => deactivateRealm(realm).realm }],
      ["account_deactivated", { params: { username: "gone@example.test" } }],
      ["login_invalid", { params: { password: "wrong" } }],
    ],
  ),
];

const FOR_DEVELOPERS: readonly Ladder[] = [
  bareLadder(
    "dev-fetch-api-key",
    (realm, _actor, params: Parameters<typeof devFetchApiKey>[2]) => devFetchApiKey(realm, 0, params),
    { realm: at.server({ development: true })(REALM), actor: 0, params: { username: "mel@example.test" } },
    [
      ["server_not_for_developers", { realm: at.server({ development: false }) }],
      ["email_invalid", { params: { username: "bad" } }],
      ["login_invalid", { params: { username: "unknown@example.test" } }, APART],
      ["account_deactivated", { params: { username: "gone@example.test" } }, APART],
    ],
  ),
];

const NEW_BOT = { full_name: "New Bot", short_name: "new" };

const BOTS: readonly Ladder[] = [
  ladder("create-bot", createBot, { ...BY_MEL, params: NEW_BOT }, [
    ["bots_are_for_members", { actor: BEEP_BOT }],
    ["bot_service_invalid", { params: { payload_url: "nonsense" } }],
    ["full_name_length", { params: { full_name: " " } }],
    ["bot_short_name_invalid", { params: { short_name: "a b" } }],
    ["bot_short_name_taken", { realm: (realm) => createBot(realm, MEL_MEMBER, { full_name: "Other", short_name: "new" }).realm }, APART],
    ["bot_name_taken", { params: { full_name: "Beep" } }],
    ["bot_creation_not_allowed", { realm: setting({ can_create_bots_group: DENIED, can_create_write_only_bots_group: DENIED }) }],
    ["bot_type_unknown", { params: { bot_type: 9 } }],
    ["bot_service_invalid", { params: { interface_type: 3 } }],
    ["bot_channel_unknown", { params: { default_sending_stream: "nowhere" } }],
    ["bot_service_unknown", { params: { bot_type: 2, service_name: "airbrake" } }],
    ["bot_config_incomplete", { params: { bot_type: 2, service_name: "github", config_data: {} } }, APART],
    ["file_not_one", { params: { file: null } }],
    ["picture_too_large", { params: { file: { name: "me.txt", size: 5 * 1024 ** 2 + 1 } } }, APART],
    ["file_not_a_picture", { params: { file: { name: "me.txt", size: 1 } } }, APART],
  ]),
  ladder("update-bot", updateBot, { ...BY_OLIVE, params: { bot_id: BEEP_BOT } }, [
    ["bots_are_for_members", { actor: BEEP_BOT }],
    ["role_unknown", { params: { role: 250 } }],
    ["bot_service_invalid", { params: { service_payload_url: "nonsense" } }],
    ["bot_unknown", { params: { bot_id: NINA_MEMBER } }],
    ["owner_required", { actor: MEL_MEMBER, realm: at.user(BEEP_BOT, { can_create_users: true }) }],
    ["full_name_characters", { params: { full_name: "a*b" } }],
    ["bot_name_taken", { params: { full_name: "Nina Member" } }, APART],
    ["administrator_required", { actor: MEL_MEMBER, params: { role: 300 } }, APART],
    ["owner_required", { actor: ADA_ADMIN, params: { role: 100 } }, { actor: MEL_MEMBER, params: { role: 100 } }],
    ["bot_owner_not_allowed", { params: { bot_owner_id: GONE_MEMBER } }],
    ["bot_channel_unknown", { params: { default_events_register_stream: "nowhere" } }],
    ["bot_service_invalid", { params: { service_payload_url: "https://example.test", service_interface: 3 } }],
    ["file_not_one", { params: { file: null } }],
    ["picture_too_large", { params: { file: { name: "me.txt", size: 5 * 1024 ** 2 + 1 } } }, APART],
    ["file_not_a_picture", { params: { file: { name: "me.txt", size: 1 } } }, APART],
  ]),
  ladder("deactivate-bot", deactivateBot, { ...BY_MEL, params: { bot_id: BEEP_BOT } }, [
    ["bot_unknown", { actor: NINA_MEMBER }],
    ["owner_required", { realm: at.user(BEEP_BOT, { can_create_users: true }) }],
  ]),
  ladder("regenerate-bot-api-key", regenerateBotApiKey, { ...BY_MEL, params: { bot_id: BEEP_BOT } }, [
    ["bots_are_for_members", { actor: BEEP_BOT }],
    ["bot_unknown", { actor: NINA_MEMBER }, APART],
    ["owner_required", { realm: at.user(BEEP_BOT, { can_create_users: true }) }, APART],
  ]),
  ladder("get-bots", getBots, { ...BY_MEL, params: {} }, [["bots_are_for_members", { actor: GRETA_GUEST }]]),
  ladder("update-bot-storage", updateBotStorage, { ...BY_BEEP, params: { storage: { a: "b" } } }, [
    ["storage_full", { params: { storage: { a: "x".repeat(10_000_001) } } }],
  ]),
  ladder("get-bot-storage", getBotStorage, { ...BY_BEEP, params: {} }, [["storage_key_unknown", { params: { keys: ["nothing"] } }]]),
  ladder("remove-bot-storage", removeBotStorage, { ...BY_BEEP, params: {} }, [["storage_key_unknown", { params: { keys: ["nothing"] } }]]),
];

const PRESENT = updatePresence(REALM, NINA_MEMBER, { status: "active", ping_only: true }).realm;

const PRESENCE: readonly Ladder[] = [
  ladder("get-presence", getPresence, { ...BY_MEL, params: {} }),
  ladder("get-user-presence", getUserPresence, { realm: PRESENT, actor: MEL_MEMBER, params: { user_id_or_email: String(NINA_MEMBER) } }, [
    ["user_unknown", { params: { user_id_or_email: "99" } }],
    ["bots_have_no_presence", { params: { user_id_or_email: String(BEEP_BOT) } }, APART],
    ["presence_missing", { params: { user_id_or_email: String(ADA_ADMIN) } }, APART],
  ]),
  ladder("get-user-status", getUserStatus, { ...BY_MEL, params: { user_id: NINA_MEMBER } }, [
    ["user_unknown", { params: { user_id: 99 } }],
  ]),
  ladder("update-presence", updatePresence, { ...BY_MEL, params: { status: "active" } }, [
    ["bots_have_no_presence", { actor: BEEP_BOT }],
    ["presence_status_unknown", { params: { status: "asleep" } }],
  ]),
  ladder("update-status", updateStatus, { ...BY_MEL, params: { status_text: "hi" } }, [
    ["bots_have_no_status", { actor: BEEP_BOT }],
    ["status_text_too_long", { params: { status_text: "x".repeat(61) } }],
    ["emoji_name_missing", { params: { emoji_code: "1f389" } }],
    ["emoji_unknown", { params: { emoji_name: "no_such" } }, APART],
    [
      "emoji_kind_unknown",
      { params: { emoji_name: "tada", reaction_type: "sticker" } },
      { params: { emoji_name: "no_such", reaction_type: "sticker" } },
    ],
    [
      "emoji_mismatch",
      { params: { emoji_name: "tada", emoji_code: "1" } },
      { params: { emoji_name: "tada", emoji_code: "1", reaction_type: "sticker" } },
    ],
  ]),
  ladder("update-status: nothing", updateStatus, { ...BY_MEL, params: { status_text: "hi" } }, [
    ["nothing_to_change", { params: { status_text: undefined } }],
  ]),
  ladder("update-status-for-user", updateStatusForUser, { ...BY_OLIVE, params: { user_id: NINA_MEMBER, status_text: "hi" } }, [
    ["user_unknown", { params: { user_id: 99 } }],
    ["administrator_required", { actor: MEL_MEMBER }],
    ["nothing_to_change", { params: { status_text: undefined } }],
  ]),
];

const FIXED = updateCustomProfileField(REALM, OLIVE_OWNER, { field_id: 1, editable_by_user: false }).realm;
const LINKED = createCustomProfileField(REALM, OLIVE_OWNER, { field_type: 5, name: "Page" }).realm;
const LISTED = createCustomProfileField(LINKED, OLIVE_OWNER, {
  field_type: 3,
  name: "Colour",
  field_data: { r: { text: "Red", order: "1" } },
}).realm;
const PEOPLED = createCustomProfileField(LISTED, OLIVE_OWNER, { field_type: 6, name: "Mentor" }).realm;
const WITH_SERVICE = createCustomProfileField(REALM, OLIVE_OWNER, { field_type: 7, field_data: { subtype: "github" } }).realm;
const SUMMARY = updateCustomProfileField(
  updateCustomProfileField(PEOPLED, OLIVE_OWNER, { field_id: 1, display_in_profile_summary: true }).realm,
  OLIVE_OWNER,
  {
    field_id: 2,
    display_in_profile_summary: true,
  },
).realm;

const PROFILES: readonly Ladder[] = [
  ladder("get-custom-profile-fields", getCustomProfileFields, { ...BY_MEL, params: {} }),
  ladder(
    "create-custom-profile-field",
    createCustomProfileField,
    { realm: SUMMARY, actor: OLIVE_OWNER, params: { field_type: 1, name: "New" } },
    [
      ["administrator_required", { actor: MEL_MEMBER }],
      ["profile_field_type_unknown", { params: { field_type: 99 } }],
      ["profile_field_name_length", { params: { name: " " } }],
      ["profile_field_hint_too_long", { params: { hint: "x".repeat(81) } }],
      ["profile_field_invalid", { params: { field_type: 3, field_data: { r: "Red" } } }],
      ["profile_field_not_for_summary", { params: { field_type: 2, display_in_profile_summary: true } }, APART],
      ["profile_summary_full", { params: { display_in_profile_summary: true } }],
      ["profile_field_name_taken", { params: { name: "Pronouns" } }],
    ],
  ),
  ladder(
    "update-custom-profile-field",
    updateCustomProfileField,
    { realm: SUMMARY, actor: OLIVE_OWNER, params: { field_id: 1, name: "New" } },
    [
      ["administrator_required", { actor: MEL_MEMBER }],
      ["profile_field_unknown", { params: { field_id: 99 } }],
      ["profile_field_of_service", { realm: () => WITH_SERVICE, params: { field_id: 3 } }, APART],
      ["profile_field_name_length", { params: { name: " " } }],
      ["profile_field_hint_too_long", { params: { hint: "x".repeat(81) } }],
      ["profile_field_name_taken", { params: { name: "Birthday" } }],
    ],
  ),
  ladder("delete-custom-profile-field", deleteCustomProfileField, { realm: REALM, actor: OLIVE_OWNER, params: { field_id: 1 } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["profile_field_unknown", { params: { field_id: 99 } }],
  ]),
  ladder("reorder-custom-profile-fields", reorderCustomProfileFields, { realm: REALM, actor: OLIVE_OWNER, params: { order: [2, 1] } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["order_incomplete", { params: { order: [1] } }],
  ]),
  ladder("update-own-profile", updateOwnProfile, { realm: PEOPLED, actor: MEL_MEMBER, params: { data: [{ id: 1, value: "she" }] } }, [
    ["bots_have_no_profile", { actor: BEEP_BOT }],
    ["profile_field_unknown", { params: { data: [{ id: 99, value: "x" }] } }],
    ["profile_link_invalid", { params: { data: [{ id: 3, value: "x" }] } }, APART],
    ["profile_option_unknown", { params: { data: [{ id: 4, value: "g" }] } }, APART],
    ["profile_users_invalid", { params: { data: [{ id: 5, value: "x" }] } }, APART],
    ["profile_user_unknown", { params: { data: [{ id: 5, value: [99] }] } }, APART],
    ["profile_field_not_editable", { params: { data: [{ id: 1, value: "she" }] }, realm: () => FIXED }, APART],
  ]),
  ladder("clear-own-profile", clearOwnProfile, { realm: FIXED, actor: MEL_MEMBER, params: { data: [2] } }, [
    ["bots_have_no_profile", { actor: BEEP_BOT }],
    ["profile_field_unknown", { params: { data: [99] } }],
    ["profile_field_not_editable", { params: { data: [1] } }, { params: { data: [1, 99] } }],
  ]),
];

export const PEOPLE_LADDERS: readonly Ladder[] = [...ACCOUNTS, ...FOR_DEVELOPERS, ...BOTS, ...PRESENCE, ...PROFILES];
