/** Mistakes that several operations on accounts share, in the order of the checks. */
import { createCustomProfileField, type Realm, type Reason, updateCustomProfileField, type updateOwnProfile } from "../../src/index";
import { BEEP_BOT, GONE_MEMBER, OLIVE_OWNER } from "./realms";
import { APART, type Mistake } from "./spec";
import { REALM, setting } from "./spec-realm";

/** Mistakes in the name of an account. */
export const FULL_NAME_MISTAKES: readonly Mistake<{ readonly full_name?: string }>[] = [
  ["full_name_length", "BAD_REQUEST", { params: { full_name: "x".repeat(101) } }],
  ["full_name_characters", "BAD_REQUEST", { params: { full_name: "a*b" } }, { params: { full_name: "*".repeat(101) } }],
  ["full_name_characters", "BAD_REQUEST", { params: { full_name: 'Eve "E"' } }],
  ["full_name_like_mention", "BAD_REQUEST", { params: { full_name: "Eve|5" } }, { params: { full_name: "*|5" } }],
  ["full_name_taken", "BAD_REQUEST", { params: { full_name: "morgan moderator" }, realm: setting({ require_unique_names: true }) }],
];

/** Mistakes in the address of an account. */
export const EMAIL_MISTAKES: readonly Mistake<{ readonly email?: string }>[] = [
  ["email_invalid", "BAD_REQUEST", { params: { email: "nonsense" } }],
  ["email_with_plus", "BAD_REQUEST", { params: { email: "a+b@elsewhere.test" }, realm: setting({ emails_restricted_to_domains: true }) }],
  [
    "email_domain_not_allowed",
    "BAD_REQUEST",
    { params: { email: "a@elsewhere.test" }, realm: setting({ emails_restricted_to_domains: true }) },
  ],
  ["email_disposable", "BAD_REQUEST", { params: { email: "a@mailinator.com" } }],
  ["email_taken", "BAD_REQUEST", { params: { email: "nina@example.test" } }],
  ["email_taken", "BAD_REQUEST", { params: { email: "GONE@example.test" } }],
];

const FIELDS = [
  { name: "Page", field_type: 5 },
  { name: "Colour", field_type: 3, field_data: { r: { text: "Red", order: "1" } } },
  { name: "Mentor", field_type: 6 },
  { name: "About", field_type: 2 },
  { name: "Badge", field_type: 1, editable_by_user: false },
] as const;

/** The custom profile field of the realm below that only administrators change. */
export const FIXED_FIELD = 7;

/** The realm of the specs, with a custom profile field of each type. */
export const PROFILE_REALM: Realm = FIELDS.reduce((realm, field) => createCustomProfileField(realm, OLIVE_OWNER, field).realm, REALM);

/** The same, with as many fields in the summary of profiles as are allowed. */
export const SUMMARY_REALM: Realm = [1, 2].reduce(
  (realm, field_id) => updateCustomProfileField(realm, OLIVE_OWNER, { field_id, display_in_profile_summary: true }).realm,
  PROFILE_REALM,
);

type ProfileData = Parameters<typeof updateOwnProfile>[2]["data"];

/** Mistakes in the values of custom profile fields. */
export const PROFILE_MISTAKES: readonly (readonly [reason: Reason, data: ProfileData])[] = [
  ["profile_field_unknown", [{ id: 99, value: "x" }]],
  ["profile_value_not_text", [{ id: 1, value: [1] }]],
  ["profile_value_too_long", [{ id: 1, value: "x".repeat(51) }]],
  ["profile_value_too_long", [{ id: 6, value: "x".repeat(501) }]],
  ["profile_date_invalid", [{ id: 2, value: "2026-02-30" }]],
  ["profile_link_invalid", [{ id: 3, value: "javascript:alert(1)" }]],
  ["profile_option_unknown", [{ id: 4, value: "7" }]],
  ["profile_users_invalid", [{ id: 5, value: "x" }]],
  ["profile_user_unknown", [{ id: 5, value: [BEEP_BOT] }]],
  ["profile_user_unknown", [{ id: 5, value: [GONE_MEMBER] }]],
];

interface Status {
  readonly status_text?: string;
  readonly emoji_name?: string;
  readonly emoji_code?: string;
  readonly reaction_type?: string;
}

/** Mistakes in the status of a user. */
export const STATUS_MISTAKES: readonly Mistake<Status>[] = [
  ["status_text_too_long", "BAD_REQUEST", { params: { status_text: "x".repeat(61) } }],
  ["emoji_name_missing", "BAD_REQUEST", { params: { emoji_code: "1f389" } }],
  ["emoji_name_missing", "BAD_REQUEST", { params: { reaction_type: "unicode_emoji" } }],
  ["emoji_unknown", "BAD_REQUEST", { params: { emoji_name: "no_such" } }, APART],
  [
    "emoji_kind_unknown",
    "BAD_REQUEST",
    { params: { emoji_name: "tada", reaction_type: "sticker" } },
    { params: { emoji_name: "no_such", reaction_type: "sticker" } },
  ],
  [
    "emoji_mismatch",
    "BAD_REQUEST",
    { params: { emoji_name: "tada", emoji_code: "1" } },
    { params: { emoji_name: "tada", emoji_code: "1", reaction_type: "sticker" } },
  ],
  ["emoji_mismatch", "BAD_REQUEST", { params: { emoji_name: "tada", reaction_type: "realm_emoji" } }],
];
