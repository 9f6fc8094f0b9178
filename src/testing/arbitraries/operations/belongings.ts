/** User groups, and what accounts store for themselves. */
import { has } from "../../../model/rules/realm/feature-level";
import { USER_GROUP_SETTINGS } from "../../../protocol/group-settings";
import type { Pick } from "../pick";
import { groups, messageId, one, row, ruled, soon, streamId, type DrawnOperation } from "../drawn-operation";

function draft(pick: Pick): Record<string, unknown> {
  if (pick.chance(2)) return { type: "private", to: [pick.user()], topic: "", content: pick.content() };
  return { type: "stream", to: [pick.channel()], topic: pick.topic(), content: pick.content() };
}
const groupId = one("user_group_id", (pick) => 9 + pick.int(Math.max(1, pick.realm.user_groups.size - 8)));
/** A group that no realm can delete. */
const systemGroup = { user_group_id: 1 } as const;
const ownDraft = one("draft_id", (pick) => pick.owned(pick.realm.drafts)?.id ?? 1);
const ownSnippet = one("saved_snippet_id", (pick) => pick.owned(pick.realm.saved_snippets)?.id ?? 1);
const ownReminder = one("reminder_id", (pick) => pick.owned(pick.realm.reminders.values())?.reminder_id ?? 1);
const ownView = one("fragment", (pick) => pick.owned(pick.realm.navigation_views)?.fragment ?? "narrow/1");
const ownAttachment = one("attachment_id", (pick) => {
  const rows = [...pick.realm.attachments.values()].map((file) => ({ ...file, user_id: file.owner_id }));
  return pick.owned(rows)?.id ?? 1;
});
const ownInvite = one("invite_id", (pick) => {
  pick.as(1);
  return 1 + pick.int(3);
});

/** By the name of the operation. */
export const BELONGING_OPERATIONS: Readonly<Record<string, DrawnOperation>> = {
  updateUserTopic: row((pick) => ({ ...streamId(pick), topic: pick.topic(), visibility_policy: pick.int(4) }), 5),
  muteTopic: row((pick) => ({ ...streamId(pick), topic: pick.topic(), op: pick.one(["add", "remove"]) })),
  createUserGroup: row((pick) => ({
    name: pick.unguessable("g"),
    description: "",
    members: pick.users(4),
    subgroups: pick.some([9], 1),
    ...groups(USER_GROUP_SETTINGS, pick, false),
  })),
  updateUserGroup: ruled((pick) => ({
    ...groupId(pick),
    ...pick.fields({ name: () => pick.unguessable("g"), description: () => "changed", deactivated: () => false }),
    ...groups(USER_GROUP_SETTINGS, pick, true),
  })),
  deactivateUserGroup: ruled(groupId, 1),
  deleteUserGroup: ruled((pick) => (has(pick.realm, "groupsAreNeverDeleted") ? systemGroup : groupId(pick))),
  updateUserGroupMembers: ruled((pick) => ({ ...groupId(pick), add: pick.users(2), delete: pick.users(2) }), 4),
  updateUserGroupSubgroups: ruled((pick) => ({ ...groupId(pick), add: pick.some([9, 10], 1), delete: [] })),
  createDrafts: row((pick) => ({ drafts: [draft(pick), draft(pick)] })),
  editDraft: row((pick) => ({ ...ownDraft(pick), draft: draft(pick) })),
  deleteDraft: row(ownDraft),
  createSavedSnippet: row((pick) => ({ title: "t", content: pick.content() })),
  editSavedSnippet: row((pick) => ({ ...ownSnippet(pick), title: "other" })),
  deleteSavedSnippet: row(ownSnippet, 1),
  addNavigationView: row((pick) => ({ fragment: `narrow/${pick.int(3)}`, is_pinned: pick.chance(2), name: "view" })),
  editNavigationView: row((pick) => ({ ...ownView(pick), is_pinned: pick.chance(2) })),
  removeNavigationView: row(ownView, 1),
  createMessageReminder: row((pick) => ({ ...messageId(pick), scheduled_delivery_timestamp: soon(pick) })),
  deleteReminder: row(ownReminder, 1),
  uploadFile: row((pick) => ({ file: { name: "a.txt", size: 1 + pick.int(9), content_type: "text/plain" } }), 1),
  removeAttachment: row(ownAttachment, 1),
  sendInvites: row((pick) => ({ invitee_emails: `${pick.unguessable("i")}@example.test`, stream_ids: [] }), 1),
  createInviteLink: ruled(() => ({}), 1),
  resendEmailInvite: row(ownInvite, 1),
  revokeEmailInvite: row(ownInvite, 1),
  revokeInviteLink: row(ownInvite, 1),
};
