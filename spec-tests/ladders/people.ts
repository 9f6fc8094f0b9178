// The checks of accounts, bots, profiles, presence and statuses, in order.
import {
  clearOwnProfile,
  createCustomProfileField,
  deleteCustomProfileField,
  getCustomProfileFields,
  getPresence,
  getUserPresence,
  getUserStatus,
  reorderCustomProfileFields,
  updateCustomProfileField,
  updateOwnProfile,
  updatePresence,
  updateStatus,
  updateStatusForUser,
} from "../../src/index";
import { APART, type Ladder, ladder } from "../support/ladder";
import { ADA_ADMIN, BEEP_BOT, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";
const BY_OLIVE = { realm: at.user(OLIVE_OWNER, { can_create_users: true, can_change_user_emails: true })(REALM), actor: OLIVE_OWNER };
const BY_MEL = { realm: REALM, actor: MEL_MEMBER };

const ACCOUNTS: readonly Ladder[] = [];

const FOR_DEVELOPERS: readonly Ladder[] = [];

const BOTS: readonly Ladder[] = [];

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
