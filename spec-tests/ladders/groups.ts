// The checks of user groups and of invitations, in order.
import {
  acceptInvitation,
  createInviteLink,
  createUserGroup,
  deactivateUserGroup,
  deleteUserGroup,
  getInvites,
  getIsUserGroupMember,
  getUserGroupMembers,
  getUserGroups,
  getUserGroupSubgroups,
  type Realm,
  resendEmailInvite,
  revokeEmailInvite,
  revokeInviteLink,
  sendInvites,
  updateUserGroup,
  updateUserGroupMembers,
  updateUserGroupSubgroups,
} from "../../src/index";
import { withMailsCounted } from "../../src/model/changes/invitations/invitations";
import type { RequestedTerms } from "../../src/model/rules/invitations/invitations";
import { APART, bareLadder, type Ladder, ladder, type Rung } from "../support/ladder";
import { ADA_ADMIN, BEEP_BOT, GENERAL, GONE_MEMBER, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import * as at from "../support/spec-realm";
import { level, REALM, setting, system } from "../support/spec-realm";

const DENIED = "role:nobody";
const BY_OLIVE = { realm: REALM, actor: OLIVE_OWNER };
const NEW_GROUP = { name: "new", description: "", members: [] };

const GROUPS: readonly Ladder[] = [
  ladder("create-user-group", createUserGroup, { ...BY_OLIVE, params: NEW_GROUP }, [
    ["guests_see_no_groups", { actor: GRETA_GUEST }],
    ["bots_use_no_groups", { actor: BEEP_BOT }, APART],
    ["group_creation_not_allowed", { realm: setting({ can_create_groups: DENIED }) }],
    ["group_name_empty", { params: { name: " " } }],
    ["group_name_too_long", { params: { name: "x".repeat(101) } }, APART],
    ["group_name_reserved", { params: { name: "role:x" } }, { params: { name: `role:${"x".repeat(100)}` } }],
    ["group_name_taken", { params: { name: "leads" } }, { params: { name: "role:members" } }],
    ["member_unknown", { params: { members: [GONE_MEMBER] } }],
    ["subgroup_unknown", { params: { subgroups: [at.CLOSED] } }],
    ["group_value_user_unknown", { params: { can_mention_group: { direct_members: [GONE_MEMBER], direct_subgroups: [] } } }],
    [
      "group_value_group_unknown",
      { params: { can_mention_group: at.CLOSED } },
      { params: { can_mention_group: { direct_members: [GONE_MEMBER], direct_subgroups: [at.CLOSED] } } },
    ],
    ["group_value_excluded", { params: { can_mention_group: system("role:internet") } }, APART],
  ]),
  ladder("update-user-group", updateUserGroup, { ...BY_OLIVE, params: { user_group_id: at.COOKS, description: "new" } }, [
    ["guests_see_no_groups", { actor: GRETA_GUEST }],
    ["bots_use_no_groups", { actor: BEEP_BOT }, APART],
    ["group_unknown", { params: { user_group_id: 1 } }],
    ["group_management_not_allowed", { actor: NINA_MEMBER }],
    ["nothing_to_change", { params: { description: undefined } }],
    ["group_name_empty", { params: { name: "" } }, APART],
    ["group_value_not_as_expected", { params: { can_mention_group: { new: system("role:members"), old: system("role:owners") } } }],
    [
      "group_value_group_unknown",
      { params: { can_mention_group: { new: at.CLOSED } } },
      {
        params: { can_mention_group: { new: at.CLOSED, old: system("role:owners") } },
      },
    ],
  ]),
  ladder(
    "update-user-group: deactivated",
    updateUserGroup,
    { realm: level(339)(REALM), actor: OLIVE_OWNER, params: { user_group_id: at.CLOSED, description: "new" } },
    [
      ["group_name_taken", { params: { name: "leads" } }],
      ["group_deactivated", { params: { can_mention_group: { new: 99 } } }],
    ],
  ),
  ladder("deactivate-user-group", deactivateUserGroup, { ...BY_OLIVE, params: { user_group_id: at.LEADS } }, [
    ["group_unknown", { params: { user_group_id: 1 } }],
    ["group_management_not_allowed", { actor: NINA_MEMBER }],
    ["group_deactivated_already", { params: { user_group_id: at.CLOSED } }],
    ["group_in_use", { params: { user_group_id: at.COOKS } }, APART],
  ]),
  ladder("delete-user-group", deleteUserGroup, { realm: level(293)(REALM), actor: OLIVE_OWNER, params: { user_group_id: at.COOKS } }, [
    ["guests_see_no_groups", { actor: GRETA_GUEST }],
    ["bots_use_no_groups", { actor: BEEP_BOT }, APART],
    ["group_unknown", { params: { user_group_id: 1 } }],
    ["group_management_not_allowed", { actor: NINA_MEMBER }],
    ["group_deactivated", { params: { user_group_id: at.CLOSED } }],
    [
      "group_named_by_setting",
      { realm: setting({ can_invite_users_group: at.COOKS }) },
      { params: { user_group_id: at.CLOSED }, realm: setting({ can_invite_users_group: at.CLOSED }) },
    ],
  ]),
  ladder(
    "update-user-group-members",
    updateUserGroupMembers,
    { realm: level(390)(REALM), actor: OLIVE_OWNER, params: { user_group_id: at.COOKS, add: [NINA_MEMBER] } },
    [
      ["guests_see_no_groups", { actor: GRETA_GUEST }],
      ["bots_use_no_groups", { actor: BEEP_BOT }, APART],
      ["group_unknown", { params: { user_group_id: 1 } }],
      ["group_deactivated", { params: { user_group_id: at.CLOSED } }, APART],
      ["nothing_to_change", { params: { add: [] } }],
      ["adding_members_not_allowed", { actor: MEL_MEMBER }],
      ["member_unknown", { params: { add: [GONE_MEMBER] } }],
      ["member_already", { params: { add: [MEL_MEMBER] } }, { params: { add: [GONE_MEMBER, MEL_MEMBER] } }],
      ["member_unknown", { params: { delete: [GONE_MEMBER] } }],
      ["not_a_member", { params: { delete: [ADA_ADMIN] } }, { params: { delete: [GONE_MEMBER, ADA_ADMIN] } }],
      ["subgroup_unknown", { params: { add_subgroups: [at.CLOSED] } }],
      ["subgroup_cycle", { params: { add_subgroups: [at.LEADS] } }, { params: { add_subgroups: [at.LEADS, at.CLOSED] } }],
      ["not_a_subgroup", { params: { delete_subgroups: [at.LEADS] } }],
    ],
  ),
  ladder(
    "update-user-group-members: taking out",
    updateUserGroupMembers,
    { ...BY_OLIVE, params: { user_group_id: at.COOKS, delete: [MEL_MEMBER] } },
    [
      ["removing_members_not_allowed", { actor: NINA_MEMBER }],
      ["not_a_member", { params: { delete: [ADA_ADMIN] } }],
    ],
  ),
  ladder(
    "update-user-group-subgroups",
    updateUserGroupSubgroups,
    { ...BY_OLIVE, params: { user_group_id: at.LEADS, add: [system("role:moderators")] } },
    [
      ["group_unknown", { params: { user_group_id: 1 } }],
      ["nothing_to_change", { params: { add: undefined } }],
      ["adding_subgroups_not_allowed", { actor: NINA_MEMBER }, APART],
      ["subgroup_unknown", { params: { add: [at.CLOSED] } }],
      ["subgroup_already", { params: { add: [at.COOKS] } }, { params: { add: [at.COOKS, at.CLOSED] } }],
      ["subgroup_cycle", { params: { add: [at.LEADS] } }, { params: { add: [at.COOKS, at.LEADS] } }],
      ["subgroup_unknown", { params: { delete: [at.CLOSED] } }],
      ["not_a_subgroup", { params: { delete: [at.LEADS] } }, { params: { delete: [at.LEADS, at.CLOSED] } }],
    ],
  ),
  ladder(
    "update-user-group-subgroups: taking out",
    updateUserGroupSubgroups,
    { ...BY_OLIVE, params: { user_group_id: at.LEADS, delete: [at.COOKS] } },
    [
      ["removing_subgroups_not_allowed", { actor: NINA_MEMBER }],
      ["not_a_subgroup", { params: { delete: [at.LEADS] } }],
    ],
  ),
  ladder("get-user-groups", getUserGroups, { ...BY_OLIVE, params: {} }, [["guests_see_no_groups", { actor: GRETA_GUEST }]]),
  ladder("get-user-group-members", getUserGroupMembers, { ...BY_OLIVE, params: { user_group_id: at.LEADS } }, [
    ["guests_see_no_groups", { actor: GRETA_GUEST }],
    ["bots_use_no_groups", { actor: BEEP_BOT }, APART],
    ["group_unknown", { params: { user_group_id: 99 } }],
  ]),
  ladder("get-user-group-subgroups", getUserGroupSubgroups, { ...BY_OLIVE, params: { user_group_id: at.LEADS } }, [
    ["guests_see_no_groups", { actor: GRETA_GUEST }],
    ["group_unknown", { params: { user_group_id: 99 } }],
  ]),
  ladder("get-is-user-group-member", getIsUserGroupMember, { ...BY_OLIVE, params: { user_group_id: at.LEADS, user_id: MEL_MEMBER } }, [
    ["guests_see_no_groups", { actor: GRETA_GUEST }],
    ["group_unknown", { params: { user_group_id: 99 } }],
    ["user_unknown", { params: { user_id: 99 } }],
    ["membership_of_bots", { params: { user_id: BEEP_BOT } }, APART],
  ]),
];

/** The terms of an invitation or a link, as Olive or Mel ask for them. */
const TERMS: readonly Rung<RequestedTerms>[] = [
  ["invitation_time_invalid", { params: { invite_expires_in_minutes: -1 } }],
  ["welcome_text_not_allowed", { params: { welcome_message_custom_text: "" }, realm: at.asServers }, APART],
  ["welcome_text_too_long", { actor: OLIVE_OWNER, params: { welcome_message_custom_text: "x".repeat(8001) } }, APART],
  ["invitation_channel_unknown", { params: { stream_ids: [99] } }],
  [
    "subscribing_others_not_allowed",
    { params: { stream_ids: [GENERAL] }, realm: setting({ can_add_subscribers_group: DENIED }) },
    {
      params: { stream_ids: [GENERAL, 99] },
      realm: setting({ can_add_subscribers_group: DENIED }),
    },
  ],
  ["invitation_group_unknown", { params: { group_ids: [at.CLOSED] } }],
  ["adding_members_not_allowed", { params: { group_ids: [at.LEADS] } }, APART],
];

const ROLES_ASKED: readonly Rung<RequestedTerms>[] = [
  ["role_unknown", { params: { invite_as: 250 } }],
  ["owner_required", { params: { invite_as: 100 } }, APART],
  ["invite_role_above_own", { params: { invite_as: 300 } }, APART],
];

const invited = sendInvites(REALM, MEL_MEMBER, { invitee_emails: "eve@example.test", stream_ids: [GENERAL] }).realm;
const TOKEN = invited.invitations.get(1)?.token ?? "";
const revoked = revokeEmailInvite(invited, MEL_MEMBER, { invite_id: 1 }).realm;
const asOwner = sendInvites(REALM, OLIVE_OWNER, { invitee_emails: "eve@example.test", stream_ids: [], invite_as: 100 }).realm;
const LINKS_FOR_ALL = setting({ create_multiuse_invite_group: "role:members" })(REALM);
const linked = createInviteLink(LINKS_FOR_ALL, MEL_MEMBER, {}).realm;
const ownersLink = createInviteLink(REALM, OLIVE_OWNER, { invite_as: 100 }).realm;

/** So many mails were sent today that none may follow. */
function exhausted(realm: Realm): Realm {
  return withMailsCounted(at.server({ open_realm_creation: true })(realm), 10_000);
}

const OPEN_TO_JOIN = at.all(at.setting({ invite_required: false }), (realm) => at.user(MEL_MEMBER, { date_joined: realm.now })(realm));

const INVITING: readonly Ladder[] = [
  ladder("send-invites", sendInvites, { realm: REALM, actor: MEL_MEMBER, params: { invitee_emails: "eve@example.test", stream_ids: [] } }, [
    ["bots_do_not_invite", { actor: BEEP_BOT }],
    ["guests_do_not_invite", { actor: GRETA_GUEST }, APART],
    ["inviting_not_allowed", { realm: setting({ can_invite_users_group: DENIED }) }],
    ...ROLES_ASKED,
    ["invitees_missing", { params: { invitee_emails: " " } }],
    ...TERMS,
    ["invitees_not_allowed", { params: { invitee_emails: "nonsense" } }],
    [
      "invitees_have_accounts",
      { params: { invitee_emails: "nina@example.test" } },
      { params: { invitee_emails: "nonsense,nina@example.test" } },
    ],
  ]),
  ladder(
    "send-invites: limits",
    sendInvites,
    { realm: level(116)(REALM), actor: MEL_MEMBER, params: { invitee_emails: "eve@example.test", stream_ids: [GENERAL] } },
    [
      ["invitees_missing", { params: { invitee_emails: " " } }],
      ["invitation_without_channels", { params: { stream_ids: [] } }],
      ["invitation_without_end", { params: { invite_expires_in_minutes: null } }],
      ["invitations_too_many", { realm: exhausted }],
      ["inviter_account_too_new", { realm: OPEN_TO_JOIN }, { realm: at.all(exhausted, OPEN_TO_JOIN) }],
      ["invitees_not_allowed", { params: { invitee_emails: "nonsense" } }],
    ],
  ),
  ladder("create-invite-link", createInviteLink, { realm: LINKS_FOR_ALL, actor: MEL_MEMBER, params: {} }, [
    ["bots_do_not_invite", { actor: BEEP_BOT }],
    ["invite_link_not_allowed", { realm: setting({ create_multiuse_invite_group: DENIED }) }],
    ...ROLES_ASKED,
    ...TERMS,
  ]),
  ladder("create-invite-link: old", createInviteLink, { realm: level(207)(REALM), actor: OLIVE_OWNER, params: {} }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["role_unknown", { params: { invite_as: 250 } }],
  ]),
  ladder("get-invites", getInvites, { realm: REALM, actor: MEL_MEMBER, params: {} }, [["bots_do_not_invite", { actor: BEEP_BOT }]]),
  ladder("resend-email-invite", resendEmailInvite, { realm: invited, actor: MEL_MEMBER, params: { invite_id: 1 } }, [
    ["guests_do_not_invite", { actor: GRETA_GUEST }],
    ["invitation_unknown", { params: { invite_id: 99 } }],
    ["invitations_too_many", { realm: exhausted }],
  ]),
  ladder("revoke-email-invite", revokeEmailInvite, { realm: invited, actor: MEL_MEMBER, params: { invite_id: 1 } }, [
    ["guests_do_not_invite", { actor: GRETA_GUEST }],
    ["invitation_unknown", { actor: NINA_MEMBER }, APART],
  ]),
  ladder("revoke-email-invite: an owner's", revokeEmailInvite, { realm: asOwner, actor: OLIVE_OWNER, params: { invite_id: 1 } }, [
    ["invitation_unknown", { params: { invite_id: 99 } }],
    ["owner_required", { actor: ADA_ADMIN }],
  ]),
  ladder("revoke-invite-link", revokeInviteLink, { realm: linked, actor: MEL_MEMBER, params: { invite_id: 1 } }, [
    ["guests_do_not_invite", { actor: GRETA_GUEST }],
    ["administrator_required", { realm: level(207) }],
    ["invitation_unknown", { params: { invite_id: 99 } }],
  ]),
  ladder("revoke-invite-link: an owner's", revokeInviteLink, { realm: ownersLink, actor: OLIVE_OWNER, params: { invite_id: 1 } }, [
    ["invitation_unknown", { params: { invite_id: 99 } }],
    ["owner_required", { actor: ADA_ADMIN }],
  ]),
  bareLadder(
    "accepting an invitation",
    (realm, _actor, params: Parameters<typeof acceptInvitation>[1]) => acceptInvitation(realm, params),
    { realm: invited, actor: 0, params: { email: "eve@example.test", full_name: "Eve", token: TOKEN } },
    [
      ["invitation_not_named", { params: { token: undefined } }],
      ["invitation_unknown", { params: { token: "nonsense" } }, APART],
      ["invitation_not_open", { realm: () => revoked }, APART],
      ["invitation_for_another", { params: { email: "other@example.test" } }],
      ["full_name_length", { params: { full_name: " " } }],
    ],
  ),
];

export const GROUP_LADDERS: readonly Ladder[] = [...GROUPS, ...INVITING];
