// The checks of the realm's own things, of push notifications, and of requests, in order.
import {
  addApnsToken,
  addCodePlayground,
  addFcmToken,
  addLinkifier,
  addRealmDomain,
  answerPushRegistration,
  deactivateCustomEmoji,
  deactivateRealm,
  e2eeTestNotify,
  reactivateRealm,
  registerPushDevice,
  removeApnsToken,
  removeCodePlayground,
  removeFcmToken,
  removeLinkifier,
  removeRealmDomain,
  reorderLinkifiers,
  testNotify,
  testWelcomeBotCustomMessage,
  updateLinkifier,
  updateRealm,
  updateRealmDomain,
  updateRealmUserSettingsDefaults,
  uploadCustomEmoji,
} from "../../src/index";
import { APART, bareLadder, type Ladder, ladder } from "../support/ladder";
import { ADA_ADMIN, BEEP_BOT, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import * as at from "../support/spec-realm";
import { REALM, setting, system } from "../support/spec-realm";

const BY_OLIVE = { realm: REALM, actor: OLIVE_OWNER };
const RULE = { pattern: "#(?P<id>[0-9]+)", url_template: "https://tracker.example.test/{id}" };
const LINKED = addLinkifier(addLinkifier(REALM, OLIVE_OWNER, RULE).realm, OLIVE_OWNER, { ...RULE, pattern: "T(?P<id>[0-9]+)" }).realm;
const PLAYGROUND = { name: "Python", pygments_language: "Python", url_template: "https://play.example.test/{code}" };
const PLAYED = addCodePlayground(REALM, OLIVE_OWNER, PLAYGROUND).realm;
const WITH_DOMAIN = addRealmDomain(REALM, OLIVE_OWNER, { domain: "acme.test", allow_subdomains: false }).realm;
const PICTURE = { name: "a.png", size: 5, content_type: "image/png" };
const WITH_EMOJI = uploadCustomEmoji(REALM, MEL_MEMBER, { emoji_name: "party", file: PICTURE }).realm;
const DEACTIVATED = deactivateRealm(REALM).realm;

const THINGS: readonly Ladder[] = [
  ladder("update-realm", updateRealm, { ...BY_OLIVE, params: { name: "New" } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["realm_name_length", { params: { name: "x".repeat(41) } }],
    ["realm_description_too_long", { params: { description: "x".repeat(1001) } }],
    ["setting_invalid", { params: { digest_weekday: 7 } }],
    ["owner_required", { actor: ADA_ADMIN, params: { invite_required: true } }],
    ["authentication_method_unknown", { params: { authentication_methods: { Email: false } } }],
    ["setting_invalid", { params: { message_content_edit_limit_seconds: -5 } }],
    ["group_value_user_unknown", { params: { can_mention_many_users_group: { new: { direct_members: [99], direct_subgroups: [] } } } }],
    [
      "group_value_not_as_expected",
      { params: { can_mention_many_users_group: { new: system("role:members"), old: system("role:owners") } } },
      APART,
    ],
    ["setting_channel_unknown", { params: { new_stream_announcements_stream_id: 99 } }],
    ["realm_identifier_not_editable", { params: { string_id: "other" } }],
  ]),
  ladder("update-realm: owners", updateRealm, { realm: at.asServers(REALM), actor: OLIVE_OWNER, params: { name: "New" } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["owner_required", { actor: ADA_ADMIN, params: { can_invite_users_group: { new: system("role:members") } } }, APART],
  ]),
  ladder("update-realm: system groups", updateRealm, { ...BY_OLIVE, params: { name: "New" } }, [
    ["system_group_required", { params: { can_access_all_users_group: { new: at.LEADS } } }],
    ["group_value_excluded", { params: { can_access_all_users_group: { new: system("role:owners") } } }, APART],
  ]),
  ladder("update-realm-user-settings-defaults", updateRealmUserSettingsDefaults, { ...BY_OLIVE, params: { twenty_four_hour_time: true } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["setting_invalid", { params: { color_scheme: 99 } }],
  ]),
  ladder("add-linkifier", addLinkifier, { realm: LINKED, actor: OLIVE_OWNER, params: { ...RULE, pattern: "U(?P<id>[0-9]+)" } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["linkifier_invalid", { params: { pattern: "(" } }],
    ["linkifier_exists", { params: { pattern: RULE.pattern } }, { params: { pattern: RULE.pattern, url_template: "nonsense" } }],
  ]),
  ladder("update-linkifier", updateLinkifier, { realm: LINKED, actor: OLIVE_OWNER, params: { ...RULE, filter_id: 1 } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["linkifier_unknown", { params: { filter_id: 99 } }],
    ["linkifier_invalid", { params: { pattern: "(" } }],
    ["linkifier_exists", { params: { pattern: "T(?P<id>[0-9]+)" } }, APART],
  ]),
  ladder("remove-linkifier", removeLinkifier, { realm: LINKED, actor: OLIVE_OWNER, params: { filter_id: 1 } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["linkifier_unknown", { params: { filter_id: 99 } }],
  ]),
  ladder("reorder-linkifiers", reorderLinkifiers, { realm: LINKED, actor: OLIVE_OWNER, params: { ordered_linkifier_ids: [2, 1] } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["order_incomplete", { params: { ordered_linkifier_ids: [1] } }],
  ]),
  ladder("add-code-playground", addCodePlayground, { ...BY_OLIVE, params: PLAYGROUND }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["playground_language_invalid", { params: { pygments_language: "C!" } }],
    ["playground_invalid", { params: { url_template: "nonsense" } }],
    ["playground_exists", { realm: (realm) => addCodePlayground(realm, OLIVE_OWNER, PLAYGROUND).realm }, APART],
  ]),
  ladder("remove-code-playground", removeCodePlayground, { realm: PLAYED, actor: OLIVE_OWNER, params: { playground_id: 1 } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["playground_unknown", { params: { playground_id: 99 } }],
  ]),
  ladder(
    "add-realm-domain",
    addRealmDomain,
    { realm: WITH_DOMAIN, actor: OLIVE_OWNER, params: { domain: "new.test", allow_subdomains: false } },
    [
      ["owner_required", { actor: ADA_ADMIN }],
      ["domain_invalid", { params: { domain: "no domain" } }],
      ["domain_exists", { params: { domain: "acme.test" } }, APART],
    ],
  ),
  ladder(
    "add-realm-domain: old",
    addRealmDomain,
    { realm: at.level(142)(REALM), actor: ADA_ADMIN, params: { domain: "new.test", allow_subdomains: false } },
    [
      ["administrator_required", { actor: MEL_MEMBER }],
      ["domain_invalid", { params: { domain: "no domain" } }],
    ],
  ),
  ladder(
    "update-realm-domain",
    updateRealmDomain,
    { realm: WITH_DOMAIN, actor: OLIVE_OWNER, params: { domain: "acme.test", allow_subdomains: true } },
    [
      ["owner_required", { actor: ADA_ADMIN }],
      ["domain_unknown", { params: { domain: "other.test" } }],
    ],
  ),
  ladder("remove-realm-domain", removeRealmDomain, { realm: WITH_DOMAIN, actor: OLIVE_OWNER, params: { domain: "acme.test" } }, [
    ["owner_required", { actor: ADA_ADMIN }],
    ["domain_unknown", { params: { domain: "other.test" } }],
  ]),
  ladder(
    "test-welcome-bot-custom-message",
    testWelcomeBotCustomMessage,
    { ...BY_OLIVE, params: { welcome_message_custom_text: "Welcome!" } },
    [
      ["administrator_required", { actor: MEL_MEMBER }],
      ["welcome_text_too_long", { params: { welcome_message_custom_text: "\0".repeat(8001) } }],
      ["content_with_null", { params: { welcome_message_custom_text: "\0" } }, APART],
      ["content_empty", { params: { welcome_message_custom_text: " " } }, APART],
    ],
  ),
  ladder(
    "upload-custom-emoji",
    uploadCustomEmoji,
    { realm: WITH_EMOJI, actor: MEL_MEMBER, params: { emoji_name: "blobby", file: PICTURE } },
    [
      ["bots_manage_no_emoji", { actor: BEEP_BOT }],
      ["emoji_name_invalid", { params: { emoji_name: "A b" } }],
      ["emoji_creation_not_allowed", { realm: setting({ can_add_custom_emoji_group: "role:nobody" }) }],
      ["emoji_name_taken", { params: { emoji_name: "party" } }, APART],
      ["file_not_one", { params: { file: null } }],
      ["emoji_override_not_allowed", { params: { emoji_name: "tada" } }, APART],
      ["picture_too_large", { params: { file: { ...PICTURE, size: 6 * 1024 * 1024 } } }, APART],
      ["file_not_a_picture", { params: { file: { ...PICTURE, content_type: "text/plain" } } }, APART],
    ],
  ),
  ladder("deactivate-custom-emoji", deactivateCustomEmoji, { realm: WITH_EMOJI, actor: MEL_MEMBER, params: { emoji_name: "party" } }, [
    ["custom_emoji_unknown", { params: { emoji_name: "nothing" } }],
    ["emoji_of_another", { actor: NINA_MEMBER }],
  ]),
  bareLadder("deactivating the realm", (realm) => deactivateRealm(realm), { realm: REALM, actor: 0, params: {} }, [
    ["realm_deactivated_already", { realm: () => DEACTIVATED }],
  ]),
  bareLadder("reactivating the realm", (realm) => reactivateRealm(realm), { realm: DEACTIVATED, actor: 0, params: {} }, [
    ["realm_active_already", { realm: () => REALM }],
  ]),
];

const ON = at.server({ push_service: true })(REALM);
const DEVICE = {
  token_kind: "fcm",
  push_account_id: 7,
  push_public_key: "AAAA",
  bouncer_public_key: "key",
  encrypted_push_registration: "AAAA",
} as const;
const PENDING = registerPushDevice(ON, MEL_MEMBER, DEVICE).realm;
const ACTIVE = answerPushRegistration(PENDING, { user_id: MEL_MEMBER, push_account_id: 7, status: "active" }).realm;
const WITH_TOKENS = addFcmToken(addApnsToken(ON, MEL_MEMBER, { token: "abcd", appid: "app" }).realm, MEL_MEMBER, { token: "fcm" }).realm;

const PUSH: readonly Ladder[] = [
  ladder("register-push-device", registerPushDevice, { realm: ON, actor: MEL_MEMBER, params: DEVICE }, [
    ["bots_have_no_devices", { actor: BEEP_BOT }],
    ["push_service_not_configured", { realm: at.server({ push_service: false }) }],
    ["push_token_kind_unknown", { params: { token_kind: "smoke" as "fcm" } }],
    ["push_account_id_invalid", { params: { push_account_id: 0.5 } }],
    ["push_text_invalid", { params: { push_public_key: "?" } }],
    ["push_key_missing", { params: { bouncer_public_key: "" } }],
  ]),
  bareLadder(
    "the relay's answer",
    (realm, _actor, params: Parameters<typeof answerPushRegistration>[1]) => answerPushRegistration(realm, params),
    { realm: PENDING, actor: 0, params: { user_id: MEL_MEMBER, push_account_id: 7, status: "active" } },
    [
      ["push_device_unknown", { params: { push_account_id: 8 } }],
      ["push_error_missing", { params: { status: "failed" } }],
      ["push_error_unexpected", { params: { error_code: "EXPIRED" } }, APART],
    ],
  ),
  ladder("e2ee-test-notify", e2eeTestNotify, { realm: ACTIVE, actor: MEL_MEMBER, params: {} }, [
    ["bots_have_no_devices", { actor: BEEP_BOT }],
    ["push_service_not_configured", { realm: at.server({ push_service: false }) }],
    ["push_device_inactive", { params: { push_account_id: 8 } }],
  ]),
  ladder("test-notify", testNotify, { realm: WITH_TOKENS, actor: MEL_MEMBER, params: { token: "fcm" } }, [
    ["bots_have_no_devices", { actor: BEEP_BOT }],
    ["tested_token_unknown", { params: { token: "other" } }],
  ]),
  ladder("add-apns-token", addApnsToken, { realm: ON, actor: MEL_MEMBER, params: { token: "abcd", appid: "app" } }, [
    ["bots_have_no_devices", { actor: BEEP_BOT }],
    ["parameter_missing", { params: { appid: undefined } }],
    ["push_app_invalid", { params: { appid: "?" } }, APART],
    ["push_token_length", { params: { token: "" } }],
    ["push_token_invalid", { params: { token: "?!" } }, APART],
  ]),
  ladder("add-fcm-token", addFcmToken, { realm: ON, actor: MEL_MEMBER, params: { token: "fcm" } }, [
    ["bots_have_no_devices", { actor: BEEP_BOT }],
    ["push_token_length", { params: { token: "" } }],
  ]),
  ladder("remove-apns-token", removeApnsToken, { realm: WITH_TOKENS, actor: MEL_MEMBER, params: { token: "abcd" } }, [
    ["bots_have_no_devices", { actor: BEEP_BOT }],
    ["push_token_invalid", { params: { token: "?!" } }],
    ["push_token_unknown", { params: { token: "dcba" } }, APART],
  ]),
  ladder("remove-fcm-token", removeFcmToken, { realm: WITH_TOKENS, actor: MEL_MEMBER, params: { token: "fcm" } }, [
    ["push_token_length", { params: { token: "" } }],
    ["push_token_unknown", { params: { token: "other" } }, APART],
  ]),
];

export const REALM_LADDERS: readonly Ladder[] = [...THINGS, ...PUSH];
